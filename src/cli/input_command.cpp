// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/input_command.h"

#include <ostream>

namespace apportion::cli
{

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
    if (!reportsReading() || !opened.usable) {
        for (const Diagnostic &diagnostic : opened.diagnostics) {
            streams.err << diagnostic.english() << '\n';
        }
    }
    return opened.usable ? runOn(opened, streams) : exitUnusable;
}

Evaluation InputCommand::evaluated(const OpenedFiles &input) const
{
    EvaluationOptions options;
    options.now = m_input.at();
    options.algorithm = m_input.algorithm();
    options.mergeTiedAccounts = m_input.mergeTiedAccounts();
    // Nobody can ask this evaluation to stop.
    return evaluate(input.policy, options).value();
}

} // namespace apportion::cli
