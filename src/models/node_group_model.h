// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/row_model.h"

namespace apportion
{

using NodeGroupRows = RowModel<NodeGroup, &Policy::nodeGroups, &Document::setNodeGroup>;

/// The nodes of the cluster, one row a NodeName line; chip and owner are what weights and shares are derived from.
class NodeGroupModel : public NodeGroupRows
{
    Q_OBJECT

public:
    enum Column { Names, Count, Cpus, Cores, Memory, Gres, Chip, Owner, ColumnCount };

    explicit NodeGroupModel(Document *document, QObject *parent = nullptr);

    [[nodiscard]] bool canEdit(int) const override { return true; }

protected:
    [[nodiscard]] static std::span<const TableColumn> columns();
    [[nodiscard]] QString display(const Policy &policy, int row, int column) const override;
    [[nodiscard]] QStringList choices(int row, int column) const override;
    /// Chip: a name of Policy::chips or nothing. Owner: "public", one account, or several separated by commas.
    [[nodiscard]] QString enter(Policy &draft, int row, int column, const QString &text) const override;
    [[nodiscard]] NodeGroup addedRow(const Policy &known, const NodeGroup *source) const override;
    void rearrange(Policy &draft, const std::vector<std::size_t> &sources, const std::vector<int> &copied) const override;
    [[nodiscard]] std::vector<const char *> stepTexts() const override;
};

} // namespace apportion
