// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// Writes one JSON object: on one line, or with each member on a line of its own.
class RowWriter
{
public:
    /// @p indent: what stands before each member; nullptr puts all on one line.
    explicit RowWriter(std::string &out, const char *indent = nullptr);

    /// Begins a member; its value is to be appended to out().
    std::string &member(std::string_view key);
    /// Ends the object; @p indent stands before the closing brace when members have their own lines.
    void end(const char *indent = "");

    void write(std::string_view key, std::string_view text);
    void write(std::string_view key, const char *text) { write(key, std::string_view(text)); }
    void write(std::string_view key, bool value);
    void write(std::string_view key, double value);
    void write(std::string_view key, long double value);
    template <std::integral Number>
    void write(std::string_view key, Number value)
    {
        writeInteger(key, std::signed_integral<Number>, static_cast<std::uint64_t>(value));
    }
    void write(std::string_view key, const SlurmTime &time);
    void write(std::string_view key, const std::vector<std::string> &texts);
    void write(std::string_view key, const TresCounts &counts);
    void write(std::string_view key, const TresWeights &weights);
    void write(std::string_view key, const std::vector<ForeignKey> &keys);
    /// Writes a member unless its value is the default one.
    template <typename Value>
    void writeUnless(const Value &usual, std::string_view key, const Value &value)
    {
        if (!(value == usual)) {
            write(key, value);
        }
    }

private:
    void writeInteger(std::string_view key, bool isSigned, std::uint64_t bits);

    std::string &m_out;
    const char *m_indent;
    bool m_first = true;
};

} // namespace apportion
