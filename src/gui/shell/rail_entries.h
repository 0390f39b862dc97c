// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstdint>

namespace apportion
{

/// The pages of the window.
enum class PageName : std::uint8_t { Accounts, Hardware, Usage, Priority, Compare, Export };

/// What the rail shows of a page; in the order of the work, which is that of MainWindow::pages() and pageNames().
struct RailEntry
{
    PageName page;
    const char *icon;
    const char *toolTip;
    int group; ///< pages of one group select the same things, and explain the same number
};

inline constexpr RailEntry railEntries[] {
    { PageName::Accounts, "accounts", QT_TRANSLATE_NOOP("apportion::MainWindow", "Accounts, users and their shares"), 0 },
    { PageName::Hardware, "hardware", QT_TRANSLATE_NOOP("apportion::MainWindow", "Nodes, partitions and what jobs are billed"), 1 },
    { PageName::Usage, "usage", QT_TRANSLATE_NOOP("apportion::MainWindow", "How usage counts and fades"), 0 },
    { PageName::Priority, "priority", QT_TRANSLATE_NOOP("apportion::MainWindow", "Weights, and the jobs in the order in which Slurm looks at them"),
        2 },
    { PageName::Compare, "compare", QT_TRANSLATE_NOOP("apportion::MainWindow", "The draft against the baseline"), 3 },
    { PageName::Export, "export", QT_TRANSLATE_NOOP("apportion::MainWindow", "Settings and commands for the cluster"), 3 },
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
