// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/settings_model.h"

#include "core/change/difference.h"
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
    : PolicyTableModel(document, PolicyChange::Kind::Setting, ColumnCount, parent), m_keys(keys.empty() ? allKeys() : std::move(keys))
{
    readRows();
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
            forgetRefused(value.row());
            Q_EMIT dataChanged(value, value);
        }
        meaningsChanged(); // flags and ages speak in the rows of other keys
        break;
    case PolicyChange::Kind::Everything:
    case PolicyChange::Kind::Baseline:
        forgetRefused(-1);
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
    Policy tried = policy();
    return applySetting(tried, key, text);
}

bool SettingsModel::resetToDefault(PriorityKey key)
{
    return document()->apply(defaultEdit(policy(), key), tr("Default of %1").arg(QLatin1String(priorityKeyWord(key))));
}

std::vector<std::string> SettingsModel::rowNames(const Policy &) const
{
    std::vector<std::string> names;
    for (const PriorityKey key : m_keys) {
        names.emplace_back(priorityKeyWord(key));
    }
    return names;
}

QString SettingsModel::display(const Policy &policy, int row, int column) const
{
    const PriorityKey key = keyAt(row);
    switch (column) {
    case Key:
        return QString::fromLatin1(priorityKeyWord(key));
    case Value:
        return QString::fromStdString(settingValue(policy, key));
    case Unit:
        return settingUnit(key);
    case Meaning:
        return settingMeaning(policy, key, m_users);
    case Default:
        return QString::fromStdString(settingDefault(key));
    default:
        return {};
    }
}

QVariant SettingsModel::sortValue(const Policy &policy, int row, int column) const
{
    bool isNumber = false;
    const double value = display(policy, row, column).toDouble(&isNumber);
    return isNumber ? QVariant(value) : QVariant();
}

QString SettingsModel::tip(int row, int column) const
{
    const QString changed = PolicyTableModel::tip(row, column);
    return changed.isEmpty() ? settingHelp(keyAt(row)) : changed;
}

QStringList SettingsModel::choices(int row, int column) const
{
    return column == Value ? choicesOf(keyAt(row)) : QStringList();
}

QVariant SettingsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const PriorityKey key = keyAt(index.row());
    switch (role) {
    case HelpRole:
        return settingHelp(key);
    case KeyRole:
        return static_cast<int>(key);
    case OwnValueRole:
        return index.column() == Value && settingValue(policy(), key) != settingDefault(key);
    default:
        return PolicyTableModel::data(index, role);
    }
}

QString SettingsModel::enter(Policy &draft, int row, int, const QString &text) const
{
    return applySetting(draft, keyAt(row), text);
}

bool SettingsModel::commitRow(const Policy &draft, int row)
{
    const PriorityKey key = keyAt(row);
    if (settingValue(draft, key) == settingValue(policy(), key)) {
        return true; // typed again as it was: nothing to undo
    }
    return key == PriorityKey::AccountingStorageTres ? document()->setTrackedTres(draft.tres) : document()->setPrioritySettings(draft.priority, key);
}

ColumnInfo SettingsModel::column(int section) const
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
