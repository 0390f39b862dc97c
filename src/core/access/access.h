// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// What decides whether jobs of an account may run in a partition under a QOS, in the order in which slurmctld asks
/// (src/slurmctld/job_mgr.c and partition_mgr.c); but the State of the partition, which is the same for all, last: who may run
/// there is told of a partition that is down, too.
enum class AccessRule : std::uint8_t {
    None, ///< nothing stands against it
    State, ///< the partition runs no jobs: State=DOWN, DRAIN or INACTIVE; its lists let the account in
    QosOfAccount, ///< the QOS list of the association
    AllowAccounts,
    DenyAccounts, ///< counts where there is no AllowAccounts
    AllowQos,
    DenyQos ///< counts where there is no AllowQos
};

/// Whether jobs may run, and why.
struct AccessAnswer
{
    bool isAllowed = true;
    bool isEnforced = true; ///< false: a list of accounts denies, and slurmctld does not ask it without AccountingStorageEnforce
    AccessRule rule = AccessRule::None; ///< that decides: the first that denies, else the last that lets in by name
    AssociationId account = noAssociation; ///< that a list names: the account asked for, or one above
    Text why;
    std::uint32_t users = 0; ///< of the account, where not all of them have the QOS asked for
    std::uint32_t usersWithQos = 0; ///< those of them who have
};

/// What is edited so that an answer becomes the other one: a partition, or the options of an account.
struct AccessEdit
{
    std::optional<Partition> partition;
    std::optional<std::string> options;
    Text refusal; ///< why there is no such edit

    [[nodiscard]] bool isPossible() const { return partition.has_value() || options.has_value(); }
};

/// Answers who may run where; the lists of partitions are looked up once. The policy must outlive it.
class AccessRules
{
public:
    explicit AccessRules(const Policy &policy);

    /// @p partition: its place in Policy::partitions. @p qos: unknownIndex asks for any, so that QOS decide nothing. It is the users of
    /// an account who run jobs: the account has a QOS where one of them has it, be it of the account or of the user alone.
    [[nodiscard]] AccessAnswer ask(AssociationId account, std::size_t partition, std::uint16_t qos = unknownIndex) const;
    /// Whether anything may keep jobs out of a partition: askJob() need not be asked where nothing can.
    [[nodiscard]] bool mayBar(std::size_t partition) const;
    /// The same for a job of an association that waits, as slurmctld asks before it starts it; QOS that users have are asked where
    /// slurm.conf is known to enforce them.
    [[nodiscard]] AccessAnswer askJob(AssociationId association, std::size_t partition, std::uint16_t qos) const;
    /// The edit that turns the answer of the lists around, whatever the State is.
    [[nodiscard]] AccessEdit turn(AssociationId account, std::size_t partition, std::uint16_t qos = unknownIndex) const;

private:
    /// Names of a list that exist; a list without any counts as none for accounts since Slurm 23.02, and lets no QOS in.
    struct Lists
    {
        std::string state;
        bool letsNoAccountIn = false; ///< AllowAccounts names nothing that exists, and counts
        std::vector<AssociationId> allowAccounts;
        std::vector<AssociationId> denyAccounts;
        std::optional<std::vector<std::uint16_t>> allowQos;
        std::vector<std::uint16_t> denyQos;
    };

    /// How many users an account has, in a partition, and how many of them have a QOS.
    struct QosUsers
    {
        std::uint32_t users = 0;
        std::uint32_t withQos = 0;
        std::uint32_t byThemselves = 0; ///< of those with it: whatever the account has
        std::uint32_t withoutByThemselves = 0;

        [[nodiscard]] bool isPart() const { return withQos != 0 && withQos < users; }
    };
    [[nodiscard]] QosUsers usersWith(AssociationId account, std::size_t partition, std::uint16_t qos) const;
    /// Whether nobody of an account has a QOS that is asked for.
    [[nodiscard]] bool lacksQos(AssociationId account, const QosUsers &users, std::uint16_t qos) const;
    [[nodiscard]] AccessAnswer askAccounts(AssociationId account, std::size_t partition) const;
    /// By the lists of accounts and QOS of the partition.
    [[nodiscard]] AccessAnswer askPartition(AssociationId account, std::size_t partition, std::uint16_t qos) const;
    /// The edit of the QOS list of an account, so that its users have a QOS or not.
    [[nodiscard]] AccessEdit turnQos(AssociationId account, std::size_t partition, std::uint16_t qos, bool gives) const;
    /// Without the State of the partition.
    [[nodiscard]] AccessAnswer askLists(AssociationId account, std::size_t partition, std::uint16_t qos) const;
    [[nodiscard]] AssociationId findIn(const std::vector<AssociationId> &list, AssociationId account) const;

    const Policy &m_policy;
    bool m_isHierarchical; ///< Slurm 23.02 and later: lists hold for what lies below as well
    bool m_asksAssociations; ///< AccountingStorageEnforce; Slurm before 23.02 asks always
    bool m_asksQos;
    bool m_isSaidToAskQos; ///< by slurm.conf
    std::vector<Lists> m_lists;
};

/// Whether slurmctld compares a job's account with the names in the lists of partitions, as Slurm did before 23.02: what lies
/// below an account is not in its list, a list that names nothing that exists lets nobody in, and AccountingStorageEnforce does
/// not matter. Since then it looks the accounts up, and forgets those that are not there.
[[nodiscard]] bool comparesNames(const Policy &policy);
/// What a QOS list says of one: the last word on it decides, and a list without signs is all there is. Nothing: what is above decides.
[[nodiscard]] std::optional<bool> wordOnQos(std::string_view list, std::string_view name);
/// Whether the QOS list that an association has, of its own or from above, holds a QOS; nothing where no list is known.
[[nodiscard]] std::optional<bool> hasQos(const Policy &policy, AssociationId association, std::uint16_t qos);
/// The same by the name of the QOS, which the policy need not know.
[[nodiscard]] std::optional<bool> hasQos(const Policy &policy, AssociationId association, std::string_view name);

} // namespace apportion
