// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/row_change.h"
#include "core/schema/field_value.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace apportion
{

/// What differs between two tables: the rows that are gone, then those that are new or other, in their order. The first
/// field tells the rows apart; of rows that it calls the same, the first one counts.
template <typename Row>
[[nodiscard]] std::vector<RowChange<Row>> rowChanges(
    const std::vector<Row> &before, const std::vector<Row> &after, std::span<const schema::Field<Row>> fields)
{
    const auto name = [fields](const Row &row) { return schema::fieldText(fields.front(), row); };
    const auto places = [&name](const std::vector<Row> &rows) {
        std::unordered_map<std::string, std::uint16_t> index;
        for (std::size_t i = 0; i < rows.size() && i < unknownIndex; ++i) {
            index.emplace(name(rows[i]), static_cast<std::uint16_t>(i));
        }
        return index;
    };
    const auto old = places(before);
    const auto now = places(after);
    std::vector<RowChange<Row>> changes;
    for (std::size_t i = 0; i < before.size() && i < unknownIndex; ++i) {
        if (now.find(name(before[i])) == now.end()) {
            changes.push_back({ static_cast<std::uint16_t>(i), unknownIndex, {} });
        }
    }
    for (std::size_t i = 0; i < after.size() && i < unknownIndex; ++i) {
        const auto found = old.find(name(after[i]));
        RowChange<Row> change { found == old.end() ? unknownIndex : found->second, static_cast<std::uint16_t>(i), {} };
        for (const schema::Field<Row> &field : fields) {
            if (found != old.end() && !field.isMark && !schema::sameField(field, before[found->second], after[i])) {
                change.fields.push_back(&field);
            }
        }
        if (found == old.end() || !change.fields.empty()) {
            changes.push_back(std::move(change));
        }
    }
    return changes;
}

} // namespace apportion
