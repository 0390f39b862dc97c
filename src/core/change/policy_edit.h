// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/name_pool.h"
#include "core/policy/situation.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion
{

/// New options of associations, each text held once.
struct OptionsEdit
{
    std::vector<AssociationId> associations; ///< live ids, each once
    std::vector<NameId> options; ///< a text of `texts` for each of them, as AssociationTree::options() has it
    NamePool texts;
};

/// New values for parts of a policy, and for the jobs under it; what is not given stays as it is. Cheap to copy: whole tables are shared.
///
/// What changes several parts at once (rows that are added or removed, shares derived from hardware, the mending of a
/// finding) is computed as such an edit and made as one step.
struct PolicyEdit
{
    template <typename Row>
    using Table = std::optional<Shared<std::vector<Row>>>;

    std::optional<PrioritySettings> priority;
    std::vector<PriorityKey> keys; ///< the keys whose values `priority` changes; told to whoever shows them
    std::optional<TresTable> tres;
    Table<NodeGroup> nodeGroups;
    Table<Partition> partitions;
    Table<Qos> qos;
    Table<Chip> chips;
    Table<Job> jobs;
    std::vector<AssociationId> associations; ///< whose raw shares change; live ids, each once
    std::vector<std::uint32_t> rawShares; ///< a value for each of them
    OptionsEdit options;
    std::optional<std::string> clusterOptions;
    std::optional<std::uint16_t> release;
    Table<ForeignLine> foreignConf;
    Table<ChangeNote> notes;

    [[nodiscard]] bool isEmpty() const;
};

/// The edit that makes @p draft of @p policy; the jobs are no part of it. Both have the same associations: of these only raw shares and options are
/// compared. Linear in the associations when one of these was written, else in the small tables. Keys that change are marked as given
/// in the edit, but for those whose mark alone was taken off in the draft.
[[nodiscard]] PolicyEdit editBetween(const Policy &policy, const Policy &draft);
/// Gives @p policy and @p situation the edit's values, and the edit those that stood there: applied again, it takes itself
/// back.
void exchangeEdit(Policy &policy, Situation &situation, PolicyEdit &edit);
/// A comma separated list of QOS or accounts, which may have a sign each and quotes round them all, with one of them
/// replaced; as it was when it is not there.
[[nodiscard]] std::string withNameReplaced(std::string_view list, std::string_view before, std::string_view after);
/// A name and the one that took its place.
using Renaming = std::pair<std::string_view, std::string_view>;
/// The partitions, or QOS, that kept their row and got a name that none had before. Views of both tables.
[[nodiscard]] std::vector<Renaming> renamings(const std::vector<Partition> &before, const std::vector<Partition> &after);
[[nodiscard]] std::vector<Renaming> renamings(const std::vector<Qos> &before, const std::vector<Qos> &after);
/// Lets the jobs follow a partition or QOS that an edit of @p policy leaves in its row and gives another name.
void letJobsFollow(PolicyEdit &edit, const Policy &policy, const Situation &situation);
/// The policy after the edit.
[[nodiscard]] Policy edited(Policy policy, PolicyEdit edit);

/// In a list of sources: a row that the table does not have yet.
inline constexpr std::size_t addedRow = static_cast<std::size_t>(-1);

/// Puts the rows of a table in another order, with fewer or more of them: the new row i is the old row @p sources[i],
/// each at most once, or the next one of @p added where that is addedRow.
template <typename Row>
void reorderRows(Shared<std::vector<Row>> &table, const std::vector<std::size_t> &sources, const std::vector<Row> &added = {})
{
    std::vector<Row> rows;
    rows.reserve(sources.size());
    auto next = added.begin();
    for (const std::size_t source : sources) {
        if (source < table->size()) {
            rows.push_back(table.get()[source]);
        } else if (next != added.end()) {
            rows.push_back(*next++);
        }
    }
    table.edit() = std::move(rows);
}

/// The same for Policy::nodeGroups. What the partitions have of each group moves along; of groups that are gone they
/// have nothing any more.
void reorderNodeGroups(Policy &policy, const std::vector<std::size_t> &sources, const std::vector<NodeGroup> &added = {});

/// @p wanted, or that with the least number behind it that is no name in @p table.
template <typename Row>
[[nodiscard]] std::string freeName(const std::vector<Row> &table, const std::string &wanted)
{
    const auto taken = [&table](const std::string &name) {
        for (const Row &row : table) {
            if (sameIgnoringCase(row.name, name)) {
                return true;
            }
        }
        return false;
    };
    std::string name = wanted;
    for (int number = 2; taken(name); ++number) {
        name = wanted + std::to_string(number);
    }
    return name;
}

/// The options of an association with an account replaced that they have by default or coordinate; their own text when they do
/// not name it.
[[nodiscard]] std::string optionsWithAccountReplaced(const std::string &text, const std::string &before, const std::string &after);
/// Gives an account another name wherever something names it: in AllowAccounts and DenyAccounts of partitions, among the
/// owners of nodes, and as what users have by default or coordinate. The tree and the jobs are left alone.
void renameAccountReferences(Policy &policy, const std::string &before, const std::string &after);
/// Gives a partition another name, in the partitions that have it as Alternate too.
void renamePartition(Policy &policy, std::size_t index, const std::string &name);
/// Gives a chip another name, in the nodes that have it too.
void renameChip(Policy &policy, std::size_t index, const std::string &name);

} // namespace apportion
