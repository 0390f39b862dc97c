// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace apportion
{

/// @p options as somebody edits them: @p name set, or taken away where @p value is empty or none. Every account has a description and an
/// organization, and a text that leaves them out says nothing of them: of one that is there, an empty one stays, which sacctmgr takes.
[[nodiscard]] std::string withEditedOption(std::string_view options, std::string_view name, const std::optional<std::string> &value);

/// Which options of associations differ between two trees, by what Slurm has in the end: what sacctmgr fills in by itself is the same as
/// nothing told. It describes a new account by its name and gives it the account above, or itself below root, as organization; a new
/// user has his first account as default; what it keeps of a user stands at each of his associations, whichever of them told it. A tree
/// of which no association tells an option may be that of a listing without it, and is not taken to have what would be filled in.
class OptionComparison
{
public:
    /// Both trees have to stay as they are.
    OptionComparison(const AssociationTree &before, const AssociationTree &after) : m_before(before), m_after(after) { }

    /// Without an association before, what that after has.
    [[nodiscard]] std::vector<std::string> differing(AssociationId before, AssociationId after);
    [[nodiscard]] bool isSame(AssociationId before, AssociationId after);

private:
    struct Side
    {
        explicit Side(const AssociationTree &theTree) : tree(theTree) { }

        const AssociationTree &tree;
        std::vector<AssociationId> found {}; ///< of the user who was looked for last
        std::unordered_map<NameId, std::vector<AssociationId>> users {}; ///< theirs, in the order of the tree
        std::map<std::string, bool> named {}; ///< by the option: whether any association names it
        int searches = 0;
        bool isIndexed = false;
    };

    /// Whether the option that @p lacking does not name is filled in as @p value, which @p naming has for it.
    [[nodiscard]] bool isFilledIn(
        Side &lacking, AssociationId id, Side &naming, AssociationId namingId, const std::string &name, std::string_view value);
    /// All associations of that user. Linear the first times, for who asks for one; then an index is made.
    [[nodiscard]] static const std::vector<AssociationId> &userOf(Side &side, AssociationId id);
    [[nodiscard]] static bool isNamedAnywhere(Side &side, const std::string &name);

    Side m_before;
    Side m_after;
};

} // namespace apportion
