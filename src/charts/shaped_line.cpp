// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/shaped_line.h"

#include "charts/font_cache.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <memory>

namespace apportion
{

namespace
{

/// A text of a line and a font, shaped once.
class ShapedLine
{
public:
    ShapedLine(const QString &text, const QFont &font) : m_layout(text, font), m_keepsEnd(elisionOf(text) == Qt::ElideMiddle)
    {
        m_layout.setCacheEnabled(true);
        m_layout.beginLayout();
        m_line = m_layout.createLine();
        m_line.setLineWidth(endless);
        m_layout.endLayout();
        m_width = m_line.naturalTextWidth();
        m_glyphs = m_line.glyphRuns();
    }

    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] double ascent() const { return m_line.ascent(); }
    [[nodiscard]] const QList<QGlyphRun> &glyphs() const { return m_glyphs; }

    struct Cut
    {
        double room = -1.0;
        double width = 0.0; ///< of the first characters
        QList<QGlyphRun> glyphs;
        double tailLeft = 0.0; ///< where the last ones begin in the whole line
        QList<QGlyphRun> tail;
    };
    /// Its first characters that have so much room, and of a name its last ones, too.
    [[nodiscard]] const Cut &cutTo(double room)
    {
        if (m_cut.room != room) {
            const int length = static_cast<int>(m_layout.text().size());
            const int tail = m_keepsEnd ? tailWithin(room / 2) : length;
            const double tailLeft = m_line.cursorToX(tail);
            const int end = std::min(tail, endWithin(room - (m_width - tailLeft)));
            m_cut = { room, m_line.cursorToX(end), end > 0 ? m_line.glyphRuns(0, end) : QList<QGlyphRun>(), tailLeft,
                tail < length ? m_line.glyphRuns(tail, length - tail) : QList<QGlyphRun>() };
        }
        return m_cut;
    }

private:
    static constexpr double endless = 1e6; ///< wider than any column, pixels

    [[nodiscard]] int endWithin(double room) const
    {
        int end = room <= 0.0 ? 0 : m_line.xToCursor(room, QTextLine::CursorOnCharacter);
        while (end > 0 && m_line.cursorToX(end) > room) {
            end = m_layout.previousCursorPosition(end);
        }
        return end;
    }

    [[nodiscard]] int tailWithin(double room) const
    {
        const int length = static_cast<int>(m_layout.text().size());
        int begin = room <= 0.0 ? length : m_line.xToCursor(m_width - room, QTextLine::CursorOnCharacter);
        while (begin < length && m_width - m_line.cursorToX(begin) > room) {
            begin = m_layout.nextCursorPosition(begin);
        }
        return begin;
    }

    QTextLayout m_layout;
    bool m_keepsEnd = false;
    QTextLine m_line;
    double m_width = 0.0;
    QList<QGlyphRun> m_glyphs;
    Cut m_cut;
};

/// The lines of a font that were measured or drawn last.
class LineFace
{
public:
    explicit LineFace(const QFont &font) : m_font(font), m_metrics(font), m_ellipsis(QString(QChar(0x2026)), font) { }

    [[nodiscard]] const QFont &font() const { return m_font; }
    [[nodiscard]] const QFontMetricsF &metrics() const { return m_metrics; }
    [[nodiscard]] const ShapedLine &ellipsis() const { return m_ellipsis; }
    [[nodiscard]] ShapedLine &lineOf(const QString &text)
    {
        if (const auto known = m_lines.constFind(text); known != m_lines.constEnd()) {
            return **known;
        }
        if (m_lines.size() == mostLines) {
            m_lines.clear();
        }
        return **m_lines.insert(text, std::make_shared<ShapedLine>(text, m_font));
    }

private:
    static constexpr qsizetype mostLines = 600; ///< of a table with all that can be seen of it, twice

    QFont m_font;
    QFontMetricsF m_metrics;
    ShapedLine m_ellipsis;
    QHash<QString, std::shared_ptr<ShapedLine>> m_lines;
};

} // namespace

Qt::TextElideMode elisionOf(const QString &text)
{
    const bool isName = std::all_of(
        text.begin(), text.end(), [](QChar character) { return character.isLetterOrNumber() || QStringView(u"_-.@+").contains(character); });
    return isName ? Qt::ElideMiddle : Qt::ElideRight;
}

bool isShapedLine(const QString &text)
{
    return std::none_of(text.begin(), text.end(), [](QChar character) {
        const char16_t code = character.unicode();
        const bool isRightToLeft = (code >= 0x0590 && code <= 0x08ff) || (code >= 0xfb1d && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfeff)
            || (code >= 0xd802 && code <= 0xd803) || (code >= 0xd83a && code <= 0xd83b); // the scripts written so, and their surrogates
        const bool turns = (code >= 0x200e && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
        return code < 0x20 || (code >= 0x7f && code < 0xa0) || isRightToLeft || turns;
    });
}

double shapedLineWidth(const QFont &font, const QString &text)
{
    return fontCache<LineFace>().of(font).lineOf(text).width();
}

void drawShapedLine(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    LineFace &face = fontCache<LineFace>().of(painter->font());
    const QFontMetricsF &metrics = face.metrics();
    const double baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2; // as drawTabular() has it
    const auto draw = [&](double left, const ShapedLine &line, const QList<QGlyphRun> &glyphs) {
        for (const QGlyphRun &run : glyphs) {
            painter->drawGlyphRun({ left, baseline - line.ascent() }, run);
        }
    };
    ShapedLine &line = face.lineOf(text);
    const double room = std::max(0.0, rect.width() - line.width());
    const double part = alignment.testFlag(Qt::AlignRight) ? 1.0 : alignment.testFlag(Qt::AlignHCenter) ? 0.5 : 0.0;
    const double left = rect.left() + part * room;
    const bool fits = line.width() <= rect.width() + 0.5;
    if (painter->paintEngine() == nullptr || painter->paintEngine()->type() != QPaintEngine::Raster) { // a file has texts, not glyphs
        painter->drawText(QPointF(left, baseline), fits ? text : metrics.elidedText(text, elisionOf(text), rect.width()));
        return;
    }
    if (fits) {
        draw(left, line, line.glyphs());
        return;
    }
    const ShapedLine::Cut &cut = line.cutTo(rect.width() - face.ellipsis().width());
    draw(rect.left(), line, cut.glyphs);
    draw(rect.left() + cut.width, face.ellipsis(), face.ellipsis().glyphs());
    draw(rect.left() + cut.width + face.ellipsis().width() - cut.tailLeft, line, cut.tail);
}

} // namespace apportion
