// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"
#include "storage/project.h"

#include <string>

namespace apportion::cli
{

/// The policy file that a command writes: --out and --force.
class PolicyOutput
{
public:
    /// @p forceText: what --force does.
    void declare(VerbOptions &verb, bool isRequired, const char *forceText = "Replace the file when it is there");
    [[nodiscard]] bool isForced() const { return m_force; }
    [[nodiscard]] bool isWanted() const { return !m_path.empty(); }
    /// False, and says so, when the file is there and may not be replaced.
    [[nodiscard]] bool isFree(const std::string &command, const Streams &streams) const;
    /// Writes the file and says in a line what it holds.
    [[nodiscard]] int write(const std::string &command, const Project &now, const Streams &streams) const;
    /// The same for what is not all that was asked for: a file that is there stays, and another one is written beside it.
    [[nodiscard]] int writePartial(const std::string &command, const Project &now, const Streams &streams) const;
    /// The same for what is left of a damaged file, which replaces nothing, forced or not.
    [[nodiscard]] int writeRescued(const std::string &command, const Project &now, const Streams &streams) const;

private:
    std::string m_path;
    bool m_force = false;
};

} // namespace apportion::cli
