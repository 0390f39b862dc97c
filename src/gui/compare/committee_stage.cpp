// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/compare/committee_stage.h"

#include "charts/palette.h"
#include "charts/promise_chart.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/look.h"
#include "models/number_format.h"

#include <QKeyEvent>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{

/// The picture is laid out as if the screen were this high.
constexpr double committeeHeight = 520.0;
constexpr double leastMagnification = 1.25;
constexpr double mostMagnification = 4.0;
constexpr int committeeMargin = 32;

/// A name without a space breaks behind "_", and a long word anywhere: no name makes the stage wider than the screen.
const QChar mayBreak(0x200B);
constexpr int mostLettersInARow = 24;

QString breakable(const QString &text)
{
    QString broken;
    int word = 0;
    for (const QChar letter : text) {
        broken += letter;
        word = letter.isLetterOrNumber() ? word + 1 : 0;
        if (letter == QLatin1Char('_') || word >= mostLettersInARow) {
            broken += mayBreak;
        }
    }
    return broken;
}

QLabel *plainLabel(const char *look, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    setLook(label, look);
    return label;
}

/// What becomes of the account's best user under the draft.
QString riseText(const PromisedAccount &account, const QString &scenario)
{
    if (account.shares[PromiseData::baseline] < 0.0) {
        return CommitteeStage::tr("It is new under “%1”.").arg(scenario);
    }
    if (account.shares[PromiseData::draft] < 0.0) {
        return CommitteeStage::tr("It is not there any more under “%1”.").arg(scenario);
    }
    if (account.places[PromiseData::draft] == 0) {
        return CommitteeStage::tr("It has no users.");
    }
    const auto risen = static_cast<int>(account.risen(PromiseData::draft));
    const QString from = integerText(account.places[PromiseData::baseline]);
    const QString to = integerText(account.places[PromiseData::draft]);
    return risen > 0 ? CommitteeStage::tr("Under “%1” its best user rises from rank %2 to %3.").arg(scenario, from, to)
        : risen < 0  ? CommitteeStage::tr("Under “%1” its best user falls from rank %2 to %3.").arg(scenario, from, to)
                     : CommitteeStage::tr("Under “%1” its best user stays at rank %2.").arg(scenario, to);
}

/// What becomes of its jobs in the queue under the draft: shares and usage may stay as they are, and the queue be another one.
QString jobsText(const PromisedAccount &account)
{
    const auto passed = static_cast<int>(account.jobsPassed[PromiseData::draft]);
    return passed > 0 ? CommitteeStage::tr("Its waiting jobs pass those of others %n time(s).", nullptr, passed)
        : passed < 0  ? CommitteeStage::tr("The jobs of others pass its waiting jobs %n time(s).", nullptr, -passed)
                      : QString();
}

/// What is promised and what is used, as in the table and on the page. At another moment (@p isNow is false) each side may have used another
/// part, and what holds then is not so today.
QString promiseText(const PromisedAccount &account, const QString &draft, bool isNow)
{
    const QString today = partText(account.shares[PromiseData::baseline], true);
    const QString promised = partText(account.shares[PromiseData::draft], true);
    const QString used = partText(account.used[PromiseData::draft], true);
    const QString usedBefore = partText(account.used[PromiseData::baseline], true);
    const bool isInBoth = account.shares[PromiseData::baseline] >= 0.0 && account.shares[PromiseData::draft] >= 0.0;
    const bool isOther = account.shares[PromiseData::baseline] >= 0.0 && today != promised;
    if (isInBoth && usedBefore != used) {
        return isOther ? CommitteeStage::tr("%1 of the cluster is promised under the baseline, %2 under “%3”; used at this moment: %4 and %5.")
                             .arg(today, promised, draft, usedBefore, used)
                       : CommitteeStage::tr("%1 of the cluster is promised; used at this moment: %2 under the baseline, %3 under “%4”.")
                             .arg(promised, usedBefore, used, draft);
    }
    const QString both = isNow ? CommitteeStage::tr("%1 of the cluster is promised today, %2 under “%3”; %4 is used.")
                               : CommitteeStage::tr("%1 of the cluster is promised under the baseline, %2 under “%3”; used at this moment: %4.");
    const QString one = isNow ? CommitteeStage::tr("%1 of the cluster is promised, %2 is used.")
                              : CommitteeStage::tr("%1 of the cluster is promised; used at this moment: %2.");
    return isOther ? both.arg(today, promised, draft, used) : one.arg(promised, used);
}

} // namespace

CommitteeStage::CommitteeStage(PromiseData promises, CommitteeWords words, const Palette &palette, QWidget *window)
    : QWidget(window, Qt::Window), m_chart(new PromiseChart(this)), m_words(std::move(words)), m_name(plainLabel("title", this)),
      m_place(plainLabel("quiet", this)), m_line(plainLabel("", this)), m_why(plainLabel("quiet", this)), m_caption(plainLabel("quiet", this)),
      m_help(plainLabel("quiet", this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_StyledBackground);
    setLook(this, "page");
    setWindowTitle(tr("Committee"));
    m_name->setWordWrap(true);
    m_line->setWordWrap(true);
    m_why->setWordWrap(true);
    m_caption->setText(breakable(m_words.caption));
    m_caption->setWordWrap(true);
    m_help->setText(tr("← → another account · Esc back"));
    m_chart->setPalette(palette);
    m_chart->setData(std::move(promises));
    m_chart->setFocusPolicy(Qt::NoFocus); // its arrow keys would go from mark to mark
    auto *head = makeRow({ { m_name, 1 }, { m_place, 0, Qt::AlignBottom } });
    makeColumn(this, { head, m_line, m_why, { m_chart, 1 }, makeRow({ { m_caption, 1 }, m_help }) }, 12,
        { committeeMargin, committeeMargin, committeeMargin, 12 });
    setFocusPolicy(Qt::StrongFocus);
    showAccount(0);
    setGeometry(window->geometry()); // the screen that the window is on
    showFullScreen();
    setFocus();
}

void CommitteeStage::showAccount(int account)
{
    const PromiseData &promises = m_chart->data();
    if (promises.accounts.empty()) {
        return;
    }
    const int count = static_cast<int>(promises.accounts.size());
    m_chart->setAccount(std::clamp(account, 0, count - 1));
    const PromisedAccount &shown = promises.accounts[static_cast<std::size_t>(m_chart->account())];
    m_name->setText(breakable(shown.name));
    m_name->setAccessibleName(shown.name);
    const QString place = tr("%1 of %2", "an account, by its place among all").arg(integerText(m_chart->account() + 1), integerText(count));
    m_place->setText(m_words.mark.isEmpty() ? place : tr("%1 · %2", "a moment, and an account's place among all").arg(m_words.mark, place));
    const double share = shown.shares[PromiseData::draft];
    const QString &draft = promises.scenarios[PromiseData::draft];
    const QString jobs = jobsText(shown);
    const QString rise = riseText(shown, draft);
    const QString change = jobs.isEmpty() ? rise : tr("%1 %2", "two sentences").arg(rise, jobs);
    const QString promise = promiseText(shown, draft, m_words.mark.isEmpty());
    m_line->setText(breakable(share < 0.0 ? change : tr("%1 %2", "two sentences").arg(promise, change)));
    m_line->setAccessibleName(line());
    const QString reason = m_words.reasons.value(shown.name);
    m_why->setText(breakable(tr("Ranks of its best user, by what changes: %1", "+3 raw shares of physics 5 → 8").arg(reason)));
    m_why->setVisible(!reason.isEmpty());
}

bool CommitteeStage::showAccount(const QString &name)
{
    const std::vector<PromisedAccount> &accounts = m_chart->data().accounts;
    const auto found = std::find_if(accounts.begin(), accounts.end(), [&name](const PromisedAccount &account) { return account.name == name; });
    if (found != accounts.end()) {
        showAccount(static_cast<int>(found - accounts.begin()));
    }
    return found != accounts.end();
}

QString CommitteeStage::line() const
{
    return m_line->text().remove(mayBreak);
}

void CommitteeStage::keyPressEvent(QKeyEvent *event)
{
    const int now = m_chart->account();
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        showAccount(now + 1);
        break;
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_PageUp:
    case Qt::Key_Backspace:
        showAccount(now - 1);
        break;
    case Qt::Key_Home:
        showAccount(0);
        break;
    case Qt::Key_End:
        showAccount(static_cast<int>(m_chart->data().accounts.size()) - 1);
        break;
    case Qt::Key_Escape:
    case Qt::Key_F11:
        close();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void CommitteeStage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const double larger = std::clamp(height() / committeeHeight / textScale(), leastMagnification, mostMagnification);
    const auto pixels = [larger](int size) { return QStringLiteral("font-size: %1px").arg(textPixels(static_cast<int>(size * larger))); };
    m_name->setStyleSheet(pixels(22));
    m_place->setStyleSheet(pixels(12));
    m_line->setStyleSheet(pixels(15));
    m_why->setStyleSheet(pixels(12));
    m_caption->setStyleSheet(pixels(11));
    m_help->setStyleSheet(pixels(11));
    m_chart->setOwnMagnification(larger);
}

} // namespace apportion

#include "moc_committee_stage.cpp"
