// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/newcomer_guard.h"

namespace apportion::slurm
{

bool hasNewcomers(const ClusterState &state)
{
    for (const StateChange &change : state.changes()) {
        const bool isOfOne = change.list == StateList::Accounts || (change.list == StateList::Defaults && !state.hasRecord(change.object));
        if (isOfOne && change.kind == StateChange::Kind::Change && !change.before) {
            return true;
        }
    }
    return false;
}

void writeRecordedList(TextSink &sink, const ClusterState &state)
{
    sink << "\n# what comes, and the database is known to have\ncat >\"$work/recorded\" <<'END_OF_LIST' || full\n";
    for (const std::string_view object : state.recorded()) {
        sink << object << "\n";
    }
    sink << "END_OF_LIST\n";
}

const char *newcomerFunction()
{
    return R"sh(
# newcomers: ends where the database has accounts and users, of which the draft knows nothing, with other texts and rights than they get
newcomers() {
    if grep -q '^[0-9]*|user [^|]*|Account|"absent"|' "$work/plan"; then
        ask newcomer User,AdminLevel user
        awk -F'|' '
            FILENAME == recorded { known[folds && $1 ~ /^user / ? tolower($1) : $1] = 1; next }
            FILENAME == plan {
                if ($3 == "Account" && $4 == absent && !($2 in known))
                    comes[$2] = 1
                next
            }
            $1 == "newcomer" { object = "user " (folds ? tolower($3) : $3) }
            $1 == "newcomer" && object in comes { print $3 }' folds="$folds" absent='"absent"' recorded="$work/recorded" plan="$work/plan" \
            "$work/recorded" "$work/plan" "$work/answers" >"$work/names" || full
        set -- user withcoord
        [ "$(wc -l <"$work/names")" -gt 500 ] || set -- "$@" where "name=$(paste -s -d, "$work/names")"
        [ ! -s "$work/names" ] || ask right User,Coordinators "$@"
    fi
    awk -F'|' '
        function tell(key, value, expected) {
            print "    found     " key "|" value (expected == "" ? "" : ", expected " expected)
        }
        FILENAME == recorded { known[folds && $1 ~ /^user / ? tolower($1) : $1] = 1; next }
        FILENAME == plan {
            if ($3 == "Account" && $4 == absent && !($2 in known))
                comes[$2] = 1
            if (($4 == absent && $3 ~ /^(Description|Organization|Flags|AdminLevel)$/) || $3 ~ /^coordinator of /)
                wanted[$2 "|" $3] = $5
            next
        }
        $1 == "association" && $4 != "" { here["user " (folds ? tolower($4) : $4)] = 1 }
        $1 == "account" {
            columns = split($2, column, ",")
            for (i = 2; i <= columns; i++) {
                key = "account " $3 "|" column[i]
                value = tolower($(i + 2))
                if (key in wanted && value != wanted[key] && !(column[i] == "Flags" && value == "none"))
                    tell(key, value, wanted[key])
            }
        }
        $1 == "newcomer" {
            key = "user " (folds ? tolower($3) : $3)
            value = $4 == "" || tolower($4) == "not set" ? "none" : tolower($4)
            level = (key "|AdminLevel") in wanted ? wanted[key "|AdminLevel"] : "none"
            if (key in comes && value != level)
                tell(key "|AdminLevel", value, level)
        }
        $1 == "right" { # of whom --resume finds here, some may be made already
            key = "user " (folds ? tolower($3) : $3)
            count = key in comes && !(key in here) ? split($4, account, ",") : 0
            for (i = 1; i <= count; i++)
                if (!((key "|coordinator of " account[i]) in wanted))
                    tell(key "|coordinator of " account[i], "yes", "")
        }' folds="$folds" absent='"absent"' recorded="$work/recorded" plan="$work/plan" \
        "$work/recorded" "$work/plan" "$work/answers" >"$work/theirs" || full
    [ -s "$work/theirs" ] || return 0
    echo "slurmdbd has accounts or users already that come here, and the draft does not know that: nothing was changed." >&2
    sort "$work/theirs" | head -n 20 >&2
    echo "They are those of all clusters: what they have would be changed, and rollback.sh could not bring it back. Read the cluster again, so" >&2
    echo "that the draft knows them (apportion-cli pull, or what these print imported with the dump), and export anew:" >&2
    echo "    sacctmgr -P show account; sacctmgr -P show user withcoord" >&2
    exit 3
}
)sh";
}

} // namespace apportion::slurm
