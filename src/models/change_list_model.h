// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "models/column_info.h"
#include "models/results_gate.h"
#include "models/why_role.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace apportion
{

/// Everything in which the draft differs from the baseline, a row for each value.
class ChangeListModel : public QAbstractTableModel
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

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    using Kind = ChangedValue::Kind;

    [[nodiscard]] ExplainQuestion question(const ChangedValue &row, bool inBaseline) const;
    [[nodiscard]] const AssociationChange &association(const ChangedValue &row) const;
    [[nodiscard]] QString objectText(const ChangedValue &row) const;
    [[nodiscard]] static QString kindText(Kind kind);
    [[nodiscard]] QString whatText(const ChangedValue &row) const;
    [[nodiscard]] QString valueText(const ChangedValue &row, bool after) const;
    [[nodiscard]] QString associationValue(const ChangedValue &row, bool after) const;
    [[nodiscard]] static ColumnInfo column(int section);

    ResultsGate m_gate;
    std::shared_ptr<const Results> m_results;
};

} // namespace apportion
