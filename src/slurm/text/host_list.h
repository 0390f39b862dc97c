// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/text.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// More hosts than this in one list are refused; Slurm itself ends at 65536 in a range, and more of them are an error.
inline constexpr std::size_t mostHosts = 1u << 18;

/// A part of a host list whose last bracket is left open, and the one node for which Slurm before 23.02 takes it: "q]" of "q[1-", "" of "["
/// (_hostlist_create_bracketed() of hostlist.c).
struct OpenBracket
{
    std::string part;
    std::string host;
};

/// The hosts that a host list names, in its order, doubles included.
struct HostList
{
    std::vector<std::string> hosts;
    Text error; ///< why a part could not be read; the parts that could are in hosts, and the nodes of open brackets
    std::optional<OpenBracket> open; ///< the first open bracket, where nothing else is wrong: an error since 23.02 alone

    explicit operator bool() const { return error.isEmpty(); }
};

/// Expands "n[001-087]", "lxb00[1,2]", "a[1-3,7],b5", "r[1-2]n[01-16]". Never makes more than @p most hosts.
[[nodiscard]] HostList expandHosts(std::string_view list, std::size_t most = mostHosts);
/// How many hosts a list names; 0 when it cannot be read or names more than @p most.
[[nodiscard]] std::size_t countHosts(std::string_view list, std::size_t most = mostHosts);
/// A list that names exactly @p hosts, each once, numbers that follow each other as ranges: "c[01-16],login". Ordered by
/// name and number.
[[nodiscard]] std::string hostListOf(const std::vector<std::string> &hosts);
/// The parts of a list at its commas and blanks outside of brackets: "a[1-3,7]" and "b5" of "a[1-3,7],b5". A bracket ends at the next one
/// that closes, and one without is none: "a[1" and "3" of "a[1,3" (_next_tok() of hostlist.c). Views into @p list.
[[nodiscard]] std::vector<std::string_view> splitHostList(std::string_view list);
/// Whether a part of the list is a function whose nodes topology.conf tells, as block{b1}: of slurmctld since 24.11, the last
/// two of them since 26.05 (_parse_hostlist_function() of node_conf.c).
[[nodiscard]] bool namesTopology(std::string_view list);

} // namespace apportion::slurm
