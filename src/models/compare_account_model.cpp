// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compare_account_model.h"

#include "models/number_format.h"
#include "storage/qt_text.h"

namespace apportion
{

CompareAccountModel::CompareAccountModel(Document *document, QObject *parent) : ComparedRows(document, columns(), Delta, Because, parent) { }

std::string_view CompareAccountModel::nameOf(const ComparedAccount &account) const
{
    return account.after.id != noAssociation ? draft().tree().name(account.after.id) : baseline().tree().name(account.before.id);
}

bool CompareAccountModel::isChanged(std::size_t row) const
{
    return accountAt(row).isChanged();
}

std::vector<std::string_view> CompareAccountModel::names(std::size_t row) const
{
    return { nameOf(accountAt(row)) };
}

QString CompareAccountModel::onlyOneSide(std::size_t row) const
{
    const ComparedSide where = accountAt(row).side();
    return where == ComparedSide::Draft ? tr("new") : where == ComparedSide::Baseline ? tr("removed") : QString();
}

QString CompareAccountModel::worth(std::size_t row, const ChangeEffects *effects) const
{
    const ComparedAccount &account = accountAt(row);
    return account.before.place == account.after.place ? QString()
                                                       : accountEffectText(account, comparison().results->people(), baseline(), draft(), effects);
}

QString CompareAccountModel::text(std::size_t row, int column) const
{
    const ComparedAccount &account = accountAt(row);
    const auto place = [](const AccountStanding &standing) { return standing.place == 0 ? QString() : integerText(standing.place); };
    const auto share = [](const AccountStanding &standing) {
        return standing.id == noAssociation ? QString() : tr("%1 %", "a part of the whole").arg(percentNumberText(standing.share, 2, true));
    };
    switch (column) {
    case Account:
        return toText(nameOf(account));
    case BaselineShare:
        return share(account.before);
    case DraftShare:
        return share(account.after);
    case BaselinePlace:
        return place(account.before);
    case DraftPlace:
        return place(account.after);
    case Ranks:
        return account.before.place == 0 || account.after.place == 0 ? QString() : signedText(account.risen());
    case Users:
        return account.rise + account.fall == 0
            ? QString()
            : tr("+%1 −%2", "users who rise and users who fall").arg(integerText(account.rise), integerText(account.fall));
    case Jobs:
        return account.jobsPassed == 0 ? QString() : signedText(account.jobsPassed);
    default:
        return {};
    }
}

QVariant CompareAccountModel::number(std::size_t row, int column) const
{
    const ComparedAccount &account = accountAt(row);
    switch (column) {
    case BaselineShare:
        return account.before.share;
    case DraftShare:
        return account.after.share;
    case BaselinePlace:
        return account.before.place;
    case DraftPlace:
        return account.after.place;
    case Ranks:
        return static_cast<qlonglong>(account.risen());
    case Users:
        return account.rise + account.fall;
    case Jobs:
        return static_cast<qlonglong>(account.jobsPassed);
    default:
        return {};
    }
}

ExplainQuestion CompareAccountModel::question(std::size_t row, int column) const
{
    const ComparedAccount &account = accountAt(row);
    const bool inBaseline = column == BaselineShare || column == BaselinePlace;
    const AccountStanding &standing = inBaseline || account.after.id == noAssociation ? account.before : account.after;
    const bool isPlace = column == BaselinePlace || column == DraftPlace;
    const AssociationId id = isPlace ? standing.best : standing.id;
    if (id == noAssociation) {
        return {};
    }
    if (column == Delta || column == Ranks || column == Because) {
        const bool isSameUser
            = account.after.best != noAssociation && comparison().results->people().before(account.after.best) == account.before.best;
        return ChangeOfUser { account.before.best, account.after.best, isSameUser ? measured() : nullptr };
    }
    return AssociationNumber { id, isPlace ? AssociationQuantity::Rank : AssociationQuantity::NormShares, &standing == &account.before };
}

QVariant CompareAccountModel::other(std::size_t row, int column, int role) const
{
    const ComparedAccount &account = accountAt(row);
    if (role == AssociationIdRole) {
        return account.after.id;
    }
    if (role == Qt::ToolTipRole && (column == BaselinePlace || column == DraftPlace)) {
        const bool inBaseline = column == BaselinePlace;
        const AccountStanding &standing = inBaseline ? account.before : account.after;
        return standing.best == noAssociation
            ? QString()
            : tr("%1, factor %2", "a user and the fair-share factor")
                  .arg(toText((inBaseline ? baseline() : draft()).tree().name(standing.best)), factorText(standing.factor));
    }
    return {};
}

std::span<const TableColumn> CompareAccountModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Account"), QT_TR_NOOP("Those whose best place falls most first, then those that rise most, then the rest in their order.") },
        { QT_TR_NOOP("Share before"), QT_TR_NOOP("Which part of the cluster its raw shares promise under the baseline."), true },
        { QT_TR_NOOP("Share after"), QT_TR_NOOP("Which part of the cluster its raw shares promise under the draft."), true },
        { QT_TR_NOOP("Place before"), QT_TR_NOOP("The rank of its best user under the baseline."), true },
        { QT_TR_NOOP("Place after"), QT_TR_NOOP("The rank of its best user under the draft."), true },
        { QT_TR_NOOP("falls · rises"), QT_TR_NOOP("Ranks that the best user loses to the left, ranks gained to the right.") },
        { QT_TR_NOOP("Ranks"), QT_TR_NOOP("How many ranks its best user gains (+) or loses (−)."), true },
        { QT_TR_NOOP("Users"), QT_TR_NOOP("How many users at and below it rise (+) and fall (−)."), true },
        { QT_TR_NOOP("Jobs"), QT_TR_NOOP("How often its waiting jobs pass those of others (+), less how often those pass them (−)."), true },
        { QT_TR_NOOP("Because (ranks)"),
            QT_TR_NOOP("How many ranks of its best user each change is worth, and who that is when another one was it before.") },
    });
    return all;
}

} // namespace apportion

#include "moc_compare_account_model.cpp"
