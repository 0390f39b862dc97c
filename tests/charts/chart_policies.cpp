// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_policies.h"

#include "slurm/import/import.h"

#include <string>

namespace apportion::test
{

namespace
{

AssociationId addUser(Snapshot &now, AssociationId account, const char *name, std::uint32_t shares, long double usage)
{
    const AssociationId user = now.policy.associations.addUser(account, name, shares);
    now.situation.setOwnUsage(user, usage);
    return user;
}

void addJob(Snapshot &now, const char *id, const char *user, const char *account, std::int64_t waitedDays, std::uint32_t cpus, std::int32_t nice = 0,
    std::int64_t site = 0)
{
    constexpr std::int64_t asked = 1'700'000'000;
    Job job;
    job.id = id;
    job.user = user;
    job.account = account;
    job.qos = waitedDays > 5 ? "high" : "normal";
    job.partitions = { cpus > 64 ? "large" : "batch" };
    job.submitTime = asked - waitedDays * 86400;
    job.accrueTime = job.submitTime;
    job.eligibleTime = job.submitTime;
    job.cpus = cpus;
    job.nodes = 1 + cpus / 32;
    job.tres = { { "cpu", cpus }, { "gres/gpu", cpus / 16 } };
    job.nice = nice;
    job.siteFactor = site;
    now.situation.jobs.edit().push_back(job);
}

void addCluster(Policy &policy)
{
    policy.tres.track("gres/gpu");
    NodeGroup nodes;
    nodes.names = "n[1-16]";
    nodes.count = 16;
    nodes.cpus = 32;
    nodes.cores = 32;
    nodes.memoryMb = 128000;
    nodes.gres = { { "gres/gpu", 4 } };
    policy.nodeGroups.edit().push_back(nodes);
    for (const char *name : { "batch", "large" }) {
        Partition partition;
        partition.name = name;
        partition.nodes = { { 0, 16 } };
        partition.priorityJobFactor = std::string(name) == "large" ? 20 : 10;
        policy.partitions.edit().push_back(partition);
    }
    policy.qos.edit() = { Qos { "normal", 10, 1.0, {}, {}, {} }, Qos { "high", 100, 1.0, {}, {}, {} } };
}

} // namespace

Snapshot fiveAccounts()
{
    Snapshot now;
    Policy &policy = now.policy;
    policy.priority.set(PriorityFlag::NoFairTree);
    policy.priority.halfLife.minutes = 14 * 24 * 60;
    AssociationTree &tree = policy.associations;
    tree.addUser(AssociationTree::root(), "root", 1);
    const AssociationId a = tree.addAccount(AssociationTree::root(), "a", 40);
    const AssociationId d = tree.addAccount(AssociationTree::root(), "d", 60);
    const AssociationId b = tree.addAccount(a, "b", 30);
    const AssociationId c = tree.addAccount(a, "c", 10);
    const AssociationId e = tree.addAccount(d, "e", 25);
    const AssociationId f = tree.addAccount(d, "f", 35);
    addUser(now, b, "u1", 1, 20.0L);
    addUser(now, c, "u2", 1, 25.0L);
    addUser(now, c, "u3", 1, 0.0L);
    addUser(now, e, "u4", 1, 25.0L);
    addUser(now, f, "u5", 1, 0.0L);
    return now;
}

Snapshot smallUniversity()
{
    Snapshot now;
    Policy &policy = now.policy;
    PrioritySettings &settings = policy.priority;
    settings.weightFairshare = 9000;
    settings.weightAge = 3000;
    settings.weightJobSize = 1000;
    settings.weightPartition = 1000;
    settings.weightQos = 2000;
    settings.weightAssoc = 400;
    settings.weightTres = { { "gres/gpu", 600.0, '\0' } };
    settings.maxAge.minutes = 14 * 24 * 60;
    addCluster(policy);
    AssociationTree &tree = policy.associations;
    const AssociationId root = AssociationTree::root();
    const AssociationId physics = tree.addAccount(root, "physics", 30);
    const AssociationId chemistry = tree.addAccount(root, "chemistry", 25);
    const AssociationId biology = tree.addAccount(root, "biology", 20);
    const AssociationId computing = tree.addAccount(root, "computing", 15);
    const AssociationId guests = tree.addAccount(root, "guests", 5);
    const AssociationId retired = tree.addAccount(root, "retired", 0);
    const AssociationId astro = tree.addAccount(physics, "astro", 20);
    const AssociationId optics = tree.addAccount(physics, "optics", 10);
    const AssociationId genomics = tree.addAccount(biology, "genomics", sharesParent);
    addUser(now, astro, "ann", 1, 9.1e9L);
    addUser(now, astro, "bob", 1, 8.9e9L);
    tree.setPriority(addUser(now, astro, "cat", 1, 2.2e9L), 10);
    addUser(now, optics, "dan", sharesParent, 4.9e9L);
    addUser(now, chemistry, "fay", 3, 12.0e9L);
    addUser(now, chemistry, "gus", 1, 29.9e9L);
    addUser(now, genomics, "hal", 5, 7.0e9L);
    addUser(now, biology, "kim", 5, 4.6e9L);
    addUser(now, computing, "lea", 1, 0.0L);
    addUser(now, computing, "max", 7, 0.0L);
    addUser(now, retired, "old", 1, 1.0e9L);
    for (int i = 1; i <= 30; ++i) {
        addUser(now, guests, ("guest" + std::to_string(i)).c_str(), 1, 2.0e6L * i);
    }
    addJob(now, "4102", "dan", "optics", 13, 16);
    addJob(now, "4231", "lea", "computing", 4, 32);
    addJob(now, "4188", "max", "computing", 1, 256);
    addJob(now, "4220", "hal", "genomics", 2, 96);
    addJob(now, "4090", "cat", "astro", 5, 64);
    addJob(now, "4002", "gus", "chemistry", 10, 128, 500);
    addJob(now, "4199", "kim", "biology", 0, 32);
    addJob(now, "4056", "bob", "astro", 3, 48, 0, 250);
    addJob(now, "4011", "fay", "chemistry", 9, 16, 1200);
    addJob(now, "4055", "ann", "astro", 1, 32, 0, -300);
    return now;
}

Snapshot goldenPolicy(const std::string &folder)
{
    const std::string path = std::string(APPORTION_TEST_DATA "/goldens/") + folder + "/";
    return slurm::importFiles({ path + "slurm.conf", path + "associations.cfg", path + "usage.txt", path + "jobs.txt", path + "partitions.txt" });
}

std::shared_ptr<const Evaluation> evaluated(const Snapshot &now)
{
    EvaluationOptions options;
    options.now = 1'700'000'000;
    return std::make_shared<const Evaluation>(*evaluate(now, options));
}

} // namespace apportion::test
