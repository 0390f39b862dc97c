// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/change/removals.h"
#include "slurm/text/text_sink.h"

#include <string>

namespace apportion::slurm
{

// The parts of a script by which it removes nothing that it does not know, as texts for /bin/sh. The words FILE, FROM and
// TO in them are replaced as in the rest of the script.

/// Writes what is removed, for awk and for people: fills "$work/closure", which the rest of the script needs also when it is empty.
void writeClosureList(TextSink &sink, const Removals &removals);

/// The functions strangers() and jobs(), which end the script when somebody else has something in what is removed, and stranded(),
/// which ends it between the calls while jobs wait in a QOS that is removed.
[[nodiscard]] const char *removalFunctions();

/// The function remedy(), which tells what to do where somebody else has a QOS that is removed.
[[nodiscard]] std::string remedyFunction(const Removals &removals);

/// What asks for --allow-removals where more goes than an everyday edit takes away; empty where it does not.
[[nodiscard]] std::string removalAllowance(const RemovalCount &removed);

/// What nobody can give back to associations that are made anew, as the end of a sentence.
inline constexpr const char *notBroughtBack = "usage, and the WCKeys of users who lost their last association";

/// "12 accounts and 300 associations of users", in which a 1 has its own words.
[[nodiscard]] std::string removalCount(const RemovalCount &count);

} // namespace apportion::slurm
