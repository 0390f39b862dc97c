// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/unmodelled_settings.h"

#include "core/limits/limit.h"
#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "core/policy/whole_conf.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace apportion::replay
{

namespace
{

/// Of SchedulerParameters, those that decide which jobs a pass looks at, or may start.
constexpr std::array<std::string_view, 23> leftOutParameters = { "partition_job_depth", "bf_min_prio_reserve", "bf_min_age_reserve",
    "bf_job_part_count_reserve", "bf_max_job_user", "bf_max_job_user_part", "bf_max_job_part", "bf_max_job_assoc", "bf_one_resv_per_job",
    "bf_window_linear", "bf_busy_nodes", "bf_max_time", "bf_hetjob_prio", "bf_licenses", "sched_max_job_start", "sched_min_interval", "defer",
    "defer_batch", "pack_serial_at_end", "spec_cores_first", "bf_running_job_reserve", "bf_topopt_enable", "requeue_delay" };

bool isYes(std::string_view value)
{
    constexpr std::array<std::string_view, 4> words = { "yes", "up", "true", "1" };
    return std::any_of(words.begin(), words.end(), [value](std::string_view word) { return sameIgnoringCase(word, value); });
}

class Gatherer
{
public:
    explicit Gatherer(const Policy &policy) : m_policy(policy) { }

    std::vector<std::string> run()
    {
        addSelection();
        splitEach(foreignConfValue(m_policy, "SchedulerParameters"), ',', [this](std::string_view entry) {
            const std::string_view name = entry.substr(0, entry.find('='));
            if (std::any_of(leftOutParameters.begin(), leftOutParameters.end(), [name](auto known) { return sameIgnoringCase(known, name); })) {
                add("SchedulerParameters", entry);
            }
        });
        if (const std::string_view wait = foreignConfValue(m_policy, "CompleteWait"); unsignedNumber(wait).value_or(0) > 0) {
            add("CompleteWait", wait);
        }
        for (const std::string_view ofGpus : { "DefCPUPerGPU", "JobDefaults" }) { // the last as scontrol prints it
            if (const std::string_view value = foreignConfValue(m_policy, ofGpus); !value.empty() && value != "0") {
                add(ofGpus, value);
            }
        }
        for (const Partition &partition : *m_policy.partitions) {
            addPartition(partition);
        }
        for (const Qos &qos : *m_policy.qos) {
            addQos(qos);
        }
        addOfAssociations();
        return std::move(m_found);
    }

private:
    void add(std::string_view key, std::string_view value) { m_found.push_back(std::string(key) + '=' + std::string(value)); }

    /// How nodes and their parts are chosen: cores with memory alone.
    void addSelection()
    {
        constexpr std::uint16_t firstWithConsTres = 2311; // before it whole nodes are chosen where nothing is said (read_config.h)
        const std::string topology = lowerCase(foreignConfValue(m_policy, "TopologyPlugin"));
        if (!topology.empty() && !topology.ends_with("none") && !topology.ends_with("default") && !topology.ends_with("flat")) {
            add("TopologyPlugin", foreignConfValue(m_policy, "TopologyPlugin"));
        }
        const std::string_view type = foreignConfValue(m_policy, "SelectType");
        const bool isOldDefault = type.empty() && isWholeConf(m_policy) && m_policy.release != 0 && m_policy.release < firstWithConsTres;
        if (isOldDefault || (!type.empty() && lowerCase(type).find("cons_") == std::string::npos)) {
            add("SelectType", isOldDefault ? std::string_view("select/linear") : type);
        }
        splitEach(foreignConfValue(m_policy, "SelectTypeParameters"), ',', [this](std::string_view word) {
            if (startsWithIgnoringCase(word, "CR_Socket") || startsWithIgnoringCase(word, "CR_Board") || sameIgnoringCase(word, "CR_LLN")
                || sameIgnoringCase(word, "LL_SHARED_GRES") || sameIgnoringCase(word, "CR_Pack_Nodes")) {
                add("SelectTypeParameters", word);
            }
        });
    }

    void addPartition(const Partition &partition)
    {
        const auto value = [&partition](std::string_view key) {
            const ForeignKey *said = findKey(partition.foreign, key);
            return said == nullptr ? std::string_view() : withoutConfQuotes(said->value);
        };
        const auto addOf = [&](std::string_view key) { add("partition " + partition.name + ": " + std::string(key), value(key)); };
        for (const std::string_view key : { "MaxCPUsPerNode", "MaxCPUsPerSocket" }) {
            if (unsignedNumber(value(key)).has_value()) {
                addOf(key);
            }
        }
        for (const std::string_view key : { "ExclusiveUser", "LLN", "ReqResv" }) {
            if (isYes(value(key))) {
                addOf(key);
            }
        }
        for (const std::string_view ofGpus : { "DefCPUPerGPU", "JobDefaults" }) {
            if (!value(ofGpus).empty() && value(ofGpus) != "0") {
                addOf(ofGpus);
            }
        }
        for (const std::string_view key : { "OverSubscribe", "Shared" }) {
            const std::string shared = lowerCase(value(key));
            if ((shared.starts_with("yes") || shared.starts_with("force")) && !shared.ends_with(":1")) {
                addOf(key);
            }
        }
    }

    void addQos(const Qos &qos)
    {
        // Of the others DenyOnLimit refuses what would never start here, and the rest is kept to (job_limits.cpp).
        constexpr std::array<std::string_view, 4> leftOut = { "PartitionTimeLimit", "RequiresReservation", "EnforceUsageThreshold", "Relative" };
        for (const std::string_view flag : leftOut) {
            if (hasQosFlag(qos, flag)) {
                add("QOS " + qos.name + ": Flags", flag);
            }
        }
        const std::string factor = qosOptionValue(qos, "LimitFactor");
        if (const std::optional<double> number = decimalNumber(factor); number && *number > 0 && *number != 1) {
            add("QOS " + qos.name + ": LimitFactor", factor);
        }
        for (const Limit &limit : limitsOf(m_policy.tres, qos)) {
            if (limit.kind >= LimitKind::GrpJobsAccrue) { // which hold back no job, but change its age or who reserves nodes
                add("QOS " + qos.name + ": " + std::string(limitRule(limit.kind).word), std::to_string(limit.value));
            }
        }
    }

    /// How many jobs may age at a time, and from which priority nodes are reserved; the first association that has such a limit
    /// stands for all.
    void addOfAssociations()
    {
        const AssociationTree &tree = m_policy.associations;
        bool isAging = false;
        bool isLeast = false;
        const auto addOne = [&](AssociationId id, std::string_view word, std::string_view key, bool &isAdded) {
            const std::string_view options = tree.options(id);
            if (!isAdded && options.find(word) != std::string_view::npos && unsignedNumber(optionValue(options, key))) {
                add((tree.isUser(id) ? "user " : "account ") + std::string(tree.name(id)) + ": " + std::string(key), optionValue(options, key));
                isAdded = true;
            }
        };
        for (AssociationId id = 0; id < tree.rowCount(); ++id) {
            if (tree.isLive(id)) {
                addOne(id, "Accrue", "GrpJobsAccrue", isAging);
                addOne(id, "Accrue", "MaxJobsAccrue", isAging);
                addOne(id, "MinPrio", "MinPrioThresh", isLeast);
            }
        }
    }

    const Policy &m_policy;
    std::vector<std::string> m_found;
};

} // namespace

std::vector<std::string> unmodelledSettings(const Policy &policy)
{
    return Gatherer(policy).run();
}

void addUnmodelledSettings(const Policy &policy, std::vector<std::string> &settings)
{
    for (std::string &setting : unmodelledSettings(policy)) {
        if (std::find(settings.begin(), settings.end(), setting) == settings.end()) {
            settings.push_back(std::move(setting));
        }
    }
}

} // namespace apportion::replay
