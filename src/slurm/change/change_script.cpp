// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/change_script.h"

#include "slurm/change/sacctmgr_commands.h"
#include "slurm/lists/cluster_state.h"
#include "slurm/lists/qos_references.h"
#include "slurm/text/shell_quote.h"

#include <algorithm>
#include <array>

namespace apportion::slurm
{

namespace
{

/// What differs between the two scripts in words.
struct ScriptWords
{
    const char *file;
    const char *other;
    const char *purpose;
    const char *from; ///< "as it was when it was imported"
    const char *to;
};

constexpr ScriptWords applyWords { "apply.sh", "rollback.sh", "Makes the associations of the cluster what the draft says.",
    "as it was when the draft was made", "as the draft says" };
constexpr ScriptWords rollbackWords { "rollback.sh", "apply.sh", "Takes back what apply.sh did to the associations of the cluster.",
    "as apply.sh left it", "as it was before apply.sh" };

constexpr const char *scriptOptions = R"sh(#
#   sh FILE           looks at the cluster, makes the changes, and looks at the result
#   sh FILE --check   only says how the cluster is
#   sh FILE --resume  goes on after a failure: calls that fail again are passed over
#
# Ends with 0 when the cluster is TO, 1 when a call of sacctmgr failed, 2 when
# sacctmgr cannot be asked, 3 when the cluster is not FROM (then nothing was
# changed), 4 when the result is not what was wanted.
# shellcheck disable=SC1003,SC2016 # a $ or \ in a name is meant as it stands
set -u
LC_ALL=C
export LC_ALL

mode=${1-}
case $mode in
'' | --check | --resume) ;;
*)
    echo "usage: sh FILE [--check | --resume]" >&2
    exit 2
    ;;
esac
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 130' HUP INT TERM
)sh";

/// Turns what sacctmgr shows into lines OBJECT|FIELD|VALUE, of the objects and fields that the two lists name.
constexpr const char *helpers = R"sh(
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
        FILENAME != answers {
            wanted[$1 "|" $2] = 1
            if ($2 == "exists")
                objects[$1] = 1
            next
        }
        {
            names = split($2, name, ",")
            object = $1 " " $3
            first = 4
            if ($1 == "association") {
                object = $4 == "" ? "account " $3 : "user " $4 " in " $3 ($5 == "" ? "" : " for " $5)
                first = 6
            }
            if ($1 ~ /^(association|qos|cluster)$/) # an account without associations is only a name
                here[object] = 1
            for (i = first; i <= names + 2; i++) {
                field = name[i - 2]
                value = $i
                if ((object "|" field) in wanted) {
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
        }' answers="$work/answers" "$work/before" "$work/after" "$work/answers" | sort -u >"$work/now"
}

# differences LIST: what is not as the list says
differences() {
    comm -23 "$work/$1" "$work/now" | sed 's/^/    expected  /' | head -n 20
    comm -13 "$work/$1" "$work/now" | sed 's/^/    found     /' | head -n 20
}

# run COMMAND…: one call, of which only a failure is shown
calls=0
run() {
    if "$@" >"$work/answer" 2>&1; then
        calls=$((calls + 1))
        return 0
    fi
    printf 'This call failed:\n    %s\n' "$*" >&2
    sed 's/^/    /' "$work/answer" >&2
    [ "$mode" = --resume ] && return 0
    echo "$calls calls before it are done. sh FILE --resume goes on; sh OTHER --resume takes them back." >&2
    exit 1
}
)sh";

constexpr const char *decision = R"sh(
look
if cmp -s "$work/now" "$work/after"; then
    echo "The cluster is TO: nothing to do."
    exit 0
fi
if cmp -s "$work/now" "$work/before"; then
    echo "The cluster is FROM."
    [ "$mode" = --check ] && exit 0
elif [ "$mode" = --resume ]; then
    echo "The cluster is in between; going on."
else
    echo "The cluster is not FROM: nothing was changed." >&2
    differences before >&2
    exit 3
fi
)sh";

/// Where the lists do not tell the two states apart, there is nothing to decide by.
constexpr const char *noDecision = R"sh(
[ "$mode" = --check ] && exit 0
)sh";

/// Without a name a call means every cluster of the database.
constexpr const char *onlyCluster = R"sh(
if [ "$(sacctmgr -nP show cluster format=Cluster | wc -l)" -ne 1 ]; then
    echo "The policy does not name its cluster, and the database has not just one: nothing was changed." >&2
    exit 3
fi
)sh";

constexpr const char *ending = R"sh(
look
if ! cmp -s "$work/now" "$work/after"; then
    echo "All calls are done, but the cluster is not TO:" >&2
    differences after >&2
    exit 4
fi
echo "The cluster is TO: $calls calls done."
)sh";

std::string withWords(std::string text, const ScriptWords &words)
{
    const std::array<std::pair<std::string_view, const char *>, 4> places
        = { { { "FILE", words.file }, { "OTHER", words.other }, { "FROM", words.from }, { "TO", words.to } } };
    for (const auto &[place, word] : places) {
        const auto isWordPart = [](char c) { return c == '_' || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
        for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at)) {
            const bool whole = (at == 0 || !isWordPart(text[at - 1])) && (at + place.size() == text.size() || !isWordPart(text[at + place.size()]));
            if (whole) {
                text.replace(at, place.size(), word);
            }
            at += whole ? std::string_view(word).size() : place.size();
        }
    }
    return text;
}

/// What a list is asked for besides its columns: the columns that name the object come first.
struct Question
{
    const char *list; ///< the first word of its objects
    const char *keys; ///< the columns that name them
    const char *arguments;
    bool perCluster;
};

constexpr std::array<Question, stateListCount> questions = { {
    { "association", "Account,User,Partition", "assoc where woplimits withrawqoslevel", true },
    { "account", "Account", "account", false },
    { "user", "User", "assoc where onlydefaults", true },
    { "user", "User", "user", false },
    { "qos", "Name", "qos", false },
    { "cluster", "Cluster", "cluster", false },
} };

/// Which list says whether an object is there.
StateList existenceList(const std::string &object)
{
    const std::string_view kind = std::string_view(object).substr(0, object.find(' '));
    return kind == "qos" ? StateList::Qos : kind == "cluster" ? StateList::Clusters : StateList::Associations;
}

/// The shell function that asks for the lists and columns that are looked at.
std::string questionFunction(const std::vector<StateChange> &changes, const std::string &cluster)
{
    std::array<bool, stateListCount> asked {};
    std::array<std::vector<const char *>, stateListCount> columns;
    for (const StateChange &change : changes) {
        const auto list = static_cast<std::size_t>(change.field == nullptr ? existenceList(change.object) : change.field->list);
        asked[list] = true;
        if (change.field != nullptr && std::find(columns[list].begin(), columns[list].end(), change.field->shown) == columns[list].end()) {
            columns[list].push_back(change.field->shown);
        }
    }
    std::string text = "\n# the lists of sacctmgr in which that stands\nquestions() {\n";
    for (std::size_t list = 0; list < stateListCount; ++list) {
        if (!asked[list]) {
            continue;
        }
        const Question &question = questions[list];
        text += std::string("    ask ") + question.list + ' ' + question.keys;
        for (const char *column : columns[list]) {
            (text += ',') += column;
        }
        (text += ' ') += question.arguments;
        if (question.perCluster && !cluster.empty()) {
            text += ' ' + shellQuote("cluster=" + cluster);
        }
        text += '\n';
    }
    return text + "    :\n}\n";
}

bool isOneLine(const std::string &text)
{
    return shellComment(text) == text;
}

std::string listOf(const std::vector<StateChange> &changes, std::optional<std::string> StateChange::*side, const char *name)
{
    std::vector<std::string> lines;
    for (const StateChange &change : changes) {
        const std::optional<std::string> &value = change.*side;
        std::string line;
        if (change.field == nullptr) {
            line = change.object + "|exists|" + (value ? "yes" : "no");
        } else if (value) {
            line = change.object + '|' + change.field->shown + '|' + *value;
        }
        if (!line.empty() && isOneLine(line)) {
            lines.push_back(std::move(line));
        }
    }
    std::sort(lines.begin(), lines.end());
    std::string text = std::string("sort -u >\"$work/") + name + "\" <<'END_OF_LIST'\n";
    for (const std::string &line : lines) {
        (text += line) += '\n';
    }
    return text + "END_OF_LIST\n";
}

std::string script(const std::vector<SacctmgrCommand> &commands, const Diagnostics &refused, const ClusterState &state, const std::string &cluster,
    const ScriptWords &words)
{
    const std::vector<StateChange> &changes = state.changes();
    const std::string before = listOf(changes, &StateChange::before, "before");
    const std::string after = listOf(changes, &StateChange::after, "after");
    std::string text = std::string("#!/bin/sh\n# ") + words.purpose + '\n' + withWords(scriptOptions, words);
    for (const Diagnostic &entry : refused) {
        text += "\n# Note: " + shellComment(entry.message.english()) + '\n';
    }
    if (commands.empty()) {
        return text + "\n# Nothing to change.\necho 'Nothing to change.'\n";
    }
    text += "\nchanges() {\n"; // what people want to read comes first
    for (const SacctmgrCommand &command : commands) {
        text += "\n# " + command.comment + "\nrun " + command.line + '\n';
    }
    text += "\n}\n";
    text += withWords("\n# FROM\n", words) + before + withWords("\n# TO\n", words) + after;
    text += withWords(helpers, words) + questionFunction(changes, cluster) + (cluster.empty() ? onlyCluster : "");
    const bool told = before.substr(before.find('\n')) != after.substr(after.find('\n'));
    return text + withWords(told ? decision : noDecision, words) + "\nchanges\n" + withWords(ending, words);
}

/// A QOS that the draft renamed or dropped, while associations go on naming it.
void tellGoneQos(const std::vector<QosReference> &references, const Policy &draft, Diagnostics &told)
{
    for (const QosReference &reference : references) {
        const std::string name(draft.associations.name(reference.first));
        told.push_back({ Severity::Warning, "qos-gone",
            { APPORTION_TEXT("%1 associations, such as %2, name the QOS %3, which the draft does not have: they lose it."),
                { std::to_string(reference.count), name, reference.qos } },
            { APPORTION_TEXT("Give them another QOS if it was renamed."), {} }, {}, { ObjectRef::Kind::Association, reference.first, name } });
    }
}

} // namespace

ChangeScripts changeScripts(const Policy &baselineAsIs, const Policy &draftAsIs)
{
    ChangeScripts scripts;
    ClusterState state;
    std::vector<QosReference> gone;
    const Policy baseline = withoutGoneQos(baselineAsIs, draftAsIs, gone);
    const Policy draft = withoutGoneQos(draftAsIs, baselineAsIs, gone);
    tellGoneQos(gone, draft, scripts.refused);
    const std::vector<SacctmgrCommand> forward = sacctmgrCommands(baseline, draft, &scripts.refused, &state);
    scripts.calls = forward.size();
    scripts.apply = script(forward, scripts.refused, state, draft.clusterName, applyWords);
    const bool empty = baseline.associations.layout().accountCount() <= 1;
    const AssociationId root = AssociationTree::root();
    if (empty && !draft.clusterName.empty() && draft.associations.findUser(root, "root") == noAssociation) {
        scripts.refused.push_back({ Severity::Note, "root-user",
            { APPORTION_TEXT("Every new cluster has the user root in the account root, with 1 share, which the policy does not have."), {} },
            { APPORTION_TEXT("Add it, so that normalized shares below root are those of the cluster."), {} }, {}, {} });
    }
    Diagnostics refused;
    ClusterState backState;
    Policy target = baseline;
    target.clusterName = draft.clusterName; // the commands speak of one cluster
    const std::vector<SacctmgrCommand> back = sacctmgrCommands(draft, target, &refused, &backState);
    scripts.rollback = script(back, refused, backState, draft.clusterName, rollbackWords);
    return scripts;
}

Policy emptyCluster(const Policy &draft)
{
    Policy empty;
    empty.clusterName = draft.clusterName;
    empty.clusterOptions = "Fairshare=1:QOS='normal'";
    const AssociationId root = AssociationTree::root();
    empty.associations.setRawShares(root, draft.associations.rawShares(root));
    empty.associations.setPriority(root, draft.associations.priority(root));
    empty.associations.setOptions(root, draft.associations.options(root));
    const AssociationId rootUser = draft.associations.findUser(root, "root");
    if (rootUser != noAssociation) {
        const AssociationId user = empty.associations.addUser(root, "root", 1);
        empty.associations.setOptions(user, draft.associations.options(rootUser));
    }
    for (const Qos &qos : *draft.qos) {
        if (qos.name == "normal") {
            Qos normal;
            normal.name = qos.name;
            normal.description = "Normal QOS default";
            empty.qos.edit().push_back(normal);
        }
    }
    return empty;
}

} // namespace apportion::slurm
