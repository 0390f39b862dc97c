// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace apportion::trace
{

/// What became of the rows of a source.
struct RowCounts
{
    std::uint64_t read = 0;
    std::uint64_t bad = 0; ///< told, and left out
    std::uint64_t steps = 0; ///< of steps and of parts of runs, left out
    std::uint64_t otherClusters = 0; ///< left out
    std::uint64_t twiceHours = 0; ///< with a time in the hour that comes twice which nothing else tells apart

    RowCounts &operator+=(const RowCounts &other)
    {
        read += other.read;
        bad += other.bad;
        steps += other.steps;
        otherClusters += other.otherClusters;
        twiceHours += other.twiceHours;
        return *this;
    }
};

/// Reads one file of some form, block by block as it comes; findings and jobs go to where it was told when it was made.
class TraceSource
{
public:
    TraceSource() = default;
    virtual ~TraceSource() = default;
    TraceSource(const TraceSource &) = delete;
    TraceSource &operator=(const TraceSource &) = delete;

    /// The next lines of the file, all of them whole.
    virtual void feed(std::string_view lines) = 0;
    /// The end of the file.
    virtual void finish() { }
    [[nodiscard]] const RowCounts &rows() const { return m_rows; }

protected:
    RowCounts m_rows;
};

} // namespace apportion::trace
