// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trace/trace_builder.h"
#include "trace/trace_source.h"

#include "slurm/text/reading.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::trace
{

/// The first line of a trace file begins with this.
inline constexpr std::string_view traceFileMark = "#apportion-trace ";
/// The last line of one begins with this; how many rows there are and a sum of the bytes above it follow.
inline constexpr std::string_view traceSumMark = "#sum ";

/// Writes the lines of a trace file but the last one, in blocks (docs/TRACE_FILE.md). Returns how many rows; ends early when
/// @p take returns false.
std::uint64_t writeTraceText(const replay::Trace &trace, const std::function<bool(std::string_view block)> &take);

/// Reads such a file. Whether it is complete is not judged here but for the number of its rows.
class TraceText : public TraceSource
{
public:
    TraceText(TraceBuilder &builder, slurm::Findings &findings) : m_builder(builder), m_findings(findings) { }

    void feed(std::string_view lines) override;

private:
    void takeMark(std::string_view line);
    void takeHeader(std::string_view line);
    [[nodiscard]] bool takeRow(std::string_view line);
    void bad(Text what);

    TraceBuilder &m_builder;
    slurm::Findings &m_findings;
    std::uint32_t m_line = 0;
    std::vector<std::size_t> m_columns; ///< of each the place of its field
    bool m_isRefused = false; ///< of a newer format
};

} // namespace apportion::trace
