// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/waiting.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

double WaitingLine::secondsToFull() const
{
    return agePerSecond > 0.0 ? std::max(0.0, (ageAtMost - age) / agePerSecond) : 0.0;
}

double WaitingLine::after(double seconds) const
{
    if (fixed) {
        return fixedAt;
    }
    constexpr double highest = 4294967295.0;
    const double grown = agePerSecond > 0.0 ? std::min(ageAtMost, age + agePerSecond * seconds) : age;
    return std::clamp(others + grown, 1.0, highest);
}

WaitingLine waitingLine(const Evaluation &evaluation, JobRow row)
{
    const PrioritySettings &settings = evaluation.policy().priority;
    const JobTable &jobs = evaluation.jobs();
    const PriorityTerms terms = evaluation.terms(row);
    WaitingLine line;
    line.row = row;
    line.age = terms.age;
    line.others = terms.sum - terms.age;
    line.ageAtMost = settings.weightAge;
    const bool accrues = jobs.accrueTime[row] != 0 || settings.has(PriorityFlag::AccrueAlways);
    if (accrues && !settings.maxAge.isUnlimited()) {
        line.agePerSecond = settings.weightAge / (std::max<std::uint32_t>(settings.maxAge.minutes, 1) * 60.0);
    }
    // A reservation changes nothing about age.
    line.fixed = settings.type == PriorityType::Basic || (jobs.state[row] & (JobTable::heldBit | JobTable::runningBit)) != 0;
    line.fixedAt = terms.priority;
    return line;
}

namespace
{

/// The first time in from … to at which the lines, straight in between, are equal; negative: they are not.
double crossingBetween(const WaitingLine &a, const WaitingLine &b, double from, double to)
{
    const double before = a.after(from) - b.after(from);
    const double after = a.after(to) - b.after(to);
    if (before == 0.0 || before * after > 0.0 || before == after) {
        return -1.0;
    }
    return from + (to - from) * before / (before - after);
}

} // namespace

std::vector<WaitingCrossing> waitingCrossings(std::span<const WaitingLine> lines, double horizon)
{
    std::vector<WaitingCrossing> crossings;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (std::size_t j = i + 1; j < lines.size(); ++j) {
            const WaitingLine &a = lines[i];
            const WaitingLine &b = lines[j];
            std::array<double, 4> corners { 0.0, std::min(horizon, a.secondsToFull()), std::min(horizon, b.secondsToFull()), horizon };
            std::sort(corners.begin(), corners.end());
            for (std::size_t k = 0; k + 1 < corners.size(); ++k) {
                const double at = corners[k] < corners[k + 1] ? crossingBetween(a, b, corners[k], corners[k + 1]) : -1.0;
                if (at <= 0.0) {
                    continue;
                }
                const bool aRises = a.after(corners[k]) < b.after(corners[k]);
                // Meeting at a corner and parting the same way again is no crossing.
                const double beyond = corners[k + 1];
                if (a.after(beyond) == b.after(beyond)) {
                    continue;
                }
                crossings.push_back({ aRises ? a.row : b.row, aRises ? b.row : a.row, at, a.after(at) });
            }
        }
    }
    std::stable_sort(crossings.begin(), crossings.end(), [](const WaitingCrossing &x, const WaitingCrossing &y) { return x.seconds < y.seconds; });
    return crossings;
}

} // namespace apportion
