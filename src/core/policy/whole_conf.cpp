// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/whole_conf.h"

#include "core/policy/text_scan.h"

#include <algorithm>

namespace apportion
{

bool isBasicByDefault(const Policy &policy)
{
    return policy.release != 0 && policy.release < firstToWeighByDefault && isWholeConf(policy)
        && !policy.priority.isGiven(PriorityKey::PriorityType);
}

bool readsNoPriorityWeights(const Policy &policy)
{
    return policy.priority.type == PriorityType::Basic || isBasicByDefault(policy);
}

bool isWholeConf(const Policy &policy)
{
    return foreignConfLine(policy, "SlurmctldHost") != nullptr || foreignConfLine(policy, "ControlMachine") != nullptr;
}

bool hasNoDatabase(const Policy &policy)
{
    return sameIgnoringCase(foreignConfValue(policy, "AccountingStorageType"), "accounting_storage/none");
}

std::string_view plainKey(std::string_view key)
{
    constexpr std::string_view operators = "+-*/";
    key.remove_suffix(!key.empty() && operators.find(key.back()) != std::string_view::npos ? 1 : 0);
    return key;
}

std::string_view withoutConfQuotes(std::string_view written)
{
    const bool quoted = written.size() > 1 && written.front() == '"' && written.find('"', 1) == written.size() - 1;
    return quoted ? written.substr(1, written.size() - 2) : written;
}

const ForeignLine *foreignConfLine(const Policy &policy, std::string_view key)
{
    const std::vector<ForeignLine> &lines = *policy.foreignConf;
    const auto last
        = std::find_if(lines.rbegin(), lines.rend(), [key](const ForeignLine &line) { return sameIgnoringCase(plainKey(line.key), key); });
    return last == lines.rend() ? nullptr : &*last;
}

std::string_view foreignConfValue(const Policy &policy, std::string_view key)
{
    const ForeignLine *line = foreignConfLine(policy, key);
    return line == nullptr ? std::string_view() : withoutConfQuotes(line->value);
}

} // namespace apportion
