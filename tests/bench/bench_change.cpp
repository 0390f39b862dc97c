// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/bench_support.h"
#include "core/change/compare.h"
#include "core/change/difference.h"
#include "core/change/effect.h"
#include "core/change/policy_merge.h"
#include "core/check/checker.h"
#include "core/evaluate/evaluation.h"
#include "slurm/change/sacctmgr_commands.h"
#include "slurm/change/text_diff.h"
#include "slurm/lists/flat_file_writer.h"

using namespace apportion;

namespace
{

const Snapshot &generated(const benchmark::State &state)
{
    return bench::generated({ static_cast<AssociationId>(state.range(0)), 1000, 7 });
}

/// The policy with other shares for everybody.
Policy refilled(Policy policy)
{
    for (AssociationId id = 1; id < policy.associations.rowCount(); ++id) {
        policy.associations.setRawShares(id, 4711);
    }
    return policy;
}

void benchCheck(benchmark::State &state)
{
    const Snapshot &now = generated(state);
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(check(now.policy, now.situation));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void benchDifference(benchmark::State &state)
{
    const Policy baseline = generated(state).policy;
    const Policy draft
        = refilled(test::generatedPolicy({ static_cast<AssociationId>(state.range(0)), 1000, 7 }).policy); // nothing shared, the same ids
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(difference(baseline, draft));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

/// Every tenth account with another name and every hundredth row with other shares, from @p first on.
void editSome(Snapshot &now, AssociationId first)
{
    AssociationTree &tree = now.policy.associations;
    AssociationId accounts = first;
    for (AssociationId id = 1; id < tree.rowCount(); ++id) {
        if (tree.isAccount(id) && ++accounts % 10 == 0) {
            tree.rename(id, std::string(tree.name(id)) + "_new");
        }
        if (id % 100 == first) {
            tree.setRawShares(id, 4711);
        }
    }
}

/// A draft of a week with what a cluster became meanwhile, which shares nothing with it; both renamed and edited.
void benchMerge(benchmark::State &state)
{
    const Snapshot &base = generated(state);
    Snapshot mine = base;
    editSome(mine, 0);
    Snapshot theirs = test::generatedPolicy({ static_cast<AssociationId>(state.range(0)), 1000, 7 });
    editSome(theirs, 5);
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(mergePolicies(base, mine, theirs));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void benchCompareUsers(benchmark::State &state)
{
    const Snapshot &now = generated(state);
    const auto baseline = evaluate(now);
    const auto draft = evaluate(refilled(now.policy), now.situation);
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(compareUsers(*baseline, *draft));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

/// What so many changed accounts are worth to everybody.
void benchEffects(benchmark::State &state)
{
    const Snapshot now = generated(state);
    Policy draft = now.policy;
    std::int64_t accounts = 0;
    for (AssociationId id = 1; id < draft.associations.rowCount() && accounts < state.range(1); ++id) {
        if (draft.associations.isAccount(id) && !draft.associations.usesParent(id)) {
            draft.associations.setRawShares(id, 4711);
            ++accounts;
        }
    }
    const auto before = evaluate(now);
    const auto after = evaluate(draft, now.situation);
    const AssociationMatch match(before->tree(), after->tree());
    const PolicyDifference what = difference(now.policy, draft, match);
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(measureEffects(*before, *after, match, what));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void benchCommands(benchmark::State &state)
{
    const auto &[baseline, situation] = generated(state);
    const Policy draft = refilled(baseline);
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(slurm::sacctmgrCommands(baseline, draft, nullptr, nullptr, situation, situation));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void benchDiffLines(benchmark::State &state)
{
    const Policy policy = generated(state).policy;
    const std::string before = slurm::flatFile(policy);
    const std::string after = slurm::flatFile(refilled(policy));
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(slurm::diffLines(before, after));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

} // namespace

BENCHMARK(benchCheck)->Name("check")->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(benchDifference)->Name("difference")->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(benchMerge)->Name("merge_policies")->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(benchCompareUsers)->Name("compare_users")->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(benchEffects)
    ->Name("measure_effects")
    ->ArgNames({ "associations", "changes" })
    ->Args({ 100000, 5 })
    ->Args({ 100000, 8 })
    ->Args({ 100000, 30 })
    ->Args({ 100000, 4000 })
    ->Unit(benchmark::kMillisecond);
BENCHMARK(benchCommands)->Name("sacctmgr_commands")->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(benchDiffLines)->Name("diff_lines")->Arg(100000)->Unit(benchmark::kMillisecond);
