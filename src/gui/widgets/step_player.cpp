// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/step_player.h"

#include "charts/palette.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/look.h"
#include "gui/widgets/play_button.h"

#include <QActionGroup>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace apportion
{

namespace
{

/// Long enough to read a sentence.
constexpr std::chrono::milliseconds pace(1400);
constexpr std::chrono::milliseconds slowPace(2800);
/// Hundreds of steps in a minute or two.
constexpr std::chrono::milliseconds fastPace(350);

/// A click beside the handle leads there, not a page on.
class StepSlider : public QSlider
{
public:
    using QSlider::QSlider;

protected:
    void mousePressEvent(QMouseEvent *event) override
    {
        QStyleOptionSlider option;
        initStyleOption(&option);
        const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
        if (event->button() == Qt::LeftButton && !handle.contains(event->position().toPoint())) {
            const QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
            const int room = groove.width() - handle.width();
            const int place = static_cast<int>(event->position().x()) - groove.left() - handle.width() / 2;
            Q_EMIT sliderPressed(); // taken by hand: what plays stops
            setValue(QStyle::sliderValueFromPosition(minimum(), maximum(), place, room, option.upsideDown));
        }
        QSlider::mousePressEvent(event); // the handle is below the mouse now, and can be dragged on
    }
};

} // namespace

StepPlayer::StepPlayer(QWidget *parent)
    : QWidget(parent), m_back(makeFlatButton(tr("One step back"), this)), m_play(new PlayButton(tr("Play the steps"), pace, this)),
      m_next(makeFlatButton(tr("One step on"), this)), m_slider(new StepSlider(Qt::Horizontal, this)),
      m_speed(makeFlatButton(tr("How fast the steps are played"), this)), m_text(makeText("", this))
{
    m_slider->setAccessibleName(tr("The step that is shown"));
    m_slider->setPageStep(10);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setMinimumHeight(2 * m_text->fontMetrics().lineSpacing()); // what stands below keeps its place
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    makeColumn(this, { makeRow({ m_back, m_play, m_next, { m_slider, 1 }, m_speed }, 6), m_text }, 2, { 0, 2, 0, 2 });
    connect(m_back, &QToolButton::clicked, this, [this] { m_slider->setValue(m_slider->value() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { m_slider->setValue(m_slider->value() + 1); });
    m_play->moves(m_slider);
    makeSpeeds();
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        tellStep();
        Q_EMIT stepChanged(step);
    });
    setSteps(0, {});
}

void StepPlayer::makeSpeeds()
{
    auto *menu = new QMenu(m_speed);
    auto *group = new QActionGroup(menu);
    const std::array<std::pair<QString, std::chrono::milliseconds>, 3> speeds
        = { { { tr("Slow", "a speed"), slowPace }, { tr("Normal", "a speed"), pace }, { tr("Fast", "a speed"), fastPace } } };
    for (const auto &[name, each] : speeds) {
        QAction *action = menu->addAction(name);
        action->setCheckable(true);
        action->setChecked(each == pace);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, name = name, each = each] {
            m_play->setPace(each);
            m_speed->setText(name);
        });
    }
    m_speed->setText(speeds[1].first);
    m_speed->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_speed->setMenu(menu);
    m_speed->setPopupMode(QToolButton::InstantPopup);
}

void StepPlayer::setSteps(int count, std::function<QString(int)> text)
{
    m_count = count;
    m_textOf = std::move(text);
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setRange(0, std::max(0, count - 1));
        if (m_wanted >= 0 && m_wanted < count) {
            m_slider->setValue(std::exchange(m_wanted, -1));
        }
    }
    setEnabled(count > 0);
    tellStep();
    if (count > 0) {
        Q_EMIT stepChanged(m_slider->value());
    }
}

void StepPlayer::setVeiled(const QString &why)
{
    if (std::exchange(m_veil, why) != why) {
        tellStep();
    }
}

void StepPlayer::showStep(int step)
{
    m_wanted = -1;
    if (step < m_count) {
        m_slider->setValue(std::max(0, step));
    } else {
        m_wanted = step;
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

void StepPlayer::tellStep()
{
    m_back->setEnabled(m_slider->value() > 0);
    m_next->setEnabled(m_slider->value() < m_slider->maximum());
    const QString count = tr("%1 of %2", "a step").arg(QLocale().toString(m_slider->value() + 1), QLocale().toString(m_count));
    m_text->setText(
        m_count == 0 || !m_textOf ? QString() : count + QStringLiteral(" · ") + (m_veil.isEmpty() ? m_textOf(m_slider->value()) : m_veil));
}

} // namespace apportion

#include "moc_step_player.cpp"
