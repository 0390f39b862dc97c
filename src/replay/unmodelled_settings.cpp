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
constexpr std::array<std::string_view, 20> leftOutParameters
    = { "partition_job_depth", "bf_min_prio_reserve", "bf_min_age_reserve", "bf_job_part_count_reserve", "bf_max_job_user", "bf_max_job_user_part",
          "bf_max_job_part", "bf_max_job_assoc", "bf_one_resv_per_job", "bf_window_linear", "bf_busy_nodes", "bf_max_time", "bf_hetjob_prio",
          "bf_licenses", "sched_max_job_start", "sched_min_interval", "defer", "defer_batch", "pack_serial_at_end", "spec_cores_first" };

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
        for (const Partition &partition : *m_policy.partitions) {
            addPartition(partition);
        }
        for (const Qos &qos : *m_policy.qos) {
            addQos(qos);
        }
        addAccrual();
        return std::move(m_found);
    }

private:
    void add(std::string_view key, std::string_view value) { m_found.push_back(std::string(key) + '=' + std::string(value)); }

    /// How nodes and their parts are chosen: cores with memory alone.
    void addSelection()
    {
        constexpr std::uint16_t firstWithConsTres = 2311; // before it whole nodes are chosen where nothing is said (read_config.h)
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
        for (const std::string_view key : { "OverSubscribe", "Shared" }) {
            const std::string shared = lowerCase(value(key));
            if ((shared.starts_with("yes") || shared.starts_with("force")) && !shared.ends_with(":1")) {
                addOf(key);
            }
        }
    }

    void addQos(const Qos &qos)
    {
        constexpr std::array<std::string_view, 5> leftOut
            = { "NoReserve", "PartitionTimeLimit", "PartitionMaxNodes", "PartitionMinNodes", "RequiresReservation" };
        for (const std::string_view flag : leftOut) {
            if (hasQosFlag(qos, flag)) {
                add("QOS " + qos.name + ": Flags", flag);
            }
        }
        for (const std::string_view key : { "GrpJobsAccrue", "MaxJobsAccruePerUser", "MaxJobsAccruePerAccount" }) {
            if (const ForeignKey *limit = findKey(qos.foreign, key); limit != nullptr && unsignedNumber(withoutConfQuotes(limit->value))) {
                add("QOS " + qos.name + ": " + std::string(key), withoutConfQuotes(limit->value));
            }
        }
    }

    /// How many jobs may age at a time; the first association that has such a limit stands for all.
    void addAccrual()
    {
        const AssociationTree &tree = m_policy.associations;
        for (AssociationId id = 0; id < tree.rowCount(); ++id) {
            const std::string_view options = tree.isLive(id) ? tree.options(id) : std::string_view();
            for (const std::string_view key : { "GrpJobsAccrue", "MaxJobsAccrue" }) {
                if (options.find("Accrue") != std::string_view::npos && unsignedNumber(optionValue(options, key))) {
                    add((tree.isUser(id) ? "user " : "account ") + std::string(tree.name(id)) + ": " + std::string(key), optionValue(options, key));
                    return;
                }
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

} // namespace apportion::replay
