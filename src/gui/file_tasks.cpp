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

void FileTasks::end()
{
    --m_running;
    if (m_running == 0) {
        Q_EMIT progressChanged({});
    }
}

} // namespace apportion
