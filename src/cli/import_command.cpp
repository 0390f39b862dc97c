// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/import_command.h"

namespace apportion::cli
{

ImportCommand::ImportCommand() : InputCommand("import", "Make a policy file of Slurm's files") { }

void ImportCommand::declareOwn(VerbOptions &verb)
{
    m_out.declare(verb, true);
}

int ImportCommand::runOn(const OpenedFiles &input, const Streams &streams)
{
    return m_out.write(name(), input.policy, streams);
}

} // namespace apportion::cli
