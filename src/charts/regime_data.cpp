// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/regime_data.h"

#include "charts/chart_table.h"
#include "core/policy/work_count.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace apportion
{

namespace
{

constexpr AssociationId fewAssociations = 200;

double finiteOr(double value, double otherwise)
{
    return std::isfinite(value) ? value : otherwise;
}

/// U/S of an association as its algorithm compares them; infinity without shares.
double ratioOf(const Evaluation &evaluation, AssociationId id)
{
    if (evaluation.algorithm() == Algorithm::FairTree) {
        return ownLevelRatio(evaluation, id);
    }
    const double shares = evaluation.normShares(id);
    const auto used = static_cast<double>(evaluation.effectiveUsage(id));
    if (evaluation.algorithm() == Algorithm::Linear2009) {
        return std::clamp(1.0 + finiteOr(used, 1.0) - shares, 0.0, 2.0);
    }
    return shares > 0.0 && std::isfinite(used) ? std::max(0.0, used) / shares : std::numeric_limits<double>::infinity();
}

bool isShown(const Evaluation &evaluation, AssociationId id, bool withUsers)
{
    if (id == AssociationTree::root() || (!withUsers && evaluation.tree().isUser(id))) {
        return false;
    }
    // Under Fair Tree an association on `parent` has no ratio of its own.
    return evaluation.algorithm() != Algorithm::FairTree || evaluation.hasLevelFs(id);
}

/// The end of the axis: far enough for all but the last few, near enough for a readable middle.
double axisEnd(const std::vector<RegimePoint> &points, double atShare)
{
    std::vector<double> ratios;
    for (const RegimePoint &point : points) {
        if (std::isfinite(point.ratio)) {
            ratios.push_back(point.ratio);
        }
    }
    double wanted = 0.0;
    if (!ratios.empty()) {
        constexpr double readable = 6.0;
        wanted = *std::max_element(ratios.begin(), ratios.end()) * 1.05;
        if (wanted > readable * atShare) {
            const auto last = ratios.begin() + static_cast<std::ptrdiff_t>((ratios.size() - 1) * 95 / 100);
            std::nth_element(ratios.begin(), last, ratios.end());
            wanted = std::min(*last * 1.05, readable * atShare);
        }
    }
    return std::ceil(std::max(wanted / atShare, 2.5) * 2.0) / 2.0 * atShare;
}

/// Of the points that would stand on each other the one with the most usage; then at most @p limit, the most used. The rest are @p others.
std::vector<RegimePoint> thinnedPoints(std::vector<RegimePoint> points, double end, std::size_t limit, std::vector<RegimePoint> &others)
{
    std::stable_sort(points.begin(), points.end(),
        [](const RegimePoint &a, const RegimePoint &b) { return a.isUser != b.isUser ? !a.isUser : a.usage > b.usage; });
    if (points.size() <= limit) {
        return points;
    }
    constexpr double cells = 200.0;
    std::unordered_map<int, bool> taken;
    std::vector<RegimePoint> kept;
    for (RegimePoint &point : points) {
        const double x = std::isfinite(point.ratio) ? std::min(point.ratio / end, 1.0) : 1.05;
        const int cell = static_cast<int>(x * cells) * 1000 + static_cast<int>(point.factor * cells);
        if (kept.size() < limit && taken.emplace(cell, true).second) {
            kept.push_back(std::move(point));
        } else {
            others.push_back(std::move(point));
        }
    }
    return kept;
}

} // namespace

double ownLevelRatio(const Evaluation &evaluation, AssociationId id)
{
    if (id != AssociationTree::root() && evaluation.tree().usesParent(id)) {
        id = evaluation.fairShareParent(id);
    }
    if (id == AssociationTree::root()) {
        return 1.0;
    }
    const long double levelFs = evaluation.levelFs(id);
    if (!(levelFs > 0.0L)) {
        return std::numeric_limits<double>::infinity();
    }
    return static_cast<double>(1.0L / levelFs);
}

double regimeCurve(double ratio, double dampening)
{
    if (std::isnan(ratio) || !(dampening > 0.0)) {
        return 0.0;
    }
    return std::exp2(-std::max(0.0, ratio) / dampening);
}

double linearRegimeCurve(double ratio)
{
    return std::isnan(ratio) ? 0.0 : std::clamp(1.0 - ratio / 2.0, 0.0, 1.0);
}

double RegimeData::curve(double ratio) const
{
    return algorithm == Algorithm::Linear2009 ? linearRegimeCurve(ratio) : regimeCurve(ratio, dampening);
}

RegimeData regimeData(const Evaluation &evaluation, std::size_t limit)
{
    countWork(Work::PrepareChart);
    RegimeData data;
    data.algorithm = evaluation.algorithm();
    const bool fairTree = data.algorithm == Algorithm::FairTree;
    const bool dampened = !fairTree && data.algorithm != Algorithm::Linear2009;
    data.dampening = dampened ? std::max(1.0, static_cast<double>(evaluation.policy().priority.dampeningFactor)) : 1.0;
    // DESIGN "Regimes": under Fair Tree LevelFS within 5 % of 1; else exactly U = S.
    data.atShareFrom = fairTree ? 1.0 / 1.05 : 1.0;
    data.atShareTo = fairTree ? 1.0 / 0.95 : 1.0;
    data.noShareFrom = fairTree ? std::numeric_limits<double>::infinity() : dampened ? data.dampening * std::log2(2e6) : 2.0;

    const TreeLayout &layout = evaluation.layout();
    const bool withUsers = layout.size() <= fewAssociations;
    for (const AssociationId id : layout.ids()) {
        if (!isShown(evaluation, id, withUsers)) {
            continue;
        }
        RegimePoint point;
        point.id = id;
        point.isUser = evaluation.tree().isUser(id);
        point.ratio = ratioOf(evaluation, id);
        point.factor = std::clamp(finiteOr(fairTree ? regimeCurve(point.ratio, 1.0) : evaluation.fairShare(id), 0.0), 0.0, 1.0);
        point.usage = finiteOr(static_cast<double>(evaluation.rawUsage(id)), 0.0);
        point.regime = evaluation.regime(id);
        data.points.push_back(std::move(point));
    }
    data.maximumRatio = data.algorithm == Algorithm::Linear2009 ? 2.0 : axisEnd(data.points, data.dampening);
    data.points = thinnedPoints(std::move(data.points), data.maximumRatio, limit, data.others);
    for (std::vector<RegimePoint> *points : { &data.points, &data.others }) {
        for (RegimePoint &point : *points) {
            point.name = toText(evaluation.tree().name(point.id));
        }
    }
    return data;
}

} // namespace apportion
