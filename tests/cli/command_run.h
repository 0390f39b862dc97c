// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command_line.h"

#include <QString>

#include <sstream>
#include <string>
#include <vector>

namespace apportion::testing
{

/// What a run of the program printed and how it ended.
struct Run
{
    int exitCode = -1;
    QString out;
    QString err;
};

inline Run run(const std::vector<std::string> &arguments)
{
    std::ostringstream out;
    std::ostringstream err;
    Run result;
    result.exitCode = cli::runCommandLine(arguments, { out, err });
    result.out = QString::fromStdString(out.str());
    result.err = QString::fromStdString(err.str());
    return result;
}

} // namespace apportion::testing
