// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include "cli/check_command.h"
#include "cli/explain_command.h"
#include "cli/export_command.h"
#include "cli/import_command.h"
#include "cli/lesson_command.h"
#include "cli/pull_command.h"
#include "cli/sprio_command.h"
#include "cli/sshare_command.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <memory>

namespace apportion::cli
{

namespace
{

std::vector<std::unique_ptr<Command>> allCommands()
{
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(std::make_unique<SshareCommand>());
    commands.push_back(std::make_unique<SprioCommand>());
    commands.push_back(std::make_unique<CheckCommand>());
    commands.push_back(std::make_unique<ExplainCommand>());
    commands.push_back(std::make_unique<ExportCommand>());
    commands.push_back(std::make_unique<ImportCommand>());
    commands.push_back(std::make_unique<PullCommand>());
    commands.push_back(std::make_unique<LessonCommand>());
    return commands;
}

} // namespace

int runCommandLine(const std::vector<std::string> &arguments, const Streams &streams)
{
    CLI::App app("Apportion: what a Slurm cluster's fair-share and priority policy does", "apportion-cli");
    app.set_version_flag("--version", std::string("apportion-cli ") + APPORTION_VERSION);
    app.require_subcommand(1);
    const std::vector<std::unique_ptr<Command>> commands = allCommands();
    for (const auto &command : commands) {
        command->declare(*app.add_subcommand(command->name(), command->description()));
    }
    try {
        // CLI11 takes the arguments from the back.
        std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
        app.parse(reversed);
    } catch (const CLI::ParseError &error) {
        return app.exit(error, streams.out, streams.err) == 0 ? exitOk : exitUnusable;
    }
    const std::string chosen = app.get_subcommands().front()->get_name();
    const auto command = std::find_if(commands.begin(), commands.end(), [&](const auto &candidate) { return candidate->name() == chosen; });
    return (*command)->run(streams);
}

} // namespace apportion::cli
