// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_merge.h"

#include <cstddef>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace apportion
{

/// Decides value by value, and keeps what cannot be decided.
class MergeDecisions
{
public:
    explicit MergeDecisions(const std::vector<MergeConflict> &takeTheirs)
    {
        for (const MergeConflict &conflict : takeTheirs) {
            m_takeTheirs.insert(key(conflict));
        }
    }

    /// Whether theirs is taken. @p conflict makes the MergeConflict where both changed the value.
    template <typename Describe>
    [[nodiscard]] bool takes(bool theyChanged, bool iChanged, bool isSame, Describe conflict)
    {
        if (!theyChanged || isSame) {
            return false;
        }
        if (!iChanged) {
            ++m_taken;
            return true;
        }
        m_conflicts.push_back(conflict());
        return m_takeTheirs.contains(key(m_conflicts.back()));
    }

    /// How many conflicts there are until now.
    [[nodiscard]] std::size_t count() const { return m_conflicts.size(); }
    [[nodiscard]] MergeConflict &conflict(std::size_t index) { return m_conflicts[index]; }

    void finish(MergedPolicy &merged)
    {
        merged.conflicts = std::move(m_conflicts);
        merged.taken = m_taken;
    }

private:
    [[nodiscard]] static std::string key(const MergeConflict &conflict) { return conflict.object + '\n' + conflict.field; }

    std::unordered_set<std::string> m_takeTheirs;
    std::vector<MergeConflict> m_conflicts;
    std::size_t m_taken = 0;
};

} // namespace apportion
