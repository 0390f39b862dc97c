// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/field.h"
#include "core/schema/value_text.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace apportion::schema
{

// What can be done with any field of any record.

/// The value as Slurm's files write it: "14-0", "NO_FAIR_TREE,MAX_TRES", "CPU=1000,Mem=500".
template <typename Record>
[[nodiscard]] std::string fieldText(const Field<Record> &field, const Record &record)
{
    return std::visit(Each {
                          [&](const auto &lens) { return valueText(lens.read(record), field.unit); },
                          [&](const WordLens<Record> &lens) { return std::string(lens.words[lens.read(record)]); },
                          [&](const FlagsLens<Record> &lens) { return flagsText(lens.read(record), lens.words); },
                      },
        field.value);
}

/// Whether both records have the same value there, however it is written.
template <typename Record>
[[nodiscard]] bool sameField(const Field<Record> &field, const Record &a, const Record &b)
{
    const bool same = std::visit([&](const auto &lens) { return sameValue(lens.read(a), lens.read(b)); }, field.value);
    return same || (field.hasNoCase && sameIgnoringCase(fieldText(field, a), fieldText(field, b)));
}

/// The field that Slurm calls @p word, whatever its case; nullptr when none is called so.
template <typename Record>
[[nodiscard]] const Field<Record> *findField(std::span<const Field<Record>> fields, std::string_view word)
{
    const auto found = std::find_if(fields.begin(), fields.end(), [word](const Field<Record> &field) { return sameIgnoringCase(field.word, word); });
    return found == fields.end() || word.empty() ? nullptr : &*found;
}

/// Gives @p to the value that @p from has there.
template <typename Record>
void copyField(const Field<Record> &field, Record &to, const Record &from)
{
    std::visit([&](const auto &lens) { lens.write(to, lens.read(from)); }, field.value);
}

} // namespace apportion::schema
