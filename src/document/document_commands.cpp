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

PolicyChange JobsAccess::change() const
{
    PolicyChange change;
    change.kind = PolicyChange::Kind::Jobs;
    return change;
}

void PolicyEditCommand::notify(PolicyChange::Kind kind)
{
    PolicyChange change;
    change.kind = kind;
    changed(change);
}

void PolicyEditCommand::exchange()
{
    exchangeEdit(policy(), situation(), m_edit);
    // all is in place before anybody hears of it: node groups and the partitions that count them belong together
    if (m_edit.chips) {
        notify(PolicyChange::Kind::Chip);
    }
    if (m_edit.nodeGroups) {
        notify(PolicyChange::Kind::NodeGroup);
    }
    if (m_edit.partitions) {
        notify(PolicyChange::Kind::Partition);
    }
    if (m_edit.qos || m_edit.clusterOptions) {
        notify(PolicyChange::Kind::Qos);
    }
    for (const PriorityKey key : m_edit.keys) {
        changed(settingChange(key));
    }
    if (m_edit.foreignConf || m_edit.release) {
        notify(PolicyChange::Kind::Conf);
    }
    if (m_edit.jobs) {
        notify(PolicyChange::Kind::Jobs);
    }
    if (!m_edit.associations.empty()) {
        PolicyChange change;
        change.kind = PolicyChange::Kind::RawShares;
        change.associations = m_edit.associations;
        changed(change);
    }
    if (!m_edit.options.associations.empty()) {
        PolicyChange change;
        change.kind = PolicyChange::Kind::AssociationFields;
        change.associations = m_edit.options.associations;
        changed(change);
    }
}

} // namespace apportion
