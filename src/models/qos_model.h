// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/row_model.h"

namespace apportion
{

using QosRows = RowModel<Qos, &Policy::qos, &Document::setQos>;

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
    [[nodiscard]] static std::span<const TableColumn> columns();
    [[nodiscard]] QString display(const Policy &policy, int row, int column) const override;
    [[nodiscard]] QString enter(Policy &draft, int row, int column, const QString &text) const override;
    [[nodiscard]] std::vector<const char *> stepTexts() const override;
};

} // namespace apportion
