// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/input_command.h"
#include "cli/table.h"

namespace apportion::cli
{

/// What `sprio -l` would print of the pending jobs.
class SprioCommand : public InputCommand
{
public:
    SprioCommand();

protected:
    void declareOwn(VerbOptions &verb) override;
    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) override;

private:
    bool m_json = false;
};

/// The weighted terms of each pending job in each of its partitions, rounded as sprio rounds them. Jobs that are held,
/// run, or are not eligible yet are left out, as there.
[[nodiscard]] Table sprioTable(const Evaluation &evaluation);

} // namespace apportion::cli
