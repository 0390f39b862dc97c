// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Which list of sacctmgr shows a value.
enum class StateList : std::uint8_t { Associations, Accounts, Defaults, Users, Coordinators, Qos, Clusters };
inline constexpr std::size_t stateListCount = 7;

/// A value as sacctmgr shows it, and how two ways to write it are told to be the same.
struct ShownField
{
    enum class Form : std::uint8_t { Plain, Text, Minutes, Seconds, Tres, Names, Factor, Mode, Level };

    const char *key; ///< of the setting or of the flat file's option
    const char *shown; ///< the column of the list
    StateList list;
    Form form;
};

/// All fields of all lists.
[[nodiscard]] std::span<const ShownField> shownFields();
/// The field of @p object ("account chem") in which @p key is shown, or null.
[[nodiscard]] const ShownField *shownField(std::string_view object, std::string_view key);
/// @p value as the list shows it, in one form for all ways to write it: lists sorted, their words and texts in lower case. Two values
/// of a field are the same where these are.
[[nodiscard]] std::string stateValue(const ShownField &field, std::string_view value);

} // namespace apportion::slurm
