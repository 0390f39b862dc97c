// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/billing.h"
#include "engine/engine.h"
#include "models/results_gate.h"
#include "models/table_model.h"
#include "models/why_role.h"

#include <array>
#include <memory>
#include <unordered_map>

namespace apportion
{

/// What the sample jobs are billed per second in their partitions, or in every partition, under each of the three rules.
class BillingModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { JobId, User, PartitionName, Cpus, Memory, Gpus, Sum, MaxTres, MaxTresGres, ColumnCount };
    enum Role {
        InUseRole = FirstOwnRole, ///< bool: the column's rule is the one that the policy's flags ask for
        FromCpusRole ///< bool: the partition has no billing weights, CPUs are charged
    };

    explicit BillingModel(Document *document, QObject *parent = nullptr);

    void setResults(std::shared_ptr<const Results> results);
    /// Bills each job in all partitions instead of in those it names.
    void setAllPartitions(bool all);

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    using Billed = std::array<Billing, 3>; // by BillingRule

    struct Row
    {
        std::uint32_t job = 0;
        std::uint16_t partition = unknownIndex;
    };

    [[nodiscard]] Row rowAt(int row) const;
    [[nodiscard]] const Billed *billed(int row) const;
    [[nodiscard]] QVariant display(int row, int column) const;
    [[nodiscard]] QVariant number(int row, int column) const;
    [[nodiscard]] QString termsTip(int row, int column) const;
    [[nodiscard]] static std::span<const TableColumn> columns();

    ResultsGate m_gate;
    std::shared_ptr<const Results> m_results;
    bool m_allPartitions = false;
    mutable std::unordered_map<int, Billed> m_billed;
};

} // namespace apportion
