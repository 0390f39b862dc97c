// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_options.h"
#include "core/schema/field.h"
#include "core/schema/limit_rules.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace apportion
{

namespace schema
{

/// Slurm's words of the options of which more is said than how they are read and written.
namespace option
{
inline constexpr std::string_view description = "Description";
inline constexpr std::string_view organization = "Organization";
inline constexpr std::string_view flags = "Flags";
inline constexpr std::string_view defaultAccount = "DefaultAccount";
inline constexpr std::string_view defaultWckey = "DefaultWCKey";
inline constexpr std::string_view adminLevel = "AdminLevel";
inline constexpr std::string_view coordinator = "Coordinator";
inline constexpr std::string_view wckeys = "WCKeys";
inline constexpr std::string_view defaultQos = "DefaultQOS";
inline constexpr std::string_view qos = "QOS";
} // namespace option

/// What an option is about: sacctmgr sets them by different commands.
enum class OptionScope : std::uint8_t {
    Association, ///< limits, QOS, and what accounts alone have (isOfAccountAlone())
    User ///< the user in all of his accounts
};

/// An option of an association.
struct AssociationField : Field<AssociationOptions>
{
    std::uint8_t leastLetters = 0; ///< how short sacctmgr lets its word be written
    std::array<const char *, 2> otherWords {}; ///< that sacctmgr takes for it, or writes over its column
    const char *json = ""; ///< where an association of sacctmgr's JSON has it; empty: another list has it
    OptionScope scope = OptionScope::Association;
    bool beforeShares = false; ///< a line of the flat file has it before Fairshare
    const char *noneWord = ""; ///< what sacctmgr prints and takes for nothing
    const LimitRule *limit = nullptr; ///< of a limit
    bool comesFromAbove = false; ///< an association without a value has that of the account above, and listings print it
};

/// All options that Slurm knows, in the order in which `sacctmgr dump` writes them.
[[nodiscard]] std::span<const AssociationField> associationFields();
/// The field that sacctmgr takes @p name for, whatever its case; nullptr when it is none.
[[nodiscard]] const AssociationField *findAssociationField(std::string_view name);
/// Whether both names are of the same option, known or not.
[[nodiscard]] bool isSameOption(std::string_view a, std::string_view b);

/// Whether the flat file writes the value in quotes: names and texts, but no numbers.
[[nodiscard]] bool isQuoted(const AssociationField &field);
/// Whether the value is a list of TRES: sacctmgr changes only those that it is given.
[[nodiscard]] bool isTresList(const AssociationField &field);
/// Whether the value is a list, of TRES or of names: one that stands twice is one list.
[[nodiscard]] bool isList(const AssociationField &field);
/// Whether accounts have it, and neither users nor the cluster: a description, an organization, flags.
[[nodiscard]] bool isOfAccountAlone(const AssociationField &field);
/// Whether each account has it, a description or an organization: where a file leaves it out, it says nothing of it.
[[nodiscard]] bool isOfEachAccount(std::string_view option);
/// Whether its value names QOS.
[[nodiscard]] bool namesQos(std::string_view option);
/// The flags of an account of a list like those that sacctmgr takes: "UsersAreCoords" or nothing, whatever the case, and of any first
/// letters; what takes the flag away wins (slurmdb_defs.c, _str_2_acct_flag; as_mysql_acct.c, as_mysql_modify_accts). Nothing when one of
/// them is none that can be set.
[[nodiscard]] std::optional<std::string> accountFlags(std::string_view text);
/// Sets a field from its text. False when it cannot be read; then nothing is set. -1, and nothing at all, is no limit.
[[nodiscard]] bool readOption(const AssociationField &field, std::string_view text, AssociationOptions &options);
/// Whether both mean the same there: lists in any order, texts without a case where Slurm keeps none.
[[nodiscard]] bool sameOption(const AssociationField &field, const AssociationOptions &a, const AssociationOptions &b);

} // namespace schema

/// The options of a text as AssociationTree::options() has it. Of what stands twice the last one counts, as for sacctmgr; lists
/// that stand twice are one list, in which the last of a TRES counts (sacctmgr_set_assoc_rec() combines them).
[[nodiscard]] AssociationOptions readOptions(std::string_view text);
/// Whether two such texts mean the same (SLURM.md 8).
[[nodiscard]] bool sameOptions(std::string_view a, std::string_view b);
/// The options that do not mean the same in both, in their order; a known one by Slurm's word.
[[nodiscard]] std::vector<std::string> differingOptions(std::string_view before, std::string_view after);
/// The value of an option in such a text, without quotes; empty when it is not there. Lists of TRES that stand twice are
/// joined.
[[nodiscard]] std::string optionValue(std::string_view options, std::string_view name);
/// Such a text with one option set in its place, or taken away; all others stay as they are written.
[[nodiscard]] std::string withOption(std::string_view options, std::string_view name, const std::optional<std::string> &value);

} // namespace apportion
