// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What apply.sh and rollback.sh have in common, as texts for /bin/sh. The words FILE, OTHER, FROM and TO in them are
// replaced: they differ between the two.
namespace apportion::slurm::script_texts
{

inline constexpr const char *scriptOptions = R"sh(#
#   sh FILE           looks at the cluster, keeps what is there, makes the changes,
#                         and looks at the result
#   sh FILE --check   only says how the cluster is
#   sh FILE --resume  goes on after a failure: calls that fail again are passed over
#   --allow-removals N    beside these: so many associations may be removed, where FILE asks
#
# Ends with 0 when the cluster is TO, 1 when a call of sacctmgr failed, 2 when
# sacctmgr cannot be asked, 3 when the cluster is not FROM or something stands in the
# way of what is removed (it says what was changed: nothing, but where that happens
# meanwhile), 4 when the result is not what was wanted.
# shellcheck disable=SC1003,SC2016 # a $ or \ in a name is meant as it stands
set -u
LC_ALL=C
export LC_ALL

usage() {
    echo "usage: sh FILE [--check | --resume] [--allow-removals N]" >&2
    exit 2
}
mode=
allowed=
while [ $# -gt 0 ]; do
    case $1 in
    --check | --resume) mode=$1 ;;
    --allow-removals)
        [ $# -gt 1 ] || usage
        allowed=$2
        shift
        ;;
    *) usage ;;
    esac
    shift
done
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 130' HUP INT TERM
)sh";

/// Turns what sacctmgr shows into lines OBJECT|FIELD|VALUE, of the objects and fields that the two lists name.
inline constexpr const char *helpers = R"sh(
# ask LIST FIELDS ARGUMENT…: what sacctmgr shows, with the name of the list before each line
ask() {
    list=$1
    fields=$2
    shift 2
    if ! sacctmgr -nP show "$@" "format=$fields" >"$work/answer" 2>"$work/error"; then
        cat "$work/error" >&2
        echo "sacctmgr cannot be asked for: $*" >&2
        exit 2
    fi
    sed "s/^/$list|$fields|/" "$work/answer" >>"$work/answers"
}

# how the cluster is, as lines OBJECT|FIELD|VALUE like those below
look() {
    : >"$work/answers"
    questions
    awk -F'|' '
        function sorted(words,    list, count, i, j, word) {
            count = split(words, list, ",")
            for (i = 2; i <= count; i++) {
                word = list[i]
                for (j = i - 1; j >= 1 && list[j] > word; j--)
                    list[j + 1] = list[j]
                list[j + 1] = word
            }
            words = list[1]
            for (i = 2; i <= count; i++)
                words = words "," list[i]
            return count ? words : ""
        }
        # whether an association is in what is removed: by its account, or one above it, or by its user
        function leaves(account, user,    steps) {
            if (("user|" user) in closure || ("place|" user "|" account) in closure)
                return 1
            for (steps = 0; account != "" && steps < 100000; steps++) {
                if (("account|" account) in closure)
                    return 1
                if (("moved|" account) in closure)
                    return 0
                account = above[account]
            }
            return 0
        }
        FILENAME == removed {
            closure[$1 "|" $2 ($1 == "place" ? "|" $3 : "")] = 1
            next
        }
        FILENAME != answers {
            wanted[$1 "|" $2] = 1
            if ($2 == "exists") {
                objects[$1] = 1
                if (FILENAME == after && $3 == "no")
                    leaving[$1] = 1 # of which everything is looked at
            }
            next
        }
        {
            names = split($2, name, ",")
            object = $1 " " $3
            first = 4
            if ($1 == "association") {
                object = $4 == "" ? "account " $3 : "user " $4 " in " $3 ($5 == "" ? "" : " for " $5)
                first = 6
                association[++count] = object
                account[count] = $3
                user[count] = $4
            }
            if ($1 ~ /^(association|qos|cluster)$/) # an account without associations is only a name
                here[object] = 1
            for (i = first; i <= names + 2; i++) {
                field = name[i - 2]
                value = $i
                if ($1 == "association" && field == "ParentName" && $4 == "")
                    above[$3] = value
                if ((object "|" field) in wanted || ($1 == "association" && object in leaving && value != "")) {
                    if (field ~ /^(Description|Organization|AdminLevel)$/)
                        value = tolower(value)
                    if (field ~ /TRES|^(QOS|Preempt|Flags)$/)
                        value = sorted(value)
                    print object "|" field "|" value
                }
            }
        }
        END {
            for (object in objects)
                print object "|exists|" ((object in here) ? "yes" : "no")
            for (i = 1; i <= count; i++)
                if (!(association[i] in objects) && !(("kept|" association[i]) in closure) && leaves(account[i], user[i]))
                    print association[i] "|exists|yes"
        }' removed="$work/closure" after="$work/after" answers="$work/answers" "$work/closure" "$work/before" "$work/after" "$work/answers" |
        sort -u >"$work/now"
}

# differences LIST: what is not as the list says
differences() {
    comm -23 "$work/$1" "$work/now" | sed 's/^/    expected  /' | head -n 20
    comm -13 "$work/$1" "$work/now" | sed 's/^/    found     /' | head -n 20
}

# run COMMAND…: one call, of which only a failure is shown
calls=0
run() {
    # some errors are only printed
    if "$@" >"$work/answer" 2>&1 && ! grep -q '^ *sacctmgr: error: ' "$work/answer"; then
        calls=$((calls + 1))
        return 0
    fi
    printf 'This call failed:\n    %s\n' "$*" >&2
    sed 's/^/    /' "$work/answer" >&2
    [ "$mode" = --resume ] && return 0
    echo "$calls calls before it are done. sh FILE --resume goes on; sh OTHER --resume takes them back." >&2
    exit 1
}

# what is there now, kept beside this script before anything is changed
keep() {
    folder=$(dirname "$0")
    stamp=before-$(date -u +%Y%m%dT%H%M%SZ)
    [ ! -e "$folder/$stamp.cfg" ] || stamp=$stamp-$$
    (cd "$folder" && sacctmgr -i dump "$cluster" "file=$stamp.cfg") >"$work/answer" 2>&1
    if [ ! -s "$folder/$stamp.cfg" ]; then
        sed 's/^/    /' "$work/answer" >&2
        echo "The associations could not be kept in $folder: nothing was changed." >&2
        exit 2
    fi
    echo "The associations as they are now are kept in $folder/$stamp.cfg"
    if sshare -a -l -P -M "$cluster" >"$work/answer" 2>"$work/error" && cat "$work/answer" >"$folder/$stamp.sshare.txt"; then
        echo "and their usage in $folder/$stamp.sshare.txt"
    else
        sed 's/^/    /' "$work/error" >&2
        echo "sshare cannot be asked: their usage is not kept." >&2
    fi
}
)sh";

inline constexpr const char *decision = R"sh(
look
sort -u "$work/before" "$work/after" >"$work/known"
if cmp -s "$work/now" "$work/after"; then
    echo "The cluster is TO: nothing to do."
    exit 0
fi
if cmp -s "$work/now" "$work/before"; then
    echo "The cluster is FROM."
elif [ "$mode" = --resume ]; then
    echo "The cluster is in between; going on."
elif [ -z "$(comm -13 "$work/known" "$work/now")" ]; then
    echo "The cluster is in between: some of the calls were made. sh FILE --resume goes on." >&2
    exit 3
else
    echo "The cluster is not FROM: nothing was changed." >&2
    differences before >&2
    exit 3
fi
)sh";

/// Where the lists do not tell the two states apart, there is nothing to decide by.
inline constexpr const char *noDecision = "";

inline constexpr const char *checked = "\n[ \"$mode\" != --check ] || exit 0\n";

/// Without a name a call means every cluster of the database.
inline constexpr const char *onlyCluster = R"sh(
cluster=$(sacctmgr -nP show cluster format=Cluster)
if [ "$(printf '%s\n' "$cluster" | grep -c .)" -ne 1 ]; then
    echo "The policy does not name its cluster, and the database has not just one: nothing was changed." >&2
    exit 3
fi
)sh";

/// Before the calls that remove something: those before them may have taken minutes.
inline constexpr const char *lookAgain = R"sh(
look
strangers "Somebody changed what is removed while the calls before were made: nothing was removed."

removals
)sh";

inline constexpr const char *ending = R"sh(
look
if ! cmp -s "$work/now" "$work/after"; then
    echo "All calls are done, but the cluster is not TO:" >&2
    differences after >&2
    exit 4
fi
echo "The cluster is TO: $calls calls done."
)sh";

} // namespace apportion::slurm::script_texts
