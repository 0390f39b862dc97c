// SPDX-License-Identifier: GPL-3.0-or-later
// How every chart is drawn, selected, zoomed and scrolled; chart_input.cpp has the mouse and the keys.
#include "charts/chart_widget.h"

#include "charts/chart_parts.h"
#include "charts/mark_painter.h"
#include "charts/plot_canvas.h"
#include "models/number_format.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace apportion
{

ChartWidget::ChartWidget(QWidget *parent) : QWidget(parent), m_palette(Palette::light())
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_repaint.setSingleShot(true);
    m_repaint.setInterval(0);
    connect(&m_repaint, &QTimer::timeout, this, qOverload<>(&QWidget::update));
}

ChartWidget::~ChartWidget() = default;

void ChartWidget::setPalette(const Palette &palette)
{
    m_palette = palette;
    QWidget::setPalette(palette.toWidgetPalette());
    invalidate();
}

void ChartWidget::draw(QPainter *painter, const QSize &size) const
{
    if (size == this->size()) {
        draw(painter, marks());
    } else {
        draw(painter, laidOut(size));
    }
}

void ChartWidget::drawFile(QPainter *painter, const QSize &size) const
{
    draw(painter, laidOut(size, true));
}

void ChartWidget::draw(QPainter *painter, const MarkSheet &sheet) const
{
    const QSize &size = sheet.size();
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter->fillRect(QRectF(QPointF(), QSizeF(size)), m_palette.panel);
    const QString empty = nothingText();
    if (empty.isEmpty()) {
        paint(painter, sheet);
    } else {
        painter->setFont(uiFont(13));
        painter->setPen(m_palette.quietText);
        const int width = std::min(size.width() - 32, 360);
        painter->drawText(QRect((size.width() - width) / 2, 0, width, size.height()), Qt::AlignCenter | Qt::TextWordWrap, empty);
    }
    painter->restore();
}

void ChartWidget::setVeiled(const QString &why)
{
    if (why != m_veil) {
        m_veil = why;
        setAccessibleDescription(why);
        invalidate();
    }
}

void ChartWidget::paint(QPainter *painter, const MarkSheet &sheet) const
{
    if (sheet.axes() && m_axes == nullptr) {
        m_axes = std::make_unique<PlotCanvas>();
    }
    paintMarks(painter, sheet, m_palette, m_axes.get());
}

std::optional<ChartWidget::Room> ChartWidget::roomAt(const QSize &size) const
{
    const std::optional<RowArea> rows = rowArea(size);
    return rows ? std::optional(Room { rows->shown, rows->total }) : std::nullopt;
}

int ChartWidget::heightOfRows(int width, int least, int most, int rows) const
{
    const auto hasRoom = [this, width, rows](int height) {
        const std::optional<Room> room = roomAt(QSize(width, height));
        return !room || room->shown >= std::min(rows, room->total);
    };
    if (!nothingText().isEmpty() || hasRoom(least)) {
        return least;
    }
    int low = least;
    int high = most;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        (hasRoom(middle) ? high : low) = middle;
    }
    return high;
}

QString ChartWidget::rowsText(const MarkSheet &sheet, std::size_t total) const
{
    const RowArea rows = *rowArea(sheet.size());
    const int first = firstRow(sheet.size());
    const auto below = static_cast<int>(total) - first - rows.shown;
    if (sheet.isFile()) {
        return first == 0 && below <= 0
            ? QString()
            : tr("%1 to %2 of %3", "rows that a picture shows")
                  .arg(integerText(first + 1), integerText(first + rows.shown), integerText(static_cast<std::int64_t>(total)));
    }
    return below > 0 ? tr("%n more below", nullptr, below) : QString();
}

MarkSheet ChartWidget::laidOut(const QSize &size, bool isFile) const
{
    MarkSheet sheet(size, isFile);
    if (!nothingText().isEmpty()) {
        return sheet;
    }
    layOut(sheet);
    if (const std::optional<RowArea> rows = rowArea(size); rows && !isFile) {
        const QRectF along(0.0, rows->top, size.width() - 4.0, rows->shown * rows->height);
        addScrollMark(sheet, along, firstRow(size), rows->shown, rows->total, m_palette);
    }
    return sheet;
}

const MarkSheet &ChartWidget::marks() const
{
    if (!m_marks || m_marks->size() != size()) {
        m_marks = laidOut(size());
    }
    return *m_marks;
}

void ChartWidget::layOver(MarkSheet & /*over*/, const std::optional<QPointF> & /*mouse*/) const { }

QSize ChartWidget::size() const
{
    return (QSizeF(QWidget::size()) / magnification()).toSize();
}

void ChartWidget::setOwnMagnification(double factor)
{
    m_ownMagnification = factor;
    invalidate();
}

double ChartWidget::magnification() const
{
    return textScale() * m_ownMagnification;
}

QSize ChartWidget::sizeHint() const
{
    return { textPixels(640), textPixels(400) };
}

QSize ChartWidget::minimumSizeHint() const
{
    return { textPixels(280), textPixels(180) };
}

void ChartWidget::setSearch(const QString &text)
{
    if (text != m_search) {
        m_search = text;
        invalidate();
    }
}

bool ChartWidget::isFaded(const QString &name) const
{
    return !m_search.isEmpty() && !matchesSearch(name, m_search);
}

void ChartWidget::invalidate()
{
    m_picture = QPixmap();
    m_marks.reset();
    setAccessibleName(title());
    m_repaint.start(); // tables and what else is new are drawn first: together they would take too long for one turn
}

void ChartWidget::paintEvent(QPaintEvent * /*event*/)
{
    const double ratio = devicePixelRatioF();
    const double scale = magnification();
    // Rounded up: at a fraction of a pixel more than whole ones nothing must stay undrawn at the edges.
    const QSize pixels(static_cast<int>(std::ceil(QWidget::width() * ratio)), static_cast<int>(std::ceil(QWidget::height() * ratio)));
    if (pixels.isEmpty()) {
        return;
    }
    if (m_picture.size() != pixels) {
        m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(m_palette.panel);
        QPainter painter(&m_picture);
        painter.scale(scale, scale);
        draw(&painter, size());
    }
    QPainter painter(this);
    painter.fillRect(rect(), m_palette.panel);
    painter.drawPixmap(0, 0, m_picture);
    if (nothingText().isEmpty()) {
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(scale, scale);
        drawOver(&painter);
        painter.resetTransform();
    }
    if (m_framed) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_palette.accent, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(QWidget::rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4.0, 4.0);
    }
}

/// What is selected, what the chart itself has to say, and what is pointed at.
void ChartWidget::drawOver(QPainter *painter) const
{
    const MarkSheet &sheet = marks();
    MarkSheet over(size());
    if (const int target = targetOf(sheet, m_selected); target >= 0) {
        sheet.outline(over, target, m_palette, true, sheet.targets()[static_cast<std::size_t>(target)].key == m_selected);
    }
    addRelated(over);
    layOver(over, m_mouse);
    if (const int target = m_grip == Grip::None ? sheet.find(m_pointed) : -1; target >= 0) {
        const MarkTarget &pointed = sheet.targets()[static_cast<std::size_t>(target)];
        sheet.outline(over, target, m_palette, false);
        if (pointed.readOut) {
            over.setReadOut(pointed.isLong && m_mouse ? *m_mouse : sheet.positionOf(target), pointed.readOut());
        }
    }
    addShownPart(over);
    addBrush(over);
    paint(painter, over);
}

/// As light as what is pointed at: what is selected itself stays the strongest.
void ChartWidget::addRelated(MarkSheet &over) const
{
    if (!m_isRelated) {
        return;
    }
    const MarkSheet &sheet = marks();
    for (std::size_t i = 0; i < sheet.targets().size(); ++i) {
        const MarkKey &key = sheet.targets()[i].key;
        if (key != m_selected && m_isRelated(key)) {
            sheet.outline(over, static_cast<int>(i), m_palette, false);
        }
    }
}

void ChartWidget::addBrush(MarkSheet &over) const
{
    const std::optional<ZoomArea> zoomed = m_brush && !m_pressed ? zoomArea() : std::nullopt;
    if (!zoomed) {
        return;
    }
    const auto [from, to] = std::minmax(m_brush->first, m_brush->second);
    const QRectF whole = m_view.wholeAlongX(zoomed->area);
    const QRectF part(whole.left() + from * whole.width(), zoomed->area.top(), (to - from) * whole.width(), zoomed->area.height());
    over.bar(part, m_palette.faded(m_palette.accent, 0.18), QPen(m_palette.accent, 1.0));
}

void ChartWidget::setRelated(std::function<bool(const MarkKey &)> isRelated)
{
    m_isRelated = std::move(isRelated);
    update();
}

void ChartWidget::pointed(const std::optional<QPointF> & /*mouse*/) { }

void ChartWidget::clicked(const QPointF & /*at*/) { }

void ChartWidget::viewChanged() { }

bool ChartWidget::canZoom() const
{
    return nothingText().isEmpty() && zoomArea();
}

bool ChartWidget::isZoomed() const
{
    return canZoom() && !m_view.isHome();
}

std::optional<ChartWidget::ZoomArea> ChartWidget::zoomArea() const
{
    return std::nullopt;
}

std::optional<ChartWidget::RowArea> ChartWidget::rowArea(const QSize & /*size*/) const
{
    return std::nullopt;
}

bool ChartWidget::scrollsByWheel() const
{
    const std::optional<RowArea> rows = rowArea(size());
    return rows && rows->shown < rows->total;
}

int ChartWidget::firstRow(const QSize &size) const
{
    const std::optional<RowArea> rows = rowArea(size);
    return rows ? std::clamp(m_first, 0, std::max(0, rows->total - rows->shown)) : 0;
}

void ChartWidget::scrollTo(int row)
{
    const int before = firstRow(size());
    m_first = row;
    m_first = firstRow(size());
    if (m_first != before) {
        invalidate();
    }
}

int ChartWidget::rowOf(const MarkKey & /*key*/) const
{
    return -1;
}

void ChartWidget::select(const MarkKey &key)
{
    if (key == m_selected) {
        return;
    }
    m_selected = key;
    reveal(key);
    selectionChanged();
}

void ChartWidget::selectionChanged()
{
    update();
}

/// Scrolls to the row of something, and shows the whole axis when it lies outside of the part that is shown.
void ChartWidget::reveal(const MarkKey &key)
{
    const int row = key.isNone() || !nothingText().isEmpty() ? -1 : rowOf(key);
    if (row < 0) {
        return;
    }
    if (const std::optional<RowArea> rows = rowArea(size()); rows) {
        const int first = firstRow(size());
        scrollTo(std::clamp(first, row - rows->shown + 1, row));
    }
    if (isZoomed() && marks().find(key) < 0) {
        showAll();
    }
}

MarkKey ChartWidget::keyAt(const QPointF &position) const
{
    const int target = marks().targetAt(position);
    return target < 0 ? MarkKey() : marks().targets()[static_cast<std::size_t>(target)].key;
}

QPointF ChartWidget::positionOf(const MarkKey &key) const
{
    const int target = marks().find(key);
    return target < 0 ? QPointF() : marks().positionOf(target);
}

int ChartWidget::targetOf(const MarkSheet &sheet, const MarkKey &key) const
{
    return sheet.find(key);
}

double ChartWidget::ZoomArea::partAt(const QPointF &at, const ChartView &view) const
{
    const double part
        = along == Qt::Horizontal ? (at.x() - area.left()) / std::max(1.0, area.width()) : (at.y() - area.top()) / std::max(1.0, area.height());
    return view.from() + part * view.span();
}

void ChartWidget::zoom(double factor, const std::optional<QPointF> &at)
{
    if (const std::optional<ZoomArea> zoomed = canZoom() ? zoomArea() : std::nullopt) {
        const double kept = at ? zoomed->partAt(*at, m_view) : m_view.from() + zoomed->middle * m_view.span();
        m_view.zoom(std::clamp(kept, m_view.from(), m_view.to()), factor, zoomed->least);
        invalidate();
        viewChanged();
    }
}

void ChartWidget::showAll()
{
    m_view.goHome();
    invalidate();
    viewChanged();
}

void ChartWidget::showPart(double from, double to)
{
    if (const std::optional<ZoomArea> zoomed = canZoom() ? zoomArea() : std::nullopt) {
        const double span = std::clamp(to - from, std::min(zoomed->least, 1.0), 1.0);
        const double begin = std::clamp((from + to - span) / 2, 0.0, 1.0 - span);
        m_view.show(begin, begin + span);
        invalidate();
        viewChanged();
    }
}

void ChartWidget::pan(double by)
{
    const double before = m_view.from();
    m_view.pan(by);
    if (m_view.from() != before) {
        invalidate();
        viewChanged();
    }
}

/// A thin mark at the axis: which part of it is on the screen.
void ChartWidget::addShownPart(MarkSheet &over) const
{
    const std::optional<ZoomArea> zoomed = zoomArea();
    if (!zoomed || m_view.isHome()) {
        return;
    }
    constexpr double thick = 4.0;
    const QRectF area = zoomed->area.adjusted(0.0, 0.0, thick + 1.0, thick + 1.0); // beside the axis: on it, it would be read as data
    const auto bar = [&](double from, double to, const QColor &colour) {
        const QRectF part = zoomed->along == Qt::Horizontal
            ? QRectF(area.left() + from * zoomed->area.width(), area.bottom() - thick, (to - from) * zoomed->area.width(), thick)
            : QRectF(area.right() - thick, area.top() + from * zoomed->area.height(), thick, (to - from) * zoomed->area.height());
        over.bar(part, colour, QPen(Qt::NoPen), thick / 2);
    };
    bar(0.0, 1.0, m_palette.faded(m_palette.quietText, 0.2));
    bar(m_view.from(), m_view.to(), m_palette.faded(m_palette.quietText, 0.75));
}

} // namespace apportion

#include "moc_chart_widget.cpp"
