// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// Which GRES slurmctld knows: the names in GresTypes, told apart by case (gres.c, gres_name_filter()).
class GresTypes
{
public:
    explicit GresTypes(const Policy &policy);

    /// Whether slurmctld takes an entry of a node's Gres, "gres/gpu" or "gres/gpu:a100". Where no whole slurm.conf was read and
    /// none of its lines says it, whatever nodes have is known.
    [[nodiscard]] bool knows(std::string_view gres) const;
    /// What of a node's GRES it takes.
    [[nodiscard]] TresCounts known(const TresCounts &gres) const;

private:
    bool m_knowsAll = true;
    std::vector<std::string> m_names;
};

/// Whether slurmctld counts @p has, what nodes or Licenses have, in its totals of @p tres, whose name is in lower case: it tells the
/// types of GRES and licences apart by case, the names of GRES it does not (gres.c, gres_node_config_cnt(); licenses.c). What jobs ask
/// for is counted, billed and limited by the name in lower case all the same.
[[nodiscard]] bool countsAs(std::string_view has, std::string_view tres);

} // namespace apportion
