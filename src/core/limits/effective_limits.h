// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/limits/limit.h"
#include "core/policy/situation.h"

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace apportion
{

/// Whose a limit is: an association's, or a QOS's.
struct LimitOwner
{
    AssociationId association = noAssociation;
    std::uint16_t qos = unknownIndex; ///< index in Policy::qos

    bool operator==(const LimitOwner &) const = default;
};
/// The name of an account, user or QOS that owns a limit.
[[nodiscard]] std::string_view ownerName(const Policy &policy, const LimitOwner &owner);

/// A limit that counts, and whose it is.
struct OwnedLimit
{
    Limit limit;
    LimitOwner owner;

    bool operator==(const OwnedLimit &) const = default;
};

/// The QOS that slurmctld asks for limits, in its order: that of the partition, then that of the job, unless the latter has the
/// flag OverPartQOS (acct_policy_set_qos_order()). @p qos or @p partition may be unknownIndex.
[[nodiscard]] std::vector<std::uint16_t> qosOrder(const Policy &policy, std::uint16_t partition, std::uint16_t qos);
/// The QOS of jobs of an association that name none: the nearest DefaultQOS, else "normal"; unknownIndex when there is none.
[[nodiscard]] std::uint16_t defaultQos(const Policy &policy, AssociationId association);
/// The nearest DefaultQOS as it is written: its own, that of an account above, or of the cluster's line; empty without one.
[[nodiscard]] std::string nearestDefaultQos(const Policy &policy, AssociationId association);

/// The association of a job in a partition, by its place in Policy::partitions or unknownIndex: one with that partition alone comes
/// first, but for a job in several partitions (job_mgr.c, _check_for_part_assocs()). noAssociation when its user has none.
[[nodiscard]] AssociationId associationOfJob(const Policy &policy, const Job &job, std::uint16_t partition);

/// All limits that count for jobs of an association, in the order in which slurmctld looks at them: at submission, before and
/// after nodes are chosen; in each the QOS first, then the association and the accounts above it. What a QOS has hides the same
/// limit of associations, of each TRES apart; of Max limits of associations the nearest counts, of Grp limits all do. The values
/// are those that count, with the LimitFactor of the QOS.
[[nodiscard]] std::vector<OwnedLimit> limitsInForce(
    const Policy &policy, AssociationId association, std::uint16_t partition = unknownIndex, std::uint16_t qos = unknownIndex);

/// What there is of one limit (of one TRES) for an association.
struct EffectiveLimit
{
    Limit limit; ///< kind and TRES; the value is that of `binding`
    std::optional<std::uint64_t> own; ///< as it is set, whether it counts or not
    std::vector<OwnedLimit> inForce; ///< those that count
    OwnedLimit binding; ///< the smallest of them, of equals the one that slurmctld meets first
    std::optional<OwnedLimit> fromAbove; ///< the nearest one above that would count without an own one
};

/// The same by kind and TRES: every limit that is set for the association, above it or in its QOS.
[[nodiscard]] std::vector<EffectiveLimit> effectiveLimits(
    const Policy &policy, AssociationId association, std::uint16_t partition = unknownIndex, std::uint16_t qos = unknownIndex);

/// A limit that a job exceeds by what it asks for, whatever else runs.
struct ExceededLimit
{
    OwnedLimit limit;
    std::uint64_t asked = 0; ///< in the unit of the limit's value
};

/// Finds the limits for which jobs can never start. What counts for an association is found out once.
class ExceededFinder
{
public:
    ExceededFinder(const Policy &policy, Enforcement enforces) : m_policy(policy), m_enforces(enforces) { }

    /// Those of a job in that partition, the one that slurmctld names first. Empty for a job whose user has no association. Times
    /// count where the job has a limit of its own: without one it gets the longest that is allowed. Limits of minutes of groups
    /// count under Enforcement::Safe.
    [[nodiscard]] std::vector<ExceededLimit> find(const Job &job, std::uint16_t partition);

private:
    struct Situated
    {
        std::uint16_t qos = unknownIndex; ///< of a job that names none
        std::map<std::uint32_t, std::vector<OwnedLimit>> limits; ///< by partition and QOS
    };

    const Policy &m_policy;
    Enforcement m_enforces;
    std::unordered_map<AssociationId, Situated> m_known;
};

/// What is left of GrpTRESMins for one TRES.
struct TresBudget
{
    TresIndex tres = tresBilling;
    std::uint64_t limit = 0; ///< TRES × minutes
    /// TRES × minutes that count against it. Of another TRES than billing what sshare said (Situation::tresUsage), else nothing but
    /// for CPUs where no partition has billing weights.
    std::optional<double> used;
    double regained = 0.0; ///< TRES × minutes that decay gives back within the next day if nothing runs
    std::optional<double> secondsUntilFree; ///< of what is used up: until decay takes the usage below the limit; nothing: never

    [[nodiscard]] std::optional<double> left() const { return used ? std::optional(static_cast<double>(limit) - *used) : std::nullopt; }
};

/// Those of an association. @p rawUsage: billing TRES × seconds with everything below it (Evaluation::rawUsage()).
[[nodiscard]] std::vector<TresBudget> tresBudgets(const Policy &policy, const Situation &situation, AssociationId association, long double rawUsage);

} // namespace apportion
