// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/decay_walk.h"
#include "models/walk_model.h"

#include <memory>

namespace apportion
{

/// What a pass makes of usage, step by step: it decays, running jobs are charged, accounts add up.
class DecayWalkModel : public WalkModel
{
    Q_OBJECT

public:
    enum Column { What, Before, Left, Added, After, ColumnCount };

    explicit DecayWalkModel(QObject *parent = nullptr) : WalkModel(columns(), parent) { }

    /// @p walk is of @p evaluation; none without one.
    void setWalk(const std::shared_ptr<const Evaluation> &evaluation, DecayWalk walk);
    [[nodiscard]] int stepCount() const override { return static_cast<int>(m_walk.steps.size()); }
    [[nodiscard]] QString stepText(int step) const override;
    /// By what the pass multiplies, and how often it comes.
    [[nodiscard]] QString summary() const;

private:
    [[nodiscard]] static std::span<const TableColumn> columns();
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    [[nodiscard]] QString nameOf(AssociationId id) const;
    [[nodiscard]] QString jobOf(const DecayStep &step) const;

    std::shared_ptr<const Evaluation> m_evaluation;
    DecayWalk m_walk;
};

} // namespace apportion
