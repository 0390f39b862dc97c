// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/change_script.h"

#include "core/change/difference.h"
#include "core/schema/root_options.h"
#include "slurm/change/conf_notes.h"
#include "slurm/change/removal_guard.h"
#include "slurm/change/sacctmgr_commands.h"
#include "slurm/change/script_texts.h"
#include "slurm/lists/cluster_state.h"
#include "slurm/lists/flat_file_writer.h"
#include "slurm/lists/qos_references.h"
#include "slurm/text/shell_quote.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

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

std::string beginOf(const ScriptWords &words)
{
    return std::string("#!/bin/sh\n# ") + words.purpose;
}

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
    { "coordinator", "User,Coordinators", "user withcoord", false },
    { "qos", "Name", "qos", false },
    { "cluster", "Cluster", "cluster", false },
} };

/// The shell function that asks for the lists and columns that are looked at.
std::string questionFunction(const std::vector<StateChange> &changes, const std::string &cluster, const Removals &removals)
{
    std::array<bool, stateListCount> asked {};
    std::array<std::vector<const char *>, stateListCount> columns;
    asked[static_cast<std::size_t>(StateList::Coordinators)] = !removals.accounts.empty() || !removals.users.empty();
    const auto askAll = [&](StateList list) {
        const auto index = static_cast<std::size_t>(list);
        if (!columns[index].empty()) {
            return;
        }
        asked[index] = true;
        for (const ShownField &field : shownFields()) {
            if (field.list == list) {
                columns[index].push_back(field.shown);
            }
        }
    };
    if (!removals.isEmpty()) { // whatever is below what goes, and whatever it has
        askAll(StateList::Associations);
    }
    if (!removals.users.empty()) {
        askAll(StateList::Users);
    }
    for (const StateChange &change : changes) { // what comes or goes has nothing that nobody knows of
        if (std::string_view(change.shown) == "exists" && change.before != change.after) {
            askAll(change.list);
        }
    }
    for (const StateChange &change : changes) {
        const auto list = static_cast<std::size_t>(change.list);
        asked[list] = true;
        const auto field = std::find_if(shownFields().begin(), shownFields().end(),
            [&change](const ShownField &known) { return known.list == change.list && known.shown == change.shown; });
        if (field != shownFields().end() && std::find(columns[list].begin(), columns[list].end(), field->shown) == columns[list].end()) {
            columns[list].push_back(field->shown);
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
    if (!removals.users.empty()) {
        text += "    ask wckey User,WCKey wckey" + (cluster.empty() ? std::string() : ' ' + shellQuote("cluster=" + cluster)) + '\n';
    }
    if (!removals.qos.empty()) { // which is one of all clusters, and goes from all
        text += "    ask holder Cluster,Account,User,Partition,QOS,DefaultQOS assoc where woplimits withrawqoslevel\n"
                "    ask preempting Name,Preempt qos\n";
    }
    return text + "    :\n}\n";
}

/// Lines that the script writes to a file of its own.
std::string heredoc(const char *name, const std::vector<std::string> &lines)
{
    std::string text = std::string("cat >\"$work/") + name + "\" <<'END_OF_LIST'\n";
    for (const std::string &line : lines) {
        (text += line) += '\n';
    }
    return text + "END_OF_LIST\n";
}

bool isOneLine(const std::string &text)
{
    return shellComment(text) == text;
}

/// Everything that the calls change, as the script reads it: STEP|OBJECT|FIELD|BEFORE|AFTER. No value holds a quote, so that
/// words in quotes may say that there is none.
std::string planText(const std::vector<StateChange> &changes, const std::vector<std::size_t> &stepOf)
{
    std::vector<std::string> lines;
    for (const StateChange &change : changes) {
        const std::string before = change.kind == StateChange::Kind::AnyBefore ? "\"any\""
            : change.kind == StateChange::Kind::OnTheWay                       ? "\"way\""
                                                                               : change.before.value_or("\"absent\"");
        std::string line = std::to_string(change.step == 0 ? 0 : stepOf[change.step - 1]) + '|' + change.object + '|' + change.shown + '|' + before
            + '|' + change.after.value_or("\"absent\"");
        if (isOneLine(line)) {
            lines.push_back(std::move(line));
        }
    }
    return heredoc("plan", lines);
}

/// What the notes of the draft say, as comments: each is one line, whatever it holds.
std::string noteLines(const SacctmgrCommand &command)
{
    std::string text;
    for (const std::string &note : command.notes) {
        (text += "# Note on ") += note + '\n';
    }
    return text;
}

/// "# comment", the notes and the call, numbered.
std::string callText(std::size_t step, const SacctmgrCommand &command)
{
    const std::string call = noteLines(command) + "run " + std::to_string(step) + ' ' + command.line + '\n';
    return "\n# " + command.comment + '\n' + (command.ifKnown.empty() ? call : "if known " + shellLine(command.ifKnown) + "; then\n" + call + "fi\n");
}

/// One `sacctmgr load` of what all @p commands do.
std::string loadText(std::size_t step, const std::vector<const SacctmgrCommand *> &commands, const std::string &cluster)
{
    std::vector<std::string> lines { "Cluster - " + flatQuote(cluster) };
    std::string above;
    std::string notes; // sacctmgr takes lines apart that are longer than its own
    for (const SacctmgrCommand *command : commands) {
        notes += noteLines(*command);
        for (const FlatFileLine &line : command->flatLines) {
            if (line.above != above) {
                above = line.above;
                lines.push_back("Parent - " + flatQuote(above));
            }
            lines.push_back("# " + line.comment);
            lines.push_back(line.text);
        }
    }
    return '\n' + notes + heredoc("load", lines) + "run " + std::to_string(step) + " sacctmgr -i load file=\"$work/load\"\n";
}

/// Which calls the script makes, and by which step. Many additions or changes become one `sacctmgr load` each, which takes
/// a tenth of the time and does all of them or none.
class Steps
{
public:
    explicit Steps(const std::vector<SacctmgrCommand> &commands, bool mayLoad) : m_commands(commands), m_stepOf(commands.size())
    {
        constexpr std::ptrdiff_t mostCalls = 50;
        for (const Phase phase : { Phase::Add, Phase::Change }) {
            const auto loads = [phase](const SacctmgrCommand &command) { return command.phase == phase && !command.flatLines.empty(); };
            // what is added may stand below what is added by a call
            const bool all = std::none_of(commands.begin(), commands.end(),
                [phase](const SacctmgrCommand &command) { return command.phase == phase && command.flatLines.empty(); });
            if (mayLoad && (all || phase == Phase::Change) && std::count_if(commands.begin(), commands.end(), loads) > mostCalls) {
                m_loaded.push_back(phase);
            }
        }
        std::map<Phase, std::size_t> loads;
        std::size_t step = 0;
        for (std::size_t i = 0; i < commands.size(); ++i) {
            const bool known = isLoaded(commands[i]) && loads.contains(commands[i].phase);
            m_stepOf[i] = known ? loads.at(commands[i].phase) : ++step;
            if (isLoaded(commands[i])) {
                loads[commands[i].phase] = m_stepOf[i];
            }
        }
    }

    [[nodiscard]] const std::vector<std::size_t> &stepOf() const { return m_stepOf; }

    /// A function of the steps that remove something. Those of one turn are made in the order that is quickest.
    [[nodiscard]] std::string removals() const
    {
        std::string text = "\nremovals() {\n";
        for (std::size_t i = 0; i < m_commands.size();) {
            std::size_t end = i + 1;
            if (!m_commands[i].removes) {
                i = end;
                continue;
            }
            while (end < m_commands.size() && m_commands[end].removes && m_commands[end].turn == m_commands[i].turn) {
                ++end;
            }
            text += end - i == 1 ? callText(m_stepOf[i], m_commands[i]) : oneByOne(i, end);
            i = end;
        }
        return text + "    :\n}\n";
    }

    /// A function of the other steps.
    [[nodiscard]] std::string changes(const std::string &cluster) const
    {
        std::string text = "\nchanges() {\n";
        std::size_t loaded = 0; // the step that was written last
        for (std::size_t i = 0; i < m_commands.size(); ++i) {
            if (m_commands[i].removes) {
                continue;
            }
            if (!isLoaded(m_commands[i])) {
                text += callText(m_stepOf[i], m_commands[i]);
                continue;
            }
            if (m_stepOf[i] == loaded) {
                continue;
            }
            loaded = m_stepOf[i];
            std::vector<const SacctmgrCommand *> together;
            for (std::size_t j = i; j < m_commands.size(); ++j) {
                if (m_stepOf[j] == loaded) {
                    together.push_back(&m_commands[j]);
                }
            }
            text += loadText(loaded, together, cluster);
        }
        return text + "    :\n}\n";
    }

private:
    using Phase = SacctmgrCommand::Phase;

    /// The commands from @p begin to before @p end in an order that the script finds.
    [[nodiscard]] std::string oneByOne(std::size_t begin, std::size_t end) const
    {
        std::string numbers;
        std::string branches;
        for (std::size_t i = begin; i < end; ++i) {
            const std::string number = std::to_string(m_stepOf[i]);
            (numbers += ' ') += number;
            (branches += number + ')') += callText(m_stepOf[i], m_commands[i]) + ";;\n";
        }
        return "\nfor each in $(last_first" + numbers + "); do\ncase $each in\n" + branches + "esac\ndone\n";
    }

    [[nodiscard]] bool isLoaded(const SacctmgrCommand &command) const
    {
        return !command.flatLines.empty() && std::find(m_loaded.begin(), m_loaded.end(), command.phase) != m_loaded.end();
    }

    const std::vector<SacctmgrCommand> &m_commands;
    std::vector<std::size_t> m_stepOf;
    std::vector<Phase> m_loaded;
};

/// What a script is made from.
struct ScriptSource
{
    const std::vector<SacctmgrCommand> &commands;
    const Diagnostics &refused;
    const ClusterState &state;
    const Removals &removals;
    std::string cluster;
    std::string lossBefore {}; ///< a sentence about what nobody can bring back, to be told before the changes
    std::string lossAfter {}; ///< and after them
    std::string leftAfter {}; ///< what is there yet, told after that
    std::vector<std::string> confNotes {}; ///< on what changes in slurm.conf
};

/// The function that tells what nobody has looked at.
std::string unreadText(const std::vector<std::string> &unread)
{
    std::string text = "\n# what is set, and no list of sacctmgr shows\nunread() {\n";
    for (const std::string &what : unread) {
        text += "    echo " + shellQuote("Not read back, for no list shows it: " + what) + '\n';
    }
    return text + "    :\n}\n";
}

std::string script(const ScriptSource &source, const ScriptWords &words, const std::string &allowance)
{
    std::string options = withWords(script_texts::scriptOptions, words);
    if (allowance.empty()) {
        for (const std::string_view unused : { "allowed=\n", "        allowed=$2\n" }) {
            options.erase(options.find(unused), unused.size());
        }
    }
    std::string text = beginOf(words) + '\n' + options;
    for (const Diagnostic &entry : source.refused) {
        text += "\n# Note: " + shellComment(entry.message.english()) + '\n';
    }
    text += source.confNotes.empty() ? "" : "\n# slurm.conf changes too, which nothing here touches: README tells what.\n";
    for (const std::string &note : source.confNotes) {
        text += "# " + note + '\n';
    }
    if (source.commands.empty()) {
        return text + "\n# Nothing to change.\n: \"$mode\"\necho 'Nothing to change.'\n";
    }
    const bool removes = std::any_of(source.commands.begin(), source.commands.end(), [](const SacctmgrCommand &c) { return c.removes; });
    const Steps steps(source.commands, !source.cluster.empty());
    // what people want to read comes first
    text += steps.changes(source.cluster);
    text += removes ? steps.removals() : "";
    const std::vector<StateChange> &changes = source.state.changes();
    text += withWords("\n# STEP|OBJECT|FIELD|BEFORE|AFTER: FROM, and TO\n", words) + planText(changes, steps.stepOf()) + closureList(source.removals);
    text += unreadText(source.state.unread());
    text += source.cluster.empty() ? script_texts::onlyCluster : "\ncluster=" + shellQuote(source.cluster) + '\n';
    text += withWords(script_texts::helpers, words) + questionFunction(changes, source.cluster, source.removals);
    text += (removes ? withWords(removalFunctions(), words) : "") + remedyFunction(source.removals) + script_texts::note;
    const bool differ = std::any_of(changes.begin(), changes.end(), [](const StateChange &change) { return change.before != change.after; });
    text += differ ? withWords(script_texts::decision, words) : "";
    if (const std::set<std::string> &tres = source.state.tres(); !tres.empty()) {
        text += std::string(script_texts::knownTres) + "\ntres " + shellLine({ tres.begin(), tres.end() }) + '\n';
    }
    text += removes ? "\nstrangers \"Somebody else has something in what is removed: nothing was changed.\"\njobs\n" : "";
    text += script_texts::checked + withWords(allowance, words);
    const auto echoed = [](const std::string &sentence) { return sentence.empty() ? std::string() : "echo " + shellQuote(sentence) + '\n'; };
    text
        += "\nkeep\n" + echoed(source.lossBefore) + "\nchanges\n" + (removes ? script_texts::lookAgain : "") + withWords(script_texts::ending, words);
    return text + echoed(source.lossAfter) + echoed(source.leftAfter);
}

/// sacctmgr removes accounts from a cluster, and slurmdbd keeps their records, which may be those of other clusters, too.
std::string leftAccounts(const std::vector<std::string> &accounts)
{
    constexpr std::size_t mostNamed = 8;
    std::string names;
    for (std::size_t i = 0; i < std::min(accounts.size(), mostNamed); ++i) {
        names += (i == 0 ? "" : ", ") + accounts[i];
    }
    names += accounts.size() > mostNamed ? ", ..." : "";
    return "slurmdbd goes on knowing the accounts that apply.sh added (" + names
        + "), without associations in this cluster. Where no cluster has one (sacctmgr show assoc account=NAME), and nobody knew it before: "
          "sacctmgr delete account where name=NAME";
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
    const Policy known = withRootInCluster(baselineAsIs);
    const Policy wanted = withRootInCluster(draftAsIs);
    const Policy baseline = withoutGoneQos(known, wanted, goneQos);
    const Policy draft = withoutGoneQos(wanted, known, goneQos);
    reportGoneQos(goneQos, draft, scripts.refused);
    const std::vector<SacctmgrCommand> forward = sacctmgrCommands(baseline, draft, &scripts.refused, &state, before, after);
    scripts.calls = static_cast<std::size_t>(
        std::count_if(forward.begin(), forward.end(), [](const SacctmgrCommand &command) { return command.ifKnown.empty(); }));
    Removals gone = removalsOf(baseline.associations, draft.associations, difference(baseline, draft).associations);
    gone.qos = removedQos(baseline, draft);
    ScriptSource apply { forward, scripts.refused, state, gone, draft.clusterName };
    apply.confNotes = confNotes(baseline, draft);
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
    target.notes = {}; // on how the baseline became what it is, not on the way back
    const std::vector<SacctmgrCommand> back = sacctmgrCommands(draft, target, &refused, &backState, after, before);
    Removals goneBack = removalsOf(draft.associations, target.associations, difference(draft, target).associations);
    goneBack.qos = removedQos(draft, target);
    ScriptSource rollback { back, refused, backState, goneBack, draft.clusterName };
    if (!gone.isEmpty()) {
        const std::string anew = "apply.sh removed " + removalCount(gone) + ", which ";
        rollback.lossBefore = anew + "this makes anew. It cannot bring back: " + notBroughtBack + '.';
        rollback.lossAfter = anew + "are made anew. Not brought back: " + notBroughtBack + '.';
    }
    if (!goneBack.accounts.empty()) {
        rollback.leftAfter = leftAccounts(goneBack.accounts);
    }
    scripts.rollback = script(rollback, rollbackWords, {});
    return scripts;
}

bool isApplyScript(std::string_view text)
{
    return text.starts_with(beginOf(applyWords));
}

Policy emptyCluster(const Policy &draft)
{
    Policy empty;
    empty.clusterName = draft.clusterName;
    empty.clusterOptions = "Fairshare=1:QOS='normal'";
    const AssociationId root = AssociationTree::root();
    empty.associations.setRawShares(root, draft.associations.rawShares(root));
    empty.associations.setPriority(root, draft.associations.priority(root));
    empty.associations.setOptions(root, withRootInCluster(draft).associations.options(root));
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
