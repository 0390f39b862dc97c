// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"
#include "core/schema/field.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::schema
{

// A value of a kind from its text, as sacctmgr prints and takes it and slurm.conf has it. Each is false when the text is none;
// then nothing is set. Lists of weights and of nodes need more than their text to be read.

/// As slurm.conf says yes and no.
[[nodiscard]] bool readInto(std::string_view text, const Bounds &bounds, bool &into);
[[nodiscard]] bool readInto(std::string_view text, const Bounds &bounds, std::string &into);
[[nodiscard]] bool readInto(std::string_view text, const Bounds &bounds, std::uint16_t &into);
[[nodiscard]] bool readInto(std::string_view text, const Bounds &bounds, std::uint32_t &into);
/// Not below 0.
[[nodiscard]] bool readInto(std::string_view text, const Bounds &bounds, double &into);
[[nodiscard]] bool readInto(std::string_view text, const Bounds &bounds, SlurmTime &into);
/// Comma separated.
[[nodiscard]] bool readInto(std::string_view text, const Bounds &bounds, std::vector<std::string> &into);
/// "cpu=4,mem=62.50G": names in lower case, memory in MB. Of what stands twice the last counts; -1 takes it out.
[[nodiscard]] bool readInto(std::string_view text, const Bounds &bounds, TresCounts &into);
/// The place of a word among @p words, whatever its case.
[[nodiscard]] std::optional<std::uint8_t> placeOfWord(std::string_view text, Words words);

/// Sets a field from such a text. False when it cannot be read, or when no text is of its kind.
template <typename Record>
[[nodiscard]] bool readField(const Field<Record> &field, std::string_view text, Record &record)
{
    const Each read {
        [&](const auto &lens) {
            if constexpr (requires { readInto(text, field.bounds, lens.edit(record)); }) {
                return readInto(text, field.bounds, lens.edit(record));
            } else {
                return false;
            }
        },
        [&](const WordLens<Record> &lens) {
            const std::optional<std::uint8_t> place = placeOfWord(text, lens.words);
            if (place) {
                lens.write(record, *place);
            }
            return place.has_value();
        },
    };
    return std::visit(read, field.value);
}

} // namespace apportion::schema
