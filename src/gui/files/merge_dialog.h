// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_merge.h"

#include <QAbstractTableModel>
#include <QDialog>

#include <functional>

#include <vector>

namespace apportion
{

/// Two policies that were made of one.
struct MergeSides
{
    Snapshot base;
    Snapshot mine;
    Snapshot theirs;
    QString theirName; ///< where theirs is, for people: "In the file"
};

/// What comes of merging a project.
struct MergeResult
{
    Snapshot draft;
    std::vector<Snapshot> scenarios; ///< the others, where they are merged too
    std::vector<MergeConflict> conflicts; ///< of all
    std::size_t taken = 0; ///< values and rows that are theirs now, those too that were chosen so
};

/// Merges, with theirs taken where a conflict was chosen so.
using MergeWork = std::function<MergeResult(const std::vector<MergeConflict> &takeTheirs)>;

/// Values that both sides changed, a row for each: one of the two is checked.
class ConflictModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Object, Field, Base, Mine, Theirs, ColumnCount };

    ConflictModel(std::vector<MergeConflict> conflicts, const QString &theirName, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

    void takeAll(bool theirs);
    /// The conflicts in which theirs is checked.
    [[nodiscard]] std::vector<MergeConflict> takenTheirs() const;

private:
    std::vector<MergeConflict> m_conflicts;
    std::vector<bool> m_takeTheirs;
    QString m_theirName;
};

/// Asks which of the values that both sides changed is to stand.
class MergeDialog : public QDialog
{
    Q_OBJECT

public:
    MergeDialog(std::vector<MergeConflict> conflicts, const QString &theirName, QWidget *parent = nullptr);

    [[nodiscard]] ConflictModel *model() const { return m_model; }

private:
    ConflictModel *m_model;
};

} // namespace apportion
