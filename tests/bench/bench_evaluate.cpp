// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/evaluation.h"
#include "core/evaluate/job_priority.h"
#include "support/generated_policy.h"

#include <benchmark/benchmark.h>

using namespace apportion;

namespace
{

void benchEvaluate(benchmark::State &state, Algorithm algorithm)
{
    const auto [policy, situation] = test::generatedPolicy({ static_cast<AssociationId>(state.range(0)), 0, 7 });
    EvaluationOptions options;
    options.algorithm = algorithm;
    Evaluation evaluation = evaluate(policy, situation, options).value();
    for ([[maybe_unused]] auto _ : state) {
        evaluation = evaluate(policy, situation, options, {}, std::move(evaluation)).value();
        benchmark::DoNotOptimize(evaluation.factor.data());
    }
    state.SetItemsProcessed(state.iterations() * policy.associations.count());
    const std::size_t usage = situation.ownUsageColumn().size() * sizeof(long double);
    const std::size_t bytes = policy.associations.memoryBytes() + usage + evaluation.memoryBytes();
    state.counters["bytes_per_association"] = static_cast<double>(bytes) / policy.associations.count();
}

void benchPriority(benchmark::State &state)
{
    const auto [policy, situation] = test::generatedPolicy({ 100000, static_cast<std::uint32_t>(state.range(0)), 7 });
    Evaluation evaluation = evaluate(policy, situation).value();
    const PriorityContext context(policy, evaluation.layout(), evaluation.now());
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(context.computePriorities(evaluation, {}));
        benchmark::DoNotOptimize(evaluation.priorities.data());
    }
    state.SetItemsProcessed(state.iterations() * evaluation.jobs().rowCount());
}

void sizes(benchmark::internal::Benchmark *bench)
{
    bench->Arg(1000)->Arg(100000)->Arg(1000000)->Unit(benchmark::kMillisecond);
}

} // namespace

BENCHMARK_CAPTURE(benchEvaluate, fair_tree, Algorithm::FairTree)->Name("evaluate/fair_tree")->Apply(sizes);
BENCHMARK_CAPTURE(benchEvaluate, classic, Algorithm::Classic)->Name("evaluate/classic")->Apply(sizes);
BENCHMARK_CAPTURE(benchEvaluate, depth_oblivious, Algorithm::DepthOblivious)->Name("evaluate/depth_oblivious")->Apply(sizes);
BENCHMARK_CAPTURE(benchEvaluate, linear_2009, Algorithm::Linear2009)->Name("evaluate/linear_2009")->Apply(sizes);
BENCHMARK(benchPriority)->Name("priority")->Arg(1000)->Arg(100000)->Arg(1000000)->Unit(benchmark::kMillisecond);
