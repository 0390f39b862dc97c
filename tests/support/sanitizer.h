// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifdef __has_feature // clang's way of telling
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define APPORTION_IS_SANITIZED
#endif
#if __has_feature(thread_sanitizer)
#define APPORTION_IS_THREAD_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define APPORTION_IS_SANITIZED
#endif

namespace apportion
{

/// Whether the program was built with a sanitizer: what it takes of memory is the sanitizer's then, not its own.
#ifdef APPORTION_IS_SANITIZED
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

} // namespace apportion
