// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/sacctmgr_line.h"

#include "core/policy/tres.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>

namespace apportion::slurm
{

namespace
{

/// Whether a word calls sacctmgr, by whatever path.
bool isSacctmgr(std::string_view word)
{
    const std::size_t slash = word.rfind('/');
    return word.substr(slash == std::string_view::npos ? 0 : slash + 1) == "sacctmgr";
}

SacctmgrLine::Verb verbOf(std::string_view word)
{
    if (abbreviates(word, "add", 3) || abbreviates(word, "create", 3)) {
        return SacctmgrLine::Verb::Add;
    }
    if (abbreviates(word, "modify", 3) || abbreviates(word, "update", 3)) {
        return SacctmgrLine::Verb::Modify;
    }
    const bool removes = abbreviates(word, "remove", 3) || abbreviates(word, "delete", 3);
    return removes ? SacctmgrLine::Verb::Remove : SacctmgrLine::Verb::Other;
}

SacctmgrLine::Entity entityOf(std::string_view word)
{
    if (abbreviates(word, "accounts", 2) || abbreviates(word, "acct", 4)) {
        return SacctmgrLine::Entity::Account;
    }
    if (abbreviates(word, "users", 1)) {
        return SacctmgrLine::Entity::User;
    }
    if (abbreviates(word, "qos", 1)) {
        return SacctmgrLine::Entity::Qos;
    }
    return abbreviates(word, "clusters", 2) ? SacctmgrLine::Entity::Cluster : SacctmgrLine::Entity::Other;
}

ScriptSetting settingOf(const std::string &word)
{
    ScriptSetting setting;
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos) {
        setting.value = word;
        return setting;
    }
    setting.key = word.substr(0, equals);
    setting.value = word.substr(equals + 1);
    if (!setting.key.empty() && (setting.key.back() == '+' || setting.key.back() == '-')) {
        setting.sign = setting.key.back();
        setting.key.pop_back();
    }
    // sacctmgr takes quotes off again that reached it
    if (setting.value.size() > 1 && (setting.value.front() == '"' || setting.value.front() == '\'')
        && setting.value.back() == setting.value.front()) {
        setting.value = setting.value.substr(1, setting.value.size() - 2);
    }
    return setting;
}

} // namespace

std::optional<SacctmgrLine> parseSacctmgr(const ShellCommand &command)
{
    std::size_t at = 0;
    const std::vector<std::string> &words = command.words;
    bool named = false;
    if (at < words.size() && words[at] == "sudo") {
        ++at;
    }
    if (at < words.size() && isSacctmgr(words[at])) {
        named = true;
        ++at;
        while (at < words.size() && words[at].size() > 1 && words[at].front() == '-') {
            ++at;
        }
    }
    if (at + 1 >= words.size()) {
        return std::nullopt;
    }
    SacctmgrLine line;
    line.verb = verbOf(words[at]);
    line.entity = entityOf(words[at + 1]);
    if (line.verb == SacctmgrLine::Verb::Other || (!named && line.entity == SacctmgrLine::Entity::Other)) {
        return std::nullopt;
    }
    bool conditions = line.verb != SacctmgrLine::Verb::Add;
    for (at += 2; at < words.size(); ++at) {
        if (sameIgnoringCase(words[at], "where")) {
            conditions = true;
        } else if (sameIgnoringCase(words[at], "set")) {
            conditions = false;
        } else if (!(words[at] == "-i" || words[at] == "--immediate")) {
            (conditions ? line.where : line.set).push_back(settingOf(words[at]));
        }
    }
    return line;
}

bool isSacctmgrLine(std::string_view line)
{
    ShellScript script(line);
    ShellCommand command;
    return script.next(command) && parseSacctmgr(command).has_value();
}

} // namespace apportion::slurm
