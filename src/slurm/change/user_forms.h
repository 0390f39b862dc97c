// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/change/command_list.h"
#include "slurm/lists/cluster_state.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace apportion::slurm
{

/// The command by which an association of a user comes or goes, but for his name.
struct UserForm
{
    ListedForm command;
    ShownValues gone; ///< of one that goes
};

/// Forms of commands by what they are made of, those that were asked for last: users of an account are mostly alike.
class UserForms
{
public:
    /// Ids of the texts and numbers from which a form is made.
    using Source = std::array<std::uint32_t, 6>;

    UserForms() : m_kept(mostKept) { }

    /// The form of @p source, which @p make makes where it is not kept. Valid until the next one is asked for.
    template <typename Make>
    const UserForm &of(const Source &source, Make make)
    {
        std::pair<Source, UserForm> &kept = m_kept[placeOf(source)];
        if (kept.second.command.shape.object.empty() || kept.first != source) {
            kept = { source, make() };
        }
        return kept.second;
    }

private:
    static constexpr std::size_t mostKept = 256;

    static std::size_t placeOf(const Source &source)
    {
        std::uint32_t place = 0;
        for (const std::uint32_t part : source) {
            place = place * 31 + part;
        }
        return place % mostKept;
    }

    std::vector<std::pair<Source, UserForm>> m_kept;
};

} // namespace apportion::slurm
