// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/play_button.h"

#include "charts/palette.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/look.h"

#include <QAbstractSlider>
#include <QHideEvent>

#include <utility>

namespace apportion
{

PlayButton::PlayButton(const QString &name, std::chrono::milliseconds pace, QWidget *parent) : QToolButton(parent), m_name(name)
{
    setLook(this, "flat");
    setToolTip(name);
    setAccessibleName(name);
    setIconSize(QSize(16, 16));
    setCheckable(true);
    m_clock.setInterval(pace);
    connect(this, &QToolButton::toggled, this, &PlayButton::play);
    connect(&m_clock, &QTimer::timeout, this, &PlayButton::takeStep);
}

void PlayButton::moves(QAbstractSlider *slider, int step, std::function<bool()> isReady)
{
    m_slider = slider;
    m_step = step;
    m_isReady = std::move(isReady);
    connect(slider, &QAbstractSlider::sliderPressed, this, [this] { setChecked(false); });
}

void PlayButton::applyPalette(const Palette &palette)
{
    m_playIcon = tintedIcon(QStringLiteral("play"), palette.text, palette.line, palette.accent);
    m_pauseIcon = tintedIcon(QStringLiteral("pause"), palette.text, palette.line, palette.accent);
    setIcon(isChecked() ? m_pauseIcon : m_playIcon);
}

void PlayButton::hideEvent(QHideEvent *event)
{
    setChecked(false);
    QToolButton::hideEvent(event);
}

void PlayButton::play(bool on)
{
    setToolTip(on ? tr("Stop") : m_name);
    setAccessibleName(toolTip());
    setIcon(on ? m_pauseIcon : m_playIcon);
    if (!on || m_slider == nullptr) {
        m_clock.stop();
        return;
    }
    if (m_slider->value() == m_slider->maximum()) {
        m_slider->setValue(m_first.value_or(m_slider->minimum()));
    }
    m_clock.start();
}

void PlayButton::takeStep()
{
    if (m_isReady && !m_isReady()) {
        return;
    }
    m_slider->setValue(m_next ? m_next(m_slider->value()) : m_slider->value() + m_step);
    if (m_slider->value() == m_slider->maximum()) {
        setChecked(false);
    }
}

} // namespace apportion

#include "moc_play_button.cpp"
