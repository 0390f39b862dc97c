// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/text.h"
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
/// What squeue prints that a job asks for on each node, "gpu:tesla:2,craynetwork:4", in lower case: the sum of each name as
/// "gres/gpu" and, for typed ones, of each type as "gres/gpu:tesla" too.
[[nodiscard]] TresCounts parseJobGres(std::string_view text, BadEntries &bad);

/// An entry of a node's Gres of which slurmctld makes something else than a name, a type and a number of it.
struct OddGres
{
    enum class Taken : std::uint8_t {
        Otherwise, ///< it counts what is `counted`
        NoName, ///< it is left out
        NoUnit, ///< it and what follows of its name, `counted`, is left out
        OneOfAll, ///< it counts 1 in place of all others of its name, and what follows of it is left out
        NotHere ///< more kinds of GRES than are read here
    };

    std::string entry; ///< as written
    Taken taken = Taken::Otherwise;
    std::string counted; ///< "gres/gpu=1,gres/gpu:tesla=1"
};

/// The Gres of a node, "gpu:tesla:2(S:0-1),craynetwork:4", as slurmctld counts it, names as written: the sum of each name as "gres/gpu"
/// and of each type as "gres/gpu:tesla" (gres.c, _get_gres_cnt() and gres_add_type()). Sums of more than 64 bits begin anew, as
/// there.
[[nodiscard]] TresCounts parseNodeGres(std::string_view text, std::vector<OddGres> &odd);
/// The sentence that tells what slurmctld takes an entry for.
[[nodiscard]] Text textOf(const OddGres &odd);
/// The entries of Licenses at which slurmctld stops: a blank before the count, or one that is no number of 32 bits from 0 on (licenses.c,
/// _build_license_list()).
[[nodiscard]] BadEntries refusedLicenses(std::string_view text);
/// "matlab:20,ansys" of Licenses as "license/matlab" …; one where no number stands.
[[nodiscard]] TresCounts parseLicenses(std::string_view text, NameCase nameCase, BadEntries &bad);

} // namespace apportion::slurm
