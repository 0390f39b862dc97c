// SPDX-License-Identifier: GPL-3.0-or-later
// The same cluster in every shape in which Slurm lists it: text of 22.05 (data/slurm-22.05, printed by a real one) and
// JSON of 22.05 and 25.11 (data/slurm-json) must give the same policy.
#include "reader_testing.h"
#include "slurm/conf/running_conf.h"
#include "slurm/import/import.h"
#include "slurm/lists/flat_file_writer.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/listings.h"
#include "slurm/lists/qos_list.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>

namespace test_listings
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

std::string json(const char *name)
{
    return contentOf(std::string(APPORTION_TEST_DATA "/slurm-json/") + name);
}

/// The tree as text: "account/user@partition shares priority options" a line, in the order of the names.
std::string treeText(const AssociationTree &tree, bool withOptions, const Situation &situation = {})
{
    std::vector<std::string> lines;
    for (const AssociationId id : tree.layout().ids()) {
        std::string line = id == AssociationTree::root() ? "" : std::string(tree.name(tree.parent(id)));
        line += " > " + std::string(tree.name(id)) + (tree.isUser(id) ? " user" : "") + ' ' + std::string(tree.partition(id)) + ' '
            + std::to_string(tree.rawShares(id)) + ' ' + std::to_string(tree.priority(id)) + ' '
            + std::to_string(static_cast<double>(situation.ownUsage(id)));
        lines.push_back(withOptions ? line + ' ' + std::string(tree.options(id)) : line);
    }
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string &line : lines) {
        text += line + '\n';
    }
    return text;
}

} // namespace

class TestListings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kindsOfJsonAreKnown_data();
    void kindsOfJsonAreKnown();
    void listingsOfAssociationsGiveTheTreeOfTheDump_data();
    void listingsOfAssociationsGiveTheTreeOfTheDump();
    void whatComesFromAboveIsNotTakenForTheirOwn();
    void withoutParentsTheAccountsHangBelowRoot();
    void lineageTellsTheParents();
    void cyclesAndDoublesAreTold();
    void otherClustersAreLeftOut();
    void everythingOfTheDatabaseIsReadFromOneDocument();
    void sharesOfJsonAreThoseOfTheTable();
    void sshareWithPartitionsTellsAssociationsApart();
    void jobsOfJsonAreThoseOfScontrol();
    void jobsOfThe2205JsonAreThoseOfScontrol();
    void runningJobsOfJsonCountWithWhatTheyHave();
    void niceBelow0OfJsonIsRead_data();
    void niceBelow0OfJsonIsRead();
    void jobsInTheirLongFormAreTheSame();
    void nodesOfJsonAreThoseOfScontrol_data();
    void nodesOfJsonAreThoseOfScontrol();
    void partitionsOfJsonAreThoseOfScontrol();
    void qosOfJsonHaveTheirLimits();
    void tresOfJsonAreTracked();
    void brokenJsonIsToldWithItsLine();
    void badBytesInJsonDoNotCostTheDocument();
    void deepJsonEndsInAFinding();
    void errorsOfTheCommandAreTold();
    void damagedListingsComeBack();
};

void TestListings::kindsOfJsonAreKnown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const std::string &text, FileKind kind) {
        QTest::newRow(name) << QString::fromStdString(text) << static_cast<int>(kind);
    };
    row("associations", json("associations_v0.0.44.json"), FileKind::Associations);
    row("config", json("config_v0.0.44.json"), FileKind::Associations);
    row("jobs", json("jobs_v0.0.44.json"), FileKind::Jobs);
    row("squeue", printed("squeue.json"), FileKind::Jobs);
    row("sinfo 22.05", printed("sinfo.json"), FileKind::Nodes);
    row("sinfo", json("sinfo_v0.0.44.json"), FileKind::Nodes);
    row("nodes", json("nodes_v0.0.44.json"), FileKind::Nodes);
    row("partitions", json("partitions_v0.0.44.json"), FileKind::Partitions);
    row("partitions 22.05", json("partitions_v0.0.38.json"), FileKind::Partitions);
    row("qos", json("qos_v0.0.44.json"), FileKind::Qos);
    row("tres", json("tres_v0.0.44.json"), FileKind::Tres);
    row("shares", json("shares_v0.0.44.json"), FileKind::Usage);
    row("cut off", json("shares_v0.0.44.json").substr(0, 900), FileKind::Usage);
    row("something else", "{\"a\": [1, 2]}", FileKind::Unknown);
    row("squeue table", printed("squeue.txt"), FileKind::Jobs);
    row("squeue long", printed("squeue_long.txt"), FileKind::Jobs);
    row("squeue -o", printed("squeue_o.txt"), FileKind::Jobs);
    row("squeue -o %all", printed("squeue_all.txt"), FileKind::Jobs);
    row("assoc", printed("assoc.txt"), FileKind::Associations);
    row("assoc tree", printed("assoc_tree.txt"), FileKind::Associations);
}

void TestListings::kindsOfJsonAreKnown()
{
    QFETCH(QString, text);
    QFETCH(int, kind);
    QCOMPARE(static_cast<int>(kindOfText(text.toStdString())), kind);
}

void TestListings::listingsOfAssociationsGiveTheTreeOfTheDump_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("ParentName") << QString::fromStdString(printed("assoc_parent.txt"));
    QTest::newRow("tree") << QString::fromStdString(printed("assoc_tree.txt"));
    std::string numbers = printed("assoc_parent.txt");
    numbers.replace(numbers.find("ParentName"), 10, "Anything");
    QTest::newRow("LFT and RGT") << QString::fromStdString(numbers);
    QTest::newRow("json") << QString::fromStdString(json("associations_v0.0.44.json"));
    QTest::newRow("config") << QString::fromStdString(json("config_v0.0.44.json"));
}

void TestListings::listingsOfAssociationsGiveTheTreeOfTheDump()
{
    QFETCH(QString, text);
    Policy dump;
    Policy listed;
    Diagnostics diagnostics;
    QVERIFY(readFlatFile(printed("dump.cfg"), "dump.cfg", dump, diagnostics));
    QVERIFY(readAssociationList(text.toStdString(), "assoc.txt", listed, diagnostics));
    QVERIFY2(diagnostics.empty(), textOf(diagnostics));
    QCOMPARE(treeText(listed.associations, false), treeText(dump.associations, false));
    QCOMPARE(listed.clusterName, std::string("willow"));
    QCOMPARE(QString::fromStdString(listed.clusterOptions), QString::fromStdString(dump.clusterOptions));
}

void TestListings::whatComesFromAboveIsNotTakenForTheirOwn()
{
    Policy policy;
    Diagnostics diagnostics;
    QVERIFY(readAssociationList(printed("assoc_parent.txt"), "assoc.txt", policy, diagnostics));
    const AssociationTree &tree = policy.associations;
    const AssociationId chem = tree.findAccount("chem");
    const AssociationId astro = tree.findAccount("astro");
    QCOMPARE(tree.priority(tree.findAccount("physics")), 50u);
    QCOMPARE(tree.priority(astro), noPriority);
    QCOMPARE(std::string(tree.options(chem)), std::string("GrpTRES=cpu=500,gres/gpu=8:QOS='+high'"));
    QCOMPARE(std::string(tree.options(tree.findUser(chem, "bob"))), std::string());
    QCOMPARE(std::string(tree.options(tree.findUser(chem, "dot", "gpu"))), std::string("QOS='+scavenge'"));
    QCOMPARE(std::string(tree.options(tree.findUser(astro, "ann"))), std::string("DefaultQOS='normal':MaxSubmitJobs=99:QOS='+high'"));
    QVERIFY(tree.usesParent(tree.findUser(tree.findAccount("physics"), "cy")));
    // and the flat file that is written of it reads back to the same
    Policy again;
    QVERIFY(readFlatFile(flatFile(policy), "again.cfg", again, diagnostics));
    QCOMPARE(treeText(again.associations, true), treeText(tree, true));
}

void TestListings::withoutParentsTheAccountsHangBelowRoot()
{
    Policy policy;
    Diagnostics diagnostics;
    QVERIFY(readAssociationList(printed("assoc.txt"), "assoc.txt", policy, diagnostics));
    QCOMPARE(diagnostics.size(), std::size_t { 1 });
    QCOMPARE(findCode(diagnostics, "assoc-parents")->place.line, 4u);
    QCOMPARE(policy.associations.parent(policy.associations.findAccount("astro")), AssociationTree::root());
    QCOMPARE(policy.associations.count(), 13u);
}

void TestListings::lineageTellsTheParents()
{
    Policy policy;
    Diagnostics diagnostics;
    QVERIFY(readAssociationList(
        "Account|User|Share|Lineage\nroot||1|/\nc|ann|3|/a/b/c/0-ann/\nc||2|/a/b/c/\nb||5|/a/b/\na||7|/a/\nroot|root|1|/0-root/\n", "f", policy,
        diagnostics));
    const AssociationTree &tree = policy.associations;
    QCOMPARE(std::string(tree.name(tree.parent(tree.findAccount("c")))), std::string("b"));
    QCOMPARE(std::string(tree.name(tree.parent(tree.findAccount("b")))), std::string("a"));
    QCOMPARE(tree.rawShares(tree.findUser(tree.findAccount("c"), "ann")), 3u);
}

void TestListings::cyclesAndDoublesAreTold()
{
    Policy policy;
    Diagnostics diagnostics;
    QVERIFY(readAssociationList("Account|User|ParentName|Share\na||b|1\nb||c|1\nc||a|1\na||root|2\nd||d|4\nd|ann||x\nd|ann||3\n||root|1\ne|eve||2\n",
        "f", policy, diagnostics));
    QVERIFY(findCode(diagnostics, "assoc-cycle") && findCode(diagnostics, "assoc-account-double") && findCode(diagnostics, "assoc-user-double")
        && findCode(diagnostics, "assoc-value") && findCode(diagnostics, "assoc-row") && findCode(diagnostics, "assoc-account-missing"));
    QCOMPARE(policy.associations.count(), 9u); // root, a to e, ann, eve and the user root
    for (const Diagnostic &diagnostic : diagnostics) {
        QVERIFY2(diagnostic.place.line > 0 && !diagnostic.advice.isEmpty(), diagnostic.code.c_str());
    }
}

void TestListings::otherClustersAreLeftOut()
{
    Policy policy;
    Diagnostics diagnostics;
    QVERIFY(readAssociationList(
        "Cluster|Account|User|ParentName|Share\nelm|root|||1\nelm|a||root|2\noak|root|||1\noak|b||root|2\n", "f", policy, diagnostics));
    QCOMPARE(policy.clusterName, std::string("elm"));
    QCOMPARE(policy.associations.findAccount("b"), noAssociation);
    QCOMPARE(diagnostics.size(), std::size_t { 2 });
}

void TestListings::everythingOfTheDatabaseIsReadFromOneDocument()
{
    Policy policy;
    Diagnostics diagnostics;
    QVERIFY(readAssociationList(json("config_v0.0.44.json"), "config.json", policy, diagnostics));
    const AssociationTree &tree = policy.associations;
    QCOMPARE(policy.qos->size(), std::size_t { 3 });
    QCOMPARE(std::string(tree.options(tree.findAccount("astro"))), std::string("Description='stars':Organization='science'"));
    const std::string ann(tree.options(tree.findUser(tree.findAccount("astro"), "ann")));
    QVERIFY2(ann.find("AdminLevel='Operator'") != std::string::npos && ann.find("DefaultAccount='astro'") != std::string::npos, ann.c_str());
}

void TestListings::sharesOfJsonAreThoseOfTheTable()
{
    Policy policy;
    Situation table;
    Situation document;
    Diagnostics diagnostics;
    QVERIFY(readFlatFile(printed("dump.cfg"), "dump.cfg", policy, diagnostics));
    const AssociationTree &tree = policy.associations;
    QVERIFY(readSshare(printed("sshare_m.txt"), "sshare.txt", tree, table, diagnostics));
    QVERIFY(readSshare(json("shares_v0.0.44.json"), "shares.json", tree, document, diagnostics));
    QVERIFY2(diagnostics.empty(), textOf(diagnostics));
    QCOMPARE(treeText(tree, true, document), treeText(tree, true, table));
    QCOMPARE(document.ownUsage(tree.findUser(tree.findAccount("chem"), "dot", "gpu")), 4443.0L);
    QCOMPARE(document.ownUsage(tree.findUser(tree.findAccount("astro"), "ann")), 123456.0L);
}

void TestListings::sshareWithPartitionsTellsAssociationsApart()
{
    Policy policy;
    Situation with;
    Situation without;
    Diagnostics diagnostics;
    QVERIFY(readFlatFile(printed("dump.cfg"), "dump.cfg", policy, diagnostics));
    QVERIFY(readSshare(printed("sshare_m.txt"), "m", policy.associations, with, diagnostics));
    QVERIFY(readSshare(printed("sshare_l.txt"), "l", policy.associations, without, diagnostics)); // by the order of the tree
    QVERIFY2(diagnostics.empty(), textOf(diagnostics));
    const AssociationTree &tree = policy.associations;
    for (const AssociationId id : tree.layout().ids()) { // the long form has LevelFS, which tells fractions
        const long double more = without.ownUsage(id) - with.ownUsage(id);
        QVERIFY2(tree.isUser(id) ? more >= 0.0L && more < 1.0L : std::abs(more) < 2.0L, std::string(tree.name(id)).c_str());
    }
    // 9 of 14 shares, LevelFS 27.420779, of the 189556 of its account
    QVERIFY(std::abs(without.ownUsage(tree.findUser(tree.findAccount("chem"), "dot", "gpu")) - 4443.98L) < 0.05L);
}

void TestListings::jobsOfJsonAreThoseOfScontrol()
{
    Situation text;
    Situation document;
    Diagnostics diagnostics;
    QVERIFY(readJobs(printed("jobs.txt"), "jobs.txt", text, diagnostics));
    QVERIFY2(diagnostics.empty(), textOf(diagnostics));
    QVERIFY(readJobs(json("jobs_v0.0.44.json"), "jobs.json", document, diagnostics));
    QCOMPARE(diagnostics.size(), std::size_t { 1 });
    QVERIFY(findCode(diagnostics, "job-ended"));
    QCOMPARE(document.jobs.get(), text.jobs.get());
    const Job *sweep = findJob(document, "2_[1-50%5]");
    QVERIFY(sweep);
    QCOMPARE(sweep->nodes, 2u);
    QCOMPARE(tresCount(sweep->tres, "mem"), std::uint64_t { 128UL * 1024 });
    const Job *many = findJob(document, "4");
    QVERIFY(many);
    QCOMPARE(many->name, std::string("a|b=c x"));
    QCOMPARE(many->partitions, (std::vector<std::string> { "batch", "gpu", "all" }));
    QCOMPARE(many->nice, 100);
    QVERIFY(findJob(document, "6")->held);
    QCOMPARE(findJob(document, "6")->timeLimit, unlimitedTime);
    QCOMPARE(findJob(document, "5")->accrueTime, std::int64_t { 0 }); // waits for another job
    const Job *train = findJob(document, "3");
    QCOMPARE(tresCount(train->tres, "gres/gpu:a100"), std::uint64_t { 2 });
    QCOMPARE(tresCount(train->tres, "license/matlab"), std::uint64_t { 3 });
    QCOMPARE(train->timeLimit, 510u);
}

void TestListings::jobsOfThe2205JsonAreThoseOfScontrol()
{
    Situation text;
    Situation document;
    Diagnostics diagnostics;
    QVERIFY(readJobs(printed("jobs.txt"), "jobs.txt", text, diagnostics));
    QVERIFY(readJobs(printed("squeue.json"), "squeue.json", document, diagnostics));
    QVERIFY2(diagnostics.empty(), textOf(diagnostics));
    QCOMPARE(document.jobs->size(), text.jobs->size());
    for (const Job &expected : text.jobs.get()) {
        const Job *job = findJob(document, expected.id);
        QVERIFY2(job, expected.id.c_str());
        QCOMPARE(job->tres, expected.tres);
        QCOMPARE(job->partitions, expected.partitions);
        QCOMPARE(job->account, expected.account);
        QCOMPARE(job->user, expected.user);
        QCOMPARE(job->qos, expected.qos);
        QCOMPARE(job->submitTime, expected.submitTime);
        QCOMPARE(job->held, expected.held);
        QCOMPARE(job->nodes, expected.nodes);
        QCOMPARE(job->cpus, expected.cpus);
    }
}

void TestListings::runningJobsOfJsonCountWithWhatTheyHave()
{
    Situation text;
    Situation document;
    Diagnostics diagnostics;
    QVERIFY(readJobs("JobId=7 JobName=x UserId=ann(1000) Account=chem QOS=normal JobState=RUNNING SubmitTime=2026-09-21T15:33:20 "
                     "EligibleTime=2026-09-21T15:33:20 AccrueTime=2026-09-21T15:33:20 StartTime=2026-09-21T15:35:00 TimeLimit=01:00:00 Partition=a "
                     "NumNodes=1 NumCPUs=8 Priority=100 Nice=0 ReqTRES=cpu=1,mem=100M,node=1,billing=1 AllocTRES=cpu=8,mem=800M,node=1,billing=8\n",
        "jobs.txt", text, diagnostics));
    QVERIFY(readJobs(R"({"jobs": [{"job_id": 7, "name": "x", "user_name": "ann", "account": "chem", "qos": "normal", "partition": "a",
        "job_state": ["RUNNING"], "submit_time": 1790004800, "eligible_time": 1790004800, "accrue_time": 1790004800, "start_time": 1790004900,
        "time_limit": {"set": true, "infinite": false, "number": 60}, "priority": {"set": true, "infinite": false, "number": 100},
        "node_count": {"set": true, "infinite": false, "number": 1}, "cpus": {"set": true, "infinite": false, "number": 8},
        "tres_req_str": "cpu=1,mem=100M,node=1,billing=1", "tres_alloc_str": "cpu=8,mem=800M,node=1,billing=8"}]})",
        "jobs.json", document, diagnostics));
    QVERIFY2(diagnostics.empty(), textOf(diagnostics));
    QCOMPARE(text.jobs->size(), std::size_t { 1 });
    QCOMPARE(document.jobs->size(), std::size_t { 1 });
    QCOMPARE(document.jobs->front().cpus, 8u);
    QCOMPARE(document.jobs->front().tres, text.jobs->front().tres);
    QCOMPARE(tresCount(document.jobs->front().tres, "mem"), std::uint64_t { 800 });
}

void TestListings::niceBelow0OfJsonIsRead_data()
{
    QTest::addColumn<QString>("printed");
    QTest::addColumn<int>("nice");
    QTest::newRow("none") << "null" << 0; // before 23.02
    QTest::newRow("a number") << "100" << 100;
    QTest::newRow("with its sign") << "-50" << -50; // from 23.02 on
    QTest::newRow("in 32 bits") << "4294967246" << -50; // what 22.05 printed of --nice=-50
    QTest::newRow("the least") << "2147483651" << -2147483645;
    QTest::newRow("the most") << "2147483645" << 2147483645;
}

void TestListings::niceBelow0OfJsonIsRead()
{
    QFETCH(QString, printed);
    QFETCH(int, nice);
    Situation situation;
    Diagnostics diagnostics;
    const std::string text = "{\"jobs\": [{\"job_id\": 1, \"job_state\": \"PENDING\", \"priority\": 1, \"nice\": " + printed.toStdString() + "}]}";
    QVERIFY(readJobs(text, "squeue.json", situation, diagnostics));
    QCOMPARE(situation.jobs->front().nice, nice);
}

void TestListings::jobsInTheirLongFormAreTheSame()
{
    Situation one;
    Situation many;
    Diagnostics diagnostics;
    QVERIFY(readJobs(printed("jobs.txt"), "jobs.txt", one, diagnostics));
    QVERIFY(readJobs(printed("jobs_long.txt"), "jobs.txt", many, diagnostics));
    QVERIFY2(diagnostics.empty(), textOf(diagnostics));
    QCOMPARE(many.jobs.get(), one.jobs.get());
    QCOMPARE(one.jobs->size(), std::size_t { 9 });
}

void TestListings::nodesOfJsonAreThoseOfScontrol_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nodes") << QString::fromStdString(json("nodes_v0.0.44.json"));
    QTest::newRow("sinfo 22.05") << QString::fromStdString(printed("sinfo.json"));
}

void TestListings::nodesOfJsonAreThoseOfScontrol()
{
    QFETCH(QString, text);
    Policy lines;
    Policy document;
    Diagnostics diagnostics;
    QVERIFY(readNodes(printed("nodes.txt"), "nodes.txt", lines, diagnostics));
    QVERIFY(readNodes(text.toStdString(), "nodes.json", document, diagnostics));
    QVERIFY2(diagnostics.empty(), textOf(diagnostics));
    QCOMPARE(document.nodeGroups.get(), lines.nodeGroups.get());
    Policy sinfo;
    QVERIFY(readNodes(json("sinfo_v0.0.44.json"), "sinfo.json", sinfo, diagnostics));
    QCOMPARE(sinfo.clusterCpus(), lines.clusterCpus());
    QCOMPARE(sinfo.clusterNodes(), std::uint64_t { 18 });
}

void TestListings::partitionsOfJsonAreThoseOfScontrol()
{
    Policy lines;
    Diagnostics diagnostics;
    QVERIFY(readNodes(printed("nodes.txt"), "nodes.txt", lines, diagnostics));
    Policy document = lines;
    Policy old = lines;
    QVERIFY(readPartitions(printed("partitions_long.txt"), "partitions.txt", lines, diagnostics));
    QVERIFY(readPartitions(json("partitions_v0.0.44.json"), "partitions.json", document, diagnostics));
    QVERIFY(readPartitions(json("partitions_v0.0.38.json"), "partitions.json", old, diagnostics));
    QVERIFY2(diagnostics.empty(), textOf(diagnostics));
    QCOMPARE(old.partitions.get(), lines.partitions.get());
    QCOMPARE(lines.partitions->at(0).nodes, (std::vector<PartitionNodes> { { 0, 12 } }));
    QCOMPARE(lines.partitions->at(2).nodes, (std::vector<PartitionNodes> { { 0, 12 }, { 1, 3 }, { 2, 3 } }));
    QVERIFY(lines.partitions->at(0).isDefault);
    document.partitions.edit()[0].isDefault = true; // newer releases do not print it as JSON
    QCOMPARE(document.partitions.get(), lines.partitions.get());
}

void TestListings::qosOfJsonHaveTheirLimits()
{
    Policy policy;
    Diagnostics diagnostics;
    QVERIFY(readQosList(json("qos_v0.0.44.json"), "qos.json", policy, diagnostics));
    QVERIFY2(diagnostics.empty(), textOf(diagnostics));
    QCOMPARE(policy.qos->size(), std::size_t { 3 });
    QCOMPARE(policy.qos->at(0), (Qos { "normal", 0, 1.0, "Normal QOS default", {}, {} }));
    QCOMPARE(policy.qos->at(1),
        (Qos { "high", 100, 1.0, "urgent work", "normal", { { "MaxTRESPerUser", "cpu=64,gres/gpu=2" }, { "MaxJobsPerUser", "5" } } }));
    QCOMPARE(policy.qos->at(2),
        (Qos { "scavenge", 0, 0.25, "scavenge", {}, { { "Flags", "NoReserve" }, { "GraceTime", "300" }, { "MaxWallDurationPerJob", "120" } } }));
    policy = {};
    QVERIFY(readQosList("{\"qos\": [{\"name\": \"wide\", \"limits\": {\"factor\": {\"set\": true, \"infinite\": false, \"number\": 2.0}}}]}",
        "qos.json", policy, diagnostics));
    QCOMPARE(policy.qos->at(0).foreign.size(), std::size_t { 1 });
    QCOMPARE(policy.qos->at(0).foreign[0].key, std::string("LimitFactor"));
    QCOMPARE(std::stod(policy.qos->at(0).foreign[0].value), 2.0);
}

void TestListings::tresOfJsonAreTracked()
{
    Policy policy;
    Diagnostics diagnostics;
    QVERIFY(readTresList(json("tres_v0.0.44.json"), "tres.json", false, policy, diagnostics));
    QCOMPARE(policy.tres.size(), alwaysTrackedTres + 3);
    QVERIFY(policy.tres.find("gres/gpu:a100") != noTres && policy.tres.find("license/matlab") != noTres);
}

void TestListings::brokenJsonIsToldWithItsLine()
{
    const std::string whole = json("jobs_v0.0.44.json");
    const std::size_t cut = whole.find("\"job_id\": 3,");
    Situation policy;
    Diagnostics diagnostics;
    QVERIFY(readJobs(whole.substr(0, cut), "jobs.json", policy, diagnostics));
    const Diagnostic *broken = findCode(diagnostics, "json-broken");
    QVERIFY(broken);
    QCOMPARE(broken->place.line, static_cast<std::uint32_t>(1 + std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(cut), '\n')));
    QCOMPARE(policy.jobs->size(), std::size_t { 2 }); // what stands before it
}

void TestListings::badBytesInJsonDoNotCostTheDocument()
{
    std::string text = json("jobs_v0.0.44.json");
    text.replace(text.find("sweep"), 5,
        "sw\xff\xfe"
        "p");
    Situation policy;
    Diagnostics diagnostics;
    QVERIFY(readJobs(text, "jobs.json", policy, diagnostics));
    QCOMPARE(policy.jobs->size(), std::size_t { 9 });
    QCOMPARE(findJob(policy, "2_[1-50%5]")->name, std::string("sw??p"));
    QVERIFY(findCode(diagnostics, "text-encoding"));
}

void TestListings::deepJsonEndsInAFinding()
{
    Situation policy;
    Diagnostics diagnostics;
    const std::string deep = "{\"jobs\": [{\"job_id\": 1, \"x\": " + std::string(1000000, '[');
    QVERIFY(!readJobs(deep, "jobs.json", policy, diagnostics));
    QVERIFY(findCode(diagnostics, "json-broken"));
    QCOMPARE(kindOfText(deep), FileKind::Jobs);
    QCOMPARE(kindOfText("{\"a\":" + std::string(1000000, '{')), FileKind::Unknown);
}

void TestListings::errorsOfTheCommandAreTold()
{
    Situation policy;
    Diagnostics diagnostics;
    QVERIFY(readJobs("{\"jobs\": [], \"errors\": [{\"description\": \"no slurmctld\", \"error_number\": 1}]}", "jobs.json", policy, diagnostics));
    QCOMPARE(diagnostics.size(), std::size_t { 1 });
    QVERIFY(diagnostics.front().english().find("no slurmctld") != std::string::npos);
}

void TestListings::damagedListingsComeBack()
{
    const auto tryAll = [](const std::string &text) {
        Policy policy;
        Situation situation;
        Diagnostics diagnostics;
        (void)kindOfText(text);
        (void)readAssociationList(text, "f", policy, diagnostics);
        (void)readSshare(text, "f", policy.associations, situation, diagnostics);
        (void)readJobs(text, "f", situation, diagnostics);
        (void)readNodes(text, "f", policy, diagnostics);
        (void)readPartitions(text, "f", policy, diagnostics);
        (void)readQosList(text, "f", policy, diagnostics);
    };
    for (const char *name : { "assoc_parent.txt", "assoc_tree.txt", "squeue.txt", "squeue_all.txt" }) {
        feedDamaged(printed(name), tryAll);
    }
    for (const char *name : { "associations_v0.0.44.json", "jobs_v0.0.44.json", "sinfo_v0.0.44.json", "shares_v0.0.44.json" }) {
        feedDamaged(json(name).substr(0, 6000), tryAll);
    }
}

APPORTION_TEST(TestListings)
} // namespace test_listings

#include "test_listings.moc"
