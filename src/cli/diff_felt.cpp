// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/diff_felt.h"

#include "core/change/renamed_accounts.h"
#include "core/change/usage_after_apply.h"
#include "core/plan/felt.h"
#include "storage/table_printer.h"

#include <vector>

namespace apportion::cli
{

void printFelt(const Snapshot &before, const Snapshot &after, const ForecastAssumption &assumption, std::int64_t now, TablePrinter &printer)
{
    constexpr std::int64_t day = 86400;
    const AssociationMatch match(before.policy.associations, after.policy.associations);
    FeltQuestion question;
    question.assumption = assumption;
    question.now = now;
    printer.header({ "Account", "Day", "PlaceBefore", "PlaceAfter" });
    // Nobody can ask it to stop.
    const Situation applied = situationAfterApply(before, after, match);
    const std::vector<FeltChange> all
        = whenFelt(before, after, applied, peopleMatch(before.policy.associations, after.policy.associations), question).value();
    for (const FeltChange &felt : all) {
        printer.text(after.policy.associations.name(felt.after));
        felt.seconds ? printer.number(*felt.seconds / day) : printer.empty();
        for (const std::uint32_t place : { felt.placeBefore, felt.placeAfter }) {
            place == 0 ? printer.empty() : printer.number(place); // without users there is none
        }
    }
    printer.end();
}

} // namespace apportion::cli
