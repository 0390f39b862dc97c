// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/bottom_bar.h"

#include "engine/engine.h"
#include "gui/shell/agreement_dialog.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/icons.h"
#include "models/problems_model.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr int iconSide = 14;

/// "0.1 ms", "12 ms", "1.2 s"
QString durationText(std::chrono::nanoseconds time)
{
    const double milliseconds = std::chrono::duration<double, std::milli>(time).count();
    const QLocale locale;
    if (milliseconds < 0.1) {
        return BottomBar::tr("less than %1 ms").arg(locale.toString(0.1, 'f', 1));
    }
    if (milliseconds < 10.0) {
        return BottomBar::tr("%1 ms").arg(locale.toString(milliseconds, 'f', 1));
    }
    if (milliseconds < 1000.0) {
        return BottomBar::tr("%1 ms").arg(locale.toString(milliseconds, 'f', 0));
    }
    return BottomBar::tr("%1 s").arg(locale.toString(milliseconds / 1000.0, 'f', 1));
}

} // namespace

BottomBar::BottomBar(ProblemsModel *problems, QWidget *parent)
    : QFrame(parent), m_problems(problems), m_agreementIcon(new QLabel(this)), m_agreement(new QPushButton(this)), m_message(new ElidedLabel(this)),
      m_toggle(new QPushButton(this)), m_status(new ElidedLabel(this)), m_cancel(new QPushButton(tr("Cancel"), this))
{
    setProperty("look", QStringLiteral("bottombar"));
    setFixedHeight(textPixels(34));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 1, 14, 0);
    layout->setSpacing(5);
    auto *agreement = new QWidget(this); // its distance from the counts goes with it
    makeRow(agreement, { m_agreementIcon, m_agreement }, 5, { 0, 0, 8, 0 });
    layout->addWidget(agreement);
    m_errors = addCount();
    m_warnings = addCount();
    m_notes = addCount();
    layout->addSpacing(4);
    layout->addWidget(m_toggle); // before what is written anew with every edit, so that it stays where it is
    layout->addWidget(m_message);
    layout->addStretch(1);
    layout->addSpacing(14); // a link and what is counted are no one phrase
    layout->addWidget(m_status);
    layout->addWidget(m_cancel);
    m_cancel->setProperty("look", QStringLiteral("link"));
    m_cancel->setCursor(Qt::PointingHandCursor);
    m_cancel->hide();
    m_agreement->setProperty("look", QStringLiteral("link"));
    m_agreement->setCursor(Qt::PointingHandCursor);
    m_agreement->setToolTip(tr("How the numbers here compare with those that the cluster printed itself"));
    connect(m_agreement, &QPushButton::clicked, this, &BottomBar::agreementRequested);
    setAgreement(nullptr);
    connect(m_cancel, &QPushButton::clicked, this, &BottomBar::cancelRequested);
    m_toggle->setProperty("look", QStringLiteral("link"));
    m_toggle->setCursor(Qt::PointingHandCursor);
    m_status->setProperty("look", QStringLiteral("quiet"));
    connect(m_toggle, &QPushButton::clicked, this, &BottomBar::problemsToggled);
    connect(m_problems, &ProblemsModel::countsChanged, this, &BottomBar::updateProblems);
    connect(m_problems, &QAbstractItemModel::modelReset, this, &BottomBar::updateProblems);
    setProblemsShown(false);
    updateProblems();
}

BottomBar::Count BottomBar::addCount()
{
    Count count { new QLabel(this), new QLabel(this) };
    count.number->setProperty("look", QStringLiteral("strong"));
    count.number->setContentsMargins(0, 0, 5, 0);
    auto *row = qobject_cast<QHBoxLayout *>(layout());
    row->addWidget(count.icon);
    row->addWidget(count.number);
    return count;
}

void BottomBar::setResults(const std::shared_ptr<const Results> &results)
{
    m_counts.clear();
    if (results && results->evaluation) {
        const TreeLayout &tree = results->evaluation->layout();
        const QString users = tr("%n user association(s)", nullptr, static_cast<int>(tree.userCount()));
        const QString accounts = tr("%n account(s)", nullptr, static_cast<int>(tree.accountCount()));
        m_counts = tr("%1 · %2 · evaluated in %3").arg(users, accounts, durationText(results->evaluationTime));
    }
    updateStatus();
}

void BottomBar::setAgreement(const Agreement *agreement)
{
    for (QWidget *widget : { m_agreement->parentWidget(), static_cast<QWidget *>(m_agreement) }) {
        widget->setVisible(agreement != nullptr);
    }
    m_isWhole = agreement == nullptr || agreement->isWhole();
    m_agreementIcon->setVisible(!m_isWhole);
    m_agreementIcon->setPixmap(severityPixmap(Severity::Warning, m_palette, iconSide, devicePixelRatioF()));
    m_agreement->setText(agreement == nullptr ? QString() : agreementLine(*agreement));
}

void BottomBar::setProgress(const QString &text, bool canCancel)
{
    m_progress = text;
    m_cancel->setVisible(canCancel);
    updateStatus();
}

void BottomBar::say(const QString &text)
{
    m_said = text;
    updateStatus();
    QTimer::singleShot(std::chrono::seconds(6), this, [this, text] {
        if (m_said == text) {
            m_said.clear();
            updateStatus();
        }
    });
}

void BottomBar::setProblemsShown(bool shown)
{
    // as wide as the longer of the two, so that nothing moves when it is clicked, and a gap behind it, which goes with it; a link has no margins
    constexpr int gap = 10;
    const QFontMetrics metrics = m_toggle->fontMetrics();
    m_toggle->setFixedWidth(std::max(metrics.horizontalAdvance(tr("Hide")), metrics.horizontalAdvance(tr("Show all"))) + gap);
    m_toggle->setText(shown ? tr("Hide") : tr("Show all"));
    m_toggle->setToolTip(shown ? tr("Close the list of problems") : tr("Open the list of problems"));
}

void BottomBar::applyPalette(const Palette &palette)
{
    m_palette = palette;
    m_agreementIcon->setPixmap(severityPixmap(Severity::Warning, m_palette, iconSide, devicePixelRatioF()));
    updateProblems();
}

void BottomBar::updateProblems()
{
    const auto show = [this](const Count &count, Severity severity, const QString &name) {
        const int number = m_problems->count(severity);
        count.icon->setVisible(number > 0);
        count.number->setVisible(number > 0);
        count.icon->setPixmap(severityPixmap(severity, m_palette, iconSide, devicePixelRatioF()));
        count.number->setText(QLocale().toString(number));
        count.icon->setToolTip(name);
        count.number->setToolTip(name);
        count.number->setAccessibleName(name);
    };
    show(m_errors, Severity::Error, tr("%n error(s)", nullptr, m_problems->count(Severity::Error)));
    show(m_warnings, Severity::Warning, tr("%n warning(s)", nullptr, m_problems->count(Severity::Warning)));
    show(m_notes, Severity::Note, tr("%n note(s)", nullptr, m_problems->count(Severity::Note)));
    const bool any = m_problems->rowCount() > 0;
    m_toggle->setVisible(any);
    const auto first = [this](ProblemsModel::Column column) { return m_problems->index(0, column).data().toString(); };
    const bool isOfFile = any && first(ProblemsModel::Object).isEmpty() && !first(ProblemsModel::Place).isEmpty();
    m_message->setText(!any ? tr("No problems")
            : isOfFile      ? tr("%1: %2", "a file, and what is the matter with it").arg(first(ProblemsModel::Place), first(ProblemsModel::Message))
                            : first(ProblemsModel::Message));
}

void BottomBar::updateStatus()
{
    if (!m_progress.isEmpty()) {
        m_status->setText(m_progress);
    } else {
        m_status->setText(m_said.isEmpty() ? m_counts : m_said);
    }
}

void BottomBar::fit()
{
    const int least = m_status->minimumSizeHint().width();
    const int others = layout()->totalMinimumSize().width() - std::max(m_status->minimumWidth(), least);
    m_status->setMinimumWidth(std::clamp(width() - others, least, std::max(m_status->sizeHint().width(), least)));
}

void BottomBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

bool BottomBar::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) { // something in it is shorter or longer than before
        fit();
    }
    return QFrame::event(event);
}

} // namespace apportion

#include "moc_bottom_bar.cpp"
