// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/json_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <system_error>

namespace apportion
{

namespace
{

constexpr std::string_view hexDigits = "0123456789abcdef";

unsigned char byteAt(std::string_view text, std::size_t at)
{
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0;
}

bool continues(unsigned char byte)
{
    return (byte & 0xc0) == 0x80;
}

/// The length of the valid UTF-8 character that begins at @p at with a byte above 7F; 0 when there is none.
std::size_t characterLength(std::string_view text, std::size_t at)
{
    const unsigned char first = byteAt(text, at);
    const unsigned char second = byteAt(text, at + 1);
    if (first >= 0xc2 && first <= 0xdf) {
        return continues(second) ? 2 : 0;
    }
    if (first >= 0xe0 && first <= 0xef) {
        const bool overlong = first == 0xe0 && second < 0xa0;
        const bool surrogate = first == 0xed && second > 0x9f;
        return continues(second) && !overlong && !surrogate && continues(byteAt(text, at + 2)) ? 3 : 0;
    }
    if (first >= 0xf0 && first <= 0xf4) {
        const bool overlong = first == 0xf0 && second < 0x90;
        const bool beyond = first == 0xf4 && second > 0x8f;
        return continues(second) && !overlong && !beyond && continues(byteAt(text, at + 2)) && continues(byteAt(text, at + 3)) ? 4 : 0;
    }
    return 0;
}

/// Whether U+10FF80…U+10FFFF begins at @p at: F4 8F BE or F4 8F BF, and one more byte.
bool isEscapedByte(std::string_view text, std::size_t at)
{
    return byteAt(text, at) == 0xf4 && byteAt(text, at + 1) == 0x8f && byteAt(text, at + 2) >= 0xbe && continues(byteAt(text, at + 2))
        && continues(byteAt(text, at + 3));
}

void appendHex(std::string &out, unsigned char byte)
{
    out += hexDigits[byte >> 4];
    out += hexDigits[byte & 15];
}

void appendEscape(std::string &out, char c)
{
    switch (c) {
    case '"':
        out += "\\\"";
        return;
    case '\\':
        out += "\\\\";
        return;
    case '\n':
        out += "\\n";
        return;
    case '\t':
        out += "\\t";
        return;
    case '\r':
        out += "\\r";
        return;
    default:
        out += "\\u00";
        appendHex(out, static_cast<unsigned char>(c));
    }
}

template <typename Number>
void appendChars(std::string &out, Number value)
{
    std::array<char, 64> buffer {};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    if (error == std::errc()) {
        out.append(buffer.data(), end);
    }
}

template <typename Number>
std::optional<Number> fromChars(std::string_view text)
{
    Number value {};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return value;
}

} // namespace

void appendJsonString(std::string &out, std::string_view bytes)
{
    out += '"';
    std::size_t plain = 0; // where what needs no escape begins
    std::size_t at = 0;
    const auto flush = [&] { out.append(bytes, plain, at - plain); };
    while (at < bytes.size()) {
        const unsigned char c = byteAt(bytes, at);
        if (c >= 0x20 && c < 0x7f && c != '"' && c != '\\') {
            ++at;
            continue;
        }
        if (c < 0x80) {
            flush();
            appendEscape(out, bytes[at]);
        } else if (const std::size_t length = characterLength(bytes, at); length != 0 && !isEscapedByte(bytes, at)) {
            at += length;
            continue;
        } else {
            flush();
            out += "\\udbff\\udf";
            appendHex(out, c);
        }
        plain = ++at;
    }
    flush();
    out += '"';
}

void unescapeBytes(std::string &text)
{
    std::size_t from = text.find("\xf4\x8f");
    if (from == std::string::npos) {
        return;
    }
    std::size_t to = from;
    while (from < text.size()) {
        if (isEscapedByte(text, from)) {
            // The last six bits of the byte stand in the last byte, bit 6 in the one before.
            const bool high = byteAt(text, from + 2) == 0xbf;
            text[to++] = static_cast<char>(byteAt(text, from + 3) | (high ? 0x40 : 0));
            from += 4;
        } else {
            text[to++] = text[from++];
        }
    }
    text.resize(to);
}

void appendNumber(std::string &out, std::uint64_t value)
{
    appendChars(out, value);
}

void appendNumber(std::string &out, std::int64_t value)
{
    appendChars(out, value);
}

void appendNumber(std::string &out, double value)
{
    if (std::isfinite(value)) {
        appendChars(out, value);
    } else {
        out += std::isnan(value) ? "\"nan\"" : value < 0 ? "\"-inf\"" : "\"inf\"";
    }
}

void appendNumber(std::string &out, long double value)
{
    constexpr long double exactIntegers = 9007199254740992.0L; // 2^53
    if (std::fabs(value) < std::numeric_limits<long double>::min()) {
        value = 0; // the standard library does not read such numbers back; as usage they are nothing
    }
    if (value >= 0 && value <= exactIntegers && value == std::floor(value)) {
        appendNumber(out, static_cast<std::uint64_t>(value));
        return;
    }
    const bool inRange = std::fabs(value) <= static_cast<long double>(std::numeric_limits<double>::max());
    if (!std::isfinite(value) || (inRange && static_cast<long double>(static_cast<double>(value)) == value)) {
        appendNumber(out, static_cast<double>(value));
        return;
    }
    out += '"';
    appendChars(out, value);
    out += '"';
}

std::optional<std::uint64_t> toUnsigned(std::string_view text)
{
    return fromChars<std::uint64_t>(text);
}

std::optional<std::int64_t> toSigned(std::string_view text)
{
    return fromChars<std::int64_t>(text);
}

std::optional<double> toDouble(std::string_view text)
{
    return fromChars<double>(text);
}

std::optional<long double> toLongDouble(std::string_view text)
{
    return fromChars<long double>(text);
}

} // namespace apportion
