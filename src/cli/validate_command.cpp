// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/svg_picture.h"
#include "cli/table.h"
#include "cli/trace_input.h"
#include "cli/verbs.h"

#include "replay/unmodelled_settings.h"
#include "replay/validation.h"
#include "storage/text_file.h"

#include <QFile>

#include <iomanip>
#include <ostream>
#include <sstream>

namespace apportion::cli
{

namespace
{

void printErrors(const replay::Validation &validation, TablePrinter &printer)
{
    printer.header(
        { "By", "Name", "Jobs", "StartErrorMedian", "StartErrorP90", "Bias", "WaitMedian", "WaitP90", "ReplayedWaitMedian", "ReplayedWaitP90" });
    for (const replay::ReplayError &error : validation.errors) {
        printer.text(replay::groupByWords.at(static_cast<std::size_t>(error.by)));
        printer.text(error.name);
        printer.number(error.jobs);
        for (const double seconds : { error.start.median, error.start.p90, error.bias, error.realWait.median, error.realWait.p90,
                 error.replayedWait.median, error.replayedWait.p90 }) {
            printer.fixed(static_cast<long double>(seconds), 0);
        }
    }
    printer.end();
}

void printLoad(const replay::Validation &validation, TablePrinter &printer)
{
    printer.header({ "Time", "Busy", "ReplayedBusy", "Queue", "ReplayedQueue" });
    for (const replay::LoadPoint &point : validation.load) {
        printer.number(point.begin);
        printer.fixed(static_cast<long double>(point.realBusy), 4);
        printer.fixed(static_cast<long double>(point.replayedBusy), 4);
        printer.fixed(static_cast<long double>(point.realQueue), 2);
        printer.fixed(static_cast<long double>(point.replayedQueue), 2);
    }
    printer.end();
}

std::string fixed(double number, int decimals)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(decimals) << number;
    return text.str();
}

/// validate: replays a trace under the policy that it ran under, against what really happened.
class ValidateCommand : public Command
{
public:
    ValidateCommand() : Command("validate", "Replay a trace under its own policy and compare with what really happened") { }

    void declare(VerbOptions &verb) override
    {
        m_input.declare(verb);
        verb.add("--seeds", &m_seeds, "NUMBER", "Replays that shift passes and jobs within what the trace does not tell, for the noise").range
            = std::pair(0, 1000);
        verb.addFlag("--load", m_load, "Print the load and the queue over time instead of the errors");
        verb.addFlag("--json", m_json, "Print JSON: the errors, and load and queue over time");
        verb.add("--html", &m_html, "FILE", "Write a web page with load and queue, real and replayed over each other");
    }

    [[nodiscard]] int run(const Streams &streams) override
    {
        TracedCluster read;
        if (!m_input.open(name(), streams, read)) {
            return exitUnusable;
        }
        const replay::Workload workload(read.now.policy, read.machine, read.trace);
        reportCounts(name(), workload.counts(), streams);
        reportUnmodelled(name(), replay::unmodelledSettings(read.now.policy), streams);
        if (!tellsStarts(read.trace)) {
            streams.err << "apportion-cli validate: the trace does not tell when jobs really began: what they are compared with is no reality\n";
        }
        replay::ValidationOptions options;
        options.seeds = static_cast<std::uint32_t>(m_seeds);
        options.replay.from = read.from;
        const replay::Validation validation = validateReplay(read.now.policy, read.now.situation, read.machine, workload, options);
        print(validation, streams.out);
        if (QString error;
            !m_html.empty() && !writeTextFile(QFile::decodeName(m_html.c_str()), QByteArray::fromStdString(webPage(validation)), &error)) {
            streams.err << "apportion-cli validate: " << error.toStdString() << '\n';
            return exitFindings;
        }
        return read.hasFindings ? exitFindings : exitOk;
    }

private:
    void print(const replay::Validation &validation, std::ostream &out) const
    {
        if (m_json) {
            out << "{\"noise\": " << fixed(validation.noise, 4) << ", \"seeds\": " << validation.seeds
                << ", \"busy\": " << fixed(validation.realBusy, 4) << ", \"replayedBusy\": " << fixed(validation.replayedBusy, 4)
                << ", \"onlyReal\": " << validation.onlyReal << ", \"onlyReplayed\": " << validation.onlyReplayed << ", \"errors\": ";
        }
        TablePrinter printer(out, m_json);
        m_load && !m_json ? printLoad(validation, printer) : printErrors(validation, printer);
        if (m_json) {
            out << ", \"load\": ";
            TablePrinter load(out, true);
            printLoad(validation, load);
            out << "}\n";
            return;
        }
        out << verdict(validation);
    }

    /// What is said of all jobs, a line each.
    [[nodiscard]] static std::string verdict(const replay::Validation &validation)
    {
        std::ostringstream out;
        out << "busy " << fixed(validation.realBusy * 100.0, 1) << " %, replayed " << fixed(validation.replayedBusy * 100.0, 1) << " %\n";
        if (validation.onlyReal + validation.onlyReplayed > 0) {
            out << "jobs that started only really " << validation.onlyReal << ", only in the replay " << validation.onlyReplayed << '\n';
        }
        if (validation.seeds > 1) {
            out << "differences below ±" << fixed(validation.noise * 100.0, 0) << " % are noise here (" << validation.seeds << " replays)\n";
        }
        return out.str();
    }

    [[nodiscard]] std::string webPage(const replay::Validation &validation) const
    {
        constexpr double day = 86400.0;
        LinePicture busy { "CPUs in use", "days from the first job", true, { { "real", {} }, { "replayed", {} } } };
        LinePicture queue { "Waiting jobs", "days from the first job", false, { { "real", {} }, { "replayed", {} } } };
        for (const replay::LoadPoint &point : validation.load) {
            const double time = static_cast<double>(point.begin - validation.load.front().begin) / day;
            busy.lines[0].points.emplace_back(time, point.realBusy);
            busy.lines[1].points.emplace_back(time, point.replayedBusy);
            queue.lines[0].points.emplace_back(time, point.realQueue);
            queue.lines[1].points.emplace_back(time, point.replayedQueue);
        }
        std::string note = verdict(validation);
        if (!validation.errors.empty()) {
            const replay::Quantiles &start = validation.errors.front().start;
            note = "starts differ by " + fixed(start.median, 0) + " s (median) and " + fixed(start.p90, 0) + " s (p90); " + note;
        }
        return htmlOf("Replay against what really happened: " + m_input.traceNames(), note, { svgOf(busy), svgOf(queue) });
    }

    TraceInput m_input;
    std::string m_html;
    int m_seeds = 16;
    bool m_load = false;
    bool m_json = false;
};

} // namespace

std::unique_ptr<Command> makeValidateCommand()
{
    return std::make_unique<ValidateCommand>();
}

} // namespace apportion::cli
