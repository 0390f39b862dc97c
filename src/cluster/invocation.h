// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/questions.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion::cluster
{

/// Where commands run.
struct Place
{
    std::string host; ///< what ssh is given: a name of the user's ssh configuration, or user@host; empty: this machine
    /// Where Slurm's commands are, when no search path leads there; empty: the search path.
    std::string commandFolder;
    std::chrono::seconds connectTime { 10 }; ///< how long ssh may take to get through

    [[nodiscard]] bool isRemote() const { return !host.empty(); }
    bool operator==(const Place &) const = default;
};

/// What is wrong with @p host as a name for ssh: it could be taken for an option, or holds blanks or control
/// characters; nothing when it can be used.
[[nodiscard]] std::optional<Text> problemOfHost(std::string_view host);

/// A program with its arguments, as they are handed to the system: no shell of this machine sees them.
struct Invocation
{
    std::vector<std::string> words;
    /// What is set beside the user's own environment; through ssh it is part of the words.
    std::vector<std::pair<std::string, std::string>> environment;

    /// As one would type it into a shell.
    [[nodiscard]] std::string shellText() const;
    bool operator==(const Invocation &) const = default;
};

/// What makes Slurm's commands print in the same form everywhere: no translations, standard times in UTC, task lists
/// of arrays in full.
[[nodiscard]] const std::vector<std::pair<std::string, std::string>> &plainEnvironment();

/// How a wording is run there. Through ssh it is one remote command line with every word quoted; ssh never asks for
/// anything. @p file is where a command that only writes files writes on this machine; through ssh it writes to the
/// standard output.
[[nodiscard]] Invocation invocationOf(const Wording &wording, const Facts &facts, bool clusterOption, const Place &place, std::string_view file);

/// The call of ssh by which all commands of a pull reach the host: at its other end runs a script in one line that reads a
/// command a line, and prints, for each, frameOf(mark, "begins"), what the command printed, frameOf(mark, "ends") with its
/// exit status, the beginning of what it said on its standard error, and frameOf(mark, "done"). Whatever a login shell prints
/// stands around that. It ends, with what it runs, when its standard input does. @p mark: a word that is in no answer.
[[nodiscard]] Invocation connectionOf(const Place &place, std::string_view mark);
/// A line that stands around an answer, without its end.
[[nodiscard]] std::string frameOf(std::string_view mark, std::string_view what);

} // namespace apportion::cluster
