// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/chip_model.h"

#include "core/evaluate/odyssey.h"
#include "core/policy/number_text.h"
#include "models/number_format.h"

namespace apportion
{

namespace
{

/// A gigaflops value or a weight; a core of more is no processor of this century.
constexpr double highestNumber = 1e6;

std::uint32_t nodesOf(const Policy &policy, const Chip &chip)
{
    std::uint32_t nodes = 0;
    for (const NodeGroup &group : *policy.nodeGroups) {
        nodes += sameIgnoringCase(group.chip, chip.name) ? group.count : 0;
    }
    return nodes;
}

} // namespace

ChipModel::ChipModel(Document *document, QObject *parent) : ChipRows(document, PolicyChange::Kind::Chip, schema::chipFields(), columns(), parent) { }

void ChipModel::policyChanged(const PolicyChange &change)
{
    PolicyTableModel::policyChanged(change);
    const bool counts = change.kind == PolicyChange::Kind::NodeGroup || change.kind == PolicyChange::Kind::Chip;
    if (counts && rowCount() > 0) { // the reference chip may be another one
        Q_EMIT dataChanged(index(0, EffectiveWeight), index(rowCount() - 1, Nodes));
    }
}

QString ChipModel::display(const Policy &policy, int row, int column) const
{
    const Chip &chip = rowAt(policy, row);
    switch (column) {
    case Flops:
        return chip.flopsPerCore > 0.0 ? shortNumberText(chip.flopsPerCore) : QString();
    case Weight:
        return chip.weight > 0.0 ? shortNumberText(chip.weight) : tr("derived", "a weight that follows from the speed");
    case EffectiveWeight: {
        const double weight = cpuWeight(chip, referenceChip(*policy.chips));
        return weight > 0.0 ? shortNumberText(weight) : tr("unknown");
    }
    case Nodes:
        return integerText(nodesOf(policy, chip));
    default:
        return ChipRows::display(policy, row, column);
    }
}

QString ChipModel::editText(const Policy &policy, int row, int column) const
{
    const Chip &chip = rowAt(policy, row);
    const auto number = [](double value) { return value > 0.0 ? QString::fromStdString(shortestText(value)) : QString(); };
    return column == Flops ? number(chip.flopsPerCore) : column == Weight ? number(chip.weight) : display(policy, row, column);
}

QVariant ChipModel::sortValue(const Policy &policy, int row, int column) const
{
    const Chip &chip = rowAt(policy, row);
    switch (column) {
    case EffectiveWeight:
        return cpuWeight(chip, referenceChip(*policy.chips));
    case Nodes:
        return nodesOf(policy, chip);
    default:
        return ChipRows::sortValue(policy, row, column);
    }
}

QString ChipModel::enter(Policy &draft, int row, int column, const QString &text) const
{
    if (column == Name) {
        const std::string name = text.toStdString();
        if (name.empty()) {
            return tr("A chip needs a name.");
        }
        for (int other = 0; other < static_cast<int>(draft.chips->size()); ++other) {
            if (other != row && sameIgnoringCase(rowAt(draft, other).name, name)) {
                return tr("There is a chip “%1” already.").arg(text);
            }
        }
        renameChip(draft, static_cast<std::size_t>(row), name);
        return {};
    }
    const ParsedNumber number = parseNumber(text.isEmpty() ? QStringLiteral("0") : text, 0.0, highestNumber);
    if (!number.value) {
        return number.error;
    }
    Chip &chip = editRow(draft, row);
    (column == Flops ? chip.flopsPerCore : chip.weight) = *number.value;
    return {};
}

Chip ChipModel::addedRow(const Policy &known, const Chip *source) const
{
    Chip chip = source != nullptr ? *source : Chip();
    chip.name = freeName(*known.chips, source != nullptr ? chip.name + ' ' : tr("New chip").toStdString());
    return chip;
}

std::vector<const char *> ChipModel::stepTexts() const
{
    return { QT_TR_NOOP("Change chip %1"), QT_TR_NOOP("Add chip %1"), QT_TR_NOOP("Duplicate chip as %1"), QT_TR_NOOP("Remove chip %1"),
        QT_TR_NOOP("Move chips") };
}

std::span<const TableColumn> ChipModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Chip"), QT_TR_NOOP("The processor."), false, "name" },
        { QT_TR_NOOP("Peak (GFLOPS per core)"), QT_TR_NOOP("Peak speed of one core: clock × operations a cycle."), true, "flopsPerCore",
            TableQuantity::ChipWeight },
        { QT_TR_NOOP("Own weight"), QT_TR_NOOP("A weight that is given. Empty: it follows from the speed, against the reference chip of weight 1."),
            true, "weight", TableQuantity::ChipWeight },
        { QT_TR_NOOP("CPU weight"), QT_TR_NOOP("What a core of the chip is worth."), true, "", TableQuantity::ChipWeight },
        { QT_TR_NOOP("Nodes"), QT_TR_NOOP("How many nodes have the chip."), true, "", TableQuantity::ChipNodes },
    });
    return all;
}

} // namespace apportion

#include "moc_chip_model.cpp"
