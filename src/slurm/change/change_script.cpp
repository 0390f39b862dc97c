// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/change_script.h"

#include "core/change/difference.h"
#include "core/policy/beside.h"
#include "core/schema/root_options.h"
#include "slurm/change/conf_notes.h"
#include "slurm/change/newcomer_guard.h"
#include "slurm/change/packed_commands.h"
#include "slurm/change/possible_defaults.h"
#include "slurm/change/removal_guard.h"
#include "slurm/change/sacctmgr_translator.h"
#include "slurm/change/script_calls.h"
#include "slurm/change/script_look.h"
#include "slurm/change/script_return.h"
#include "slurm/change/script_steps.h"
#include "slurm/change/state_questions.h"
#include "slurm/lists/cluster_state.h"
#include "slurm/lists/qos_references.h"
#include "slurm/text/shell_quote.h"

#include <algorithm>
#include <array>
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

/// What a script is made from.
struct ScriptSource
{
    /// The way from @p baseline to @p draft, between which @p differences lie.
    ScriptSource(const Policy &baseline, const Policy &draft, const PolicyDifference &differences, const Situation &before, const Situation &after,
        Diagnostics &notSaid, Way way)
        : ScriptSource(baseline, draft, differences, SacctmgrTranslator(baseline, draft, before, after, &notSaid, way), notSaid, way)
    {
        if (way == Way::Back) {
            addRecords(*draft.otherUsers, baseline.associations, draft.associations, removals);
        }
    }

    PackedCommands commands;
    ClusterState state;
    Removals removals;
    const Diagnostics &refused;
    std::string cluster;
    std::string lossBefore {}; ///< a sentence about what nobody can bring back, to be told before the changes
    std::string lossAfter {}; ///< and after them
    std::string leftAfter {}; ///< what is there yet, told after that
    std::vector<std::string> usersLeft {}; ///< slurm::usersLeft(), but for those who were known before
    std::vector<std::string> lowered {}; ///< PackedCommands::textsWithCapitals()
    std::string given {}; ///< a sentence about default QOS that are others than they should be
    std::vector<std::string> confNotes {}; ///< on what changes in slurm.conf

private:
    ScriptSource(const Policy &baseline, const Policy &draft, const PolicyDifference &differences, SacctmgrTranslator &&translator,
        Diagnostics &notSaid, Way way)
        : commands(translator.translate(differences)), state(std::move(translator.state())),
          removals(removalsOf(baseline.associations, draft.associations, differences.associations, translator.users())), refused(notSaid),
          cluster(draft.clusterName)
    {
        removals.qos = removedQos(baseline, draft);
        usersLeft = slurm::usersLeft(removals);
        lowered = commands.textsWithCapitals(way == Way::There);
    }
};

/// Names with commas between them, of many the first.
std::string someOf(const std::vector<std::string> &names)
{
    constexpr std::size_t mostNamed = 8;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), mostNamed); ++i) {
        text += (i == 0 ? "" : ", ") + names[i];
    }
    return text + (names.size() > mostNamed ? ", ..." : "");
}

/// The function that tells what nobody has looked at.
std::string unreadText(const std::vector<std::string> &unread)
{
    std::string text = "\n# what is set, and no list of sacctmgr shows\nunread() {\n";
    for (const std::string &what : unread) {
        text += "    echo " + shellQuote("Not read back, for no list shows it: " + what) + '\n';
    }
    return text + "    :\n}\n";
}

/// How the script begins, up to what it changes.
std::string headText(const ScriptSource &source, const ScriptWords &words, bool asksForAllowance)
{
    std::string options = withWords(script_texts::scriptOptions, words);
    constexpr std::string_view purpose = "PURPOSE";
    options.replace(options.find(purpose), purpose.size(), words.purpose);
    if (!asksForAllowance) {
        for (const std::string_view unused : { "allowed=\n", "        allowed=$2\n" }) {
            options.erase(options.find(unused), unused.size());
        }
    }
    std::string text = std::string("#!/bin/sh\n# ") + words.purpose + '\n' + options;
    for (const Diagnostic &entry : source.refused) {
        text += "\n# Note: " + shellComment(entry.message.english()) + '\n';
    }
    text += source.confNotes.empty() ? "" : "\n# slurm.conf changes too, which nothing here touches: README tells what.\n";
    for (const std::string &note : source.confNotes) {
        text += "# " + note + '\n';
    }
    return text;
}

bool isDiffering(const ClusterState &state)
{
    for (const StateChange &change : state.changes()) {
        if (change.before != change.after) {
            return true;
        }
    }
    return false;
}

/// What sacctmgr cannot write as it shall be.
std::string loweredTexts(const std::vector<std::string> &texts, bool isRollback)
{
    if (texts.empty()) {
        return {};
    }
    const std::string which = " (" + someOf(texts) + ')';
    return isRollback ? "Not brought back: capitals, which sacctmgr writes in lower case" + which + '.'
                      : "sacctmgr writes in lower case what has capitals in the draft" + which + '.';
}

/// Who is known yet when his last association is gone.
std::string leftUsers(const std::vector<std::string> &users)
{
    return users.empty() ? std::string()
                         : "slurmdbd goes on knowing users whose names sacctmgr cuts (" + someOf(users)
            + "), without associations in this cluster. Where no cluster has one (sacctmgr show assoc user=NAME): "
              "sacctmgr delete user where name=NAME";
}

void writeScript(TextSink &sink, const ScriptSource &source, const ScriptWords &words, const std::string &allowance)
{
    sink << headText(source, words, !allowance.empty());
    if (source.commands.size() == 0) {
        sink << "\n# Nothing to change.\n: \"$mode\"\necho 'Nothing to change.'\n";
        return;
    }
    const bool removes = source.commands.anyRemoves();
    const ScriptSteps steps(source.commands, !source.cluster.empty());
    const bool isRollback = &words == &rollbackWords;
    steps.writeChanges(sink, source.cluster, isRollback); // what people want to read comes first
    if (removes) {
        steps.writeRemovals(sink);
    }
    sink << withWords("\n# STEP|OBJECT|FIELD|BEFORE|AFTER: FROM, and TO\n", words);
    steps.writePlan(sink, source.state);
    writeClosureList(sink, source.removals);
    const bool asksForNewcomers = !isRollback && hasNewcomers(source.state);
    if (asksForNewcomers) {
        writeRecordedList(sink, source.state);
    }
    sink << unreadText(source.state.unread());
    sink << (source.cluster.empty() ? script_texts::onlyCluster : "\ncluster=" + shellQuote(source.cluster) + '\n');
    sink << withWords(script_texts::looking, words) << withWords(script_texts::calling, words)
         << questionFunction(source.state, source.cluster, source.removals);
    sink << (asksForNewcomers ? newcomerFunction() : "");
    sink << (removes ? withWords(removalFunctions(), words) : "") << remedyFunction(source.removals) << script_texts::note;
    sink << (isRollback ? script_texts::rollbackSettled : script_texts::applySettled) << (isRollback ? script_texts::stays : "");
    sink << (isDiffering(source.state) ? withWords(script_texts::decision, words) + (isRollback ? script_texts::onlyWhatWasMade : "") : "");
    if (const std::set<std::string> &tres = source.state.tres(); !tres.empty()) {
        sink << script_texts::knownTres << "\ntres " << shellLine({ tres.begin(), tres.end() }) << "\n";
    }
    sink << (removes ? "\nstrangers \"Somebody else has something in what is removed: nothing was changed.\"\n"
                       "lineages \"Nothing was changed.\"\njobs\nreservations\ndefaults\n"
                     : "");
    sink << cutNamesGuard(source.removals);
    sink << (isRollback ? "told_kept\n" : "") << (asksForNewcomers ? "\nnewcomers\n" : "") << script_texts::checked << withWords(allowance, words);
    const auto echoed = [](const std::string &sentence) { return sentence.empty() ? std::string() : "echo " + shellQuote(sentence) + '\n'; };
    const std::string lowered = loweredTexts(source.lowered, isRollback);
    const std::string told = echoed(lowered) + echoed(source.given);
    const auto echoedWhereLost
        = [&](const std::string &sentence) { return sentence.empty() || !isRollback ? echoed(sentence) : "[ -z \"$lost\" ] || " + echoed(sentence); };
    sink << (isRollback && !source.lossBefore.empty() ? script_texts::lost : "");
    sink << "\nkeep\n" << (isRollback ? "" : script_texts::noteMade) << echoedWhereLost(source.lossBefore) << told << "\nbegun=yes\nchanges\n";
    sink << (removes ? withWords(script_texts::lookAgain, words) : "") << withWords(script_texts::ending, words);
    sink << echoedWhereLost(source.lossAfter) << told << echoed(source.leftAfter) << echoed(leftUsers(source.usersLeft));
}

/// sacctmgr removes accounts from a cluster, and slurmdbd keeps their records, which may be those of other clusters, too.
std::string leftAccounts(const std::vector<std::string> &accounts)
{
    return "slurmdbd goes on knowing the accounts that apply.sh added (" + someOf(accounts)
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

/// Default QOS that sacctmgr would not take.
void reportGivenDefaults(const std::vector<GivenDefault> &given, Diagnostics &findings)
{
    for (const GivenDefault &entry : given) {
        findings.push_back({ Severity::Warning, "default-qos-given",
            { APPORTION_TEXT("The default QOS of %1 associations, such as %2, is %3, which their list of QOS does not have: sacctmgr refuses that, "
                             "and they get the default QOS %4, which it has."),
                { std::to_string(entry.count), entry.name, entry.wanted, entry.given } },
            { APPORTION_TEXT("Add %1 to their list of QOS, or choose another default."), { entry.wanted } }, {},
            { ObjectRef::Kind::Association, entry.first, entry.name } });
    }
}

/// What apply.sh and rollback.sh say of them.
std::string givenText(const std::vector<GivenDefault> &given, const char *what)
{
    std::vector<std::string> names;
    for (const GivenDefault &entry : given) {
        const std::string others = entry.count > 1 ? " and " + std::to_string(entry.count - 1) + " more" : std::string();
        names.push_back(entry.name + others + " have " + entry.given + " for " + entry.wanted);
    }
    return names.empty() ? std::string() : what + (" (" + someOf(names)) + ").";
}

/// A policy and who has used what under it.
struct Side
{
    const Policy &policy;
    const Situation &situation;
};

/// The way back from @p draft to @p baseline; @p gone: what apply.sh removes.
void writeRollback(TextSink &sink, const Side &baseline, const Side &draft, const RemovalCount &gone)
{
    Policy target = baseline.policy;
    target.clusterName = draft.policy.clusterName; // the commands speak of one cluster
    target.notes = {}; // on how the baseline became what it is, not on the way back
    std::vector<GivenDefault> given;
    target = withPossibleDefaults(target, draft.policy, given);
    Diagnostics refused;
    ScriptSource source(draft.policy, target, difference(draft.policy, target), draft.situation, baseline.situation, refused, Way::Back);
    if (!gone.isEmpty()) {
        const std::string anew = "apply.sh removed " + removalCount(gone) + ", which ";
        source.lossBefore = anew + "this makes anew. It cannot bring back: " + notBroughtBack + '.';
        source.lossAfter = anew + "are made anew. Not brought back: " + notBroughtBack + '.';
    }
    std::vector<std::string> left = source.removals.accounts;
    std::erase_if(left, [&target](const std::string &account) { return findRecord(*target.otherAccounts, account) != nullptr; });
    source.leftAfter = left.empty() ? std::string() : leftAccounts(left);
    std::erase_if(source.usersLeft, [&target](const std::string &user) { return findRecord(*target.otherUsers, user) != nullptr; });
    source.given = givenText(given, "Not brought back: default QOS that are not in the list of QOS, which sacctmgr refuses");
    writeScript(sink, source, rollbackWords, {});
}

} // namespace

ChangeNotes writeChangeScripts(
    const Policy &baselineAsIs, const Policy &draftAsIs, const Situation &before, const Situation &after, TextSink &apply, TextSink &rollback)
{
    ChangeNotes notes;
    std::vector<QosReference> goneQos;
    const Policy known = withRootInCluster(baselineAsIs);
    const Policy wanted = withRootInCluster(draftAsIs);
    const Policy baseline = withoutGoneQos(known, wanted, goneQos);
    Policy draft = withoutGoneQos(wanted, known, goneQos);
    draft.otherAccounts = baseline.otherAccounts; // what was read with the cluster
    draft.otherUsers = baseline.otherUsers;
    reportGoneQos(goneQos, draft, notes.refused);
    std::vector<GivenDefault> given;
    draft = withPossibleDefaults(draft, baseline, given);
    reportGivenDefaults(given, notes.refused);
    PolicyDifference differences = difference(baseline, draft);
    const RemovalCount gone = countRemovals(baseline.associations, differences.associations);
    constexpr std::size_t fewest = 1000; // that are worth a thread
    auto wayBack = beside(differences.associations.size() > fewest, [&] { writeRollback(rollback, { baseline, before }, { draft, after }, gone); });
    {
        ScriptSource source(baseline, draft, differences, before, after, notes.refused, Way::There);
        differences = {}; // of a large tree: the script takes the room
        notes.calls = source.commands.size();
        source.confNotes = confNotes(baseline, draft);
        source.given = givenText(given, "sacctmgr refuses default QOS that are not in the list of QOS");
        if (!gone.isEmpty()) {
            source.lossBefore = "This removes " + removalCount(gone) + ". rollback.sh cannot bring back: " + notBroughtBack + '.';
        }
        writeScript(apply, source, applyWords, removalAllowance(gone));
    }
    const bool empty = baseline.associations.layout().accountCount() <= 1;
    const AssociationId root = AssociationTree::root();
    if (empty && !draft.clusterName.empty() && draft.associations.findUser(root, "root") == noAssociation) {
        notes.refused.push_back({ Severity::Note, "root-user",
            { APPORTION_TEXT("Every new cluster has the user root in the account root, with 1 share, which the policy does not have."), {} },
            { APPORTION_TEXT("Add it, so that normalized shares below root are those of the cluster."), {} }, {}, {} });
    }
    wayBack.get();
    return notes;
}

ChangeScripts changeScripts(const Policy &baseline, const Policy &draft, const Situation &before, const Situation &after)
{
    ChangeScripts scripts;
    StringSink apply(scripts.apply);
    StringSink rollback(scripts.rollback);
    static_cast<ChangeNotes &>(scripts) = writeChangeScripts(baseline, draft, before, after, apply, rollback);
    return scripts;
}

Policy emptyCluster(const Policy &draft)
{
    Policy empty;
    empty.clusterName = draft.clusterName;
    empty.clusterOptions = "Fairshare=1:QOS='normal'";
    const AssociationId root = AssociationTree::root();
    empty.associations.setRawShares(root, draft.associations.rawShares(root));
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
