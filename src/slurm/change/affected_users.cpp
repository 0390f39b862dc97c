// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/affected_users.h"

#include <algorithm>
#include <numeric>

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

void AffectedUsers::addOthers(Side &side, const Side &other, std::vector<std::string_view> &strangers)
{
    std::vector<std::string_view> names(other.added.size());
    std::transform(other.added.begin(), other.added.end(), names.begin(), [&other](NameId id) { return other.tree->names()[id]; });
    std::vector<NameId> ids(names.size());
    side.tree->names().find(names, ids);
    side.numbers.resize(side.tree->names().size(), none);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (ids[i] == NamePool::notFound) {
            strangers.push_back(names[i]);
        } else if (side.numbers[ids[i]] == none) {
            side.numbers[ids[i]] = 0;
            side.added.push_back(ids[i]);
        }
    }
}

void AffectedUsers::find()
{
    if (m_before.added.empty() && m_after.added.empty()) {
        return;
    }
    std::vector<std::string_view> onlyBefore;
    std::vector<std::string_view> onlyAfter;
    addOthers(m_after, m_before, onlyBefore);
    addOthers(m_before, m_after, onlyAfter);
    number(onlyBefore);
    collect(m_before);
    collect(m_after);
}

void AffectedUsers::number(const std::vector<std::string_view> &onlyBefore)
{
    std::vector<std::string_view> names(m_after.added.size());
    std::transform(m_after.added.begin(), m_after.added.end(), names.begin(), [this](NameId id) { return m_after.tree->names()[id]; });
    names.insert(names.end(), onlyBefore.begin(), onlyBefore.end());
    std::vector<std::pair<std::uint64_t, std::string_view>> sorted(names.size());
    std::transform(names.begin(), names.end(), sorted.begin(), [](std::string_view name) { return std::pair(beginningOf(name), name); });
    std::sort(sorted.begin(), sorted.end());
    m_names.resize(sorted.size());
    std::transform(sorted.begin(), sorted.end(), m_names.begin(), [](const auto &entry) { return entry.second; });
    for (Side *side : { &m_before, &m_after }) {
        std::vector<NameId> ids(m_names.size());
        side->tree->names().find(m_names, ids);
        for (std::uint32_t user = 0; user < size(); ++user) {
            if (ids[user] != NamePool::notFound) {
                side->numbers[ids[user]] = user;
            }
        }
        side->added = {};
    }
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
