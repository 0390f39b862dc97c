// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/fast_error.h"

#include <algorithm>
#include <cmath>

namespace apportion::replay
{

FastError measureFastError(const Policy &policy, const Situation &start, const Machine &machine, const Workload &workload, ReplayOptions options,
    std::size_t submissions, Progress *progress)
{
    FastError error;
    options.mostSubmissions = submissions;
    const std::size_t each = std::min(submissions, workload.submissions().size());
    if (progress != nullptr) {
        progress->begin(2 * each);
    }
    options.isFast = false;
    const ReplayResult exact = replayTrace(policy, start, machine, workload, options, progress);
    if (progress != nullptr) {
        progress->passed(each);
    }
    options.isFast = true;
    const ReplayResult fast = replayTrace(policy, start, machine, workload, options, progress);
    error.isComplete = exact.isComplete && fast.isComplete;
    std::vector<double> apart;
    std::vector<double> biases;
    for (TraceRow row = 0; row < exact.jobs.size(); ++row) {
        const ReplayedJob &one = exact.jobs[row];
        const ReplayedJob &other = fast.jobs[row];
        if (!one.hasStarted() || !other.hasStarted() || !isMeasured(workload.trace().jobs[row], one, noTime)) {
            continue;
        }
        error.exactMeanWait += static_cast<double>(one.wait());
        error.fastMeanWait += static_cast<double>(other.wait());
        biases.push_back(static_cast<double>(other.startTime - one.startTime));
        apart.push_back(std::abs(biases.back()));
    }
    error.jobs = apart.size();
    const double jobs = std::max<double>(1.0, static_cast<double>(error.jobs));
    error.exactMeanWait /= jobs;
    error.fastMeanWait /= jobs;
    error.start = quantilesOf(apart);
    error.bias = quantilesOf(biases).median;
    return error;
}

} // namespace apportion::replay
