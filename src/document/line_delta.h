// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// A text that is not kept as a whole: gives @p take its parts, each of whole lines, one after the other.
using TextInParts = std::function<void(const std::function<void(std::string_view part)> &take)>;

/// The lines of a text as hashes, in the memory of four words a line: what a later text is held against.
///
/// An association's raw shares and usage are what is edited in bulk: a line without its shares, and one without both, have
/// hashes of their own.
class LineIndex
{
public:
    LineIndex() = default;
    explicit LineIndex(const TextInParts &text);
    explicit LineIndex(std::string_view text);

    [[nodiscard]] std::size_t size() const { return m_hashes.size(); }
    [[nodiscard]] std::uint64_t operator[](std::size_t line) const { return m_hashes[line]; }
    /// The line with that hash when there is exactly one, else nothing.
    [[nodiscard]] std::optional<std::uint32_t> find(std::uint64_t hash) const;
    /// The hash of a line without its first @p values values, 1 or 2; 0 when it has not as many.
    [[nodiscard]] std::uint64_t frame(std::size_t line, std::size_t values) const { return m_frames[line][values - 1]; }

private:
    [[nodiscard]] std::size_t placeOf(std::uint64_t hash) const;
    void add(std::string_view lines);
    void enter(std::uint32_t line);
    void enterAll();

    std::vector<std::uint64_t> m_hashes;
    std::vector<std::array<std::uint64_t, 2>> m_frames; ///< 0: the line has not as many values
    std::vector<std::uint32_t> m_table; ///< open addressing by hash: lines, marked when another one has the same hash
};

/// Describes @p text by the lines that it has in common with the base: "=FIRST,COUNT" copies lines of the base (counted
/// from 0), "+LINE" adds one, "~FIRST:VALUE;VALUE*COUNT;…" copies lines of the base that follow each other with other
/// raw shares and usage. A text that differs in k lines takes about 2 k lines, one in which all shares are others a few
/// bytes a line. Linear in the text.
///
/// Lines are told apart by 64-bit hashes: whoever applies a delta compares the checksum of what comes out.
[[nodiscard]] std::string makeLineDelta(const LineIndex &base, const TextInParts &text);
[[nodiscard]] std::string makeLineDelta(const LineIndex &base, std::string_view text);

/// The text that a delta describes; nothing when the delta is damaged or asks for lines that @p base does not have.
/// What comes out is at most @p limit bytes long.
[[nodiscard]] std::optional<std::string> applyLineDelta(std::string_view base, std::string_view delta, std::size_t limit = 0x7fffffff);

} // namespace apportion
