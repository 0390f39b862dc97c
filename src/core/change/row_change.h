// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/field.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace apportion
{

/// A row of a table, as a partition or a QOS, that differs.
template <typename Row>
struct RowChange
{
    std::uint16_t before = unknownIndex; ///< unknownIndex: absent on that side
    std::uint16_t after = unknownIndex;
    std::vector<const schema::Field<Row> *> fields; ///< in which it differs, when both have it

    /// Whether it differs in what the project file calls @p saved.
    [[nodiscard]] bool has(std::string_view saved) const
    {
        for (const schema::Field<Row> *field : fields) {
            if (field->saved == saved) {
                return true;
            }
        }
        return false;
    }
};

} // namespace apportion
