// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QStyledItemDelegate>

namespace apportion
{

/// A finding in two lines: what is the matter, and below it, quietly, what to do; at the right its mending as a button,
/// where there is one, and its object.
class ProblemDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setColours(const Palette &palette) { m_palette = palette; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Where the button of a row stands; empty without one.
    [[nodiscard]] QRect fixRect(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Palette m_palette = Palette::light();
};

} // namespace apportion
