// SPDX-License-Identifier: GPL-3.0-or-later
#include "whole_policy.h"

namespace apportion::test
{

namespace
{

void fillSettings(PrioritySettings &settings)
{
    settings.type = PriorityType::Basic;
    settings.set(PriorityFlag::AccrueAlways);
    settings.set(PriorityFlag::NoFairTree);
    settings.set(PriorityFlag::SmallRelativeToTime);
    settings.unknownFlags = { "FAIR_TREE", "TICKET_BASED" };
    settings.halfLife = { 14 * 24 * 60, "14-0" };
    settings.usageReset = UsageReset::Quarterly;
    settings.calcPeriod = { 3, "2:30" };
    settings.favorSmall = true;
    settings.maxAge = { SlurmTime::unlimited, "INFINITE" };
    settings.dampeningFactor = 5;
    settings.weightAge = 1;
    settings.weightAssoc = 2;
    settings.weightFairshare = 20000000;
    settings.weightJobSize = 4;
    settings.weightPartition = 5;
    settings.weightQos = 4294967295;
    settings.weightTres = { { "CPU", 1000.0, '\0' }, { "Mem", 0.1, 'G' }, { "GRES/gpu", 1e-300, '\0' } };
    settings.siteFactorPlugin = "site_factor/example";
    settings.siteFactorParameters = "a=\"1\"\tb\\c";
    settings.parameters = "x";
    settings.given.set(0);
    settings.given.set(5);
    settings.given.set(priorityKeyCount - 1);
}

void fillHardware(Policy &policy)
{
    policy.tres.track("gres/gpu");
    policy.tres.track("license/matlab");
    policy.licenses = { { "license/matlab", 50 }, { "license/ansys", 0 } };
    policy.chips.edit() = { { "Broadwell", 41.6, 1.0 }, { "new", 0.0, 0.0 } };
    NodeGroup bought;
    bought.names = "c[1-8]";
    bought.count = 8;
    bought.cpus = 64;
    bought.cores = 32;
    bought.memoryMb = 18446744073709551615U;
    bought.gres = { { "gres/gpu", 4 }, { "gres/gpu:h100", 4 } };
    bought.gresWritten = "gpu:h100:4(S:0-1)";
    bought.foreign = { { "State", "UNKNOWN" }, { "Feature", "ib,\"x\"" }, { "State", "given twice" } };
    bought.chip = "Broadwell";
    bought.owner = NodeOwner::Group;
    bought.owners = { "physics", "chem" };
    NodeGroup twin = bought; // the same host list: partitions must still tell them apart
    twin.owner = NodeOwner::Account;
    NodeGroup plain;
    plain.names = "p1";
    plain.count = 1;
    policy.nodeGroups.edit() = { bought, twin, plain };

    Partition whole;
    whole.name = "batch";
    whole.nodesWritten = "c[1-8],p1";
    whole.nodes = { { 0, 8 }, { 2, 1 }, { 1, 3 } };
    whole.billingWeights = { { "CPU", 1.0, '\0' }, { "mem", 0.25, 'g' }, { "GRES/gpu", 16.5, '\0' } };
    whole.priorityJobFactor = 65535;
    whole.priorityTier = 0;
    whole.isDefault = true;
    whole.qos = "part";
    whole.maxTime = { 90, "1:30:00" };
    whole.requeue = true;
    whole.givenJobFactor = true;
    whole.givenTier = true;
    whole.foreign = { { "AllowGroups", "a,b" } };
    Partition limitless;
    limitless.name = "limitless";
    limitless.maxTime = { SlurmTime::unlimited, "UNLIMITED" };
    policy.partitions.edit() = { whole, limitless, Partition() };
    policy.qos.edit()
        = { { "normal", 0, 1.0, {}, {}, {} }, { "high", 4294967295, 0.1, "fast; \n lane", "normal,low", { { "Flags", "DenyOnLimit" } } } };
}

void fillAssociations(AssociationTree &tree, Situation &situation)
{
    const AssociationId root = AssociationTree::root();
    situation.setOwnUsage(root, 12.0L);
    tree.setOptions(root, "QOS='normal'");
    tree.addUser(root, "root", 1);
    const AssociationId chem = tree.addAccount(root, "chem", 0);
    tree.setPriority(chem, 0);
    const AssociationId jose = tree.addUser(chem, "jos\xe9", sharesParent); // Latin-1
    situation.setOwnUsage(jose, 0.1L); // more digits than a double has
    tree.setOptions(jose, "Description='\xff\xfe'");
    situation.setOwnUsage(tree.addUser(chem, "zo\xc3\xab", maxRawShares), 18446744073709551615.0L);
    const AssociationId physics = tree.addAccount(root, "physics", sharesParent);
    situation.setOwnUsage(physics, 1e-4000L);
    const AssociationId ann = tree.addUser(physics, "ann", 3);
    situation.setOwnUsage(ann, 9007199254740993.0L);
    tree.setPriority(ann, 7);
    situation.setOwnUsage(tree.addUser(physics, "ann", 4, "gpu"), 2.5L);
    const AssociationId optics = tree.addAccount(physics, "optics 'n' \"light\"\\", 30);
    tree.addUser(optics, "\xf4\x8f\xbe\x80\x7f\x01", 5); // U+10FF80 itself, and control characters
}

void fillJobs(std::vector<Job> &jobs)
{
    Job job;
    job.id = "12_[1-50%5]";
    job.number = 12;
    job.name = "name";
    job.user = "jos\xe9";
    job.account = "chem";
    job.qos = "high";
    job.partitions = { "batch", "limitless" };
    job.billedIn = "limitless";
    job.submitTime = 1795000000;
    job.accrueTime = 1795000001;
    job.eligibleTime = -1;
    job.startTime = 1'700'000'123;
    job.dependency = "afterok:11(unfulfilled),singleton";
    job.siteFactor = -2147483645;
    job.nice = -100;
    job.timeLimit = unlimitedTime;
    job.nodes = 2;
    job.cpus = 64;
    job.tres = { { "cpu", 64 }, { "mem", 18446744073709551615U } };
    job.held = true;
    job.reservation = true;
    job.running = true;
    job.printedPriority = 4294967295;
    job.setPriority = 4294967294;
    jobs = { job, Job() };
}

} // namespace

Snapshot wholePolicy()
{
    Snapshot whole;
    Policy &policy = whole.policy;
    policy.clusterName = "cluster";
    policy.clusterOptions = "Fairshare=1:QOS='normal'";
    fillSettings(policy.priority);
    fillHardware(policy);
    fillAssociations(policy.associations, whole.situation);
    fillJobs(whole.situation.jobs.edit());
    whole.situation.toldAt = 1583409600;
    whole.situation.usageAt = 1583406000;
    whole.situation.lastReset = 1583402400;
    whole.situation.tresUsage.edit() = { { "bio", "", "cpu", 12 }, { "bio", "ann", "gres/gpu", 18446744073709551615U } };
    whole.situation.walkOrder.edit() = { "physics", "root" };
    policy.foreignConf.edit() = { { "SlurmctldHost", "head(10.0.0.1)", { "slurm.conf", 4 } }, { "SlurmctldHost", "spare", {} } };
    policy.foreignAssociations.edit() = { "Something - 'odd':\xe9", "" };
    policy.otherAccounts.edit() = { { "elsewhere", "Description='x \\'y\\'':Organization=''" }, { "left", "" } };
    policy.otherUsers.edit() = { { "gus", "AdminLevel='Operator':Coordinator='elsewhere'" }, { "jos\xe9", "" } };
    return whole;
}

} // namespace apportion::test
