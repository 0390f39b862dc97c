// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/tree_layout.h"

#include "core/policy/association_tree.h"
#include "core/policy/work_count.h"

#include <algorithm>
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

} // namespace

/// The live associations by their parents, each level in its order.
class TreeLayout::Children
{
public:
    explicit Children(const AssociationTree &tree) : Children(tree, true)
    {
        for (AssociationId id = 1; id < tree.rowCount(); ++id) {
            if (tree.isLive(id)) {
                place(id);
            }
        }
    }

    Children(const AssociationTree &tree, const TreeLayout &before, const std::vector<AssociationId> &touched) : Children(tree, false)
    {
        std::vector<std::uint8_t> isTouched(tree.rowCount(), 0);
        for (const AssociationId id : touched) {
            if (tree.isLive(id)) { // rows that are gone are nowhere
                isTouched[id] = 1;
            }
        }
        for (const AssociationId id : before.m_id) {
            if (id != AssociationTree::root() && tree.isLive(id) && isTouched[id] == 0) {
                place(id);
            }
        }
        for (const AssociationId id : touched) {
            if (tree.isLive(id) && std::exchange(isTouched[id], std::uint8_t { 0 }) != 0) { // once, however often it is named
                place(id);
                m_isUnsorted[tree.parent(id)] = 1;
            }
        }
    }

    [[nodiscard]] std::size_t size() const { return m_ids.size(); }

    /// What is below an account; each is asked for once.
    [[nodiscard]] std::span<const AssociationId> of(AssociationId account)
    {
        const std::span<AssociationId> level(m_ids.data() + m_begin[account], m_begin[account + 1] - m_begin[account]);
        const auto before = [this](AssociationId a, AssociationId b) { return comesBefore(m_tree, a, b); };
        if (m_isUnsorted[account] != 0 && !std::is_sorted(level.begin(), level.end(), before)) {
            std::sort(level.begin(), level.end(), before);
        }
        return level;
    }

private:
    Children(const AssociationTree &tree, bool isUnsorted)
        : m_tree(tree), m_begin(std::size_t { tree.rowCount() } + 1, 0), m_isUnsorted(tree.rowCount(), isUnsorted ? 1 : 0)
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
        m_next.assign(m_begin.begin(), m_begin.end() - 1);
    }

    void place(AssociationId id) { m_ids[m_next[m_tree.parent(id)]++] = id; }

    const AssociationTree &m_tree;
    std::vector<AssociationId> m_ids;
    std::vector<AssociationId> m_begin; // one more than there are rows
    std::vector<AssociationId> m_next;
    std::vector<std::uint8_t> m_isUnsorted; // by account
};

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
    placeChildren(tree, Children(tree, before, touched));
    hangOnFairShareParents(tree);
    indexAccounts(tree);
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

void TreeLayout::hangOnFairShareParents(const AssociationTree &tree)
{
    bool accountOnParent = false;
    for (Position position = 1; position < size() && !accountOnParent; ++position) {
        accountOnParent = !isUserAt(position) && tree.usesParent(m_id[position]);
    }
    if (!accountOnParent) {
        return;
    }
    m_fsParent.resize(size());
    m_fsFirst.assign(std::size_t { size() } + 1, 0);
    m_fsParent[0] = 0;
    for (Position position = 1; position < size(); ++position) {
        const Position above = m_parent[position];
        m_fsParent[position] = above != 0 && tree.usesParent(m_id[above]) ? m_fsParent[above] : above;
        ++m_fsFirst[m_fsParent[position] + 1];
        if (m_fsParent[position] != above) {
            m_marks[above] |= rehungMark;
            m_marks[m_fsParent[position]] |= rehungMark;
        }
    }
    for (Position position = 0; position < size(); ++position) {
        m_fsFirst[position + 1] += m_fsFirst[position];
    }
    // Slurm appends to its lists while it runs through its associations, which are sorted depth first.
    m_fsChild.resize(size() - 1);
    std::vector<Position> next(m_fsFirst.begin(), m_fsFirst.end() - 1);
    for (const AssociationId id : depthFirst()) {
        if (const Position position = m_position[id]; position != 0) {
            m_fsChild[next[m_fsParent[position]]++] = position;
        }
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
