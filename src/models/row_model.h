// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_edit.h"
#include "core/schema/row_fields.h"
#include "models/field_cell.h"
#include "models/policy_table_model.h"

#include <algorithm>

namespace apportion
{

/// The base of a model whose rows the schema describes: what its columns show, edit and sort by follows from their fields.
/// @p setter is the Document's, for one row.
template <typename Row, Shared<std::vector<Row>> Policy::*table, auto setter>
class RowModel : public PolicyTableModel
{
protected:
    using Fields = std::span<const schema::Field<Row>>;

    /// The field of the first column tells the rows apart.
    RowModel(Document *document, PolicyChange::Kind kind, Fields fields, std::span<const TableColumn> columns, QObject *parent)
        : PolicyTableModel(document, kind, columns, parent)
    {
        for (const TableColumn &column : columns) {
            const auto found = std::find_if(
                fields.begin(), fields.end(), [&column](const schema::Field<Row> &field) { return std::string_view(field.saved) == column.field; });
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

    [[nodiscard]] ExplainQuestion question(std::uint32_t row, int column) const override
    {
        const std::optional<TableQuantity> why = columnAt(column).why;
        return why ? TableNumber { *why, row } : ExplainQuestion();
    }

    bool commitRow(const Policy &draft, int row) final { return (document()->*setter)(row, rowAt(draft, row)); }

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
