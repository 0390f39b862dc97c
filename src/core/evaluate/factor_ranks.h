// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/tree_layout.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace apportion
{

/// The ranks of users by their factors, made when somebody asks for them: most evaluations are never asked. Copies share them.
class FactorRanks
{
public:
    FactorRanks();

    /// By position: 1 for the highest factor, equal ones share a rank; 0 for accounts. Always to be asked for the same factors;
    /// safe to call from several threads.
    [[nodiscard]] const std::vector<std::uint32_t> &of(const std::vector<double> &factors, const TreeLayout &layout) const;

private:
    struct Held;

    std::shared_ptr<Held> m_held;
};

} // namespace apportion
