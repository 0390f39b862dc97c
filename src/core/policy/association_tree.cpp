// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/association_tree.h"

#include "core/policy/capitals.h"
#include "core/policy/tres.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace apportion
{

std::string rawSharesWord(std::uint32_t shares)
{
    return shares == sharesParent ? "parent" : std::to_string(shares);
}

AssociationTree::AssociationTree()
{
    Appender(*this).add({ noAssociation, "root" });
}

AssociationTree::Appender::Appender(AssociationTree &tree)
    : m_tree(tree), m_parent(openColumn(tree.m_parent)), m_name(openColumn(tree.m_name)), m_partition(openColumn(tree.m_partition)),
      m_kind(openColumn(tree.m_kind)), m_rawShares(openColumn(tree.m_rawShares)), m_priority(openColumn(tree.m_priority)),
      m_options(openColumn(tree.m_options)), m_names(tree.m_names.edit())
{
}

AssociationId AssociationTree::Appender::add(const Row &row)
{
    const auto id = static_cast<AssociationId>(m_parent.size());
    m_parent.push_back(row.parent);
    m_name.push_back(m_names.add(row.name));
    m_partition.push_back(hasCapitals(row.partition) ? m_names.add(lowerCase(row.partition)) : m_names.add(row.partition));
    m_kind.push_back(row.isUser ? userBit : std::uint8_t { 0 });
    m_rawShares.push_back(row.rawShares);
    m_priority.push_back(row.priority);
    m_options.push_back(m_names.add(row.options));
    ++m_tree.m_live;
    m_tree.m_layout.touch(id);
    return id;
}

AssociationId AssociationTree::addAccount(AssociationId parent, std::string_view name, std::uint32_t rawShares)
{
    assert(isLive(parent) && isAccount(parent));
    return Appender(*this).add({ parent, name, false, rawShares });
}

AssociationId AssociationTree::addUser(AssociationId account, std::string_view name, std::uint32_t rawShares, std::string_view partition)
{
    assert(isLive(account) && isAccount(account));
    return Appender(*this).add({ account, name, true, rawShares, partition });
}

void AssociationTree::remove(AssociationId id)
{
    assert(isLive(id) && id != root());
    m_kind.edit()[id] |= removedBit;
    --m_live;
    m_layout.touch(id);
}

void AssociationTree::restore(AssociationId id)
{
    assert(id < rowCount() && !isLive(id) && isLive(parent(id)));
    m_kind.edit()[id] &= static_cast<std::uint8_t>(~removedBit);
    ++m_live;
    m_layout.touch(id);
}

bool AssociationTree::canMove(AssociationId id, AssociationId newParent) const
{
    if (id == root() || !isLive(id) || !isLive(newParent) || isUser(newParent)) {
        return false;
    }
    for (AssociationId above = newParent; above != noAssociation; above = parent(above)) {
        if (above == id) {
            return false;
        }
    }
    return true;
}

void AssociationTree::move(AssociationId id, AssociationId newParent)
{
    assert(canMove(id, newParent));
    m_parent.edit()[id] = newParent;
    m_layout.touch(id);
}

void AssociationTree::rename(AssociationId id, std::string_view name)
{
    const std::string before(this->name(id));
    const std::string after(name);
    if (id != root() && before != after) {
        std::vector<std::string> names = formerNames(id);
        names.push_back(before);
        names.erase(std::find(names.begin(), names.end(), after), names.end());
        setFormerNames(id, names);
    }
    respell(id, after);
}

namespace
{

/// Where the names of an association begin, and where they end, among those of all.
template <typename Names>
auto formerNamesOf(Names &all, AssociationId id)
{
    const auto isBefore = [](const FormerName &one, AssociationId other) { return one.id < other; };
    const auto first = all.empty() || all.back().id < id ? all.end() : std::lower_bound(all.begin(), all.end(), id, isBefore);
    return std::pair(first, std::find_if(first, all.end(), [id](const FormerName &one) { return one.id != id; }));
}

} // namespace

std::vector<std::string> AssociationTree::formerNames(AssociationId id) const
{
    std::vector<std::string> names;
    for (auto [at, end] = formerNamesOf(*m_formerNames, id); at != end; ++at) {
        names.push_back(at->name);
    }
    return names;
}

void AssociationTree::setFormerNames(AssociationId id, const std::vector<std::string> &names)
{
    if (names == formerNames(id)) {
        return;
    }
    std::vector<FormerName> &all = m_formerNames.edit();
    const auto [first, last] = formerNamesOf(all, id);
    auto at = all.erase(first, last);
    for (const std::string &name : names) {
        at = std::next(all.insert(at, { id, name }));
    }
}

void AssociationTree::respell(AssociationId id, std::string_view name)
{
    m_name.edit()[id] = m_names.edit().add(name);
    m_layout.touch(id); // siblings are ordered by name
}

void AssociationTree::setRawShares(AssociationId id, std::uint32_t shares)
{
    const bool hangsElsewhere = isAccount(id) && (rawShares(id) == sharesParent) != (shares == sharesParent);
    m_rawShares.edit()[id] = shares;
    if (hangsElsewhere) {
        m_layout.touch(id);
    }
}

void AssociationTree::setPriority(AssociationId id, std::uint32_t priority)
{
    m_priority.edit()[id] = priority;
}

void AssociationTree::setOptions(AssociationId id, std::string_view options)
{
    const NameId text = m_names.edit().add(options);
    m_options.edit()[id] = text;
}

void AssociationTree::setRead(
    std::string file, std::vector<std::uint32_t> lines, std::uint32_t clusterLine, std::string_view clusterOptions, bool isToldMore)
{
    m_read = Shared(AssociationsRead {
        std::move(file), std::move(lines), clusterLine, std::string(clusterOptions), isToldMore, m_name, m_partition, m_rawShares, m_options });
}

void AssociationTree::setOptionsToldMore(AssociationId id, std::string_view options)
{
    const bool isAsRead = lineOf(id, AssociationPart::Options) != 0;
    setOptions(id, options);
    AssociationsRead &read = m_read.edit();
    read.isToldMore = true;
    if (isAsRead) {
        read.options.edit()[id] = m_options.get()[id];
    }
}

std::uint32_t AssociationTree::lineOf(AssociationId id, AssociationPart part) const
{
    if (id >= m_read->lines.size() || id >= m_read->options->size()) {
        return 0;
    }
    const auto isAsRead = [id](const auto &now, const auto &read) { return now.sharesWith(read) || now.get()[id] == read.get()[id]; };
    switch (part) {
    case AssociationPart::Name:
        return isAsRead(m_name, m_read->name) ? m_read->lines[id] : 0;
    case AssociationPart::Partition:
        return isAsRead(m_partition, m_read->partition) ? m_read->lines[id] : 0;
    case AssociationPart::RawShares:
        return isAsRead(m_rawShares, m_read->rawShares) ? m_read->lines[id] : 0;
    case AssociationPart::Options:
        break;
    }
    return isAsRead(m_options, m_read->options) ? m_read->lines[id] : 0;
}

void AssociationTree::reserve(std::size_t associations)
{
    m_parent.edit().reserve(associations);
    m_name.edit().reserve(associations);
    m_partition.edit().reserve(associations);
    m_kind.edit().reserve(associations);
    m_rawShares.edit().reserve(associations);
    m_priority.edit().reserve(associations);
    m_options.edit().reserve(associations);
}

void AssociationTree::truncate(AssociationId rows)
{
    assert(rows > root() && rows <= rowCount());
    for (AssociationId id = rows; id < rowCount(); ++id) {
        m_live -= isLive(id) ? 1 : 0;
    }
    truncateColumn(m_parent, rows);
    truncateColumn(m_name, rows);
    truncateColumn(m_partition, rows);
    truncateColumn(m_kind, rows);
    truncateColumn(m_rawShares, rows);
    truncateColumn(m_priority, rows);
    truncateColumn(m_options, rows);
    if (!m_formerNames->empty() && m_formerNames->back().id >= rows) {
        std::erase_if(m_formerNames.edit(), [rows](const FormerName &one) { return one.id >= rows; });
    }
    m_layout.clear();
}

AssociationId AssociationTree::findAccount(std::string_view name) const
{
    const NameId nameId = m_names->find(name);
    return nameId == NamePool::notFound ? noAssociation : layout().findAccount(nameId);
}

AssociationId AssociationTree::findUser(AssociationId account, std::string_view user, std::string_view partition) const
{
    const NameId userId = m_names->find(user);
    const NameId partitionId = hasCapitals(partition) ? m_names->find(lowerCase(partition)) : m_names->find(partition);
    const bool isKnown = userId != NamePool::notFound && partitionId != NamePool::notFound && isLive(account);
    return isKnown ? findUser(account, userId, partitionId) : noAssociation;
}

AssociationId AssociationTree::findUser(AssociationId account, NameId user, NameId partition) const
{
    const TreeLayout &order = layout();
    const TreeLayout::Position at = order.positionOf(account);
    const TreeLayout::Position end = order.childEnd(at);
    for (TreeLayout::Position child = order.firstChild(at); child < end && order.isUserAt(child); ++child) {
        const AssociationId id = order.idAt(child);
        if ((*m_name)[id] == user && (*m_partition)[id] == partition) {
            return id;
        }
    }
    return noAssociation;
}

std::size_t AssociationTree::memoryBytes() const
{
    const std::size_t row = 2 * sizeof(std::uint32_t) + 4 * sizeof(NameId) + sizeof(std::uint8_t);
    return rowCount() * row + m_read->lines.size() * sizeof(std::uint32_t) + m_names->memoryBytes() + m_layout.memoryBytes();
}

bool AssociationTree::sharesStructureWith(const AssociationTree &other) const
{
    return m_parent.sharesWith(other.m_parent) && m_name.sharesWith(other.m_name) && m_partition.sharesWith(other.m_partition)
        && m_kind.sharesWith(other.m_kind) && m_names.sharesWith(other.m_names);
}

bool AssociationTree::operator==(const AssociationTree &other) const
{
    if (rowCount() != other.rowCount() || m_live != other.m_live) {
        return false;
    }
    // column by column: trees that grew out of each other share most of them
    const auto sameRows = [this](const auto &same) {
        AssociationId id = 0;
        while (id < rowCount() && (!isLive(id) || same(id))) {
            ++id;
        }
        return id == rowCount();
    };
    const auto sameNumbers = [&](const auto &mine, const auto &others) {
        return mine.sharesWith(others) || sameRows([&a = *mine, &b = *others](AssociationId id) { return a[id] == b[id]; });
    };
    const bool samePool = m_names.sharesWith(other.m_names);
    const auto sameTexts = [&](const Column<NameId> &mine, const Column<NameId> &others) {
        return samePool ? sameNumbers(mine, others)
                        : sameRows([&, &a = *mine, &b = *others](AssociationId id) { return names()[a[id]] == other.names()[b[id]]; });
    };
    // as many live ones on both sides: what is live here is live there, or something differs
    return sameNumbers(m_kind, other.m_kind) && sameNumbers(m_rawShares, other.m_rawShares) && sameNumbers(m_priority, other.m_priority)
        && sameNumbers(m_parent, other.m_parent) && sameTexts(m_name, other.m_name) && sameTexts(m_partition, other.m_partition)
        && sameTexts(m_options, other.m_options);
}

} // namespace apportion
