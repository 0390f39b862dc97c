// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QStyledItemDelegate>

namespace apportion
{

/// Two lines an entry: what it is, and quietly what there is to say about it.
class ExportItemDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int SummaryRole = Qt::UserRole + 1; ///< QString: the second line
    static constexpr int ChangedRole = Qt::UserRole + 2; ///< bool: marked by a dot in the accent colour

    explicit ExportItemDelegate(QObject *parent = nullptr);

    void setPalette(const Palette &palette) { m_palette = palette; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Palette m_palette = Palette::light();
};

} // namespace apportion
