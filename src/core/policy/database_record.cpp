// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/database_record.h"

#include <algorithm>

namespace apportion
{

void sortRecords(std::vector<DatabaseRecord> &records)
{
    std::ranges::stable_sort(records, {}, &DatabaseRecord::name);
    const auto isSameName = [](const DatabaseRecord &a, const DatabaseRecord &b) { return a.name == b.name; };
    records.erase(std::unique(records.begin(), records.end(), isSameName), records.end());
}

const DatabaseRecord *findRecord(const std::vector<DatabaseRecord> &records, std::string_view name)
{
    const auto found = std::ranges::lower_bound(records, name, {}, [](const DatabaseRecord &record) { return std::string_view(record.name); });
    return found == records.end() || found->name != name ? nullptr : &*found;
}

} // namespace apportion
