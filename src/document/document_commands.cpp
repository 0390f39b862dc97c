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

RawSharesCommand::RawSharesCommand(Document &document, std::vector<AssociationId> ids, std::vector<std::uint32_t> shares, const QString &text)
    : DocumentCommand(document, text), m_ids(std::move(ids)), m_shares(std::move(shares))
{
    Q_ASSERT(m_ids.size() == m_shares.size());
}

void RawSharesCommand::exchange()
{
    AssociationTree &tree = policy().associations;
    for (std::size_t i = 0; i < m_ids.size(); ++i) {
        const std::uint32_t now = tree.rawShares(m_ids[i]);
        if (now != m_shares[i]) {
            tree.setRawShares(m_ids[i], m_shares[i]);
            m_shares[i] = now;
        }
    }
    PolicyChange change;
    change.kind = PolicyChange::Kind::RawShares;
    change.associations = m_ids;
    changed(change);
}

bool RawSharesCommand::mergeWith(const QUndoCommand *other)
{
    const auto &next = static_cast<const RawSharesCommand &>(*other); // the stack compares the ids
    if (m_ids != next.m_ids || !isContinuedBy(next)) {
        return false;
    }
    const AssociationTree &tree = policy().associations;
    bool same = true;
    for (std::size_t i = 0; i < m_ids.size() && same; ++i) {
        same = tree.rawShares(m_ids[i]) == m_shares[i];
    }
    setObsolete(same);
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
