// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"
#include "core/policy/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// A key that a NodeName line needs another value for.
struct NodeKeyChange
{
    std::string key; ///< as slurm.conf calls it
    std::string before; ///< written; empty: the line does not have it
    std::string after; ///< written, with its quotes; empty: to be taken out

    bool operator==(const NodeKeyChange &) const = default;
};

struct NodeKeyChanges
{
    std::vector<NodeKeyChange> keys;
    Text problem; ///< why the CPUs and cores cannot be written; the other keys can
};

/// What has to change in a line that says @p line, so that its nodes are what @p after says, of all in which @p after
/// differs from @p known, as which they were known. Names are left to others.
///
/// CPUs and cores come about as slurmctld makes them (SLURM.md 7): of Boards, Sockets, CoresPerSocket and ThreadsPerCore.
/// Other cores change CoresPerSocket, other CPUs of the same cores ThreadsPerCore.
[[nodiscard]] NodeKeyChanges nodeKeyChanges(const NodeGroup &line, const NodeGroup &known, const NodeGroup &after);

/// Whether two keys are names of one: Feature and Features, CPUs and Procs.
[[nodiscard]] bool isSameNodeKey(std::string_view a, std::string_view b);
/// Whether a running cluster prints a key, so that any policy knows which nodes have it.
[[nodiscard]] bool isPrintedNodeKey(std::string_view key);
/// Whether a key says where nodes are found: its value is one for all of the line's nodes, or a list of as many.
[[nodiscard]] bool isAddressKey(std::string_view key);
/// Whether an address is a list.
[[nodiscard]] bool isAddressList(std::string_view value);

/// The full NodeName line of a group, without a line break, DEFAULT values filled in.
[[nodiscard]] std::string nodeLine(const NodeGroup &group);

} // namespace apportion::slurm
