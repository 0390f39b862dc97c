// SPDX-License-Identifier: GPL-3.0-or-later
// Which errors of the input and of the policy are told, and what they stop.
#include "golden_run.h"
#include "support/test_case.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace test_policy_errors
{

using namespace apportion;
using namespace apportion::testing;

class TestPolicyErrors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void whatStopsSlurmctldIsToldOfASavedPolicyToo();
    void badInputIsReportedAndTheRestRead();
    void errorsOfTheInputAreToldByTheExitCode();
    void whoRefusesWhatIsAsTheFindingsSay();
    void keysAreThoseOfTheRelease();
    void includedFilesAreThoseOfTheRelease();

private:
    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
};

void TestPolicyErrors::whatStopsSlurmctldIsToldOfASavedPolicyToo()
{
    const std::string conf = path("twice.conf").toStdString();
    writeFile(path("twice.conf"),
        "ClusterName=x\nPriorityWeightAge=5 PriorityWeightQOS=6\nNodeName=n[1-2] CPUs=4\nNodeName=n2 CPUs=4\n"
        "PartitionName=p Nodes=n1 Default=YES\nPartitionName=p Nodes=n2\n");
    const std::string saved = path("twice.apportion").toStdString();
    QCOMPARE(run({ "import", "--slurm-conf", conf, "--out", saved }).exitCode, 1);
    for (const std::string verb : { "check", "export" }) {
        std::vector<std::string> arguments = { verb, saved };
        if (verb == "export") {
            arguments.insert(arguments.end(), { "--out", path("twice").toStdString() });
        }
        const Run told = run(arguments);
        QCOMPARE(told.exitCode, 1);
        for (const char *line : { "twice.conf:2: error", "twice.conf:4: error", "twice.conf:6: error" }) {
            QVERIFY2((told.out + told.err).contains(line), qPrintable(told.out + told.err));
        }
    }
    QVERIFY(contents(path("twice/slurm.conf")).contains("PriorityWeightAge=5\nPriorityWeightQOS=6\n"));
}

void TestPolicyErrors::badInputIsReportedAndTheRestRead()
{
    QByteArray conf = contents(APPORTION_TEST_DATA "/goldens/odyssey/slurm.conf");
    conf.replace("PriorityMaxAge=7-0", "PriorityMaxAge=soon");
    writeFile(path("soon.conf"), conf);
    const std::string associations = APPORTION_TEST_DATA "/goldens/odyssey/associations.cfg";
    const Run result = run({ "sshare", "--slurm-conf", path("soon.conf").toStdString(), "--associations", associations });
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.err.contains("soon.conf:5:") && result.err.contains("PriorityMaxAge"), qPrintable(result.err));
    QVERIFY(result.out.contains("big_lab|bigu1|parent"));
}

void TestPolicyErrors::errorsOfTheInputAreToldByTheExitCode()
{
    writeFile(path("slip.conf"), contents(APPORTION_TEST_DATA "/goldens/tres_sum/slurm.conf") + "PriorityWeightFairShar=10\nKillWait=\n");
    const std::string out = path("slip.apportion").toStdString();
    writeFile(path("slip.cfg"), contents(APPORTION_TEST_DATA "/goldens/tres_sum/associations.cfg") + "Account - 'extra':Frobs=3\n");
    const std::string associations = path("slip.cfg").toStdString();
    const Run result = run({ "import", "--slurm-conf", path("slip.conf").toStdString(), "--associations", associations, "--out", out });
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.err.contains("import: 1 error of reading: what they name is left out, the rest is done"), qPrintable(result.err));
    QVERIFY2(result.err.contains("import: 1 error of the policy: slurmctld would not start; this command is done"), qPrintable(result.err));
    QVERIFY2(result.err.contains("import: 1 error of the policy: sacctmgr would refuse what is named; this command is done"), qPrintable(result.err));
    QVERIFY(result.err.contains("PriorityWeightFairshare"));
    // what refuses says nothing of being done
    QVERIFY(QDir().mkpath(path("mine")));
    writeFile(path("mine/README"), "mine");
    const Run refused = run({ "export", out, "--out", path("mine").toStdString() });
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.err.contains("slurmctld would not start\n") && !refused.err.contains("done"), qPrintable(refused.err));
    const Run shares = run({ "sshare", out });
    QCOMPARE(shares.exitCode, 1); // the policy still has the key
    QVERIFY(shares.out.startsWith("Account|User|"));
    QCOMPARE(run({ "sprio", out }).exitCode, 1);
    const Run exported = run({ "export", out, "--out", path("exported").toStdString() });
    QCOMPARE(exported.exitCode, 1);
    QVERIFY(QFileInfo::exists(path("exported") + "/apply.sh"));

    // of many associations, whose findings are looked for while the table is printed
    constexpr int users = 25000;
    QByteArray many = contents(path("slip.cfg")) + "Parent - 'extra'\n";
    for (int user = 0; user < users; ++user) {
        many += "User - 'many" + QByteArray::number(user) + "':Fairshare=1\n";
    }
    writeFile(path("many.cfg"), many);
    const std::string large = path("many.apportion").toStdString();
    const Run imported
        = run({ "import", "--slurm-conf", path("slip.conf").toStdString(), "--associations", path("many.cfg").toStdString(), "--out", large });
    QCOMPARE(imported.exitCode, 1);
    const Run manyShares = run({ "sshare", large });
    QCOMPARE(manyShares.exitCode, 1);
    QCOMPARE(manyShares.err, shares.err);
    QCOMPARE(manyShares.out.count('\n'), shares.out.count('\n') + users);
    QCOMPARE(run({ "export", large, "--out", path("exported many").toStdString() }).exitCode, 1);
}

/// Errors say themselves who refuses what they name; at the end that is counted.
void TestPolicyErrors::whoRefusesWhatIsAsTheFindingsSay()
{
    const std::string conf = path("refused.conf").toStdString();
    const QString node = "NodeName=n[1-2] CPUs=4 RealMemory=1000\n";
    for (const QString &lines : { node + "PreemptMode=REQUEUE\n", node + "PartitionName=p Nodes=ALL QOS=royal\nAccountingStorageEnforce=qos\n",
             QString("NodeName=n[1-2]x CPUs=4 RealMemory=1000\n"), node + "PriorityWeightTRES=gres/gpu=3\n" }) {
        writeFile(path("refused.conf"), QByteArray("ClusterName=a\nAccountingStorageType=accounting_storage/slurmdbd\n") + lines.toUtf8());
        const Run result = run({ "import", "--release", "22.05", "--slurm-conf", conf, "--associations",
            std::string(APPORTION_TEST_DATA "/goldens/tres_sum/associations.cfg"), "--out", path("refused.apportion").toStdString(), "--force" });
        QVERIFY2(result.err.contains("would not start"), qPrintable(lines + result.err));
        QVERIFY2(result.err.contains("of the policy: slurmctld would not start; this command is done"), qPrintable(lines + result.err));
        QVERIFY2(!result.err.contains("Slurm takes them as they are"), qPrintable(lines + result.err));
    }
}

void TestPolicyErrors::keysAreThoseOfTheRelease()
{
    writeFile(path("old.conf"), "ClusterName=a\nCacheGroups=0\n");
    const std::string conf = path("old.conf").toStdString();
    QCOMPARE(run({ "check", "--slurm-conf", conf }).exitCode, 0); // nobody said which release
    QCOMPARE(run({ "check", "--slurm-conf", conf, "--release", "20.11" }).out, "");
    QCOMPARE(run({ "check", "--slurm-conf", conf, "--release", "25.11" }).exitCode, 1);
    QCOMPARE(run({ "check", "--slurm-conf", conf, "--release", "newest" }).exitCode, 2);
    const std::string out = path("old.apportion").toStdString();
    QCOMPARE(run({ "import", "--slurm-conf", conf, "--release", "25.11", "--out", out }).exitCode, 1);
    QCOMPARE(run({ "check", out }).exitCode, 1); // the project file keeps it
    QCOMPARE(run({ "check", out, "--release", "20.11" }).exitCode, 0);
}

/// Before 23.02 beside the file that includes, since beside slurm.conf.
void TestPolicyErrors::includedFilesAreThoseOfTheRelease()
{
    QVERIFY(QDir(path("")).mkpath("conf.d"));
    writeFile(path("slurm.conf"), "ClusterName=a\nPriorityType=priority/multifactor\nInclude conf.d/a.conf\n");
    writeFile(path("conf.d/a.conf"), "Include more.conf\n");
    writeFile(path("more.conf"), "PriorityWeightQOS=7\n");
    const std::string conf = path("slurm.conf").toStdString();
    const std::string out = path("included.apportion").toStdString();
    const Run elsewhere = run({ "import", "--slurm-conf", conf, "--release", "22.05", "--out", out });
    QVERIFY2(elsewhere.err.contains("slurmctld of 22.05 would not start"), qPrintable(elsewhere.err));
    QVERIFY(!run({ "import", "--slurm-conf", conf, "--release", "25.11", "--out", out, "--force" }).err.contains("would not start"));
    writeFile(path("conf.d/more.conf"), "PriorityWeightQOS=9\n");
    for (const auto &[release, weight] : std::map<std::string, QByteArray> { { "22.05", "9" }, { "25.11", "7" } }) {
        const Run read = run({ "import", "--slurm-conf", conf, "--release", release, "--out", out, "--force" });
        QVERIFY2(!read.err.contains("error:") && !read.err.contains("There are two"), qPrintable(read.err));
        QFile file(QString::fromStdString(out));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(text.contains("\"PriorityWeightQOS\": " + weight), text.left(2000).constData());
    }
}

APPORTION_TEST(TestPolicyErrors)
} // namespace test_policy_errors

#include "test_policy_errors.moc"
