// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/form_bar.h"

#include "gui/widgets/look.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace apportion
{

FormBar::FormBar(const QString &accept, QWidget *parent)
    : QFrame(parent), m_title(new QLabel(this)), m_message(makeText("", this)), m_accept(new QPushButton(accept, this)), m_fields(new QHBoxLayout),
      m_rows(new QVBoxLayout(this))
{
    setLook(this, "formbar");
    m_title->setTextFormat(Qt::PlainText);
    setLook(m_title, "strong");
    m_message->hide();
    setLook(m_accept, "accent");
    auto *close = new QPushButton(tr("Close"), this);
    close->setToolTip(tr("Close this form (Esc)"));
    connect(close, &QPushButton::clicked, this, &FormBar::closeForm);
    connect(m_accept, &QPushButton::clicked, this, &FormBar::accepted);
    m_fields->setSpacing(8);
    m_fields->addWidget(m_title);
    m_fields->addStretch(1);
    m_fields->addWidget(m_accept);
    m_fields->addWidget(close);
    m_rows->setContentsMargins(14, 7, 14, 8);
    m_rows->setSpacing(6);
    m_rows->addLayout(m_fields);
    m_rows->addWidget(m_message);
    hide();
}

void FormBar::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void FormBar::setError(const QString &error)
{
    setLook(m_message, "error");
    m_message->setText(error);
    m_message->setVisible(!error.isEmpty());
}

void FormBar::setRemark(const QString &remark)
{
    setLook(m_message, "quiet");
    m_message->setText(remark);
    m_message->setVisible(!remark.isEmpty());
}

QString FormBar::error() const
{
    return m_message->property("look").toString() == QLatin1String("error") ? m_message->text() : QString();
}

void FormBar::addField(QWidget *field, int stretch)
{
    // before the stretch and the two buttons
    m_fields->insertWidget(m_fields->count() - 3, field, stretch);
    setTabOrder(field, m_accept);
}

void FormBar::addBelow(QWidget *widget)
{
    m_rows->insertWidget(m_rows->count() - 1, widget);
}

void FormBar::closeForm()
{
    if (!isHidden()) {
        hide();
        Q_EMIT closed();
    }
}

void FormBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        closeForm();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (m_accept->isEnabled()) {
            Q_EMIT accepted();
        }
    } else {
        QFrame::keyPressEvent(event);
    }
}

} // namespace apportion

#include "moc_form_bar.cpp"
