#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A short run of every fuzz target: run.sh [SECONDS], of each, 5 when none are given. Builds them first, in the build with
# clang and sanitizers.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
cmake --preset asan -DAPPORTION_FUZZ_SECONDS="${1:-5}"
cmake --build --preset asan --target fuzz
ctest --preset asan -L fuzz -j "$(nproc)"
