// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay_answer.h"
#include "models/table_model.h"

#include <vector>

namespace apportion
{

/// Why a group of jobs, or one job, waited under one scenario and under another one.
struct ReplayWhy
{
    struct Cause
    {
        QString text;
        double before = 0.0; ///< seconds of a job in the mean
        double after = 0.0;
    };
    struct Job
    {
        replay::TraceRow row = 0;
        QString name; ///< job and task
        QString user;
        double before = -1.0; ///< seconds; below 0: it did not start
        double after = -1.0;

        /// By how much longer it waits; 0 when it did not start in both.
        [[nodiscard]] double change() const { return before < 0.0 || after < 0.0 ? 0.0 : after - before; }
    };

    QString name; ///< of whom
    std::vector<Cause> causes; ///< those that change most first
    /// Of the group, likewise, and those that start under one of the two alone before them; what never starts comes after what
    /// changes. At most some hundreds.
    std::vector<Job> jobs;
};

/// What the table of a group answers: meant for another thread.
[[nodiscard]] ReplayWhy whyOfGroup(const ReplayAnswer &answer, const replay::GroupComparison &group, const ReplayPair &pair);
[[nodiscard]] ReplayWhy whyOfJob(const ReplayAnswer &answer, const ReplayWhy::Job &job, const ReplayPair &pair);

/// The causes, a line each.
class ReplayCauseModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Reason, Before, After };

    explicit ReplayCauseModel(QObject *parent = nullptr) : TableModel(columns(), parent) { }

    void show(std::vector<ReplayWhy::Cause> causes);

protected:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_causes.size()); }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] static std::span<const TableColumn> columns();

    std::vector<ReplayWhy::Cause> m_causes;
};

/// The jobs of a group.
class ReplayJobModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Job, User, Before, After };

    explicit ReplayJobModel(QObject *parent = nullptr) : TableModel(columns(), parent) { }

    void show(std::vector<ReplayWhy::Job> jobs);
    [[nodiscard]] const ReplayWhy::Job &job(int row) const { return m_jobs[static_cast<std::size_t>(row)]; }

protected:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_jobs.size()); }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] static std::span<const TableColumn> columns();

    std::vector<ReplayWhy::Job> m_jobs;
};

} // namespace apportion
