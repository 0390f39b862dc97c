// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/diagnostic.h"

#include <algorithm>

namespace apportion
{

const char *severityName(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return "note";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        break;
    }
    return "error";
}

std::string Diagnostic::english() const
{
    std::string line;
    if (!place.file.empty()) {
        line += place.file + ':';
        if (place.line > 0) {
            line += std::to_string(place.line) + ':';
        }
        line += ' ';
    }
    line += severityName(severity);
    line += ": " + message.english();
    if (!advice.isEmpty()) {
        line += " (" + advice.english() + ')';
    }
    return line;
}

bool hasErrors(const Diagnostics &diagnostics)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic &d) { return d.severity == Severity::Error; });
}

} // namespace apportion
