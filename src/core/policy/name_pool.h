// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/shared.h"

#include <array>
#include <cstddef>
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
///
/// Pools that grew out of one share what it had when they parted: a copy costs what was added since, not a million names.
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
    /// Asks for the memory that find() and add() of @p names will wait for: a hint, worth its time for some names at once.
    void fetch(std::span<const std::string_view> names) const;
    [[nodiscard]] std::string_view operator[](NameId id) const
    {
        const auto first = static_cast<NameId>(m_first->size());
        return id < first ? (*m_first)[id] : m_later[id - first];
    }
    [[nodiscard]] std::size_t size() const { return m_first->size() + m_later.size(); }
    /// How many names, from the first one on, have the same ids in both: all that they both have when one grew out of the
    /// other. It may say none when some have.
    [[nodiscard]] NameId commonWith(const NamePool &other) const;
    /// Bytes held, for the memory measure; what is shared counts for each.
    [[nodiscard]] std::size_t memoryBytes() const;
    void reserve(std::size_t names, std::size_t bytes);

    static constexpr NameId notFound = 0xffffffff;

private:
    /// Names in one piece, and where to look them up.
    class Block
    {
    public:
        Block();

        [[nodiscard]] std::size_t size() const { return m_begin.size() - 1; }
        [[nodiscard]] std::string_view operator[](NameId id) const { return { m_bytes.data() + m_begin[id], m_begin[id + 1] - m_begin[id] }; }
        [[nodiscard]] NameId find(std::string_view name, std::size_t hash) const;
        void find(std::span<const std::string_view> names, std::span<NameId> ids) const;
        void fetch(std::span<const std::string_view> names) const;
        NameId add(std::string_view name, std::size_t hash);
        /// Appends the names of another one, none of which is here.
        void add(const Block &other);
        void reserve(std::size_t names, std::size_t bytes);
        [[nodiscard]] bool isSameUpTo(std::size_t count, const Block &other) const;
        [[nodiscard]] std::size_t memoryBytes() const;

    private:
        /// As many names as are asked for at once: a processor waits for no more.
        static constexpr std::size_t atOnce = 16;
        using Hashes = std::array<std::size_t, atOnce>;

        void fetch(std::span<const std::string_view> names, Hashes &hashes) const;
        void grow(std::size_t slots);

        std::vector<char> m_bytes;
        std::vector<std::uint32_t> m_begin; // one more than names: where each begins
        std::vector<NameId> m_slots; // open addressing, a power of two; notFound is free
    };

    void join();

    Shared<Block> m_first; ///< grows while no other pool has it
    Block m_later; ///< with ids behind those of the first
};

} // namespace apportion
