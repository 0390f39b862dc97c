// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/pull.h"
#include "fake_commands.h"
#include "support/patience.h"

#include <QEventLoop>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <string>

namespace apportion::cluster
{

/// The state of a question once the pull has ended.
inline const Asked &of(const Pull &pull, QuestionId id)
{
    return *std::find_if(pull.asked().begin(), pull.asked().end(), [id](const Asked &asked) { return asked.question->id == id; });
}

inline bool run(Pull &pull)
{
    QEventLoop loop; // the test library's own ways to wait sleep between two events
    QObject::connect(&pull, &Pull::finished, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    pull.start();
    loop.exec();
    return !pull.isRunning();
}

inline QByteArray answerOf(const Pull &pull, QuestionId id)
{
    return FakeCommands::contents(of(pull, id).answer);
}

inline std::string codeOf(const Pull &pull, QuestionId id)
{
    return of(pull, id).failure ? of(pull, id).failure->code : std::string();
}

/// Rows of a test that asks here, and through ssh.
inline void addHosts()
{
    QTest::addColumn<QString>("host");
    QTest::newRow("here") << QString();
    QTest::newRow("ssh") << "login";
}

} // namespace apportion::cluster
