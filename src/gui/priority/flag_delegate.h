// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace apportion
{

/// Draws a flag of PriorityFlags: a check mark and its word, and below it a sentence on what it does.
class FlagDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit FlagDelegate(QObject *parent = nullptr);

    void setPalette(const Palette &palette) { m_palette = palette; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// What the widest word of a list of flags needs beside its check mark, in pixels: a sentence breaks, a name does not.
    [[nodiscard]] static int neededWidth(const QAbstractItemView *view);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index) override;

private:
    [[nodiscard]] static QString sentence(const QModelIndex &index);
    [[nodiscard]] static QRect checkRect(const QRect &cell);
    [[nodiscard]] static QRect sentenceRect(const QRect &cell);

    Palette m_palette = Palette::light();
};

} // namespace apportion
