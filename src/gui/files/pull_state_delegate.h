// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QStyledItemDelegate>

namespace apportion
{

/// Draws how far a question to a cluster is: waiting quietly, running in the accent colour, failed with the mark of
/// its severity.
class PullStateDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void applyPalette(const Palette &palette) { m_palette = palette; }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    Palette m_palette;
};

} // namespace apportion
