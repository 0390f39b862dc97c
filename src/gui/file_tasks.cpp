// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/file_tasks.h"

namespace apportion
{

FileTasks::FileTasks(QObject *parent) : QObject(parent)
{
    // one thread: what was asked for first is written first
    m_pool.setMaxThreadCount(1);
}

FileTasks::~FileTasks()
{
    m_pool.waitForDone();
}

void FileTasks::begin(const QString &text)
{
    ++m_running;
    Q_EMIT progressChanged(text);
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
    m_running -= std::exchange(m_cancellable, 0);
    if (m_running == 0) {
        Q_EMIT progressChanged({});
    }
}

} // namespace apportion
