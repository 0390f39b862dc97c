// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace apportion
{

/// The CRC-16 of ISO 3309: what qChecksum() returns, eight bytes at a time instead of half a byte.
[[nodiscard]] std::uint16_t lineChecksum(std::string_view bytes);

} // namespace apportion
