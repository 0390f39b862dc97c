// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <functional>
#include <map>

namespace apportion::history
{

/// A file of SQLite, used by the thread that opened it. After the first error nothing more is done: error() is looked at once,
/// behind the last step.
class Database
{
public:
    enum class Access { Read, Write };

    /// Opens the file; for writing it is made when it is not there.
    Database(const QString &path, Access access);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    /// For people; empty while nothing went wrong.
    [[nodiscard]] const QString &error() const { return m_error; }
    /// Whether the error, or what damage() found, is that the bytes of the file are not what SQLite wrote.
    [[nodiscard]] bool isDamaged() const { return m_isDamaged; }
    [[nodiscard]] bool isFine() const { return m_error.isEmpty(); }
    /// Runs one statement, with a value for each "?".
    bool run(const QString &statement, const QVariantList &values = {});
    /// The same for a query: @p row is called with each row, until it returns false.
    bool read(const QString &statement, const QVariantList &values, const std::function<bool(const QSqlQuery &)> &row);
    /// The first cell of the first row; no value when there is none.
    [[nodiscard]] QVariant value(const QString &statement, const QVariantList &values = {});
    /// What SQLite finds wrong with the whole file: empty when nothing.
    [[nodiscard]] QString damage();
    /// Takes back what was done since the last BEGIN, after an error too.
    void rollBack();

private:
    void fail(const QSqlError &error);
    /// The statement, prepared once and executed; null after an error.
    QSqlQuery *executed(const QString &statement, const QVariantList &values);

    QString m_connection;
    QSqlDatabase m_database;
    std::map<QString, QSqlQuery> m_statements; ///< stays in place while others are added
    QString m_error;
    bool m_isDamaged = false;
};

/// Steps of which all are done or none: commit() makes them good.
class Transaction
{
public:
    explicit Transaction(Database &database) : m_database(database) { m_database.run(QStringLiteral("BEGIN IMMEDIATE")); }
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    bool commit();

private:
    Database &m_database;
    bool m_isOpen = true;
};

} // namespace apportion::history
