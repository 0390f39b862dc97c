// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/limits/effective_limits.h"
#include "document/document.h"
#include "models/table_model.h"

#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace apportion
{

/// The limits of associations that are selected, or of a QOS: a row each, with what it is, what is inherited, and which one binds
/// first. The last row adds one: a limit is chosen, then a TRES, then the value is typed.
class LimitModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Kind, Of, Own, Otherwise, Binding, ColumnCount };

    explicit LimitModel(Document *document, QObject *parent = nullptr);

    /// Shows limits of associations; what is typed is set in all of them as one step of undo.
    void setAssociations(const std::vector<AssociationId> &ids);
    /// Shows those of a QOS, by its index.
    void setQos(int index);

    [[nodiscard]] bool canEdit(const QModelIndex &index) const;
    /// The words among which a cell is chosen: ChoicesRole gives them.
    [[nodiscard]] QStringList choices(const QModelIndex &index) const;
    /// Why a text cannot be the value of a cell; empty when it can.
    [[nodiscard]] QString errorFor(const QModelIndex &index, const QString &text) const;
    /// Takes the own values of rows away, as one step of undo.
    void takeAway(const std::vector<int> &rows);

    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

protected:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()) + (canAdd() ? 1 : 0); }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;

private:
    struct Row
    {
        LimitKind kind = LimitKind::GrpTres;
        TresIndex tres = noTres;
        bool isChosen = false; ///< in the row that adds one: its kind is
        std::optional<std::uint64_t> own; ///< that all of them have
        bool differs = false; ///< their own values do
        std::optional<OwnedLimit> above;
        std::optional<OwnedLimit> binding;
    };

    [[nodiscard]] static std::span<const TableColumn> columns();
    [[nodiscard]] bool canAdd() const { return m_qos >= 0 || !m_ids.empty(); }
    [[nodiscard]] bool isAdding(int row) const { return row == static_cast<int>(m_rows.size()); }
    [[nodiscard]] const Row &rowAt(int row) const { return isAdding(row) ? m_added : m_rows[static_cast<std::size_t>(row)]; }
    void refresh();
    void readQos();
    void readAssociations();
    void policyChanged(const PolicyChange &change);
    /// Sets the own values of rows, or takes them away.
    void commit(const std::vector<Row> &rows, const std::optional<std::string> &value);
    [[nodiscard]] std::string tresName(const Row &row) const;
    [[nodiscard]] QString valueText(const Row &row, std::uint64_t value) const;
    [[nodiscard]] QString ownerText(const LimitOwner &owner) const;
    [[nodiscard]] QString display(const Row &row, int column, bool isAdding) const;
    [[nodiscard]] QString tip(const Row &row, int column) const;

    Document *m_document;
    std::vector<AssociationId> m_ids;
    int m_qos = -1;
    std::vector<Row> m_rows;
    Row m_added;
};

} // namespace apportion
