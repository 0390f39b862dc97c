// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/import_command.h"

namespace apportion::cli
{

ImportCommand::ImportCommand() : InputCommand("import", "Make a policy file of Slurm's files") { }

void ImportCommand::declareOwn(VerbOptions &verb)
{
    m_out.declare(
        verb, true, "Replace the file when it is there; of a policy file that is not complete, save what is left under a name that is free");
}

int ImportCommand::runOn(const OpenedFiles &input, const Streams &streams)
{
    return input.complete ? m_out.write(name(), input, streams) : m_out.writeRescued(name(), input, streams);
}

} // namespace apportion::cli
