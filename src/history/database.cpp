// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/database.h"

#include <atomic>
#include <utility>

namespace apportion::history
{

namespace
{

QString nextConnection()
{
    static std::atomic<int> opened { 0 };
    return QStringLiteral("apportion-%1").arg(++opened);
}

} // namespace

Database::Database(const QString &path, Access access)
    : m_connection(nextConnection()), m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection))
{
    m_database.setDatabaseName(path);
    m_database.setConnectOptions(access == Access::Read ? QStringLiteral("QSQLITE_OPEN_READONLY") : QStringLiteral("QSQLITE_BUSY_TIMEOUT=30000"));
    if (!m_database.open()) {
        fail(m_database.lastError());
    }
}

Database::~Database()
{
    m_statements.clear();
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_connection);
}

void Database::fail(const QSqlError &error)
{
    m_error = error.text();
    constexpr int kind = 0xff; // what is above tells more
    const int code = error.nativeErrorCode().toInt() & kind;
    m_isDamaged = code == 11 || code == 26; // SQLITE_CORRUPT, SQLITE_NOTADB
}

QSqlQuery *Database::executed(const QString &statement, const QVariantList &values)
{
    if (!isFine()) {
        return nullptr;
    }
    auto found = m_statements.find(statement);
    if (found == m_statements.end()) {
        QSqlQuery prepared(m_database);
        prepared.setForwardOnly(true);
        if (!prepared.prepare(statement)) {
            fail(prepared.lastError());
            return nullptr;
        }
        found = m_statements.emplace(statement, std::move(prepared)).first;
    }
    QSqlQuery &query = found->second;
    for (qsizetype i = 0; i < values.size(); ++i) {
        query.bindValue(static_cast<int>(i), values[i]);
    }
    if (!query.exec()) {
        fail(query.lastError());
        return nullptr;
    }
    return &query;
}

bool Database::run(const QString &statement, const QVariantList &values)
{
    QSqlQuery *query = executed(statement, values);
    if (query != nullptr) {
        query->finish();
    }
    return query != nullptr;
}

bool Database::read(const QString &statement, const QVariantList &values, const std::function<bool(const QSqlQuery &)> &row)
{
    QSqlQuery *query = executed(statement, values);
    if (query == nullptr) {
        return false;
    }
    while (query->next() && row(*query)) { }
    if (query->lastError().isValid()) { // a damaged page is met only when it is reached
        fail(query->lastError());
    }
    query->finish();
    return isFine();
}

QVariant Database::value(const QString &statement, const QVariantList &values)
{
    QVariant first;
    read(statement, values, [&first](const QSqlQuery &row) {
        first = row.value(0);
        return false;
    });
    return first;
}

QString Database::damage()
{
    const QString told = value(QStringLiteral("PRAGMA integrity_check(1)")).toString();
    if (isFine() && told == QLatin1String("ok")) {
        return {};
    }
    m_isDamaged = m_isDamaged || isFine();
    return isFine() ? told : m_error;
}

void Database::rollBack()
{
    for (auto &[text, statement] : m_statements) {
        statement.finish();
    }
    QSqlQuery(m_database).exec(QStringLiteral("ROLLBACK"));
}

Transaction::~Transaction()
{
    if (m_isOpen) {
        m_database.rollBack();
    }
}

bool Transaction::commit()
{
    m_isOpen = !m_database.run(QStringLiteral("COMMIT"));
    return !m_isOpen;
}

} // namespace apportion::history
