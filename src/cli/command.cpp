// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"

#include <ostream>

namespace apportion::cli
{

Command::Command(std::string name, std::string description) : m_name(std::move(name)), m_description(std::move(description)) { }

Command::~Command() = default;

void Command::declare(CLI::App &app)
{
    m_input.declare(app);
    declareOwn(app);
}

int Command::run(const Streams &streams)
{
    if (const std::string problem = m_input.problem(); !problem.empty()) {
        streams.err << "apportion-cli " << m_name << ": " << problem << '\n';
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

Evaluation Command::evaluated(const OpenedFiles &input) const
{
    EvaluationOptions options;
    options.now = m_input.at();
    options.algorithm = m_input.algorithm();
    options.mergeTiedAccounts = m_input.mergeTiedAccounts();
    // Nobody can ask this evaluation to stop.
    return evaluate(input.policy, options).value();
}

} // namespace apportion::cli
