// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/recovery_data.h"

#include "charts/chart_table.h"
#include "charts/regime_data.h"
#include "core/fair_share_level.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr std::size_t mostChosen = 5;
/// Beyond this many associations an evaluation takes so long that fewer points have to do.
constexpr TreeLayout::Position largeTree = 30000;

} // namespace

QString RecoveryData::nameOf(AssociationId id) const
{
    const auto found = std::find(ids.begin(), ids.end(), id);
    return found == ids.end() ? QString() : names[static_cast<std::size_t>(found - ids.begin())];
}

std::vector<AssociationId> recoveryDefaults(const Evaluation &evaluation)
{
    AssociationId most = noAssociation;
    double highest = -1.0;
    for (const AssociationId id : fairShareChildren(evaluation, AssociationTree::root())) {
        const double ratio = ownLevelRatio(evaluation, id);
        if (evaluation.tree().isAccount(id) && std::isfinite(ratio) && ratio > highest) {
            highest = ratio;
            most = id;
        }
    }
    return most == noAssociation ? std::vector<AssociationId>() : std::vector { most };
}

std::vector<AssociationId> recoveryRivals(const Evaluation &evaluation, const std::vector<AssociationId> &chosen, std::size_t most)
{
    std::vector<AssociationId> rivals;
    if (chosen.empty() || chosen.front() == AssociationTree::root()) {
        return rivals;
    }
    const AssociationTree &tree = evaluation.tree();
    for (const AssociationId id : fairShareChildren(evaluation, evaluation.fairShareParent(chosen.front()))) {
        const bool isKin = tree.isUser(id) == tree.isUser(chosen.front()) && !tree.usesParent(id) && tree.rawShares(id) > 0;
        if (isKin && std::find(chosen.begin(), chosen.end(), id) == chosen.end()) {
            rivals.push_back(id);
        }
    }
    const auto bySharesFirst = [&tree](AssociationId a, AssociationId b) { return tree.rawShares(a) > tree.rawShares(b); };
    std::stable_sort(rivals.begin(), rivals.end(), bySharesFirst);
    rivals.resize(std::min(rivals.size(), most));
    return rivals;
}

RecoveryData recoveryData(const Evaluation &evaluation, const RecoveryRequest &request)
{
    RecoveryData data;
    data.algorithm = evaluation.algorithm();
    data.days = request.days;
    RecoveryOptions options;
    options.chosen = request.chosen.empty() ? recoveryDefaults(evaluation) : request.chosen;
    std::erase_if(options.chosen, [&](AssociationId id) { return id == AssociationTree::root() || !evaluation.tree().isLive(id); });
    options.chosen.resize(std::min(options.chosen.size(), mostChosen));
    if (options.chosen.empty()) {
        return data;
    }
    options.watched = recoveryRivals(evaluation, options.chosen);
    options.hours = request.days * 24;
    options.everyHours = evaluation.layout().size() > largeTree ? 12 : 4;
    options.start = evaluation.now();
    options.algorithm = evaluation.algorithm();
    options.mergeTiedAccounts = evaluation.mergedTiedAccounts();
    for (const double times : { 0.0, 1.0, request.timesShare }) {
        options.timesShare = times;
        data.scenarios.push_back({ times, forecastRecovery(evaluation.policy(), options).value_or(RecoveryForecast()) });
    }
    data.chosen = options.chosen.size();
    for (const RecoveryLine &line : data.scenarios.front().forecast.lines) {
        data.ids.push_back(line.id);
        data.names.push_back(nameText(evaluation.tree().name(line.id)));
    }
    return data;
}

} // namespace apportion
