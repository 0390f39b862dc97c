// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/command_runner.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QFile>
#include <QObject>
#include <QProcess>
#include <QTimer>

#include <memory>
#include <string>

namespace apportion::cluster
{

/// Runs one command at a time on a host behind ssh, all of them through one connection: at the other end runs the script of
/// connectionOf(), which reads a command a line, and frames what it prints. A command that takes too long or prints too much
/// ends the connection, and all that runs at its other end; the next one opens another.
class RemoteShell : public QObject
{
    Q_OBJECT

public:
    RemoteShell(const Place &place, const std::string &around, QObject *parent = nullptr);
    /// Ends the connection, and what runs at its other end.
    ~RemoteShell() override;

    /// Like CommandRunner::start(), for an invocation as people would type it on the host.
    void start(const Invocation &invocation, const QString &outputPath, const Limits &limits);
    void cancel();
    /// Nothing more will be asked.
    void close();

Q_SIGNALS:
    void finished(const apportion::cluster::Outcome &outcome);

private:
    /// What is expected next of the other end.
    enum class Part { Nothing, Beginning, Answer, Code, Errors };

    void connectToHost();
    void read();
    bool readPart();
    bool takeUntil(const QByteArray &end, QByteArray &into);
    bool keep(const QByteArray &bytes);
    void end(Outcome::End end);
    void connectionEnded(int code);
    void finish(Outcome outcome);

    Invocation m_connection;
    QByteArray m_begins;
    QByteArray m_ends;
    QByteArray m_done;
    std::unique_ptr<QProcess> m_process;
    QTimer m_timeLimit;
    QElapsedTimer m_clock;
    QFile m_output;
    QByteArray m_buffer;
    QByteArray m_connectionErrors; // what ssh itself said
    QByteArray m_errors;
    Limits m_limits;
    int m_code = 0;
    Part m_part = Part::Nothing;
};

} // namespace apportion::cluster
