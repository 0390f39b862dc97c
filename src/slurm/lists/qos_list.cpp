// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/qos_list.h"

#include "core/policy/flat_option.h"
#include "core/policy/job_table.h"
#include "core/policy/tres.h"
#include "core/schema/limit_rules.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/qos_fields.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"
#include "slurm/text/table_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace apportion::slurm
{

namespace
{

/// What sacctmgr prints for a limit or mode that was never set.
bool isUnset(std::string_view option, std::string_view value)
{
    return value.empty() || (sameIgnoringCase(option, "GraceTime") && value == "00:00:00")
        || (sameIgnoringCase(option, "PreemptMode") && sameIgnoringCase(value, "cluster")) || sameIgnoringCase(option, "ID");
}

/// A value as the flat file would write it.
std::string writtenValue(std::string_view value)
{
    return optionsText({ { {}, std::string(value), false } });
}

void setOption(Qos &qos, std::string_view option, std::string_view value, std::uint32_t line, Findings &findings)
{
    if (!isUnset(option, value) && !setQosOption(qos, option, value, writtenValue(value))) {
        findings.add(Severity::Error, "qos-value", line,
            { APPORTION_TEXT("QOS %1: %2=%3 cannot be read; its default is taken."),
                { qos.name, std::string(option), std::string(value.substr(0, 100)) } },
            { APPORTION_TEXT("Print the QOS again with: sacctmgr -P show qos"), {} });
    }
}

void readTable(std::string_view text, QosGatherer &gatherer, Findings &findings)
{
    TableText table(text, isQosHeader);
    const TableHeader &header = table.header();
    const std::size_t nameColumn = header.find("Name");
    const std::size_t descriptionColumn = header.has("Descr") ? header.find("Descr") : header.find("Description");
    while (table.hasHeader() && table.next()) {
        table.joinInto(descriptionColumn); // the one column in which anything may stand
        Qos qos;
        qos.name = std::string(table.cell(nameColumn));
        for (std::size_t column = 0; column < header.size(); ++column) {
            if (column != nameColumn) {
                setOption(qos, optionOfColumn(header.name(column)), table.cell(column), table.line(), findings);
            }
        }
        gatherer.add(std::move(qos), table.line());
    }
}

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

/// What a QOS's row says in an option (data_parser v0.0.44, PARSER_ARRAY(QOS)); empty when it is not set.
std::string valueOf(const LimitRule &rule, const JsonRow &row)
{
    if (rule.shape == LimitShape::Flags) {
        return flagsOf(row);
    }
    if (rule.shape == LimitShape::PreemptModes) {
        const std::string mode = row.list(rule.ofQosJson);
        return mode == "DISABLED" ? std::string() : mode;
    }
    if (rule.shape == LimitShape::Factor) {
        const std::optional<double> factor = row.decimal(rule.ofQosJson);
        return factor ? std::to_string(*factor) : std::string();
    }
    return row.limit(rule.ofQosJson, rule.shape).value_or(std::string());
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
    for (const LimitRule &rule : optionRules()) {
        if (std::string value = *rule.ofQosJson == '\0' ? std::string() : valueOf(rule, row); !value.empty()) {
            qos.foreign.push_back(qosOption({ rule.word, std::move(value) }));
        }
    }
    return qos;
}

} // namespace

void QosGatherer::add(Qos qos, std::uint32_t line)
{
    if (m_full) {
        return;
    }
    if (m_qos.size() >= mostQos) {
        m_full = true;
        reportTooMany(m_findings, line, mostQos);
        return;
    }
    if (qos.name.empty()) {
        m_findings.add(Severity::Error, "qos-name", line, { APPORTION_TEXT("A QOS has no name."), {} },
            { APPORTION_TEXT("Print the QOS again with: sacctmgr -P show qos"), {} });
        return;
    }
    ++m_count;
    qos.place = { { m_findings.fileName(), line } };
    if (Qos *known = findQosByName(m_qos, qos.name)) {
        // A listing may leave columns out: what only the other source told stays.
        if (qos.description.empty()) {
            qos.description = known->description;
        }
        *known = std::move(qos);
    } else {
        m_qos.push_back(std::move(qos));
    }
}

void QosGatherer::add(const JsonRow &row)
{
    add(qosOf(row), row.line());
}

bool readQosList(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics)
{
    return readListing(text, fileName, diagnostics, [&](Findings &findings) {
        QosGatherer gatherer(policy, findings);
        if (looksLikeJson(text)) {
            (void)readJsonLists(text, findings, [&](std::string_view list, const JsonRow &row) {
                if (list == "qos") {
                    gatherer.add(row);
                }
            });
        } else {
            readTable(text, gatherer, findings);
        }
        return !gatherer.isEmpty();
    });
}

bool isQosHeader(const TableHeader &header)
{
    return header.has("Name") && !header.has("Type")
        && (header.has("UsageFactor") || header.has("Preempt") || header.has("GraceTime") || header.has("UsageThres"));
}

} // namespace apportion::slurm
