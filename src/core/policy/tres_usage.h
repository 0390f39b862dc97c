// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// What an account, or a user in it, has used of one TRES with everything below, which is what GrpTRESMins limits. Slurm decays
/// it as it does the usage in billing.
struct TresUsage
{
    std::string account;
    std::string user; ///< empty: the account itself
    std::string tres; ///< lower case: "gres/gpu"
    std::uint64_t minutes = 0; ///< TRES × minutes, cut as Slurm cuts them before it compares

    bool operator==(const TresUsage &) const = default;
};

/// Puts them in the order of account, user and TRES. Of several for the same the last one counts.
void sortTresUsage(std::vector<TresUsage> &usage);
/// The minutes of a TRES; nothing: they are not known. @p usage is sorted.
[[nodiscard]] std::optional<std::uint64_t> tresMinutes(
    const std::vector<TresUsage> &usage, std::string_view account, std::string_view user, std::string_view tres);

} // namespace apportion
