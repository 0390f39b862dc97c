// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trace/job_row.h"
#include "trace/sacct_columns.h"
#include "trace/trace_source.h"
#include "trace/wall_clock.h"

#include "slurm/text/reading.h"
#include "slurm/text/table_text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::trace
{

class TraceBuilder;

/// Reads what `sacct -P` prints, of any release, with any columns that suffice, block by block as it comes.
///
/// A row may hold '|' in texts of users and stand on several lines where its command line does: a line that is no row of its
/// own belongs to the one before.
class SacctText : public TraceSource
{
public:
    /// Rows of other clusters than @p cluster are left out unless it is empty. @p clock: of the times, which may also be seconds
    /// since the epoch (SLURM_TIME_FORMAT=%s).
    SacctText(TraceBuilder &builder, slurm::Findings &findings, const WallClock &clock, std::string cluster);

    void feed(std::string_view lines) override;
    void finish() override;

private:
    static constexpr std::size_t columnCount = static_cast<std::size_t>(SacctColumn::Count);

    [[nodiscard]] bool hasHeader() const { return !m_names.empty(); }
    void takeHeader(std::string_view line);
    void takeLine(std::string_view line);
    [[nodiscard]] bool takeScriptLine(std::string_view line);
    void endScript();
    void begin(std::string_view line, std::size_t bars);
    void flush();
    [[nodiscard]] bool startsRow(std::string_view line) const;
    [[nodiscard]] bool split(std::string_view row);
    [[nodiscard]] bool distribute(
        const std::vector<std::string_view> &pieces, std::size_t freeIndex, std::size_t piece, std::size_t column, std::size_t extra);
    [[nodiscard]] bool isPlausible() const;
    void takeRow();
    void takeTimes(JobRow &row);
    void chooseTimes(JobRow &row, const std::array<WallTimes::Candidates, 4> &times);
    void bad(std::uint32_t line, Text what);
    [[nodiscard]] bool has(SacctColumn column) const { return m_columns[static_cast<std::size_t>(column)] != slurm::TableHeader::none; }
    [[nodiscard]] std::string_view cell(SacctColumn column) const;
    [[nodiscard]] std::uint32_t number(SacctColumn column);
    [[nodiscard]] std::optional<std::int64_t> duration(SacctColumn column);
    [[nodiscard]] WallTimes::Candidates time(SacctColumn column);
    void notATime(std::string_view text, SacctColumn column);

    TraceBuilder &m_builder;
    slurm::Findings &m_findings;
    WallTimes m_times;
    std::string m_cluster;
    std::string m_header; ///< the line
    std::string m_names; ///< of its columns: not empty once it was read
    std::array<std::size_t, columnCount> m_columns {};
    std::vector<std::size_t> m_freeColumns; ///< whose texts users write
    std::size_t m_width = 0; ///< columns of the header
    bool m_endsWithBar = false;
    std::string m_row; ///< the one that is being read, when it stands on several lines
    std::string_view m_rowView;
    std::size_t m_rowBars = 0;
    std::uint32_t m_rowLine = 0;
    std::uint32_t m_line = 0;
    std::uint32_t m_scriptOf = 0; ///< the job whose script is being read; 0: none
    std::string m_script;
    bool m_isScriptBegun = false; ///< what is drawn under its heading came by
    std::vector<std::string_view> m_pieces;
    std::vector<std::string_view> m_cells;
    int m_tries = 0;
    std::string m_firstCluster;
};

} // namespace apportion::trace
