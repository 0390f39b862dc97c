#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Apportion and opens it: on the sample university, or on the files that are given (a policy file, or Slurm's own).
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=cmake/packages.sh
. "$here/cmake/packages.sh"
install_packages "${build_packages[@]}"

(
    cd "$here"
    echo "Configuring …"
    cmake --preset release --log-level=WARNING >/dev/null
    echo "Building …"
    build_showing_progress --preset release --target apportion apportion-cli
)

what=("$@")
if [ $# -eq 0 ]; then
    what=(--sample university)
fi
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$here/build/release/bin/apportion" "${what[@]}"
fi
echo "There is no display here: evaluating without a window."
exec "$here/build/release/bin/apportion" --headless --out "$PWD/out" "${what[@]}"
