// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/row_model.h"

namespace apportion
{

using ChipRows = RowModel<Chip, &Policy::chips, &Document::setChip>;

/// The chips, their peak speed, and what a core of each is worth: given, or derived from the speed.
class ChipModel : public ChipRows
{
    Q_OBJECT

public:
    enum Column { Name, Flops, Weight, EffectiveWeight, Nodes, ColumnCount };

    explicit ChipModel(Document *document, QObject *parent = nullptr);

    [[nodiscard]] bool canEdit(int column) const override { return column == Name || column == Flops || column == Weight; }

protected:
    [[nodiscard]] static std::span<const TableColumn> columns();
    [[nodiscard]] QString display(const Policy &policy, int row, int column) const override;
    [[nodiscard]] QString editText(const Policy &policy, int row, int column) const override;
    [[nodiscard]] QVariant sortValue(const Policy &policy, int row, int column) const override;
    [[nodiscard]] QString enter(Policy &draft, int row, int column, const QString &text) const override;
    [[nodiscard]] Chip addedRow(const Policy &known, const Chip *source) const override;
    [[nodiscard]] std::vector<const char *> stepTexts() const override;
    void policyChanged(const PolicyChange &change) override;
};

} // namespace apportion
