// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/check_command.h"

#include "core/check/checker.h"

#include <ostream>

namespace apportion::cli
{

CheckCommand::CheckCommand() : InputCommand("check", "Look for what slurmctld would refuse, what does nothing and what is probably not meant") { }

void CheckCommand::declareOwn(VerbOptions &verb)
{
    declareForce(verb);
}

int CheckCommand::runOn(const OpenedFiles &input, const Streams &streams)
{
    Diagnostics all = input.diagnostics;
    addMissing(all, check(input.policy, input.situation));
    for (const Diagnostic &diagnostic : all) {
        streams.out << diagnostic.english() << '\n';
    }
    return hasErrors(all) ? exitFindings : exitOk;
}

} // namespace apportion::cli
