// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/qos_fields.h"

#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "core/schema/field_read.h"
#include "core/schema/field_value.h"
#include "core/schema/row_fields.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>

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
    const schema::Field<Qos> *field = schema::findField(schema::qosFields(), name);
    if (field != nullptr && !sameIgnoringCase(name, "Name")) {
        return schema::readField(*field, value, qos);
    }
    const auto known = std::find_if(qos.foreign.begin(), qos.foreign.end(), [&](const ForeignKey &key) { return sameIgnoringCase(key.key, name); });
    if (known != qos.foreign.end()) {
        known->value = written;
    } else {
        qos.foreign.push_back({ std::string(name), std::string(written) });
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
