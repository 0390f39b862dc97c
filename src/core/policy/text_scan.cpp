// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/text_scan.h"

#include "core/policy/tres.h"

#include <charconv>
#include <cmath>

namespace apportion
{

namespace
{

template <typename Number>
std::optional<Number> wholeOf(std::string_view text)
{
    Number value {};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return value;
}

/// Power of 1024 of a unit letter: K 1 … P 5; −1 for another character.
int unitStep(char letter)
{
    const std::size_t step = std::string_view("KMGTP").find(static_cast<char>(letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter));
    return step == std::string_view::npos ? -1 : static_cast<int>(step) + 1;
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (isBlank(text.front()) || text.front() == '\n')) {
        text.remove_prefix(1);
    }
    while (!text.empty() && (isBlank(text.back()) || text.back() == '\n')) {
        text.remove_suffix(1);
    }
    return text;
}

bool startsWithIgnoringCase(std::string_view text, std::string_view beginning)
{
    return text.size() >= beginning.size() && sameIgnoringCase(text.substr(0, beginning.size()), beginning);
}

std::vector<std::string> listWords(std::string_view list)
{
    std::vector<std::string> words;
    splitEach(list, ',', [&words](std::string_view word) {
        if (!word.empty()) {
            words.emplace_back(word);
        }
    });
    return words;
}

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    if (text.size() > 1 && text.front() == '+' && text[1] != '-') {
        text.remove_prefix(1);
    }
    return wholeOf<std::int64_t>(text);
}

std::optional<std::uint64_t> unsignedNumber(std::string_view text)
{
    return wholeOf<std::uint64_t>(text);
}

std::optional<double> decimalNumber(std::string_view text)
{
    if (text.size() > 1 && text.front() == '+' && text[1] != '-') {
        text.remove_prefix(1);
    }
    const std::optional<double> value = wholeOf<double>(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<std::uint64_t> countWithUnit(std::string_view text, char countedIn)
{
    const int counted = countedIn == '\0' ? 0 : unitStep(countedIn);
    int step = counted;
    if (!text.empty() && unitStep(text.back()) > 0) {
        step = unitStep(text.back());
        text.remove_suffix(1);
    }
    if (step == counted) {
        if (const std::optional<std::uint64_t> whole = unsignedNumber(text)) {
            return whole;
        }
    }
    const std::optional<double> number = decimalNumber(text);
    if (!number || *number < 0.0) {
        return std::nullopt;
    }
    const double value = std::round(std::ldexp(*number, 10 * (step - counted)));
    if (value >= 9.0e18) {
        return std::nullopt;
    }
    return static_cast<std::uint64_t>(value);
}

std::optional<std::uint64_t> tresCount(std::string_view name, std::string_view text)
{
    const bool inMegabytes = sameIgnoringCase(name, "mem") || startsWithIgnoringCase(name, "bb/");
    if (!inMegabytes) {
        return text.find_first_of(".eE") == std::string_view::npos ? countWithUnit(text, '\0') : std::nullopt;
    }
    if (!text.empty() && unitStep(text.back()) == 1) {
        text.remove_suffix(1);
    }
    if (const std::size_t dot = text.find('.'); dot != std::string_view::npos) {
        const std::string_view rest = text.substr(dot + 1);
        if (rest.size() != 3 || !rest.starts_with("50") || unitStep(rest.back()) == 0) {
            return std::nullopt;
        }
    }
    return countWithUnit(text, 'M');
}

} // namespace apportion
