// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/file_tasks.h"

#include <QLocale>

namespace apportion
{

FileTasks::FileTasks(QObject *parent) : QObject(parent)
{
    // one thread: what was asked for first is written first
    m_pool.setMaxThreadCount(1);
    m_look.setInterval(200);
    connect(&m_look, &QTimer::timeout, this, &FileTasks::tell);
}

FileTasks::~FileTasks()
{
    for (const Told &told : m_told) {
        told.progress->cancel();
    }
    m_pool.waitForDone();
}

void FileTasks::begin(const QString &text, const std::shared_ptr<Progress> &progress)
{
    ++m_running;
    if (progress) {
        m_told.push_back({ text, progress });
        m_look.start();
    }
    Q_EMIT progressChanged(text);
}

void FileTasks::tell()
{
    if (m_told.empty()) {
        m_look.stop();
        return;
    }
    const Told &first = m_told.front();
    if (const int percent = static_cast<int>(100.0 * first.progress->part()); percent > 0) {
        Q_EMIT progressChanged(tr("%1 %2 %", "what is being done, and how much of it is").arg(first.text, QLocale().toString(percent)));
    }
}

void FileTasks::end(bool dropped)
{
    if (dropped) {
        return; // cancel() counted it
    }
    --m_running;
    if (m_running == 0) {
        Q_EMIT progressChanged({});
    }
}

void FileTasks::cancel()
{
    if (m_cancellable == 0) {
        return;
    }
    ++m_ticket;
    for (const Told &told : std::exchange(m_told, {})) {
        told.progress->cancel();
    }
    m_running -= std::exchange(m_cancellable, 0);
    if (m_running == 0) {
        Q_EMIT progressChanged({});
    }
}

} // namespace apportion
