// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"

#include <cstdint>

namespace apportion::test
{

/// Numbers that are the same on every machine (splitmix64).
class Random
{
public:
    explicit Random(std::uint64_t seed) : m_state(seed) { }

    std::uint64_t next();
    /// 0 … bound − 1.
    std::uint64_t below(std::uint64_t bound) { return next() % bound; }
    /// True in @p percent of a hundred cases.
    bool chance(unsigned percent) { return below(100) < percent; }

private:
    std::uint64_t m_state;
};

struct GeneratedSize
{
    AssociationId associations = 1000; ///< root and its user included
    std::uint32_t jobs = 0;
    std::uint64_t seed = 1;
    unsigned idlePercent = 33; ///< of the users
    bool isWide = false; ///< some hundreds of users an account instead of one to some dozen
};

/// A cluster of mixed depth (up to seven levels): shares of all sizes, some 0, some `parent` (accounts too); three kinds of
/// nodes, four partitions, three QOS; all weights set.
[[nodiscard]] Snapshot generatedPolicy(const GeneratedSize &size);

} // namespace apportion::test
