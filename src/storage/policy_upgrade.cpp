// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/policy_upgrade.h"

#include <array>

namespace apportion
{

std::span<const UpgradeStep> upgradeSteps()
{
    // A step never changes once a release has written its format.
    static constexpr std::array<UpgradeStep, 1> steps = {
        [](JsonValue &) {}, // format 2 has sums at its end, and the same rows
    };
    return steps;
}

void upgradeDocument(JsonValue &document, int from, std::span<const UpgradeStep> steps)
{
    for (auto step = static_cast<std::size_t>(from) - 1; step < steps.size(); ++step) {
        steps[step](document);
        if (JsonValue *format = document.find("format")) {
            format->text = std::to_string(step + 2);
        }
    }
}

} // namespace apportion
