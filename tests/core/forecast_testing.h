// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/forecast.h"

#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

// What tests of forecasts have in common.

namespace apportion::forecast_testing
{

inline constexpr std::int64_t day = 86400;
/// Monday, 2026-03-02 00:00 UTC.
inline constexpr std::int64_t monday = 1772409600;

/// ann and bob in lab, eve in den; ann runs 4 CPUs in batch, where bob waits for 2; gone users left usage with lab.
struct Cluster : Snapshot
{
    AssociationId lab;
    AssociationId den;
    AssociationId ann;
    AssociationId bob;
    AssociationId eve;

    Cluster()
    {
        policy.priority.halfLife.minutes = 7 * 1440;
        policy.nodeGroups.edit().push_back({});
        policy.nodeGroups.edit().back().names = "n1";
        policy.nodeGroups.edit().back().count = 1;
        policy.nodeGroups.edit().back().cpus = 16;
        policy.partitions.edit().push_back({});
        policy.partitions.edit().back().name = "batch";
        policy.partitions.edit().back().nodes = { { 0, 1 } };
        AssociationTree &tree = policy.associations;
        lab = tree.addAccount(AssociationTree::root(), "lab", 30);
        den = tree.addAccount(AssociationTree::root(), "den", 10);
        ann = tree.addUser(lab, "ann", 1);
        bob = tree.addUser(lab, "bob", 2);
        eve = tree.addUser(den, "eve", 1);
        situation.setOwnUsage(lab, 500.0L);
        situation.setOwnUsage(ann, 100000.0L);
        situation.setOwnUsage(bob, 300000.0L);
        situation.setOwnUsage(eve, 200000.0L);
        addJob("1", "ann", 4, true);
        addJob("2", "bob", 2, false);
    }

    void addJob(const char *id, const char *user, std::uint32_t cpus, bool running)
    {
        Job job;
        job.id = id;
        job.user = user;
        job.account = "lab";
        job.partitions = { "batch" };
        job.cpus = cpus;
        job.running = running;
        job.submitTime = monday;
        job.accrueTime = monday;
        situation.jobs.edit().push_back(job);
    }
};

inline double usage(const Situation &of, AssociationId id)
{
    return static_cast<double>(of.ownUsage(id));
}

inline bool near(double a, double b, double part = 1e-9)
{
    return std::abs(a - b) <= part * std::max(std::abs(a), std::abs(b));
}

inline ForecastAssumption assume(Meanwhile meanwhile, std::vector<AccountRate> accounts = {})
{
    return { meanwhile, std::move(accounts) };
}

} // namespace apportion::forecast_testing
