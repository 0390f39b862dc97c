// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/work_progress.h"
#include "gui/widgets/boxes.h"

#include "gui/widgets/look.h"

#include <QProgressBar>
#include <QPushButton>

#include <chrono>
#include <utility>

namespace apportion
{

namespace
{

using namespace std::chrono_literals;

constexpr auto patience = 400ms; ///< quick work comes without a flicker
constexpr auto betweenLooks = 100ms;
constexpr std::uint64_t reportSteps = 1000; ///< of what tells parts instead of units

} // namespace

WorkProgress::WorkProgress(const QString &name, QWidget *parent) : QWidget(parent), m_bar(new QProgressBar(this))
{
    m_bar->setRange(0, 100);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_bar->setAccessibleName(name);
    auto *stop = new QPushButton(tr("Stop"), this);
    setLook(stop, "link");
    makeRow(this, { { m_bar, 1 }, stop }, 8);
    hide();
    connect(&m_clock, &QTimer::timeout, this, [this] {
        m_clock.setInterval(betweenLooks);
        m_bar->setValue(static_cast<int>(m_progress->part() * 100.0));
        show();
    });
    connect(stop, &QPushButton::clicked, this, [this] {
        m_progress->cancel();
        end();
        Q_EMIT stopped();
    });
}

WorkProgress::Report WorkProgress::begin()
{
    const auto progress = std::make_shared<Progress>();
    progress->begin(reportSteps);
    begin(progress);
    return [progress](double part) { progress->reached(static_cast<std::uint64_t>(part * static_cast<double>(reportSteps))); };
}

void WorkProgress::begin(std::shared_ptr<Progress> progress)
{
    m_progress = std::move(progress);
    if (!m_clock.isActive()) {
        m_clock.start(patience);
    }
}

void WorkProgress::end()
{
    m_clock.stop();
    hide();
}

} // namespace apportion

#include "moc_work_progress.cpp"
