// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/agree.h"

#include <string>
#include <vector>

namespace apportion
{

/// How far numbers agree, and the order of ties (Situation::walkOrder) with which they do.
struct OrderedAgreement
{
    Agreement agreement;
    std::vector<std::string> walkOrder;
};

/// The accounts in the order in which slurmctld keeps them from its start on, since 23.11: that of the database, whose collation
/// folds case and has `_` behind the letters (SLURM.md 5a.3).
[[nodiscard]] std::vector<std::string> orderOfStart(const AssociationTree &tree);

/// Accounts that tie, in the order that the printed FairShare of their users shows: of one walked before another nobody has
/// less than anybody of the other.
[[nodiscard]] std::vector<std::string> orderOfPrinted(const Evaluation &evaluation, const Printed &printed);

/// Compares as agree() does. Where ties differ, accounts go in another order than that of their names: of @p listed (the order of
/// `lft` in the database, which slurmctld before 23.11 has from its start on; empty where nobody printed it), that of its start
/// since 23.11 and the one that shows in what was printed, the first with which most numbers agree is taken. Returns nothing
/// when @p stop was requested. @p recycled: as in agree().
[[nodiscard]] std::optional<OrderedAgreement> agreeOnOrder(const Snapshot &now, const Printed &printed, const std::vector<std::string> &listed,
    const std::stop_token &stop = {}, Evaluation *recycled = nullptr);

/// Says that ties do not go by name; nothing where they do.
[[nodiscard]] std::optional<Diagnostic> walkOrderFinding(const Snapshot &now);

} // namespace apportion
