// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/disclosure.h"
#include "gui/widgets/boxes.h"

#include "charts/palette.h"
#include "gui/widgets/look.h"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>
#include <QToolButton>

#include <algorithm>

namespace apportion
{

namespace
{

/// The text on as many lines as it takes, each as wide as the room or one word: a tool button breaks none itself.
QString onLines(const QString &text, const QFontMetricsF &metrics, double room)
{
    QStringList lines;
    qsizetype begin = 0;
    qsizetype end = 0; // of what fits so far
    QTextBoundaryFinder places(QTextBoundaryFinder::Line, text);
    for (qsizetype at = places.toNextBoundary(); at > 0; at = places.toNextBoundary()) {
        if (end > begin && metrics.horizontalAdvance(text.mid(begin, at - begin).trimmed()) > room) {
            lines.append(text.mid(begin, end - begin).trimmed());
            begin = end;
        }
        end = at;
    }
    lines.append(text.mid(begin).trimmed());
    for (QString &line : lines) {
        line = metrics.elidedText(line, Qt::ElideRight, room);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

Disclosure::Disclosure(const QString &title, QWidget *body, QWidget *parent)
    : QWidget(parent), m_title(title), m_button(new QToolButton(this)), m_body(body)
{
    m_button->setText(title);
    m_button->setAccessibleName(title);
    m_button->setMinimumWidth(textPixels(80));
    m_button->setCheckable(true);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setLook(m_button, "switch");
    makeColumn(this, { m_button, m_body }, 6);
    connect(m_button, &QToolButton::toggled, this, [this](bool open) {
        m_button->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_body->setVisible(open);
    });
    m_button->setArrowType(Qt::RightArrow);
    m_body->hide();
}

void Disclosure::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int arrow = textPixels(28);
    QFont strong = m_button->font(); // as it is while it is open
    strong.setWeight(QFont::DemiBold);
    const QString shown = onLines(m_title, QFontMetricsF(strong), std::max(0, width() - arrow));
    if (shown == m_button->text()) {
        return;
    }
    m_button->setText(shown);
    m_button->setToolTip(shown.contains(QChar(0x2026)) ? m_title : QString()); // a single word was wider than the room
}

void Disclosure::setOpen(bool open)
{
    m_button->setChecked(open);
}

} // namespace apportion

#include "moc_disclosure.cpp"
