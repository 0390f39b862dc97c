// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/time_bar.h"

#include "charts/time_link.h"
#include "gui/page/moment_text.h"
#include "gui/page/workspace.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/look.h"
#include "gui/widgets/play_button.h"
#include "gui/widgets/time_scale.h"
#include "storage/qt_text.h"

#include <QComboBox>
#include <QDateTime>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <optional>

namespace apportion
{

namespace
{
constexpr std::int64_t hourSeconds = 3600;
/// Thirty pictures a second; eight weeks in a quarter of a minute.
constexpr std::chrono::milliseconds tick(33);
constexpr int hoursAtTick = 3;
constexpr int leastRatesWidth = 70;
constexpr int ratesWidth = 150;
constexpr int leastCharacters = 14;

QString ratesText(const std::vector<AccountRate> &rates)
{
    QStringList parts;
    parts.reserve(static_cast<qsizetype>(rates.size()));
    for (const AccountRate &rate : rates) {
        parts.append(toText(accountRateText(rate)));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

TimeBar::TimeBar(Workspace *workspace, QWidget *parent)
    : QFrame(parent), m_workspace(workspace), m_play(new PlayButton(tr("Play the coming weeks"), tick, this)),
      m_now(makeFlatButton(tr("Back to now"), this)), m_scale(new TimeScale(weeks, this)), m_mark(new QLabel(this)), m_date(new QLabel(this)),
      m_meanwhile(new QComboBox(this)), m_rates(new QLineEdit(this))
{
    setAccessibleName(tr("Time"));
    m_now->setText(tr("Now"));
    m_now->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_scale->setAccessibleName(tr("The moment that is shown"));
    m_scale->setToolTip(tr("What the numbers will be: drag, or walk by keys: arrows a day, Page Up and Page Down a week, space plays"));
    m_mark->setTextFormat(Qt::PlainText);
    m_date->setTextFormat(Qt::PlainText);
    setLook(m_mark, "strong");
    setLook(m_date, "quiet");
    buildMeanwhile();
    m_rates->setPlaceholderText(tr("rates: chem=2x, bio=0"));
    m_rates->setAccessibleName(tr("Rates of accounts"));
    m_rates->setToolTip(tr("What accounts run instead until then, separated by commas: so many billing TRES at any time (chem=200), or so many times "
                           "as much (chem=2x)"));
    m_rates->setMinimumWidth(textPixels(leastRatesWidth));
    m_rates->setMaximumWidth(textPixels(ratesWidth));
    m_rates->setClearButtonEnabled(true);
    makeRow(this, { m_play, m_now, { m_scale, 1 }, m_mark, m_date, m_meanwhile, m_rates }, 8, { 10, 3, 14, 3 });
    // no faster than the numbers come: each picture is of a moment that was computed
    m_play->moves(m_scale, hoursAtTick, [workspace] { return !workspace->engine()->isBusy(); });
    connect(m_now, &QToolButton::clicked, this, [this] { m_scale->setValue(0); });
    connect(m_scale, &TimeScale::valueChanged, this, [this](int hours) {
        if (!m_follows) {
            m_workspace->lookAhead(hours * hourSeconds);
        }
    });
    connect(m_meanwhile, &QComboBox::activated, this, &TimeBar::takeAssumption);
    connect(m_rates, &QLineEdit::textChanged, this, [this] {
        if (!m_follows) {
            takeAssumption();
        }
    });
    connectLink();
    connect(workspace, &Workspace::lookChanged, this, &TimeBar::follow);
    connect(workspace, &Workspace::policyLoaded, this, &TimeBar::beginAnew);
    connect(workspace, &Workspace::resultsChanged, this, &TimeBar::showMoment);
    follow();
}

void TimeBar::connectLink()
{
    TimeLink *link = m_workspace->timeLink();
    connect(m_scale, &TimeScale::hovered, this, [this, link](const std::optional<double> &hours) {
        link->point(hours ? std::optional(static_cast<double>(m_workspace->now()) + *hours * hourSeconds) : std::nullopt);
    });
    connect(link, &TimeLink::marksChanged, this, [this, link] {
        const auto hoursOf = [now = static_cast<double>(m_workspace->now())](
                                 const std::optional<double> &time) { return time ? std::optional((*time - now) / hourSeconds) : std::nullopt; };
        m_scale->setMarks(hoursOf(link->pointed()), hoursOf(link->picked()));
    });
}

void TimeBar::buildMeanwhile()
{
    const auto add = [this](Meanwhile meanwhile, const QString &text, const QString &toolTip) {
        m_meanwhile->addItem(text, static_cast<int>(meanwhile));
        m_meanwhile->setItemData(m_meanwhile->count() - 1, toolTip, Qt::ToolTipRole);
    };
    add(Meanwhile::GoOn, tr("All go on"), tr("Everybody runs as in the last half-life, charged by the draft's prices"));
    add(Meanwhile::RunningJobs, tr("What runs now"), tr("The jobs that run now, or others like them in their places, run on"));
    add(Meanwhile::Shares, tr("All run their share"), tr("Everybody runs the share that is promised, the cluster being as busy as it was"));
    add(Meanwhile::Rest, tr("All rest"), tr("Nobody hands in anything: what is in the queue runs, and then nothing does"));
    m_meanwhile->setAccessibleName(tr("What runs until then"));
    m_meanwhile->setToolTip(tr("What runs until then. Jobs of the queue start by their priority of today as their partitions have room, and end at "
                               "their time limits: an estimate, "
                               "where Replay looks at limits and backfill too"));
    m_meanwhile->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_meanwhile->setMinimumContentsLength(leastCharacters);
}

void TimeBar::applyPalette(const Palette &palette)
{
    m_scale->applyPalette(palette);
    m_play->applyPalette(palette);
}

QString TimeBar::mark() const
{
    return m_mark->text();
}

void TimeBar::keyPressEvent(QKeyEvent *event)
{
    // the scale leaves it to its parent
    if (event->key() == Qt::Key_Space) {
        m_play->toggle();
        event->accept();
        return;
    }
    QFrame::keyPressEvent(event);
}

void TimeBar::follow()
{
    const LookAhead &look = m_workspace->look();
    m_follows = true;
    m_scale->setValue(static_cast<int>(look.seconds / hourSeconds));
    m_meanwhile->setCurrentIndex(m_meanwhile->findData(static_cast<int>(look.assumption.meanwhile)));
    if (typedRates(nullptr) != look.assumption.accounts) { // set by others, or before this bar was made
        m_rates->setText(ratesText(look.assumption.accounts));
    }
    m_follows = false;
    showMoment();
}

void TimeBar::beginAnew()
{
    m_play->setChecked(false);
    if (m_workspace->look().assumption.accounts.empty()) {
        m_follows = true;
        m_rates->clear();
        setLookProperty(m_rates, "invalid", false);
        m_follows = false;
    }
}

void TimeBar::showMoment()
{
    const std::int64_t seconds = m_workspace->look().seconds;
    const QDateTime then = QDateTime::fromSecsSinceEpoch(m_workspace->now() + seconds);
    const QString mark = forecastMark(seconds);
    const QString date = QLocale().toString(then.date(), QLocale::ShortFormat);
    // room for the longest text from the start: a scale that grew and shrank would run away from the mouse
    const QString longest = forecastMark(std::int64_t { weeks } * 7 * 86400 - hourSeconds);
    const auto keepRoom = [](QLabel *label, const QString &text) {
        label->setMinimumWidth(std::max(label->minimumWidth(), label->fontMetrics().horizontalAdvance(text) + 2));
    };
    keepRoom(m_mark, longest);
    keepRoom(m_date, date);
    m_mark->setText(mark);
    m_date->setText(seconds > 0 ? date : QString());
    m_now->setEnabled(seconds > 0);
    // as the notices are: nobody takes a forecast for what is
    setLookProperty(this, "look", seconds > 0 ? QStringLiteral("forecast") : QStringLiteral("timebar"));
}

std::vector<AccountRate> TimeBar::typedRates(bool *isValid) const
{
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    const QStringList parts = m_rates->text().split(QLatin1Char(','), Qt::SkipEmptyParts);
    std::vector<AccountRate> rates;
    rates.reserve(static_cast<std::size_t>(parts.size()));
    bool isWhole = true;
    for (const QString &part : parts) {
        const std::optional<AccountRate> rate = readAccountRate(part.toStdString());
        if (rate && tree.findAccount(rate->account) != noAssociation) {
            rates.push_back(*rate);
        } else {
            isWhole = isWhole && part.trimmed().isEmpty();
        }
    }
    if (isValid != nullptr) {
        *isValid = isWhole;
    }
    return rates;
}

void TimeBar::takeAssumption()
{
    bool isValid = true;
    ForecastAssumption assumption;
    assumption.meanwhile = static_cast<Meanwhile>(m_meanwhile->currentData().toInt());
    assumption.accounts = typedRates(&isValid);
    setLookProperty(m_rates, "invalid", !isValid);
    m_workspace->setAssumption(assumption);
}

} // namespace apportion
