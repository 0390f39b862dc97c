// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/change/packed_commands.h"
#include "slurm/lists/cluster_state.h"
#include "slurm/text/text_sink.h"

#include <cstddef>
#include <string>
#include <vector>

namespace apportion::slurm
{

/// Which calls a script makes, and by which step. Many additions or changes become one `sacctmgr load` each, which takes
/// a tenth of the time and does all of them or none.
class ScriptSteps
{
public:
    /// @p commands must outlive this.
    ScriptSteps(const PackedCommands &commands, bool mayLoad);

    /// Everything that the calls change, as the script reads it: STEP|OBJECT|FIELD|BEFORE|AFTER. No value holds a quote, so that
    /// words in quotes may say that there is none.
    void writePlan(TextSink &sink, const ClusterState &state) const;
    /// A function of the steps that remove something. Those of one turn are made in the order that is quickest.
    void writeRemovals(TextSink &sink) const;
    /// A function of the other steps. @p back: accounts that slurmdbd knows keep their texts, which a load would set.
    void writeChanges(TextSink &sink, const std::string &cluster, bool back) const;

private:
    /// The commands from @p begin to before @p end in an order that the script finds.
    void writeOneByOne(TextSink &sink, std::size_t begin, std::size_t end) const;

    const PackedCommands &m_commands;
    std::vector<bool> m_isLoaded;
    std::vector<std::size_t> m_stepOf;
};

} // namespace apportion::slurm
