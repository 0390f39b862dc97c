// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"
#include "core/policy/situation.h"
#include "history/sweep_plan.h"
#include "history/sweep_results.h"
#include "replay/machine.h"
#include "replay/trace.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <string>

namespace apportion::cli
{

using history::SweepPlan;

/// A plan with what it speaks of, ready to be run.
struct LoadedSweep
{
    SweepPlan plan;
    Snapshot base; ///< with the settings that hold everywhere
    QByteArray policyFile; ///< its bytes
    replay::Trace trace;
    std::vector<std::string> unmodelled; ///< what the replays leave out of any of its policies
    QString folder; ///< where its results are; empty while it has none
    QString identity; ///< of plan, policy, trace and program, once it has a folder
};

/// Reads a plan, its policy and its trace, and tries each of its values. Tells what is wrong, with the line; false when nothing
/// can be run.
[[nodiscard]] bool openSweepPlan(const std::string &path, LoadedSweep &sweep, const Streams &streams);
/// Tells what of its jobs and its policies the replays leave out.
void tellLeftOut(const LoadedSweep &sweep, const Streams &streams);
/// Puts a sweep into a folder: plan.json, policy.apportion, jobs.trace and not-modelled.txt. A folder that holds this sweep already is fine, one
/// with another is refused.
[[nodiscard]] bool makeSweepFolder(const LoadedSweep &sweep, const QString &folder, const Streams &streams);
/// Reads a sweep from its folder.
[[nodiscard]] bool openSweepFolder(const QString &folder, LoadedSweep &sweep, const Streams &streams);
/// The plan of a folder and what its results must name, without its trace.
[[nodiscard]] bool openFolderPlan(const QString &folder, SweepPlan &plan, QString &identity, const Streams &streams);

/// How far a task has come.
struct TaskState
{
    enum class State : std::uint8_t { Missing, Done, Failed };

    State state = State::Missing;
    QString reason; ///< of a failure
};
[[nodiscard]] TaskState stateOfTask(const QString &folder, const QString &identity, std::uint64_t task);
[[nodiscard]] QString pathOfTask(const QString &folder, std::uint64_t task);

/// Runs a task and writes its file, or why it failed beside it. Empty, or that reason. May run in several threads at once.
[[nodiscard]] QString runSweepTask(const LoadedSweep &sweep, std::uint64_t task);

/// Puts the tasks that are done together as sweep.sqlite, and tells which are missing or failed. What main() returns.
[[nodiscard]] int mergeSweep(const QString &folder, const Streams &streams);

} // namespace apportion::cli
