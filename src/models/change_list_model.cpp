// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/change_list_model.h"

#include "core/change/folded_values.h"
#include "core/policy/work_count.h"
#include "models/change_texts.h"
#include "models/number_format.h"
#include "models/setting_info.h"
#include "storage/qt_text.h"

#include <QDateTime>

#include <algorithm>

namespace apportion
{

namespace
{

/// Whether each row is on the same value of the same object, whatever it is now.
bool haveSameRows(const Results &before, const Results &after)
{
    const auto isSame = [&](const ChangedValue &a, const ChangedValue &b) {
        using Kind = ChangedValue::Kind;
        if (a.kind != b.kind) {
            return false;
        }
        const PolicyDifference &was = before.difference;
        const PolicyDifference &is = after.difference;
        const auto sameSides = [&a, &b](const auto &some, const auto &others) {
            return some[a.index].before == others[b.index].before && some[a.index].after == others[b.index].after;
        };
        switch (a.kind) {
        case Kind::Setting:
            return was.settings[a.index].key == is.settings[b.index].key;
        case Kind::Partition:
            return sameSides(was.partitions, is.partitions);
        case Kind::Qos:
            return sameSides(was.qos, is.qos);
        default:
            return sameSides(was.associations, is.associations);
        }
    };
    return before.looseNotes.size() == after.looseNotes.size()
        && std::equal(before.changes.begin(), before.changes.end(), after.changes.begin(), after.changes.end(), isSame);
}

} // namespace

ChangeListModel::ChangeListModel(Document *document, QObject *parent)
    : TableModel(columns(), parent), m_document(document), m_gate(document, this, [this] { setResults(nullptr); })
{
    setAnswersWhy(this);
    connect(document, &Document::scenariosChanged, this, [this] { Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1); });
}

QVariant ChangeListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const QString &scenario = m_document->project().scenario;
    const bool isName = section == After && orientation == Qt::Horizontal && role == Qt::DisplayRole && !scenario.isEmpty();
    return isName ? QVariant(scenario) : TableModel::headerData(section, orientation, role); // others may be called Draft
}

void ChangeListModel::setResults(std::shared_ptr<const Results> results)
{
    std::shared_ptr<const Results> admitted = m_gate.admits(results) && results->baseline ? std::move(results) : nullptr;
    const bool isSame = m_results && admitted && m_filter.showsAll() && haveSameRows(*m_results, *admitted);
    if (!isSame) {
        beginResetModel();
    }
    m_results = std::move(admitted);
    m_notes.reset();
    if (m_results) {
        m_notes.emplace(*draft().notes);
    }
    findShown();
    if (isSame) {
        cellsChanged(); // what is selected, and where the table stands, is kept
    } else {
        endResetModel();
    }
}

void ChangeListModel::setFilter(const QString &text)
{
    if (m_filter.setText(text)) {
        beginResetModel();
        findShown();
        endResetModel();
    }
}

void ChangeListModel::findShown()
{
    if (!m_results) {
        m_filter.find(0, [](std::size_t) { return false; });
        return;
    }
    const ChangeTexts words = texts();
    const std::size_t changes = m_results->changes.size();
    m_filter.find(changes + m_results->looseNotes.size(), [&](std::size_t place) {
        return m_filter.matches(
            place < changes ? words.object(m_results->changes[place]) : toText((*draft().notes)[m_results->looseNotes[place - changes]].change));
    });
}

ChangeTexts ChangeListModel::texts() const
{
    return { m_results->baseline->policy(), m_results->evaluation->policy(), m_results->difference,
        { m_results->evaluation->situation().lastReset, QDateTime::currentSecsSinceEpoch() } };
}

PolicyDifference ChangeListModel::changesOf(const std::vector<int> &rows) const
{
    PolicyDifference chosen;
    if (!m_results) {
        return chosen;
    }
    const PolicyDifference &all = m_results->difference;
    for (const int place : rows) {
        if (isLoose(place)) {
            continue;
        }
        const ChangedValue &row = m_results->changes.at(placeAt(place));
        switch (row.kind) {
        case Kind::Setting:
            chosen.settings.push_back(all.settings[row.index]);
            break;
        case Kind::Partition:
            chosen.partitions.push_back(all.partitions[row.index]);
            break;
        case Kind::Qos:
            chosen.qos.push_back(all.qos[row.index]);
            break;
        default: {
            AssociationChange change = all.associations[row.index];
            change.moved = row.kind == Kind::Moved;
            change.rawShares = row.kind == Kind::RawShares;
            change.priority = row.kind == Kind::Priority;
            change.options = row.kind == Kind::Options;
            chosen.associations.push_back(change);
            for (const std::uint32_t folded : foldedInto(row, m_results->changes, all, m_results->baseline->policy(), draft())) {
                chosen.associations.push_back(all.associations[folded]);
            }
        }
        }
    }
    return chosen;
}

ExplainQuestion ChangeListModel::question(const ChangedValue &row, bool inBaseline) const
{
    const PolicyDifference &all = m_results->difference;
    const auto inTable = [&](TableQuantity quantity, std::uint16_t before, std::uint16_t after) {
        const std::uint16_t place = inBaseline ? before : after;
        return place == unknownIndex ? ExplainQuestion() : TableNumber { quantity, place, inBaseline };
    };
    switch (row.kind) {
    case Kind::Setting:
        return questionAbout(all.settings[row.index].key, inBaseline);
    case Kind::Partition: {
        const PartitionChange &change = all.partitions[row.index];
        const TableQuantity quantity = change.has("priorityJobFactor") ? TableQuantity::PartitionJobFactor
            : change.has("priorityTier")                               ? TableQuantity::PartitionTier
                                                                       : TableQuantity::PartitionTotals;
        return inTable(quantity, change.before, change.after);
    }
    case Kind::Qos:
        return inTable(TableQuantity::QosPriority, all.qos[row.index].before, all.qos[row.index].after);
    default: {
        const AssociationId id
            = inBaseline ? m_results->difference.associations[row.index].before : m_results->difference.associations[row.index].after;
        return id == noAssociation ? ExplainQuestion() : AssociationNumber { id, AssociationQuantity::RawShares, inBaseline };
    }
    }
}

NotePlace ChangeListModel::placeOf(int row) const
{
    const std::size_t at = placeAt(row);
    if (!isLoose(row)) {
        return notePlace(m_results->baseline->policy(), draft(), m_results->difference, m_results->changes[at]);
    }
    return placeOfNote((*draft().notes)[m_results->looseNotes[at - m_results->changes.size()]].change);
}

Qt::ItemFlags ChangeListModel::flags(const QModelIndex &index) const
{
    return TableModel::flags(index) | (index.column() == Note ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool ChangeListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    return index.isValid() && index.column() == Note && role == Qt::EditRole && m_results
        && m_document->setNote(placeOf(index.row()), value.toString());
}

QVariant ChangeListModel::looseCell(const ChangeNote &note, int column) const
{
    switch (column) {
    case Object:
        return toText(note.change);
    case What:
        return tr("no change now", "of a note: what it is about is as in the baseline");
    case Note:
        return toText(note.text);
    default:
        return {};
    }
}

QVariant ChangeListModel::cell(const QModelIndex &index, int role) const
{
    countWork(Work::AskCell);
    const bool isShown = role == Qt::DisplayRole || role == Qt::ToolTipRole || (role == Qt::EditRole && index.column() == Note);
    if (isLoose(index.row())) {
        const std::size_t place = placeAt(index.row()) - m_results->changes.size();
        const QVariant noId = role == AssociationIdRole ? QVariant(noAssociation) : QVariant();
        return isShown ? looseCell((*draft().notes)[m_results->looseNotes[place]], index.column()) : noId;
    }
    const ChangedValue &row = m_results->changes.at(placeAt(index.row()));
    if (role == AssociationIdRole) {
        const bool isAssociation = row.kind != Kind::Setting && row.kind != Kind::Partition && row.kind != Kind::Qos;
        return isAssociation ? m_results->difference.associations[row.index].after : noAssociation;
    }
    if (role == WhyRole) {
        const bool isValue = index.column() == Before || index.column() == After;
        return isValue ? QVariant::fromValue(question(row, index.column() == Before)) : QVariant();
    }
    if (!isShown) {
        return {};
    }
    if (index.column() == Note) {
        return m_notes->isEmpty() ? QString() : toText(m_notes->textOf(placeOf(index.row())));
    }
    const ChangeTexts words = texts();
    switch (index.column()) {
    case Object:
        return words.object(row);
    case What:
        if (role == Qt::ToolTipRole) {
            const QString course = words.course(row);
            return course.isEmpty() ? words.what(row) : tr("%1\n%2", "when a change is taken; what it then does").arg(words.what(row), course);
        }
        return words.what(row);
    case Before:
        return groupedText(words.value(row, false));
    case After:
        return groupedText(words.value(row, true));
    default:
        return {};
    }
}

std::span<const TableColumn> ChangeListModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("What was changed"), QT_TR_NOOP("The account, user, setting, partition or QOS that differs.") },
        { QT_TR_NOOP("Change"), QT_TR_NOOP("What of it differs, and when slurmctld takes it. Point at it to see what it does as time goes by.") },
        { QT_TR_NOOP("Baseline"), QT_TR_NOOP("The value that Reset brings back.") },
        { QT_TR_NOOP("Draft"), QT_TR_NOOP("The value in the policy as it is now.") },
        { QT_TR_NOOP("Note"), QT_TR_NOOP("Why it is changed. It stays in the project file, and goes into apply.sh and reports.") },
    });
    return all;
}

} // namespace apportion

#include "moc_change_list_model.cpp"
