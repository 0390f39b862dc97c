// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/field.h"
#include "storage/row_reader.h"
#include "storage/row_writer.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace apportion
{

// The fields of any record, as the project file has them: each is a member of the record's object.

/// Reads a member that is one of some words; nothing, with a finding, when it is none.
[[nodiscard]] std::optional<std::uint8_t> readWord(RowReader &row, const char *key, schema::Words words);
/// Reads a member that is a list of words into bits, which stay as they are when there is none.
void readWords(RowReader &row, const char *key, schema::Words words, std::uint32_t &bits);
/// Writes the words whose bits are set as a list.
void writeWords(RowWriter &out, const char *key, schema::Words words, std::uint32_t bits);

/// Whether a member can be left out. How a time is written is kept too.
template <typename Value>
[[nodiscard]] bool isUsual(const Value &value, const Value &usual)
{
    return value == usual;
}
[[nodiscard]] inline bool isUsual(const SlurmTime &value, const SlurmTime &usual)
{
    return value == usual && value.written.empty();
}

/// Reads the member that is a field of the record. What partitions have of node groups is left to the reader that knows
/// the groups.
template <typename Record>
void readField(RowReader &row, const schema::Field<Record> &field, Record &record)
{
    using namespace schema;
    const Each read {
        [&](const auto &lens) { row.read(field.saved, lens.edit(record)); },
        [](const Lens<Record, TresTable> &) {},
        [](const Lens<Record, std::vector<PartitionNodes>> &) {},
        [&](const WordLens<Record> &lens) {
            if (const std::optional<std::uint8_t> word = readWord(row, field.saved, lens.words)) {
                lens.write(record, *word);
            }
        },
        [&](const FlagsLens<Record> &lens) {
            FlagSet flags = lens.read(record);
            readWords(row, field.saved, lens.words, flags.bits);
            row.read(lens.savedUnknown, flags.unknown);
            lens.write(record, std::move(flags));
        },
    };
    std::visit(read, field.value);
}

template <typename Record, typename Fields>
void readFields(RowReader &row, const Fields &fields, Record &record)
{
    for (const schema::Field<Record> &field : fields) {
        if (field.saving != schema::Saving::Elsewhere) {
            readField(row, field, record);
        }
    }
}

/// Whether the project file has no member for the field in this record; @p usual is a record that was just made.
template <typename Record>
[[nodiscard]] bool isLeftOut(const schema::Field<Record> &field, const Record &record, const Record &usual)
{
    if (field.saving != schema::Saving::UnlessUsual) {
        return field.saving == schema::Saving::Elsewhere;
    }
    return std::visit([&](const auto &lens) { return isUsual(lens.read(record), lens.read(usual)); }, field.value);
}

/// Writes a field as a member of an object. What partitions have of node groups is written by @p writeNodes.
template <typename Record, typename WriteNodes>
void writeField(RowWriter &out, const schema::Field<Record> &field, const Record &record, const WriteNodes &writeNodes)
{
    using namespace schema;
    const Each write {
        [&](const auto &lens) { out.write(field.saved, lens.read(record)); },
        [](const Lens<Record, TresTable> &) {},
        [&](const Lens<Record, std::vector<PartitionNodes>> &lens) { writeNodes(field.saved, lens.read(record)); },
        [&](const WordLens<Record> &lens) { out.write(field.saved, lens.words[lens.read(record)]); },
        [&](const FlagsLens<Record> &lens) {
            const FlagSet flags = lens.read(record);
            writeWords(out, field.saved, lens.words, flags.bits);
            out.write(lens.savedUnknown, flags.unknown);
        },
    };
    std::visit(write, field.value);
}

template <typename Record, typename Fields, typename WriteNodes>
void writeFields(RowWriter &out, const Fields &fields, const Record &record, const WriteNodes &writeNodes)
{
    static const Record usual;
    for (const schema::Field<Record> &field : fields) {
        if (!isLeftOut(field, record, usual)) {
            writeField(out, field, record, writeNodes);
        }
    }
}
template <typename Record, typename Fields>
void writeFields(RowWriter &out, const Fields &fields, const Record &record)
{
    writeFields(out, fields, record, [](const char *, const std::vector<PartitionNodes> &) {});
}

} // namespace apportion
