// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trace/trace_builder.h"
#include "trace/trace_source.h"

#include "slurm/text/reading.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace apportion::trace
{

/// What a file in the Standard Workload Format does not say of itself.
struct WorkloadOptions
{
    /// What its processors are: fields 5 and 8, the fourth and seventh when counted from 0.
    enum class Processors : std::uint8_t { Unknown, Cores, Nodes };

    Processors processors = Processors::Unknown;
    std::uint32_t coresPerNode = 0; ///< 0: as the file's MaxProcs and MaxNodes say, else all cores of a job are on one node
};

/// Reads the Standard Workload Format (18 numbers a job, comments behind ';'). Users "u12" are in accounts "g3" of their groups.
/// Where the file does not show whether its processors are nodes or cores, cores are taken and a finding asks.
class WorkloadText : public TraceSource
{
public:
    WorkloadText(TraceBuilder &builder, slurm::Findings &findings, const WorkloadOptions &options);

    void feed(std::string_view lines) override;
    void finish() override;

private:
    static constexpr std::size_t fieldCount = 18;

    void takeComment(std::string_view line);
    void takeJob();
    void setRun(replay::TraceJob &job) const;
    void setSize(replay::TraceJob &job) const;

    TraceBuilder &m_builder;
    slurm::Findings &m_findings;
    WorkloadOptions m_options;
    std::uint32_t m_line = 0;
    std::array<double, fieldCount> m_fields {};
    std::int64_t m_startTime = 0;
    double m_maxNodes = 0;
    double m_maxProcessors = 0;
    double m_mostAsked = 0; ///< processors of one job
};

} // namespace apportion::trace
