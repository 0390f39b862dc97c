// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/time_bar.h"

#include "charts/chart_parts.h"
#include "charts/time_link.h"
#include "gui/page/moment_text.h"
#include "gui/page/workspace.h"
#include "gui/shell/rate_dialog.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/look.h"
#include "gui/widgets/play_button.h"
#include "gui/widgets/time_scale.h"
#include "history/history.h"
#include "history/kept_entry.h"
#include "storage/qt_text.h"

#include <QComboBox>
#include <QDateTime>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <QToolTip>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>

namespace apportion
{

namespace
{
constexpr std::int64_t hourSeconds = 3600;
/// Thirty pictures a second; eight weeks in a quarter of a minute.
constexpr std::chrono::milliseconds tick(33);
constexpr int hoursAtTick = 3;
/// Two moments a second of those that have been.
constexpr int ticksOfPast = 15;
/// So many associations of what was read stay at hand.
constexpr std::size_t mostRowsKept = 1'000'000;
constexpr int leastRatesWidth = 70;
constexpr int ratesWidth = 124;
constexpr int leastCharacters = 12;
constexpr int leastHeight = 36; ///< of two lines of text
constexpr int itemGap = 8;
constexpr int rowGap = 3;

/// "14j" where the window's language writes days so.
QString dayText()
{
    static const QRegularExpression blanks(QStringLiteral("\\s"), QRegularExpression::UseUnicodePropertiesOption);
    return spanText(14.0).remove(blanks);
}

/// What stands between commas. One that is followed by no account is the sign of decimals, where the language writes it so.
QStringList ratesOf(QString text)
{
    text.replace(QChar(0xff0c), QLatin1Char(',')); // as it is typed among Chinese
    const bool isOfDecimals = QLocale().decimalPoint() == QLatin1String(",");
    QStringList rates;
    for (const QString &part : text.split(QLatin1Char(','))) {
        if (isOfDecimals && !rates.isEmpty() && !part.trimmed().isEmpty() && !part.contains(QLatin1Char('='))) {
            rates.last() += QLatin1Char(',') + part;
        } else if (!part.trimmed().isEmpty()) {
            rates.append(part.trimmed());
        }
    }
    return rates;
}

/// A rate as readAccountRate() takes it, of one with days and decimals as the window writes them: "chem=2x/14 j:0,5x".
QString asRead(const QString &typed)
{
    static const QRegularExpression blanks(QStringLiteral("\\s"), QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression digits(QStringLiteral("^[0-9]+"));
    const qsizetype sign = typed.lastIndexOf(QLatin1Char('=')) + 1;
    QString rate = typed.mid(sign);
    rate.remove(blanks).replace(QChar(0xff1a), QLatin1Char(':'));
    if (QLocale().decimalPoint() == QLatin1String(",")) {
        rate.replace(QLatin1Char(','), QLatin1Char('.'));
    }
    const QString day = dayText().remove(digits);
    if (!day.isEmpty()) {
        rate.replace(day + QLatin1Char(':'), QLatin1String("d:"), Qt::CaseInsensitive);
    }
    return typed.left(sign) + rate;
}

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
      m_meanwhile(new QComboBox(this)), m_rates(new QLineEdit(this)), m_draw(makeFlatButton(tr("Draw a rate…"), this)), m_known(new QLabel(this)),
      m_listJob([this](const std::vector<Kept> &list) { takeList(list); }), m_readJob([this](const Read &read) { takeRead(read); })
{
    setAccessibleName(tr("Time"));
    m_now->setText(tr("Now"));
    m_now->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_scale->setAccessibleName(tr("The moment that is shown"));
    m_scale->setToolTip(
        tr("What the numbers will be: drag, or walk by keys: arrows a day, Page Up and Page Down a week, space plays. Dots before now are what "
           "the history keeps of this cluster"));
    m_mark->setTextFormat(Qt::PlainText);
    m_date->setTextFormat(Qt::PlainText);
    setLook(m_mark, "strong");
    setLook(m_date, "small");
    setLook(m_known, "small");
    m_known->setTextFormat(Qt::PlainText);
    m_known->setWordWrap(true);
    buildMeanwhile();
    m_rates->setPlaceholderText(tr("rates: chem=2x"));
    m_rates->setAccessibleName(tr("Rates of accounts"));
    showWrong({});
    m_rates->setMinimumWidth(textPixels(leastRatesWidth));
    m_rates->setMaximumWidth(textPixels(ratesWidth));
    m_rates->setClearButtonEnabled(true);
    m_known->setText(tr("Usage of then, policy of today; of the queue what is still there"));
    m_known->hide();
    m_when = makeRow({ m_play, m_now, { m_scale, 3 }, makeColumn({ m_mark, m_date }, 0) }, itemGap);
    m_how = makeRow({ m_meanwhile, makeRow({ m_rates, m_draw }, 2), { m_known, 2 }, Stretch { 0 } }, itemGap);
    m_rows = makeRow(this, { { m_when, 3 }, m_how }, itemGap, { 10, 1, 14, 1 });
    setMinimumHeight(textPixels(leastHeight));
    // no faster than the numbers come: each picture is of a moment that was computed
    m_play->moves(m_scale, hoursAtTick, [this] {
        const bool isPast = m_scale->value() < 0; // of which there are few moments, each to be seen
        const bool isReady = !m_workspace->engine()->isBusy() && !m_readJob.isBusy() && (!isPast || m_rest == 0);
        m_rest = isReady ? ticksOfPast : std::max(0, m_rest - 1);
        return isReady;
    });
    m_play->setNext([this](int hours) { return m_scale->following(hours, hours < 0 ? std::min(0, hours + 1) : hours + hoursAtTick); });
    m_play->setFirst(0);
    connect(m_now, &QToolButton::clicked, this, [this] { m_scale->setValue(0); });
    connect(m_scale, &TimeScale::valueChanged, this, [this](int hours) {
        if (!m_follows) {
            lookAt(hours);
        }
    });
    connect(m_meanwhile, &QComboBox::activated, this, &TimeBar::takeAssumption);
    connect(m_rates, &QLineEdit::textChanged, this, [this] {
        if (!m_follows) {
            takeAssumption();
        }
    });
    connect(m_draw, &QToolButton::clicked, this, &TimeBar::drawRate);
    connectLink();
    connect(workspace, &Workspace::lookChanged, this, &TimeBar::follow);
    connect(workspace, &Workspace::policyLoaded, this, &TimeBar::beginAnew);
    connect(workspace, &Workspace::resultsChanged, this, &TimeBar::showMoment);
    follow();
    readHistory();
}

std::vector<TimeBar::Kept> TimeBar::listKept(const std::string &cluster)
{
    const QString path = history::History::usualPath();
    std::vector<Kept> list;
    if (!QFileInfo::exists(path)) {
        return list; // opening would make it
    }
    history::History kept(path, history::History::Check::None);
    for (const history::Entry &entry : kept.list()) {
        if (entry.kind == "pull" && entry.cluster == cluster) {
            list.push_back({ entry.id, entry.made });
        }
    }
    std::sort(list.begin(), list.end(), [](const Kept &a, const Kept &b) { return a.made < b.made; });
    return list;
}

TimeBar::Read TimeBar::read(const Kept &kept)
{
    const QString path = history::History::usualPath();
    if (!QFileInfo::exists(path)) {
        return { kept.id, nullptr };
    }
    history::History history(path, history::History::Check::None);
    const std::optional<history::Entry> entry = history.find(kept.id);
    if (!entry) {
        return { kept.id, nullptr };
    }
    ParsedPolicy parsed = history::keptPolicy(history, *entry);
    if (!parsed.usable) {
        return { kept.id, nullptr };
    }
    return { kept.id, std::make_shared<const Past>(Past { kept.made, static_cast<Snapshot &&>(std::move(parsed)) }) };
}

void TimeBar::readHistory()
{
    if (m_workspace->hasPolicy()) {
        m_listJob.request([cluster = m_workspace->document()->policy().clusterName] { return listKept(cluster); });
    }
}

void TimeBar::takeList(std::vector<Kept> list)
{
    m_kept = std::move(list);
    showStops();
    if (m_wantedTime) {
        const auto found = std::find_if(m_kept.begin(), m_kept.end(), [this](const Kept &kept) { return kept.made == *m_wantedTime; });
        m_wantedTime.reset();
        if (found != m_kept.end()) {
            lookBackAt(*found);
        }
    }
}

void TimeBar::lookBackTo(std::int64_t made)
{
    m_wantedTime = made;
    readHistory();
}

void TimeBar::takeRead(const Read &read)
{
    if (!read.past) { // it was deleted meanwhile
        m_wanted = 0;
        readHistory();
        follow();
        return;
    }
    const std::size_t rows = read.past->kept.policy.associations.rowCount();
    if (m_readRows + rows > mostRowsKept) {
        m_read.clear();
        m_readRows = 0;
    }
    m_read.emplace(read.id, read.past);
    m_readRows += rows;
    if (read.id == m_wanted) {
        m_workspace->lookBack(read.past);
    }
}

std::optional<int> TimeBar::hoursOf(const Kept &kept) const
{
    const std::int64_t before = m_workspace->now() - kept.made;
    constexpr std::int64_t most = std::int64_t { 20 } * 366 * 24;
    const std::int64_t hours = (before + hourSeconds - 1) / hourSeconds;
    return before > 0 && hours <= most ? std::optional(-static_cast<int>(hours)) : std::nullopt;
}

void TimeBar::showStops()
{
    std::vector<int> stops;
    stops.reserve(m_kept.size());
    for (const Kept &kept : m_kept) {
        if (const std::optional<int> hours = hoursOf(kept)) {
            stops.push_back(*hours);
        }
    }
    const bool followed = std::exchange(m_follows, true);
    m_scale->setPast(stops);
    m_follows = followed;
}

/// Of the past only what was kept is known: the nearest to the hour.
void TimeBar::lookAt(int hours)
{
    m_wanted = 0;
    if (hours >= 0) {
        m_workspace->lookAhead(hours * hourSeconds);
        return;
    }
    const Kept *nearest = nullptr;
    int distance = 0;
    for (const Kept &kept : m_kept) {
        const std::optional<int> stop = hoursOf(kept);
        if (stop && (nearest == nullptr || std::abs(*stop - hours) <= distance)) {
            nearest = &kept;
            distance = std::abs(*stop - hours);
        }
    }
    if (nearest != nullptr) {
        lookBackAt(*nearest);
    }
}

void TimeBar::lookBackAt(const Kept &kept)
{
    m_wanted = kept.id;
    if (const auto found = m_read.find(kept.id); found != m_read.end()) {
        m_workspace->lookBack(found->second);
    } else {
        m_readJob.request([kept] { return read(kept); });
    }
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
    m_meanwhile->setToolTip(tr("What runs until then. Jobs of the queue start by their priority of today as their partitions and limits have room, "
                               "with backfill where it is on, and end at their time limits: an estimate, where Replay looks at single nodes and "
                               "preemption too"));
    m_meanwhile->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_meanwhile->setMinimumContentsLength(charactersOf(1));
}

/// What the first @p count choices need, in characters as Qt counts them.
int TimeBar::charactersOf(int count) const
{
    const QFontMetrics metrics = m_meanwhile->fontMetrics();
    const int character = std::max(1, metrics.horizontalAdvance(QLatin1Char('X')));
    int most = leastCharacters;
    for (int i = 0; i < count; ++i) {
        most = std::max(most, metrics.horizontalAdvance(m_meanwhile->itemText(i)) / character + 1);
    }
    return most;
}

void TimeBar::applyPalette(const Palette &palette)
{
    m_palette = palette;
    m_scale->applyPalette(palette);
    m_play->applyPalette(palette);
    m_draw->setIcon(tintedIcon(QStringLiteral("draw"), palette.text, palette.line, palette.accent));
    if (m_dialog) {
        m_dialog->applyPalette(palette);
    }
}

void TimeBar::drawRate()
{
    if (!m_dialog) {
        m_dialog = new RateDialog(m_workspace, weeks, window());
        m_dialog->applyPalette(m_palette);
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

QSize TimeBar::minimumSizeHint() const
{
    return { std::max(m_when->minimumSize().width(), m_how->minimumSize().width()), QFrame::minimumSizeHint().height() };
}

bool TimeBar::event(QEvent *event)
{
    if ((event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) && m_rows != nullptr) {
        arrange();
    }
    return QFrame::event(event);
}

/// What is assumed stands below the scale where there is no room for both, and before any of it is cut.
void TimeBar::arrange()
{
    const QMargins margins = m_rows->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    const bool isPast = !m_known->isHidden();
    const bool isBelow = !isPast && m_when->minimumSize().width() + itemGap + m_how->minimumSize().width() > room;
    if (isBelow != (m_rows->direction() == QBoxLayout::TopToBottom)) { // each of these asks for a new layout, which comes back to here
        m_rows->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        m_rows->setSpacing(isBelow ? rowGap : itemGap);
        m_meanwhile->setMinimumContentsLength(charactersOf(isBelow ? m_meanwhile->count() : 1)); // beside it the scale needs the room
    }
    if (const int part = isPast ? 2 : 0; m_rows->stretch(1) != part) {
        m_rows->setStretch(1, part);
    }
}

QString TimeBar::mark() const
{
    return m_mark->accessibleName();
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
    m_scale->setValue(look.past ? hoursOf({ 0, look.past->time }).value_or(0) : static_cast<int>(look.seconds / hourSeconds));
    m_meanwhile->setCurrentIndex(m_meanwhile->findData(static_cast<int>(look.assumption.meanwhile)));
    if (typedRates(nullptr) != look.assumption.accounts) { // set by others, or before this bar was made
        m_rates->selectAll();
        m_rates->insert(ratesText(look.assumption.accounts)); // which can be undone in the field, as typing can
        m_rates->setCursorPosition(0);
        showWrong({});
    }
    m_follows = false;
    showMoment();
}

void TimeBar::beginAnew()
{
    m_play->setChecked(false);
    m_kept.clear();
    m_read.clear();
    m_readRows = 0;
    m_wanted = 0;
    m_wantedTime.reset();
    showStops();
    readHistory();
    if (m_workspace->look().assumption.accounts.empty()) {
        m_follows = true;
        m_rates->clear();
        showWrong({});
        m_follows = false;
    }
}

void TimeBar::showMoment()
{
    showStops(); // now may be another one
    const LookAhead &look = m_workspace->look();
    const bool isPast = look.past != nullptr;
    const std::int64_t seconds = isPast ? look.past->time - m_workspace->now() : look.seconds;
    m_meanwhile->setVisible(!isPast);
    m_rates->setVisible(!isPast);
    m_draw->setVisible(!isPast);
    m_known->setVisible(isPast);
    const QDateTime then = QDateTime::fromSecsSinceEpoch(m_workspace->now() + seconds);
    const QString date = QLocale().toString(then.date(), QLocale::ShortFormat);
    // room for the longest text from the start: a scale that grew and shrank would run away from the mouse
    const QString longest = momentText(std::int64_t { weeks } * 7 * 86400 - hourSeconds);
    const auto keepRoom = [](QLabel *label, const QString &text) {
        label->setMinimumWidth(std::max(label->minimumWidth(), label->fontMetrics().horizontalAdvance(text) + 2));
    };
    keepRoom(m_mark, longest);
    keepRoom(m_date, tr("Forecast · %1", "a date").arg(date));
    m_mark->setText(seconds != 0 ? momentText(seconds) : QString());
    m_mark->setAccessibleName(momentMark(seconds));
    m_date->setText(seconds > 0 ? tr("Forecast · %1", "a date").arg(date) : seconds < 0 ? tr("Past · %1", "a date").arg(date) : QString());
    m_now->setEnabled(seconds != 0);
    // as the notices are: nobody takes a forecast, or what was, for what is
    setLookProperty(this, "look", seconds != 0 ? QStringLiteral("forecast") : QStringLiteral("timebar"));
}

std::vector<AccountRate> TimeBar::typedRates(QString *wrong) const
{
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    std::vector<AccountRate> rates;
    QString said;
    for (const QString &part : ratesOf(m_rates->text())) {
        const std::optional<AccountRate> rate = readAccountRate(asRead(part).toStdString());
        if (rate && tree.findAccount(rate->account) != noAssociation) {
            rates.push_back(*rate);
        } else if (said.isEmpty()) {
            said = rate
                ? tr("Only accounts of this policy have rates, as in physics=2x: the forecast goes on without the others")
                : tr("“%1” is no rate, as chem=200, chem=2x and chem=2x/%2 are: the forecast goes on without it", "what was typed; a later rate")
                      .arg(part, dayText() + QLatin1Char(':') + QLocale().toString(0.5) + QLatin1Char('x'));
        }
    }
    if (wrong != nullptr) {
        *wrong = said;
    }
    return rates;
}

void TimeBar::showWrong(const QString &wrong)
{
    setLookProperty(m_rates, "invalid", !wrong.isEmpty());
    const QString usual
        = tr("What accounts run instead until then, separated by commas: so many billing TRES at any time (chem=200), or so many times "
             "as much (chem=2x). After so many days another rate: chem=2x/14d:0.5x; the button beside it draws such a course");
    m_rates->setToolTip(wrong.isEmpty() ? usual : wrong + QStringLiteral("\n\n") + usual);
}

void TimeBar::takeAssumption()
{
    QString wrong;
    ForecastAssumption assumption;
    assumption.meanwhile = static_cast<Meanwhile>(m_meanwhile->currentData().toInt());
    assumption.accounts = typedRates(&wrong);
    showWrong(wrong);
    if (wrong.isEmpty()) {
        QToolTip::hideText();
    } else if (m_rates->hasFocus()) { // what is forecast meanwhile leaves it out
        QToolTip::showText(m_rates->mapToGlobal(QPoint(0, m_rates->height())), wrong, m_rates);
    }
    m_workspace->setAssumption(assumption);
}

} // namespace apportion

#include "moc_time_bar.cpp"
