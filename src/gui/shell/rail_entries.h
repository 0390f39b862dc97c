// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstdint>

namespace apportion
{

/// The pages of the window.
enum class PageName : std::uint8_t { Accounts, Hardware, Usage, Priority, Compare, Replay, Export, History };

/// What the rail shows of a page, before there is one; in the order of the work, which is that of MainWindow::pages() and
/// pageNames().
struct RailEntry
{
    PageName page;
    const char *context; ///< whose text the title is
    const char *title;
    const char *icon;
    const char *toolTip;
    int group; ///< pages of one group select the same things, and explain the same number
    bool hasTime; ///< the time bar stands below it: not where what leaves is shown, in which nothing is of a moment
};

inline constexpr RailEntry railEntries[] {
    { PageName::Accounts, "apportion::AccountsPage", QT_TRANSLATE_NOOP("apportion::AccountsPage", "Accounts"), "accounts",
        QT_TRANSLATE_NOOP("apportion::MainWindow", "Accounts, users and their shares"), 0, true },
    { PageName::Hardware, "apportion::HardwarePage", QT_TRANSLATE_NOOP("apportion::HardwarePage", "Hardware"), "hardware",
        QT_TRANSLATE_NOOP("apportion::MainWindow", "Nodes, partitions and what jobs are billed"), 1, true },
    { PageName::Usage, "apportion::UsagePage", QT_TRANSLATE_NOOP("apportion::UsagePage", "Usage"), "usage",
        QT_TRANSLATE_NOOP("apportion::MainWindow", "How usage counts and fades"), 0, true },
    { PageName::Priority, "apportion::PriorityPage", QT_TRANSLATE_NOOP("apportion::PriorityPage", "Priority"), "priority",
        QT_TRANSLATE_NOOP("apportion::MainWindow", "Weights, and the jobs in the order in which Slurm looks at them"), 2, true },
    { PageName::Compare, "apportion::ComparePage", QT_TRANSLATE_NOOP("apportion::ComparePage", "Compare"), "compare",
        QT_TRANSLATE_NOOP("apportion::MainWindow", "The draft against the baseline"), 3, true },
    { PageName::Replay, "apportion::ReplayPage", QT_TRANSLATE_NOOP("apportion::ReplayPage", "Replay"), "replay",
        QT_TRANSLATE_NOOP("apportion::MainWindow", "A queue of jobs under the scenarios: who waits how long, and why"), 3, true },
    { PageName::Export, "apportion::ExportPage", QT_TRANSLATE_NOOP("apportion::ExportPage", "Export"), "export",
        QT_TRANSLATE_NOOP("apportion::MainWindow", "Settings and commands for the cluster"), 3, false },
    { PageName::History, "apportion::HistoryPage", QT_TRANSLATE_NOOP("apportion::HistoryPage", "History"), "history",
        QT_TRANSLATE_NOOP("apportion::MainWindow", "Usage and fair share over the weeks, and what was replayed"), 4, true },
};

/// Where a page stands in the rail, from 0.
[[nodiscard]] constexpr int pageIndex(PageName name)
{
    int index = 0;
    while (railEntries[index].page != name) {
        ++index;
    }
    return index;
}

} // namespace apportion
