// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How apply.sh and rollback.sh make their calls and say how these ended, as texts for /bin/sh. The words FILE, OTHER, FROM and TO in them are
// replaced: they differ between the two.
namespace apportion::slurm::script_texts
{

/// What a call is made with, and what is kept before the first one.
inline constexpr const char *calling = R"sh(
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

/// What else apply.sh does where it has nothing left to do.
inline constexpr const char *applySettled = "\nsettled() {\n    :\n}\n";

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
