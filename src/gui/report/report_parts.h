// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the writers of a report's parts share.

#include "charts/chart_export.h"
#include "gui/report/report.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <utility>

namespace apportion
{

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportWords)
};

/// The blocks of a report, as they are put one below the other.
class ReportBlocks
{
public:
    void heading(const QString &text, int level = 1) { put(ReportHeading { text, level }); }
    void say(const QString &text, bool quiet = false) { put(ReportText { text, quiet }); }
    void put(ReportBlock block) { m_blocks.push_back(std::move(block)); }

    /// A table of which some rows may be left out; @p leftOut has places for those shown, all, and those left out. Of a list that stands
    /// again further on, @p later is how many rows it may have there.
    void add(ReportTable table, int total, const char *leftOut, int later = 0)
    {
        const auto shown = static_cast<int>(table.rows.size());
        const int follow = std::min(total, later) - shown;
        if (total > shown && follow > 0) {
            table.leftOut = later >= total
                ? ReportWords::tr("%1 of %2 stand here; %3 more follow.").arg(integerText(shown), integerText(total), integerText(follow))
                : ReportWords::tr("%1 of %2 stand here; %3 more follow, and %4 are left out.")
                      .arg(integerText(shown), integerText(total), integerText(follow), integerText(total - later));
        } else if (total > shown) {
            table.leftOut = ReportWords::tr(leftOut).arg(integerText(shown), integerText(total), integerText(total - shown));
        }
        put(std::move(table));
    }

    /// A table of the first of @p items, a row each; none when there are no items.
    template <typename Items, typename Row>
    void list(const QList<ReportColumn> &columns, const Items &items, int most, const char *leftOut, const Row &row, int later = 0)
    {
        ReportTable table;
        table.columns = columns;
        for (const auto &item : items) {
            if (table.rows.size() >= most) {
                break;
            }
            table.rows.append(row(item));
        }
        if (!table.rows.isEmpty()) {
            add(std::move(table), static_cast<int>(std::size(items)), leftOut, later);
        }
    }

    [[nodiscard]] std::vector<ReportBlock> take() { return std::move(m_blocks); }

private:
    std::vector<ReportBlock> m_blocks;
};

/// What changes, for whom and why, in so few lines that they fit on the first page. There must be a baseline.
void summarizeDifference(ReportBlocks &blocks, const ReportSource &source);
/// What differs from the baseline. There must be one.
void writeDifference(ReportBlocks &blocks, const ReportSource &source);
/// The section on what was replayed; nothing without a replay.
void writeReplay(ReportBlocks &blocks, const ReportSource &source);
/// What changes for ReportSource::account, and why: a report to hand to who is responsible for it.
[[nodiscard]] Report accountPage(const ReportSource &source);

} // namespace apportion
