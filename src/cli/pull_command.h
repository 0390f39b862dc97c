// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"
#include "cli/policy_output.h"
#include "cluster/pull.h"

#include <string>

namespace apportion::cli
{

/// Asks a running cluster for its policy, here or through ssh.
class PullCommand : public Command
{
public:
    PullCommand();

    void declare(VerbOptions &verb) override;
    [[nodiscard]] int run(const Streams &streams) override;

private:
    [[nodiscard]] std::string problem() const;
    void showPlan(const cluster::Pull &pull, const Streams &streams) const;
    [[nodiscard]] int take(const cluster::Pull &pull, const Streams &streams) const;
    void keep(const Snapshot &now, const QDateTime &when, const Streams &streams) const;

    cluster::PullOptions m_options;
    PolicyOutput m_out;
    std::string m_save;
    int m_timeLimit = 120;
    bool m_dryRun = false;
    bool m_noHistory = false;
};

} // namespace apportion::cli
