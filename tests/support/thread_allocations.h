// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace apportion::test
{

/// What a thread has been given of memory since it began.
struct ThreadAllocations
{
    std::uint64_t count = 0;
    std::uint64_t bytes = 0;
};

/// Whether allocations are counted: not with a sanitizer, which has its own malloc(), nor without the GNU C library.
[[nodiscard]] bool allocationsAreCounted();

/// Of this thread: whatever is gathered, copied or sorted anew shows here, whoever does it.
[[nodiscard]] ThreadAllocations threadAllocations();

} // namespace apportion::test
