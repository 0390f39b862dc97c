// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/invocation.h"

#include "slurm/text/shell_quote.h"

#include <algorithm>

namespace apportion::cluster
{

namespace
{

std::vector<std::string> remoteCommand(const Place &place, const std::string &line)
{
    // BatchMode: keys and agent only, no question is ever asked; -T: no terminal; --: what follows is no option
    return { "ssh", "-T", "-o", "BatchMode=yes", "-o", "ConnectTimeout=" + std::to_string(place.connectTime.count()), "--", place.host, line };
}

} // namespace

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
    if (!place.isRemote()) {
        return { std::move(words), plainEnvironment(), false };
    }
    // No login shell takes anything in it for its own. The watch ends the command when the connection is gone. sshd gives a
    // command a socket as its standard output, which cannot be opened as a file; a pipe can.
    const std::string command = std::string("\"$@\" </dev/null 3<&-") + (wording.writesFile ? " | cat" : "");
    const std::string script = "exec 3<&0; (cat <&3; kill 0) >/dev/null 2>&1 & w=$!; echo \"" + std::string(answerBegins) + "\"; " + command
        + "; c=$?; echo \"" + std::string(answerEnds) + "\"; kill $w; exit $c";
    std::vector<std::string> remote = { "sh", "-c", script, "sh", "env" };
    for (const auto &[name, value] : plainEnvironment()) {
        remote.push_back(name + '=' + value);
    }
    remote.insert(remote.end(), words.begin(), words.end());
    return { remoteCommand(place, slurm::shellLine(remote)), {}, true };
}

} // namespace apportion::cluster
