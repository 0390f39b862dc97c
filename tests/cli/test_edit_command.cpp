// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/association_fields.h"
#include "edited_sample.h"
#include "storage/policy_file.h"
#include "support/test_case.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

namespace test_edit_command
{

using namespace apportion;
using namespace apportion::testing;

class TestEditCommand : public QObject, private EditedSample
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(begin()); }
    void valuesAreSetByTheirNames();
    void whatIsUsualComesBack();
    void listsGainAndLoseWords();
    void listsOfPartitionsGainAndLoseWords();
    void aUsersOptionsAreHisEverywhere();
    void oneBadWordLeavesTheFile_data();
    void oneBadWordLeavesTheFile();
    void editsComeFromAFile();
    void knownKeysThatAreNoPartOfThePolicyAreToldSo();
    void thingsAreAddedWithTheirValues();
    void thingsAreRemovedMovedAndRenamed();
    void jobsFollowNames();
    void coordinatedAccountsGainAndLoseNames();
    void associationsFollowAPartition();
    void theOnlyAssociationForAPartitionIsFound();
    void namesMayHoldColonsAndBackslashes();
    void whatRootIsStays();
    void theBaselineIsTheFileAsItWas();
    void aFileOfSomebodyElseIsNotReplaced();
    void notesStandBesideWhatTheyAreAbout();
    void aNoteNeedsNoNewValue();
    void notesThatNoFileTakesAreRefused();
};

void TestEditCommand::theOnlyAssociationForAPartitionIsFound()
{
    QCOMPARE(edit("add", { "user:eve:course_ml:cpu" }).exitCode, 0);
    QCOMPARE(edit("set", { "user:eve:course_ml:Fairshare=7" }).exitCode, 0);
    const Run moved = edit("move", { "user:eve:course_ml", "--to", "vision" });
    QVERIFY2(moved.exitCode == 0, qPrintable(moved.err));
    Policy now = policy();
    const AssociationId vision = now.associations.findAccount("vision");
    QCOMPARE(now.associations.rawShares(now.associations.findUser(vision, "eve", "cpu")), 7U);
    // of several only the one for all partitions can be meant
    QCOMPARE(edit("add", { "user:eve:vision:a100" }).exitCode, 0);
    const Run several = edit("remove", { "user:eve:vision" });
    QCOMPARE(several.exitCode, 2);
    QVERIFY2(several.err.contains("write user:NAME:ACCOUNT:PARTITION"), qPrintable(several.err));
    QCOMPARE(edit("add", { "user:eve:vision" }).exitCode, 0);
    QCOMPARE(edit("remove", { "user:eve:vision" }).exitCode, 0);
    now = policy();
    QCOMPARE(now.associations.findUser(vision, "eve", ""), noAssociation);
    QVERIFY(now.associations.findUser(vision, "eve", "cpu") != noAssociation);
}

void TestEditCommand::namesMayHoldColonsAndBackslashes()
{
    QFile file(QString::fromStdString(m_path));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray text = file.readAll();
    text.replace("\"course_ml\"", "\"course:ml\"").replace("\"bhaas\"", R"("corp\\bhaas")").replace("\"czhao\"", R"("czhao\\")");
    QVERIFY(file.resize(0) && file.seek(0));
    file.write(text);
    file.close();
    QVERIFY(edit("seal", {}).exitCode < 2);
    const std::string before = m_path + ".before";
    QVERIFY(QFile::copy(QString::fromStdString(m_path), QString::fromStdString(before)));
    const Run result = edit("set",
        { R"(account:course\:ml:Fairshare=7)", R"(user:corp\bhaas:course\:ml:Fairshare=8)", R"(user:czhao\\:course\:ml:Fairshare=9)",
            R"(account:course\:ml:Description=a:b)" });
    QVERIFY2(result.exitCode == 0, qPrintable(result.err));
    const Policy now = policy();
    const AssociationTree &tree = now.associations;
    const AssociationId account = tree.findAccount("course:ml");
    QCOMPARE(tree.rawShares(account), 7U);
    QCOMPARE(tree.rawShares(tree.findUser(account, "corp\\bhaas", "")), 8U);
    QCOMPARE(tree.rawShares(tree.findUser(account, "czhao\\", "")), 9U);
    // what diff prints can be given again
    const QString printed = run({ "diff", before, m_path, "--json" }).out;
    QVERIFY2(printed.contains(R"(user:czhao\\\\:course\\:ml)"), qPrintable(printed));
    const Run moved = edit("move", { R"(user:corp\bhaas:course\:ml)", "--to", "vision" });
    QVERIFY2(moved.exitCode == 0, qPrintable(moved.err));
    QCOMPARE(edit("add", { R"(user:fresh:course\:ml)", "--set", "Fairshare=3" }).exitCode, 0);
    const Policy added = policy();
    QCOMPARE(added.associations.rawShares(added.associations.findUser(added.associations.findAccount("course:ml"), "fresh", "")), 3U);
}

void TestEditCommand::valuesAreSetByTheirNames()
{
    const Run result = edit("set",
        { "PriorityWeightAge=4711", "priorityweighttres=CPU=5,GRES/gpu=7", "PriorityMaxAge=2-12", "PriorityFlags=NO_FAIR_TREE",
            "account:Course_ML:Fairshare=7", "account:course_ml:GrpTRES=cpu=300,gres/gpu:h100=6", "user:bhaas:course_ml:MaxJobs=4",
            "user:czhao:fairshare=parent", "qos:long:Priority=33", "qos:LONG:MaxJobsPU=9", "qos:long:GraceTime=00:05:00",
            "partition:cpu:PriorityTier=5", "partition:cpu:TRESBillingWeights=CPU=2.5", "partition:cpu:Default=YES",
            "partition:cpu:AllowGroups=staff", "partition:cpu:QOS=long", "cluster:MaxJobs=1000" });
    QVERIFY2(result.exitCode == 0, qPrintable(result.err));
    const Policy now = policy();
    QCOMPARE(now.priority.weightAge, 4711U);
    QVERIFY(now.priority.isGiven(PriorityKey::PriorityWeightAge));
    QCOMPARE(now.priority.maxAge.minutes, 60U * 60);
    const AssociationTree &tree = now.associations;
    const AssociationId account = tree.findAccount("course_ml");
    QCOMPARE(tree.rawShares(account), 7U);
    QVERIFY(optionsOf("course_ml").find("GrpTRES='cpu=300,gres/gpu:h100=6'") != std::string::npos);
    QVERIFY(optionsOf("course_ml", "bhaas").find("MaxJobs=4") != std::string::npos);
    QVERIFY(tree.usesParent(tree.findUser(account, "czhao")));
    const Qos &qos = now.qos.get()[now.findQos("long")];
    QCOMPARE(qos.priority, 33U);
    QCOMPARE(findKey(qos.foreign, "MaxJobsPerUser")->value, std::string("'9'"));
    QCOMPARE(findKey(qos.foreign, "GraceTime")->value, std::string("300"));
    const Partition &cpu = now.partitions.get()[now.findPartition("cpu")];
    QCOMPARE(cpu.priorityTier, 5);
    QCOMPARE(cpu.billingWeights.size(), std::size_t { 1 });
    QCOMPARE(findKey(cpu.foreign, "AllowGroups")->value, std::string("staff"));
    QCOMPARE(cpu.qos, std::string("long"));
    QCOMPARE(std::count_if(now.partitions->begin(), now.partitions->end(), [](const Partition &each) { return each.isDefault; }), 1);
    QVERIFY(cpu.isDefault);
    QVERIFY(now.clusterOptions.find("MaxJobs=1000") != std::string::npos);
}

void TestEditCommand::whatIsUsualComesBack()
{
    const QByteArray before = bytes();
    QCOMPARE(edit("set", { "account:course_ml:GrpTRES=cpu=3", "qos:long:MaxWall=60", "user:bhaas:course_ml:Priority=9", "qos:long:Preempt=normal" })
                 .exitCode,
        0);
    QVERIFY(optionsOf("course_ml").find("GrpTRES") != std::string::npos);
    QCOMPARE(edit("set", { "account:course_ml:GrpTRES=", "qos:long:MaxWall=-1", "user:bhaas:course_ml:Priority=", "qos:long:Preempt=" }).exitCode, 0);
    QCOMPARE(edit("diff", { m_path }).exitCode, 0);
    QCOMPARE(readPolicyFile(QStringLiteral(":/samples/gpu-cluster.apportion")).policy, policy());
    QVERIFY(before != bytes()); // it has a baseline now
    QCOMPARE(edit("set", { "PriorityWeightAge=" }).exitCode, 0);
    QCOMPARE(policy().priority.weightAge, 0U);
    QVERIFY(!policy().priority.isGiven(PriorityKey::PriorityWeightAge));
}

void TestEditCommand::listsGainAndLoseWords()
{
    QCOMPARE(edit("set",
                 { "PriorityFlags+=NO_FAIR_TREE", "PriorityFlags-=accrue_always", "qos:long:Flags+=DenyOnLimit,NoDecay", "qos:long:Flags-=nodecay",
                     "qos:long:Preempt+=scavenge", "account:course_ml:QOS=normal,long", "account:course_ml:QOS-=normal",
                     "user:bhaas:course_ml:QOS+=long" })
                 .exitCode,
        0);
    const Policy now = policy();
    QVERIFY(!now.priority.has(PriorityFlag::AccrueAlways));
    QVERIFY(now.priority.has(PriorityFlag::NoFairTree));
    const Qos &qos = now.qos.get()[now.findQos("long")];
    QCOMPARE(findKey(qos.foreign, "Flags")->value, std::string("'DenyOnLimit'"));
    QCOMPARE(qos.preempt, std::string("scavenge"));
    QVERIFY(optionsOf("course_ml").find("QOS='long'") != std::string::npos);
    QVERIFY(optionsOf("course_ml", "bhaas").find("QOS='+long'") != std::string::npos);
}

void TestEditCommand::listsOfPartitionsGainAndLoseWords()
{
    QCOMPARE(edit("set",
                 { "partition:h100:DenyAccounts+=vision", "partition:h100:DenyAccounts+=course_ml,Vision", "partition:h100:DenyAccounts-=VISION",
                     "partition:a100:AllowAccounts=vision", "partition:a100:AllowAccounts+=course_ml", "partition:a100:AllowQos=long,normal",
                     "partition:a100:AllowQos-=long", "partition:debug:Nodes+=a[02-04],cpu01", "partition:cpu:Nodes-=cpu[02-03,16]" })
                 .exitCode,
        0);
    const auto now = [this](const char *name) {
        const Policy read = policy();
        const auto found = std::find_if(read.partitions->begin(), read.partitions->end(), [name](const Partition &one) { return one.name == name; });
        return *found;
    };
    QCOMPARE(findKey(now("h100").foreign, "DenyAccounts")->value, std::string("course_ml"));
    QCOMPARE(findKey(now("a100").foreign, "AllowAccounts")->value, std::string("vision,course_ml"));
    QCOMPARE(findKey(now("a100").foreign, "AllowQos")->value, std::string("normal"));
    QCOMPARE(now("debug").nodesWritten, std::string("a[01-02],a[03-04],cpu01"));
    QCOMPARE(now("debug").nodes, (std::vector<PartitionNodes> { { 1, 4 }, { 2, 1 } }));
    QCOMPARE(now("cpu").nodesWritten, std::string("cpu[01,04-15]"));
    const ReadPolicy read = readPolicyFile(QString::fromStdString(m_path));
    Project project = read;
    project.policy.foreignConf.edit().push_back({ "NodeSet", "quick Nodes=a[01-02]", {} });
    QVERIFY(writePolicyFile(QString::fromStdString(m_path), project, read.checksum).isWritten());
    QCOMPARE(edit("set", { "partition:debug:Nodes=quick,cpu01,cpu02" }).exitCode, 0);
    QCOMPARE(now("debug").nodes, (std::vector<PartitionNodes> { { 1, 2 }, { 2, 2 } }));
    QCOMPARE(edit("set", { "partition:debug:Nodes-=cpu01" }).exitCode, 0);
    QCOMPARE(now("debug").nodesWritten, std::string("cpu02,quick"));
    QCOMPARE(edit("set", { "partition:debug:Nodes-=quick" }).exitCode, 0);
    QCOMPARE(now("debug").nodes, (std::vector<PartitionNodes> { { 2, 1 } }));
    QCOMPARE(edit("set", { "partition:h100:DenyAccounts-=course_ml" }).exitCode, 0);
    QVERIFY(findKey(now("h100").foreign, "DenyAccounts") == nullptr);
}

void TestEditCommand::aUsersOptionsAreHisEverywhere()
{
    QCOMPARE(edit("add", { "user:bhaas:vision" }).exitCode, 0);
    QCOMPARE(edit("set", { "user:bhaas:vision:DefaultAccount=vision", "user:bhaas:AdminLevel=Operator" }).exitCode, 0);
    for (const char *account : { "vision", "course_ml" }) {
        QVERIFY(optionsOf(account, "bhaas").find("DefaultAccount='vision'") != std::string::npos);
        QVERIFY(optionsOf(account, "bhaas").find("AdminLevel='Operator'") != std::string::npos);
    }
}

void TestEditCommand::oneBadWordLeavesTheFile_data()
{
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("why");
    const auto row = [](const char *verb, const char *word, const char *why) {
        QTest::newRow(word) << QString::fromLatin1(verb) << QString::fromUtf8(word) << QString::fromLatin1(why);
    };
    row("set", "PriorityWeightAge=many", "PriorityWeightAge");
    row("set", "PriorityWeightAge=-5", "PriorityWeightAge");
    row("set", "PriorityWeightAge=4294967296", "PriorityWeightAge");
    row("set", "PriorityWeightAge+=5", "only lists");
    row("set", "partition:a100:AllowAccounts+=vision", "it lets everybody in");
    row("set", "partition:a100:AllowQos-=long", "it lets everybody in");
    row("set", "partition:a100:MaxTime+=5", "only lists");
    row("set", "partition:debug:Nodes-=a[01-02]", "these are all of its nodes");
    row("set", "partition:debug:Nodes-=cpu01", "none of these stands");
    row("set", "PriorityWieghtAge=5", "is it PriorityWeightAge?");
    row("set", "PriorityMaxAge=soon", "PriorityMaxAge");
    row("set", "account:nobody:Fairshare=5", "there is no account nobody");
    row("set", "account:course_ml:Fairshare=2147483648", "is no value");
    row("set", "account:root:Fairshare=parent", "is no value");
    row("set", "account:course_ml:Fairshare=-1", "is no value");
    row("set", "account:course_ml:GrpTRES=cpu=many", "is no value");
    row("set", "account:course_ml:MaxJobs=1.5", "is no value");
    row("set", "account:course_ml:NoSuchThing=1", "no such key");
    row("set", "account:course_ml:AdminLevel=Operator", "users have it");
    row("set", "account:course_ml:Parent=root", "apportion-cli move");
    row("set", "user:nobody:MaxJobs=1", "no such user");
    row("set", "user:bhaas:vision:MaxJobs=1", "no such user in account vision");
    row("set", "user:bhaas:course_ml:cpu:MaxJobs=1", "no such user");
    row("set", "user:bhaas:a:b:c:MaxJobs=1", "write account:NAME");
    row("set", "qos:nobody:Priority=1", "no such QOS");
    row("set", "qos:long:Name=short", "apportion-cli rename");
    row("set", "qos:long:MaxJobsPerUser=few", "is no value");
    row("set", "qos:long:Priority=-2", "is no value");
    row("set", "partition:cpu:PriorityTier=65534", "is no value");
    row("set", "partition:cpu:Nodes=nowhere", "nowhere");
    row("set", "partition:cpu:QOS=nowhere", "there is no QOS nowhere");
    row("set", "partition:cpu:PrioritTier=3", "is it PriorityTier?");
    row("set", "partition:cpu:TRESBillingWeights=CPU=x", "TRESBillingWeights");
    row("set", "what:cpu:Nodes=3", "begin with");
    row("set", "nothing", "write KEY=VALUE");
    row("set", "=3", "write KEY=VALUE");
    row("set", "account:course_ml:=3", "write account:NAME");
    row("set", "account::Fairshare=3", "write account:NAME");
    row("set", "account:course_ml:Description=a\nb", "control characters");
    row("add", "account:course_ml", "already");
    row("add", "account:a b", "Blanks");
    row("add", "account:$(x)", "cannot stand in a name");
    row("add", "account:fresh:nowhere", "there is no account nowhere");
    row("add", "user:bhaas:course_ml", "stands in account course_ml already");
    row("add", "user:bhaas", "write user:NAME:ACCOUNT");
    row("add", "qos:LONG", "already");
    row("add", "partition:DEFAULT", "cannot be a name");
    row("add", "cluster", "cannot be added");
    row("remove", "account:root", "every cluster has it");
    row("remove", "user:root:root", "every cluster has it");
    row("remove", "qos:nobody", "no such QOS");
    row("remove", "account:course_ml:courses", "write");
}

void TestEditCommand::oneBadWordLeavesTheFile()
{
    QFETCH(const QString, verb);
    QFETCH(const QString, word);
    QFETCH(const QString, why);
    const QByteArray before = bytes();
    const std::string good = verb == QLatin1String("set") ? "PriorityWeightQOS=1"
        : verb == QLatin1String("add")                    ? "account:fresh1"
                                                          : "account:courses";
    const Run result = edit(verb.toUtf8().constData(), { good, word.toStdString() });
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.err.contains(why) && result.err.contains(QLatin1String("nothing was written")), qPrintable(result.err));
    QCOMPARE(bytes(), before);
}

void TestEditCommand::editsComeFromAFile()
{
    const QString list = m_folder.filePath(QStringLiteral("edits"));
    QFile file(list);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# the weights\n  PriorityWeightAge=12\n\naccount:course_ml:Description=A, B: and #C\n");
    file.close();
    QCOMPARE(edit("set", { "PriorityWeightQOS=5", "--from", list.toStdString() }).exitCode, 0);
    QCOMPARE(policy().priority.weightAge, 12U);
    QCOMPARE(policy().priority.weightQos, 5U);
    QVERIFY2(optionsOf("course_ml").find("Description='A, B: and \\#C'") != std::string::npos, optionsOf("course_ml").c_str());
    QCOMPARE(edit("set", { "--from", list.toStdString() + ".not" }).exitCode, 2);
    QCOMPARE(edit("set", {}).exitCode, 2);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\xef\xbb\xbfPriorityWeightAge=13\r\n");
    file.close();
    QCOMPARE(edit("set", { "--from", list.toStdString() }).exitCode, 0);
    QCOMPARE(policy().priority.weightAge, 13U);
}

void TestEditCommand::coordinatedAccountsGainAndLoseNames()
{
    const auto coordinated = [this] {
        const AssociationTree tree = policy().associations;
        return optionValue(tree.options(tree.findUser(tree.findAccount("course_ml"), "bhaas")), "Coordinator");
    };
    QCOMPARE(edit("set", { "user:bhaas:Coordinator+=vision", "user:bhaas:Coordinator+=course_ml,Vision" }).exitCode, 0);
    QCOMPARE(coordinated(), std::string("course_ml,Vision"));
    QCOMPARE(edit("set", { "user:bhaas:Coordinator-=course_ml" }).exitCode, 0);
    QCOMPARE(coordinated(), std::string("Vision"));
    QCOMPARE(edit("set", { "user:bhaas:Coordinator-=VISION" }).exitCode, 0);
    QCOMPARE(coordinated(), std::string());
}

void TestEditCommand::associationsFollowAPartition()
{
    const std::string partition = policy().partitions->front().name;
    QCOMPARE(edit("add", { "user:bhaas:course_ml:" + partition }).exitCode, 0);
    QCOMPARE(edit("set", { "user:bhaas:course_ml:" + partition + ":Fairshare=7", "user:bhaas:course_ml:" + partition + ":MaxJobs=3" }).exitCode, 0);
    QCOMPARE(edit("rename", { "partition:" + partition, "--to", "fast" }).exitCode, 0);
    const Policy now = policy();
    const AssociationTree &tree = now.associations;
    const AssociationId account = tree.findAccount("course_ml");
    QCOMPARE(tree.findUser(account, "bhaas", partition), noAssociation);
    const AssociationId anew = tree.findUser(account, "bhaas", "fast");
    QVERIFY(anew != noAssociation);
    QCOMPARE(tree.rawShares(anew), 7u);
    QVERIFY(std::string(tree.options(anew)).find("MaxJobs=3") != std::string::npos);
    QVERIFY(tree.findUser(account, "bhaas") != noAssociation);
    // in which capitals do not matter
    QCOMPARE(edit("rename", { "partition:fast", "--to", "Fast" }).exitCode, 0);
    QCOMPARE(edit("set", { "user:bhaas:course_ml:FAST:Fairshare=8" }).exitCode, 0);
    QCOMPARE(edit("add", { "user:bhaas:course_ml:Fast" }).exitCode, 2);
    const AssociationTree then = policy().associations;
    QCOMPARE(then.rawShares(then.findUser(then.findAccount("course_ml"), "bhaas", "fast")), 8u);
}

void TestEditCommand::knownKeysThatAreNoPartOfThePolicyAreToldSo()
{
    const Run known = edit("set", { "SchedulerParameters=x" });
    QVERIFY2(known.exitCode == 2 && known.err.contains("no part of the policy"), qPrintable(known.err));
    QVERIFY(edit("set", { "SchedulerParametres=x" }).err.contains("is it SchedulerParameters?"));
    const Run root = edit("set", { "cluster:Fairshare=3" });
    QVERIFY2(root.exitCode == 2 && root.err.contains("computes nothing"), qPrintable(root.err));
}

void TestEditCommand::thingsAreAddedWithTheirValues()
{
    const Run result = edit("add",
        { "account:Fresh:courses", "account:below:fresh", "user:zoe:below", "user:bhaas:fresh:cpu", "--set", "Fairshare=5", "--set", "MaxJobs=3" });
    QVERIFY2(result.exitCode == 0, qPrintable(result.err));
    QCOMPARE(edit("add", { "qos:Express", "--set", "Priority=900" }).exitCode, 0); // sacctmgr makes it in lower case
    QCOMPARE(edit("add", { "partition:tiny", "--set", "Nodes=cpu[01-02]" }).exitCode, 0);
    const Policy now = policy();
    const AssociationTree &tree = now.associations;
    const AssociationId fresh = tree.findAccount("fresh");
    const AssociationId below = tree.findAccount("below");
    QCOMPARE(tree.name(tree.parent(fresh)), std::string_view("courses"));
    QCOMPARE(tree.parent(below), fresh);
    for (const AssociationId id : { fresh, below, tree.findUser(below, "zoe"), tree.findUser(fresh, "bhaas", "cpu") }) {
        QVERIFY(id != noAssociation);
        QCOMPARE(tree.rawShares(id), 5U);
        QVERIFY(std::string(tree.options(id)).find("MaxJobs=3") != std::string::npos);
    }
    QVERIFY(now.qos->back().name == "express" && now.qos->back().priority == 900U);
    QCOMPARE(now.totalsOf(now.partitions->back().nodes).nodes, 2U);
}

void TestEditCommand::thingsAreRemovedMovedAndRenamed()
{
    const AssociationId rows = policy().associations.count();
    QCOMPARE(edit("move", { "account:vision", "--to", "courses" }).exitCode, 0);
    QCOMPARE(policy().associations.name(policy().associations.parent(policy().associations.findAccount("vision"))), std::string_view("courses"));
    QCOMPARE(edit("move", { "account:courses", "--to", "vision" }).exitCode, 2); // it is part of it
    QCOMPARE(edit("move", { "user:bhaas:course_ml", "--to", "vision" }).exitCode, 0);
    QCOMPARE(edit("rename", { "account:vision", "--to", "sight" }).exitCode, 0);
    QVERIFY(policy().associations.findUser(policy().associations.findAccount("sight"), "bhaas") != noAssociation);
    QCOMPARE(edit("rename", { "account:sight", "--to", "course_ml" }).exitCode, 2);
    QCOMPARE(policy().associations.count(), rows);
    QCOMPARE(edit("remove", { "account:courses", "account:sight", "qos:scavenge", "partition:cpu" }).exitCode, 0);
    const Policy now = policy();
    QCOMPARE(now.associations.findAccount("sight"), noAssociation); // it was below
    QVERIFY(now.associations.count() < rows);
    QCOMPARE(now.findQos("scavenge"), unknownIndex);
    QCOMPARE(now.findPartition("cpu"), unknownIndex);
    QCOMPARE(edit("check", {}).exitCode, 0);
}

void TestEditCommand::jobsFollowNames()
{
    const Job job = readPolicyFile(QString::fromStdString(m_path)).situation.jobs->front();
    QCOMPARE(edit("rename", { "user:" + job.user, "--to", "Renamed" }).exitCode, 0);
    QCOMPARE(edit("rename", { "account:" + job.account, "--to", "lab" }).exitCode, 0);
    QCOMPARE(edit("rename", { "partition:" + job.partitions.front(), "--to", "fast" }).exitCode, 0);
    QCOMPARE(edit("set", { "account:lab:QOS=" + job.qos, "qos:long:Preempt=" + (job.qos == "long" ? "normal" : job.qos) }).exitCode, 0);
    QCOMPARE(edit("rename", { "qos:" + job.qos, "--to", "other" }).exitCode, 0);
    const Job now = readPolicyFile(QString::fromStdString(m_path)).situation.jobs->front();
    QCOMPARE(now.user, std::string("renamed"));
    QCOMPARE(now.account, std::string("lab"));
    QCOMPARE(now.partitions.front(), std::string("fast"));
    QCOMPARE(now.qos, std::string("other"));
    QVERIFY(optionsOf("lab").find("QOS='other'") != std::string::npos);
}

void TestEditCommand::whatRootIsStays()
{
    QCOMPARE(edit("rename", { "account:root", "--to", "top" }).exitCode, 2);
    QCOMPARE(edit("rename", { "user:root", "--to", "top" }).exitCode, 2);
    for (const char *object : { "account:vision", "qos:long", "partition:cpu" }) {
        for (const char *name : { "a b", "a\nb", "a\tb", "a\177b", "a:b", "a'b" }) {
            QCOMPARE(edit("rename", { object, "--to", name }).exitCode, 2);
        }
    }
    QCOMPARE(edit("move", { "account:root", "--to", "courses" }).exitCode, 2);
}

void TestEditCommand::theBaselineIsTheFileAsItWas()
{
    QCOMPARE(edit("set", { "account:course_ml:Fairshare=9" }).exitCode, 0);
    QCOMPARE(edit("set", { "account:course_ml:Fairshare=8" }).exitCode, 0);
    const ReadPolicy read = readPolicyFile(QString::fromStdString(m_path));
    QVERIFY(read.complete && read.baseline);
    const AssociationTree &tree = read.baseline->snapshot.policy.associations;
    QCOMPARE(tree.rawShares(tree.findAccount("course_ml")), 100U);
    const std::string out = m_folder.filePath(QStringLiteral("out")).toStdString();
    QVERIFY(edit("export", { "--out", out }).exitCode != 2);
    QFile script(QString::fromStdString(out + "/apply.sh"));
    QVERIFY(script.open(QIODevice::ReadOnly));
    QVERIFY(script.readAll().contains("# fairshare 100 → 8\n"));
}

void TestEditCommand::aFileOfSomebodyElseIsNotReplaced()
{
    const std::string other = m_folder.filePath(QStringLiteral("other.apportion")).toStdString();
    const QByteArray before = bytes();
    QCOMPARE(edit("set", { "PriorityWeightAge=1", "--out", other }).exitCode, 0);
    QCOMPARE(bytes(), before);
    QCOMPARE(edit("set", { "PriorityWeightAge=2", "--out", other }).exitCode, 2); // it is there
    QCOMPARE(readPolicyFile(QString::fromStdString(other)).policy.priority.weightAge, 1U);
    QCOMPARE(edit("set", { "PriorityWeightAge=2", "--out", other, "--force" }).exitCode, 0);
    QCOMPARE(readPolicyFile(QString::fromStdString(other)).policy.priority.weightAge, 2U);
    QFile file(QString::fromStdString(m_path));
    QVERIFY(file.resize(file.size() / 2)); // a damaged file is not edited
    const QByteArray damaged = bytes();
    QCOMPARE(edit("set", { "PriorityWeightAge=1" }).exitCode, 2);
    QCOMPARE(edit("diff", { other }).exitCode, 2);
    QCOMPARE(bytes(), damaged);
}

void TestEditCommand::notesStandBesideWhatTheyAreAbout()
{
    const std::string other = m_folder.filePath(QStringLiteral("noted.apportion")).toStdString();
    QFile::remove(QString::fromStdString(other));
    const std::string note = "dean's decision of 12 May,\nticket 4711";
    QCOMPARE(edit("set",
                 { "--out", other, "--note", note, "PriorityWeightAge=4711", "account:course_ml:shares=7", "account:course_ml:grptres=cpu=3",
                     "qos:long:MaxJobsPU=9", "partition:cpu:allowgroups=staff", "user:bhaas:course_ml:Priority=3" })
                 .exitCode,
        0);
    QCOMPARE(run({ "add", other, "account:fresh:courses", "--note", "hired" }).exitCode, 0);
    QCOMPARE(run({ "remove", other, "user:czhao:course_ml", "--note", "left" }).exitCode, 0);
    const Run text = edit("diff", { other });
    QCOMPARE(text.out.count(QLatin1String("    note: dean's decision of 12 May, ticket 4711\n")), 6);
    QVERIFY(text.out.contains(QLatin1String("account:fresh added\n    note: hired\n")));
    QVERIFY(text.out.contains(QLatin1String("user:czhao:course_ml removed\n    note: left\n")));
    QVERIFY(!text.out.contains(QLatin1String("without a change")));
    const QJsonDocument json = QJsonDocument::fromJson(edit("diff", { other, "--json" }).out.toUtf8());
    int noted = 0;
    for (const QJsonValue row : json["changes"].toArray()) {
        noted += row["Note"].toString() == QString::fromStdString(note) ? 1 : 0;
    }
    QCOMPARE(noted, 6);
    QVERIFY(json["notesWithoutChange"].toArray().isEmpty());
    QVERIFY(!run({ "diff", other, other }).out.contains(QLatin1String("note"))); // both have them
    // the other way round it is no change of the notes' policy
    QVERIFY(!run({ "diff", other, m_path }).out.contains(QLatin1String("note")));
    QCOMPARE(run({ "set", other, "account:course_ml:Fairshare=100" }).exitCode, 0);
    QVERIFY(edit("diff", { other }).out.contains(QLatin1String("note without a change: account:course_ml:Fairshare: dean's")));
    QCOMPARE(run({ "export", other, "--out", m_folder.filePath(QStringLiteral("out")).toStdString() }).exitCode, 0);
    QFile script(m_folder.filePath(QStringLiteral("out/apply.sh")));
    QVERIFY(script.open(QIODevice::ReadOnly));
    QVERIFY(script.readAll().contains("# Note on course_ml: dean's decision of 12 May, ticket 4711\n")); // of its TRES
}

void TestEditCommand::aNoteNeedsNoNewValue()
{
    QCOMPARE(edit("set", { "account:course_ml:Fairshare=7" }).exitCode, 0);
    QCOMPARE(edit("set", { "account:course_ml:Fairshare=7", "--note", "why it was done" }).exitCode, 0);
    QCOMPARE(policy().notes->size(), std::size_t(1));
    QCOMPARE(policy().notes->front().change, std::string("account:course_ml:Fairshare"));
    QCOMPARE(edit("set", { "account:course_ml:Fairshare=8" }).exitCode, 0); // edited again it is still why
    QCOMPARE(policy().notes->front().text, std::string("why it was done"));
}

void TestEditCommand::notesThatNoFileTakesAreRefused()
{
    const QByteArray before = bytes();
    QCOMPARE(edit("set", { "account:course_ml:Fairshare=7", "--note", "\xff" }).exitCode, 2);
    QCOMPARE(edit("set", { "account:course_ml:Fairshare=7", "--note", std::string(4001, 'x') }).exitCode, 2);
    QCOMPARE(bytes(), before);
}

/// NOW clears all usage whenever the last reset was; what is settled keeps it, and says so.
APPORTION_TEST(TestEditCommand)
} // namespace test_edit_command

#include "test_edit_command.moc"
