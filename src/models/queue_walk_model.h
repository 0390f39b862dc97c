// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/walk_model.h"
#include "replay/queue_walk.h"

#include <memory>

namespace apportion
{

/// The jobs in the order in which the main pass looks at them, and what it does with each.
class QueueWalkModel : public WalkModel
{
    Q_OBJECT

public:
    enum Column { Place, JobId, User, Partition, Tier, Priority, Behind, Outcome, ColumnCount };

    explicit QueueWalkModel(QObject *parent = nullptr) : WalkModel(columns(), parent) { }

    /// @p walk is of @p evaluation; none without one.
    void setWalk(const std::shared_ptr<const Evaluation> &evaluation, replay::QueueWalk walk);
    [[nodiscard]] int stepCount() const override { return static_cast<int>(m_walk.steps.size()); }
    [[nodiscard]] QString stepText(int step) const override;

private:
    [[nodiscard]] static std::span<const TableColumn> columns();
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    [[nodiscard]] const Job &jobOf(const replay::QueueStep &step) const;
    [[nodiscard]] QString partitionOf(const replay::QueueStep &step) const;
    [[nodiscard]] int tierOf(const replay::QueueStep &step) const;
    [[nodiscard]] QString behindText(const replay::QueueStep &step) const;
    [[nodiscard]] QString outcomeText(const replay::QueueStep &step) const;
    [[nodiscard]] QString sentence(const replay::QueueStep &step) const;
    [[nodiscard]] QString waitingSentence(const replay::QueueStep &step) const;

    std::shared_ptr<const Evaluation> m_evaluation;
    replay::QueueWalk m_walk;
};

} // namespace apportion
