// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages.h"

#include <algorithm>

namespace apportion::manual
{

namespace
{

/// All commands of a program, the program first.
void collect(const CommandText &command, std::vector<const CommandText *> &found)
{
    found.push_back(&command);
    for (const CommandText &verb : command.verbs) {
        collect(verb, found);
    }
}

std::vector<const CommandText *> allOf(const CommandText &program)
{
    std::vector<const CommandText *> found;
    collect(program, found);
    return found;
}

std::string joined(const std::vector<std::string> &words, const std::string &between)
{
    std::string text;
    for (const std::string &word : words) {
        text += (text.empty() ? "" : between) + word;
    }
    return text;
}

/// "_apportion_cli_lesson": a shell's function for a command.
std::string functionName(const CommandText &command)
{
    std::string name = '_' + command.pageName();
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

/// @p text with a backslash before each of @p signs.
std::string escaped(const std::string &text, const std::string &signs)
{
    std::string result;
    for (const char c : text) {
        if (signs.find(c) != std::string::npos) {
            result += '\\';
        }
        result += c;
    }
    return result;
}

/// Text within '…' of a POSIX shell.
std::string quoted(const std::string &text)
{
    std::string result;
    for (const char c : text) {
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return '\'' + result + '\'';
}

// --- bash ---

std::string bashValue(const OptionText &option)
{
    switch (option.kind) {
    case Value::File:
        return "mapfile -t COMPREPLY < <(compgen -f -- \"$word\")";
    case Value::Folder:
        return "mapfile -t COMPREPLY < <(compgen -d -- \"$word\")";
    case Value::Host:
        return "mapfile -t COMPREPLY < <(compgen -A hostname -- \"$word\")";
    case Value::Choice:
        return "mapfile -t COMPREPLY < <(compgen -W '" + joined(option.choices, " ") + "' -- \"$word\")";
    case Value::Anything:
        break;
    }
    return "COMPREPLY=()";
}

std::string bashCommand(const CommandText &command)
{
    std::vector<std::string> words;
    std::string values;
    bool takesFiles = false;
    for (const CommandText &verb : command.verbs) {
        words.push_back(verb.path.back());
    }
    for (const OptionText &option : command.options) {
        if (option.isArgument()) {
            takesFiles = takesFiles || option.kind == Value::File;
            continue;
        }
        words.insert(words.end(), option.names.begin(), option.names.end());
        if (!option.value.empty()) {
            values += "        " + joined(option.names, "|") + ") " + bashValue(option) + "; return ;;\n";
        }
    }
    std::string text = "    '" + joined(command.path, " ") + "')\n        case $previous in\n" + values + "        esac\n";
    text += "        mapfile -t COMPREPLY < <(compgen -W '" + joined(words, " ") + "' -- \"$word\"" + (takesFiles ? "; compgen -f -- \"$word\"" : "")
        + ")\n        ;;\n";
    return text;
}

// --- zsh ---

std::string zshAction(const OptionText &option)
{
    const std::string name = ':' + (option.value.empty() ? std::string("value") : escaped(option.value, ":")) + ':';
    switch (option.kind) {
    case Value::File:
        return name + "_files";
    case Value::Folder:
        return name + "_files -/";
    case Value::Host:
        return name + "_hosts";
    case Value::Choice:
        return name + '(' + joined(option.choices, " ") + ')';
    case Value::Anything:
        break;
    }
    return name;
}

std::string zshSpecification(const OptionText &option)
{
    if (option.isArgument()) {
        return quoted((option.isRepeatable        ? "*"
                              : option.isRequired ? "1"
                                                  : "::")
            + zshAction(option).substr(option.isRepeatable || option.isRequired ? 0 : 1));
    }
    const std::string rest = '[' + escaped(option.description, "[]:\\") + ']' + (option.value.empty() ? "" : zshAction(option));
    if (option.names.size() == 1) {
        return quoted(option.names.front() + rest);
    }
    return "'(" + joined(option.names, " ") + ")'{" + joined(option.names, ",") + '}' + quoted(rest);
}

std::string zshCommand(const CommandText &command)
{
    std::string text = functionName(command) + "() {\n    _arguments -s -S";
    for (const OptionText &option : command.options) {
        // Where a verb may stand, an argument in its place is left to the reader.
        text += option.isArgument() && !command.verbs.empty() ? std::string() : " \\\n        " + zshSpecification(option);
    }
    if (command.verbs.empty()) {
        return text + "\n}\n";
    }
    text += " \\\n        '1: :->verb' '*:: :->rest' && return\n    case $state in\n    verb)\n        local -a verbs=(\n";
    for (const CommandText &verb : command.verbs) {
        text += "            " + quoted(verb.path.back() + ':' + escaped(verb.description, ":\\")) + '\n';
    }
    text += "        )\n        _describe verb verbs\n        ;;\n    rest)\n        case $words[1] in\n";
    for (const CommandText &verb : command.verbs) {
        text += "        " + verb.path.back() + ") " + functionName(verb) + " ;;\n";
    }
    return text + "        esac\n        ;;\n    esac\n}\n";
}

// --- fish ---

std::string fishQuoted(const std::string &text)
{
    return '\'' + escaped(text, "'\\") + '\'';
}

/// When fish is to offer what belongs to @p command: its words were typed, none of its verbs.
std::string fishCondition(const CommandText &command)
{
    std::string text;
    for (auto word = command.path.begin() + 1; word != command.path.end(); ++word) {
        text += (text.empty() ? "" : "; and ") + std::string("__fish_seen_subcommand_from ") + *word;
    }
    if (!command.verbs.empty()) {
        text += (text.empty() ? "" : "; and ") + std::string("not __fish_seen_subcommand_from");
        for (const CommandText &verb : command.verbs) {
            text += ' ' + verb.path.back();
        }
    }
    return text;
}

std::string fishOption(const OptionText &option, const std::string &start)
{
    std::string text = start;
    for (const std::string &name : option.names) {
        text += name.compare(0, 2, "--") == 0 ? " -l " + name.substr(2) : " -s " + name.substr(1);
    }
    if (!option.value.empty()) {
        switch (option.kind) {
        case Value::File:
            text += " -r -F";
            break;
        case Value::Folder:
            text += " -x -a '(__fish_complete_directories)'";
            break;
        case Value::Host:
            text += " -x -a '(__fish_print_hostnames)'";
            break;
        case Value::Choice:
            text += " -x -a " + fishQuoted(joined(option.choices, " "));
            break;
        case Value::Anything:
            text += " -x";
            break;
        }
    }
    return text + " -d " + fishQuoted(option.description) + '\n';
}

std::string fishCommand(const CommandText &command)
{
    const std::string condition = fishCondition(command);
    const std::string start = "complete -c " + command.path.front() + (condition.empty() ? "" : " -n " + fishQuoted(condition));
    std::string text;
    for (const CommandText &verb : command.verbs) {
        text += start + " -f -a " + verb.path.back() + " -d " + fishQuoted(verb.description) + '\n';
    }
    for (const OptionText &option : command.options) {
        if (!option.isArgument()) {
            text += fishOption(option, start);
        }
    }
    return text;
}

} // namespace

std::string bashCompletion(const CommandText &program)
{
    const std::string function = functionName(program);
    std::string verbs;
    std::string cases;
    for (const CommandText *command : allOf(program)) {
        if (command != &program) {
            verbs += (verbs.empty() ? "" : "|") + quoted(joined(command->path, " "));
        }
        cases += bashCommand(*command);
    }
    std::string text = "# shellcheck shell=bash\n" + function
        + "() {\n"
          "    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command="
        + program.path.front() + '\n';
    if (!verbs.empty()) {
        text += "    local i\n    for ((i = 1; i < COMP_CWORD; i++)); do\n        case \"$command ${COMP_WORDS[i]}\" in\n        " + verbs
            + ") command+=\" ${COMP_WORDS[i]}\" ;;\n        esac\n    done\n";
    }
    return text + "    case $command in\n" + cases + "    esac\n}\ncomplete -o filenames -F " + function + ' ' + program.path.front() + '\n';
}

std::string zshCompletion(const CommandText &program)
{
    std::string text = "#compdef " + program.path.front() + "\n";
    for (const CommandText *command : allOf(program)) {
        text += '\n' + zshCommand(*command);
    }
    return text + '\n' + functionName(program) + " \"$@\"\n";
}

std::string fishCompletion(const CommandText &program)
{
    std::string text;
    for (const CommandText *command : allOf(program)) {
        text += fishCommand(*command);
    }
    return text;
}

} // namespace apportion::manual
