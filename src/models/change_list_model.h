// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/change_notes.h"
#include "engine/engine.h"
#include "models/change_texts.h"
#include "models/results_gate.h"
#include "models/row_filter.h"
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
    /// Shows only rows of what has this text in its name, in any case; empty: all of them.
    void setFilter(const QString &text);
    /// The changes in these rows, for resetToBaseline().
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    /// Whether the row is a note on what is no change.
    [[nodiscard]] bool isLoose(int row) const { return m_results && placeAt(row) >= m_results->changes.size(); }
    [[nodiscard]] PolicyDifference changesOf(const std::vector<int> &rows) const;

private:
    [[nodiscard]] int rows() const override { return m_filter.size(); }
    /// Where a row stands among all changes, and behind them all loose notes.
    [[nodiscard]] std::size_t placeAt(int row) const { return m_filter.rowAt(row); }
    void findShown();
    [[nodiscard]] ChangeTexts texts() const;
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
    RowFilter m_filter;
};

} // namespace apportion
