// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"
#include "storage/trace_file.h"

#include <string>
#include <vector>

namespace apportion::cli
{

/// The options that say which trace to read, and how.
class TraceOptions
{
public:
    void declare(VerbOptions &verb);
    /// What is wrong with the options; empty when nothing is.
    [[nodiscard]] std::string problem() const;
    [[nodiscard]] OpenedTrace open() const;

private:
    std::vector<std::string> m_paths;
    std::string m_zone;
    std::string m_cluster;
    std::string m_processors;
    int m_coresPerNode = 0;
};

/// Tells what reading had to say, and that nothing is made of what is not complete or has no job. What main() returns: exitOk,
/// exitFindings when something was left out, exitUnusable.
[[nodiscard]] int reportTrace(const std::string &command, const OpenedTrace &opened, bool isForced, const Streams &streams);

} // namespace apportion::cli
