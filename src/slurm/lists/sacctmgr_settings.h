// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/policy/text_scan.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// One `Key=Value` behind the `set` of a sacctmgr command.
struct SacctmgrSetting
{
    std::string key; ///< with its operator: "Fairshare=", "QOS+="
    std::string value;
    std::string before; ///< for people; empty: there was none
    std::string after;

    [[nodiscard]] std::string argument() const { return key + value; }
    bool operator==(const SacctmgrSetting &) const = default;
};

using SacctmgrSettings = std::vector<SacctmgrSetting>;

/// The settings that make the options @p before those of @p after.
struct OptionChanges
{
    SacctmgrSettings settings;
    /// The QOS list must be emptied by a command of its own first: `+` and `-` change what stands there.
    bool clearQosFirst = false;
};

/// The differences of scope Association between the options of two lines of a flat file. A limit that is no longer
/// named is cleared with -1, each TRES of a list by itself.
[[nodiscard]] OptionChanges optionChanges(std::string_view before, std::string_view after);

/// Everything that @p options say in the scope Association, for an `add` command.
[[nodiscard]] SacctmgrSettings addedOptions(std::string_view options);

/// The differences between two QOS, and what a new QOS needs.
[[nodiscard]] SacctmgrSettings qosChanges(const Qos &before, const Qos &after);
[[nodiscard]] SacctmgrSettings addedQos(const Qos &qos);

/// Whether it is what accounts have, and users do not: a description or an organization.
[[nodiscard]] bool isAccountText(std::string_view key); // "Description="
[[nodiscard]] inline bool isTextOfAccount(const SacctmgrSetting &setting)
{
    return isAccountText(setting.key);
}
/// Whether it is the flags of an account, which users do not have either. `add account` gives them to none that the database has already.
[[nodiscard]] bool isFlagsOfAccount(const SacctmgrSetting &setting);

/// "fairshare" and "priority" of an association.
[[nodiscard]] SacctmgrSetting sharesSetting(std::uint32_t before, std::uint32_t after);
[[nodiscard]] SacctmgrSetting prioritySetting(std::uint32_t before, std::uint32_t after);

/// The words of a list sorted, each once: of two lists of an association sacctmgr makes one.
[[nodiscard]] std::vector<std::string> distinctWords(std::string_view list);
/// The same of a list of TRES, each of which stands once: of one that is named twice the last counts, in the place of the
/// first (slurmdb_combine_tres_strings() with TRES_STR_FLAG_REPLACE).
[[nodiscard]] std::vector<std::string> tresWords(std::string_view list);
/// "mem=1536" of "mem=1.50G": sacctmgr prints half units, and reads them as whole numbers of MB (slurmdb_format_tres_str()).
[[nodiscard]] std::string wholeTres(std::string_view entry);
/// The same of each entry of a list.
[[nodiscard]] std::string wholeTresList(std::string_view list);

/// Whether sacctmgr can be given @p name, and what it shows of it be told apart: it splits names at commas and brackets, turns
/// quotes into other characters, takes a second `=` for its own, and puts `|` between the columns of what it shows, of which
/// blanks at an end are no part; the database of 22.05 cannot be asked any more once a name ends in a backslash. Among other
/// words "in" and "for" are those between the names of an association here.
[[nodiscard]] bool isNameable(std::string_view name);
/// The same of a name that may have backslashes, as winbind's users do (`corp\ann`). sacctmgr tells it as it is, and slurmdbd doubles the
/// backslash for its database (pack.c, unpackstr_xmalloc_escaped): what it writes by the ids of associations is right. What it reads out of
/// the database and writes by the name again is of another user, corpann, and slurmctld is told the doubled one (22.05 to 26.05).
[[nodiscard]] bool isNameableAsWritten(std::string_view name);
/// @p value as sacctmgr will understand it: it turns quotes into backquotes itself, and has no way to take a line break.
[[nodiscard]] std::string sacctmgrValue(std::string_view value);

} // namespace apportion::slurm
