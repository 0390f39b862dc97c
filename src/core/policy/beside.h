// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <future>
#include <system_error>
#include <type_traits>

namespace apportion
{

/// Does work on another thread where that @p pays, which takes some 50 µs to start; else, and where there can be no more threads,
/// when its result is asked for. What the work reads outlives the future, which waits for it; what it throws, get() throws.
template <typename Work>
[[nodiscard]] std::future<std::invoke_result_t<Work>> beside(bool pays, const Work &work)
{
    if (pays) {
        try {
            return std::async(std::launch::async, work);
        } catch (const std::system_error &) { // then here
        }
    }
    return std::async(std::launch::deferred, work);
}

/// Whether work of beside() has been done already.
template <typename Result>
[[nodiscard]] bool isDone(const std::future<Result> &work)
{
    return work.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

} // namespace apportion
