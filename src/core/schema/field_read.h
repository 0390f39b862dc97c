// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"
#include "core/schema/field.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion::schema
{

// A value of a kind from the text that sacctmgr prints and takes. Each is false when the text is none; then nothing is set.

[[nodiscard]] bool readInto(std::string_view text, std::string &into);
[[nodiscard]] bool readInto(std::string_view text, std::uint16_t &into);
[[nodiscard]] bool readInto(std::string_view text, std::uint32_t &into);
/// Not below 0.
[[nodiscard]] bool readInto(std::string_view text, double &into);
[[nodiscard]] bool readInto(std::string_view text, SlurmTime &into);
/// Comma separated.
[[nodiscard]] bool readInto(std::string_view text, std::vector<std::string> &into);
/// "cpu=4,mem=62.50G": names in lower case, memory in MB. Of what stands twice the last counts; -1 takes it out.
[[nodiscard]] bool readInto(std::string_view text, TresCounts &into);

/// Sets a field from such a text. False when it cannot be read, or when no text is of its kind.
template <typename Record>
[[nodiscard]] bool readField(const Field<Record> &field, std::string_view text, Record &record)
{
    return std::visit(
        [&]<typename Reach>(const Reach &lens) {
            if constexpr (requires { readInto(text, lens.edit(record)); }) {
                return readInto(text, lens.edit(record));
            } else {
                return false;
            }
        },
        field.value);
}

} // namespace apportion::schema
