// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"

#include <vector>

namespace apportion::cli
{

/// lesson check: goes through lessons with their samples, as the program does before it shows them.
class LessonCommand : public Command
{
public:
    LessonCommand();

    void declare(VerbOptions &verb) override;
    [[nodiscard]] int run(const Streams &streams) override;

private:
    std::vector<std::string> m_paths; ///< folders and files
};

} // namespace apportion::cli
