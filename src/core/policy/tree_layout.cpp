// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/tree_layout.h"

#include "core/policy/association_tree.h"
#include "core/policy/work_count.h"

#include <algorithm>
#include <iterator>
#include <mutex>
#include <optional>
#include <span>
#include <utility>

namespace apportion
{

namespace
{

/// Slurm keeps its list sorted by lineage ("/physics/0-ann/"), where a name ends with a slash.
int compareLineageNames(std::string_view a, std::string_view b)
{
    const std::size_t common = std::min(a.size(), b.size());
    if (const int order = a.substr(0, common).compare(b.substr(0, common)); order != 0) {
        return order;
    }
    const auto byteAfter = [common](std::string_view name) { return static_cast<unsigned char>(name.size() > common ? name[common] : '/'); };
    return a.size() == b.size() ? 0 : static_cast<int>(byteAfter(a)) - static_cast<int>(byteAfter(b));
}

bool comesBefore(const AssociationTree &tree, AssociationId a, AssociationId b)
{
    if (tree.isUser(a) != tree.isUser(b)) {
        return tree.isUser(a);
    }
    if (tree.nameId(a) != tree.nameId(b)) {
        return compareLineageNames(tree.name(a), tree.name(b)) < 0;
    }
    const int order = compareLineageNames(tree.partition(a), tree.partition(b));
    return order == 0 ? a < b : order < 0;
}

/// What a name begins with as a number: where two of users or of accounts differ in it, and neither has a slash, they come in its order;
/// users have smaller ones.
std::uint64_t beginningOfLineage(std::string_view name, bool isUser)
{
    constexpr std::size_t bytes = 7;
    std::uint64_t beginning = isUser ? 0 : 1;
    for (std::size_t i = 0; i < bytes; ++i) {
        const char byte = i < name.size() ? name[i] : '/';
        beginning = beginning << 8 | static_cast<unsigned char>(byte);
    }
    return beginning;
}

} // namespace

/// The live associations by their parents, each level in its order.
class TreeLayout::Children
{
public:
    explicit Children(const AssociationTree &tree) : m_tree(tree), m_begin(std::size_t { tree.rowCount() } + 1, 0)
    {
        for (AssociationId id = 1; id < tree.rowCount(); ++id) {
            if (tree.isLive(id)) {
                ++m_begin[tree.parent(id) + 1];
            }
        }
        for (AssociationId id = 0; id < tree.rowCount(); ++id) {
            m_begin[id + 1] += m_begin[id];
        }
        m_ids.resize(m_begin.back());
        std::vector<AssociationId> next(m_begin.begin(), m_begin.end() - 1);
        for (AssociationId id = 1; id < tree.rowCount(); ++id) {
            if (tree.isLive(id)) {
                m_ids[next[tree.parent(id)]++] = id;
            }
        }
    }

    [[nodiscard]] std::size_t size() const { return m_ids.size(); }

    /// What is below an account; each is asked for once.
    [[nodiscard]] std::span<const AssociationId> of(AssociationId account)
    {
        const std::span<AssociationId> level(m_ids.data() + m_begin[account], m_begin[account + 1] - m_begin[account]);
        const auto before = [this](AssociationId a, AssociationId b) { return comesBefore(m_tree, a, b); };
        if (!std::is_sorted(level.begin(), level.end(), before)) {
            sort(level);
        }
        return level;
    }

private:
    struct Entry
    {
        std::uint64_t beginning;
        AssociationId id;
    };

    /// Most names differ in their first bytes, and are not looked at again.
    void sort(std::span<AssociationId> level)
    {
        m_entries.resize(level.size());
        std::transform(level.begin(), level.end(), m_entries.begin(), [this](AssociationId id) {
            return Entry { beginningOfLineage(m_tree.name(id), m_tree.isUser(id)), id };
        });
        std::sort(m_entries.begin(), m_entries.end(), [this](const Entry &a, const Entry &b) {
            return a.beginning != b.beginning ? a.beginning < b.beginning : comesBefore(m_tree, a.id, b.id);
        });
        std::transform(m_entries.begin(), m_entries.end(), level.begin(), [](const Entry &entry) { return entry.id; });
    }

    const AssociationTree &m_tree;
    std::vector<AssociationId> m_ids;
    std::vector<AssociationId> m_begin; // one more than there are rows
    std::vector<Entry> m_entries; // of the level that is sorted
};

namespace
{

using Position = TreeLayout::Position;

/// The associations whose place changed.
struct Displaced
{
    enum class Kind : std::uint8_t { Not, Account, Other };

    std::vector<Kind> kinds; ///< by id; Account: one with its place before, so that what is below it may have stayed
    std::vector<AssociationId> went; ///< that had a place before
    std::vector<AssociationId> came; ///< that have one now: each once
};

/// The order of a tree made of the one before: below accounts where nothing changed all is copied as it stood.
class PatchedOrder
{
public:
    std::vector<AssociationId> ids;
    std::vector<Position> parents;
    std::vector<Position> firstChild;
    std::vector<Position> childEnd;
    std::vector<std::uint8_t> marks;

    PatchedOrder(const AssociationTree &tree, const TreeLayout &before, const Displaced &displaced)
        : ids(tree.count()), parents(tree.count()), firstChild(tree.count()), childEnd(tree.count()), marks(tree.count()), m_tree(tree),
          m_before(before), m_displaced(displaced), m_came(displaced.came), m_isOpen(displaced.kinds.size(), 0)
    {
        m_isOpen[AssociationTree::root()] = 1;
        for (const AssociationId id : displaced.went) {
            for (Position above = before.positionOf(id); above != 0;) {
                above = before.parent(above);
                m_isOpen[before.idAt(above)] = 1;
            }
        }
        for (const AssociationId id : m_came) {
            for (AssociationId above = tree.parent(id); above != noAssociation; above = tree.parent(above)) {
                m_isOpen[above] = 1;
            }
        }
        std::sort(m_came.begin(), m_came.end(), [&tree](AssociationId one, AssociationId other) {
            return tree.parent(one) != tree.parent(other) ? tree.parent(one) < tree.parent(other) : comesBefore(tree, one, other);
        });
        placeAll();
    }

private:
    /// Positions that are copied together.
    struct Piece
    {
        Position begin = 0; ///< where they stood
        Position end = 0;
        Position to = 0;
    };

    void placeAll()
    {
        ids[0] = AssociationTree::root();
        std::vector<Position> waiting { 0 };
        while (!waiting.empty()) {
            const Position account = waiting.back();
            waiting.pop_back();
            if (m_isOpen[ids[account]] == 0 && m_displaced.kinds[ids[account]] != Displaced::Kind::Other) {
                copyBelow(account);
                continue;
            }
            copyPiece();
            placeLevel(account);
            for (Position child = m_next; child > firstChild[account] && marks[child - 1] == 0; --child) {
                waiting.push_back(child - 1);
            }
        }
        copyPiece();
        for (const Position account : m_copied) {
            std::fill(parents.begin() + firstChild[account], parents.begin() + childEnd[account], account);
        }
    }

    /// The level of an account below which something changed.
    void placeLevel(Position account)
    {
        const AssociationId above = ids[account];
        m_level.clear();
        if (m_displaced.kinds[above] != Displaced::Kind::Other) {
            const Position was = m_before.positionOf(above);
            for (Position child = m_before.firstChild(was); child < m_before.childEnd(was); ++child) {
                if (m_displaced.kinds[m_before.idAt(child)] == Displaced::Kind::Not) {
                    m_level.push_back(m_before.idAt(child));
                }
            }
        }
        const auto order = [this](AssociationId one, AssociationId other) { return comesBefore(m_tree, one, other); };
        auto came = std::lower_bound(
            m_came.begin(), m_came.end(), above, [this](AssociationId id, AssociationId over) { return m_tree.parent(id) < over; });
        for (; came != m_came.end() && m_tree.parent(*came) == above; ++came) {
            m_level.insert(std::lower_bound(m_level.begin(), m_level.end(), *came, order), *came);
        }
        firstChild[account] = m_next;
        for (const AssociationId id : m_level) {
            ids[m_next] = id;
            parents[m_next] = account;
            marks[m_next] = m_tree.isUser(id) ? TreeLayout::userMark : 0;
            ++m_next;
        }
        childEnd[account] = m_next;
    }

    void copyBelow(Position account)
    {
        const Position was = m_before.positionOf(ids[account]);
        const Position begin = m_before.firstChild(was);
        firstChild[account] = m_next;
        childEnd[account] = m_next + m_before.childCount(was);
        if (m_before.childCount(was) == 0) {
            return;
        }
        if (m_piece.end != begin) {
            copyPiece();
            m_piece = { begin, begin, m_next };
        }
        m_piece.end = endBelow(was);
        m_next = m_piece.to + (m_piece.end - m_piece.begin);
        m_copied.push_back(account);
    }

    /// One past all that stood below an account.
    [[nodiscard]] Position endBelow(Position account) const
    {
        Position end = m_before.childEnd(account);
        while (m_before.childCount(account) > 0 && !m_before.isUserAt(end - 1)) {
            account = end - 1;
            end = m_before.childEnd(account);
        }
        return end;
    }

    void copyPiece()
    {
        const Position shift = m_piece.to - m_piece.begin; // may wrap around, and back
        for (Position from = m_piece.begin; from < m_piece.end; ++from) {
            const bool isUser = m_before.isUserAt(from);
            ids[from + shift] = m_before.idAt(from);
            parents[from + shift] = m_before.parent(from) + shift; // wrong for those right below what is copied: see placeAll()
            firstChild[from + shift] = isUser ? 0 : m_before.firstChild(from) + shift;
            childEnd[from + shift] = isUser ? 0 : m_before.childEnd(from) + shift;
            marks[from + shift] = isUser ? TreeLayout::userMark : 0;
        }
        m_piece = {};
    }

    const AssociationTree &m_tree;
    const TreeLayout &m_before;
    const Displaced &m_displaced;
    std::vector<AssociationId> m_came; ///< by the account above, in their order
    std::vector<std::uint8_t> m_isOpen; ///< by id: accounts below which something changed
    Position m_next = 1;
    Piece m_piece;
    std::vector<Position> m_copied; ///< accounts below which all was copied
    std::vector<AssociationId> m_level;
};

} // namespace

TreeLayout::TreeLayout(const AssociationTree &tree)
{
    countWork(Work::LayOut);
    placeChildren(tree, Children(tree));
    hangOnFairShareParents(tree);
    indexAccounts(tree);
}

TreeLayout::TreeLayout(const AssociationTree &tree, const TreeLayout &before, const std::vector<AssociationId> &touched)
{
    countWork(Work::LayOut);
    Displaced displaced;
    displaced.kinds.resize(std::max<std::size_t>(tree.rowCount(), before.m_position.size()), Displaced::Kind::Not);
    const auto displace = [&](AssociationId id) {
        if (id >= displaced.kinds.size() || displaced.kinds[id] != Displaced::Kind::Not) {
            return; // it came and was forgotten again, or is named twice
        }
        const bool wasThere = id < before.m_position.size() && before.m_id[before.m_position[id]] == id;
        const bool wasAccount = wasThere && !before.isUserAt(before.m_position[id]);
        displaced.kinds[id] = wasAccount ? Displaced::Kind::Account : Displaced::Kind::Other;
        if (wasThere) {
            displaced.went.push_back(id);
        }
        if (tree.isLive(id)) {
            displaced.came.push_back(id);
        }
    };
    for (const AssociationId id : touched) {
        displace(id);
    }
    for (auto id = static_cast<AssociationId>(tree.rowCount()); id < before.m_position.size(); ++id) {
        displace(id); // rows that are forgotten
    }
    PatchedOrder order(tree, before, displaced);
    m_id = std::move(order.ids);
    m_parent = std::move(order.parents);
    m_firstChild = std::move(order.firstChild);
    m_childEnd = std::move(order.childEnd);
    m_marks = std::move(order.marks);
    m_position.assign(tree.rowCount(), 0);
    for (Position position = 0; position < size(); ++position) {
        m_position[m_id[position]] = position;
    }
    m_userCount = static_cast<std::uint32_t>(std::count(m_marks.begin(), m_marks.end(), userMark));
    hangOnFairShareParents(tree);
    m_accounts.reserve(accountCount());
    std::copy_if(before.m_accounts.begin(), before.m_accounts.end(), std::back_inserter(m_accounts),
        [&displaced](const auto &account) { return displaced.kinds[account.second] == Displaced::Kind::Not; });
    const auto stayed = static_cast<std::ptrdiff_t>(m_accounts.size());
    for (const AssociationId id : displaced.came) {
        if (tree.isAccount(id)) {
            m_accounts.emplace_back(tree.nameId(id), id);
        }
    }
    std::sort(m_accounts.begin() + stayed, m_accounts.end());
    std::inplace_merge(m_accounts.begin(), m_accounts.begin() + stayed, m_accounts.end());
}

void TreeLayout::placeChildren(const AssociationTree &tree, Children children)
{
    const std::size_t live = children.size() + 1;
    m_id.reserve(live);
    m_parent.reserve(live);
    m_marks.reserve(live);
    m_firstChild.assign(live, 0);
    m_childEnd.assign(live, 0);
    m_position.assign(tree.rowCount(), 0);
    m_id.push_back(AssociationTree::root());
    m_parent.push_back(0);
    m_marks.push_back(0);
    std::vector<Position> waiting { 0 };
    while (!waiting.empty()) {
        const Position position = waiting.back();
        waiting.pop_back();
        m_firstChild[position] = static_cast<Position>(m_id.size());
        for (const AssociationId child : children.of(m_id[position])) {
            m_position[child] = static_cast<Position>(m_id.size());
            m_id.push_back(child);
            m_parent.push_back(position);
            m_marks.push_back(tree.isUser(child) ? userMark : 0);
            m_userCount += tree.isUser(child) ? 1 : 0;
        }
        m_childEnd[position] = static_cast<Position>(m_id.size());
        // Accounts follow the users; the last one waits longest.
        for (Position child = m_childEnd[position]; child > m_firstChild[position] && !isUserAt(child - 1); --child) {
            waiting.push_back(child - 1);
        }
    }
}

namespace
{

/// Appends what hangs from an account as Slurm does, which runs through its associations depth first.
void appendHanging(const AssociationTree &tree, const TreeLayout &layout, Position top, std::vector<Position> &hanging)
{
    struct Level
    {
        Position next;
        Position end;
    };
    std::vector<Level> levels { { layout.firstChild(top), layout.childEnd(top) } };
    while (!levels.empty()) {
        if (levels.back().next == levels.back().end) {
            levels.pop_back();
            continue;
        }
        const Position child = levels.back().next++;
        hanging.push_back(child);
        if (!layout.isUserAt(child) && tree.usesParent(layout.idAt(child))) {
            levels.push_back({ layout.firstChild(child), layout.childEnd(child) });
        }
    }
}

} // namespace

void TreeLayout::hangOnFairShareParents(const AssociationTree &tree)
{
    std::vector<Position> onParent;
    for (Position position = 1; position < size(); ++position) {
        if (m_marks[position] == 0 && tree.usesParent(m_id[position])) {
            onParent.push_back(position);
        }
    }
    if (onParent.empty()) {
        return;
    }
    m_fsParent = m_parent;
    std::vector<Position> rehung;
    for (const Position account : onParent) { // what is above comes first
        const Position above = m_fsParent[account];
        std::fill(m_fsParent.begin() + m_firstChild[account], m_fsParent.begin() + m_childEnd[account], above);
        if (childCount(account) > 0) {
            rehung.push_back(account);
            rehung.push_back(above);
        }
    }
    std::sort(rehung.begin(), rehung.end());
    rehung.erase(std::unique(rehung.begin(), rehung.end()), rehung.end());
    m_fsFirst.assign(std::size_t { size() } + 1, 0); // only those of what is rehung are read
    for (const Position position : rehung) {
        m_marks[position] |= rehungMark;
        m_fsFirst[position] = static_cast<Position>(m_fsChild.size());
        if (position == 0 || !tree.usesParent(m_id[position])) {
            appendHanging(tree, *this, position, m_fsChild);
        }
        m_fsFirst[position + 1] = static_cast<Position>(m_fsChild.size());
    }
}

void TreeLayout::indexAccounts(const AssociationTree &tree)
{
    m_accounts.reserve(accountCount());
    for (Position position = 0; position < size(); ++position) {
        if (!isUserAt(position)) {
            m_accounts.emplace_back(tree.nameId(m_id[position]), m_id[position]);
        }
    }
    std::sort(m_accounts.begin(), m_accounts.end());
}

std::uint32_t TreeLayout::depth(Position position) const
{
    std::uint32_t depth = 0;
    for (; position != 0; position = m_parent[position]) {
        ++depth;
    }
    return depth;
}

std::vector<AssociationId> TreeLayout::depthFirst() const
{
    std::vector<AssociationId> order;
    order.reserve(size());
    std::vector<Position> waiting { 0 };
    while (!waiting.empty()) {
        const Position position = waiting.back();
        waiting.pop_back();
        order.push_back(m_id[position]);
        for (Position child = m_childEnd[position]; child > m_firstChild[position]; --child) {
            waiting.push_back(child - 1);
        }
    }
    return order;
}

AssociationId TreeLayout::findAccount(NameId name) const
{
    const auto found = std::lower_bound(m_accounts.begin(), m_accounts.end(), std::pair<NameId, AssociationId>(name, 0));
    return found != m_accounts.end() && found->first == name ? found->second : noAssociation;
}

std::size_t TreeLayout::memoryBytes() const
{
    const std::size_t words = m_id.size() + m_position.size() + m_parent.size() + m_firstChild.size() + m_childEnd.size() + m_fsParent.size()
        + m_fsFirst.size() + m_fsChild.size() + 2 * m_accounts.size();
    return words * sizeof(std::uint32_t) + m_marks.size();
}

struct LayoutCache::Held
{
    mutable std::mutex mutex;
    mutable std::optional<Shared<TreeLayout>> layout; // once it is there it stays
    // until then:
    mutable std::optional<Shared<TreeLayout>> before; ///< of the tree without what was touched since
    mutable std::vector<AssociationId> touched;
};

LayoutCache::LayoutCache() = default;
LayoutCache::LayoutCache(const LayoutCache &other) noexcept = default;
LayoutCache &LayoutCache::operator=(const LayoutCache &other) noexcept = default;
LayoutCache::~LayoutCache() = default;

const Shared<TreeLayout> &LayoutCache::layoutOf(const AssociationTree &tree) const
{
    const std::lock_guard lock(m_held->mutex);
    if (!m_held->layout) {
        m_held->layout.emplace(m_held->before ? TreeLayout(tree, **m_held->before, m_held->touched) : TreeLayout(tree));
        m_held->before.reset();
        m_held->touched = {};
    }
    return *m_held->layout;
}

/// Leaves what is held to the copies of the tree.
void LayoutCache::startAnew()
{
    const Shared<Held> old = std::exchange(m_held, Shared<Held>());
    // one that is just made for a copy is not waited for
    if (const std::unique_lock lock(old->mutex, std::try_to_lock); lock) {
        m_held->before = old->layout ? old->layout : old->before;
        m_held->touched = old->touched;
    }
}

void LayoutCache::touch(AssociationId id)
{
    // where much changes, sorting all is quicker than to tell what need not be sorted
    constexpr std::size_t most = 1000;
    if (m_held.isShared() || m_held->layout) {
        startAnew();
    }
    if (m_held->before) {
        m_held->touched.push_back(id);
        if (m_held->touched.size() > most) {
            m_held->before.reset();
            m_held->touched = {};
        }
    }
}

void LayoutCache::clear()
{
    if (m_held.isShared() || m_held->layout) {
        startAnew();
    }
}

std::size_t LayoutCache::memoryBytes() const
{
    const std::lock_guard lock(m_held->mutex);
    return m_held->layout ? (*m_held->layout)->memoryBytes() : 0;
}

} // namespace apportion
