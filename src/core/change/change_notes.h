// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/changed_values.h"
#include "core/policy/policy.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// What notes can be about: values of one object, or the object as a whole.
struct NotePlace
{
    std::string object; ///< "account:chem", "user:ann:chem:batch", "qos:high", "partition:batch"; empty: a setting
    std::vector<std::string> fields; ///< Slurm's words; none: the object is new or gone, and every note on it counts

    /// The paths that a note on it gets.
    [[nodiscard]] std::vector<std::string> paths() const;
};

/// "account:chem", "user:ann:chem" or "user:ann:chem:batch".
[[nodiscard]] std::string noteObject(const AssociationTree &tree, AssociationId id);
/// What a note on a row of changedValues() is about.
[[nodiscard]] NotePlace notePlace(const Policy &baseline, const Policy &draft, const PolicyDifference &difference, const ChangedValue &row);

/// What a note on all that differs between two policies is about. Linear in both.
[[nodiscard]] std::vector<NotePlace> notePlaces(const Policy &before, const Policy &after);
/// What the path of a note is about.
[[nodiscard]] NotePlace placeOfNote(std::string_view path);

/// Finds notes by what they are about.
class NoteIndex
{
public:
    /// @p notes must outlive this.
    explicit NoteIndex(const std::vector<ChangeNote> &notes);

    [[nodiscard]] bool isEmpty() const { return m_sorted.empty(); }
    [[nodiscard]] std::vector<const ChangeNote *> of(const NotePlace &place) const;
    /// The notes on a field, whatever its case.
    [[nodiscard]] std::vector<const ChangeNote *> ofField(std::string_view object, std::string_view field) const;
    /// The notes on a field of a user's associations, whichever account they are in.
    [[nodiscard]] std::vector<const ChangeNote *> ofUser(std::string_view user, std::string_view field) const;
    /// The text of a path; empty: there is none.
    [[nodiscard]] std::string_view text(std::string_view path) const;
    /// The different texts of a place, a line break between them; empty: there is none.
    [[nodiscard]] std::string textOf(const NotePlace &place) const { return textOf(std::span(&place, 1)); }
    /// The same of several places.
    [[nodiscard]] std::string textOf(std::span<const NotePlace> places) const;

private:
    [[nodiscard]] std::vector<const ChangeNote *> beginningWith(const std::string &beginning) const;

    std::vector<const ChangeNote *> m_sorted;
};

/// The notes, by their place in draft.notes, on what is not among the @p changes: it was taken back, or the cluster has it
/// now. They are kept until somebody removes them.
[[nodiscard]] std::vector<std::size_t> looseNotes(
    const Policy &baseline, const Policy &draft, const PolicyDifference &difference, const std::vector<ChangedValue> &changes);

/// The notes, in the order of their paths, after those on all @p places became that one text; empty: they are taken away.
[[nodiscard]] std::vector<ChangeNote> withNote(const std::vector<ChangeNote> &notes, const std::vector<NotePlace> &places, std::string_view text);
/// Puts them in the order in which files have them.
void sortNotes(std::vector<ChangeNote> &notes);
/// Lets the notes on an account, a user, a QOS or a partition ("account:chem") follow a new name; those on users of an account too.
void renameInNotes(Policy &policy, std::string_view object, std::string_view name);

} // namespace apportion
