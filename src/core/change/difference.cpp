// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/difference.h"

#include "core/policy/work_count.h"
#include "core/schema/field_value.h"
#include "core/schema/setting_fields.h"
#include "core/schema/value_text.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace apportion
{

namespace
{

/// What an association is known by, in the ids of the baseline's names.
struct AssociationKey
{
    NameId account = NamePool::notFound;
    NameId user = 0; ///< 0, the empty name: an account
    NameId partition = 0;

    bool operator==(const AssociationKey &) const = default;
};

struct AssociationKeyHash
{
    std::size_t operator()(const AssociationKey &key) const
    {
        // Odd 64-bit multipliers spread the three small numbers over the word.
        std::uint64_t hash = key.account * 0x9e3779b97f4a7c15ULL;
        hash = (hash ^ (hash >> 29) ^ key.user) * 0xbf58476d1ce4e5b9ULL;
        hash = (hash ^ (hash >> 32) ^ key.partition) * 0x94d049bb133111ebULL;
        return static_cast<std::size_t>(hash ^ (hash >> 31));
    }
};

/// Finds a draft's associations in its baseline by names.
///
/// A draft that grew out of its baseline has the same ids, so that is looked at first; the hash is made when it
/// is needed.
class Matcher
{
public:
    Matcher(const AssociationTree &before, const AssociationTree &after) : m_before(before), m_after(after)
    {
        m_names.assign(after.names().size(), unresolved);
        m_matched.assign(before.rowCount(), 0);
    }

    /// The baseline's association of that name which no other one has taken, or noAssociation.
    AssociationId match(AssociationId after)
    {
        AssociationId found = noAssociation;
        if (m_before.isLive(after) && m_before.isUser(after) == m_after.isUser(after) && sameNames(after)) {
            found = after;
        } else {
            indexBaseline();
            const auto entry = m_index.find(keyInBaseline(after));
            found = entry == m_index.end() ? noAssociation : entry->second;
        }
        if (found != noAssociation && m_matched[found] != 0) {
            return noAssociation;
        }
        if (found != noAssociation) {
            m_matched[found] = 1;
        }
        return found;
    }

    [[nodiscard]] bool isMatched(AssociationId before) const { return m_matched[before] != 0; }

private:
    static constexpr NameId unresolved = 0xfffffffe;

    [[nodiscard]] bool sameNames(AssociationId id) const
    {
        return m_before.name(id) == m_after.name(id) && m_before.accountName(id) == m_after.accountName(id)
            && m_before.partition(id) == m_after.partition(id);
    }

    /// The baseline's id of one of the draft's names, looked up once a name.
    NameId resolve(NameId name)
    {
        if (m_names[name] == unresolved) {
            m_names[name] = m_before.names().find(m_after.names()[name]);
        }
        return m_names[name];
    }

    AssociationKey keyInBaseline(AssociationId id)
    {
        if (m_after.isAccount(id)) {
            return { resolve(m_after.nameId(id)), 0, 0 };
        }
        return { resolve(m_after.nameId(m_after.parent(id))), resolve(m_after.nameId(id)), m_before.names().find(m_after.partition(id)) };
    }

    void indexBaseline()
    {
        if (!m_index.empty()) {
            return;
        }
        m_index.reserve(m_before.count());
        for (AssociationId id = 0; id < m_before.rowCount(); ++id) {
            if (!m_before.isLive(id)) {
                continue;
            }
            const bool user = m_before.isUser(id);
            const AssociationId account = user ? m_before.parent(id) : id;
            const NameId partition = user ? m_before.names().find(m_before.partition(id)) : 0;
            m_index.emplace(AssociationKey { m_before.nameId(account), user ? m_before.nameId(id) : 0, partition }, id);
        }
    }

    const AssociationTree &m_before;
    const AssociationTree &m_after;
    std::vector<NameId> m_names; // by the draft's name id: the baseline's
    std::vector<std::uint8_t> m_matched;
    std::unordered_map<AssociationKey, AssociationId, AssociationKeyHash> m_index;
};

/// The options of a flat file's line, sorted; colons within quotes or behind a backslash do not separate.
std::vector<std::string_view> sortedOptions(std::string_view text)
{
    std::vector<std::string_view> options;
    char quote = '\0';
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\') {
            ++i;
        } else if (quote != '\0') {
            quote = c == quote ? '\0' : quote;
        } else if (c == '\'' || c == '"') {
            quote = c;
        } else if (c == ':') {
            options.push_back(text.substr(begin, i - begin));
            begin = i + 1;
        }
    }
    options.push_back(text.substr(begin));
    std::sort(options.begin(), options.end());
    return options;
}

/// sacctmgr keeps the description and the organization of an account in lower case, however they were given.
bool sameOption(std::string_view a, std::string_view b)
{
    const std::size_t equals = std::min(a.find('='), a.size());
    const std::string_view name = a.substr(0, equals);
    const bool folded = sameIgnoringCase(name, "Description") || sameIgnoringCase(name, "Organization");
    return a == b || (folded && sameIgnoringCase(a, b));
}

/// Options may stand in any order (SLURM.md 8).
bool sameOptions(std::string_view a, std::string_view b)
{
    if (a == b || a.size() != b.size()) {
        return a == b;
    }
    const std::vector<std::string_view> first = sortedOptions(a);
    const std::vector<std::string_view> second = sortedOptions(b);
    return std::equal(first.begin(), first.end(), second.begin(), second.end(), sameOption);
}

bool isChanged(const AssociationChange &change)
{
    return change.moved || change.rawShares || change.priority || change.options;
}

AssociationChange compareAssociations(const AssociationTree &before, AssociationId old, const AssociationTree &after, AssociationId id)
{
    AssociationChange change { AssociationChange::Kind::Changed, old, id };
    if (after.isAccount(id) && id != AssociationTree::root() && old != AssociationTree::root()) {
        change.moved = before.name(before.parent(old)) != after.name(after.parent(id));
    }
    change.rawShares = before.rawShares(old) != after.rawShares(id);
    change.priority = before.priority(old) != after.priority(id);
    change.options = !sameOptions(before.options(old), after.options(id));
    return change;
}

std::vector<AssociationChange> associationChanges(const AssociationTree &before, const AssociationTree &after, const std::stop_token &stop)
{
    if (before.rowCount() == after.rowCount() && before == after) {
        return {};
    }
    std::vector<AssociationChange> kept;
    Matcher matcher(before, after);
    for (const AssociationId id : after.layout().depthFirst()) {
        if (stop.stop_requested()) {
            return {};
        }
        const AssociationId old = matcher.match(id);
        if (old == noAssociation) {
            kept.push_back({ AssociationChange::Kind::Added, noAssociation, id });
        } else if (const AssociationChange change = compareAssociations(before, old, after, id); isChanged(change)) {
            kept.push_back(change);
        }
    }
    // A position is larger than its parent's, so walking them backwards comes to every child before its parent.
    std::vector<AssociationChange> changes;
    const std::vector<AssociationId> &ids = before.layout().ids();
    for (auto id = ids.rbegin(); id != ids.rend(); ++id) {
        if (!matcher.isMatched(*id)) {
            changes.push_back({ AssociationChange::Kind::Removed, *id, noAssociation });
        }
    }
    changes.insert(changes.end(), kept.begin(), kept.end());
    return changes;
}

std::vector<SettingChange> settingChanges(const Policy &before, const Policy &after)
{
    std::vector<SettingChange> changes;
    for (const schema::Setting &setting : schema::settings()) {
        if (!schema::sameField<Policy>(setting, before, after)) {
            changes.push_back({ setting.key, schema::fieldText<Policy>(setting, before), schema::fieldText<Policy>(setting, after) });
        }
    }
    return changes;
}

/// The index of each name; the first entry of a name given twice.
template <typename Entry>
std::unordered_map<std::string_view, std::uint16_t> indexNames(const std::vector<Entry> &entries)
{
    std::unordered_map<std::string_view, std::uint16_t> index;
    for (std::size_t i = 0; i < entries.size() && i < unknownIndex; ++i) {
        index.emplace(entries[i].name, static_cast<std::uint16_t>(i));
    }
    return index;
}

bool sameButForPriorities(const Partition &a, const Partition &b)
{
    return a.nodesWritten == b.nodesWritten && a.isDefault == b.isDefault && a.qos == b.qos && a.maxTime == b.maxTime && a.requeue == b.requeue
        && a.foreign == b.foreign;
}

std::vector<PartitionChange> partitionChanges(const std::vector<Partition> &before, const std::vector<Partition> &after)
{
    std::vector<PartitionChange> changes;
    const auto old = indexNames(before);
    const auto now = indexNames(after);
    for (std::size_t i = 0; i < before.size() && i < unknownIndex; ++i) {
        if (now.find(before[i].name) == now.end()) {
            changes.push_back({ static_cast<std::uint16_t>(i), unknownIndex });
        }
    }
    for (std::size_t i = 0; i < after.size() && i < unknownIndex; ++i) {
        PartitionChange change { unknownIndex, static_cast<std::uint16_t>(i) };
        const auto found = old.find(after[i].name);
        if (found == old.end()) {
            changes.push_back(change);
            continue;
        }
        const Partition &was = before[found->second];
        change.before = found->second;
        change.billingWeights = !sameWeights(was.billingWeights, after[i].billingWeights);
        change.jobFactor = was.priorityJobFactor != after[i].priorityJobFactor;
        change.tier = was.priorityTier != after[i].priorityTier;
        change.other = !sameButForPriorities(was, after[i]);
        if (change.billingWeights || change.jobFactor || change.tier || change.other) {
            changes.push_back(change);
        }
    }
    return changes;
}

/// sacctmgr keeps descriptions in lower case.
bool sameQos(const Qos &a, const Qos &b)
{
    if (!sameIgnoringCase(a.description, b.description)) {
        return false;
    }
    Qos folded = a;
    folded.description = b.description;
    return folded == b;
}

std::vector<QosChange> qosChanges(const std::vector<Qos> &before, const std::vector<Qos> &after)
{
    std::vector<QosChange> changes;
    const auto old = indexNames(before);
    const auto now = indexNames(after);
    for (std::size_t i = 0; i < before.size() && i < unknownIndex; ++i) {
        if (now.find(before[i].name) == now.end()) {
            changes.push_back({ static_cast<std::uint16_t>(i), unknownIndex });
        }
    }
    for (std::size_t i = 0; i < after.size() && i < unknownIndex; ++i) {
        const auto found = old.find(after[i].name);
        if (found == old.end()) {
            changes.push_back({ unknownIndex, static_cast<std::uint16_t>(i) });
        } else if (!sameQos(before[found->second], after[i])) {
            changes.push_back({ found->second, static_cast<std::uint16_t>(i) });
        }
    }
    return changes;
}

} // namespace

PolicyDifference difference(const Policy &baseline, const Policy &draft, const std::stop_token &stop)
{
    countWork(Work::Compare);
    PolicyDifference result;
    result.associations = associationChanges(baseline.associations, draft.associations, stop);
    result.settings = settingChanges(baseline, draft);
    if (!baseline.partitions.sharesWith(draft.partitions)) {
        result.partitions = partitionChanges(*baseline.partitions, *draft.partitions);
    }
    if (!baseline.qos.sharesWith(draft.qos)) {
        result.qos = qosChanges(*baseline.qos, *draft.qos);
    }
    return result;
}

} // namespace apportion
