// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_probe.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QSet>

namespace apportion::test
{

namespace
{

/// What the system counts for this thread of all that read() and write() moved.
void readTransfers(WindowWork &work)
{
    QFile file(QStringLiteral("/proc/thread-self/io"));
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        return;
    }
    const QByteArray text = file.read(1000);
    const auto numberAfter = [&text](const char *key) {
        const qsizetype at = text.indexOf(key);
        const qsizetype number = at + static_cast<qsizetype>(qstrlen(key));
        return at < 0 ? 0 : text.mid(number, text.indexOf('\n', at) - number).trimmed().toULongLong();
    };
    work.bytesRead = numberAfter("rchar:");
    work.bytesWritten = numberAfter("wchar:");
}

} // namespace

QString WindowWork::text() const
{
    static constexpr const char *names[workKinds]
        = { "evaluated", "checked", "compared", "laid out", "rows arranged", "charts prepared", "read", "written", "cells asked for" };
    QString line;
    const auto append = [&line](const char *what, std::uint64_t count) {
        if (count > 0) {
            line += QStringLiteral("%1%2 %3").arg(line.isEmpty() ? QString() : QStringLiteral(", "), QLatin1String(what)).arg(count);
        }
    };
    for (std::size_t kind = 0; kind < workKinds; ++kind) {
        append(names[kind], work[kind]);
    }
    append("allocations", given.count);
    append("bytes allocated", given.bytes);
    append("bytes read", bytesRead);
    append("bytes written", bytesWritten);
    append("widgets painted", paints);
    append("cell signals", cellSignals);
    append("layout signals", layoutSignals);
    append("row signals", rowSignals);
    return line;
}

WindowProbe::WindowProbe(QWidget &window)
{
    QSet<QAbstractItemModel *> models;
    const QList<QAbstractItemView *> views = window.findChildren<QAbstractItemView *>();
    for (const QAbstractItemView *view : views) {
        if (view->model() != nullptr && !models.contains(view->model())) {
            models.insert(view->model());
            listenTo(view->model());
        }
    }
    QCoreApplication::instance()->installEventFilter(this);
    readTransfers(m_before);
    m_before.work = workCounts();
    m_before.given = threadAllocations(); // last: what the probe itself takes is not the window's
}

WindowProbe::~WindowProbe() = default;

void WindowProbe::listenTo(QAbstractItemModel *model)
{
    connect(model, &QAbstractItemModel::dataChanged, this, [this] { ++m_counted.cellSignals; });
    connect(model, &QAbstractItemModel::layoutChanged, this, [this] { ++m_counted.layoutSignals; });
    connect(model, &QAbstractItemModel::modelReset, this, [this] { ++m_counted.layoutSignals; });
    connect(model, &QAbstractItemModel::rowsInserted, this, [this] { ++m_counted.rowSignals; });
    connect(model, &QAbstractItemModel::rowsRemoved, this, [this] { ++m_counted.rowSignals; });
    connect(model, &QAbstractItemModel::rowsMoved, this, [this] { ++m_counted.rowSignals; });
}

bool WindowProbe::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        ++m_counted.paints;
    }
    return QObject::eventFilter(object, event);
}

WindowWork WindowProbe::counted() const
{
    WindowWork all = m_counted;
    all.given = threadAllocations();
    all.given.count -= m_before.given.count;
    all.given.bytes -= m_before.given.bytes;
    all.work = workCounts();
    for (std::size_t kind = 0; kind < workKinds; ++kind) {
        all.work[kind] -= m_before.work[kind];
    }
    WindowWork now;
    readTransfers(now);
    all.bytesRead = now.bytesRead - m_before.bytesRead;
    all.bytesWritten = now.bytesWritten - m_before.bytesWritten;
    return all;
}

} // namespace apportion::test
