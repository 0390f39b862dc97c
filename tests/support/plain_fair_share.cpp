// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/plain_fair_share.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace apportion::test
{

namespace
{

class PlainTree
{
public:
    explicit PlainTree(const Snapshot &now)
        : m_tree(now.policy.associations), m_order(m_tree.layout().depthFirst()), m_usage(m_tree.rowCount()), m_above(m_tree.rowCount()),
          m_hanging(m_tree.rowCount()), m_levelShares(m_tree.rowCount())
    {
        for (const AssociationId id : m_order) {
            if (id != AssociationTree::root()) {
                AssociationId above = m_tree.parent(id);
                while (above != AssociationTree::root() && m_tree.usesParent(above)) {
                    above = m_tree.parent(above);
                }
                m_above[id] = above;
                m_hanging[above].push_back(id);
                m_levelShares[above] += m_tree.usesParent(id) ? 0 : m_tree.rawShares(id);
            }
        }
        sumUsage(now.situation, AssociationTree::root());
    }

    PlainFairShare fairTree(bool merge)
    {
        m_merge = merge;
        m_rank = m_last = m_tree.layout().userCount();
        m_out.factors.assign(m_tree.rowCount(), 0.0);
        walk(m_hanging[AssociationTree::root()], false);
        return std::move(m_out);
    }

    PlainFairShare exponential(bool isDepthOblivious, double dampening)
    {
        m_out.factors.assign(m_tree.rowCount(), 0.0);
        m_out.sharesNorm.assign(m_tree.rowCount(), 0.0);
        m_out.usageEffective.assign(m_tree.rowCount(), 0.0L);
        for (const AssociationId id : m_order) {
            const bool isRoot = id == AssociationTree::root();
            m_out.sharesNorm[id] = normShares(id);
            m_out.usageEffective[id] = isRoot ? 1.0L : isDepthOblivious ? depthOblivious(id) : classic(id);
            const AssociationId from = !isRoot && m_tree.usesParent(id) ? m_above[id] : id;
            m_out.factors[id] = m_out.sharesNorm[from] <= 0.0
                ? 0.0
                : std::pow(m_two, static_cast<double>(-((m_out.usageEffective[from] / m_out.sharesNorm[from]) / dampening)));
        }
        return std::move(m_out);
    }

private:
    /// Users first, then accounts, each by name: the order of the layout.
    long double sumUsage(const Situation &situation, AssociationId id)
    {
        long double sum = situation.ownUsage(id);
        const TreeLayout &layout = m_tree.layout();
        const TreeLayout::Position at = layout.positionOf(id);
        for (TreeLayout::Position child = layout.firstChild(at); child < layout.childEnd(at); ++child) {
            sum += sumUsage(situation, layout.idAt(child));
        }
        m_usage[id] = sum;
        return sum;
    }

    long double levelFs(AssociationId id) const
    {
        if (m_tree.usesParent(id)) {
            return m_tree.isUser(id) ? std::numeric_limits<long double>::infinity() : 4294967294.0L;
        }
        const long double usageAbove = m_usage[m_above[id]];
        const long double effective = usageAbove == 0.0L ? 0.0L : m_usage[id] / usageAbove;
        const double shares = m_tree.rawShares(id) == 0 ? 0.0 : static_cast<double>(m_tree.rawShares(id)) / m_levelShares[m_above[id]];
        if (shares == 0.0) {
            return 0.0L;
        }
        return effective == 0.0L ? std::numeric_limits<long double>::infinity() : shares / effective;
    }

    void walk(std::vector<AssociationId> siblings, bool accountTied)
    {
        std::stable_sort(siblings.begin(), siblings.end(), [this](AssociationId a, AssociationId b) {
            return levelFs(a) != levelFs(b) ? levelFs(a) > levelFs(b) : m_tree.isUser(a) && !m_tree.isUser(b);
        });
        long double previous = 4294967294.0L;
        for (std::size_t i = 0; i < siblings.size(); ++i) {
            const AssociationId id = siblings[i];
            const bool tied = (i == 0 && accountTied) || previous == levelFs(id);
            previous = levelFs(id);
            if (m_tree.isUser(id)) {
                m_last = tied ? m_last : m_rank;
                m_out.factors[id] = m_last / static_cast<double>(m_tree.layout().userCount());
                --m_rank;
                continue;
            }
            std::vector<AssociationId> children = m_hanging[id];
            while (m_merge && i + 1 < siblings.size() && m_tree.isAccount(siblings[i + 1]) && levelFs(siblings[i + 1]) == previous) {
                const std::vector<AssociationId> &more = m_hanging[siblings[++i]];
                children.insert(children.end(), more.begin(), more.end());
            }
            walk(children, tied);
        }
    }

    double normShares(AssociationId id) const
    {
        if (id != AssociationTree::root() && m_tree.usesParent(id)) {
            return m_out.sharesNorm[m_above[id]];
        }
        double product = 1.0;
        for (; id != AssociationTree::root(); id = m_tree.parent(id)) {
            if (!m_tree.usesParent(id)) {
                const std::uint32_t level = m_levelShares[m_above[id]];
                product = level == 0 ? 0.0 : product * (static_cast<double>(m_tree.rawShares(id)) / static_cast<double>(level));
            }
        }
        return product;
    }

    long double normUsage(AssociationId id) const
    {
        const long double whole = m_usage[AssociationTree::root()];
        return whole == 0.0L ? 0.0L : std::min(1.0L, m_usage[id] / whole);
    }

    long double classic(AssociationId id) const
    {
        const AssociationId above = m_above[id];
        if (above == AssociationTree::root()) {
            return normUsage(id);
        }
        const long double effectiveAbove = m_out.usageEffective[above];
        if (m_tree.usesParent(id) || m_levelShares[above] == 0) {
            return effectiveAbove;
        }
        return normUsage(id)
            + (effectiveAbove - normUsage(id)) * (static_cast<long double>(m_tree.rawShares(id)) / static_cast<long double>(m_levelShares[above]));
    }

    long double depthOblivious(AssociationId id) const
    {
        const AssociationId above = m_above[id];
        if (above == AssociationTree::root()) {
            return normUsage(id);
        }
        if (m_tree.usesParent(id)) {
            return m_out.usageEffective[above];
        }
        const double shares = m_out.sharesNorm[id];
        const double sharesAbove = m_out.sharesNorm[above];
        const long double effectiveAbove = m_out.usageEffective[above];
        if (shares == 0.0 || sharesAbove == 0.0 || effectiveAbove == 0.0L || normUsage(id) == 0.0L) {
            return normUsage(id);
        }
        const long double ratioParent = effectiveAbove / sharesAbove;
        long double ratioSiblings = 0.0L;
        for (const AssociationId sibling : m_hanging[above]) {
            ratioSiblings += m_tree.usesParent(sibling) ? 0.0L : normUsage(sibling);
        }
        ratioSiblings /= sharesAbove;
        const long double ratioLocal = (normUsage(id) / shares) / ratioSiblings;
        long double k = 1.0L;
        if (std::log(ratioParent) * std::log(ratioLocal) < 0.0L) {
            k = 1.0L / (1.0L + std::pow(5.0L * std::log(ratioParent), 2.0L));
        }
        return ratioParent * std::pow(static_cast<double>(ratioLocal), static_cast<double>(k)) * shares;
    }

    const AssociationTree &m_tree;
    std::vector<AssociationId> m_order;
    std::vector<long double> m_usage;
    std::vector<AssociationId> m_above;
    std::vector<std::vector<AssociationId>> m_hanging;
    std::vector<std::uint32_t> m_levelShares;
    volatile double m_two = 2.0; // not a constant: some compilers make another function of pow(2, x)
    bool m_merge = false;
    std::uint32_t m_rank = 0;
    std::uint32_t m_last = 0;
    PlainFairShare m_out;
};

} // namespace

PlainFairShare plainFairShare(const Snapshot &now, Algorithm algorithm, bool mergeTiedAccounts)
{
    PlainTree tree(now);
    if (algorithm == Algorithm::FairTree) {
        return tree.fairTree(mergeTiedAccounts);
    }
    return tree.exponential(algorithm == Algorithm::DepthOblivious, std::max<std::uint16_t>(1, now.policy.priority.dampeningFactor));
}

} // namespace apportion::test
