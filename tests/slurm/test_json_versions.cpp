// SPDX-License-Identifier: GPL-3.0-or-later
// The lists of slurmrestd and --json as each version of its interface writes them: one association, share, job and
// partition a version, the same in all. Names and shapes are those of the openapi plugins v0.0.36 to v0.0.38 (Slurm 20.11
// to 22.05) and of the data_parser plugins v0.0.39 to v0.0.44 (23.02 to 25.11).
#include "core/agree/printed.h"
#include "reader_testing.h"
#include "slurm/conf/running_conf.h"
#include "slurm/import/import.h"
#include "slurm/lists/listings.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>

namespace test_json_versions
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

/// A document in which ' stands for ".
std::string json(std::string text)
{
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

/// A number as versions from 39 write one that can be unset: in an object. Earlier ones write it bare.
std::string number(int version, int value)
{
    const std::string bare = std::to_string(value);
    return version < 39 ? bare : "{'set': true, 'infinite': false, 'number': " + bare + "}";
}

/// A number that is not set: null until 38.
std::string noNumber(int version)
{
    return version < 39 ? "null" : "{'set': false, 'infinite': false, 'number': 0}";
}

/// No limit: -1 or null until 38, as the field has it.
std::string noLimit(int version, const std::string &before39)
{
    return version < 39 ? before39 : "{'set': false, 'infinite': true, 'number': 0}";
}

/// A limit of an association: 39 wrote most of them bare, with the number that stands for no value when there is none.
std::string limit(int version, int value)
{
    return version == 39 ? std::to_string(value) : number(version, value);
}

std::string noAssociationLimit(int version)
{
    return version == 39 ? "4294967295" : noNumber(version);
}

std::string associations(int version)
{
    const std::string usersDefault = version < 39 ? "'flags': ['DEFAULT'], 'is_default': 1" : "'flags': [], 'is_default': true";
    const std::string noDefault = version < 39 ? "'flags': [], 'is_default': 0" : "'flags': [], 'is_default': false";
    const std::string tres = "[{'type': 'cpu', 'name': null, 'id': 1, 'count': 400}, {'type': 'gres', 'name': 'gpu', 'id': 1001, 'count': 8}]";
    return json("{'meta': {'Slurm': {}}, 'errors': [], 'associations': ["
                "{'account': 'root', 'cluster': 'elm', 'default': {'qos': ''}, "
        + noDefault + ", 'parent_account': '', 'partition': '', 'priority': " + noNumber(version)
        + ", 'qos': ['normal'], 'shares_raw': 1, 'user': ''},"
          "{'account': 'chem', 'cluster': 'elm', 'default': {'qos': 'normal'}, "
        + noDefault + ", 'max': {'jobs': {'per': {'count': " + limit(version, 50) + ", 'accruing': " + noAssociationLimit(version)
        + ", 'wall_clock': " + number(version, 2880) + "}, 'active': " + noAssociationLimit(version) + "}, 'tres': {'total': " + tres
        + "}}, 'min': {'priority_threshold': " + noNumber(version)
        + "}, 'parent_account': 'root', 'partition': '', 'priority': " + number(version, 33)
        + ", 'qos': ['high', 'normal'], 'shares_raw': 2147483647, 'user': ''},"
          "{'account': 'chem', 'cluster': 'elm', 'default': {'qos': ''}, "
        + usersDefault + ", 'parent_account': '', 'partition': 'gpu', 'priority': " + noNumber(version)
        + ", 'qos': [], 'shares_raw': 7, 'user': 'ann'},"
          "{'account': 'chem', 'cluster': 'elm', 'default': {'qos': ''}, "
        + usersDefault + ", 'parent_account': '', 'partition': 'long', 'priority': " + noNumber(version)
        + ", 'qos': [], 'shares_raw': 8, 'user': 'ann'}]}");
}

/// The first interface with shares is v0.0.39.
std::string shares(int version)
{
    const auto share = [version](const std::string &name, const std::string &parent, int usage, const std::string &type) {
        return "{'id': 5, 'cluster': 'elm', 'name': '" + name + "', 'parent': '" + parent
            + "', 'partition': '', 'shares_normalized': " + number(version, 0) + ", 'shares': " + number(version, 1)
            + ", 'usage': " + std::to_string(usage) + ", 'fairshare': {'factor': " + number(version, 0) + ", 'level': 1.5}, 'type': [" + type + "]}";
    };
    return json("{'shares': {'shares': [" + share("root", "", 4500, "") + ", " + share("chem", "root", 4500, "") + ", "
        + share("ann", "chem", 3200, "'USER'") + "], 'total_shares': 3}, 'warnings': [], 'errors': []}");
}

std::string jobs(int version)
{
    const std::string state = version < 40 ? "'PENDING'" : version < 44 ? "['PENDING']" : "['PENDING', 'EXPEDITING']";
    const std::string hold = version < 39 ? "" : "'hold': false, ";
    return json("{'jobs': [{'account': 'chem', 'accrue_time': " + number(version, 1700000000) + ", 'array_job_id': " + number(version, 12)
        + ", 'array_task_id': " + noNumber(version) + ", 'array_task_string': '1-50%5', 'association_id': 9, 'cpus': " + number(version, 64)
        + ", 'eligible_time': " + number(version, 1700000000) + ", " + hold + "'job_id': 12, 'job_state': " + state
        + ", 'name': 'sweep', 'nice': 100, 'node_count': " + number(version, 2) + ", 'partition': 'batch,gpu', 'priority': " + number(version, 4711)
        + ", 'qos': 'high', 'resv_name': '', 'state_reason': 'Priority', 'submit_time': " + number(version, 1700000000) + ", 'time_limit': "
        + noLimit(version, "null") + ", 'tres_req_str': 'cpu=64,mem=128G,node=2,billing=64,gres/gpu=4', 'user_id': 20001, 'user_name': 'ann'}]}");
}

std::string partitions(int version)
{
    if (version < 39) {
        return json(
            "{'errors': [], 'partitions': [{'flags': ['default'], 'preemption_mode': ['disabled'], 'billing_weights': 'CPU=1.0,Mem=0.25G', "
            "'max_time_limit': -1, 'min nodes per job': 0, 'name': 'batch', 'nodes': 'c[1-4]', 'priority_job_factor': 10, 'priority_tier': 5, "
            "'qos': 'high', 'state': 'UP', 'total_cpus': 128, 'total_nodes': 4, 'tres': 'cpu=128,mem=512G,node=4,billing=256'}]}");
    }
    return json("{'partitions': [{'nodes': {'configured': 'c[1-4]', 'total': 4}, 'qos': {'allowed': '', 'assigned': 'high'}, 'tres': "
                "{'billing_weights': 'CPU=1.0,Mem=0.25G', 'configured': 'cpu=128,mem=512G,node=4,billing=256'}, 'cpus': {'total': 128}, "
                "'maximums': {'time': "
        + noLimit(version, "") + "}, 'name': 'batch', 'priority': {'job_factor': 10, 'tier': 5}}]}");
}

} // namespace

class TestJsonVersions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void associationsAreReadOfEveryVersion_data() { versions(36); }
    void associationsAreReadOfEveryVersion();
    void sharesAreReadOfEveryVersion_data() { versions(39); }
    void sharesAreReadOfEveryVersion();
    void jobsAreReadOfEveryVersion_data() { versions(36); }
    void levelsThatAreInfiniteDoNotEndTheReading();
    void jobsAreReadOfEveryVersion();
    void partitionsAreReadOfEveryVersion_data() { versions(36); }
    void partitionsAreReadOfEveryVersion();

private:
    static void versions(int first)
    {
        static constexpr const char *releases[] = { "20.11", "21.08", "22.05", "23.02", "23.11", "24.05", "24.11", "25.05", "25.11" };
        QTest::addColumn<int>("version");
        for (int version = first; version <= 44; ++version) {
            QTest::addRow("v0.0.%d, Slurm %s", version, releases[version - 36]) << version;
        }
    }
};

void TestJsonVersions::associationsAreReadOfEveryVersion()
{
    QFETCH(int, version);
    Policy policy;
    Diagnostics diagnostics;
    const std::string text = associations(version);
    QCOMPARE(static_cast<int>(kindOfText(text)), static_cast<int>(FileKind::Associations));
    QVERIFY(readAssociationList(text, "associations.json", policy, diagnostics));
    QVERIFY2(diagnostics.empty(), textOf(diagnostics));
    const AssociationTree &tree = policy.associations;
    const AssociationId chem = tree.findAccount("chem");
    const AssociationId ann = tree.findUser(chem, "ann", "gpu");
    QVERIFY(chem != noAssociation && ann != noAssociation);
    QVERIFY(tree.usesParent(chem));
    QCOMPARE(tree.priority(chem), 33u);
    QCOMPARE(QString::fromStdString(std::string(tree.options(chem))),
        QString(
            "DefaultQOS='normal':GrpTRES=cpu=400,gres/gpu=8:GrpJobs=50:MaxWallDurationPerJob=2880:QOS='+high'")); // the other one comes from above
    QCOMPARE(tree.rawShares(ann), 7u);
    QCOMPARE(tree.priority(ann), noPriority);
    QCOMPARE(std::string(tree.options(ann)), std::string("DefaultAccount='chem'")); // which both of her associations tell
    QCOMPARE(policy.clusterName, std::string("elm"));
}

void TestJsonVersions::sharesAreReadOfEveryVersion()
{
    QFETCH(int, version);
    Policy policy;
    Diagnostics diagnostics;
    QVERIFY(readFlatFile("Cluster - 'elm'\nParent - 'root'\nAccount - 'chem'\nParent - 'chem'\nUser - 'ann'\n", "dump.cfg", policy, diagnostics));
    const std::string text = shares(version);
    QCOMPARE(static_cast<int>(kindOfText(text)), static_cast<int>(FileKind::Usage));
    const AssociationTree &tree = policy.associations;
    Situation situation;
    QVERIFY(readSshare(text, "shares.json", tree, situation, diagnostics));
    const AssociationId chem = tree.findAccount("chem");
    QCOMPARE(situation.ownUsage(tree.findUser(chem, "ann")), 3200.0L);
    QCOMPARE(situation.ownUsage(chem), 1300.0L); // what users who went left behind
}

/// 23.11 and 24.05 write the LevelFS of whoever used nothing as libjson-c does, which is no JSON.
void TestJsonVersions::levelsThatAreInfiniteDoNotEndTheReading()
{
    const auto share = [](const std::string &name, const std::string &parent, const std::string &level, int usage) {
        return "{'name': '" + name + "', 'parent': '" + parent + "', 'usage': " + std::to_string(usage)
            + ", 'fairshare': {'factor': 0.5, 'level': " + level + "}, 'type': [" + (name == "ann" || name == "bob" ? "'USER'" : "") + "]}";
    };
    const std::string text = json("{'shares': {'shares': [" + share("root", "", "0.0", 45) + ",\n" + share("x\\': Infinity", "root", "Infinity", 0)
        + ",\n" + share("chem", "root", "-Infinity", 45) + ",\n" + share("ann", "chem", "Infinity", 0) + ",\n" + share("bob", "chem", "NaN", 45)
        + "]}, 'errors': []}");
    Policy policy;
    Diagnostics diagnostics;
    QVERIFY(
        readFlatFile("Cluster - 'elm'\nParent - 'root'\nAccount - 'chem'\nAccount - 'x\": infinity'\nParent - 'chem'\nUser - 'ann'\nUser - 'bob'\n",
            "dump.cfg", policy, diagnostics));
    diagnostics.clear();
    Situation situation;
    Printed printed;
    const AssociationTree &tree = policy.associations;
    QVERIFY(readSshare(text, "shares.json", tree, situation, diagnostics, &printed));
    QVERIFY2(!hasErrors(diagnostics), textOf(diagnostics)); // of root's user it says nothing
    const AssociationId chem = tree.findAccount("chem");
    QCOMPARE(situation.ownUsage(tree.findUser(chem, "bob")), 45.0L);
    const auto levelOf = [&](AssociationId id) {
        const auto row = std::find_if(printed.shares.begin(), printed.shares.end(), [id](const PrintedShare &one) { return one.association == id; });
        return row->values[static_cast<std::size_t>(ShareColumn::LevelFs)];
    };
    QVERIFY(std::isinf(levelOf(tree.findUser(chem, "ann"))));
    QVERIFY(std::isnan(levelOf(tree.findUser(chem, "bob")))); // not printed
}

void TestJsonVersions::jobsAreReadOfEveryVersion()
{
    QFETCH(int, version);
    Situation situation;
    Diagnostics diagnostics;
    const std::string text = jobs(version);
    QCOMPARE(static_cast<int>(kindOfText(text)), static_cast<int>(FileKind::Jobs));
    QVERIFY(readJobs(text, "jobs.json", situation, diagnostics));
    QVERIFY2(diagnostics.empty(), textOf(diagnostics));
    QCOMPARE(situation.jobs->size(), std::size_t { 1 });
    const Job &job = situation.jobs->front();
    QCOMPARE(job.expedited, version >= 44);
    QCOMPARE(job.id, std::string("12_[1-50%5]"));
    QCOMPARE(job.user, std::string("ann"));
    QCOMPARE(job.account, std::string("chem"));
    QCOMPARE(job.qos, std::string("high"));
    QCOMPARE(job.partitions, (std::vector<std::string> { "batch", "gpu" }));
    QCOMPARE(job.nodes, 2u);
    QCOMPARE(job.cpus, 64u);
    QCOMPARE(job.nice, 100);
    QCOMPARE(job.timeLimit, unlimitedTime);
    QCOMPARE(job.submitTime, std::int64_t { 1700000000 });
    QCOMPARE(job.accrueTime, std::int64_t { 1700000000 });
    QCOMPARE(job.printedPriority, 4711u);
    QCOMPARE(tresCount(job.tres, "gres/gpu"), std::uint64_t { 4 });
    QCOMPARE(tresCount(job.tres, "mem"), std::uint64_t { 128UL * 1024 });
    QVERIFY(!job.held && !job.running && !job.reservation);
}

void TestJsonVersions::partitionsAreReadOfEveryVersion()
{
    QFETCH(int, version);
    Policy policy;
    Diagnostics diagnostics;
    const std::string text = partitions(version);
    QCOMPARE(static_cast<int>(kindOfText(text)), static_cast<int>(FileKind::Partitions));
    QVERIFY(readPartitions(text, "partitions.json", policy, diagnostics));
    QCOMPARE(policy.partitions->size(), std::size_t { 1 });
    const Partition &partition = policy.partitions->front();
    QCOMPARE(partition.name, std::string("batch"));
    QCOMPARE(partition.qos, std::string("high"));
    QCOMPARE(int { partition.priorityJobFactor }, 10);
    QCOMPARE(int { partition.priorityTier }, 5);
    QCOMPARE(partition.nodesWritten, std::string("c[1-4]"));
    QVERIFY(partition.maxTime.isUnlimited());
    QCOMPARE(partition.isDefault, version < 39); // later versions do not say which partition is the default one
    QVERIFY(!partition.requeue);
}

APPORTION_TEST(TestJsonVersions)
} // namespace test_json_versions

#include "test_json_versions.moc"
