// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compare_model.h"

#include "models/number_format.h"
#include "storage/qt_text.h"

namespace apportion
{

CompareModel::CompareModel(Document *document, QObject *parent) : ComparedRows(document, columns(), Delta, Because, parent) { }

const AssociationTree &CompareModel::treeOf(const ComparedUser &user) const
{
    return (user.after != noAssociation ? draft() : baseline()).tree();
}

bool CompareModel::isChanged(std::size_t row) const
{
    const ComparedUser &user = userAt(row);
    return user.risen() != 0 || user.factorBefore(baseline()) != user.factorAfter(draft()) || user.before == noAssociation
        || user.after == noAssociation;
}

std::vector<std::string_view> CompareModel::names(std::size_t row) const
{
    const ComparedUser &user = userAt(row);
    return { treeOf(user).userName(idOf(user)), treeOf(user).accountName(idOf(user)) };
}

QString CompareModel::onlyOneSide(std::size_t row) const
{
    const ComparedSide where = userAt(row).side();
    return where == ComparedSide::Draft ? tr("new") : where == ComparedSide::Baseline ? tr("removed") : QString();
}

QString CompareModel::text(std::size_t row, int column) const
{
    const ComparedUser &user = userAt(row);
    const AssociationTree &tree = treeOf(user);
    switch (column) {
    case User: {
        const QString name = toText(tree.userName(idOf(user)));
        const std::string_view partition = tree.partition(idOf(user));
        return partition.empty() ? name : tr("%1 in %2", "a user's association with one partition").arg(name, toText(partition));
    }
    case Account:
        return toText(tree.accountName(idOf(user)));
    case BaselineFactor:
        return user.before == noAssociation ? tr("new") : factorText(user.factorBefore(baseline()));
    case DraftFactor:
        return user.after == noAssociation ? tr("removed") : factorText(user.factorAfter(draft()));
    case Ranks:
        return onlyOneSide(row).isEmpty() ? signedText(user.risen()) : QString();
    default:
        return {};
    }
}

QVariant CompareModel::number(std::size_t row, int column) const
{
    const ComparedUser &user = userAt(row);
    switch (column) {
    case BaselineFactor:
        return user.factorBefore(baseline());
    case DraftFactor:
        return user.factorAfter(draft());
    case Ranks:
        return static_cast<qlonglong>(user.risen());
    default:
        return {};
    }
}

ExplainQuestion CompareModel::question(std::size_t row, int column) const
{
    const ComparedUser &user = userAt(row);
    if (column == BaselineFactor && user.before != noAssociation) {
        return AssociationNumber { user.before, AssociationQuantity::FairShare, true };
    }
    if (column == DraftFactor && user.after != noAssociation) {
        return AssociationNumber { user.after, AssociationQuantity::FairShare, false };
    }
    return ChangeOfUser { user.before, user.after, measured() };
}

QVariant CompareModel::other(std::size_t row, int column, int role) const
{
    if (role == AssociationIdRole) {
        return userAt(row).after;
    }
    if (role == Qt::ToolTipRole && (column == BaselineFactor || column == DraftFactor)) {
        return factorText(number(row, column).toDouble(), 6);
    }
    return {};
}

std::span<const TableColumn> CompareModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("User"), QT_TR_NOOP("Those who fall most first, then those who rise most, then the rest by rank.") },
        { QT_TR_NOOP("Account"), QT_TR_NOOP("The account in which the user stands.") },
        { QT_TR_NOOP("Baseline F"), QT_TR_NOOP("The fair-share factor under what was imported, opened or last exported."), true },
        { QT_TR_NOOP("Draft F"), QT_TR_NOOP("The fair-share factor under the policy as it is now."), true },
        { QT_TR_NOOP("falls · rises"), QT_TR_NOOP("Ranks lost to the left, ranks gained to the right.") },
        { QT_TR_NOOP("Ranks"), QT_TR_NOOP("How many ranks the user gains (+) or loses (−)."), true },
        { QT_TR_NOOP("Because (ranks)"),
            QT_TR_NOOP("How many ranks each change is worth, measured by evaluating with and without it; they add up to the ranks gained.") },
    });
    return all;
}

} // namespace apportion

#include "moc_compare_model.cpp"
