// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace apportion
{

/// What the kernel can give as one page where it is asked for it; x86-64 and 64-bit ARM with pages of 4 KiB.
inline constexpr std::size_t hugePage = std::size_t { 2 } << 20;
/// From so many bytes on a block begins at a border of huge pages; what is smaller would waste too much of them.
inline constexpr std::size_t largeBlock = 3 * hugePage / 2;

/// How many bytes are set aside for a large block of @p size: whole huge pages where that costs at most an eighth more.
[[nodiscard]] constexpr std::size_t largeBlockSize(std::size_t size)
{
    const std::size_t beyond = size % hugePage;
    const std::size_t more = beyond == 0 ? 0 : hugePage - beyond;
    return more <= size / 8 ? size + more : size;
}

} // namespace apportion
