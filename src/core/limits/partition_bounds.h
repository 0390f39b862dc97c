// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace apportion
{

/// What a partition does not let a job have, however long it waits.
class PartitionBounds
{
public:
    explicit PartitionBounds(const Policy &policy) : m_policy(policy) { }

    /// Both sides, "5" and "MaxNodes=4"; nothing when the job may run there (job_limits_check() of job_mgr.c).
    [[nodiscard]] std::optional<std::pair<std::string, std::string>> exceeded(const Job &job, const Partition &partition) const;

private:
    /// Whether a QOS lets jobs beyond the bound; of a job that names none it may be any.
    [[nodiscard]] bool mayPass(std::string_view flag, const Job &job, const Partition &partition) const;

    const Policy &m_policy;
};

} // namespace apportion
