// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/project.h"

#include "core/change/usage_after_apply.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{

struct ProjectText
{
    Q_DECLARE_TR_FUNCTIONS(Project)
};

const Snapshot *scenarioOf(const Project &project, const QString &name)
{
    const int place = findScenario(project.others, name);
    return place >= 0 ? &project.others[static_cast<std::size_t>(place)].snapshot : project.scenario == name ? &project : nullptr;
}

/// The scenarios beside the draft of @p mine, with what others made of them since @p base.
std::vector<Scenario> mergedScenarios(const Project &base, const Project &mine, const Project &theirs)
{
    std::vector<Scenario> merged = mine.others;
    std::vector<Scenario> all = theirs.others;
    if (findScenario(mine.others, theirs.scenario) >= 0) { // mine was made of a copy of it
        all.push_back({ theirs.scenario, theirs });
    }
    for (const Scenario &their : all) {
        const Snapshot *was = scenarioOf(base, their.name);
        const bool isUnchanged = was != nullptr && *was == their.snapshot;
        const int place = findScenario(merged, their.name);
        if (place < 0 && their.name != mine.scenario) {
            if (!isUnchanged) { // else it was removed here
                merged.push_back(their);
            }
            continue;
        }
        const Snapshot &own = place < 0 ? static_cast<const Snapshot &>(mine) : merged[static_cast<std::size_t>(place)].snapshot;
        if (isUnchanged || own == their.snapshot) {
            continue;
        }
        if (place >= 0 && was != nullptr && *was == own) {
            merged[static_cast<std::size_t>(place)].snapshot = their.snapshot;
        } else {
            merged.push_back({ ProjectText::tr("%1 (theirs)", "the name of a scenario that others changed too").arg(their.name), their.snapshot });
        }
    }
    return merged;
}

} // namespace

Snapshot appliedDraft(const Project &project, const Snapshot &draft)
{
    return project.baseline && project.baseline->info.isApplied() ? afterApply(project.baseline->snapshot, draft) : draft;
}

int findScenario(const std::vector<Scenario> &scenarios, const QString &name)
{
    const auto found = std::find_if(scenarios.begin(), scenarios.end(), [&name](const Scenario &scenario) { return scenario.name == name; });
    return found == scenarios.end() ? -1 : static_cast<int>(found - scenarios.begin());
}

bool Project::edit(const QString &name)
{
    const int place = findScenario(others, name);
    if (place < 0) {
        return scenario == name;
    }
    Scenario &other = others[static_cast<std::size_t>(place)];
    std::swap(static_cast<Snapshot &>(*this), other.snapshot);
    std::swap(scenario, other.name); // which the name may be a reference to
    return true;
}

Project mergedProject(const Project &base, const Project &mine, const Project &theirs, const Snapshot &draft)
{
    Project merged = theirs;
    // A file without a baseline says nothing against the one that this draft has had since it was opened.
    if (!theirs.baseline || !isSameVersion(base.baseline, mine.baseline)) {
        merged.baseline = mine.baseline;
        merged.conf = mine.conf;
        merged.agreement = mine.agreement;
    }
    merged.exported = isSameVersion(base.exported, mine.exported) ? theirs.exported : mine.exported;
    merged.scenario = mine.scenario;
    merged.others = mergedScenarios(base, mine, theirs);
    static_cast<Snapshot &>(merged) = draft;
    return merged;
}

} // namespace apportion
