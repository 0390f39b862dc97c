// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "models/results_gate.h"
#include "models/table_model.h"
#include "models/why_role.h"

#include <memory>
#include <string>
#include <unordered_map>

namespace apportion
{

/// The users under the baseline and under the draft: those who fall, those who rise, the rest.
class CompareModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { User, Account, BaselineFactor, DraftFactor, Delta, Ranks, Because, ColumnCount };
    enum Role {
        AssociationIdRole = FirstOwnRole, ///< quint32: id in the draft, or noAssociation for a removed user
        DeltaRole, ///< double: ranks gained ÷ most ranks anybody gains or loses, −1 … 1, for the bar
        RisenRole ///< qint64: ranks gained
    };

    explicit CompareModel(Document *document, QObject *parent = nullptr);

    void setResults(std::shared_ptr<const Results> results);
    /// Leaves out those whose rank and factor stay.
    void setOnlyChanged(bool only);
    /// Leaves out those in whose name or account @p text does not occur, whatever the case of its letters.
    void setFilter(const QString &text);
    [[nodiscard]] int risenCount() const { return m_risen; }
    [[nodiscard]] int fallenCount() const { return m_fallen; }
    [[nodiscard]] int unchangedCount() const;

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// risenCount(), fallenCount() and unchangedCount() may differ.
    void countsChanged();

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    void count();
    [[nodiscard]] bool isLeftOut() const { return m_onlyChanged || !m_filter.empty(); }
    [[nodiscard]] bool matches(const ComparedUser &user) const;
    [[nodiscard]] ExplainQuestion question(const QModelIndex &index) const;
    [[nodiscard]] const ComparedUser &userAt(int row) const;
    [[nodiscard]] QString reason(int row) const;
    [[nodiscard]] QVariant display(int row, int column) const;
    [[nodiscard]] QVariant number(int row, int column) const;
    [[nodiscard]] static std::span<const TableColumn> columns();

    ResultsGate m_gate;
    std::shared_ptr<const Results> m_results;
    std::vector<std::uint32_t> m_shown; // rows of Results::users, while only these are shown
    std::string m_filter; // in lower case
    bool m_onlyChanged = false;
    int m_risen = 0;
    int m_fallen = 0;
    std::int64_t m_most = 1;
    mutable std::unordered_map<int, QString> m_reasons;
};

} // namespace apportion
