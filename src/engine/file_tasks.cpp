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
    connect(&m_look, &QTimer::timeout, this, &FileTasks::tell);
}

FileTasks::~FileTasks()
{
    for (const Told &told : m_told) {
        if (told.cancelling == Cancelling::Drops) {
            told.progress->cancel();
        }
    }
    m_pool.waitForDone();
}

bool FileTasks::canCancel() const
{
    return std::any_of(
        m_told.begin(), m_told.end(), [](const Told &told) { return told.cancelling != Cancelling::Never && !told.progress->isCancelled(); });
}

void FileTasks::begin(const QString &text, const std::shared_ptr<Progress> &progress, Cancelling cancelling)
{
    m_told.push_back({ text, progress, cancelling });
    m_look.start();
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

void FileTasks::end(const std::shared_ptr<Progress> &progress)
{
    std::erase_if(m_told, [&progress](const Told &told) { return told.progress == progress; });
    if (m_told.empty()) {
        Q_EMIT progressChanged({});
    }
}

void FileTasks::cancel()
{
    if (!canCancel()) {
        return;
    }
    for (const Told &told : m_told) {
        if (told.cancelling != Cancelling::Never) {
            told.progress->cancel();
        }
    }
    std::erase_if(m_told, [](const Told &told) { return told.cancelling == Cancelling::Drops; });
    Q_EMIT progressChanged(m_told.empty() ? QString() : m_told.front().text);
}

} // namespace apportion
