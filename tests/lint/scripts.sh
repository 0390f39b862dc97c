#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every script of the project is looked at by shellcheck; those of tests/data are what users might bring. The last commit says
# why it was made.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
if ! git rev-parse --verify --quiet HEAD >/dev/null 2>&1; then
    echo 'Left out: there is no git here that says which files are the project'"'"'s.'
    exit 77
fi
{
    git ls-files '*.sh'
    git grep -lIE -e '^#!.*\b(ba)?sh$' -- ':!*.cpp' ':!*.h' ':!*.py' ':!*.md'
} | sort -u | grep -v '^tests/data/' | xargs shellcheck -x

# A shallow clone may end at a commit whose parents are not there, so that a merge, which has no more than a subject, cannot be told.
if [[ "$(git rev-parse --is-shallow-repository)" == false ]]; then
    commit="$(git log -1 --no-merges --format=%H)"
    body="$(git log -1 --format=%b "$commit")"
    if [[ ! "$body" =~ [^[:space:]] ]]; then
        git log -1 --format='%h %s' "$commit"
        echo 'Its message has no body that says why.' >&2
        exit 1
    fi
fi
