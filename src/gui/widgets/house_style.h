// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QRectF;

namespace apportion
{

struct Palette;

/// A box to be checked that stands out from panel in both themes, checked or not; partly checked it has a bar.
void paintCheck(QPainter *painter, const QRectF &rect, Qt::CheckState state, const Palette &palette, bool isEnabled = true);

/// Fusion with the house's tables and trees: rows of one height with a quiet line below, figures of one width, boxes to be
/// checked that can be seen in both themes, a thin outline round the current cell, small triangles for branches, icons of
/// one family. The wheel turns a value only where the keys would. It draws with the option's palette and the theme that it belongs to.
class HouseStyle : public QProxyStyle
{
    Q_OBJECT

public:
    HouseStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool isEnabled, const QString &text,
        QPalette::ColorRole role) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const override;
    using QProxyStyle::polish;
    void polish(QWidget *widget) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    /// Those of dialogs and fields are of the house's own family.
    QIcon standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const override;
};

} // namespace apportion
