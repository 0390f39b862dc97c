#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A short run of every fuzz target: run.sh [SECONDS], of each, 8 when none are given. Builds them with clang first.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
cmake -S . -B build/fuzz -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCMAKE_CXX_FLAGS_RELWITHDEBINFO="-O0 -g1" \
    -DAPPORTION_FUZZ=ON -DAPPORTION_BENCH=OFF -DAPPORTION_SANITIZE=address,undefined,fuzzer-no-link -DAPPORTION_FUZZ_SECONDS="${1:-8}"
cmake --build build/fuzz --target fuzz
ctest --test-dir build/fuzz -L fuzz --output-on-failure -j "$(nproc)"
