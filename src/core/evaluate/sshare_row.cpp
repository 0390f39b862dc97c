// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/sshare_row.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

bool isMadeBySshare(const Evaluation &evaluation)
{
    constexpr std::uint16_t firstWithFactorOfSlurmctld = 2511;
    const std::uint16_t release = evaluation.policy().release;
    return release != 0 && release < firstWithFactorOfSlurmctld
        && (evaluation.algorithm() == Algorithm::Classic || evaluation.algorithm() == Algorithm::DepthOblivious);
}

} // namespace

std::optional<double> printedFairShare(const Evaluation &evaluation, AssociationId id)
{
    const bool isMade = isMadeBySshare(evaluation);
    const AssociationTree &tree = evaluation.tree();
    if (isMade && (tree.usesParent(id) || !tree.isUser(id))) {
        const double shares = evaluation.normShares(id);
        const double used = static_cast<double>(evaluation.effectiveUsage(id) / static_cast<long double>(shares));
        return shares <= 0.0 ? 0.0 : std::pow(2.0, -used / std::max<int>(1, evaluation.policy().priority.dampeningFactor));
    }
    return tree.isUser(id) ? std::optional(evaluation.fairShare(id)) : std::nullopt;
}

} // namespace apportion
