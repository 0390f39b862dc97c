// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/drawer.h"

#include "charts/palette.h"
#include "gui/shell/help_panel.h"
#include "gui/shell/history_panel.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/look.h"
#include "gui/widgets/section_header.h"

#include <QToolButton>

namespace apportion
{

Drawer::Drawer(Document *document, QWidget *parent)
    : QFrame(parent), m_header(new SectionHeader({}, this)), m_close(makeFlatButton(tr("Close this column"), this)), m_stack(new FillingStack(this)),
      m_help(new HelpPanel), m_history(new HistoryPanel(document))
{
    setProperty("look", QStringLiteral("side"));
    setMinimumWidth(240);
    m_header->setContentsMargins(14, 6, 8, 4);
    m_header->addControl(m_close);
    m_stack->addWidget(m_help);
    m_stack->addWidget(m_history);
    makeColumn(this, { m_header, { m_stack, 1 } }, 0);
    connect(m_close, &QToolButton::clicked, this, &Drawer::closeRequested);
    hide();
}

void Drawer::setContent(Content content)
{
    m_content = content;
    m_header->setTitle(content == Content::History ? tr("Undo list") : content == Content::Shortcuts ? tr("Keys") : tr("Help"));
    m_stack->setCurrentIndex(content == Content::History ? 1 : 0);
    setVisible(content != Content::None);
}

void Drawer::applyPalette(const Palette &palette)
{
    m_close->setIcon(tintedIcon(QStringLiteral("clear"), palette.quietText, palette.line, palette.accent));
    m_help->applyPalette(palette);
}

} // namespace apportion

#include "moc_drawer.cpp"
