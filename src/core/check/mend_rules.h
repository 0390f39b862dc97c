// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rules of mend(), one for each kind of finding that has a safe mending.

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <span>
#include <string_view>

namespace apportion::mending
{

struct Rule
{
    std::string_view code; ///< of the finding
    /// What the mending does; empty: there is none in this policy. The finding is for one object.
    Text (*what)(const Policy &policy, const Diagnostic &finding);
    /// Mends one object of @p draft; false when there was nothing to mend.
    bool (*mend)(Policy &draft, const Diagnostic &finding);
};

/// Rules for findings of the keys of slurm.conf.
[[nodiscard]] std::span<const Rule> confRules();
/// Rules for findings of the priority settings.
[[nodiscard]] std::span<const Rule> settingRules();
/// Rules for findings of partitions and nodes.
[[nodiscard]] std::span<const Rule> hardwareRules();
/// Rules for findings of raw shares.
[[nodiscard]] std::span<const Rule> shareRules();

/// The argument of a text, empty when it has fewer.
[[nodiscard]] inline std::string argument(const Text &text, std::size_t index)
{
    return index < text.arguments.size() ? text.arguments[index] : std::string();
}

} // namespace apportion::mending
