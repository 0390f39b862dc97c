// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "models/column_info.h"
#include "models/model_roles.h"

#include <QAbstractTableModel>

namespace apportion
{

/// The qualities of service and what they add to a job's priority.
class QosModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Priority, UsageFactor, Preempt, Description, ColumnCount };

    explicit QosModel(Document *document, QObject *parent = nullptr);

    [[nodiscard]] static bool isEditable(int column) { return column == Priority; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void editRefused(const QModelIndex &index, const QString &message);

private:
    void policyChanged(const PolicyChange &change);
    [[nodiscard]] const Qos *baselineOf(const Qos &qos) const;
    [[nodiscard]] static ColumnInfo column(int section);

    Document *m_document;
    int m_rows = 0;
    QPersistentModelIndex m_refused;
    QString m_error;
};

} // namespace apportion
