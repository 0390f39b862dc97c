// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_edit.h"
#include "core/schema/row_fields.h"
#include "models/field_cell.h"
#include "models/policy_table_model.h"

#include <algorithm>
#include <initializer_list>

namespace apportion
{

/// The base of a model whose rows the schema describes: what its columns show, edit and sort by follows from their fields.
template <typename Row, Shared<std::vector<Row>> Policy::*table>
class RowModel : public PolicyTableModel
{
protected:
    using Fields = std::span<const schema::Field<Row>>;

    /// @p shown: for each column the field that it shows, by its name in the project file, empty where it shows none. The
    /// first one tells the rows apart.
    RowModel(Document *document, PolicyChange::Kind kind, Fields fields, std::initializer_list<std::string_view> shown, QObject *parent)
        : PolicyTableModel(document, kind, static_cast<int>(shown.size()), parent)
    {
        for (const std::string_view name : shown) {
            const auto found = std::find_if(fields.begin(), fields.end(), [name](const schema::Field<Row> &field) { return field.saved == name; });
            m_fields.push_back(found == fields.end() ? nullptr : &*found);
        }
        setAnswersWhy(this);
        readRows();
    }

    [[nodiscard]] static const Row &rowAt(const Policy &policy, int row) { return (policy.*table)->at(static_cast<std::size_t>(row)); }
    [[nodiscard]] static Row &editRow(Policy &policy, int row) { return (policy.*table).edit()[static_cast<std::size_t>(row)]; }

    [[nodiscard]] std::vector<std::string> rowNames(const Policy &policy) const final
    {
        std::vector<std::string> names;
        for (const Row &row : *(policy.*table)) {
            names.push_back(schema::fieldText(*m_fields.front(), row));
        }
        return names;
    }

    [[nodiscard]] QString display(const Policy &policy, int row, int column) const override
    {
        const schema::Field<Row> *field = m_fields[static_cast<std::size_t>(column)];
        return field == nullptr ? QString() : cellText(*field, rowAt(policy, row));
    }

    [[nodiscard]] QString editText(const Policy &policy, int row, int column) const override
    {
        const schema::Field<Row> *field = m_fields[static_cast<std::size_t>(column)];
        return field == nullptr ? display(policy, row, column) : cellEditText(*field, rowAt(policy, row));
    }

    /// Numbers and times by their value, all others by their text.
    [[nodiscard]] QVariant sortValue(const Policy &policy, int row, int column) const override
    {
        const schema::Field<Row> *field = m_fields[static_cast<std::size_t>(column)];
        return field == nullptr ? QVariant() : cellSortValue(*field, rowAt(policy, row));
    }

    /// A row that is added: a copy of @p source, or a new one when that is null, under a name that is free.
    [[nodiscard]] virtual Row addedRow(const Policy &known, const Row *source) const
    {
        Row row = source != nullptr ? *source : Row();
        if constexpr (requires { row.name; }) {
            row.name = freeName(*(known.*table), source != nullptr ? row.name : "new");
        }
        return row;
    }

    [[nodiscard]] std::vector<Row> addedRows(const Policy &draft, const std::vector<int> &copied) const
    {
        std::vector<Row> added;
        Policy known = draft;
        for (const int row : copied) {
            added.push_back(addedRow(known, row < 0 ? nullptr : &rowAt(draft, row)));
            (known.*table).edit().push_back(added.back());
        }
        return added;
    }

    void rearrange(Policy &draft, const std::vector<std::size_t> &sources, const std::vector<int> &copied) const override
    {
        reorderRows(draft.*table, sources, addedRows(draft, copied));
    }

private:
    std::vector<const schema::Field<Row> *> m_fields; ///< by column
};

} // namespace apportion
