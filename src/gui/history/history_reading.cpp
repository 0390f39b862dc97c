// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/history/history_reading.h"

#include "history/kept_tables.h"
#include "models/measure_text.h"
#include "models/number_format.h"
#include "storage/qt_text.h"
#include "storage/text_file.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr std::size_t mostDetails = 2000;
constexpr std::size_t mostShown = 8; // changes that a mark of the chart tells

QString keptChangeText(const history::PolicyChangeRow &row)
{
    const QString what = row.object.empty() ? toText(row.key) : toText(row.object) + QLatin1Char(' ') + toText(row.key);
    return QStringLiteral("%1: %2 → %3")
        .arg(what, row.before.empty() ? QStringLiteral("–") : toText(row.before), row.after.empty() ? QStringLiteral("–") : toText(row.after));
}

void addChanges(const std::vector<history::PolicyChangeRow> &changes, KeptDetails &details)
{
    const std::size_t shown = std::min(changes.size(), mostDetails);
    details.rows.reserve(shown);
    for (std::size_t i = 0; i < shown; ++i) {
        details.rows.push_back({ toText(changes[i].object), toText(changes[i].key), toText(changes[i].before), toText(changes[i].after) });
    }
    details.leftOut = changes.size() - shown;
}

} // namespace

KeptList readKept(history::History::Check check)
{
    history::History file(history::History::usualPath(), check);
    KeptList kept;
    kept.entries = file.list();
    std::reverse(kept.entries.begin(), kept.entries.end());
    const auto pull = std::find_if(kept.entries.begin(), kept.entries.end(), [](const history::Entry &entry) { return entry.kind == "pull"; });
    if (pull != kept.entries.end()) {
        kept.cluster = pull->cluster;
        for (const history::UsageRow &row : file.associations(kept.cluster)) {
            kept.names.append(row.user.empty() ? toText(row.account) : toText(row.account) + QLatin1Char('/') + toText(row.user));
        }
    }
    kept.error = file.error();
    kept.putAside = file.putAside();
    return kept;
}

HistoryData readSeries(const std::string &cluster, const QString &name)
{
    history::History file(history::History::usualPath(), history::History::Check::None); // readKept() came first
    const std::vector<history::UsageRow> rows
        = file.usageOf(cluster, name.section(QLatin1Char('/'), 0, 0).toStdString(), name.section(QLatin1Char('/'), 1).toStdString());
    HistoryData series;
    series.name = name;
    series.isLevel = std::all_of(rows.begin(), rows.end(), [](const history::UsageRow &row) { return std::isnan(row.factor); });
    for (const history::UsageRow &row : rows) {
        series.points.push_back({ row.made, row.rawUsage, series.isLevel ? row.levelFs : row.factor, groupedText(toText(row.rawShares)) });
    }
    for (const history::Entry &entry : series.points.empty() ? std::vector<history::Entry>() : file.list()) {
        const bool isInside = entry.made >= series.points.front().made && entry.made <= series.points.back().made;
        if (entry.changes == 0 || entry.cluster != cluster || !isInside) {
            continue;
        }
        HistoryMark &mark = series.marks.emplace_back(HistoryMark { entry.made, {}, entry.changes });
        const std::vector<history::PolicyChangeRow> changes = file.changes(entry.id);
        for (std::size_t i = 0; i < std::min(changes.size(), mostShown); ++i) {
            mark.changes.append(keptChangeText(changes[i]));
        }
    }
    return series;
}

KeptDetails readEntry(const history::Entry &entry)
{
    history::History file(history::History::usualPath(), history::History::Check::None);
    KeptDetails details;
    if (entry.kind == "pull") {
        addChanges(file.changes(entry.id), details);
        return details;
    }
    details.kind = KeptDetails::Kind::Measured;
    const auto measure = [](const char *name) { return history::findSweepMeasure(name).value(); };
    const std::size_t median = measure("waitMedian");
    const std::size_t most = measure("waitP90");
    const std::size_t busy = measure("busy");
    for (const history::SweepRow &row : file.measured(entry.id)) {
        if (details.rows.size() == mostDetails) {
            ++details.leftOut;
            continue;
        }
        details.rows.push_back(
            { measuredObjectText(row.name.empty() ? row.by : row.by + ' ' + row.name), measureValueText("waitMedian", row.values.at(median)),
                measureValueText("waitP90", row.values.at(most)), measureValueText("busy", row.values.at(busy)) });
    }
    return details;
}

KeptDetails readDifference(const history::Entry &before, const history::Entry &after, bool isOfPolicies)
{
    history::History file(history::History::usualPath(), history::History::Check::None);
    KeptDetails details;
    if (isOfPolicies) {
        const std::optional<std::vector<history::PolicyChangeRow>> changes = policyChangesBetween(file, before, after);
        details.isReadable = changes.has_value();
        addChanges(changes.value_or(std::vector<history::PolicyChangeRow>()), details);
        return details;
    }
    details.kind = KeptDetails::Kind::Numbers;
    for (const auto &[key, pair] : numbersOf(file, before, after)) {
        if (!pair.differs()) {
            continue;
        }
        if (details.rows.size() == mostDetails) {
            ++details.leftOut;
            continue;
        }
        const auto &[object, name] = key;
        details.rows.push_back(
            { measuredObjectText(object), measureText(name), measureValueText(name, pair.before), measureValueText(name, pair.after) });
    }
    return details;
}

QString exportEntries(std::vector<history::Entry> entries, const QString &path)
{
    history::History file(history::History::usualPath(), history::History::Check::None);
    if (entries.empty()) {
        entries = file.list();
        entries.erase(
            std::remove_if(entries.begin(), entries.end(), [](const history::Entry &entry) { return entry.kind != "pull"; }), entries.end());
    }
    const QByteArray csv = csvOf(file, entries);
    QString error = file.error();
    if (error.isEmpty()) {
        static_cast<void>(writeTextFile(path, csv, &error));
    }
    return error;
}

} // namespace apportion
