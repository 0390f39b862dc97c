// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/job_table.h"
#include "core/policy/policy.h"

#include <QString>

namespace apportion
{

/// A job as people fill it into a form.
struct JobFields
{
    QString account;
    QString user;
    QString partitions; ///< separated by commas; empty: the default partition
    QString qos; ///< empty: none
    int nodes = 1;
    int cpus = 1;
    QString memory; ///< "16G"; empty: none asked for
    QString tres; ///< others: "gres/gpu=2,license/matlab=1"
    QString timeLimit; ///< "1-0"; empty: the partition's
    int nice = 0;
    std::int64_t submitTime = 0; ///< seconds since the epoch, UTC
};

/// Fills @p job from the fields; what they do not hold stays. Returns why a field cannot be read, or nothing.
[[nodiscard]] QString readJobFields(const Policy &policy, const JobFields &fields, Job &job);
/// The fields of a job.
[[nodiscard]] JobFields jobFields(const Job &job);
/// A number that none of the jobs has.
[[nodiscard]] std::string freeJobId(const std::vector<Job> &jobs);
/// The jobs of a text that scontrol show job printed. Numbers that one of @p known has already are replaced. When
/// none can be read, @p error says why.
[[nodiscard]] std::vector<Job> jobsOfText(const std::vector<Job> &known, const QString &text, QString &error);

} // namespace apportion
