// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/name_pool.h"

#include "core/policy/prefetch.h"
#include "core/policy/short_text.h"

#include <algorithm>
#include <array>

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

NamePool::NamePool() : m_begin { 0 }
{
    grow(16);
    add({});
}

void NamePool::reserve(std::size_t names, std::size_t bytes)
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

void NamePool::grow(std::size_t slots)
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

NameId NamePool::find(std::string_view name) const
{
    if (name.empty() && size() > 0) {
        return 0;
    }
    return findFrom(hashOf(name) & (m_slots.size() - 1), name);
}

NameId NamePool::findFrom(std::size_t slot, std::string_view name) const
{
    const std::size_t mask = m_slots.size() - 1;
    for (; m_slots[slot] != notFound; slot = (slot + 1) & mask) {
        if (isSameText((*this)[m_slots[slot]], name)) {
            return m_slots[slot];
        }
    }
    return notFound;
}

void NamePool::find(std::span<const std::string_view> names, std::span<NameId> ids) const
{
    // As many at once as a processor waits for.
    constexpr std::size_t atOnce = 16;
    std::array<std::size_t, atOnce> slots {};
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t begin = 0; begin < names.size(); begin += atOnce) {
        const std::size_t count = std::min(atOnce, names.size() - begin);
        const std::span<const std::string_view> some = names.subspan(begin, count);
        for (std::size_t i = 0; i < count; ++i) {
            slots[i] = hashOf(some[i]) & mask;
            prefetch(m_slots.data() + slots[i]);
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (const NameId id = m_slots[slots[i]]; id != notFound) {
                prefetch(m_begin.data() + id);
            }
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (const NameId id = m_slots[slots[i]]; id != notFound) {
                prefetch(m_bytes.data() + m_begin[id]);
            }
        }
        for (std::size_t i = 0; i < count; ++i) {
            ids[begin + i] = some[i].empty() ? 0 : findFrom(slots[i], some[i]);
        }
    }
}

NameId NamePool::add(std::string_view name)
{
    if (name.empty() && size() > 0) {
        return 0;
    }
    if (isFull(size() + 1, m_slots.size())) {
        grow(m_slots.size() * 2);
    }
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hashOf(name) & mask;
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

std::size_t NamePool::memoryBytes() const
{
    return m_bytes.capacity() + (m_begin.capacity() + m_slots.capacity()) * sizeof(std::uint32_t);
}

} // namespace apportion
