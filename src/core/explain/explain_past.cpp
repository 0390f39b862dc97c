// SPDX-License-Identifier: GPL-3.0-or-later
// That a number is of a moment that has been, and how it is known.
#include "core/explain/explain_parts.h"
#include "core/plan/past.h"
#include "core/policy/number_text.h"

#include <iterator>
#include <utility>

namespace apportion
{

namespace
{

Text pastJobText(PastJob job)
{
    switch (job) {
    case PastJob::NotYet:
        return { APPORTION_TEXT("It was handed in later"), {} };
    case PastJob::Runs:
        return { APPORTION_TEXT("It runs now, and is taken to have run then"), {} };
    case PastJob::Waits:
    case PastJob::WaitsYet:
        break;
    }
    return { APPORTION_TEXT("It waited then"), {} };
}

} // namespace

Explanation ofThePast(Explanation explanation, const Evaluation &evaluation, const Past &past, std::optional<JobRow> row)
{
    if (explanation.steps.empty()) {
        return explanation;
    }
    explaining::Steps steps(evaluation);
    const std::string &cluster = past.kept.policy.clusterName;
    const Text note = cluster.empty()
        ? Text { APPORTION_TEXT("What had been used by %1, as the history keeps it, under this policy"), { utcText(past.time) } }
        : Text { APPORTION_TEXT("What had been used by %1, as it was imported from %2, under this policy"), { utcText(past.time), cluster } };
    steps.say({ APPORTION_TEXT("Not any more"), {} }, note, static_cast<long double>(past.time), "").value = {};
    if (row) {
        // those that were handed in later are told by their time: they are held in the situation of then
        const Job &job = (*evaluation.situation().jobs)[evaluation.jobs().job[*row]];
        steps.say({ APPORTION_TEXT("The job then"), {} }, pastJobText(pastJob(job, past.time)), 0.0L, "").value = {};
    }
    std::vector<ExplainStep> first = steps.take();
    explanation.steps.insert(explanation.steps.begin(), std::make_move_iterator(first.begin()), std::make_move_iterator(first.end()));
    return explanation;
}

} // namespace apportion
