// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/row_model.h"

namespace apportion
{

using ChipRows = RowModel<Chip, &Policy::chips>;

/// The chips, their peak speed, and what a core of each is worth: given, or derived from the speed.
class ChipModel : public ChipRows
{
    Q_OBJECT

public:
    enum Column { Name, Flops, Weight, EffectiveWeight, Nodes, ColumnCount };

    explicit ChipModel(Document *document, QObject *parent = nullptr);

    [[nodiscard]] bool canEdit(int column) const override { return column == Name || column == Flops || column == Weight; }

protected:
    [[nodiscard]] ColumnInfo column(int section) const override;
    [[nodiscard]] QString display(const Policy &policy, int row, int column) const override;
    [[nodiscard]] ExplainQuestion question(std::uint32_t row, int column) const override;
    [[nodiscard]] QString editText(const Policy &policy, int row, int column) const override;
    [[nodiscard]] QVariant sortValue(const Policy &policy, int row, int column) const override;
    [[nodiscard]] QString enter(Policy &draft, int row, int column, const QString &text) const override;
    bool commitRow(const Policy &draft, int row) override;
    [[nodiscard]] Chip addedRow(const Policy &known, const Chip *source) const override;
    [[nodiscard]] QString stepText(RowStep step, const QString &name) const override;
    void policyChanged(const PolicyChange &change) override;
};

} // namespace apportion
