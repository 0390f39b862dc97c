// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

namespace apportion
{

/// What a header says about its column.
struct ColumnInfo
{
    QString title; ///< with the unit
    QString tip; ///< what the column means, one or two sentences
    bool isNumber = false; ///< right-aligned
};

/// The answer of headerData() for a horizontal section.
[[nodiscard]] QVariant headerValue(const ColumnInfo &column, int role);
/// The answer of data() to Qt::TextAlignmentRole.
[[nodiscard]] QVariant alignmentOf(const ColumnInfo &column);

} // namespace apportion
