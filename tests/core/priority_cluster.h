// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <cstdint>
#include <tuple>
#include <utility>

namespace apportion::testing
{

inline constexpr std::int64_t noon = 1795000000;

/// Ten nodes of 16 CPUs, two partitions, two QOS, one user; no weights yet.
struct PriorityCluster : Snapshot
{
    AssociationId lab = policy.associations.addAccount(0, "lab", 1);
    AssociationId user = policy.associations.addUser(lab, "ann");

    PriorityCluster()
    {
        NodeGroup group;
        group.count = 10;
        group.cpus = 16;
        group.memoryMb = 64000;
        policy.nodeGroups.edit().push_back(group);
        for (const auto &[name, nodes, factor] : { std::tuple { "batch", 10U, 10 }, std::tuple { "short", 2U, 20 } }) {
            Partition partition;
            partition.name = name;
            partition.nodes = { { 0, nodes } };
            partition.priorityJobFactor = static_cast<std::uint16_t>(factor);
            partition.isDefault = policy.partitions->empty();
            partition.maxTime.minutes = 60;
            policy.partitions.edit().push_back(partition);
        }
        for (const auto &[name, priority] : { std::pair { "normal", 25U }, std::pair { "high", 100U } }) {
            Qos qos;
            qos.name = name;
            qos.priority = priority;
            policy.qos.edit().push_back(qos);
        }
    }

    static Job job(const char *id = "1")
    {
        Job made;
        made.id = id;
        made.user = "ann";
        made.account = "lab";
        made.qos = "normal";
        made.partitions = { "batch" };
        made.submitTime = made.accrueTime = made.eligibleTime = noon - 86400;
        made.nodes = 4;
        made.cpus = 32;
        made.timeLimit = 120;
        made.tres = { { "cpu", 32 }, { "mem", 160000 }, { "node", 4 } };
        return made;
    }

    PriorityTerms terms(const Job &made)
    {
        situation.jobs.edit() = { made };
        return evaluated().terms(0);
    }

    Evaluation evaluated() const
    {
        EvaluationOptions options;
        options.now = noon;
        return evaluate(*this, options).value();
    }

    void set(PriorityFlag flag, bool on = true) { policy.priority.set(flag, on); }
};

} // namespace apportion::testing
