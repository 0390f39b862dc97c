// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay_problems.h"

#include "core/policy/text_scan.h"
#include "models/number_format.h"
#include "models/replay_answer.h"
#include "models/text_translation.h"
#include "replay/unmodelled_settings.h"
#include "storage/qt_text.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace apportion
{

namespace
{

struct ReplayProblems
{
    Q_DECLARE_TR_FUNCTIONS(ReplayProblems)
};

int countOf(std::uint64_t count)
{
    return static_cast<int>(std::min<std::uint64_t>(count, 2'000'000'000));
}

/// What of the jobs is not as the trace has it.
QStringList countTexts(const replay::Workload::Counts &counts)
{
    QStringList texts;
    const auto add = [&texts](std::uint64_t count, const QString &text) {
        if (count > 0) {
            texts.append(text.arg(integerText(static_cast<std::int64_t>(count))));
        }
    };
    add(counts.unknownAssociations,
        ReplayProblems::tr(
            "%1 job(s) of users that the policy does not have: without shares and limits.", nullptr, countOf(counts.unknownAssociations)));
    add(counts.unknownPartitions,
        ReplayProblems::tr("%1 job(s) of partitions that the policy does not have: in the default one.", nullptr, countOf(counts.unknownPartitions)));
    add(counts.withoutPartition,
        ReplayProblems::tr("%1 job(s) of partitions that the policy does not have: left out.", nullptr, countOf(counts.withoutPartition)));
    add(counts.unreadableGres, ReplayProblems::tr("%1 job(s) with GRES that could not be read.", nullptr, countOf(counts.unreadableGres)));
    add(counts.unreadableDependencies,
        ReplayProblems::tr("%1 job(s) with dependencies that could not be read.", nullptr, countOf(counts.unreadableDependencies)));
    add(counts.unknownRunTimes, ReplayProblems::tr("%1 job(s) without an end: they take their limit.", nullptr, countOf(counts.unknownRunTimes)));
    add(counts.unmodelled,
        ReplayProblems::tr("%1 job(s) with reservations, features, unknown licenses or nodes, components, suspensions, other options of sbatch or "
                           "starts within their submission, which are not modelled.",
            nullptr, countOf(counts.unmodelled)));
    add(counts.scripts,
        ReplayProblems::tr(
            "%1 job(s) of batch scripts, whose own options (#SBATCH) accounting does not keep: without them.", nullptr, countOf(counts.scripts)));
    add(counts.heldOrDependent,
        ReplayProblems::tr("%1 job(s) that could begin only later for reasons that the trace does not tell: wait as long.", nullptr,
            countOf(counts.heldOrDependent)));
    return texts;
}

QStringList unmodelledTexts(const ReplayAnswer &answer)
{
    std::vector<std::string> settings;
    for (std::size_t scenario = 0; scenario < answer.scenarios(); ++scenario) {
        replay::addUnmodelledSettings(answer.policy(scenario), settings);
    }
    const QString text = unmodelledText(std::move(settings));
    return text.isEmpty() ? QStringList() : QStringList(text);
}

/// Once where it is the same jobs under each scenario.
QStringList neverStartedTexts(const ReplayAnswer &answer)
{
    if (answer.comparison.groups.empty()) {
        return {};
    }
    const std::vector<replay::WaitSummary> &all = answer.comparison.groups.front().scenarios;
    const auto isAsFirst = [&all](const replay::WaitSummary &one) { return one.neverStarted == all.front().neverStarted && one.jobs > 0; };
    if (all.size() > 1 && all.front().neverStarted > 0 && std::all_of(all.begin(), all.end(), isAsFirst)) {
        const std::uint64_t never = all.front().neverStarted;
        return { ReplayProblems::tr("%1 job(s) never start under any scenario.", nullptr, countOf(never))
                     .arg(integerText(static_cast<std::int64_t>(never))) };
    }
    QStringList texts;
    for (std::size_t scenario = 0; scenario < all.size(); ++scenario) {
        if (const std::uint64_t never = all[scenario].neverStarted; never > 0 && all[scenario].jobs > 0) {
            texts.append(ReplayProblems::tr("%1 job(s) never start under %2.", nullptr, countOf(never))
                             .arg(integerText(static_cast<std::int64_t>(never)), toText(answer.comparison.scenarios[scenario].name)));
        }
    }
    return texts;
}

} // namespace

QString unmodelledText(std::vector<std::string> settings)
{
    constexpr std::size_t mostNamed = 6;
    if (settings.empty()) {
        return {};
    }
    if (settings.size() > mostNamed) {
        settings.resize(mostNamed);
        settings.emplace_back("…");
    }
    return ReplayProblems::tr("Not modelled, so that starts may differ: %1.").arg(toText(joinedList(settings, ", ")));
}

QString firstProblem(const Diagnostics &diagnostics)
{
    const auto first = [&diagnostics](Severity severity, bool hasLine) {
        return std::find_if(diagnostics.begin(), diagnostics.end(),
            [&](const Diagnostic &one) { return one.severity == severity && (!hasLine || one.place.line > 0); });
    };
    // A row that was left out comes before what is said of the table as a whole.
    auto found = std::find_if(diagnostics.begin(), diagnostics.end(),
        [](const Diagnostic &one) { return (one.code == "trace-line" || one.code == "trace-row") && one.severity != Severity::Note; });
    // A line can be looked at: it says more than that nothing could be read.
    found = found == diagnostics.end() ? first(Severity::Error, true) : found;
    found = found == diagnostics.end() ? first(Severity::Warning, true) : found;
    found = found == diagnostics.end() ? first(Severity::Error, false) : found;
    found = found == diagnostics.end() ? first(Severity::Warning, false) : found;
    if (found == diagnostics.end()) {
        return {};
    }
    const QString what = translated(found->message);
    const QString file = QFileInfo(toText(found->place.file)).fileName();
    return file.isEmpty()        ? what
        : found->place.line == 0 ? ReplayProblems::tr("%1: %2", "a file and what is wrong with it").arg(file, what)
                                 : ReplayProblems::tr("%1, line %2: %3", "a file, a line and what is wrong with it")
                                       .arg(file, integerText(static_cast<std::int64_t>(found->place.line)), what);
}

QStringList replayProblems(const ReplayAnswer &answer)
{
    QStringList problems;
    if (answer.badRows > 0) {
        problems.append(ReplayProblems::tr("%1 row(s) of the trace could not be read, such as %2", nullptr, countOf(answer.badRows))
                            .arg(integerText(static_cast<std::int64_t>(answer.badRows)), firstProblem(answer.diagnostics)));
    } else if (hasErrors(answer.diagnostics)) {
        problems.append(firstProblem(answer.diagnostics));
    }
    for (const Diagnostic &diagnostic : answer.diagnostics) {
        if (diagnostic.code == "trace-users") { // that there are some hides behind no other problem
            problems.append(translated(diagnostic.message));
        }
    }
    if (!answer.workloads.empty()) {
        problems += countTexts(answer.workloads.front().counts());
        problems += unmodelledTexts(answer);
    }
    problems += neverStartedTexts(answer);
    if (!answer.question.leftOut.isEmpty()) {
        problems.append(
            ReplayProblems::tr("Not replayed, as there are more than four scenarios: %1.").arg(answer.question.leftOut.join(QStringLiteral(", "))));
    }
    return problems;
}

} // namespace apportion
