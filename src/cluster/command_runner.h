// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/invocation.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QTimer>

#include <chrono>
#include <cstdint>
#include <optional>

namespace apportion::cluster
{

/// What one command may take.
struct Limits
{
    std::chrono::milliseconds time { 120000 };
    qint64 outputBytes = qint64 { 1024 } * 1024 * 1024; ///< of each file that it writes

    bool operator==(const Limits &) const = default;
};

/// How a command came to its end.
struct Outcome
{
    enum class End : std::uint8_t { Exited, NotStarted, Killed, TimedOut, Cancelled, TooLarge };

    End end = End::Exited;
    int code = 0; ///< the exit code, or the signal when it was killed
    QByteArray errors; ///< the beginning of what it printed on its standard error
    std::chrono::milliseconds elapsed { 0 };
    bool ofConnection = false; ///< it is the connection to the host that came to it, with what ssh said
};

/// Gives what @p process runs a group of its own, so that all it starts can be ended with it, and no terminal to ask for a
/// password on; it ends with this program. Each file that it writes has at most @p mostBytes.
void isolate(QProcess &process, std::optional<qint64> mostBytes = {});

/// Runs one command at a time, without waiting for it. What it prints goes to a file, not through this process: no
/// output can fill its memory. Nothing can be typed into it, and it has no terminal.
class CommandRunner : public QObject
{
    Q_OBJECT

public:
    explicit CommandRunner(QObject *parent = nullptr);
    /// Ends what still runs.
    ~CommandRunner() override;

    /// Starts a command in @p folder; its standard output becomes the file @p outputPath. finished() comes later, from
    /// the event loop, whatever happens.
    void start(const Invocation &invocation, const QString &folder, const QString &outputPath, const Limits &limits);
    /// Ends the command and all processes that it started.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void finished(const apportion::cluster::Outcome &outcome);

private:
    void readErrors();
    void end(Outcome::End end);
    void signalGroup(int signal);
    void processFinished(int code, QProcess::ExitStatus status);
    void finish(Outcome::End end, int code);

    QProcess m_process;
    QTimer m_timeLimit;
    QTimer m_patience; // between asking a process to end and killing it
    QElapsedTimer m_clock;
    QString m_outputPath;
    QByteArray m_errors;
    Limits m_limits;
    qint64 m_group = 0;
    Outcome::End m_wantedEnd = Outcome::End::Exited;
    bool m_running = false;
};

} // namespace apportion::cluster
