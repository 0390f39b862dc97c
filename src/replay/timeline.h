// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace apportion::replay
{

/// Some time in stretches of equal length, over which amounts are spread. Seconds.
class Timeline
{
public:
    Timeline(std::int64_t begin, std::int64_t end, std::uint32_t points)
        : m_begin(begin), m_end(std::max(begin, end)),
          m_stretch(std::max<std::int64_t>(1, (m_end - m_begin + std::max<std::int64_t>(1, points) - 1) / std::max<std::int64_t>(1, points)))
    {
    }

    [[nodiscard]] std::int64_t begin() const { return m_begin; }
    [[nodiscard]] std::int64_t end() const { return m_end; }
    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>((m_end - m_begin + m_stretch - 1) / m_stretch); }
    [[nodiscard]] std::int64_t beginOf(std::size_t place) const { return m_begin + static_cast<std::int64_t>(place) * m_stretch; }
    /// How long a stretch is; the last one may be shorter.
    [[nodiscard]] double seconds(std::size_t place) const { return static_cast<double>(std::min(m_end, beginOf(place + 1)) - beginOf(place)); }

    /// Calls @p add with each stretch that [begin, end) meets and the seconds of it that lie within.
    template <typename Add>
    void spread(std::int64_t begin, std::int64_t end, const Add &add) const
    {
        begin = std::max(begin, m_begin);
        end = std::min(end, m_end);
        for (std::int64_t at = begin; at < end;) {
            const auto place = static_cast<std::size_t>((at - m_begin) / m_stretch);
            const std::int64_t until = std::min(end, beginOf(place + 1));
            add(place, static_cast<double>(until - at));
            at = until;
        }
    }

private:
    std::int64_t m_begin;
    std::int64_t m_end;
    std::int64_t m_stretch;
};

} // namespace apportion::replay
