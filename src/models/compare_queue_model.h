// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compared_rows.h"

#include <functional>
#include <string>

namespace apportion
{

/// The waiting jobs in the order in which Slurm looks at them, under the baseline and under the draft.
class CompareQueueModel : public ComparedRows
{
    Q_OBJECT

public:
    enum Column { JobId, User, Account, BaselinePlace, DraftPlace, Delta, Places, Passes, Waiting, Because, ColumnCount };

    explicit CompareQueueModel(Document *document, QObject *parent = nullptr);

private:
    [[nodiscard]] std::size_t count(const Comparison &comparison) const override { return comparison.queue.size(); }
    [[nodiscard]] const ComparedCounts &counts(const Comparison &comparison) const override { return comparison.queueCounts; }
    [[nodiscard]] std::int64_t risen(std::size_t row) const override { return jobAt(row).risen(); }
    [[nodiscard]] bool isChanged(std::size_t row) const override;
    [[nodiscard]] std::vector<std::string_view> names(std::size_t row) const override;
    [[nodiscard]] std::uint64_t identity(std::size_t row) const override { return std::hash<std::string>()(recordOf(jobAt(row)).id); }
    [[nodiscard]] QString text(std::size_t row, int column) const override;
    [[nodiscard]] QVariant number(std::size_t row, int column) const override;
    [[nodiscard]] ExplainQuestion question(std::size_t row, int column) const override;
    [[nodiscard]] QString onlyOneSide(std::size_t row) const override;
    [[nodiscard]] QString worth(std::size_t row, const ChangeEffects *effects) const override
    {
        return effects != nullptr ? effectText(*effects, effects->ofJob(jobAt(row).before)) : QString();
    }
    [[nodiscard]] QVariant other(std::size_t row, int column, int role) const override;

    [[nodiscard]] const ComparedJob &jobAt(std::size_t row) const { return comparison().queue[row]; }
    [[nodiscard]] const Job &recordOf(const ComparedJob &job) const;
    /// The job's first row in the draft's JobTable.
    [[nodiscard]] std::optional<JobRow> rowOf(const ComparedJob &job) const;
    [[nodiscard]] static std::span<const TableColumn> columns();
};

} // namespace apportion
