// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion::history
{

/// A number that a sweep measures of a group of jobs.
struct SweepMeasure
{
    const char *name;
    const char *meaning;
    bool isMoreBetter; ///< else less is better
};
inline constexpr std::array sweepMeasures {
    SweepMeasure { "jobs", "jobs that started", true },
    SweepMeasure { "neverStarted", "jobs that did not", false },
    SweepMeasure { "waitMean", "seconds from submission to start, in the mean", false },
    SweepMeasure { "waitMedian", "the same, median", false },
    SweepMeasure { "waitP90", "the same, what nine in ten do not exceed", false },
    SweepMeasure { "slowdownMedian", "(wait + run) ÷ run, runs below ten seconds counted as ten", false },
    SweepMeasure { "slowdownP90", "the same, what nine in ten do not exceed", false },
    SweepMeasure { "busy", "CPUs in use, of all, until the last submission", true },
};
/// Its place in sweepMeasures.
[[nodiscard]] std::optional<std::size_t> findSweepMeasure(std::string_view name);

/// What was measured of a group of jobs in one task: "account", "chem".
struct SweepRow
{
    std::string by;
    std::string name;
    std::array<double, sweepMeasures.size()> values {};
};

/// One task of a sweep: a point of its grid, and a seed.
struct SweepResult
{
    std::uint64_t task = 0;
    std::uint64_t point = 0;
    std::uint64_t seed = 0;
    std::vector<std::pair<std::string, std::string>> settings; ///< keys and values of the point
    std::vector<SweepRow> rows;
};

/// Writes results into a file of their own (docs/SWEEP.md), whole or not at all; the same results in the same order give the
/// same bytes.
class SweepWriter
{
public:
    /// @p identity is that of the sweep.
    SweepWriter(QString path, const QString &identity);
    ~SweepWriter();
    SweepWriter(const SweepWriter &) = delete;
    SweepWriter &operator=(const SweepWriter &) = delete;

    void add(const SweepResult &result);
    /// Puts the file in its place. Empty, or why that could not be done.
    [[nodiscard]] QString finish();

private:
    struct File;
    QString m_path;
    QString m_part;
    std::unique_ptr<File> m_file;
};

/// The results of a file, in the order of their tasks. Empty, or why they cannot be
/// read; @p identity is that of the sweep, or empty for any.
[[nodiscard]] QString readSweepResults(const QString &path, const QString &identity, const std::function<void(SweepResult &&)> &take);

} // namespace apportion::history
