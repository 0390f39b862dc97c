// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "models/model_roles.h"
#include "models/table_model.h"

namespace apportion
{

/// The flags of PriorityFlags, each with a check mark and a sentence.
class FlagsModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Flag, Meaning, Default, ColumnCount };
    enum Role { FlagRole = FirstOwnRole /**< int: a PriorityFlag */ };

    explicit FlagsModel(Document *document, QObject *parent = nullptr);

    /// Qt::CheckStateRole in the column Flag.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(priorityFlagCount); }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    void policyChanged(const PolicyChange &change);
    [[nodiscard]] static std::span<const TableColumn> columns();

    Document *m_document;
};

} // namespace apportion
