// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/fair_tree_walk.h"

#include "core/evaluate/fair_share_level.h"

#include <algorithm>
#include <limits>

namespace apportion
{

namespace
{

constexpr std::uint32_t noRank = std::numeric_limits<std::uint32_t>::max();

class FairTreeWalker
{
public:
    FairTreeWalker(const Evaluation &evaluation, std::size_t most) : m_evaluation(evaluation), m_tree(evaluation.tree()), m_most(most) { }

    std::vector<FairTreeStep> take()
    {
        findBest();
        // what is pushed last is walked into first
        m_open.push_back({ Event::Kind::Level, { AssociationTree::root() }, 0, 0, 1 });
        while (!m_open.empty() && m_steps.size() < m_most) {
            Event event = std::move(m_open.back());
            m_open.pop_back();
            switch (event.kind) {
            case Event::Kind::Level:
                sortLevel(event);
                break;
            case Event::Kind::Account:
                add(event);
                m_open.push_back({ Event::Kind::Level, event.ids, event.depth + 1, 0, 1 });
                break;
            case Event::Kind::User:
                --m_left;
                add(event);
                break;
            }
        }
        return std::move(m_steps);
    }

private:
    struct Event
    {
        using Kind = FairTreeStep::Kind;
        Kind kind = Kind::Level;
        std::vector<AssociationId> ids; ///< more than one: merged accounts
        std::uint32_t depth = 0;
        std::uint32_t siblings = 0;
        std::uint32_t tied = 1;
    };

    /// SLURM.md 5a.2: a `parent` user counts as infinity.
    [[nodiscard]] long double levelOf(AssociationId id) const
    {
        return m_tree.usesParent(id) ? std::numeric_limits<long double>::infinity() : m_evaluation.levelFs(id);
    }

    /// By id the best rank of a user and of those below an account, and how many users there are.
    void findBest()
    {
        const TreeLayout &layout = m_tree.layout();
        m_best.assign(m_tree.rowCount(), noRank);
        for (TreeLayout::Position position = layout.size(); position-- > 0;) {
            const AssociationId id = layout.idAt(position);
            if (m_tree.isUser(id)) {
                m_best[id] = m_evaluation.rank(id);
                ++m_left;
            }
        }
        for (TreeLayout::Position position = layout.size(); position-- > 1;) {
            const AssociationId above = layout.idAt(layout.parent(position));
            m_best[above] = std::min(m_best[above], m_best[layout.idAt(position)]);
        }
    }

    void sortLevel(const Event &level)
    {
        std::vector<AssociationId> siblings;
        for (const AssociationId above : level.ids) {
            const std::vector<AssociationId> children = fairShareChildren(m_evaluation, above);
            siblings.insert(siblings.end(), children.begin(), children.end());
        }
        // what hangs from a `parent` account hangs higher; it has no place of its own
        std::erase_if(siblings, [this](AssociationId id) { return m_tree.isAccount(id) && m_tree.usesParent(id); });
        if (siblings.empty()) {
            return;
        }
        std::stable_sort(siblings.begin(), siblings.end(), [this](AssociationId a, AssociationId b) {
            const long double first = levelOf(a);
            const long double second = levelOf(b);
            if (first != second) {
                return first > second;
            }
            return m_tree.isUser(a) != m_tree.isUser(b) ? m_tree.isUser(a) : m_best[a] < m_best[b];
        });
        const auto count = static_cast<std::uint32_t>(siblings.size());
        m_steps.push_back(
            { FairTreeStep::Kind::Level, level.ids.front(), level.depth, count, static_cast<std::uint32_t>(level.ids.size()), 0, m_left });
        std::vector<Event> events;
        for (auto begin = siblings.begin(); begin != siblings.end();) {
            const auto end = std::find_if(begin, siblings.end(), [&](AssociationId id) { return levelOf(id) != levelOf(*begin); });
            addTied(events, { begin, end }, level.depth, count);
            begin = end;
        }
        m_open.insert(m_open.end(), std::make_move_iterator(events.rbegin()), std::make_move_iterator(events.rend()));
    }

    void addTied(std::vector<Event> &events, const std::vector<AssociationId> &tied, std::uint32_t depth, std::uint32_t siblings) const
    {
        const auto count = static_cast<std::uint32_t>(tied.size());
        std::vector<AssociationId> accounts;
        for (const AssociationId id : tied) {
            if (m_tree.isUser(id)) {
                events.push_back({ Event::Kind::User, { id }, depth, siblings, count });
            } else if (m_evaluation.mergedTiedAccounts()) {
                accounts.push_back(id);
            } else {
                events.push_back({ Event::Kind::Account, { id }, depth, siblings, count });
            }
        }
        if (!accounts.empty()) {
            events.push_back({ Event::Kind::Account, std::move(accounts), depth, siblings, count });
        }
    }

    void add(const Event &event)
    {
        const AssociationId id = event.ids.front();
        m_steps.push_back({ event.kind, id, event.depth, event.siblings, event.tied, m_tree.isUser(id) ? m_evaluation.rank(id) : 0U, m_left });
    }

    const Evaluation &m_evaluation;
    const AssociationTree &m_tree;
    std::size_t m_most;
    std::uint32_t m_left = 0;
    std::vector<std::uint32_t> m_best;
    std::vector<Event> m_open;
    std::vector<FairTreeStep> m_steps;
};

} // namespace

std::vector<FairTreeStep> fairTreeWalk(const Evaluation &evaluation, std::size_t most)
{
    return evaluation.algorithm() == Algorithm::FairTree ? FairTreeWalker(evaluation, most).take() : std::vector<FairTreeStep>();
}

} // namespace apportion
