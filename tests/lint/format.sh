#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Fails when a source is not formatted as .clang-format says: format.sh --fix formats it. Each release of clang-format
# has ideas of its own, so it is this one.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
how=(--dry-run -Werror)
[ "${1:-}" != --fix ] || how=(-i)
git ls-files -z '*.cpp' '*.h' | xargs -0 clang-format-14 "${how[@]}"
