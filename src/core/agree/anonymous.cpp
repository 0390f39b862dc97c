// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is copied but numbers, words of Slurm's own, and names by way of StandIns: what is not asked for cannot leak.
#include "core/agree/anonymous.h"

#include "core/policy/gres_types.h"
#include "core/policy/text_scan.h"
#include "core/policy/whole_conf.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>

namespace apportion
{

namespace
{

/// The names of one kind of things.
class StandIns
{
public:
    explicit StandIns(std::string prefix) : m_prefix(std::move(prefix)) { }

    void add(std::string_view name)
    {
        if (!name.empty()) {
            m_names.emplace(name, std::string());
        }
    }
    /// A name that Slurm itself gives or knows.
    void keep(std::string_view name) { m_names[std::string(name)] = name; }
    /// Makes the names up, in the order of the old ones; call it when all are there.
    void settle()
    {
        std::size_t number = 0;
        const std::size_t digits = std::to_string(m_names.size()).size();
        for (auto &[name, made] : m_names) {
            const std::string count = std::to_string(++number);
            made = made.empty() ? m_prefix + std::string(digits - count.size(), '0') + count : made;
        }
    }
    [[nodiscard]] bool has(std::string_view name) const { return m_names.find(name) != m_names.end(); }
    [[nodiscard]] std::string of(std::string_view name) const
    {
        const auto found = m_names.find(name);
        return found == m_names.end() ? std::string() : found->second;
    }
    /// That of the first name which begins so: columns cut names.
    [[nodiscard]] std::string ofBeginning(std::string_view beginning) const
    {
        const auto found = m_names.lower_bound(beginning);
        return beginning.empty() || found == m_names.end() || !found->first.starts_with(beginning) ? std::string() : found->second;
    }
    /// Each name of a list with commas.
    [[nodiscard]] std::string ofList(std::string_view list) const
    {
        std::string made;
        splitEach(list, ',', [&](std::string_view name) { made += (made.empty() ? "" : ",") + of(name); });
        return made;
    }

private:
    std::string m_prefix;
    std::map<std::string, std::string, std::less<>> m_names;
};

class Anonymizer
{
public:
    Anonymizer(const Snapshot &now, const Printed &printed) : m_now(now), m_printed(printed) { }

    Anonymous run()
    {
        gather();
        Anonymous made;
        makePolicy(made.snapshot.policy);
        makeAssociations(made.snapshot);
        made.snapshot.situation.toldAt = m_now.situation.toldAt;
        made.snapshot.situation.usageAt = m_now.situation.usageAt;
        makeWalkOrder(made.snapshot.situation);
        for (const Job &job : *m_now.situation.jobs) {
            made.snapshot.situation.jobs.edit().push_back(jobOf(job));
        }
        makePrinted(made.printed);
        return made;
    }

private:
    void gather()
    {
        m_users.keep("root");
        m_accounts.keep("root");
        const AssociationTree &tree = m_now.policy.associations;
        for (const AssociationId id : tree.layout().ids()) {
            (tree.isUser(id) ? m_users : m_accounts).add(tree.name(id));
            m_partitions.add(tree.partition(id));
        }
        for (const Partition &partition : *m_now.policy.partitions) {
            m_partitions.add(partition.name);
            m_qos.add(partition.qos);
            gatherWeights(partition.billingWeights);
        }
        for (const Qos &qos : *m_now.policy.qos) {
            m_qos.add(qos.name);
            splitEach(qos.preempt, ',', [this](std::string_view name) { m_qos.add(name); });
        }
        gatherWeights(m_now.policy.priority.weightTres);
        for (TresIndex index = alwaysTrackedTres; index < m_now.policy.tres.size(); ++index) {
            gatherTres(m_now.policy.tres.name(index));
        }
        gatherCounts(m_now.policy.licenses);
        for (const NodeGroup &group : *m_now.policy.nodeGroups) {
            gatherCounts(group.gres);
        }
        for (const Job &job : *m_now.situation.jobs) {
            m_accounts.add(job.account);
            m_users.add(m_users.has(lowerCase(job.user)) ? std::string_view() : std::string_view(job.user));
            std::for_each(job.partitions.begin(), job.partitions.end(), [this](const std::string &name) { m_partitions.add(name); });
            splitEach(job.qos, ',', [this](std::string_view name) { m_qos.add(name); });
            gatherCounts(job.tres);
        }
        for (StandIns *names : { &m_accounts, &m_users, &m_partitions, &m_qos, &m_tresParts }) {
            names->settle();
        }
    }
    void gatherCounts(const TresCounts &counts)
    {
        std::for_each(counts.begin(), counts.end(), [this](const TresCount &entry) { gatherTres(entry.name); });
    }
    void gatherWeights(const TresWeights &weights)
    {
        std::for_each(weights.begin(), weights.end(), [this](const TresWeight &entry) { gatherTres(lowerCase(entry.name)); });
    }
    /// Of "gres/gpu:h100" what is not Slurm's own word.
    void gatherTres(std::string_view name)
    {
        const std::size_t slash = name.find('/');
        if (slash == std::string_view::npos || name == "fs/disk") {
            return;
        }
        const std::size_t colon = std::min(name.find(':', slash), name.size());
        const std::string part(name.substr(slash + 1, colon - slash - 1));
        const std::string kind = name.starts_with("gres/") ? lowerCase(part) : part;
        if (kind == "gpu" || kind == "mps" || kind == "shard") {
            m_tresParts.keep(kind);
        } else {
            m_tresParts.add(kind);
        }
        m_tresParts.add(name.substr(std::min(colon + 1, name.size())));
    }

    /// Empty for a name that is nobody's.
    [[nodiscard]] std::string tresOf(std::string_view written) const
    {
        static constexpr std::array<std::string_view, 8> usual { "cpu", "mem", "energy", "node", "billing", "fs/disk", "vmem", "pages" };
        static constexpr std::array<std::string_view, 5> kinds { "gres", "license", "bb", "interconnect", "fs" };
        std::string name = lowerCase(written.substr(0, written.find('/')));
        name += written.substr(std::min(written.find('/'), written.size())); // slurmctld tells licences and types of GRES apart by case
        if (std::find(usual.begin(), usual.end(), name) != usual.end()) {
            return name;
        }
        const std::size_t slash = std::min(name.find('/'), name.size());
        const std::size_t colon = std::min(name.find(':', slash), name.size());
        const std::string kind = name.substr(0, slash);
        const std::string part = slash < name.size() ? name.substr(slash + 1, colon - slash - 1) : std::string();
        const std::string rest = m_tresParts.of(kind == "gres" ? lowerCase(part) : part);
        const std::string type = colon < name.size() ? m_tresParts.of(name.substr(colon + 1)) : std::string();
        if (rest.empty() || (colon < name.size() && type.empty()) || std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) {
            return {};
        }
        return kind + '/' + rest + (type.empty() ? "" : ':' + type);
    }
    [[nodiscard]] TresCounts countsOf(const TresCounts &counts) const
    {
        TresCounts made;
        for (const TresCount &entry : counts) {
            if (std::string name = tresOf(entry.name); !name.empty()) {
                made.push_back({ std::move(name), entry.count });
            }
        }
        return made;
    }
    [[nodiscard]] TresWeights weightsOf(const TresWeights &weights) const
    {
        TresWeights made;
        for (const TresWeight &entry : weights) {
            if (std::string name = tresOf(lowerCase(entry.name)); !name.empty() && entry.unread.empty()) {
                made.push_back({ std::move(name), entry.weight, entry.unit, {} });
            }
        }
        return made;
    }

    void makePolicy(Policy &made) const
    {
        const Policy &policy = m_now.policy;
        made.clusterName = "cluster";
        made.release = policy.release;
        made.priority = policy.priority;
        PrioritySettings &settings = made.priority;
        settings.unknownFlags.clear();
        settings.siteFactorPlugin.clear();
        settings.siteFactorParameters.clear();
        settings.parameters.clear();
        settings.weightTres = weightsOf(policy.priority.weightTres);
        for (SlurmTime *time : { &settings.halfLife, &settings.calcPeriod, &settings.maxAge }) {
            time->written.clear();
        }
        for (TresIndex index = alwaysTrackedTres; index < policy.tres.size(); ++index) {
            made.tres.track(tresOf(policy.tres.name(index)));
        }
        made.licenses = countsOf(policy.licenses);
        if (sameIgnoringCase(foreignConfValue(policy, "PreemptType"), "preempt/qos")) {
            made.foreignConf.edit().push_back({ "PreemptType", "preempt/qos", {} });
        }
        makeHardware(made);
        for (const Qos &qos : *policy.qos) {
            made.qos.edit().push_back({ m_qos.of(qos.name), qos.priority, qos.usageFactor, {}, m_qos.ofList(qos.preempt), {} });
        }
    }

    /// What is left of them are those that slurmctld knew.
    static void nameGresTypes(Policy &made)
    {
        std::string types;
        for (const NodeGroup &group : *made.nodeGroups) {
            for (const TresCount &gres : group.gres) {
                const std::string name = gres.name.substr(gres.name.find('/') + 1);
                (types += types.empty() ? "" : ",") += name.substr(0, name.find(':'));
            }
        }
        if (!types.empty() && !made.foreignConf->empty()) {
            made.foreignConf.edit().push_back({ "GresTypes", types, {} });
        }
    }

    void makeHardware(Policy &made) const
    {
        // what says how many CPUs jobs can have
        static constexpr std::array<std::string_view, 6> numbers { "CoreSpecCount", "CpuSpecList", "ThreadsPerCore", "CoresPerSocket", "Sockets",
            "Boards" };
        std::size_t number = 0;
        for (const NodeGroup &group : *m_now.policy.nodeGroups) {
            NodeGroup copy;
            const std::string prefix = 'g' + std::to_string(++number) + 'n';
            copy.names = group.count == 1 ? prefix + '1' : prefix + "[1-" + std::to_string(group.count) + ']';
            copy.count = group.count;
            copy.cpus = group.cpus;
            copy.cores = group.cores;
            copy.memoryMb = group.memoryMb;
            copy.gres = countsOf(GresTypes(m_now.policy).known(group.gres));
            for (const std::string_view key : numbers) {
                const ForeignKey *found = findKey(group.foreign, key);
                if (found != nullptr && found->value.find_first_not_of("0123456789,-") == std::string::npos) {
                    copy.foreign.push_back({ std::string(key), found->value });
                }
            }
            made.nodeGroups.edit().push_back(std::move(copy));
        }
        nameGresTypes(made);
        for (const Partition &partition : *m_now.policy.partitions) {
            Partition copy;
            copy.name = m_partitions.of(partition.name);
            for (const PartitionNodes &part : partition.nodes) {
                copy.nodes.push_back(part);
                copy.nodesWritten += (copy.nodesWritten.empty() ? "" : ",") + made.nodeGroups->at(part.group).names;
            }
            copy.billingWeights = weightsOf(partition.billingWeights);
            copy.priorityJobFactor = partition.priorityJobFactor;
            copy.priorityTier = partition.priorityTier;
            copy.isDefault = partition.isDefault;
            copy.qos = m_qos.of(partition.qos);
            copy.maxTime.minutes = partition.maxTime.minutes;
            made.partitions.edit().push_back(std::move(copy));
        }
    }

    void makeAssociations(Snapshot &made)
    {
        const AssociationTree &tree = m_now.policy.associations;
        AssociationTree &copies = made.policy.associations;
        m_ids.assign(tree.rowCount(), noAssociation);
        for (const AssociationId id : tree.layout().ids()) { // parents before children
            AssociationId copy = AssociationTree::root();
            if (tree.isUser(id)) {
                copy = copies.addUser(m_ids[tree.parent(id)], m_users.of(tree.name(id)), tree.rawShares(id), m_partitions.of(tree.partition(id)));
            } else if (id != AssociationTree::root()) {
                copy = copies.addAccount(m_ids[tree.parent(id)], m_accounts.of(tree.name(id)), tree.rawShares(id));
            } else {
                copies.setRawShares(copy, tree.rawShares(id));
            }
            copies.setPriority(copy, tree.priority(id));
            made.situation.setOwnUsage(copy, m_now.situation.ownUsage(id));
            m_ids[id] = copy;
        }
    }

    void makeWalkOrder(Situation &made)
    {
        for (const std::string &account : *m_now.situation.walkOrder) {
            if (const AssociationId id = m_now.policy.associations.findAccount(account); id != noAssociation && id != AssociationTree::root()) {
                made.walkOrder.edit().push_back(m_accounts.of(account));
            }
        }
    }

    /// Digits, and what stands between them in the id of an array.
    [[nodiscard]] static std::string idOf(std::string_view id)
    {
        std::string made(id);
        std::erase_if(made, [](char letter) { return std::string_view("0123456789_[]%,-").find(letter) == std::string_view::npos; });
        return made;
    }

    [[nodiscard]] Job jobOf(const Job &job) const
    {
        Job made = job;
        made.id = idOf(job.id);
        made.name.clear();
        made.user = m_users.of(m_users.has(job.user) ? job.user : lowerCase(job.user));
        made.account = m_accounts.of(job.account);
        made.qos = m_qos.ofList(job.qos);
        for (std::string &name : made.partitions) {
            name = m_partitions.of(name);
        }
        made.tres = countsOf(job.tres);
        return made;
    }

    void makePrinted(Printed &made) const
    {
        made.usageIsCut = m_printed.usageIsCut;
        made.billings = m_printed.billings;
        for (const PrintedShare &share : m_printed.shares) {
            if (share.association < m_ids.size() && m_ids[share.association] != noAssociation) {
                made.shares.push_back({ m_ids[share.association], share.values });
            }
        }
        for (const PrintedPartition &partition : m_printed.partitions) {
            made.partitions.push_back({ m_partitions.of(partition.name), countsOf(partition.tres) });
        }
        for (const PrintedTerms &terms : m_printed.terms) {
            PrintedTerms copy = terms;
            copy.job = idOf(terms.job);
            copy.partition = m_partitions.ofBeginning(terms.partition);
            copy.qos = m_qos.ofBeginning(terms.qos);
            copy.tres.clear();
            splitEach(terms.tres, ',', [&](std::string_view entry) {
                const std::size_t equals = std::min(entry.find('='), entry.size());
                const std::string name = tresOf(lowerCase(entry.substr(0, equals)));
                if (!name.empty() && entry.find_first_not_of("0123456789", std::min(equals + 1, entry.size())) == std::string_view::npos) {
                    copy.tres += (copy.tres.empty() ? "" : ",") + name + std::string(entry.substr(equals));
                }
            });
            made.terms.push_back(std::move(copy));
        }
    }

    const Snapshot &m_now;
    const Printed &m_printed;
    StandIns m_accounts { "account" };
    StandIns m_users { "user" };
    StandIns m_partitions { "part" };
    StandIns m_qos { "qos" };
    StandIns m_tresParts { "type" };
    std::vector<AssociationId> m_ids; // by old id
};

} // namespace

Anonymous anonymized(const Snapshot &now, const Printed &printed)
{
    return Anonymizer(now, printed).run();
}

} // namespace apportion
