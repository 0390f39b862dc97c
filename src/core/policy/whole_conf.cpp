// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/whole_conf.h"

#include "core/policy/text_scan.h"

#include <algorithm>

namespace apportion
{

bool isWholeConf(const Policy &policy)
{
    return std::any_of(policy.foreignConf->begin(), policy.foreignConf->end(),
        [](const ForeignLine &line) { return sameIgnoringCase(line.key, "SlurmctldHost") || sameIgnoringCase(line.key, "ControlMachine"); });
}

} // namespace apportion
