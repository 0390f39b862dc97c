// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/user_options.h"

#include "core/schema/association_fields.h"

#include <algorithm>

namespace apportion::slurm
{

const UserOptions::Values &UserOptions::read(AssociationId id)
{
    constexpr std::array keys { schema::option::defaultAccount, schema::option::adminLevel, schema::option::coordinator, schema::option::defaultWckey,
        schema::option::wckeys };
    constexpr std::size_t mostKept = 10000; // there are hardly more default accounts; a hostile tree has millions of texts
    if (m_known.size() >= mostKept) {
        m_known.clear();
    }
    const auto [known, isNew] = m_known.try_emplace(m_tree.optionsColumn()[id]);
    if (isNew) {
        std::transform(keys.begin(), keys.end(), known->second.begin(), [&](std::string_view key) { return optionValue(m_tree.options(id), key); });
    }
    return known->second;
}

std::string UserOptions::value(std::span<const AssociationId> associations, UserOption option)
{
    for (const AssociationId id : associations) {
        constexpr NameId nothing = 0; // the empty text
        if (m_tree.optionsColumn()[id] == nothing) {
            continue;
        }
        if (const std::string &value = read(id)[static_cast<std::size_t>(option)]; !value.empty()) {
            return value;
        }
    }
    return {};
}

} // namespace apportion::slurm
