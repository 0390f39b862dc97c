// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QSlider;
class QToolButton;

namespace apportion
{

class PlayButton;
struct Palette;

/// Goes through the steps of something by hand or playing, and says what each of them does.
class StepPlayer : public QWidget
{
    Q_OBJECT

public:
    explicit StepPlayer(QWidget *parent = nullptr);

    /// @p text says what a step does. What is shown stays the same step where there still is one.
    void setSteps(int count, std::function<QString(int)> text);
    /// Keeps what the steps do to itself and says @p why instead: a question asks for it. An empty one ends that.
    void setVeiled(const QString &why);
    [[nodiscard]] int step() const;
    /// Shows that step, once there are so many.
    void showStep(int step);
    [[nodiscard]] PlayButton *playButton() const { return m_play; }
    [[nodiscard]] QToolButton *nextButton() const { return m_next; }
    [[nodiscard]] QToolButton *backButton() const { return m_back; }
    /// How fast it plays: a menu.
    [[nodiscard]] QToolButton *speedButton() const { return m_speed; }
    [[nodiscard]] QString text() const;
    void applyPalette(const Palette &palette);

Q_SIGNALS:
    void stepChanged(int step);

private:
    void tellStep();
    void makeSpeeds();

    QToolButton *m_back;
    PlayButton *m_play;
    QToolButton *m_next;
    QSlider *m_slider;
    QToolButton *m_speed;
    QLabel *m_text;
    std::function<QString(int)> m_textOf;
    QString m_veil; ///< what is said instead
    int m_count = 0;
    int m_wanted = -1; ///< the step to be shown once there are so many
};

} // namespace apportion
