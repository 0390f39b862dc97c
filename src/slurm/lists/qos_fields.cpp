// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/qos_fields.h"

#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace apportion::slurm
{

namespace
{

struct ColumnOption
{
    std::string_view column;
    std::string_view option;
};

/// The short names of sacctmgr's columns for what only a QOS has (its man page, "show qos").
constexpr std::array<ColumnOption, 10> columnOptions = { {
    { "MaxJobsPA", "MaxJobsPerAccount" },
    { "MaxJobsPU", "MaxJobsPerUser" },
    { "MaxSubmitPA", "MaxSubmitJobsPerAccount" },
    { "MaxSubmitPU", "MaxSubmitJobsPerUser" },
    { "MaxTRESPA", "MaxTRESPerAccount" },
    { "MaxTRESPU", "MaxTRESPerUser" },
    { "MaxTRESRunMinsPA", "MaxTRESRunMinsPerAccount" },
    { "MaxTRESRunMinsPU", "MaxTRESRunMinsPerUser" },
    { "MinTRES", "MinTRESPerJob" },
    { "UsageThres", "UsageThreshold" },
} };

} // namespace

bool setQosOption(Qos &qos, std::string_view name, std::string_view value, std::string_view written)
{
    if (sameIgnoringCase(name, "Description")) {
        qos.description = value;
    } else if (sameIgnoringCase(name, "Priority")) {
        const std::optional<std::uint64_t> number = unsignedNumber(value);
        if (!number || *number > std::numeric_limits<std::uint32_t>::max()) {
            return false;
        }
        qos.priority = static_cast<std::uint32_t>(*number);
    } else if (sameIgnoringCase(name, "UsageFactor")) {
        const std::optional<double> number = decimalNumber(value);
        if (!number || *number < 0.0) {
            return false;
        }
        qos.usageFactor = *number;
    } else if (sameIgnoringCase(name, "Preempt")) {
        qos.preempt = value;
    } else {
        const auto known
            = std::find_if(qos.foreign.begin(), qos.foreign.end(), [&](const ForeignKey &key) { return sameIgnoringCase(key.key, name); });
        if (known != qos.foreign.end()) {
            known->value = written;
        } else {
            qos.foreign.push_back({ std::string(name), std::string(written) });
        }
    }
    return true;
}

std::string_view optionOfColumn(std::string_view column)
{
    const auto found
        = std::find_if(columnOptions.begin(), columnOptions.end(), [&](const ColumnOption &known) { return sameIgnoringCase(known.column, column); });
    if (found != columnOptions.end()) {
        return found->option;
    }
    const schema::AssociationField *field = schema::findAssociationField(column);
    return field != nullptr ? field->word : column;
}

Qos *findQosByName(std::vector<Qos> &list, std::string_view name)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const Qos &qos) { return sameIgnoringCase(qos.name, name); });
    return found == list.end() ? nullptr : &*found;
}

} // namespace apportion::slurm
