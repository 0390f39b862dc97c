// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay_answer.h"
#include "models/table_model.h"

namespace apportion
{

/// Who waits longer or shorter under a scenario than under another one, those first for whom it makes most. What lies within
/// the noise is quiet, and called so.
class ReplayGroupModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Name, Jobs, Median, P90, Slowdown, Change, Because };

    explicit ReplayGroupModel(QObject *parent = nullptr) : TableModel(columns(), parent) { }

    void show(std::shared_ptr<const ReplayAnswer> answer, replay::GroupBy by, const ReplayPair &pair);
    [[nodiscard]] const replay::GroupComparison &group(int row) const { return *m_groups[static_cast<std::size_t>(row)]; }

protected:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_groups.size()); }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] static std::span<const TableColumn> columns();
    [[nodiscard]] static QString bothText(const QString &before, const QString &after);
    [[nodiscard]] QString changeText(const replay::GroupComparison &group) const;
    [[nodiscard]] QString becauseText(const replay::GroupComparison &group) const;

    std::shared_ptr<const ReplayAnswer> m_answer;
    ReplayPair m_pair;
    std::vector<const replay::GroupComparison *> m_groups;
};

} // namespace apportion
