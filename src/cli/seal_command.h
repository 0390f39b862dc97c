// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"

namespace apportion::cli
{

/// Writes the sums of a policy file anew, after people edited or merged it.
class SealCommand : public Command
{
public:
    SealCommand();

    void declare(VerbOptions &verb) override;
    [[nodiscard]] int run(const Streams &streams) override;

private:
    std::string m_path;
};

} // namespace apportion::cli
