// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/replay_comparison.h"

#include "cli/recorded_folder.h"
#include "storage/open_files.h"

#include <QFile>
#include <QFileInfo>

#include <cmath>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace apportion::cli
{

namespace
{

using replay::GroupComparison;
using replay::NamedCause;
using replay::ReplayComparison;
using replay::ReplayScenario;

// As the columns of a group's waits, and the words of causes.
constexpr std::array<const char *, replay::waitReasons> reasonWords
    = { "scheduler", "priority", "resources", "reservation", "limit", "partition", "dependency", "begin", "array", "held", "licenses", "preempted" };

std::string rounded(double number, int decimals)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(decimals) << number;
    return text.str();
}

void seconds(TablePrinter &printer, double value)
{
    printer.fixed(static_cast<long double>(value), 0);
}

/// Of the fast mode nothing is claimed: seeds do not tell how far it is off the exact one.
void printGroups(const ReplayComparison &comparison, TablePrinter &printer)
{
    std::vector<std::string> header { "By", "Name", "Scenario", "Jobs", "NeverStarted", "WaitMean", "WaitMedian", "WaitP90", "SlowdownMedian",
        "SlowdownP90", "Difference", "Band", "IsNoise" };
    for (const char *reason : reasonWords) {
        header.push_back(std::string("For:") + reason);
    }
    printer.header(std::move(header));
    for (const GroupComparison &group : comparison.groups) {
        for (std::size_t place = 0; place < group.scenarios.size(); ++place) {
            const replay::WaitSummary &waits = group.scenarios[place];
            printer.text(replay::groupByWords.at(static_cast<std::size_t>(group.by)));
            printer.text(group.name);
            printer.text(comparison.scenarios[place].name);
            printer.number(waits.jobs);
            printer.number(waits.neverStarted);
            for (const double value : { waits.meanWait, waits.wait.median, waits.wait.p90 }) {
                seconds(printer, value);
            }
            printer.fixed(static_cast<long double>(waits.slowdown.median), 2);
            printer.fixed(static_cast<long double>(waits.slowdown.p90), 2);
            if (place == 0 || comparison.seeds < 2) {
                place == 0 ? printer.empty() : seconds(printer, group.difference(place));
                printer.empty();
                printer.empty();
            } else {
                seconds(printer, group.difference(place));
                seconds(printer, group.band(place));
                comparison.isFast ? printer.empty() : printer.text(group.isNoise(place) ? "noise" : "no");
            }
            for (const double value : waits.meanWaited) {
                seconds(printer, value);
            }
        }
    }
    printer.end();
}

void printCause(TablePrinter &printer, const NamedCause &cause)
{
    printer.text(reasonWords.at(static_cast<std::size_t>(cause.reason)));
    printer.text(cause.by);
    printer.text(cause.who);
    seconds(printer, cause.seconds);
}

void printCauses(const ReplayComparison &comparison, const std::vector<ReplayScenario> &scenarios, TablePrinter &printer)
{
    printer.header({ "By", "Name", "Scenario", "Reason", "Because", "Who", "Seconds" });
    for (const GroupComparison &group : comparison.groups) {
        for (std::size_t place = 0; place < scenarios.size(); ++place) {
            const replay::ReplayResult &result = comparison.scenarios[place].result;
            const std::vector<replay::TraceRow> rows
                = rowsOf(scenarios[place].workload->trace(), result, group.by, group.name, comparison.measureFrom);
            for (const NamedCause &cause : namedCauses(*scenarios[place].policy, result, rows)) {
                printer.text(replay::groupByWords.at(static_cast<std::size_t>(group.by)));
                printer.text(group.name);
                printer.text(scenarios[place].name);
                printCause(printer, cause);
            }
        }
    }
    printer.end();
}

void known(TablePrinter &printer, double part)
{
    part < 0.0 ? printer.empty() : printer.fixed(static_cast<long double>(part), 6);
}

void printShares(const ReplayComparison &comparison, TablePrinter &printer)
{
    printer.header({ "Time", "Account", "Scenario", "Promised", "Delivered", "FairShare" });
    for (const replay::ScenarioReplay &scenario : comparison.scenarios) {
        for (const replay::AccountShare &share : scenario.shares) {
            for (std::size_t place = 0; place < comparison.times.size(); ++place) {
                printer.number(comparison.times[place]);
                printer.text(share.account);
                printer.text(scenario.name);
                known(printer, share.promised);
                known(printer, share.delivered[place]);
                known(printer, share.factor[place]);
            }
        }
    }
    printer.end();
}

void printLoad(const ReplayComparison &comparison, TablePrinter &printer)
{
    printer.header({ "Time", "Scenario", "Busy", "Queue" });
    for (const replay::ScenarioReplay &scenario : comparison.scenarios) {
        for (std::size_t place = 0; place < comparison.times.size(); ++place) {
            printer.number(comparison.times[place]);
            printer.text(scenario.name);
            printer.fixed(static_cast<long double>(scenario.busy[place]), 4);
            printer.fixed(static_cast<long double>(scenario.queue[place]), 2);
        }
    }
    printer.end();
}

void printVerdict(const ReplayComparison &comparison, std::ostream &out)
{
    for (std::size_t place = 0; place < comparison.scenarios.size(); ++place) {
        out << comparison.scenarios[place].name << ": busy " << rounded(comparison.scenarios[place].meanBusy * 100.0, 1) << " %";
        if (place > 0 && !comparison.groups.empty() && comparison.seeds > 1) {
            const GroupComparison &all = comparison.groups.front();
            const double base = std::max(1.0, all.scenarios.front().meanWait);
            const std::string band = rounded(comparison.noise(place) * 100.0, 0);
            out << ", mean wait " << (all.difference(place) < 0.0 ? "" : "+") << rounded(all.difference(place) / base * 100.0, 1) << " %: ";
            if (comparison.isFast) {
                out << "chance moves the fast mode by ±" << band
                    << " % here, and how far it is off is not in that; replay without --fast what matters";
            } else {
                out << (all.isNoise(place) ? "noise, as are differences below ±" : "more than noise, which is ±") << band << " % here";
            }
            out << " (" << comparison.seeds << " replays)";
        }
        out << '\n';
    }
}

} // namespace

bool ComparedPolicies::open(const TracedCluster &first, const std::vector<std::string> &files, const Streams &streams)
{
    m_others.reserve(files.size());
    m_workloads.reserve(files.size() + 1);
    m_workloads.emplace_back(first.now.policy, first.machine, first.trace);
    m_scenarios.push_back({ "baseline", &first.now.policy, &first.now.situation, &first.machine, &m_workloads.back() });
    for (const std::string &file : files) {
        const OpenedFiles opened = openFiles({ QFile::decodeName(file.c_str()) });
        report(opened.diagnostics, streams, Severity::Warning);
        if (!opened.usable || !opened.complete) {
            streams.err << "apportion-cli replay: there is no whole policy in " << file << '\n';
            return false;
        }
        Other &other = m_others.emplace_back();
        other.now.policy = opened.policy;
        other.now.situation = replay::sameUsage(first.now.policy, first.now.situation, other.now.policy);
        other.machine = replay::makeMachine(other.now.policy, expandedHosts);
        m_workloads.emplace_back(other.now.policy, other.machine, first.trace);
        m_scenarios.push_back({ QFileInfo(QFile::decodeName(file.c_str())).completeBaseName().toStdString(), &other.now.policy, &other.now.situation,
            &other.machine, &m_workloads.back() });
    }
    return true;
}

void printComparison(
    const ReplayComparison &comparison, const std::vector<ReplayScenario> &scenarios, ReplayTable table, bool isJson, std::ostream &out)
{
    TablePrinter printer(out, isJson);
    if (isJson) {
        out << "{\"seeds\": " << comparison.seeds << ", \"noise\": [";
        for (std::size_t place = 0; place < scenarios.size(); ++place) {
            out << (place == 0 ? "" : ", ") << rounded(comparison.noise(place), 4);
        }
        out << "], \"busy\": [";
        for (std::size_t place = 0; place < scenarios.size(); ++place) {
            out << (place == 0 ? "" : ", ") << rounded(comparison.scenarios[place].meanBusy, 4);
        }
        out << "], \"" << replayTableWords.at(static_cast<std::size_t>(table)) << "\": ";
    }
    switch (table) {
    case ReplayTable::Groups:
        printGroups(comparison, printer);
        break;
    case ReplayTable::Causes:
        printCauses(comparison, scenarios, printer);
        break;
    case ReplayTable::Shares:
        printShares(comparison, printer);
        break;
    case ReplayTable::Load:
        printLoad(comparison, printer);
        break;
    }
    if (isJson) {
        out << "}\n";
    } else {
        printVerdict(comparison, out);
    }
}

bool printJobCauses(
    const ReplayComparison &comparison, const std::vector<ReplayScenario> &scenarios, std::uint32_t jobId, bool isJson, std::ostream &out)
{
    const replay::Trace &trace = scenarios.front().workload->trace();
    TablePrinter printer(out, isJson);
    bool isFound = false;
    printer.header({ "Job", "Run", "Scenario", "Wait", "Reason", "Because", "Who", "Seconds" });
    for (replay::TraceRow row = 0; row < trace.jobs.size(); ++row) {
        if (trace.jobs[row].jobId != jobId) {
            continue;
        }
        isFound = true;
        for (std::size_t place = 0; place < scenarios.size(); ++place) {
            const replay::ReplayResult &result = comparison.scenarios[place].result;
            for (const NamedCause &cause : namedCauses(*scenarios[place].policy, result, { row })) {
                printer.text(jobNameText(replay::JobName { jobId, trace.jobs[row].task }));
                printer.number(trace.jobs[row].run);
                printer.text(scenarios[place].name);
                result.jobs[row].hasStarted() ? printer.number(result.jobs[row].wait()) : printer.empty();
                printCause(printer, cause);
            }
        }
    }
    printer.end();
    return isFound;
}

} // namespace apportion::cli
