// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table_model.h"

namespace apportion
{

/// The steps of something that is gone through one after the other, a row each; those behind the one that is shown are not
/// there yet.
class WalkModel : public TableModel
{
    Q_OBJECT

public:
    [[nodiscard]] virtual int stepCount() const = 0;
    /// What a step does, in a sentence or two.
    [[nodiscard]] virtual QString stepText(int step) const = 0;
    /// The rows end with this step; none at all below 0.
    void showStep(int step);

protected:
    using TableModel::TableModel;

    /// Takes other steps, none of which is shown at first.
    template <typename Take>
    void replace(const Take &take)
    {
        beginResetModel();
        m_shown = 0;
        take();
        endResetModel();
    }

private:
    [[nodiscard]] int rows() const override { return m_shown; }

    int m_shown = 0;
};

} // namespace apportion
