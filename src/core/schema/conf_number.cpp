// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/conf_number.h"

#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "core/schema/conf_key_search.h"

#include <charconv>

namespace apportion::schema
{

namespace
{

std::optional<std::uint64_t> numberOf(std::string_view value, std::uint64_t most, bool mayEndInK)
{
    std::uint64_t factor = 1;
    if (mayEndInK && !value.empty() && (value.back() == 'k' || value.back() == 'K')) {
        factor = 1024;
        value.remove_suffix(1);
    }
    while (value.size() > 1 && isBlank(value.front())) {
        value.remove_prefix(1); // strtoul() passes over them
    }
    value.remove_prefix(!value.empty() && value.front() == '+' ? 1 : 0);
    int base = 10;
    if (value.size() > 2 && value[0] == '0' && (value[1] == 'x' || value[1] == 'X')) {
        base = 16;
        value.remove_prefix(2);
    } else if (value.size() > 1 && value[0] == '0') {
        base = 8;
    }
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number, base);
    const bool isNumber = error == std::errc() && end == value.data() + value.size() && number <= most / factor;
    return isNumber ? std::optional(number * factor) : std::nullopt;
}

} // namespace

std::optional<std::uint64_t> confNumberOf(ConfType type, std::string_view value)
{
    const std::uint64_t most = mostOfConfType(type);
    if (sameIgnoringCase(value, "INFINITE") || sameIgnoringCase(value, "UNLIMITED")) {
        return most;
    }
    return value.empty() ? 0 : numberOf(value, most, type != ConfType::Uint16); // an empty value in quotes is 0 to slurmctld
}

} // namespace apportion::schema
