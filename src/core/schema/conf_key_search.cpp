// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/conf_key_search.h"

#include "core/policy/name_pool.h"
#include "core/policy/tres.h"
#include "core/schema/conf_number.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>
#include <vector>

namespace apportion::schema
{

namespace
{

/// Longer words are no slips of a key, and would take long to compare with each of them.
constexpr std::size_t longestKey = 64;

constexpr char folded(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// How many letters of @p a have to be added, taken, replaced or swapped with their neighbour to make @p b.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t k = 0; k <= b.size(); ++k) {
            if (i == 0 || k == 0) {
                cost[i][k] = i + k;
                continue;
            }
            const bool same = a[i - 1] == b[k - 1];
            cost[i][k] = std::min({ cost[i - 1][k] + 1, cost[i][k - 1] + 1, cost[i - 1][k - 1] + (same ? 0 : 1) });
            if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1]) {
                cost[i][k] = std::min(cost[i][k], cost[i - 2][k - 2] + 1);
            }
        }
    }
    return cost[a.size()][b.size()];
}

std::size_t commonEnd(std::string_view a, std::string_view b)
{
    std::size_t count = 0;
    while (count < std::min(a.size(), b.size()) && a[a.size() - 1 - count] == b[b.size() - 1 - count]) {
        ++count;
    }
    return count;
}

bool isOneOf(std::string_view value, std::initializer_list<std::string_view> words)
{
    return std::any_of(words.begin(), words.end(), [value](std::string_view word) { return sameIgnoringCase(value, word); });
}

} // namespace

const ConfKey *findAnyConfKey(ConfSection section, std::string_view key)
{
    // Sorted by section and folded key: a file may have a key for every node of a large cluster.
    const auto stands = [&](const ConfKey &known, std::string_view wanted) {
        return known.section != section ? known.section < section
                                        : std::lexicographical_compare(known.key.begin(), known.key.end(), wanted.begin(), wanted.end(),
                                            [](char a, char b) { return folded(a) < folded(b); });
    };
    const auto found = std::lower_bound(confKeys.begin(), confKeys.end(), key, stands);
    return found != confKeys.end() && found->section == section && sameIgnoringCase(found->key, key) ? &*found : nullptr;
}

std::string_view nearestOf(std::string_view word, std::span<const std::string_view> words)
{
    if (word.size() > longestKey) {
        return {};
    }
    const std::string plain = lowerCase(word);
    const std::size_t allowed = std::clamp<std::size_t>(word.size() / 4, 1, 3);
    std::string_view nearest;
    std::size_t least = allowed + 1;
    std::pair<std::size_t, std::size_t> most; // letters that begin and end both alike
    for (const std::string_view known : words) {
        if (known.size() > word.size() + allowed || word.size() > known.size() + allowed) {
            continue;
        }
        const std::string other = lowerCase(known);
        const std::size_t distance = editDistance(plain, other);
        if (distance > allowed || distance > least) {
            continue;
        }
        const auto front = static_cast<std::size_t>(std::ranges::mismatch(plain, other).in1 - plain.begin());
        const auto alike = std::pair(front, commonEnd(plain, other));
        if (distance < least || alike > most) {
            least = distance;
            nearest = known;
            most = alike;
        } else if (alike == most) {
            nearest = {};
        }
    }
    return nearest;
}

std::string_view nearestConfKey(ConfSection section, std::string_view key, Release release)
{
    std::vector<std::string_view> words;
    for (const ConfKey &known : confKeys) {
        if (known.section == section && known.typeIn(release) != ConfType::Unknown) {
            words.push_back(known.key);
        }
    }
    return nearestOf(key, words);
}

Release releaseOf(std::string_view version)
{
    const std::size_t begin = std::min(version.find_first_of("0123456789"), version.size());
    version.remove_prefix(begin);
    if (version.size() < 5 || version[2] != '.') {
        return 0;
    }
    const auto digits = [version](std::size_t at) {
        unsigned number = 100;
        const char *first = version.data() + at;
        const auto [end, error] = std::from_chars(first, first + 2, number);
        return error == std::errc() && end == first + 2 ? number : 100;
    };
    const unsigned year = digits(0);
    const unsigned month = digits(3);
    const bool isWhole = version.size() == 5 || version[5] < '0' || version[5] > '9';
    return year < 100 && month >= 1 && month <= 12 && isWhole ? static_cast<Release>(year * 100 + month) : Release { 0 };
}

std::string releaseText(Release release)
{
    const std::string month = std::to_string(release % 100);
    return std::to_string(release / 100) + (month.size() < 2 ? ".0" : ".") + month;
}

std::uint64_t mostOfConfType(ConfType type)
{
    switch (type) {
    case ConfType::Uint16:
        return std::numeric_limits<std::uint16_t>::max();
    case ConfType::Uint32:
        return std::numeric_limits<std::uint32_t>::max();
    case ConfType::Uint64:
        return std::numeric_limits<std::uint64_t>::max();
    default:
        return 0;
    }
}

bool isConfYes(std::string_view value)
{
    return isOneOf(value, { "YES", "UP", "TRUE", "1" });
}

bool holdsConfValue(ConfType type, std::string_view value)
{
    if (type == ConfType::Boolean) {
        return isConfYes(value) || isOneOf(value, { "NO", "DOWN", "FALSE", "0" });
    }
    return mostOfConfType(type) == 0 || confNumberOf(type, value).has_value();
}

} // namespace apportion::schema
