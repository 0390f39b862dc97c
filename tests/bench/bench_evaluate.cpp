// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/bench_support.h"
#include "core/evaluate/evaluation.h"
#include "core/evaluate/job_priority.h"
#include "support/plain_fair_share.h"

#include <algorithm>
#include <numeric>

using namespace apportion;

namespace
{

/// Whether every factor is that of the plain rules.
bool isRight(const Evaluation &evaluation)
{
    const test::PlainFairShare plain = test::plainFairShare({ evaluation.policy(), evaluation.situation() }, evaluation.algorithm());
    const std::vector<AssociationId> &ids = evaluation.layout().ids();
    return std::all_of(ids.begin(), ids.end(), [&](AssociationId id) { return evaluation.fairShare(id) == plain.factors[id]; });
}

/// Arguments: associations, idle users in percent, whether accounts are wide.
void benchEvaluate(benchmark::State &state, Algorithm algorithm)
{
    const auto &[policy, situation]
        = bench::generated({ static_cast<AssociationId>(state.range(0)), 0, 7, static_cast<unsigned>(state.range(1)), state.range(2) != 0 });
    EvaluationOptions options;
    options.algorithm = algorithm;
    Evaluation evaluation = evaluate(policy, situation, options).value();
    for ([[maybe_unused]] auto _ : state) {
        evaluation.factor.pop_back(); // of the memory that is recycled nothing can be kept
        evaluation = evaluate(policy, situation, options, {}, std::move(evaluation)).value();
        benchmark::DoNotOptimize(evaluation.factor.data());
    }
    if (algorithm != Algorithm::Linear2009 && !isRight(evaluation)) {
        bench::fail(state, "not the plain rules' factors");
    }
    state.SetItemsProcessed(state.iterations() * policy.associations.count());
    const std::size_t usage = situation.ownUsageColumn().size() * sizeof(long double);
    const std::size_t bytes = policy.associations.memoryBytes() + usage + evaluation.memoryBytes();
    state.counters["bytes_per_association"] = static_cast<double>(bytes) / policy.associations.count();
    state.counters["sum"] = std::accumulate(evaluation.factor.begin(), evaluation.factor.end(), 0.0);
}

/// What the edit of one user's shares costs, each time another user's.
void benchEditShares(benchmark::State &state, Algorithm algorithm)
{
    const auto &[policy, situation] = bench::generated({ static_cast<AssociationId>(state.range(0)), 0, 7 });
    Policy draft = policy;
    EvaluationOptions options;
    options.algorithm = algorithm;
    Evaluation evaluation = evaluate(policy, situation, options).value();
    AssociationId id = 0;
    for ([[maybe_unused]] auto _ : state) {
        do {
            id = (id + draft.associations.rowCount() / 7) % draft.associations.rowCount();
        } while (!draft.associations.isUser(id));
        draft.associations.setRawShares(id, 1 + draft.associations.rawShares(id) % 1000);
        evaluation = evaluate(draft, situation, options, {}, std::move(evaluation)).value();
        benchmark::DoNotOptimize(evaluation.factor.data());
    }
    if (!isRight(evaluation)) {
        bench::fail(state, "not the plain rules' factors");
    }
    state.SetItemsProcessed(state.iterations() * policy.associations.count());
    state.counters["sum"] = std::accumulate(evaluation.factor.begin(), evaluation.factor.end(), 0.0);
}

/// What it costs to move one user to another account, the new order of all included; each time another user.
void benchEditStructure(benchmark::State &state, Algorithm algorithm)
{
    const auto &[policy, situation] = bench::generated({ static_cast<AssociationId>(state.range(0)), 0, 7 });
    Policy draft = policy;
    AssociationTree &tree = draft.associations;
    EvaluationOptions options;
    options.algorithm = algorithm;
    Evaluation evaluation = evaluate(policy, situation, options).value();
    AssociationId id = 0;
    for ([[maybe_unused]] auto _ : state) {
        do {
            id = (id + tree.rowCount() / 7) % tree.rowCount();
        } while (!tree.isUser(id));
        const AssociationId other = (id + tree.rowCount() / 3) % tree.rowCount();
        tree.move(id, tree.isUser(other) ? tree.parent(other) : other);
        evaluation = evaluate(draft, situation, options, {}, std::move(evaluation)).value();
        benchmark::DoNotOptimize(evaluation.factor.data());
    }
    if (!isRight(evaluation)) {
        bench::fail(state, "not the plain rules' factors");
    }
    state.SetItemsProcessed(state.iterations() * policy.associations.count());
    state.counters["sum"] = std::accumulate(evaluation.factor.begin(), evaluation.factor.end(), 0.0);
}

const Snapshot &withJobs(const benchmark::State &state)
{
    return bench::generated({ 100000, static_cast<std::uint32_t>(state.range(0)), 7 });
}

void benchPriority(benchmark::State &state)
{
    const Snapshot &now = withJobs(state);
    Evaluation evaluation = evaluate(now).value();
    const std::vector<std::uint32_t> expected = evaluation.priorities;
    const PriorityContext context(now.policy, evaluation.layout());
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(context.computePriorities(evaluation, {}));
        benchmark::DoNotOptimize(evaluation.priorities.data());
    }
    if (evaluation.priorities != expected) {
        bench::fail(state, "priorities differ from one pass to the next");
    }
    state.SetItemsProcessed(state.iterations() * evaluation.jobs().rowCount());
}

void benchJobTable(benchmark::State &state)
{
    const Snapshot &now = withJobs(state);
    benchmark::DoNotOptimize(now.policy.associations.layout().size());
    JobTable table;
    for ([[maybe_unused]] auto _ : state) {
        table = buildJobTable(now.policy, now.situation, std::move(table)); // as evaluate() does
        benchmark::DoNotOptimize(table.association.data());
    }
    if (table.jobCount() != now.situation.jobs->size()
        || std::find(table.association.begin(), table.association.end(), noAssociation) != table.association.end()) {
        bench::fail(state, "jobs without their association");
    }
    state.SetItemsProcessed(state.iterations() * table.rowCount());
}

void benchJobOrder(benchmark::State &state)
{
    const Evaluation evaluation = evaluate(withJobs(state)).value();
    std::vector<JobRow> order;
    for ([[maybe_unused]] auto _ : state) {
        order = orderJobs(evaluation);
        benchmark::DoNotOptimize(order.data());
    }
    const auto isBehind = [&](JobRow a, JobRow b) { return !decideOrder(evaluation, a, b).oneFirst; };
    if (order.size() != evaluation.jobs().rowCount() || std::adjacent_find(order.begin(), order.end(), isBehind) != order.end()) {
        bench::fail(state, "jobs out of order");
    }
    state.SetItemsProcessed(state.iterations() * evaluation.jobs().rowCount());
}

void sizes(benchmark::internal::Benchmark *bench)
{
    bench->ArgNames({ "", "idle", "wide" })->ArgsProduct({ { 100000, 1000000 }, { 0, 33, 100 }, { 0, 1 } })->Unit(benchmark::kMillisecond);
}

void editSizes(benchmark::internal::Benchmark *bench)
{
    bench->Arg(100000)->Arg(1000000)->Unit(benchmark::kMillisecond);
}

void jobCounts(benchmark::internal::Benchmark *bench)
{
    bench->Arg(1000)->Arg(100000)->Arg(1000000)->Unit(benchmark::kMillisecond);
}

} // namespace

BENCHMARK_CAPTURE(benchEvaluate, fair_tree, Algorithm::FairTree)->Name("evaluate/fair_tree")->Args({ 1000, 33, 0 })->Apply(sizes);
BENCHMARK_CAPTURE(benchEvaluate, classic, Algorithm::Classic)->Name("evaluate/classic")->Args({ 1000, 33, 0 })->Apply(sizes);
BENCHMARK_CAPTURE(benchEvaluate, depth_oblivious, Algorithm::DepthOblivious)->Name("evaluate/depth_oblivious")->Args({ 1000, 33, 0 })->Apply(sizes);
BENCHMARK_CAPTURE(benchEvaluate, linear_2009, Algorithm::Linear2009)->Name("evaluate/linear_2009")->Args({ 1000, 33, 0 })->Apply(sizes);
BENCHMARK_CAPTURE(benchEditShares, fair_tree, Algorithm::FairTree)->Name("edit_shares/fair_tree")->Apply(editSizes);
BENCHMARK_CAPTURE(benchEditShares, classic, Algorithm::Classic)->Name("edit_shares/classic")->Apply(editSizes);
BENCHMARK_CAPTURE(benchEditShares, depth_oblivious, Algorithm::DepthOblivious)->Name("edit_shares/depth_oblivious")->Apply(editSizes);
BENCHMARK_CAPTURE(benchEditStructure, fair_tree, Algorithm::FairTree)->Name("edit_structure/fair_tree")->Apply(editSizes);
BENCHMARK_CAPTURE(benchEditStructure, classic, Algorithm::Classic)->Name("edit_structure/classic")->Apply(editSizes);
BENCHMARK(benchPriority)->Name("priority")->Apply(jobCounts);
BENCHMARK(benchJobTable)->Name("job_table")->Apply(jobCounts);
BENCHMARK(benchJobOrder)->Name("job_order")->Apply(jobCounts);
