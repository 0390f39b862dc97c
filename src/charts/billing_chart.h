// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/billing_data.h"
#include "charts/chart_of.h"
#include "charts/chart_parts.h"

namespace apportion
{

/// What each TRES contributes to the billing of the jobs: for each of them a bar under SUM, MAX_TRES and MAX_TRES_GRES, and
/// beside them the part of its nodes that it is billed for against the part that it blocks. The bars can be zoomed; the jobs
/// scroll where not all have room.
class BillingChart : public ChartOf<BillingData>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] MarkKey::Kind standsFor() const override { return MarkKey::Kind::Job; }
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

protected:
    void dataChanged() override;
    void layOut(MarkSheet &sheet) const override;
    [[nodiscard]] std::optional<ZoomArea> zoomArea() const override;
    [[nodiscard]] std::optional<RowArea> rowArea(const QSize &size) const override;
    [[nodiscard]] int rowOf(const MarkKey &key) const override;

private:
    struct Columns
    {
        double name = 0.0;
        double rule = 0.0;
        QRectF bars;
        double legend = 0.0; ///< width of what stands above them
        double value = 0.0; ///< right end of the numbers
        QRectF nodes; ///< of the billed and blocked parts; empty where there is no room
    };
    [[nodiscard]] Columns columns(const QSize &size) const;
    [[nodiscard]] QColor tresColour(TresIndex tres) const;
    [[nodiscard]] ChartLegend legend(double width) const;
    void layOutLegend(MarkSheet &sheet, const Columns &where) const;
    void layOutAxis(MarkSheet &sheet, const Columns &where, double bottom) const;
    void layOutCase(MarkSheet &sheet, int index, double top, const Columns &where) const;
    void layOutBar(MarkSheet &sheet, const QRectF &bar, const Billing &billing) const;
    void layOutParts(MarkSheet &sheet, const BillingCase &one, double top, const QRectF &area) const;
    [[nodiscard]] QStringList readOutOf(const BillingCase &one) const;
    [[nodiscard]] std::size_t ownRule() const;

    double m_nameWidth = 0.0; ///< of the widest text, in pixels
    double m_valueWidth = 0.0;
};

} // namespace apportion
