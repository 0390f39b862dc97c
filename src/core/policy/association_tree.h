// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/name_pool.h"
#include "core/policy/shared.h"
#include "core/policy/tree_layout.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// The value of Fairshare=parent (SLURM.md 1).
inline constexpr std::uint32_t sharesParent = 0x7fffffff;
inline constexpr std::uint32_t maxRawShares = 0x7ffffffe;
/// As Slurm writes raw shares: "parent", or the number.
[[nodiscard]] std::string rawSharesWord(std::uint32_t shares);
/// An association without a Priority of its own.
inline constexpr std::uint32_t noPriority = 0xffffffff;

/// Where associations were read, and what stood there: columns that the tree shares until they are edited.
struct AssociationsRead
{
    std::string file;
    std::vector<std::uint32_t> lines; ///< by id; 0, or shorter: of no line alone
    std::uint32_t clusterLine = 0; ///< of the line of the cluster
    std::string clusterOptions; ///< which said that
    bool isToldMore = false; ///< AdminLevel and MinPrioThresh may come from other files
    Column<NameId> name {};
    Column<NameId> partition {};
    Column<std::uint32_t> rawShares {};
    Column<NameId> options {};
};

/// A name that an association had before it was renamed.
struct FormerName
{
    AssociationId id = noAssociation;
    std::string name;

    bool operator==(const FormerName &) const = default;
};

/// What of an association stands in its line.
enum class AssociationPart : std::uint8_t { Name, Partition, RawShares, Options };

/// An account and a name in it as one number, to look associations up by.
[[nodiscard]] constexpr std::uint64_t pairKey(AssociationId account, NameId name)
{
    return std::uint64_t { account } << 32 | name;
}

/// The associations of a cluster as columns; an id is the row of an association and survives moves.
///
/// Row 0 is the account root. A removed row stays empty until restore() puts it back, so that undo gives
/// every association its old id. Reading an id that is not live is allowed and gives its last values.
class AssociationTree
{
public:
    AssociationTree();

    [[nodiscard]] static constexpr AssociationId root() { return 0; }
    /// Rows, removed ones included: ids are below this.
    [[nodiscard]] AssociationId rowCount() const { return static_cast<AssociationId>(m_parent->size()); }
    /// Live associations, root included.
    [[nodiscard]] AssociationId count() const { return m_live; }

    [[nodiscard]] bool isLive(AssociationId id) const { return id < rowCount() && ((*m_kind)[id] & removedBit) == 0; }
    [[nodiscard]] bool isUser(AssociationId id) const { return ((*m_kind)[id] & userBit) != 0; }
    [[nodiscard]] bool isAccount(AssociationId id) const { return !isUser(id); }
    /// The account above, noAssociation for root.
    [[nodiscard]] AssociationId parent(AssociationId id) const { return (*m_parent)[id]; }
    /// The account's or the user's name.
    [[nodiscard]] std::string_view name(AssociationId id) const { return (*m_names)[(*m_name)[id]]; }
    [[nodiscard]] NameId nameId(AssociationId id) const { return (*m_name)[id]; }
    /// The account's own name, or that of the account in which the user stands.
    [[nodiscard]] std::string_view accountName(AssociationId id) const { return name(isUser(id) ? parent(id) : id); }
    /// The user's name; empty for an account.
    [[nodiscard]] std::string_view userName(AssociationId id) const { return isUser(id) ? name(id) : std::string_view(); }
    /// The partition of a partition association, in lower case as sacctmgr keeps it; empty for all others.
    [[nodiscard]] std::string_view partition(AssociationId id) const { return (*m_names)[(*m_partition)[id]]; }
    [[nodiscard]] NameId partitionId(AssociationId id) const { return (*m_partition)[id]; }
    /// 0 … maxRawShares, or sharesParent.
    [[nodiscard]] std::uint32_t rawShares(AssociationId id) const { return (*m_rawShares)[id]; }
    [[nodiscard]] bool usesParent(AssociationId id) const { return rawShares(id) == sharesParent; }
    /// The association's Priority, or noPriority.
    [[nodiscard]] std::uint32_t priority(AssociationId id) const { return (*m_priority)[id]; }
    /// Every other option of the association as the flat file writes it ("Description='x':QOS='+high'").
    [[nodiscard]] std::string_view options(AssociationId id) const { return (*m_names)[(*m_options)[id]]; }

    /// Remembers where the associations were read, all of them as they are now; like a ReadPlace it makes no tree another one.
    void setRead(std::string file, std::vector<std::uint32_t> lines, std::uint32_t clusterLine = 0, std::string_view clusterOptions = {},
        bool isToldMore = false);
    [[nodiscard]] const AssociationsRead &read() const { return *m_read; }
    /// Sets options to which another file has added to what the line says.
    void setOptionsToldMore(AssociationId id, std::string_view options);
    /// The line that it was read from while that part is as it stands there; else 0.
    [[nodiscard]] std::uint32_t lineOf(AssociationId id, AssociationPart part) const;

    /// Adds an account; the name must be lower case and unique (callers check and say so).
    AssociationId addAccount(AssociationId parent, std::string_view name, std::uint32_t rawShares = 1);
    AssociationId addUser(AssociationId account, std::string_view name, std::uint32_t rawShares = 1, std::string_view partition = {});
    class Appender;
    /// Removes one association; its children must have been removed before.
    void remove(AssociationId id);
    /// Puts a removed association back below its old parent with its old values.
    void restore(AssociationId id);
    /// Hangs @p id below @p newParent. The caller has checked with canMove().
    void move(AssociationId id, AssociationId newParent);
    /// False when @p newParent is a user, is removed, or lies in the subtree of @p id.
    [[nodiscard]] bool canMove(AssociationId id, AssociationId newParent) const;
    /// Notes the name that it had; one that it gets back makes those that came after it forgotten.
    void rename(AssociationId id, std::string_view name);
    /// Gives it a name without a note: it never had the other one.
    void respell(AssociationId id, std::string_view name);
    /// The names that it had, the newest last: what was renamed is known by them in a tree that does not know that.
    [[nodiscard]] std::vector<std::string> formerNames(AssociationId id) const;
    void setFormerNames(AssociationId id, const std::vector<std::string> &names);
    /// Those of all, by the id. They make no tree another one.
    [[nodiscard]] const Shared<std::vector<FormerName>> &allFormerNames() const { return m_formerNames; }
    void setAllFormerNames(const Shared<std::vector<FormerName>> &names) { m_formerNames = names; }
    void setRawShares(AssociationId id, std::uint32_t shares);
    void setPriority(AssociationId id, std::uint32_t priority);
    void setOptions(AssociationId id, std::string_view options);
    /// Gives every live association that has options those that @p mapping makes of them; each text is asked for once.
    template <typename Mapping>
    void mapOptions(const Mapping &mapping);
    void reserve(std::size_t associations);
    /// Forgets the rows from @p rows on, as if they had never been added; no other row hangs below them.
    void truncate(AssociationId rows);

    /// The account of that name (exact), or noAssociation. Logarithmic after the first call on a structure.
    [[nodiscard]] AssociationId findAccount(std::string_view name) const;
    /// The association of a user in an account, or noAssociation.
    [[nodiscard]] AssociationId findUser(AssociationId account, std::string_view user, std::string_view partition = {}) const;
    /// The same by the ids of the names in names(); @p account is live.
    [[nodiscard]] AssociationId findUser(AssociationId account, NameId user, NameId partition) const;

    /// The order in which everything is walked; computed on first use, kept until the structure changes.
    /// Safe to call from several threads.
    [[nodiscard]] const TreeLayout &layout() const { return *m_layout.layoutOf(*this); }
    [[nodiscard]] Shared<TreeLayout> layoutPointer() const { return m_layout.layoutOf(*this); }

    [[nodiscard]] const std::vector<std::uint32_t> &rawSharesColumn() const { return *m_rawShares; }
    /// Of names(): AssociationTree::options().
    [[nodiscard]] const std::vector<NameId> &optionsColumn() const { return *m_options; }
    [[nodiscard]] const NamePool &names() const { return *m_names; }
    [[nodiscard]] std::size_t memoryBytes() const;

    /// Whether both have the same rows with the same names below the same accounts, without a look at them; false says nothing.
    [[nodiscard]] bool sharesStructureWith(const AssociationTree &other) const;
    /// Same ids, same values; a removed row equals any other removed row.
    bool operator==(const AssociationTree &other) const;

private:
    friend class TreeLayout;

    static constexpr std::uint8_t userBit = 1;
    static constexpr std::uint8_t removedBit = 2;

    Column<AssociationId> m_parent;
    Column<NameId> m_name;
    Column<NameId> m_partition;
    Column<std::uint8_t> m_kind;
    Column<std::uint32_t> m_rawShares;
    Column<std::uint32_t> m_priority;
    Column<NameId> m_options;
    Shared<NamePool> m_names;
    Shared<AssociationsRead> m_read;
    Shared<std::vector<FormerName>> m_formerNames; ///< by the id, each one's from the oldest to the newest; mostly there are none
    AssociationId m_live = 0;
    LayoutCache m_layout;
};

/// Adds associations to a tree, one after the other. Each column is looked at once, whether it is another tree's too: while
/// there is an appender, its tree is neither copied nor moved.
class AssociationTree::Appender
{
public:
    struct Row
    {
        AssociationId parent = noAssociation; ///< an account that is live
        std::string_view name;
        bool isUser = false;
        std::uint32_t rawShares = 1;
        std::string_view partition {};
        std::uint32_t priority = noPriority;
        std::string_view options {};
    };

    explicit Appender(AssociationTree &tree);

    AssociationId add(const Row &row);

private:
    AssociationTree &m_tree;
    std::vector<AssociationId> &m_parent;
    std::vector<NameId> &m_name;
    std::vector<NameId> &m_partition;
    std::vector<std::uint8_t> &m_kind;
    std::vector<std::uint32_t> &m_rawShares;
    std::vector<std::uint32_t> &m_priority;
    std::vector<NameId> &m_options;
    NamePool &m_names;
};

template <typename Mapping>
void AssociationTree::mapOptions(const Mapping &mapping)
{
    constexpr NameId none = 0; // the empty text
    std::vector<NameId> mapped(m_names->size(), NamePool::notFound);
    for (AssociationId id = 0; id < rowCount(); ++id) {
        const NameId text = (*m_options)[id];
        if (text == none || !isLive(id)) {
            continue;
        }
        NameId &to = mapped[text];
        if (to == NamePool::notFound) {
            const std::string before(names()[text]);
            const std::string after = mapping(before);
            to = after == before ? text : m_names.edit().add(after);
        }
        if (to != text) {
            m_options.edit()[id] = to;
        }
    }
}

} // namespace apportion
