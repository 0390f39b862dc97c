// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/scheduler_settings.h"

#include "core/limits/limit.h"
#include "core/plan/queue_backfill.h"
#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/policy/whole_conf.h"

#include <algorithm>
#include <array>
#include <optional>

namespace apportion::replay
{

namespace
{

struct NumberParameter
{
    std::string_view name;
    std::uint32_t SchedulerSettings::*member;
    std::uint32_t least; ///< Slurm takes the default instead of what lies outside
    std::uint32_t most;
};

constexpr std::array<NumberParameter, 9> numberParameters = { {
    { "default_queue_depth", &SchedulerSettings::queueDepth, 0, 0x7fffffff },
    { "batch_sched_delay", &SchedulerSettings::batchDelay, 0, 0x7fffffff },
    { "sched_interval", &SchedulerSettings::interval, 1, 0x7fffffff },
    { "bf_max_job_array_resv", &SchedulerSettings::maxArrayPlans, 0, 1000 },
    { "bf_max_job_start", &SchedulerSettings::maxStarts, 0, 10000 },
    { "preempt_reorder_count", &SchedulerSettings::preemptReorders, 0, 0xffff },
    { "min_exempt_priority", &SchedulerSettings::preemptExemptPriority, 0, 0xffffffff },
    { "bf_interval", &SchedulerSettings::bfInterval, 1, 10800 },
    { "bf_resolution", &SchedulerSettings::bfResolution, 1, 3600 },
} };

void readParameters(std::string_view parameters, SchedulerSettings &settings)
{
    std::optional<std::uint32_t> slots;
    splitEach(parameters, ',', [&](std::string_view entry) {
        const std::size_t equals = entry.find('=');
        const std::string_view name = entry.substr(0, equals);
        settings.stopsAtLimits = settings.stopsAtLimits || sameIgnoringCase(name, "assoc_limit_stop");
        settings.preemptsInStrictOrder = settings.preemptsInStrictOrder || sameIgnoringCase(name, "preempt_strict_order");
        settings.preemptsYoungest = settings.preemptsYoungest || sameIgnoringCase(name, "preempt_youngest_first");
        const std::optional<std::uint64_t> number = equals == std::string_view::npos ? std::nullopt : unsignedNumber(entry.substr(equals + 1));
        if (!number) {
            return;
        }
        for (const NumberParameter &parameter : numberParameters) {
            if (sameIgnoringCase(name, parameter.name) && *number >= parameter.least && *number <= parameter.most) {
                settings.*parameter.member = static_cast<std::uint32_t>(*number);
            }
        }
        if (sameIgnoringCase(name, "bf_node_space_size") && *number >= 2 && *number <= 2000000) {
            slots = static_cast<std::uint32_t>(*number);
        }
    });
    settings.maxSlots = slots.value_or(settings.maxTestedJobs);
}

void readPreemption(const Policy &policy, SchedulerSettings &settings)
{
    std::string_view type = foreignConfValue(policy, "PreemptType");
    type.remove_prefix(type.starts_with("preempt/") ? 8 : 0);
    settings.preemptBy = sameIgnoringCase(type, "qos") ? PreemptBy::Qos
        : sameIgnoringCase(type, "partition_prio")     ? PreemptBy::Partition
                                                       : PreemptBy::Nobody;
    settings.preemptModes = readPreemptModes(foreignConfValue(policy, "PreemptMode"));
    if (const ParsedTime time = parseTime(foreignConfValue(policy, "PreemptExemptTime")); time) {
        settings.preemptExemptSeconds = std::max<std::int64_t>(0, time.seconds);
    }
}

} // namespace

PreemptModes readPreemptModes(std::string_view text)
{
    constexpr std::array<std::pair<std::string_view, PreemptMode>, 3> words
        = { { { "cancel", PreemptMode::Cancel }, { "requeue", PreemptMode::Requeue }, { "suspend", PreemptMode::Suspend } } };
    PreemptModes modes;
    splitEach(text, ',', [&](std::string_view word) {
        const auto *const found = std::find_if(words.begin(), words.end(), [word](const auto &known) { return sameIgnoringCase(known.first, word); });
        modes.mode = found == words.end() ? modes.mode : found->second;
        modes.within = modes.within || sameIgnoringCase(word, "within");
        modes.needsPriority = modes.needsPriority || sameIgnoringCase(word, "priority");
    });
    return modes;
}

ReleaseRules::ReleaseRules(std::uint16_t release)
    : testsLicensesOnNodes(release == 0 || release >= 2311), resetsPlannedWeights(release == 0 || release >= 2311),
      pricesRequeued(release == 0 || release >= 2405), plansFromSlot(release == 0 || release >= 2411), plansByLicenses(release == 2411),
      countsEndsAtStart(release == 0 || release >= 2505), plansByRelevantJob(release == 0 || release >= 2505),
      roundsToTasks(release == 0 || release >= 2302), countsPlannedTasks(release == 0 || release >= 2302),
      countsPlannedNodesOnce(release == 0 || release >= 2411), needsRoomForTasks(release == 0 || release >= 2411),
      namesLastTask(release != 0 && release < 2511), gathersGroupNodes(release == 0 || release >= 2311),
      countsTestsOfTasks(release == 0 || release >= 2302), asksForFreeCpusAlone(release == 0 || release >= 2411),
      limitsNodesToTasks(release == 0 || release >= 2605), takesFirstNode(release == 0 || release >= 2605)
{
}

SchedulerSettings schedulerSettings(const Policy &policy)
{
    SchedulerSettings settings;
    const BackfillSettings backfill = backfillSettings(policy);
    settings.backfills = backfill.backfills;
    settings.bfWindow = static_cast<std::uint32_t>(backfill.window);
    settings.maxTestedJobs = static_cast<std::uint32_t>(backfill.mostTested);
    if (const std::optional<std::uint64_t> wait = unsignedNumber(foreignConfValue(policy, "KillWait"))) {
        settings.killWait = static_cast<std::uint32_t>(std::min<std::uint64_t>(*wait, 0x7fffffff));
    }
    if (const std::optional<std::uint64_t> age = unsignedNumber(foreignConfValue(policy, "MinJobAge"))) {
        settings.minJobAge = static_cast<std::uint32_t>(std::min<std::uint64_t>(*age, 0x7fffffff));
    }
    if (const std::optional<std::uint64_t> timeout = unsignedNumber(foreignConfValue(policy, "MessageTimeout"))) {
        settings.messageTimeout = static_cast<std::uint32_t>(std::min<std::uint64_t>(*timeout, 0x7fffffff));
    }
    readPreemption(policy, settings);
    settings.enforcesLimits = enforcement(policy) != Enforcement::None;
    settings.isSafe = enforcement(policy) == Enforcement::Safe;
    readParameters(foreignConfValue(policy, "SchedulerParameters"), settings);
    return settings;
}

} // namespace apportion::replay
