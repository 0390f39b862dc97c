#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds everything in build/release and runs every test.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=cmake/packages.sh
. "$here/cmake/packages.sh"
install_packages "${build_packages[@]}" "${test_packages[@]}"

cd "$here"
cmake --preset release
cmake --build --preset release
ctest --preset release -j "$(nproc)"
