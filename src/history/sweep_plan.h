// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion::history
{

/// Keys of a policy that change together, and what they become.
struct SweepAxis
{
    std::vector<std::string> keys; ///< as `apportion-cli set` takes them: "PriorityWeightAge", "account:chem:Fairshare"
    std::vector<std::vector<std::string>> values; ///< each with one for each key
    std::vector<std::uint32_t> lines; ///< of the values, in the plan
};

/// A number of a group of jobs: "waitMedian", "waitP90@account:chem".
struct MeasureWord
{
    std::string text; ///< as it was written
    std::size_t measure = 0; ///< in history::sweepMeasures
    std::string by = "all";
    std::string name;
};

/// What a sweep tries: each value of each axis with each of the others, each of these points with each seed. The first axis
/// changes slowest, the seed fastest.
struct SweepPlan
{
    std::string policy; ///< path of the policy file, as the plan has it
    std::vector<std::string> traces;
    bool isFast = false;
    std::int64_t warmUp = 0; ///< seconds at the beginning of the trace whose jobs are not measured
    std::vector<std::uint64_t> seeds { 0 };
    std::vector<std::string> settings; ///< edits that hold everywhere
    std::vector<std::uint32_t> settingLines;
    std::vector<SweepAxis> axes;
    std::vector<MeasureWord> measures; ///< that are shown when nothing else is asked for

    [[nodiscard]] std::uint64_t points() const;
    [[nodiscard]] std::uint64_t tasks() const { return points() * seeds.size(); }
    /// Keys and values of a point.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> point(std::uint64_t number) const;
};

/// Something that is wrong with a plan; line 0 means that no line applies.
struct PlanProblem
{
    std::uint32_t line = 0;
    std::string what;
};

/// Reads a plan (docs/SWEEP.md). It can be used when there are no problems.
[[nodiscard]] std::vector<PlanProblem> readSweepPlan(std::string_view text, SweepPlan &plan);
/// The same plan, whatever its form was; it reads back the same.
[[nodiscard]] std::string writeSweepPlan(const SweepPlan &plan);
/// What is wrong with a measure; empty when nothing.
[[nodiscard]] std::string readMeasure(const std::string &text, MeasureWord &word);

} // namespace apportion::history
