// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_table.h"
#include "charts/chart_view.h"
#include "charts/mark_sheet.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

namespace apportion
{

class PlotCanvas;

/// The canvas of every chart: a chart lays its numbers out as marks, this paints them, once into a cached picture, and lets
/// people point at them, walk from one to the next, select them, ask about them, zoom, and take them elsewhere.
///
/// All charts behave alike. What is under the mouse is outlined and read out; a click selects it and asks how it came about.
/// The arrow keys go from mark to mark where a chart has some to go to, bringing rows that are scrolled away onto the screen;
/// Page Up and Page Down go by the rows that are shown, and so does the wheel; Return is a click.
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
    ~ChartWidget() override;

    using QWidget::setPalette;
    /// The colours of the theme. Charts do not follow the widget palette by themselves.
    void setPalette(const Palette &palette);
    [[nodiscard]] const Palette &chartPalette() const { return m_palette; }

    /// What the chart shows, for a file's title and for assistive technology.
    [[nodiscard]] virtual QString title() const = 0;
    /// Why there is nothing to see and what to do about it; empty when there is something.
    [[nodiscard]] virtual QString emptyText() const = 0;

    /// Where its numbers come from and from when, for a file of it: stands below the title there.
    void setCaption(const QString &caption) { m_caption = caption; }
    [[nodiscard]] const QString &caption() const { return m_caption; }

    /// The numbers that are drawn, and those that did not fit.
    [[nodiscard]] virtual ChartTable table() const = 0;

    /// Shows @p why instead of its numbers, on the screen and in files: a question asks for one of them. Empty ends that.
    void setVeiled(const QString &why);
    /// What stands in its place when it shows nothing: why it is veiled, or that it is empty.
    [[nodiscard]] QString nothingText() const { return m_veil.isEmpty() ? emptyText() : m_veil; }

    /// Brings out what has @p text in its name and fades the rest; empty ends that. Charts without names do nothing.
    void setSearch(const QString &text);

    /// Marks what stands for @p key and brings it onto the screen; no key marks nothing.
    void select(const MarkKey &key);
    [[nodiscard]] const MarkKey &selected() const { return m_selected; }
    /// What its marks stand for most, so that what was picked elsewhere is marked here: an association, a job, or neither.
    [[nodiscard]] virtual MarkKey::Kind standsFor() const { return MarkKey::Kind::Association; }
    /// Marks lightly what has to do with something that was picked elsewhere, such as the jobs of a user; empty: nothing.
    void setRelated(std::function<bool(const MarkKey &)> isRelated);
    /// What stands at @p position, or no key.
    [[nodiscard]] MarkKey keyAt(const QPointF &position) const;
    /// Where that stands in the widget; a null point when it is not on the screen.
    [[nodiscard]] QPointF positionOf(const MarkKey &key) const;

    /// Draws the chart on its panel at @p size, without hover marks. Works without the widget being shown.
    void draw(QPainter *painter, const QSize &size) const;
    /// The same for a file: without what only helps to scroll.
    void drawFile(QPainter *painter, const QSize &size) const;
    /// How large a picture of it is when nobody asks for another size.
    [[nodiscard]] virtual QSize usualSize() const { return { 1000, 600 }; }
    /// Of what it lists, how much has room at a size, and how much there is.
    struct Room
    {
        int shown = 0;
        int total = 0;
    };
    /// Nothing: it lists nothing that could want for room.
    [[nodiscard]] virtual std::optional<Room> roomAt(const QSize &size) const;
    /// The least height, from @p least to @p most, at which @p rows of them have room, or all; @p least for a chart without any.
    [[nodiscard]] int heightOfRows(int width, int least, int most, int rows = std::numeric_limits<int>::max()) const;

    /// Whether there is anything to zoom into.
    [[nodiscard]] bool canZoom() const;
    /// Whether showAll() would change anything.
    [[nodiscard]] virtual bool isZoomed() const;
    /// Shows @p factor times as much, around @p at (in the widget) or around the middle.
    virtual void zoom(double factor, const std::optional<QPointF> &at = std::nullopt);
    /// Shows what is shown when nobody has zoomed.
    virtual void showAll();
    /// Shows from one part of the axis (0 … 1) to another, or as little as can be.
    void showPart(double from, double to);

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
    /// A mark was picked: how what it stands for came about is wanted.
    void questionAsked(const apportion::ExplainQuestion &question);
    /// Other numbers are shown.
    void dataShown();
    /// The menu of the chart is wanted at @p position, which is global.
    void menuRequested(const QPoint &position);

protected:
    /// The marks of the chart at the size of @p sheet; only called when emptyText() is empty.
    virtual void layOut(MarkSheet &sheet) const = 0;
    /// Marks over the cached picture, of the widget's own size: what follows the mouse at @p mouse, or the selection.
    virtual void layOver(MarkSheet &over, const std::optional<QPointF> &mouse) const;
    /// The cached picture and its marks are out of date.
    void invalidate();
    /// The marks as they are on the screen.
    [[nodiscard]] const MarkSheet &marks() const;
    [[nodiscard]] const QString &search() const { return m_search; }
    /// Whether a name fades because something else is searched for.
    [[nodiscard]] bool isFaded(const QString &name) const;

    /// Something else is selected.
    virtual void selectionChanged();
    /// Selects what a target stands for and asks its question.
    virtual void pick(const MarkTarget &target);
    /// What a click does, and Return.
    virtual void activate(const MarkTarget &target);
    /// The target that shows a key: itself, or what it is gathered in; -1 without one.
    [[nodiscard]] virtual int targetOf(const MarkSheet &sheet, const MarkKey &key) const;
    /// Where an arrow key leads from a target of the marks on the screen; -1: nowhere.
    [[nodiscard]] virtual int beside(int target, int key) const;

    /// To what stands above all that is shown; false when there is nothing.
    virtual bool ascend();

    /// Where an axis lies that can be zoomed.
    struct ZoomArea
    {
        QRectF area;
        Qt::Orientation along = Qt::Horizontal;
        double least = 0.01; ///< part of the axis
        double middle = 0.5; ///< of what is shown, that stays where it is when keys zoom
        bool byArrows = false; ///< left and right pan without Shift
        bool inSteps = false; ///< a double click is a second click
        bool isBrushed = false; ///< dragging draws the part that is shown then; while that is a part, only with Shift

        /// The part of the whole axis at @p at.
        [[nodiscard]] double partAt(const QPointF &at, const ChartView &view) const;
    };
    /// Nothing: the chart cannot be zoomed.
    [[nodiscard]] virtual std::optional<ZoomArea> zoomArea() const;
    [[nodiscard]] const ChartView &view() const { return m_view; }
    [[nodiscard]] ChartView &editView() { return m_view; }

    /// Rows of the same height, of which not all have room.
    struct RowArea
    {
        double top = 0.0;
        double height = 1.0; ///< of a row
        int shown = 0; ///< have room
        int total = 0;
    };
    /// Nothing: the chart has no rows to scroll.
    [[nodiscard]] virtual std::optional<RowArea> rowArea(const QSize &size) const;
    /// Says that not all of @p total rows are drawn; empty when they are.
    [[nodiscard]] QString rowsText(const MarkSheet &sheet, std::size_t total) const;
    /// The first row that is shown at @p size.
    [[nodiscard]] int firstRow(const QSize &size) const;
    /// The row of something that may be scrolled away; -1 when it has none.
    [[nodiscard]] virtual int rowOf(const MarkKey &key) const;
    void scrollTo(int row);

    /// The mouse has come to a place, or left.
    virtual void pointed(const std::optional<QPointF> &mouse);
    /// A click, before what stands there is picked.
    virtual void clicked(const QPointF &at);
    /// Somebody shows another part of the axis.
    virtual void viewChanged();

    /// A block that can be dragged along an axis, its ends too.
    enum class Grip : std::uint8_t { None, Begin, Whole, End };
    /// Where it lies; null without one.
    [[nodiscard]] virtual QRectF handle() const;
    /// Its begin (the whole of it: likewise) or its end has been dragged to @p x.
    virtual void dragHandle(Grip grip, double x);
    /// An arrow key moves it by a step, or its end.
    virtual void nudgeHandle(Grip grip, int step);
    [[nodiscard]] Grip grip() const { return m_grip; }

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
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] double magnification() const;
    void draw(QPainter *painter, const MarkSheet &sheet) const;
    [[nodiscard]] MarkSheet laidOut(const QSize &size, bool isFile = false) const;
    void pan(double by);
    [[nodiscard]] bool scrollsByWheel() const;
    void paint(QPainter *painter, const MarkSheet &sheet) const;
    void drawOver(QPainter *painter) const;
    void addShownPart(MarkSheet &over) const;
    void addBrush(MarkSheet &over) const;
    void addRelated(MarkSheet &over) const;
    void reveal(const MarkKey &key);
    void pointAt(const std::optional<QPointF> &mouse);
    [[nodiscard]] Grip gripAt(const QPointF &position) const;
    void walkTo(int target);
    bool walk(int key);
    bool walkRows(int rows);
    void scrollByWheel(int turned);
    bool panByKey(const QKeyEvent &event);

    Palette m_palette;
    QTimer m_repaint; ///< has what is new drawn in a turn of the event loop of its own
    QPixmap m_picture;
    mutable std::optional<MarkSheet> m_marks; ///< of the widget's own size
    mutable std::unique_ptr<PlotCanvas> m_axes; ///< made for the first chart with axes
    ChartView m_view;
    QString m_search;
    QString m_caption;
    QString m_veil; ///< why it shows nothing
    MarkKey m_selected;
    MarkKey m_pointed; ///< under the mouse, or where the keys have come to
    std::optional<QPointF> m_mouse;
    std::optional<QPointF> m_pressed; ///< no farther away than a click may be
    std::optional<double> m_dragged; ///< the part of the axis that was pressed
    std::optional<std::pair<double, double>> m_brush; ///< where a part of the axis was pressed that is to be shown, and where the mouse is
    std::function<bool(const MarkKey &)> m_isRelated;
    Grip m_grip = Grip::None;
    double m_gripAway = 0.0; ///< from the end of the handle that is dragged to where it was taken
    int m_first = 0; ///< row that is shown, if there are as many below it
    double m_turned = 0.0; ///< rows by the wheel that make less than a whole one
    double m_ownMagnification = 1.0;
    bool m_framed = false; ///< the keyboard came here: shown by a frame
};

} // namespace apportion
