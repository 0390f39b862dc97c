// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "charts/chart_parts.h"
#include "charts/chart_widget.h"
#include "charts/promise_data.h"

namespace apportion
{

/// From what is promised to what is used: a dumbbell for each account under the draft, or for one account under each scenario.
class PromiseChart : public ChartOf<PromiseData>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    /// The account that is shown alone, by its place in the data; −1: all of them.
    void setAccount(int account);
    [[nodiscard]] int account() const { return m_account; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

protected:
    void dataChanged() override;
    void layOut(MarkSheet &sheet) const override;
    [[nodiscard]] std::optional<RowArea> rowArea(const QSize &size) const override;
    [[nodiscard]] int rowOf(const MarkKey &key) const override;
    [[nodiscard]] int targetOf(const MarkSheet &sheet, const MarkKey &key) const override;

private:
    /// A dumbbell: an account under a scenario.
    struct Row
    {
        std::size_t account = 0;
        std::size_t scenario = 0;
    };
    struct Columns;

    [[nodiscard]] Row rowAt(int row) const;
    [[nodiscard]] int rowCount() const;
    [[nodiscard]] QString nameOf(const Row &row) const;
    [[nodiscard]] Columns columns(const QSize &size) const;
    void addAxis(MarkSheet &sheet, const Columns &columns, double bottom) const;
    void addRow(MarkSheet &sheet, const Columns &columns, int row, double middle) const;
    void addNumbers(MarkSheet &sheet, const Columns &columns, const Row &row, double middle) const;
    void addDumbbell(MarkSheet &sheet, const Columns &columns, const Row &row, int target, double middle) const;
    [[nodiscard]] ChartLegend legend(double width) const;
    [[nodiscard]] double footOf(const QSize &size) const;
    [[nodiscard]] QStringList readOut(const Row &row) const;

    int m_account = -1;
};

} // namespace apportion
