// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/name_pool.h"

#include "core/policy/prefetch.h"
#include "core/policy/short_text.h"

#include <algorithm>

namespace apportion
{

namespace
{
std::size_t hashOf(std::string_view name)
{
    return static_cast<std::size_t>(shortHash(name));
}

/// Whether so many names fill so many slots to more than a half: in fuller ones, names that are new are compared with many.
bool isFull(std::size_t names, std::size_t slots)
{
    return names * 2 > slots;
}
} // namespace

NamePool::Block::Block() : m_begin { 0 }
{
    constexpr std::size_t slots = 16;
    m_slots.assign(slots, notFound);
}

void NamePool::Block::reserve(std::size_t names, std::size_t bytes)
{
    m_bytes.reserve(bytes);
    m_begin.reserve(names + 1);
    std::size_t slots = m_slots.size();
    while (isFull(names, slots)) {
        slots *= 2;
    }
    if (slots != m_slots.size()) {
        grow(slots);
    }
}

void NamePool::Block::grow(std::size_t slots)
{
    m_slots.assign(slots, notFound);
    const std::size_t mask = slots - 1;
    for (NameId id = 0; id < size(); ++id) {
        std::size_t slot = hashOf((*this)[id]) & mask;
        while (m_slots[slot] != notFound) {
            slot = (slot + 1) & mask;
        }
        m_slots[slot] = id;
    }
}

NameId NamePool::Block::find(std::string_view name, std::size_t hash) const
{
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t slot = hash & mask; m_slots[slot] != notFound; slot = (slot + 1) & mask) {
        if (isSameText((*this)[m_slots[slot]], name)) {
            return m_slots[slot];
        }
    }
    return notFound;
}

void NamePool::Block::fetch(std::span<const std::string_view> names, Hashes &hashes) const
{
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = 0; i < names.size(); ++i) {
        hashes[i] = hashOf(names[i]);
        prefetch(m_slots.data() + (hashes[i] & mask));
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (const NameId id = m_slots[hashes[i] & mask]; id != notFound) {
            prefetch(m_begin.data() + id);
        }
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (const NameId id = m_slots[hashes[i] & mask]; id != notFound) {
            prefetch(m_bytes.data() + m_begin[id]);
        }
    }
}

void NamePool::Block::fetch(std::span<const std::string_view> names) const
{
    Hashes hashes {};
    for (std::size_t begin = 0; begin < names.size(); begin += atOnce) {
        fetch(names.subspan(begin, std::min(atOnce, names.size() - begin)), hashes);
    }
}

void NamePool::Block::find(std::span<const std::string_view> names, std::span<NameId> ids) const
{
    Hashes hashes {};
    for (std::size_t begin = 0; begin < names.size(); begin += atOnce) {
        const std::span<const std::string_view> some = names.subspan(begin, std::min(atOnce, names.size() - begin));
        fetch(some, hashes);
        for (std::size_t i = 0; i < some.size(); ++i) {
            ids[begin + i] = some[i].empty() ? 0 : find(some[i], hashes[i]);
        }
    }
}

NameId NamePool::Block::add(std::string_view name, std::size_t hash)
{
    if (isFull(size() + 1, m_slots.size())) {
        grow(m_slots.size() * 2);
    }
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hash & mask;
    for (; m_slots[slot] != notFound; slot = (slot + 1) & mask) {
        if (isSameText((*this)[m_slots[slot]], name)) {
            return m_slots[slot];
        }
    }
    const auto id = static_cast<NameId>(size());
    m_bytes.insert(m_bytes.end(), name.begin(), name.end());
    m_begin.push_back(static_cast<std::uint32_t>(m_bytes.size()));
    m_slots[slot] = id;
    return id;
}

void NamePool::Block::add(const Block &other)
{
    reserve(size() + other.size(), m_bytes.size() + other.m_bytes.size());
    for (NameId id = 0; id < other.size(); ++id) {
        add(other[id], hashOf(other[id]));
    }
}

bool NamePool::Block::isSameUpTo(std::size_t count, const Block &other) const
{
    const auto end = static_cast<std::ptrdiff_t>(count + 1);
    return std::equal(m_begin.begin(), m_begin.begin() + end, other.m_begin.begin())
        && std::equal(m_bytes.begin(), m_bytes.begin() + m_begin[count], other.m_bytes.begin());
}

std::size_t NamePool::Block::memoryBytes() const
{
    return m_bytes.capacity() + (m_begin.capacity() + m_slots.capacity()) * sizeof(std::uint32_t);
}

NamePool::NamePool()
{
    m_first.edit().add({}, hashOf({}));
}

void NamePool::reserve(std::size_t names, std::size_t bytes)
{
    join();
    m_first.edit().reserve(names, bytes);
}

NameId NamePool::find(std::string_view name) const
{
    if (name.empty()) {
        return 0;
    }
    const std::size_t hash = hashOf(name);
    if (const NameId id = m_first->find(name, hash); id != notFound || m_later.size() == 0) {
        return id;
    }
    const NameId later = m_later.find(name, hash);
    return later == notFound ? notFound : static_cast<NameId>(m_first->size()) + later;
}

void NamePool::find(std::span<const std::string_view> names, std::span<NameId> ids) const
{
    m_first->find(names, ids);
    if (m_later.size() > 0) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            ids[i] = ids[i] == notFound ? find(names[i]) : ids[i];
        }
    }
}

void NamePool::fetch(std::span<const std::string_view> names) const
{
    m_first->fetch(names); // the later ones are few
}

NameId NamePool::add(std::string_view name)
{
    if (name.empty()) {
        return 0;
    }
    const std::size_t hash = hashOf(name);
    if (m_later.size() == 0 && !m_first.isShared()) {
        return m_first.edit().add(name, hash);
    }
    if (const NameId id = m_first->find(name, hash); id != notFound) {
        return id;
    }
    constexpr std::size_t few = 1024;
    constexpr std::size_t part = 16; // of all names: copies of the later ones cost a sixteenth of what one of all costs
    if (m_later.size() >= std::max(few, m_first->size() / part)) {
        join();
        return m_first.edit().add(name, hash);
    }
    return static_cast<NameId>(m_first->size()) + m_later.add(name, hash);
}

/// Makes one block of both.
void NamePool::join()
{
    if (m_later.size() > 0) {
        m_first.edit().add(m_later);
        m_later = Block();
    }
}

NameId NamePool::commonWith(const NamePool &other) const
{
    const bool isOneBlock = m_first.sharesWith(other.m_first);
    const std::size_t firstOfBoth = std::min(m_first->size(), other.m_first->size());
    if (!isOneBlock && !m_first->isSameUpTo(firstOfBoth, *other.m_first)) {
        return 0;
    }
    auto count = static_cast<NameId>(firstOfBoth);
    const std::size_t both = std::min(size(), other.size());
    while (count < both && (*this)[count] == other[count]) {
        ++count;
    }
    return count;
}

std::size_t NamePool::memoryBytes() const
{
    return m_first->memoryBytes() + m_later.memoryBytes();
}

} // namespace apportion
