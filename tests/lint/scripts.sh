#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every script of the project is looked at by shellcheck; those of tests/data are what users might bring.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
{
    git ls-files '*.sh'
    git grep -lIE -e '^#!.*\b(ba)?sh$' -- ':!*.cpp' ':!*.h' ':!*.py' ':!*.md'
} | sort -u | grep -v '^tests/data/' | xargs shellcheck -x
