// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QTimer>
#include <QToolButton>

#include <chrono>
#include <functional>
#include <optional>
#include <utility>

class QAbstractSlider;

namespace apportion
{

struct Palette;

/// Moves a slider on to its end while it is pressed in: from its beginning where it stands at the end, until the slider is taken
/// by hand, and only while somebody sees it.
class PlayButton : public QToolButton
{
    Q_OBJECT

public:
    /// @p name is what it does while nothing plays; @p pace the time between two steps.
    PlayButton(const QString &name, std::chrono::milliseconds pace, QWidget *parent = nullptr);

    /// The slider that moves by @p step, at a tick at which @p isReady (if given) says so.
    void moves(QAbstractSlider *slider, int step = 1, std::function<bool()> isReady = {});
    /// The time between two steps from now on.
    void setPace(std::chrono::milliseconds pace) { m_clock.setInterval(pace); }
    [[nodiscard]] std::chrono::milliseconds pace() const { return m_clock.intervalAsDuration(); }
    /// The value that comes after one, where that is not always so much more.
    void setNext(std::function<int(int)> next) { m_next = std::move(next); }
    /// Where it begins from the end, in the place of the slider's minimum.
    void setFirst(int first) { m_first = first; }
    void applyPalette(const Palette &palette);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void play(bool on);
    void takeStep();

    QString m_name;
    QAbstractSlider *m_slider = nullptr;
    int m_step = 1;
    std::function<bool()> m_isReady;
    std::function<int(int)> m_next;
    std::optional<int> m_first;
    QTimer m_clock;
    QIcon m_playIcon;
    QIcon m_pauseIcon;
};

} // namespace apportion
