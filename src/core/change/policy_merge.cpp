// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/policy_merge.h"

#include "core/change/association_match.h"
#include "core/change/change_notes.h"
#include "core/policy/number_text.h"
#include "core/schema/association_fields.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/field_value.h"
#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace apportion
{

namespace
{

/// Decides value by value, and keeps what cannot be decided.
class Decisions
{
public:
    explicit Decisions(const std::vector<MergeConflict> &takeTheirs)
    {
        for (const MergeConflict &conflict : takeTheirs) {
            m_takeTheirs.insert(key(conflict));
        }
    }

    /// Whether theirs is taken. @p conflict makes the MergeConflict where both changed the value.
    template <typename Describe>
    [[nodiscard]] bool takes(bool theyChanged, bool iChanged, bool isSame, Describe conflict)
    {
        if (!theyChanged || isSame) {
            return false;
        }
        if (!iChanged) {
            ++m_taken;
            return true;
        }
        m_conflicts.push_back(conflict());
        return m_takeTheirs.contains(key(m_conflicts.back()));
    }

    /// How many conflicts there are until now.
    [[nodiscard]] std::size_t count() const { return m_conflicts.size(); }
    [[nodiscard]] MergeConflict &conflict(std::size_t index) { return m_conflicts[index]; }

    void finish(MergedPolicy &merged)
    {
        merged.conflicts = std::move(m_conflicts);
        merged.taken = m_taken;
    }

private:
    [[nodiscard]] static std::string key(const MergeConflict &conflict) { return conflict.object + '\n' + conflict.field; }

    std::unordered_set<std::string> m_takeTheirs;
    std::vector<MergeConflict> m_conflicts;
    std::size_t m_taken = 0;
};

/// By what the rows of a table are known; of rows that are called the same, the second has another key than the first.
template <typename Row>
std::vector<std::string> keysOf(const std::vector<Row> &rows, const schema::Field<Row> &name)
{
    std::unordered_map<std::string, std::size_t> seen;
    std::vector<std::string> keys;
    keys.reserve(rows.size());
    for (const Row &row : rows) {
        std::string key = schema::fieldText(name, row);
        const std::size_t before = seen[key]++;
        keys.push_back(before == 0 ? std::move(key) : key + '\n' + std::to_string(before));
    }
    return keys;
}

/// Where the rows of a table stand, by their keys.
template <typename Row>
struct RowPlaces
{
    RowPlaces(const std::vector<Row> &table, const schema::Field<Row> &name) : rows(table), keys(keysOf(table, name))
    {
        for (std::size_t i = 0; i < keys.size(); ++i) {
            places.emplace(keys[i], i);
        }
    }
    [[nodiscard]] const Row *find(const std::string &key) const
    {
        const auto found = places.find(key);
        return found == places.end() ? nullptr : &rows[found->second];
    }

    const std::vector<Row> &rows;
    std::vector<std::string> keys;
    std::unordered_map<std::string, std::size_t> places;
};

/// Merges the rows of a table.
template <typename Row>
class TableMerge
{
public:
    TableMerge(Decisions &decisions, std::span<const schema::Field<Row>> fields, const char *word, const std::vector<Row> &base,
        const std::vector<Row> &mine, const std::vector<Row> &theirs)
        : m_decisions(decisions), m_fields(fields), m_word(word), m_base(base, fields.front()), m_mine(mine, fields.front()),
          m_theirs(theirs, fields.front())
    {
    }

    std::vector<Row> run()
    {
        std::vector<Row> merged;
        for (std::size_t i = 0; i < m_mine.rows.size(); ++i) {
            const std::string &key = m_mine.keys[i];
            const Row *base = m_base.find(key);
            const Row *theirs = m_theirs.find(key);
            const Row &mine = m_mine.rows[i];
            if (theirs != nullptr) {
                merged.push_back(mergedRow(base, mine, *theirs, key));
            } else if (base == nullptr || !takesRemoval(*base, mine, key)) {
                merged.push_back(mine);
            }
        }
        for (std::size_t i = 0; i < m_theirs.rows.size(); ++i) {
            const std::string &key = m_theirs.keys[i];
            if (m_mine.find(key) == nullptr && takesRow(m_base.find(key), m_theirs.rows[i], key)) {
                merged.push_back(m_theirs.rows[i]);
            }
        }
        return merged;
    }

private:
    [[nodiscard]] bool isSame(const Row &a, const Row &b) const
    {
        return std::all_of(m_fields.begin(), m_fields.end(), [&](const schema::Field<Row> &field) { return schema::sameField(field, a, b); });
    }
    [[nodiscard]] std::string object(const std::string &key) const { return std::string(m_word) + '=' + key.substr(0, key.find('\n')); }

    [[nodiscard]] Row mergedRow(const Row *base, Row mine, const Row &theirs, const std::string &key)
    {
        static const Row none;
        const Row was = base == nullptr ? none : *base;
        const Row before = mine;
        for (const schema::Field<Row> &field : m_fields) {
            const bool theyChanged = base == nullptr || !schema::sameField(field, was, theirs);
            const bool iChanged = base == nullptr || !schema::sameField(field, was, before);
            const auto conflict = [&] {
                return MergeConflict { object(key), *field.word == '\0' ? field.saved : field.word,
                    base == nullptr ? std::string() : schema::fieldText(field, was), schema::fieldText(field, before),
                    schema::fieldText(field, theirs) };
            };
            if (m_decisions.takes(theyChanged, iChanged, schema::sameField(field, before, theirs), conflict)) {
                schema::copyField(field, mine, theirs);
            }
        }
        return mine;
    }

    /// They removed a row.
    [[nodiscard]] bool takesRemoval(const Row &base, const Row &mine, const std::string &key)
    {
        return m_decisions.takes(true, !isSame(base, mine), false, [&] {
            const std::string name = key.substr(0, key.find('\n'));
            return MergeConflict { object(key), {}, name, name, {}, changesBetween(base, mine) };
        });
    }

    /// They have a row that I have not: a new one, or one that I removed.
    [[nodiscard]] bool takesRow(const Row *base, const Row &theirs, const std::string &key)
    {
        const bool theyChanged = base == nullptr || !isSame(*base, theirs);
        return m_decisions.takes(theyChanged, base != nullptr, false, [&] {
            const std::string name = key.substr(0, key.find('\n'));
            return MergeConflict { object(key), {}, name, {}, name, base == nullptr ? std::vector<MergeChange>() : changesBetween(*base, theirs) };
        });
    }

    [[nodiscard]] std::vector<MergeChange> changesBetween(const Row &before, const Row &after) const
    {
        std::vector<MergeChange> changes;
        for (const schema::Field<Row> &field : m_fields) {
            if (!schema::sameField(field, before, after)) {
                changes.push_back(
                    { {}, *field.word == '\0' ? field.saved : field.word, schema::fieldText(field, before), schema::fieldText(field, after) });
            }
        }
        return changes;
    }

    Decisions &m_decisions;
    std::span<const schema::Field<Row>> m_fields;
    const char *m_word;
    const RowPlaces<Row> m_base;
    const RowPlaces<Row> m_mine;
    const RowPlaces<Row> m_theirs;
};

/// The partitions of a policy, with their nodes numbered by the groups of another one.
std::vector<Partition> partitionsBy(const std::vector<NodeGroup> &groups, const Policy &policy)
{
    const schema::Field<NodeGroup> &name = schema::nodeGroupFields().front();
    const RowPlaces<NodeGroup> places(groups, name);
    const std::vector<std::string> own = keysOf(*policy.nodeGroups, name);
    std::vector<Partition> partitions = *policy.partitions;
    for (Partition &partition : partitions) {
        std::vector<PartitionNodes> nodes;
        for (const PartitionNodes &part : partition.nodes) {
            const auto found = part.group < own.size() ? places.places.find(own[part.group]) : places.places.end();
            if (found != places.places.end()) {
                nodes.push_back({ static_cast<std::uint32_t>(found->second), part.count });
            }
        }
        std::sort(nodes.begin(), nodes.end(), [](const PartitionNodes &a, const PartitionNodes &b) { return a.group < b.group; });
        partition.nodes = std::move(nodes);
    }
    return partitions;
}

std::string ownPriorityText(std::uint32_t priority)
{
    return priority == noPriority ? std::string() : std::to_string(priority);
}

/// What was changed in an association, besides what it has used.
std::vector<MergeChange> changesOf(const AssociationTree &was, AssociationId base, const AssociationTree &tree, AssociationId id)
{
    std::vector<MergeChange> changes;
    const auto add = [&changes](std::string field, std::string before, std::string after) {
        if (before != after) {
            changes.push_back({ {}, std::move(field), std::move(before), std::move(after) });
        }
    };
    add("Fairshare", rawSharesWord(was.rawShares(base)), rawSharesWord(tree.rawShares(id)));
    add("Priority", ownPriorityText(was.priority(base)), ownPriorityText(tree.priority(id)));
    for (const std::string &option : differingOptions(was.options(base), tree.options(id))) {
        add(option, optionValue(was.options(base), option), optionValue(tree.options(id), option));
    }
    if (tree.isAccount(id) && id != AssociationTree::root()) {
        add("Parent", std::string(was.name(was.parent(base))), std::string(tree.name(tree.parent(id))));
    }
    return changes;
}

/// Merges the association trees, with what each association has used.
class TreeMerge
{
public:
    TreeMerge(Decisions &decisions, const Snapshot &base, Snapshot &merged, const Snapshot &theirs, const std::stop_token &stop)
        : m_decisions(decisions), m_stop(stop), m_base(base), m_theirs(theirs), m_merged(merged), m_tree(merged.policy.associations),
          m_mine(base.policy.associations, m_tree, stop), m_their(base.policy.associations, theirs.policy.associations, stop)
    {
        for (AssociationId id = 0; id < m_tree.rowCount(); ++id) {
            if (m_tree.isLive(id) && m_tree.isAccount(id)) {
                m_accounts.emplace(m_tree.name(id), id);
            }
        }
    }

    void run()
    {
        const AssociationMatch both(m_tree, m_theirs.policy.associations, m_stop);
        const std::vector<AssociationId> order = m_theirs.policy.associations.layout().depthFirst();
        findChanged(order);
        for (const AssociationId theirs : order) {
            if (m_stop.stop_requested()) {
                return;
            }
            const AssociationId base = m_their.before(theirs);
            if (const AssociationId mine = both.before(theirs); mine != noAssociation) {
                mergeValues(base, mine, theirs);
            } else if (base != noAssociation && isRenamed(m_base.policy.associations, m_tree, m_mine, base)) {
                m_accounts.try_emplace(std::string(m_theirs.policy.associations.name(theirs)), base); // what is new below it comes along
                mergeValues(base, base, theirs);
            } else {
                addTheirs(base, theirs);
            }
        }
        moveThoseThatMoved();
        removeThoseThatWent();
    }

private:
    [[nodiscard]] static std::string object(const AssociationTree &tree, AssociationId id)
    {
        std::string words = "Account=" + std::string(tree.accountName(id));
        if (tree.isUser(id)) {
            words = "User=" + std::string(tree.name(id)) + ' ' + words;
            if (!tree.partition(id).empty()) {
                words += " Partition=" + std::string(tree.partition(id));
            }
        }
        return words;
    }

    template <typename Value, typename ToText>
    [[nodiscard]] bool takes(AssociationId id, const char *field, const Value *base, const Value &mine, const Value &theirs, ToText toText)
    {
        return m_decisions.takes(base == nullptr || !(*base == theirs), base == nullptr || !(*base == mine), mine == theirs, [&] {
            return MergeConflict { object(m_tree, id), field, base == nullptr ? std::string() : toText(*base), toText(mine), toText(theirs) };
        });
    }

    void mergeValues(AssociationId base, AssociationId mine, AssociationId theirs)
    {
        const AssociationTree &was = m_base.policy.associations;
        const AssociationTree &their = m_theirs.policy.associations;
        const bool isNew = base == noAssociation;
        const auto plain = [](std::string_view text) { return std::string(text); };
        const auto number = [](long double value) { return shortestText(static_cast<double>(value)); };
        const auto merge = [&](const char *field, const auto &of, const auto &toText, const auto &set) {
            const auto now = of(m_merged, mine);
            const auto other = of(m_theirs, theirs);
            if (now == other) {
                return; // nearly always: nothing is described
            }
            const auto before = isNew ? now : of(m_base, base);
            if (takes(mine, field, isNew ? nullptr : &before, now, other, toText)) {
                set(other);
            }
        };
        merge(
            "Fairshare", [](const Snapshot &of, AssociationId id) { return of.policy.associations.rawShares(id); }, rawSharesWord,
            [&](std::uint32_t value) { m_tree.setRawShares(mine, value); });
        merge(
            "Priority", [](const Snapshot &of, AssociationId id) { return of.policy.associations.priority(id); }, ownPriorityText,
            [&](std::uint32_t value) { m_tree.setPriority(mine, value); });
        merge(
            "Options", [](const Snapshot &of, AssociationId id) { return of.policy.associations.options(id); }, plain,
            [&](std::string_view value) { m_tree.setOptions(mine, value); });
        merge(
            "RawUsage", [](const Snapshot &of, AssociationId id) { return of.situation.ownUsage(id); }, number,
            [&](long double value) { m_merged.situation.setOwnUsage(mine, value); });
        if (mine == AssociationTree::root() || !their.isAccount(theirs) || theirs == AssociationTree::root()) {
            return;
        }
        const std::string_view now = m_tree.name(m_tree.parent(mine));
        const std::string_view other = their.name(their.parent(theirs));
        const std::string_view before = isNew || base == AssociationTree::root() ? now : was.name(was.parent(base));
        if (now != other && takes(mine, "Parent", isNew ? nullptr : &before, now, other, plain)) {
            m_moves.emplace_back(mine, std::string(other));
        }
    }

    /// They have an association that I have not: a new one, or one that I removed.
    void addTheirs(AssociationId base, AssociationId theirs)
    {
        const AssociationTree &their = m_theirs.policy.associations;
        if (theirs == AssociationTree::root()) {
            return;
        }
        const std::string name = std::string(their.name(theirs));
        const std::string above(their.isUser(theirs) ? their.accountName(theirs) : their.name(their.parent(theirs)));
        const auto found = m_accounts.find(above);
        const auto offered = m_offered.find(above);
        const bool follows = offered != m_offered.end();
        const std::size_t conflict = follows ? offered->second : m_decisions.count();
        const bool isMine = base != noAssociation;
        const bool taken = follows ? found != m_accounts.end() : m_decisions.takes(m_isChanged[theirs], isMine, false, [&] {
            return MergeConflict { object(their, theirs), {}, name, {}, name, changesOf(m_base.policy.associations, base, their, theirs) };
        });
        if (follows) {
            tellOf(base, theirs, m_decisions.conflict(conflict));
        }
        if (their.isAccount(theirs) && (follows || (m_isChanged[theirs] && isMine))) {
            m_offered.emplace(name, conflict);
        }
        if (!taken) {
            return;
        }
        const AssociationId parent = found == m_accounts.end() ? AssociationTree::root() : found->second;
        const AssociationId id = their.isUser(theirs) ? m_tree.addUser(parent, name, their.rawShares(theirs), their.partition(theirs))
                                                      : m_tree.addAccount(parent, name, their.rawShares(theirs));
        if (their.isAccount(theirs)) {
            m_accounts.emplace(name, id);
        }
        m_tree.setPriority(id, their.priority(theirs));
        m_tree.setOptions(id, their.options(theirs));
        m_merged.situation.setOwnUsage(id, m_theirs.situation.ownUsage(theirs));
    }

    /// It comes with what hangs above it or not at all: then they learn there what becomes of it.
    void tellOf(AssociationId base, AssociationId theirs, MergeConflict &conflict) const
    {
        const AssociationTree &their = m_theirs.policy.associations;
        std::vector<MergeChange> changes { MergeChange {} };
        if (base != noAssociation) {
            changes = changesOf(m_base.policy.associations, base, their, theirs);
        }
        for (MergeChange &change : changes) {
            change.object = their.name(theirs);
            conflict.changes.push_back(std::move(change));
        }
    }

    /// Which of theirs, or something below it, is another than it was.
    void findChanged(const std::vector<AssociationId> &order)
    {
        const AssociationTree &their = m_theirs.policy.associations;
        m_isChanged.assign(their.rowCount(), false);
        for (auto id = order.rbegin(); id != order.rend(); ++id) {
            const AssociationId base = m_their.before(*id);
            if (*id != AssociationTree::root() && (m_isChanged[*id] || base == noAssociation || isOther(base, *id))) {
                m_isChanged[*id] = true;
                m_isChanged[their.parent(*id)] = true;
            }
        }
    }

    [[nodiscard]] bool isOther(AssociationId base, AssociationId theirs) const
    {
        const AssociationTree &was = m_base.policy.associations;
        const AssociationTree &their = m_theirs.policy.associations;
        return was.rawShares(base) != their.rawShares(theirs) || was.priority(base) != their.priority(theirs)
            || was.options(base) != their.options(theirs)
            || (their.isAccount(theirs) && was.name(was.parent(base)) != their.name(their.parent(theirs)));
    }

    void moveThoseThatMoved()
    {
        for (const auto &[id, above] : m_moves) {
            const auto found = m_accounts.find(above);
            if (found != m_accounts.end() && m_tree.canMove(id, found->second)) {
                m_tree.move(id, found->second);
            }
        }
    }

    /// What they removed goes, unless I changed it or have something below it.
    void removeThoseThatWent()
    {
        const AssociationTree &was = m_base.policy.associations;
        std::vector<AssociationId> gone;
        for (AssociationId base = 0; base < was.rowCount(); ++base) {
            const AssociationId mine = was.isLive(base) ? m_mine.after(base) : noAssociation;
            if (mine != noAssociation && mine != AssociationTree::root() && m_their.after(base) == noAssociation) {
                gone.push_back(mine);
            }
        }
        if (gone.empty()) {
            return;
        }
        std::vector<bool> isGone(m_tree.rowCount(), false);
        for (const AssociationId id : gone) {
            isGone[id] = true;
        }
        std::vector<std::uint32_t> below(m_tree.rowCount(), 0);
        const std::vector<AssociationId> order = m_tree.layout().depthFirst();
        for (const AssociationId id : order) {
            if (id != AssociationTree::root()) {
                ++below[m_tree.parent(id)];
            }
        }
        for (auto id = order.rbegin(); id != order.rend(); ++id) { // children before their parents
            if (!isGone[*id]) {
                continue;
            }
            const AssociationId base = m_mine.before(*id);
            const bool isMine = below[*id] > 0 || was.rawShares(base) != m_tree.rawShares(*id) || was.priority(base) != m_tree.priority(*id)
                || was.options(base) != m_tree.options(*id);
            const std::string name(m_tree.name(*id));
            const bool taken = m_decisions.takes(true, isMine, false, [&] {
                return MergeConflict { object(m_tree, *id), {}, name, name, {}, changesOf(was, base, m_tree, *id) };
            });
            if (taken && below[*id] == 0) {
                --below[m_tree.parent(*id)];
                m_tree.remove(*id);
                m_merged.situation.setOwnUsage(*id, 0.0L);
            }
        }
    }

    Decisions &m_decisions;
    const std::stop_token &m_stop;
    const Snapshot &m_base;
    const Snapshot &m_theirs;
    Snapshot &m_merged;
    AssociationTree &m_tree;
    AssociationMatch m_mine; ///< of base and mine
    AssociationMatch m_their; ///< of base and theirs
    std::unordered_map<std::string, AssociationId> m_accounts; ///< of the merged tree
    std::unordered_map<std::string, std::size_t> m_offered; ///< accounts that I removed, and that they, or something below them, changed
    std::vector<bool> m_isChanged; ///< of theirs
    std::vector<std::pair<AssociationId, std::string>> m_moves;
};

/// Merges what is no tree, from @p theirs into @p merged, which is mine.
class PartsMerge
{
public:
    PartsMerge(Decisions &decisions, const Snapshot &base, Snapshot &merged, const Snapshot &theirs)
        : m_decisions(decisions), m_base(base), m_merged(merged), m_theirs(theirs)
    {
    }

    void run()
    {
        value("ClusterName", &Policy::clusterName, [](const std::string &name) { return name; });
        value("Release", &Policy::release, [](std::uint16_t release) { return release == 0 ? std::string() : schema::releaseText(release); });
        value("Cluster", &Policy::clusterOptions, [](const std::string &options) { return options; });
        settings();
        value("Licenses", &Policy::licenses, [](const TresCounts &counts) { return schema::valueText(counts, schema::Unit::None); });
        const auto rows = [](const auto &table) { return std::to_string(table->size()); };
        table(&Policy::chips, schema::chipFields(), "Chip");
        nodesAndPartitions();
        table(&Policy::qos, schema::qosFields(), "QOS");
        if (!(m_base.policy.notes == m_theirs.policy.notes)) {
            table(&Policy::notes, schema::noteFields(), "Note");
            sortNotes(m_merged.policy.notes.edit());
        }
        value("slurm.conf", &Policy::foreignConf, rows);
        value("sacctmgr dump", &Policy::foreignAssociations, rows);
        const Shared<std::vector<Job>> &mine = m_merged.situation.jobs;
        const Shared<std::vector<Job>> &theirs = m_theirs.situation.jobs;
        const Shared<std::vector<Job>> &base = m_base.situation.jobs;
        if (m_decisions.takes(!(base == theirs), !(base == mine), mine == theirs, [&] {
                return MergeConflict { "Jobs", {}, rows(base), rows(mine), rows(theirs) };
            })) {
            m_merged.situation.jobs = theirs;
        }
        if (!(m_theirs.situation.tresUsage == m_base.situation.tresUsage)) { // nobody edits it
            m_merged.situation.tresUsage = m_theirs.situation.tresUsage;
        }
        if (m_merged.situation.lastReset == m_base.situation.lastReset) { // told by nobody here
            m_merged.situation.lastReset = m_theirs.situation.lastReset;
        }
        if (m_merged.situation.walkOrder == m_base.situation.walkOrder) {
            m_merged.situation.walkOrder = m_theirs.situation.walkOrder;
        }
    }

private:
    template <typename Value, typename ToText>
    void value(const char *word, Value Policy::*member, ToText toText)
    {
        const Value &base = m_base.policy.*member;
        const Value &mine = m_merged.policy.*member;
        const Value &theirs = m_theirs.policy.*member;
        if (m_decisions.takes(!(base == theirs), !(base == mine), mine == theirs, [&] {
                return MergeConflict { {}, word, toText(base), toText(mine), toText(theirs) };
            })) {
            m_merged.policy.*member = theirs;
        }
    }

    void settings()
    {
        for (const schema::Setting &setting : schema::settings()) {
            const auto same = [&setting](const Policy &a, const Policy &b) { return schema::sameField<Policy>(setting, a, b); };
            const auto text = [&setting](const Snapshot &of) { return schema::fieldText<Policy>(setting, of.policy); };
            if (m_decisions.takes(
                    !same(m_base.policy, m_theirs.policy), !same(m_base.policy, m_merged.policy), same(m_merged.policy, m_theirs.policy), [&] {
                        return MergeConflict { {}, setting.word, text(m_base), text(m_merged), text(m_theirs) };
                    })) {
                copySetting(m_merged.policy, m_theirs.policy, setting.key);
            }
        }
    }

    template <typename Row>
    void table(Shared<std::vector<Row>> Policy::*member, std::span<const schema::Field<Row>> fields, const char *word)
    {
        if (!(m_base.policy.*member == m_theirs.policy.*member)) {
            (m_merged.policy.*member).edit()
                = TableMerge<Row>(m_decisions, fields, word, *(m_base.policy.*member), *(m_merged.policy.*member), *(m_theirs.policy.*member)).run();
        }
    }

    void nodesAndPartitions()
    {
        const Policy mine = m_merged.policy;
        if (m_base.policy.nodeGroups == m_theirs.policy.nodeGroups && m_base.policy.partitions == m_theirs.policy.partitions) {
            return;
        }
        table(&Policy::nodeGroups, schema::nodeGroupFields(), "NodeName");
        const std::vector<NodeGroup> &groups = *m_merged.policy.nodeGroups;
        const std::vector<Partition> before = partitionsBy(groups, m_base.policy);
        const std::vector<Partition> own = partitionsBy(groups, mine);
        const std::vector<Partition> other = partitionsBy(groups, m_theirs.policy);
        m_merged.policy.partitions.edit() = TableMerge<Partition>(m_decisions, schema::partitionFields(), "PartitionName", before, own, other).run();
    }

    Decisions &m_decisions;
    const Snapshot &m_base;
    Snapshot &m_merged;
    const Snapshot &m_theirs;
};

} // namespace

MergedPolicy mergePolicies(
    const Snapshot &base, const Snapshot &mine, const Snapshot &theirs, const std::vector<MergeConflict> &takeTheirs, const std::stop_token &stop)
{
    MergedPolicy merged { mine, {}, 0 };
    Decisions decisions(takeTheirs);
    PartsMerge(decisions, base, merged.snapshot, theirs).run();
    TreeMerge(decisions, base, merged.snapshot, theirs, stop).run();
    decisions.finish(merged);
    return merged;
}

} // namespace apportion
