#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# compare.sh OTHER_BUILD [--filter REGEX] [--rounds N]: the benchmarks of this build and of another one in turns; prints the
# medians of both and their ratios, row by row. Run it before a change of the engine is committed, with its table in the
# commit's body. BUILD names this build's folder: build/release when not set.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
[ $# -ge 1 ] || { sed -n 's/^# //p' "${BASH_SOURCE[0]}" | sed 1d >&2; exit 2; }
other=$1
shift
exec "$root/tests/bench/bench_table.py" "${BUILD:-$root/build/release}/bin/apportion-bench" --against "$other/bin/apportion-bench" "$@"
