// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of edits that are only planned: a purchase of nodes, shares split among siblings.
#include "core/evaluate/odyssey.h"
#include "core/explain/explain_parts.h"
#include "core/plan/purchase.h"
#include "core/policy/share_split.h"

#include <algorithm>
#include <numeric>

namespace apportion
{

namespace
{

using explaining::n;
using explaining::Steps;
using namespace formula;

/// The account's part of what the new nodes are worth.
void addWorth(Steps &steps, const Purchase &purchase, const PurchasedShares &shares)
{
    const Policy &policy = steps.evaluation().policy();
    const NodeGroup &nodes = purchase.nodes;
    const auto chip
        = std::find_if(policy.chips->begin(), policy.chips->end(), [&nodes](const Chip &c) { return sameIgnoringCase(c.name, nodes.chip); });
    double weight = 0.0;
    if (!nodes.chip.empty() && chip != policy.chips->end()) {
        weight = explaining::addCoreWeight(steps, *chip).number;
    }
    const bool known = weight > 0.0;
    const NodeWorth node = nodeWorth(policy, nodes, purchasePartition(policy, purchase));
    const double all = nodes.count * node.whole();
    // of several that lie in one account below root, each has its part
    const double parts = all > 0.0 ? shares.worth / all * static_cast<double>(purchase.owners.size()) : 0.0;
    Expression oneNode = known ? symbol("cores", nodes.cores) * symbol("w", weight) : symbol("CPUs of a node", nodes.cpus);
    if (node.largestGres > 0.0) {
        oneNode = function("max", { std::move(oneNode), symbol("GRES of a node", node.largestGres) });
    }
    if (node.otherGres > 0.0) {
        oneNode = std::move(oneNode) + symbol("GRES of a node", node.otherGres);
    }
    Expression worth = symbol("nodes", nodes.count) * std::move(oneNode);
    if (purchase.owners.size() > 1) {
        worth = std::move(worth) * (symbol("parts", parts) / symbol("buyers", purchase.owners.size()));
    }
    ExplainStep &step = steps.add(shares.account, { APPORTION_TEXT("TRES that %1 buys"), { steps.name(shares.account) } }, "worth", std::move(worth),
        shares.worth, explaining::source::hardware);
    step.value = shares.worth;
}

} // namespace

Explanation explain(const Evaluation &evaluation, const PurchasedNumber &number)
{
    Explanation explanation;
    if (!number.purchase) {
        return explanation;
    }
    const Purchase &purchase = *number.purchase;
    const std::vector<PurchasedShares> all = sharesAfterPurchase(evaluation.policy(), purchase);
    const auto shares = std::find_if(all.begin(), all.end(), [&number](const PurchasedShares &each) { return each.account == number.account; });
    if (shares == all.end() || number.year >= shares->becomes.size()) {
        return explanation;
    }
    Steps steps(evaluation);
    addWorth(steps, purchase, *shares);
    double left = 1.0;
    if (purchase.years > 0) {
        left -= static_cast<double>(number.year) / purchase.years;
        steps
            .add({ APPORTION_TEXT("What is left of their worth in year %1"), { n(number.year + 1) } }, "left",
                1 - symbol("years passed", number.year) / symbol("years", purchase.years), left, "")
            .value
            = left;
    }
    const std::string name = steps.name(number.account);
    const std::uint32_t becomes = shares->becomes[number.year];
    Expression worth = symbol("worth", shares->worth) * (purchase.years > 0 ? symbol("left", left) : Expression());
    if (purchase.onPresentScale) {
        const ShareScale scale = shareScale(evaluation.policy());
        const double perTres = scale.sharesPerTres();
        steps
            .add({ APPORTION_TEXT("Shares that stand for a TRES now"), {} }, "scale",
                scale.shares > 0.0 && scale.worth > 0.0 ? symbol("shares below root", scale.shares) / symbol("TRES of all nodes", scale.worth)
                                                        : Expression(),
                perTres, explaining::source::rawShares)
            .value
            = perTres;
        worth = std::move(worth) * symbol("scale", perTres);
    }
    ExplainStep &sum = steps.add(number.account, { APPORTION_TEXT("Raw shares"), {} }, "raw shares", symbol("shares now", shares->now) + worth,
        becomes, explaining::source::hardware);
    sum.value = cutNumber(becomes);
    explanation.steps = steps.take();
    explanation.title = { APPORTION_TEXT("Why would %1 have %2 shares in year %3?"), { name, std::to_string(becomes), n(number.year + 1) } };
    return explanation;
}

Explanation explain(const Evaluation &evaluation, const SplitNumber &number)
{
    Explanation explanation;
    if (!number.split) {
        return explanation;
    }
    const ShareSplit &split = *number.split;
    const AssociationTree &tree = evaluation.tree();
    const auto place = std::find(split.among.begin(), split.among.end(), number.id);
    if (place == split.among.end() || !std::all_of(split.among.begin(), split.among.end(), [&tree](AssociationId id) { return tree.isLive(id); })) {
        return explanation;
    }
    std::vector<long double> weights(split.among.size(), 1.0L);
    if (split.byUsage) {
        std::transform(split.among.begin(), split.among.end(), weights.begin(), [&evaluation](AssociationId id) { return evaluation.rawUsage(id); });
    }
    const auto at = static_cast<std::size_t>(place - split.among.begin());
    const std::uint32_t gets = splitShares(split.total, weights)[at];
    const long double sum = std::accumulate(weights.begin(), weights.end(), 0.0L);
    const bool byUsage = split.byUsage && sum > 0.0L;
    const long double of = byUsage ? sum : static_cast<long double>(weights.size());
    const long double own = byUsage ? weights[at] : 1.0L;
    Steps steps(evaluation);
    const std::string name = explaining::fullName(tree, number.id);
    const Expression all = symbol("total", split.total);
    ExplainStep &part = steps.add(number.id, { APPORTION_TEXT("Its part of the shares"), {} }, "part",
        byUsage ? all * (steps.ofAssociation("usage", number.id, AssociationQuantity::RawUsage, own) / total(symbol("usage"), of))
                : all / symbol("siblings", of),
        split.total * own / of, "");
    part.value = split.total * own / of;
    ExplainStep &whole = steps.add(number.id, { APPORTION_TEXT("Raw shares"), {} }, "raw shares", {}, gets, explaining::source::rawShares);
    whole.value = cutNumber(gets);
    whole.note = { APPORTION_TEXT("Cut to a whole number; what is left goes one by one to those that lost most by it"), {} };
    explanation.steps = steps.take();
    explanation.title = { APPORTION_TEXT("Why would %1 get %2 shares?"), { name, std::to_string(gets) } };
    return explanation;
}

} // namespace apportion
