// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trace_testing.h"

#include <cstdint>
#include <string>

namespace apportion::testing
{

/// The columns of most tests; '|' in a name and several lines are those of the last one.
inline const std::string header
    = "JobID|User|Account|Partition|QOS|Submit|Eligible|Start|End|Elapsed|Timelimit|State|ReqTRES|AllocTRES|NodeList|SubmitLine\n";
inline const std::string sizes = "billing=4,cpu=4,mem=1000M,node=2|billing=4,cpu=4,mem=1000M,node=2|n[01-02]|";
inline const std::string done
    = "2026-01-05T00:00:00|2026-01-05T00:00:10|2026-01-05T00:01:00|2026-01-05T00:02:00|00:01:00|00:05:00|COMPLETED|" + sizes;

inline std::string row(const std::string &id, const std::string &rest = done)
{
    return id + "|ann|chem|main|normal|" + rest;
}

inline constexpr std::int64_t day = 1767571200; // 2026-01-05

} // namespace apportion::testing
