// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"

#include <memory>
#include <vector>

namespace apportion::cli
{

// The verbs of the program, each in a file of its own name.

[[nodiscard]] std::unique_ptr<Command> makeAgreeCommand();
[[nodiscard]] std::unique_ptr<Command> makeCheckCommand();
[[nodiscard]] std::unique_ptr<Command> makeDiffCommand();
/// set, add, remove, move, rename
[[nodiscard]] std::vector<std::unique_ptr<Command>> makeEditCommands();
[[nodiscard]] std::unique_ptr<Command> makeExplainCommand();
/// history list, show, diff, delete, export
[[nodiscard]] std::unique_ptr<Command> makeHistoryCommand();
[[nodiscard]] std::unique_ptr<Command> makeImportCommand();
[[nodiscard]] std::unique_ptr<Command> makeLessonCommand();
[[nodiscard]] std::unique_ptr<Command> makeReplayCommand();
[[nodiscard]] std::unique_ptr<Command> makeSealCommand();
[[nodiscard]] std::unique_ptr<Command> makeSprioCommand();
[[nodiscard]] std::unique_ptr<Command> makeSshareCommand();
/// sweep, sweep run, sweep task, sweep merge, sweep show
[[nodiscard]] std::unique_ptr<Command> makeSweepCommand();
[[nodiscard]] std::unique_ptr<Command> makeSyncCommand();
/// trace import, trace info, trace generate
[[nodiscard]] std::unique_ptr<Command> makeTraceCommand();
[[nodiscard]] std::unique_ptr<Command> makeValidateCommand();

} // namespace apportion::cli
