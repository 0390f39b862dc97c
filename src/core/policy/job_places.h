// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/job_table.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace apportion
{

/// Where jobs stand in a list, by their ids. It keeps no ids of its own: the list is given to each call, with the jobs that this
/// knows unmoved.
class JobPlaces
{
public:
    JobPlaces() = default;
    /// Of all @p jobs; of those that share an id, of the first.
    explicit JobPlaces(const std::vector<Job> &jobs);

    /// Makes room for so many jobs.
    void reserve(std::size_t jobs);
    /// The place of the job of that id; nothing when none was added.
    [[nodiscard]] std::optional<std::uint32_t> find(const std::vector<Job> &jobs, std::string_view id) const;
    /// Adds the job at @p place, whose id none of those that were added has.
    void add(const std::vector<Job> &jobs, std::uint32_t place);

private:
    /// The slot of the id, or the free one where it belongs.
    [[nodiscard]] std::size_t slotOf(const std::vector<Job> &jobs, std::string_view id) const;
    void resize(const std::vector<Job> &jobs, std::size_t slots);

    std::vector<std::uint32_t> m_slots; ///< places, counted from 1; 0 is free. Open addressing, a power of two, at most half full
    std::size_t m_count = 0;
};

} // namespace apportion
