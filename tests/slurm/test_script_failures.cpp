// SPDX-License-Identifier: GPL-3.0-or-later
// What the scripts do where a program or the disk fails them: half an answer is none, and what is made is told and can be gone on with.
#include "fake_site.h"
#include "support/test_case.h"

namespace test_script_failures
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::fake_site;

namespace
{

/// A cat that fails as on a full disk when it is called without a file for the time that `full` tells.
constexpr const char *fullCat = R"sh(#!/bin/sh
PATH=${PATH#*:}
[ $# -eq 0 ] || exec cat "$@"
cd "$FAKE" || exit 9
echo $(($(cat cats) + 1)) >cats
[ "$(cat cats)" != "$(cat full)" ] || { echo "cat: write error: No space left on device" >&2; exit 1; }
exec cat
)sh";

/// Without a user, and with more of a TRES.
ChangeScripts withRemoval()
{
    const Policy baseline = read(site);
    Policy draft = read(replaced(site, { { "GrpTRES=cpu=4,mem=2048", "GrpTRES=cpu=4,mem=2048,gres/gpu=2" } }));
    draft.associations.remove(draft.associations.findUser(draft.associations.findAccount("chem"), "bob"));
    return changeScripts(baseline, draft);
}

void showRemoval(const Cluster &cluster)
{
    cluster.table("tres", "Type|Name\ncpu|\nmem|\ngres|gpu\n");
    cluster.table("assoc", siteTable, replaced(siteTable, { { "chem|bob|||2||||\n", "" }, { "cpu=4,mem=2G", "cpu=4,mem=2G,gres/gpu=2" } }));
    cluster.table("defaults", cluster.contents("defaults.before"), "User|Account\nroot|root\nann|chem\n");
}

} // namespace

class TestScriptFailures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotAnsweredIsNoAnswer_data();
    void whatIsNotAnsweredIsNoAnswer();
    void releasesWithoutLineagesNeedNone();
    void theNameOfTheOnlyClusterMustBeTold();
    void squeueMustAnswerAgain();
    void whatIsKeptInHalvesIsNotKept();
    void aFullDiskIsNoAnswer();
    void whatIsMadeIsToldWhereTheResultIsNot();
    void aNoteLastsUntilItsScriptIsNotNeeded();
    void shellOptionsOfTheCallerDoNotMatter();
};

void TestScriptFailures::whatIsNotAnsweredIsNoAnswer_data()
{
    QTest::addColumn<QByteArray>("question");
    QTest::newRow("configuration") << QByteArray("*configuration");
    QTest::newRow("tres") << QByteArray("*show?tres*");
    QTest::newRow("lineages of all") << QByteArray("*Cluster,Account,User,Partition,ParentName,Lineage");
    QTest::newRow("whether there are lineages") << QByteArray("*format=Lineage");
    QTest::newRow("default accounts") << QByteArray("*onlydefaults*Account,User,Partition");
    QTest::newRow("what is believed") << QByteArray("*Account,User,Lineage,ParentName");
}

void TestScriptFailures::whatIsNotAnsweredIsNoAnswer()
{
    QFETCH(QByteArray, question);
    const ChangeScripts scripts = withRemoval();
    const Cluster cluster;
    showRemoval(cluster);
    cluster.write("deaf", question);
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.calls, QByteArray());
    QVERIFY2(outcome.output.contains("fake: no answer\nsacctmgr cannot be asked for: "), qPrintable(outcome.output));
    QVERIFY2(!outcome.output.contains("does not know"), qPrintable(outcome.output));
    cluster.remove("deaf");
    QCOMPARE(cluster.run(scripts.apply, scripts.calls).exitCode, 0);
}

/// As sacctmgr 22.05 says it.
void TestScriptFailures::releasesWithoutLineagesNeedNone()
{
    const ChangeScripts scripts = withRemoval();
    const Cluster cluster;
    showRemoval(cluster);
    cluster.write("deaf", "*Lineage*");
    cluster.write("deaf-says", "sacctmgr: error: DefMemPerCPU ignored\nUnknown field 'Lineage'\n");
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
}

void TestScriptFailures::theNameOfTheOnlyClusterMustBeTold()
{
    Policy baseline = read(site);
    baseline.clusterName.clear();
    Policy draft = baseline;
    draft.associations.setRawShares(draft.associations.findAccount("chem"), 20);
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const Cluster cluster;
    cluster.write("deaf", "*show?cluster*");
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.output.contains("sacctmgr cannot be asked for: cluster") && !outcome.output.contains("just one"), qPrintable(outcome.output));
}

/// It told of a job in the old QOS, and that it stops before it removes that.
void TestScriptFailures::squeueMustAnswerAgain()
{
    const Policy baseline = read(site);
    const Policy draft
        = read(replaced(site, { { "QOS - 'high':Description='high':Priority=100\n", "QOS - 'rush':Description='rush':Priority=100\n" } }));
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const Cluster cluster;
    cluster.program("squeue", "#!/bin/sh\n[ ! -f \"$FAKE/asked\" ] || { echo 'fake: no slurmctld' >&2; exit 1; }\n: >\"$FAKE/asked\"\n");
    const Outcome outcome = cluster.run(scripts.apply, 100);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(!outcome.calls.contains("remove"), outcome.calls.constData());
    QVERIFY2(outcome.output.contains("fake: no slurmctld") && outcome.output.contains("nothing was removed yet")
            && outcome.output.contains("1 calls are done. sh apply.sh --resume goes on"),
        qPrintable(outcome.output));
}

void TestScriptFailures::whatIsKeptInHalvesIsNotKept()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("half-dump", "");
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.calls, QByteArray());
    QVERIFY2(outcome.output.contains("fake: no more") && outcome.output.contains("nothing was changed"), qPrintable(outcome.output));
    QCOMPARE(cluster.kept(), QStringList());
}

/// Slurm's programs end with 0 where what they print does not arrive.
void TestScriptFailures::aFullDiskIsNoAnswer()
{
    const ChangeScripts scripts = withRemoval();
    const Cluster cluster;
    showRemoval(cluster);
    cluster.program("cat", fullCat);
    constexpr int fewest = 20; // before the calls and after them
    constexpr int most = 100;
    int time = 0;
    int afterCalls = 0;
    Outcome outcome;
    while (outcome.exitCode != 0 && time < most) {
        time += 2; // some are of the lists of the script, others of answers
        cluster.write("full", QByteArray::number(time));
        cluster.write("cats", "0");
        cluster.write("count", "0");
        outcome = cluster.run(scripts.apply, scripts.calls);
        if (outcome.exitCode == 0) {
            break;
        }
        QVERIFY2(outcome.exitCode == 2 && outcome.output.contains("Nothing can be written to "), qPrintable(outcome.output));
        const qsizetype made = outcome.calls.count('\n');
        afterCalls += made > 0 ? 1 : 0;
        const QString told = QString::number(made) + " calls are done. sh apply.sh --resume goes on; sh rollback.sh --resume takes them back.";
        QVERIFY2(outcome.output.contains(told) == (made > 0), qPrintable(outcome.output));
    }
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
    QVERIFY2(time >= fewest && afterCalls > 2, qPrintable(QString::number(time)));
}

void TestScriptFailures::whatIsMadeIsToldWhereTheResultIsNot()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("deaf", "*");
    cluster.write("deaf-from", QByteArray::number(static_cast<qulonglong>(change.scripts.calls)));
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.calls.count('\n'), static_cast<qsizetype>(change.scripts.calls));
    QVERIFY2(outcome.output.contains("5 calls are done. sh apply.sh --resume goes on; sh rollback.sh --resume takes them back."),
        qPrintable(outcome.output));
    cluster.remove("deaf");
    const Outcome again = cluster.run(change.scripts.apply, change.scripts.calls, { "--resume" });
    QVERIFY2(again.exitCode == 0 && again.output.contains("nothing to do"), qPrintable(again.output));
}

/// Of what sacctmgr made otherwise than it was told, rollback.sh knows by its note alone.
void TestScriptFailures::aNoteLastsUntilItsScriptIsNotNeeded()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("rollback.sh", QByteArray::fromStdString(change.scripts.rollback));
    const QString wanted = cluster.contents("assoc.after");
    cluster.table("assoc", siteTable, replaced(wanted, { { "root|20", "root|25" } }));
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 4);
    QVERIFY(cluster.has("rollback.sh.noted"));
    const QByteArray made = cluster.contents("apply.sh.made");
    // it goes on, and its first call fails
    cluster.write("fail", QByteArray::number(static_cast<qulonglong>(change.scripts.calls) + 1));
    const Outcome failed = cluster.run(change.scripts.apply, change.scripts.calls, { "--resume" });
    QCOMPARE(failed.exitCode, 1);
    QVERIFY(cluster.has("rollback.sh.noted"));
    QCOMPARE(cluster.contents("apply.sh.made"), made);
    cluster.write("mute-dump", "");
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls, { "--resume" }).exitCode, 2);
    QVERIFY(cluster.has("rollback.sh.noted"));
    cluster.table("assoc", siteTable, wanted);
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls, { "--check" }).exitCode, 0);
    QVERIFY(cluster.has("rollback.sh.noted"));
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 0);
    QVERIFY(!cluster.has("rollback.sh.noted"));
}

void TestScriptFailures::shellOptionsOfTheCallerDoNotMatter()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("real.sh", QByteArray::fromStdString(change.scripts.apply));
    const std::string calling = "# Makes the associations\nmkdir \"$FAKE/a folder\" && mv \"$FAKE/real.sh\" \"$FAKE/a folder/apply.sh\" && cd / && "
                                "exec sh -efC \"$FAKE/a folder/apply.sh\" --allow-removals 1\n";
    const Outcome outcome = cluster.run(calling, change.scripts.calls);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
    QCOMPARE(outcome.calls, expectedCalls(change.baseline, change.draft));
}

APPORTION_TEST(TestScriptFailures)
} // namespace test_script_failures

#include "test_script_failures.moc"
