// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/affected_users.h"

#include "core/evaluate/radix_sort.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace apportion::slurm
{

namespace
{

/// The first bytes of a name as a number that sorts as they do: most names need no look at more.
std::uint64_t beginningOf(std::string_view name)
{
    std::uint64_t beginning = 0;
    for (std::size_t i = 0; i < sizeof beginning; ++i) {
        beginning = beginning << 8 | (i < name.size() ? static_cast<unsigned char>(name[i]) : 0U);
    }
    return beginning;
}

} // namespace

AffectedUsers::AffectedUsers(const AssociationTree &before, const AssociationTree &after)
    : m_before { &before, {}, {}, {}, {} }, m_after { &after, {}, {}, {}, {} }
{
}

void AffectedUsers::add(Side &side, AssociationId id)
{
    side.numbers.resize(side.tree->names().size(), none);
    const NameId name = side.tree->nameId(id);
    if (side.numbers[name] == none) {
        side.numbers[name] = 0;
        side.added.push_back(name);
    }
}

void AffectedUsers::find()
{
    if (m_before.added.empty() && m_after.added.empty()) {
        return;
    }
    for (Side *side : { &m_before, &m_after }) {
        side->numbers.resize(side->tree->names().size(), none);
    }
    std::vector<Entry> entries;
    entries.reserve(std::max(m_before.added.size(), m_after.added.size()));
    addEntries(m_after, m_before, entries);
    for (const Entry &entry : entries) {
        if (entry.before != NamePool::notFound) {
            m_before.numbers[entry.before] = known;
        }
    }
    std::erase_if(m_before.added, [this](NameId id) { return m_before.numbers[id] == known; });
    addEntries(m_before, m_after, entries);
    number(entries);
    collect(m_before);
    collect(m_after);
}

void AffectedUsers::addEntries(const Side &side, const Side &other, std::vector<Entry> &entries) const
{
    constexpr std::size_t atOnce = 256; // names are looked up faster together
    const NamePool &names = side.tree->names();
    const NameId common = names.commonWith(other.tree->names());
    std::array<std::string_view, atOnce> texts;
    std::array<NameId, atOnce> others {};
    for (std::size_t begin = 0; begin < side.added.size(); begin += atOnce) {
        const std::span<const NameId> ids = std::span(side.added).subspan(begin, std::min(atOnce, side.added.size() - begin));
        std::transform(ids.begin(), ids.end(), texts.begin(), [&names](NameId id) { return names[id]; });
        if (std::all_of(ids.begin(), ids.end(), [common](NameId id) { return id < common; })) {
            std::copy(ids.begin(), ids.end(), others.begin());
        } else {
            other.tree->names().find(std::span(texts).first(ids.size()), std::span(others).first(ids.size()));
        }
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const bool isBefore = &side == &m_before;
            entries.push_back({ beginningOf(texts[i]), isBefore ? ids[i] : others[i], isBefore ? others[i] : ids[i] });
        }
    }
}

void AffectedUsers::number(std::vector<Entry> &entries)
{
    std::uint64_t differing = 0;
    for (const Entry &entry : entries) {
        differing |= entry.beginning ^ entries.front().beginning;
    }
    std::vector<Entry> moved;
    radixSort<sizeof(Entry::beginning)>(
        entries, moved, [](const Entry &entry) { return entry.beginning; }, differing);
    moved = {};
    for (auto begin = entries.begin(); begin != entries.end();) {
        const auto end = std::find_if(begin, entries.end(), [begin](const Entry &entry) { return entry.beginning != begin->beginning; });
        std::sort(begin, end, [this](const Entry &one, const Entry &two) { return nameOf(one.before, one.after) < nameOf(two.before, two.after); });
        begin = end;
    }
    m_users.reserve(entries.size());
    for (const Entry &entry : entries) {
        for (auto &[side, id] : { std::pair(&m_before, entry.before), std::pair(&m_after, entry.after) }) {
            if (id != NamePool::notFound) {
                side->numbers[id] = size();
            }
        }
        m_users.push_back({ entry.before, entry.after });
    }
    m_before.added = {};
    m_after.added = {};
}

std::string_view AffectedUsers::nameOf(NameId before, NameId after) const
{
    return after != NamePool::notFound ? m_after.tree->names()[after] : m_before.tree->names()[before];
}

void AffectedUsers::collect(Side &side) const
{
    const std::vector<AssociationId> order = side.tree->layout().depthFirst(); // whatever order they were made in
    side.begins.assign(size() + 1, 0);
    for (const AssociationId id : order) {
        if (const std::uint32_t user = numberOf(side, id); user != none) {
            ++side.begins[user + 1];
        }
    }
    std::partial_sum(side.begins.begin(), side.begins.end(), side.begins.begin());
    side.ids.resize(side.begins.back());
    std::vector<std::uint32_t> next(side.begins.begin(), side.begins.end() - 1);
    for (const AssociationId id : order) {
        if (const std::uint32_t user = numberOf(side, id); user != none) {
            side.ids[next[user]++] = id;
        }
    }
}

std::uint32_t AffectedUsers::numberOf(const Side &side, AssociationId id)
{
    return side.tree->isUser(id) && side.tree->nameId(id) < side.numbers.size() ? side.numbers[side.tree->nameId(id)] : none;
}

std::span<const AssociationId> AffectedUsers::associations(const Side &side, std::uint32_t user)
{
    return std::span(side.ids).subspan(side.begins[user], side.begins[user + 1] - side.begins[user]);
}

} // namespace apportion::slurm
