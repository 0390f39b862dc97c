// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/recovery_data.h"

#include "charts/chart_table.h"
#include "charts/regime_data.h"
#include "core/evaluate/fair_share_level.h"
#include "core/policy/work_count.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace apportion
{

namespace
{

constexpr std::size_t mostChosen = 5;

/// Who can be asked "why?" of a line's factor.
AssociationId ownerOfFactor(const Evaluation &evaluation, AssociationId id)
{
    if (evaluation.algorithm() != Algorithm::FairTree) {
        return id;
    }
    const TreeLayout &layout = evaluation.tree().layout();
    AssociationId best = noAssociation;
    std::vector<TreeLayout::Position> below { layout.positionOf(id) };
    for (std::size_t i = 0; i < below.size(); ++i) {
        const AssociationId here = layout.ids()[below[i]];
        if (evaluation.tree().isUser(here) && (best == noAssociation || evaluation.fairShare(here) > evaluation.fairShare(best))) {
            best = here;
        }
        for (TreeLayout::Position child = layout.firstChild(below[i]); child < layout.childEnd(below[i]); ++child) {
            below.push_back(child);
        }
    }
    return best == noAssociation ? id : best;
}

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

RecoveryData recoveryData(
    const Evaluation &evaluation, const RecoveryRequest &request, const std::stop_token &stop, const std::function<void(double)> &progress)
{
    countWork(Work::PrepareChart);
    RecoveryData data;
    data.algorithm = evaluation.algorithm();
    data.days = request.days;
    data.begin = evaluation.now();
    RecoveryOptions options;
    options.chosen = request.chosen.empty() ? recoveryDefaults(evaluation) : request.chosen;
    std::erase_if(options.chosen, [&](AssociationId id) { return id == AssociationTree::root() || !evaluation.tree().isLive(id); });
    options.chosen.resize(std::min(options.chosen.size(), mostChosen));
    if (options.chosen.empty()) {
        return data;
    }
    options.watched = recoveryRivals(evaluation, options.chosen);
    options.hours = request.days * 24;
    options.everyHours = 4;
    options.start = evaluation.now();
    options.algorithm = evaluation.algorithm();
    options.mergeTiedAccounts = evaluation.mergedTiedAccounts();
    const std::array scenarios { 0.0, 1.0, request.timesShare };
    for (const double times : scenarios) {
        const auto done = static_cast<double>(data.scenarios.size());
        const auto tell = [&](double part) { progress((done + part) / static_cast<double>(scenarios.size())); };
        options.timesShare = times;
        std::optional<RecoveryForecast> forecast = forecastRecovery(
            evaluation.policy(), evaluation.situation(), options, stop, progress ? std::function<void(double)>(tell) : std::function<void(double)>());
        if (!forecast) {
            return {};
        }
        data.scenarios.push_back({ times, std::move(*forecast) });
    }
    data.chosen = options.chosen.size();
    data.leftOut = recoveryRivals(evaluation, options.chosen, std::numeric_limits<std::size_t>::max()).size() - options.watched.size();
    for (const RecoveryLine &line : data.scenarios.front().forecast.lines) {
        data.ids.push_back(line.id);
        data.owners.push_back(ownerOfFactor(evaluation, line.id));
        data.names.push_back(toText(evaluation.tree().name(line.id)));
    }
    return data;
}

} // namespace apportion
