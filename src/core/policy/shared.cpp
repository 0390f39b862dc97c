// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/shared.h"

#include <atomic>

namespace apportion
{

void HolderCount::add() noexcept
{
    std::atomic_ref(m_count).fetch_add(1, std::memory_order_relaxed); // whoever copies holds one already
}

bool HolderCount::drop() noexcept
{
    // release: what this holder read is read before another one writes; acquire: and before the value is deleted
    return std::atomic_ref(m_count).fetch_sub(1, std::memory_order_acq_rel) != 1;
}

bool HolderCount::isOne() const noexcept
{
    // A holder in another thread may just have let go. That it did is not enough: its last reads must have happened
    // before the writes that follow, which only an acquire of what its drop() released says. The use_count() of a
    // std::shared_ptr is a relaxed load and promises nothing of the kind, hence the counter of its own.
    return std::atomic_ref(m_count).load(std::memory_order_acquire) == 1;
}

} // namespace apportion
