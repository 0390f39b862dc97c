// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/removal_guard.h"

#include "slurm/text/shell_quote.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace apportion::slurm
{

namespace
{

void writeLines(TextSink &sink, const char *kind, const std::vector<std::string> &names)
{
    for (const std::string &name : names) {
        sink << kind << "|" << name << "\n";
    }
}

std::string counted(std::size_t count, const char *one, const char *more)
{
    return std::to_string(count) + ' ' + (count == 1 ? one : more);
}

constexpr const char *functions = R"sh(
# strangers SENTENCE: ends when somebody else has put something into what is removed, or changed it
strangers() {
    grep -q '^leaving' "$work/strange" || return 0
    echo "$1" >&2
    grep '^leaving' "$work/strange" | sed 's/^leaving//' | sort | head -n 20 >&2
    exit 3
}

# last_first STEP…: these steps, the last ones in the tree first. Releases before 23.11 write all that stands behind what goes
# anew, for each that goes; newer ones have no such numbers, and any order does.
last_first() {
    sacctmgr -nP show assoc where woplimits "cluster=$cluster" format=LFT,Account,User,Partition >"$work/answer" 2>/dev/null || : >"$work/answer"
    awk -F'|' -v steps="$*" '
        FILENAME == plan {
            if ($3 == "exists" && $5 == "no")
                step[$2] = $1
            next
        }
        {
            object = $3 == "" ? "account " $2 : "user " $3 " in " $2 ($4 == "" ? "" : " for " $4)
            if (object in step && $1 + 0 > last[step[object]])
                last[step[object]] = $1 + 0
        }
        END {
            count = split(steps, list, " ")
            for (i = 1; i <= count; i++)
                print last[list[i]] + 0, list[i]
        }' plan="$work/plan" "$work/plan" "$work/answer" | sort -k1,1nr -k2,2n | sed 's/.* //'
}

# lineages SENTENCE: ends when slurmdbd may remove more than what is removed. From 23.11 on it finds what is in an account by a lineage that it
# noted, which before 25.05.1 it did not note anew for what is two levels below an account that is moved; and in what it looks for, which is a
# user of any cluster, too, an underline stands for any character
lineages() {
    lineages_answer format=Cluster,Account,User,Partition,ParentName,Lineage || return 0
    awk -F'|' '
        function is_alike(text, pattern,    i, sign) {
            i = index(pattern, "_")
            if (i == 0 || length(text) != length(pattern) || substr(text, 1, i - 1) != substr(pattern, 1, i - 1))
                return text == pattern
            for (; i <= length(pattern); i++) {
                sign = substr(pattern, i, 1)
                if (sign != "_" && sign != substr(text, i, 1))
                    return 0
            }
            return 1
        }
        function is_named(who, name) {
            return who != "" && (("user|" who) in goes || ("place|" who "|" name) in goes)
        }
        function stays(name, who,    steps) {
            if (is_named(who, name))
                return 0
            for (steps = 0; name != "" && steps < 100000; steps++) {
                if (("account|" name) in goes)
                    return 0
                name = above[name]
            }
            return 1
        }
        function is_taken(line,    at, step, i, part) {
            for (at = 0; (step = index(substr(line, at + 1), "/")) > 0;) {
                at += step
                part = substr(line, 1, at)
                if (part in taken)
                    return 1
                for (i = 1; i <= patterns[at]; i++)
                    if (is_alike(part, pattern[at, i]))
                        return 1
            }
            return 0
        }
        function is_user_taken(who,    size, i) {
            size = length(who)
            for (i = 1; i <= names[size]; i++)
                if (is_alike(who, name_of[size, i]))
                    return 1
            return 0
        }
        FILENAME == closure {
            goes[$1 "|" $2 ($1 == "place" ? "|" $3 : "")] = 1
            if ($1 == "user" && index($2, "_"))
                name_of[length($2), ++names[length($2)]] = $2
            next
        }
        {
            ours = $1 == "" || tolower($1) == tolower(cluster)
            if (!ours && $3 == "")
                next
            count++
            is_ours[count] = ours
            account[count] = $2
            user[count] = $3
            object[count] = ($3 == "" ? "account " $2 : "user " $3 " in " $2 ($4 == "" ? "" : " for " $4)) (ours ? "" : " on the cluster " $1)
            lineage[count] = $6
            if (!ours)
                next
            if ($3 == "")
                above[$2] = $5
            if ($6 != "" && ($3 == "" ? ("account|" $2) in goes : is_named($3, $2))) {
                taken[$6] = 1
                if (index($6, "_"))
                    pattern[length($6), ++patterns[length($6)]] = $6
            }
        }
        END {
            for (i = 1; i <= count; i++) {
                if (lineage[i] == "" || ("user|" user[i]) in goes)
                    continue
                if (is_user_taken(user[i]) || (is_ours[i] && is_taken(lineage[i])))
                    if (!is_ours[i] || stays(account[i], user[i]))
                        print "    " object[i] "|" lineage[i]
            }
        }' cluster="$cluster" closure="$work/closure" "$work/closure" "$work/answer" >"$work/lineages" || full
    [ -s "$work/lineages" ] || return 0
    echo "What slurmdbd may remove, too, though it is to stay: $(wc -l <"$work/lineages"). $1" >&2
    head -n 20 "$work/lineages" >&2
    echo "Behind each stands where slurmdbd believes it to be. To it, _ in the name of what is removed is any character, and what is below an" >&2
    echo "account that was moved may be where that was before." >&2
    echo "Keep the account without users, or the user with an association, with which these would go." >&2
    exit 3
}

queued= # yes where squeue could be asked
# jobs: ends when there are jobs in what is removed, which sacctmgr would refuse in the middle
jobs() {
    if ! queue; then
        sed 's/^/    /' "$work/error" >&2
        echo "squeue cannot be asked for jobs in what is removed; sacctmgr refuses to remove accounts and users that have some." >&2
        ! grep -q '^qos' "$work/closure" || echo "Jobs that wait in a QOS that is removed will wait for ever." >&2
        return 0
    fi
    queued=yes
    awk -F'|' '
        FILENAME == closure { gone[$1 "|" $2 ($1 == "place" ? "|" $3 : "")] = 1; next }
        NF == 5 && (("account|" $3) in gone || ("user|" $2) in gone || ("place|" $2 "|" $3) in gone) {
            print "    job " $1 " of " $2 " in " $3
        }' closure="$work/closure" "$work/closure" "$work/answer" >"$work/jobs" || full
    if [ -s "$work/jobs" ]; then
        echo "Jobs in what is removed: $(wc -l <"$work/jobs"); nothing was changed. Let them end, or cancel them." >&2
        head -n 20 "$work/jobs" >&2
        exit 3
    fi
    waiting
    if grep -q 'qos=.*NAME' "$work/jobs"; then
        echo "Jobs that wait in a QOS that is removed, and would wait for ever: $(grep -c 'qos=.*NAME' "$work/jobs"); nothing was changed." >&2
        echo "Give each another QOS, let it run, or cancel it:" >&2
        grep 'qos=.*NAME' "$work/jobs" | head -n 20 >&2
        exit 3
    fi
    if [ -s "$work/jobs" ]; then
        echo "Jobs that wait in a QOS that gets another name: $(wc -l <"$work/jobs"). FILE stops before it removes the old one,"
        echo "so that they can be given the new one."
    fi
}

# queue: the jobs that there are, as lines ID|USER|ACCOUNT|QOS|STATE
queue() {
    answer squeue -a -h -M "$cluster" -o '%i|%u|%a|%q|%t'
}

# reservations: ends when there are some for accounts or QOS that are removed: slurmctld deletes such a reservation as a whole when it reads
# its files again, at a reconfigure too, where it enforces associations; and one for QOS (since Slurm 25.11) where the last that it names is
# gone (_validate_one_reservation() and _build_qos_list() of its reservation.c)
reservations() {
    if ! answer scontrol -o -M "$cluster" show reservation; then
        sed 's/^/    /' "$work/error" >&2
        echo "scontrol cannot be asked for reservations of what is removed; slurmctld may delete those when it reads its files again." >&2
        return 0
    fi
    awk -F'|' '
        FILENAME == closure { gone[$1 "|" tolower($2)] = 1; next }
        function naming(key, kind,    list, count, i) {
            if (!match($0, " " key "=[^ ]*"))
                return ""
            list = substr($0, RSTART + length(key) + 2, RLENGTH - length(key) - 2)
            count = split(list, name, ",")
            for (i = 1; i <= count; i++) {
                sub(/^[-+]/, "", name[i])
                if ((kind "|" tolower(name[i])) in gone)
                    return " " key "=" list
            }
            return ""
        }
        /^ReservationName=/ {
            found = naming("Accounts", "account") naming("QOS", "qos")
            if (found != "")
                print "    " substr($0, 1, index($0 " ", " ") - 1) found
        }' closure="$work/closure" "$work/closure" "$work/answer" >"$work/reserved" || full
    [ -s "$work/reserved" ] || return 0
    echo "Reservations for what is removed: $(wc -l <"$work/reserved"); nothing was changed. slurmctld may delete each as a whole." >&2
    echo "Take it out of them (scontrol update reservation=NAME accounts-=ACCOUNT), or delete them." >&2
    head -n 20 "$work/reserved" >&2
    exit 3
}

# defaults: ends when an association goes that is one of the default account of a user who keeps others: from 23.11.1 on slurmdbd removes none
# of these (it is known by the lineages, which 23.11 lists); from 25.11.0 on it does where AllowNoDefAcct=yes, from 25.11.6 on as long as another
# one stays in that account
defaults() {
    lineages_answer account=root "cluster=$cluster" format=Lineage || return 0
    answer sacctmgr -n show configuration || unanswered configuration
    slurmdbd=$(sed -n 's/^SLURMDBD_VERSION *= *//p' "$work/answer")
    needless=$(sed -n 's/^AllowNoDefAcct *= *//p' "$work/answer")
    answer sacctmgr -nP show assoc where onlydefaults "cluster=$cluster" format=Account,User,Partition || unanswered "assoc where onlydefaults"
    awk -F'|' '
        FILENAME == closure {
            if ($1 == "user")
                goes[$2] = 1
            next
        }
        FILENAME == plan {
            if ($3 == "exists" && $4 == "yes" && $5 == "no")
                leaves[$2] = 1
            if ($3 == "Account" && $4 != $5)
                changes[$2] = 1
            next
        }
        {
            user = folds ? tolower($2) : $2
            object = "user " user " in " $1 ($3 == "" ? "" : " for " $3)
            stay[user] += !(object in leaves)
            if (object in leaves && !(user in goes) && !(("user " user) in changes)) {
                whose[++count] = user
                line[count] = "    " object
            }
        }
        END {
            split(slurmdbd, number, /[^0-9]+/)
            version = number[1] * 10000 + number[2] * 100 + number[3]
            takes_parts = version >= 251106
            takes_all = version >= 251100 && tolower(needless) == "yes"
            for (i = 1; i <= count && !takes_all; i++)
                if (!takes_parts || stay[whose[i]] == 0)
                    print line[i]
        }' folds="$folds" slurmdbd="$slurmdbd" needless="$needless" closure="$work/closure" plan="$work/plan" "$work/closure" "$work/plan" "$work/answer" >"$work/defaults" || full
    [ -s "$work/defaults" ] || return 0
    echo "What is removed of the default account of users who keep others: $(wc -l <"$work/defaults"); nothing was changed. slurmdbd refuses that." >&2
    head -n 20 "$work/defaults" >&2
    echo "Give each another default account until it is done (sacctmgr modify user where name=USER cluster=$cluster set DefaultAccount=ACCOUNT), or keep it." >&2
    exit 3
}

# waiting: how the jobs that wait in a QOS that is removed, alone or among others, get another one
waiting() {
    awk -F'|' '
        FILENAME == closure {
            if ($1 == "qos")
                now[tolower($2)] = $3 == "" ? "NAME" : $3
            next
        }
        NF == 5 && $5 == "PD" {
            count = split($4, name, ",")
            for (i = 1; i <= count; i++)
                if (tolower(name[i]) in now) {
                    job = $1
                    sub(/%[0-9]+/, "", job)
                    if (job ~ /[.][.][.]/) # a list of tasks that was too long to print: all of them
                        sub(/_.*/, "", job)
                    list = ""
                    for (j = 1; j <= count; j++)
                        list = list (j > 1 ? "," : "") (tolower(name[j]) in now ? now[tolower(name[j])] : name[j])
                    print "    scontrol update jobid=" (job ~ /[[]/ ? "\047" job "\047" : job) " qos=" list
                    next
                }
        }' closure="$work/closure" "$work/closure" "$work/answer" >"$work/jobs" || full
}

# stranded: ends before anything is removed while jobs wait in what is
stranded() {
    grep -q '^qos' "$work/closure" || return 0
    if ! queue; then
        [ -n "$queued" ] || return 0 # as was told
        sed 's/^/    /' "$work/error" >&2
        echo "squeue cannot be asked any more for jobs that wait in a QOS that is removed next, and would wait for ever: nothing was removed yet." >&2
        exit 2
    fi
    waiting
    [ -s "$work/jobs" ] || return 0
    echo "Jobs that wait in a QOS that is removed next, and would wait for ever: $(wc -l <"$work/jobs"); nothing was removed yet." >&2
    echo "Give them the QOS that they are to have, then sh FILE --resume goes on:" >&2
    head -n 100 "$work/jobs" >&2
    exit 3
}
)sh";

constexpr const char *cutFunction = R"sh(
# cut_names NAME…: ends where one of these, which are the beginnings of names of users who are removed, is a user without associations
cut_names() {
    for name; do
        answer sacctmgr -nP show user withassoc where "name=$name" format=User,Cluster,Account || unanswered "user $name"
        if grep -Fqix -e "$name||" "$work/answer"; then
            echo "sacctmgr stops at the first character of a name that is neither letter nor digit nor one of _.-@: it would take the removal" >&2
            echo "of a user whose name begins with $name for one of $name, who has no association, and remove him: nothing was changed." >&2
            echo "Give $name an association until this is done." >&2
            exit 3
        fi
    done
}

cut_names )sh";

constexpr const char *qosRemedy = R"sh(
# remedy: what to do where somebody has a QOS that is removed
remedy() {
    grep -Eq "[|](in the list of|the default of|preempted by) " "$work/strange" || return 0
    echo "A QOS is one of all clusters of the database, and goes from all of them; 22.05 then spoils lists in which it stands."
    echo "Take it out of these first, or keep it:"
    awk -F'|' '
        function is_strange(list, what, who,    count, name, i) {
            count = split(tolower(list), name, ",")
            for (i = 1; i <= count; i++)
                if (("qos " name[i] "|" what who) in strange)
                    return 1
            return 0
        }
        FILENAME == found {
            sub(/^[a-z]* *found *[|]?/, "")
            strange[$1 "|" $2] = 1
            next
        }
        $1 == "holder" && ($3 $4 $5 $6) ~ /^[A-Za-z0-9_.@+-]*$/ && ($7 $8) ~ /^[A-Za-z0-9_.@,-]*$/ {
            object = $5 == "" ? "account " $4 : "user " $5 " in " $4 ($6 == "" ? "" : " for " $6)
            who = object (tolower($3) == tolower(cluster) ? "" : " on the cluster " $3)
            call = "    sacctmgr modify " ($5 == "" ? "account where name=" $4 : "user where name=" $5 " account=" $4) \
                ($6 == "" ? "" : " partition=" $6) " cluster=" $3 " set "
            if (is_strange($8, "the default of ", who))
                print call "DefaultQOS=-1"
            if (!is_strange($7, "in the list of ", who))
                next
            rest = ""
            count = split($7, name, ",")
            for (i = 1; i <= count; i++)
                if (!(("qos " tolower(name[i]) "|in the list of " who) in strange))
                    rest = rest (rest == "" ? "" : ",") name[i]
            if (rest != "" && rest !~ /^-/)
                print call "QOS=" rest
        }' found="$work/strange" cluster="$cluster" "$work/strange" "$work/answers" | head -n 20
}
)sh";

} // namespace

void writeClosureList(TextSink &sink, const Removals &removals)
{
    sink << "\n# what is removed, and what of it stays: no other association may be in it\ncat >\"$work/closure\" <<'END_OF_LIST' || full\n";
    writeLines(sink, "account", removals.accounts);
    writeLines(sink, "moved", removals.moved);
    writeLines(sink, "user", removals.users);
    const auto writePairs = [&sink](const char *kind, const std::vector<std::pair<std::string, std::string>> &pairs) {
        for (const auto &[user, name] : pairs) {
            sink << kind << "|" << user << "|" << name << "\n";
        }
    };
    writePairs("place", removals.places);
    writePairs("coordinator", removals.coordinators);
    writePairs("wckey", removals.wckeys);
    auto told = removals.adminLevels.begin();
    for (const std::string &user : removals.users) {
        const bool isTold = told != removals.adminLevels.end() && told->first == user;
        sink << "admin|" << user << "|" << (isTold ? std::string_view(told->second) : "none") << "\n";
        told += isTold ? 1 : 0;
    }
    writePairs("qos", removals.qos);
    writeLines(sink, "kept", removals.kept);
    sink << "END_OF_LIST\n";
}

std::string_view cutUserName(std::string_view name)
{
    const auto isKept = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '-' || c == '@';
    };
    return name.substr(0, static_cast<std::size_t>(std::find_if_not(name.begin(), name.end(), isKept) - name.begin()));
}

std::string cutNamesGuard(const Removals &removals)
{
    std::set<std::string> names;
    const auto add = [&names](std::string_view user) {
        if (const std::string_view cut = cutUserName(user); !cut.empty() && cut.size() < user.size()) {
            names.emplace(cut);
        }
    };
    for (const std::string &user : removals.users) {
        add(user);
    }
    for (const auto &[user, account] : removals.places) {
        add(user);
    }
    return names.empty() ? std::string() : std::string(cutFunction) + shellLine({ names.begin(), names.end() }) + '\n';
}

std::vector<std::string> usersLeft(const Removals &removals)
{
    std::vector<std::string> left;
    std::copy_if(removals.users.begin(), removals.users.end(), std::back_inserter(left),
        [](const std::string &user) { return cutUserName(user).size() < user.size(); });
    return left;
}

std::string remedyFunction(const Removals &removals)
{
    return removals.qos.empty() ? "\nremedy() {\n    :\n}\n" : qosRemedy;
}

const char *removalFunctions()
{
    return functions;
}

std::string removalCount(const RemovalCount &count)
{
    const std::size_t accounts = count.accounts;
    const std::size_t users = count.associations - accounts;
    const std::string accountText = counted(accounts, "account", "accounts");
    const std::string userText = counted(users, "association of a user", "associations of users");
    return accounts == 0 ? userText : users == 0 ? accountText : accountText + " and " + userText;
}

std::string removalAllowance(const RemovalCount &removed)
{
    if (!removed.areMany()) {
        return {};
    }
    const std::string count = std::to_string(removed.associations);
    return "\nif [ \"$allowed\" != " + count + " ]; then\n    echo \"This removes " + removalCount(removed) + ", of " + std::to_string(removed.before)
        + " associations: nothing was changed.\" >&2\n" + "    echo \"If that is meant, say so: sh FILE --allow-removals " + count
        + "\" >&2\n    exit 3\nfi\n";
}

} // namespace apportion::slurm
