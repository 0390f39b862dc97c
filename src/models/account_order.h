// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/account_rows.h"

#include <vector>

namespace apportion
{

/// Puts siblings of the account tree in the order of a column.
class AccountOrder
{
public:
    explicit AccountOrder(const AccountRowsRequest &request) : m_request(request) { }

    /// Whether siblings stand in that order as they come from the layout.
    [[nodiscard]] bool isNatural() const;
    /// @p siblings come in Slurm's order, which decides between equal ones.
    void sort(std::vector<AssociationId> &siblings);

    /// What a column shows of an association as a number; NaN where it shows none. @p evaluation may be null.
    [[nodiscard]] static double number(const AssociationTree &tree, const Evaluation *evaluation, AssociationId id, int column);

private:
    struct Entry
    {
        double number;
        std::string text;
        AssociationId id;
    };

    [[nodiscard]] std::string text(AssociationId id) const;

    const AccountRowsRequest &m_request;
    std::vector<Entry> m_entries;
};

} // namespace apportion
