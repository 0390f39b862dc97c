// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"
#include "storage/policy_json_versions.h"
#include "storage/row_reader.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
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
    std::vector<std::string> formerly; ///< names that it had before it was renamed
    long double usage = 0.0L;
    std::uint32_t shares = 1;
    std::uint32_t priority = noPriority;
    std::uint32_t number = 0; ///< of the line in the file
    std::vector<std::pair<std::size_t, VersionRow>> versions; ///< what it was, by the index of versionKeys

    [[nodiscard]] bool isUser() const { return !user.empty(); }
    [[nodiscard]] const std::string &above() const { return isUser() ? account : parent; }
};

/// What makes an association of the tree: of an AssociationLine, or where it stands in the text.
struct AssociationRow
{
    std::string_view account;
    std::string_view user; ///< empty: the row is an account
    std::string_view partition;
    std::string_view parent;
    std::string_view options;
    long double usage = 0.0L;
    std::uint32_t shares = 1;
    std::uint32_t priority = noPriority;

    [[nodiscard]] bool isUser() const { return !user.empty(); }
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
    /// Adds what stands in plain rows, and tells of how many. It ends before one of which there is anything to say or for which
    /// there is anything to wait, and before the root: with these nothing is done, they are to be read as lines.
    [[nodiscard]] std::size_t addPlain(std::span<const PlainRow> rows);
    /// What the lines say of versions, by the index of versionKeys.
    [[nodiscard]] const std::vector<VersionRow> &versionRows(std::size_t version) const { return m_versions[version]; }
    /// Hangs up what came before its account, and reports what has none.
    void finish();

private:
    using Line = AssociationLine;
    using Waiting = std::unordered_map<std::string, std::vector<Line>>;

    /// The account of that name, or noAssociation; neighbouring lines mostly ask for the same one.
    [[nodiscard]] AssociationId findAccount(std::string_view name);
    /// The first account of a name keeps it.
    void setAccount(NameId name, AssociationId id);
    /// Whether nobody of that name and partition stands in the account.
    [[nodiscard]] bool isNewUser(AssociationId account, std::string_view user, std::string_view partition);
    void noteUser(AssociationId account, AssociationId id);
    void setRoot(const Line &line);
    /// Hangs a row up below the account; noAssociation when the tree has it already.
    [[nodiscard]] AssociationId place(AssociationTree::Appender &tree, const AssociationRow &row, AssociationId above);
    void place(const Line &line, AssociationId above);
    void keepVersions(const Line &line, AssociationId id);
    void placeWaiting(const std::string &account);
    void reportAccountless(const Line &line);
    void reportTwice(const Line &line);

    AssociationTree &m_tree;
    Situation &m_situation;
    ReadReport &m_report;
    std::vector<AssociationId> m_accounts; ///< by the id of the name; may be shorter than there are names
    std::string m_lastName; ///< that was asked for,
    AssociationId m_lastAccount = noAssociation; ///< and what it is
    // Where the users of an account follow each other by name, as they are written, none of them stands there twice.
    std::vector<bool> m_hasUsers; ///< by the id of the account; may be shorter than the tree
    AssociationId m_lastUser = noAssociation; ///< that was added
    std::optional<UserSet> m_users; ///< once there was an account where they do not
    Waiting m_waiting; ///< by the account that is missing
    std::vector<std::string> m_waitingOrder; ///< of accounts first missed
    bool m_rootRead = false;
    std::array<std::vector<VersionRow>, versionKeys.size()> m_versions;
};

} // namespace apportion
