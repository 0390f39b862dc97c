// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include "cli/export_command.h"
#include "cli/pull_command.h"
#include "cli/verbs.h"
#include "core/schema/conf_key_search.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <QCoreApplication>

#include <algorithm>
#include <cerrno>
#include <string_view>
#include <system_error>

namespace apportion::cli
{

namespace
{

std::vector<std::unique_ptr<Command>> allCommands()
{
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(makeSshareCommand());
    commands.push_back(makeSprioCommand());
    commands.push_back(makeCheckCommand());
    commands.push_back(makeAgreeCommand());
    commands.push_back(makeExplainCommand());
    commands.push_back(std::make_unique<ExportCommand>());
    commands.push_back(makeHistoryCommand());
    commands.push_back(makeImportCommand());
    commands.push_back(std::make_unique<PullCommand>());
    for (std::unique_ptr<Command> &command : makeEditCommands()) {
        commands.push_back(std::move(command));
    }
    commands.push_back(makeSyncCommand());
    commands.push_back(makeDiffCommand());
    commands.push_back(makeSealCommand());
    commands.push_back(makeLessonCommand());
    commands.push_back(makeReplayCommand());
    commands.push_back(makeSweepCommand());
    commands.push_back(makeTraceCommand());
    commands.push_back(makeValidateCommand());
    return commands;
}

/// Tells the parser of one option.
void declare(CLI::App &parser, const Option &option)
{
    CLI::Option *declared = std::visit(
        [&](auto *target) {
            if constexpr (std::is_same_v<decltype(target), bool *>) {
                return parser.add_flag(option.name, *target, option.description);
            } else {
                return parser.add_option(option.name, *target, option.description)->type_name(option.value);
            }
        },
        option.target);
    declared->required(option.isRequired);
    if (!option.isFlag()) {
        declared->check([](const std::string &value) { return value.empty() ? std::string("a value must not be empty") : std::string(); });
    }
    if (std::holds_alternative<int *>(option.target)) {
        declared->capture_default_str();
    }
    if (option.range) {
        declared->check(CLI::Range(option.range->first, option.range->second));
    }
}

void declare(CLI::App &parser, const VerbOptions &verb)
{
    for (const Option &option : verb.options) {
        declare(parser, option);
    }
    for (const VerbOptions &each : verb.verbs) {
        CLI::App &parserOfVerb = *parser.add_subcommand(each.name, each.description);
        declare(parserOfVerb, each);
        if (each.isChosen != nullptr) {
            parserOfVerb.callback([chosen = each.isChosen] { *chosen = true; });
        }
    }
    if (!verb.verbs.empty()) {
        parser.require_subcommand(verb.needsVerb ? 1 : 0, 1);
    }
}

/// What is wrong with a word that stands where a verb must, and is none; empty when there is no such word. The parser would only
/// say that a verb is missing.
std::string unknownVerb(const VerbOptions &program, const std::vector<std::string> &arguments)
{
    const VerbOptions *above = &program;
    std::string path = program.name;
    for (const std::string &word : arguments) {
        if (above->verbs.empty() || !above->needsVerb || word.starts_with('-')) {
            return {};
        }
        const auto found = std::find_if(above->verbs.begin(), above->verbs.end(), [&word](const VerbOptions &verb) { return verb.name == word; });
        if (found == above->verbs.end()) {
            std::vector<std::string_view> names(above->verbs.size());
            std::transform(
                above->verbs.begin(), above->verbs.end(), names.begin(), [](const VerbOptions &verb) { return std::string_view(verb.name); });
            const std::string_view nearest = schema::nearestOf(word, names);
            return path + ": there is no \"" + word.substr(0, 100) + "\""
                + (nearest.empty() ? std::string("; ") : "; is it " + std::string(nearest) + "? Else ") + "see " + path + " --help";
        }
        path += ' ' + word;
        above = &*found;
    }
    return {};
}

} // namespace

CommandLine::CommandLine() : m_commands(allCommands())
{
    m_options.name = "apportion-cli";
    m_options.description = "Apportion: what a Slurm cluster's fair-share and priority policy does";
    for (const auto &command : m_commands) {
        command->declare(m_options.addVerb(command->name(), command->description()));
    }
}

CommandLine::~CommandLine() = default;

int CommandLine::run(const std::vector<std::string> &arguments, const Streams &streams) const
{
    CLI::App app(m_options.description, m_options.name);
    app.set_version_flag("--version", m_options.name + ' ' + QCoreApplication::applicationVersion().toStdString());
    declare(app, m_options);
    if (const std::string unknown = unknownVerb(m_options, arguments); !unknown.empty()) {
        streams.err << unknown << '\n';
        return exitUnusable;
    }
    try {
        // CLI11 takes the arguments from the back.
        std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
        app.parse(reversed);
    } catch (const CLI::ParseError &error) {
        return app.exit(error, streams.out, streams.err) == 0 ? exitOk : exitUnusable;
    }
    const std::string chosen = app.get_subcommands().front()->get_name();
    const auto command = std::find_if(m_commands.begin(), m_commands.end(), [&](const auto &candidate) { return candidate->name() == chosen; });
    return (*command)->run(streams);
}

int runCommandLine(const std::vector<std::string> &arguments, const Streams &streams)
{
    const int result = CommandLine().run(arguments, streams);
    if (streams.out.flush()) {
        return result;
    }
    // what was lost may be long ago: once more, to hear why
    streams.out.clear();
    errno = 0;
    streams.out.put('\n').flush();
    streams.err << "apportion-cli: what it prints could not be written: " << std::generic_category().message(errno != 0 ? errno : EIO) << '\n';
    return exitUnusable;
}

} // namespace apportion::cli
