// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/difference.h"

namespace apportion
{

/// One value that differs between two policies; an association may have several.
struct ChangedValue
{
    enum class Kind : std::uint8_t { Added, Removed, Moved, RawShares, Priority, Options, Setting, Partition, Qos };

    Kind kind = Kind::Setting;
    std::uint32_t index = 0; ///< in the list of PolicyDifference for its kind
    std::uint32_t users = 0; ///< of an account that comes or goes: how many of its users are counted with it (foldedValues())
};

/// How much of what differs.
struct ChangeCounts
{
    int added = 0;
    int removed = 0;
    int moved = 0;
    int shares = 0;
    int options = 0; ///< associations whose priority or options differ
    int weights = 0; ///< PriorityWeight…
    int settings = 0; ///< the other settings
    int partitions = 0;
    int qos = 0;
};

/// Every value that differs: settings, partitions, QOS, then the associations as they stand in @p difference. Linear.
[[nodiscard]] std::vector<ChangedValue> changedValues(const PolicyDifference &difference);
/// Linear.
[[nodiscard]] ChangeCounts countChanges(const PolicyDifference &difference);

} // namespace apportion
