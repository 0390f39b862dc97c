// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/bench_support.h"

#include <fstream>
#include <tuple>

namespace apportion::bench
{

namespace
{

bool hasFailed = false;

std::string processorName()
{
    std::ifstream lines("/proc/cpuinfo");
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("model name")) {
            return line.substr(line.find(':') + 2);
        }
    }
    return "unknown";
}

} // namespace

const Snapshot &generated(const test::GeneratedSize &size)
{
    using Key = std::tuple<AssociationId, std::uint32_t, std::uint64_t, unsigned, bool>;
    static Key lastKey;
    static Snapshot last;
    if (const Key key(size.associations, size.jobs, size.seed, size.idlePercent, size.isWide); key != lastKey) {
        last = test::generatedPolicy(size);
        lastKey = key;
    }
    return last;
}

void fail(benchmark::State &state, const std::string &why)
{
    hasFailed = true;
    state.SetLabel(why);
}

} // namespace apportion::bench

int main(int argc, char **argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 2;
    }
    benchmark::AddCustomContext("processor", apportion::bench::processorName());
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return apportion::bench::hasFailed ? 1 : 0;
}
