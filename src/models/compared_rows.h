// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison.h"
#include "models/results_gate.h"
#include "models/table_model.h"
#include "models/why_role.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace apportion
{

/// The base of the tables of a comparison: rows that fall, rows that rise, the rest; some of them may be left out.
class ComparedRows : public TableModel
{
    Q_OBJECT

public:
    enum Role {
        DeltaRole = FirstOwnRole, ///< double: places gained ÷ most places anything gains or loses, −1 … 1, for the bar
        RisenRole, ///< qint64: places gained
        AssociationIdRole, ///< quint32: id in the draft, or noAssociation
        JobRowRole ///< quint32: a row of the draft's JobTable; not there for what is no job
    };

    /// Of results that are no longer wanted nothing is shown.
    void setComparison(std::shared_ptr<const Comparison> comparison);
    /// Leaves out what stays as it is.
    void setOnlyChanged(bool only);
    /// Leaves out that in whose names @p text does not occur, whatever the case of its letters.
    void setFilter(const QString &text);
    [[nodiscard]] int risenCount() const { return m_counts.risen; }
    [[nodiscard]] int fallenCount() const { return m_counts.fallen; }
    [[nodiscard]] int unchangedCount() const;
    /// Those that only the draft has, and only the baseline: they neither stay, rise nor fall.
    [[nodiscard]] int newCount() const { return m_counts.added; }
    [[nodiscard]] int removedCount() const { return m_counts.removed; }
    /// Whether the effects are there, or nothing is; before that they are being measured.
    [[nodiscard]] bool isMeasured() const { return !m_comparison || m_comparison->effects; }

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// risenCount(), fallenCount() and unchangedCount() may differ.
    void countsChanged();

protected:
    /// @p delta is the column of the bars, @p because that of the effects.
    ComparedRows(Document *document, std::span<const TableColumn> columns, int delta, int because, QObject *parent);

    [[nodiscard]] const Comparison &comparison() const { return *m_comparison; }
    /// What each change is worth; null: not measured yet.
    [[nodiscard]] std::shared_ptr<const ChangeEffects> measured() const;
    [[nodiscard]] const Evaluation &draft() const { return *m_comparison->results->evaluation; }
    [[nodiscard]] const Evaluation &baseline() const { return *m_comparison->results->baseline; }

    // Of all rows, those that are left out too.

    [[nodiscard]] virtual std::size_t count(const Comparison &comparison) const = 0;
    [[nodiscard]] virtual const ComparedCounts &counts(const Comparison &comparison) const = 0;
    /// Places gained; 0 for what is in one of the two only.
    [[nodiscard]] virtual std::int64_t risen(std::size_t row) const = 0;
    [[nodiscard]] virtual bool isChanged(std::size_t row) const = 0;
    /// The names by which it is found.
    [[nodiscard]] virtual std::vector<std::string_view> names(std::size_t row) const = 0;
    /// The same for the same user, account or job at any moment of one pair of policies.
    [[nodiscard]] virtual std::uint64_t identity(std::size_t row) const = 0;
    /// What @p column shows; not asked for the bars and the effects.
    [[nodiscard]] virtual QString text(std::size_t row, int column) const = 0;
    /// What a column is sorted by where that is no text.
    [[nodiscard]] virtual QVariant number(std::size_t row, int column) const = 0;
    [[nodiscard]] virtual ExplainQuestion question(std::size_t row, int column) const = 0;
    /// Why it has no effects; empty when it has.
    [[nodiscard]] virtual QString onlyOneSide(std::size_t row) const = 0;
    /// What each change is worth to it; null @p effects: not measured yet, and empty while that is all there is to say.
    [[nodiscard]] virtual QString worth(std::size_t row, const ChangeEffects *effects) const = 0;
    [[nodiscard]] virtual QVariant other(std::size_t row, int column, int role) const = 0;

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool isLeftOut() const { return m_onlyChanged || !m_filter.empty(); }
    [[nodiscard]] bool matches(std::size_t row) const;
    [[nodiscard]] std::size_t shownRow(int place) const
    {
        return isLeftOut() ? m_shown.at(static_cast<std::size_t>(place)) : static_cast<std::size_t>(place);
    }
    /// Another moment of the same policies: what is selected stays so, wherever it stands now.
    void reorder(std::shared_ptr<const Comparison> comparison);
    [[nodiscard]] QString because(std::size_t row) const;
    /// What is shown differs from what was.
    void recount();

    Document *m_document;
    ResultsGate m_gate;
    std::shared_ptr<const Comparison> m_comparison;
    std::vector<std::uint32_t> m_shown; // of all rows, while some are left out
    std::string m_filter; // in lower case
    bool m_onlyChanged = false;
    int m_deltaColumn;
    int m_becauseColumn;
    ComparedCounts m_counts;
    mutable std::unordered_map<std::size_t, QString> m_reasons;
};

} // namespace apportion
