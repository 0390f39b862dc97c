// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_edit.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// The users who coordinate an account by their own option Coordinator, in alphabetical order. Those who coordinate an account
/// above are not among them.
[[nodiscard]] std::vector<std::string> coordinatorsOf(const AssociationTree &tree, std::string_view account);

/// Who coordinates accounts because one of his own has Flags=UsersAreCoords, or lies below one that has: that account of his and all
/// below it (as_mysql_user.c, _get_user_coords of 24.05). Since Slurm 25.05 the users of accounts below are none, but for those who
/// are added there, until slurmdbd starts again (_get_accts_with_user_coords_users; as_mysql_assoc.c, _handle_coord_parent_flag).
class CoordinatorsByFlag
{
public:
    enum class Whose : std::uint8_t {
        Flagged, ///< users of an account with the flag, who are coordinators for sure
        Below ///< users of accounts below, too
    };

    /// @p tree must outlive this.
    explicit CoordinatorsByFlag(const AssociationTree &tree, Whose whose = Whose::Below);
    /// Whose users a release makes coordinators when slurmdbd starts; 0: the newest.
    [[nodiscard]] static Whose whoseOf(std::uint16_t release) { return release != 0 && release < 2505 ? Whose::Below : Whose::Flagged; }

    /// Whether there is any account with the flag.
    [[nodiscard]] bool isAny() const { return m_isAny; }
    /// Whether the users of @p account coordinate it, and all below.
    [[nodiscard]] bool isUnder(AssociationId account) const { return account != noAssociation && m_isUnder[account]; }
    /// Whether the user who has these associations coordinates @p account.
    [[nodiscard]] bool coordinates(std::span<const AssociationId> associations, AssociationId account) const;

private:
    const AssociationTree &m_tree;
    std::vector<bool> m_isUnder; // by id
    bool m_isAny = false;
};

/// The names of all users, in alphabetical order, each once. Views of the tree's names.
[[nodiscard]] std::vector<std::string_view> userNames(const AssociationTree &tree);

/// Why these users cannot be coordinators of an account; empty when they can.
[[nodiscard]] Text coordinatorsRefusal(const AssociationTree &tree, const std::vector<std::string> &users);
/// The edit after which just these users coordinate the account: the option of the others loses it. Linear.
[[nodiscard]] PolicyEdit withCoordinators(const AssociationTree &tree, std::string_view account, const std::vector<std::string> &users);

} // namespace apportion
