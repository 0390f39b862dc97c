// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/explain/explain_panel.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/look.h"

#include "charts/palette.h"
#include "gui/explain/step_card.h"
#include "gui/page/why_actions.h"
#include "gui/page/workspace.h"
#include "gui/widgets/icons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace apportion
{

namespace
{

constexpr std::size_t longestWayBack = 100;

/// Whether "why before another?" can be asked of it.
bool isComparable(const ExplainSubject &subject)
{
    const auto *association = std::get_if<AssociationNumber>(&subject);
    return (association != nullptr && !association->inBaseline) || std::holds_alternative<JobNumber>(subject);
}

} // namespace

ExplainPanel::ExplainPanel(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_model(workspace->document()), m_title(makeText("section", this)),
      m_hint(makeText("quiet", this, tr("Select a number to see how it comes about."))),
      m_back(makeFlatButton(tr("Back to where this was followed from"), this)),
      m_compare(makeFlatButton(tr("Why before another? Choose it next"), this)), m_copy(makeFlatButton(tr("Copy the derivation as text"), this)),
      m_cards(new QVBoxLayout)
{
    m_cards->setSpacing(8);
    m_fillTimer.setSingleShot(true);
    m_fillTimer.setInterval(0);
    connect(&m_fillTimer, &QTimer::timeout, this, &ExplainPanel::fillWhenSeen);
    makeColumn(this, { makeHead(), makePicker(), m_hint, m_cards, Stretch {} }, 8);

    connect(m_copy, &QToolButton::clicked, this, &ExplainPanel::copy);
    connect(m_back, &QToolButton::clicked, this, &ExplainPanel::goBack);
    connect(m_compare, &QToolButton::clicked, this, &ExplainPanel::beginPicking);
    connect(m_workspace, &Workspace::comparisonRequested, this, &ExplainPanel::beginPicking);
    connect(m_workspace, &Workspace::resultsChanged, this, [this](const std::shared_ptr<const Results> &results) {
        m_model.setResults(results);
        if (!m_keptBack.isEmpty()) {
            follow();
        }
    });
    connect(m_workspace, &Workspace::policyLoaded, this, [this] {
        cancelPicking();
        m_model.setResults(nullptr);
    });
    connect(m_workspace, &Workspace::explainRequested, this, &ExplainPanel::receiveSubject);
    connect(&m_model, &ExplainModel::titleChanged, this, &ExplainPanel::fillLater);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ExplainPanel::fillLater);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &ExplainPanel::fillLater);
    m_model.setResults(m_workspace->results());
    follow();
    fillLater();
}

QWidget *ExplainPanel::makeHead()
{
    auto *head = new QWidget(this);
    makeRow(head, { { m_back, 0, Qt::AlignTop }, { m_title, 1 }, { m_compare, 0, Qt::AlignTop }, { m_copy, 0, Qt::AlignTop } }, 4);
    return head;
}

QWidget *ExplainPanel::makePicker()
{
    auto *card = new QFrame(this);
    makeCard(card);
    m_pickerText = makeText("", card);
    auto *cancel = new QPushButton(tr("Cancel"), card);
    cancel->setProperty("look", QStringLiteral("link"));
    connect(cancel, &QPushButton::clicked, this, &ExplainPanel::cancelPicking);
    makeRow(card, { { m_pickerText, 1 }, { cancel, 0, Qt::AlignTop } }, -1, { 11, 7, 7, 7 });
    m_picker = card;
    m_picker->hide();
    return m_picker;
}

void ExplainPanel::applyPalette(const Palette &palette)
{
    const auto tint = [&palette](QToolButton *button, const char *icon) {
        button->setIcon(tintedIcon(QString::fromLatin1(icon), palette.quietText, palette.line, palette.accent));
    };
    tint(m_copy, "copy");
    tint(m_back, "back");
    tint(m_compare, "compare");
}

void ExplainPanel::copy()
{
    QGuiApplication::clipboard()->setText(m_model.plainText());
}

void ExplainPanel::goBack()
{
    if (m_history.empty()) {
        return;
    }
    const ExplainQuestion before = m_history.back();
    m_history.pop_back();
    m_walking = true;
    m_workspace->explain(before);
    m_walking = false;
    fillLater();
}

void ExplainPanel::beginPicking()
{
    const ExplainSubject &subject = m_workspace->explainSubject();
    if (isComparable(subject)) {
        m_first = subject;
        m_pickerText->setText(std::holds_alternative<JobNumber>(subject) ? tr("Now choose the other job in the table.")
                                                                         : tr("Now choose the other account or user, in the table or in a chart."));
    }
    m_picker->setVisible(isPicking());
}

void ExplainPanel::cancelPicking()
{
    m_first = std::monostate();
    m_picker->hide();
}

void ExplainPanel::receiveSubject()
{
    if (isPicking() && pick()) {
        return; // the comparison comes as the next subject
    }
    if (!m_walking) {
        m_history.clear();
    }
    follow();
    fillLater();
}

bool ExplainPanel::pick()
{
    const ExplainQuestion order = orderOf(m_first, m_workspace->explainSubject());
    if (order.index() == 0) {
        return false;
    }
    cancelPicking();
    m_workspace->explain(order);
    return true;
}

void ExplainPanel::follow()
{
    m_model.show(m_isVeiled ? ExplainQuestion() : m_workspace->explainSubject());
    m_isKeptBack = !m_isVeiled && tellsWhatIsKeptBack();
    if (m_isKeptBack) {
        m_model.show(ExplainQuestion());
    }
    m_hint->setText(m_isVeiled ? tr("How it comes about stands here once the question is answered.")
            : m_isKeptBack     ? tr("How it comes about stands here once you have answered the question of a step further on.")
                               : tr("Select a number to see how it comes about."));
}

/// Whether one of the numbers stands in the derivation, with all its digits or rounded.
bool ExplainPanel::tellsWhatIsKeptBack() const
{
    if (m_keptBack.isEmpty()) {
        return false;
    }
    static const QRegularExpression number(QStringLiteral("[0-9]+(?:\\.([0-9]+))?( ?%)?"));
    auto numbers = number.globalMatch(m_model.plainText());
    while (numbers.hasNext()) {
        const auto match = numbers.next();
        const double scale = match.capturedLength(2) > 0 ? 100.0 : 1.0;
        const double written = match.captured(0).section(QLatin1Char(' '), 0, 0).remove(QLatin1Char('%')).toDouble();
        const double unit = std::pow(10.0, -static_cast<double>(match.capturedLength(1)));
        const bool isRounded = match.capturedLength(1) + (scale > 1.0 ? 2 : 0) >= 2;
        if (std::any_of(m_keptBack.begin(), m_keptBack.end(),
                [&](double kept) { return std::abs(kept * scale - written) <= (isRounded ? unit * 0.5000001 : 1e-9); })) {
            return true;
        }
    }
    return false;
}

void ExplainPanel::setVeiled(bool veiled, const QList<double> &keptBack)
{
    const bool isOther = m_isVeiled != veiled || m_keptBack != keptBack;
    m_isVeiled = veiled;
    m_keptBack = keptBack;
    if (isOther) {
        follow();
        fillLater();
    }
}

void ExplainPanel::followLink(int row, int symbol)
{
    if (m_isStale) {
        return; // what was clicked is about to give way to other formulas
    }
    const SymbolLink link = linksOf(m_model.step(row).formula).at(static_cast<std::size_t>(symbol));
    if (m_history.size() < longestWayBack) {
        m_history.push_back(m_workspace->explainSubject());
    }
    m_walking = true;
    if (link.question.index() != 0) {
        m_workspace->explain(link.question);
    } else {
        m_workspace->jump(link.object);
    }
    m_walking = false;
    fillLater();
}

/// However much comes at once, the cards are filled once, in a turn of the event loop of their own: to lay them out takes as long as
/// to paint all the rest. Those that nobody sees are filled when they are shown.
void ExplainPanel::fillLater()
{
    m_isStale = true;
    m_fillTimer.start();
}

void ExplainPanel::fillWhenSeen()
{
    if (m_isStale && isVisible()) {
        fill();
    }
}

void ExplainPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fillWhenSeen();
}

void ExplainPanel::fill()
{
    m_isStale = false;
    const int steps = m_model.rowCount();
    layout()->setEnabled(false); // arranged once, when all cards are filled
    m_title->setText(m_model.title());
    m_title->setVisible(steps > 0);
    m_copy->setVisible(steps > 0);
    m_back->setVisible(!m_history.empty());
    m_compare->setVisible(steps > 0 && isComparable(m_workspace->explainSubject()));
    m_hint->setVisible(steps == 0);
    for (int row = 0; row < steps; ++row) {
        card(row)->show(m_model, row);
    }
    for (qsizetype i = steps; i < m_pool.size(); ++i) {
        m_pool[i]->hide();
    }
    layout()->setEnabled(true);
}

StepCard *ExplainPanel::card(int row)
{
    while (m_pool.size() <= row) {
        auto *card = new StepCard(this);
        const auto place = static_cast<int>(m_pool.size());
        connect(card, &StepCard::linkActivated, this, [this, place](int symbol) { followLink(place, symbol); });
        m_pool.append(card);
        m_cards->addWidget(card);
    }
    return m_pool[row];
}

} // namespace apportion

#include "moc_explain_panel.cpp"
