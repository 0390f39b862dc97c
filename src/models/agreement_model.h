// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/agree.h"
#include "models/table_model.h"

namespace apportion
{

/// The numbers on which the cluster and Apportion differ, a row each.
class AgreementModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Where, What, There, Here, Why, ColumnCount };
    enum Role { ObjectRole = FirstOwnRole }; ///< ObjectRef: what to jump to

    explicit AgreementModel(std::vector<Disagreement> differences, QObject *parent = nullptr)
        : TableModel(columns(), parent), m_differences(std::move(differences))
    {
    }

private:
    [[nodiscard]] static std::span<const TableColumn> columns();
    [[nodiscard]] int rows() const override { return static_cast<int>(m_differences.size()); }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;

    std::vector<Disagreement> m_differences;
};

} // namespace apportion
