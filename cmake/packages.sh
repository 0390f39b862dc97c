# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2034
# Sourced by run.sh, test.sh and .ci/run: names every package that the project uses, none of which may come only because
# another one recommends it, and installs what is missing with apt (Debian 12 and later; the names are those of Ubuntu 24.04 too).
# "a|b" is whichever of the two a release has.
# shellcheck source=cmake/progress.sh
. "$(dirname "${BASH_SOURCE[0]}")/progress.sh"

# The two programs.
build_packages=(
    g++ cmake ninja-build ccache libjemalloc2
    qt6-base-dev "libqt6opengl6-dev|qt6-base-dev" "qt6-charts-dev|libqt6charts6-dev" "qt6-svg-dev|libqt6svg6-dev"
    libqt6sql6-sqlite qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libgl-dev
    libcli11-dev libfmt-dev nlohmann-json3-dev libbenchmark-dev
    fonts-inter qt6-translations-l10n
)
# The tests, which link faster with lld and read PDF files with Poppler.
test_packages=(python3 shellcheck dbus-daemon lld poppler-utils)
# The build with clang: sanitizers and fuzz targets; what is wrong with sources, and how they are formatted. llvm names
# functions in reports.
clang_packages=(clang libclang-rt-dev llvm clang-format-14 clang-tidy-14)
# A Slurm that the tests start for themselves, in a folder of their own.
live_packages=(slurmctld slurmdbd slurm-client slurmd mariadb-server munge libnss-wrapper)
# The Debian package, and what looks at it (packaging/check.sh).
package_packages=(file dpkg-dev lintian appstream desktop-file-utils man-db zsh fish)
# A browser that looks at reports (test_report); without it that is left out.
browser_packages=(chromium)
# A clean machine beside this one, and a screen (tests/fresh).
fresh_packages=(mmdebstrap util-linux xvfb x11-utils)

# is_installed PACKAGE
is_installed() {
    [ "$(dpkg-query -W -f='${Status}' "$1" 2>/dev/null)" = 'install ok installed' ]
}

# can_be_had PACKAGE: apt can install it.
can_be_had() {
    [[ $(LC_ALL=C apt-cache policy "$1" 2>/dev/null) =~ Candidate:\ [^\(] ]]
}

# missing_packages PACKAGE…: prints those of which this release's alternative is not installed. That a later one is there
# says nothing: libqt6opengl6-dev is a package of its own on Debian 12, and a part of qt6-base-dev on Ubuntu 24.04.
missing_packages() {
    local package alternative
    for package in "$@"; do
        for alternative in ${package//|/ }; do
            if is_installed "$alternative"; then
                continue 2
            elif can_be_had "$alternative" || ! compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null; then
                break
            fi
        done
        printf '%s\n' "$package"
    done
}

# packages_of_this_release PACKAGE…: prints the first alternative of each that apt can install. Returns 1, and says which,
# when there is one without any.
packages_of_this_release() {
    local package alternative status=0
    for package in "$@"; do
        for alternative in ${package//|/ }; do
            if can_be_had "$alternative"; then
                printf '%s\n' "$alternative"
                continue 2
            fi
        done
        echo "$(. /etc/os-release && echo "$PRETTY_NAME") has no package ${package//|/ or }, which Apportion needs." >&2
        status=1
    done
    return "$status"
}

# install_packages PACKAGE…: nothing is done when all are there. Returns 1 when one cannot be had.
install_packages() {
    local missing chosen log status=0 sudo=()
    if ! command -v apt-get >/dev/null; then
        echo "There is no apt here: please install the packages named in cmake/packages.sh yourself." >&2
        return 0
    fi
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    [ "$(id -u)" -eq 0 ] || sudo=(sudo)
    "${sudo[@]}" apt-get update -qq || echo "The lists of packages could not be brought up to date." >&2
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    # shellcheck disable=SC2086 # one word a package
    chosen=$(packages_of_this_release $missing) || return 1
    # shellcheck disable=SC2086
    echo "Installing" $chosen "…"
    log=$(mktemp)
    # shellcheck disable=SC2086
    if ! (set -o pipefail; "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get install -y -q --no-install-recommends \
        -o APT::Status-Fd=1 $chosen </dev/null 2>&1 | show_progress "$log"); then
        tail -n 30 "$log" >&2
        status=1
    fi
    rm -f "$log"
    return "$status"
}

# install_without_services PACKAGE…: as install_packages, but no service is started. Returns 1 when they cannot be had.
install_without_services() {
    local policy=/usr/sbin/policy-rc.d made='' status=0
    [ -n "$(missing_packages "$@")" ] || return 0
    [ "$(id -u)" -eq 0 ] || return 1
    if [ ! -e "$policy" ] && command -v apt-get >/dev/null; then
        printf '#!/bin/sh\nexit 101\n' >"$policy"
        chmod 755 "$policy"
        made=yes
    fi
    install_packages "$@" || status=1
    [ -z "$made" ] || rm -f "$policy"
    return "$status"
}
