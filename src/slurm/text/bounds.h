// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/text/reading.h"

#include <cstddef>
#include <string>

namespace apportion::slurm
{

// How much of a file is taken at most. All of it is more than any cluster has; without it a file of tiny rows, or of one
// endless line, would take many times its size of memory.

/// Jobs, and nodes or partitions that a command printed.
inline constexpr std::size_t mostRows = 1000000;
/// Associations of a listing.
inline constexpr std::size_t mostAssociations = 2000000;
/// Keys of all slurm.conf files together, and words that are none: a line for each of twenty thousand nodes has fewer.
inline constexpr std::size_t mostConfWords = 400000;
/// TRES that are tracked, and entries of one list of them.
inline constexpr std::size_t mostTres = 1000;
inline constexpr std::size_t mostQos = 10000;
/// Lines that are kept because they are not understood.
inline constexpr std::size_t mostKeptLines = 100000;
/// Bytes of one line of slurm.conf, or of one command of a script.
inline constexpr std::size_t mostLineBytes = std::size_t { 4 } << 20;

/// Says that the rows behind @p place are left out; to be called once.
inline void reportTooMany(Findings &findings, const SourcePlace &place, std::size_t most)
{
    findings.add(Severity::Error, "too-many", place, { APPORTION_TEXT("more rows than %1"), { std::to_string(most) } },
        { APPORTION_TEXT("The rest is left out; no cluster has as many."), {} });
}

inline void reportTooMany(Findings &findings, std::uint32_t line, std::size_t most)
{
    reportTooMany(findings, { findings.fileName(), line }, most);
}

} // namespace apportion::slurm
