// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace apportion
{

/// Asks for the memory at @p address, which is soon to be read: a hint, whatever stands there.
inline void prefetch(const void *address)
{
    __builtin_prefetch(address);
#ifdef __GNUC__
    asm volatile("" : : "r"(address)); // else a function that does nothing beside has no effect, and GCC leaves its calls out
#endif
}

} // namespace apportion
