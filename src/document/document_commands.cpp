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

PolicyChange SettingsAccess::change() const
{
    return settingChange(key);
}

bool SettingsAccess::sameButForMarks(const Value &a, const Value &b) const
{
    PrioritySettings marked = a;
    marked.markGiven(key, b.isGiven(key));
    return marked == b;
}

TresAccess::Value TresAccess::read(const Policy &policy) const
{
    return { policy.tres, policy.priority.isGiven(PriorityKey::AccountingStorageTres) };
}

void TresAccess::write(Policy &policy, Value value) const
{
    policy.tres = std::move(value.tres);
    policy.priority.markGiven(PriorityKey::AccountingStorageTres, value.given);
}

PolicyChange TresAccess::change() const
{
    return settingChange(PriorityKey::AccountingStorageTres);
}

PolicyChange JobsAccess::change() const
{
    PolicyChange told;
    told.kind = PolicyChange::Kind::Jobs;
    return told;
}

} // namespace apportion
