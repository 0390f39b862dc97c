// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/qos_json.h"

#include "core/policy/job_table.h"
#include "slurm/lists/json_limits.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/qos_fields.h"
#include "slurm/text/bounds.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace apportion::slurm
{

namespace
{

using Kind = JsonLimit::Kind;

/// The limits of a QOS (data_parser v0.0.44, PARSER_ARRAY(QOS)).
constexpr std::array<JsonLimit, 25> limits = { {
    { "limits/grace_time", "GraceTime", Kind::Seconds },
    { "limits/max/tres/total", "GrpTRES", Kind::Tres },
    { "limits/max/tres/minutes/total", "GrpTRESMins", Kind::Tres },
    { "limits/max/tres/minutes/per/qos", "GrpTRESRunMins", Kind::Tres },
    { "limits/max/active_jobs/count", "GrpJobs", Kind::Number },
    { "limits/max/active_jobs/accruing", "GrpJobsAccrue", Kind::Number },
    { "limits/max/jobs/count", "GrpSubmitJobs", Kind::Number },
    { "limits/max/wall_clock/per/qos", "GrpWall", Kind::Minutes },
    { "limits/max/tres/per/job", "MaxTRESPerJob", Kind::Tres },
    { "limits/max/tres/per/node", "MaxTRESPerNode", Kind::Tres },
    { "limits/max/tres/minutes/per/job", "MaxTRESMinsPerJob", Kind::Tres },
    { "limits/max/wall_clock/per/job", "MaxWallDurationPerJob", Kind::Minutes },
    { "limits/max/tres/per/user", "MaxTRESPerUser", Kind::Tres },
    { "limits/max/tres/per/account", "MaxTRESPerAccount", Kind::Tres },
    { "limits/max/tres/minutes/per/user", "MaxTRESRunMinsPerUser", Kind::Tres },
    { "limits/max/tres/minutes/per/account", "MaxTRESRunMinsPerAccount", Kind::Tres },
    { "limits/max/jobs/active_jobs/per/user", "MaxJobsPerUser", Kind::Number },
    { "limits/max/jobs/active_jobs/per/account", "MaxJobsPerAccount", Kind::Number },
    { "limits/max/jobs/per/user", "MaxSubmitJobsPerUser", Kind::Number },
    { "limits/max/jobs/per/account", "MaxSubmitJobsPerAccount", Kind::Number },
    { "limits/max/accruing/per/user", "MaxJobsAccruePerUser", Kind::Number },
    { "limits/max/accruing/per/account", "MaxJobsAccruePerAccount", Kind::Number },
    { "limits/min/priority_threshold", "MinPrioThresh", Kind::Number },
    { "limits/min/tres/per/job", "MinTRESPerJob", Kind::Tres },
    { "preempt/exempt_time", "PreemptExemptTime", Kind::Seconds },
} };

struct FlagName
{
    std::string_view json;
    std::string_view sacctmgr;
};

/// The flags as sacctmgr takes them (its man page, "Specifications for QOS").
constexpr std::array<FlagName, 10> flagNames = { {
    { "DENY_LIMIT", "DenyOnLimit" },
    { "ENFORCE_USAGE_THRESHOLD", "EnforceUsageThreshold" },
    { "NO_DECAY", "NoDecay" },
    { "NO_RESERVE", "NoReserve" },
    { "OVERRIDE_PARTITION_QOS", "OverPartQOS" },
    { "PARTITION_MAXIMUM_NODE", "PartitionMaxNodes" },
    { "PARTITION_MINIMUM_NODE", "PartitionMinNodes" },
    { "PARTITION_TIME_LIMIT", "PartitionTimeLimit" },
    { "REQUIRED_RESERVATION", "RequiresReservation" },
    { "USAGE_FACTOR_SAFE", "UsageFactorSafe" },
} };

std::string flagsOf(const JsonRow &row)
{
    std::string flags;
    for (const std::string_view flag : row.texts("flags")) {
        if (flag == "NOT_SET" || flag == "ADD" || flag == "REMOVE" || flag == "DELETED") {
            continue;
        }
        const auto known = std::find_if(flagNames.begin(), flagNames.end(), [&](const FlagName &name) { return name.json == flag; });
        flags += flags.empty() ? "" : ",";
        flags += known == flagNames.end() ? flag : known->sacctmgr;
    }
    return flags;
}

Qos qosOf(const JsonRow &row)
{
    Qos qos;
    qos.name = std::string(row.text("name"));
    qos.description = std::string(row.text("description"));
    const std::int64_t priority = row.number("priority").value_or(0);
    qos.priority = static_cast<std::uint32_t>(std::clamp<std::int64_t>(priority, 0, std::numeric_limits<std::uint32_t>::max()));
    qos.usageFactor = std::max(row.decimal("usage_factor").value_or(1.0), 0.0);
    qos.preempt = row.list("preempt/list");
    const auto add = [&](std::string_view option, std::string value) {
        if (!value.empty()) {
            qos.foreign.push_back(qosOption({ std::string(option), std::move(value) }));
        }
    };
    add("Flags", flagsOf(row));
    if (const std::string mode = row.list("preempt/mode"); mode != "DISABLED") {
        add("PreemptMode", mode);
    }
    for (const JsonLimit &limit : limits) {
        add(limit.option, limitText(row, limit).value_or(std::string()));
    }
    if (const std::optional<double> threshold = row.decimal("usage_threshold")) {
        add("UsageThreshold", std::to_string(*threshold));
    }
    return qos;
}

} // namespace

void QosJsonReader::read(const JsonRow &row)
{
    std::vector<Qos> &list = m_policy.qos.edit();
    if (m_full) {
        return;
    }
    if (list.size() >= mostQos) {
        m_full = true;
        reportTooMany(m_findings, { m_fileName, row.line() }, mostQos);
        return;
    }
    Qos qos = qosOf(row);
    if (qos.name.empty()) {
        m_findings.add(Severity::Error, "qos-name", { m_fileName, row.line() }, { APPORTION_TEXT("A QOS has no name."), {} },
            { APPORTION_TEXT("Print the QOS again with: sacctmgr -P show qos"), {} });
        return;
    }
    ++m_taken;
    if (Qos *known = findQosByName(list, qos.name)) {
        *known = std::move(qos);
    } else {
        list.push_back(std::move(qos));
    }
}

} // namespace apportion::slurm
