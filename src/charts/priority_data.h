// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/priority_bar.h"
#include "charts/shown_rows.h"
#include "core/evaluate/evaluation.h"

#include <QString>

#include <vector>

namespace apportion
{

/// One job in one partition; or the first of an account's.
struct PriorityRow
{
    JobRow row = 0;
    QString job;
    QString user;
    QString account;
    QString partition;
    PriorityTerms terms; ///< weighted ones less those of the job that is compared with, where there is one
    std::size_t ofAccount = 0; ///< rows of the account, this one among them; 0: the rows are jobs
};

/// The numbers behind the priority chart.
struct PriorityData
{
    std::vector<PriorityRow> rows; ///< in the order in which Slurm looks at them
    std::size_t total = 0; ///< rows of the evaluation, or accounts; more than rows.size() when they were cut off
    QString against; ///< the job that all are compared with; empty: none
    std::int64_t priorityOfAgainst = 0; ///< 0 without one
    bool isOfAccounts = false;
    PriorityBarScale scale; ///< of the rows
    std::vector<Factor> used; ///< the terms that are not 0 in some row, in the order of the bar

    [[nodiscard]] bool isEmpty() const { return rows.empty(); }
    /// Of a row, less that of the job that is compared with.
    [[nodiscard]] std::int64_t priorityOf(const PriorityRow &row) const { return std::int64_t { row.terms.priority } - priorityOfAgainst; }
};

/// What of an evaluation's jobs is shown.
struct PriorityView
{
    static constexpr JobRow none = 0xffffffff;

    ShownRows shown = ShownRows::Users; ///< Accounts: of each account the job that Slurm looks at first
    JobRow against = none; ///< the job whose terms are taken off those of the others
};

/// The first @p limit rows of an evaluation's jobs.
[[nodiscard]] PriorityData priorityData(const Evaluation &evaluation, std::size_t limit = 200, const PriorityView &view = {});

} // namespace apportion
