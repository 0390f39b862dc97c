// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"
#include "core/plan/forecast.h"
#include "core/plan/past.h"
#include "engine/background_job.h"

#include <QFrame>
#include <QPointer>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace apportion
{

class PlayButton;
class RateDialog;
class TimeScale;
class Workspace;

/// The line below the pages that carries all they show from now to eight weeks ahead: dragged, walked by keys or played, with what
/// runs meanwhile; and back to what the history keeps of the cluster, whose usage is shown under the policy of today. While another
/// moment than the present is shown it says so. The history is read away from the window's thread.
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
    /// Rates of accounts: "chem=2x, bio=0/14d:3".
    [[nodiscard]] QLineEdit *ratesField() const { return m_rates; }
    /// Opens what draws them.
    [[nodiscard]] QToolButton *drawButton() const { return m_draw; }
    [[nodiscard]] QString mark() const;
    /// What is said of a moment that has been, in the place of what runs meanwhile.
    [[nodiscard]] QLabel *knownLabel() const { return m_known; }
    /// Reads anew what the history keeps of the cluster, after something was kept or deleted.
    void readHistory();
    /// Shows what was kept at that time, seconds since the epoch, as soon as it is known what was kept.
    void lookBackTo(std::int64_t made);
    /// Whether something is still being read.
    [[nodiscard]] bool isBusy() const { return m_listJob.isBusy() || m_readJob.isBusy(); }

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Something that was kept of the cluster.
    struct Kept
    {
        std::int64_t id = 0; ///< of its entry in the history
        std::int64_t made = 0; ///< seconds since the epoch
    };
    /// What was read of one; null: it cannot be read any more.
    struct Read
    {
        std::int64_t id = 0;
        std::shared_ptr<const Past> past;
    };
    [[nodiscard]] static std::vector<Kept> listKept(const std::string &cluster);
    [[nodiscard]] static Read read(const Kept &kept);

    void buildMeanwhile();
    void arrange();
    [[nodiscard]] int charactersOf(int count) const;
    void takeList(std::vector<Kept> list);
    void takeRead(const Read &read);
    void lookAt(int hours);
    void lookBackAt(const Kept &kept);
    /// Where one stands on the scale, or nothing where it is not before now.
    [[nodiscard]] std::optional<int> hoursOf(const Kept &kept) const;
    void showStops();
    void follow();
    void showMoment();
    void takeAssumption();
    void drawRate();
    /// What charts point at and what was picked in one stands on the scale too, and the other way round.
    void connectLink();
    void beginAnew();
    /// What is typed and names an account; @p wrong says what is not taken, and is empty when all is.
    [[nodiscard]] std::vector<AccountRate> typedRates(QString *wrong) const;
    /// Marks the field of rates, and says it in its tip; empty: nothing is wrong.
    void showWrong(const QString &wrong);

    Workspace *m_workspace;
    Palette m_palette = Palette::light();
    QPointer<RateDialog> m_dialog;
    PlayButton *m_play;
    QToolButton *m_now;
    TimeScale *m_scale;
    QLabel *m_mark;
    QLabel *m_date;
    QComboBox *m_meanwhile;
    QLineEdit *m_rates;
    QToolButton *m_draw;
    QLabel *m_known;
    QBoxLayout *m_when = nullptr; ///< the moment
    QBoxLayout *m_how = nullptr; ///< what is assumed until then
    QBoxLayout *m_rows = nullptr; ///< both, beside each other or in two rows
    std::vector<Kept> m_kept; ///< the oldest first
    std::map<std::int64_t, std::shared_ptr<const Past>> m_read; ///< by the id of their entries
    std::size_t m_readRows = 0; ///< associations in them
    std::int64_t m_wanted = 0; ///< the entry that is shown when it is read
    std::optional<std::int64_t> m_wantedTime; ///< that is shown when the list is read
    int m_rest = 0; ///< ticks until the next one is played
    BackgroundJob<std::vector<Kept>> m_listJob;
    BackgroundJob<Read> m_readJob;
    bool m_follows = false; ///< what is shown changes by the workspace, not by hand
};

} // namespace apportion
