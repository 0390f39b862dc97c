// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation_pool.h"

#include <utility>

namespace apportion
{

Evaluation EvaluationPool::take()
{
    std::unique_ptr<Evaluation> unused;
    {
        const std::lock_guard lock(m_mutex);
        if (m_unused.empty()) {
            return Evaluation();
        }
        unused = std::move(m_unused.back());
        m_unused.pop_back();
    }
    return std::move(*unused);
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
    return { owned.release(), giveBackTo };
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
