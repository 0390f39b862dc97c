// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/compare/account_comparison.h"

#include "charts/chart_export.h"
#include "charts/promise_chart.h"
#include "gui/compare/committee_stage.h"
#include "gui/compare/comparison_table.h"
#include "gui/page/chart_menu.h"
#include "gui/page/moment_text.h"
#include "gui/page/page_layout.h"
#include "gui/page/workspace.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/look.h"
#include "gui/widgets/segmented_control.h"
#include "models/scenario_model.h"
#include "models/text_translation.h"

#include <QItemSelectionModel>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>

#include <utility>

namespace apportion
{

namespace
{

constexpr int Promises = 3; ///< of the measures: another picture

ComparisonColumns columns()
{
    using Column = CompareAccountModel::Column;
    return { Column::Delta, Column::Ranks, Column::Because,
        { Column::BaselineShare, Column::BaselinePlace, Column::Users, Column::Jobs, Column::Because },
        { { Column::Account, 116 }, { Column::BaselineShare, 80 }, { Column::DraftShare, 80 }, { Column::BaselinePlace, 56 },
            { Column::DraftPlace, 56 }, { Column::Delta, 96 }, { Column::Ranks, 58 }, { Column::Users, 70 }, { Column::Jobs, 56 } },
        { Column::Account } };
}

} // namespace

AccountComparison::AccountComparison(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_model(new CompareAccountModel(workspace->document(), this)),
      m_table(new ComparisonTable(m_model, columns(), tr("Accounts that rise and fall"), workspace, this)),
      m_measure(new SegmentedControl({ tr("Share"), tr("Factor"), tr("Place"), tr("Share and usage") })), m_page(new QPushButton),
      m_committee(new QPushButton(tr("Committee"))), m_chart(new SlopeChart), m_promises(new PromiseChart), m_pictures(new FillingStack),
      m_slopes([this](const SlopeData &made) { takeSlopes(made); }), m_promiseJob([this](const PromiseData &made) { takePromises(made); })
{
    m_table->setObjectName(QStringLiteral("accounts"));
    m_measure->button(1)->setToolTip(tr("The fair-share factor of each account's best user"));
    m_measure->button(2)->setToolTip(tr("The rank of each account's best user"));
    m_measure->button(Promises)->setToolTip(tr("What is promised to each account, and what it has used"));
    auto *bar = new QWidget;
    bar->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // segments go on in further rows before the page is wider than its room
    auto *above = makeRow(bar, { m_measure, Space { 8 }, Stretch {}, m_page, Space { 8 }, m_committee }, -1, { pageMargin, 6, pageMargin, 0 });
    m_page->setObjectName(QStringLiteral("page"));
    m_page->setToolTip(tr("Write what changes for this account, and why, to be printed or sent"));
    m_committee->setObjectName(QStringLiteral("committee"));
    m_committee->setToolTip(tr("One account after the other on the whole screen, in large type"));
    m_pictures->addWidget(m_chart);
    m_pictures->addWidget(m_promises);
    for (ChartWidget *chart : { static_cast<ChartWidget *>(m_chart), static_cast<ChartWidget *>(m_promises) }) {
        QToolButton *menu = (new ChartMenu(chart, this))->makeButton();
        menu->setVisible(chart == m_chart);
        connect(m_measure, &SegmentedControl::chosen, menu,
            [this, menu, chart](int choice) { menu->setVisible((choice == Promises) == (chart == m_promises)); });
        above->addWidget(menu);
        connect(chart, &ChartWidget::questionAsked, workspace, &Workspace::explain);
        connect(workspace, &Workspace::associationSelected, chart, [chart](AssociationId id) { chart->select(MarkKey::association(id)); });
    }
    auto *picture = new QWidget;
    makeColumn(picture, { bar, { m_pictures, 1 } }, 0);

    connect(m_page, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(selectedAccount()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &AccountComparison::followSelection);
    connect(m_model, &QAbstractItemModel::modelReset, this, &AccountComparison::followSelection);
    followSelection();
    connect(m_measure, &SegmentedControl::chosen, this, [this] {
        m_isMeasureChosen = true;
        requestPicture();
    });
    connect(workspace->document(), &Document::scenariosChanged, this, [this] { // the draft may have another name
        m_isPictureStale = true;
        if (isVisible()) {
            requestPicture();
        }
    });
    connect(m_committee, &QPushButton::clicked, this, &AccountComparison::openCommittee);
    connect(m_chart, &SlopeChart::accountPicked, this, &AccountComparison::selectAccount);

    makeColumn(this, { makeSplitter(Qt::Vertical, this, { { picture, 300, 1 }, { m_table->withReason(), 300, 1 } }) });
}

void AccountComparison::setComparison(const std::shared_ptr<const Comparison> &comparison)
{
    const bool isSame = m_comparison && m_comparison->results == comparison->results && m_comparison->accounts.size() == comparison->accounts.size();
    m_comparison = comparison;
    m_model->setComparison(comparison);
    m_isPictureStale = m_isPictureStale || !isSame;
    if (m_isPictureStale && isVisible()) {
        requestPicture();
    }
    if (m_isCommitteeWanted) {
        requestPromises(); // it was asked for while newer numbers were under way
    }
}

void AccountComparison::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isPictureStale) {
        requestPicture();
    }
}

void AccountComparison::requestPicture()
{
    m_isPictureStale = false;
    const bool isPromises = m_measure->current() == Promises;
    m_pictures->setCurrentWidget(isPromises ? static_cast<QWidget *>(m_promises) : m_chart);
    if (isPromises) {
        requestPromises();
    } else if (m_comparison) {
        m_slopes.request([comparison = m_comparison, measure = static_cast<SlopeMeasure>(m_measure->current()), isChosen = m_isMeasureChosen,
                             draft = m_workspace->document()->project().scenario] {
            SlopeData made = slopeData(*comparison, measure);
            for (const SlopeMeasure other : { SlopeMeasure::Share, SlopeMeasure::Place, SlopeMeasure::Factor }) {
                if (isChosen || made.isChange()) {
                    break; // flat lines say little while something else changes
                }
                if (SlopeData another = slopeData(*comparison, other); another.isChange()) {
                    made = std::move(another);
                }
            }
            made.draft = draft;
            return made;
        });
    }
}

void AccountComparison::takeSlopes(const SlopeData &made)
{
    if (!m_isMeasureChosen) {
        m_measure->setCurrent(static_cast<int>(made.measure));
    }
    m_chart->setData(made);
}

void AccountComparison::requestPromises()
{
    // all in effect, at the moment of the time bar: as the other scenarios are and as "why?" answers
    const std::shared_ptr<const Results> &results = m_workspace->results();
    if (results && results->evaluation && results->baseline) {
        const LookAhead &looked = m_workspace->look();
        m_promiseMark = momentMark(looked.past ? looked.past->time - m_workspace->now() : looked.seconds, m_workspace->now());
        m_promiseJob.request([project = m_workspace->document()->project(), options = m_workspace->options(), look = m_workspace->look(), results](
                                 const std::stop_token &stop) {
            const ScenarioStandings standings = standingsOfScenarios(project, options, stop, look);
            return stop.stop_requested() || standings.names.isEmpty() ? PromiseData()
                                                                      : promiseData(standings, *results->baseline, *results->evaluation);
        });
    }
}

void AccountComparison::takePromises(const PromiseData &made)
{
    if (made.scenarios.isEmpty()) {
        return;
    }
    m_promises->setData(made);
    if (std::exchange(m_isCommitteeWanted, false) && !made.accounts.empty() && m_stage == nullptr) {
        CommitteeWords words { m_promiseMark,
            pictureCaption(m_workspace->document()->displayName(), m_workspace->document()->project().scenario, m_workspace->now()), {} };
        // the promises are those of when all is in effect: reasons of another moment come to other ranks
        const bool areOfThen = m_comparison && m_comparison->moment == Moment::InEffect;
        for (int row = 0; areOfThen && row < m_model->rowCount(); ++row) {
            const auto text = [&](int column) { return m_model->index(row, column).data().toString(); };
            words.reasons.insert(text(CompareAccountModel::Account), text(CompareAccountModel::Because));
        }
        m_stage = new CommitteeStage(made, std::move(words), m_promises->chartPalette(), window());
        m_stage->showAccount(selectedAccount());
    }
}

void AccountComparison::openCommittee()
{
    m_isCommitteeWanted = true;
    if (m_workspace->isUpToDate()) {
        requestPromises();
    }
}

QString AccountComparison::selectedAccount() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.siblingAtColumn(CompareAccountModel::Account).data().toString();
}

void AccountComparison::followSelection()
{
    const QString account = selectedAccount();
    const QString shown = withoutMnemonic(shortName(account));
    m_page->setEnabled(!account.isEmpty());
    m_page->setText(account.isEmpty() ? tr("Page for an account…") : tr("Page for %1…").arg(shown));
}

void AccountComparison::selectAccount(AssociationId account)
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, CompareAccountModel::Account);
        if (index.data(CompareAccountModel::AssociationIdRole).toUInt() == account) {
            m_table->setCurrentIndex(index);
            m_table->scrollTo(index);
            return;
        }
    }
}

void AccountComparison::setFilter(const QString &text)
{
    m_model->setFilter(text);
    m_chart->setSearch(text);
    m_promises->setSearch(text);
}

void AccountComparison::applyPalette(const Palette &palette)
{
    m_table->applyPalette(palette);
    m_chart->setPalette(palette);
    m_promises->setPalette(palette);
}

} // namespace apportion

#include "moc_account_comparison.cpp"
