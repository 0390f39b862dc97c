// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/pull.h"

#include <QAbstractTableModel>

#include <memory>

namespace apportion
{

/// The questions that a pull asks a cluster, a row each: what for, the command, and how far it is.
class PullModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Title, Command, State, ColumnCount };
    enum Role {
        StateRole = Qt::UserRole, ///< cluster::Asked::State
        ShellTextRole, ///< the whole command line, as one would type it
        FailureRole, ///< why there is no answer and what to do about it; empty when there is one
        SeverityRole ///< of the failure
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows another pull, started or not.
    void setPull(std::shared_ptr<cluster::Pull> pull);
    /// All command lines, one a line.
    [[nodiscard]] QString allShellText() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<cluster::Pull> m_pull;
};

} // namespace apportion
