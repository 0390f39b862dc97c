// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace apportion
