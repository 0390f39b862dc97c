// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/kept_tables.h"

#include "core/policy/number_text.h"
#include "storage/table_printer.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <sstream>
#include <string>
#include <utility>

namespace apportion::history
{

namespace
{

void printReal(TablePrinter &printer, double value, int decimals)
{
    std::isnan(value) ? printer.empty() : printer.fixed(static_cast<long double>(value), decimals);
}

void printMeasuredNames(std::vector<std::string> names, TablePrinter &printer)
{
    std::transform(sweepMeasures.begin(), sweepMeasures.end(), std::back_inserter(names), [](const SweepMeasure &measure) { return measure.name; });
    printer.header(std::move(names));
}

void printMeasuredRow(const SweepRow &row, TablePrinter &printer)
{
    constexpr int decimals = 4;
    printer.text(row.by);
    printer.text(row.name);
    for (const double value : row.values) {
        printReal(printer, value, decimals);
    }
}

/// What several runs measured, and which is which.
void printRuns(History &kept, const std::vector<Entry> &entries, TablePrinter &printer)
{
    printMeasuredNames({ "Id", "Time", "Trace", "Scenario", "By", "Name" }, printer);
    for (const Entry &entry : entries) {
        for (const SweepRow &row : kept.measured(entry.id)) {
            printer.number(entry.id);
            printer.text(utcText(entry.made));
            printer.text(entry.trace);
            printer.text(entry.scenario);
            printMeasuredRow(row, printer);
        }
    }
    printer.end();
}

} // namespace

void printEntries(const std::vector<Entry> &entries, TablePrinter &printer)
{
    printer.header({ "Id", "Kind", "Time", "Cluster", "Trace", "Scenario", "Jobs", "Mode", "Seed", "PolicyChanges" });
    for (const Entry &entry : entries) {
        const bool isRun = entry.kind != "pull";
        printer.number(entry.id);
        printer.text(entry.kind);
        printer.text(utcText(entry.made));
        printer.text(entry.cluster);
        printer.text(entry.trace);
        printer.text(entry.scenario);
        if (isRun) {
            printer.number(entry.jobs);
            printer.text(entry.mode);
            printer.number(entry.seed);
            printer.empty();
        } else {
            printer.empty();
            printer.empty();
            printer.empty();
            printer.number(entry.changes);
        }
    }
    printer.end();
}

void printUsage(const std::vector<UsageRow> &rows, TablePrinter &printer)
{
    printer.header({ "Id", "Time", "Account", "User", "Partition", "RawShares", "NormShares", "RawUsage", "EffectvUsage", "FairShare", "LevelFS" });
    constexpr int decimals = 6;
    for (const UsageRow &row : rows) {
        printer.number(row.entry);
        printer.text(utcText(row.made));
        printer.text(row.account);
        printer.text(row.user);
        printer.text(row.partition);
        printer.printedNumber(row.rawShares);
        printReal(printer, row.normShares, decimals);
        printReal(printer, row.rawUsage, 0);
        printReal(printer, row.effectiveUsage, decimals);
        printReal(printer, row.factor, decimals);
        printReal(printer, row.levelFs, decimals);
    }
    printer.end();
}

void printMeasured(const std::vector<SweepRow> &rows, TablePrinter &printer)
{
    printMeasuredNames({ "By", "Name" }, printer);
    for (const SweepRow &row : rows) {
        printMeasuredRow(row, printer);
    }
    printer.end();
}

std::size_t printNumbers(const NumberPairs &pairs, TablePrinter &printer)
{
    printer.header({ "Object", "Number", "Before", "After" });
    std::size_t rows = 0;
    for (const auto &[key, pair] : pairs) {
        if (pair.differs()) {
            ++rows;
            printer.text(key.first);
            printer.text(key.second);
            constexpr int decimals = 6;
            printReal(printer, pair.before, decimals);
            printReal(printer, pair.after, decimals);
        }
    }
    printer.end();
    return rows;
}

void printChanges(const std::vector<PolicyChangeRow> &rows, TablePrinter &printer)
{
    printer.header({ "Object", "Key", "Before", "After" });
    for (const PolicyChangeRow &row : rows) {
        printer.text(row.object);
        printer.text(row.key);
        printer.text(row.before);
        printer.text(row.after);
    }
    printer.end();
}

TableFault tableFault(const std::vector<Entry> &entries)
{
    const auto isOther = [&entries](const Entry &entry) { return entry.kind != entries.front().kind; };
    return entries.empty() ? TableFault::Nothing : std::any_of(entries.begin(), entries.end(), isOther) ? TableFault::RunsAndPulls : TableFault::None;
}

QByteArray csvOf(History &kept, const std::vector<Entry> &entries)
{
    if (tableFault(entries) != TableFault::None) {
        return {};
    }
    std::ostringstream out;
    TablePrinter printer(out, false, true);
    if (entries.front().kind != "pull") {
        entries.size() == 1 ? printMeasured(kept.measured(entries.front().id), printer) : printRuns(kept, entries, printer);
    } else {
        std::vector<UsageRow> rows;
        for (const Entry &entry : entries) {
            std::vector<UsageRow> more = kept.usageAt(entry.id);
            std::move(more.begin(), more.end(), std::back_inserter(rows));
        }
        printUsage(rows, printer);
    }
    return QByteArray::fromStdString(out.str());
}

} // namespace apportion::history
