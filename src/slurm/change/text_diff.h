// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// A line of a diff, without its line break.
struct DiffLine
{
    enum class Kind : std::uint8_t { Same, Added, Removed };

    Kind kind = Kind::Same;
    std::string line;

    bool operator==(const DiffLine &) const = default;
};

/// The same of texts that outlive it.
struct DiffLineView
{
    DiffLine::Kind kind = DiffLine::Kind::Same;
    std::string_view line;

    [[nodiscard]] DiffLine kept() const { return { kind, std::string(line) }; }
};

/// What makes @p after of @p before, line by line: removals before additions wherever a stretch is replaced.
///
/// Myers' shortest edit script in linear space; long texts are anchored first at lines that occur once on both sides.
/// Where two stretches have so little in common that this would take long, one is shown as removed and the other as
/// added: time grows with the lines, not with their square.
[[nodiscard]] std::vector<DiffLineView> diffLines(std::string_view before, std::string_view after);

} // namespace apportion::slurm
