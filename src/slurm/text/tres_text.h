// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/tres.h"

#include <cstdint>

#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// Entries of a list that could not be read, as written.
using BadEntries = std::vector<std::string>;

/// "CPU=1.0,Mem=0.25G,GRES/gpu=2.0" of TRESBillingWeights and PriorityWeightTRES, entries in their order. What is no
/// weight goes to @p bad.
[[nodiscard]] TresWeights parseTresWeights(std::string_view text, BadEntries &bad);
/// Appends entries that parseTresWeights() could not read, so that they are written back.
void keepUnread(TresWeights &weights, const BadEntries &bad);
/// "cpu=4,mem=62.50G,node=1,billing=4,gres/gpu=2" as scontrol prints it; names in lower case, memory in MB.
[[nodiscard]] TresCounts parseTresCounts(std::string_view text, BadEntries &bad);
/// Names as they are written, where slurmctld tells cases apart (countsAs()), or in lower case, as those of TRES are.
enum class NameCase : std::uint8_t { AsWritten, Lower };
/// The Gres of a node, "gpu:tesla:2(S:0-1),craynetwork:4": the sum of each name as "gres/gpu" and, for typed ones,
/// of each type as "gres/gpu:tesla" too.
[[nodiscard]] TresCounts parseGres(std::string_view text, NameCase nameCase, BadEntries &bad);
/// "matlab:20,ansys" of Licenses as "license/matlab" …; one where no number stands.
[[nodiscard]] TresCounts parseLicenses(std::string_view text, NameCase nameCase, BadEntries &bad);

} // namespace apportion::slurm
