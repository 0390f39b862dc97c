// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/database.h"
#include "history/sweep_results.h"
#include "storage/project.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace apportion::replay
{
struct Trace;
}

namespace apportion::history
{

/// What is told of a run or a pull in a list.
struct Entry
{
    std::int64_t id = 0;
    std::string kind; ///< "pull", "replay"
    std::int64_t made = 0; ///< seconds since the epoch: of a pull, when the cluster was asked
    std::string cluster;
    std::string trace; ///< of a run: the files of its jobs
    std::string traceDigest; ///< the same for the same jobs, wherever they were read
    std::uint64_t jobs = 0;
    std::string mode; ///< of a run: "exact", "fast"
    std::uint64_t seed = 0;
    std::uint64_t changes = 0; ///< of a pull: in how much its policy differs from that of the pull before it
    std::string scenario; ///< of a run that was one of several: which
};

/// A value of a policy that is another than at the pull before.
struct PolicyChangeRow
{
    std::string object; ///< "account chem", "qos long"; empty for a key of slurm.conf
    std::string key; ///< "PriorityWeightAge", "Fairshare"; "added", "removed", "moved" of the object itself
    std::string before;
    std::string after;
};

/// An association as a cluster had it, at one pull.
struct UsageRow
{
    std::int64_t entry = 0;
    std::int64_t made = 0;
    std::string account;
    std::string user; ///< empty for accounts
    std::string partition;
    std::string rawShares; ///< a number, or "parent"
    double rawUsage = 0.0; ///< with everything below, billing TRES × seconds
    double normShares = 0.0;
    double effectiveUsage = 0.0;
    double levelFs = 0.0; ///< infinite without usage; not a number for root and, under Fair Tree, on `parent`
    double factor = 0.0; ///< of users, and of accounts but under Fair Tree
};

/// A run to be kept.
struct RunRecord
{
    const Snapshot &now;
    const replay::Trace &trace;
    std::string traceFiles;
    std::string mode;
    std::uint64_t seed = 0;
    std::vector<SweepRow> measured;
    std::string scenario {}; ///< its name, when several were compared
};

/// Runs and pulls in one file (docs/HISTORY.md), which several programs may use at once. Not for the thread of a window: it reads
/// and writes files. After an error nothing more is done, and error() says it.
class History
{
public:
    /// Where it is by itself: $APPORTION_HISTORY, or apportion/history.sqlite among the user's data.
    [[nodiscard]] static QString usualPath();

    /// Opens the file; it is made when it is not there. One that is damaged is put aside under another name, with what can still be
    /// read of it, and an empty one takes its place. A newer one, or one that is no history, is an error and stays as it is.
    /// Check::None: another one that this program opened just now has looked at it.
    enum class Check { Whole, None };
    explicit History(const QString &path = usualPath(), Check check = Check::Whole);
    ~History();
    History(const History &) = delete;
    History &operator=(const History &) = delete;

    /// For people; empty while nothing went wrong.
    [[nodiscard]] QString error() const;
    /// Where a damaged file was put; empty when none was.
    [[nodiscard]] const QString &putAside() const { return m_putAside; }

    /// Keeps what a cluster answered at a time: usage and factors of every association, and the policy. The id, or 0.
    std::int64_t addPull(const Snapshot &now, std::int64_t made);
    std::int64_t addRun(const RunRecord &run, std::int64_t made);

    /// The oldest first.
    [[nodiscard]] std::vector<Entry> list();
    [[nodiscard]] std::optional<Entry> find(std::int64_t id);
    /// The policy of an entry as a policy file; empty when there is none.
    [[nodiscard]] QByteArray policyFile(std::int64_t id);
    /// What was measured in a run.
    [[nodiscard]] std::vector<SweepRow> measured(std::int64_t id);
    /// What changed in the policy since the pull before.
    [[nodiscard]] std::vector<PolicyChangeRow> changes(std::int64_t id);
    /// All associations at a pull, in Slurm's order.
    [[nodiscard]] std::vector<UsageRow> usageAt(std::int64_t id);
    /// One association at all pulls of a cluster, the oldest first; of an account, when @p user is empty.
    [[nodiscard]] std::vector<UsageRow> usageOf(const std::string &cluster, const std::string &account, const std::string &user = {});
    /// The accounts and users of all pulls of a cluster, by name.
    [[nodiscard]] std::vector<UsageRow> associations(const std::string &cluster);
    /// Forgets entries; what they alone needed goes with them. False when one of them is not there: then nothing is forgotten.
    bool remove(const std::vector<std::int64_t> &ids);
    /// Takes entries out of all that is told, until bringBack() or for a day: after it, the next one who opens the file forgets
    /// them. False when one of them is not there: then nothing is done.
    bool setAside(const std::vector<std::int64_t> &ids, std::int64_t now);
    /// Undoes setAside(). False when one of them was forgotten meanwhile: then nothing is done.
    bool bringBack(const std::vector<std::int64_t> &ids);

private:
    void open(const QString &path, Check check);
    void makeTables();
    void upgrade();
    /// Forgets what was set aside before a time.
    void forgetAside(std::int64_t before);
    void forget(const Entry &entry);
    void dropUnneeded();
    [[nodiscard]] std::int64_t keepPolicy(const Snapshot &now, bool withSituation);
    [[nodiscard]] std::int64_t keepTrace(const RunRecord &run);
    void keepUsage(std::int64_t entry, const Snapshot &now);
    void keepChanges(std::int64_t entry);
    [[nodiscard]] std::optional<Policy> policyOf(std::int64_t id);
    [[nodiscard]] std::int64_t pullBeside(std::int64_t id, bool isAfter);
    [[nodiscard]] std::int64_t lastId();
    [[nodiscard]] std::vector<UsageRow> usageRows(const QString &where, const QVariantList &values);

    std::unique_ptr<Database> m_database;
    QString m_error; ///< of opening
    QString m_putAside;
};

/// What differs between two policies, as rows of the history.
[[nodiscard]] std::vector<PolicyChangeRow> policyChanges(const Policy &before, const Policy &after);

} // namespace apportion::history
