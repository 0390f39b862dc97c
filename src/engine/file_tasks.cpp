// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/file_tasks.h"

#include <QLocale>

#include <algorithm>

namespace apportion
{

FileTasks::FileTasks(QObject *parent) : QObject(parent)
{
    // one thread: what was asked for first is written first
    m_pool.setMaxThreadCount(1);
    m_look.setInterval(200);
    connect(&m_look, &QTimer::timeout, this, &FileTasks::showProgress);
}

FileTasks::~FileTasks()
{
    for (const Running &running : m_running) {
        if (running.cancelling == Cancelling::Drops) {
            running.progress->cancel();
        }
    }
    m_pool.waitForDone();
}

bool FileTasks::canCancel() const
{
    return std::any_of(m_running.begin(), m_running.end(),
        [](const Running &running) { return running.cancelling != Cancelling::Never && !running.progress->isCancelled(); });
}

void FileTasks::begin(const QString &text, const std::shared_ptr<Progress> &progress, Cancelling cancelling)
{
    m_running.push_back({ text, progress, cancelling });
    m_look.start();
    Q_EMIT progressChanged(text);
}

void FileTasks::showProgress()
{
    if (m_running.empty()) {
        m_look.stop();
        return;
    }
    const Running &first = m_running.front();
    if (const int percent = static_cast<int>(100.0 * first.progress->part()); percent > 0) {
        Q_EMIT progressChanged(tr("%1 %2 %", "what is being done, and how much of it is").arg(first.text, QLocale().toString(percent)));
    }
}

void FileTasks::end(const std::shared_ptr<Progress> &progress)
{
    std::erase_if(m_running, [&progress](const Running &running) { return running.progress == progress; });
    if (m_running.empty()) {
        Q_EMIT progressChanged({});
    }
}

void FileTasks::cancel()
{
    if (!canCancel()) {
        return;
    }
    for (const Running &running : m_running) {
        if (running.cancelling != Cancelling::Never) {
            running.progress->cancel();
        }
    }
    std::erase_if(m_running, [](const Running &running) { return running.cancelling == Cancelling::Drops; });
    Q_EMIT progressChanged(m_running.empty() ? QString() : m_running.front().text);
}

} // namespace apportion

#include "moc_file_tasks.cpp"
