// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// A key and its value of what `scontrol show` prints; views into the text.
struct RecordField
{
    std::string_view key;
    std::string_view value;
};

/// One record of `scontrol show job` or `scontrol show partition`, in its one-line or its indented form.
struct Record
{
    std::string_view text;
    std::uint32_t line = 0; ///< where it begins

    /// The fields in order. A value ends before the next blank or line break behind which one of @p keys and a '='
    /// stand; so values may hold blanks, and "=" behind words that are no keys.
    [[nodiscard]] std::vector<RecordField> fields(const std::vector<std::string_view> &keys) const;
};

/// The records of a text: each begins in a line that begins with @p firstKey and '='. Lines before the first record
/// are counted in @p strayLines, empty ones left out.
[[nodiscard]] std::vector<Record> splitRecords(std::string_view text, std::string_view firstKey, std::size_t &strayLines);

} // namespace apportion::slurm
