// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/change_texts.h"

#include "core/change/change_course.h"
#include "core/change/option_comparison.h"
#include "core/schema/association_fields.h"
#include "core/schema/field_value.h"
#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"
#include "models/number_format.h"
#include "models/setting_info.h"
#include "storage/qt_text.h"

namespace apportion
{

namespace
{

QString withoutQuotes(const std::string &value)
{
    const bool isQuoted = value.size() >= 2 && (value.front() == '\'' || value.front() == '"') && value.back() == value.front();
    return toText(isQuoted ? std::string_view(value).substr(1, value.size() - 2) : std::string_view(value));
}

/// The keys that are no fields, as limits of a QOS, where both records do not have the same. What only the other one has is empty.
template <typename Record>
void addForeign(const schema::Field<Record> &field, const Record &record, const Record &other, QStringList &parts)
{
    std::vector<std::string> names = schema::differingKeys(field, record, other);
    for (const ForeignKey &entry : record.foreign) { // as it has them
        if (std::erase_if(names, [&entry](const std::string &name) { return sameIgnoringCase(name, entry.key); }) > 0) {
            parts.append(toText(entry.key) + QLatin1Char('=') + withoutQuotes(entry.value));
        }
    }
    for (const std::string &name : names) {
        parts.append(toText(name) + QLatin1Char('='));
    }
}

/// The values of a record that differ, of one that is new or gone those that are not the usual ones; as Slurm writes them.
/// @p rows: of the policy that the record is in; @p others: of the other one.
template <typename Record>
QString fieldsText(const std::vector<Record> &rows, const std::vector<Record> &others, const RowChange<Record> &change, bool after,
    std::span<const schema::Field<Record>> fields)
{
    const std::uint16_t index = after ? change.after : change.before;
    if (index == unknownIndex) {
        return {};
    }
    const Record &record = rows[index];
    const bool isInBoth = change.before != unknownIndex && change.after != unknownIndex;
    const Record usual;
    QStringList parts;
    for (const schema::Field<Record> &field : fields.subspan(1)) { // the first is its name
        const bool differs = isInBoth ? change.has(field.saved) : !field.isMark && !schema::sameField(field, record, usual);
        if (differs && *field.word != '\0') {
            parts.append(QLatin1String(field.word) + QLatin1Char('=') + toText(schema::fieldText(field, record)));
        }
    }
    addForeign(*schema::keysField(fields), record, isInBoth ? others[after ? change.before : change.after] : usual, parts);
    return parts.join(QLatin1Char(' '));
}

/// The name of a row that is in one of two tables or in both.
template <typename Record>
QString nameText(const RowChange<Record> &change, const std::vector<Record> &before, const std::vector<Record> &after)
{
    return toText(change.after != unknownIndex ? after[change.after].name : before[change.before].name);
}

} // namespace

QString ChangeTexts::object(const ChangedValue &row) const
{
    switch (row.kind) {
    case Kind::Setting:
        return QString::fromLatin1(priorityKeyWord(m_difference.settings[row.index].key));
    case Kind::Partition:
        return tr("partition %1").arg(nameText(m_difference.partitions[row.index], *m_baseline.partitions, *m_draft.partitions));
    case Kind::Qos:
        return tr("QOS %1").arg(nameText(m_difference.qos[row.index], *m_baseline.qos, *m_draft.qos));
    default:
        break;
    }
    const AssociationChange &change = m_difference.associations[row.index];
    const bool gone = change.after == noAssociation;
    const AssociationTree &tree = gone ? m_baseline.associations : m_draft.associations;
    const AssociationId id = gone ? change.before : change.after;
    return tree.isUser(id) ? tr("%1 in %2", "a user in an account").arg(toText(tree.name(id)), toText(tree.accountName(id))) : toText(tree.name(id));
}

QString ChangeTexts::kindText(Kind kind)
{
    // by Kind
    static constexpr std::array<const char *, 9> texts = { QT_TR_NOOP("added"), QT_TR_NOOP("removed"), QT_TR_NOOP("moved"), QT_TR_NOOP("raw shares"),
        QT_TR_NOOP("priority"), QT_TR_NOOP("options"), QT_TR_NOOP("values"), nullptr, QT_TR_NOOP("values") };
    const char *text = texts.at(static_cast<std::size_t>(kind));
    return text != nullptr ? tr(text) : tr("values, at reconfigure", "of a partition that changed: when slurmctld takes them");
}

QString ChangeTexts::what(const ChangedValue &row) const
{
    const auto rowText = [&row](const auto &change) {
        return kindText(change.before == unknownIndex ? Kind::Added : change.after == unknownIndex ? Kind::Removed : row.kind);
    };
    if (row.users > 0) {
        const int users = static_cast<int>(row.users);
        return row.kind == Kind::Removed ? tr("removed, with %n user(s)", "an account", users) : tr("added, with %n user(s)", "an account", users);
    }
    if (row.kind != Kind::Setting) {
        return row.kind == Kind::Partition ? rowText(m_difference.partitions[row.index])
            : row.kind == Kind::Qos        ? rowText(m_difference.qos[row.index])
                                           : kindText(row.kind);
    }
    const schema::AppliedAt taken = appliedAt(m_difference.settings[row.index].key, m_baseline, m_draft);
    return schema::appliedBy(taken, m_draft.release) == schema::AppliedAt::Restart ? tr("setting, at a restart") : tr("setting, at reconfigure");
}

QString ChangeTexts::course(const ChangedValue &row) const
{
    QStringList lines;
    for (const CourseStep &step : courseOf(row, m_difference, m_baseline, m_draft, m_times)) {
        lines.append(tr("%1: %2", "a moment after a change, and what the change does by then")
                         .arg(translated(momentText(step.moment)), translated(step.text)));
    }
    return lines.join(QLatin1Char('\n'));
}

/// Those options that differ, as partitions and QOS show their fields.
QString ChangeTexts::optionsText(const AssociationChange &change, bool after) const
{
    const std::string_view before = change.before == noAssociation ? std::string_view() : m_baseline.associations.options(change.before);
    const std::string_view now = change.after == noAssociation ? std::string_view() : m_draft.associations.options(change.after);
    QStringList parts;
    for (const std::string &name : OptionComparison(m_baseline.associations, m_draft.associations).differing(change.before, change.after)) {
        if (const std::string value = optionValue(after ? now : before, name); !value.empty()) {
            parts.append(toText(name) + QLatin1Char('=') + toText(value));
        }
    }
    return parts.join(QLatin1Char(' '));
}

QString ChangeTexts::associationValue(const ChangedValue &row, bool after) const
{
    const AssociationChange &change = m_difference.associations[row.index];
    const AssociationTree &tree = after ? m_draft.associations : m_baseline.associations;
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
        return optionsText(change, after);
    default:
        return tree.usesParent(id) ? QStringLiteral("parent") : integerText(tree.rawShares(id));
    }
}

QString ChangeTexts::value(const ChangedValue &row, bool after) const
{
    const Policy &policy = after ? m_draft : m_baseline;
    const Policy &other = after ? m_baseline : m_draft;
    switch (row.kind) {
    case Kind::Setting: {
        const SettingChange &change = m_difference.settings[row.index];
        return QString::fromStdString(after ? change.after : change.before);
    }
    case Kind::Partition: {
        const PartitionChange &change = m_difference.partitions[row.index];
        return fieldsText(*policy.partitions, *other.partitions, change, after, schema::partitionFields());
    }
    case Kind::Qos: {
        const QosChange &change = m_difference.qos[row.index];
        return fieldsText(*policy.qos, *other.qos, change, after, schema::qosFields());
    }
    default:
        return associationValue(row, after);
    }
}

} // namespace apportion
