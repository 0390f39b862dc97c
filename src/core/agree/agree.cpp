// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agree/agree.h"

#include "core/agree/agree_jobs.h"
#include "core/agree/agree_parts.h"
#include "core/agree/agree_shares.h"
#include "core/policy/count_text.h"
#include "core/policy/number_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace apportion
{

namespace
{

/// Differences that are kept; the others are counted.
constexpr std::size_t mostDifferences = 1000;

Text noUsageText()
{
    return { APPORTION_TEXT("no usage was read, so everybody counts as unused: give the output of sshare -a -l -P too"), {} };
}

Text noQosText()
{
    return { APPORTION_TEXT("no file tells the priority of its QOS: give what sacctmgr -P show qos prints, too"), {} };
}

} // namespace

std::vector<LeftOut> leftOutOf(const Agreement &agreement)
{
    std::vector<LeftOut> all { { agreement.withoutUsage, noUsageText() }, { agreement.withoutQos, noQosText() } };
    std::erase_if(all, [](const LeftOut &one) { return one.numbers == 0; });
    return all;
}

Text causeText(const Disagreement &difference)
{
    switch (difference.cause) {
    case Cause::UsageCut:
        return { APPORTION_TEXT("usage was printed without its fraction, and two are too close to tell which comes first"), {} };
    case Cause::Tie: // without names where an earlier version wrote the file
        return difference.first.empty()
            ? Text { APPORTION_TEXT("two have the same LevelFS, and Slurm walked them in the other order"), {} }
            : Text { APPORTION_TEXT("%1 and %2 have the same LevelFS, and Slurm walked %1 first"), { difference.first, difference.second } };
    case Cause::Aged:
        return { APPORTION_TEXT("its priority was computed at another time than that of most jobs"), {} };
    case Cause::OldRelease:
        return difference.first.empty()
            ? Text { APPORTION_TEXT("two have the same LevelFS, and after a start of slurmctld releases before 23.11 mostly walk the newest first"),
                  {} }
            : Text { APPORTION_TEXT("%1 and %2 have the same LevelFS, and Slurm walked %1 first: after a start releases before 23.11 begin with what "
                                    "was added last"),
                  { difference.first, difference.second } };
    case Cause::Stale:
        return { APPORTION_TEXT(
                     "associations or shares changed since Slurm computed last, as it does once in PriorityCalcPeriod: pull again afterwards"),
            {} };
    case Cause::Adjusted:
        return { APPORTION_TEXT("unknown: a planned size, a site factor or a priority set by an administrator shows only in sprio -l"), {} };
    case Cause::Running:
        return { APPORTION_TEXT("the nodes of the running cluster are not those of slurm.conf: give scontrol -o show node too"), {} };
    case Cause::Follows:
        return { APPORTION_TEXT("one of its terms differs"), {} };
    case Cause::NoUsage:
        return noUsageText();
    case Cause::NoRow:
        return { APPORTION_TEXT("there is no such job, partition or QOS in what was read"), {} };
    case Cause::Apart:
        return { APPORTION_TEXT("sprio was printed of another cluster than the jobs, or at another time: print them together"), {} };
    case Cause::QosUnread:
        return noQosText();
    case Cause::StaleTerm:
        return { APPORTION_TEXT("settings, QOS or associations may have changed since Slurm computed last: pull again after one PriorityCalcPeriod, "
                                "and report it if it still differs"),
            {} };
    case Cause::BilledBefore:
        return { APPORTION_TEXT("Slurm bills a job when it is submitted and when it starts: by TRESBillingWeights that have changed since, or by "
                                "those of a partition that it has left; else please report it"),
            {} };
    case Cause::PassBefore:
        return { APPORTION_TEXT("outside of Fair Tree Slurm makes this of the usage of the pass before: while jobs run, it is one PriorityCalcPeriod "
                                "behind the usage beside it"),
            {} };
    case Cause::Settling:
        return { APPORTION_TEXT("depth-oblivious factors are made of what the siblings had in the pass before; after a start of slurmctld that is "
                                "nothing for users whom neither a job nor sshare asked for: pull again after one PriorityCalcPeriod"),
            {} };
    case Cause::NiceSince:
        return { APPORTION_TEXT(
                     "its nice value was changed since Slurm computed its terms, by scontrol update or by scontrol top of it or of another job: pull "
                     "again after one PriorityCalcPeriod"),
            {} };
    case Cause::BegunSince:
        return { APPORTION_TEXT("Slurm computed it before the job began, of what it had asked for: pull again after one PriorityCalcPeriod"), {} };
    case Cause::PartitionsSince:
        return { APPORTION_TEXT("scontrol may have deleted the partition with the highest PriorityJobFactor, by which slurmctld goes on dividing, or "
                                "created this one without a factor, which counts as 0, until it is reconfigured; else pull again after one "
                                "PriorityCalcPeriod, and report it if it still differs"),
            {} };
    case Cause::WeightsSince:
        return { APPORTION_TEXT("scontrol update may have changed the partition's TRESBillingWeights: slurmctld leaves the partition's total of "
                                "billing, and what jobs are billed, as they were; else please report it"),
            {} };
    case Cause::TakenAbove:
        return { APPORTION_TEXT("an account has less usage than those below it together, where the numbers here are made of their sum: RawUsage=0 "
                                "takes the usage of an account whose shares are parent from it and from those above it, and leaves it to those "
                                "below"),
            {} };
    case Cause::QosWithoutPriority:
        return { APPORTION_TEXT("sacctmgr may have given a QOS Priority=-1: before 25.11.6 slurmctld counts with 4294967295 for it until it is "
                                "started anew, and the list of QOS has 0; else pull again after one PriorityCalcPeriod, and report it if it still "
                                "differs"),
            {} };
    case Cause::Unknown:
        break;
    }
    return { APPORTION_TEXT("unknown: please report it"), {} };
}

std::string columnText(double value, int decimals)
{
    return std::isnan(value) ? std::string() : fixedText(static_cast<long double>(value), decimals);
}

bool isPrintedName(std::string_view printed, std::string_view name)
{
    constexpr std::size_t narrowest = 8;
    return printed == name || (printed.size() >= narrowest && name.substr(0, printed.size()) == printed);
}

bool countNumber(Agreement &agreement, bool agrees, Disagreement difference)
{
    ++agreement.compared;
    agreement.agreed += agrees ? 1 : 0;
    if (!agrees && agreement.differences.size() < mostDifferences) {
        agreement.differences.push_back(std::move(difference));
    }
    return agrees;
}

namespace
{

/// Where somebody says at which time jobs are looked at, what differs then and no more at the time at which slurmctld computed most
/// priorities has aged until or since then.
void nameAged(Agreement &agreement, const Snapshot &now, const Printed &printed, const EvaluationOptions &options, const std::stop_token &stop)
{
    EvaluationOptions byItself = options;
    byItself.now.reset();
    const std::optional<Agreement> other = agree(now, printed, byItself, stop);
    if (!other || !other->at || other->at == options.now) {
        return;
    }
    for (Disagreement &difference : agreement.differences) {
        const bool stays = std::any_of(other->differences.begin(), other->differences.end(),
            [&difference](const Disagreement &same) { return same.where == difference.where && same.column == difference.column; });
        difference.cause = difference.cause == Cause::Unknown && !stays ? Cause::Aged : difference.cause;
    }
}

} // namespace

std::optional<Agreement> agree(
    const Snapshot &now, const Printed &printed, const EvaluationOptions &options, const std::stop_token &stop, Evaluation *recycled)
{
    Evaluation own;
    Evaluation &kept = recycled != nullptr ? *recycled : own;
    const auto evaluateAt = [&](std::optional<std::int64_t> at) {
        EvaluationOptions then = options;
        then.now = at;
        std::optional<Evaluation> made = evaluate(now.policy, now.situation, then, stop, std::move(kept));
        kept = made ? std::move(*made) : Evaluation();
        return made.has_value();
    };
    if (!evaluateAt(options.now)) {
        return std::nullopt;
    }
    Agreement agreement;
    agreement.at = options.now ? options.now : timeOfPriorities(kept, printed);
    if (agreement.at && *agreement.at != kept.now() && !evaluateAt(agreement.at)) {
        return std::nullopt;
    }
    const Evaluation &evaluation = kept;
    ShareComparison shares(evaluation, printed, agreement);
    shares.compare();
    compareBillings(evaluation, printed, agreement);
    JobComparison jobs(evaluation, printed, shares, agreement);
    if (printed.terms.empty()) {
        jobs.comparePriorities();
    } else {
        const std::size_t before = agreement.differences.size();
        jobs.compareTerms();
        // jobs that aged meanwhile have other priorities beside themselves too, but agree at the time of sprio
        const bool areMost = 2 * (agreement.differences.size() - before) > printed.terms.size();
        if (areMost && jobs.isSprioApart()) {
            for (std::size_t i = before; i < agreement.differences.size(); ++i) {
                Cause &cause = agreement.differences[i].cause;
                cause = cause == Cause::Unknown || cause == Cause::Aged || cause == Cause::NoRow ? Cause::Apart : cause;
            }
        }
    }
    if (options.now && !agreement.isWhole()) {
        nameAged(agreement, now, printed, options, stop);
    }
    return agreement;
}

Text agreementText(const Agreement &agreement)
{
    if (agreement.compared == 0 && agreement.leftOut() > 0) {
        return { APPORTION_TEXT("None of the %1 numbers that the cluster printed itself can be compared."), { countText(agreement.leftOut()) } };
    }
    if (agreement.leftOut() > 0) {
        return { APPORTION_TEXT("Agrees with the cluster on %1 of %2 numbers that it printed itself; %3 more cannot be compared."),
            { countText(agreement.agreed), countText(agreement.compared), countText(agreement.leftOut()) } };
    }
    return { APPORTION_TEXT("Agrees with the cluster on %1 of %2 numbers that it printed itself."),
        { countText(agreement.agreed), countText(agreement.compared) } };
}

std::optional<Diagnostic> agreementFinding(const Agreement &agreement)
{
    if (agreement.compared + agreement.leftOut() == 0) {
        return std::nullopt;
    }
    Diagnostic finding;
    finding.code = "agreement";
    finding.severity = agreement.isWhole() ? Severity::Note : Severity::Warning;
    finding.message = agreementText(agreement);
    if (!agreement.isWhole()) {
        const Disagreement &first = agreement.differences.front();
        finding.object = first.object;
        finding.advice = { APPORTION_TEXT("%1 of %2 is %3 there, %4 here. apportion-cli agree lists all that differ."),
            { first.column, first.where, first.printed, first.computed } };
    } else if (agreement.leftOut() > 0) {
        finding.advice = leftOutOf(agreement).front().missing;
    }
    return finding;
}

} // namespace apportion
