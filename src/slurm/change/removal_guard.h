// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/change/removals.h"
#include "slurm/text/text_sink.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

// The parts of a script by which it removes nothing that it does not know, as texts for /bin/sh. The words FILE, FROM and
// TO in them are replaced as in the rest of the script.

/// Writes what is removed, for awk and for people: fills "$work/closure", which the rest of the script needs also when it is empty.
void writeClosureList(TextSink &sink, const Removals &removals);

/// The functions strangers() and jobs(), which end the script when somebody else has something in what is removed, and stranded(),
/// which ends it between the calls while jobs wait in a QOS that is removed.
[[nodiscard]] const char *removalFunctions();

/// What sacctmgr takes the name of a user for, once it has removed an association of his and looks whether he has another one: it stops at
/// the first character that is neither a letter of ASCII nor a digit nor one of `_.-@` (sacctmgr_delete_user() of user_functions.c, to 26.05).
[[nodiscard]] std::string_view cutUserName(std::string_view name);

/// A function cut_names(), called behind it, that ends the script when sacctmgr would remove another user instead of one whose name it cuts: who
/// has the beginning of the name as his, and no association anywhere. Empty where no name is cut.
[[nodiscard]] std::string cutNamesGuard(const Removals &removals);

/// Who loses every association by a name that sacctmgr cuts, and so stays known to the database.
[[nodiscard]] std::vector<std::string> usersLeft(const Removals &removals);

/// The function remedy(), which tells what to do where somebody else has a QOS that is removed.
[[nodiscard]] std::string remedyFunction(const Removals &removals);

/// What asks for --allow-removals where more goes than an everyday edit takes away; empty where it does not.
[[nodiscard]] std::string removalAllowance(const RemovalCount &removed);

/// What nobody can give back to associations that are made anew, as the end of a sentence.
inline constexpr const char *notBroughtBack = "usage, and the WCKeys of users who lost their last association";

/// "12 accounts and 300 associations of users", in which a 1 has its own words.
[[nodiscard]] std::string removalCount(const RemovalCount &count);

} // namespace apportion::slurm
