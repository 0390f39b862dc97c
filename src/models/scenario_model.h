// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "core/explain/explain_question.h"
#include "engine/background_job.h"
#include "engine/engine.h"
#include "models/row_filter.h"
#include "storage/project.h"

#include <QAbstractTableModel>

#include <array>
#include <cstdint>
#include <vector>

namespace apportion
{

/// Where users, accounts and jobs stand under the baseline and under each scenario of a project, in the draft's order.
struct ScenarioStandings
{
    enum Subject { Users, Accounts, Queue };

    struct Row
    {
        QString name; ///< a user, with the partition of a partition association; an account; a job's id
        QString belongsTo; ///< the user's account; the account's parent; the job's user
        std::vector<std::uint32_t> places {}; ///< by column: a rank, that of the account's best user, a place in the queue; 0: none
        std::vector<double> shares {}; ///< of an account, by column: of the cluster, 0 … 1; less than 0: it is not there
        /// Of an account, by column: how often its jobs pass those of others, less how often those pass them, against the baseline.
        std::vector<std::int64_t> jobsPassed {};
        std::vector<double> used {}; ///< of an account, by column: part of the cluster's usage, 0 … 1; less than 0: it is not there
        ExplainQuestion question {}; ///< what "Why?" asks: of its place under the draft; of what the draft has not nothing
    };

    QStringList names; ///< of the columns: the baseline, the draft, the others
    std::array<std::vector<Row>, 3> rows; ///< by subject
};

/// Evaluates all of them with @p options, now or at the moment of @p look; empty when a stop is requested. Meant for another
/// thread.
[[nodiscard]] ScenarioStandings standingsOfScenarios(
    const Project &project, const EvaluationOptions &options, const std::stop_token &stop = {}, const LookAhead &look = {});

/// The scenarios side by side: the place of every user, account or job, and how far it is from that under the baseline.
class ScenarioModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, BelongsTo, FirstPlace };

    explicit ScenarioModel(QObject *parent = nullptr);

    /// Finds it out in another thread; the newest project wins.
    void show(const Project &project, const EvaluationOptions &options, const LookAhead &look = {});
    void setSubject(ScenarioStandings::Subject subject);
    /// Shows only rows of which a name holds this text, in any case; empty: all of them.
    void setFilter(const QString &text);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] const std::vector<ScenarioStandings::Row> &rows() const { return m_standings.rows[m_subject]; }
    void findShown();

    ScenarioStandings m_standings;
    ScenarioStandings::Subject m_subject = ScenarioStandings::Users;
    RowFilter m_filter;
    BackgroundJob<ScenarioStandings> m_job;
};

} // namespace apportion
