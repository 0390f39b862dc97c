// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// One command of a shell script, taken apart into its words. Nothing is expanded and nothing is run.
struct ShellCommand
{
    std::vector<std::string> words; ///< without quotes
    std::string_view text; ///< as written
    std::uint32_t line = 0; ///< where it begins
    bool needsShell = false; ///< variables, substitutions or patterns stand in it: what it does is not known
    bool openQuote = false; ///< a quote is left open
};

/// Walks through the commands of a script: words between blanks, quotes of both kinds, `\`, continued lines, comments,
/// redirections (left out); commands end at a line's end, `;`, `&` and `|`.
class ShellScript
{
public:
    explicit ShellScript(std::string_view text) : m_text(text) { }

    bool next(ShellCommand &command);

private:
    void readCommand(ShellCommand &command);
    void readQuoted(char quote, std::string &word, ShellCommand &command);
    void passRedirection(char first, ShellCommand &command);
    [[nodiscard]] bool atContinuation() const;
    char take();

    std::string_view m_text;
    std::size_t m_at = 0;
    std::uint32_t m_line = 1;
};

} // namespace apportion::slurm
