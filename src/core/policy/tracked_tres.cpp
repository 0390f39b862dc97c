// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/tracked_tres.h"

namespace apportion
{

bool isTrackedByItself(const TresTable &tres, std::string_view name, std::uint16_t release)
{
    constexpr std::uint16_t first = 2302;
    constexpr std::uint16_t ofTypesLast = 2302;
    if ((release != 0 && release < first) || (!sameIgnoringCase(name, "gres/gpumem") && !sameIgnoringCase(name, "gres/gpuutil"))) {
        return false;
    }
    bool hasType = false;
    for (TresIndex i = alwaysTrackedTres; i < tres.size(); ++i) {
        hasType = hasType || tres.name(i).rfind("gres/gpu:", 0) == 0;
    }
    return tres.find("gres/gpu") != noTres || (release == ofTypesLast && hasType);
}

bool isTracked(const Policy &policy, std::string_view name)
{
    return policy.tres.find(name) != noTres || isTrackedByItself(policy.tres, name, policy.release);
}

} // namespace apportion
