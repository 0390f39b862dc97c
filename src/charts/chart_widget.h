// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_table.h"
#include "charts/chart_view.h"
#include "charts/palette.h"
#include "core/explain/explain.h"
#include "core/policy/job_table.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace apportion
{

/// What every chart has in common: a palette, an empty state, a cached picture, and a way to be drawn elsewhere.
///
/// A chart draws itself once into a pixmap; hovering and selecting draw over it. invalidate() after a change.
///
/// Charts with a zoomArea() all zoom and pan alike: the wheel (with Ctrl where the wheel alone scrolls rows), + and −;
/// dragging, Shift with the arrow keys, a wheel that is tilted; 0 and a double click show all again.
///
/// Charts are laid out, drawn and hit in pixels at the usual size of text. Where text is shown larger, the whole of them
/// is: this class enlarges the picture, and hands them the mouse in their own pixels.
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

    /// Whether there is anything to zoom into.
    [[nodiscard]] bool canZoom() const;
    /// Whether showAll() would change anything.
    [[nodiscard]] virtual bool isZoomed() const;
    /// Shows @p factor times as much, around @p at (in the widget) or around the middle.
    virtual void zoom(double factor, const std::optional<QPointF> &at = std::nullopt);
    /// Shows what is shown when nobody has zoomed.
    virtual void showAll();

    /// Enlarges this chart beyond what textScale() does, for a projector.
    void setOwnMagnification(double factor);

    // What a chart lays itself out in: hides the widget's own, which textScale() makes larger.
    [[nodiscard]] QSize size() const;
    [[nodiscard]] int width() const { return size().width(); }
    [[nodiscard]] int height() const { return size().height(); }
    [[nodiscard]] QRect rect() const { return { QPoint(), size() }; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A point was picked: how its number came about is wanted.
    void associationAsked(apportion::AssociationId id, apportion::AssociationQuantity quantity);
    void jobAsked(apportion::JobRow row, apportion::JobQuantity quantity);
    /// What was picked follows from something else: a setting.
    void questionAsked(const apportion::ExplainQuestion &question);
    /// The menu of the chart is wanted at @p position, which is global.
    void menuRequested(const QPoint &position);

protected:
    /// Draws the chart itself; only called when emptyText() is empty.
    virtual void drawChart(QPainter *painter, const QSize &size) const = 0;
    /// Draws what follows the mouse or the selection, over the cached picture of the widget's own size.
    virtual void drawOverlay(QPainter *painter) const;
    /// The cached picture is out of date.
    void invalidate();

    /// Where an axis lies that can be zoomed.
    struct ZoomArea
    {
        QRectF area;
        Qt::Orientation along = Qt::Horizontal;
        double least = 0.01; ///< part of the axis
        double middle = 0.5; ///< of what is shown, that stays where it is when keys zoom
    };
    /// Nothing: the chart cannot be zoomed.
    [[nodiscard]] virtual std::optional<ZoomArea> zoomArea() const;
    [[nodiscard]] const ChartView &view() const { return m_view; }
    [[nodiscard]] ChartView &editView() { return m_view; }
    /// Whether the wheel alone does something else than zooming.
    [[nodiscard]] virtual bool scrollsByWheel() const;
    /// Whether dragging has moved what is shown since the button was pressed.
    [[nodiscard]] bool isPanning() const { return m_dragged.has_value(); }

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

    /// A small box of text beside @p anchor, kept inside the widget: the read-out of what is under the mouse.
    /// The first line is a heading.
    void drawReadOut(QPainter *painter, const QPointF &anchor, const QStringList &lines) const;

private:
    [[nodiscard]] double magnification() const;
    void pan(double by);
    void drawShownPart(QPainter *painter, const ZoomArea &zoomed) const;

    Palette m_palette;
    QPixmap m_picture;
    ChartView m_view;
    std::optional<double> m_dragged; ///< the part of the axis that was pressed
    double m_ownMagnification = 1.0;
    bool m_framed = false; ///< the keyboard came here: shown by a frame
};

} // namespace apportion
