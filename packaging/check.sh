#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Debian package of a finished build, and looks whether it, its manual pages, completions and metadata are in order.
#
# check.sh [BUILD]   build/release when none is given; the package is left in BUILD/package
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=$(realpath "${1:-build/release}")
written=$build/packaging/written

# expect WHAT WANTED GOT
expect() {
    [ "$2" = "$3" ] || { printf '%s: expected "%s", got "%s"\n' "$1" "$2" "$3" >&2; exit 1; }
}

desktop-file-validate resources/desktop/org.apportion.Apportion.desktop
appstreamcli validate --no-net "$written/org.apportion.Apportion.metainfo.xml"

for page in "$written"/man1/*; do
    warnings=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=100 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
    expect "$page" '' "$warnings"
    zgrep -qF '.SH EXIT STATUS' "$page" || { echo "$page does not tell the exit status" >&2; exit 1; }
done
# Each option that --help tells is in the page of its verb.
export QT_QPA_PLATFORM=offscreen
for page in "$written"/man1/*; do
    name=$(basename "$page" .1.gz)
    words=${name#apportion}
    words=${words#-cli}
    [ "$name" = apportion ] && program=apportion || program=apportion-cli
    # shellcheck disable=SC2086 # one word a verb
    "$build/bin/$program" ${words//-/ } --help 2>/dev/null | grep -oE '^ +(-.,)? *--[a-z-]+' | grep -oE -- '--[a-z-]+' | while read -r option; do
        zgrep -qF -- "\\fB${option//-/\\-}\\fR" "$page" || { echo "$name(1) does not tell $option" >&2; exit 1; }
    done
done

for shell in bash zsh fish; do
    for file in "$written/$shell"/*; do
        "$shell" -n "$file"
    done
done
shellcheck -s bash "$written"/bash/*
completed() {
    bash -c 'source "$1/$2"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _"${1//-/_}"; echo "${COMPREPLY[*]}"' - "$written/bash" "$@"
}
expect 'bash, a verb' sshare "$(completed apportion-cli ss)"
expect 'bash, a verb of a verb' check "$(completed apportion-cli lesson ch)"
expect 'bash, an option' --merge-tied-accounts "$(completed apportion-cli sprio --mer)"
expect 'bash, a choice' depth_oblivious "$(completed apportion-cli sshare --algorithm dep)"
expect 'bash, a page' compare "$(completed apportion --page com)"
expect 'fish, a verb' sshare "$(fish --no-config -c "source '$written/fish/apportion-cli.fish'; complete -C 'apportion-cli ss'" | cut -f 1)"
expect 'fish, an option' --merge-tied-accounts \
    "$(fish --no-config -c "source '$written/fish/apportion-cli.fish'; complete -C 'apportion-cli sprio --mer'" | cut -f 1)"
expect 'fish, a choice' compare "$(fish --no-config -c "source '$written/fish/apportion.fish'; complete -C 'apportion --page com'" | cut -f 1)"

for program in apportion apportion-cli; do
    "$build/bin/$program" --version | grep -E "^$program [0-9]+\.[0-9]+\.[0-9]+ \(commit [0-9a-z+]+\)$" >/dev/null \
        || { echo "$program --version does not tell version and commit" >&2; exit 1; }
done

rm -rf "$build/package"
mkdir -p "$build/package"
cpack --config "$build/CPackConfig.cmake" -B "$build/package" >"$build/package/log" 2>&1 || { tail -n 30 "$build/package/log" >&2; exit 1; }
package=$(echo "$build"/package/*.deb)
lintian --allow-root --fail-on error "$package"
echo "$(basename "$package"): $(($(stat -c %s "$package") / 1024)) kB, $(dpkg-deb --contents "$package" | grep -vc '/$') files"
