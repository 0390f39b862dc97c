// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/command_failure.h"
#include "cluster/command_runner.h"
#include "cluster/invocation.h"
#include "cluster/questions.h"
#include "cluster/remote_shell.h"
#include "slurm/import/import.h"

#include <QDateTime>
#include <QObject>
#include <QStringList>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace apportion::cluster
{

/// What to ask, and where.
struct PullOptions
{
    Place place;
    /// The cluster to ask for; empty: the one that the commands belong to.
    std::string clusterName;
    Limits limits;
    /// Since when accounting is asked for jobs, as sinceOf() takes it; empty: it is not asked.
    std::string jobsSince {};

    /// What is wrong with the options; nothing when they can be used.
    [[nodiscard]] std::optional<Text> problem() const;
    bool operator==(const PullOptions &) const = default;
};

/// A file that the cluster's slurm.conf includes.
struct Included
{
    std::string name; ///< as the Include line has it, or as a pattern was found to mean
    std::string path; ///< on the machine where the commands run
    std::string place; ///< where it is kept, below the folder of included files
    std::string command; ///< as people know it
    Invocation invocation;
    bool isListing = false; ///< it is not a file, but asks which files fit a pattern
    int depth = 0; ///< 0: slurm.conf itself names it
    qint64 bytes = 0;
    std::optional<Diagnostic> failure;
};

/// One question on its way.
struct Asked
{
    enum class State : std::uint8_t { Waiting, Running, Done, Failed, Skipped };

    const Question *question = nullptr;
    std::string command; ///< as people know it: Slurm's words alone, without long lists of columns
    Invocation invocation; ///< the last one tried, or the first one to try
    State state = State::Waiting;
    qint64 bytes = 0; ///< of the answer so far
    std::chrono::milliseconds elapsed { 0 };
    std::optional<Diagnostic> failure; ///< when it failed or was skipped
    std::optional<Diagnostic> hidden; ///< what the cluster shows to others only
    QString answer; ///< the file with the answer, when it is done
    std::vector<Included> included; ///< of slurm.conf: the files that it includes
};

/// Asks a cluster all questions, one after the other, without waiting for any: the event loop goes on. Nothing that it
/// runs changes the cluster. The answers are files in a folder of its own, which goes with it.
class Pull : public QObject
{
    Q_OBJECT

public:
    explicit Pull(PullOptions options, QObject *parent = nullptr);

    [[nodiscard]] const PullOptions &options() const { return m_options; }
    [[nodiscard]] const std::vector<Asked> &asked() const { return m_asked; }
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// How the host is reached, whose shell is given all commands; nothing on this machine.
    [[nodiscard]] std::optional<Invocation> connection() const;
    /// When it began.
    [[nodiscard]] const QDateTime &when() const { return m_when; }
    /// The folder that holds the answers under their names; it is there as long as anybody holds it. None before the start.
    [[nodiscard]] std::shared_ptr<const QTemporaryDir> folder() const { return m_folder; }
    /// The files of the questions that were answered.
    [[nodiscard]] QStringList answers() const;
    /// The same, each in its place; their times are in UTC.
    [[nodiscard]] slurm::ImportFiles importFiles() const;
    /// What was not answered, and why.
    [[nodiscard]] Diagnostics failures() const;

    /// Begins; the options must have no problem. Once only.
    void start();
    /// Ends the running command; what has been answered stays.
    void cancel();

Q_SIGNALS:
    /// The state of a question, or the size of its answer, has changed.
    void askedChanged(int index);
    void finished();

private:
    void plan(Asked &asked) const;
    void run(const Invocation &invocation, const QString &path, const Limits &limits);
    void askNext();
    void ask(std::size_t wording);
    void answered(const Outcome &outcome);
    void succeed(Asked &asked);
    void finishAsked(Asked &asked);
    void skip(Asked &asked, Diagnostic why);
    void skipRest();
    void learn(const Asked &asked);
    void learnOfDatabase(Asked &asked);
    [[nodiscard]] QString includePath(const Included &included) const;
    void planIncludes(Asked &asked, const QString &file, const std::string &nameOfFile, int depth);
    void planInclude(Asked &asked, Included included);
    void readListing(Asked &asked, const Included &listing);
    void askInclude();
    void includeAnswered(const Outcome &outcome);
    void updateSize();
    void noteHidden(Asked &asked) const;
    [[nodiscard]] QString answerPath(const Asked &asked) const;

    PullOptions m_options;
    Facts m_facts;
    QDateTime m_when;
    std::shared_ptr<QTemporaryDir> m_folder;
    CommandRunner m_runner; // of this machine
    std::string m_mark;
    RemoteShell m_shell; // of a host
    QTimer m_progress;
    QTimer m_whole; // ends the pull
    std::vector<Asked> m_asked;
    std::size_t m_current = 0;
    std::size_t m_wording = 0;
    std::size_t m_include = 0; ///< the included file that is asked for
    qint64 m_includedBytes = 0;
    std::string m_includeCluster; ///< what %c stands for
    bool m_including = false;
    bool m_running = false;
    bool m_cancelled = false;
    bool m_noController = false; // slurmctld did not answer: nothing else is asked of it
    bool m_noDatabase = false; // slurmdbd likewise
};

} // namespace apportion::cluster
