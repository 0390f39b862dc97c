// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agree/walk_order.h"

#include "core/evaluate/tie_order.h"

#include <algorithm>
#include <cctype>
#include <limits>
#include <map>
#include <utility>

namespace apportion
{

namespace
{

using Position = TreeLayout::Position;

/// The first release that keeps its list by lineage; before, a start of slurmctld takes it by `lft`.
constexpr std::uint16_t firstByLineage = 2311;

/// The highest and the lowest FairShare that was printed of the users below an account.
struct PrintedSpan
{
    double highest = -1.0;
    double lowest = std::numeric_limits<double>::infinity();

    void take(const PrintedSpan &other)
    {
        highest = std::max(highest, other.highest);
        lowest = std::min(lowest, other.lowest);
    }
};

std::vector<PrintedSpan> spansOf(const Evaluation &evaluation, const Printed &printed)
{
    const TreeLayout &layout = evaluation.layout();
    std::vector<PrintedSpan> spans(layout.size());
    for (const PrintedShare &share : printed.shares) {
        const double factor = share.values[static_cast<std::size_t>(ShareColumn::FairShare)];
        if (share.association < evaluation.tree().rowCount() && evaluation.tree().isLive(share.association)
            && evaluation.tree().isUser(share.association) && factor >= 0.0) {
            spans[layout.positionOf(share.association)] = { factor, factor };
        }
    }
    for (Position position = layout.size(); position-- > 1;) {
        spans[layout.parent(position)].take(spans[position]);
    }
    return spans;
}

bool hasDifferingTie(const Agreement &agreement)
{
    return std::any_of(agreement.differences.begin(), agreement.differences.end(),
        [](const Disagreement &one) { return one.cause == Cause::Tie || one.cause == Cause::OldRelease; });
}

} // namespace

std::vector<std::string> orderOfStart(const AssociationTree &tree)
{
    std::vector<std::pair<std::string, AssociationId>> keys;
    std::vector<std::string> paths(tree.rowCount());
    for (const AssociationId id : tree.layout().ids()) { // parents before children
        if (!tree.isAccount(id)) {
            continue;
        }
        std::string &path = paths[id];
        if (id != AssociationTree::root()) {
            path = paths[tree.parent(id)];
            for (const char letter : tree.name(id)) {
                path += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
            }
        }
        path += '/';
        keys.emplace_back(path, id);
    }
    std::sort(keys.begin(), keys.end());
    std::vector<std::string> order;
    order.reserve(keys.size());
    for (const auto &[path, id] : keys) {
        order.emplace_back(tree.name(id));
    }
    return order;
}

std::vector<std::string> orderOfPrinted(const Evaluation &evaluation, const Printed &printed)
{
    const TreeLayout &layout = evaluation.layout();
    const std::vector<PrintedSpan> spans = spansOf(evaluation, printed);
    std::map<std::pair<Position, long double>, std::vector<Position>> tied; // by fair-share parent and LevelFS
    for (Position position = 1; position < layout.size(); ++position) {
        if (!layout.isUserAt(position) && spans[position].highest >= 0.0 && evaluation.hasLevelFs(layout.idAt(position))) {
            tied[{ layout.fsParent(position), evaluation.levelFs(layout.idAt(position)) }].push_back(position);
        }
    }
    std::vector<std::string> order;
    for (auto &[place, accounts] : tied) {
        const auto isBefore = [&evaluation](Position a, Position b) { return walksBefore(evaluation, a, b); };
        std::sort(accounts.begin(), accounts.end(), isBefore);
        std::stable_sort(accounts.begin(), accounts.end(), [&spans](Position a, Position b) {
            return spans[a].highest != spans[b].highest ? spans[a].highest > spans[b].highest : spans[a].lowest > spans[b].lowest;
        });
        if (!std::is_sorted(accounts.begin(), accounts.end(), isBefore)) {
            for (const Position account : accounts) {
                order.emplace_back(evaluation.tree().name(layout.idAt(account)));
            }
        }
    }
    return order;
}

std::optional<OrderedAgreement> agreeOnOrder(
    const Snapshot &now, const Printed &printed, const std::vector<std::string> &listed, const std::stop_token &stop, Evaluation *recycled)
{
    std::optional<Agreement> byName = agree(now, printed, {}, stop, recycled);
    if (!byName) {
        return std::nullopt;
    }
    OrderedAgreement best { std::move(*byName), *now.situation.walkOrder };
    if (!hasDifferingTie(best.agreement)) {
        return best;
    }
    EvaluationOptions options;
    options.associationsOnly = true;
    Snapshot sorted = now;
    sorted.situation.walkOrder = {};
    const std::optional<Evaluation> evaluation = evaluate(sorted, options, stop);
    if (!evaluation) {
        return std::nullopt;
    }
    const std::uint16_t release = now.policy.release;
    std::vector<std::vector<std::string>> orders(1); // by name, where they went otherwise when it was imported last
    if (release == 0 || release < firstByLineage) {
        orders.push_back(listed);
    }
    if (release == 0 || release >= firstByLineage) {
        orders.push_back(orderOfStart(now.policy.associations));
    }
    orders.push_back(orderOfPrinted(*evaluation, printed));
    for (std::vector<std::string> &order : orders) {
        if (order == *now.situation.walkOrder) {
            continue;
        }
        Snapshot tried = now;
        tried.situation.walkOrder = Shared<std::vector<std::string>>(order);
        std::optional<Agreement> agreement = agree(tried, printed, {}, stop, recycled);
        if (!agreement) {
            return std::nullopt;
        }
        if (agreement->agreed > best.agreement.agreed) {
            best = { std::move(*agreement), std::move(order) };
        }
        if (!hasDifferingTie(best.agreement)) {
            break;
        }
    }
    return best;
}

std::optional<Diagnostic> walkOrderFinding(const Snapshot &now)
{
    if (now.situation.walkOrder->empty()) {
        return std::nullopt;
    }
    Diagnostic finding;
    finding.code = "walk-order";
    finding.severity = Severity::Note;
    finding.message
        = { APPORTION_TEXT("Accounts with the same LevelFS are walked in the order that slurmctld has since its start, not by name"), {} };
    finding.advice
        = { APPORTION_TEXT("FairShare, as the cluster printed it, shows it, and the numbers here follow it. Once sacctmgr changes an association "
                           "or its shares, they go by name"),
              {} };
    return finding;
}

} // namespace apportion
