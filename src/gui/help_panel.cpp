// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/help_panel.h"

#include <QFile>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

namespace apportion
{

HelpPanel::HelpPanel(QWidget *parent) : QFrame(parent), m_browser(new QTextBrowser(this))
{
    m_browser->setAccessibleName(tr("Help"));
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setOpenExternalLinks(true);
    m_browser->setProperty("look", QStringLiteral("reading"));
    m_browser->document()->setDocumentMargin(6);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 0, 0, 0);
    layout->addWidget(m_browser);
}

void HelpPanel::showPage(const QString &page)
{
    m_page = page;
    QFile file(QStringLiteral(":/help/%1.md").arg(page));
    if (!file.open(QIODevice::ReadOnly)) {
        m_browser->setPlainText(tr("There is no help for this page."));
        return;
    }
    // through HTML, so that the colours of links are those of the theme
    QTextDocument document;
    document.setMarkdown(QString::fromUtf8(file.readAll()), QTextDocument::MarkdownDialectGitHub);
    show(document.toHtml());
}

void HelpPanel::showShortcuts(const QList<ShortcutEntry> &entries)
{
    QString html = QStringLiteral("<h3>%1</h3><table cellpadding=\"3\" width=\"100%\">").arg(tr("Keys").toHtmlEscaped());
    QString group;
    for (const ShortcutEntry &entry : entries) {
        if (entry.group != group) {
            group = entry.group;
            html += QStringLiteral("<tr><td colspan=\"2\"><br><b>%1</b></td></tr>").arg(group.toHtmlEscaped());
        }
        html += QStringLiteral("<tr><td>%1</td><td align=\"right\" style=\"white-space:nowrap\">%2</td></tr>")
                    .arg(entry.text.toHtmlEscaped(), entry.keys.toHtmlEscaped());
    }
    m_keys = html + QStringLiteral("</table>");
    m_page.clear();
    show(m_keys);
}

void HelpPanel::show(const QString &html)
{
    m_browser->document()->setDefaultStyleSheet(QStringLiteral("a { color: %1; }").arg(m_palette.accent.name()));
    m_browser->setHtml(html);
}

void HelpPanel::applyPalette(const Palette &palette)
{
    m_palette = palette;
    if (!m_page.isEmpty()) {
        showPage(m_page);
    } else if (!m_keys.isEmpty()) {
        show(m_keys);
    }
}

} // namespace apportion
