// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/priority/waiting_form.h"
#include "gui/widgets/boxes.h"

#include "gui/page/answer_row.h"
#include "gui/page/workspace.h"
#include "models/number_format.h"
#include "models/text_translation.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>

#include <cmath>

namespace apportion
{

namespace
{

constexpr double secondsPerDay = 86400.0;

QComboBox *makeRegimes(QWidget *parent, Regime chosen)
{
    auto *list = new QComboBox(parent);
    for (const Regime regime : { Regime::NoShare, Regime::OverUsed, Regime::AtShare, Regime::UnderUsed, Regime::Unused }) {
        list->addItem(regimeText(regime), static_cast<int>(regime));
    }
    list->setCurrentIndex(list->findData(static_cast<int>(chosen)));
    return list;
}

} // namespace

WaitingForm::WaitingForm(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_job([this](const Result &result) { receive(result); })
{
    build();
    connect(m_workspace, &Workspace::resultsChanged, this, &WaitingForm::ask);
}

void WaitingForm::build()
{
    m_days = new QDoubleSpinBox(this);
    m_days->setRange(0.0, 3650.0);
    m_days->setDecimals(1);
    m_days->setValue(3.0);
    m_days->setSuffix(tr(" days", "after a number"));
    m_lower = makeRegimes(this, Regime::OverUsed);
    m_upper = makeRegimes(this, Regime::UnderUsed);
    m_gap = new QComboBox(this);
    m_gap->addItem(tr("for the typical user"), static_cast<int>(RegimeGap::Typical));
    m_gap->addItem(tr("for every user"), static_cast<int>(RegimeGap::Widest));
    m_age = new AnswerRow(this);
    m_age->setObjectName(QStringLiteral("ageAnswer"));
    m_fairshare = new AnswerRow(this);
    m_fairshare->setObjectName(QStringLiteral("fairshareAnswer"));
    auto *form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Waited"), m_days);
    form->addRow(tr("Who waits is"), m_lower);
    form->addRow(tr("passes who is"), m_upper);
    form->addRow(tr("Counted"), m_gap);
    makeColumn(this, { form, m_age, m_fairshare }, 6, { 0, 0, 0, 8 });
    connect(m_days, &QDoubleSpinBox::valueChanged, this, &WaitingForm::ask);
    for (QComboBox *list : { m_lower, m_upper, m_gap }) {
        connect(list, &QComboBox::currentIndexChanged, this, &WaitingForm::ask);
    }
    connect(m_age, &AnswerRow::applied, this,
        [this] { setWeight(&PrioritySettings::weightAge, m_found.answer.ageWeight.value_or(0), PriorityKey::PriorityWeightAge); });
    connect(m_fairshare, &AnswerRow::applied, this,
        [this] { setWeight(&PrioritySettings::weightFairshare, m_found.answer.fairshareWeight.value_or(0), PriorityKey::PriorityWeightFairshare); });
}

void WaitingForm::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    ask();
}

void WaitingForm::ask()
{
    const auto &results = m_workspace->results();
    if (!isVisible() || !results || !results->evaluation) {
        return;
    }
    const auto wait = static_cast<std::int64_t>(std::llround(m_days->value() * secondsPerDay));
    const auto lower = static_cast<Regime>(m_lower->currentData().toInt());
    const auto upper = static_cast<Regime>(m_upper->currentData().toInt());
    const auto gap = static_cast<RegimeGap>(m_gap->currentData().toInt());
    m_job.request([evaluation = results->evaluation, generation = results->generation, wait, lower, upper, gap] {
        return Result { generation, weightForWaiting(*evaluation, wait, lower, upper, gap) };
    });
}

void WaitingForm::receive(const Result &result)
{
    m_found = result;
    const WeightAnswer &answer = result.answer;
    m_fairshare->setVisible(answer.fairshareWeight.has_value());
    if (!answer.reason.isEmpty()) {
        m_age->showAnswer(translated(answer.reason));
        return;
    }
    const PrioritySettings &settings = m_workspace->document()->policy().priority;
    const QString from = factorText(answer.lowerFactor, 3);
    const QString to = factorText(answer.upperFactor, 3);
    if (answer.ageWeight) {
        const QString weight = integerText(*answer.ageWeight);
        m_age->showAnswer(
            tr("From factor %1 to %2 with an age factor of %3: PriorityWeightAge at least %4").arg(from, to, factorText(answer.ageFactor, 3), weight),
            settings.weightAge < *answer.ageWeight ? tr("Set PriorityWeightAge to %1").arg(weight) : QString());
    } else {
        m_age->showAnswer(tr("No PriorityWeightAge of 32 bit makes up for factor %1 to %2.").arg(from, to));
    }
    if (answer.fairshareWeight) {
        const QString weight = integerText(*answer.fairshareWeight);
        m_fairshare->showAnswer(tr("or PriorityWeightFairshare at most %1").arg(weight),
            settings.weightFairshare > *answer.fairshareWeight ? tr("Set PriorityWeightFairshare to %1").arg(weight) : QString());
    }
}

void WaitingForm::setWeight(std::uint32_t PrioritySettings::*weight, std::uint32_t value, PriorityKey key)
{
    if (m_found.generation != m_workspace->document()->generation()) {
        return;
    }
    PrioritySettings settings = m_workspace->document()->policy().priority;
    settings.*weight = value;
    m_workspace->document()->setPrioritySettings(settings, key);
}

} // namespace apportion

#include "moc_waiting_form.cpp"
