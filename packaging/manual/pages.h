// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace apportion::manual
{

/// What a shell can offer in the place of a value.
enum class Value { Anything, File, Folder, Host, Choice };

struct OptionText
{
    std::vector<std::string> names; ///< "-h", "--help"; without dashes: an argument that stands by its place
    std::string value; ///< what stands behind the name, "FILE"; empty for a flag
    std::string description;
    Value kind = Value::Anything;
    std::vector<std::string> choices;
    bool isRequired = false;
    bool isRepeatable = false;
    std::string defaultValue;

    [[nodiscard]] bool isArgument() const { return names.front().front() != '-'; }
};

/// A program or a verb of it, as its `--help` describes it.
struct CommandText
{
    std::vector<std::string> path; ///< "apportion-cli", "lesson", "check"
    std::string description;
    std::vector<OptionText> options;
    std::vector<CommandText> verbs;

    /// "apportion-cli-lesson-check": the name of its page, and of functions with '_' for '-'.
    [[nodiscard]] std::string pageName() const;
};

/// apportion(1), as src/gui describes it.
[[nodiscard]] CommandText windowProgram();
/// apportion-cli(1), as src/cli describes it.
[[nodiscard]] CommandText commandLineProgram();

/// The manual page of @p command in roff. @p more is roff that follows the options: examples, exit codes, files.
[[nodiscard]] std::string manualPage(const CommandText &command, const std::string &version, const std::string &more);

[[nodiscard]] std::string bashCompletion(const CommandText &program);
[[nodiscard]] std::string zshCompletion(const CommandText &program);
[[nodiscard]] std::string fishCompletion(const CommandText &program);

} // namespace apportion::manual
