// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The parts of check(), one a subject. Each adds what it finds to the same list; those that may take long can be stopped.

#include "core/policy/diagnostic.h"
#include "core/policy/situation.h"

#include <optional>
#include <stop_token>

namespace apportion
{
class Evaluation;
}

namespace apportion::checker
{

/// Findings of one kind: the first few stand alone, the rest become one finding with their number, so that a policy
/// with one mistake in a thousand places gets a short list.
class Gathered
{
public:
    /// @p code and @p severity are those of every finding of the kind; @p shown of them stand alone.
    Gathered(Diagnostics &findings, Severity severity, const char *code, std::size_t shown = 3);
    ~Gathered();
    Gathered(const Gathered &) = delete;
    Gathered &operator=(const Gathered &) = delete;

    /// Whether add() still wants a message; otherwise it only counts and the caller need not compose one.
    [[nodiscard]] bool wantsText() const { return m_count < m_shown; }
    void add(Text message, Text advice, ObjectRef object, SourcePlace place = {});
    /// Counts one more where no message and no object are wanted any more; else says false.
    [[nodiscard]] bool countsOnly()
    {
        const bool countsOnly = m_count > m_shown;
        m_count += countsOnly ? 1 : 0;
        return countsOnly;
    }
    /// Counts one more of @p object without a message of its own.
    void count(const ObjectRef &object);

private:
    Diagnostics &m_findings;
    Severity m_severity;
    const char *m_code;
    std::size_t m_shown;
    std::size_t m_count = 0;
    ObjectRef m_firstLeftOut;
};

/// Whether a finding stands for all of its kind that had no room for one of their own.
[[nodiscard]] bool isGathered(const Diagnostic &finding);
/// Whether a billing weight of memory reads as if its unit was forgotten.
[[nodiscard]] bool isSuspiciousPerMb(const TresWeight &weight);
/// The weight that the first GPUs of a partition want which no weight charges; nothing when all are charged.
/// The TRES that a weight's name is likely to be a slip for, tracked ones among them; empty when it may be one that is only not
/// tracked: "gres/…", "license/…", "bb/…", "interconnect/…".
[[nodiscard]] std::string meantTres(const Policy &policy, std::string_view name);
[[nodiscard]] std::optional<TresWeight> missingGpuWeight(const Policy &policy, std::size_t partition);

/// A list of a partition's line: who may use it, or may not.
struct NamesOfList
{
    std::string_view key; ///< AllowAccounts, DenyAccounts, AllowQos or DenyQos; empty: it is another key, or ALL
    std::string known; ///< those that the policy has, with commas
    std::string unknown;
};
[[nodiscard]] NamesOfList namesOfList(const Policy &policy, const ForeignKey &entry);

[[nodiscard]] ObjectRef association(const AssociationTree &tree, AssociationId id);
/// Where that part of it was read, while it is as it stands there.
[[nodiscard]] SourcePlace placeOf(const AssociationTree &tree, AssociationId id, AssociationPart part);
/// The same of the line of the cluster.
[[nodiscard]] SourcePlace placeOfCluster(const Policy &policy);
[[nodiscard]] ObjectRef partition(const Policy &policy, std::size_t index);

/// Weights, flags, half-life and periods of PrioritySettings.
void checkSettings(const Policy &policy, Diagnostics &findings);
/// Keys of slurm.conf and of its lines that slurmctld does not know or take, and values of a kind that they cannot hold.
void checkConfKeys(const Policy &policy, Diagnostics &findings);
/// Keys of slurm.conf that slurmctld wants to fit each other.
void checkConfPairs(const Policy &policy, Diagnostics &findings);
/// The part of it that looks into values, and at the hosts of slurmctld.
void checkConfParameters(const Policy &policy, Diagnostics &findings);
/// Time strings that read otherwise than they look.
void checkTimes(const Policy &policy, Diagnostics &findings);
/// Factors without a weight, and weights without a factor that tells anything apart.
void checkFactors(const Policy &policy, Diagnostics &findings);
/// TRES weights, billing, what partitions and node groups name.
void checkHardware(const Policy &policy, Diagnostics &findings);
/// Accounts and QOS that lists of partitions and of QOS name and that are not there, circles of QOS that preempt each other,
/// flags of QOS.
void checkNamesOfPartitionsAndQos(const Policy &policy, Diagnostics &findings);
/// GRES of a type that are tracked or weighed where those without a type are not; GRES and licences that slurmctld does not count.
void checkTypedGres(const Policy &policy, Diagnostics &findings);
/// Raw shares of siblings; associations of unknown partitions.
void checkShares(const Policy &policy, const Situation &situation, Diagnostics &findings, const std::stop_token &stop, const Evaluation *evaluated);
/// Accounts that tie under Fair Tree, and whose order a start of slurmctld changes (SLURM.md 5a "Walk from root").
void checkTies(const Policy &policy, const Situation &situation, Diagnostics &findings, const std::stop_token &stop, const Evaluation *evaluated);
/// What the options of associations name: options, QOS, TRES and default accounts that sacctmgr would refuse; and limits of
/// minutes that decay.
void checkNamedByOptions(const Policy &policy, Diagnostics &findings, const std::stop_token &stop);
/// Limits and other options of associations that cannot be read, or stand twice.
void checkOptions(const Policy &policy, Diagnostics &findings, const std::stop_token &stop);
/// Options of QOS that sacctmgr does not know, limits of TRES that are not tracked, and limits of minutes that decay.
void checkQosOptions(const Policy &policy, Diagnostics &findings);
/// Limits that do nothing, that are used up, and that let no job in.
void checkLimits(const Policy &policy, const Situation &situation, Diagnostics &findings, const std::stop_token &stop);
/// Jobs that wait and never start: their partition keeps them out, or they ask for more than a limit.
void checkWaitingJobs(const Policy &policy, const Situation &situation, Diagnostics &findings, const std::stop_token &stop);
/// Jobs whose account, user, partition or QOS is unknown.
void checkJobs(const Policy &policy, const Situation &situation, Diagnostics &findings, const std::stop_token &stop);

} // namespace apportion::checker
