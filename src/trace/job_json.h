// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trace/trace_builder.h"
#include "trace/trace_source.h"

#include "slurm/text/reading.h"

#include <string>
#include <string_view>

namespace apportion::trace
{

/// Reads `sacct --json`, or the jobs of slurmrestd's slurmdb, of the openapi plugins of 21.08 and 22.05 and of the data_parser
/// plugins v0.0.39 to v0.0.46. Its text is kept until its end: a gigabyte at most.
class JobJson : public TraceSource
{
public:
    JobJson(TraceBuilder &builder, slurm::Findings &findings, std::string cluster)
        : m_builder(builder), m_findings(findings), m_cluster(std::move(cluster))
    {
    }

    void feed(std::string_view lines) override;
    void finish() override;

private:
    TraceBuilder &m_builder;
    slurm::Findings &m_findings;
    std::string m_cluster;
    std::string m_text;
    bool m_isTooLarge = false;
};

} // namespace apportion::trace
