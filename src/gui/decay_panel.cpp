// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/decay_panel.h"

#include "charts/decay_chart.h"
#include "gui/chart_menu.h"
#include "gui/look.h"
#include "gui/page_layout.h"
#include "gui/workspace.h"
#include "slurm/slurm_time.h"

#include <QDateTime>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QShowEvent>
#include <QToolButton>

namespace apportion
{

namespace
{

constexpr std::size_t mostHalfLives = 6;

} // namespace

std::int64_t chartStart(const Workspace &workspace)
{
    const auto &results = workspace.results();
    const std::int64_t now = results && results->evaluation ? results->evaluation->now() : 0;
    return now > 0 ? now : QDateTime::currentSecsSinceEpoch();
}

DecayPanel::DecayPanel(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_chart(new DecayChart(this)), m_halfLives(new QLineEdit(this)), m_campaign(new QToolButton(this)),
      m_size(new QDoubleSpinBox(this)), m_job([this](const DecayScene &scene) { m_chart->setScene(scene); })
{
    auto *header = new SectionHeader(m_chart->title(), this);
    m_halfLives->setPlaceholderText(tr("other half-lives: 1-0, 30-0"));
    m_halfLives->setToolTip(tr("Half-lives to hold against the policy's own, as slurm.conf writes times, separated by commas"));
    m_halfLives->setAccessibleName(tr("Half-lives to compare with"));
    m_halfLives->setClearButtonEnabled(true);
    m_halfLives->setMinimumWidth(176);
    m_campaign->setText(tr("Campaign"));
    m_campaign->setCheckable(true);
    m_campaign->setToolTip(tr("Place a job or a campaign on the time line: drag it, drag its ends"));
    setLook(m_campaign, "switch");
    m_size->setRange(1.0, 1000.0);
    m_size->setDecimals(0);
    m_size->setSingleStep(10.0);
    m_size->setValue(m_span.size * 100.0);
    m_size->setSuffix(tr(" %"));
    m_size->setToolTip(tr("All that the campaign uses, in percent of the usage that there is at the start"));
    m_size->setAccessibleName(tr("Size of the campaign"));
    m_size->hide();
    header->addControl(m_halfLives);
    header->addControl(m_campaign);
    header->addControl(m_size);
    header->addControl((new ChartMenu(m_chart, this))->makeButton());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(header);
    layout->addWidget(m_chart, 1);

    connect(m_halfLives, &QLineEdit::textChanged, this, &DecayPanel::readHalfLives);
    connect(m_campaign, &QToolButton::toggled, this, [this](bool on) {
        m_size->setVisible(on);
        refresh();
    });
    connect(m_size, &QDoubleSpinBox::valueChanged, this, [this](double percent) {
        m_span.size = percent / 100.0;
        refresh();
    });
    connect(m_chart, &DecayChart::campaignChanged, this, [this](const CampaignSpan &span) {
        m_span = span;
        refresh();
    });
    connect(workspace, &Workspace::resultsChanged, this, &DecayPanel::refresh);
    connect(workspace->document(), &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Everything || change.kind == PolicyChange::Kind::Setting) {
            refresh();
        }
    });
}

DecayPanel::~DecayPanel() = default;

void DecayPanel::applyPalette(const Palette &palette)
{
    m_chart->setPalette(palette);
}

QList<NamedChart> DecayPanel::charts() const
{
    return { { m_chart->title(), m_chart } };
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
        const slurm::ParsedTime time = slurm::parseTime(part.trimmed().toStdString());
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

void DecayPanel::refresh()
{
    m_stale = !isVisible();
    if (m_stale) {
        return;
    }
    const Policy &policy = m_workspace->document()->policy();
    DecayRequest request;
    request.settings = policy.priority;
    request.start = chartStart(*m_workspace);
    request.otherHalfLives = m_minutes;
    if (m_campaign->isChecked()) {
        request.campaign = m_span;
    }
    request.longestJobDays = longestJobDays(policy);
    m_job.request([request] { return decayScene(request); });
}

} // namespace apportion
