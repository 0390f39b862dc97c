// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"
#include "charts/priority_bar.h"

#include <QStyledItemDelegate>

namespace apportion
{

/// Draws a job's weighted terms as one stacked bar; all rows share a scale, so that they can be compared.
class PriorityBarDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit PriorityBarDelegate(QObject *parent = nullptr);

    void setPalette(const Palette &palette) { m_palette = palette; }
    void setScale(const PriorityBarScale &scale) { m_scale = scale; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Palette m_palette = Palette::light();
    PriorityBarScale m_scale;
};

} // namespace apportion
