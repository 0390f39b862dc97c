// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/goal_panel.h"
#include "gui/widgets/boxes.h"

#include "charts/palette.h"
#include "gui/page/answer_row.h"
#include "gui/page/moment_text.h"
#include "gui/page/shown_draft.h"
#include "gui/page/workspace.h"
#include "gui/widgets/look.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "storage/qt_text.h"

#include <QComboBox>
#include <QDateTime>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QTimeZone>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace apportion
{

namespace
{

QString subjectText(const AssociationTree &tree, AssociationId id)
{
    if (tree.isUser(id)) {
        return GoalPanel::tr("User %1 in %2").arg(toText(tree.name(id)), toText(tree.accountName(id)));
    }
    return GoalPanel::tr("Account %1").arg(toText(tree.name(id)));
}

QString standingText(const Standing &standing)
{
    return GoalPanel::tr("factor %1, rank %2").arg(factorText(standing.factor), integerText(standing.rank));
}

/// "12 days 4 hours", of seconds rounded up to minutes; long times to hours.
QString timeText(std::int64_t seconds)
{
    constexpr std::int64_t day = 86400;
    const std::int64_t step = seconds >= 2 * day ? 3600 : 60;
    const std::int64_t rounded = (seconds + step - 1) / step * step;
    return durationText({ static_cast<std::uint32_t>(rounded / 60), {} });
}

/// As narrow as the column, whatever its longest entry.
void letShrink(QComboBox *box)
{
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
}

} // namespace

AssociationId associationNamed(const AssociationTree &tree, const QString &text)
{
    // Slurm folds the names of accounts, not those of users
    const QStringList names = text.trimmed().split(QLatin1Char('/'));
    const AssociationId account = tree.findAccount(lowerCase(names.front().trimmed().toStdString()));
    if (names.size() == 1 || account == noAssociation) {
        return account == AssociationTree::root() ? noAssociation : account;
    }
    return names.size() == 2 ? tree.findUser(account, names.back().trimmed().toStdString()) : noAssociation;
}

GoalPanel::GoalPanel(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_beginJob([this](const auto &now) { begin(now.first, now.second); }),
      m_sharesJob([this](const SharesResult &result) { receiveShares(result); }, [this] { m_shares->showAnswer({}); }),
      m_restJob([this](const RestResult &result) { receiveRest(result); }, [this] { m_rest->showAnswer({}); })
{
    build();
    connect(m_workspace, &Workspace::associationSelected, this, &GoalPanel::ask);
    connect(m_workspace, &Workspace::policyLoaded, this, [this] {
        m_begun = noAssociation; // of another policy the same number is somebody else
        m_isTyped = { false, false };
    });
    connect(m_workspace, &Workspace::resultsChanged, this, &GoalPanel::ask);
}

GoalPanel::GoalFields GoalPanel::buildGoal(const QString &caption, QWidget *into)
{
    GoalFields fields;
    auto *label = makeText("", into, caption);
    fields.kind = new QComboBox(into);
    fields.kind->addItem(tr("factor at least"), static_cast<int>(FairShareGoal::Kind::Factor));
    fields.kind->addItem(tr("rank or better"), static_cast<int>(FairShareGoal::Kind::Rank));
    fields.kind->addItem(tr("above"), static_cast<int>(FairShareGoal::Kind::Above));
    fields.kind->setAccessibleName(caption);
    label->setBuddy(fields.kind);
    fields.factor = new QDoubleSpinBox(into);
    fields.factor->setRange(0.0, 1.0);
    fields.factor->setDecimals(3);
    fields.factor->setSingleStep(0.05);
    fields.factor->setValue(0.5);
    fields.factor->setAccessibleName(tr("The factor to reach"));
    fields.rank = new QSpinBox(into);
    fields.rank->setRange(1, std::numeric_limits<int>::max());
    fields.rank->setAccessibleName(tr("The rank to reach"));
    fields.other = new QLineEdit(into);
    fields.other->setPlaceholderText(tr("account, or account/user"));
    fields.other->setAccessibleName(tr("The account or user to come before"));
    for (QWidget *field : { static_cast<QWidget *>(fields.kind), static_cast<QWidget *>(fields.factor), static_cast<QWidget *>(fields.rank) }) {
        field->setMinimumWidth(textPixels(80)); // the column is narrow
    }
    letShrink(fields.kind);
    auto *row = makeRow({ { fields.kind, 1 }, { fields.factor, 1 }, { fields.rank, 1 }, { fields.other, 1 } }, 6);
    auto *layout = qobject_cast<QVBoxLayout *>(into->layout());
    layout->addWidget(label);
    layout->addLayout(row);
    return fields;
}

void GoalPanel::build()
{
    m_subject = makeText("quiet", this);
    m_forms = new QWidget(this);
    auto *forms = new QVBoxLayout(m_forms);
    forms->setContentsMargins(0, 0, 0, 0);
    forms->setSpacing(6);
    m_sharesGoal = buildGoal(tr("How many raw shares bring it to"), m_forms);
    m_shares = new AnswerRow(m_forms);
    m_shares->setObjectName(QStringLiteral("sharesAnswer"));
    forms->addWidget(m_shares);
    forms->addSpacing(6);
    m_restGoal = buildGoal(tr("How long without running until it is at"), m_forms);
    m_others = new QComboBox(m_forms);
    m_others->addItem(tr("the others go on as before"), static_cast<int>(OthersMeanwhile::GoOn));
    m_others->addItem(tr("nobody else runs either"), static_cast<int>(OthersMeanwhile::RestToo));
    letShrink(m_others);
    m_others->setAccessibleName(tr("What the others do meanwhile"));
    m_rest = new AnswerRow(m_forms);
    m_rest->setObjectName(QStringLiteral("restAnswer"));
    forms->addWidget(m_others);
    forms->addWidget(m_rest);
    makeColumn(this, { m_subject, m_forms }, 6, { 0, 0, 0, 8 });

    for (const GoalFields &fields : { m_sharesGoal, m_restGoal }) {
        const auto asks = fields.kind == m_sharesGoal.kind ? &GoalPanel::askShares : &GoalPanel::askRest;
        connect(fields.kind, &QComboBox::currentIndexChanged, this, [this, fields, asks] {
            showFields(fields);
            (this->*asks)();
        });
        connect(fields.factor, &QDoubleSpinBox::valueChanged, this, asks);
        connect(fields.rank, &QSpinBox::valueChanged, this, [this, asks, place = fields.kind == m_sharesGoal.kind ? 0U : 1U] {
            m_isTyped[place] = true;
            (this->*asks)();
        });
        connect(fields.other, &QLineEdit::textChanged, this, asks);
        showFields(fields);
    }
    connect(m_others, &QComboBox::currentIndexChanged, this, &GoalPanel::askRest);
    connect(m_shares, &AnswerRow::applied, this, &GoalPanel::applyShares);
    connect(m_shares, &AnswerRow::stopped, this, [this] { m_sharesJob.stop(); });
    connect(m_rest, &AnswerRow::stopped, this, [this] { m_restJob.stop(); });
}

void GoalPanel::showFields(const GoalFields &fields)
{
    const auto kind = static_cast<FairShareGoal::Kind>(fields.kind->currentData().toInt());
    fields.factor->setVisible(kind == FairShareGoal::Kind::Factor);
    fields.rank->setVisible(kind == FairShareGoal::Kind::Rank);
    fields.other->setVisible(kind == FairShareGoal::Kind::Above);
}

void GoalPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    ask();
}

void GoalPanel::takeFocus()
{
    m_sharesGoal.kind->setFocus(Qt::OtherFocusReason);
}

void GoalPanel::ask()
{
    if (!isVisible()) {
        return;
    }
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    const AssociationId id = m_workspace->selectedAssociation();
    const bool isThere = id != noAssociation && id != AssociationTree::root() && tree.isLive(id);
    const QString mark = momentMark(m_workspace->look().seconds);
    const QString subject = isThere ? subjectText(tree, id) : tr("Choose an account or a user in the table.");
    m_subject->setText(mark.isEmpty() || !isThere ? subject : subject + QStringLiteral(" · ") + mark);
    m_forms->setVisible(isThere);
    if (!isThere) {
        return;
    }
    offerKinds();
    const auto evaluation = m_workspace->evaluation();
    if (id != m_begun && evaluation && evaluation->tree().isLive(id)) {
        m_beginJob.request([evaluation, id] { return std::pair(id, standingOf(*evaluation, id)); });
        return;
    }
    askShares();
    askRest();
}

void GoalPanel::begin(AssociationId id, const Standing &now)
{
    if (id != m_workspace->selectedAssociation()) {
        return; // another was chosen meanwhile, and asks for itself
    }
    m_begun = id;
    for (std::size_t place = 0; place < m_isTyped.size(); ++place) {
        if (!m_isTyped[place]) {
            auto *rank = place == 0 ? m_sharesGoal.rank : m_restGoal.rank;
            const QSignalBlocker blocker(rank); // what follows is asked at once
            rank->setValue(static_cast<int>(std::max<std::uint32_t>(1, now.rank - now.rank / 2)));
        }
    }
    ask();
}

/// Under Fair Tree a factor is a rank: nobody aims at "0.5" there.
void GoalPanel::offerKinds()
{
    const bool isRank = m_workspace->algorithm() == Algorithm::FairTree;
    for (const GoalFields &fields : { m_sharesGoal, m_restGoal }) {
        const int factor = fields.kind->findData(static_cast<int>(FairShareGoal::Kind::Factor));
        if (isRank && fields.kind->currentIndex() == factor) {
            const QSignalBlocker blocker(fields.kind); // what follows is asked at once
            fields.kind->setCurrentIndex(fields.kind->findData(static_cast<int>(FairShareGoal::Kind::Rank)));
            showFields(fields);
        }
        qobject_cast<QStandardItemModel *>(fields.kind->model())->item(factor)->setEnabled(!isRank);
    }
}

std::optional<FairShareGoal> GoalPanel::goalOf(const GoalFields &fields) const
{
    FairShareGoal goal;
    goal.kind = static_cast<FairShareGoal::Kind>(fields.kind->currentData().toInt());
    goal.factor = fields.factor->value();
    goal.rank = static_cast<std::uint32_t>(fields.rank->value());
    if (goal.kind == FairShareGoal::Kind::Above) {
        goal.other = associationNamed(m_workspace->document()->policy().associations, fields.other->text());
        if (goal.other == noAssociation) {
            return std::nullopt;
        }
    }
    return goal;
}

void GoalPanel::askShares()
{
    const std::optional<FairShareGoal> goal = goalOf(m_sharesGoal);
    if (!goal) {
        m_sharesJob.stop();
        m_shares->showAnswer(tr("Name the account or user that it shall come before."));
        return;
    }
    m_shares->showBusy();
    const Document *document = m_workspace->document();
    m_sharesJob.request([shown = ShownDraft(*m_workspace), generation = document->generation(), id = m_workspace->selectedAssociation(),
                            goal = *goal](const std::stop_token &stop) {
        const ShownDraft::Taken taken = shown.take();
        return SharesResult { generation, id, sharesFor(taken.draft.policy, taken.draft.situation, taken.options, id, goal, stop) };
    });
}

void GoalPanel::receiveShares(const SharesResult &result)
{
    m_found = result;
    const SharesAnswer &answer = result.answer;
    if (answer.shares) {
        const AssociationTree &tree = m_workspace->document()->policy().associations;
        const QString now = tree.isLive(result.id) ? rawSharesText(tree.rawShares(result.id)) : QString();
        const auto shares = static_cast<int>(*answer.shares);
        const bool differs = tree.isLive(result.id) && tree.rawShares(result.id) != *answer.shares;
        m_shares->showAnswer(tr("%n share(s), instead of %1: %2", nullptr, shares).arg(now, standingText(answer.reached)),
            differs ? tr("Give it %n share(s)", nullptr, shares) : QString());
    } else if (!answer.reason.isEmpty()) {
        m_shares->showAnswer(translated(answer.reason));
    }
}

void GoalPanel::applyShares()
{
    if (m_found.answer.shares && m_found.generation == m_workspace->document()->generation()) {
        m_workspace->document()->setRawShares({ m_found.id }, *m_found.answer.shares);
    }
}

void GoalPanel::askRest()
{
    const std::optional<FairShareGoal> goal = goalOf(m_restGoal);
    if (!goal) {
        m_restJob.stop();
        m_rest->showAnswer(tr("Name the account or user that it shall come before."));
        return;
    }
    m_rest->showBusy();
    const Document *document = m_workspace->document();
    const auto others = static_cast<OthersMeanwhile>(m_others->currentData().toInt());
    m_restJob.request([shown = ShownDraft(*m_workspace), generation = document->generation(), id = m_workspace->selectedAssociation(), goal = *goal,
                          others](const std::stop_token &stop) {
        const ShownDraft::Taken taken = shown.take();
        return RestResult { generation, taken.now,
            restFor(taken.draft.policy, taken.draft.situation, taken.options, id, goal, others, taken.now, stop) };
    });
}

void GoalPanel::receiveRest(const RestResult &result)
{
    const RestAnswer &answer = result.answer;
    if (answer.seconds) {
        if (*answer.seconds == 0) {
            m_rest->showAnswer(tr("It is there already: %1").arg(standingText(answer.reached)));
            return;
        }
        const QDateTime when = QDateTime::fromSecsSinceEpoch(result.now + *answer.seconds, QTimeZone::utc());
        const QString date = QLocale().toString(when, QLocale::ShortFormat);
        m_rest->showAnswer(answer.byReset
                ? tr("%1, when all usage is reset (%2 UTC): %3").arg(timeText(*answer.seconds), date, standingText(answer.reached))
                : tr("%1, until %2 UTC: %3").arg(timeText(*answer.seconds), date, standingText(answer.reached)));
    } else if (!answer.reason.isEmpty()) {
        m_rest->showAnswer(translated(answer.reason));
    }
}

} // namespace apportion

#include "moc_goal_panel.cpp"
