// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_export.h"
#include "charts/palette.h"
#include "charts/pdf_structure.h"
#include "charts/svg_painter.h"
#include "gui/report/report.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <functional>

namespace apportion
{

namespace
{

struct ReportPage
{
    Q_DECLARE_TR_FUNCTIONS(ReportPage)
};

// A4 in points.
constexpr double pageWidth = 595.0;
constexpr double pageHeight = 842.0;
constexpr double printLeft = 48.0;
constexpr double printRight = pageWidth - 48.0;
constexpr double printTop = 66.0;
constexpr double printBottom = pageHeight - 58.0;
constexpr double printWidth = printRight - printLeft;
constexpr int resolution = 600; ///< of the device; everything is laid out in points

QFont reportFont(double points, QFont::Weight weight = QFont::Normal)
{
    QFont font = uiFont(10, weight);
    font.setPixelSize(std::max(1, static_cast<int>(points * 10.0))); // tenths of a point: see Measure
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferNoShaping); // else "14-0" is written with glyphs that no reader finds a character for
    return font;
}

/// Pixel sizes are whole numbers, so texts are laid out and drawn ten times larger.
constexpr double fontScale = 10.0;

/// Text broken into lines of a width.
class Paragraph
{
public:
    Paragraph(const QString &text, const QFont &font, double room, bool mayBreak) : m_font(font)
    {
        const QFontMetricsF metrics(font);
        m_lineHeight = metrics.height() / fontScale;
        m_ascent = metrics.ascent() / fontScale;
        // a list of flags is broken behind a comma, and a number is not: whoever copied half of a word would set nothing
        static const QRegularExpression commas(QStringLiteral("(?<![0-9]),(?=\\S)|,(?=[^\\s0-9])"));
        static const QString mark(QChar(0x200B));
        const QString broken = QString(text).replace(commas, QLatin1Char(',') + mark);
        QTextLayout layout(broken, font);
        QTextOption option;
        option.setWrapMode(mayBreak ? QTextOption::WrapAtWordBoundaryOrAnywhere : QTextOption::NoWrap);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(std::max(room, 1.0) * fontScale);
            m_lines.append({ broken.mid(line.textStart(), line.textLength()).remove(mark).trimmed(), line.naturalTextWidth() / fontScale });
        }
        layout.endLayout();
    }

    [[nodiscard]] double height() const { return m_lineHeight * static_cast<double>(m_lines.size()); }

    void draw(QPainter &painter, double x, double y, double room, bool alignRight, const QColor &colour) const
    {
        painter.setFont(m_font);
        painter.setPen(colour);
        double baseline = y + m_ascent;
        for (const auto &[text, natural] : m_lines) {
            painter.save();
            painter.translate(alignRight ? x + room - natural : x, baseline);
            painter.scale(1.0 / fontScale, 1.0 / fontScale);
            painter.drawText(QPointF(0.0, 0.0), text);
            painter.restore();
            baseline += m_lineHeight;
        }
    }

private:
    QFont m_font;
    double m_lineHeight = 0.0;
    double m_ascent = 0.0;
    QList<QPair<QString, double>> m_lines;
};

double naturalWidth(const QString &text, const QFont &font)
{
    return QFontMetricsF(font).horizontalAdvance(text) / fontScale;
}

using Stroke = std::function<void(QPainter &)>;

/// Lays the blocks out on pages; what is drawn is remembered, so that a page can say how many there are.
class PageMaker
{
public:
    PageMaker(const Report &report, Progress *progress, std::uint64_t share)
        : m_report(report), m_palette(Palette::light()), m_progress(progress), m_share(share / 2)
    {
        m_pages.emplace_back();
    }

    QByteArray write()
    {
        titleBlock();
        for (std::size_t i = 0; i < m_report.blocks.size(); ++i) {
            m_follows = i + 1 < m_report.blocks.size() ? heightOfFigure(m_report.blocks[i + 1]) : 0.0;
            std::visit([this](const auto &block) { add(block); }, m_report.blocks[i]);
            if (!goesOn(0, i, m_report.blocks.size())) {
                return {};
            }
        }
        return draw();
    }

private:
    /// Tells how much of laying out (@p part 0) or drawing (1) is done; false when nobody wants the rest.
    [[nodiscard]] bool goesOn(std::uint64_t part, std::size_t done, std::size_t whole)
    {
        if (m_progress != nullptr) {
            m_progress->reached(m_share * part + m_share * done / whole);
        }
        return m_progress == nullptr || !m_progress->isCancelled();
    }
    using Element = PdfStructure::Element;

    /// The stroke says itself what it belongs to.
    void put(Stroke stroke) { m_pages.back().push_back(std::move(stroke)); }
    void put(Element element, const Stroke &stroke)
    {
        put([this, element, stroke](QPainter &painter) { drawPart(painter, element, stroke); });
    }
    void drawPart(QPainter &painter, Element element, const Stroke &stroke)
    {
        m_structure.begin(painter, element);
        stroke(painter);
        PdfStructure::end(painter);
    }
    void newPage()
    {
        m_pages.emplace_back();
        m_y = printTop;
    }
    [[nodiscard]] double room() const { return printBottom - m_y; }

    void text(const QString &words, const QFont &font, const QColor &colour, double after, const char *role = "P")
    {
        const auto paragraph = std::make_shared<Paragraph>(words, font, printWidth, true);
        if (paragraph->height() > room()) {
            newPage();
        }
        put(m_structure.add(role),
            [paragraph, y = m_y, colour](QPainter &painter) { paragraph->draw(painter, printLeft, y, printWidth, false, colour); });
        m_y += paragraph->height() + after;
    }

    void titleBlock()
    {
        text(m_report.title, reportFont(22.0, QFont::DemiBold), m_palette.text, 2.0, "H1");
        text(m_report.subtitle, reportFont(11.0), m_palette.quietText, 14.0);
    }

    void add(const ReportHeading &heading)
    {
        const bool main = heading.level <= 1;
        constexpr double begun = printTop + (printBottom - printTop) * 0.3; // a page with less on it is gone on with
        if ((heading.beginsPage && m_y > begun)
            || room() < std::max(main ? 150.0 : 110.0, m_follows + 60.0)) { // a heading does not stand alone at the foot of a page
            newPage();
        } else if (m_y > printTop) {
            m_y += main ? 20.0 : 12.0;
        }
        m_structure.addBookmark(heading.text, heading.level, static_cast<int>(m_pages.size()) - 1, m_y);
        text(heading.text, reportFont(main ? 14.0 : 11.0, QFont::DemiBold), m_palette.text, main ? 3.0 : 4.0,
            heading.level <= m_above ? headingRole(heading.level) : headingRole(m_above + 1));
        m_above = std::min(heading.level, m_above + 1);
        if (main) {
            put(PdfStructure::artifact,
                [y = m_y, colour = m_palette.accent](QPainter &painter) { painter.fillRect(QRectF(printLeft, y, printWidth, 1.2), colour); });
            m_y += 9.0;
        }
    }

    void add(const ReportText &each) { text(each.text, reportFont(9.0), each.isQuiet ? m_palette.quietText : m_palette.text, 6.0); }

    /// Nothing is folded on paper.
    void add(const ReportMarkdown &each)
    {
        QTextDocument document;
        document.setMarkdown(each.markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML));
        if (!each.summary.isEmpty()) {
            text(each.summary, reportFont(9.0, QFont::DemiBold), m_palette.text, 2.0);
        }
        text(document.toPlainText(), reportFont(9.0), m_palette.text, 6.0);
        for (const ReportMarkdown &inner : each.below) {
            add(inner);
        }
    }

    void add(const ReportFacts &facts)
    {
        constexpr double names = 130.0;
        const Element list = m_structure.add("L");
        for (const auto &[name, value] : facts.facts) {
            const auto key = std::make_shared<Paragraph>(name, reportFont(9.5), names - 8.0, true);
            const auto words = std::make_shared<Paragraph>(value, reportFont(9.5), printWidth - names, true);
            const double height = std::max(key->height(), words->height()) + 4.0;
            if (height > room()) {
                newPage();
            }
            const Element item = m_structure.add("LI", list);
            put(m_structure.add("Lbl", item),
                [key, y = m_y, this](QPainter &painter) { key->draw(painter, printLeft, y, names, false, m_palette.quietText); });
            put(m_structure.add("LBody", item),
                [words, y = m_y, this](QPainter &painter) { words->draw(painter, printLeft + names, y, printWidth - names, false, m_palette.text); });
            m_y += height;
        }
    }

    /// The title is the heading above all others.
    static const char *headingRole(int level) { return level <= 1 ? "H2" : "H3"; }

    static double scaleOf(const ReportFigure &figure)
    {
        const double highest = figure.isTall ? 640.0 : 330.0;
        return std::min({ printWidth / figure.size.width(), highest / figure.size.height(), 0.75 });
    }

    /// Of a block that is no figure: 0.
    static double heightOfFigure(const ReportBlock &block)
    {
        const auto *figure = std::get_if<ReportFigure>(&block);
        return figure == nullptr || figure->svg.isEmpty() || figure->size.isEmpty() ? 0.0 : figure->size.height() * scaleOf(*figure);
    }

    void add(const ReportFigure &figure)
    {
        if (figure.svg.isEmpty() || figure.size.isEmpty()) {
            return;
        }
        const double scale = scaleOf(figure);
        const QSizeF size(figure.size.width() * scale, figure.size.height() * scale);
        if (size.height() + 8.0 > room()) {
            newPage();
        }
        const QRectF place(printLeft + (printWidth - size.width()) / 2.0, m_y, size.width(), size.height());
        put(m_structure.add("Figure", PdfStructure::document, figure.title),
            [svg = figure.svg, place](QPainter &painter) { paintSvg(&painter, svg, place); });
        m_y += size.height() + 10.0;
    }

    // --- tables ---

    struct Grid
    {
        QList<double> widths;
        QFont font = reportFont(8.0);
        QFont headFont = reportFont(7.5, QFont::Medium);
    };

    /// Numbers get the room they need, words share what is left as they need it.
    [[nodiscard]] Grid gridOf(const ReportTable &table) const
    {
        Grid grid;
        const auto columns = table.columns.size();
        QList<double> natural;
        double fixed = 0.0;
        double flexible = 0.0;
        for (qsizetype i = 0; i < columns; ++i) {
            const bool number = table.columns[i].isNumber;
            double needed = number ? longestWord(table.columns[i].title, grid.headFont) : naturalWidth(table.columns[i].title, grid.headFont);
            for (qsizetype row = 0; row < table.rows.size(); ++row) {
                const double indent = i == 0 ? 9.0 * table.indents.value(row) : 0.0;
                needed = std::max(needed, naturalWidth(table.rows[row].value(i), grid.font) + indent);
            }
            natural.append(needed + gap);
            (number ? fixed : flexible) += natural.last();
        }
        const double available = std::max(printWidth - fixed, 120.0);
        for (qsizetype i = 0; i < columns; ++i) {
            const bool number = table.columns[i].isNumber;
            grid.widths.append(number || flexible <= available ? natural[i] : 0.0);
        }
        if (flexible > available) {
            shareOut(table, natural, available, grid.widths);
        } else if (fixed + flexible < printWidth) { // all columns get some of what is left: no gap is wide enough to lose the line in
            for (double &each : grid.widths) {
                each += (printWidth - fixed - flexible) / static_cast<double>(columns);
            }
        }
        return grid;
    }

    /// Narrow columns of words get what they need, the others equal parts of the rest.
    static void shareOut(const ReportTable &table, const QList<double> &natural, double available, QList<double> &widths)
    {
        QList<qsizetype> open;
        for (qsizetype i = 0; i < widths.size(); ++i) {
            if (!table.columns[i].isNumber) {
                open.append(i);
            }
        }
        std::sort(open.begin(), open.end(), [&natural](qsizetype a, qsizetype b) { return natural[a] < natural[b]; });
        for (qsizetype k = 0; k < open.size(); ++k) {
            const double part = available / static_cast<double>(open.size() - k);
            widths[open[k]] = std::min(natural[open[k]], part);
            available -= widths[open[k]];
        }
    }

    static double longestWord(const QString &text, const QFont &font)
    {
        double longest = 0.0;
        for (const QString &word : text.split(QLatin1Char(' '))) {
            longest = std::max(longest, naturalWidth(word, font));
        }
        return longest;
    }

    void add(const ReportTable &table)
    {
        if (table.rows.isEmpty()) {
            return;
        }
        const Grid grid = gridOf(table);
        QStringList titles;
        for (const ReportColumn &column : table.columns) {
            titles.append(column.title);
        }
        if (room() < 60.0) {
            newPage();
        }
        const Element element = m_structure.add("Table");
        putRow(table, grid, titles, 0, true, element);
        for (qsizetype row = 0; row < table.rows.size(); ++row) {
            if (heightOf(table, grid, table.rows[row], table.indents.value(row), false) > room()) {
                newPage();
                putRow(table, grid, titles, 0, true, PdfStructure::artifact); // it was read already
            }
            putRow(table, grid, table.rows[row], table.indents.value(row), false, element);
        }
        m_y += 6.0;
        if (!table.leftOut.isEmpty()) {
            text(table.leftOut, reportFont(8.0), m_palette.quietText, 8.0);
        }
    }

    using Cells = std::vector<Paragraph>;

    [[nodiscard]] static Cells cellsOf(const ReportTable &table, const Grid &grid, const QStringList &texts, int indent, bool isHead)
    {
        Cells cells;
        for (qsizetype i = 0; i < table.columns.size(); ++i) {
            const double space = grid.widths[i] - gap - (i == 0 ? 9.0 * indent : 0.0);
            cells.emplace_back(texts.value(i), isHead ? grid.headFont : grid.font, space + 0.5, isHead || !table.columns[i].isNumber);
        }
        return cells;
    }

    [[nodiscard]] static double heightOf(const Cells &cells)
    {
        double height = 0.0;
        for (const Paragraph &cell : cells) {
            height = std::max(height, cell.height());
        }
        return height + 5.0;
    }
    [[nodiscard]] static double heightOf(const ReportTable &table, const Grid &grid, const QStringList &texts, int indent, bool isHead)
    {
        return heightOf(cellsOf(table, grid, texts, indent, isHead));
    }

    void putRow(const ReportTable &table, const Grid &grid, const QStringList &texts, int indent, bool isHead, Element inTable)
    {
        auto cells = std::make_shared<Cells>(cellsOf(table, grid, texts, indent, isHead));
        const double height = heightOf(*cells);
        QList<bool> numbers;
        for (const ReportColumn &column : table.columns) {
            numbers.append(column.isNumber);
        }
        const bool isRead = inTable != PdfStructure::artifact;
        const Element row = isRead ? m_structure.add("TR", inTable) : PdfStructure::artifact;
        std::vector<Element> elements(cells->size(), PdfStructure::artifact);
        std::generate(elements.begin(), elements.end(), [&] { return isRead ? m_structure.add(isHead ? "TH" : "TD", row) : row; });
        put([cells, elements, widths = grid.widths, numbers, indent, isHead, y = m_y, height, this](QPainter &painter) {
            double x = printLeft;
            for (qsizetype i = 0; i < widths.size(); ++i) {
                const double inset = i == 0 ? 9.0 * indent : 0.0;
                const Paragraph &cell = (*cells)[static_cast<std::size_t>(i)];
                const double drop = isHead ? height - 5.0 - cell.height() : 0.0; // titles of one line stand at the foot of the head
                drawPart(painter, elements[static_cast<std::size_t>(i)], [&, i](QPainter &each) {
                    cell.draw(each, x + inset, y + 2.0 + drop, widths[i] - gap - inset, numbers[i], isHead ? m_palette.quietText : m_palette.text);
                });
                x += widths[i];
            }
            drawPart(painter, PdfStructure::artifact,
                [&](QPainter &each) { each.fillRect(QRectF(printLeft, y + height - 0.6, printWidth, isHead ? 0.8 : 0.4), m_palette.line); });
        });
        m_y += height;
    }

    // --- pages ---

    void drawFrame(QPainter &painter, int page) const
    {
        const QFont font = reportFont(8.0);
        const Paragraph name(m_report.title, font, printWidth * 0.7, false);
        const Paragraph what(m_report.subtitle, font, printWidth * 0.5, false);
        const Paragraph number(ReportPage::tr("%1 of %2", "a page and how many there are").arg(page).arg(m_pages.size()), font, 100.0, false);
        if (page > 1) { // the first one has the title
            name.draw(painter, printLeft, 34.0, printWidth * 0.5, false, m_palette.quietText);
            what.draw(painter, printLeft + printWidth * 0.5, 34.0, printWidth * 0.5, true, m_palette.quietText);
            painter.fillRect(QRectF(printLeft, 50.0, printWidth, 0.5), m_palette.line);
        }
        painter.fillRect(QRectF(printLeft, pageHeight - 46.0, printWidth, 0.5), m_palette.line);
        Paragraph(QCoreApplication::applicationVersion().isEmpty() ? QStringLiteral("Apportion")
                                                                   : ReportPage::tr("Apportion %1").arg(QCoreApplication::applicationVersion()),
            font, 200.0, false)
            .draw(painter, printLeft, pageHeight - 40.0, 200.0, false, m_palette.quietText);
        number.draw(painter, printRight - 100.0, pageHeight - 40.0, 100.0, true, m_palette.quietText);
    }

    QByteArray draw()
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0.0, 0.0, 0.0, 0.0));
        writer.setResolution(resolution);
        writer.setTitle(m_report.title);
        writer.setCreator(QStringLiteral("Apportion"));
        QPainter painter;
        if (!painter.begin(&writer)) {
            return {};
        }
        for (std::size_t i = 0; i < m_pages.size(); ++i) {
            if (i > 0) {
                writer.newPage();
            }
            painter.save();
            painter.scale(resolution / 72.0, resolution / 72.0);
            painter.setRenderHint(QPainter::Antialiasing);
            m_structure.enterPage(static_cast<int>(i));
            drawPart(painter, PdfStructure::artifact, [this, i](QPainter &each) { drawFrame(each, static_cast<int>(i) + 1); });
            for (const Stroke &stroke : m_pages[i]) {
                stroke(painter);
            }
            painter.restore();
            if (!goesOn(1, i, m_pages.size())) {
                return {};
            }
        }
        painter.end();
        buffer.close();
        return m_structure.writeInto(bytes, QLocale().bcp47Name());
    }

    static constexpr double gap = 9.0;

    const Report &m_report;
    const Palette &m_palette;
    Progress *m_progress;
    std::uint64_t m_share;
    std::vector<std::vector<Stroke>> m_pages;
    PdfStructure m_structure;
    int m_above = 0; ///< level of the heading before, or 0: no level is left out
    double m_y = 52.0;
    double m_follows = 0.0; ///< the height of the figure behind the block that is laid out
};

} // namespace

QByteArray reportPdf(const Report &report, Progress *progress, std::uint64_t share)
{
    return PageMaker(report, progress, share).write();
}

} // namespace apportion
