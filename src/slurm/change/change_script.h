// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/situation.h"
#include "slurm/conf/conf_includes.h"
#include "slurm/text/text_sink.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace apportion::slurm
{

/// What is to be said of the scripts of a change.
struct ChangeNotes
{
    std::size_t calls = 0; ///< of sacctmgr in apply.sh
    Diagnostics refused; ///< what the scripts leave out
};

/// The way from one state of a cluster's associations to another, and the way back, as scripts for /bin/sh.
///
/// A script compares the cluster with both states first. It refuses (3) when the cluster is in neither, and has nothing
/// to do (0) when it is in the second. It stops at the first call that fails (1), and looks at the result afterwards (4
/// when that is not the second state; 2 when sacctmgr cannot be asked). Whatever names hold, the shell takes nothing of it
/// for its own.
struct ChangeScripts : ChangeNotes
{
    std::string apply;
    std::string rollback;
};

/// Writes both scripts. The situations say who has used what: sacctmgrCommands().
ChangeNotes writeChangeScripts(
    const Policy &baseline, const Policy &draft, const Situation &before, const Situation &after, TextSink &apply, TextSink &rollback);
/// The same as texts.
[[nodiscard]] ChangeScripts changeScripts(const Policy &baseline, const Policy &draft, const Situation &before = {}, const Situation &after = {});

/// What apply.sh leaves beside itself once it has begun to change the cluster, until rollback.sh has taken all back.
inline constexpr const char *appliedNoteName = "apply.sh.made";

/// The cluster of @p draft as `sacctmgr add cluster` makes it: the account root, and the QOS normal of every database.
[[nodiscard]] Policy emptyCluster(const Policy &draft);

/// Which slurm.conf goes with the scripts.
enum class ConfFile : std::uint8_t { Fragment, Patched };

/// What the administrator does with the files, in order, and how the result is checked. @p byHand: what slurm.conf leaves
/// out (ConfPatch::findings). @p included: the files that it includes that lie beside it. @p agreement: ExportSource::agreement.
/// @p lastReset: Situation::lastReset. @p before: the jobs under the baseline. @p takenOver: the lines of slurm.conf that differ
/// without an edit of the draft, as a diff has them.
[[nodiscard]] std::string changeReadme(const Policy &baseline, const Policy &draft, const ChangeNotes &scripts, ConfFile conf,
    const Diagnostics &byHand = {}, const std::vector<IncludedFile> &included = {}, const std::string &agreement = {},
    std::optional<std::int64_t> lastReset = {}, const Situation &before = {}, const std::vector<std::string> &takenOver = {});

} // namespace apportion::slurm
