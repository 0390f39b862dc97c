// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/sweep_show.h"

#include "cli/svg_picture.h"
#include "cli/sweep_folder.h"
#include "cli/table.h"
#include "cli/trace_input.h"
#include "storage/text_file.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <cmath>
#include <ostream>

namespace apportion::cli
{

namespace
{

using history::MeasureWord;
using history::SweepPoint;

void printNumber(TablePrinter &printer, double value)
{
    constexpr int decimals = 4;
    std::isnan(value) ? printer.empty() : printer.fixed(static_cast<long double>(value), decimals);
}

void printPoints(const std::vector<SweepPoint> &shown, const std::vector<MeasureWord> &words, bool hasSeeds, bool isEach, TablePrinter &printer)
{
    std::vector<std::string> names { "Point" };
    if (isEach) {
        names.emplace_back("Seed");
    }
    if (!shown.empty()) {
        for (const auto &[key, value] : shown.front().settings) {
            names.push_back(key);
        }
    }
    for (const MeasureWord &word : words) {
        names.push_back(word.text);
        if (hasSeeds) {
            names.push_back(word.text + " noise");
        }
    }
    printer.header(std::move(names));
    for (const SweepPoint &one : shown) {
        printer.number(one.point);
        if (isEach) {
            printer.number(one.seed);
        }
        for (const auto &[key, value] : one.settings) {
            printer.printedNumber(value);
        }
        for (std::size_t i = 0; i < words.size(); ++i) {
            const history::SeedMean measured = one.measured(i);
            printNumber(printer, measured.mean);
            if (hasSeeds) {
                printNumber(printer, measured.noise);
            }
        }
    }
    printer.end();
}

/// The first measure over two keys, in the order of the plan; what else the sweep changes is averaged.
HeatMapPicture mapOf(const std::vector<SweepPoint> &shown, const MeasureWord &word, const std::string &rowKey, const std::string &columnKey)
{
    HeatMapPicture map;
    map.title = word.text;
    map.rowTitle = rowKey;
    map.columnTitle = columnKey;
    map.isMoreBetter = history::sweepMeasures.at(word.measure).isMoreBetter;
    history::SweepMap made = sweepMap(shown, rowKey, columnKey);
    map.rows = std::move(made.rows);
    map.columns = std::move(made.columns);
    map.values = std::move(made.values);
    return map;
}

void printMap(const HeatMapPicture &map, TablePrinter &printer)
{
    std::vector<std::string> names { map.rowTitle };
    for (const std::string &column : map.columns) {
        names.push_back(map.columnTitle + '=' + column);
    }
    printer.header(std::move(names));
    for (std::size_t row = 0; row < map.rows.size(); ++row) {
        printer.printedNumber(map.rows[row]);
        for (std::size_t column = 0; column < map.columns.size(); ++column) {
            printNumber(printer, map.values[row * map.columns.size() + column]);
        }
    }
    printer.end();
}

FrontPicture frontOf(const std::vector<SweepPoint> &shown, const std::vector<SweepPoint> &front, const std::vector<MeasureWord> &words)
{
    const auto axis = [&words](std::size_t which) {
        return words[which].text + (history::sweepMeasures.at(words[which].measure).isMoreBetter ? " (more is better)" : " (less is better)");
    };
    FrontPicture picture { words[0].text + " against " + words[1].text, axis(0), axis(1), {} };
    for (const SweepPoint &one : shown) {
        const bool isBest = std::any_of(front.begin(), front.end(), [&one](const SweepPoint &best) { return best.point == one.point; });
        if (const double x = one.measured(0).mean, y = one.measured(1).mean; !std::isnan(x) && !std::isnan(y)) {
            picture.points.push_back({ x, y, one.text(), isBest });
        }
    }
    return picture;
}

/// Empty, or why the file could not be written.
std::string writePicture(const std::string &path, const std::string &title, const std::string &svg)
{
    const QString name = QFile::decodeName(path.c_str());
    const bool isPage = name.endsWith(QLatin1String(".html"), Qt::CaseInsensitive);
    QString error;
    const bool isWritten = writeTextFile(name, QByteArray::fromStdString(isPage ? htmlOf("Sweep: " + title, {}, { svg }) : svg), &error);
    return isWritten ? std::string() : error.toStdString();
}

} // namespace

void SweepShow::declare(VerbOptions &verb)
{
    verb.add("folder", &m_folder, "DIR", "The folder of the sweep").isRequired = true;
    verb.add("--measure", &m_measures, "MEASURE", "What to show, such as waitP90 or busy@account:chem; may be given often; else what the plan names");
    verb.add("--where", &m_where, "KEY=VALUE", "Only points with that value of an axis; may be given often");
    verb.addFlag("--pareto", m_isPareto, "Only points that no other one beats in both of the first two measures");
    verb.add("--rows", &m_rows, "KEY", "With --columns: a map of the first measure over two keys, the mean of what else changes");
    verb.add("--columns", &m_columns, "KEY", "With --rows: the other key");
    verb.add("--picture", &m_picture, "FILE", "With --rows and --columns, or with --pareto: the picture too, as SVG or as a web page (.html)");
    verb.addFlag("--each", m_isEach, "A row for each seed");
    verb.addFlag("--json", m_json, "Print JSON");
    verb.addFlag("--csv", m_csv, "Print comma-separated values");
}

/// Reads --where into @p where. What is wrong with the options, or nothing.
std::string SweepShow::problem(const Settings &settings, std::size_t measures, Settings &where) const
{
    const auto isKey = [&settings](const std::string &key) {
        return std::any_of(settings.begin(), settings.end(), [&key](const auto &setting) { return setting.first == key; });
    };
    if (m_isPareto && measures < 2) {
        return "--pareto needs two measures";
    }
    if ((!m_rows.empty() || !m_columns.empty()) && (m_isPareto || m_isEach || m_rows == m_columns || !isKey(m_rows) || !isKey(m_columns))) {
        return "a map has --rows and --columns, two keys of axes";
    }
    if (!m_picture.empty() && m_rows.empty() && (!m_isPareto || m_isEach)) {
        return "--picture needs --rows and --columns, or --pareto";
    }
    for (const std::string &text : m_where) {
        // A key may itself hold "=", as those of TRES do.
        const auto found = std::find_if(settings.begin(), settings.end(), [&text](const auto &one) { return text.rfind(one.first + '=', 0) == 0; });
        if (found == settings.end()) {
            return "--where " + text + ": no axis has that key";
        }
        where.emplace_back(found->first, text.substr(found->first.size() + 1));
    }
    return {};
}

/// Prints them, and draws them when that is wanted; what went wrong, or nothing.
std::string SweepShow::show(const std::vector<SweepPoint> &points, const std::vector<MeasureWord> &words, bool hasSeeds, const Streams &streams) const
{
    TablePrinter printer(streams.out, m_json, m_csv);
    std::string svg;
    if (!m_rows.empty()) {
        const HeatMapPicture map = mapOf(points, words.front(), m_rows, m_columns);
        printMap(map, printer);
        svg = m_picture.empty() ? svg : svgOf(map);
    } else {
        const std::vector<SweepPoint> front = m_isPareto ? paretoFront(points, words) : std::vector<SweepPoint>();
        printPoints(m_isPareto ? front : points, words, hasSeeds && !m_isEach, m_isEach, printer);
        svg = m_picture.empty() ? svg : svgOf(frontOf(points, front, words));
    }
    return m_picture.empty() ? std::string() : writePicture(m_picture, words.front().text, svg);
}

int SweepShow::run(const Streams &streams) const
{
    const auto refuse = [&streams](const std::string &why) {
        streams.err << "apportion-cli sweep: " << why << '\n';
        return exitUnusable;
    };
    const QString folder = QFile::decodeName(m_folder.c_str());
    SweepPlan plan;
    QString identity;
    if (!openFolderPlan(folder, plan, identity, streams)) {
        return exitUnusable;
    }
    std::vector<MeasureWord> words = m_measures.empty() ? plan.measures : std::vector<MeasureWord>();
    for (const std::string &text : m_measures) {
        if (const std::string wrong = readMeasure(text, words.emplace_back()); !wrong.empty()) {
            return refuse(wrong);
        }
    }
    const Settings settings = plan.point(0);
    Settings where;
    if (const std::string wrong = problem(settings, words.size(), where); !wrong.empty()) {
        return refuse(wrong);
    }
    std::vector<SweepPoint> shown;
    std::uint64_t tasks = 0;
    const QString unread = history::readSweepResults(QDir(folder).filePath(history::sweepMergedFile), identity, [&](history::SweepResult &&result) {
        ++tasks;
        const auto holds
            = [&result](const auto &one) { return std::find(result.settings.begin(), result.settings.end(), one) != result.settings.end(); };
        if (std::all_of(where.begin(), where.end(), holds)) {
            addResult(shown, result, words, m_isEach);
        }
    });
    if (!unread.isEmpty()) {
        return refuse(unread.toStdString() + "; apportion-cli sweep merge makes it");
    }
    if (const std::string wrong = show(shown, words, plan.seeds.size() > 1, streams); !wrong.empty()) {
        return refuse(wrong);
    }
    reportUnmodelled("sweep", history::readSweepUnmodelled(folder), streams);
    if (tasks < plan.tasks()) {
        streams.err << "apportion-cli sweep: " << plan.tasks() - tasks << " of " << plan.tasks() << " tasks are not in it\n";
    }
    return tasks < plan.tasks() ? exitFindings : exitOk;
}

} // namespace apportion::cli
