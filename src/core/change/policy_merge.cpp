// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/policy_merge.h"

#include "core/change/change_notes.h"
#include "core/change/option_merge.h"
#include "core/change/table_merge.h"
#include "core/change/tree_merge.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <span>
#include <utility>

namespace apportion
{

namespace
{

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

/// Merges what is no tree, from @p theirs into @p merged, which is mine.
class PartsMerge
{
public:
    PartsMerge(MergeDecisions &decisions, const Snapshot &base, Snapshot &merged, const Snapshot &theirs)
        : m_decisions(decisions), m_base(base), m_merged(merged), m_theirs(theirs)
    {
    }

    void run()
    {
        value("ClusterName", &Policy::clusterName, [](const std::string &name) { return name; });
        value("Release", &Policy::release, [](std::uint16_t release) { return release == 0 ? std::string() : schema::releaseText(release); });
        // root and the cluster are one association: its options are merged as those of others
        m_merged.policy.clusterOptions = mergedOptions(
            m_decisions, {}, { std::string_view(m_base.policy.clusterOptions), m_merged.policy.clusterOptions, m_theirs.policy.clusterOptions });
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
        for (const auto records : { &Policy::otherAccounts, &Policy::otherUsers }) {
            if (!(m_theirs.policy.*records == m_base.policy.*records)) { // nobody edits it
                m_merged.policy.*records = m_theirs.policy.*records;
            }
        }
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
        time(&Situation::toldAt, m_merged.situation.jobs == theirs);
        time(&Situation::usageAt, m_merged.situation.sharesUsageWith(m_theirs.situation));
        if (m_merged.situation.lastReset == m_base.situation.lastReset) { // told by nobody here
            m_merged.situation.lastReset = m_theirs.situation.lastReset;
        }
        if (m_merged.situation.walkOrder == m_base.situation.walkOrder) {
            m_merged.situation.walkOrder = m_theirs.situation.walkOrder;
        }
    }

private:
    /// Of what was taken it is the other's time. Where mine stays, the later one told more, unless only the other changed it.
    void time(std::optional<std::int64_t> Situation::*member, bool areTheirs)
    {
        std::optional<std::int64_t> &mine = m_merged.situation.*member;
        const std::optional<std::int64_t> &theirs = m_theirs.situation.*member;
        const bool isMineAsBefore = mine == m_base.situation.*member;
        mine = theirs && (areTheirs || isMineAsBefore) ? theirs : std::max(mine, theirs);
    }

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
            if (!same(m_base.policy, m_theirs.policy) && !same(m_base.policy, m_merged.policy) && !same(m_merged.policy, m_theirs.policy)
                && mergeParts<Policy>(m_decisions, {}, setting, m_base.policy, m_merged.policy, m_theirs.policy)) {
                continue;
            }
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

    MergeDecisions &m_decisions;
    const Snapshot &m_base;
    Snapshot &m_merged;
    const Snapshot &m_theirs;
};

} // namespace

MergedPolicy mergePolicies(
    const Snapshot &base, const Snapshot &mine, const Snapshot &theirs, const std::vector<MergeConflict> &takeTheirs, const std::stop_token &stop)
{
    MergedPolicy merged { mine, {}, 0 };
    MergeDecisions decisions(takeTheirs);
    const MergeNames names = mergeNames(decisions, base, merged.snapshot, theirs, stop);
    PartsMerge(decisions, names.base, merged.snapshot, names.theirs).run();
    mergeTrees(decisions, base.policy.associations, names, merged.snapshot, stop);
    decisions.finish(merged);
    return merged;
}

} // namespace apportion
