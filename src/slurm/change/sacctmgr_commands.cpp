// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/sacctmgr_commands.h"

#include "core/schema/association_fields.h"
#include "slurm/change/sacctmgr_translator.h"
#include "slurm/lists/cluster_state.h"
#include "slurm/lists/sacctmgr_settings.h"
#include "slurm/text/shell_quote.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace apportion::slurm
{

namespace
{

/// Leads what is told of the name of an association to the line that it was read from.
void leadToName(const AssociationTree &draft, const AssociationTree &baseline, Diagnostic &told)
{
    const ObjectRef &object = told.object;
    const bool isOfName = (told.code == "sacctmgr-name" || told.code == "sacctmgr-backslash") && object.kind == ObjectRef::Kind::Association
        && told.message.arguments.front() == shellComment(object.name);
    for (const AssociationTree *tree : { &draft, &baseline }) { // where it goes it is that of the baseline
        const bool isThere = isOfName && object.id < tree->rowCount() && tree->isLive(object.id) && tree->name(object.id) == object.name;
        if (const std::uint32_t line = isThere ? tree->lineOf(object.id, AssociationPart::Name) : 0; line != 0) {
            told.place = { tree->read().file, line };
            return;
        }
    }
}

} // namespace

PackedCommands SacctmgrTranslator::translate(const PolicyDifference &differences)
{
    const std::size_t known = m_refused == nullptr ? 0 : m_refused->size();
    collectUsers(differences.associations);
    m_list.state().reserve(differences.associations.size());
    changeQos(differences.qos);
    m_isClusterFirst = isClusterFirst(differences.associations);
    if (m_isClusterFirst) {
        m_listForLater.clear(); // of which it was found under the old list
        m_list.startPhase();
        changeCluster();
    }
    m_list.startPhase(Phase::Add);
    addAccounts(differences.associations);
    addUsers(differences.associations);
    m_list.startPhase(Phase::Move);
    changeAccounts(differences.associations, true);
    m_list.startPhase(Phase::Change);
    describeAccounts(differences.associations);
    changeAccounts(differences.associations, false);
    changeUserAssociations(differences.associations);
    m_list.startPhase(Phase::Defaults);
    changePreempt(differences.qos);
    changeLists(differences.associations);
    changeUsers();
    m_list.startPhase(Phase::Remove);
    warnOfWhatIsLost(differences.associations);
    removeUsers(differences.associations);
    removeAccounts(differences.associations);
    removeQos(differences.qos);
    needQos();
    for (std::size_t i = known; m_refused != nullptr && i < m_refused->size(); ++i) {
        leadToName(m_after, m_before, (*m_refused)[i]);
    }
    return m_list.take();
}

/// QOS that only the cluster can have: dumps of releases before 25.05 do not tell which there are.
void SacctmgrTranslator::needQos()
{
    std::string unknown;
    const std::set<std::string> named = m_list.state().qos();
    for (const std::string &name : named) {
        if (m_draft.findQos(name) == unknownIndex && m_baseline.findQos(name) == unknownIndex) {
            m_list.state().noteNeeded("qos " + name);
            if (name != "normal") { // which every database has from its beginning
                (unknown += unknown.empty() ? "" : ", ") += name;
            }
        }
    }
    if (!unknown.empty()) {
        m_list.refuse("qos-needed",
            { APPORTION_TEXT("Associations name QOS of which the policy tells nothing: %1. apply.sh goes on only where the cluster has them."),
                { shellComment(unknown) } },
            { APPORTION_TEXT("Import what sacctmgr -P show qos prints, too."), {} }, {});
    }
}

ObjectRef SacctmgrTranslator::refOf(const AssociationTree &tree, AssociationId id) const
{
    return { ObjectRef::Kind::Association, id, std::string(tree.name(id)) };
}

void SacctmgrTranslator::collectUsers(const std::vector<AssociationChange> &changes)
{
    for (const AssociationChange &change : changes) {
        if (change.kind == Kind::Changed && !change.options) {
            continue;
        }
        if (change.after == noAssociation && m_before.isUser(change.before)) {
            m_users.addBefore(change.before);
        } else if (change.after != noAssociation && m_after.isUser(change.after)) {
            m_users.addAfter(change.after);
        }
    }
    m_users.find();
}

std::string SacctmgrTranslator::wantedDefault(const UserView &view)
{
    const std::array<std::string, 2> wanted { m_userOptionsAfter.value(view.after, UserOption::DefaultAccount),
        m_userOptionsBefore.value(view.before, UserOption::DefaultAccount) };
    return defaultAccountAmong(m_after, view.after, wanted);
}

void SacctmgrTranslator::changeQos(const std::vector<QosChange> &changes)
{
    const CommandShape added { { "add", "qos" }, "name=", {}, "qos", false };
    const CommandShape modified { { "modify", "qos", "where" }, "name=", { "set" }, "qos", false };
    std::vector<QosChange> ordered = changes;
    std::stable_partition(ordered.begin(), ordered.end(), [](const QosChange &change) { return change.before == unknownIndex; });
    for (const QosChange &change : ordered) {
        if (change.after == unknownIndex) {
            continue;
        }
        const Qos &qos = (*m_draft.qos)[change.after];
        const bool isNew = change.before == unknownIndex;
        SacctmgrSettings settings = isNew ? addedQos(qos) : qosChanges((*m_baseline.qos)[change.before], qos);
        std::erase_if(settings, [](const SacctmgrSetting &entry) { return entry.key == "Preempt="; });
        const ObjectRef object { ObjectRef::Kind::Qos, change.after, qos.name };
        isNew ? m_list.add(added, qos.name, settings, "new QOS", object) : m_list.addIfAny(modified, qos.name, settings, object);
    }
}

void SacctmgrTranslator::changePreempt(const std::vector<QosChange> &changes)
{
    CommandShape shape { { "modify", "qos", "where" }, "name=", { "set" }, "qos", false };
    for (const bool isLast : { false, true }) {
        for (const QosChange &change : changes) {
            if (change.after == unknownIndex) {
                continue;
            }
            const Qos &qos = (*m_draft.qos)[change.after];
            const std::string before = change.before == unknownIndex ? std::string() : (*m_baseline.qos)[change.before].preempt;
            const std::vector<std::string> old = listWords(lowerCase(before));
            const std::vector<std::string> now = listWords(lowerCase(qos.preempt));
            std::vector<std::string> kept;
            std::copy_if(old.begin(), old.end(), std::back_inserter(kept),
                [&now](const std::string &name) { return std::find(now.begin(), now.end(), name) != now.end(); });
            shape.passing = !isLast && kept.size() < now.size();
            const std::string value = joinedList(shape.passing ? kept : now);
            if (isLast ? kept.size() < now.size() : kept.size() < old.size()) {
                m_list.add(
                    shape, qos.name, { { "Preempt=", sacctmgrValue(value), before, value } }, {}, { ObjectRef::Kind::Qos, change.after, qos.name });
            }
        }
    }
}

void SacctmgrTranslator::removeQos(const std::vector<QosChange> &changes)
{
    const CommandShape shape { { "remove", "qos", "where" }, "name=", {}, "qos", false };
    for (const QosChange &change : changes) {
        if (change.after == unknownIndex) {
            const std::string &name = (*m_baseline.qos)[change.before].name;
            const ObjectRef object { ObjectRef::Kind::Qos, unknownIndex, name };
            const std::size_t step = m_list.add(shape, name, {}, "removed", object);
            if (step > 0) {
                m_list.state().noteGone("qos " + name, addedQos((*m_baseline.qos)[change.before]), step);
            }
        }
    }
}

void SacctmgrTranslator::changeCluster()
{
    if (m_baseline.clusterOptions == m_draft.clusterOptions || m_draft.clusterName.empty()) {
        return;
    }
    // the account root has a share in any case, which cannot be taken away
    const auto withShares = [](std::string_view options) {
        return optionValue(options, "Fairshare").empty() ? withOption(options, "Fairshare", "1") : std::string(options);
    };
    const std::string before = withShares(m_baseline.clusterOptions);
    const std::string after = withShares(m_draft.clusterOptions);
    const CommandShape shape { { "modify", "cluster", "where" }, "name=", { "set" }, "cluster", false };
    changeOptions(shape, m_draft.clusterName, optionChanges(before, after), before, after, {});
}

void SacctmgrTranslator::changeOptions(
    CommandShape shape, std::string_view name, OptionChanges changes, std::string_view before, std::string_view after, const ObjectRef &object)
{
    std::size_t cleared = 0;
    if (changes.clearQosFirst) {
        // An empty list is that of the account above, which may not have the default.
        const std::string oldDefault = optionValue(before, schema::option::defaultQos);
        const std::string newDefault = optionValue(after, schema::option::defaultQos);
        SacctmgrSettings nothing { { "QOS=", {}, "its own", {} } };
        if (!oldDefault.empty()) {
            nothing.push_back({ "DefaultQOS=", "-1", oldDefault, {} });
            std::erase_if(changes.settings, isDefaultQos);
            if (!newDefault.empty()) {
                changes.settings.push_back({ "DefaultQOS=", sacctmgrValue(newDefault), oldDefault, newDefault });
            }
        }
        shape.passing = true;
        cleared = m_list.add(shape, name, nothing, {}, object);
        shape.passing = false;
    }
    m_list.addIfAny(shape, name, changes.settings, object, cleared);
}

std::vector<SacctmgrCommand> sacctmgrCommands(
    const Policy &baseline, const Policy &draft, Diagnostics *refused, ClusterState *state, const Situation &before, const Situation &after)
{
    return sacctmgrCommands(baseline, draft, difference(baseline, draft), refused, state, before, after);
}

std::vector<SacctmgrCommand> sacctmgrCommands(const Policy &baseline, const Policy &draft, const PolicyDifference &differences, Diagnostics *refused,
    ClusterState *state, const Situation &before, const Situation &after, Way way)
{
    SacctmgrTranslator translator(baseline, draft, before, after, refused, way);
    const PackedCommands packed = translator.translate(differences);
    std::vector<SacctmgrCommand> commands;
    commands.reserve(packed.size());
    for (std::size_t i = 0; i < packed.size(); ++i) {
        commands.push_back(packed.command(i));
    }
    if (state != nullptr) {
        *state = std::move(translator.state());
    }
    return commands;
}

} // namespace apportion::slurm
