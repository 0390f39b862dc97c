// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/generated_policy.h"

#include <benchmark/benchmark.h>

#include <string>

namespace apportion::bench
{

/// A generated policy; the one that was asked for last is kept, since a benchmark is called several times.
[[nodiscard]] const Snapshot &generated(const test::GeneratedSize &size);

/// Says beside a benchmark's time that its result is wrong: the program then ends with 1.
void fail(benchmark::State &state, const std::string &why);

} // namespace apportion::bench
