// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/trace_options.h"
#include "cli/verbs.h"

#include "core/policy/number_text.h"
#include "core/policy/text_scan.h"
#include "slurm/lists/flat_file_writer.h"
#include "storage/open_files.h"
#include "storage/text_file.h"
#include "trace/generate_trace.h"
#include "trace/sacct_columns.h"
#include "trace/trace_summary.h"

#include <fmt/format.h>

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTimeZone>

#include <algorithm>
#include <ostream>
#include <type_traits>

namespace apportion::cli
{

namespace
{

std::string utcText(std::int64_t time)
{
    return time == replay::noTime ? std::string("-")
                                  : QDateTime::fromSecsSinceEpoch(time, QTimeZone::utc()).toString("yyyy-MM-ddTHH:mm:ss").toStdString() + 'Z';
}

/// A trace in numbers, as text or as a JSON object.
class SummaryPrinter
{
public:
    SummaryPrinter(std::ostream &out, bool isJson) : m_out(out), m_isJson(isJson) { m_out << (m_isJson ? "{" : ""); }

    template <typename Value>
    void add(const char *key, const char *words, const Value &value)
    {
        if constexpr (std::is_floating_point_v<Value>) {
            add(key, words, fmt::format("{:.2f}", value), "");
        } else {
            add(key, words, fmt::format("{}", value), std::is_same_v<Value, std::string> ? "\"" : "");
        }
    }
    void end() { m_out << (m_isJson ? "}\n" : ""); }

private:
    void add(const char *key, const char *words, const std::string &value, const char *quote)
    {
        if (m_isJson) {
            m_out << fmt::format("{}\"{}\": {}{}{}", m_isFirst ? "" : ", ", key, quote, value, quote);
        } else {
            m_out << fmt::format("{:<28} {}\n", words, value);
        }
        m_isFirst = false;
    }

    std::ostream &m_out;
    bool m_isJson;
    bool m_isFirst = true;
};

void printSummary(const replay::Trace &trace, const trace::RowCounts *rows, bool isJson, std::ostream &out)
{
    const trace::TraceSummary summary = trace::summarize(trace);
    SummaryPrinter printer(out, isJson);
    printer.add("runs", "runs of jobs", trace.jobs.size());
    if (rows != nullptr) {
        printer.add("badRows", "rows that could not be read", rows->bad);
        printer.add("steps", "rows of steps, left out", rows->steps);
    }
    printer.add("begin", "all jobs known from", utcText(trace.begin));
    printer.add("end", "until", utcText(trace.end));
    printer.add("users", "users", summary.users);
    printer.add("accounts", "accounts", summary.accounts);
    printer.add("partitions", "lists of partitions", summary.partitions);
    for (std::size_t i = 0; i < summary.states.size(); ++i) {
        const char *state = trace::stateName(static_cast<replay::TraceJob::State>(i));
        if (summary.states[i] > 0 || isJson) {
            printer.add(state, state, summary.states[i]);
        }
    }
    printer.add("started", "started", summary.started);
    printer.add("requeued", "runs after the first", summary.requeued);
    printer.add("waitingArrays", "arrays with waiting tasks", summary.waitingTasks);
    printer.add("runningAtBegin", "running at the beginning", summary.runningAtBegin);
    printer.add("waitingAtBegin", "waiting at the beginning", summary.waitingAtBegin);
    printer.add("meanWaiting", "waiting, on the average", summary.meanWaiting);
    printer.add("meanRunning", "running, on the average", summary.meanRunning);
    printer.add("meanCpus", "CPUs in use, on the average", summary.meanCpus);
    const auto count = [&](std::uint16_t replay::TraceJob::*bits, std::uint16_t bit) {
        return std::count_if(trace.jobs.begin(), trace.jobs.end(), [&](const replay::TraceJob &job) { return (job.*bits & bit) != 0; });
    };
    for (const trace::TraceBit &bit : trace::flagBits) {
        if (const auto jobs = count(&replay::TraceJob::flags, bit.bit); jobs > 0 || isJson) {
            printer.add(bit.name, bit.meaning, jobs);
        }
    }
    for (const trace::TraceBit &bit : trace::lackBits) {
        if (const auto jobs = count(&replay::TraceJob::lacks, bit.bit); jobs > 0 || isJson) {
            const std::string key = std::string("lacks.") + bit.name;
            const std::string words = std::string("not known: ") + bit.meaning;
            printer.add(key.c_str(), words.c_str(), jobs);
        }
    }
    printer.add("bytesPerRun", "bytes of memory for a run", summary.bytes / std::max<std::size_t>(trace.jobs.size(), 1));
    printer.end();
}

class TraceCommand : public Command
{
public:
    TraceCommand() : Command("trace", "Work with traces of jobs: what accounting noted, for replays") { }

    void declare(VerbOptions &verb) override
    {
        VerbOptions &import = verb.addVerb(
            "import", "Make a trace file of what accounting has; docs/TRACE_FILE.md has the call of sacct that prints all that is read");
        import.isChosen = &m_isImport;
        m_trace.declare(import);
        import.add(
            "--associations", &m_associations, "FILE", "Write the accounts and users of the trace too, as sacctmgr dump would, one share each");
        declareOut(import);
        VerbOptions &info = verb.addVerb("info", "Tell what a trace holds, and what it does not know");
        info.isChosen = &m_isInfo;
        m_trace.declare(info);
        info.addFlag("--force", m_force, "Look at what is left of a trace file that is not complete");
        info.addFlag("--json", m_json, "Print a JSON object instead");
        VerbOptions &generate = verb.addVerb("generate", "Make a trace of a cluster's users and partitions; the same for the same seed");
        generate.add("policy", &m_policy, "POLICY", "The policy file (*.apportion) of the cluster").isRequired = true;
        generate.add("--jobs", &m_options.jobs, "N", "How many jobs").range = { 1, 10'000'000 };
        generate.add("--seed", &m_options.seed, "N", "Another one makes another trace").range = { 0, 2147483647 };
        generate.add("--load", &m_load, "PART", "CPU time that is asked for, by what there is: 0.85 by itself");
        generate.add("--queue", &m_queue, "N", "Jobs that wait, on the average: 50 by itself");
        declareOut(generate);
    }

    [[nodiscard]] int run(const Streams &streams) override
    {
        if (const std::string problem = isGenerate() ? std::string() : m_trace.problem(); !problem.empty()) {
            return fail(problem, streams);
        }
        for (const std::string &path : { m_out, m_associations }) {
            if (!path.empty() && QFileInfo::exists(QFile::decodeName(path.c_str())) && !m_force) {
                return fail(path + " is there already; --force replaces it", streams);
            }
        }
        return isGenerate() ? generate(streams) : m_isImport ? import(streams) : info(streams);
    }

private:
    struct Numbers
    {
        int jobs = 10000;
        int seed = 1;
    };

    [[nodiscard]] bool isGenerate() const { return !m_isImport && !m_isInfo; }

    void declareOut(VerbOptions &verb)
    {
        verb.add("--out", &m_out, "FILE", "The trace file to write").isRequired = true;
        verb.addFlag("--force", m_force, "Replace the file when it is there");
        verb.addFlag("--json", m_json, "Print a JSON object instead");
    }

    [[nodiscard]] int fail(const std::string &why, const Streams &streams) const
    {
        streams.err << "apportion-cli trace: " << why << '\n';
        return exitUnusable;
    }

    [[nodiscard]] int write(const replay::Trace &trace, const trace::RowCounts *rows, int code, const Streams &streams) const
    {
        if (const QString error = writeTraceFile(QFile::decodeName(m_out.c_str()), trace); !error.isEmpty()) {
            return fail(error.toStdString(), streams);
        }
        printSummary(trace, rows, m_json, streams.out);
        return code;
    }

    [[nodiscard]] int import(const Streams &streams) const
    {
        const OpenedTrace opened = m_trace.open();
        const int code = reportTrace("trace import", opened, false, streams);
        if (code == exitUnusable) {
            return code;
        }
        if (!m_associations.empty()) {
            Policy policy;
            policy.associations = trace::associationsOf(opened.trace);
            QString error;
            if (!writeTextFile(QFile::decodeName(m_associations.c_str()), QByteArray::fromStdString(slurm::flatFile(policy)), &error)) {
                return fail(error.toStdString(), streams);
            }
        }
        return write(opened.trace, &opened.rows, code, streams);
    }

    [[nodiscard]] int info(const Streams &streams) const
    {
        const OpenedTrace opened = m_trace.open();
        const int code = reportTrace("trace info", opened, m_force, streams);
        if (code != exitUnusable) {
            printSummary(opened.trace, &opened.rows, m_json, streams.out);
        }
        return code;
    }

    [[nodiscard]] int generate(const Streams &streams) const
    {
        const std::optional<double> load = decimalNumber(m_load);
        const std::optional<double> queue = decimalNumber(m_queue);
        if (!load || *load <= 0 || *load > 10 || !queue || *queue < 0) {
            return fail("--load must be a number above 0 and at most 10, --queue one that is not negative", streams);
        }
        const OpenedFiles opened = openFiles({ QFile::decodeName(m_policy.c_str()) });
        report(opened.diagnostics, streams);
        if (!opened.complete || !opened.usable) {
            return fail("there is no whole policy in " + m_policy, streams);
        }
        trace::GenerateOptions options;
        options.jobs = static_cast<std::uint32_t>(m_options.jobs);
        options.seed = static_cast<std::uint64_t>(m_options.seed);
        options.load = *load;
        options.meanWaiting = *queue;
        const std::optional<trace::GeneratedTrace> made = trace::generateTrace(opened.policy, options);
        if (!made) {
            return fail(m_policy + " has no users, or no partition with nodes", streams);
        }
        return write(made->trace, nullptr, exitOk, streams);
    }

    TraceOptions m_trace;
    Numbers m_options;
    std::string m_policy;
    std::string m_load = "0.85";
    std::string m_queue = "50";
    std::string m_out;
    std::string m_associations;
    bool m_force = false;
    bool m_json = false;
    bool m_isImport = false;
    bool m_isInfo = false;
};

} // namespace

std::unique_ptr<Command> makeTraceCommand()
{
    return std::make_unique<TraceCommand>();
}

} // namespace apportion::cli
