// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// A user's associations in two policies, each depth first, for what concerns the user as a whole.
struct UserView
{
    std::span<const AssociationId> before;
    std::span<const AssociationId> after;
};

/// Users with all of their associations in two trees, numbered in the order of their names. The trees outlive it.
class AffectedUsers
{
public:
    AffectedUsers(const AssociationTree &before, const AssociationTree &after);

    /// Takes in the user of an association of either tree. To be followed by find().
    void addBefore(AssociationId id) { add(m_before, id); }
    void addAfter(AssociationId id) { add(m_after, id); }
    /// Numbers those who were taken in and finds their associations. Linear in both trees.
    void find();

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_users.size()); }
    [[nodiscard]] std::string_view name(std::uint32_t user) const { return nameOf(m_users[user].before, m_users[user].after); }
    [[nodiscard]] UserView view(std::uint32_t user) const { return { associations(m_before, user), associations(m_after, user) }; }
    /// The number of the user of an association, who was taken in; or none.
    [[nodiscard]] std::uint32_t ofBefore(AssociationId id) const { return numberOf(m_before, id); }
    [[nodiscard]] std::uint32_t ofAfter(AssociationId id) const { return numberOf(m_after, id); }

    static constexpr std::uint32_t none = 0xffffffff;

private:
    struct Side
    {
        const AssociationTree *tree;
        std::vector<NameId> added; ///< names, each once, until they have numbers
        std::vector<std::uint32_t> numbers; ///< by name; none: he was not taken in
        std::vector<std::uint32_t> begins; ///< by user, and one more: where his associations begin in `ids`
        std::vector<AssociationId> ids;
    };

    static void add(Side &side, AssociationId id);
    /// The ids of a name in both trees; NamePool::notFound where one does not have it.
    struct Ids
    {
        NameId before;
        NameId after;
    };

    /// A user who is to get a number.
    struct Entry
    {
        std::uint64_t beginning; ///< of the name
        NameId before;
        NameId after;
    };

    static constexpr std::uint32_t known = none - 1; ///< of whom there is an Entry already

    /// Appends those who were taken in on @p side.
    void addEntries(const Side &side, const Side &other, std::vector<Entry> &entries) const;
    void number(std::vector<Entry> &entries);
    [[nodiscard]] std::string_view nameOf(NameId before, NameId after) const;
    void collect(Side &side) const;
    static std::uint32_t numberOf(const Side &side, AssociationId id);
    static std::span<const AssociationId> associations(const Side &side, std::uint32_t user);

    Side m_before;
    Side m_after;
    std::vector<Ids> m_users;
};

} // namespace apportion::slurm
