// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/input_command.h"

namespace apportion::cli
{

/// What reading and the checker have to say; exitFindings when any of it is an error.
class CheckCommand : public InputCommand
{
public:
    CheckCommand();

protected:
    void declareOwn(VerbOptions &verb) override;
    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) override;
    [[nodiscard]] bool reportsReading() const override { return true; }
};

} // namespace apportion::cli
