// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"

namespace apportion::cli
{

/// Makes a policy file of Slurm's files.
class ImportCommand : public Command
{
public:
    ImportCommand();

protected:
    void declareOwn(CLI::App &app) override;
    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) override;

private:
    std::string m_out;
    bool m_force = false;
};

} // namespace apportion::cli
