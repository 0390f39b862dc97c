// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/difference.h"
#include "core/policy/diagnostic.h"
#include "core/policy/situation.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace apportion::slurm
{

class ClusterState;

/// Whether commands go from a cluster as it was read to a draft, or from there back. What slurmdbd has of accounts and users besides those
/// of the cluster was read of the former.
enum class Way : std::uint8_t { There, Back };

/// One call of sacctmgr.
struct SacctmgrCommand
{
    /// In this order: QOS that others need come first, then the tree, then what of QOS, lists and defaults needs it.
    enum class Phase : std::uint8_t { Qos, Add, Move, Change, Defaults, Remove };

    Phase phase = Phase::Qos;
    std::vector<std::string> arguments; ///< with the program's name first
    std::string names; ///< whom it is about, with commas between them, which no name has
    bool removes = false; ///< associations or a QOS
    std::size_t turn = 0; ///< commands of one turn that remove something may be made in any order
    std::string comment {}; ///< what changes, old and new: "fairshare 25 → 20"
    std::vector<std::string> notes {}; ///< of the draft on what it changes, each on one line: "chem: decided on 12 May"
    ObjectRef object {}; ///< the (first) object; associations by their id in the draft, or in the baseline when they go

    /// The arguments as one line for a POSIX shell.
    [[nodiscard]] std::string line() const;
};

/// The calls that make a cluster that is as @p baseline one that is as @p draft: as few as possible, in an order that
/// works (SacctmgrCommand::Phase). Objects with the same change are named in one call: accounts, users of one account, QOS.
///
/// What sacctmgr cannot do or cannot name is left out and told in @p refused: sacctmgr takes names apart at commas and
/// brackets and allows no blanks or quotes in them, however they are quoted for the shell.
/// What the commands find and leave behind goes to @p state. Who has used the same on both sides, @p before and @p after,
/// under two names, is told to be nobody whom sacctmgr could rename.
[[nodiscard]] std::vector<SacctmgrCommand> sacctmgrCommands(const Policy &baseline, const Policy &draft, Diagnostics *refused = nullptr,
    ClusterState *state = nullptr, const Situation &before = {}, const Situation &after = {});
/// The same where the difference is known already.
[[nodiscard]] std::vector<SacctmgrCommand> sacctmgrCommands(const Policy &baseline, const Policy &draft, const PolicyDifference &differences,
    Diagnostics *refused = nullptr, ClusterState *state = nullptr, const Situation &before = {}, const Situation &after = {}, Way way = Way::There);

} // namespace apportion::slurm
