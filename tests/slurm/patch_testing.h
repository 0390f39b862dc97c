// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/difference.h"
#include "slurm/conf/conf_patch.h"
#include "slurm/conf/slurm_conf.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <string>

// A slurm.conf as a text, and what a patch makes of it.
namespace apportion::patch_testing
{

using namespace apportion::slurm;

inline ConfReading read(const std::string &text)
{
    return readSlurmConf(text, "slurm.conf");
}

/// Reads @p text, lets @p edit change the policy, and patches the text.
inline QString patched(const std::string &text, const std::function<void(Policy &)> &edit)
{
    const ConfReading asRead = read(text);
    Policy draft = asRead.policy;
    edit(draft);
    const ConfPatch patch = patchConf(text, asRead, draft);
    // Whatever was changed must read back as the draft.
    if (!difference(draft, read(patch.text).policy).isEmpty()) {
        return "does not read back: " + QString::fromStdString(patch.text);
    }
    return QString::fromStdString(patch.text);
}

inline Partition &partition(Policy &policy, std::size_t index)
{
    return policy.partitions.edit()[index];
}

} // namespace apportion::patch_testing
