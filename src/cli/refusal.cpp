// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/refusal.h"

#include <array>
#include <string_view>
#include <utility>

namespace apportion::cli
{

Refusal refusalOf(const Diagnostic &finding)
{
    // what a finding is about begins its code: options of associations and QOS are sacctmgr's, the rest stands in slurm.conf
    static constexpr std::array<std::pair<std::string_view, Refusal>, 11> beginnings = { {
        { "option-", Refusal::Sacctmgr },
        { "qos-", Refusal::Sacctmgr },
        { "admin-level-", Refusal::Sacctmgr },
        { "default-account-", Refusal::Sacctmgr },
        { "default-qos-", Refusal::Sacctmgr },
        { "conf-", Refusal::Slurmctld },
        { "tres-", Refusal::Slurmctld },
        { "half-life-", Refusal::Slurmctld },
        { "calc-period", Refusal::Slurmctld },
        { "reset-", Refusal::None },
        { "partition-", Refusal::None },
    } };
    for (const auto &[beginning, refusal] : beginnings) {
        if (std::string_view(finding.code).starts_with(beginning)) {
            return refusal;
        }
    }
    return Refusal::None;
}

} // namespace apportion::cli
