// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/baseline_reset.h"

#include "core/change/policy_edit.h"
#include "core/change/tree_query.h"
#include "core/schema/setting_fields.h"
#include "document/document.h"
#include "document/document_commands.h"

#include <algorithm>
#include <unordered_map>

namespace apportion
{

namespace
{

/// Takes changes back on one document; each part is a step within the step.
class Reset
{
public:
    Reset(Document &document, const PolicyDifference &changes)
        : m_document(document), m_baseline(document.baseline()), m_situation(document.baselineSnapshot().situation),
          m_before(m_baseline.associations), m_changes(changes)
    {
    }

    QString run()
    {
        bringBack();
        moveBack();
        resetValues();
        takeAway();
        resetSettings();
        resetRows();
        resetLists();
        return m_refusal;
    }

private:
    [[nodiscard]] const AssociationTree &now() const { return m_document.policy().associations; }

    void note(const EditOutcome &outcome)
    {
        if (m_refusal.isEmpty()) {
            m_refusal = outcome.refusal;
        }
    }

    /// Where in the list of what comes back @p id stands; itself and what it needs above it are added to the list.
    int wanted(AssociationId id)
    {
        if (const auto found = m_places.find(id); found != m_places.end()) {
            return found->second;
        }
        NewAssociation entry;
        entry.name = std::string(m_before.name(id));
        entry.isUser = m_before.isUser(id);
        entry.rawShares = m_before.rawShares(id);
        entry.priority = m_before.priority(id);
        entry.ownUsage = m_situation.ownUsage(id);
        entry.partition = std::string(m_before.partition(id));
        entry.options = std::string(m_before.options(id));
        const AssociationId above = m_before.parent(id);
        entry.parent = accountNamed(now(), m_before.name(above));
        if (entry.parent == noAssociation) {
            entry.above = wanted(above);
        }
        m_list.push_back(std::move(entry));
        const int place = static_cast<int>(m_list.size()) - 1;
        m_places.emplace(id, place);
        return place;
    }

    void bringBack()
    {
        for (auto change = m_changes.associations.rbegin(); change != m_changes.associations.rend(); ++change) {
            if (change->kind == AssociationChange::Kind::Removed) {
                wanted(change->before);
            }
        }
        if (!m_list.empty()) {
            note(m_document.addAssociations(m_list));
        }
    }

    void moveBack()
    {
        for (const AssociationChange &change : m_changes.associations) {
            if (change.kind == AssociationChange::Kind::Changed && change.moved) {
                const AssociationId above = accountNamed(now(), m_before.name(m_before.parent(change.before)));
                if (above != noAssociation && now().parent(change.after) != above) {
                    note(m_document.moveAssociations({ change.after }, above));
                }
            }
        }
    }

    void resetValues()
    {
        std::vector<AssociationId> shared;
        std::vector<std::uint32_t> shares;
        std::vector<AssociationId> described;
        std::vector<std::string> options;
        for (const AssociationChange &change : m_changes.associations) {
            if (change.kind != AssociationChange::Kind::Changed) {
                continue;
            }
            if (change.rawShares) {
                shared.push_back(change.after);
                shares.push_back(m_before.rawShares(change.before));
            }
            if (change.options) {
                described.push_back(change.after);
                options.emplace_back(m_before.options(change.before));
            }
            if (change.priority) {
                m_document.setAssociationPriority({ change.after }, m_before.priority(change.before));
            }
        }
        m_document.setRawShares(shared, shares);
        m_document.setAssociationOptions(described, options);
    }

    void takeAway()
    {
        std::vector<AssociationId> added;
        for (const AssociationChange &change : m_changes.associations) {
            if (change.kind == AssociationChange::Kind::Added) {
                added.push_back(change.after);
            }
        }
        if (!added.empty()) {
            note(m_document.removeAssociations(added));
        }
    }

    void resetSettings()
    {
        for (const SettingChange &change : m_changes.settings) {
            Policy draft = m_document.policy();
            copySetting(draft, m_baseline, change.key);
            m_document.setSetting(draft, change.key);
        }
    }

    void resetRows()
    {
        for (const PartitionChange &change : m_changes.partitions) {
            if (change.before != unknownIndex && change.after != unknownIndex) {
                Partition partition = (*m_baseline.partitions)[change.before];
                // nodes are numbered by the groups of their own policy
                const Partition &present = (*m_document.policy().partitions)[change.after];
                partition.nodes = present.nodes;
                partition.nodesWritten = present.nodesWritten;
                m_document.setPartition(change.after, partition);
            }
        }
        for (const QosChange &change : m_changes.qos) {
            if (change.before != unknownIndex && change.after != unknownIndex) {
                m_document.setQos(change.after, (*m_baseline.qos)[change.before]);
            }
        }
    }

    /// Rows that are on one side only.
    void resetLists()
    {
        Policy draft = m_document.policy();
        std::vector<Partition> partitions = *draft.partitions;
        std::vector<Qos> qos = *draft.qos;
        takeAwayRows(partitions, m_changes.partitions);
        takeAwayRows(qos, m_changes.qos);
        for (const PartitionChange &change : m_changes.partitions) {
            if (change.after == unknownIndex) {
                Partition partition = (*m_baseline.partitions)[change.before];
                for (PartitionNodes &nodes : partition.nodes) {
                    nodes.group = groupOf(draft, nodes.group);
                }
                const bool hasDefault = std::any_of(partitions.begin(), partitions.end(), [](const Partition &other) { return other.isDefault; });
                partition.isDefault = partition.isDefault && !hasDefault; // there is one
                bringBackRow(partitions, std::move(partition), *m_baseline.partitions, change.before);
            }
        }
        for (const QosChange &change : m_changes.qos) {
            if (change.after == unknownIndex) {
                bringBackRow(qos, (*m_baseline.qos)[change.before], *m_baseline.qos, change.before);
            }
        }
        if (partitions != *draft.partitions) {
            draft.partitions.edit() = std::move(partitions);
        }
        if (qos != *draft.qos) {
            draft.qos.edit() = std::move(qos);
        }
        if (const PolicyEdit edit = editBetween(m_document.policy(), draft); !edit.isEmpty()) {
            m_document.apply(edit, {});
        }
    }

    template <typename Row, typename Change>
    static void takeAwayRows(std::vector<Row> &rows, const std::vector<Change> &changes)
    {
        std::vector<std::size_t> added;
        for (const Change &change : changes) {
            if (change.before == unknownIndex && change.after < rows.size()) {
                added.push_back(change.after);
            }
        }
        std::sort(added.rbegin(), added.rend());
        for (const std::size_t row : added) {
            rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(row));
        }
    }

    /// Behind the nearest of those that stand before it in the baseline.
    template <typename Row>
    static void bringBackRow(std::vector<Row> &rows, Row row, const std::vector<Row> &baseline, std::size_t place)
    {
        auto behind = rows.begin();
        for (std::size_t i = place; i > 0 && behind == rows.begin(); --i) {
            const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row &other) { return other.name == baseline[i - 1].name; });
            behind = found == rows.end() ? behind : found + 1;
        }
        rows.insert(behind, std::move(row));
    }

    /// The draft's node group that is the baseline's @p group; added when it is gone.
    [[nodiscard]] std::uint32_t groupOf(Policy &draft, std::uint32_t group) const
    {
        const NodeGroup &wanted = m_baseline.nodeGroups->at(group);
        const std::vector<NodeGroup> &groups = *draft.nodeGroups;
        const auto found = std::find_if(groups.begin(), groups.end(), [&](const NodeGroup &other) { return other.names == wanted.names; });
        if (found != groups.end()) {
            return static_cast<std::uint32_t>(found - groups.begin());
        }
        draft.nodeGroups.edit().push_back(wanted);
        return static_cast<std::uint32_t>(draft.nodeGroups->size() - 1);
    }

    Document &m_document;
    const Policy m_baseline; ///< a snapshot: edits do not touch it
    const Situation m_situation; ///< of the baseline
    const AssociationTree &m_before;
    const PolicyDifference &m_changes;
    std::vector<NewAssociation> m_list;
    std::unordered_map<AssociationId, int> m_places; ///< id in the baseline → place in the list
    QString m_refusal;
};

bool isBelow(const AssociationTree &tree, AssociationId id, AssociationId account)
{
    while (id != noAssociation && id != account) {
        id = tree.parent(id);
    }
    return id != noAssociation;
}

} // namespace

QString resetToBaseline(Document &document, const PolicyDifference &changes, const QString &text)
{
    if (changes.isEmpty()) {
        return {};
    }
    document.undoStack()->beginMacro(stepName(text));
    QString refusal = Reset(document, changes).run();
    document.undoStack()->endMacro();
    return refusal;
}

PolicyDifference changesBelow(const PolicyDifference &changes, const AssociationTree &baseline, const AssociationTree &draft, AssociationId account)
{
    const AssociationId before = draft.isAccount(account) ? accountNamed(baseline, draft.name(account)) : noAssociation;
    PolicyDifference below;
    std::copy_if(
        changes.associations.begin(), changes.associations.end(), std::back_inserter(below.associations), [&](const AssociationChange &change) {
            const bool is = change.after != noAssociation && isBelow(draft, change.after, account);
            const bool was = before != noAssociation && change.before != noAssociation && isBelow(baseline, change.before, before);
            return is || was;
        });
    return below;
}

} // namespace apportion
