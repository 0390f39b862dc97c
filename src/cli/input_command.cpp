// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/input_command.h"

#include "core/check/checker.h"
#include "core/check/finding_sources.h"
#include "core/plan/look_ahead.h"
#include "core/policy/beside.h"
#include "storage/policy_file.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <ostream>
#include <utility>

namespace apportion::cli
{

namespace
{

std::ptrdiff_t errorsOf(const Diagnostics &diagnostics)
{
    return std::count_if(diagnostics.begin(), diagnostics.end(), [](const Diagnostic &one) { return one.severity == Severity::Error; });
}

const char *plural(std::ptrdiff_t count)
{
    return count == 1 ? "" : "s";
}

/// Nothing is made of files that are not complete.
void reportIncomplete(const std::string &command, const OpenedFiles &opened, const Streams &streams)
{
    streams.err << "apportion-cli " << command << ": " << opened.name.toStdString()
                << " is not complete: nothing is computed, compared or exported from it. What is left of it is saved under another name with: "
                   "apportion-cli import --force "
                << (opened.damagedPath.isEmpty() ? "…" : "FILE") << " --out OTHER" << policyFileExtension << '\n';
}

} // namespace

bool isWhole(const std::string &command, const OpenedFiles &opened, const Streams &streams)
{
    report(opened.diagnostics, streams);
    if (opened.usable && !opened.complete) {
        reportIncomplete(command, opened, streams);
    }
    return opened.usable && opened.complete;
}

void InputCommand::declare(VerbOptions &verb)
{
    m_input.declare(verb);
    declareOwn(verb);
}

int InputCommand::run(const Streams &streams)
{
    const auto refuse = [this, &streams](const std::string &problem) {
        streams.err << "apportion-cli " << name() << ": " << problem << '\n';
        return exitUnusable;
    };
    const std::string wrongInput = m_input.problem();
    if (const std::string problem = wrongInput.empty() ? m_forecast.problem() : wrongInput; !problem.empty()) {
        return refuse(problem);
    }
    OpenedFiles opened = m_input.open();
    const bool isRefused = !opened.usable || (!opened.complete && !isForced());
    if (!reportsReading() || isRefused) {
        for (const Diagnostic &diagnostic : opened.diagnostics) {
            if (!tellsAgreement() || diagnostic.code != "agreement") {
                streams.err << diagnostic.english() << '\n';
            }
        }
    }
    if (opened.usable && isRefused) {
        reportIncomplete(name(), opened, streams);
    }
    if (isRefused) {
        return exitUnusable;
    }
    if (const std::string unknown = m_forecast.unknownAccount(opened.policy.associations); !unknown.empty()) {
        return refuse("--rate: there is no account " + unknown);
    }
    if (!needsPrinted()) {
        opened.printed = {};
        opened.agreement.reset();
    } else {
        opened.evaluated.reset(); // only tables are made of an evaluation alone
    }
    opened.situation.cover(opened.policy.associations.rowCount()); // so that evaluations share the column with it
    // What is left of a damaged file was asked for as it is.
    const bool isJudged = !reportsReading() && opened.complete;
    constexpr std::size_t many = 20000;
    const bool isPrepared = prepare(opened, streams);
    const bool pays = isJudged && opened.policy.associations.rowCount() + opened.situation.jobs->size() > many;
    std::future<Diagnostics> findings = beside(pays, [this, &opened] { return findingsOf(opened); });
    const int result = isPrepared ? runOn(opened, streams) : exitUnusable;
    const int errors = isJudged ? reportErrors(opened, findings.get(), result != exitUnusable, streams) : exitOk;
    return result == exitOk ? errors : result;
}

void InputCommand::declareForce(VerbOptions &verb)
{
    verb.addFlag("--force", m_force, "Look at what is left of a policy file that is not complete");
}

Diagnostics InputCommand::findingsOf(const OpenedFiles &opened) const
{
    return judgesPolicy() ? check(judged(opened), appliedDraft(opened).situation) : Diagnostics();
}

/// What the errors of the input stop: all that could be read was worked with.
int InputCommand::reportErrors(const OpenedFiles &opened, const Diagnostics &findings, bool isDone, const Streams &streams) const
{
    const std::ptrdiff_t reading = errorsOf(opened.diagnostics);
    Diagnostics all = opened.diagnostics;
    addMissing(all, findings);
    for (std::size_t i = opened.diagnostics.size(); i < all.size(); ++i) {
        if (all[i].severity == Severity::Error) {
            streams.err << all[i].english() << '\n';
        }
    }
    if (reading > 0) {
        streams.err << "apportion-cli " << name() << ": " << reading << " error" << plural(reading) << " of reading: what they name is left out"
                    << (isDone ? ", the rest is done" : "") << '\n';
    }
    reportStopped(findings, isDone, streams);
    return hasErrors(all) ? exitFindings : exitOk;
}

/// Of the policy's errors each stops somebody else, and none of them this command.
void InputCommand::reportStopped(const Diagnostics &findings, bool isDone, const Streams &streams) const
{
    constexpr std::array<std::pair<Refusal, const char *>, 3> refusals = { { { Refusal::Slurmctld, "slurmctld would not start" },
        { Refusal::Sacctmgr, "sacctmgr would refuse what is named" }, { Refusal::None, "Slurm takes them as they are" } } };
    for (const auto &[refusal, what] : refusals) {
        const std::ptrdiff_t count = std::count_if(findings.begin(), findings.end(),
            [refusal = refusal](const Diagnostic &one) { return one.severity == Severity::Error && refusalOf(one.code) == refusal; });
        if (count > 0) {
            streams.err << "apportion-cli " << name() << ": " << count << " error" << plural(count) << " of the policy: " << what
                        << (isDone ? "; this command is done" : "") << '\n';
        }
    }
}

std::int64_t InputCommand::present(const OpenedFiles &input) const
{
    const std::optional<std::int64_t> asked = m_input.at();
    return asked ? *asked : presentOf(input.situation, QDateTime::currentSecsSinceEpoch());
}

std::optional<Ahead> InputCommand::ahead(const OpenedFiles &input) const
{
    if (m_forecast.seconds() == 0) {
        return std::nullopt;
    }
    const bool isTaken = input.baseline && input.baseline->info.isApplied();
    const Snapshot &baseline = isTaken ? input.baseline->snapshot : input;
    EvaluationOptions options;
    options.now = present(input);
    return *lookedAhead(
        baseline, input, appliedDraft(input).situation, options, { m_forecast.seconds(), m_forecast.assumption(), 0, nullptr, Planned::Starts })
                .ahead;
}

Evaluation InputCommand::evaluated(const OpenedFiles &input, const std::optional<Ahead> &moment) const
{
    EvaluationOptions options;
    options.now = moment ? std::optional(present(input) + moment->seconds) : m_input.at();
    options.algorithm = m_input.algorithm();
    options.mergeTiedAccounts = m_input.mergeTiedAccounts();
    // Nobody can ask this evaluation to stop.
    if (moment) {
        return evaluate(input.policy, moment->situation, options).value();
    }
    const Snapshot applied = appliedDraft(input);
    Evaluation recycled = input.evaluated != nullptr ? std::exchange(*input.evaluated, Evaluation()) : Evaluation();
    return evaluate(applied.policy, applied.situation, options, {}, std::move(recycled)).value();
}

} // namespace apportion::cli
