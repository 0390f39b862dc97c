// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace apportion
{

/// Why something is changed, in the words of whoever changed it.
///
/// It is known by what is changed, not by the values: it stays where it is while they are edited, and when the change is
/// taken back. `change` is the path of the value, "account:chem:Fairshare", "user:ann:chem:GrpTRES", "qos:high:Priority" or
/// "PriorityWeightAge"; nothing behind the last colon means that the object is new or gone as a whole.
struct ChangeNote
{
    static constexpr std::size_t longest = 4000; ///< bytes of a text

    std::string change;
    std::string text; ///< UTF-8, in lines as it was written

    bool operator==(const ChangeNote &) const = default;
};

} // namespace apportion
