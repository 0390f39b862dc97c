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
    Diagnostic diagnostic;
    diagnostic.severity = Severity::Error;
    diagnostic.code = "memory";
    diagnostic.message.source = APPORTION_TEXT("There is not enough memory for this.");
    diagnostic.advice.source = APPORTION_TEXT("Nothing was changed. Close other programs, and try again.");
    return diagnostic;
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
        Diagnostic diagnostic;
        diagnostic.severity = Severity::Error;
        diagnostic.code = "failed";
        diagnostic.message = { APPORTION_TEXT("Something went wrong inside Apportion: %1"), { error.what() } };
        diagnostic.advice = { APPORTION_TEXT("Nothing was changed. Please tell its developers what you did."), {} };
        return diagnostic;
    } catch (...) {
        Diagnostic diagnostic;
        diagnostic.severity = Severity::Error;
        diagnostic.code = "failed";
        diagnostic.message = { APPORTION_TEXT("Something went wrong inside Apportion."), {} };
        diagnostic.advice = { APPORTION_TEXT("Nothing was changed. Please tell its developers what you did."), {} };
        return diagnostic;
    }
}

} // namespace apportion
