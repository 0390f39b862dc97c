// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "models/column_info.h"
#include "models/model_roles.h"

#include <QAbstractTableModel>

namespace apportion
{

/// The flags of PriorityFlags, each with a check mark and a sentence.
class FlagsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Flag, Meaning, Default, ColumnCount };
    enum Role { FlagRole = FirstOwnRole /**< int: a PriorityFlag */ };

    explicit FlagsModel(Document *document, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// Qt::CheckStateRole in the column Flag.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void policyChanged(const PolicyChange &change);
    [[nodiscard]] static ColumnInfo column(int section);

    Document *m_document;
};

} // namespace apportion
