// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/text/shell_quote.h"

#include <algorithm>

namespace apportion::slurm
{

namespace
{
/// Characters that no shell treats specially anywhere within a word.
bool isPlain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
        || std::string_view("_-+=./:,@%").find(c) != std::string_view::npos;
}

/// NAME=value as the first word would be an assignment, but a command's name always stands before it.
bool needsNoQuotes(std::string_view argument)
{
    return !argument.empty() && std::all_of(argument.begin(), argument.end(), isPlain);
}
} // namespace

std::string shellQuote(std::string_view argument)
{
    if (needsNoQuotes(argument)) {
        return std::string(argument);
    }
    std::string quoted = "'";
    for (const char c : argument) {
        if (c == '\'') {
            quoted += "'\\''"; // end the quotes, an escaped one, begin them again
        } else if (c != '\0') {
            quoted += c;
        }
    }
    return quoted + '\'';
}

std::string shellLine(const std::vector<std::string> &arguments)
{
    std::string line;
    for (const std::string &argument : arguments) {
        if (!line.empty()) {
            line += ' ';
        }
        line += shellQuote(argument);
    }
    return line;
}

std::string shellComment(std::string_view text)
{
    std::string comment(text);
    for (char &c : comment) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7f) {
            c = ' ';
        }
    }
    return comment;
}

} // namespace apportion::slurm
