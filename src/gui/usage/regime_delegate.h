// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QStyledItemDelegate>

namespace apportion
{

/// Draws an association's regime as its mark and its name.
class RegimeDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// @p regimeRole gives a Regime as a number.
    explicit RegimeDelegate(int regimeRole, QObject *parent = nullptr);

    void setPalette(const Palette &palette) { m_palette = palette; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_regimeRole;
    Palette m_palette = Palette::light();
};

} // namespace apportion
