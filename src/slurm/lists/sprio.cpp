// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/listings.h"

#include "core/evaluate/job_priority.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace apportion::slurm
{

namespace
{

/// What a column holds: a number of TermColumn, or one of these.
enum class Holds : std::uint8_t { Nothing = termColumns, Job, PartitionName, QosName, Tres };

struct Heading
{
    std::string_view word;
    Holds holds;
};

constexpr Holds numberOf(TermColumn column)
{
    return static_cast<Holds>(column);
}

/// PARTITION heads two columns, the name and the term: the second time it is the term.
constexpr std::array<Heading, 14> headings = { {
    { "JOBID", Holds::Job },
    { "PARTITION", Holds::PartitionName },
    { "PRIORITY", numberOf(TermColumn::Priority) },
    { "SITE", numberOf(TermColumn::Site) },
    { "AGE", numberOf(TermColumn::Age) },
    { "ASSOC", numberOf(TermColumn::Assoc) },
    { "FAIRSHARE", numberOf(TermColumn::FairShare) },
    { "JOBSIZE", numberOf(TermColumn::JobSize) },
    { "PARTITION", numberOf(TermColumn::Partition) },
    { "PARTITIONPRIO", numberOf(TermColumn::Partition) },
    { "QOSNAME", Holds::QosName },
    { "QOS", numberOf(TermColumn::Qos) },
    { "NICE", numberOf(TermColumn::Nice) },
    { "TRES", Holds::Tres },
} };

/// The width of the column TRES of `sprio -l`, which cuts what is longer.
constexpr std::size_t tresWidth = 20;

/// The cells of a line, between '|' or blanks.
void splitCells(std::string_view line, bool barred, std::vector<std::string_view> &cells)
{
    cells.clear();
    if (barred) {
        for (std::size_t begin = 0; begin <= line.size();) {
            const std::size_t end = std::min(line.find('|', begin), line.size());
            cells.push_back(trimmed(line.substr(begin, end - begin)));
            begin = end + 1;
        }
        return;
    }
    constexpr std::string_view blanks = " \t";
    for (std::size_t begin = line.find_first_not_of(blanks); begin < line.size();) {
        const std::size_t end = std::min(line.find_first_of(blanks, begin), line.size());
        cells.push_back(line.substr(begin, end - begin));
        begin = line.find_first_not_of(blanks, end);
    }
}

struct SprioColumns
{
    bool barred = false;
    std::vector<Holds> holds;

    [[nodiscard]] bool complete() const
    {
        return std::find(holds.begin(), holds.end(), Holds::Job) != holds.end()
            && std::find(holds.begin(), holds.end(), numberOf(TermColumn::Priority)) != holds.end();
    }
};

SprioColumns sprioColumns(std::string_view header)
{
    SprioColumns columns;
    columns.barred = header.find('|') != std::string_view::npos;
    std::vector<std::string_view> words;
    splitCells(header.substr(0, 4096), columns.barred, words);
    std::array<bool, headings.size()> used {};
    for (const std::string_view word : words) {
        Holds holds = Holds::Nothing;
        for (std::size_t i = 0; i < headings.size() && holds == Holds::Nothing; ++i) {
            if (!used[i] && sameIgnoringCase(word, headings[i].word)) {
                used[i] = true;
                holds = headings[i].holds;
            }
        }
        columns.holds.push_back(holds);
    }
    return columns;
}

/// What sprio prints as the nice value of a job in several partitions whose priority an administrator set: Slurm keeps no terms
/// of it then, and takes 2^31 from the nothing that it has. The term of the partition stands there as its priority.
constexpr double niceOfNoTerms = -2147483648.0;

/// A row with the cells of its columns; nothing where a number is none.
std::optional<PrintedTerms> termsOf(const std::vector<std::string_view> &cells, const SprioColumns &columns)
{
    PrintedTerms terms;
    terms.values.fill(notPrinted);
    for (std::size_t i = 0; i < columns.holds.size(); ++i) {
        const std::string_view cell = i < cells.size() ? cells[i] : std::string_view();
        switch (columns.holds[i]) {
        case Holds::Nothing:
            break;
        case Holds::Job:
            terms.job = cell;
            break;
        case Holds::PartitionName:
            terms.partition = cell;
            break;
        case Holds::QosName:
            terms.qos = cell == "(null)" ? std::string_view() : cell;
            break;
        case Holds::Tres:
            terms.hasTres = true;
            terms.tres = cell == "(null)" ? std::string_view() : cell;
            terms.isTresCut = !columns.barred && terms.tres.size() == tresWidth;
            break;
        default: {
            const std::optional<double> value = decimalNumber(cell);
            if (!value) {
                return std::nullopt;
            }
            terms.values[static_cast<std::size_t>(columns.holds[i])] = *value;
        }
        }
    }
    if (terms.values[static_cast<std::size_t>(TermColumn::Nice)] == niceOfNoTerms) {
        terms.values.fill(notPrinted);
        terms.hasTres = false;
    }
    return terms.job.empty() ? std::nullopt : std::optional(std::move(terms));
}

} // namespace

bool readSprio(std::string_view text, const std::string &fileName, Printed &printed, Diagnostics &diagnostics)
{
    return readListing(text, fileName, diagnostics, [&](Findings &findings) {
        LineWalker walker(text);
        SprioColumns columns;
        while (!columns.complete() && walker.next()) {
            columns = sprioColumns(walker.line());
        }
        printed.terms.clear();
        std::vector<std::string_view> cells;
        while (columns.complete() && walker.next()) {
            if (trimmed(walker.line()).empty()) {
                continue;
            }
            if (printed.terms.size() >= mostRows) {
                reportTooMany(findings, walker.number(), mostRows);
                break;
            }
            splitCells(walker.line(), columns.barred, cells);
            if (std::optional<PrintedTerms> terms = termsOf(cells, columns)) {
                printed.terms.push_back(std::move(*terms));
            } else {
                findings.add(Severity::Warning, "sprio-row", walker.number(),
                    { APPORTION_TEXT("The row has no job, or one of its terms is no number."), {} },
                    { APPORTION_TEXT("Print it again with: sprio -l"), {} });
            }
        }
        return columns.complete();
    });
}

bool isSprioHeader(std::string_view line)
{
    const SprioColumns columns = sprioColumns(line);
    return columns.complete() && std::find(columns.holds.begin(), columns.holds.end(), numberOf(TermColumn::FairShare)) != columns.holds.end();
}

void addSiteFactors(const Printed &printed, Situation &situation)
{
    std::unordered_map<std::string_view, double> sites;
    for (const PrintedTerms &terms : printed.terms) {
        const double site = terms.values[static_cast<std::size_t>(TermColumn::Site)];
        if (site != 0.0 && std::abs(site) <= 4294967295.0) { // neither none nor beyond what Slurm keeps
            sites.emplace(terms.job, site);
        }
    }
    for (std::size_t i = 0; !sites.empty() && i < situation.jobs->size(); ++i) {
        if (const auto site = sites.find(sprioJobId(situation.jobs->at(i))); site != sites.end()) {
            situation.jobs.edit()[i].siteFactor = static_cast<std::int64_t>(site->second);
        }
    }
}

std::size_t dropPastRows(Printed &printed, const Situation &situation)
{
    const std::unordered_set<std::string_view> ended(printed.ended.begin(), printed.ended.end());
    std::unordered_map<std::string, const Job *> running;
    for (const Job &job : *situation.jobs) {
        if (job.running && !job.partitions.empty() && !printed.terms.empty()) {
            running.emplace(sprioJobId(job), &job);
        }
    }
    const std::size_t dropped = std::erase_if(printed.terms, [&](const PrintedTerms &terms) {
        if (ended.contains(terms.job)) {
            return true;
        }
        const auto job = running.find(terms.job);
        return job != running.end() && !terms.partition.empty() // whose name may be cut
            && std::none_of(job->second->partitions.begin(), job->second->partitions.end(),
                [&terms](const std::string &name) { return name.starts_with(terms.partition); });
    });
    printed.ended.clear();
    return dropped;
}

} // namespace apportion::slurm
