// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/work_progress.h"

#include "gui/look.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

#include <chrono>

namespace apportion
{

namespace
{

using namespace std::chrono_literals;

constexpr auto patience = 400ms; ///< quick work comes without a flicker
constexpr auto betweenLooks = 100ms;

} // namespace

WorkProgress::WorkProgress(QWidget *parent) : QWidget(parent), m_bar(new QProgressBar(this))
{
    m_bar->setRange(0, 100);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_bar->setAccessibleName(tr("How far the chart is worked out"));
    auto *stop = new QPushButton(tr("Stop"), this);
    setLook(stop, "link");
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_bar, 1);
    layout->addWidget(stop);
    hide();
    connect(&m_clock, &QTimer::timeout, this, [this] {
        m_clock.setInterval(betweenLooks);
        m_bar->setValue(m_percent->load());
        show();
    });
    connect(stop, &QPushButton::clicked, this, [this] {
        end();
        Q_EMIT stopped();
    });
}

WorkProgress::Report WorkProgress::begin()
{
    m_percent = std::make_shared<std::atomic<int>>(0);
    if (!m_clock.isActive()) {
        m_clock.start(patience);
    }
    return [percent = m_percent](double part) { percent->store(static_cast<int>(part * 100.0)); };
}

void WorkProgress::end()
{
    m_clock.stop();
    hide();
}

} // namespace apportion
