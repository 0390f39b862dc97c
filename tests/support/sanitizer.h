// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace apportion
{

/// Whether the program was built with a sanitizer: what it takes of memory is the sanitizer's then, not its own.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

} // namespace apportion
