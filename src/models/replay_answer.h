// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/comparison.h"
#include "replay/fast_error.h"
#include "replay/validation.h"
#include "storage/project.h"

#include <QStringList>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace apportion
{

/// Two scenarios of a replay that are compared.
struct ReplayPair
{
    std::size_t before = 0;
    std::size_t after = 1;
};

/// A trace under some scenarios: what is asked.
struct ReplayQuestion
{
    std::uint64_t generation = 0; ///< of the document, when its policy was loaded
    std::uint64_t edited = 0; ///< the generation when it was asked
    QStringList names; ///< of the scenarios
    std::vector<Snapshot> scenarios; ///< the first one is what there is: what others are validated by
    QStringList leftOut; ///< scenarios that are more than can be replayed at once
    QStringList files; ///< of the trace; empty: one is generated for the first scenario
    std::uint32_t generatedJobs = 1200;
    bool isFast = false; ///< counts instead of choosing nodes: a first look, of which nothing is claimed
    bool isSample = false; ///< the beginning alone, by the fast mode and without its noise: a first answer
    std::uint32_t seeds = 16;
    std::int64_t measureFrom = replay::noTime; ///< what was submitted before warms the usage up
};

/// The answer, and all that it was made of.
struct ReplayAnswer
{
    ReplayQuestion question;
    replay::Trace trace;
    std::deque<replay::Machine> machines; ///< by scenario, as the next two
    std::deque<Situation> starts;
    std::deque<replay::Workload> workloads;
    replay::ReplayComparison comparison;
    std::optional<replay::Validation> validation; ///< the first scenario against what really happened; not of a generated trace
    std::optional<replay::FastError> fastError; ///< of the fast mode
    Diagnostics diagnostics; ///< of reading the trace: what could not be read
    std::uint64_t badRows = 0; ///< of the trace: left out
    QString error; ///< why there is no answer; empty when there is one
    bool isPartial = false; ///< only a sample, or it was stopped: without noise nothing can be claimed

    [[nodiscard]] bool isUsable() const { return error.isEmpty() && !comparison.groups.empty(); }
    [[nodiscard]] std::size_t scenarios() const { return comparison.scenarios.size(); }
    [[nodiscard]] const Policy &policy(std::size_t scenario) const { return question.scenarios[scenario].policy; }
    /// Whether the difference of a group between two scenarios may be claimed. None of the fast mode may: seeds tell by how much
    /// chance moves it, and not how far it is off the exact one, which may even have the other sign.
    [[nodiscard]] bool isClaimed(const replay::GroupComparison &group, const ReplayPair &pair) const
    {
        return pair.before != pair.after && comparison.seeds > 1 && !comparison.isFast && !group.isNoise(pair.after, pair.before);
    }
};

/// Replays; takes from seconds to many minutes. @p progress may be null.
[[nodiscard]] std::shared_ptr<const ReplayAnswer> answerReplay(const ReplayQuestion &question, Progress *progress);

/// What the answer leaves out or takes otherwise, a sentence each: lines of the trace that could not be read, jobs of users or
/// partitions that the policy does not have, what is not modelled, scenarios that were too many.
[[nodiscard]] QStringList replayProblems(const ReplayAnswer &answer);

/// "3.5 h", "12 min", "45 s": a wait.
[[nodiscard]] QString waitText(double seconds);
/// What a job waits for: "jobs ahead, by their fair-share".
[[nodiscard]] QString reasonText(const replay::NamedCause &cause);
/// The line before any claim: how far the replay is from what really happened, and what is noise.
[[nodiscard]] QString validationText(const ReplayAnswer &answer);

} // namespace apportion
