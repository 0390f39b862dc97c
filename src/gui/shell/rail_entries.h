// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace apportion
{

/// What the rail shows of a page; in the order of the work, and of pageNames().
struct RailEntry
{
    const char *icon;
    const char *toolTip;
    int group; ///< pages of one group select the same things, and explain the same number
};

inline constexpr RailEntry railEntries[] {
    { "accounts", QT_TRANSLATE_NOOP("apportion::MainWindow", "Accounts, users and their shares"), 0 },
    { "hardware", QT_TRANSLATE_NOOP("apportion::MainWindow", "Nodes, partitions and what jobs are billed"), 1 },
    { "usage", QT_TRANSLATE_NOOP("apportion::MainWindow", "How usage counts and fades"), 0 },
    { "priority", QT_TRANSLATE_NOOP("apportion::MainWindow", "Weights, and the jobs in the order in which Slurm looks at them"), 2 },
    { "compare", QT_TRANSLATE_NOOP("apportion::MainWindow", "The draft against the baseline"), 3 },
    { "export", QT_TRANSLATE_NOOP("apportion::MainWindow", "Settings and commands for the cluster"), 3 },
};

} // namespace apportion
