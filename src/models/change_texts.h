// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/change_course.h"

#include <QCoreApplication>
#include <QString>

namespace apportion
{

/// A list of what differs between two policies in words: of what, what of it, and both values.
class ChangeTexts
{
    Q_DECLARE_TR_FUNCTIONS(ChangeListModel)

public:
    /// All of them must outlive this.
    ChangeTexts(const Policy &baseline, const Policy &draft, const PolicyDifference &difference, const ResetTimes &times = {})
        : m_baseline(baseline), m_draft(draft), m_difference(difference), m_times(times)
    {
    }

    /// The account, user, setting, partition or QOS: "fay in chem".
    [[nodiscard]] QString object(const ChangedValue &row) const;
    /// What kind of change it is; of a setting also when slurmctld takes it.
    [[nodiscard]] QString what(const ChangedValue &row) const;
    /// The value before or after; empty where there is none.
    [[nodiscard]] QString value(const ChangedValue &row, bool after) const;
    /// What the change does as time goes by, a moment a line; empty where no number follows from it by itself.
    [[nodiscard]] QString course(const ChangedValue &row) const;

private:
    using Kind = ChangedValue::Kind;

    [[nodiscard]] static QString kindText(Kind kind);
    [[nodiscard]] QString optionsText(const AssociationChange &change, bool after) const;
    [[nodiscard]] QString associationValue(const ChangedValue &row, bool after) const;

    const Policy &m_baseline;
    const Policy &m_draft;
    const PolicyDifference &m_difference;
    const ResetTimes m_times;
};

} // namespace apportion
