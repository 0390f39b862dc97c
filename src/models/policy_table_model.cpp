// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy_table_model.h"

#include <algorithm>
#include <numeric>

namespace apportion
{

PolicyTableModel::PolicyTableModel(Document *document, PolicyChange::Kind kind, std::span<const TableColumn> columns, QObject *parent)
    : TableModel(columns, parent), m_document(document), m_kind(kind)
{
    connect(m_document, &Document::policyChanged, this, [this](const PolicyChange &change) { policyChanged(change); });
}

void PolicyTableModel::readRows()
{
    readTables();
    m_names = rowNames(shown());
    m_baselineNames = rowNames(m_document->baseline());
}

void PolicyTableModel::readTables()
{
    m_shown.nodeGroups = policy().nodeGroups;
    m_shown.partitions = policy().partitions;
    m_shown.qos = policy().qos;
    m_shown.chips = policy().chips;
}

void PolicyTableModel::policyChanged(const PolicyChange &change)
{
    if (change.kind == PolicyChange::Kind::Everything) {
        m_isReplaced = true;
        beginResetModel();
        readRows();
        m_error.clear();
        endResetModel();
        m_isReplaced = false;
        return;
    }
    // a step may have changed several tables before the first of them is told
    std::vector<std::string> names = rowNames(policy());
    if (names.size() != m_names.size()) {
        rowsChanged(std::move(names));
        return;
    }
    m_names = std::move(names);
    readTables();
    if (change.kind == PolicyChange::Kind::Baseline) {
        m_baselineNames = rowNames(m_document->baseline());
        cellsChanged();
    } else if (change.kind == m_kind && change.index < 0) {
        m_error.clear();
        cellsChanged();
    } else if (change.kind == m_kind && change.index < rowCount()) {
        forgetRefused(change.index);
        Q_EMIT dataChanged(index(change.index, 0), index(change.index, columnCount() - 1));
    }
}

void PolicyTableModel::forgetRefused(int row)
{
    if (row < 0 || m_refused.row() == row) {
        m_error.clear();
    }
}

void PolicyTableModel::rowsChanged(std::vector<std::string> names)
{
    m_error.clear();
    const auto take = [&] {
        m_names = std::move(names);
        readTables();
    };
    const auto [before, after] = std::mismatch(m_names.begin(), m_names.end(), names.begin(), names.end());
    const auto first = static_cast<int>(before - m_names.begin());
    const auto [lastBefore, lastAfter]
        = std::mismatch(m_names.rbegin(), std::make_reverse_iterator(before), names.rbegin(), std::make_reverse_iterator(after));
    const auto gone = static_cast<int>(lastBefore.base() - before);
    const auto come = static_cast<int>(lastAfter.base() - after);
    if (gone == 0) {
        beginInsertRows({}, first, first + come - 1);
        take();
        endInsertRows();
    } else if (come == 0) {
        beginRemoveRows({}, first, first + gone - 1);
        take();
        endRemoveRows();
    } else {
        beginResetModel();
        take();
        endResetModel();
    }
    cellsChanged();
}

int PolicyTableModel::baselineRow(int row) const
{
    const std::string &name = m_names.at(static_cast<std::size_t>(row));
    const auto found = std::find(m_baselineNames.begin(), m_baselineNames.end(), name);
    return found == m_baselineNames.end() ? -1 : static_cast<int>(found - m_baselineNames.begin());
}

bool PolicyTableModel::isChanged(int row, int column) const
{
    if (!canEdit(column)) {
        return false;
    }
    const int before = baselineRow(row);
    if (before < 0) {
        return column == 0; // the row is new
    }
    return editText(m_document->baseline(), before, column) != editText(shown(), row, column);
}

QVariant PolicyTableModel::cell(const QModelIndex &index, int role) const
{
    const int row = index.row();
    const int section = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return display(shown(), row, section);
    case Qt::EditRole:
        return canEdit(section) ? editText(shown(), row, section) : display(shown(), row, section);
    case SortRole: {
        const QVariant value = sortValue(shown(), row, section);
        return value.isValid() ? value : display(shown(), row, section);
    }
    case Qt::ToolTipRole:
        return tip(row, section);
    case ChangedRole:
        return isChanged(row, section);
    case BaselineRole:
        return isChanged(row, section) && baselineRow(row) >= 0 ? display(m_document->baseline(), baselineRow(row), section) : QString();
    case ErrorRole:
        return index == QModelIndex(m_refused) ? m_error : QString();
    case ChoicesRole:
        return choices(row, section);
    case WhyRole:
        return QVariant::fromValue(question(static_cast<std::uint32_t>(row), section));
    default:
        return {};
    }
}

QVariant PolicyTableModel::sortValue(const Policy &, int, int) const
{
    return {};
}

QString PolicyTableModel::tip(int row, int column) const
{
    if (!isChanged(row, column)) {
        return {};
    }
    const int before = baselineRow(row);
    return before < 0 ? tr("Not in the baseline") : tr("%1 in the baseline").arg(display(m_document->baseline(), before, column));
}

QStringList PolicyTableModel::choices(int, int) const
{
    return {};
}

QString PolicyTableModel::errorFor(const QModelIndex &index, const QString &text) const
{
    Policy draft = policy();
    return index.isValid() && canEdit(index.column()) ? enter(draft, index.row(), index.column(), text.trimmed()) : QString();
}

void PolicyTableModel::withdrawRefusal(const QModelIndex &index)
{
    if (index == QModelIndex(m_refused) && !m_error.isEmpty()) {
        m_error.clear();
        Q_EMIT dataChanged(index, index, { ErrorRole });
    }
}

bool PolicyTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !canEdit(index.column())) {
        return false;
    }
    Policy draft = policy();
    m_refused = index;
    m_error = enter(draft, index.row(), index.column(), value.toString().trimmed());
    if (!m_error.isEmpty()) {
        Q_EMIT dataChanged(index, index, { ErrorRole });
        Q_EMIT editRefused(index, m_error);
        return false;
    }
    PolicyEdit edit = editBetween(policy(), draft);
    letJobsFollow(edit, policy(), m_document->situation());
    const int parts = edit.priority.has_value() + edit.tres.has_value() + edit.nodeGroups.has_value() + edit.partitions.has_value()
        + edit.qos.has_value() + edit.chips.has_value() + edit.jobs.has_value() + !edit.options.associations.empty()
        + edit.clusterOptions.has_value();
    const QString name = QString::fromStdString(m_names.at(static_cast<std::size_t>(index.row())));
    if ((parts > 1 || !commitRow(draft, index.row())) && !m_document->apply(edit, stepText(RowStep::Edit, name))) {
        Q_EMIT dataChanged(index, index, { ErrorRole }); // nothing changed but that it is no error any more
    }
    return true;
}

Qt::ItemFlags PolicyTableModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && canEdit(index.column()) ? flags | Qt::ItemIsEditable : flags;
}

void PolicyTableModel::rearrange(Policy &, const std::vector<std::size_t> &, const std::vector<int> &) const { }

QString PolicyTableModel::stepText(RowStep step, const QString &name) const
{
    const std::vector<const char *> texts = stepTexts();
    const QString text = texts.empty() ? tr("Change %1") : textOfModel(*this, texts.at(static_cast<std::size_t>(step)));
    return text.contains(QLatin1String("%1")) ? text.arg(name) : text;
}

int PolicyTableModel::rearrangeAs(RowStep step, const std::vector<std::size_t> &sources, const std::vector<int> &copied)
{
    Policy draft = policy();
    rearrange(draft, sources, copied);
    const std::vector<std::string> names = rowNames(draft);
    const auto differing = std::mismatch(m_names.begin(), m_names.end(), names.begin(), names.end());
    const bool isGone = differing.second == names.end();
    const std::string name
        = step == RowStep::Remove || isGone ? (differing.first == m_names.end() ? std::string() : *differing.first) : *differing.second;
    const auto first = static_cast<int>(differing.second - names.begin());
    return m_document->apply(editBetween(policy(), draft), stepText(step, QString::fromStdString(name)))
        ? std::min(first, static_cast<int>(names.size()) - 1)
        : -1;
}

namespace
{
std::vector<std::size_t> allRows(int count)
{
    std::vector<std::size_t> rows(static_cast<std::size_t>(count));
    std::iota(rows.begin(), rows.end(), std::size_t { 0 });
    return rows;
}

bool holds(const std::vector<int> &rows, std::size_t row)
{
    return std::find(rows.begin(), rows.end(), static_cast<int>(row)) != rows.end();
}
} // namespace

int PolicyTableModel::addRow(int after)
{
    std::vector<std::size_t> sources = allRows(rowCount());
    const int place = after < 0 || after >= rowCount() ? rowCount() : after + 1;
    sources.insert(sources.begin() + place, addedRow);
    return rearrangeAs(RowStep::Add, sources, { -1 });
}

int PolicyTableModel::duplicateRows(const std::vector<int> &rows)
{
    std::vector<std::size_t> sources;
    std::vector<int> copied;
    for (std::size_t row = 0; row < m_names.size(); ++row) {
        sources.push_back(row);
        if (holds(rows, row)) {
            sources.push_back(addedRow);
            copied.push_back(static_cast<int>(row));
        }
    }
    return copied.empty() ? -1 : rearrangeAs(RowStep::Duplicate, sources, copied);
}

int PolicyTableModel::deleteRows(const std::vector<int> &rows)
{
    std::vector<std::size_t> sources;
    for (std::size_t row = 0; row < m_names.size(); ++row) {
        if (!holds(rows, row)) {
            sources.push_back(row);
        }
    }
    return sources.size() == m_names.size() ? -1 : rearrangeAs(RowStep::Remove, sources, {});
}

int PolicyTableModel::moveRowsBy(const std::vector<int> &rows, int step)
{
    std::vector<std::size_t> order = allRows(rowCount());
    const auto count = static_cast<int>(order.size());
    const auto swapped = [&](int row) {
        const int other = row + step;
        const bool can = other >= 0 && other < count && holds(rows, order[static_cast<std::size_t>(row)])
            && !holds(rows, order[static_cast<std::size_t>(other)]);
        if (can) {
            std::swap(order[static_cast<std::size_t>(row)], order[static_cast<std::size_t>(other)]);
        }
    };
    for (int i = 0; i < count; ++i) {
        swapped(step < 0 ? i : count - 1 - i);
    }
    return rearrangeAs(RowStep::Move, order, {});
}

} // namespace apportion

#include "moc_policy_table_model.cpp"
