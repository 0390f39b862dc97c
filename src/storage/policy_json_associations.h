// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"
#include "storage/policy_json_versions.h"
#include "storage/row_reader.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace apportion
{

/// An association as its line has it.
struct AssociationLine
{
    std::string account;
    std::string user; ///< empty: the line is an account
    std::string partition;
    std::string parent;
    std::string options;
    long double usage = 0.0L;
    std::uint32_t shares = 1;
    std::uint32_t priority = noPriority;
    std::uint32_t number = 0; ///< of the line in the file
    std::vector<std::pair<std::size_t, VersionRow>> versions; ///< what it was, by the index of versionKeys

    [[nodiscard]] bool isUser() const { return !user.empty(); }
    [[nodiscard]] const std::string &above() const { return isUser() ? account : parent; }
};

/// Reads the line of an association; nothing, and said, when it has no account.
[[nodiscard]] std::optional<AssociationLine> readAssociationLine(JsonValue &value, ReadReport &report);

/// The users of a tree, to find who stands in it twice.
class UserSet
{
public:
    explicit UserSet(const AssociationTree &tree) : m_tree(tree) { }

    [[nodiscard]] bool contains(AssociationId account, NameId user, NameId partition) const;
    /// @p id stands in the tree, and nobody of the same account, name and partition in this.
    void insert(AssociationId id);

private:
    struct Slot
    {
        std::uint32_t hash = 0; ///< beside the id, so that few look-ups have to read the tree
        AssociationId id = noAssociation;
    };

    [[nodiscard]] static Slot slotOf(AssociationId account, NameId user, NameId partition, AssociationId id);
    void place(const Slot &slot);

    const AssociationTree &m_tree;
    std::vector<Slot> m_slots; ///< open addressing, a power of two; noAssociation is free
    std::size_t m_count = 0;
};

/// Builds the tree from its lines, which may come in any order; ids follow the file where an account stands above
/// what belongs to it.
class AssociationReader
{
public:
    /// What the tree has already stays.
    AssociationReader(AssociationTree &tree, Situation &situation, ReadReport &report);

    void add(AssociationLine &&line);
    /// What the lines say of versions, by the index of versionKeys.
    [[nodiscard]] const std::vector<VersionRow> &versionRows(std::size_t version) const { return m_versions[version]; }
    /// Hangs up what came before its account, and reports what has none.
    void finish();

private:
    using Line = AssociationLine;
    using Waiting = std::unordered_map<std::string, std::vector<Line>>;

    /// The account of that name, or noAssociation; neighbouring lines mostly ask for the same one.
    [[nodiscard]] AssociationId findAccount(const std::string &name);
    void setRoot(const Line &line);
    void place(const Line &line, AssociationId above);
    void keepVersions(const Line &line, AssociationId id);
    void placeWaiting(const std::string &account);
    void reportAccountless(const Line &line);
    void reportTwice(const Line &line);

    AssociationTree &m_tree;
    Situation &m_situation;
    ReadReport &m_report;
    std::unordered_map<std::string, AssociationId> m_accounts;
    std::string m_lastName; ///< that was asked for,
    AssociationId m_lastAccount = noAssociation; ///< and what it is
    UserSet m_users;
    Waiting m_waiting; ///< by the account that is missing
    std::vector<std::string> m_waitingOrder; ///< of accounts first missed
    bool m_rootRead = false;
    std::array<std::vector<VersionRow>, versionKeys.size()> m_versions;
};

} // namespace apportion
