// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/history.h"

#include "core/evaluate/evaluation.h"
#include "replay/trace.h"
#include "storage/policy_json.h"
#include "trace/trace_text.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace apportion::history
{

namespace
{

constexpr int schemaVersion = 3;
constexpr int applicationId = 0x41707068; // "Apph"
constexpr std::size_t mostChanges = 10'000; // kept of one pull: an exchanged tree is told by its beginning

const std::array<const char *, 9> tables {
    "CREATE TABLE policy (id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, file BLOB NOT NULL)",
    "CREATE TABLE trace (id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, files TEXT NOT NULL, jobs INTEGER NOT NULL, "
    "\"begin\" INTEGER, \"end\" INTEGER)",
    "CREATE TABLE entry (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, made INTEGER NOT NULL, cluster TEXT NOT NULL, "
    "policy INTEGER NOT NULL REFERENCES policy (id), trace INTEGER REFERENCES trace (id), mode TEXT, seed INTEGER, "
    "scenario TEXT NOT NULL DEFAULT '', aside INTEGER)",
    "CREATE INDEX entry_made ON entry (made, id)",
    "CREATE TABLE measured (entry INTEGER, place INTEGER, \"by\" TEXT NOT NULL, name TEXT NOT NULL, measure TEXT NOT NULL, value REAL NOT NULL, "
    "PRIMARY KEY (entry, place, measure)) WITHOUT ROWID",
    "CREATE TABLE association (id INTEGER PRIMARY KEY, cluster TEXT NOT NULL, account TEXT NOT NULL, user TEXT NOT NULL, \"partition\" TEXT NOT "
    "NULL, "
    "UNIQUE (cluster, account, user, \"partition\"))",
    "CREATE TABLE usage (association INTEGER, entry INTEGER, place INTEGER NOT NULL, raw_shares TEXT NOT NULL, raw_usage REAL, norm_shares REAL, "
    "effective_usage REAL, level_fs REAL, factor REAL, PRIMARY KEY (association, entry)) WITHOUT ROWID",
    "CREATE INDEX usage_entry ON usage (entry, place)",
    "CREATE TABLE change (entry INTEGER, place INTEGER, object TEXT NOT NULL, key TEXT NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL, "
    "PRIMARY KEY (entry, place)) WITHOUT ROWID",
};

const QString entryColumns = QStringLiteral("SELECT entry.id, kind, made, cluster, files, trace.digest, jobs, mode, seed, "
                                            "(SELECT count(*) FROM change WHERE change.entry = entry.id), scenario "
                                            "FROM entry LEFT JOIN trace ON trace.id = entry.trace WHERE aside IS NULL ");
const QString usageColumns
    = QStringLiteral("SELECT entry.id, made, account, user, \"partition\", raw_shares, raw_usage, norm_shares, effective_usage, "
                     "level_fs, factor FROM usage JOIN entry ON entry.id = usage.entry "
                     "JOIN association ON association.id = usage.association ");

QString text(std::string_view bytes)
{
    // A null string would be bound as NULL.
    return bytes.empty() ? QStringLiteral("") : QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

QVariant number(std::int64_t value)
{
    return static_cast<qlonglong>(value);
}

Entry entryOf(const QSqlQuery &row)
{
    return { row.value(0).toLongLong(), row.value(1).toString().toStdString(), row.value(2).toLongLong(), row.value(3).toString().toStdString(),
        row.value(4).toString().toStdString(), row.value(5).toString().toStdString(), row.value(6).toULongLong(),
        row.value(7).toString().toStdString(), row.value(8).toULongLong(), row.value(9).toULongLong(), row.value(10).toString().toStdString() };
}

UsageRow usageOfRow(const QSqlQuery &row)
{
    const auto real
        = [&row](int column) { return row.value(column).isNull() ? std::numeric_limits<double>::quiet_NaN() : row.value(column).toDouble(); };
    return { row.value(0).toLongLong(), row.value(1).toLongLong(), row.value(2).toString().toStdString(), row.value(3).toString().toStdString(),
        row.value(4).toString().toStdString(), row.value(5).toString().toStdString(), real(6), real(7), real(8), real(9), real(10) };
}

/// Renames a file of SQLite with what belongs to it.
QString putAsideAs(const QString &path)
{
    const QString now = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString aside = QStringLiteral("%1.damaged-%2").arg(path, now);
    for (int next = 2; QFileInfo::exists(aside); ++next) {
        aside = QStringLiteral("%1.damaged-%2-%3").arg(path, now).arg(next);
    }
    if (!QFile::rename(path, aside)) {
        return {};
    }
    for (const char *part : { "-wal", "-shm" }) {
        QFile::rename(path + QLatin1String(part), aside + QLatin1String(part));
    }
    return aside;
}

} // namespace

QString History::usualPath()
{
    const QString given = qEnvironmentVariable("APPORTION_HISTORY");
    return !given.isEmpty() ? given
                            : QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/apportion/history.sqlite");
}

History::History(const QString &path, Check check)
{
    if (!QDir().mkpath(QFileInfo(path).absolutePath())) {
        m_error = QStringLiteral("%1: its folder cannot be made").arg(path);
        return;
    }
    // Two programs that find the same damage put it aside once.
    QLockFile lock(path + QStringLiteral(".lock"));
    lock.setStaleLockTime(0); // a large file takes its time to be checked
    constexpr int patience = 30'000;
    if (!lock.tryLock(patience)) {
        const bool isHeld = lock.error() == QLockFile::LockFailedError; // else the disk is full, or nobody may write there
        m_error = (isHeld ? QStringLiteral("%1: another program holds it") : QStringLiteral("%1: nothing can be written beside it")).arg(path);
        return;
    }
    open(path, check);
    if (m_error.isEmpty() && m_database != nullptr && m_database->isDamaged()) {
        m_database.reset();
        m_putAside = putAsideAs(path);
        if (m_putAside.isEmpty()) {
            m_error = QStringLiteral("%1: it is damaged, and cannot be put aside").arg(path);
            return;
        }
        open(path, check);
    }
}

History::~History() = default;

void History::open(const QString &path, Check check)
{
    const bool isNew = !QFileInfo::exists(path);
    m_database = std::make_unique<Database>(path, Database::Access::Write);
    if (isNew) {
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner); // names of people and what they used
    }
    Database &database = *m_database;
    if (const QString damage = check == Check::Whole ? database.damage() : QString(); !damage.isEmpty()) {
        m_error = database.isDamaged() ? QString() : QStringLiteral("%1: %2").arg(path, damage);
        return;
    }
    const int version = database.value(QStringLiteral("PRAGMA user_version")).toInt();
    const int whose = database.value(QStringLiteral("PRAGMA application_id")).toInt();
    const bool isEmpty = database.value(QStringLiteral("SELECT count(*) FROM sqlite_master")).toInt() == 0;
    if (!isEmpty && (whose != applicationId || version > schemaVersion)) {
        m_error = whose != applicationId ? QStringLiteral("%1: it is no history of Apportion").arg(path)
                                         : QStringLiteral("%1: a newer Apportion wrote it").arg(path);
        m_database.reset();
        return;
    }
    database.read(QStringLiteral("PRAGMA journal_mode=WAL"), {}, [](const QSqlQuery &) { return true; });
    if (isEmpty) {
        makeTables();
    } else if (version < schemaVersion) {
        upgrade();
    }
    if (check == Check::Whole) {
        constexpr std::int64_t aDay = 86'400;
        forgetAside(QDateTime::currentSecsSinceEpoch() - aDay);
    }
}

void History::makeTables()
{
    Transaction transaction(*m_database);
    for (const char *table : tables) {
        m_database->run(QString::fromLatin1(table));
    }
    m_database->run(QStringLiteral("PRAGMA application_id=%1").arg(applicationId));
    m_database->run(QStringLiteral("PRAGMA user_version=%1").arg(schemaVersion));
    transaction.commit();
}

/// From format 1, which did not name scenarios, and from 2, where nothing was set aside.
void History::upgrade()
{
    Transaction transaction(*m_database);
    const int version = m_database->value(QStringLiteral("PRAGMA user_version")).toInt(); // somebody may have been quicker
    if (version < 2) {
        m_database->run(QStringLiteral("ALTER TABLE entry ADD COLUMN scenario TEXT NOT NULL DEFAULT ''"));
    }
    if (version < 3) {
        m_database->run(QStringLiteral("ALTER TABLE entry ADD COLUMN aside INTEGER"));
        m_database->run(QStringLiteral("PRAGMA user_version=%1").arg(schemaVersion));
    }
    transaction.commit();
}

QString History::error() const
{
    return !m_error.isEmpty() || m_database == nullptr ? m_error : m_database->error();
}

std::int64_t History::lastId()
{
    return m_database->value(QStringLiteral("SELECT last_insert_rowid()")).toLongLong();
}

std::int64_t History::keepPolicy(const Snapshot &now, bool withSituation)
{
    // Usage of a pull stands in its own table: what is left is the same from week to week until somebody changes it.
    const Project kept(now.policy, withSituation ? now.situation : Situation());
    const QByteArray file = QByteArray::fromStdString(writePolicyJson(kept));
    const QString digest = QString::fromLatin1(QCryptographicHash::hash(file, QCryptographicHash::Sha256).toHex());
    m_database->run(QStringLiteral("INSERT OR IGNORE INTO policy (digest, file) VALUES (?, ?)"), { digest, qCompress(file) });
    return m_database->value(QStringLiteral("SELECT id FROM policy WHERE digest = ?"), { digest }).toLongLong();
}

std::int64_t History::keepTrace(const RunRecord &run)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    trace::writeTraceText(run.trace, [&hash](std::string_view block) {
        hash.addData(QByteArrayView(block.data(), static_cast<qsizetype>(block.size())));
        return true;
    });
    const QString digest = QString::fromLatin1(hash.result().toHex());
    const auto time = [](std::int64_t value) { return value == replay::noTime ? QVariant() : number(value); };
    m_database->run(QStringLiteral("INSERT OR IGNORE INTO trace (digest, files, jobs, \"begin\", \"end\") VALUES (?, ?, ?, ?, ?)"),
        { digest, text(run.traceFiles), number(static_cast<std::int64_t>(run.trace.jobs.size())), time(run.trace.begin), time(run.trace.end) });
    return m_database->value(QStringLiteral("SELECT id FROM trace WHERE digest = ?"), { digest }).toLongLong();
}

std::int64_t History::addPull(const Snapshot &now, std::int64_t made)
{
    if (!error().isEmpty()) {
        return 0;
    }
    Transaction transaction(*m_database);
    m_database->run(QStringLiteral("INSERT INTO entry (kind, made, cluster, policy) VALUES ('pull', ?, ?, ?)"),
        { number(made), text(now.policy.clusterName), number(keepPolicy(now, false)) });
    const std::int64_t entry = lastId();
    keepUsage(entry, now);
    keepChanges(entry);
    if (const std::int64_t next = pullBeside(entry, true); next != 0) { // answers of another day, saved and read later
        keepChanges(next);
    }
    return transaction.commit() ? entry : 0;
}

std::int64_t History::addRun(const RunRecord &run, std::int64_t made)
{
    if (!error().isEmpty()) {
        return 0;
    }
    Transaction transaction(*m_database);
    m_database->run(
        QStringLiteral("INSERT INTO entry (kind, made, cluster, policy, trace, mode, seed, scenario) VALUES ('replay', ?, ?, ?, ?, ?, ?, ?)"),
        { number(made), text(run.now.policy.clusterName), number(keepPolicy(run.now, true)), number(keepTrace(run)), text(run.mode),
            number(static_cast<std::int64_t>(run.seed)), text(run.scenario) });
    const std::int64_t entry = lastId();
    for (std::size_t place = 0; place < run.measured.size(); ++place) {
        const SweepRow &row = run.measured[place];
        for (std::size_t measure = 0; measure < sweepMeasures.size(); ++measure) {
            m_database->run(QStringLiteral("INSERT INTO measured VALUES (?, ?, ?, ?, ?, ?)"),
                { number(entry), number(static_cast<std::int64_t>(place)), text(row.by), text(row.name),
                    QString::fromLatin1(sweepMeasures.at(measure).name), row.values.at(measure) });
        }
    }
    return transaction.commit() ? entry : 0;
}

void History::keepUsage(std::int64_t entry, const Snapshot &now)
{
    EvaluationOptions options;
    options.associationsOnly = true;
    const std::optional<Evaluation> evaluation = evaluate(now, options);
    const AssociationTree &tree = now.policy.associations;
    const QString cluster = text(now.policy.clusterName);
    std::int64_t place = 0;
    for (const AssociationId id : evaluation->layout().depthFirst()) {
        const bool hasLevel = evaluation->algorithm() == Algorithm::FairTree ? evaluation->hasLevelFs(id) : id != AssociationTree::root();
        const QVariantList names { cluster, text(tree.accountName(id)), text(tree.userName(id)), text(tree.partition(id)) };
        m_database->run(QStringLiteral("INSERT OR IGNORE INTO association (cluster, account, user, \"partition\") VALUES (?, ?, ?, ?)"), names);
        const QVariant association = m_database->value(
            QStringLiteral("SELECT id FROM association WHERE cluster = ? AND account = ? AND user = ? AND \"partition\" = ?"), names);
        m_database->run(QStringLiteral("INSERT OR REPLACE INTO usage VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            { association, number(entry), number(place++), text(rawSharesWord(tree.rawShares(id))), static_cast<double>(evaluation->rawUsage(id)),
                evaluation->normShares(id), static_cast<double>(evaluation->effectiveUsage(id)),
                hasLevel ? QVariant(static_cast<double>(evaluation->levelFs(id))) : QVariant(),
                evaluation->hasFairShare(id) ? QVariant(evaluation->fairShare(id)) : QVariant() });
    }
}

void History::keepChanges(std::int64_t entry)
{
    m_database->run(QStringLiteral("DELETE FROM change WHERE entry = ?"), { number(entry) });
    const std::int64_t before = pullBeside(entry, false);
    const auto policyId
        = [this](std::int64_t id) { return m_database->value(QStringLiteral("SELECT policy FROM entry WHERE id = ?"), { number(id) }).toLongLong(); };
    if (before == 0 || policyId(before) == policyId(entry)) {
        return;
    }
    const std::optional<Policy> old = policyOf(before);
    const std::optional<Policy> now = policyOf(entry);
    if (!old || !now) {
        return;
    }
    const std::vector<PolicyChangeRow> rows = policyChanges(*old, *now);
    for (std::size_t place = 0; place < std::min(rows.size(), mostChanges); ++place) {
        const PolicyChangeRow &row = rows[place];
        m_database->run(QStringLiteral("INSERT INTO change VALUES (?, ?, ?, ?, ?, ?)"),
            { number(entry), number(static_cast<std::int64_t>(place)), text(row.object), text(row.key), text(row.before), text(row.after) });
    }
}

std::vector<Entry> History::list()
{
    std::vector<Entry> entries;
    if (error().isEmpty()) {
        m_database->read(entryColumns + QStringLiteral("ORDER BY made, entry.id"), {}, [&entries](const QSqlQuery &row) {
            entries.push_back(entryOf(row));
            return true;
        });
    }
    return entries;
}

std::optional<Entry> History::find(std::int64_t id)
{
    std::optional<Entry> found;
    if (error().isEmpty()) {
        m_database->read(entryColumns + QStringLiteral("AND entry.id = ?"), { number(id) }, [&found](const QSqlQuery &row) {
            found = entryOf(row);
            return false;
        });
    }
    return found;
}

QByteArray History::policyFile(std::int64_t id)
{
    if (!error().isEmpty()) {
        return {};
    }
    const QVariant file
        = m_database->value(QStringLiteral("SELECT file FROM policy JOIN entry ON entry.policy = policy.id WHERE entry.id = ?"), { number(id) });
    return qUncompress(file.toByteArray());
}

std::optional<Policy> History::policyOf(std::int64_t id)
{
    const QByteArray file = policyFile(id);
    ParsedPolicy parsed = readPolicyJson({ file.constData(), static_cast<std::size_t>(file.size()) }, "history");
    return parsed.usable && parsed.complete ? std::optional(std::move(parsed.policy)) : std::nullopt;
}

std::vector<SweepRow> History::measured(std::int64_t id)
{
    std::vector<SweepRow> rows;
    if (!error().isEmpty()) {
        return rows;
    }
    std::int64_t last = -1;
    m_database->read(QStringLiteral("SELECT place, \"by\", name, measure, value FROM measured WHERE entry = ? ORDER BY place"), { number(id) },
        [&rows, &last](const QSqlQuery &row) {
            if (const std::int64_t place = row.value(0).toLongLong(); std::exchange(last, place) != place) {
                rows.push_back({ row.value(1).toString().toStdString(), row.value(2).toString().toStdString(), {} });
            }
            if (const auto measure = findSweepMeasure(row.value(3).toString().toStdString())) {
                rows.back().values.at(*measure) = row.value(4).toDouble();
            }
            return true;
        });
    return rows;
}

std::vector<PolicyChangeRow> History::changes(std::int64_t id)
{
    std::vector<PolicyChangeRow> rows;
    if (error().isEmpty()) {
        m_database->read(QStringLiteral("SELECT object, key, before, after FROM change WHERE entry = ? ORDER BY place"), { number(id) },
            [&rows](const QSqlQuery &row) {
                rows.push_back({ row.value(0).toString().toStdString(), row.value(1).toString().toStdString(), row.value(2).toString().toStdString(),
                    row.value(3).toString().toStdString() });
                return true;
            });
    }
    return rows;
}

std::vector<UsageRow> History::usageRows(const QString &where, const QVariantList &values)
{
    std::vector<UsageRow> rows;
    if (error().isEmpty()) {
        m_database->read(usageColumns + where, values, [&rows](const QSqlQuery &row) {
            rows.push_back(usageOfRow(row));
            return true;
        });
    }
    return rows;
}

std::vector<UsageRow> History::usageAt(std::int64_t id)
{
    return usageRows(QStringLiteral("WHERE usage.entry = ? ORDER BY usage.place"), { number(id) });
}

std::vector<UsageRow> History::usageOf(const std::string &cluster, const std::string &account, const std::string &user)
{
    return usageRows(QStringLiteral("WHERE association.cluster = ? AND account = ? AND user = ? AND \"partition\" = '' AND aside IS NULL "
                                    "ORDER BY made, entry.id"),
        { text(cluster), text(account), text(user) });
}

std::vector<UsageRow> History::associations(const std::string &cluster)
{
    std::vector<UsageRow> rows;
    if (error().isEmpty()) {
        m_database->read(QStringLiteral("SELECT account, user FROM association WHERE cluster = ? AND \"partition\" = '' ORDER BY account, user"),
            { text(cluster) }, [&rows](const QSqlQuery &row) {
                UsageRow &one = rows.emplace_back();
                one.account = row.value(0).toString().toStdString();
                one.user = row.value(1).toString().toStdString();
                return true;
            });
    }
    return rows;
}

} // namespace apportion::history
