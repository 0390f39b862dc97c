// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// What slurmdbd keeps once for all of its clusters of an account or a user that has no association in this cluster: another cluster has
/// it, or this one had it before. An account or user of that name that is added here is this one again (as_mysql_acct.c, as_mysql_user.c).
struct DatabaseRecord
{
    std::string name;
    /// As AssociationTree::options(): the description, organization and flags of an account; the administrator level of a user, and what
    /// he coordinates.
    std::string options;

    bool operator==(const DatabaseRecord &) const = default;
};

/// By their names, each once.
void sortRecords(std::vector<DatabaseRecord> &records);
/// Among sorted records; null where there is none.
[[nodiscard]] const DatabaseRecord *findRecord(const std::vector<DatabaseRecord> &records, std::string_view name);

} // namespace apportion
