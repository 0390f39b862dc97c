// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/table.h"
#include "cli/trace_input.h"
#include "replay/comparison.h"

#include <array>
#include <iosfwd>
#include <string>
#include <vector>

namespace apportion::cli
{

/// What of a comparison is printed.
enum class ReplayTable : std::uint8_t { Groups, Causes, Shares, Load };
inline constexpr std::array<const char *, 4> replayTableWords = { "groups", "causes", "shares", "load" };

/// A trace and the other policies that it is replayed under, with what they need.
class ComparedPolicies
{
public:
    /// @p first outlives it. Each of @p files is a policy; false when one cannot be used, which is told.
    [[nodiscard]] bool open(const TracedCluster &first, const std::vector<std::string> &files, const Streams &streams);
    [[nodiscard]] const std::vector<replay::ReplayScenario> &scenarios() const { return m_scenarios; }

private:
    struct Other
    {
        Snapshot now;
        replay::Machine machine;
    };

    std::vector<Other> m_others;
    std::vector<replay::Workload> m_workloads;
    std::vector<replay::ReplayScenario> m_scenarios;
};

/// Prints a table of a comparison; with JSON as the member @p table of an object with what is known of all of it.
void printComparison(const replay::ReplayComparison &comparison, const std::vector<replay::ReplayScenario> &scenarios, ReplayTable table, bool isJson,
    std::ostream &out);

/// Prints why the runs of a job waited in each scenario; false when the trace has no such job.
[[nodiscard]] bool printJobCauses(const replay::ReplayComparison &comparison, const std::vector<replay::ReplayScenario> &scenarios,
    std::uint32_t jobId, bool isJson, std::ostream &out);

} // namespace apportion::cli
