# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by run.sh, test.sh and .ci/run: installs what is missing with apt (Debian 12, Ubuntu 24.04 and later).

# install_packages PACKAGE…: "a|b" is whichever of the two this release has.
install_packages() {
    local wanted=() missing=() package chosen alternative
    if ! command -v apt-get >/dev/null; then
        echo "There is no apt here: please install the packages named in cmake/packages.sh yourself." >&2
        return 0
    fi
    for package in "$@"; do
        chosen=
        for alternative in ${package//|/ }; do
            if dpkg-query -W -f='${Status}' "$alternative" 2>/dev/null | grep -q 'ok installed'; then
                chosen=installed
                break
            fi
        done
        [ "$chosen" = installed ] || wanted+=("$package")
    done
    [ ${#wanted[@]} -gt 0 ] || return 0

    local sudo=()
    if [ "$(id -u)" -ne 0 ]; then
        sudo=(sudo)
    fi
    "${sudo[@]}" apt-get update -qq
    for package in "${wanted[@]}"; do
        for alternative in ${package//|/ }; do
            if apt-cache show "$alternative" >/dev/null 2>&1; then
                missing+=("$alternative")
                break
            fi
        done
    done
    echo "Installing ${missing[*]} …"
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

build_packages=(
    g++ cmake ninja-build ccache
    qt6-base-dev libqt6opengl6-dev "libqt6charts6-dev|qt6-charts-dev" "libqt6svg6-dev|qt6-svg-dev"
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libgl-dev
    libcli11-dev libfmt-dev nlohmann-json3-dev libbenchmark-dev
    fonts-inter
)

# What the tests use besides.
test_packages=(python3 shellcheck dbus-daemon)
# What the fuzz targets are built with.
fuzz_packages=(clang libclang-rt-dev)
# A Slurm that the tests start for themselves, in a folder of their own.
live_packages=(slurmctld slurmdbd slurm-client slurmd mariadb-server munge libnss-wrapper)

# install_without_services PACKAGE…: as install_packages, but no service is started. Returns 1 when they cannot be had.
install_without_services() {
    local policy=/usr/sbin/policy-rc.d made='' status=0
    [ "$(id -u)" -eq 0 ] || return 1
    if [ ! -e "$policy" ] && command -v apt-get >/dev/null; then
        printf '#!/bin/sh\nexit 101\n' >"$policy"
        chmod 755 "$policy"
        made=yes
    fi
    (set -e; install_packages "$@") || status=1
    [ -z "$made" ] || rm -f "$policy"
    return "$status"
}
