// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace apportion
{

/// Asks for the memory at @p address, which is soon to be read: a hint, whatever stands there.
inline void prefetch(const void *address)
{
    __builtin_prefetch(address);
}

} // namespace apportion
