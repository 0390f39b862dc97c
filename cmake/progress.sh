# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2119,SC2120
# Sourced by cmake/packages.sh, run.sh and test.sh: shows how far long commands are, where nobody watches a terminal too.

# show_progress: reads what ninja or apt (APT::Status-Fd=1) print. Prints a line for every tenth of the work, or after
# half a minute; what is no progress, such as a compiler's message, goes to LOG when one is given, else through at once.
show_progress() {
    local line percent last=-10 printed=$SECONDS log=${1:-} what=
    while IFS= read -r line; do
        if [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
            what="${BASH_REMATCH[1]} of ${BASH_REMATCH[2]} steps"
            percent=$((100 * BASH_REMATCH[1] / BASH_REMATCH[2]))
        elif [[ $line =~ ^(dl|pm)status:[^:]*:([0-9]+) ]]; then
            [ "${BASH_REMATCH[1]}" = dl ] && what='downloading' || what='unpacking and setting up'
            percent=${BASH_REMATCH[2]}
        else
            if [ -n "$log" ]; then printf '%s\n' "$line" >>"$log"; else printf '%s\n' "$line"; fi
            continue
        fi
        if [ "$percent" -ge $((last + 10)) ] || [ "$percent" -lt "$last" ] || [ $((SECONDS - printed)) -ge 30 ]; then
            printf '  %3d %%  %s\n' "$percent" "$what"
            last=$percent
            printed=$SECONDS
        fi
    done
}

# build_showing_progress ARGUMENT…: cmake --build ARGUMENT…; on a terminal ninja itself shows how far it is.
build_showing_progress() {
    if [ -t 1 ]; then
        cmake --build "$@"
    else
        (set -o pipefail; cmake --build "$@" 2>&1 | show_progress)
    fi
}
