// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace apportion
{

/// The roles that all models share, so that one delegate and one sort proxy serve every view.
enum ModelRole {
    SortRole = Qt::UserRole + 1, ///< the raw number (double, or an integer) or the text: what a proxy sorts by
    ChangedRole, ///< bool: the cell's value differs from the baseline
    BaselineRole, ///< QString: the value in the baseline, as shown; empty when it does not differ
    ErrorRole, ///< QString: why the last edit of the cell was refused; empty after a good one
    ChoicesRole, ///< QStringList: the values that an editable cell takes, when it takes only these (or proposes them)
    WhyRole, ///< ExplainQuestion: what "Why?" asks about the cell; none where it was given rather than computed
    FirstOwnRole ///< where a model's own roles begin
};

} // namespace apportion
