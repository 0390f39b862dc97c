# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by the other scripts of this folder: clean roots of this machine's release, kept between runs, to be entered by
# chroot. A kept root is never written to: what runs in it sees a copy that goes with the process.
#
# APPORTION_CACHE   where they are kept; else $XDG_CACHE_HOME/apportion or ~/.cache/apportion
# APPORTION_SOURCES a file of apt sources ("deb …" lines) to take in the place of this machine's own, to try another release
source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cache=${APPORTION_CACHE:-${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/apportion}

# in_own_namespace "$@": starts the script again with mounts and processes of its own, which all end with it.
in_own_namespace() {
    [ -z "${APPORTION_OWN_NAMESPACE:-}" ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        echo "Entering a clean root needs root." >&2
        exit 77
    fi
    mkdir -p "$cache"
    exec 9>"$cache/lock"
    flock 9
    APPORTION_OWN_NAMESPACE=yes exec unshare --mount --pid --fork --kill-child --mount-proc "$0" "$@"
}

# The lines of sources.list that this machine's release is installed from, without third parties.
own_sources() {
    local id keyring options=
    if [ -n "${APPORTION_SOURCES:-}" ]; then
        cat "$APPORTION_SOURCES"
        return
    fi
    id=$(. /etc/os-release && echo "$ID")
    keyring=/usr/share/keyrings/$id-archive-keyring.gpg
    [ ! -e "$keyring" ] || options="[signed-by=$keyring] "
    # shellcheck disable=SC2016 # apt's fields
    apt-get indextargets --format '$(ORIGIN) $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Target-Of: deb' \
        | awk -v id="$id" -v options="$options" 'tolower($1) == id && !seen[$0]++ { print "deb " options $2, $3, $4 }'
}

# key TEXT…: what a root depends on, as a short word.
key() {
    printf '%s\n' "$@" | sha256sum | cut -c 1-16
}

# mount_into ROOT: what a program expects to find.
mount_into() {
    mount -t proc proc "$1/proc"
    mount --rbind /dev "$1/dev"
    mount -t tmpfs tmpfs "$1/tmp"
    chmod 1777 "$1/tmp"
}

# enter ROOT COMMAND…: with a plain environment, the network and nothing to type.
enter() {
    local root=$1
    shift
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} ${no_proxy:+no_proxy="$no_proxy"} \
        chroot "$root" "$@" </dev/null
}

# base_root: makes the smallest system that has apt; sets base and base_key.
base_root() {
    local sources suite include=apt
    sources=$(own_sources)
    [ -n "$sources" ] || { echo "apt names no source of this machine's release." >&2; return 1; }
    base_key=$(key "$sources" "$(dpkg --print-architecture)" "$(. /etc/os-release && echo "$ID ${VERSION_ID:-}")" 1)
    base=$cache/base-$base_key
    [ ! -d "$base" ] || return 0
    echo "Making a clean root …"
    suite=$(printf '%s\n' "$sources" | sed -n '1{s/\[[^]]*\]//;p}' | awk '{ print $3 }')
    rm -rf "$base.part"
    # A root is made once and thrown away: nothing of it must survive a power cut.
    [[ $sources != *https:* ]] || include+=,ca-certificates
    mmdebstrap --quiet --variant=minbase --mode=root --include="$include" --aptopt='Acquire::Languages "none"' --aptopt='APT::Install-Recommends "false"' \
        --dpkgopt=force-unsafe-io "$suite" "$base.part" - <<<"$sources"
    rm -f "$base.part/usr/sbin/policy-rc.d"
    printf '#!/bin/sh\nexit 101\n' >"$base.part/usr/sbin/policy-rc.d"
    chmod 755 "$base.part/usr/sbin/policy-rc.d"
    # as apt is configured here: the way out, and whether the lists may be old
    apt-config dump | grep -E '^Acquire::(https?::Proxy|Check-)' >"$base.part/etc/apt/apt.conf.d/90beside" || true
    keep base "$base"
}

# keep NAME ROOT: ROOT.part is finished; older ones of that name go.
keep() {
    local old
    mv "$2.part" "$2"
    for old in "$cache/$1"-*; do
        [ "$old" = "$2" ] || rm -rf "$old"
    done
}

# grown_root NAME PARENT KEY COMMAND…: sets root to the kept root NAME, which is PARENT after COMMAND ran in it. COMMAND sees the
# project at /source.
grown_root() {
    local name=$1 parent=$2 made_by=$3
    shift 3
    root=$cache/$name-$made_by
    [ ! -d "$root" ] || return 0
    rm -rf "$root.part"
    cp -a --reflink=auto "$parent" "$root.part"
    in_root "$root.part" "$@"
    keep "$name" "$root"
}

# in_root ROOT COMMAND…: enters a root that may be written to.
in_root() (
    set -e
    cp -L /etc/resolv.conf /etc/hosts "$1/etc/"
    mount_into "$1"
    mkdir -p "$1/source"
    mount --bind -o ro "$source_folder" "$1/source"
    status=0
    enter "$@" || status=$?
    umount -R "$1/source" "$1/tmp" "$1/dev" "$1/proc"
    return "$status"
)

# scratch_root ROOT: sets scratch to what looks like ROOT, may be written to, and is gone with this process; the project is
# at /source.
scratch_root() {
    scratch=$cache/scratch
    mkdir -p "$scratch"
    mount -t tmpfs tmpfs "$scratch"
    mkdir "$scratch/upper" "$scratch/work" "$scratch/root"
    if ! mount -t overlay overlay -o "lowerdir=$1,upperdir=$scratch/upper,workdir=$scratch/work" "$scratch/root" 2>/dev/null; then
        cp -a "$1/." "$scratch/root"
    fi
    scratch=$scratch/root
    cp -L /etc/resolv.conf /etc/hosts "$scratch/etc/"
    mount_into "$scratch"
    mkdir -p "$scratch/source"
    mount --bind -o ro "$source_folder" "$scratch/source"
}
