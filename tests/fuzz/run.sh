#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A run of every fuzz target, each time from another seed: run.sh [SECONDS], of each, 60 when none are given. Builds them
# first, in the build with clang and sanitizers.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
trap 'cmake --preset asan -U "APPORTION_FUZZ_*" >/dev/null' EXIT # as a test it is short, and the same every time
cmake --preset asan -DAPPORTION_FUZZ_SECONDS="${1:-60}" -DAPPORTION_FUZZ_SEED=0
cmake --build --preset asan --target fuzz
ctest --preset asan -L fuzz -j "$(nproc)"
