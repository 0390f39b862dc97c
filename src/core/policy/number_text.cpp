// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
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

/// @p value is a double or a long double: what a double is made of is printed much faster.
template <typename Number>
void appendDigits(std::string &text, Number value, int decimals)
{
    if (!std::isfinite(value)) {
        text += notFinite(static_cast<long double>(value));
        return;
    }
    std::array<char, 64> buffer;
    if (std::fabs(value) < Number { 1e30 } && decimals < 30) {
        const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
        if (error == std::errc()) {
            text.append(buffer.data(), end);
            return;
        }
    }
    std::string digits(longestNumber, '\0');
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, decimals);
    text.append(digits.data(), error == std::errc() ? end : digits.data());
}

} // namespace

std::string fixedText(long double value, int decimals)
{
    std::string text;
    appendFixed(text, value, decimals);
    return text;
}

void appendFixed(std::string &text, long double value, int decimals)
{
    // Slurm's commands print doubles: 4948.8659825 comes out as …983, which the long double below it would not.
    appendDigits(text, static_cast<double>(value), decimals);
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
    std::string text;
    appendCut(text, value);
    return text;
}

void appendCut(std::string &text, long double value)
{
    constexpr long double widest = 9.0e18L; // of what fits an integer
    if (std::fabs(value) < widest) {
        std::array<char, 24> buffer;
        const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), static_cast<std::int64_t>(value));
        text.append(buffer.data(), end);
    } else {
        appendDigits(text, std::trunc(value), 0);
    }
}

std::string formulaText(long double value, int decimals)
{
    if (!std::isfinite(value) || value == 0) {
        return value == 0 ? "0" : notFinite(value);
    }
    const int magnitude = static_cast<int>(std::floor(std::log10(std::fabs(value))));
    return withoutTrailingZeros(fixedText(value, std::max(decimals, fewestDigits - 1 - magnitude)));
}

std::string utcText(std::int64_t secondsSinceEpoch)
{
    using namespace std::chrono;
    const sys_seconds time { seconds(secondsSinceEpoch) };
    const sys_days day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    const auto padded = [](auto number, std::size_t digits) {
        std::string text = std::to_string(number);
        return std::string(digits > text.size() ? digits - text.size() : 0, '0') + text;
    };
    return padded(static_cast<int>(date.year()), 4) + '-' + padded(static_cast<unsigned>(date.month()), 2) + '-'
        + padded(static_cast<unsigned>(date.day()), 2) + ' ' + padded(clock.hours().count(), 2) + ':' + padded(clock.minutes().count(), 2) + " UTC";
}

} // namespace apportion
