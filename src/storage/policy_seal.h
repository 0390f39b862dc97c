// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "storage/policy_sums.h"
#include "storage/project.h"

#include <string>
#include <string_view>

namespace apportion
{

/// What came of reading a policy file's text for new sums.
struct UnsealedPolicy : Project
{
    enum class State : std::uint8_t {
        Sealed, ///< its sums are right: there is nothing to do
        Whole, ///< every line could be read: written anew, it is complete
        Damaged ///< something could not be read, and would be lost
    };

    State state = State::Damaged;
    SumsCheck sums; ///< as they were found: where lines were changed
    Diagnostics diagnostics; ///< what stands in the way, and what is only to be told
};

/// Reads the text of a policy file that was edited or merged by people, so that its sums say nothing. The sums may even be
/// torn by marks of a conflict; everything else must be whole. @p file is the name for diagnostics.
[[nodiscard]] UnsealedPolicy readUnsealedPolicy(std::string_view text, const std::string &file);

} // namespace apportion
