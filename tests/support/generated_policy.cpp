// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/generated_policy.h"

#include <algorithm>
#include <string>

namespace apportion::test
{

std::uint64_t Random::next()
{
    m_state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

namespace
{

constexpr std::uint32_t deepest = 6;

std::string numbered(const char *prefix, std::uint64_t number, std::size_t digits)
{
    std::string text = std::to_string(number);
    return prefix + std::string(digits > text.size() ? digits - text.size() : 0, '0') + text;
}

/// Builds the tree in the order of sacctmgr's dump: an account's children, then the blocks of its sub-accounts.
class TreeBuilder
{
public:
    TreeBuilder(Snapshot &now, Random &random, const GeneratedSize &size)
        : m_tree(now.policy.associations), m_situation(now.situation), m_random(random), m_target(std::max<AssociationId>(3, size.associations)),
          m_idlePercent(size.idlePercent), m_isWide(size.isWide)
    {
    }

    void build()
    {
        AssociationTree &tree = m_tree;
        tree.reserve(m_target);
        m_situation.reserve(m_target);
        tree.addUser(AssociationTree::root(), "root");
        m_accountsLeft = m_target / (m_isWide ? 500 : 13);
        while (tree.count() < m_target) {
            m_accountsLeft = std::max<AssociationId>(1, m_accountsLeft);
            fill(AssociationTree::root(), 0);
        }
    }

private:
    void fill(AssociationId account, std::uint32_t depth)
    {
        AssociationTree &tree = m_tree;
        if (depth > 0) {
            const std::uint64_t teams = m_random.below(6); // on its own: compilers differ in which operand they ask first
            const std::uint64_t users = 1 + teams * m_random.below(m_isWide ? 400 : 9);
            std::uint64_t user = m_random.below(m_target);
            for (std::uint64_t i = 0; i < users && tree.count() < m_target; ++i, ++user) {
                const AssociationId id = tree.addUser(account, numbered("usr", user, 7), userShares());
                m_situation.setOwnUsage(id, usage());
            }
        }
        std::vector<AssociationId> below;
        const std::uint64_t accounts = depth == 0 ? 5 + m_random.below(20) : depth < deepest ? m_random.below(5) : 0;
        for (std::uint64_t i = 0; i < accounts && m_accountsLeft > 0 && tree.count() < m_target; ++i, --m_accountsLeft) {
            const AssociationId id = tree.addAccount(account, numbered("acc", m_nextAccount++, 6), accountShares());
            if (m_random.chance(30)) {
                tree.setPriority(id, static_cast<std::uint32_t>(m_random.below(100)));
            }
            below.push_back(id);
        }
        for (const AssociationId id : below) {
            fill(id, depth + 1);
        }
    }

    std::uint32_t userShares()
    {
        const std::uint64_t kind = m_random.below(100);
        return kind < 5 ? sharesParent : kind < 7 ? 0 : kind < 60 ? 1 : static_cast<std::uint32_t>(1 + m_random.below(1000));
    }

    std::uint32_t accountShares()
    {
        const std::uint64_t kind = m_random.below(200);
        return kind < 1 ? sharesParent : kind < 3 ? 0 : static_cast<std::uint32_t>(1 + m_random.below(100000));
    }

    long double usage()
    {
        return m_random.chance(m_idlePercent) ? 0.0L : static_cast<long double>(m_random.below(std::uint64_t { 1 } << (4 + m_random.below(36))));
    }

    AssociationTree &m_tree;
    Situation &m_situation;
    Random &m_random;
    AssociationId m_target;
    unsigned m_idlePercent;
    bool m_isWide;
    AssociationId m_accountsLeft = 0;
    std::uint64_t m_nextAccount = 0;
};

void addHardware(Policy &policy)
{
    policy.tres.track("gres/gpu");
    const auto group = [&](const char *names, std::uint32_t count, std::uint32_t cpus, std::uint64_t memoryMb, std::uint64_t gpus) {
        NodeGroup made;
        made.names = names;
        made.count = count;
        made.cpus = cpus;
        made.cores = cpus;
        made.memoryMb = memoryMb;
        if (gpus > 0) {
            made.gres = { { "gres/gpu", gpus } };
            made.gresWritten = "gpu:" + std::to_string(gpus);
        }
        policy.nodeGroups.edit().push_back(made);
    };
    group("c[001-800]", 800, 64, 256000, 0);
    group("g[01-60]", 60, 128, 1024000, 8);
    group("old[001-200]", 200, 32, 128000, 0);
    const auto partition = [&](const char *name, std::vector<PartitionNodes> nodes, std::uint16_t factor, TresWeights weights) {
        Partition made;
        made.name = name;
        made.nodes = std::move(nodes);
        made.priorityJobFactor = factor;
        made.billingWeights = std::move(weights);
        made.isDefault = policy.partitions->empty();
        policy.partitions.edit().push_back(made);
    };
    partition("general", { { 0, 800 }, { 2, 200 } }, 10, { { "CPU", 1.0, '\0' }, { "Mem", 0.25, 'G' } });
    partition("gpu", { { 1, 60 } }, 40, { { "CPU", 0.9, '\0' }, { "Mem", 0.25, 'G' }, { "GRES/gpu", 16.0, '\0' } });
    partition("requeue", { { 0, 800 }, { 1, 60 }, { 2, 200 } }, 1, { { "CPU", 0.5, '\0' }, { "Mem", 0.125, 'G' } });
    partition("plain", { { 2, 200 } }, 5, {});
}

void addQosAndWeights(Policy &policy)
{
    for (const auto &[name, priority] : { std::pair { "normal", 0U }, std::pair { "high", 100U }, std::pair { "low", 10U } }) {
        Qos qos;
        qos.name = name;
        qos.priority = priority;
        policy.qos.edit().push_back(qos);
    }
    PrioritySettings &priority = policy.priority;
    priority.weightAge = 1000;
    priority.weightAssoc = 500;
    priority.weightFairshare = 100000;
    priority.weightJobSize = 1000;
    priority.weightPartition = 5000;
    priority.weightQos = 2000;
    priority.weightTres = { { "CPU", 1000.0, '\0' }, { "Mem", 500.0, '\0' }, { "GRES/gpu", 3000.0, '\0' } };
}

void addJobs(Snapshot &now, Random &random, std::uint32_t count)
{
    const Policy &policy = now.policy;
    const AssociationTree &tree = policy.associations;
    std::vector<AssociationId> users;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isUser(id)) {
            users.push_back(id);
        }
    }
    std::vector<Job> &jobs = now.situation.jobs.edit();
    jobs.reserve(count);
    constexpr std::int64_t first = 1795000000;
    for (std::uint32_t i = 0; i < count; ++i) {
        const AssociationId id = users[random.below(users.size())];
        Job job;
        job.id = std::to_string(i + 1);
        job.user = tree.userName(id);
        job.account = tree.accountName(id);
        job.qos = (*policy.qos)[random.below(policy.qos->size())].name;
        job.partitions = { (*policy.partitions)[random.below(policy.partitions->size())].name };
        job.submitTime = first + static_cast<std::int64_t>(random.below(std::uint64_t { 14 } * 86400));
        job.accrueTime = job.submitTime;
        job.nice = random.chance(5) ? 100 : 0;
        job.nodes = static_cast<std::uint32_t>(1 + random.below(8));
        job.cpus = static_cast<std::uint32_t>(job.nodes * (1 + random.below(32)));
        job.tres = { { "cpu", job.cpus }, { "mem", 1000 * (1 + random.below(200)) }, { "node", job.nodes } };
        if (random.chance(20)) {
            job.tres.push_back({ "gres/gpu", 1 + random.below(8) });
        }
        jobs.push_back(std::move(job));
    }
}

} // namespace

Snapshot generatedPolicy(const GeneratedSize &size)
{
    Random random(size.seed);
    Snapshot now;
    now.policy.clusterName = "generated";
    TreeBuilder(now, random, size).build();
    addHardware(now.policy);
    addQosAndWeights(now.policy);
    addJobs(now, random, size.jobs);
    return now;
}

} // namespace apportion::test
