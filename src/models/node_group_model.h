// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "models/column_info.h"
#include "models/model_roles.h"

#include <QAbstractTableModel>

namespace apportion
{

/// The nodes of the cluster, one row a NodeName line; chip and owner are what weights and shares are derived from.
class NodeGroupModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Names, Count, Cpus, Memory, Gres, Chip, Owner, ColumnCount };

    explicit NodeGroupModel(Document *document, QObject *parent = nullptr);

    [[nodiscard]] static bool isEditable(int column) { return column == Chip || column == Owner; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// Chip: a name of Policy::chips or nothing. Owner: "public", one account, or several separated by commas.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void editRefused(const QModelIndex &index, const QString &message);

private:
    void policyChanged(const PolicyChange &change);
    [[nodiscard]] QVariant display(const NodeGroup &group, int column) const;
    [[nodiscard]] static QVariant number(const NodeGroup &group, int column);
    [[nodiscard]] QString applyOwner(NodeGroup &group, const QString &text) const;
    [[nodiscard]] QString applyChip(NodeGroup &group, const QString &text) const;
    [[nodiscard]] static ColumnInfo column(int section);

    Document *m_document;
    int m_rows = 0;
    QPersistentModelIndex m_refused;
    QString m_error;
};

} // namespace apportion
