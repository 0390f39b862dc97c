// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/compare/what_leaves.h"

#include "core/schema/setting_fields.h"
#include "slurm/change/sacctmgr_commands.h"
#include "slurm/conf/conf_text.h"
#include "slurm/conf/hardware_changes.h"
#include "slurm/conf/node_keys.h"
#include "slurm/text/shell_quote.h"

#include <algorithm>

namespace apportion
{

namespace
{

using LineKind = slurm::DiffLine::Kind;
using Lines = std::vector<slurm::DiffLine>;

/// What a line was and is; either may be empty.
void addPair(Lines &lines, std::string before, std::string after)
{
    if (before == after) {
        return;
    }
    if (!before.empty()) {
        lines.push_back({ LineKind::Removed, std::move(before) });
    }
    if (!after.empty()) {
        lines.push_back({ LineKind::Added, std::move(after) });
    }
}

/// The line of a key; none where slurm.conf need not name it.
std::string settingLine(const Policy &policy, const SettingChange &change, const std::string &value)
{
    const bool isWritten = !value.empty() && (policy.priority.isGiven(change.key) || value != settingDefault(change.key));
    return isWritten ? std::string(priorityKeyWord(change.key)) + '=' + slurm::confValue(value) : std::string();
}

/// The line of a row; none where there is no such row.
template <typename Table, typename Line>
std::string rowLine(const Table &table, std::size_t row, Line line)
{
    return row < table->size() ? line((*table)[row]) : std::string();
}

Lines confLines(const Policy &baseline, const Policy &draft, const PolicyDifference &difference)
{
    Lines lines;
    for (const SettingChange &change : difference.settings) {
        addPair(lines, settingLine(baseline, change, change.before), settingLine(draft, change, change.after));
    }
    for (const slurm::NodeGroupChange &change : slurm::nodeGroupChanges(baseline, draft)) {
        addPair(lines, rowLine(baseline.nodeGroups, change.before, slurm::nodeLine), rowLine(draft.nodeGroups, change.after, slurm::nodeLine));
    }
    for (const PartitionChange &change : difference.partitions) {
        addPair(
            lines, rowLine(baseline.partitions, change.before, slurm::partitionLine), rowLine(draft.partitions, change.after, slurm::partitionLine));
    }
    return lines;
}

/// One call: what it is about and what it sets begin lines of their own.
void addCommand(Lines &lines, const slurm::SacctmgrCommand &command)
{
    std::string line;
    for (const std::string &argument : command.arguments) {
        const bool isPart = argument == "where" || argument == "set";
        const bool isCluster = argument.starts_with("cluster=");
        if (isPart || isCluster) {
            lines.push_back({ LineKind::Same, std::move(line) });
            line = isPart ? "  " : "    ";
        } else if (!line.empty()) {
            line += ' ';
        }
        line += slurm::shellQuote(argument);
    }
    lines.push_back({ LineKind::Same, std::move(line) });
}

} // namespace

WhatLeaves whatLeaves(const Results &results, std::size_t most)
{
    const Policy &baseline = results.baseline->policy();
    const Policy &draft = results.evaluation->policy();
    WhatLeaves leaves { confLines(baseline, draft, results.difference), {} };
    for (const slurm::SacctmgrCommand &command : slurm::sacctmgrCommands(baseline, draft, results.difference)) {
        if (leaves.commands.size() >= most) {
            break;
        }
        addCommand(leaves.commands, command);
    }
    leaves.conf.resize(std::min(leaves.conf.size(), most));
    return leaves;
}

} // namespace apportion
