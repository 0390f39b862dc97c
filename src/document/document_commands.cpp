// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document_commands.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace apportion
{

QString stepName(const QString &text)
{
    QString shown = text;
    shown.replace(QLatin1Char('\n'), QLatin1Char(' '));
    if (!shown.contains(QLatin1Char('&'))) {
        return shown;
    }
    const QString inMenus = QString(shown).replace(QLatin1Char('&'), QLatin1String("&&"));
    return shown + QLatin1Char('\n') + inMenus;
}

void DocumentCommand::addNotePlaces(const AssociationTree &, std::vector<NotePlace> &) const { }

void DocumentCommand::addPlaces(
    const AssociationTree &tree, std::span<const AssociationId> ids, const std::vector<std::string> &fields, std::vector<NotePlace> &places)
{
    for (const AssociationId id : ids) {
        if (!fields.empty() && id < tree.rowCount()) {
            places.push_back({ noteObject(tree, id), fields });
        }
    }
}

void DocumentCommand::addFields(std::vector<std::string> &fields, const std::vector<std::string> &more)
{
    for (const std::string &field : more) {
        if (std::find(fields.begin(), fields.end(), field) == fields.end()) {
            fields.push_back(field);
        }
    }
}

bool DocumentCommand::isContinuedBy(const DocumentCommand &next)
{
    if (&m_document != &next.m_document || next.m_touched - m_touched > m_document.mergeInterval()) {
        return false;
    }
    m_touched = next.m_touched;
    return true;
}

namespace
{
/// The notes of one list that the other has otherwise or not at all.
std::vector<ChangeNote> changedNotes(const std::vector<ChangeNote> &before, const std::vector<ChangeNote> &after)
{
    const auto isBefore = [](const ChangeNote &a, const ChangeNote &b) { return std::tie(a.change, a.text) < std::tie(b.change, b.text); };
    const auto sorted = [&isBefore](std::vector<ChangeNote> notes) {
        std::sort(notes.begin(), notes.end(), isBefore);
        return notes;
    };
    const std::vector<ChangeNote> a = sorted(before);
    const std::vector<ChangeNote> b = sorted(after);
    std::vector<ChangeNote> changed;
    std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(changed), isBefore);
    return changed;
}

PolicyChange settingChange(PriorityKey key)
{
    PolicyChange change;
    change.kind = PolicyChange::Kind::Setting;
    change.key = key;
    return change;
}
} // namespace

void SettingsAccess::write(Snapshot &now, Value value) const
{
    now.policy.priority = std::move(value.priority);
    now.policy.tres = std::move(value.tres);
}

PolicyChange SettingsAccess::change() const
{
    return settingChange(key);
}

bool SettingsAccess::sameButForMarks(const Value &a, const Value &b) const
{
    Value marked = a;
    marked.priority.markGiven(key, b.priority.isGiven(key));
    return marked == b;
}

PolicyChange LastResetAccess::change() const
{
    PolicyChange change;
    change.kind = PolicyChange::Kind::Usage;
    return change;
}

void SituationRestAccess::write(Snapshot &now, Value value) const
{
    now.situation.toldAt = value.toldAt;
    now.situation.usageAt = value.usageAt;
    now.situation.lastReset = value.lastReset;
    now.situation.tresUsage = std::move(value.tresUsage);
    now.situation.walkOrder = std::move(value.walkOrder);
}

PolicyChange SituationRestAccess::change() const
{
    PolicyChange change;
    change.kind = PolicyChange::Kind::Usage;
    return change;
}

PolicyChange JobsAccess::change() const
{
    PolicyChange change;
    change.kind = PolicyChange::Kind::Jobs;
    return change;
}

void DocumentCommand::changed(const PolicyEdit &edit)
{
    const auto notify = [this](PolicyChange::Kind kind) {
        PolicyChange change;
        change.kind = kind;
        changed(change);
    };
    if (edit.chips) {
        notify(PolicyChange::Kind::Chip);
    }
    if (edit.nodeGroups) {
        notify(PolicyChange::Kind::NodeGroup);
    }
    if (edit.partitions) {
        notify(PolicyChange::Kind::Partition);
    }
    if (edit.qos || edit.clusterOptions) {
        notify(PolicyChange::Kind::Qos);
    }
    for (const PriorityKey key : edit.keys) {
        changed(settingChange(key));
    }
    if (edit.notes) {
        notify(PolicyChange::Kind::Notes);
    }
    if (edit.foreignConf || edit.release) {
        notify(PolicyChange::Kind::Conf);
    }
    if (edit.jobs) {
        notify(PolicyChange::Kind::Jobs);
    }
    if (!edit.associations.empty()) {
        PolicyChange change;
        change.kind = PolicyChange::Kind::RawShares;
        change.associations = edit.associations;
        changed(change);
    }
    if (!edit.options.associations.empty()) {
        PolicyChange change;
        change.kind = PolicyChange::Kind::AssociationFields;
        change.associations = edit.options.associations;
        changed(change);
    }
}

PolicyEditCommand::PolicyEditCommand(Document &document, PolicyEdit edit, const QString &text)
    : DocumentCommand(document, text), m_edit(std::move(edit))
{
    for (const PriorityKey key : m_edit.keys) {
        m_places.push_back({ {}, { priorityKeyWord(key) } });
    }
    Policy before; // without the associations: a comparison of these takes too long at each edit
    Policy after;
    before.partitions = policy().partitions;
    before.qos = policy().qos;
    before.clusterOptions = policy().clusterOptions;
    after.partitions = m_edit.partitions.value_or(before.partitions);
    after.qos = m_edit.qos.value_or(before.qos);
    after.clusterOptions = m_edit.clusterOptions.value_or(before.clusterOptions);
    for (NotePlace &place : notePlaces(before, after)) {
        m_places.push_back(std::move(place));
    }
    const auto renamed = [this](const std::string &kind, const std::vector<Renaming> &list) {
        for (const Renaming &one : list) {
            m_renamed.emplace_back(kind + std::string(one.first), kind + std::string(one.second));
        }
    };
    renamed("partition:", renamings(*before.partitions, *after.partitions));
    renamed("qos:", renamings(*before.qos, *after.qos));
    const OptionsEdit &options = m_edit.options;
    for (std::size_t i = 0; i < options.associations.size() && i < mostAskedForFields; ++i) {
        addFields(m_optionFields, differingOptions(policy().associations.options(options.associations[i]), options.texts[options.options[i]]));
    }
    if (m_edit.notes) { // a note on notes is about what they are about
        for (const ChangeNote &note : changedNotes(*policy().notes, **m_edit.notes)) {
            m_places.push_back(placeOfNote(note.change));
        }
    }
}

void PolicyEditCommand::addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const
{
    places.insert(places.end(), m_places.begin(), m_places.end());
    addPlaces(tree, m_edit.associations, { "Fairshare" }, places);
    addPlaces(tree, m_edit.options.associations, m_optionFields, places);
}

void PolicyEditCommand::renameNotePlaces(std::vector<NotePlace> &places) const
{
    for (NotePlace &place : places) {
        const auto found = std::find_if(m_renamed.begin(), m_renamed.end(), [&place](const auto &renamed) { return renamed.first == place.object; });
        if (found != m_renamed.end()) {
            place.object = found->second;
        }
    }
}

void PolicyEditCommand::exchange()
{
    // all is in place before anybody hears of it: node groups and the partitions that count them belong together
    exchangeEdit(policy(), situation(), m_edit);
    changed(m_edit);
}

} // namespace apportion
