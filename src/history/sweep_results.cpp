// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/sweep_results.h"

#include "history/database.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace apportion::history
{

namespace
{

constexpr const char *sweepFormat = "apportion sweep 1";

QString columnsOfMeasures(const char *behind)
{
    QString text;
    for (const SweepMeasure &measure : sweepMeasures) {
        text += QLatin1String(", ") + QLatin1String(measure.name) + QLatin1String(behind);
    }
    return text;
}

} // namespace

std::optional<std::size_t> findSweepMeasure(std::string_view name)
{
    const auto *found = std::find_if(sweepMeasures.begin(), sweepMeasures.end(), [name](const SweepMeasure &one) { return name == one.name; });
    return found == sweepMeasures.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - sweepMeasures.begin()));
}

struct SweepWriter::File
{
    explicit File(const QString &path) : database(path, Database::Access::Write)
    {
        // One transaction into a file that nobody knows yet: what a journal is for cannot happen, and it would leave traces.
        database.read(QStringLiteral("PRAGMA journal_mode=MEMORY"), {}, [](const QSqlQuery &) { return true; });
        transaction = std::make_unique<Transaction>(database);
    }

    Database database;
    std::unique_ptr<Transaction> transaction;
};

SweepWriter::SweepWriter(QString path, const QString &identity)
    : m_path(std::move(path)), m_part(QStringLiteral("%1.part-%2").arg(m_path).arg(QCoreApplication::applicationPid()))
{
    QFile::remove(m_part); // of a process of that number that was ended
    m_file = std::make_unique<File>(m_part);
    Database &database = m_file->database;
    database.run(QStringLiteral("CREATE TABLE sweep (format TEXT NOT NULL, identity TEXT NOT NULL)"));
    database.run(QStringLiteral("CREATE TABLE task (task INTEGER PRIMARY KEY, point INTEGER NOT NULL, seed INTEGER NOT NULL)"));
    database.run(QStringLiteral("CREATE TABLE setting (point INTEGER, place INTEGER, key TEXT NOT NULL, value TEXT NOT NULL, "
                                "PRIMARY KEY (point, place)) WITHOUT ROWID"));
    database.run(QStringLiteral("CREATE TABLE measured (task INTEGER, place INTEGER, \"by\" TEXT NOT NULL, name TEXT NOT NULL")
        + columnsOfMeasures(" REAL NOT NULL") + QStringLiteral(", PRIMARY KEY (task, place)) WITHOUT ROWID"));
    database.run(QStringLiteral("INSERT INTO sweep VALUES (?, ?)"), { QString::fromLatin1(sweepFormat), identity });
}

SweepWriter::~SweepWriter()
{
    if (m_file != nullptr) {
        m_file.reset();
        QFile::remove(m_part);
    }
}

void SweepWriter::add(const SweepResult &result)
{
    Database &database = m_file->database;
    const auto number = [](std::uint64_t value) { return QVariant(static_cast<qlonglong>(value)); };
    database.run(QStringLiteral("INSERT INTO task VALUES (?, ?, ?)"), { number(result.task), number(result.point), number(result.seed) });
    for (std::size_t place = 0; place < result.settings.size(); ++place) {
        const auto &[key, value] = result.settings[place];
        database.run(QStringLiteral("INSERT OR REPLACE INTO setting VALUES (?, ?, ?, ?)"),
            { number(result.point), number(place), QString::fromStdString(key), QString::fromStdString(value) });
    }
    const QString insert
        = QStringLiteral("INSERT INTO measured VALUES (?, ?, ?, ?") + QStringLiteral(", ?").repeated(sweepMeasures.size()) + QLatin1Char(')');
    for (std::size_t place = 0; place < result.rows.size(); ++place) {
        const SweepRow &row = result.rows[place];
        QVariantList values { number(result.task), number(place), QString::fromStdString(row.by), QString::fromStdString(row.name) };
        for (const double value : row.values) {
            values.append(value);
        }
        database.run(insert, values);
    }
}

QString SweepWriter::finish()
{
    m_file->transaction->commit();
    QString error = m_file->database.error();
    m_file.reset();
    if (error.isEmpty() && std::rename(QFile::encodeName(m_part).constData(), QFile::encodeName(m_path).constData()) != 0) {
        error = QString::fromLocal8Bit(std::strerror(errno));
    }
    if (!error.isEmpty()) {
        QFile::remove(m_part);
        return QStringLiteral("%1: %2").arg(m_path, error);
    }
    return {};
}

QString readSweepResults(const QString &path, const QString &identity, const std::function<void(SweepResult &&)> &take)
{
    if (!QFileInfo::exists(path)) {
        return QStringLiteral("%1: it is not there").arg(path);
    }
    Database database(path, Database::Access::Read);
    QString wrong = database.damage();
    if (wrong.isEmpty() && database.value(QStringLiteral("SELECT format FROM sweep")).toString() != QLatin1String(sweepFormat)) {
        wrong = QStringLiteral("it holds no results of a sweep that this release knows");
    }
    if (wrong.isEmpty() && !identity.isEmpty() && database.value(QStringLiteral("SELECT identity FROM sweep")).toString() != identity) {
        wrong = QStringLiteral("it is of another sweep");
    }
    if (!wrong.isEmpty()) {
        return QStringLiteral("%1: %2").arg(path, wrong);
    }
    database.read(QStringLiteral("SELECT task, point, seed FROM task ORDER BY task"), {}, [&](const QSqlQuery &task) {
        SweepResult result;
        result.task = task.value(0).toULongLong();
        result.point = task.value(1).toULongLong();
        result.seed = task.value(2).toULongLong();
        database.read(QStringLiteral("SELECT key, value FROM setting WHERE point = ? ORDER BY place"), { task.value(1) }, [&](const QSqlQuery &row) {
            result.settings.emplace_back(row.value(0).toString().toStdString(), row.value(1).toString().toStdString());
            return true;
        });
        database.read(QStringLiteral("SELECT \"by\", name") + columnsOfMeasures("") + QStringLiteral(" FROM measured WHERE task = ? ORDER BY place"),
            { task.value(0) }, [&](const QSqlQuery &row) {
                SweepRow &read = result.rows.emplace_back();
                read.by = row.value(0).toString().toStdString();
                read.name = row.value(1).toString().toStdString();
                for (std::size_t i = 0; i < read.values.size(); ++i) {
                    read.values.at(i) = row.value(static_cast<int>(i) + 2).toDouble();
                }
                return true;
            });
        take(std::move(result));
        return database.isFine();
    });
    return database.isFine() ? QString() : QStringLiteral("%1: %2").arg(path, database.error());
}

} // namespace apportion::history
