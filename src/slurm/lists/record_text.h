// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion::slurm
{

/// The keys of records that are read, to ask whether a word is one.
class RecordKeys
{
public:
    /// @p keys are literals, fewer than 128.
    explicit RecordKeys(std::span<const std::string_view> keys);

    [[nodiscard]] bool contains(std::string_view word) const;

private:
    static constexpr std::size_t slotCount = 256; // more than half of them free

    /// The slot of a key, or a free one.
    [[nodiscard]] std::size_t slotOf(std::string_view word) const;

    std::array<std::string_view, slotCount> m_slots; ///< empty: free
};

/// A key and its value of what `scontrol show` prints; views into the text.
struct RecordField
{
    std::string_view key;
    std::string_view value;
};

/// One record of `scontrol show job` or `scontrol show partition`, in its one-line or its indented form.
struct Record
{
    std::string_view text;
    std::uint32_t line = 0; ///< where it begins

    /// The fields in order. A value ends before the next blank or line break behind which one of @p keys and a '='
    /// stand; so values may hold blanks, and "=" behind words that are no keys.
    [[nodiscard]] std::vector<RecordField> fields(const RecordKeys &keys) const;
};

/// The fields of a record by their keys.
class RecordFields
{
public:
    RecordFields() = default;
    RecordFields(const Record &record, const RecordKeys &keys) : m_fields(record.fields(keys)) { }
    /// Of what has been taken apart already; the values must outlive it.
    explicit RecordFields(std::vector<RecordField> fields) : m_fields(std::move(fields)) { }

    /// Leaves out what stands behind the first of @p freeText, which users wrote: no key in it is one of the record. Not before
    /// @p behind, when the record has that.
    void cutFreeText(std::span<const std::string_view> freeText, std::string_view behind = {});
    /// Lets the last field of a key count, not the first.
    void preferLast();
    [[nodiscard]] std::string_view wholeValue(std::string_view key) const;
    /// The value to its first blank, since unknown keys may follow.
    [[nodiscard]] std::string_view value(std::string_view key) const;
    /// The same, empty for what scontrol prints for nothing.
    [[nodiscard]] std::string_view word(std::string_view key) const;

private:
    std::vector<RecordField> m_fields;
};

/// The records of a text: each begins in a line that begins with @p firstKey and '=', and has all lines up to the next one.
/// Lines before the first record are counted in @p strayLines, empty ones left out.
[[nodiscard]] std::vector<Record> splitRecords(std::string_view text, std::string_view firstKey, std::size_t &strayLines);

} // namespace apportion::slurm
