// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/bench_support.h"
#include "trace/generate_trace.h"
#include "trace/read_trace.h"
#include "trace/trace_summary.h"
#include "trace/trace_text.h"

#include <string>

using namespace apportion;

namespace
{

/// What sacct would print of so many jobs, as docs/TRACE_FILE.md asks for it.
std::string sacctText(std::int64_t jobs)
{
    std::string text
        = "JobIDRaw|JobID|User|Account|Partition|QOS|Submit|Eligible|Start|End|Suspended|TimelimitRaw|State|ReqTRES|AllocTRES|ReqMem|ReqCPUS|"
          "ReqNodes|NodeList|Priority|Reservation|Reason|Flags|SubmitLine\n";
    test::Random random(7);
    for (std::int64_t i = 1; i <= jobs; ++i) {
        const std::string id = std::to_string(i);
        const std::string cpus = std::to_string(1 << random.below(6));
        const std::string tres = "billing=" + cpus + ",cpu=" + cpus + ",mem=" + std::to_string(1000 * (1 + random.below(64))) + "M,node=1";
        const std::int64_t submit = 1767571200 + i / 2;
        const auto start = submit + static_cast<std::int64_t>(random.below(20000));
        text += id + '|' + id + "|user" + std::to_string(random.below(2000)) + "|account" + std::to_string(random.below(200)) + "|main|normal|"
            + std::to_string(submit) + '|' + std::to_string(submit) + '|' + std::to_string(start) + '|'
            + std::to_string(start + 60 + static_cast<std::int64_t>(random.below(50000))) + "|00:00:00|1440|COMPLETED|" + tres + '|' + tres
            + "|4000M|" + cpus + "|1|n" + std::to_string(random.below(500)) + "|" + std::to_string(random.below(100000))
            + "||None|SchedBackfill,StartReceived|sbatch -p main -n " + cpus + " -t 1-0 job_" + id + ".sh\n";
    }
    return text;
}

void benchReadSacct(benchmark::State &state)
{
    const std::string text = sacctText(state.range(0));
    double bytes = 0;
    for ([[maybe_unused]] auto _ : state) {
        const trace::ReadTrace read = trace::readTrace(text, "sacct.txt");
        bytes = static_cast<double>(trace::summarize(read.trace).bytes);
        if (read.trace.jobs.size() != static_cast<std::size_t>(state.range(0))) {
            bench::fail(state, "not the jobs that were written");
        }
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
    state.counters["bytes_a_job"] = bytes / static_cast<double>(state.range(0));
}

void benchReadTrace(benchmark::State &state)
{
    std::string text;
    (void)trace::writeTraceText(trace::readTrace(sacctText(state.range(0)), "sacct.txt").trace, [&](std::string_view block) {
        text += block;
        return true;
    });
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(trace::readTrace(text, "jobs.trace"));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

} // namespace

BENCHMARK(benchReadSacct)->Name("read_sacct")->Arg(100000)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK(benchReadTrace)->Name("read_trace")->Arg(100000)->Arg(1000000)->Unit(benchmark::kMillisecond);
