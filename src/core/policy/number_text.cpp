// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace apportion
{

namespace
{
// The longest: a long double's 4933 digits before the point, and some after it.
constexpr std::size_t longestNumber = 5200;
constexpr int fewestDigits = 5; // of a number in a formula

std::string notFinite(long double value)
{
    if (std::isnan(value)) {
        return "nan";
    }
    return value < 0 ? "-inf" : "inf";
}

std::string withoutTrailingZeros(std::string text)
{
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.') {
            text.pop_back();
        }
    }
    return text == "-0" ? "0" : text;
}

std::string fixedDigits(long double value, int decimals)
{
    if (!std::isfinite(value)) {
        return notFinite(value);
    }
    std::array<char, 64> buffer;
    if (std::fabs(value) < 1e30L && decimals < 30) {
        const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
        if (error == std::errc()) {
            return { buffer.data(), end };
        }
    }
    std::string text(longestNumber, '\0');
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, decimals);
    text.resize(error == std::errc() ? static_cast<std::size_t>(end - text.data()) : 0);
    return text;
}

} // namespace

std::string fixedText(long double value, int decimals)
{
    // Slurm's commands print doubles: 4948.8659825 comes out as …983, which the long double below it would not.
    return fixedDigits(static_cast<double>(value), decimals);
}

std::string shortestText(double value)
{
    if (!std::isfinite(value)) {
        return notFinite(value);
    }
    std::array<char, 400> buffer; // the smallest double has 324 digits after the point, the largest 309 before it
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed);
    return error == std::errc() ? std::string(buffer.data(), end) : fixedText(value);
}

std::string cutText(long double value)
{
    const std::string text = fixedDigits(std::trunc(value), 0);
    return text == "-0" ? "0" : text;
}

std::string formulaText(long double value, int decimals)
{
    if (!std::isfinite(value) || value == 0) {
        return value == 0 ? "0" : notFinite(value);
    }
    const int magnitude = static_cast<int>(std::floor(std::log10(std::fabs(value))));
    return withoutTrailingZeros(fixedText(value, std::max(decimals, fewestDigits - 1 - magnitude)));
}

} // namespace apportion
