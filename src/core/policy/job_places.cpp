// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/job_places.h"

#include "core/policy/short_text.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace apportion
{

JobPlaces::JobPlaces(const std::vector<Job> &jobs)
{
    reserve(jobs.size());
    for (std::uint32_t place = 0; place < jobs.size(); ++place) {
        if (!find(jobs, jobs[place].id)) {
            add(jobs, place);
        }
    }
}

void JobPlaces::reserve(std::size_t jobs)
{
    if (m_count == 0) {
        m_slots.assign(std::bit_ceil(2 * jobs), 0);
    }
}

std::size_t JobPlaces::slotOf(const std::vector<Job> &jobs, std::string_view id) const
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = shortHash(id) & mask;
    while (m_slots[slot] != 0 && !isSameText(jobs[m_slots[slot] - 1].id, id)) {
        slot = (slot + 1) & mask;
    }
    return slot;
}

std::optional<std::uint32_t> JobPlaces::find(const std::vector<Job> &jobs, std::string_view id) const
{
    const std::uint32_t found = m_slots.empty() ? 0 : m_slots[slotOf(jobs, id)];
    return found == 0 ? std::nullopt : std::optional(found - 1);
}

void JobPlaces::add(const std::vector<Job> &jobs, std::uint32_t place)
{
    constexpr std::size_t fewest = 16;
    if (2 * (m_count + 1) > m_slots.size()) {
        resize(jobs, std::max(fewest, 2 * m_slots.size()));
    }
    m_slots[slotOf(jobs, jobs[place].id)] = place + 1;
    ++m_count;
}

void JobPlaces::resize(const std::vector<Job> &jobs, std::size_t slots)
{
    const std::vector<std::uint32_t> before = std::exchange(m_slots, std::vector<std::uint32_t>(slots, 0));
    for (const std::uint32_t place : before) {
        if (place != 0) {
            m_slots[slotOf(jobs, jobs[place - 1].id)] = place;
        }
    }
}

} // namespace apportion
