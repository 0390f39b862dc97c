// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/field_value.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QVariant>

#include <concepts>
#include <type_traits>

namespace apportion
{

// A field of a record as a cell of a table.

/// What the cell is sorted by: a number or a time by its value; invalid: by the text.
template <typename Row>
[[nodiscard]] QVariant cellSortValue(const schema::Field<Row> &field, const Row &row)
{
    return std::visit(
        [&row](const auto &lens) -> QVariant {
            const auto &value = lens.read(row);
            using Value = std::remove_cvref_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, SlurmTime>) {
                return value.minutes;
            } else if constexpr (std::floating_point<Value>) {
                return value;
            } else if constexpr (std::integral<Value> && !std::is_same_v<Value, bool>) {
                return static_cast<qlonglong>(value);
            } else {
                return {};
            }
        },
        field.value);
}

/// What an editor of the cell begins with: the value as Slurm's files write it.
template <typename Row>
[[nodiscard]] QString cellEditText(const schema::Field<Row> &field, const Row &row)
{
    return toText(schema::fieldText(field, row));
}

/// What the cell shows: whole numbers in groups of three digits, all else as in the files.
template <typename Row>
[[nodiscard]] QString cellText(const schema::Field<Row> &field, const Row &row)
{
    return schema::isWholeNumber(field) ? integerText(cellSortValue(field, row).toLongLong()) : cellEditText(field, row);
}

} // namespace apportion
