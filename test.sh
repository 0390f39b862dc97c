#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds everything in build/release and runs every test. Those against a real Slurm are skipped
# where its packages may not be installed.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=cmake/packages.sh
. "$here/cmake/packages.sh"
install_packages "${build_packages[@]}" "${test_packages[@]}"
install_without_services "${live_packages[@]}" || echo "The packages of a Slurm cannot be installed here: its tests are skipped."

cd "$here"
cmake --preset release
build_showing_progress --preset release
# Four more than there are cores: the four parts of the tests against a real Slurm, which are begun first, mostly wait.
ctest --preset release -j "$(($(nproc) + 4))" </dev/null
