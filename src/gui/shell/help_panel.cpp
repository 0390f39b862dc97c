// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/help_panel.h"

#include "charts/palette.h"
#include "gui/widgets/boxes.h"

#include <QFile>
#include <QLocale>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextTable>

namespace apportion
{

namespace
{

/// In the language of the window where there is a translation, else in English.
QString helpFile(const QString &page)
{
    const QString language = QLocale().name(); // "de_AT": the language alone is asked for too
    for (const QString &folder : { language, language.section(QLatin1Char('_'), 0, 0) }) {
        QString path = QStringLiteral(":/help/%1/%2.md").arg(folder, page);
        if (QFile::exists(path)) {
            return path;
        }
    }
    return QStringLiteral(":/help/%1.md").arg(page);
}

} // namespace

HelpPanel::HelpPanel(QWidget *parent) : QFrame(parent), m_browser(new QTextBrowser(this))
{
    m_browser->setAccessibleName(tr("Help"));
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setOpenExternalLinks(true);
    m_browser->setProperty("look", QStringLiteral("reading"));
    m_browser->document()->setDocumentMargin(6);
    makeColumn(this, { m_browser }, -1, { 8, 0, 0, 0 });
}

void HelpPanel::showPage(const QString &page)
{
    m_page = page;
    QFile file(helpFile(page));
    if (!file.open(QIODevice::ReadOnly)) {
        m_browser->setPlainText(tr("There is no help for this page."));
        return;
    }
    m_browser->document()->setMarkdown(QString::fromUtf8(file.readAll()), QTextDocument::MarkdownDialectGitHub);
    setType();
}

void HelpPanel::showShortcuts(const QList<ShortcutEntry> &entries)
{
    QString html;
    QString group;
    for (const ShortcutEntry &entry : entries) {
        if (entry.group != group) {
            html += group.isEmpty() ? QString() : QStringLiteral("</table>");
            group = entry.group;
            html += QStringLiteral("<h3>%1</h3><table cellpadding=\"2\" width=\"100%\">").arg(group.toHtmlEscaped());
        }
        html += QStringLiteral("<tr><td width=\"56%\">%1</td><td width=\"44%\">%2</td></tr>")
                    .arg(entry.text.toHtmlEscaped(), entry.keys.toHtmlEscaped());
    }
    m_keys = html + QStringLiteral("</table>");
    m_page.clear();
    m_browser->setHtml(m_keys);
    setType();
}

void HelpPanel::setType()
{
    QTextDocument *document = m_browser->document();
    document->setIndentWidth(12);
    QTextCursor cursor(document);
    cursor.beginEditBlock();
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        const bool inTable = QTextCursor(block).currentTable() != nullptr;
        cursor.setPosition(block.position());
        QTextBlockFormat format;
        format.setTopMargin(level > 0 ? 14.0 : 0.0);
        format.setBottomMargin(inTable ? 0.0 : level > 0 ? 4.0 : 7.0);
        format.setLineHeight(inTable ? 100.0 : 118.0, QTextBlockFormat::ProportionalHeight);
        cursor.mergeBlockFormat(format);
        if (level > 0) {
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            QTextCharFormat letters;
            letters.setProperty(QTextFormat::FontSizeAdjustment, 0);
            letters.setFont(uiFont(textPixels(level == 1 ? 16 : 13), QFont::DemiBold));
            cursor.mergeCharFormat(letters);
        }
    }
    cursor.endEditBlock();
    m_browser->moveCursor(QTextCursor::Start);
}

void HelpPanel::applyPalette(const Palette &palette)
{
    QPalette colours = m_browser->palette();
    colours.setColor(QPalette::Link, palette.accent);
    m_browser->setPalette(colours);
    if (!m_page.isEmpty()) {
        showPage(m_page); // the colour of links is that of the time when they were made
    }
}

} // namespace apportion

#include "moc_help_panel.cpp"
