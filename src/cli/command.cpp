// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"

#include <ostream>

namespace apportion::cli
{

Command::Command(std::string name, std::string description) : m_name(std::move(name)), m_description(std::move(description)) { }

Command::~Command() = default;

void report(const Diagnostics &diagnostics, const Streams &streams, Severity least)
{
    for (const Diagnostic &diagnostic : diagnostics) {
        if (diagnostic.severity >= least) {
            streams.err << diagnostic.english() << '\n';
        }
    }
}

} // namespace apportion::cli
