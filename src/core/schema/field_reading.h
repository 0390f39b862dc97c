// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/slurm_time.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/field.h"

#include <charconv>
#include <concepts>
#include <limits>
#include <optional>
#include <string_view>

namespace apportion::schema
{

/// Gives a field of a record what slurm.conf says there. Returns false, and leaves the record as it was, for a text that
/// is no value of the field, and for lists of TRES and of nodes, which need more than the record to be read.
template <typename Record>
[[nodiscard]] bool readConfText(const Field<Record> &field, std::string_view text, Record &record)
{
    const auto number = [&](std::uint64_t most) -> std::optional<std::uint64_t> {
        std::uint64_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool holds = error == std::errc() && end == text.data() + text.size() && value <= std::min(most, field.bounds.most);
        return holds && value >= field.bounds.least ? std::optional(value) : std::nullopt;
    };
    const Each read {
        [](const auto &) { return false; },
        [&](const Lens<Record, bool> &lens) {
            const bool holds = !text.empty() && holdsConfValue(ConfType::Boolean, text);
            if (holds) {
                lens.write(record, isConfYes(text));
            }
            return holds;
        },
        [&]<std::unsigned_integral Number>(const Lens<Record, Number> &lens) {
            const std::optional<std::uint64_t> value = number(std::numeric_limits<Number>::max());
            if (value) {
                lens.write(record, static_cast<Number>(*value));
            }
            return value.has_value();
        },
        [&](const Lens<Record, SlurmTime> &lens) {
            const ParsedTime parsed = parseTime(text);
            const bool holds = parsed && parsed.time.minutes >= field.bounds.least && parsed.time.minutes <= field.bounds.most;
            if (holds) {
                lens.write(record, parsed.time);
            }
            return holds;
        },
        [&](const Lens<Record, std::string> &lens) {
            lens.write(record, std::string(text));
            return true;
        },
        [&](const WordLens<Record> &lens) {
            for (std::size_t i = 0; i < lens.words.size(); ++i) {
                if (sameIgnoringCase(text, lens.words[i])) {
                    lens.write(record, static_cast<std::uint8_t>(i));
                    return true;
                }
            }
            return false;
        },
    };
    return std::visit(read, field.value);
}

} // namespace apportion::schema
