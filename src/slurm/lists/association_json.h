// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

class Findings;

/// Reads the JSON of associations (sacctmgr show assoc, slurmrestd's /slurmdb/…/associations) and what may stand
/// beside them (accounts, users, QOS, TRES of /slurmdb/…/config) into @p policy. The field names are those of the
/// data_parser plugins v0.0.39 to v0.0.44, and of the openapi plugins before them. False when there is no association.
bool readAssociationJson(std::string_view text, const std::string &fileName, Policy &policy, Findings &findings);

} // namespace apportion::slurm
