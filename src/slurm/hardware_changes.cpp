// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/hardware_changes.h"

#include "slurm/conf_text.h"

#include <algorithm>

namespace apportion::slurm
{

namespace
{

std::string gresKey(const NodeGroup &group)
{
    return "Gres=" + (group.gresWritten.empty() ? std::string("(none)") : confValue(group.gresWritten));
}

std::string nodeLine(const NodeGroup &group)
{
    std::string line = "NodeName=" + confValue(group.names) + " CPUs=" + std::to_string(group.cpus) + " RealMemory=" + std::to_string(group.memoryMb);
    return group.gresWritten.empty() ? line : line + ' ' + gresKey(group);
}

const NodeGroup *findGroup(const std::vector<NodeGroup> &groups, const std::string &names)
{
    const auto found = std::find_if(groups.begin(), groups.end(), [&names](const NodeGroup &group) { return group.names == names; });
    return found == groups.end() ? nullptr : &*found;
}

void addChange(std::vector<std::string> &lines, const NodeGroup &before, const NodeGroup &after)
{
    std::string was;
    std::string is;
    const auto add = [&](const std::string &old, const std::string &now) {
        if (old != now) {
            (was += was.empty() ? "" : " ") += old;
            (is += is.empty() ? "" : " ") += now;
        }
    };
    add("CPUs=" + std::to_string(before.cpus), "CPUs=" + std::to_string(after.cpus));
    add("RealMemory=" + std::to_string(before.memoryMb), "RealMemory=" + std::to_string(after.memoryMb));
    add(gresKey(before), gresKey(after));
    if (!was.empty()) {
        lines.push_back(after.names + ": " + was + " -> " + is);
    }
}

} // namespace

std::vector<std::string> hardwareChanges(const Policy &baseline, const Policy &draft)
{
    std::vector<std::string> lines;
    for (const NodeGroup &after : *draft.nodeGroups) {
        if (const NodeGroup *before = findGroup(*baseline.nodeGroups, after.names)) {
            addChange(lines, *before, after);
        } else {
            lines.push_back("new: " + nodeLine(after));
        }
    }
    for (const NodeGroup &before : *baseline.nodeGroups) {
        if (findGroup(*draft.nodeGroups, before.names) == nullptr) {
            lines.push_back("gone: " + nodeLine(before));
        }
    }
    return lines;
}

} // namespace apportion::slurm
