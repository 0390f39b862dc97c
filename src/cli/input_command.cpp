// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/input_command.h"

#include "storage/policy_file.h"

#include <ostream>

namespace apportion::cli
{

void tellIncomplete(const std::string &command, const OpenedFiles &opened, const Streams &streams)
{
    streams.err << "apportion-cli " << command << ": " << opened.name.toStdString()
                << " is not complete: nothing is computed, compared or exported from it. What is left of it is saved under another name with: "
                   "apportion-cli import --force "
                << (opened.damagedPath.isEmpty() ? "…" : "FILE") << " --out OTHER" << policyFileExtension << '\n';
}

void InputCommand::declare(VerbOptions &verb)
{
    m_input.declare(verb);
    declareOwn(verb);
}

int InputCommand::run(const Streams &streams)
{
    if (const std::string problem = m_input.problem(); !problem.empty()) {
        streams.err << "apportion-cli " << name() << ": " << problem << '\n';
        return exitUnusable;
    }
    const OpenedFiles opened = m_input.open();
    const bool isRefused = !opened.usable || (!opened.complete && !isForced());
    if (!reportsReading() || isRefused) {
        for (const Diagnostic &diagnostic : opened.diagnostics) {
            streams.err << diagnostic.english() << '\n';
        }
    }
    if (opened.usable && isRefused) {
        tellIncomplete(name(), opened, streams);
    }
    return isRefused ? exitUnusable : runOn(opened, streams);
}

void InputCommand::declareForce(VerbOptions &verb)
{
    verb.addFlag("--force", m_force, "Look at what is left of a policy file that is not complete");
}

Evaluation InputCommand::evaluated(const OpenedFiles &input) const
{
    EvaluationOptions options;
    options.now = m_input.at();
    options.algorithm = m_input.algorithm();
    options.mergeTiedAccounts = m_input.mergeTiedAccounts();
    // Nobody can ask this evaluation to stop.
    return evaluate(input, options).value();
}

} // namespace apportion::cli
