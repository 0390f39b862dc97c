// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace apportion::replay
{

/// The place of a node in Machine: the order of slurm.conf, which ties between nodes follow.
using NodeIndex = std::uint32_t;

/// A set of nodes of one machine, a bit each. Sets that are combined belong to the same machine.
class NodeSet
{
public:
    NodeSet() = default;
    explicit NodeSet(std::size_t nodes) : m_words((nodes + 63) / 64) { }

    void insert(NodeIndex node) { m_words[node / 64] |= bit(node); }
    void erase(NodeIndex node) { m_words[node / 64] &= ~bit(node); }
    [[nodiscard]] bool has(NodeIndex node) const { return (m_words[node / 64] & bit(node)) != 0; }

    [[nodiscard]] std::uint32_t count() const
    {
        int nodes = 0;
        for (const std::uint64_t word : m_words) {
            nodes += std::popcount(word);
        }
        return static_cast<std::uint32_t>(nodes);
    }
    /// How many nodes are in both.
    [[nodiscard]] std::uint32_t countCommon(const NodeSet &other) const
    {
        int nodes = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            nodes += std::popcount(m_words[i] & other.m_words[i]);
        }
        return static_cast<std::uint32_t>(nodes);
    }
    /// Whether what is in both of one pair is in both of another: (a ∩ b) ⊆ (c ∩ d).
    [[nodiscard]] static bool isCommonWithin(const NodeSet &a, const NodeSet &b, const NodeSet &c, const NodeSet &d)
    {
        for (std::size_t i = 0; i < a.m_words.size(); ++i) {
            if ((a.m_words[i] & b.m_words[i] & ~(c.m_words[i] & d.m_words[i])) != 0) {
                return false;
            }
        }
        return true;
    }
    [[nodiscard]] bool meets(const NodeSet &other) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if ((m_words[i] & other.m_words[i]) != 0) {
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] bool contains(const NodeSet &other) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if ((other.m_words[i] & ~m_words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    NodeSet &operator&=(const NodeSet &other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            m_words[i] &= other.m_words[i];
        }
        return *this;
    }
    NodeSet &operator|=(const NodeSet &other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            m_words[i] |= other.m_words[i];
        }
        return *this;
    }
    NodeSet &operator-=(const NodeSet &other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            m_words[i] &= ~other.m_words[i];
        }
        return *this;
    }
    bool operator==(const NodeSet &) const = default;

    /// Calls @p each with every node, in order.
    template <typename Each>
    void forEach(const Each &each) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            for (std::uint64_t word = m_words[i]; word != 0; word &= word - 1) {
                each(static_cast<NodeIndex>(i * 64 + static_cast<std::size_t>(std::countr_zero(word))));
            }
        }
    }
    [[nodiscard]] std::vector<NodeIndex> nodes() const
    {
        std::vector<NodeIndex> all;
        forEach([&all](NodeIndex node) { all.push_back(node); });
        return all;
    }

private:
    [[nodiscard]] static constexpr std::uint64_t bit(NodeIndex node) { return std::uint64_t { 1 } << (node % 64); }

    std::vector<std::uint64_t> m_words;
};

} // namespace apportion::replay
