// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/step_player.h"

#include "charts/palette.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/look.h"
#include "gui/widgets/play_button.h"

#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <utility>

namespace apportion
{

namespace
{

/// Long enough to read a sentence.
constexpr std::chrono::milliseconds pace(1400);

} // namespace

StepPlayer::StepPlayer(QWidget *parent)
    : QWidget(parent), m_back(makeFlatButton(tr("One step back"), this)), m_play(new PlayButton(tr("Play the steps"), pace, this)),
      m_next(makeFlatButton(tr("One step on"), this)), m_slider(new QSlider(Qt::Horizontal, this)), m_text(makeText("", this))
{
    m_slider->setAccessibleName(tr("The step that is shown"));
    m_slider->setPageStep(10);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setMinimumHeight(2 * m_text->fontMetrics().lineSpacing()); // what stands below keeps its place
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    makeColumn(this, { makeRow({ m_back, m_play, m_next, { m_slider, 1 } }, 6), m_text }, 2, { 0, 2, 0, 2 });
    connect(m_back, &QToolButton::clicked, this, [this] { m_slider->setValue(m_slider->value() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { m_slider->setValue(m_slider->value() + 1); });
    m_play->moves(m_slider);
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        showStep();
        Q_EMIT stepChanged(step);
    });
    setSteps(0, {});
}

void StepPlayer::setSteps(int count, std::function<QString(int)> text)
{
    m_count = count;
    m_textOf = std::move(text);
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setRange(0, std::max(0, count - 1));
    }
    setEnabled(count > 0);
    showStep();
    if (count > 0) {
        Q_EMIT stepChanged(m_slider->value());
    }
}

void StepPlayer::setVeiled(const QString &why)
{
    if (std::exchange(m_veil, why) != why) {
        showStep();
    }
}

int StepPlayer::step() const
{
    return m_slider->value();
}

QString StepPlayer::text() const
{
    return m_text->text();
}

void StepPlayer::applyPalette(const Palette &palette)
{
    m_back->setIcon(tintedIcon(QStringLiteral("back"), palette.text, palette.line, palette.accent));
    m_next->setIcon(tintedIcon(QStringLiteral("chevron-right"), palette.text, palette.line, palette.accent));
    m_play->applyPalette(palette);
}

void StepPlayer::showStep()
{
    m_back->setEnabled(m_slider->value() > 0);
    m_next->setEnabled(m_slider->value() < m_slider->maximum());
    const QString count = tr("%1 of %2", "a step").arg(QLocale().toString(m_slider->value() + 1), QLocale().toString(m_count));
    m_text->setText(
        m_count == 0 || !m_textOf ? QString() : count + QStringLiteral(" · ") + (m_veil.isEmpty() ? m_textOf(m_slider->value()) : m_veil));
}

} // namespace apportion
