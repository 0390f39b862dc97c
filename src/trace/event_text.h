// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trace/trace_builder.h"
#include "trace/trace_source.h"

#include "slurm/text/reading.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace apportion::trace
{

/// Whether a line is a submission in the events of the Slurm Simulator.
[[nodiscard]] bool isSubmitEvent(std::string_view line);

/// Reads the events of the Slurm Simulator: "-dt SECONDS -e submit_batch_job | -sim-walltime SECONDS OPTIONS OF SBATCH". When jobs
/// started is not in it: they are given the moment of their submission. Times count from 0; other events are passed over.
class EventText : public TraceSource
{
public:
    EventText(TraceBuilder &builder, slurm::Findings &findings) : m_builder(builder), m_findings(findings) { }

    void feed(std::string_view lines) override;

private:
    [[nodiscard]] bool takeJob(std::string_view line);

    TraceBuilder &m_builder;
    slurm::Findings &m_findings;
    std::uint32_t m_line = 0;
    std::uint32_t m_lastId = 0;
};

} // namespace apportion::trace
