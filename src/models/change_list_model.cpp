// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/change_list_model.h"

#include "core/policy/work_count.h"
#include "core/schema/field_value.h"
#include "core/schema/setting_fields.h"
#include "models/number_format.h"
#include "models/setting_info.h"
#include "storage/qt_text.h"

namespace apportion
{

namespace
{

/// The values of a partition that differ, as slurm.conf writes them.
QString partitionText(const Partition &partition, const PartitionChange &change)
{
    QStringList parts;
    for (const schema::Field<Partition> *field : change.fields) {
        if (*field->word != '\0') {
            parts.append(QLatin1String(field->word) + QLatin1Char('=') + toText(schema::fieldText(*field, partition)));
        }
    }
    return parts.join(QLatin1Char(' '));
}

} // namespace

ChangeListModel::ChangeListModel(Document *document, QObject *parent)
    : TableModel(columns(), parent), m_gate(document, this, [this] { setResults(nullptr); })
{
    setAnswersWhy(this);
}

void ChangeListModel::setResults(std::shared_ptr<const Results> results)
{
    beginResetModel();
    m_results = m_gate.admits(results) && results->baseline ? std::move(results) : nullptr;
    endResetModel();
}

PolicyDifference ChangeListModel::changesOf(const std::vector<int> &rows) const
{
    PolicyDifference chosen;
    if (!m_results) {
        return chosen;
    }
    const PolicyDifference &all = m_results->difference;
    for (const int place : rows) {
        const ChangedValue &row = m_results->changes.at(static_cast<std::size_t>(place));
        switch (row.kind) {
        case Kind::Setting:
            chosen.settings.push_back(all.settings[row.index]);
            break;
        case Kind::Partition:
            chosen.partitions.push_back(all.partitions[row.index]);
            break;
        case Kind::Qos:
            chosen.qos.push_back(all.qos[row.index]);
            break;
        default: {
            AssociationChange change = all.associations[row.index];
            change.moved = row.kind == Kind::Moved;
            change.rawShares = row.kind == Kind::RawShares;
            change.priority = row.kind == Kind::Priority;
            change.options = row.kind == Kind::Options;
            chosen.associations.push_back(change);
        }
        }
    }
    return chosen;
}

const AssociationChange &ChangeListModel::association(const ChangedValue &row) const
{
    return m_results->difference.associations[row.index];
}

QString ChangeListModel::objectText(const ChangedValue &row) const
{
    const Policy &baseline = m_results->baseline->policy();
    const Policy &draft = m_results->evaluation->policy();
    switch (row.kind) {
    case Kind::Setting:
        return QString::fromLatin1(priorityKeyWord(m_results->difference.settings[row.index].key));
    case Kind::Partition: {
        const PartitionChange &change = m_results->difference.partitions[row.index];
        return tr("partition %1")
            .arg(QString::fromStdString(
                change.after != unknownIndex ? (*draft.partitions)[change.after].name : (*baseline.partitions)[change.before].name));
    }
    case Kind::Qos: {
        const QosChange &change = m_results->difference.qos[row.index];
        return tr("QOS %1").arg(
            QString::fromStdString(change.after != unknownIndex ? (*draft.qos)[change.after].name : (*baseline.qos)[change.before].name));
    }
    default:
        break;
    }
    const AssociationChange &change = association(row);
    const bool gone = change.after == noAssociation;
    const AssociationTree &tree = gone ? baseline.associations : draft.associations;
    const AssociationId id = gone ? change.before : change.after;
    return tree.isUser(id) ? tr("%1 in %2", "a user in an account").arg(toText(tree.name(id)), toText(tree.accountName(id))) : toText(tree.name(id));
}

QString ChangeListModel::kindText(Kind kind)
{
    // by Kind
    static constexpr std::array<const char *, 9> texts = { QT_TR_NOOP("added"), QT_TR_NOOP("removed"), QT_TR_NOOP("moved"), QT_TR_NOOP("raw shares"),
        QT_TR_NOOP("priority"), QT_TR_NOOP("options"), QT_TR_NOOP("values"), nullptr, QT_TR_NOOP("values") };
    const char *text = texts.at(static_cast<std::size_t>(kind));
    return text != nullptr ? tr(text) : tr("values, at reconfigure", "of a partition that changed: when slurmctld takes them");
}

/// What kind of change a row is; of a setting also when slurmctld takes it.
QString ChangeListModel::whatText(const ChangedValue &row) const
{
    if (row.kind != Kind::Setting) {
        return kindText(row.kind);
    }
    const schema::AppliedAt taken = schema::setting(m_results->difference.settings[row.index].key).appliedAt;
    return schema::appliedBy(taken, m_results->evaluation->policy().release) == schema::AppliedAt::Restart ? tr("setting, at a restart")
                                                                                                           : tr("setting, at reconfigure");
}

QString ChangeListModel::associationValue(const ChangedValue &row, bool after) const
{
    const AssociationChange &change = association(row);
    const AssociationTree &tree = after ? m_results->evaluation->tree() : m_results->baseline->tree();
    const AssociationId id = after ? change.after : change.before;
    if (id == noAssociation) {
        return {};
    }
    switch (row.kind) {
    case Kind::Moved:
        return toText(tree.name(tree.parent(id)));
    case Kind::Priority:
        return tree.priority(id) == noPriority ? QString() : integerText(tree.priority(id));
    case Kind::Options:
        return toText(tree.options(id));
    default:
        return tree.usesParent(id) ? QStringLiteral("parent") : integerText(tree.rawShares(id));
    }
}

QString ChangeListModel::valueText(const ChangedValue &row, bool after) const
{
    const Policy &policy = after ? m_results->evaluation->policy() : m_results->baseline->policy();
    switch (row.kind) {
    case Kind::Setting: {
        const SettingChange &change = m_results->difference.settings[row.index];
        return QString::fromStdString(after ? change.after : change.before);
    }
    case Kind::Partition: {
        const PartitionChange &change = m_results->difference.partitions[row.index];
        const std::uint16_t index = after ? change.after : change.before;
        return index == unknownIndex ? QString() : partitionText((*policy.partitions)[index], change);
    }
    case Kind::Qos: {
        const QosChange &change = m_results->difference.qos[row.index];
        const std::uint16_t index = after ? change.after : change.before;
        return index == unknownIndex ? QString() : QStringLiteral("Priority=%1").arg((*policy.qos)[index].priority);
    }
    default:
        return associationValue(row, after);
    }
}

ExplainQuestion ChangeListModel::question(const ChangedValue &row, bool inBaseline) const
{
    const PolicyDifference &all = m_results->difference;
    const auto inTable = [&](TableQuantity quantity, std::uint16_t before, std::uint16_t after) {
        const std::uint16_t place = inBaseline ? before : after;
        return place == unknownIndex ? ExplainQuestion() : TableNumber { quantity, place, inBaseline };
    };
    switch (row.kind) {
    case Kind::Setting:
        return questionAbout(all.settings[row.index].key, inBaseline);
    case Kind::Partition: {
        const PartitionChange &change = all.partitions[row.index];
        const TableQuantity quantity = change.has("priorityJobFactor") ? TableQuantity::PartitionJobFactor
            : change.has("priorityTier")                               ? TableQuantity::PartitionTier
                                                                       : TableQuantity::PartitionTotals;
        return inTable(quantity, change.before, change.after);
    }
    case Kind::Qos:
        return inTable(TableQuantity::QosPriority, all.qos[row.index].before, all.qos[row.index].after);
    default: {
        const AssociationId id = inBaseline ? association(row).before : association(row).after;
        return id == noAssociation ? ExplainQuestion() : AssociationNumber { id, AssociationQuantity::RawShares, inBaseline };
    }
    }
}

QVariant ChangeListModel::cell(const QModelIndex &index, int role) const
{
    countWork(Work::AskCell);
    const ChangedValue &row = m_results->changes.at(static_cast<std::size_t>(index.row()));
    if (role == AssociationIdRole) {
        const bool isAssociation = row.kind != Kind::Setting && row.kind != Kind::Partition && row.kind != Kind::Qos;
        return isAssociation ? association(row).after : noAssociation;
    }
    if (role == WhyRole) {
        const bool isValue = index.column() == Before || index.column() == After;
        return isValue ? QVariant::fromValue(question(row, index.column() == Before)) : QVariant();
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (index.column()) {
    case Object:
        return objectText(row);
    case What:
        return whatText(row);
    case Before:
        return valueText(row, false);
    case After:
        return valueText(row, true);
    default:
        return {};
    }
}

std::span<const TableColumn> ChangeListModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("What was changed"), QT_TR_NOOP("The account, user, setting, partition or QOS that differs.") },
        { QT_TR_NOOP("Change"), QT_TR_NOOP("What of it differs.") },
        { QT_TR_NOOP("Baseline"), QT_TR_NOOP("The value that Reset brings back.") },
        { QT_TR_NOOP("Draft"), QT_TR_NOOP("The value in the policy as it is now.") },
    });
    return all;
}

} // namespace apportion
