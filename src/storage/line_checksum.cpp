// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/line_checksum.h"

#include <array>
#include <cstddef>

namespace apportion
{

namespace
{

constexpr std::size_t bytesAtOnce = 8;
using RemainderTable = std::array<std::uint16_t, 256>;

/// By the number of bytes that follow of those taken at once: what a byte makes of the remainder.
constexpr std::array<RemainderTable, bytesAtOnce> remainderTables = [] {
    std::array<RemainderTable, bytesAtOnce> made {};
    for (std::size_t byte = 0; byte < 256; ++byte) {
        auto remainder = static_cast<std::uint16_t>(byte);
        for (int bit = 0; bit < 8; ++bit) {
            remainder = static_cast<std::uint16_t>((remainder >> 1) ^ ((remainder & 1) != 0 ? 0x8408 : 0));
        }
        made[0][byte] = remainder;
    }
    for (std::size_t behind = 1; behind < bytesAtOnce; ++behind) {
        for (std::size_t byte = 0; byte < 256; ++byte) {
            const std::uint16_t before = made[behind - 1][byte];
            made[behind][byte] = static_cast<std::uint16_t>((before >> 8) ^ made[0][before & 0xff]);
        }
    }
    return made;
}();

std::uint8_t unsignedByte(std::string_view bytes, std::size_t index)
{
    return static_cast<std::uint8_t>(bytes[index]);
}

} // namespace

std::uint16_t lineChecksum(std::string_view bytes)
{
    std::uint16_t remainder = 0xffff;
    for (; bytes.size() >= bytesAtOnce; bytes.remove_prefix(bytesAtOnce)) {
        std::uint16_t next = remainderTables[bytesAtOnce - 1][unsignedByte(bytes, 0) ^ (remainder & 0xff)]
            ^ remainderTables[bytesAtOnce - 2][unsignedByte(bytes, 1) ^ (remainder >> 8)];
        for (std::size_t i = 2; i < bytesAtOnce; ++i) {
            next ^= remainderTables[bytesAtOnce - 1 - i][unsignedByte(bytes, i)];
        }
        remainder = next;
    }
    for (const char byte : bytes) {
        remainder = static_cast<std::uint16_t>((remainder >> 8) ^ remainderTables[0][(remainder ^ static_cast<std::uint8_t>(byte)) & 0xff]);
    }
    return static_cast<std::uint16_t>(~remainder);
}

} // namespace apportion
