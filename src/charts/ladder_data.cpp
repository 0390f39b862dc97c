// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ladder_data.h"

#include "charts/chart_table.h"
#include "core/evaluate/fair_share_level.h"
#include "core/policy/work_count.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <unordered_set>

namespace apportion
{

namespace
{

constexpr std::size_t mostTied = 5;
/// Cells of the logarithmic axis, a few pixels wide each: of several groups in one cell the first stands for all.
constexpr double cellsPerDecade = 150.0;
constexpr double leastShown = 1e-6;
constexpr double mostShown = 1e6;

long double levelOf(const Evaluation &evaluation, AssociationId id)
{
    // SLURM.md 5a.2: a `parent` user counts as infinity.
    return evaluation.tree().usesParent(id) ? std::numeric_limits<long double>::infinity() : evaluation.levelFs(id);
}

class Builder
{
public:
    Builder(const Evaluation &evaluation, std::size_t mostLevels, ShownRows shown)
        : m_evaluation(evaluation), m_mostLevels(mostLevels), m_shown(shown)
    {
    }

    LadderData build()
    {
        // Depth first, the highest LevelFS first: what is pushed last is walked into first.
        std::vector<std::pair<AssociationId, int>> open { { AssociationTree::root(), 0 } };
        while (!open.empty()) {
            const auto [above, depth] = open.back();
            open.pop_back();
            const std::vector<AssociationId> siblings = rankedSiblings(above);
            if (siblings.empty()) {
                continue;
            }
            addRows(above, depth, siblings);
            if (m_data.levels.size() < m_mostLevels) {
                addLevel(above, depth, siblings);
            } else {
                ++m_data.leftOut;
            }
            for (auto sibling = siblings.rbegin(); sibling != siblings.rend(); ++sibling) {
                if (m_evaluation.tree().isAccount(*sibling)) {
                    open.emplace_back(*sibling, depth + 1);
                }
            }
        }
        m_data.tree = m_evaluation.tree();
        return std::move(m_data);
    }

private:
    [[nodiscard]] std::vector<AssociationId> rankedSiblings(AssociationId above) const
    {
        const AssociationTree &tree = m_evaluation.tree();
        std::vector<AssociationId> siblings = fairShareChildren(m_evaluation, above);
        // What hangs from a `parent` account hangs higher; it has no place of its own.
        std::erase_if(siblings, [&tree](AssociationId id) { return tree.isAccount(id) && tree.usesParent(id); });
        if (m_shown == ShownRows::Accounts) {
            std::erase_if(siblings, [&tree](AssociationId id) { return tree.isUser(id); });
        }
        std::stable_sort(siblings.begin(), siblings.end(), [this, &tree](AssociationId a, AssociationId b) {
            const long double first = levelOf(m_evaluation, a);
            const long double second = levelOf(m_evaluation, b);
            return first != second ? first > second : tree.isUser(a) && !tree.isUser(b);
        });
        return siblings;
    }

    void addRows(AssociationId above, int depth, const std::vector<AssociationId> &siblings)
    {
        const AssociationTree &tree = m_evaluation.tree();
        std::vector<LadderRow> &rows = m_data.rows.edit();
        int place = 0;
        long double before = -1.0L;
        for (const AssociationId id : siblings) {
            const long double value = levelOf(m_evaluation, id);
            const bool isTied = value == before;
            if (isTied) {
                rows.back().isTied = true;
            } else {
                ++place;
            }
            before = value;
            rows.push_back({ above, id, depth, place, isTied, tree.isUser(id), tree.usesParent(id), m_evaluation.regime(id),
                static_cast<double>(value), m_evaluation.normShares(id), static_cast<double>(m_evaluation.effectiveUsage(id)),
                m_evaluation.fairShare(id), m_evaluation.rank(id) });
        }
    }

    void addLevel(AssociationId above, int depth, const std::vector<AssociationId> &siblings)
    {
        LadderLevel level;
        level.above = above;
        level.name = toText(m_evaluation.tree().name(above));
        level.depth = depth;
        long double before = -1.0L;
        int cell = std::numeric_limits<int>::max();
        for (const AssociationId id : siblings) {
            const long double value = levelOf(m_evaluation, id);
            if (value == before) {
                addTo(level, id);
                continue;
            }
            before = value;
            const bool isFinite = std::isfinite(value) && value > 0.0L;
            const auto shown = static_cast<double>(value);
            const int here = isFinite ? static_cast<int>(std::floor(std::log10(std::clamp(shown, leastShown, mostShown)) * cellsPerDecade))
                                      : std::numeric_limits<int>::max();
            if (isFinite && here == cell) {
                ++level.notDrawn;
                before = -1.0L; // the next one may tie with this one, and not with the group
                continue;
            }
            cell = here;
            LadderGroup group;
            group.levelFs = shown;
            level.groups.push_back(group);
            addTo(level, id);
            if (isFinite) {
                m_data.lowest = std::min(m_data.lowest, std::pow(10.0, std::floor(std::log10(std::max(shown, leastShown)))));
                m_data.highest = std::max(m_data.highest, std::pow(10.0, std::ceil(std::log10(std::min(shown, mostShown)))));
            }
        }
        m_data.levels.push_back(std::move(level));
    }

    void addTo(LadderLevel &level, AssociationId id) const
    {
        LadderGroup &group = level.groups.back();
        if (group.marks.size() == mostTied) {
            ++group.more;
            ++level.notDrawn;
            return;
        }
        const AssociationTree &tree = m_evaluation.tree();
        LadderMark mark;
        mark.id = id;
        mark.name = toText(tree.name(id));
        mark.isUser = tree.isUser(id);
        mark.onParent = tree.usesParent(id);
        mark.regime = m_evaluation.regime(id);
        mark.shares = m_evaluation.normShares(id);
        mark.usage = static_cast<double>(m_evaluation.effectiveUsage(id));
        mark.factor = m_evaluation.fairShare(id);
        mark.rank = m_evaluation.rank(id);
        group.marks.push_back(std::move(mark));
    }

    const Evaluation &m_evaluation;
    std::size_t m_mostLevels;
    ShownRows m_shown;
    LadderData m_data;
};

std::vector<WalkedOne> walkedOf(const Evaluation &evaluation, const LadderData &data)
{
    std::unordered_set<AssociationId> marked;
    for (const LadderLevel &level : data.levels) {
        for (const LadderGroup &group : level.groups) {
            for (const LadderMark &mark : group.marks) {
                marked.insert(mark.id);
            }
        }
    }
    std::vector<WalkedOne> walked;
    walked.reserve(data.walk.size());
    for (const FairTreeStep &step : data.walk) {
        const auto levelFs = static_cast<double>(levelOf(evaluation, step.id));
        walked.push_back({ toText(evaluation.tree().name(step.id)), levelFs, evaluation.fairShare(step.id), marked.contains(step.id) });
    }
    return walked;
}

} // namespace

std::size_t LadderData::notDrawn() const
{
    return std::accumulate(
        levels.begin(), levels.end(), std::size_t { 0 }, [](std::size_t sum, const LadderLevel &level) { return sum + level.notDrawn; });
}

LadderData ladderData(const Evaluation &evaluation, std::size_t mostLevels, ShownRows shown)
{
    countWork(Work::PrepareChart);
    if (evaluation.algorithm() != Algorithm::FairTree) {
        return {};
    }
    if (shown == ShownRows::Accounts) {
        LadderData accounts = Builder(evaluation, mostLevels, shown).build();
        const auto compares
            = [](const LadderLevel &level) { return level.groups.size() > 1 || (!level.groups.empty() && level.groups.front().marks.size() > 1); };
        if (std::any_of(accounts.levels.begin(), accounts.levels.end(), compares)) {
            return accounts;
        }
    }
    LadderData all = Builder(evaluation, mostLevels, ShownRows::Users).build();
    all.walk = fairTreeWalk(evaluation);
    all.walked = walkedOf(evaluation, all);
    return all;
}

} // namespace apportion
