// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/folded_values.h"

#include "core/change/change_notes.h"
#include "core/change/renamed_accounts.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace apportion
{

namespace
{

using Kind = ChangedValue::Kind;

bool isOfAssociation(const ChangedValue &row)
{
    return row.kind != Kind::Setting && row.kind != Kind::Partition && row.kind != Kind::Qos;
}

bool isUserRow(const ChangedValue &row, const PolicyDifference &difference, const Policy &baseline, const Policy &draft)
{
    if (!isOfAssociation(row)) {
        return false;
    }
    const AssociationChange &change = difference.associations[row.index];
    return change.after != noAssociation ? draft.associations.isUser(change.after) : baseline.associations.isUser(change.before);
}

} // namespace

std::vector<ChangedValue> foldedValues(const PolicyDifference &difference, const Policy &baseline, const Policy &draft)
{
    const AssociationTree &was = baseline.associations;
    const AssociationTree &is = draft.associations;
    std::vector<ChangedValue> rows = changedValues(difference);
    std::unordered_map<AssociationId, std::size_t> gone; // the row of an account, by its id in the baseline
    std::unordered_map<AssociationId, std::size_t> come; // by its id in the draft
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (isOfAssociation(rows[i]) && !isUserRow(rows[i], difference, baseline, draft)) {
            const AssociationChange &change = difference.associations[rows[i].index];
            if (rows[i].kind == Kind::Removed) {
                gone.emplace(change.before, i);
            } else if (rows[i].kind == Kind::Added) {
                come.emplace(change.after, i);
            }
        }
    }
    std::optional<AssociationMatch> renamed;
    if (!gone.empty() && !come.empty()) {
        renamed = matchWithRenamed(was, is, AssociationMatch(was, is));
    }
    const NoteIndex notes(*draft.notes);
    // The row of the account with which a user is counted.
    const auto foldedWith = [&](const ChangedValue &row) -> ChangedValue * {
        const AssociationChange &change = difference.associations[row.index];
        if (!notes.isEmpty() && !notes.textOf(notePlace(baseline, draft, difference, row)).empty()) {
            return nullptr;
        }
        if (row.kind == Kind::Removed) {
            const auto account = gone.find(was.parent(change.before));
            return account == gone.end() ? nullptr : &rows[account->second];
        }
        const AssociationId before = row.kind == Kind::Added && renamed ? renamed->before(change.after) : noAssociation;
        const auto account = before == noAssociation ? come.end() : come.find(is.parent(change.after));
        const bool isSame = account != come.end() && was.name(before) == is.name(change.after) && was.rawShares(before) == is.rawShares(change.after)
            && was.priority(before) == is.priority(change.after);
        return isSame ? &rows[account->second] : nullptr;
    };
    std::vector<bool> isFolded(rows.size(), false);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (isUserRow(rows[i], difference, baseline, draft)) {
            if (ChangedValue *account = foldedWith(rows[i]); account != nullptr) {
                ++account->users;
                isFolded[i] = true;
            }
        }
    }
    std::vector<ChangedValue> folded;
    for (const bool users : { false, true }) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (!isFolded[i] && isUserRow(rows[i], difference, baseline, draft) == users) {
                folded.push_back(rows[i]);
            }
        }
    }
    return folded;
}

std::vector<std::uint32_t> foldedInto(
    const ChangedValue &row, const std::vector<ChangedValue> &rows, const PolicyDifference &difference, const Policy &baseline, const Policy &draft)
{
    std::vector<std::uint32_t> folded;
    if (row.users == 0) {
        return folded;
    }
    std::vector<bool> hasRow(difference.associations.size(), false);
    for (const ChangedValue &one : rows) {
        if (isOfAssociation(one)) {
            hasRow[one.index] = true;
        }
    }
    const AssociationChange &account = difference.associations[row.index];
    for (std::uint32_t i = 0; i < difference.associations.size(); ++i) {
        const AssociationChange &change = difference.associations[i];
        const bool isBelow = account.after != noAssociation
            ? change.after != noAssociation && draft.associations.parent(change.after) == account.after
            : change.before != noAssociation && baseline.associations.parent(change.before) == account.before;
        if (!hasRow[i] && change.kind == account.kind && isBelow) {
            folded.push_back(i);
        }
    }
    return folded;
}

} // namespace apportion
