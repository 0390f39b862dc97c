// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What apply.sh and rollback.sh are asked, and how they look at the cluster, as texts for /bin/sh. The words FILE, OTHER, FROM and TO in them are
// replaced: they differ between the two.
namespace apportion::slurm::script_texts
{

inline constexpr const char *scriptOptions = R"sh(#
#   sh FILE           looks at the cluster, keeps what is there, makes the changes,
#                         and looks at the result
#   sh FILE --check   only says how the cluster is
#   sh FILE --resume  goes on after a failure or an interruption: what is done is not
#                         done again
#   sh FILE --note    only writes down what it finds, in FILE.noted, for --resume:
#                         OTHER does so where its result is not what was wanted
#   --allow-removals N    beside these: so many associations may be removed, where FILE asks
#
# Ends with 0 when the cluster is TO, 1 when a call of sacctmgr failed, 2 when
# sacctmgr cannot be asked or nothing can be written, 3 when the cluster is not FROM or
# something stands in the way (it says what, and what was changed: nothing, but where that happens
# meanwhile), 4 when the result is not what was wanted.
# shellcheck disable=SC1003,SC2016 # a $ or \ in a name is meant as it stands
set -u +e +f +C
LC_ALL=C
export LC_ALL
# what would have squeue leave jobs out, or ask of other clusters
unset SQUEUE_ACCOUNT SQUEUE_ARRAY SQUEUE_ARRAY_UNIQUE SQUEUE_FEDERATION SQUEUE_FORMAT SQUEUE_FORMAT2 SQUEUE_LICENSES SQUEUE_LOCAL SQUEUE_NAMES SQUEUE_PARTITION \
    SQUEUE_PRIORITY SQUEUE_QOS SQUEUE_SIB SQUEUE_SIBLING SQUEUE_SORT SQUEUE_STATES SQUEUE_USERS SLURM_CLUSTERS
# what would have cd go elsewhere, and functions that a bash hands on to what it starts
unset CDPATH
unset -f awk cat cd cksum cmp cp cut date dirname echo grep head mktemp mv paste printf rm sacctmgr scontrol sed sort squeue sshare tr wc 2>/dev/null

# what is found and made is noted beside it: it must be a file that can be looked at again
if ! grep -Fqsx '# PURPOSE' "$0"; then
    echo "Nothing was changed: run this as a file, as sh FILE, in the folder in which OTHER lies, too." >&2
    exit 2
fi

usage() {
    echo "usage: sh FILE [--check | --resume] [--allow-removals N]" >&2
    exit 2
}
mode=
allowed=
while [ $# -gt 0 ]; do
    case $1 in
    --check | --resume) mode=$1 ;;
    --note) mode=$1 ;;
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
calls=0
begun= # yes from the first change to where its own words tell how it ended

# ended STATUS: what is told last where it ends among the changes
ended() {
    rm -rf "$work"
    [ -n "$begun" ] || return 0
    case $1 in
    2) echo "$calls calls are done. sh FILE --resume goes on; sh OTHER --resume takes them back." >&2 ;;
    130) echo "$calls calls are done, and the next one may be. sh FILE --resume goes on; sh OTHER --resume takes them back." >&2 ;;
    esac
}
trap 'ended "$?"' EXIT
trap 'exit 130' HUP INT TERM

# what is looked at with half of the lists would be taken for the whole
full() {
    echo "Nothing can be written to $work: it is not known how the cluster is." >&2
    exit 2
}

# answer COMMAND…: whether it ended well, with what it prints in a file. Slurm's programs do not notice that a disk is full; cat does.
answer() {
    ended_with=$({ { "$@" 2>"$work/error" 3>&-; echo "$?" >&3; } | cat >"$work/answer" || echo full >&3; } 3>&1)
    case $ended_with in
    0) return 0 ;;
    *full*) full ;;
    *) return 1 ;;
    esac
}

# unanswered WHAT: ends where sacctmgr does not tell what is needed
unanswered() {
    cat "$work/error" >&2
    echo "sacctmgr cannot be asked for: $1" >&2
    exit 2
}

# lineages_answer ARGUMENT…: what is asked for with lineages, which releases before 23.11 do not have: for these it is false
lineages_answer() {
    ! answer sacctmgr -nP show assoc where woplimits "$@" || return 0
    grep -q '^Unknown field' "$work/error" || unanswered "assoc where woplimits $*"
    return 1
}

# whether apply.sh, as it lies here, has begun to change the cluster
has_made() {
    made=$(cat "$(dirname "$0")/apply.sh.made" 2>/dev/null)
    [ -n "$made" ] && [ "$made" = "$(cksum 2>/dev/null <"$(dirname "$0")/apply.sh")" ]
}
)sh";

/// Without a name a call means every cluster of the database.
inline constexpr const char *onlyCluster = R"sh(
if ! cluster=$(sacctmgr -nP show cluster format=Cluster); then
    echo "sacctmgr cannot be asked for: cluster" >&2
    exit 2
fi
if [ "$(printf '%s\n' "$cluster" | grep -c .)" -ne 1 ]; then
    echo "The policy does not name its cluster, and the database has not just one: nothing was changed." >&2
    exit 3
fi
)sh";

/// Turns what sacctmgr shows into lines OBJECT|FIELD|VALUE, of the objects and fields of the plan, and compares them with it.
inline constexpr const char *looking = R"sh(
# ask LIST FIELDS ARGUMENT…: what sacctmgr shows, with the name of the list before each line
ask() {
    list=$1
    fields=$2
    shift 2
    answer sacctmgr -nP show "$@" "format=$fields" || unanswered "$*"
    # what it says of slurm.conf, it says in every call
    cat "$work/error" >"$work/usual" || full
    sed "s/^/$list|$fields|/" "$work/answer" >>"$work/answers" || full
}

# ask_believed: where slurmdbd believes accounts to be, from 23.11 on; before 25.05.1 it loses track of what is two levels below one that
# moves, and whom a list names a coordinator by that only a dump tells from whom somebody made one
ask_believed() {
    lineages_answer "cluster=$cluster" format=Account,User,Lineage,ParentName || return 0
    sed "s/^/believed||/" "$work/answer" >>"$work/answers" || full
    astray=$(awk -F'|' '
        $2 == "" { lineage[$1] = $3; above[$1] = $4 }
        END {
            for (name in above)
                if (above[name] != "" && lineage[name] != "" && lineage[name] != lineage[above[name]] name "/") {
                    print "yes"
                    exit
                }
        }' "$work/answer")
    [ -n "$astray" ] || return 0
    if ! (cd "$work" && rm -f direct.cfg && sacctmgr -i dump "$cluster" file=direct.cfg && [ -s direct.cfg ]) >"$work/error" 2>&1; then
        [ "$mode" != --check ] || return 0 # which whoever may not dump may ask for, too
        unanswered "a dump"
    fi
    awk '
        match($0, /^User - \047[^\047]*\047/) {
            user = substr($0, 9, RLENGTH - 9)
            if (match($0, /:Coordinator=\047[^\047]*\047/)) {
                count = split(substr($0, RSTART + 14, RLENGTH - 15), name, ",")
                for (i = 1; i <= count; i++)
                    print "direct||" user "|" name[i]
            }
        }' "$work/direct.cfg" >>"$work/answers" || full
}

# slurmdbd keeps the names of users in lower case, unless it is told otherwise
folds=
if ! answer sacctmgr -n show configuration || ! grep -q '^SlurmDBD configuration' "$work/answer"; then
    unanswered configuration # which it calls a success, too, when it has only that of slurm.conf
fi
if ! grep -qi '^Parameters .*PreserveCaseUser' "$work/answer"; then
    folds=yes
    for list in plan closure; do
        awk '/^user[|]|[|]user |^place[|]|^kept[|]/ {
            user = match($0, /user [^|]*|(user|place|kept)[|].*/)
            $0 = substr($0, 1, user - 1) tolower(substr($0, user, RLENGTH)) substr($0, user + RLENGTH)
        }
        { print }' "$work/$list" >"$work/answer" || full
        cat "$work/answer" >"$work/$list" || full
    done
fi

# what OTHER left otherwise than it had wanted, where it was of the same export
noted=$(dirname "$0")/FILE.noted
export_sum=$(cat "$work/plan" "$work/closure" | cksum)
: >"$work/left" || full
if [ -f "$noted" ] && [ "$(head -n 1 "$noted")" = "$export_sum" ]; then
    sed 1d "$noted" >"$work/left" || full
fi

# how the cluster is, as lines OBJECT|FIELD|VALUE, and how that compares with the plan
look() {
    : >"$work/answers" || full
    : >"$work/usual" || full
    questions
    awk -F'|' '
        function sorted(words, lower,    list, count, i, j, word) {
            count = split(words, list, ",")
            for (i = 1; i <= count; i++) {
                word = list[i]
                if (lower && (j = index(word, "=")))
                    word = tolower(substr(word, 1, j)) substr(word, j + 1)
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
        # whether a column shows what nobody has set
        function is_plain(list, name, field, value) {
            if (value == "")
                return 1
            if (list == "association")
                return field == "Share" && value == "1"
            return (field == "Priority" && value == "0") || (field == "GraceTime" && value == "00:00:00") ||
                (field == "UsageFactor" && value == "1.000000") || (field == "PreemptMode" && value == "cluster") ||
                (field == "Description" && value == tolower(name))
        }
        # has QOS NAMES WHO: remembers who else has QOS that are removed
        function has_qos(names, who,    list, count, i) {
            count = split(tolower(names), list, ",")
            for (i = 1; i <= count; i++) {
                sub(/^[-+]/, "", list[i])
                if (("qos|" list[i]) in closure)
                    unknown["qos " list[i] "|" who] = "yes"
            }
        }
        # whether the account I is listed only as slurmdbd believes it to be below another one of them
        function is_only_believed(names, count, i,    j, steps, up) {
            for (j = 1; j <= count; j++)
                if ((names[i] "|" names[j]) in believed) {
                    for (up = names[i]; up != "" && up != names[j] && steps < 100000; steps++)
                        up = above[up]
                    if (up != names[j])
                        return 1
                }
            return 0
        }
        FILENAME == removed {
            if ($1 == "coordinator" || $1 == "wckey")
                closure[$1 "|" tolower($2 "|" $3)] = 1
            else
                closure[$1 "|" ($1 == "qos" || ($1 == "admin" && folds) ? tolower($2) : $2) ($1 == "place" ? "|" $3 : "")] = $1 == "admin" ? tolower($3) : 1
            if ($1 == "coordinator")
                coordinates[tolower($2)] = 1
            next
        }
        FILENAME == plan {
            wanted[$2 "|" $3] = 1
            if ($3 != "exists" && $4 != absent && $5 != absent)
                lasting[$2 "|" $3] = 1 # what stays where the object goes, as of other clusters
            if ($3 == "exists") {
                objects[$2] = 1
                if ($4 != $5)
                    whole[$2] = 1 # of which everything is looked at
                if ($5 == "no")
                    leaving[$2] = 1
            } else if ($3 ~ /^coordinator of /)
                coordinator[$2 "|" $3] = "no"
            next
        }
        $1 == "believed" {
            count = $4 == "" ? split($5, name, "/") : 0
            for (i = 1; i <= count; i++)
                if (name[i] != "" && name[i] != $3)
                    believed[$3 "|" name[i]] = 1
            next
        }
        $1 == "direct" {
            direct[(folds ? tolower($3) : $3) "|" $4] = 1
            next
        }
        $1 == "coordinator" {
            if (folds)
                $3 = tolower($3)
            count = split($4, name, ",")
            for (i = 1; i <= count; i++)
                if (("user " $3 "|coordinator of " name[i]) in coordinator)
                    coordinator["user " $3 "|coordinator of " name[i]] = "yes"
                else if (((($3 "|" name[i]) in direct) || !is_only_believed(name, count, i)) && ((("account|" name[i]) in closure && ($3 in users_here)) || # whoever is in another cluster alone goes on there
                        (("user|" $3) in closure && ((name[i] in accounts) || !(tolower($3) in coordinates)))) &&
                        !(("coordinator|" tolower($3 "|" name[i])) in closure))
                    unknown["user " $3 "|coordinator of " name[i]] = "yes"
            next
        }
        $1 == "wckey" {
            sub(/^[*]/, "", $4)
            if (folds)
                $3 = tolower($3)
            if ($4 != "" && ("user|" $3) in closure && !(("wckey|" tolower($3 "|" $4)) in closure))
                unknown["user " $3 "|WCKey " $4] = "yes"
            next
        }
        $1 == "holder" { # of any cluster: a QOS is one for all of them
            if (folds)
                $5 = tolower($5)
            object = $5 == "" ? "account " $4 : "user " $5 " in " $4 ($6 == "" ? "" : " for " $6)
            if (folds && $5 != "")
                object = tolower(object)
            ours = $3 == "" || tolower($3) == tolower(cluster)
            who = object (ours ? "" : " on the cluster " $3)
            if (!ours || !(object in leaving || (object "|QOS") in wanted))
                has_qos($7, "in the list of " who)
            if (!ours || !(object in leaving || (object "|DefaultQOS") in wanted))
                has_qos($8, "the default of " who)
            next
        }
        $1 == "preempting" {
            if (!(("qos " $3) in leaving || ("qos " $3 "|Preempt") in wanted))
                has_qos($4, "preempted by " $3)
            next
        }
        {
            names = split($2, name, ",")
            if (folds && $1 == "user")
                $3 = tolower($3)
            object = $1 " " $3
            first = 4
            if ($1 == "association") {
                object = $4 == "" ? "account " $3 : "user " $4 " in " $3 ($5 == "" ? "" : " for " $5)
                if (folds && $4 != "")
                    object = tolower(object)
                first = 6
                association[++associations] = object
                account[associations] = $3
                if ($4 == "")
                    accounts[$3] = 1
                user[associations] = folds ? tolower($4) : $4
                if ($4 != "")
                    users_here[user[associations]] = 1
            }
            if ($1 ~ /^(association|qos|cluster)$/) # an account without associations is only a name
                here[object] = 1
            for (i = first; i <= names + 2; i++) {
                field = name[i - 2]
                value = $i
                if ($1 == "association" && field == "ParentName" && $4 == "")
                    above[$3] = value
                if (field ~ /^(Description|Organization|AdminLevel|PreemptMode|Flags|QOS|DefaultQOS|Preempt)$/)
                    value = tolower(value)
                if (field == "AdminLevel" && ("admin|" $3) in closure && index(value, closure["admin|" $3]) != 1)
                    unknown["user " $3 "|AdminLevel"] = value
                if ((object "|" field) in wanted || ($1 ~ /^(association|qos)$/ && object in whole && !is_plain($1, $3, field, value))) {
                    if (field ~ /TRES|^(QOS|Preempt|PreemptMode|Flags)$/)
                        value = sorted(value, field ~ /TRES/)
                    shown[++lines] = object "|" field "|" value
                    owner[lines] = object
                    lasts[lines] = (object "|" field) in lasting
                }
            }
        }
        END {
            for (i = 1; i <= lines; i++)
                if (!(owner[i] in objects) || owner[i] in here || lasts[i])
                    print shown[i]
            for (object in objects)
                print object "|exists|" ((object in here) ? "yes" : "no")
            for (pair in coordinator)
                print pair "|" coordinator[pair]
            for (pair in unknown)
                print pair "|" unknown[pair]
            for (i = 1; i <= associations; i++)
                if (!(association[i] in objects) && !(("kept|" association[i]) in closure) && leaves(account[i], user[i]))
                    print association[i] "|exists|yes"
        }' folds="$folds" cluster="$cluster" absent='"absent"' removed="$work/closure" plan="$work/plan" "$work/closure" "$work/plan" "$work/answers" >"$work/now" || full
    compare
}

# compare: writes what is not as it was, what is not as it shall be, what is neither, and which steps of the plan are done
compare() {
    for list in before after strange "done"; do
        : >"$work/$list" || full
    done
    awk -F'|' -v work="$work" '
        function sentence(key, value, expected) {
            if (value == absent)
                return "    missing   " key (expected == absent ? "" : ", expected " expected)
            return "    found     " key "|" value (expected == absent ? "" : ", expected " expected)
        }
        # whether it is as the other script found it at its end, where that was not what it had wanted
        function is_left(key, value) {
            return leaves && value == (key in noted ? noted[key] : absent)
        }
        # a user whom somebody gave another account before: no call takes that away
        function is_elsewhere(key,    account) {
            if (key !~ /^user .* in .*[|]exists$/)
                return 0
            account = key
            sub(/^user .* in /, "", account)
            sub(/[|]exists$/, "", account)
            sub(/ for .*$/, "", account)
            return !(account in gone)
        }
        FILENAME == now {
            found[$1 "|" $2] = $3
            next
        }
        FILENAME == left {
            noted[$1 "|" $2] = $3
            leaves = 1
            next
        }
        FILENAME == removed {
            if ($1 == "account")
                gone[$2] = 1
            next
        }
        {
            key = $2 "|" $3
            known[key] = 1
            value = key in found ? found[key] : absent
            if ($4 == "\"way\"") {
                way[key] = way[key] "|" $5 "|"
                if (value != $5)
                    waits[$1] = waits[$1] "\n" key
                steps[$1] = 1
                next
            }
            goal[key] = $5
            at[key] = value
            old[key] = $4
            if (!(key in order))
                order[key] = ++count
            keys[order[key]] = key
            last_step[key] = $1
            steps[$1] = 1
            if (value != $5)
                open[$1] = 1
            if ($3 == "exists" && $5 == "no")
                leaving[$2] = 1
            if ($3 == "exists" && $4 == "no")
                coming[$2] = 1
            if ($2 ~ /^user / && $3 == "Account" && $4 == absent)
                comes_whole[$2] = 1
        }
        END {
            for (i = 1; i <= count; i++) {
                key = keys[i]
                value = at[key]
                object = substr(key, 1, index(key, "|") - 1)
                if (value != goal[key])
                    print sentence(key, value, goal[key]) >(work "/after")
                if (old[key] == "\"any\"")
                    continue
                # a user who has no account here may be one of another cluster, with what the database has once for all of them
                elsewhere = object in comes_whole && value == goal[key] && key ~ /[|](AdminLevel|coordinator of .*)$/
                if (value != old[key] && !elsewhere)
                    print sentence(key, value, old[key]) >(work "/before")
                if (value == old[key] || value == goal[key] || index(way[key], "|" value "|") || is_left(key, value))
                    continue
                unset = value == "" || value == "none" || value == "00:00:00" || value == absent
                if (old[key] == absent) # of what is new: what a call sets that is still to be made
                    kind = unset ? "" : key ~ /^user .*[|]Account$/ ? "other" : "new" # the first account is the default at once
                else if (object in leaving) # of what is gone, nothing is left; what apply.sh did not finish lacks something
                    kind = value == absent || (file == "rollback.sh" && unset) ? "" : "leaving"
                else
                    kind = "other"
                if (kind != "")
                    print kind sentence(key, value, old[key]) >(work "/strange")
            }
            for (key in found)
                if (!(key in known)) {
                    object = substr(key, 1, index(key, "|") - 1)
                    print sentence(key, found[key], absent) >(work "/before")
                    if (is_left(key, found[key]) && is_elsewhere(key))
                        continue
                    print sentence(key, found[key], absent) >(work "/after")
                    kind = object in coming ? "other" : "leaving"
                    print kind sentence(key, found[key], absent) >(work "/strange")
                }
            for (step in open)
                was_open[step] = 1
            for (step in waits) {
                count = split(substr(waits[step], 2), keys, "\n")
                for (i = 1; i <= count; i++) {
                    key = keys[i]
                    if (at[key] != goal[key])
                        open[step] = 1
                    else # as it was, and shall be: whether it has been on the way is told by what needs that
                        for (between in was_open)
                            if (between + 0 > step + 0 && between + 0 < last_step[key] + 0) {
                                open[step] = 1
                                open[last_step[key]] = 1
                            }
                }
            }
            for (step in steps)
                if (!(step in open))
                    printf " %s ", step >(work "/done")
        }' file="FILE" now="$work/now" left="$work/left" removed="$work/closure" absent='"absent"' \
        "$work/now" "$work/left" "$work/closure" "$work/plan" || full
}
)sh";

/// What a script is asked for at the end of the other one.
inline constexpr const char *note = R"sh(
look
if [ "$mode" = --note ]; then
    if { printf '%s\n' "$export_sum" && cat "$work/now"; } >"$noted.new" && mv -f "$noted.new" "$noted"; then
        exit 0
    fi
    rm -f "$noted.new"
    exit 2
fi
)sh";

} // namespace apportion::slurm::script_texts
