// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/printed.h"
#include "core/evaluate/evaluation.h"
#include "core/policy/diagnostic.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace apportion
{

/// Why a number of the cluster differs from ours, as far as that shows.
enum class Cause : std::uint8_t {
    Unknown,
    UsageCut, ///< two associations are as close as usage printed without its fraction leaves open
    Tie, ///< two associations have the same LevelFS, and Slurm walked them in the other order
    OldRelease, ///< the same, in a release before 23.11, which begins with what was added last after a start
    Aged, ///< the job's priority was computed at another time than that of most jobs
    Adjusted, ///< sprio printed no terms: a planned size, a site factor or a priority set by an administrator would not show
    Running, ///< the nodes of the running cluster are not those of slurm.conf
    Follows, ///< of a sum: one of its terms differs
    NoUsage, ///< no usage was read, so that everybody counts as unused; earlier versions compared such numbers
    NoRow, ///< sprio printed a row for which there is no job, partition or QOS here
    Stale, ///< associations or shares changed since Slurm computed last: it does once in PriorityCalcPeriod
    Apart, ///< sprio was printed of another cluster than the jobs, or at another time: most have another priority in it
    QosUnread, ///< no file tells which priority the job's QOS has; likewise
    StaleTerm, ///< as Stale, of what follows from settings and QOS, which may have changed with the associations
    BilledBefore, ///< the partition's weights are those here, but the job was billed when it was submitted or started
    PassBefore, ///< outside of Fair Tree: made of the usage of the pass before, which was less where jobs run
    Settling, ///< depth-oblivious: made of what the siblings had in the pass before, and of nobody's that nobody asked for
    NiceSince, ///< of a nice value: somebody changed it, as scontrol top does of its jobs and others, and the terms are of before
    BegunSince, ///< of what a running job counts by: it began after the pass in which its terms were computed
    PartitionsSince, ///< of the term of a partition: scontrol made or deleted some, by whose factors slurmctld divides otherwise
    WeightsSince, ///< of a partition's total of billing, and of bills there: scontrol changed its weights, and they are of before
    TakenAbove, ///< of what comes of usage: accounts have less than those below them together
    QosWithoutPriority, ///< of the term of a QOS: one whose priority was taken away counts in slurmctld as the highest there can be
};

/// One number that differs.
struct Disagreement
{
    ObjectRef object; ///< the association or the job
    std::string where; ///< its name as a reader would look it up: "chem/ann", "4102 in batch"
    std::string column; ///< as sshare or sprio head it
    std::string printed;
    std::string computed; ///< empty where there is nothing
    Cause cause = Cause::Unknown;
    std::string first {}; ///< of a tie: which of the two Slurm walked first
    std::string second {};
};

/// How far an evaluation says what the cluster itself computed.
struct Agreement
{
    std::size_t compared = 0; ///< numbers
    std::size_t agreed = 0;
    std::size_t withoutUsage = 0; ///< numbers that come of usage, where none was read: there is nothing to compare them with
    std::size_t withoutQos = 0; ///< likewise of priorities of QOS
    std::vector<Disagreement> differences; ///< associations in the order in which they were printed, then jobs
    std::optional<std::int64_t> at; ///< when most of the priorities were computed, as far as the ages of jobs tell

    [[nodiscard]] bool isWhole() const { return agreed == compared; }
    /// How many numbers of the cluster could not be compared.
    [[nodiscard]] std::size_t leftOut() const { return withoutUsage + withoutQos; }
};

[[nodiscard]] Text causeText(const Disagreement &difference);

/// Numbers that could not be compared, and what would have to be read for that.
struct LeftOut
{
    std::size_t numbers = 0;
    Text missing;
};
[[nodiscard]] std::vector<LeftOut> leftOutOf(const Agreement &agreement);

/// Compares every number that Slurm printed with what is computed from the same files.
///
/// The priorities of waiting jobs are compared at the time that most of their ages tell, unless @p options name one: all are
/// computed anew once in PriorityCalcPeriod. Without terms of sprio, the priorities that the jobs were printed with are
/// compared. A number agrees when it is what Slurm would have printed; where usage was printed without its fraction, within
/// what that leaves open. What comes of usage or QOS that were not read is counted and not compared. Returns nothing when @p stop was requested.
/// @p recycled may be null; else it is as in evaluate(), and is what was compared with afterwards.
[[nodiscard]] std::optional<Agreement> agree(const Snapshot &now, const Printed &printed, const EvaluationOptions &options = {},
    const std::stop_token &stop = {}, Evaluation *recycled = nullptr);

/// "Agrees with the cluster on 12406 of 12408 numbers that it printed itself."
[[nodiscard]] Text agreementText(const Agreement &agreement);

/// The same as a finding: a note, or a warning that says what differs; nothing when
/// nothing could be compared.
[[nodiscard]] std::optional<Diagnostic> agreementFinding(const Agreement &agreement);

} // namespace apportion
