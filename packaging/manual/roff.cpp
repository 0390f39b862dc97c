// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages.h"

#include <algorithm>
#include <cctype>

namespace apportion::manual
{

namespace
{

/// Text as roff shows it: its own signs hidden, a hyphen that may be typed kept as such.
std::string plain(const std::string &text)
{
    std::string result;
    for (const char c : text) {
        if (c == '\\') {
            result += "\\e";
        } else if (c == '-') {
            result += "\\-";
        } else if (c == '.' && result.empty()) {
            result += "\\&.";
        } else if (c == '\'') {
            result += "\\(aq";
        } else {
            result += c;
        }
    }
    return result;
}

std::string bold(const std::string &text)
{
    return "\\fB" + plain(text) + "\\fR";
}

std::string italic(const std::string &text)
{
    return "\\fI" + plain(text) + "\\fR";
}

/// "--out DIR", as it stands in the list of options.
std::string heading(const OptionText &option)
{
    if (option.isArgument()) {
        return italic(option.value) + (option.isRepeatable ? " ..." : "");
    }
    std::string text;
    for (const std::string &name : option.names) {
        text += (text.empty() ? "" : ", ") + bold(name);
    }
    return option.value.empty() ? text : text + ' ' + italic(option.value);
}

std::string spaced(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words) {
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

/// A sentence, whether or not the description ends as one.
std::string sentence(const std::string &text)
{
    return text.empty() || text.back() == '.' ? text : text + '.';
}

std::string synopsis(const CommandText &command)
{
    std::string text = bold(spaced(command.path));
    if (!command.verbs.empty()) {
        return text + ' ' + italic("VERB") + " [" + italic("OPTION") + " ...]";
    }
    for (const OptionText &option : command.options) {
        if (!option.isArgument() && option.isRequired) {
            text += ' ' + heading(option);
        }
    }
    text += " [" + italic("OPTION") + " ...]";
    for (const OptionText &option : command.options) {
        if (option.isArgument()) {
            text += option.isRequired ? ' ' + heading(option) : " [" + heading(option) + ']';
        }
    }
    return text;
}

std::string optionEntry(const OptionText &option)
{
    std::string text = ".TP\n" + heading(option) + '\n' + plain(sentence(option.description)) + '\n';
    if (option.isRequired && !option.isArgument()) {
        text += "Has to be given.\n";
    }
    if (option.kind == Value::Choice && option.description.find(option.choices.front()) == std::string::npos) {
        std::string list;
        for (const std::string &choice : option.choices) {
            list += (list.empty() ? "" : ", ") + choice;
        }
        text += "One of: " + plain(list) + ".\n";
    }
    if (!option.defaultValue.empty()) {
        text += "Without it: " + plain(option.defaultValue) + ".\n";
    }
    return text;
}

std::string options(const CommandText &command)
{
    std::string arguments;
    std::string named;
    for (const OptionText &option : command.options) {
        (option.isArgument() ? arguments : named) += optionEntry(option);
    }
    return (arguments.empty() ? "" : ".SH ARGUMENTS\n" + arguments) + ".SH OPTIONS\n" + named;
}

std::string seeAlso(const CommandText &command)
{
    std::vector<std::string> pages;
    for (const CommandText &verb : command.verbs) {
        pages.push_back(verb.pageName());
    }
    if (command.path.size() > 1) {
        CommandText parent = command;
        parent.path.pop_back();
        pages.push_back(parent.pageName());
    }
    pages.emplace_back(command.path.front() == "apportion" ? "apportion-cli" : "apportion");
    std::string text = ".SH SEE ALSO\n";
    for (const std::string &page : pages) {
        text += bold(page) + "(1),\n";
    }
    return text + "\\fBsshare\\fR(1),\n\\fBsprio\\fR(1),\n\\fBslurm.conf\\fR(5)\n";
}

} // namespace

std::string manualPage(const CommandText &command, const std::string &version, const std::string &more)
{
    std::string title = command.pageName();
    std::transform(title.begin(), title.end(), title.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    std::string summary = command.description;
    while (!summary.empty() && summary.back() == '.') {
        summary.pop_back();
    }
    std::string page = ".TH " + plain(title) + " 1 \"\" \"Apportion " + version + "\" \"User Commands\"\n.SH NAME\n" + plain(command.pageName())
        + " \\- " + plain(summary) + "\n.SH SYNOPSIS\n" + synopsis(command) + '\n';
    if (!command.verbs.empty()) {
        page += ".SH VERBS\nEach of them has a page of its own.\n";
        for (const CommandText &verb : command.verbs) {
            page += ".TP\n" + bold(verb.path.back()) + '\n' + plain(sentence(verb.description)) + '\n';
        }
    }
    const bool isTold = more.find(".SH EXIT STATUS") != std::string::npos || command.path.size() < 2;
    const std::string status = isTold ? std::string() : ".SH EXIT STATUS\nAs told in\n.BR " + plain(command.path.front()) + " (1).\n";
    return page + options(command) + more + status + seeAlso(command);
}

} // namespace apportion::manual
