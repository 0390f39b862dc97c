// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/answer_row.h"
#include "gui/widgets/boxes.h"

#include "gui/widgets/look.h"

#include <QLabel>
#include <QPushButton>
#include <QTimer>

#include <chrono>
#include <utility>

namespace apportion
{

AnswerRow::AnswerRow(QWidget *parent)
    : QWidget(parent), m_text(makeText("", this)), m_apply(new QPushButton(this)), m_stop(new QPushButton(tr("Stop"), this)),
      m_patience(new QTimer(this))
{
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setLook(m_apply, "link");
    setLook(m_stop, "link");
    m_apply->hide();
    m_stop->hide();
    makeColumn(this, { m_text, { m_apply, 0, Qt::AlignLeft }, { m_stop, 0, Qt::AlignLeft } }, 2);
    m_patience->setSingleShot(true);
    m_patience->setInterval(std::chrono::milliseconds(400));
    connect(m_patience, &QTimer::timeout, this, [this] {
        m_text->setText(tr("Working it out…"));
        m_stop->show();
    });
    connect(m_apply, &QPushButton::clicked, this, &AnswerRow::applied);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        showAnswer(tr("Stopped."));
        Q_EMIT stopped();
    });
}

void AnswerRow::showBusy()
{
    m_apply->setEnabled(false);
    m_patience->start();
}

void AnswerRow::showAnswer(const QString &text, const QString &step)
{
    m_patience->stop();
    m_stop->hide();
    m_answer = text;
    m_step = step;
    m_apply->setEnabled(true);
    refresh();
}

void AnswerRow::setVeiled(const QString &why)
{
    if (std::exchange(m_veil, why) != why) {
        refresh();
    }
}

void AnswerRow::refresh()
{
    const bool isVeiled = !m_veil.isEmpty() && !m_answer.isEmpty();
    m_text->setText(isVeiled ? m_veil : m_answer);
    m_text->setVisible(!m_answer.isEmpty());
    m_apply->setText(isVeiled ? QString() : withoutMnemonic(m_step)); // it may name an account
    m_apply->setAccessibleDescription(isVeiled ? QString() : m_answer);
    m_apply->setVisible(!isVeiled && !m_step.isEmpty());
}

QString AnswerRow::text() const
{
    return m_text->text();
}

} // namespace apportion

#include "moc_answer_row.cpp"
