// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What rollback.sh has beside apply.sh, as texts for /bin/sh.
namespace apportion::slurm::script_texts
{

/// What else it does where it has nothing left to do: all is taken back, nothing is there that apply.sh made.
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

} // namespace apportion::slurm::script_texts
