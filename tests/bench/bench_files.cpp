// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/bench_support.h"
#include "core/evaluate/evaluation.h"
#include "core/policy/number_text.h"
#include "slurm/lists/flat_file_writer.h"
#include "slurm/lists/listings.h"
#include "storage/policy_json.h"

using namespace apportion;

namespace
{

void benchReadFlatFile(benchmark::State &state)
{
    const std::string text = slurm::flatFile(bench::generated({ static_cast<AssociationId>(state.range(0)), 0, 7 }).policy);
    for ([[maybe_unused]] auto _ : state) {
        Policy policy;
        Diagnostics diagnostics;
        benchmark::DoNotOptimize(slurm::readFlatFile(text, "associations.cfg", policy, diagnostics));
        benchmark::DoNotOptimize(policy.associations.count());
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

void benchWriteFlatFile(benchmark::State &state)
{
    const Policy policy = bench::generated({ static_cast<AssociationId>(state.range(0)), 0, 7 }).policy;
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(slurm::flatFile(policy));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void benchReadPolicyFile(benchmark::State &state)
{
    const std::string text = writePolicyJson(bench::generated({ static_cast<AssociationId>(state.range(0)), 0, 7 }));
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(readPolicyJson(text, "policy.apportion"));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

void benchWritePolicyFile(benchmark::State &state)
{
    const Snapshot &now = bench::generated({ static_cast<AssociationId>(state.range(0)), 0, 7 });
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(writePolicyJson(now));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void benchReadUsage(benchmark::State &state)
{
    const Snapshot &now = bench::generated({ static_cast<AssociationId>(state.range(0)), 0, 7 });
    const AssociationTree &tree = now.policy.associations;
    const Evaluation evaluation = evaluate(now).value();
    std::string text = "Account|User|RawUsage\n";
    for (const AssociationId id : tree.layout().depthFirst()) {
        ((text += tree.accountName(id)) += '|') += tree.userName(id);
        appendCut(text += '|', evaluation.rawUsage(id));
        text += '\n';
    }
    Situation situation;
    for ([[maybe_unused]] auto _ : state) {
        Diagnostics diagnostics;
        situation = {};
        benchmark::DoNotOptimize(slurm::readSshare(text, "usage.txt", tree, situation, diagnostics));
    }
    if (!situation.equals(now.situation, tree)) {
        bench::fail(state, "not the usage that was written");
    }
    state.SetItemsProcessed(state.iterations() * tree.count());
}

} // namespace

BENCHMARK(benchReadFlatFile)->Name("read_flat_file")->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(benchWriteFlatFile)->Name("write_flat_file")->Arg(100000)->Unit(benchmark::kMillisecond);
// part of it is done by another thread, whose time counts
BENCHMARK(benchReadPolicyFile)->Name("read_policy_file")->Arg(100000)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();
BENCHMARK(benchWritePolicyFile)->Name("write_policy_file")->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(benchReadUsage)->Name("read_usage")->Arg(100000)->Unit(benchmark::kMillisecond);
