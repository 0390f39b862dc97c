// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay_answer.h"

#include "models/number_format.h"
#include "models/replay_problems.h"
#include "replay/default_accounts.h"
#include "slurm/text/host_list.h"
#include "storage/qt_text.h"
#include "storage/trace_file.h"
#include "trace/generate_trace.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

namespace
{

constexpr std::size_t sampledSubmissions = 2000; ///< replayed for a first answer
constexpr std::size_t submissionsBothWays = 300; ///< replayed exactly, to measure the fast mode

struct ReplayTexts
{
    Q_DECLARE_TR_FUNCTIONS(ReplayTexts)
};

QString percentText(double part, int decimals = 0)
{
    return ReplayTexts::tr("%1 %", "a part of the whole").arg(percentNumberText(part, decimals));
}

bool takeTrace(ReplayAnswer &answer, Progress *progress)
{
    if (answer.question.files.isEmpty()) {
        trace::GenerateOptions options;
        options.jobs = answer.question.generatedJobs;
        options.load = 0.95;
        options.meanWaiting = 30;
        std::optional<trace::GeneratedTrace> made = trace::generateTrace(answer.policy(0), options);
        if (!made) {
            answer.error = ReplayTexts::tr("No jobs can be made up for this policy: it has no users, or no partition with nodes.");
            return false;
        }
        answer.trace = std::move(made->trace);
        return true;
    }
    OpenedTrace opened = readTraceFiles(answer.question.files, {}, progress);
    if (!opened.usable || !opened.complete) {
        answer.error = ReplayTexts::tr("No jobs that could be replayed were found in the files.");
        answer.error = QStringList({ answer.error, firstProblem(opened.diagnostics) }).join(QLatin1Char(' ')).trimmed();
        return false;
    }
    answer.trace = std::move(opened.trace);
    answer.diagnostics = std::move(opened.diagnostics);
    answer.badRows = opened.rows.bad;
    replay::nameDefaultAccounts(answer.trace, answer.policy(0));
    return true;
}

std::vector<replay::ReplayScenario> prepare(ReplayAnswer &answer)
{
    std::vector<replay::ReplayScenario> scenarios;
    for (std::size_t place = 0; place < answer.question.scenarios.size(); ++place) {
        const Policy &policy = answer.policy(place);
        const Snapshot &first = answer.question.scenarios.front();
        answer.machines.push_back(replay::makeMachine(policy, [](std::string_view list) { return slurm::expandHosts(list).hosts; }));
        answer.starts.push_back(place == 0 ? first.situation : replay::sameUsage(first.policy, first.situation, policy));
        answer.workloads.emplace_back(policy, answer.machines.back(), answer.trace);
        scenarios.push_back({ answer.question.names.value(static_cast<qsizetype>(place)).toStdString(), &policy, &answer.starts.back(),
            &answer.machines.back(), &answer.workloads.back() });
    }
    return scenarios;
}

replay::ComparisonOptions optionsOf(const ReplayQuestion &question)
{
    replay::ComparisonOptions options;
    options.replay.isFast = question.isFast || question.isSample;
    options.replay.mostSubmissions = question.isSample ? sampledSubmissions : options.replay.mostSubmissions;
    options.seeds = question.isSample ? 0 : question.seeds;
    options.measureFrom = question.measureFrom;
    return options;
}

} // namespace

std::shared_ptr<const ReplayAnswer> answerReplay(const ReplayQuestion &question, Progress *progress)
{
    const auto answer = std::make_shared<ReplayAnswer>();
    answer->question = question;
    if (!takeTrace(*answer, progress)) {
        return answer;
    }
    const std::vector<replay::ReplayScenario> scenarios = prepare(*answer);
    const replay::ComparisonOptions options = optionsOf(question);
    const replay::ReplayScenario &first = scenarios.front();
    if (options.replay.isFast && !question.isSample) {
        answer->fastError
            = measureFastError(*first.policy, *first.start, *first.machine, *first.workload, options.replay, submissionsBothWays, progress);
    }
    if (!question.files.isEmpty() && !question.isSample && replay::tellsStarts(answer->trace)) {
        replay::ValidationOptions validating;
        validating.replay = options.replay;
        validating.seeds = 0; // the comparison has its own
        validating.measureFrom = question.measureFrom;
        answer->validation = validateReplay(*first.policy, *first.start, *first.machine, *first.workload, validating, progress);
    }
    answer->comparison = compareReplays(scenarios, options, progress);
    answer->isPartial = question.isSample || !answer->comparison.isComplete;
    if (answer->comparison.groups.empty()) {
        answer->error = answer->comparison.isComplete ? ReplayTexts::tr("No job of the trace begins in the time that is looked at.")
                                                      : ReplayTexts::tr("Stopped before there was an answer.");
        return answer;
    }
    const auto &waits = answer->comparison.groups.front().scenarios;
    if (std::all_of(waits.begin(), waits.end(), [](const replay::WaitSummary &all) { return all.jobs == 0; })) {
        answer->error
            = (QStringList(ReplayTexts::tr("None of the jobs can start under this policy.")) + replayProblems(*answer)).join(QLatin1Char(' '));
    }
    return answer;
}

QString waitText(double seconds)
{
    const double size = std::abs(seconds);
    const int decimals = size < 60.0 || size >= 36000.0 ? 0 : 1;
    if (size < 60.0) {
        return ReplayTexts::tr("%1 s").arg(shortNumberText(std::round(seconds), decimals));
    }
    return size < 3600.0 ? ReplayTexts::tr("%1 min").arg(shortNumberText(seconds / 60.0, decimals))
                         : ReplayTexts::tr("%1 h").arg(shortNumberText(seconds / 3600.0, decimals));
}

QString reasonText(const replay::NamedCause &cause)
{
    using replay::WaitReason;
    static constexpr std::array<const char *, replay::aheadByCount> terms = { QT_TRANSLATE_NOOP("ReplayTexts", "by age"),
        QT_TRANSLATE_NOOP("ReplayTexts", "by the association's priority"), QT_TRANSLATE_NOOP("ReplayTexts", "by fair-share"),
        QT_TRANSLATE_NOOP("ReplayTexts", "by job size"), QT_TRANSLATE_NOOP("ReplayTexts", "by partition"), QT_TRANSLATE_NOOP("ReplayTexts", "by QOS"),
        QT_TRANSLATE_NOOP("ReplayTexts", "by TRES"), QT_TRANSLATE_NOOP("ReplayTexts", "by the site factor"),
        QT_TRANSLATE_NOOP("ReplayTexts", "by nice"), QT_TRANSLATE_NOOP("ReplayTexts", "by PriorityTier"),
        QT_TRANSLATE_NOOP("ReplayTexts", "submitted earlier") };
    const auto ahead = [&cause](const QString &what) {
        const auto *found = std::find(replay::aheadByWords.begin(), replay::aheadByWords.end(), cause.by);
        return found == replay::aheadByWords.end()
            ? what
            : ReplayTexts::tr("%1: %2, %3", "jobs ahead; whose; by which term")
                  .arg(what, toText(cause.who), ReplayTexts::tr(terms.at(static_cast<std::size_t>(found - replay::aheadByWords.begin()))));
    };
    switch (cause.reason) {
    case WaitReason::Scheduler:
        return ReplayTexts::tr("The next pass of the scheduler");
    case WaitReason::Priority:
        return ahead(ReplayTexts::tr("Jobs ahead"));
    case WaitReason::Resources:
        return ReplayTexts::tr("Nodes in use");
    case WaitReason::Reservation:
        return ahead(ReplayTexts::tr("Nodes kept for jobs ahead"));
    case WaitReason::Limit:
        return ReplayTexts::tr("Limit %1 of %2", "a limit and who has it").arg(toText(cause.by), toText(cause.who));
    case WaitReason::Partition:
        return ReplayTexts::tr("Limits of the partition");
    case WaitReason::Dependency:
        return ReplayTexts::tr("A dependency");
    case WaitReason::BeginTime:
        return ReplayTexts::tr("Its begin time");
    case WaitReason::ArrayLimit:
        return ReplayTexts::tr("Other tasks of its array");
    case WaitReason::Licenses:
        return ReplayTexts::tr("Licenses in use");
    case WaitReason::Preempted:
        return ReplayTexts::tr("A run that others pushed aside");
    case WaitReason::Held:
        break;
    }
    return ReplayTexts::tr("A hold");
}

QString validationText(const ReplayAnswer &answer)
{
    QStringList parts;
    if (answer.validation && !answer.validation->errors.empty()) {
        const replay::ReplayError &all = answer.validation->errors.front();
        parts.append(
            ReplayTexts::tr("Against what really happened: starts differ by %1 (median) and %2 (p90), %3 of the CPUs were busy and %4 in the replay.")
                .arg(waitText(all.start.median), waitText(all.start.p90), percentText(answer.validation->realBusy, 1),
                    percentText(answer.validation->replayedBusy, 1)));
    } else if (answer.question.files.isEmpty()) {
        parts.append(ReplayTexts::tr("The jobs are made up: nothing really happened to compare with."));
    } else if (!answer.question.isSample && answer.comparison.isComplete) {
        parts.append(ReplayTexts::tr("The trace does not tell when jobs began: there is nothing to compare with what really happened."));
    }
    if (answer.fastError && answer.fastError->jobs > 0) {
        parts.append(ReplayTexts::tr(
            "The fast mode waits %1 in the mean, the exact one %2 (first %n job(s)).", nullptr, static_cast<int>(answer.fastError->jobs))
                         .arg(waitText(answer.fastError->fastMeanWait), waitText(answer.fastError->exactMeanWait)));
    }
    if (answer.comparison.seeds > 1) {
        double noise = 0.0;
        for (std::size_t scenario = 0; scenario < answer.scenarios(); ++scenario) {
            noise = std::max(noise, answer.comparison.noise(scenario));
        }
        const QString share = percentText(noise, noise < 0.01 ? 2 : 0);
        parts.append(answer.comparison.isFast ? ReplayTexts::tr(
                         "Chance moves the fast mode by ±%1. It may be further off the exact one, so nothing is claimed: replay in the exact mode "
                         "what matters.")
                                                    .arg(share)
                                              : ReplayTexts::tr("Differences below ±%1 are noise here.").arg(share));
    } else {
        parts.append(ReplayTexts::tr("Only a first look: what is noise is not known yet, so nothing is claimed."));
    }
    return parts.join(QLatin1Char(' '));
}

} // namespace apportion
