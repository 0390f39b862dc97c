// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/people/people.h"
#include "core/policy/situation.h"
#include "core/policy/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace apportion
{

/// What lists of people say otherwise than a policy.
struct PeopleChange
{
    enum class Kind : std::uint8_t {
        New, ///< is in no account yet, and joins `to`
        Joined, ///< is in others, and joins `to`
        Moved, ///< from `from` to `to`
        Renamed, ///< was `from`
        Shares, ///< has other shares in `to`
        LeftAccount, ///< is no longer in `from`
        Left, ///< is in no list any more
        Nowhere ///< no account of the policy is named for him, or `to`, with commas, are named and are none: nothing can be done
    };

    Kind kind = Kind::New;
    std::string user; ///< as he is called now
    std::string from;
    std::string to;
    std::optional<std::uint32_t> shares = {}; ///< that he shall have in `to`, as far as the list says so
    std::uint32_t formerShares = 0; ///< of Kind::Shares
    Text refusal = {}; ///< why nobody can be called so; empty: he can

    /// Whether it takes somebody's account away: done only when it was asked for.
    [[nodiscard]] bool removes() const { return kind == Kind::Left || kind == Kind::LeftAccount; }
    [[nodiscard]] bool canBeDone() const { return kind != Kind::Nowhere && refusal.isEmpty(); }
    /// The refusal follows from the name.
    bool operator==(const PeopleChange &other) const
    {
        return kind == other.kind && user == other.user && from == other.from && to == other.to && shares == other.shares
            && formerShares == other.formerShares;
    }
};
[[nodiscard]] const char *peopleChangeWord(PeopleChange::Kind kind);

/// All of them, by user. Only accounts that a list names are looked at: who stands in others besides, stays there.
/// @p earlier: the lists as they were before; a number that had another name then tells who was renamed. The user root is no
/// person. Names are compared in lower case unless the policy has users with capitals. Nothing is taken from a user for whom an
/// account is named that the policy does not have.
[[nodiscard]] std::vector<PeopleChange> peopleChanges(const Policy &policy, const People &people, const People &earlier = {});

/// The policy and situation with some of these changes. Who moves keeps his limits and usage, and his shares unless
/// the change says others. What cannot be done is told.
[[nodiscard]] Snapshot withPeople(const Snapshot &now, const std::vector<PeopleChange> &changes, Diagnostics &findings);

} // namespace apportion
