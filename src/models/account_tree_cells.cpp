// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/association_fields.h"
#include "models/account_tree_model.h"

#include "core/change/association_match.h"
#include "core/change/tree_query.h"
#include "core/limits/effective_limits.h"
#include "core/policy/work_count.h"
#include "core/schema/root_options.h"
#include "models/account_order.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "storage/qt_text.h"

#include <QFont>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace apportion
{

namespace
{

/// What a column means in the numbers of this tree; empty when there is nothing to say.
QString meaningHere(const Evaluation &evaluation, int column)
{
    const auto users = evaluation.userCount();
    switch (column) {
    case AccountTreeModel::RawShares:
        return AccountTreeModel::tr("Here %1 shares are given out right below root.").arg(integerText(evaluation.sharesBelow.front()));
    case AccountTreeModel::Usage:
        return AccountTreeModel::tr("Here the whole cluster used %1.").arg(usageExactText(evaluation.rawUsage(AssociationTree::root())));
    case AccountTreeModel::FairShare:
        return evaluation.algorithm() == Algorithm::FairTree && users > 0
            ? AccountTreeModel::tr("Here one rank is worth %1: there are %2 users.").arg(factorText(1.0 / users, 6), integerText(users))
            : QString();
    case AccountTreeModel::Rank:
        return AccountTreeModel::tr("Here the last of all users has rank %1 at most.").arg(integerText(users));
    default:
        return {};
    }
}

} // namespace

const char *AccountTreeModel::optionOf(int column)
{
    static constexpr auto options = std::to_array<const char *>({ "QOS", "DefaultAccount", "Description", "Organization", "DefaultQOS", "Coordinator",
        "GrpTRES", "GrpTRESMins", "GrpTRESRunMins", "GrpJobs", "GrpSubmitJobs", "GrpWall", "MaxTRESPerJob", "MaxTRESPerNode", "MaxTRESMinsPerJob",
        "MaxJobs", "MaxSubmitJobs", "MaxWallDurationPerJob" });
    static_assert(options.size() == MaxWall - Qos + 1);
    return column >= Qos && column <= MaxWall ? options.at(static_cast<std::size_t>(column - Qos)) : nullptr;
}

bool AccountTreeModel::isEvaluated(AssociationId id) const
{
    return m_results && m_results->evaluation->tree().isLive(id);
}

AssociationId AccountTreeModel::baselineId(AssociationId id) const
{
    return findSame(m_document->baseline().associations, m_tree, id);
}

bool AccountTreeModel::isChanged(AssociationId id) const
{
    const AssociationId before = baselineId(id);
    return before == noAssociation || m_document->baseline().associations.rawShares(before) != m_tree.rawShares(id);
}

bool AccountTreeModel::isElsewhere(AssociationId id) const
{
    if (id == AssociationTree::root()) {
        return false;
    }
    const AssociationTree &baseline = m_document->baseline().associations;
    const AssociationId before = baselineId(id);
    return before == noAssociation || baseline.name(baseline.parent(before)) != m_tree.name(m_tree.parent(id));
}

QString AccountTreeModel::placeTip(AssociationId id) const
{
    if (!isElsewhere(id)) {
        return {};
    }
    const AssociationTree &baseline = m_document->baseline().associations;
    const AssociationId before = baselineId(id);
    return before == noAssociation ? tr("Not in the baseline") : tr("Below %1 in the baseline").arg(toText(baseline.name(baseline.parent(before))));
}

QString AccountTreeModel::baselineText(AssociationId id) const
{
    const AssociationId before = baselineId(id);
    return before == noAssociation || !isChanged(id) ? QString() : rawSharesText(m_document->baseline().associations.rawShares(before));
}

QVariant AccountTreeModel::display(AssociationId id, int column) const
{
    const AssociationTree &tree = m_tree;
    if (column == Name) {
        const QString name = toText(tree.name(id));
        return tree.partition(id).empty() ? name : tr("%1 in %2", "a user's association with one partition").arg(name, toText(tree.partition(id)));
    }
    if (column == RawShares) {
        return id == AssociationTree::root() ? QString() : rawSharesText(tree.rawShares(id));
    }
    if (column == Priority) {
        return tree.priority(id) == noPriority ? QString() : integerText(tree.priority(id));
    }
    if (const char *option = optionOf(column)) {
        return QString::fromStdString(ownOption(m_document->policy(), id, option));
    }
    if (!isEvaluated(id)) {
        return {};
    }
    const Evaluation &evaluation = *m_results->evaluation;
    switch (column) {
    case NormShares:
        return factorText(evaluation.normShares(id));
    case Usage:
        return usageText(evaluation.rawUsage(id));
    case EffectiveUsage:
        return factorText(static_cast<double>(evaluation.effectiveUsage(id)));
    case LevelFs:
        return evaluation.hasLevelFs(id) ? levelFsText(evaluation.levelFs(id)) : QString();
    case FairShare:
        return evaluation.hasFairShare(id) ? fairShareText(evaluation, id) : regimeText(evaluation.regime(id));
    case Rank:
        return evaluation.rank(id) > 0 ? integerText(evaluation.rank(id)) : QString();
    case MinutesLeft:
        return minutesLeft(id);
    default:
        return {};
    }
}

QString AccountTreeModel::minutesLeft(AssociationId id) const
{
    const Evaluation &evaluation = *m_results->evaluation;
    const Policy &policy = evaluation.policy();
    if (policy.associations.options(id).find("GrpTRESM") == std::string_view::npos) {
        return {}; // most have none
    }
    QStringList parts;
    for (const TresBudget &budget : tresBudgets(policy, evaluation.situation(), id, evaluation.rawUsage(id))) {
        const QString tres = toText(policy.tres.name(budget.tres));
        parts << (budget.left()
                ? tr("%1 %2 (+%3 a day)", "a TRES; its minutes that are left; what decay gives back")
                      .arg(tres, integerText(static_cast<std::int64_t>(*budget.left())), integerText(static_cast<std::int64_t>(budget.regained)))
                : tr("%1 unknown", "a TRES").arg(tres));
    }
    return parts.join(QStringLiteral(", "));
}

QVariant AccountTreeModel::number(AssociationId id, int column) const
{
    if (column == Name || optionOf(column) != nullptr) {
        return column == Name ? QVariant(toText(m_tree.name(id))) : display(id, column);
    }
    const double number = AccountOrder::number(m_tree, m_results ? m_results->evaluation.get() : nullptr, id, column);
    return std::isnan(number) ? QVariant() : QVariant(number);
}

QString AccountTreeModel::sharesTip(AssociationId id) const
{
    QStringList lines;
    if (isChanged(id)) {
        const QString before = baselineText(id);
        lines.append(before.isEmpty() ? tr("Not in the baseline") : tr("%1 in the baseline").arg(before));
    }
    const AssociationId above = m_tree.parent(id);
    if (above == noAssociation) {
        return {};
    }
    if (m_tree.usesParent(id)) {
        lines.append(tr("No shares of its own: it uses those of %1.").arg(toText(m_tree.name(above))));
        return lines.join(QLatin1Char('\n'));
    }
    // what the level holds was evaluated: after an edit of this association's own shares it is the sum of before
    if (isEvaluated(id) && m_results->evaluation->tree().rawShares(id) == m_tree.rawShares(id)) {
        const std::uint32_t level = m_results->evaluation->levelShares(id);
        lines.append(tr("%1 of the %2 shares on its level: %3 %")
                         .arg(integerText(m_tree.rawShares(id)), integerText(level),
                             shortNumberText(level > 0 ? 100.0 * m_tree.rawShares(id) / level : 0.0, 1)));
    }
    return lines.join(QLatin1Char('\n'));
}

QString AccountTreeModel::placesTip(AssociationId id) const
{
    if (!m_tree.isUser(id) || m_rows->placesOf(m_tree.nameId(id)) < 2) {
        return {};
    }
    constexpr qsizetype mostNamed = 12;
    const NameId name = m_tree.nameId(id);
    QStringList accounts;
    for (const AssociationId other : associationsNamed(m_tree, std::span(&name, 1))) {
        if (m_tree.isUser(other)) {
            accounts.append(toText(m_tree.accountName(other)));
        }
    }
    accounts.removeDuplicates();
    accounts.sort();
    if (accounts.size() > mostNamed) {
        const qsizetype more = accounts.size() - mostNamed;
        accounts.erase(accounts.begin() + mostNamed, accounts.end());
        accounts.append(tr("%n more", "accounts that a user stands in", static_cast<int>(more)));
    }
    return tr("%1 stands in several accounts: %2").arg(toText(m_tree.name(id)), QLocale().createSeparatedList(accounts));
}

QVariant AccountTreeModel::tip(AssociationId id, int column) const
{
    if (column == Name) {
        QStringList lines { placeTip(id), placesTip(id) };
        lines.removeAll(QString());
        return lines.join(QLatin1Char('\n'));
    }
    if (column == RawShares) {
        return sharesTip(id);
    }
    if (!isEvaluated(id) || column > Rank) {
        return {};
    }
    const Evaluation &evaluation = *m_results->evaluation;
    if (column == Rank) {
        return evaluation.rank(id) > 0 ? tr("%1 of %2 user associations", "the place of a user")
                                             .arg(integerText(evaluation.rank(id)), integerText(evaluation.layout().userCount()))
                                       : QString();
    }
    if (column == Usage) {
        const long double all = evaluation.rawUsage(AssociationTree::root());
        const QString exact = tr("%1 TRES·s").arg(usageExactText(evaluation.rawUsage(id)));
        return all > 0.0L ? tr("%1, %2 % of the cluster's", "an amount of usage and its part")
                                .arg(exact, shortNumberText(static_cast<double>(100.0L * evaluation.rawUsage(id) / all), 2))
                          : exact;
    }
    const QVariant value = number(id, column);
    if (!value.isValid()) {
        return {};
    }
    if (std::isinf(value.toDouble())) {
        return tr("It has shares and used nothing: it goes before everybody who did.");
    }
    const QString exact = factorText(value.toDouble(), 6);
    if (column == EffectiveUsage && m_tree.parent(id) != noAssociation) {
        return evaluation.algorithm() == Algorithm::FairTree ? tr("%1 of what %2 used").arg(exact, toText(m_tree.name(m_tree.parent(id)))) : exact;
    }
    if (column == LevelFs) {
        return tr("%1: %2 ÷ %3, norm shares by effective usage")
            .arg(exact, factorText(evaluation.normShares(id)), factorText(static_cast<double>(evaluation.effectiveUsage(id))));
    }
    const QString regime = column == FairShare ? regimeText(evaluation.regime(id)) : QString();
    return regime.isEmpty() ? exact : tr("%1, %2", "a factor and its regime").arg(exact, regime);
}

ExplainQuestion AccountTreeModel::question(AssociationId id, int column) const
{
    if (!isEvaluated(id)) {
        return {};
    }
    const Evaluation &evaluation = *m_results->evaluation;
    // from RawShares to Rank
    static constexpr std::array<AssociationQuantity, 7> quantities
        = { AssociationQuantity::RawShares, AssociationQuantity::NormShares, AssociationQuantity::RawUsage, AssociationQuantity::EffectiveUsage,
              AssociationQuantity::LevelFs, AssociationQuantity::FairShare, AssociationQuantity::Rank };
    const AssociationQuantity quantity
        = column >= RawShares && column <= Rank ? quantities.at(static_cast<std::size_t>(column - RawShares)) : AssociationQuantity::FairShare;
    const bool isOfUser = quantity == AssociationQuantity::Rank && !m_tree.isUser(id);
    const bool hasNone = quantity == AssociationQuantity::FairShare && !evaluation.hasFairShare(id);
    return AssociationNumber { id, isOfUser || hasNone ? AssociationQuantity::LevelFs : quantity };
}

void AccountTreeModel::setVeiled(const QSet<int> &columns)
{
    if (columns != m_veiled) {
        const bool wasSorted = !m_veiled.contains(m_sortColumn);
        m_veiled = columns;
        if (wasSorted == m_veiled.contains(m_sortColumn)) {
            requestRows(); // who stands before whom would tell the numbers
        }
        allChanged();
    }
}

void AccountTreeModel::setVeiledCells(const QMultiHash<int, AssociationId> &cells)
{
    if (cells != m_veiledCells) {
        const bool wasSorted = !m_veiledCells.contains(m_sortColumn);
        m_veiledCells = cells;
        if (wasSorted == m_veiledCells.contains(m_sortColumn)) {
            requestRows();
        }
        allChanged();
    }
}

bool AccountTreeModel::isVeiled(AssociationId id, int column) const
{
    if (m_veiled.contains(column)) {
        return true;
    }
    const QList<AssociationId> ids = m_veiledCells.values(column);
    const auto read = [this, column](AssociationId of) {
        static const QRegularExpression brackets(QStringLiteral("[()]")); // which Slurm does not print
        return display(of, column).toString().remove(brackets);
    };
    return std::any_of(ids.begin(), ids.end(), [&](AssociationId each) { return m_tree.isLive(each) && (each == id || read(each) == read(id)); });
}

QVariant AccountTreeModel::data(const QModelIndex &index, int role) const
{
    countWork(Work::AskCell);
    if (!index.isValid()) {
        return {};
    }
    const AssociationId id = associationId(index);
    if (!m_veiled.isEmpty() || !m_veiledCells.isEmpty()) {
        const bool tells = role == Qt::DisplayRole || role == Qt::EditRole || role == SortRole || role == FactorRole || role == BaselineRole;
        if (tells && isVeiled(id, role == FactorRole ? static_cast<int>(FairShare) : index.column())) {
            return role == Qt::DisplayRole ? QVariant(QStringLiteral("?")) : QVariant();
        }
        if (role == Qt::ToolTipRole && index.column() != Name) {
            return {}; // of one number they say how it comes about of the others
        }
    }
    switch (role) {
    case Qt::DisplayRole:
        return display(id, index.column());
    case Qt::EditRole:
        return index.column() == RawShares ? QVariant(typedSharesText(m_tree.rawShares(id)))
            : index.column() == Name       ? QVariant(toText(m_tree.name(id)))
                                           : display(id, index.column());
    case Qt::ToolTipRole:
        return tip(id, index.column());
    case Qt::TextAlignmentRole:
        return alignmentOf(columns()[static_cast<std::size_t>(index.column())]);
    case Qt::FontRole:
        if (index.column() == Name && m_tree.isAccount(id)) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case SortRole:
        return number(id, index.column());
    case ChangedRole:
        return index.column() == Name ? isElsewhere(id) : index.column() == RawShares && id != AssociationTree::root() && isChanged(id);
    case BaselineRole:
        return index.column() == RawShares ? baselineText(id) : QString();
    case AssociationIdRole:
        return id;
    case WhyRole:
        return QVariant::fromValue(question(id, index.column()));
    case PlacesRole:
        return m_tree.isUser(id) ? static_cast<int>(m_rows->placesOf(m_tree.nameId(id))) : 0;
    case IsCutRole:
        return m_cut.contains(id);
    case IsUserRole:
        return m_tree.isUser(id);
    case RegimeRole:
        return isEvaluated(id) ? static_cast<int>(m_results->evaluation->regime(id)) : static_cast<int>(Regime::None);
    case FactorRole:
        return isEvaluated(id) && m_results->evaluation->hasFairShare(id) ? QVariant(m_results->evaluation->fairShare(id)) : QVariant();
    default:
        return {};
    }
}

QVariant AccountTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
        return {};
    }
    const TableColumn &column = columns()[static_cast<std::size_t>(section)];
    const QString here = role == Qt::ToolTipRole && m_results ? meaningHere(*m_results->evaluation, section) : QString();
    return here.isEmpty() ? headerValue(*this, column, role)
                          : QVariant(tr("%1\n%2", "what a column means, and what that is in this tree").arg(tr(column.tip), here));
}

std::span<const TableColumn> AccountTreeModel::columns()
{
    static constexpr const char *ownLimit = QT_TR_NOOP("The limit that is set here; the details show what is inherited.");
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Account / user"),
            QT_TR_NOOP("Accounts in bold, their users and sub-accounts below them, in the order in which sshare lists them.") },
        { QT_TR_NOOP("Raw shares"),
            QT_TR_NOOP("What was promised to the association, against its siblings. “parent”: it has no shares of its own and uses its account's."),
            true },
        { QT_TR_NOOP("Norm shares"),
            QT_TR_NOOP("Raw shares as a part of the whole: of its own level under Fair Tree, of the cluster under the classic algorithms."), true },
        { QT_TR_NOOP("Usage (TRES·s)"), QT_TR_NOOP("Decayed usage in billing TRES times seconds, with everything below."), true },
        { QT_TR_NOOP("Eff. usage"),
            QT_TR_NOOP("The part of the usage that is held against the shares: of its account's under Fair Tree, of the cluster's otherwise."),
            true },
        { QT_TR_NOOP("Level FS"),
            QT_TR_NOOP("Norm shares ÷ effective usage on the association's own level. Above 1 it used less than its share. Fair Tree only."), true },
        { QT_TR_NOOP("Fair-share"),
            QT_TR_NOOP(
                "The factor from 0 to 1 that PriorityWeightFairshare is multiplied with. Its colour is the regime: how usage stands to shares. In "
                "brackets that of an account, which sshare prints before Slurm 25.11 alone.") },
        { QT_TR_NOOP("Rank"), QT_TR_NOOP("The place of the user by fair share: 1 comes first. Users who tie share a rank."), true },
        { QT_TR_NOOP("Priority"),
            QT_TR_NOOP("The association's own priority, for PriorityWeightAssoc. Empty: none is set, and a user takes the account's."), true },
        { QT_TR_NOOP("QOS"), QT_TR_NOOP("The QOS that jobs of the association may ask for, as sacctmgr writes the list.") },
        { QT_TR_NOOP("Default account"), QT_TR_NOOP("The account that the user's jobs are charged to when they name none.") },
        { QT_TR_NOOP("Description"), QT_TR_NOOP("What the account is, in the words of whoever added it.") },
        { QT_TR_NOOP("Organization"), QT_TR_NOOP("To whom the account belongs.") },
        { QT_TR_NOOP("Default QOS"), QT_TR_NOOP("The QOS of jobs that name none.") },
        { QT_TR_NOOP("Coordinates"), QT_TR_NOOP("The accounts that the user coordinates.") },
        { "GrpTRES", ownLimit },
        { "GrpTRESMins", ownLimit },
        { "GrpTRESRunMins", ownLimit },
        { "GrpJobs", ownLimit },
        { "GrpSubmitJobs", ownLimit },
        { "GrpWall", ownLimit },
        { "MaxTRESPerJob", ownLimit },
        { "MaxTRESPerNode", ownLimit },
        { "MaxTRESMinsPerJob", ownLimit },
        { "MaxJobs", ownLimit },
        { "MaxSubmitJobs", ownLimit },
        { "MaxWall", ownLimit },
        { QT_TR_NOOP("Minutes left"), QT_TR_NOOP("What is left of GrpTRESMins, and what decay gives back within the next day if nothing runs.") },
    });
    static_assert(all.size() == ColumnCount);
    return all;
}

} // namespace apportion
