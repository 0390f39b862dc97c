// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/change_notes.h"

#include "core/change/option_comparison.h"

#include "core/policy/flat_option.h"
#include "core/schema/association_fields.h"
#include "core/schema/field_value.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <set>
#include <unordered_set>

namespace apportion
{

namespace
{

bool isBefore(const ChangeNote *a, std::string_view path)
{
    return a->change < path;
}

std::string pathOf(const std::string &object, const std::string &field)
{
    return object.empty() ? field : object + ':' + field;
}

template <typename Record>
NotePlace placeOfRow(const char *kind, const RowChange<Record> &change, const std::vector<Record> &before, const std::vector<Record> &after)
{
    NotePlace place { kind + (change.after == unknownIndex ? before[change.before] : after[change.after]).name, {} };
    if (change.before == unknownIndex || change.after == unknownIndex) {
        return place;
    }
    for (const schema::Field<Record> *field : change.fields) {
        if (std::string_view(field->saved) != "foreign") {
            place.fields.emplace_back(*field->word == '\0' ? field->saved : field->word);
        }
    }
    for (const schema::Field<Record> *field : change.fields) {
        const std::vector<std::string> carried = schema::differingKeys(*field, before[change.before], after[change.after]);
        place.fields.insert(place.fields.end(), carried.begin(), carried.end());
    }
    return place;
}

/// The part of a path behind its object, or of a setting all of it.
std::string_view fieldOf(std::string_view path)
{
    return path.substr(path.rfind(':') + 1);
}

} // namespace

std::vector<std::string> NotePlace::paths() const
{
    std::vector<std::string> all;
    for (const std::string &field : fields) {
        all.push_back(pathOf(object, field));
    }
    return all.empty() ? std::vector<std::string> { object + ':' } : all;
}

std::string noteObject(const AssociationTree &tree, AssociationId id)
{
    if (tree.isAccount(id)) {
        return "account:" + std::string(tree.name(id));
    }
    std::string object = "user:" + std::string(tree.name(id)) + ':' + std::string(tree.accountName(id));
    if (const std::string_view partition = tree.partition(id); !partition.empty()) {
        (object += ':') += partition;
    }
    return object;
}

NotePlace notePlace(const Policy &baseline, const Policy &draft, const PolicyDifference &difference, const ChangedValue &row)
{
    using Kind = ChangedValue::Kind;
    if (row.kind == Kind::Setting) {
        return { {}, { priorityKeyWord(difference.settings[row.index].key) } };
    }
    if (row.kind == Kind::Partition) {
        return placeOfRow("partition:", difference.partitions[row.index], *baseline.partitions, *draft.partitions);
    }
    if (row.kind == Kind::Qos) {
        return placeOfRow("qos:", difference.qos[row.index], *baseline.qos, *draft.qos);
    }
    const AssociationChange &change = difference.associations[row.index];
    const bool isGone = change.after == noAssociation;
    NotePlace place { noteObject(isGone ? baseline.associations : draft.associations, isGone ? change.before : change.after), {} };
    switch (row.kind) {
    case Kind::Moved:
        place.fields = { "Parent" };
        break;
    case Kind::RawShares:
        place.fields = { "Fairshare" };
        break;
    case Kind::Priority:
        place.fields = { "Priority" };
        break;
    case Kind::Options:
        place.fields = OptionComparison(baseline.associations, draft.associations).differing(change.before, change.after);
        break;
    default:
        break;
    }
    return place;
}

std::vector<NotePlace> notePlaces(const Policy &before, const Policy &after)
{
    const PolicyDifference changes = difference(before, after);
    const std::vector<ChangedValue> rows = changedValues(changes);
    std::vector<NotePlace> places;
    places.reserve(rows.size());
    for (const ChangedValue &row : rows) {
        places.push_back(notePlace(before, after, changes, row));
    }
    if (std::vector<std::string> fields = differingOptions(before.clusterOptions, after.clusterOptions); !fields.empty()) {
        places.push_back({ "cluster", std::move(fields) });
    }
    return places;
}

NotePlace placeOfNote(std::string_view path)
{
    const std::size_t colon = path.rfind(':');
    if (colon == std::string_view::npos) {
        return { {}, { std::string(path) } };
    }
    return { std::string(path.substr(0, colon)), { std::string(path.substr(colon + 1)) } };
}

NoteIndex::NoteIndex(const std::vector<ChangeNote> &notes)
{
    m_sorted.reserve(notes.size());
    for (const ChangeNote &note : notes) {
        m_sorted.push_back(&note);
    }
    std::stable_sort(m_sorted.begin(), m_sorted.end(), [](const ChangeNote *a, const ChangeNote *b) { return a->change < b->change; });
}

std::vector<const ChangeNote *> NoteIndex::of(const NotePlace &place) const
{
    std::vector<const ChangeNote *> found;
    for (const std::string &path : place.paths()) {
        for (const ChangeNote *note : beginningWith(path)) {
            const bool isOfOther = note->change.find(':', path.size()) != std::string::npos; // of the user for a partition
            if (place.fields.empty() ? !isOfOther : note->change == path) {
                found.push_back(note);
            }
        }
    }
    return found;
}

std::vector<const ChangeNote *> NoteIndex::ofField(std::string_view object, std::string_view field) const
{
    std::vector<const ChangeNote *> found = of({ std::string(object), {} });
    std::erase_if(found, [field](const ChangeNote *note) { return !sameIgnoringCase(fieldOf(note->change), field); });
    return found;
}

std::vector<const ChangeNote *> NoteIndex::ofUser(std::string_view user, std::string_view field) const
{
    std::vector<const ChangeNote *> found = beginningWith("user:" + std::string(user) + ':');
    std::erase_if(found, [field](const ChangeNote *note) { return !sameIgnoringCase(fieldOf(note->change), field); });
    return found;
}

std::vector<const ChangeNote *> NoteIndex::beginningWith(const std::string &beginning) const
{
    const auto first = std::lower_bound(m_sorted.begin(), m_sorted.end(), beginning, isBefore);
    const auto last = std::find_if(first, m_sorted.end(), [&beginning](const ChangeNote *note) { return !note->change.starts_with(beginning); });
    return { first, last };
}

std::string_view NoteIndex::text(std::string_view path) const
{
    const auto at = std::lower_bound(m_sorted.begin(), m_sorted.end(), path, isBefore);
    return at == m_sorted.end() || (*at)->change != path ? std::string_view() : std::string_view((*at)->text);
}

std::string NoteIndex::textOf(std::span<const NotePlace> places) const
{
    std::string all;
    if (isEmpty()) {
        return all;
    }
    std::unordered_set<std::string_view> told;
    for (const NotePlace &place : places) {
        for (const ChangeNote *note : of(place)) {
            if (told.insert(note->text).second) {
                (all += all.empty() ? "" : "\n") += note->text;
            }
        }
    }
    return all;
}

std::vector<std::size_t> looseNotes(
    const Policy &baseline, const Policy &draft, const PolicyDifference &difference, const std::vector<ChangedValue> &changes)
{
    std::vector<std::size_t> loose;
    const NoteIndex index(*draft.notes);
    if (index.isEmpty()) {
        return loose;
    }
    std::unordered_set<const ChangeNote *> fixed;
    const auto fix = [&](const NotePlace &place) {
        const std::vector<const ChangeNote *> found = index.of(place);
        fixed.insert(found.begin(), found.end());
    };
    for (const ChangedValue &row : changes) {
        fix(notePlace(baseline, draft, difference, row));
    }
    if (const std::vector<std::string> fields = differingOptions(baseline.clusterOptions, draft.clusterOptions); !fields.empty()) {
        fix({ "cluster", fields });
    }
    for (std::size_t i = 0; i < draft.notes->size(); ++i) {
        if (!fixed.contains(&(*draft.notes)[i])) {
            loose.push_back(i);
        }
    }
    return loose;
}

std::vector<ChangeNote> withNote(const std::vector<ChangeNote> &notes, const std::vector<NotePlace> &places, std::string_view text)
{
    const NoteIndex index(notes);
    std::unordered_set<const ChangeNote *> gone;
    std::set<std::string> paths;
    for (const NotePlace &place : places) {
        const std::vector<const ChangeNote *> old = index.of(place);
        gone.insert(old.begin(), old.end());
        const std::vector<std::string> own = place.paths();
        paths.insert(own.begin(), own.end());
    }
    std::vector<ChangeNote> result;
    for (const ChangeNote &note : notes) {
        if (!gone.contains(&note)) {
            result.push_back(note);
        }
    }
    for (const std::string &path : text.empty() ? std::set<std::string>() : paths) {
        result.push_back({ path, std::string(text) });
    }
    sortNotes(result);
    return result;
}

void sortNotes(std::vector<ChangeNote> &notes)
{
    std::stable_sort(notes.begin(), notes.end(), [](const ChangeNote &a, const ChangeNote &b) { return a.change < b.change; });
}

void renameInNotes(Policy &policy, std::string_view object, std::string_view name)
{
    const std::size_t colon = object.find(':');
    const std::string kind(object.substr(0, colon + 1));
    const std::string before(object.substr(colon + 1));
    std::vector<ChangeNote> notes = *policy.notes;
    for (ChangeNote &note : notes) {
        const std::size_t ofUser = note.change.starts_with("user:") ? note.change.find(':', 5) : std::string::npos;
        if (note.change.starts_with(kind + before + ':')) {
            note.change.replace(kind.size(), before.size(), name);
        } else if (kind == "account:" && ofUser != std::string::npos && note.change.compare(ofUser, before.size() + 2, ':' + before + ':') == 0) {
            note.change.replace(ofUser + 1, before.size(), name);
        } else if (const std::size_t inAccount = ofUser == std::string::npos ? ofUser : note.change.find(':', ofUser + 1); kind == "partition:"
                   && inAccount != std::string::npos && note.change.compare(inAccount, before.size() + 2, ':' + before + ':') == 0) {
            note.change.replace(inAccount + 1, before.size(), name);
        }
    }
    if (notes != *policy.notes) {
        sortNotes(notes);
        policy.notes.edit() = std::move(notes);
    }
}

} // namespace apportion
