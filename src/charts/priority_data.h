// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/priority_bar.h"
#include "core/evaluate/evaluation.h"

#include <QString>

#include <vector>

namespace apportion
{

/// One job in one partition.
struct PriorityRow
{
    JobRow row = 0;
    QString job;
    QString user;
    QString account;
    QString partition;
    PriorityTerms terms;
};

/// The numbers behind the priority chart.
struct PriorityData
{
    std::vector<PriorityRow> rows; ///< in the order in which Slurm looks at them
    std::size_t total = 0; ///< rows of the evaluation; more than rows.size() when they were cut off
    PriorityBarScale scale; ///< of the rows
    std::vector<Factor> used; ///< the terms that are not 0 in some row, in the order of the bar

    [[nodiscard]] bool isEmpty() const { return rows.empty(); }
};

/// The first @p limit rows of an evaluation's jobs.
[[nodiscard]] PriorityData priorityData(const Evaluation &evaluation, std::size_t limit = 200);

} // namespace apportion
