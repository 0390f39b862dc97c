// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace apportion
{

// Names are a few bytes long: to call for their hash or their comparison takes longer than that does.

namespace detail
{

template <typename Word>
std::uint64_t wordAt(const char *bytes)
{
    Word word;
    std::memcpy(&word, bytes, sizeof(word));
    return word;
}

__extension__ using Product = unsigned __int128;

/// Both halves of a product: each bit tells on all of them.
inline std::uint64_t mixed(std::uint64_t bits)
{
    const Product product = Product { bits ^ 0x2d358dccaa6c78a5U } * 0x9e3779b97f4a7c15U;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

/// What is behind the whole words of 8 bytes that a text begins with; of up to 8 bytes all of it. It tells texts of one length
/// and one beginning apart.
inline std::uint64_t lastWord(std::string_view text)
{
    const char *const bytes = text.data();
    const std::size_t size = text.size();
    if (size >= sizeof(std::uint64_t)) {
        return wordAt<std::uint64_t>(bytes + size - sizeof(std::uint64_t));
    }
    if (size >= sizeof(std::uint32_t)) {
        return wordAt<std::uint32_t>(bytes) | wordAt<std::uint32_t>(bytes + size - sizeof(std::uint32_t)) << 32;
    }
    return size == 0 ? 0 : wordAt<std::uint8_t>(bytes) | wordAt<std::uint8_t>(bytes + size / 2) << 8 | wordAt<std::uint8_t>(bytes + size - 1) << 16;
}

} // namespace detail

/// What tells short texts apart, as numbers; of up to 8 bytes all that there is.
class ShortKey
{
public:
    explicit ShortKey(std::string_view text) : m_last(detail::lastWord(text)), m_size(text.size()) { }

    [[nodiscard]] bool isWhole() const { return m_size <= sizeof(m_last); }
    [[nodiscard]] std::uint64_t hash() const { return detail::mixed(m_last ^ (m_size << 56)); }

    bool operator==(const ShortKey &) const = default;

private:
    std::uint64_t m_last;
    std::size_t m_size;
};

/// Of the whole text; the same in one run of the program.
inline std::uint64_t shortHash(std::string_view text)
{
    std::uint64_t hash = 0;
    for (std::size_t at = 0; at + sizeof(hash) < text.size(); at += sizeof(hash)) {
        hash = detail::mixed(hash ^ detail::wordAt<std::uint64_t>(text.data() + at));
    }
    return detail::mixed(hash ^ ShortKey(text).hash());
}

/// Whether two texts are the same.
inline bool isSameText(std::string_view a, std::string_view b)
{
    if (a.size() != b.size()) {
        return false;
    }
    constexpr std::size_t word = sizeof(std::uint64_t);
    for (std::size_t at = 0; at + word < a.size(); at += word) {
        if (detail::wordAt<std::uint64_t>(a.data() + at) != detail::wordAt<std::uint64_t>(b.data() + at)) {
            return false;
        }
    }
    return detail::lastWord(a) == detail::lastWord(b);
}

} // namespace apportion
