// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ladder_chart.h"

#include <cmath>

namespace apportion
{

LadderChart::LadderChart(QWidget *parent) : ChartWidget(parent) { }

void LadderChart::setData(LadderData data)
{
    m_data = std::move(data);
    invalidate();
}

QString LadderChart::title() const
{
    return tr("LevelFS ladder");
}

QString LadderChart::emptyText() const
{
    return m_data.isEmpty() ? tr("No accounts yet. Open or import a policy to see in which order Fair Tree walks its accounts.") : QString();
}

ChartTable LadderChart::table() const
{
    ChartTable table;
    table.columns = { tr("Level of"), tr("Depth"), tr("Place"), tr("Association"), tr("User"), tr("LevelFS"), tr("Norm shares"),
        tr("Effective usage"), tr("Regime"), tr("Tied"), tr("Fair-share"), tr("Rank") };
    for (const LadderLevel &level : m_data.levels) {
        int place = 0;
        for (const LadderGroup &group : level.groups) {
            ++place;
            for (const LadderMark &mark : group.marks) {
                QVariantList row { level.name, level.depth, place, mark.name, mark.isUser, group.levelFs, mark.shares, mark.usage,
                    regimeName(mark.regime), group.marks.size() > 1 };
                row.append(mark.isUser ? QVariant(mark.factor) : QVariant());
                row.append(mark.isUser ? QVariant(mark.rank) : QVariant());
                table.rows.push_back(row);
            }
        }
    }
    return table;
}

std::optional<ChartWidget::ZoomArea> LadderChart::zoomArea() const
{
    constexpr double leastDecades = 0.2; // less would leave the axis without numbers
    return ZoomArea { axisArea(plotArea(size())), Qt::Horizontal, leastDecades / std::log10(m_data.highest / m_data.lowest) };
}

} // namespace apportion
