// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/table_footer.h"

#include "gui/widgets/look.h"
#include "gui/widgets/wrapped_label.h"

#include <QAbstractButton>
#include <QBoxLayout>
#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr int side = 14; ///< as a section's heading has it
constexpr int above = 4;
constexpr int between = 12;
constexpr int under = 2;

} // namespace

TableFooter::TableFooter(std::initializer_list<QAbstractButton *> buttons, QWidget *parent)
    : QWidget(parent), m_sentence(new WrappedLabel(this)), m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
{
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->keepWhole();
    setLook(m_sentence, "quiet");
    for (QAbstractButton *button : buttons) {
        m_buttons->addWidget(button, 0, Qt::AlignLeft);
    }
    m_buttons->setSpacing(between);
    m_parts->setContentsMargins(side, above + 1, side, above);
    m_parts->setSpacing(between);
    m_parts->addWidget(m_sentence, 1);
    m_parts->addLayout(m_buttons);
}

QSize TableFooter::minimumSizeHint() const
{
    int widest = 0;
    for (int i = 0; i < m_buttons->count(); ++i) {
        const QWidget *button = m_buttons->itemAt(i)->widget();
        widest = std::max(widest, button->isHidden() ? 0 : button->sizeHint().width());
    }
    return { widest + 2 * side, m_parts->minimumSize().height() };
}

void TableFooter::arrange()
{
    int buttons = 0;
    for (int i = 0; i < m_buttons->count(); ++i) {
        const QWidget *button = m_buttons->itemAt(i)->widget();
        buttons += button->isHidden() ? 0 : (buttons > 0 ? between : 0) + button->sizeHint().width();
    }
    const int room = width() - 2 * side;
    const int words = m_sentence->fontMetrics().horizontalAdvance(m_sentence->text());
    const bool isBeside = words + between + buttons <= room || 4 * buttons <= room;
    const auto put = [](QBoxLayout *parts, bool inARow) {
        const QBoxLayout::Direction direction = inARow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
        if (parts->direction() != direction) { // each of these asks for a new layout, which comes back to here
            parts->setDirection(direction);
            parts->setSpacing(inARow ? between : under);
        }
    };
    put(m_parts, isBeside);
    put(m_buttons, isBeside || buttons <= room);
}

bool TableFooter::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) { // another sentence, or other buttons
        arrange();
    }
    return QWidget::event(event);
}

void TableFooter::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TableFooter::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(0, 0, width(), 1, palette().color(QPalette::Mid));
}

} // namespace apportion

#include "moc_table_footer.cpp"
