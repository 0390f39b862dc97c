// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/text/shell_words.h"

#include "slurm/text/reading.h"

namespace apportion::slurm
{

namespace
{

bool endsCommand(char c)
{
    return c == '\n' || c == ';' || c == '&' || c == '|';
}

/// Characters that a shell does something with where they stand unquoted.
bool isSpecial(char c)
{
    return std::string_view("$`()*?[]{}~!").find(c) != std::string_view::npos;
}

/// More words than this are no command of sacctmgr's; the rest of it is passed over.
constexpr std::size_t mostWords = 10000;

} // namespace

char ShellScript::take()
{
    const char c = m_text[m_at++];
    m_line += c == '\n' ? 1 : 0;
    return c;
}

bool ShellScript::atContinuation() const
{
    const std::string_view rest = m_text.substr(m_at);
    return rest.substr(0, 2) == "\\\n" || rest.substr(0, 3) == "\\\r\n";
}

void ShellScript::readQuoted(char quote, std::string &word, ShellCommand &command)
{
    while (m_at < m_text.size()) {
        if (quote == '"' && atContinuation()) {
            while (take() != '\n') { }
            continue;
        }
        const char c = take();
        if (c == quote) {
            return;
        }
        const bool escape
            = quote == '"' && c == '\\' && m_at < m_text.size() && std::string_view("\"\\$`").find(m_text[m_at]) != std::string_view::npos;
        command.needsShell = command.needsShell || (quote == '"' && (c == '$' || c == '`'));
        word += escape ? take() : c;
    }
    command.openQuote = true;
}

/// Passes over where the output goes: it does not change what the command does. A text that follows ("<<") does.
void ShellScript::passRedirection(char first, ShellCommand &command)
{
    command.needsShell = command.needsShell || (first == '<' && m_at < m_text.size() && m_text[m_at] == '<');
    while (m_at < m_text.size() && std::string_view("<>&|").find(m_text[m_at]) != std::string_view::npos) {
        take();
    }
    while (m_at < m_text.size() && isBlank(m_text[m_at])) {
        take();
    }
    while (m_at < m_text.size() && !isBlank(m_text[m_at]) && !endsCommand(m_text[m_at])) {
        take();
    }
}

void ShellScript::readCommand(ShellCommand &command)
{
    std::string word;
    bool inWord = false;
    const auto endWord = [&] {
        if (inWord && command.words.size() < mostWords) {
            command.words.push_back(word);
        }
        word.clear();
        inWord = false;
    };
    while (m_at < m_text.size()) {
        if (atContinuation()) {
            while (take() != '\n') { }
            continue;
        }
        const char c = m_text[m_at];
        if (endsCommand(c)) {
            break;
        }
        if (c == '#' && !inWord) {
            while (m_at < m_text.size() && m_text[m_at] != '\n') {
                ++m_at;
            }
            break;
        }
        take();
        if (c == '<' || c == '>') {
            const bool number = inWord && word.find_first_not_of("0123456789") == std::string::npos; // "2>file"
            inWord = inWord && !number;
            endWord();
            passRedirection(c, command);
        } else if (isBlank(c)) {
            endWord();
        } else if (c == '\'' || c == '"') {
            inWord = true;
            readQuoted(c, word, command);
        } else {
            inWord = true;
            command.needsShell = command.needsShell || isSpecial(c);
            word += c == '\\' && m_at < m_text.size() ? take() : c;
        }
    }
    endWord();
}

bool ShellScript::next(ShellCommand &command)
{
    while (m_at < m_text.size()) {
        if (endsCommand(m_text[m_at]) || isBlank(m_text[m_at])) {
            take();
            continue;
        }
        command = {};
        command.line = m_line;
        const std::size_t begin = m_at;
        readCommand(command);
        command.text = trimmed(m_text.substr(begin, m_at - begin));
        if (!command.words.empty()) {
            return true;
        }
    }
    return false;
}

} // namespace apportion::slurm
