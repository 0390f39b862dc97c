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
    if (std::visit([&](const auto &lens) { return sameValue(lens.read(a), lens.read(b)); }, field.value)) {
        return true;
    }
    if (const auto *keys = std::get_if<Lens<Record, std::vector<ForeignKey>>>(&field.value)) {
        return field.keyMeaning != nullptr && differingKeys(keys->read(a), keys->read(b), field.keyMeaning).empty();
    }
    if (field.isNameSet) {
        return nameSetText(fieldText(field, a)) == nameSetText(fieldText(field, b));
    }
    const auto kept = [&field](const Record &record) {
        const std::string told = fieldText(field, record);
        return keptText(told.empty() && field.filledIn != nullptr ? field.filledIn(record) : told);
    };
    return field.hasNoCase && kept(a) == kept(b);
}

/// The names of the keys that do not mean the same in both records, where @p field holds them: those of @p a, then those that @p b
/// alone has.
template <typename Record>
[[nodiscard]] std::vector<std::string> differingKeys(const Field<Record> &field, const Record &a, const Record &b)
{
    const auto *keys = std::get_if<Lens<Record, std::vector<ForeignKey>>>(&field.value);
    return keys == nullptr ? std::vector<std::string>() : differingKeys(keys->read(a), keys->read(b), field.keyMeaning);
}

/// The field that holds the keys which are no fields; nullptr when there is none.
template <typename Record>
[[nodiscard]] const Field<Record> *keysField(std::span<const Field<Record>> fields)
{
    const auto found = std::find_if(fields.begin(), fields.end(),
        [](const Field<Record> &field) { return std::holds_alternative<Lens<Record, std::vector<ForeignKey>>>(field.value); });
    return found == fields.end() ? nullptr : &*found;
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
