// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/invocation.h"

#include "slurm/text/shell_quote.h"

#include <algorithm>

namespace apportion::cluster
{

std::optional<Text> problemOfHost(std::string_view host)
{
    if (host.empty()) {
        return Text { APPORTION_TEXT("No host is given."), {} };
    }
    if (host.front() == '-') {
        return Text { APPORTION_TEXT("A host cannot begin with a hyphen: %1"), { slurm::shellComment(host) } };
    }
    const bool strange = std::any_of(host.begin(), host.end(), [](char c) { return static_cast<unsigned char>(c) <= 0x20 || c == 0x7f; });
    if (strange) {
        return Text { APPORTION_TEXT("A host cannot hold blanks or control characters: %1"), { slurm::shellComment(host) } };
    }
    return std::nullopt;
}

std::string Invocation::shellText() const
{
    std::string text;
    for (const auto &[name, value] : environment) {
        text += name + '=' + slurm::shellQuote(value) + ' ';
    }
    return text + slurm::shellLine(words);
}

const std::vector<std::pair<std::string, std::string>> &plainEnvironment()
{
    static const std::vector<std::pair<std::string, std::string>> variables {
        { "LC_ALL", "C" },
        { "TZ", "UTC" },
        { "SLURM_TIME_FORMAT", "standard" },
        { "SLURM_BITSTR_LEN", "0" },
    };
    return variables;
}

Invocation invocationOf(const Wording &wording, const Facts &facts, bool clusterOption, const Place &place, std::string_view file)
{
    std::vector<std::string> words = filledWords(wording, facts, clusterOption, place.isRemote() ? "/dev/stdout" : file);
    if (!place.commandFolder.empty() && words.front() != "cat" && words.front() != "find") {
        words.front() = place.commandFolder + '/' + words.front();
    }
    return { std::move(words), place.isRemote() ? std::vector<std::pair<std::string, std::string>>() : plainEnvironment() };
}

std::string frameOf(std::string_view mark, std::string_view what)
{
    return "\n=== " + std::string(mark) + ' ' + std::string(what);
}

Invocation connectionOf(const Place &place, std::string_view mark)
{
    const auto frame = [mark](std::string_view what) { return "\\n=== " + std::string(mark) + ' ' + std::string(what); };
    std::string script;
    for (const auto &[name, value] : plainEnvironment()) {
        script += name + '=' + value + "; export " + name + "; ";
    }
    // The first cat is there to see the connection end while a command runs. sshd gives a command a socket as its standard
    // output, which cannot be opened as a file: the last one makes a pipe of it.
    script += "{ cat; kill 0; } | while IFS= read -r line; do printf \"" + frame("begins")
        + "\\n\"; errors=$({ (eval \"$line\") </dev/null 2>&1 >&3 3>&-; printf \"" + frame("ends")
        + " %s\\n\" $? >&3; } | { head -c 16384; cat >/dev/null; }); printf \"%s" + frame("done") + "\\n\" \"$errors\"; done 3>&1 | cat";
    // BatchMode: keys and agent only, no question is ever asked; -T: no terminal; --: what follows is no option
    return { { "ssh", "-T", "-o", "BatchMode=yes", "-o", "ConnectTimeout=" + std::to_string(place.connectTime.count()), "--", place.host,
                 slurm::shellLine({ "sh", "-c", script }) },
        {} };
}

} // namespace apportion::cluster
