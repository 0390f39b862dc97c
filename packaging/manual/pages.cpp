// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages.h"

#include "cli/command_line.h"
#include "gui/shell/program_options.h"

#include <algorithm>
#include <set>

namespace apportion::manual
{

namespace
{

/// What the word behind an option says of its value.
Value kindOf(const std::string &value)
{
    static const std::set<std::string> files { "FILE", "POLICY", "POLICY.apportion", "BASELINE", "SLURM_CONF", "FOLDER|FILE", "file", "path" };
    static const std::set<std::string> folders { "DIR", "FOLDER" };
    return files.count(value) != 0 ? Value::File : folders.count(value) != 0 ? Value::Folder : value == "HOST" ? Value::Host : Value::Anything;
}

OptionText help()
{
    return { { "-h", "--help" }, {}, "Tells the options, and ends.", Value::Anything, {}, false, false, {} };
}

OptionText version()
{
    return { { "--version" }, {}, "Tells the version and the commit, and ends.", Value::Anything, {}, false, false, {} };
}

OptionText textOf(const cli::Option &option)
{
    OptionText text { { option.name }, option.value, option.description, kindOf(option.value), {}, option.isRequired, false, {} };
    for (const std::string &choice : option.choices) {
        if (std::find(text.choices.begin(), text.choices.end(), choice) == text.choices.end()) {
            text.choices.push_back(choice);
        }
    }
    text.kind = text.choices.empty() ? text.kind : Value::Choice;
    text.isRepeatable = std::holds_alternative<std::vector<std::string> *>(option.target);
    if (const auto *number = std::get_if<int *>(&option.target)) {
        text.defaultValue = std::to_string(**number);
    }
    return text;
}

CommandText textOf(const cli::VerbOptions &verb, std::vector<std::string> path)
{
    path.push_back(verb.name);
    CommandText text { path, verb.description, {}, {} };
    for (const cli::Option &option : verb.options) {
        text.options.push_back(textOf(option));
    }
    text.options.push_back(help());
    for (const cli::VerbOptions &each : verb.verbs) {
        text.verbs.push_back(textOf(each, path));
    }
    return text;
}

OptionText textOf(const QCommandLineOption &option)
{
    OptionText text { {}, option.valueName().toStdString(), option.description().toStdString(), kindOf(option.valueName().toStdString()), {}, false,
        false, option.defaultValues().join(QLatin1Char(' ')).toStdString() };
    const QStringList names = option.names();
    for (const QString &name : names) {
        text.names.push_back((name.size() == 1 ? "-" : "--") + name.toStdString());
    }
    const QStringList choices = ProgramOptions::choices(names.last());
    for (const QString &choice : choices) {
        text.choices.push_back(choice.toStdString());
        text.kind = Value::Choice;
    }
    return text;
}

} // namespace

std::string CommandText::pageName() const
{
    std::string name;
    for (const std::string &word : path) {
        name += (name.empty() ? "" : "-") + word;
    }
    return name;
}

CommandText windowProgram()
{
    const ProgramOptions options;
    CommandText text { { "apportion" }, options.description.toStdString(), {}, {} };
    text.options.push_back({ { options.argument.toStdString() }, options.argument.toStdString(), options.argumentDescription.toStdString(),
        kindOf(options.argument.toStdString()), {}, false, true, {} });
    const QList<QCommandLineOption> all = options.all();
    for (const QCommandLineOption &option : all) {
        text.options.push_back(textOf(option));
    }
    text.options.push_back(help());
    text.options.back().names = { "-h", "--help", "--help-all" };
    text.options.push_back(version());
    text.options.back().names = { "-v", "--version" };
    return text;
}

CommandText commandLineProgram()
{
    const cli::CommandLine line;
    CommandText text = textOf(line.options(), {});
    text.options.push_back(version());
    return text;
}

} // namespace apportion::manual
