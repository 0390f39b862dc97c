// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "models/column_info.h"
#include "models/results_gate.h"
#include "models/why_role.h"

#include <QAbstractTableModel>

#include <memory>
#include <unordered_map>

namespace apportion
{

/// The jobs in the order in which Slurm would look at them, one row for each partition of a job.
///
/// Terms are derived when a row is asked for and remembered for the rows last seen.
class JobModel : public QAbstractTableModel
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

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] const Evaluation &evaluation() const { return *m_results->evaluation; }
    void reorder(std::shared_ptr<const Results> results);
    void storeResults(std::shared_ptr<const Results> results);
    [[nodiscard]] const PriorityTerms &terms(JobRow row) const;
    [[nodiscard]] QVariant display(JobRow row, int column) const;
    [[nodiscard]] QVariant number(JobRow row, int column) const;
    [[nodiscard]] QString partitionName(JobRow row) const;
    [[nodiscard]] static double term(const PriorityTerms &terms, int column);
    [[nodiscard]] static ColumnInfo column(int section);

    ResultsGate m_gate;
    std::shared_ptr<const Results> m_results;
    double m_scale = 1.0;
    mutable std::unordered_map<JobRow, PriorityTerms> m_terms;
};

} // namespace apportion
