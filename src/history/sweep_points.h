// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/sweep_plan.h"
#include "history/sweep_results.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace apportion::history
{

/// What some replays of one policy say of a measure.
struct SeedMean
{
    double mean; ///< not a number where no replay has it
    double noise = 0.0; ///< what the means of two points must differ by in 19 of 20 cases to be no chance
};

/// A point of the grid of a sweep, or one of its tasks.
struct SweepPoint
{
    std::uint64_t point = 0;
    std::uint64_t seed = 0;
    std::vector<std::pair<std::string, std::string>> settings;
    std::vector<std::vector<double>> values; ///< for each measure those of the seeds that have it

    [[nodiscard]] SeedMean measured(std::size_t measure) const;
    /// Null when no axis has that key.
    [[nodiscard]] const std::string *valueOf(const std::string &key) const;
    /// "PriorityWeightAge=1000, PriorityDecayHalfLife=7-0"; the value alone where there is one key.
    [[nodiscard]] std::string text() const;
};

/// Adds a task to its point, or with @p isEach as a row of its own. Tasks come in their order.
void addResult(std::vector<SweepPoint> &points, const SweepResult &result, const std::vector<MeasureWord> &words, bool isEach = false);

/// Those that no other one beats in one of the first two measures without being beaten in the other, the best of the first one first.
[[nodiscard]] std::vector<SweepPoint> paretoFront(std::vector<SweepPoint> points, const std::vector<MeasureWord> &words);

/// The first measure over two keys, in the order of the plan; what else the sweep changes is averaged.
struct SweepMap
{
    std::vector<std::string> rows;
    std::vector<std::string> columns;
    std::vector<double> values; ///< row by row; not a number where nothing is known
};
/// Both are keys of axes.
[[nodiscard]] SweepMap sweepMap(const std::vector<SweepPoint> &points, const std::string &rowKey, const std::string &columnKey);

/// What results must be of: what is computed from, and by which program (the application's version). Empty, and why in @p wrong,
/// when the folder's files cannot be read.
[[nodiscard]] QString sweepIdentity(const QString &folder, QString &wrong);

/// A sweep that was run and merged, as its folder has it.
struct MergedSweep
{
    SweepPlan plan;
    std::vector<MeasureWord> words; ///< in the order of the values of points
    std::vector<SweepPoint> points;
    std::uint64_t tasks = 0; ///< that are in it
    std::vector<std::string> unmodelled; ///< settings of its policies that the replays leave out
    QString error; ///< why it cannot be shown; empty when it can
};
/// Reads every measure of all jobs, and those that the plan names, of a folder. Not for a window's thread.
[[nodiscard]] MergedSweep readMergedSweep(const QString &folder);

/// The settings that the replays of a sweep leave out, as its folder has them noted.
[[nodiscard]] std::vector<std::string> readSweepUnmodelled(const QString &folder);

/// SHA-256 of the bytes of a file; empty when it cannot be read.
[[nodiscard]] QByteArray fileDigest(const QString &path);

// The files of a sweep's folder.
inline constexpr const char *sweepPlanFile = "plan.json";
inline constexpr const char *sweepPolicyFile = "policy.apportion";
inline constexpr const char *sweepTraceFile = "jobs.trace";
inline constexpr const char *sweepUnmodelledFile = "not-modelled.txt"; ///< a setting a line
inline constexpr const char *sweepMergedFile = "sweep.sqlite";

} // namespace apportion::history
