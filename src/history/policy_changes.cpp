// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/history.h"

#include "core/change/difference.h"
#include "core/schema/field_value.h"
#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"

namespace apportion::history
{

namespace
{

std::string objectText(const AssociationTree &tree, AssociationId id)
{
    const std::string account(tree.accountName(id));
    if (!tree.isUser(id)) {
        return "account " + account;
    }
    const std::string partition(tree.partition(id));
    return "user " + std::string(tree.userName(id)) + " in " + account + (partition.empty() ? "" : " on " + partition);
}

/// What became of one association.
class AssociationRows
{
public:
    AssociationRows(const AssociationTree &before, const AssociationTree &after, std::vector<PolicyChangeRow> &rows)
        : m_before(before), m_after(after), m_rows(rows)
    {
    }

    void add(const AssociationChange &change)
    {
        const AssociationId old = change.before;
        const AssociationId now = change.after;
        if (old == noAssociation || now == noAssociation) {
            const bool isNew = old == noAssociation;
            m_rows.push_back({ isNew ? objectText(m_after, now) : objectText(m_before, old), isNew ? "added" : "removed",
                isNew ? std::string() : rawSharesWord(m_before.rawShares(old)), isNew ? rawSharesWord(m_after.rawShares(now)) : std::string() });
            return;
        }
        const auto row = [&](bool differs, const char *key, std::string before, std::string after) {
            if (differs) {
                m_rows.push_back({ objectText(m_after, now), key, std::move(before), std::move(after) });
            }
        };
        const auto priority = [](const AssociationTree &tree, AssociationId id) {
            return tree.priority(id) == noPriority ? std::string() : std::to_string(tree.priority(id));
        };
        if (change.moved) { // root, of which other things may change, has nothing above it
            row(true, "moved", std::string(m_before.name(m_before.parent(old))), std::string(m_after.name(m_after.parent(now))));
        }
        row(change.rawShares, "Fairshare", rawSharesWord(m_before.rawShares(old)), rawSharesWord(m_after.rawShares(now)));
        row(change.priority, "Priority", priority(m_before, old), priority(m_after, now));
        row(change.options, "options", std::string(m_before.options(old)), std::string(m_after.options(now)));
    }

private:
    const AssociationTree &m_before;
    const AssociationTree &m_after;
    std::vector<PolicyChangeRow> &m_rows;
};

template <typename Row>
void addRowChanges(const char *kind, const std::vector<RowChange<Row>> &changes, const std::vector<Row> &before, const std::vector<Row> &after,
    std::vector<PolicyChangeRow> &rows)
{
    for (const RowChange<Row> &change : changes) {
        const Row &named = change.after == unknownIndex ? before[change.before] : after[change.after];
        const std::string object = std::string(kind) + ' ' + named.name;
        if (change.before == unknownIndex || change.after == unknownIndex) {
            rows.push_back({ object, change.before == unknownIndex ? "added" : "removed", {}, {} });
        }
        for (const schema::Field<Row> *field : change.fields) {
            rows.push_back(
                { object, field->saved, schema::fieldText(*field, before[change.before]), schema::fieldText(*field, after[change.after]) });
        }
    }
}

} // namespace

std::vector<PolicyChangeRow> policyChanges(const Policy &before, const Policy &after)
{
    const PolicyDifference found = difference(before, after);
    std::vector<PolicyChangeRow> rows;
    for (const SettingChange &setting : found.settings) {
        rows.push_back({ {}, priorityKeyWord(setting.key), setting.before, setting.after });
    }
    addRowChanges("partition", found.partitions, *before.partitions, *after.partitions, rows);
    addRowChanges("qos", found.qos, *before.qos, *after.qos, rows);
    AssociationRows associations(before.associations, after.associations, rows);
    for (const AssociationChange &change : found.associations) {
        associations.add(change);
    }
    return rows;
}

} // namespace apportion::history
