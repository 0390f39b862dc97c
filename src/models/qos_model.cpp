// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/qos_model.h"

#include "core/policy/flat_option.h"
#include "core/policy/number_text.h"
#include "models/number_format.h"
#include "slurm/lists/qos_references.h"
#include "slurm/text/reading.h"

#include <algorithm>

namespace apportion
{

namespace
{

/// The two numbers above mean "none" and "without a limit" to Slurm.
constexpr std::uint64_t highestPriority = 0xfffffffd;
constexpr double highestUsageFactor = 1e9;

bool isFlags(const std::string &key)
{
    return sameIgnoringCase(key, "Flags");
}

/// The options that have no column of their own, as the flat file writes them.
QString limitsText(const Qos &qos)
{
    std::string text;
    for (const ForeignKey &option : qos.foreign) {
        if (!isFlags(option.key)) {
            text += (text.empty() ? "" : ":") + option.key + '=' + option.value;
        }
    }
    return QString::fromStdString(text);
}

/// The words of Flags, without the quotes of the file.
QString flagsText(const Qos &qos)
{
    const ForeignKey *flags = findKey(qos.foreign, "Flags");
    return flags == nullptr ? QString() : QString::fromStdString(unquotedValue(flags->value));
}

/// One option as the flat file writes it, its value in quotes.
ForeignKey foreignKey(const std::string &name, const std::string &value)
{
    std::string text;
    appendOption(text, { name, value, true });
    return { name, text.substr(name.size() + 1) };
}

QString enterLimits(Qos &qos, const QString &text)
{
    static constexpr std::array<const char *, 6> ownColumns = { "Name", "Description", "Priority", "UsageFactor", "Preempt", "Flags" };
    std::vector<ForeignKey> options;
    std::copy_if(qos.foreign.begin(), qos.foreign.end(), std::back_inserter(options), [](const ForeignKey &option) { return isFlags(option.key); });
    const std::string written = text.toStdString();
    FlatOptionScanner walk(written, false);
    FlatOptionView option;
    while (walk.next(option)) {
        const std::string name(option.name);
        if (name.empty() || name.find_first_of(" '\"") != std::string::npos) {
            return QosModel::tr("“%1” is no option: write MaxJobsPerUser=4:GrpTRES='cpu=100'.").arg(QString::fromStdString(std::string(option.raw)));
        }
        if (std::any_of(ownColumns.begin(), ownColumns.end(), [&](const char *key) { return sameIgnoringCase(name, key); })) {
            return QosModel::tr("%1 has a column of its own.").arg(QString::fromStdString(name));
        }
        options.push_back({ name, quotedWhereNeeded(option.raw.substr(option.raw.find('=') + 1)) });
    }
    if (walk.hasOpenQuote()) {
        return QosModel::tr("A quote is not closed.");
    }
    qos.foreign = std::move(options);
    return {};
}

void enterFlags(Qos &qos, const QString &text)
{
    const auto flags = std::find_if(qos.foreign.begin(), qos.foreign.end(), [](const ForeignKey &option) { return isFlags(option.key); });
    if (text.isEmpty()) {
        if (flags != qos.foreign.end()) {
            qos.foreign.erase(flags);
        }
    } else if (flags == qos.foreign.end()) {
        qos.foreign.insert(qos.foreign.begin(), foreignKey("Flags", text.toStdString()));
    } else {
        *flags = foreignKey(flags->key, text.toStdString());
    }
}

} // namespace

QosModel::QosModel(Document *document, QObject *parent) : QosRows(document, PolicyChange::Kind::Qos, schema::qosFields(), columns(), parent) { }

QString QosModel::display(const Policy &policy, int row, int column) const
{
    const Qos &qos = rowAt(policy, row);
    switch (column) {
    case UsageFactor:
        return shortNumberText(qos.usageFactor);
    case Flags:
        return flagsText(qos);
    case Limits:
        return limitsText(qos);
    default:
        return QosRows::display(policy, row, column);
    }
}

namespace
{

QString enterQosName(Policy &draft, int row, const QString &text)
{
    const std::string name = text.toStdString();
    if (name.empty() || name.find_first_of(",:='\" \t#") != std::string::npos) {
        return QosModel::tr("The name of a QOS is one word.");
    }
    const std::uint16_t known = draft.findQos(name);
    if (known != unknownIndex && known != row) {
        return QosModel::tr("There is a QOS “%1” already.").arg(text);
    }
    slurm::renameQos(draft, static_cast<std::size_t>(row), lowerCase(name)); // as sacctmgr makes it
    return {};
}

QString enterPreempt(Policy &draft, int row, const QString &text)
{
    QStringList names;
    for (const QString &part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString name = part.trimmed();
        const std::uint16_t known = draft.findQos(name.toStdString());
        if (known == unknownIndex) {
            return QosModel::tr("There is no QOS “%1”.").arg(name);
        }
        if (known == row) {
            return QosModel::tr("A QOS cannot preempt itself.");
        }
        names << name;
    }
    draft.qos.edit()[static_cast<std::size_t>(row)].preempt = names.join(QLatin1Char(',')).toStdString();
    return {};
}

} // namespace

QString QosModel::enter(Policy &draft, int row, int column, const QString &text) const
{
    if (column == Name) {
        return enterQosName(draft, row, text);
    }
    if (column == Preempt) {
        return enterPreempt(draft, row, text);
    }
    Qos &qos = editRow(draft, row);
    switch (column) {
    case Priority: {
        const ParsedInteger number = parseInteger(text, 0, highestPriority);
        qos.priority = static_cast<std::uint32_t>(number.value.value_or(0));
        return number.error;
    }
    case UsageFactor: {
        const ParsedNumber number = parseNumber(text, 0.0, highestUsageFactor);
        qos.usageFactor = number.value.value_or(1.0);
        return number.error;
    }
    case Flags:
        enterFlags(qos, text);
        return {};
    case Limits:
        return enterLimits(qos, text);
    default:
        qos.description = text.toStdString();
        return {};
    }
}

std::vector<const char *> QosModel::stepTexts() const
{
    return { QT_TR_NOOP("Change QOS %1"), QT_TR_NOOP("Add QOS %1"), QT_TR_NOOP("Duplicate QOS as %1"), QT_TR_NOOP("Remove QOS %1"),
        QT_TR_NOOP("Move QOS") };
}

std::span<const TableColumn> QosModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("QOS"), QT_TR_NOOP("The quality of service."), false, "name" },
        { QT_TR_NOOP("Priority"),
            QT_TR_NOOP("What the QOS adds to a job's priority: as a part of the highest of all QOS, or as it is under NO_NORMAL_QOS."), true,
            "priority", TableQuantity::QosPriority },
        { QT_TR_NOOP("Usage factor"), QT_TR_NOOP("What the usage of its jobs is multiplied with."), true, "usageFactor",
            TableQuantity::QosUsageFactor },
        { QT_TR_NOOP("Preempts"), QT_TR_NOOP("The QOS whose jobs it may push aside."), false, "preempt" },
        { QT_TR_NOOP("Flags"), QT_TR_NOOP("The words of the option Flags, such as DenyOnLimit or NoDecay.") },
        { QT_TR_NOOP("Limits and other options"), QT_TR_NOOP("Every other option as sacctmgr dump writes it: MaxJobsPerUser=4:GrpTRES='cpu=100'.") },
        { QT_TR_NOOP("Description"), QT_TR_NOOP("What the administrator wrote about it."), false, "description" },
    });
    return all;
}

} // namespace apportion

#include "moc_qos_model.cpp"
