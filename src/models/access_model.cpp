// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/access_model.h"

#include "models/text_translation.h"
#include "storage/qt_text.h"

#include <array>

namespace apportion
{

AccessModel::AccessModel(Document *document, QObject *parent) : QAbstractTableModel(parent), m_document(document)
{
    connect(document, &Document::policyChanged, this, &AccessModel::policyChanged);
    reload();
}

void AccessModel::takePolicy()
{
    m_rules.reset();
    m_policy = m_document->policy();
    m_rules = std::make_unique<AccessRules>(m_policy);
    m_qos = m_qos < m_policy.qos->size() ? m_qos : unknownIndex;
}

void AccessModel::reload()
{
    beginResetModel();
    takePolicy();
    m_accounts.clear();
    const AssociationTree &tree = m_policy.associations;
    for (const AssociationId id : tree.layout().depthFirst()) {
        if (tree.isAccount(id) && (m_filter.isEmpty() || toText(tree.name(id)).contains(m_filter, Qt::CaseInsensitive))) {
            m_accounts.push_back(id);
        }
    }
    endResetModel();
}

void AccessModel::policyChanged(const PolicyChange &change)
{
    using Kind = PolicyChange::Kind;
    switch (change.kind) {
    case Kind::RawShares:
    case Kind::Usage:
    case Kind::Jobs:
    case Kind::Baseline:
    case Kind::NodeGroup:
    case Kind::Chip:
    case Kind::Notes:
        return;
    case Kind::AssociationFields:
    case Kind::Conf:
        break;
    case Kind::Partition:
    case Kind::Qos:
        if (change.index >= 0) {
            break;
        }
        [[fallthrough]];
    default:
        reload();
        return;
    }
    takePolicy();
    if (!m_accounts.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
}

void AccessModel::setQos(int qos)
{
    m_qos = qos < 0 ? unknownIndex : static_cast<std::uint16_t>(qos);
    if (!m_accounts.empty() && columnCount() > 1) {
        Q_EMIT dataChanged(index(0, 1), index(rowCount() - 1, columnCount() - 1));
    }
}

void AccessModel::setFilter(const QString &text)
{
    if (text.trimmed() != m_filter) {
        m_filter = text.trimmed();
        reload();
    }
}

int AccessModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_accounts.size());
}

int AccessModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_policy.partitions->size()) + 1;
}

AccessAnswer AccessModel::answer(const QModelIndex &index) const
{
    return m_rules->ask(m_accounts[static_cast<std::size_t>(index.row())], static_cast<std::size_t>(index.column() - 1), m_qos);
}

AccessEdit AccessModel::editAt(const QModelIndex &index) const
{
    return m_rules->turn(m_accounts[static_cast<std::size_t>(index.row())], static_cast<std::size_t>(index.column() - 1), m_qos);
}

QString AccessModel::mark(const QModelIndex &index) const
{
    static constexpr std::array<const char *, 7> rules = { "", "State", "QOS", "AllowAccounts", "DenyAccounts", "AllowQos", "DenyQos" };
    const AccessAnswer told = answer(index);
    if (!told.isEnforced) {
        return tr("denied, not enforced", "an account, by a list of a partition that slurmctld does not ask");
    }
    if (told.users != 0) {
        return tr("✓ %L1 of %L2 users", "who may run jobs, and of how many").arg(told.usersWithQos).arg(told.users);
    }
    const QString rule = QLatin1String(rules[static_cast<std::size_t>(told.rule)]);
    return (told.isAllowed ? QStringLiteral("✓ %1") : QStringLiteral("✕ %1")).arg(rule).trimmed();
}

QVariant AccessModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    if (index.column() == 0) {
        const AssociationId id = m_accounts[static_cast<std::size_t>(index.row())];
        const TreeLayout &layout = m_policy.associations.layout();
        const QString indent
            = m_filter.isEmpty() ? QString(static_cast<qsizetype>(layout.depth(layout.positionOf(id))) * 3, QLatin1Char(' ')) : QString();
        return role == Qt::DisplayRole ? QVariant(indent + toText(m_policy.associations.name(id))) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return mark(index);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
    case WhyTextRole:
        return translated(answer(index).why);
    case IsAllowedRole:
        return answer(index).isAllowed;
    default:
        return {};
    }
}

QVariant AccessModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    return section == 0 ? tr("Account") : toText((*m_policy.partitions)[static_cast<std::size_t>(section - 1)].name);
}

QString AccessModel::turn(const QModelIndex &index)
{
    if (!index.isValid() || index.column() == 0) {
        return {};
    }
    const AssociationId account = m_accounts[static_cast<std::size_t>(index.row())];
    const AccessEdit edit = editAt(index);
    if (edit.partition) {
        m_document->setPartition(index.column() - 1, *edit.partition);
    } else if (edit.options) {
        m_document->setAssociationOptions({ account }, { *edit.options });
    }
    return translated(edit.refusal);
}

bool AccessModel::turnsQosOfAccount(const QModelIndex &index) const
{
    return index.isValid() && index.column() > 0 && editAt(index).options.has_value();
}

} // namespace apportion

#include "moc_access_model.cpp"
