// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/remote_shell.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>
#include <csignal>
#include <memory>
#include <unistd.h>
#include <utility>

namespace apportion::cluster
{

namespace
{

constexpr qsizetype mostSaid = qsizetype { 64 } * 1024; // of what ssh says, and of what stands around answers
constexpr int connectionLost = 255;
constexpr std::chrono::milliseconds endPatience { 1500 }; // with a connection that shall end

/// A connection that is to end by itself, and is killed where it does not. It belongs to the application, so that none is left
/// behind when that ends first.
class EndingProcess : public QObject
{
public:
    explicit EndingProcess(std::unique_ptr<QProcess> process) : QObject(ownerHere()), m_process(std::move(process))
    {
        connect(m_process.get(), &QProcess::finished, this, &QObject::deleteLater);
        QTimer::singleShot(endPatience, this, [this] { killAll(); });
        if (m_process->state() == QProcess::NotRunning) {
            deleteLater();
        }
    }
    ~EndingProcess() override
    {
        if (m_process->state() != QProcess::NotRunning && !m_process->waitForFinished(static_cast<int>(endPatience.count()))) {
            killAll();
            m_process->waitForFinished(static_cast<int>(endPatience.count()));
        }
    }
    Q_DISABLE_COPY_MOVE(EndingProcess)

private:
    /// nullptr in another thread than the application's, whose objects have no owner of that one.
    static QObject *ownerHere()
    {
        QObject *application = QCoreApplication::instance();
        return application != nullptr && application->thread() == QThread::currentThread() ? application : nullptr;
    }
    void killAll() const
    {
        if (m_process->processId() > 1) {
            ::kill(static_cast<pid_t>(-m_process->processId()), SIGKILL);
        }
    }

    std::unique_ptr<QProcess> m_process;
};

bool isOneLine(const std::string &text)
{
    return std::none_of(text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\0'; });
}

} // namespace

RemoteShell::RemoteShell(const Place &place, const std::string &around, QObject *parent)
    : QObject(parent), m_connection(connectionOf(place, around)), m_begins(QByteArray::fromStdString(frameOf(around, "begins") + '\n')),
      m_ends(QByteArray::fromStdString(frameOf(around, "ends") + ' ')), m_done(QByteArray::fromStdString(frameOf(around, "done") + '\n'))
{
    m_timeLimit.setSingleShot(true);
    connect(&m_timeLimit, &QTimer::timeout, this, [this] { end(Outcome::End::TimedOut); });
}

RemoteShell::~RemoteShell()
{
    close();
}

void RemoteShell::close()
{
    if (!m_process) {
        return;
    }
    m_process->disconnect(this);
    m_process->closeWriteChannel(); // which ends what runs at the other end, and then this one
    new EndingProcess(std::move(m_process)); // perhaps the process is what calls
    m_buffer.clear();
}

void RemoteShell::connectToHost()
{
    m_process = std::make_unique<QProcess>();
    m_buffer.clear();
    m_connectionErrors.clear();
    QStringList arguments;
    for (const std::string &word : m_connection.words) {
        arguments.append(QString::fromLocal8Bit(word.c_str()));
    }
    m_process->setProgram(arguments.takeFirst());
    m_process->setArguments(arguments);
    isolate(*m_process);
    connect(m_process.get(), &QProcess::readyReadStandardOutput, this, &RemoteShell::read);
    connect(m_process.get(), &QProcess::readyReadStandardError, this,
        [this] { m_connectionErrors += m_process->readAllStandardError().left(mostSaid - m_connectionErrors.size()); });
    connect(m_process.get(), &QProcess::finished, this,
        [this](int code, QProcess::ExitStatus status) { connectionEnded(status == QProcess::CrashExit ? connectionLost : code); });
    connect(m_process.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            m_errors = m_process->errorString().toUtf8();
            finish({ Outcome::End::NotStarted, 0, m_errors, {}, true });
        }
    });
    m_process->start();
}

void RemoteShell::start(const Invocation &invocation, const QString &outputPath, const Limits &limits)
{
    m_limits = limits;
    m_errors.clear();
    m_clock.start();
    m_part = Part::Beginning;
    m_output.setFileName(outputPath);
    const std::string line = invocation.shellText();
    if (!m_output.open(QIODevice::WriteOnly | QIODevice::Truncate) || !isOneLine(line)) {
        finish({ Outcome::End::NotStarted, 0, m_output.errorString().toUtf8(), {} });
        return;
    }
    if (!m_process || m_process->state() == QProcess::NotRunning) {
        connectToHost();
    }
    m_timeLimit.start(limits.time);
    m_process->write(QByteArray::fromStdString(line) + '\n');
}

void RemoteShell::cancel()
{
    end(Outcome::End::Cancelled);
}

/// What the command did until now is of no use: all that runs there ends with the connection.
void RemoteShell::end(Outcome::End end)
{
    if (m_part == Part::Nothing) {
        return;
    }
    const bool isSilent = m_part == Part::Beginning; // not even the script at the other end has begun
    close();
    finish({ end, 0, m_errors, {}, isSilent });
}

void RemoteShell::read()
{
    m_buffer += m_process->readAllStandardOutput();
    while (m_part != Part::Nothing && readPart()) { }
}

/// Takes one part of an answer; false when more of it must come first.
bool RemoteShell::readPart()
{
    QByteArray taken;
    switch (m_part) {
    case Part::Nothing:
        return false;
    case Part::Beginning: // what a login shell prints before it
        if (takeUntil(m_begins, taken)) {
            m_part = Part::Answer;
            return true;
        }
        return false;
    case Part::Answer: {
        const bool isWhole = takeUntil(m_ends, taken);
        if (!keep(taken)) {
            end(Outcome::End::TooLarge);
            return false;
        }
        m_part = isWhole ? Part::Code : m_part;
        return isWhole;
    }
    case Part::Code: {
        const qsizetype lineEnd = m_buffer.indexOf('\n');
        if (lineEnd < 0) {
            return false;
        }
        m_code = m_buffer.left(lineEnd).toInt();
        m_buffer.remove(0, lineEnd + 1);
        m_part = Part::Errors;
        return true;
    }
    case Part::Errors:
        break;
    }
    const bool isWhole = takeUntil(m_done, taken);
    m_errors += taken.left(mostSaid - m_errors.size());
    if (isWhole) {
        finish({ Outcome::End::Exited, m_code, m_errors, {} });
    }
    return false;
}

/// Moves what stands before @p end from the buffer, and takes @p end away; without it what cannot be a part of it.
bool RemoteShell::takeUntil(const QByteArray &end, QByteArray &into)
{
    const qsizetype at = m_buffer.indexOf(end);
    const qsizetype length = at < 0 ? std::max<qsizetype>(0, m_buffer.size() - end.size() + 1) : at;
    into = m_buffer.left(length);
    m_buffer.remove(0, at < 0 ? length : at + end.size());
    return at >= 0;
}

bool RemoteShell::keep(const QByteArray &bytes)
{
    return m_output.pos() + bytes.size() <= m_limits.outputBytes && m_output.write(bytes) == bytes.size();
}

void RemoteShell::connectionEnded(int code)
{
    read();
    if (m_part != Part::Nothing) {
        m_connectionErrors += m_process->readAllStandardError().left(mostSaid - m_connectionErrors.size());
        finish({ Outcome::End::Exited, code == 0 ? connectionLost : code, m_connectionErrors, {}, true });
    }
}

void RemoteShell::finish(Outcome outcome)
{
    m_timeLimit.stop();
    m_part = Part::Nothing;
    m_output.close();
    outcome.elapsed = std::chrono::milliseconds(m_clock.elapsed());
    // also when there is no connection, the answer comes after the question
    QMetaObject::invokeMethod(
        this, [this, outcome] { Q_EMIT finished(outcome); }, Qt::QueuedConnection);
}

} // namespace apportion::cluster

#include "moc_remote_shell.cpp"
