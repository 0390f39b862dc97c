// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace apportion
{

/// A large text that is read once, from its beginning to its end: the memory of what was read goes back to the system while the
/// rest is being read, as what is made of a text grows to its size. Of a text whose memory is not its own, or that is small,
/// nothing is given back.
class SpentText
{
public:
    SpentText() = default;
    /// @p text must be on the heap, and stay there as long as this is used.
    explicit SpentText(std::span<char> text) : m_text(text) { }

    /// What stands before @p end, which points into the text, is not read any more: what is there afterwards is anything.
    void spend(const char *end)
    {
        if (static_cast<std::size_t>(end - (m_text.data() + m_spent)) >= step && !m_text.empty()) {
            giveBack(end);
        }
    }
    /// Whether the text is not all there any more.
    [[nodiscard]] bool isSpent() const { return m_spent > 0; }
    /// Says that all of the text was written there anew.
    void restore() { m_spent = 0; }

    /// So many bytes are given back at a time: less often than this there is nothing to gain.
    static constexpr std::size_t step = std::size_t { 8 } << 20;

private:
    void giveBack(const char *end);

    std::span<char> m_text;
    std::size_t m_spent = 0; ///< so many bytes are gone
};

} // namespace apportion
