// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/mark_painter.h"

#include "charts/plot_canvas.h"
#include "charts/tabular_text.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QTextBoundaryFinder>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

void paintLine(QPainter *painter, const Mark &mark)
{
    painter->setPen(mark.pen);
    painter->setBrush(Qt::NoBrush);
    const bool isStraight = mark.path.elementCount() == 2 && mark.path.elementAt(1).isLineTo();
    if (isStraight) {
        painter->drawLine(QPointF(mark.path.elementAt(0)), QPointF(mark.path.elementAt(1)));
    } else {
        painter->drawPath(mark.path);
    }
}

void paintBar(QPainter *painter, const Mark &mark, const Palette &palette)
{
    if (const auto *factor = std::get_if<Factor>(&mark.pattern)) {
        // On whole pixels neighbouring pieces meet without a seam, and thin ones do not blur, however they are enlarged.
        painter->setRenderHint(QPainter::Antialiasing, mark.box != QRectF(mark.box.toRect()));
        paintFactor(painter, mark.box, *factor, palette);
        painter->setRenderHint(QPainter::Antialiasing);
        return;
    }
    if (mark.pen.style() == Qt::NoPen && mark.brush.style() == Qt::NoBrush) {
        return;
    }
    painter->setPen(mark.pen);
    painter->setBrush(mark.brush);
    if (mark.radius > 0.0) {
        painter->drawRoundedRect(mark.box, mark.radius, mark.radius);
    } else {
        painter->drawRect(mark.box);
    }
}

void paintPoint(QPainter *painter, const Mark &mark, const Palette &palette)
{
    painter->setPen(mark.pen);
    painter->setBrush(mark.brush);
    const auto *regime = std::get_if<Regime>(&mark.pattern);
    if (regime == nullptr) {
        painter->drawEllipse(mark.box);
        return;
    }
    if (mark.brush.style() != Qt::NoBrush) {
        painter->setOpacity(1.0);
        painter->drawEllipse(mark.box.adjusted(-1.5, -1.5, 1.5, 1.5));
        painter->setOpacity(mark.opacity);
    }
    paintRegimeMark(painter, mark.box, *regime, palette);
}

/// Letter by letter, around the middle of the text as the painter's origin.
void paintBentText(QPainter *painter, const Mark &mark)
{
    const QFontMetricsF metrics(painter->font());
    const double half = metrics.horizontalAdvance(mark.text) / 2;
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, mark.text);
    for (qsizetype from = 0, to = letters.toNextBoundary(); to > 0; from = to, to = letters.toNextBoundary()) {
        const double left = metrics.horizontalAdvance(mark.text.left(from)) - half;
        const double right = metrics.horizontalAdvance(mark.text.left(to)) - half;
        const double angle = (left + right) / 2 / mark.bend;
        painter->save();
        painter->translate(mark.bend * std::sin(angle), mark.bend * (1.0 - std::cos(angle)));
        painter->rotate(qRadiansToDegrees(angle));
        painter->drawText(QPointF((left - right) / 2, mark.box.height() / 2), mark.text.mid(from, to - from));
        painter->restore();
    }
}

void paintText(QPainter *painter, const Mark &mark)
{
    QFont font = mark.font;
    if (painter->paintEngine() != nullptr && painter->paintEngine()->type() == QPaintEngine::Pdf) {
        font.setStyleStrategy(QFont::PreferNoShaping); // "2 ×" is written with a glyph else that no reader finds a character for
    }
    painter->setFont(font);
    painter->setPen(mark.pen);
    if (mark.isTabular) {
        drawTabular(painter, mark.box, Qt::Alignment(mark.alignment), mark.text);
    } else if (mark.turn != 0.0 || mark.bend != 0.0) {
        painter->save();
        painter->translate(mark.box.center());
        painter->rotate(mark.turn);
        if (mark.bend != 0.0) {
            paintBentText(painter, mark);
        } else {
            painter->drawText(QPointF(-mark.box.width() / 2, mark.box.height() / 2), mark.text);
        }
        painter->restore();
    } else if (mark.alignment == 0) {
        painter->drawText(mark.box.bottomLeft(), mark.text);
    } else {
        painter->drawText(mark.box, mark.alignment, mark.text);
    }
}

void paintMark(QPainter *painter, const Mark &mark, const Palette &palette)
{
    switch (mark.kind) {
    case MarkKind::Line:
        return paintLine(painter, mark);
    case MarkKind::Bar:
        return paintBar(painter, mark, palette);
    case MarkKind::Point:
        return paintPoint(painter, mark, palette);
    case MarkKind::Text:
        return paintText(painter, mark);
    case MarkKind::Area:
        break;
    }
    painter->setPen(mark.pen);
    painter->setBrush(mark.brush);
    painter->drawPath(mark.path);
}

/// Cuts off what is drawn next; the painter's own clip is one level below.
void clipTo(QPainter *painter, const QRectF &wanted, QRectF *clip)
{
    if (wanted == *clip) {
        return;
    }
    painter->restore();
    painter->save();
    *clip = wanted;
    if (!wanted.isNull()) {
        painter->setClipRect(wanted);
    }
}

/// Beside its point, and inside of the chart.
void paintReadOut(QPainter *painter, const MarkSheet &sheet, const Palette &palette)
{
    const QStringList &lines = sheet.readOut();
    const QPointF anchor = sheet.readOutAt();
    const QFont heading = uiFont(12, QFont::DemiBold);
    const QFont plain = uiFont(12);
    double width = tabularWidth(QFontMetricsF(heading), lines.first());
    for (const QString &line : lines.mid(1)) {
        width = std::max(width, tabularWidth(QFontMetricsF(plain), line));
    }
    constexpr double lineHeight = 17.0;
    constexpr double padding = 8.0;
    QRectF box(anchor + QPointF(12.0, 12.0), QSizeF(width + 2 * padding, static_cast<double>(lines.size()) * lineHeight + 2 * padding - 3.0));
    if (box.right() > sheet.size().width() - 4.0) {
        box.moveRight(anchor.x() - 12.0);
    }
    if (box.bottom() > sheet.size().height() - 4.0) {
        box.moveBottom(anchor.y() - 12.0);
    }
    box.moveLeft(std::max(4.0, box.left()));
    box.moveTop(std::max(4.0, box.top()));
    painter->setPen(QPen(palette.line, 1.0));
    painter->setBrush(palette.window);
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6.0, 6.0);
    QRectF row(box.left() + padding, box.top() + padding - 1.0, width, lineHeight);
    for (qsizetype i = 0; i < lines.size(); ++i, row.translate(0.0, lineHeight)) {
        painter->setFont(i == 0 ? heading : plain);
        painter->setPen(i == 0 ? palette.text : palette.quietText);
        drawTabular(painter, row, Qt::AlignLeft | Qt::AlignVCenter, lines[i]);
    }
}

} // namespace

void paintMarks(QPainter *painter, const MarkSheet &sheet, const Palette &palette, PlotCanvas *axes)
{
    painter->save();
    QRectF clip;
    const std::vector<Mark> &marks = sheet.marks();
    for (std::size_t i = 0; i <= marks.size(); ++i) {
        const bool hasAxes = sheet.axes() && sheet.axes()->before == i && axes != nullptr;
        if (hasAxes) { // their numbers stand outside of the plot
            clipTo(painter, {}, &clip);
            painter->setOpacity(1.0);
            axes->draw(painter, sheet.size(), *sheet.axes(), palette);
        }
        if (i < marks.size()) {
            clipTo(painter, marks[i].clip, &clip);
            painter->setOpacity(marks[i].opacity);
            paintMark(painter, marks[i], palette);
        }
    }
    painter->restore();
    if (!sheet.readOut().isEmpty()) {
        paintReadOut(painter, sheet, palette);
    }
}

} // namespace apportion
