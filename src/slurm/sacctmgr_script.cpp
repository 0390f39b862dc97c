// SPDX-License-Identifier: GPL-3.0-or-later
// sacctmgr commands as a shell script.
#include "slurm/sacctmgr_commands.h"
#include "slurm/shell_quote.h"

namespace apportion::slurm
{

std::string sacctmgrScript(const std::vector<SacctmgrCommand> &commands, const Diagnostics &refused)
{
    std::string script = "#!/bin/sh\n"
                         "# Changes the associations of the cluster. Stops at the first call that fails.\n"
                         "# shellcheck disable=SC2016 # a $ in a name is meant as it stands\n"
                         "set -eu\n";
    for (const Diagnostic &entry : refused) {
        script += "\n# Note: " + shellComment(entry.message.english()) + '\n';
    }
    if (commands.empty()) {
        script += "\n# Nothing to change.\n";
    }
    for (const SacctmgrCommand &command : commands) {
        script += "\n# " + command.comment + '\n' + command.line + '\n';
    }
    return script;
}

std::string sacctmgrScript(const Policy &baseline, const Policy &draft)
{
    Diagnostics refused;
    const std::vector<SacctmgrCommand> commands = sacctmgrCommands(baseline, draft, &refused);
    return sacctmgrScript(commands, refused);
}

} // namespace apportion::slurm
