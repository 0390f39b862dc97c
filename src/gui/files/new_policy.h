// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/priority_settings.h"
#include "storage/project.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace apportion
{

/// A line of nodes that are alike, as people say it. What was no number is −1.
struct NewNodes
{
    QString names; ///< "n[1-10]"
    int cpus = 1; ///< of one node, here and below
    int memoryGb = 1;
    int gpus = 0;

    bool operator==(const NewNodes &) const = default;
};

struct NewPartition
{
    QString name;
    QString nodes = QStringLiteral("ALL"); ///< a host list, or ALL

    bool operator==(const NewPartition &) const = default;
};

/// What a policy for a cluster that does not exist yet is made of.
struct NewPolicy
{
    QString cluster;
    Algorithm algorithm = Algorithm::FairTree;
    std::vector<NewNodes> nodes;
    std::vector<NewPartition> partitions; ///< the first is the default one
    /// A table of accounts and users, one a line: account, shares, the account above it; a user is account/user. With a
    /// header the columns are named: Account, User, Shares, Parent. Accounts that have no line of their own hang from root.
    QString accounts;

    bool operator==(const NewPolicy &) const = default;
};

/// A policy that was made, or why it could not be.
struct MadePolicy
{
    Project project; ///< its baseline is the cluster without accounts: all of them are to be made there
    Diagnostics diagnostics;
    QStringList problems; ///< sentences for people; empty: it was made
};

/// Makes the policy as if its slurm.conf and accounts had been read. The texts may be anything.
[[nodiscard]] MadePolicy makePolicy(const NewPolicy &wanted);

/// What to begin with, for people, and that.
struct NewPolicyTemplate
{
    QString name;
    NewPolicy policy;
};
[[nodiscard]] std::vector<NewPolicyTemplate> newPolicyTemplates();

} // namespace apportion
