// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "models/results_gate.h"
#include "models/table_model.h"
#include "models/why_role.h"

#include <memory>
#include <vector>

namespace apportion
{

/// Everything in which the draft differs from the baseline, a row for each value.
class ChangeListModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Object, What, Before, After, ColumnCount };
    enum Role {
        AssociationIdRole = FirstOwnRole, ///< quint32: id in the draft, or noAssociation
    };

    explicit ChangeListModel(Document *document, QObject *parent = nullptr);

    void setResults(std::shared_ptr<const Results> results);
    [[nodiscard]] const std::shared_ptr<const Results> &results() const { return m_results; }
    /// The changes in these rows, for resetToBaseline().
    [[nodiscard]] PolicyDifference changesOf(const std::vector<int> &rows) const;

private:
    [[nodiscard]] int rows() const override { return m_results ? static_cast<int>(m_results->changes.size()) : 0; }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    using Kind = ChangedValue::Kind;

    [[nodiscard]] ExplainQuestion question(const ChangedValue &row, bool inBaseline) const;
    [[nodiscard]] const AssociationChange &association(const ChangedValue &row) const;
    [[nodiscard]] QString objectText(const ChangedValue &row) const;
    [[nodiscard]] static QString kindText(Kind kind);
    [[nodiscard]] QString whatText(const ChangedValue &row) const;
    [[nodiscard]] QString valueText(const ChangedValue &row, bool after) const;
    [[nodiscard]] QString associationValue(const ChangedValue &row, bool after) const;
    [[nodiscard]] static std::span<const TableColumn> columns();

    ResultsGate m_gate;
    std::shared_ptr<const Results> m_results;
};

} // namespace apportion
