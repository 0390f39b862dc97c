// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/settings_model.h"

#include "core/difference.h"
#include "models/setting_info.h"

#include <QStringList>

#include <algorithm>

namespace apportion
{

namespace
{

std::vector<PriorityKey> allKeys()
{
    std::vector<PriorityKey> keys;
    for (std::size_t i = 0; i < priorityKeyCount; ++i) {
        keys.push_back(static_cast<PriorityKey>(i));
    }
    return keys;
}

QStringList choicesOf(PriorityKey key)
{
    switch (key) {
    case PriorityKey::PriorityType:
        return { QStringLiteral("priority/multifactor"), QStringLiteral("priority/basic") };
    case PriorityKey::PriorityFavorSmall:
        return { QStringLiteral("NO"), QStringLiteral("YES") };
    case PriorityKey::PriorityUsageResetPeriod: {
        QStringList words;
        for (int i = 0; i <= static_cast<int>(UsageReset::Yearly); ++i) {
            words << QLatin1String(usageResetWord(static_cast<UsageReset>(i)));
        }
        return words;
    }
    default:
        return {};
    }
}

} // namespace

SettingsModel::SettingsModel(Document *document, std::vector<PriorityKey> keys, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_keys(keys.empty() ? allKeys() : std::move(keys))
{
    connect(m_document, &Document::policyChanged, this, &SettingsModel::policyChanged);
}

std::vector<PriorityKey> SettingsModel::weightKeys()
{
    return { PriorityKey::PriorityWeightFairshare, PriorityKey::PriorityWeightAge, PriorityKey::PriorityWeightJobSize,
        PriorityKey::PriorityWeightPartition, PriorityKey::PriorityWeightQos, PriorityKey::PriorityWeightTres, PriorityKey::PriorityWeightAssoc };
}

std::vector<PriorityKey> SettingsModel::decayKeys()
{
    return { PriorityKey::PriorityDecayHalfLife, PriorityKey::PriorityUsageResetPeriod, PriorityKey::PriorityCalcPeriod,
        PriorityKey::FairShareDampeningFactor };
}

std::vector<PriorityKey> SettingsModel::otherKeys()
{
    return { PriorityKey::PriorityType, PriorityKey::PriorityMaxAge, PriorityKey::PriorityFavorSmall, PriorityKey::AccountingStorageTres,
        PriorityKey::PrioritySiteFactorPlugin, PriorityKey::PrioritySiteFactorParameters, PriorityKey::PriorityParameters };
}

void SettingsModel::setResults(std::shared_ptr<const Results> results)
{
    const std::uint32_t users = results && results->evaluation ? results->evaluation->userCount() : 0;
    if (users != m_users) {
        m_users = users;
        meaningsChanged();
    }
}

void SettingsModel::meaningsChanged()
{
    Q_EMIT dataChanged(index(0, Meaning), index(rowCount() - 1, Meaning));
}

void SettingsModel::policyChanged(const PolicyChange &change)
{
    switch (change.kind) {
    case PolicyChange::Kind::Partition:
    case PolicyChange::Kind::Qos:
        meaningsChanged();
        break;
    case PolicyChange::Kind::Setting:
        if (const QModelIndex value = valueIndex(change.key); value.isValid()) {
            if (value == QModelIndex(m_refused)) {
                m_error.clear();
            }
            Q_EMIT dataChanged(value, value);
        }
        meaningsChanged(); // flags and ages speak in the rows of other keys
        break;
    case PolicyChange::Kind::Everything:
    case PolicyChange::Kind::Baseline:
        m_error.clear();
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        break;
    default:
        break;
    }
}

QModelIndex SettingsModel::valueIndex(PriorityKey key) const
{
    const auto found = std::find(m_keys.begin(), m_keys.end(), key);
    return found == m_keys.end() ? QModelIndex() : index(static_cast<int>(found - m_keys.begin()), Value);
}

QString SettingsModel::errorFor(PriorityKey key, const QString &text) const
{
    Policy tried = m_document->policy();
    return applySetting(tried, key, text);
}

int SettingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_keys.size());
}

int SettingsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

bool SettingsModel::isChanged(PriorityKey key) const
{
    return settingValue(m_document->policy(), key) != settingValue(m_document->baseline(), key);
}

QVariant SettingsModel::display(PriorityKey key, int column) const
{
    switch (column) {
    case Key:
        return QString::fromLatin1(priorityKeyWord(key));
    case Value:
        return QString::fromStdString(settingValue(m_document->policy(), key));
    case Unit:
        return settingUnit(key);
    case Meaning:
        return settingMeaning(m_document->policy(), key, m_users);
    case Default:
        return QString::fromStdString(settingDefault(key));
    default:
        return {};
    }
}

QVariant SettingsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const PriorityKey key = keyAt(index.row());
    const bool isValue = index.column() == Value;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return display(key, index.column());
    case SortRole: {
        bool number = false;
        const QString text = display(key, index.column()).toString();
        const double value = text.toDouble(&number);
        return number ? QVariant(value) : QVariant(text);
    }
    case Qt::ToolTipRole:
    case HelpRole:
        return isValue && role == Qt::ToolTipRole && isChanged(key)
            ? tr("%1 in the baseline").arg(QString::fromStdString(settingValue(m_document->baseline(), key)))
            : settingHelp(key);
    case Qt::TextAlignmentRole:
        return alignmentOf(column(index.column()));
    case ChangedRole:
        return isValue && isChanged(key);
    case BaselineRole:
        return isValue && isChanged(key) ? QString::fromStdString(settingValue(m_document->baseline(), key)) : QString();
    case ErrorRole:
        return index == QModelIndex(m_refused) ? m_error : QString();
    case ChoicesRole:
        return isValue ? choicesOf(key) : QStringList();
    case KeyRole:
        return static_cast<int>(key);
    default:
        return {};
    }
}

bool SettingsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || index.column() != Value) {
        return false;
    }
    const PriorityKey key = keyAt(index.row());
    Policy edited = m_document->policy();
    m_refused = index;
    m_error = applySetting(edited, key, value.toString());
    if (!m_error.isEmpty()) {
        Q_EMIT dataChanged(index, index, { ErrorRole });
        Q_EMIT editRefused(index, m_error);
        return false;
    }
    if (settingValue(edited, key) == settingValue(m_document->policy(), key)) {
        Q_EMIT dataChanged(index, index, { ErrorRole });
        return true; // typed again as it was: nothing to undo
    }
    if (key == PriorityKey::AccountingStorageTres) {
        m_document->setTrackedTres(edited.tres);
    } else {
        m_document->setPrioritySettings(edited.priority, key);
    }
    return true;
}

Qt::ItemFlags SettingsModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Value ? flags | Qt::ItemIsEditable : flags;
}

QVariant SettingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && section >= 0 && section < ColumnCount ? headerValue(column(section), role) : QVariant();
}

ColumnInfo SettingsModel::column(int section)
{
    switch (section) {
    case Key:
        return { tr("Key"), tr("The key as slurm.conf names it.") };
    case Value:
        return { tr("Value"), tr("The value as slurm.conf writes it."), true };
    case Unit:
        return { tr("Unit"), tr("What the value counts.") };
    case Meaning:
        return { tr("Meaning"), tr("What the value comes to in this policy.") };
    case Default:
        return { tr("Default"), tr("What Slurm takes when slurm.conf does not name the key."), true };
    default:
        return {};
    }
}

} // namespace apportion
