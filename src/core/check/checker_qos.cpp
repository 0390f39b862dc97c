// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/limits/limit.h"
#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/policy/tracked_tres.h"
#include "core/schema/association_fields.h"
#include "core/schema/value_text.h"

#include <algorithm>
#include <array>

// What the options of QOS say.

namespace apportion::checker
{

namespace
{

/// Fields of a QOS, what it counts, and older names of limits (src/sacctmgr/qos_functions.c of 26.05).
bool isOtherQosOption(std::string_view name)
{
    struct Word
    {
        std::string_view word;
        std::uint8_t least;
    };
    static constexpr auto words = std::to_array<Word>({ { "Description", 1 }, { "Preempt", 7 }, { "Priority", 3 }, { "RawUsage", 7 },
        { "UsageFactor", 6 }, { "GrpCPUMins", 7 }, { "GrpCPURunMins", 7 }, { "GrpCPUs", 7 }, { "GrpMemory", 4 }, { "GrpNodes", 4 },
        { "MaxCPUMinsPerJob", 7 }, { "MaxCPUsPerJob", 7 }, { "MaxCPUsPerUser", 11 }, { "MaxCPUsPU", 9 }, { "MaxNodesPerJob", 4 },
        { "MaxNodesPerUser", 8 }, { "MaxNodesPU", 8 }, { "MinCPUsPerJob", 7 } });
    return std::any_of(words.begin(), words.end(), [name](const Word &known) { return abbreviates(name, known.word, known.least); });
}

bool isQosOption(std::string_view name)
{
    return isOtherQosOption(name) || qosOptionRule(name) != nullptr;
}

bool isTresLimit(std::string_view name)
{
    const LimitRule *rule = qosLimitRule(name);
    return rule != nullptr && isOfTres(rule->shape);
}

/// What counts against it fades with all other usage, unless the QOS has NoDecay (slurm.conf(5), PriorityDecayHalfLife).
bool isBudget(const ForeignKey &option, const std::string &value)
{
    const bool isSet = !value.empty() && !value.starts_with('-');
    return isSet && (isQosLimit(option.key, LimitKind::GrpTresMins) || isQosLimit(option.key, LimitKind::GrpWall));
}

} // namespace

void checkQosOptions(const Policy &policy, Diagnostics &findings)
{
    Gathered unknown(findings, Severity::Error, "qos-option-unknown");
    Gathered untracked(findings, Severity::Warning, "qos-tres-not-tracked");
    Gathered decaying(findings, Severity::Note, "limit-of-minutes-decays");
    const bool toldWhich = !policy.partitions->empty() || !policy.foreignConf->empty(); // else nobody said what is tracked
    const SlurmTime &halfLife = policy.priority.halfLife;
    for (std::size_t row = 0; row < policy.qos->size(); ++row) {
        const Qos &qos = (*policy.qos)[row];
        const ObjectRef object { ObjectRef::Kind::Qos, static_cast<std::uint32_t>(row), qos.name };
        for (const ForeignKey &option : qos.foreign) {
            if (!isQosOption(option.key)) {
                unknown.add({ APPORTION_TEXT("%1 of %2 is no option that sacctmgr knows"), { option.key.substr(0, 100), object.name } },
                    { APPORTION_TEXT("Correct its spelling, or remove it"), {} }, object);
                continue;
            }
            const std::string value = qosOptionValue(qos, option.key);
            if (toldWhich && isTresLimit(option.key)) {
                splitEach(value, ',', [&](std::string_view entry) {
                    const std::string name(trimmed(entry.substr(0, entry.find('='))));
                    if (!name.empty() && name != "-1" && !isTracked(policy, name)) {
                        untracked.add({ APPORTION_TEXT("%1 has a limit of %2, which is not tracked: it limits nothing, or sacctmgr refuses it"),
                                          { object.name, name.substr(0, 100) } },
                            { APPORTION_TEXT("Add %1 to AccountingStorageTRES, or remove the limit"), { lowerCase(name.substr(0, 100)) } }, object);
                    }
                });
            }
            if (isBudget(option, value) && halfLife.minutes != 0 && !halfLife.isUnlimited() && !hasQosFlag(qos, "NoDecay")) {
                decaying.add(
                    { APPORTION_TEXT("%1 has %2: what counts against it decays with the half-life of %3, so it limits recent use and is no budget"),
                        { object.name, option.key, slurmTimeText(halfLife) } },
                    { APPORTION_TEXT("For a budget set PriorityDecayHalfLife=0 with a reset period, or the flag NoDecay on a QOS with the limit"),
                        {} },
                    object);
            }
        }
    }
}

} // namespace apportion::checker
