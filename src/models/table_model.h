// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain_question.h"
#include "models/model_roles.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <array>
#include <optional>
#include <span>

namespace apportion
{

/// A column of a model; its texts are English and marked with QT_TR_NOOP within the model's class.
struct TableColumn
{
    const char *title; ///< with the unit
    const char *tip = nullptr; ///< what the column means, one or two sentences
    bool isNumber = false; ///< right-aligned
    const char *field = ""; ///< of a RowModel: the field that it shows, by its name in the project file; empty: no single one
    std::optional<TableQuantity> why {}; ///< of a RowModel: what "Why?" asks about a cell
};

/// A text that QT_TR_NOOP marks within the model's class, in the user's language.
[[nodiscard]] QString textOfModel(const QAbstractItemModel &model, const char *text);
/// The answer of headerData() of @p model for one of its columns.
[[nodiscard]] QVariant headerValue(const QAbstractItemModel &model, const TableColumn &column, int role);
/// The answer of data() to Qt::TextAlignmentRole.
[[nodiscard]] QVariant alignmentOf(const TableColumn &column);

/// The base of the models of tables: what they answer alike.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : rows(); }
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : static_cast<int>(m_columns.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Keeps its numbers and its tips to itself, whoever asks for them: a question asks for one.
    void setVeiled(bool veiled);
    /// The same of the rows whose first column reads so.
    void setVeiledRows(const QStringList &names);

protected:
    /// @p columns lives as long as the model.
    TableModel(std::span<const TableColumn> columns, QObject *parent) : QAbstractTableModel(parent), m_columns(columns) { }

    [[nodiscard]] virtual int rows() const = 0;
    /// What data() answers for a cell that is there, but for its alignment.
    [[nodiscard]] virtual QVariant cell(const QModelIndex &index, int role) const = 0;
    [[nodiscard]] const TableColumn &columnAt(int section) const { return m_columns[static_cast<std::size_t>(section)]; }
    /// Says that every cell from @p first to the last column may differ.
    void cellsChanged(int first = 0);

private:
    std::span<const TableColumn> m_columns;
    bool m_isVeiled = false;
    QStringList m_veiledRows; ///< what their first column reads
};

} // namespace apportion
