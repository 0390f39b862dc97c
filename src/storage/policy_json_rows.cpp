// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/policy_json_rows.h"

#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"
#include "storage/field_json.h"

#include <unordered_map>

namespace apportion
{

std::vector<std::string> nodeGroupWords(const std::vector<NodeGroup> &groups)
{
    std::unordered_map<std::string, std::size_t> seen;
    for (const NodeGroup &group : groups) {
        ++seen[group.names];
    }
    std::vector<std::string> words;
    words.reserve(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const std::string &names = groups[i].names;
        const bool tells = !names.empty() && names.front() != '#' && seen[names] == 1;
        words.push_back(tells ? names : "#" + std::to_string(i));
    }
    return words;
}

void readSettings(RowReader &row, Policy &policy)
{
    readFields(row, schema::settings(), policy);
    auto given = static_cast<std::uint32_t>(policy.priority.given.to_ulong());
    readWords(row, "given", schema::settingWords(), given);
    policy.priority.given = given;
    row.reportUnknown();
}

void readNodeGroup(RowReader &row, NodeGroup &group)
{
    readFields(row, schema::nodeGroupFields(), group);
    row.reportUnknown();
}

void readPartition(RowReader &row, Partition &partition)
{
    readFields(row, schema::partitionFields(), partition);
    row.reportUnknown();
}

void readQos(RowReader &row, Qos &qos)
{
    readFields(row, schema::qosFields(), qos);
    row.reportUnknown();
}

void readChip(RowReader &row, Chip &chip)
{
    readFields(row, schema::chipFields(), chip);
    row.reportUnknown();
}

void readNote(RowReader &row, ChangeNote &note)
{
    readFields(row, schema::noteFields(), note);
    row.reportUnknown();
}

void readRecord(RowReader &row, DatabaseRecord &record)
{
    readFields(row, schema::recordFields(), record);
    row.reportUnknown();
}

void readTresUsage(RowReader &row, TresUsage &usage)
{
    readFields(row, schema::tresUsageFields(), usage);
    row.reportUnknown();
}

void readJob(RowReader &row, Job &job)
{
    readFields(row, schema::jobFields(), job);
    row.reportUnknown();
}

void readForeignLine(RowReader &row, ForeignLine &line)
{
    row.read("key", line.key);
    row.read("value", line.value);
    row.reportUnknown();
}

} // namespace apportion
