#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# On a clean root of this machine's release, with nothing there but what the Debian package depends on: it is installed, both
# programs do their work without a display and in a window, a policy file is opened by its type, and nothing is left when
# the package is removed.
#
# package.sh FILE.deb
# Ends with 77, and says why, where no clean root can be made.
set -euo pipefail
# shellcheck source=tests/fresh/roots.sh
. "$(dirname "${BASH_SOURCE[0]}")/roots.sh"
in_own_namespace "$@"
package=$(realpath "$1")
seconds=60 # for a window to come up

fail() {
    echo "$*" >&2
    exit 1
}

# as_user COMMAND…: in the scratch root, as somebody who is not root; in its place, so that it can be ended by its id.
as_user() {
    exec env -i PATH=/usr/sbin:/usr/bin:/bin HOME=/tmp/home LC_ALL=C.UTF-8 XDG_RUNTIME_DIR=/tmp/run ${display:+DISPLAY="$display"} \
        chroot --userspec=65534:65534 "$scratch" "$@" </dev/null
}

# has TEXT: whether TEXT stands in what is read, to its end: who writes it must not fail.
has() {
    grep -F -- "$1" >/dev/null
}

# wait_for_window TEXT: until a window has TEXT in its title.
wait_for_window() {
    local end=$((SECONDS + seconds))
    until xwininfo -display "$display" -root -tree | has "$1"; do
        [ "$SECONDS" -lt "$end" ] || fail "No window shows $1."
        sleep 0.2
    done
}

# everything: the names of all files in the scratch root that a package could leave.
everything() {
    (cd "$scratch" && find . -xdev \( -path ./tmp -o -path ./proc -o -path ./dev -o -path ./source -o -path ./var/log -o -path ./var/cache \
        -o -path ./var/lib/apt -o -path './var/lib/dpkg/*-old' \) -prune -o -print | sort)
}

base_root
depends=$(dpkg-deb --field "$package" Depends)
grown_root runtime "$base" "$(key "$base_key" "$depends")" bash -c "apt-get update -qq && DEBCONF_NOWARNINGS=yes apt-get satisfy -y -qq --no-install-recommends '$depends' >/dev/null"
# A desktop brings what finds a program by the type of a file.
desktop_tools="desktop-file-utils shared-mime-info libglib2.0-bin"
runtime_root=$root
grown_root desktop "$runtime_root" "$(key "$base_key" "$depends" "$desktop_tools")" \
    bash -c "apt-get install -y -qq --no-install-recommends $desktop_tools >/dev/null"
desktop_root=$root

# enter_with_package ROOT: a scratch root with the package installed, and a home for its user.
enter_with_package() {
    scratch_root "$1"
    before=$(everything)
    cp "$package" "$scratch/tmp/package.deb"
    enter "$scratch" dpkg --install /tmp/package.deb >/dev/null
    install -d -o 65534 -g 65534 -m 700 "$scratch/tmp/home" "$scratch/tmp/run"
    cp "$scratch/usr/share/apportion/samples/five-accounts.apportion" "$scratch/tmp/home/"
    mkdir -p "$scratch/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$scratch/tmp/.X11-unix"
}

display=
mkdir -p /tmp/.X11-unix
echo "Without a display …"
enter_with_package "$runtime_root"
version=$(dpkg-deb --field "$package" Version)
for program in apportion apportion-cli; do
    (as_user "$program" --version) | has "$program $version (commit " || fail "$program does not tell its version $version."
done
(as_user apportion --headless --out /tmp/home/out /tmp/home/five-accounts.apportion) >/dev/null
[ -s "$scratch/tmp/home/out/apply.sh" ] || fail "--headless wrote no apply.sh."
(as_user apportion --chart regimes --out /tmp/home/regimes.svg /tmp/home/five-accounts.apportion) >/dev/null
[ -s "$scratch/tmp/home/regimes.svg" ] || fail "--chart wrote nothing."
(as_user apportion-cli sshare /usr/share/apportion/samples/five-accounts.apportion) | has 'Account|User|' || fail "sshare printed no table."
ls "$scratch"/usr/share/man/man1/apportion-cli-export.1.gz "$scratch"/usr/share/doc/apportion/{copyright,changelog.gz} >/dev/null

echo "In a window …"
number=$(mktemp) # of the display, told when it is ready
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$number" 2>/dev/null &
end=$((SECONDS + seconds))
until [ -s "$number" ]; do
    [ "$SECONDS" -lt "$end" ] || fail "Xvfb did not start."
    sleep 0.1
done
display=:$(tr -d '\n' <"$number")
rm -f "$number"
as_user apportion /tmp/home/five-accounts.apportion &
window=$!
wait_for_window five-accounts
kill "$window"
wait "$window" 2>/dev/null || true
umount -R "$scratch/source" "$scratch/tmp" "$scratch/dev" "$scratch/proc"
umount "$scratch"
umount "$cache/scratch"

echo "By its type …"
enter_with_package "$desktop_root"
mv "$scratch/tmp/home/five-accounts.apportion" "$scratch/tmp/home/by-its-type.apportion"
(as_user gio info -a standard::content-type /tmp/home/by-its-type.apportion) | has application/x-apportion-policy \
    || fail "The type of a policy file is not known."
(as_user gio mime application/x-apportion-policy) | has org.apportion.Apportion.desktop || fail "No program is known for the type of policy files."
as_user gio open /tmp/home/by-its-type.apportion &
wait_for_window by-its-type

echo "Removed …"
enter "$scratch" dpkg --purge apportion >/dev/null
left=$(comm -13 <(echo "$before") <(everything))
[ -z "$left" ] || fail "Removing the package leaves: $left"
echo "The package needs nothing but what it depends on, and leaves nothing."
