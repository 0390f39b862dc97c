// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/usage/decay_panel.h"
#include "gui/widgets/boxes.h"

#include "charts/decay_chart.h"
#include "charts/recovery_chart.h"
#include "core/policy/slurm_time.h"
#include "gui/page/chart_menu.h"
#include "gui/page/chart_stage.h"
#include "gui/page/goal_panel.h"
#include "gui/page/page_layout.h"
#include "gui/page/walk_view.h"
#include "gui/page/work_progress.h"
#include "gui/page/workspace.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "gui/widgets/segmented_control.h"
#include "models/decay_walk_model.h"

#include <QDateTime>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QShowEvent>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr std::size_t mostHalfLives = 6;

QLineEdit *makeField(const QString &placeholder, const QString &name, const QString &toolTip)
{
    auto *field = new QLineEdit;
    field->setPlaceholderText(placeholder);
    field->setAccessibleName(name);
    field->setToolTip(toolTip);
    field->setClearButtonEnabled(true);
    field->setMinimumWidth(textPixels(70));
    field->setMaximumWidth(textPixels(200));
    return field;
}

} // namespace

std::vector<AssociationId> namedAssociations(const AssociationTree &tree, const QString &text, bool *unknown)
{
    std::vector<AssociationId> ids;
    const QStringList parts = text.split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const AssociationId id = associationNamed(tree, part);
        if (id == noAssociation) {
            *unknown = true;
        } else {
            ids.push_back(id);
        }
    }
    return ids;
}

DecayPanel::DecayPanel(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_switch(new SegmentedControl({ tr("Decay"), tr("Recovery"), tr("One pass") }, this)),
      m_controls(new QStackedWidget(this)), m_stack(new FillingStack(this)), m_decay(new DecayChart(this)), m_recovery(new RecoveryChart(this)),
      m_steps(new DecayWalkModel(this)), m_walk(new WalkView(m_steps, tr("What a pass makes of usage, step by step"), this)),
      m_progress(new WorkProgress(tr("How far the chart is worked out"), this)),
      m_decayJob([this](const DecayScene &scene) { m_decay->setData(scene); }),
      m_recoveryJob([this](const std::optional<RecoveryData> &numbers) { receiveRecovery(numbers); }, [this] { receiveRecovery(std::nullopt); }),
      m_walkJob([this](const auto &walked) {
          m_steps->setWalk(walked.first, walked.second);
          m_pass->setText(m_steps->summary());
      })
{
    m_switch->setAccessibleName(tr("What the chart shows"));
    m_switch->button(1)->setToolTip(tr("The fair-share factor in the coming weeks, if accounts run nothing, their share, or more"));
    m_switch->button(2)->setToolTip(tr("What slurmctld does to usage once in a PriorityCalcPeriod, by step or playing"));
    m_controls->addWidget(buildDecayControls());
    m_controls->addWidget(buildRecoveryControls());
    m_controls->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_stack->addWidget(m_decay);
    m_stack->addWidget(m_recovery);
    auto *walk = new QWidget;
    m_pass = makeText("quiet");
    makeColumn(walk, { m_pass, { m_walk, 1 } }, 4);
    m_stack->addWidget(walk);
    setColumnWidths(m_walk->table()->horizontalHeader(),
        { { DecayWalkModel::Before, 110 }, { DecayWalkModel::Left, 110 }, { DecayWalkModel::Added, 110 }, { DecayWalkModel::After, 110 } },
        DecayWalkModel::What, { DecayWalkModel::What }); // a long name gives way to the numbers
    // beside each other they would be wider than half a page in most languages
    makeColumn(this, { makeRow({ m_switch, Stretch {} }, 8), m_controls, m_progress, { m_stack, 1 } }, 4);
    connectAll();
}

DecayPanel::~DecayPanel() = default;

QWidget *DecayPanel::buildDecayControls()
{
    auto *controls = new QWidget(this);
    m_halfLives = makeField(tr("half-lives: 1-0, 30-0"), tr("Half-lives to compare with"),
        tr("Half-lives to hold against the policy's own, as slurm.conf writes times, separated by commas"));
    m_campaign = makeSwitch(tr("Campaign"), tr("Place a job or a campaign on the time line: drag it, drag its ends"));
    m_size = new QDoubleSpinBox;
    m_size->setRange(1.0, 1000.0);
    m_size->setDecimals(0);
    m_size->setSingleStep(10.0);
    m_size->setValue(m_span.size * 100.0);
    m_size->setSuffix(tr(" %"));
    m_size->setToolTip(tr("All that the campaign uses, in percent of the usage that there is at the start"));
    m_size->setAccessibleName(tr("Size of the campaign"));
    m_size->hide();
    makeRow(controls, { Stretch {}, { m_halfLives, 3 }, m_campaign, m_size, (new ChartMenu(m_decay, this))->makeButton() }, 8);
    return controls;
}

QWidget *DecayPanel::buildRecoveryControls()
{
    auto *controls = new QWidget(this);
    m_accounts = makeField(tr("accounts, account/user"), tr("Accounts to follow"),
        tr("Whose factor to follow: accounts, or users as account/user, separated by commas. Empty: the selected account or user"));
    m_times = new QDoubleSpinBox;
    m_times->setRange(0.1, 100.0);
    m_times->setDecimals(1);
    m_times->setSingleStep(0.5);
    m_times->setValue(2.0);
    m_times->setSuffix(tr(" ×"));
    m_times->setToolTip(tr("The third line: they run so many times their share"));
    m_times->setAccessibleName(tr("How many times their share they run"));
    makeRow(controls, { Stretch {}, { m_accounts, 3 }, m_times, (new ChartMenu(m_recovery, this))->makeButton() }, 8);
    return controls;
}

void DecayPanel::connectAll()
{
    m_decay->linkTo(m_workspace->timeLink());
    m_recovery->linkTo(m_workspace->timeLink());
    connect(m_workspace, &Workspace::associationSelected, m_recovery, [this](AssociationId id) { m_recovery->select(MarkKey::association(id)); });
    connect(m_switch, &SegmentedControl::chosen, this, [this](int index) { showView(static_cast<View>(index)); });
    connect(m_halfLives, &QLineEdit::textChanged, this, &DecayPanel::readHalfLives);
    connect(m_campaign, &QToolButton::toggled, this, [this](bool on) {
        m_size->setVisible(on);
        refresh();
    });
    connect(m_size, &QDoubleSpinBox::valueChanged, this, [this](double percent) {
        m_span.size = percent / 100.0;
        refresh();
    });
    connect(m_decay, &DecayChart::campaignChanged, this, [this](const CampaignSpan &span) {
        m_span = span;
        refresh();
    });
    connect(m_decay, &ChartWidget::questionAsked, m_workspace, &Workspace::explain);
    connect(m_accounts, &QLineEdit::textChanged, this, &DecayPanel::readAccounts);
    connect(m_times, &QDoubleSpinBox::valueChanged, this, &DecayPanel::refresh);
    connect(m_progress, &WorkProgress::stopped, this, [this] { m_recoveryJob.stop(); });
    connect(m_recovery, &ChartWidget::questionAsked, m_workspace, &Workspace::explain);
    connect(m_workspace, &Workspace::associationSelected, this, [this] {
        if (m_named.empty() && chartIn(m_stack) == m_recovery) {
            refresh();
        }
    });
    connect(m_workspace, &Workspace::resultsChanged, this, &DecayPanel::readAccounts);
    connect(m_workspace, &Workspace::resultsChanged, this, &DecayPanel::refresh);
    connect(m_workspace->document(), &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Everything || change.kind == PolicyChange::Kind::Setting) {
            refresh();
        }
    });
}

void DecayPanel::applyPalette(const Palette &palette)
{
    m_decay->setPalette(palette);
    m_recovery->setPalette(palette);
    m_walk->applyPalette(palette);
}

void DecayPanel::setVeiled(bool veiled)
{
    m_pass->setVisible(!veiled);
}

QList<NamedChart> DecayPanel::charts() const
{
    auto *chart = chartIn(m_stack);
    return chart == nullptr ? QList<NamedChart>() : QList<NamedChart> { { chart->title(), chart } };
}

void DecayPanel::showView(View view)
{
    const int index = static_cast<int>(view);
    m_switch->setCurrent(index);
    m_controls->setVisible(index < m_controls->count()); // a pass has none
    m_controls->setCurrentIndex(index);
    m_stack->setCurrentIndex(index);
    Q_EMIT walkShown(view == View::Pass);
    refresh();
}

void DecayPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void DecayPanel::readHalfLives()
{
    std::vector<std::uint32_t> minutes;
    bool isValid = true;
    const QStringList parts = m_halfLives->text().split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const ParsedTime time = parseTime(part.trimmed().toStdString());
        const bool usable = time && !time.time.isUnlimited() && time.time.minutes > 0;
        isValid = isValid && usable;
        if (usable && minutes.size() < mostHalfLives) {
            minutes.push_back(time.time.minutes);
        }
    }
    setLookProperty(m_halfLives, "invalid", !isValid);
    if (minutes != m_minutes) {
        m_minutes = minutes;
        refresh();
    }
}

void DecayPanel::readAccounts()
{
    bool unknown = false;
    const std::vector<AssociationId> ids = namedAssociations(m_workspace->document()->policy().associations, m_accounts->text(), &unknown);
    setLookProperty(m_accounts, "invalid", unknown);
    if (ids != m_named) {
        m_named = ids;
        refresh();
    }
}

void DecayPanel::refresh()
{
    m_stale = !isVisible();
    if (m_stale) {
        return; // nobody looks: the newest results are enough when somebody does
    }
    const bool isAhead = m_workspace->look().seconds != 0;
    m_decay->setAhead(isAhead);
    m_recovery->setAhead(isAhead);
    if (chartIn(m_stack) == m_decay) {
        refreshDecay();
    } else if (chartIn(m_stack) == m_recovery) {
        refreshRecovery();
    } else {
        refreshWalk();
    }
}

void DecayPanel::refreshDecay()
{
    const Policy &policy = m_workspace->document()->policy();
    DecayRequest request;
    request.settings = policy.priority;
    const std::int64_t ahead = m_workspace->look().seconds;
    request.start = m_workspace->now() + ahead;
    request.otherHalfLives = m_minutes;
    if (m_campaign->isChecked()) {
        request.campaign = m_span;
    }
    request.longestJobDays = longestJobDays(policy);
    const ResetOutlook outlook = resetOutlook(m_workspace->document()->baseline().priority.usageReset, policy.priority.usageReset,
        m_workspace->document()->situation().lastReset, QDateTime::currentSecsSinceEpoch());
    request.resetsAtOnce = outlook != ResetOutlook::Stays;
    if (ahead >= std::int64_t { 60 } * std::max<std::uint32_t>(1, policy.priority.calcPeriod.minutes)) {
        // what the first pass clears is cleared by then
        request.resetsAtOnce = false;
        if (request.settings.usageReset == UsageReset::Now) {
            request.settings.usageReset = UsageReset::None;
        }
    }
    m_decayJob.request([request] { return decayScene(request); });
}

void DecayPanel::refreshRecovery()
{
    const auto evaluation = m_workspace->evaluation();
    if (!evaluation) {
        m_recoveryJob.stop();
        m_progress->end();
        m_recovery->setData({});
        return;
    }
    RecoveryRequest request;
    request.chosen = m_named;
    const AssociationId selected = m_workspace->selectedAssociation();
    if (m_named.empty() && selected != noAssociation && selected != AssociationTree::root()) {
        request.chosen = { selected };
    }
    request.timesShare = m_times->value();
    m_recoveryJob.request([evaluation, request, report = m_progress->begin()](const std::stop_token &stop) {
        RecoveryData numbers = recoveryData(*evaluation, request, stop, report);
        return stop.stop_requested() ? std::nullopt : std::optional(std::move(numbers));
    });
}

void DecayPanel::refreshWalk()
{
    const auto evaluation = m_workspace->evaluation();
    if (!evaluation) {
        m_walkJob.stop();
        m_steps->setWalk(nullptr, {});
        m_pass->clear();
        return;
    }
    m_walkJob.request([evaluation] { return std::pair(evaluation, decayWalk(*evaluation)); });
}

/// Nothing when it was stopped: the chart stays as it was.
void DecayPanel::receiveRecovery(const std::optional<RecoveryData> &numbers)
{
    m_progress->end();
    m_stale = !numbers;
    if (numbers) {
        m_recovery->setData(*numbers);
    }
}

} // namespace apportion

#include "moc_decay_panel.cpp"
