// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "engine/background_job.h"
#include "storage/project.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <vector>

namespace apportion
{

/// The ranks of all users under the baseline and under each scenario of a project, in the draft's order of rank.
struct ScenarioRanks
{
    struct User
    {
        QString account;
        QString user; ///< with the partition of a partition association
        std::vector<std::uint32_t> ranks; ///< by column; 0: the scenario does not have the user
    };

    QStringList names; ///< of the columns: the baseline, the draft, the others
    std::vector<User> users;
};

/// Evaluates all of them with @p options; empty when a stop is requested. Meant for another thread.
[[nodiscard]] ScenarioRanks ranksOfScenarios(const Project &project, const EvaluationOptions &options, const std::stop_token &stop = {});

/// The scenarios side by side: the rank of every user, and how far it is from that under the baseline.
class ScenarioModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { User, Account, FirstRank };

    explicit ScenarioModel(QObject *parent = nullptr);

    /// Finds it out in another thread; the newest project wins.
    void show(const Project &project, const EvaluationOptions &options);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    ScenarioRanks m_ranks;
    BackgroundJob<ScenarioRanks> m_job;
};

} // namespace apportion
