// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/input_command.h"
#include "cli/table.h"

namespace apportion::cli
{

/// What `sshare -a -l -P` would print.
class SshareCommand : public InputCommand
{
public:
    SshareCommand();

protected:
    void declareOwn(VerbOptions &verb) override;
    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) override;

private:
    bool m_json = false;
};

/// The columns of `sshare -a -l -P` up to LevelFS, with the account indented by its depth as there.
[[nodiscard]] Table sshareTable(const Evaluation &evaluation, bool indented = true);

} // namespace apportion::cli
