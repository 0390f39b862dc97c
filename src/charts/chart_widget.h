// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_table.h"
#include "charts/palette.h"
#include "core/explain.h"
#include "core/job_table.h"

#include <QPixmap>
#include <QWidget>

namespace apportion
{

/// What every chart has in common: a palette, an empty state, a cached picture, and a way to be drawn elsewhere.
///
/// A chart draws itself once into a pixmap; hovering and selecting draw over it. invalidate() after a change.
class ChartWidget : public QWidget
{
    Q_OBJECT

public:
    explicit ChartWidget(QWidget *parent = nullptr);

    using QWidget::setPalette;
    /// The colours of the theme. Charts do not follow the widget palette by themselves.
    void setPalette(const Palette &palette);
    [[nodiscard]] const Palette &chartPalette() const { return m_palette; }

    /// What the chart shows, for a file's title and for assistive technology.
    [[nodiscard]] virtual QString title() const = 0;
    /// Why there is nothing to see and what to do about it; empty when there is something.
    [[nodiscard]] virtual QString emptyText() const = 0;

    /// The numbers that are drawn, and those that did not fit.
    [[nodiscard]] virtual ChartTable table() const = 0;

    /// Brings out what has @p text in its name and fades the rest; empty ends that. Charts without names do nothing.
    virtual void setSearch(const QString &text);

    /// Draws the chart on its panel at @p size, without hover marks. Works without the widget being shown.
    void draw(QPainter *painter, const QSize &size) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A point was picked: how its number came about is wanted.
    void associationAsked(apportion::AssociationId id, apportion::AssociationQuantity quantity);
    void jobAsked(apportion::JobRow row, apportion::JobQuantity quantity);
    /// The menu of the chart is wanted at @p position, which is global.
    void menuRequested(const QPoint &position);

protected:
    /// Draws the chart itself; only called when emptyText() is empty.
    virtual void drawChart(QPainter *painter, const QSize &size) const = 0;
    /// Draws what follows the mouse or the selection, over the cached picture of the widget's own size.
    virtual void drawOverlay(QPainter *painter) const;
    /// The cached picture is out of date.
    void invalidate();

    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

    /// A small box of text beside @p anchor, kept inside the widget: the read-out of what is under the mouse.
    /// The first line is a heading.
    void drawReadOut(QPainter *painter, const QPointF &anchor, const QStringList &lines) const;

private:
    Palette m_palette;
    QPixmap m_picture;
    bool m_framed = false; ///< the keyboard came here: shown by a frame
};

} // namespace apportion
