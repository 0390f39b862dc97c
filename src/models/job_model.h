// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain.h"
#include "engine/engine.h"
#include "models/results_gate.h"
#include "models/table_model.h"
#include "models/why_role.h"

#include <memory>
#include <unordered_map>

namespace apportion
{

/// The jobs in the order in which Slurm would look at them, one row for each partition of a job.
///
/// Terms are derived when a row is asked for and remembered for the rows last seen.
class JobModel : public TableModel
{
    Q_OBJECT

public:
    enum Column {
        JobId,
        User,
        Account,
        Partition,
        Qos,
        Breakdown,
        Priority,
        Age,
        Assoc,
        FairShare,
        JobSize,
        PartitionTerm,
        QosTerm,
        Tres,
        Site,
        Nice,
        ColumnCount
    };
    enum Role {
        JobRowRole = FirstOwnRole, ///< quint32: the evaluation's row
        TermsRole, ///< PriorityTerms
        ScaleRole, ///< double: the highest priority of all rows, the full width of a bar
        HeldRole, ///< bool
        AssociationIdRole ///< quint32: the job's user, or noAssociation
    };

    explicit JobModel(Document *document, QObject *parent = nullptr);

    void setResults(std::shared_ptr<const Results> results);
    /// The evaluation's row at a row of the model.
    [[nodiscard]] JobRow jobRow(const QModelIndex &index) const;
    /// The model's row of an evaluation's row; linear. Invalid when there is none.
    [[nodiscard]] QModelIndex indexOfJobRow(JobRow row, int column = JobId) const;

private:
    [[nodiscard]] int rows() const override { return m_results ? static_cast<int>(evaluation().order().size()) : 0; }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    [[nodiscard]] const Evaluation &evaluation() const { return *m_results->evaluation; }
    void reorder(std::shared_ptr<const Results> results);
    void storeResults(std::shared_ptr<const Results> results);
    [[nodiscard]] const PriorityTerms &terms(JobRow row) const;
    [[nodiscard]] QVariant display(JobRow row, int column) const;
    [[nodiscard]] QVariant number(JobRow row, int column) const;
    [[nodiscard]] QString partitionName(JobRow row) const;
    [[nodiscard]] std::optional<PriorityTerm> term(JobRow row, int column) const;
    [[nodiscard]] static std::span<const TableColumn> columns();

    ResultsGate m_gate;
    std::shared_ptr<const Results> m_results;
    double m_scale = 1.0;
    mutable std::unordered_map<JobRow, PriorityTerms> m_terms;
};

} // namespace apportion
