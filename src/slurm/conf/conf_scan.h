// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// `Key=Value` and where its bytes stand in the file. A value that goes on over a continued line has the
/// continuation within its range.
struct ConfToken
{
    std::string key; ///< as written
    std::string value; ///< without quotes, escapes resolved
    std::size_t keyBegin = 0;
    std::size_t valueBegin = 0; ///< with its quotes
    std::size_t valueEnd = 0;
};

/// A line of slurm.conf with its continuations.
struct ConfSpan
{
    std::uint32_t line = 0; ///< number of its first line, from 1
    std::size_t begin = 0; ///< its first byte
    std::size_t end = 0; ///< past its line break
    std::size_t contentEnd = 0; ///< past the last word before the comment and the line break
    std::vector<ConfToken> tokens;
    bool hasComment = false;
    bool hasStray = false; ///< words that are no Key=Value stand in it
};

/// The lines of a slurm.conf in order; together they cover every byte of it. The grammar is Slurm's (SLURM.md 7), the
/// same as splitConf()'s.
[[nodiscard]] std::vector<ConfSpan> scanConf(std::string_view text);

} // namespace apportion::slurm
