// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QStyledItemDelegate>

namespace apportion
{

/// Draws a signed number as a bar to the left (falls) or the right (rises) of a quiet middle line.
class RiseFallDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// @p valueRole gives the number of an index, ±1 for a bar that fills its half of the cell; an index without one gets no bar.
    explicit RiseFallDelegate(int valueRole, QObject *parent = nullptr);

    void setPalette(const Palette &palette) { m_palette = palette; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// The bar of @p value inside @p cell; empty for 0.
    [[nodiscard]] QRectF barRect(const QRectF &cell, double value) const;

private:
    int m_valueRole;
    Palette m_palette = Palette::light();
};

} // namespace apportion
