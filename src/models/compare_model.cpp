// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compare_model.h"

#include "core/policy/work_count.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <cstdlib>

namespace apportion
{

namespace
{

bool isChanged(const ComparedUser &user)
{
    return user.risen() != 0 || user.factorBefore != user.factorAfter || user.before == noAssociation || user.after == noAssociation;
}

} // namespace

CompareModel::CompareModel(Document *document, QObject *parent)
    : TableModel(columns(), parent), m_gate(document, this, [this] {
          beginResetModel();
          m_results.reset();
          count();
          endResetModel();
          Q_EMIT countsChanged();
      })
{
    setAnswersWhy(this);
}

void CompareModel::setResults(std::shared_ptr<const Results> results)
{
    if (!m_gate.admits(results)) {
        return;
    }
    beginResetModel();
    m_results = std::move(results);
    count();
    endResetModel();
    Q_EMIT countsChanged();
}

void CompareModel::setOnlyChanged(bool only)
{
    if (only == m_onlyChanged) {
        return;
    }
    beginResetModel();
    m_onlyChanged = only;
    count();
    endResetModel();
}

void CompareModel::count()
{
    m_shown.clear();
    m_reasons.clear();
    m_risen = 0;
    m_fallen = 0;
    m_most = 1;
    if (!m_results) {
        return;
    }
    for (std::uint32_t row = 0; row < m_results->users.size(); ++row) {
        const ComparedUser &user = m_results->users[row];
        const std::int64_t risen = user.risen();
        m_risen += risen > 0 ? 1 : 0;
        m_fallen += risen < 0 ? 1 : 0;
        m_most = std::max<std::int64_t>(m_most, std::llabs(risen));
        if (isLeftOut() && (!m_onlyChanged || isChanged(user)) && matches(user)) {
            m_shown.push_back(row);
        }
    }
}

void CompareModel::setFilter(const QString &text)
{
    const std::string filter = text.trimmed().toLower().toStdString();
    if (filter == m_filter) {
        return;
    }
    beginResetModel();
    m_filter = filter;
    count();
    endResetModel();
}

bool CompareModel::matches(const ComparedUser &user) const
{
    const bool removed = user.after == noAssociation;
    const AssociationTree &tree = removed ? m_results->baseline->tree() : m_results->evaluation->tree();
    const AssociationId id = removed ? user.before : user.after;
    const auto contains = [this](std::string_view name) {
        const auto same = [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b); };
        return std::search(name.begin(), name.end(), m_filter.begin(), m_filter.end(), [&same](char b, char a) { return same(a, b); }) != name.end();
    };
    return contains(tree.userName(id)) || contains(tree.accountName(id));
}

int CompareModel::unchangedCount() const
{
    return m_results ? static_cast<int>(m_results->users.size()) - m_risen - m_fallen : 0;
}

int CompareModel::rows() const
{
    return !m_results ? 0 : static_cast<int>(isLeftOut() ? m_shown.size() : m_results->users.size());
}

const ComparedUser &CompareModel::userAt(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    return m_results->users.at(isLeftOut() ? m_shown.at(place) : place);
}

QString CompareModel::reason(int row) const
{
    const auto found = m_reasons.find(row);
    if (found != m_reasons.end()) {
        return found->second;
    }
    // Only what is seen is ever derived; a whole scroll through a large site may be forgotten again.
    constexpr std::size_t remembered = 1024;
    if (m_reasons.size() >= remembered) {
        m_reasons.clear();
    }
    const ComparedUser &user = userAt(row);
    const bool known = m_results->baseline && isChanged(user);
    const QString text = known ? translated(reasonOfChange(*m_results->baseline, *m_results->evaluation, m_results->match, user)) : QString();
    return m_reasons.emplace(row, text).first->second;
}

QVariant CompareModel::display(int row, int column) const
{
    const ComparedUser &user = userAt(row);
    const bool removed = user.after == noAssociation;
    const AssociationTree &tree = removed ? m_results->baseline->tree() : m_results->evaluation->tree();
    const AssociationId id = removed ? user.before : user.after;
    switch (column) {
    case User: {
        const QString name = toText(tree.userName(id));
        return tree.partition(id).empty() ? name : tr("%1 in %2", "a user's association with one partition").arg(name, toText(tree.partition(id)));
    }
    case Account:
        return toText(tree.accountName(id));
    case BaselineFactor:
        return user.before == noAssociation ? tr("new") : factorText(user.factorBefore);
    case DraftFactor:
        return removed ? tr("removed") : factorText(user.factorAfter);
    case Delta:
        return {};
    case Ranks:
        return user.before == noAssociation || removed ? QString() : signedText(user.risen());
    case Because:
        return reason(row);
    default:
        return {};
    }
}

QVariant CompareModel::number(int row, int column) const
{
    const ComparedUser &user = userAt(row);
    switch (column) {
    case BaselineFactor:
        return user.factorBefore;
    case DraftFactor:
        return user.factorAfter;
    case Delta:
    case Ranks:
        return static_cast<qlonglong>(user.risen());
    default:
        return display(row, column);
    }
}

ExplainQuestion CompareModel::question(const QModelIndex &index) const
{
    const ComparedUser &user = userAt(index.row());
    if (index.column() == BaselineFactor && user.before != noAssociation) {
        return AssociationNumber { user.before, AssociationQuantity::FairShare, true };
    }
    if (index.column() == DraftFactor && user.after != noAssociation) {
        return AssociationNumber { user.after, AssociationQuantity::FairShare, false };
    }
    return ChangeOfUser { user.before, user.after };
}

QVariant CompareModel::cell(const QModelIndex &index, int role) const
{
    countWork(Work::AskCell);
    switch (role) {
    case Qt::DisplayRole:
        return display(index.row(), index.column());
    case Qt::ToolTipRole:
        if (index.column() == Because) {
            return reason(index.row());
        }
        if (index.column() == BaselineFactor || index.column() == DraftFactor) {
            return factorText(number(index.row(), index.column()).toDouble(), 6);
        }
        return {};
    case SortRole:
        return number(index.row(), index.column());
    case WhyRole:
        return QVariant::fromValue(question(index));
    case AssociationIdRole:
        return userAt(index.row()).after;
    case DeltaRole:
        return static_cast<double>(userAt(index.row()).risen()) / static_cast<double>(m_most);
    case RisenRole:
        return static_cast<qlonglong>(userAt(index.row()).risen());
    default:
        return {};
    }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section == Delta && orientation == Qt::Horizontal && role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter)); // its bars grow from the middle
    }
    return TableModel::headerData(section, orientation, role);
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
        { QT_TR_NOOP("Because"), QT_TR_NOOP("The first level from root down to the user at which the two differ.") },
    });
    return all;
}

} // namespace apportion
