// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random_trace.h"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace apportion::testing
{

/// A policy, a machine of @p nodes nodes of 8 CPUs, and a trace for them.
struct SmallReplay
{
    explicit SmallReplay(std::uint32_t nodes = 1) : policy(smallPolicy(nodes, 8, 16000, 2511)), machine(replay::makeMachine(policy, expandNames)) { }

    replay::TraceJob &add(std::uint32_t id, std::int64_t submit, std::int64_t run, std::uint32_t tasks = 8)
    {
        trace.jobs.push_back(tracedJob(trace, id, "red", submit, run));
        trace.jobs.back().tasks = tasks;
        return trace.jobs.back();
    }
    [[nodiscard]] replay::ReplayResult replay(const replay::ReplayOptions &options = {}) const
    {
        return replay::replayTrace(policy, Situation(), machine, replay::Workload(policy, machine, trace), options);
    }

    Policy policy;
    replay::Machine machine;
    replay::Trace trace;
};

/// Seconds that a job waited for one reason.
inline std::uint32_t waitedFor(const replay::ReplayedJob &job, replay::WaitReason reason)
{
    return job.waited[static_cast<std::size_t>(reason)];
}

/// The most licenses that jobs had at a time.
inline std::uint64_t mostLicenses(const RandomTrace &random, const replay::ReplayResult &result)
{
    std::vector<std::pair<std::int64_t, std::int64_t>> changes; // ends before starts of the same second
    for (replay::TraceRow row = 0; row < result.jobs.size(); ++row) {
        std::vector<replay::LicenseRequest> licenses;
        if (random.machine.readLicenses(random.trace.names[random.trace.jobs[row].licenses], licenses) && result.jobs[row].hasStarted()) {
            for (const replay::LicenseRequest &one : licenses) {
                changes.emplace_back(result.jobs[row].startTime * 2 + 1, one.count);
                changes.emplace_back(result.jobs[row].endTime * 2, -std::int64_t { one.count });
            }
        }
    }
    std::sort(changes.begin(), changes.end());
    std::int64_t used = 0;
    std::int64_t most = 0;
    for (const auto &[time, count] : changes) {
        used += count;
        most = std::max(most, used);
    }
    return static_cast<std::uint64_t>(most);
}

/// Rows for each mode.
inline void addModes()
{
    QTest::addColumn<bool>("isFast");
    QTest::newRow("exact") << false;
    QTest::newRow("fast") << true;
}

/// Rows for each release, with seeds.
inline void addSeeds()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<std::uint16_t>("release");
    for (const std::uint16_t release : { std::uint16_t { 2205 }, std::uint16_t { 2511 } }) {
        for (quint64 seed = 1; seed <= 5; ++seed) {
            QTest::addRow("%d, seed %llu", release, seed) << seed << release;
        }
    }
}

/// Rows for each mode, with seeds and releases.
inline void addSeedsAndModes()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<std::uint16_t>("release");
    QTest::addColumn<bool>("isFast");
    for (const bool isFast : { false, true }) {
        for (quint64 seed = 1; seed <= 5; ++seed) {
            const std::uint16_t release = seed % 2 == 0 ? 2205 : 2511;
            QTest::addRow("%s, %d, seed %llu", isFast ? "fast" : "exact", release, seed) << seed << release << isFast;
        }
    }
}

} // namespace apportion::testing
