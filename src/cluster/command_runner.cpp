// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/command_runner.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcessEnvironment>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace apportion::cluster
{

namespace
{

constexpr qsizetype mostErrors = qsizetype { 16 } * 1024;
constexpr std::chrono::milliseconds patience { 1500 };

QProcessEnvironment environmentOf(const Invocation &invocation)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto &[name, value] : invocation.environment) {
        environment.insert(QString::fromStdString(name), QString::fromStdString(value));
    }
    return environment;
}

} // namespace

void isolate(QProcess &process, std::optional<qint64> mostBytes)
{
    process.setChildProcessModifier([mostBytes] {
        ::setsid();
#ifdef Q_OS_LINUX
        ::prctl(PR_SET_PDEATHSIG, SIGTERM); // nothing goes on when this program is killed
#endif
        if (mostBytes) {
            const rlimit fileSize { static_cast<rlim_t>(*mostBytes), static_cast<rlim_t>(*mostBytes) };
            ::setrlimit(RLIMIT_FSIZE, &fileSize);
        }
        const rlimit noCore { 0, 0 };
        ::setrlimit(RLIMIT_CORE, &noCore);
    });
}

CommandRunner::CommandRunner(QObject *parent) : QObject(parent)
{
    m_timeLimit.setSingleShot(true);
    m_patience.setSingleShot(true);
    connect(&m_timeLimit, &QTimer::timeout, this, [this] { end(Outcome::End::TimedOut); });
    connect(&m_patience, &QTimer::timeout, this, [this] { signalGroup(SIGKILL); });
    connect(&m_process, &QProcess::readyReadStandardError, this, &CommandRunner::readErrors);
    connect(&m_process, &QProcess::started, this, [this] { m_group = m_process.processId(); });
    connect(&m_process, &QProcess::finished, this, &CommandRunner::processFinished);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            m_errors = m_process.errorString().toUtf8();
            finish(Outcome::End::NotStarted, 0);
        }
    });
}

CommandRunner::~CommandRunner()
{
    m_process.disconnect(this);
    if (m_process.state() != QProcess::NotRunning) {
        m_group = m_process.processId();
        signalGroup(SIGKILL);
        m_process.waitForFinished(1000);
    }
}

void CommandRunner::start(const Invocation &invocation, const QString &folder, const QString &outputPath, const Limits &limits)
{
    m_running = true;
    m_limits = limits;
    m_outputPath = outputPath;
    m_errors.clear();
    m_group = 0;
    m_wantedEnd = Outcome::End::Exited;
    m_clock.start();

    QStringList arguments;
    for (const std::string &word : invocation.words) {
        arguments.append(QString::fromLocal8Bit(word.c_str()));
    }
    const QString program = arguments.takeFirst();
    m_process.setProgram(program);
    m_process.setArguments(arguments);
    m_process.setWorkingDirectory(folder);
    m_process.setProcessEnvironment(environmentOf(invocation));
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setStandardOutputFile(outputPath);
    isolate(m_process, limits.outputBytes);
    m_timeLimit.start(limits.time);
    m_process.start();
}

void CommandRunner::cancel()
{
    if (m_running) {
        end(Outcome::End::Cancelled);
    }
}

void CommandRunner::readErrors()
{
    const QByteArray bytes = m_process.readAllStandardError();
    m_errors += bytes.left(mostErrors - m_errors.size());
}

void CommandRunner::end(Outcome::End end)
{
    if (m_wantedEnd != Outcome::End::Exited) {
        return;
    }
    m_wantedEnd = end;
    signalGroup(SIGTERM);
    m_patience.start(patience);
}

void CommandRunner::signalGroup(int signal)
{
    if (m_group > 1) {
        ::kill(static_cast<pid_t>(-m_group), signal);
    }
}

void CommandRunner::processFinished(int code, QProcess::ExitStatus status)
{
    readErrors();
    if (m_wantedEnd != Outcome::End::Exited) {
        // what it started may not have listened
        signalGroup(SIGKILL);
        finish(m_wantedEnd, 0);
    } else if (QFileInfo(m_outputPath).size() >= m_limits.outputBytes) {
        finish(Outcome::End::TooLarge, 0);
    } else {
        finish(status == QProcess::CrashExit ? Outcome::End::Killed : Outcome::End::Exited, code);
    }
}

void CommandRunner::finish(Outcome::End end, int code)
{
    m_timeLimit.stop();
    m_patience.stop();
    m_running = false;
    m_group = 0;
    Outcome outcome;
    outcome.end = end;
    outcome.code = code;
    outcome.errors = m_errors;
    outcome.elapsed = std::chrono::milliseconds(m_clock.elapsed());
    // also when a command could not even be started, the answer comes after the question
    QMetaObject::invokeMethod(
        this, [this, outcome] { Q_EMIT finished(outcome); }, Qt::QueuedConnection);
}

} // namespace apportion::cluster

#include "moc_command_runner.cpp"
