// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/kept_entry.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <vector>

namespace apportion
{
class TablePrinter;
}

namespace apportion::history
{

/// Runs and pulls, a row each.
void printEntries(const std::vector<Entry> &entries, TablePrinter &printer);
/// Usage and fair share of associations at pulls.
void printUsage(const std::vector<UsageRow> &rows, TablePrinter &printer);
/// What a run measured.
void printMeasured(const std::vector<SweepRow> &rows, TablePrinter &printer);
/// The numbers that differ; how many these are.
std::size_t printNumbers(const NumberPairs &pairs, TablePrinter &printer);
void printChanges(const std::vector<PolicyChangeRow> &rows, TablePrinter &printer);

/// Why these entries cannot be one table; empty when they can.
enum class TableFault { None, Nothing, RunsAndPulls };
[[nodiscard]] TableFault tableFault(const std::vector<Entry> &entries);
/// Comma-separated values (RFC 4180) of entries of one kind, which can be one table: usage and fair share of everybody at each
/// of the pulls, or what each of the runs measured; of several runs with what tells them apart.
[[nodiscard]] QByteArray csvOf(History &kept, const std::vector<Entry> &entries);

} // namespace apportion::history
