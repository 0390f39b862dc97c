// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/carried_question.h"

#include "storage/qt_text.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace apportion
{

namespace
{

/// What kinds are called in the file; never to be renumbered while two versions of the program may meet.
enum class Carried : std::uint8_t { None, Association, Job, Billing, Setting, Table, Weights, Shares, Change, Associations, Jobs };

/// In the file the baseline is written by how it differs from the draft: what it is numbered by there is not its own order. So the row
/// is told by name.
QVariantList baselineRow(const AssociationTree &tree, AssociationId id)
{
    if (id == noAssociation) {
        return {};
    }
    return { toText(tree.accountName(id)), tree.isUser(id) ? toText(tree.name(id)) : QString(), toText(tree.partition(id)) };
}

AssociationId baselineRowNamed(const AssociationTree &tree, const QVariantList &row)
{
    const auto name = [&row](qsizetype at) { return row.value(at).toString().toStdString(); };
    const AssociationId account = row.isEmpty() ? noAssociation : tree.findAccount(name(0));
    return account == noAssociation || name(1).empty() ? account : tree.findUser(account, name(1), name(2));
}

/// A kind, and what it speaks of.
using Numbers = std::array<std::uint32_t, 4>;

class Writer
{
public:
    explicit Writer(const Project &project) : m_draft(project.policy.associations), m_baseline(project.baseline->snapshot.policy.associations) { }

    template <typename Question>
    Numbers operator()(const Question &) const
    {
        return {};
    }
    Numbers operator()(const AssociationNumber &asked)
    {
        baseline = baselineRow(m_baseline, asked.inBaseline ? asked.id : noAssociation);
        return numbers(Carried::Association,
            { asked.inBaseline ? noAssociation : idInFile(m_draft, asked.id), static_cast<std::uint32_t>(asked.quantity),
                asked.inBaseline ? 1U : 0U });
    }
    Numbers operator()(const JobNumber &asked) const { return numbers(Carried::Job, { asked.row, static_cast<std::uint32_t>(asked.quantity) }); }
    Numbers operator()(const BillingNumber &asked) const
    {
        return numbers(Carried::Billing, { asked.job, asked.partition, static_cast<std::uint32_t>(asked.rule) });
    }
    Numbers operator()(const SettingNumber &asked) const
    {
        return numbers(Carried::Setting, { static_cast<std::uint32_t>(asked.key), asked.inBaseline ? 1U : 0U });
    }
    Numbers operator()(const TableNumber &asked) const
    {
        return numbers(Carried::Table, { static_cast<std::uint32_t>(asked.quantity), asked.row, asked.inBaseline ? 1U : 0U });
    }
    Numbers operator()(const DerivedWeightsOf &asked) const { return numbers(Carried::Weights, { asked.partition }); }
    Numbers operator()(const DerivedSharesOf &asked) const { return numbers(Carried::Shares, { idInFile(m_draft, asked.account) }); }
    /// What each change is worth is measured anew there when it is wanted.
    Numbers operator()(const ChangeOfUser &asked)
    {
        baseline = baselineRow(m_baseline, asked.before);
        return numbers(Carried::Change, { noAssociation, idInFile(m_draft, asked.after) });
    }
    Numbers operator()(const OrderOfAssociations &asked) const
    {
        return numbers(Carried::Associations, { idInFile(m_draft, asked.one), idInFile(m_draft, asked.other) });
    }
    Numbers operator()(const OrderOfJobs &asked) const { return numbers(Carried::Jobs, { asked.one, asked.other }); }

    QVariantList baseline; ///< baselineRow() that it speaks of

private:
    static Numbers numbers(Carried kind, std::initializer_list<std::uint32_t> what)
    {
        Numbers numbers { static_cast<std::uint32_t>(kind) };
        std::copy(what.begin(), what.end(), numbers.begin() + 1);
        return numbers;
    }

    const AssociationTree &m_draft;
    const AssociationTree &m_baseline;
};

/// How many rows the table has that a quantity speaks of.
std::size_t rowCount(TableQuantity quantity, const Policy &policy)
{
    switch (quantity) {
    case TableQuantity::NodeGroup:
        return policy.nodeGroups.get().size();
    case TableQuantity::ChipWeight:
    case TableQuantity::ChipNodes:
        return policy.chips.get().size();
    case TableQuantity::QosPriority:
    case TableQuantity::QosUsageFactor:
        return policy.qos.get().size();
    default:
        return policy.partitions.get().size();
    }
}

} // namespace

AssociationId idInFile(const AssociationTree &tree, AssociationId id)
{
    const std::vector<AssociationId> order = tree.layout().depthFirst();
    const auto found = std::find(order.begin(), order.end(), id);
    return found == order.end() ? noAssociation : static_cast<AssociationId>(found - order.begin());
}

QVariantList questionNumbers(const ExplainQuestion &question, const Project &project)
{
    Writer writer(project);
    const Numbers numbers = std::visit(writer, question);
    QVariantList list;
    if (numbers.front() != static_cast<std::uint32_t>(Carried::None)) {
        for (const std::uint32_t number : numbers) {
            list.append(number);
        }
        list += writer.baseline;
    }
    return list;
}

ExplainQuestion questionOfNumbers(const QVariantList &list, const Evaluation &draft, const Policy &baseline)
{
    Numbers numbers {};
    const auto count = static_cast<qsizetype>(numbers.size());
    if (list.size() < count) {
        return {};
    }
    const AssociationId before = baselineRowNamed(baseline.associations, list.sliced(count));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        numbers[i] = list[static_cast<qsizetype>(i)].toUInt();
    }
    const auto [kind, a, b, c] = numbers;
    const Policy &policy = draft.policy();
    const auto isLive = [&](AssociationId id) { return id < draft.tree().rowCount() && draft.tree().isLive(id); };
    const auto isRow = [&](JobRow row) { return row < draft.jobs().rowCount(); };
    const auto when = [](bool isThere, const ExplainQuestion &asked) { return isThere ? asked : ExplainQuestion(); };
    switch (static_cast<Carried>(kind)) {
    case Carried::Association:
        return when((c != 0 ? before != noAssociation : isLive(a)) && b <= static_cast<std::uint32_t>(AssociationQuantity::Rank),
            AssociationNumber { c != 0 ? before : a, static_cast<AssociationQuantity>(b), c != 0 });
    case Carried::Job:
        return when(isRow(a) && b <= static_cast<std::uint32_t>(JobQuantity::Nice), JobNumber { a, static_cast<JobQuantity>(b) });
    case Carried::Billing:
        return when(a < draft.situation().jobs.get().size() && b < policy.partitions.get().size()
                && c <= static_cast<std::uint32_t>(BillingRule::MaxTresGres),
            BillingNumber { a, static_cast<std::uint16_t>(b), static_cast<BillingRule>(c) });
    case Carried::Setting:
        return when(a < priorityKeyCount, SettingNumber { static_cast<PriorityKey>(a), b != 0 });
    case Carried::Table:
        return when(
            a <= static_cast<std::uint32_t>(TableQuantity::QosUsageFactor) && b < rowCount(static_cast<TableQuantity>(a), c != 0 ? baseline : policy),
            TableNumber { static_cast<TableQuantity>(a), b, c != 0 });
    case Carried::Weights:
        return when(a < policy.partitions.get().size(), DerivedWeightsOf { static_cast<std::uint16_t>(a) });
    case Carried::Shares:
        return when(isLive(a), DerivedSharesOf { a });
    case Carried::Change:
        return when((b == noAssociation || isLive(b)) && !(before == noAssociation && b == noAssociation), ChangeOfUser { before, b, nullptr });
    case Carried::Associations:
        return when(isLive(a) && isLive(b), OrderOfAssociations { a, b });
    case Carried::Jobs:
        return when(isRow(a) && isRow(b), OrderOfJobs { a, b });
    default:
        return {};
    }
}

} // namespace apportion
