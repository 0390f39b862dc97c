// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/change_notes.h"
#include "engine/engine.h"
#include "models/results_gate.h"
#include "models/table_model.h"
#include "models/why_role.h"

#include <memory>
#include <optional>
#include <vector>

namespace apportion
{

/// Everything in which the draft differs from the baseline, a row for each value, and behind it the notes on what is no change.
class ChangeListModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Object, What, Before, After, Note, ColumnCount };
    enum Role {
        AssociationIdRole = FirstOwnRole, ///< quint32: id in the draft, or noAssociation
    };

    explicit ChangeListModel(Document *document, QObject *parent = nullptr);

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    void setResults(std::shared_ptr<const Results> results);
    [[nodiscard]] const std::shared_ptr<const Results> &results() const { return m_results; }
    /// The changes in these rows, for resetToBaseline().
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    /// Whether the row is a note on what is no change.
    [[nodiscard]] bool isLoose(int row) const { return m_results && static_cast<std::size_t>(row) >= m_results->changes.size(); }
    [[nodiscard]] PolicyDifference changesOf(const std::vector<int> &rows) const;

private:
    [[nodiscard]] int rows() const override { return m_results ? static_cast<int>(m_results->changes.size() + m_results->looseNotes.size()) : 0; }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    using Kind = ChangedValue::Kind;

    [[nodiscard]] const Policy &draft() const { return m_results->evaluation->policy(); }
    [[nodiscard]] NotePlace placeOf(int row) const;
    [[nodiscard]] QVariant looseCell(const ChangeNote &note, int column) const;
    [[nodiscard]] ExplainQuestion question(const ChangedValue &row, bool inBaseline) const;
    [[nodiscard]] static std::span<const TableColumn> columns();

    Document *m_document;
    ResultsGate m_gate;
    std::shared_ptr<const Results> m_results;
    std::optional<NoteIndex> m_notes; ///< of m_results
};

} // namespace apportion
