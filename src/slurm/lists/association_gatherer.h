// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/flat_option.h"
#include "core/policy/policy.h"
#include "slurm/text/reading.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace apportion::slurm
{

/// One association as a listing prints it.
struct AssociationRecord
{
    std::string account;
    std::string user; ///< empty: the account's own association
    std::string partition;
    std::string parent; ///< of an account; empty: not printed
    std::optional<std::uint32_t> rawShares;
    std::uint32_t priority = noPriority;
    std::vector<FlatOption> options;
    std::int64_t left = 0; ///< LFT and RGT: the association lies within those of its parent; 0: not printed
    std::int64_t right = 0;
    std::size_t depth = 0; ///< how far the account's name is indented
    std::uint32_t line = 0;
};

/// Gathers the associations of one cluster in any order, then builds the tree from them.
class AssociationGatherer
{
public:
    AssociationGatherer(Policy &policy, Findings &findings) : m_policy(policy), m_findings(findings) { }

    /// Whether an association of that cluster is to be added: only the first one is read, or the one that other files are of.
    [[nodiscard]] bool isOfCluster(std::string_view cluster, std::uint32_t line);
    void add(AssociationRecord record);
    /// An option of every association of an account or a user that listings print elsewhere ("Description").
    void setAccountOption(const std::string &account, FlatOption option);
    void setUserOption(const std::string &user, FlatOption option);
    /// Replaces the tree of the policy, and names its cluster; false when there was no association.
    bool build();

private:
    void findParents();
    void findParentsByNumbers();
    void findParentsByDepth();
    void addAccounts();
    void addUsers();
    void reportLostAccounts();
    void noteLine(AssociationId id, std::uint32_t line);
    void applyOwn(AssociationId id, const AssociationRecord &record);
    [[nodiscard]] std::string ownOptions(const AssociationRecord &record, AssociationId above) const;

    Policy &m_policy;
    Findings &m_findings;
    std::string m_only; // the cluster that is read
    std::vector<AssociationRecord> m_records;
    std::unordered_map<std::string, std::size_t> m_accounts; // by name, the record
    std::unordered_map<std::string, AssociationId> m_ids; // of accounts
    std::unordered_map<AssociationId, std::size_t> m_recordOf; // of accounts
    std::unordered_map<std::string, std::vector<FlatOption>> m_accountOptions;
    std::unordered_map<std::string, std::vector<FlatOption>> m_userOptions;
    std::vector<std::uint32_t> m_lines; // by id
    bool m_reportedTooMany = false;
};

} // namespace apportion::slurm
