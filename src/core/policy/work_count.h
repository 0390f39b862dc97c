// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace apportion
{

/// What takes the longer the larger a policy is, and what a window asks for the more of the more it shows.
enum class Work : std::uint8_t {
    Evaluate, ///< evaluate()
    Check, ///< the checker
    Compare, ///< two policies, or two evaluations
    LayOut, ///< the associations in the order in which they are walked
    ArrangeRows, ///< which associations a tree shows, filtered and sorted
    PrepareChart, ///< what a chart shows, found in an evaluation
    Read, ///< a file or a text made into a policy
    Write, ///< a policy made into a file or a text
    AskCell, ///< data() of a model
};
inline constexpr std::size_t workKinds = 9;

using WorkCounts = std::array<std::uint64_t, workKinds>;

namespace detail
{
inline constinit thread_local WorkCounts workOfThread {};
}

/// Tells that this thread does a piece of work: who wants to know what a thread is kept busy with compares workCounts()
/// before and after, which is the same on every machine.
inline void countWork(Work work) noexcept
{
    ++detail::workOfThread[static_cast<std::size_t>(work)];
}

/// How often this thread did each kind of work since it began.
[[nodiscard]] inline WorkCounts workCounts() noexcept
{
    return detail::workOfThread;
}

} // namespace apportion
