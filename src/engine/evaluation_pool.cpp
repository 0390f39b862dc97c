// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation_pool.h"

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{

/// Whether one may have become the other by a few edits.
bool isClose(const TreeLayout &one, const TreeLayout &other)
{
    const auto [less, more] = std::minmax({ one.size(), other.size() });
    return more - less <= more / 8;
}

} // namespace

Evaluation EvaluationPool::take(const AssociationTree &tree)
{
    const auto isOfTree = [&layout = tree.layout()](const auto &evaluation) { return &evaluation->layout() == &layout; };
    std::unique_ptr<Evaluation> unused;
    std::shared_ptr<const Evaluation> newest;
    {
        const std::lock_guard lock(m_mutex);
        newest = m_newest.lock();
        if (!m_unused.empty()) {
            const auto found = std::find_if(m_unused.begin(), m_unused.end(), isOfTree);
            std::swap(found == m_unused.end() ? m_unused.back() : *found, m_unused.back());
            unused = std::move(m_unused.back());
            m_unused.pop_back();
        }
    }
    Evaluation taken = unused ? std::move(*unused) : Evaluation();
    const bool isOfAnother = !unused || &taken.layout() != &tree.layout();
    if (newest && isOfAnother && (isOfTree(newest) || isClose(newest->layout(), tree.layout()))) {
        taken = *newest;
    }
    return taken;
}

std::shared_ptr<const Evaluation> EvaluationPool::share(Evaluation &&evaluation)
{
    auto owned = std::make_unique<Evaluation>(std::move(evaluation));
    // Weak, so that an evaluation that outlives the pool is simply freed.
    const auto giveBackTo = [pool = weak_from_this()](Evaluation *unused) {
        std::unique_ptr<Evaluation> mine(unused);
        if (const auto alive = pool.lock()) {
            alive->giveBack(std::move(mine));
        }
    };
    std::shared_ptr<const Evaluation> shared(owned.release(), giveBackTo);
    const std::lock_guard lock(m_mutex);
    m_newest = shared;
    return shared;
}

void EvaluationPool::giveBack(std::unique_ptr<Evaluation> evaluation)
{
    const std::lock_guard lock(m_mutex);
    if (m_unused.capacity() < capacity) {
        m_unused.reserve(capacity);
    }
    if (m_unused.size() < capacity) {
        m_unused.push_back(std::move(evaluation));
    }
}

std::size_t EvaluationPool::size() const
{
    const std::lock_guard lock(m_mutex);
    return m_unused.size();
}

} // namespace apportion
