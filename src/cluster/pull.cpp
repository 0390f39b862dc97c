// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/pull.h"

#include "core/policy/count_text.h"
#include "core/policy/text_scan.h"
#include "slurm/text/reading.h"
#include "slurm/text/shell_quote.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <set>

namespace apportion::cluster
{

namespace
{

constexpr std::chrono::milliseconds progressStep { 200 };
constexpr qint64 mostFacts = qint64 { 1024 } * 1024;
constexpr qint64 mostBeginning = 4096;
constexpr qint64 mostListed = 16 * mostFacts;
/// The whole may take so many times what one command may.
constexpr int wholeLimit = 5;
/// The words of a command as a message names it: without the long lists of columns.
std::string shortText(const std::vector<std::string> &words)
{
    constexpr std::size_t longest = 60;
    std::vector<std::string> shortened;
    for (const std::string &word : words) {
        if (word.size() <= longest) {
            shortened.push_back(word);
        }
    }
    return slurm::shellLine(shortened);
}

/// Where what a command says beside the file that it writes goes.
constexpr const char *chatterName = "chatter";

std::string beginningOf(const QString &path, qint64 most)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(std::min(file.size(), most)).toStdString() : std::string();
}

Diagnostic skipped(const char *code, Text message)
{
    Diagnostic found;
    found.severity = Severity::Warning;
    found.code = code;
    found.message = std::move(message);
    return found;
}

/// What is assumed where slurmctld's state cannot be read, as for most.
Text lastResetAdvice()
{
    return { APPORTION_TEXT("No command of Slurm tells it, and mostly only SlurmUser on the controller may read that file. Not knowing it, "
                            "PriorityUsageResetPeriod, where it is switched on, is taken to clear all usage at once; the page Usage takes the time."),
        {} };
}

} // namespace

std::optional<Invocation> Pull::connection() const
{
    return m_options.place.isRemote() ? std::optional(connectionOf(m_options.place, m_mark)) : std::nullopt;
}

std::optional<Text> PullOptions::problem() const
{
    if (place.isRemote()) {
        if (std::optional<Text> wrong = problemOfHost(place.host)) {
            return wrong;
        }
    }
    const bool isPlain
        = std::none_of(place.commandFolder.begin(), place.commandFolder.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
    if (!place.commandFolder.empty() && (place.commandFolder.front() != '/' || !isPlain)) {
        return Text { APPORTION_TEXT("The folder of Slurm's commands must begin with a slash: %1"), { slurm::shellComment(place.commandFolder) } };
    }
    if (!jobsSince.empty() && !sinceOf(jobsSince)) {
        return Text { APPORTION_TEXT("Since when jobs are asked for must be like 90days or 2026-01-31: %1"), { slurm::shellComment(jobsSince) } };
    }
    return clusterName.empty() ? std::nullopt : problemOfClusterName(clusterName);
}

Pull::Pull(PullOptions options, QObject *parent)
    : QObject(parent), m_options(std::move(options)), m_mark(QUuid::createUuid().toString(QUuid::Id128).toStdString()),
      m_shell(m_options.place, m_mark)
{
    m_facts.clusterName = m_options.clusterName;
    m_facts.jobsSince = sinceOf(m_options.jobsSince).value_or(std::string());
    const auto add = [this](const Question &question) {
        Asked asked;
        asked.question = &question;
        plan(asked);
        m_asked.push_back(std::move(asked));
    };
    std::for_each(questions().begin(), questions().end(), add);
    if (!m_facts.jobsSince.empty()) {
        add(accountingQuestion());
    }
    m_progress.setInterval(progressStep);
    connect(&m_progress, &QTimer::timeout, this, &Pull::updateSize);
    connect(&m_runner, &CommandRunner::finished, this, &Pull::answered);
    connect(&m_shell, &RemoteShell::finished, this, &Pull::answered);
    m_whole.setSingleShot(true);
    connect(&m_whole, &QTimer::timeout, this, &Pull::cancel);
}

void Pull::plan(Asked &asked) const
{
    const Wording &wording = asked.question->wordings[asked.state == Asked::State::Waiting ? 0 : m_wording];
    const bool clusterOption = !m_options.clusterName.empty();
    asked.command = shortText(filledWords(wording, m_facts, clusterOption, asked.question->fileName));
    asked.invocation = invocationOf(wording, m_facts, clusterOption, m_options.place, asked.question->fileName);
}

QString Pull::answerPath(const Asked &asked) const
{
    return m_folder->filePath(QLatin1String(asked.question->fileName));
}

QStringList Pull::answers() const
{
    QStringList paths;
    for (const Asked &asked : m_asked) {
        if (asked.state == Asked::State::Done) {
            paths.append(asked.answer);
        }
    }
    return paths;
}

slurm::ImportFiles Pull::importFiles() const
{
    slurm::ImportFiles files;
    for (const Asked &asked : m_asked) {
        if (asked.state == Asked::State::Done && asked.question->place != nullptr) {
            files.*asked.question->place = QFile::encodeName(asked.answer).toStdString();
            files.asked = m_when.toSecsSinceEpoch();
        }
    }
    return files;
}

Diagnostics Pull::failures() const
{
    Diagnostics all;
    for (const Asked &asked : m_asked) {
        if (asked.hidden) {
            all.push_back(*asked.hidden);
        }
        if (asked.failure) {
            all.push_back(*asked.failure);
        }
        for (const Included &included : asked.included) {
            if (included.failure) {
                all.push_back(*included.failure);
            }
        }
    }
    return all;
}

void Pull::start()
{
    m_when = QDateTime::currentDateTimeUtc();
    m_folder = std::make_shared<QTemporaryDir>();
    m_running = true;
    m_progress.start();
    m_whole.start(m_options.limits.time * wholeLimit);
    askNext();
}

void Pull::cancel()
{
    m_cancelled = true;
    m_runner.cancel();
    m_shell.cancel();
}

void Pull::askNext()
{
    while (m_current < m_asked.size() && m_asked[m_current].state != Asked::State::Waiting) {
        ++m_current;
    }
    if (m_current == m_asked.size()) {
        m_running = false;
        m_progress.stop();
        m_whole.stop();
        m_shell.close();
        Q_EMIT finished();
        return;
    }
    ask(0);
}

void Pull::ask(std::size_t wordingIndex)
{
    Asked &asked = m_asked[m_current];
    const Wording &wording = asked.question->wordings[wordingIndex];
    m_wording = wordingIndex;
    if (lacksFact(wording, m_facts)) {
        Diagnostic why
            = skipped("pull-unknown", { APPORTION_TEXT("%1: not asked, for the settings did not tell the cluster."), { asked.question->title } });
        why.severity = asked.question->severity;
        why.advice = { APPORTION_TEXT("Name the cluster yourself."), {} };
        if (asked.question->id == QuestionId::LastReset) {
            why.message = { APPORTION_TEXT("%1: not asked."), { asked.question->title } };
            why.advice = lastResetAdvice();
        }
        skip(asked, std::move(why));
        askNext();
        return;
    }
    const std::string &program = wording.words.front();
    const bool isDatabases = program == "sacctmgr";
    if ((m_noDatabase && isDatabases) || (m_noController && !isDatabases && program != "cat")) {
        skip(asked, skipped("pull-skipped", { APPORTION_TEXT("%1: not asked any more."), { asked.question->title } }));
        asked.failure->severity = asked.question->severity;
        askNext();
        return;
    }
    asked.state = Asked::State::Running;
    asked.bytes = 0;
    plan(asked);
    const bool toFile = wording.writesFile && !m_options.place.isRemote();
    run(asked.invocation, toFile ? m_folder->filePath(QLatin1String(chatterName)) : answerPath(asked), m_options.limits);
    Q_EMIT askedChanged(static_cast<int>(m_current));
}

void Pull::run(const Invocation &invocation, const QString &path, const Limits &limits)
{
    if (m_options.place.isRemote()) {
        m_shell.start(invocation, path, limits);
    } else {
        m_runner.start(invocation, m_folder->path(), path, limits);
    }
}

void Pull::answered(const Outcome &outcome)
{
    if (m_including) {
        includeAnswered(outcome);
        return;
    }
    Asked &asked = m_asked[m_current];
    updateSize();
    asked.elapsed = outcome.elapsed;
    const bool isRemote = m_options.place.isRemote();
    const std::string answer = beginningOf(answerPath(asked), mostBeginning);
    const FailureKind kind = failureKind(outcome, isRemote, answer, asked.bytes);
    if (kind == FailureKind::None) {
        succeed(asked);
        return;
    }
    // nothing of it may be taken for an answer
    QFile::remove(answerPath(asked));
    const bool wasTooLong = kind == FailureKind::TimedOut || kind == FailureKind::TooLarge;
    const bool isWorthAnother = isWorthAnotherWording(kind) || (wasTooLong && asked.question->wordings[m_wording].isLong);
    if (!m_cancelled && m_wording + 1 < asked.question->wordings.size() && isWorthAnother) {
        ask(m_wording + 1);
        return;
    }
    asked.failure = failureDiagnostic(kind, asked.question->severity, outcome, asked.command, m_options.place.host, answer);
    if (asked.question->id == QuestionId::LastReset) {
        asked.failure->advice = lastResetAdvice();
    }
    asked.state = Asked::State::Failed;
    const bool isTimedOut = kind == FailureKind::TimedOut;
    const bool isDatabases = asked.question->wordings.front().words.front() == "sacctmgr";
    m_noDatabase = m_noDatabase || kind == FailureKind::NoDatabase || (isTimedOut && isDatabases);
    m_noController
        = m_noController || (!isDatabases && (kind == FailureKind::NoController || (isTimedOut && asked.question->id == QuestionId::Configuration)));
    Q_EMIT askedChanged(static_cast<int>(m_current));
    if (m_cancelled || endsThePull(kind) || (isTimedOut && outcome.ofConnection)) {
        skipRest();
    }
    askNext();
}

void Pull::skipRest()
{
    for (std::size_t i = m_current + 1; i < m_asked.size(); ++i) {
        skip(m_asked[i], skipped("pull-skipped", { APPORTION_TEXT("%1: not asked any more."), { m_asked[i].question->title } }));
    }
}

void Pull::succeed(Asked &asked)
{
    asked.answer = answerPath(asked);
    learn(asked);
    if (asked.question->id == QuestionId::Database) {
        learnOfDatabase(asked);
    }
    noteHidden(asked);
    if (asked.question->id == QuestionId::SlurmConf) {
        m_includeCluster = m_facts.clusterName;
        planIncludes(asked, asked.answer, {}, 0);
        if (!asked.included.empty()) {
            m_including = true;
            askInclude();
            return;
        }
    }
    finishAsked(asked);
}

void Pull::finishAsked(Asked &asked)
{
    asked.state = Asked::State::Done;
    Q_EMIT askedChanged(static_cast<int>(m_current));
    askNext();
}

void Pull::skip(Asked &asked, Diagnostic why)
{
    asked.state = Asked::State::Skipped;
    asked.failure = std::move(why);
    Q_EMIT askedChanged(static_cast<int>(&asked - m_asked.data()));
}

void Pull::learn(const Asked &asked)
{
    if (asked.question->id != QuestionId::Configuration) {
        return;
    }
    const Facts facts = factsOfConfiguration(beginningOf(asked.answer, mostFacts));
    if (m_facts.clusterName.empty()) {
        m_facts.clusterName = facts.clusterName;
    }
    m_facts.slurmConf = facts.slurmConf;
    m_facts.release = facts.release;
    m_facts.privateData = facts.privateData;
    if (m_options.clusterName.empty()) { // the state of another cluster is not on this machine, though its path may be
        m_facts.stateFolder = facts.stateFolder;
    }
    for (std::size_t i = 0; i < m_asked.size(); ++i) {
        if (m_asked[i].state == Asked::State::Waiting) {
            plan(m_asked[i]);
            Q_EMIT askedChanged(static_cast<int>(i));
        }
    }
}

/// Of the settings of slurmdbd nothing else is kept: where its password is, for one, is nobody's business.
void Pull::learnOfDatabase(Asked &asked)
{
    const std::string text = beginningOf(asked.answer, mostFacts);
    std::set<std::string> hidden;
    std::string kept;
    slurm::LineWalker lines(text);
    while (lines.next()) {
        if (const Facts facts = factsOfConfiguration(lines.line()); !facts.privateData.empty()) {
            (kept += lines.line()) += '\n';
            splitEach(facts.privateData, ',', [&hidden](std::string_view word) { hidden.emplace(trimmed(word)); });
        }
    }
    splitEach(m_facts.privateData, ',', [&hidden](std::string_view word) { hidden.emplace(trimmed(word)); });
    m_facts.privateData.clear();
    for (const std::string &word : hidden) {
        m_facts.privateData += (m_facts.privateData.empty() || word.empty() ? "" : ",") + word;
    }
    QFile file(asked.answer);
    asked.bytes = static_cast<qint64>(kept.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(kept.data(), asked.bytes) != asked.bytes) {
        QFile::remove(asked.answer);
    }
}

/// Who may make a dump sees everything.
void Pull::noteHidden(Asked &asked) const
{
    if (asked.question->id == QuestionId::Associations && m_wording > 0 && !m_facts.privateData.empty()) {
        std::set<std::string> accounts;
        std::set<std::string> users;
        const std::string text = beginningOf(asked.answer, mostListed);
        slurm::LineWalker lines(text);
        for (lines.next(); lines.next();) { // behind the header: Cluster|Account|User|…
            const std::string_view line = lines.line();
            const std::size_t account = std::min(line.find('|'), line.size() - 1) + 1;
            const std::size_t user = std::min(line.find('|', account), line.size() - 1) + 1;
            accounts.emplace(line.substr(account, user - account));
            users.emplace(line.substr(user, line.find('|', user) - user));
        }
        users.erase(std::string());
        asked.hidden = skipped("pull-private",
            { APPORTION_TEXT("PrivateData=%1: of an unknown number of accounts and users you see %2 and %3; of usage and jobs perhaps a part."),
                { m_facts.privateData, countText(accounts.size()), countText(users.size()) } });
        asked.hidden->severity = Severity::Error;
        asked.hidden->advice
            = { APPORTION_TEXT("Ask as an operator or administrator of Slurm, or let one save the answers with apportion-cli pull --save."), {} };
    }
}

void Pull::updateSize()
{
    if (m_current >= m_asked.size()) {
        return;
    }
    Asked &asked = m_asked[m_current];
    const qint64 bytes = QFileInfo(answerPath(asked)).size();
    if (bytes != asked.bytes) {
        asked.bytes = bytes;
        Q_EMIT askedChanged(static_cast<int>(m_current));
    }
}

} // namespace apportion::cluster

#include "moc_pull.cpp"
