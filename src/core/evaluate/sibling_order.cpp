// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/sibling_order.h"

#include "core/evaluate/fair_share.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <utility>

namespace apportion
{

long double SiblingStack::exactLevel(std::size_t index) const
{
    return fairTreeLevel(m_evaluation, m_positions[index]);
}

void SiblingStack::sortFrom(std::size_t begin)
{
    const std::size_t count = size() - begin;
    if (count < 2) {
        return;
    }
    if (count <= smallLevel) {
        sortSmall(begin);
    } else {
        sortLarge(begin);
    }
    settleEqualKeys(begin);
}

void SiblingStack::sortSmall(std::size_t begin)
{
    const std::size_t count = size() - begin;
    double *sortedKeys = m_keys.data() + begin;
    Position *sorted = m_positions.data() + begin;
    // Idle siblings are many and all equal: they come first, as they are.
    std::array<double, smallLevel> keys;
    std::array<Position, smallLevel> positions;
    std::size_t idle = 0;
    std::size_t rest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double key = sortedKeys[i];
        const Position position = sorted[i];
        const bool unused = key == std::numeric_limits<double>::infinity();
        keys[rest] = key;
        positions[rest] = position;
        sortedKeys[idle] = key;
        sorted[idle] = position;
        rest += unused ? 0 : 1;
        idle += unused ? 1 : 0;
    }
    // Each other's place is the number of those that come before it: quadratic, but without a branch that could be
    // predicted wrongly, which is what sorting a few values costs.
    for (std::size_t i = 0; i < rest; ++i) {
        const double key = keys[i];
        std::int64_t before = 0;
        for (std::size_t j = 0; j < i; ++j) {
            before += keys[j] >= key ? 1 : 0;
        }
        for (std::size_t j = i + 1; j < rest; ++j) {
            before += keys[j] > key ? 1 : 0;
        }
        sortedKeys[idle + static_cast<std::size_t>(before)] = key;
        sorted[idle + static_cast<std::size_t>(before)] = positions[i];
    }
}

void SiblingStack::sortLarge(std::size_t begin)
{
    m_unsortedKeys.assign(m_keys.begin() + static_cast<std::ptrdiff_t>(begin), m_keys.end());
    m_unsortedPositions.assign(m_positions.begin() + static_cast<std::ptrdiff_t>(begin), m_positions.end());
    std::size_t place = begin;
    for (const std::uint32_t index : m_order.sort(m_unsortedKeys)) {
        m_keys[place] = m_unsortedKeys[index];
        m_positions[place++] = m_unsortedPositions[index];
    }
}

void SiblingStack::settleEqualKeys(std::size_t begin)
{
    const TreeLayout &layout = m_evaluation.layout();
    for (std::size_t i = begin + 1; i < size(); ++i) {
        if (m_keys[i] != m_keys[i - 1]) [[likely]] {
            continue;
        }
        const bool areUsers = layout.isUserAt(m_positions[i - 1]);
        const bool usersFirst = areUsers || !layout.isUserAt(m_positions[i]);
        if (usersFirst && (areUsers || m_tiesGoByPosition) && areTied(i - 1, i)) [[likely]] {
            continue;
        }
        const auto firstEqual = std::lower_bound(
            m_keys.begin() + static_cast<std::ptrdiff_t>(begin), m_keys.begin() + static_cast<std::ptrdiff_t>(i), m_keys[i], std::greater<>());
        std::size_t end = i + 1;
        while (end < size() && m_keys[end] == m_keys[i]) {
            ++end;
        }
        settle(static_cast<std::size_t>(firstEqual - m_keys.begin()), end);
        i = end;
    }
}

void SiblingStack::settle(std::size_t begin, std::size_t end)
{
    struct Entry
    {
        long double level;
        bool user;
        Position position;
    };
    std::vector<Entry> entries;
    entries.reserve(end - begin);
    for (std::size_t i = begin; i < end; ++i) {
        entries.push_back({ exactLevel(i), m_evaluation.layout().isUserAt(m_positions[i]), m_positions[i] });
    }
    std::stable_sort(entries.begin(), entries.end(), [this](const Entry &a, const Entry &b) {
        if (a.level != b.level) {
            return a.level > b.level;
        }
        return a.user || b.user ? a.user && !b.user : walksBefore(m_evaluation, a.position, b.position);
    });
    for (std::size_t i = begin; i < end; ++i) {
        m_positions[i] = entries[i - begin].position;
    }
}

} // namespace apportion
