// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/settings_model.h"

#include "core/schema/setting_fields.h"
#include "models/number_format.h"
#include "models/setting_info.h"
#include "storage/qt_text.h"

#include <QStringList>

#include <algorithm>

namespace apportion
{

namespace
{

/// The keys of a group, @p first at its head; but for PriorityFlags, which have a model of their own.
std::vector<PriorityKey> keysOf(schema::SettingGroup group, std::vector<PriorityKey> first)
{
    for (const schema::Setting &setting : schema::settings()) {
        const bool isNamed = std::find(first.begin(), first.end(), setting.key) != first.end();
        if (setting.group == group && setting.key != PriorityKey::PriorityFlags && !isNamed) {
            first.push_back(setting.key);
        }
    }
    return first;
}

std::vector<PriorityKey> allKeys()
{
    std::vector<PriorityKey> keys;
    for (const schema::Setting &setting : schema::settings()) {
        keys.push_back(setting.key);
    }
    return keys;
}

/// PriorityType with what is usual today first.
QStringList choicesOf(PriorityKey key)
{
    QStringList choices = toTexts(schema::choicesOf<Policy>(schema::setting(key)));
    if (key == PriorityKey::PriorityType) {
        std::reverse(choices.begin(), choices.end());
    }
    return choices;
}

} // namespace

SettingsModel::SettingsModel(Document *document, std::vector<PriorityKey> keys, QObject *parent)
    : PolicyTableModel(document, PolicyChange::Kind::Setting, columns(), parent), m_keys(keys.empty() ? allKeys() : std::move(keys))
{
    setAnswersWhy(this);
    readRows();
}

ExplainQuestion SettingsModel::question(std::uint32_t row, int column) const
{
    return column == Key ? ExplainQuestion() : questionAbout(keyAt(static_cast<int>(row)));
}

std::vector<PriorityKey> SettingsModel::weightKeys()
{
    using enum PriorityKey;
    return keysOf(schema::SettingGroup::Weight,
        { PriorityWeightFairshare, PriorityWeightAge, PriorityWeightJobSize, PriorityWeightPartition, PriorityWeightQos, PriorityWeightTres });
}

std::vector<PriorityKey> SettingsModel::decayKeys()
{
    return keysOf(schema::SettingGroup::Decay, {});
}

std::vector<PriorityKey> SettingsModel::otherKeys()
{
    using enum PriorityKey;
    return keysOf(schema::SettingGroup::Other, { PriorityType, PriorityMaxAge, PriorityFavorSmall });
}

void SettingsModel::setResults(const std::shared_ptr<const Results> &results)
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
        cellsChanged();
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
        return groupedText(QString::fromStdString(settingValue(policy, key)));
    case Unit:
        return settingUnit(key);
    case Meaning:
        return settingMeaning(policy, key, m_users);
    case Default:
        return groupedText(QString::fromStdString(settingDefaultOf(policy.release, key)));
    default:
        return {};
    }
}

QString SettingsModel::editText(const Policy &policy, int row, int column) const
{
    return column == Value ? QString::fromStdString(settingValue(policy, keyAt(row))) : display(policy, row, column);
}

QVariant SettingsModel::sortValue(const Policy &policy, int row, int column) const
{
    bool isNumber = false;
    const double value = column == Default ? QString::fromStdString(settingDefault(keyAt(row))).toDouble(&isNumber)
                                           : editText(policy, row, column).toDouble(&isNumber);
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

QVariant SettingsModel::cell(const QModelIndex &index, int role) const
{
    const PriorityKey key = keyAt(index.row());
    switch (role) {
    case HelpRole:
        return settingHelp(key);
    case KeyRole:
        return static_cast<int>(key);
    case OwnValueRole:
        return index.column() == Value && settingValue(policy(), key) != settingDefaultOf(policy().release, key);
    default:
        return PolicyTableModel::cell(index, role);
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
    return document()->setSetting(draft, key);
}

std::span<const TableColumn> SettingsModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Key"), QT_TR_NOOP("The key as slurm.conf names it.") },
        { QT_TR_NOOP("Value"), QT_TR_NOOP("The value as slurm.conf writes it."), true },
        { QT_TR_NOOP("Default"), QT_TR_NOOP("What Slurm takes when slurm.conf does not name the key."), true },
        { QT_TR_NOOP("Unit"), QT_TR_NOOP("What the value counts.") },
        { QT_TR_NOOP("Meaning"), QT_TR_NOOP("What the value comes to in this policy.") },
    });
    return all;
}

} // namespace apportion

#include "moc_settings_model.cpp"
