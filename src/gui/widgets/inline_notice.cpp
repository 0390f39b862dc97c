// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/inline_notice.h"

#include "gui/widgets/look.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace apportion
{

InlineNotice::InlineNotice(QWidget *parent)
    : QFrame(parent), m_text(makeText("", this)), m_close(new QToolButton(this)), m_layout(new QHBoxLayout(this))
{
    setLook(this, "notice");
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setText(tr("Dismiss"));
    setLook(m_close, "flat");
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_close, &QToolButton::clicked, this, &InlineNotice::dismissed);
    m_layout->setContentsMargins(12, 6, 8, 6);
    m_layout->setSpacing(8);
    m_layout->addWidget(m_text, 1);
    m_layout->addWidget(m_close);
    hide();
}

void InlineNotice::showMessage(const QString &text, Kind kind)
{
    for (QPushButton *action : std::as_const(m_actions)) {
        action->deleteLater();
        action->hide();
    }
    m_actions.clear();
    m_kind = kind;
    setLook(m_text, kind == Kind::Error ? "error" : "");
    m_text->setText(text);
    setAccessibleName(text);
    show();
    QAccessibleEvent announced(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&announced);
}

void InlineNotice::withdrawError()
{
    setHidden(isHidden() || m_kind == Kind::Error);
}

QPushButton *InlineNotice::addAction(const QString &text)
{
    auto *action = new QPushButton(text, this);
    setLook(action, "link");
    m_layout->insertWidget(m_layout->count() - 1, action);
    m_actions.append(action);
    action->show();
    return action;
}

void InlineNotice::setDismissable(bool dismissable)
{
    m_close->setVisible(dismissable);
}

QString InlineNotice::text() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace apportion

#include "moc_inline_notice.cpp"
