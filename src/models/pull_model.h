// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/pull.h"
#include "models/table_model.h"

#include <memory>

namespace apportion
{

/// The questions that a pull asks a cluster, a row each: what for, the command, and how far it is.
class PullModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Title, Command, State, ColumnCount };
    enum Role {
        StateRole = Qt::UserRole, ///< cluster::Asked::State
        ShellTextRole, ///< the whole command line, as one would type it, below the one that reaches the host
        FailureRole, ///< why there is no answer and what to do about it; empty when there is one
        SeverityRole ///< of the failure
    };

    explicit PullModel(QObject *parent = nullptr) : TableModel(columns(), parent) { }

    /// Shows another pull, started or not.
    void setPull(std::shared_ptr<cluster::Pull> pull);
    /// All command lines, one a line.
    [[nodiscard]] QString allShellText() const;

private:
    [[nodiscard]] static std::span<const TableColumn> columns();
    [[nodiscard]] int rows() const override { return m_pull ? static_cast<int>(m_pull->asked().size()) : 0; }
    [[nodiscard]] QString connectionText() const;
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    std::shared_ptr<cluster::Pull> m_pull;
};

} // namespace apportion
