// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/row_model.h"

namespace apportion
{

using QosRows = RowModel<Qos, &Policy::qos>;

/// The qualities of service: what they add to a job's priority, what their usage counts, whom they push aside, and
/// every other option of sacctmgr.
class QosModel : public QosRows
{
    Q_OBJECT

public:
    enum Column { Name, Priority, UsageFactor, Preempt, Flags, Limits, Description, ColumnCount };

    explicit QosModel(Document *document, QObject *parent = nullptr);

    [[nodiscard]] bool canEdit(int) const override { return true; }

protected:
    [[nodiscard]] ColumnInfo column(int section) const override;
    [[nodiscard]] QString display(const Policy &policy, int row, int column) const override;
    [[nodiscard]] ExplainQuestion question(std::uint32_t row, int column) const override;
    [[nodiscard]] QString enter(Policy &draft, int row, int column, const QString &text) const override;
    bool commitRow(const Policy &draft, int row) override;
    [[nodiscard]] QString stepText(RowStep step, const QString &name) const override;
};

} // namespace apportion
