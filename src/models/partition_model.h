// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/row_model.h"

namespace apportion
{

using PartitionRows = RowModel<Partition, &Policy::partitions, &Document::setPartition>;

/// The partitions: their hardware, what they charge, and what they add to a job's priority.
class PartitionModel : public PartitionRows
{
    Q_OBJECT

public:
    enum Column {
        Name,
        NodeList,
        Nodes,
        Cpus,
        Memory,
        Gpus,
        BillingWeights,
        JobFactor,
        Tier,
        Qos,
        MaxTime,
        Requeue,
        State,
        AllowAccounts,
        DenyAccounts,
        AllowQos,
        DenyQos,
        AllowGroups,
        MaxNodes,
        ColumnCount
    };

    explicit PartitionModel(Document *document, QObject *parent = nullptr);

    [[nodiscard]] bool canEdit(int column) const override { return column < Nodes || column > Gpus; }
    /// The key of slurm.conf of a column that says who may run in the partition; null for the others.
    [[nodiscard]] static const char *accessKeyOf(int column);
    using PolicyTableModel::errorFor;
    /// Why @p text cannot be billing weights, a job factor or a tier; empty when it can.
    [[nodiscard]] static QString errorFor(int column, const QString &text);

protected:
    [[nodiscard]] static std::span<const TableColumn> columns();
    [[nodiscard]] QString display(const Policy &policy, int row, int column) const override;
    [[nodiscard]] ExplainQuestion question(std::uint32_t row, int column) const override;
    [[nodiscard]] QString editText(const Policy &policy, int row, int column) const override;
    [[nodiscard]] QVariant sortValue(const Policy &policy, int row, int column) const override;
    [[nodiscard]] QString tip(int row, int column) const override;
    [[nodiscard]] QStringList choices(int row, int column) const override;
    [[nodiscard]] QString enter(Policy &draft, int row, int column, const QString &text) const override;
    [[nodiscard]] Partition addedRow(const Policy &known, const Partition *source) const override;
    [[nodiscard]] std::vector<const char *> stepTexts() const override;
    void policyChanged(const PolicyChange &change) override;
};

} // namespace apportion
