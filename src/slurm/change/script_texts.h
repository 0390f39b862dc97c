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

/// Turns what sacctmgr shows into lines OBJECT|FIELD|VALUE, of the objects and fields of the plan.
inline constexpr const char *helpers = R"sh(
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

# some LIST: its first lines, in order
some() {
    sort "$work/$1" | sed 's/^[a-z]*//' | head -n 20
}

# run STEP COMMAND…: one call, of which only a failure is shown
done_steps=
kept_steps=
run() {
    step=$1
    shift
    case $kept_steps in
    *" $step "*) return 0 ;;
    esac
    case $done_steps in
    *" $step "*)
        printf 'done already: %s\n' "$*"
        return 0
        ;;
    esac
    # some errors are only printed
    if "$@" >"$work/answer" 2>&1 && ! grep -Fvx -f "$work/usual" "$work/answer" | grep -Eq "^ *sacctmgr: error: |^ (Bad|Problem|Unknown|You need|These associations don't have) "; then
        calls=$((calls + 1))
        return 0
    fi
    printf 'This call failed:\n    %s\n' "$*" >&2
    sed 's/^/    /' "$work/answer" >&2
    begun=
    echo "$calls calls before it are done. sh FILE --resume goes on; sh OTHER --resume takes them back." >&2
    exit 1
}

# what is there now, kept beside this script before anything is changed
all_columns=format=Cluster,Account,User,Partition,ParentName,Share,Priority,DefaultQOS,QOS,GrpJobs,GrpJobsAccrue,GrpSubmit,GrpTRES,GrpTRESMins
all_columns=$all_columns,GrpTRESRunMins,GrpWall,MaxJobs,MaxJobsAccrue,MaxSubmit,MaxTRES,MaxTRESMins,MaxTRESPerNode,MaxWall,MinPrioThresh
keep() {
    folder=$(dirname "$0")
    kept=yes
    stamp=before-$(date -u +%Y%m%dT%H%M%SZ)
    [ ! -e "$folder/$stamp.cfg" ] || stamp=$stamp-$$
    (cd "$folder" && sacctmgr -i dump "$cluster" "file=$stamp.cfg") >"$work/error" 2>&1 || kept=
    # written as a whole only where as much can be written again
    if [ -z "$kept" ] || [ ! -s "$folder/$stamp.cfg" ] || ! cp "$folder/$stamp.cfg" "$folder/$stamp.whole" || ! cmp -s "$folder/$stamp.cfg" "$folder/$stamp.whole"; then
        sed 's/^/    /' "$work/error" >&2
        unkept associations
    fi
    rm -f "$folder/$stamp.whole"
    echo "The associations as they are now are kept in $folder/$stamp.cfg"
    # from 23.11 on sacctmgr leaves out of its dump who is below an account that slurmdbd moved before 25.05.1
    dumped=$(grep -c '^[AU][a-z]* - ' "$folder/$stamp.cfg")
    if [ "$dumped" -gt 0 ]; then
        if ! answer sacctmgr -P show assoc where "cluster=$cluster" woplimits withrawqoslevel "$all_columns"; then
            sed 's/^/    /' "$work/error" >&2
            unkept associations
        fi
        listed=$(($(wc -l <"$work/answer") - 2)) # but for the header and root
        if [ "$dumped" -lt "$listed" ]; then
            cat "$work/answer" >"$folder/$stamp.assoc.txt" || unkept associations
            echo "but for $((listed - dumped)) that sacctmgr left out of it: all of them are in $folder/$stamp.assoc.txt"
        fi
    fi
    if ! answer sshare -a -l -P -M "$cluster"; then
        sed 's/^/    /' "$work/error" >&2
        echo "sshare cannot be asked: their usage is not kept." >&2
    elif cat "$work/answer" >"$folder/$stamp.sshare.txt"; then
        echo "and their usage in $folder/$stamp.sshare.txt"
    else
        unkept usage
    fi
}

# unkept WHAT: ends where it cannot be kept; half of it would be taken for the whole
unkept() {
    rm -f "$folder/$stamp.cfg" "$folder/$stamp.whole" "$folder/$stamp.assoc.txt" "$folder/$stamp.sshare.txt"
    echo "The $1 could not be kept in $folder: nothing was changed." >&2
    exit 2
}

# unnoted: what was left otherwise than wanted is not there any more
unnoted() {
    [ "$mode" = --check ] || rm -f "$noted" "$(dirname "$0")/OTHER.noted"
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

inline constexpr const char *decision = R"sh(
if [ ! -s "$work/after" ]; then
    echo "The cluster is TO: nothing to do."
    unnoted
    settled
    unread
    exit 0
fi
if [ ! -s "$work/before" ]; then
    echo "The cluster is FROM."
elif grep -q "^[lo]" "$work/strange" || { [ -s "$work/strange" ] && [ "$mode" != --resume ]; }; then
    echo "The cluster is not FROM: nothing was changed." >&2
    some strange >&2
    remedy >&2
    exit 3
elif [ "$mode" = --resume ]; then
    echo "The cluster is in between; going on."
    done_steps=$(cat "$work/done")
elif has_made; then
    echo "The cluster is in between: some of the calls were made, by FILE or by OTHER." >&2
    some before >&2
    echo "sh FILE --resume goes on, sh OTHER --resume goes back." >&2
    exit 3
else
    echo "The cluster is in between, and apply.sh, as it lies here, has not begun: somebody else, or another export, made some of its changes." >&2
    some before >&2
    echo "sh apply.sh --resume makes the others." >&2
    exit 3
fi
)sh";

/// In apply.sh, before its first call: what it has not made, rollback.sh does not take back.
inline constexpr const char *noteMade = R"sh(made=$(cksum <"$0")
if [ "$made" != "$(cat "$folder/apply.sh.made" 2>/dev/null)" ]; then # of what an earlier run made it tells already
    if ! echo "$made" >"$folder/apply.sh.new" || ! mv -f "$folder/apply.sh.new" "$folder/apply.sh.made"; then
        rm -f "$folder/apply.sh.new"
        echo "Nothing can be written to $folder: nothing was changed." >&2
        exit 2
    fi
fi
)sh";

/// What else a script does where it has nothing left to do: where all is taken back, nothing is there that apply.sh made.
inline constexpr const char *applySettled = "\nsettled() {\n    :\n}\n";
inline constexpr const char *rollbackSettled = R"sh(
settled() {
    told_kept
    [ "$mode" = --check ] || ! has_made || rm -f "$(dirname "$0")/apply.sh.made"
}
)sh";

/// In rollback.sh: what slurmdbd still has of accounts and users that come back is what it had, unless somebody changed it meanwhile.
/// `add` leaves it as it is (as_mysql_acct.c, as_mysql_user.c), and a load of an account's line does so without its texts. The
/// association of an account has its flags by the call that sets them alone, which is made unless somebody changed them.
inline constexpr const char *stays = R"sh(
# stays: takes out of the plan what the database has of accounts and users that come back, which stays as it is, and finds what of it
# somebody changed since
stays() {
    for list in kept changed dropped flagged; do
        : >"$work/$list" || full
    done
    awk -F'|' '
        FILENAME == answers {
            columns = split($2, column, ",")
            object = $1 " " (folds && $1 == "user" ? tolower($3) : $3)
            for (i = 2; i <= columns && $1 ~ /^(account|user)$/; i++) {
                value = tolower($(i + 2))
                if (column[i] ~ /^(AdminLevel|Flags)$/ && (value == "" || value == "not set"))
                    value = "none"
                if (column[i] ~ /^(Description|Organization|Flags|AdminLevel)$/) {
                    has[object "|" column[i]] = value
                    told[object "|" column[i]] = NF == columns + 2 # else a text goes over several columns
                }
            }
            next
        }
        (($2 "|" $3) in has) && $4 == absent && ($3 != "Flags" || (told[$2 "|" $3] && has[$2 "|" $3] != $5)) {
            key = $2 "|" $3
            print key >dropped
            if ($3 == "Flags")
                print $1 >flagged
            else if (key ~ /^account /)
                print substr($2, 9) >kept
            if (told[key] && has[key] != $5)
                print "    " key "|" has[key] ", was " ($5 == "" ? "none" : $5) >changed
            next
        }
        { print }' folds="$folds" absent='"absent"' answers="$work/answers" kept="$work/kept" changed="$work/changed" \
        dropped="$work/dropped" flagged="$work/flagged" "$work/answers" "$work/plan" >"$work/answer" || full
    cat "$work/answer" >"$work/plan" || full
    kept_steps=$(awk -F'|' '
        FILENAME == flagged { step[$1] = 1; next }
        { delete step[$1] }
        END { for (each in step) printf " %s ", each }' flagged="$work/flagged" "$work/flagged" "$work/plan")
    awk -F'|' 'FILENAME == dropped { gone[$0] = 1; next } !(($1 "|" $2) in gone)' dropped="$work/dropped" \
        "$work/dropped" "$work/now" >"$work/answer" || full
    cat "$work/answer" >"$work/now" || full
    compare
}

# without_kept: takes their texts out of what is loaded next
without_kept() {
    awk '
        FILENAME == kept { has["Account - \047" $0 "\047"] = 1; next }
        match($0, /^Account - \047[^\047]*\047/) && (substr($0, 1, RLENGTH) in has) { gsub(/:(Description|Organization)=\047[^\047]*\047/, "") }
        { print }' kept="$work/kept" "$work/kept" "$work/load" >"$work/answer" || full
    cat "$work/answer" >"$work/load" || full
}

told_kept() {
    [ -s "$work/changed" ] || return 0
    echo "What somebody changed since in what comes back, and stays as it is:"
    some changed
}

stays
)sh";

/// In rollback.sh: whether something is gone that it makes anew; an apply.sh that was interrupted may have removed nothing yet.
inline constexpr const char *lost = R"sh(
lost=$(awk -F'|' '
    FILENAME == now { found[$1 "|" $2] = $3; next }
    $3 == "exists" && $4 == "no" && $5 == "yes" && found[$2 "|exists"] != "yes" { print "yes"; exit }' now="$work/now" "$work/now" "$work/plan")
)sh";

/// In rollback.sh, before it changes anything.
inline constexpr const char *onlyWhatWasMade = R"sh(
if ! has_made; then
    echo "apply.sh, as it lies here, has changed nothing: somebody else, or another export, made what there is. Nothing was changed." >&2
    echo "Where apply.sh ran in another folder, run the rollback.sh of that folder." >&2
    exit 3
fi
)sh";

/// Before anything is changed: slurmctld makes TRES, and nothing else does.
inline constexpr const char *knownTres = R"sh(
tres() {
    answer sacctmgr -nP show tres format=Type,Name || unanswered tres
    awk -F'|' '{ print tolower($2 == "" ? $1 : $1 "/" $2) }' "$work/answer" >"$work/known" || full
    missing=$(for name; do grep -Fqx "$name" "$work/known" || printf ' %s' "$name"; done)
    [ -n "$missing" ] || return 0
    echo "The database of the cluster does not know these TRES, which limits name:$missing. Nothing was changed." >&2
    echo "Name them in AccountingStorageTRES of slurm.conf and restart slurmctld, which adds them; then run this again." >&2
    exit 3
}
)sh";

inline constexpr const char *checked = "\n[ \"$mode\" != --check ] || exit 0\n";

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

/// Before the calls that remove something: those before them may have taken minutes.
inline constexpr const char *lookAgain = R"sh(
look
strangers "Somebody changed what is removed while the calls before were made: nothing was removed."
lineages "Nothing was removed: the calls before are made, and sh OTHER --resume takes them back."
stranded

removals
)sh";

inline constexpr const char *ending = R"sh(
look
begun=
if [ -s "$work/after" ]; then
    echo "All calls are done, but the cluster is not TO:" >&2
    some after >&2
    if [ -f "$(dirname "$0")/OTHER" ]; then
        if sh "$(dirname "$0")/OTHER" --note; then
            echo "sh OTHER --resume goes back from there, unless somebody changes it meanwhile." >&2
        else
            echo "That could not be noted for OTHER: sh OTHER --note does so, before somebody changes it; then sh OTHER --resume goes back." >&2
        fi
    fi
    exit 4
fi
unnoted
settled
echo "The cluster is TO: $calls calls done."
unread
)sh";

} // namespace apportion::slurm::script_texts
