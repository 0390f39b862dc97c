// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document_commands.h"

namespace apportion
{

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

void PolicyEditCommand::exchange()
{
    // all is in place before anybody hears of it: node groups and the partitions that count them belong together
    exchangeEdit(policy(), situation(), m_edit);
    changed(m_edit);
}

} // namespace apportion
