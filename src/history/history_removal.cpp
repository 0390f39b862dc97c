// SPDX-License-Identifier: GPL-3.0-or-later
// What is forgotten of the history, and what is told without it.
#include "history/history.h"

#include <algorithm>
#include <utility>

namespace apportion::history
{

namespace
{

QVariant idValue(std::int64_t value)
{
    return static_cast<qlonglong>(value);
}

} // namespace

std::int64_t History::pullBeside(std::int64_t id, bool isAfter)
{
    return m_database
        ->value(isAfter
                ? QStringLiteral(
                    "SELECT other.id FROM entry JOIN entry AS other ON other.cluster = entry.cluster AND other.kind = 'pull' AND other.aside IS NULL "
                    "AND (other.made, other.id) > (entry.made, entry.id) WHERE entry.id = ? ORDER BY other.made, other.id LIMIT 1")
                : QStringLiteral(
                    "SELECT other.id FROM entry JOIN entry AS other ON other.cluster = entry.cluster AND other.kind = 'pull' AND other.aside IS NULL "
                    "AND (other.made, other.id) < (entry.made, entry.id) WHERE entry.id = ? "
                    "ORDER BY other.made DESC, other.id DESC LIMIT 1"),
            { idValue(id) })
        .toLongLong();
}

void History::forget(const Entry &entry)
{
    const std::int64_t next = entry.kind == "pull" ? pullBeside(entry.id, true) : 0;
    for (const char *table : { "measured", "usage", "change" }) {
        m_database->run(QStringLiteral("DELETE FROM %1 WHERE entry = ?").arg(QLatin1String(table)), { idValue(entry.id) });
    }
    m_database->run(QStringLiteral("DELETE FROM entry WHERE id = ?"), { idValue(entry.id) });
    if (next != 0) {
        keepChanges(next); // since the pull that is before it now
    }
}

void History::dropUnneeded()
{
    m_database->run(QStringLiteral("DELETE FROM policy WHERE id NOT IN (SELECT policy FROM entry)"));
    m_database->run(QStringLiteral("DELETE FROM trace WHERE id NOT IN (SELECT trace FROM entry WHERE trace IS NOT NULL)"));
    m_database->run(QStringLiteral("DELETE FROM association WHERE id NOT IN (SELECT association FROM usage)"));
}

bool History::remove(const std::vector<std::int64_t> &ids)
{
    if (!error().isEmpty()) {
        return false;
    }
    Transaction transaction(*m_database);
    for (const std::int64_t id : ids) {
        const std::optional<Entry> entry = find(id);
        if (!entry) {
            return false;
        }
        forget(*entry);
    }
    dropUnneeded();
    return transaction.commit();
}

bool History::setAside(const std::vector<std::int64_t> &ids, std::int64_t now)
{
    if (!error().isEmpty()) {
        return false;
    }
    Transaction transaction(*m_database);
    for (const std::int64_t id : ids) {
        const std::optional<Entry> entry = find(id);
        if (!entry) {
            return false;
        }
        m_database->run(QStringLiteral("UPDATE entry SET aside = ? WHERE id = ?"), { idValue(now), idValue(id) });
        if (const std::int64_t next = entry->kind == "pull" ? pullBeside(id, true) : 0; next != 0) {
            keepChanges(next);
        }
    }
    return transaction.commit();
}

bool History::bringBack(const std::vector<std::int64_t> &ids)
{
    if (!error().isEmpty()) {
        return false;
    }
    Transaction transaction(*m_database);
    for (const std::int64_t id : ids) {
        m_database->run(QStringLiteral("UPDATE entry SET aside = NULL WHERE id = ? AND aside IS NOT NULL"), { idValue(id) });
        const std::optional<Entry> entry = find(id);
        if (!entry) {
            return false;
        }
        if (entry->kind == "pull") {
            keepChanges(id); // others may have gone, or come back, before it
            if (const std::int64_t next = pullBeside(id, true); next != 0) {
                keepChanges(next);
            }
        }
    }
    return transaction.commit();
}

void History::forgetAside(std::int64_t before)
{
    std::vector<Entry> old;
    m_database->read(QStringLiteral("SELECT id, kind FROM entry WHERE aside < ?"), { idValue(before) }, [&old](const QSqlQuery &row) {
        Entry &entry = old.emplace_back();
        entry.id = row.value(0).toLongLong();
        entry.kind = row.value(1).toString().toStdString();
        return true;
    });
    if (old.empty()) {
        return;
    }
    Transaction transaction(*m_database);
    for (const Entry &entry : old) {
        forget(entry); // again by another program: nothing
    }
    dropUnneeded();
    transaction.commit();
}

} // namespace apportion::history
