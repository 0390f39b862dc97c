// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace apportion
{

using NameId = std::uint32_t;

/// Each distinct string once; ids count up from 0, and 0 is the empty string.
///
/// Names repeat (a user in several accounts, the options of a thousand users), so the tree's columns
/// hold 32-bit ids. Strings are never removed.
class NamePool
{
public:
    NamePool();

    /// The id of @p name, which is added when it is new.
    NameId add(std::string_view name);
    /// The id of @p name, or notFound.
    [[nodiscard]] NameId find(std::string_view name) const;
    /// find() of each of @p names, written to @p ids, of the same size: what each of them waits for of memory is asked for
    /// while the others are looked at.
    void find(std::span<const std::string_view> names, std::span<NameId> ids) const;
    [[nodiscard]] std::string_view operator[](NameId id) const { return { m_bytes.data() + m_begin[id], m_begin[id + 1] - m_begin[id] }; }
    [[nodiscard]] std::size_t size() const { return m_begin.size() - 1; }
    /// Bytes held, for the memory measure.
    [[nodiscard]] std::size_t memoryBytes() const;
    void reserve(std::size_t names, std::size_t bytes);

    static constexpr NameId notFound = 0xffffffff;

private:
    void grow(std::size_t slots);
    [[nodiscard]] NameId findFrom(std::size_t slot, std::string_view name) const;

    std::vector<char> m_bytes;
    std::vector<std::uint32_t> m_begin; // one more than names: where each begins
    std::vector<NameId> m_slots; // open addressing, a power of two; notFound is free
};

} // namespace apportion
