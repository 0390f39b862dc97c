// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compared_rows.h"

#include "core/policy/work_count.h"
#include "document/document.h"
#include "models/number_format.h"

#include <algorithm>

namespace apportion
{

ComparedRows::ComparedRows(Document *document, std::span<const TableColumn> columns, int delta, int because, QObject *parent)
    : TableModel(columns, parent), m_document(document), m_gate(document, this,
                                                             [this] {
                                                                 beginResetModel();
                                                                 m_comparison.reset();
                                                                 recount();
                                                                 endResetModel();
                                                                 Q_EMIT countsChanged();
                                                             }),
      m_deltaColumn(delta), m_becauseColumn(because)
{
    setAnswersWhy(this);
    connect(document, &Document::scenariosChanged, this, [this] { Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1); });
}

void ComparedRows::setComparison(std::shared_ptr<const Comparison> comparison)
{
    if (!comparison || !m_gate.admits(comparison->results)) {
        return;
    }
    if (m_comparison && m_comparison->results == comparison->results && count(*m_comparison) == count(*comparison)) {
        m_comparison = std::move(comparison); // the same rows: what is selected and where the table stands is kept
        m_reasons.clear();
        cellsChanged();
        return;
    }
    if (m_comparison && m_comparison->results->generation == comparison->results->generation && !isLeftOut()
        && count(*m_comparison) == count(*comparison)) {
        reorder(std::move(comparison));
    } else {
        beginResetModel();
        m_comparison = std::move(comparison);
        recount();
        endResetModel();
    }
    Q_EMIT countsChanged();
}

void ComparedRows::reorder(std::shared_ptr<const Comparison> comparison)
{
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList(); // a handful
    std::vector<std::uint64_t> held;
    held.reserve(static_cast<std::size_t>(before.size()));
    for (const QModelIndex &index : before) {
        held.push_back(identity(shownRow(index.row())));
    }
    m_comparison = std::move(comparison);
    recount();
    std::vector<int> places(held.size(), -1); // a handful is found by looking at each
    std::size_t left = held.size();
    for (int place = 0; left > 0 && place < rows(); ++place) {
        const std::uint64_t here = identity(shownRow(place));
        for (std::size_t i = 0; i < held.size(); ++i) {
            if (held[i] == here && places[i] < 0) {
                places[i] = place;
                --left;
            }
        }
    }
    QModelIndexList after;
    after.reserve(before.size());
    for (qsizetype i = 0; i < before.size(); ++i) {
        const int place = places[static_cast<std::size_t>(i)];
        after << (place < 0 ? QModelIndex() : index(place, before.at(i).column()));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

std::shared_ptr<const ChangeEffects> ComparedRows::measured() const
{
    return m_comparison->effects ? std::shared_ptr<const ChangeEffects>(m_comparison, &*m_comparison->effects) : nullptr;
}

void ComparedRows::setOnlyChanged(bool only)
{
    if (only == m_onlyChanged) {
        return;
    }
    beginResetModel();
    m_onlyChanged = only;
    recount();
    endResetModel();
}

void ComparedRows::setFilter(const QString &text)
{
    const std::string filter = text.trimmed().toLower().toStdString();
    if (filter == m_filter) {
        return;
    }
    beginResetModel();
    m_filter = filter;
    recount();
    endResetModel();
}

void ComparedRows::recount()
{
    m_shown.clear();
    m_reasons.clear();
    m_counts = m_comparison ? counts(*m_comparison) : ComparedCounts();
    const std::size_t all = m_comparison && isLeftOut() ? count(*m_comparison) : 0;
    for (std::size_t row = 0; row < all; ++row) {
        if ((!m_onlyChanged || isChanged(row)) && matches(row)) {
            m_shown.push_back(static_cast<std::uint32_t>(row));
        }
    }
}

bool ComparedRows::matches(std::size_t row) const
{
    const auto same = [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b); };
    const std::vector<std::string_view> all = names(row);
    return m_filter.empty() || std::any_of(all.begin(), all.end(), [&](std::string_view name) {
        return std::search(name.begin(), name.end(), m_filter.begin(), m_filter.end(), [&same](char b, char a) { return same(a, b); }) != name.end();
    });
}

int ComparedRows::unchangedCount() const
{
    return m_comparison ? static_cast<int>(count(*m_comparison)) - m_counts.risen - m_counts.fallen - m_counts.added - m_counts.removed : 0;
}

int ComparedRows::rows() const
{
    return !m_comparison ? 0 : static_cast<int>(isLeftOut() ? m_shown.size() : count(*m_comparison));
}

QString ComparedRows::because(std::size_t row) const
{
    const auto found = m_reasons.find(row);
    if (found != m_reasons.end()) {
        return found->second;
    }
    // Only what is seen is ever put into words; a whole scroll through a large site may be forgotten again.
    constexpr std::size_t remembered = 1024;
    if (m_reasons.size() >= remembered) {
        m_reasons.clear();
    }
    QString reason = onlyOneSide(row);
    if (reason.isEmpty()) {
        reason = worth(row, m_comparison->effects ? &*m_comparison->effects : nullptr);
    }
    if (reason.isEmpty() && !m_comparison->effects && risen(row) != 0) {
        reason = tr("measuring …");
    }
    return m_reasons.emplace(row, reason).first->second;
}

QVariant ComparedRows::cell(const QModelIndex &index, int role) const
{
    countWork(Work::AskCell);
    const std::size_t row = shownRow(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return column == m_deltaColumn ? QString() : column == m_becauseColumn ? because(row) : text(row, column);
    case Qt::ToolTipRole:
        return column == m_becauseColumn ? QVariant(because(row)) : other(row, column, role);
    case SortRole: {
        const QVariant value = column == m_deltaColumn ? QVariant(static_cast<qlonglong>(risen(row))) : number(row, column);
        return value.isValid() ? value : cell(index, Qt::DisplayRole);
    }
    case WhyRole: // derivations are of the policy as it is
        return comparison().moment == Moment::InEffect ? QVariant::fromValue(question(row, column)) : QVariant();
    case DeltaRole:
        return static_cast<double>(risen(row)) / static_cast<double>(m_counts.most);
    case RisenRole:
        return static_cast<qlonglong>(risen(row));
    default:
        return other(row, column, role);
    }
}

QVariant ComparedRows::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section == m_deltaColumn && orientation == Qt::Horizontal && role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter)); // its bars grow from the middle
    }
    constexpr int longestTitle = 14; // letters: the tip has them all
    const QString &scenario = m_document->project().scenario;
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole && scenario.size() > longestTitle && section >= 0 && section < columnCount()
        && std::string_view(columnAt(section).title).starts_with("Draft")) {
        return tr("%1: %2", "a scenario, and what a column tells of it").arg(scenario, TableModel::headerData(section, orientation, role).toString());
    }
    if (orientation == Qt::Horizontal && role == Qt::DisplayRole && !scenario.isEmpty() && section >= 0 && section < columnCount()) {
        const std::string_view title = columnAt(section).title;
        if (title == "Draft") {
            return shortName(scenario, longestTitle); // others may be called so
        }
        if (title == "Draft F") {
            return tr("%1 F", "a scenario, and that these are the fair-share factors under it").arg(shortName(scenario, longestTitle));
        }
    }
    return TableModel::headerData(section, orientation, role);
}

} // namespace apportion

#include "moc_compared_rows.cpp"
