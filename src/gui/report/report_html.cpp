// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTextDocument>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr const char *style = R"(
:root { color-scheme: light dark; --text: #1d2733; --quiet: #5e6a77; --line: #e1e5ea; --page: #ffffff; --accent: #1c64d4; }
@media (prefers-color-scheme: dark) { :root { --text: #e4e8ec; --quiet: #96a3b0; --line: #30363d; --page: #1d2126; --accent: #5da4ff; }
  figure img { background: #ffffff; border-radius: 6px; padding: 8px; } }
body { font: 14px/1.45 Inter, system-ui, sans-serif; color: var(--text); background: var(--page); max-width: 62rem; margin: 2.5rem auto; padding: 0 1.5rem; overflow-wrap: break-word; }
h1 { font-size: 1.7rem; margin: 0 0 .2rem; } h2 { font-size: 1.25rem; margin: 2.6rem 0 .6rem; border-bottom: 2px solid var(--accent); padding-bottom: .25rem; }
h3 { font-size: 1.05rem; margin: 1.8rem 0 .5rem; } .quiet { color: var(--quiet); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; margin: .6rem 0; }
th { text-align: left; color: var(--quiet); font-weight: 500; } th, td { padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.number { text-align: right; white-space: nowrap; } th.number { white-space: normal; } dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; } dt { color: var(--quiet); } dd { margin: 0; }
a, a * { color: var(--accent) !important; } a:not([href]), a:not([href]) * { color: inherit !important; text-decoration: none !important; }
details { margin: .4rem 0; } summary { cursor: pointer; color: var(--accent); }
.wide { overflow-x: auto; background: linear-gradient(to right, var(--page) 40%, transparent) 0 0 / 3rem 100% no-repeat local,
  linear-gradient(to left, var(--page) 40%, transparent) 100% 0 / 3rem 100% no-repeat local,
  linear-gradient(to right, var(--line), transparent) 0 0 / 1rem 100% no-repeat scroll,
  linear-gradient(to left, var(--line), transparent) 100% 0 / 1rem 100% no-repeat scroll; } td:not(.number) { min-width: 6.5rem; } figure { margin: 1rem 0; } figure img { max-width: 100%; height: auto; box-sizing: border-box; }
@media (max-width: 40rem) { body { margin: 1.2rem auto; padding: 0 .8rem; } dl { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); column-gap: .8rem; } table { font-size: .85rem; } figure { overflow-x: auto; } figure img { max-width: none; width: 44rem; } th, td { padding-right: .4rem; } td:not(.number) { min-width: 4rem; }
  .words thead { display: none; } .words, .words tbody, .words tr, .words td { display: block; }
  .words tr { border-bottom: 1px solid var(--line); padding: .35rem 0; } .words td, .words td.number { border: 0; padding: .1rem 0 .1rem 7.5rem; text-align: left; min-height: 1.45em; white-space: normal; }
  .words td::before { content: attr(data-title); float: left; width: 7rem; margin-left: -7.5rem; color: var(--quiet); } .words td:empty { display: none; } }
@media print { .wide { background: none; } body { margin: 0; max-width: none; } h2, h3 { break-after: avoid; } tr, figure { break-inside: avoid; } thead { display: table-header-group; } .page { break-before: page; } }
)";

class HtmlWriter
{
public:
    QByteArray write(const Report &report)
    {
        m_html = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%4\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
                                "content=\"width=device-width\">\n<title>%1</title>\n"
                                "<style>%2</style>\n</head>\n<body>\n<h1>%1</h1>\n<p class=\"quiet\">%3</p>\n")
                     .arg(report.title.toHtmlEscaped(), QString::fromLatin1(style), report.subtitle.toHtmlEscaped(), QLocale().bcp47Name());
        for (const ReportBlock &block : report.blocks) {
            std::visit([this](const auto &each) { add(each); }, block);
        }
        m_html += QLatin1String("</body>\n</html>\n");
        // Names of a file may hold anything; HTML has no control characters but blanks.
        for (QChar &c : m_html) {
            const bool isBlank = c == QLatin1Char('\n') || c == QLatin1Char('\t');
            c = !isBlank && c.category() == QChar::Other_Control ? QChar(QChar::ReplacementCharacter) : c;
        }
        return m_html.toUtf8();
    }

private:
    void add(const ReportHeading &heading)
    {
        const QString look = heading.beginsPage ? QStringLiteral(" class=\"page\"") : QString();
        // no level is left out, as for a screen reader it would be one that it missed
        const int level = std::min(heading.level, m_above + 1);
        m_above = level;
        m_html += QStringLiteral("<h%1%3>%2</h%1>\n").arg(QString::number(level + 1), heading.text.toHtmlEscaped(), look);
    }

    void add(const ReportText &text)
    {
        m_html += QStringLiteral("<p%1>%2</p>\n").arg(text.isQuiet ? QStringLiteral(" class=\"quiet\"") : QString(), text.text.toHtmlEscaped());
    }

    void add(const ReportMarkdown &text)
    {
        const QString html = prose(text.markdown);
        if (text.summary.isEmpty()) {
            m_html += QStringLiteral("<div class=\"prose\">%1</div>\n").arg(html);
            return;
        }
        m_html += QStringLiteral("<details><summary>%1</summary>%2").arg(text.summary.toHtmlEscaped(), html);
        for (const ReportMarkdown &inner : text.below) {
            add(inner);
        }
        m_html += QStringLiteral("</details>\n");
    }

    static QString prose(const QString &markdown)
    {
        QTextDocument document;
        document.setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML));
        // bold, italic and fixed width alone are taken from what Qt writes: fonts and room are those of the page, and a
        // link leads to the web or nowhere
        static const QRegularExpression body(QStringLiteral("<body[^>]*>(.*)</body>"), QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression looks(QStringLiteral("<(p|h[1-6]|ul|ol|li|table|tr|td|blockquote|pre)\\s[^>]*>"));
        static const QRegularExpression links(QStringLiteral("<a href=\"(?!https?:)[^\"]*\">"));
        QString html = body.match(document.toHtml()).captured(1);
        html.replace(looks, QStringLiteral("<\\1>")).replace(links, QStringLiteral("<a>"));
        return html;
    }

    void add(const ReportFacts &facts)
    {
        m_html += QLatin1String("<dl>\n");
        for (const auto &[name, value] : facts.facts) {
            m_html += QStringLiteral("<dt>%1</dt><dd>%2</dd>\n").arg(name.toHtmlEscaped(), value.toHtmlEscaped());
        }
        m_html += QLatin1String("</dl>\n");
    }

    void add(const ReportFigure &figure)
    {
        if (!figure.svg.isEmpty()) {
            const bool isFolded = !figure.summary.isEmpty();
            m_html += isFolded ? QStringLiteral("<details><summary>%1</summary>").arg(figure.summary.toHtmlEscaped()) : QString();
            m_html += QStringLiteral("<figure><img alt=\"%1\" width=\"%2\" height=\"%3\" src=\"data:image/svg+xml;base64,%4\"></figure>\n")
                          .arg(figure.title.toHtmlEscaped(), QString::number(figure.size.width()), QString::number(figure.size.height()),
                              QString::fromLatin1(figure.svg.toBase64()));
            m_html += isFolded ? QStringLiteral("</details>\n") : QString();
        }
    }

    void add(const ReportTable &table)
    {
        // on a telephone rows that say something in words stand below each other: what matters would lie off the screen
        const bool isInWords = std::any_of(table.columns.begin(), table.columns.end(),
            [&table](const ReportColumn &column) { return &column != &table.columns.front() && !column.isNumber; });
        const bool isFolded = !table.summary.isEmpty();
        m_html += isFolded ? QStringLiteral("<details><summary>%1</summary>").arg(table.summary.toHtmlEscaped()) : QString();
        m_html += QStringLiteral("<div class=\"wide\"><table%1>\n<thead><tr>").arg(isInWords ? QStringLiteral(" class=\"words\"") : QString());
        for (const ReportColumn &column : table.columns) {
            m_html += cell(QStringLiteral("th"), column, column.title, 0);
        }
        m_html += QLatin1String("</tr></thead>\n<tbody>\n");
        for (qsizetype row = 0; row < table.rows.size(); ++row) {
            m_html += QLatin1String("<tr>");
            for (qsizetype i = 0; i < table.columns.size(); ++i) {
                m_html += cell(QStringLiteral("td"), table.columns[i], table.rows[row].value(i), i == 0 ? table.indents.value(row) : 0);
            }
            m_html += QLatin1String("</tr>\n");
        }
        m_html += QLatin1String("</tbody>\n</table></div>\n");
        if (!table.leftOut.isEmpty()) {
            add(ReportText { table.leftOut, true });
        }
        m_html += isFolded ? QStringLiteral("</details>\n") : QString();
    }

    static QString cell(const QString &tag, const ReportColumn &column, const QString &text, int indent)
    {
        QString look = column.isNumber ? QStringLiteral(" class=\"number\"") : QString();
        look += tag == QLatin1String("td") ? QStringLiteral(" data-title=\"%1\"").arg(column.title.toHtmlEscaped()) : QString();
        const QString room = indent > 0 ? QStringLiteral(" style=\"padding-left:%1em\"").arg(indent) : QString();
        return QStringLiteral("<%1%2%3>%4</%1>").arg(tag, look, room, text.toHtmlEscaped().replace(QLatin1String(" %"), QLatin1String("&nbsp;%")));
    }

    QString m_html;
    int m_above = 0; ///< level of the heading before, or 0
};

} // namespace

QByteArray reportHtml(const Report &report)
{
    return HtmlWriter().write(report);
}

} // namespace apportion
