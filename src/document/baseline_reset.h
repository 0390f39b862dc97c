// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/difference.h"

#include <QString>

namespace apportion
{

class Document;

/// Takes @p changes (all of the difference between baseline and policy, or a part of it) back, as one step of undo that
/// is called @p text. Associations that come back bring the accounts with them above which they stood; an account that
/// goes takes with it what is below it then. A partition that comes back brings those of its node groups that are gone,
/// and stands where the baseline has it. Returns why something could not be taken back; empty when all was.
QString resetToBaseline(Document &document, const PolicyDifference &changes, const QString &text);

/// The changes of an account of the policy and of everything that is, or in the baseline was, below it.
[[nodiscard]] PolicyDifference changesBelow(
    const PolicyDifference &changes, const AssociationTree &baseline, const AssociationTree &draft, AssociationId account);

} // namespace apportion
