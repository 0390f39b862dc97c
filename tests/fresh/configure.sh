#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# On a clean root of this machine's release: every package that cmake/packages.sh names can be had, what install_packages
# installs is enough to configure the project, and a Slurm has all that the live tests look for.
#
# configure.sh [build]   with "build", the two programs are compiled there as well
# Ends with 77, and says why, where no clean root can be made.
set -euo pipefail
# shellcheck source=tests/fresh/roots.sh
. "$(dirname "${BASH_SOURCE[0]}")/roots.sh"
in_own_namespace "$@"

inside='set -euo pipefail; . /source/cmake/packages.sh'
base_root
packages=$(cat "$source_folder/cmake/packages.sh")
grown_root build "$base" "$(key "$base_key" "$packages")" bash -c "$inside; install_packages \"\${build_packages[@]}\""
build_root=$root

echo "Configuring in a clean root …"
scratch_root "$build_root"
enter "$scratch" bash -c "$inside
    install_packages \"\${build_packages[@]}\"
    packages_of_this_release \"\${test_packages[@]}\" \"\${clang_packages[@]}\" \"\${package_packages[@]}\" \"\${fresh_packages[@]}\" >/dev/null
    cd /source
    cmake --preset release -B /tmp/build --log-level=WARNING >/tmp/configured
    if [ '${1:-}' = build ]; then
        CCACHE_DISABLE=1 build_showing_progress /tmp/build --target apportion apportion-cli
        QT_QPA_PLATFORM=offscreen /tmp/build/bin/apportion --headless --out /tmp/out >/dev/null
        ls /tmp/out/apply.sh
    fi"

grown_root live "$base" "$(key "$base_key" "$packages")" bash -c "$inside; install_without_services python3 \"\${live_packages[@]}\""
absent=$(in_root "$root" bash -c 'cd /source/tests/live && python3 -B -c "import slurm_host; print(slurm_host.missing())"')
if [ -n "$absent" ]; then
    echo "live_packages are not all that the live tests need: $absent" >&2
    exit 1
fi
echo "A clean root has all that the project names, and needs no more."
