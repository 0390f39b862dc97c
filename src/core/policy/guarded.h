// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"

#include <exception>
#include <new>
#include <optional>
#include <utility>

namespace apportion
{

/// What is said when there was not enough memory.
[[nodiscard]] inline Diagnostic outOfMemory()
{
    return { Severity::Error, "memory", { APPORTION_TEXT("There is not enough memory for this."), {} },
        { APPORTION_TEXT("Nothing was changed. Close other programs, and try again."), {} }, {}, {} };
}

/// What is said of any other exception.
[[nodiscard]] inline Diagnostic failedInside(Text what)
{
    return { Severity::Error, "failed", std::move(what), { APPORTION_TEXT("Nothing was changed. Please tell its developers what you did."), {} }, {},
        {} };
}

/// Calls @p work and lets nothing of what it throws out; what was thrown comes back as a finding.
///
/// For work on a thread that nothing above it would catch an exception of.
template <typename Work>
[[nodiscard]] std::optional<Diagnostic> guarded(Work &&work)
{
    try {
        std::forward<Work>(work)();
        return std::nullopt;
    } catch (const std::bad_alloc &) {
        return outOfMemory();
    } catch (const std::exception &error) {
        return failedInside({ APPORTION_TEXT("Something went wrong inside Apportion: %1"), { error.what() } });
    } catch (...) {
        return failedInside({ APPORTION_TEXT("Something went wrong inside Apportion."), {} });
    }
}

} // namespace apportion
