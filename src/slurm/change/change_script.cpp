// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/change_script.h"

#include "core/change/difference.h"
#include "slurm/change/removal_guard.h"
#include "slurm/change/sacctmgr_commands.h"
#include "slurm/change/script_texts.h"
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
std::string questionFunction(const std::vector<StateChange> &changes, const std::string &cluster, bool removes)
{
    std::array<bool, stateListCount> asked {};
    std::array<std::vector<const char *>, stateListCount> columns;
    if (removes) { // whatever is below what goes, and whatever it has
        constexpr auto associations = static_cast<std::size_t>(StateList::Associations);
        asked[associations] = true;
        for (const ShownField &field : shownFields()) {
            if (field.list == StateList::Associations) {
                columns[associations].push_back(field.shown);
            }
        }
    }
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

/// A function of the calls of which @p takes is true.
template <typename Takes>
std::string callFunction(const char *name, const std::vector<SacctmgrCommand> &commands, Takes takes)
{
    std::string text = std::string("\n") + name + "() {\n";
    for (const SacctmgrCommand &command : commands) {
        if (takes(command)) {
            text += "\n# " + command.comment + "\nrun " + command.line + '\n';
        }
    }
    return text + "    :\n}\n";
}

/// What a script is made from.
struct ScriptSource
{
    const std::vector<SacctmgrCommand> &commands;
    const Diagnostics &refused;
    const std::vector<StateChange> &changes;
    const Removals &removals;
    std::string cluster;
    std::string lossBefore {}; ///< a sentence about what nobody can bring back, to be told before the changes
    std::string lossAfter {}; ///< and after them
};

std::string script(const ScriptSource &source, const ScriptWords &words, const std::string &allowance)
{
    std::string options = withWords(script_texts::scriptOptions, words);
    if (allowance.empty()) {
        for (const std::string_view unused : { "allowed=\n", "        allowed=$2\n" }) {
            options.erase(options.find(unused), unused.size());
        }
    }
    std::string text = std::string("#!/bin/sh\n# ") + words.purpose + '\n' + options;
    for (const Diagnostic &entry : source.refused) {
        text += "\n# Note: " + shellComment(entry.message.english()) + '\n';
    }
    if (source.commands.empty()) {
        return text + "\n# Nothing to change.\n: \"$mode\"\necho 'Nothing to change.'\n";
    }
    const std::string before = listOf(source.changes, &StateChange::before, "before");
    const std::string after = listOf(source.changes, &StateChange::after, "after");
    const bool removes = std::any_of(source.commands.begin(), source.commands.end(), [](const SacctmgrCommand &c) { return c.removes; });
    // what people want to read comes first
    text += callFunction("changes", source.commands, [](const SacctmgrCommand &command) { return !command.removes; });
    if (removes) {
        text += callFunction("removals", source.commands, [](const SacctmgrCommand &command) { return command.removes; });
    }
    text += withWords("\n# FROM\n", words) + before + withWords("\n# TO\n", words) + after + closureList(source.removals);
    text += source.cluster.empty() ? script_texts::onlyCluster : "\ncluster=" + shellQuote(source.cluster) + '\n';
    text += withWords(script_texts::helpers, words) + questionFunction(source.changes, source.cluster, !source.removals.isEmpty());
    text += removes ? removalFunctions() : "";
    const bool differ = before.substr(before.find('\n')) != after.substr(after.find('\n'));
    text += withWords(differ ? script_texts::decision : script_texts::noDecision, words);
    text += removes ? "\nstrangers \"Somebody else has something in what is removed: nothing was changed.\"\njobs\n" : "";
    text += script_texts::checked + withWords(allowance, words);
    const auto echoed = [](const std::string &sentence) { return sentence.empty() ? std::string() : "echo " + shellQuote(sentence) + '\n'; };
    text
        += "\nkeep\n" + echoed(source.lossBefore) + "\nchanges\n" + (removes ? script_texts::lookAgain : "") + withWords(script_texts::ending, words);
    return text + echoed(source.lossAfter);
}

/// A QOS that the draft renamed or dropped, while associations go on naming it.
void reportGoneQos(const std::vector<QosReference> &references, const Policy &draft, Diagnostics &findings)
{
    for (const QosReference &reference : references) {
        const std::string name(draft.associations.name(reference.first));
        findings.push_back({ Severity::Warning, "qos-gone",
            { APPORTION_TEXT("%1 associations, such as %2, name the QOS %3, which the draft does not have: they lose it."),
                { std::to_string(reference.count), name, reference.qos } },
            { APPORTION_TEXT("Give them another QOS if it was renamed."), {} }, {}, { ObjectRef::Kind::Association, reference.first, name } });
    }
}

} // namespace

ChangeScripts changeScripts(const Policy &baselineAsIs, const Policy &draftAsIs, const Situation &before, const Situation &after)
{
    ChangeScripts scripts;
    ClusterState state;
    std::vector<QosReference> goneQos;
    const Policy baseline = withoutGoneQos(baselineAsIs, draftAsIs, goneQos);
    const Policy draft = withoutGoneQos(draftAsIs, baselineAsIs, goneQos);
    reportGoneQos(goneQos, draft, scripts.refused);
    const std::vector<SacctmgrCommand> forward = sacctmgrCommands(baseline, draft, &scripts.refused, &state, before, after);
    scripts.calls = forward.size();
    const Removals gone = removalsOf(baseline.associations, draft.associations, difference(baseline, draft).associations);
    ScriptSource apply { forward, scripts.refused, state.changes(), gone, draft.clusterName };
    if (!gone.isEmpty()) {
        apply.lossBefore = "This removes " + removalCount(gone) + ". rollback.sh cannot bring back: " + notBroughtBack + '.';
    }
    scripts.apply = script(apply, applyWords, removalAllowance(gone));
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
    const std::vector<SacctmgrCommand> back = sacctmgrCommands(draft, target, &refused, &backState, after, before);
    const Removals goneBack = removalsOf(draft.associations, target.associations, difference(draft, target).associations);
    ScriptSource rollback { back, refused, backState.changes(), goneBack, draft.clusterName };
    if (!gone.isEmpty()) {
        const std::string anew = "apply.sh removed " + removalCount(gone) + ", which ";
        rollback.lossBefore = anew + "this makes anew. It cannot bring back: " + notBroughtBack + '.';
        rollback.lossAfter = anew + "are made anew. Not brought back: " + notBroughtBack + '.';
    }
    scripts.rollback = script(rollback, rollbackWords, {});
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
