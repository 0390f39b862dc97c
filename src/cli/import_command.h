// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/input_command.h"
#include "cli/policy_output.h"

namespace apportion::cli
{

/// Makes a policy file of Slurm's files.
class ImportCommand : public InputCommand
{
public:
    ImportCommand();

protected:
    void declareOwn(VerbOptions &verb) override;
    [[nodiscard]] bool isForced() const override { return m_out.isForced(); }
    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) override;

private:
    PolicyOutput m_out;
};

} // namespace apportion::cli
