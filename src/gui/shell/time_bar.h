// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/forecast.h"

#include <QFrame>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace apportion
{

class PlayButton;
struct Palette;
class TimeScale;
class Workspace;

/// The line below the pages that carries all they show from now to eight weeks ahead: dragged, walked by keys or played, with what
/// runs meanwhile. While a moment ahead is shown it says so.
class TimeBar : public QFrame
{
    Q_OBJECT

public:
    static constexpr int weeks = 8;

    explicit TimeBar(Workspace *workspace, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette);
    [[nodiscard]] TimeScale *scale() const { return m_scale; }
    [[nodiscard]] PlayButton *playButton() const { return m_play; }
    [[nodiscard]] QToolButton *nowButton() const { return m_now; }
    [[nodiscard]] QComboBox *meanwhileList() const { return m_meanwhile; }
    /// Rates of accounts: "chem=2x, bio=0".
    [[nodiscard]] QLineEdit *ratesField() const { return m_rates; }
    [[nodiscard]] QString mark() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildMeanwhile();
    void follow();
    void showMoment();
    void takeAssumption();
    /// What charts point at and what was picked in one stands on the scale too, and the other way round.
    void connectLink();
    void beginAnew();
    /// What is typed and names an account; @p isValid tells whether that is all.
    [[nodiscard]] std::vector<AccountRate> typedRates(bool *isValid) const;

    Workspace *m_workspace;
    PlayButton *m_play;
    QToolButton *m_now;
    TimeScale *m_scale;
    QLabel *m_mark;
    QLabel *m_date;
    QComboBox *m_meanwhile;
    QLineEdit *m_rates;
    bool m_follows = false; ///< what is shown changes by the workspace, not by hand
};

} // namespace apportion
