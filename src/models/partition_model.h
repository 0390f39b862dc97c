// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "engine/engine.h"
#include "models/column_info.h"
#include "models/model_roles.h"

#include <QAbstractTableModel>

namespace apportion
{

/// The partitions: their hardware, what they charge, and what they add to a job's priority.
class PartitionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Nodes, Cpus, Memory, Gpus, BillingWeights, JobFactor, Tier, Qos, MaxTime, ColumnCount };

    explicit PartitionModel(Document *document, QObject *parent = nullptr);

    [[nodiscard]] static bool isEditable(int column) { return column == BillingWeights || column == JobFactor || column == Tier; }
    /// Why @p text cannot be a value of @p column; empty when it can.
    [[nodiscard]] static QString errorFor(int column, const QString &text);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void editRefused(const QModelIndex &index, const QString &message);

private:
    /// What the nodes of a partition add up to; counted once a policy, not once a repaint.
    struct Totals
    {
        std::uint64_t nodes = 0;
        std::uint64_t cpus = 0;
        std::uint64_t memoryMb = 0;
        std::uint64_t gpus = 0;
    };

    void reload();
    void countHardware();
    void policyChanged(const PolicyChange &change);
    [[nodiscard]] const Partition *baselineOf(const Partition &partition) const;
    [[nodiscard]] QVariant display(const Partition &partition, const Totals &totals, int column) const;
    [[nodiscard]] static QVariant number(const Partition &partition, const Totals &totals, int column);
    [[nodiscard]] static QString editText(const Partition &partition, int column);
    [[nodiscard]] static ColumnInfo column(int section);

    Document *m_document;
    std::vector<Totals> m_totals;
    QPersistentModelIndex m_refused;
    QString m_error;
};

} // namespace apportion
