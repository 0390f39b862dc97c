// SPDX-License-Identifier: GPL-3.0-or-later
// The scripts are really run, against a sacctmgr that answers from tables and writes down how it was called.
#include "fake_site.h"
#include "support/test_case.h"

#include <QStandardPaths>

namespace test_change_script
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::fake_site;

namespace
{

/// Names that a shell, awk or sed would take for something of their own, and that sacctmgr takes.
const QStringList hostileNames { "-rf", "--help", "$(touch${IFS}pwned)", "`touch${IFS}pwned`", ";touch${IFS}pwned;", "&touch${IFS}pwned&", "%s%n",
    "END_OF_LIST", "*", "?", "~root", "#x", "x=y", "a/b/../c", "{a}", "!!", "<", ">pwned", "exists", "Ångström", "&", "TO", "FROM", "my lab",
    "; touch pwned", "$(touch pwned)", "in" };

} // namespace

class TestChangeScript : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesAreMadeWhenTheClusterIsAsImported();
    void rollbackTakesThemBack();
    void aSecondRunHasNothingToDo();
    void itRefusesWhenSomebodyChangedTheSameThings();
    void otherThingsMayHaveChanged();
    void checkingChangesNothing();
    void whatIsNoFileChangesNothing();
    void whatTheShellHandsOnIsNotTaken();
    void whatWasNotRemovedIsNotLost();
    void itStopsAtTheFirstFailureAndGoesOnWhenAsked();
    void whatWasInterruptedNamesResume();
    void whatOthersMadeIsNotTakenBack();
    void whatIsBackAsItWasHasNothingMade();
    void withoutRoomNothingIsSaidOfTheCluster();
    void anErrorThatIsOnlyPrintedIsAFailure();
    void whatIsSaidOfSlurmConfIsNoFailure();
    void theClusterIsKeptBeforeItIsChanged();
    void aResultThatIsNotWhatWasWantedIsTold();
    void aSilentDatabaseIsToldFromADifferentOne();
    void aNewClusterIsBuiltFromWhatEveryClusterHas();
    void aPolicyWithoutItsClustersNameNeedsTheOnlyOne();
    void namesDoNoHarm();
    void textsDoNoHarm();
    void nothingToChangeIsSaid();
    void ofManyChangesBothWaysAreWhole();
    void shellcheckFindsNothing();
};

void TestChangeScript::changesAreMadeWhenTheClusterIsAsImported()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
    QCOMPARE(outcome.calls, expectedCalls(change.baseline, change.draft));
    QVERIFY2(outcome.output.contains("The cluster is as the draft says: 5 calls done."), qPrintable(outcome.output));
}

void TestChangeScript::rollbackTakesThemBack()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster, true);
    const QByteArray expected = expectedCalls(change.draft, change.baseline);
    const Outcome outcome = cluster.run(change.scripts.rollback, static_cast<std::size_t>(expected.count('\n')));
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
    QCOMPARE(outcome.calls, expected);
}

void TestChangeScript::aSecondRunHasNothingToDo()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 0);
    const Outcome again = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(again.exitCode, 0);
    QCOMPARE(again.calls, QByteArray());
    QVERIFY2(again.output.contains("nothing to do"), qPrintable(again.output));
}

void TestChangeScript::itRefusesWhenSomebodyChangedTheSameThings()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.table("assoc", replaced(siteTable, { { "root|25", "root|26" } }));
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 3);
    QCOMPARE(outcome.calls, QByteArray());
    QVERIFY2(outcome.output.contains("found     account chem|Share|26, expected 25"), qPrintable(outcome.output));
    QVERIFY2(!outcome.output.contains("physics"), qPrintable(outcome.output));

    // A user who is gone already, and an account that is there already, are others than expected too.
    cluster.table("assoc", replaced(siteTable, { { "chem|bob|||2||||\n", "" } }));
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 3);
    cluster.table("assoc", siteTable + QString("chem|cat|||7||||\n"));
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 3);
}

void TestChangeScript::otherThingsMayHaveChanged()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.table("assoc", replaced(cluster.contents("assoc.before"), { { "chem|ann|||1", "chem|ann|||4" } }),
        replaced(cluster.contents("assoc.after"), { { "chem|ann|||1", "chem|ann|||4" } }) + "biology|||root|3||||\n");
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 0);
}

void TestChangeScript::checkingChangesNothing()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    const Outcome before = cluster.run(change.scripts.apply, change.scripts.calls, { "--check" });
    QCOMPARE(before.exitCode, 0);
    QCOMPARE(before.calls, QByteArray());
    QVERIFY2(before.output.contains("as it was when the draft was made"), qPrintable(before.output));
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls, { "--frobnicate" }).exitCode, 2);
}

void TestChangeScript::whatIsNoFileChangesNothing()
{
    // as `ssh host sh <apply.sh` does: nobody would find what it keeps, and rollback.sh not what it has made
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("real.sh", QByteArray::fromStdString(change.scripts.apply));
    const Outcome outcome = cluster.run("# Makes the associations\ncd \"$FAKE\" && exec sh <real.sh\n", change.scripts.calls);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.calls, QByteArray());
    QVERIFY2(outcome.output.contains("Nothing was changed: run this as a file, as sh apply.sh"), qPrintable(outcome.output));
}

void TestChangeScript::whatTheShellHandsOnIsNotTaken()
{
    const QString bash = QStandardPaths::findExecutable("bash");
    QVERIFY(!bash.isEmpty()); // which many systems have as sh
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("real.sh", QByteArray::fromStdString(change.scripts.apply));
    const std::string calling
        = "# Makes the associations\nmkdir \"$FAKE/there\" && mv \"$FAKE/real.sh\" \"$FAKE/there/apply.sh\" && mkdir -p \"$FAKE/other/there\" && "
          "cd \"$FAKE\" && CDPATH=$FAKE/other bash -c 'grep() { command grep --color=always \"$@\"; }; awk() { :; }; "
          "export -f grep awk; exec bash --posix there/apply.sh --allow-removals 1'\n";
    const Outcome outcome = cluster.run(calling, change.scripts.calls);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
    QCOMPARE(outcome.calls, expectedCalls(change.baseline, change.draft));
}

void TestChangeScript::whatWasNotRemovedIsNotLost()
{
    const Policy baseline = read(site);
    Policy draft = without(baseline, "physics");
    draft.associations.setRawShares(draft.associations.findAccount("chem"), 20);
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const Cluster cluster;
    const QString between = replaced(siteTable, { { "chem|||root|25", "chem|||root|20" } }); // where apply.sh ended before it removed anything
    cluster.table("assoc", between, siteTable);
    const Outcome back = cluster.run(scripts.rollback, 1, { "--resume" });
    QVERIFY2(back.exitCode == 0 && !back.output.contains("rought back"), qPrintable(back.output));
    cluster.write("count", "0");
    cluster.table("assoc", replaced(between, { { "physics|||root|30|10|||\n", "" } }), siteTable);
    const Outcome whole = cluster.run(scripts.rollback, 2);
    QVERIFY2(whole.exitCode == 0 && whole.output.contains("Not brought back: usage"), qPrintable(whole.output));
}

void TestChangeScript::itStopsAtTheFirstFailureAndGoesOnWhenAsked()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("fail", "3");
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(outcome.calls.count('\n'), 2);
    QVERIFY2(outcome.output.contains("fake failure") && outcome.output.contains("2 calls before it are done"), qPrintable(outcome.output));

    // In between it refuses, unless it is told to go on; what is done is not done again.
    cluster.table("assoc", replaced(siteTable, { { "root|25|||cpu=4,mem=2G", "root|20|||cpu=8,mem=1.50G" } }), cluster.contents("assoc.after"));
    cluster.write("count", "0");
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 3);
    cluster.remove("fail");
    const Outcome resumed = cluster.run(change.scripts.apply, change.scripts.calls - 1, { "--resume" });
    QVERIFY2(resumed.exitCode == 0, qPrintable(resumed.output));
    QCOMPARE(resumed.calls.count('\n'), static_cast<int>(change.scripts.calls) - 1);
    QVERIFY2(resumed.output.contains("done already: sacctmgr -i modify account where name=chem"), qPrintable(resumed.output));
}

void TestChangeScript::whatOthersMadeIsNotTakenBack()
{
    const Change change;
    Cluster cluster;
    cluster.setMade(false);
    Change::show(cluster, true); // all of it stands there already
    const Outcome none = cluster.run(change.scripts.rollback, 100);
    QCOMPARE(none.exitCode, 3);
    QVERIFY2(none.calls.isEmpty() && none.output.contains("has changed nothing"), qPrintable(none.output));
    QVERIFY(cluster.kept().isEmpty());
    // or a part of it
    Change::show(cluster);
    const QByteArray after = cluster.contents("assoc.after");
    cluster.table("assoc", replaced(siteTable, { { "root|25", "root|20" } }), after);
    const Outcome between = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(between.exitCode, 3);
    QVERIFY2(between.output.contains("made some of its changes") && !between.output.contains("goes back"), qPrintable(between.output));
    const Outcome back = cluster.run(change.scripts.rollback, 100, { "--resume" });
    QCOMPARE(back.exitCode, 3);
    QVERIFY2(back.calls.isEmpty(), back.calls.constData());
    // what apply.sh has begun is taken back, but not by a rollback.sh that lies beside another apply.sh
    const Outcome applied = cluster.run(change.scripts.apply, change.scripts.calls - 1, { "--resume" });
    QVERIFY2(applied.exitCode == 0, qPrintable(applied.output));
    cluster.write("count", "0");
    Change::show(cluster, true);
    cluster.write("apply.sh", QByteArray::fromStdString(change.scripts.apply) + "# another export\n");
    QCOMPARE(cluster.run(change.scripts.rollback, 100).exitCode, 3);
    cluster.write("apply.sh", QByteArray::fromStdString(change.scripts.apply));
    QCOMPARE(cluster.run(change.scripts.rollback, 100, { "--check" }).exitCode, 0);
    QVERIFY(cluster.has("apply.sh.made"));
    const Outcome taken = cluster.run(change.scripts.rollback, static_cast<std::size_t>(expectedCalls(change.draft, change.baseline).count('\n')));
    QVERIFY2(taken.exitCode == 0, qPrintable(taken.output));
    QVERIFY(!cluster.has("apply.sh.made")); // nothing is left to be taken back
}

void TestChangeScript::whatIsBackAsItWasHasNothingMade()
{
    const Change change;
    Cluster cluster; // apply.sh has begun, and its first call failed
    Change::show(cluster);
    cluster.table("defaults", "User|Account\nroot|root\nann|chem\nbob|chem\n");
    const Outcome checked = cluster.run(change.scripts.rollback, 100, { "--check" });
    QVERIFY2(checked.exitCode == 0, qPrintable(checked.output));
    QVERIFY(cluster.has("apply.sh.made"));
    const Outcome none = cluster.run(change.scripts.rollback, 100);
    QVERIFY2(none.exitCode == 0 && none.output.contains("nothing to do"), qPrintable(none.output));
    QVERIFY(!cluster.has("apply.sh.made"));
    // of another apply.sh this rollback.sh knows nothing
    cluster.setMade(false);
    cluster.write("apply.sh.made", "1 2\n");
    QCOMPARE(cluster.run(change.scripts.rollback, 100).exitCode, 0);
    QVERIFY(cluster.has("apply.sh.made"));
}

void TestChangeScript::withoutRoomNothingIsSaidOfTheCluster()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    // as where the disk is full: what awk was to write does not arrive
    cluster.program("awk", "#!/bin/sh\necho 'awk: No space left on device' >&2\nexit 2\n");
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.calls.isEmpty() && !outcome.output.contains("nothing to do"), qPrintable(outcome.output));
}

void TestChangeScript::whatWasInterruptedNamesResume()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.table("assoc", replaced(siteTable, { { "root|25", "root|20" } }), cluster.contents("assoc.after"));
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 3);
    QVERIFY2(outcome.output.contains("sh apply.sh --resume goes on, sh rollback.sh --resume goes back"), qPrintable(outcome.output));
    const Outcome back = cluster.run(change.scripts.rollback, change.scripts.calls);
    QCOMPARE(back.exitCode, 3);
    QVERIFY2(back.output.contains("sh rollback.sh --resume goes on"), qPrintable(back.output));
}

void TestChangeScript::anErrorThatIsOnlyPrintedIsAFailure()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("whisper", "2");
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(outcome.calls.count('\n'), 1);
    QVERIFY2(outcome.output.contains("fake whisper") && outcome.output.contains("1 calls before it are done"), qPrintable(outcome.output));
}

/// As a live 22.05 prints it in every call, of nodes in slurm.conf that it takes otherwise, and of a key that stands twice.
void TestChangeScript::whatIsSaidOfSlurmConfIsNoFailure()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("chatter",
        "sacctmgr: error: NodeNames=old01 CPUs=39 match no Sockets, Sockets*CoresPerSocket or Sockets*CoresPerSocket*ThreadsPerCore. Resetting "
        "CPUs.\n"
        "sacctmgr: error: PriorityWeightQOS 1 specified more than once, latest value used\n");
    const Outcome done = cluster.run(change.scripts.apply, change.scripts.calls);
    QVERIFY2(done.exitCode == 0, qPrintable(done.output));
    QCOMPARE(done.calls.count('\n'), static_cast<int>(change.scripts.calls));
    const Cluster other;
    Change::show(other);
    other.write("chatter", cluster.contents("chatter"));
    other.write("whisper", "2");
    const Outcome failed = other.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(failed.exitCode, 1);
    QVERIFY2(failed.output.contains("fake whisper"), qPrintable(failed.output));
}

void TestChangeScript::theClusterIsKeptBeforeItIsChanged()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("sshare.txt", "usage\n");
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls, { "--check" }).exitCode, 0);
    QCOMPARE(cluster.kept(), QStringList());
    cluster.write("mute-dump", "");
    const Outcome unkept = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(unkept.exitCode, 2);
    QCOMPARE(unkept.calls, QByteArray());
    QVERIFY2(unkept.output.contains("fake: no dump") && unkept.output.contains("nothing was changed"), qPrintable(unkept.output));
    cluster.remove("mute-dump");
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 0);
    const QStringList kept = cluster.kept();
    QCOMPARE(kept.size(), 2);
    QCOMPARE(cluster.contents(kept[0]), QByteArray("as it was after 0 calls\n"));
    QCOMPARE(cluster.contents(kept[1]), QByteArray("usage\n"));
}

void TestChangeScript::aResultThatIsNotWhatWasWantedIsTold()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.table("assoc", siteTable, replaced(cluster.contents("assoc.after"), { { "root|20", "root|25" } }));
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 4);
    QVERIFY2(outcome.output.contains("found     account chem|Share|25, expected 20"), qPrintable(outcome.output));
}

void TestChangeScript::aSilentDatabaseIsToldFromADifferentOne()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("mute", "");
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.calls, QByteArray());
    QVERIFY2(outcome.output.contains("fake: no connection"), qPrintable(outcome.output));
}

void TestChangeScript::aNewClusterIsBuiltFromWhatEveryClusterHas()
{
    const Policy draft = read(site);
    const ChangeScripts scripts = changeScripts(emptyCluster(draft), draft);
    const QString apply = QString::fromStdString(scripts.apply);
    QCOMPARE(scripts.refused.size(), std::size_t { 0 });
    // The account root, its user and the QOS normal are there from the beginning.
    QVERIFY(!apply.contains("add qos name=normal"));
    QVERIFY(!apply.contains("name=root"));
    QVERIFY(!apply.contains("modify cluster"));
    const Cluster cluster;
    cluster.table("assoc", QString(siteTable).left(QString(siteTable).indexOf("chem")), siteTable);
    cluster.table("qos", "Name|Priority\nnormal|0\n", "Name|Priority\nnormal|0\nhigh|100\n");
    cluster.table("account", "Account|Description|Organization\nroot|default root account|root\n", cluster.contents("account.after"));
    cluster.table("defaults", "User|Account\nroot|root\n", cluster.contents("defaults.after"));
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
    QCOMPARE(outcome.calls.count('\n'), static_cast<qsizetype>(scripts.calls));

    Policy rootless = draft;
    rootless.associations.remove(rootless.associations.findUser(AssociationTree::root(), "root"));
    const ChangeScripts findings = changeScripts(emptyCluster(rootless), rootless);
    QCOMPARE(findings.refused.size(), std::size_t { 1 });
    QCOMPARE(findings.refused[0].code, std::string("root-user"));
    QVERIFY(!QString::fromStdString(findings.apply).contains("name=root"));
}

void TestChangeScript::aPolicyWithoutItsClustersNameNeedsTheOnlyOne()
{
    Policy baseline = read(site);
    baseline.clusterName.clear();
    Policy draft = baseline;
    draft.associations.setRawShares(draft.associations.findAccount("chem"), 20);
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const Cluster cluster;
    cluster.table("assoc", siteTable, replaced(siteTable, { { "root|25", "root|20" } }));
    cluster.table("cluster", "Cluster\noracle\nother\n");
    QCOMPARE(cluster.run(scripts.apply, scripts.calls).exitCode, 3);
    cluster.table("cluster", "Cluster\noracle\n");
    QCOMPARE(cluster.run(scripts.apply, scripts.calls).exitCode, 0);
}

void TestChangeScript::namesDoNoHarm()
{
    Policy baseline = read(site);
    Policy draft = baseline;
    AssociationTree &tree = draft.associations;
    QString after = siteTable;
    QString defaults = "User|Account\nroot|root\nann|chem\nbob|chem\n";
    for (const QString &name : hostileNames) {
        const AssociationId account = tree.addAccount(AssociationTree::root(), name.toStdString(), 3);
        tree.addUser(account, name.toStdString(), 4, name.toStdString());
        after += name + "|||root|3||||\n" + name + '|' + name + '|' + name + "||4||||\n";
        defaults += name + '|' + name + '\n';
    }
    for (const char *refused : { "a for b", "\\", "\\1", "new\nline", "quo'te", "quo\"te", "com,ma", "bar|bar", "'; touch pwned; '",
             "\ntouch pwned\n", "$(touch pwned) " }) {
        const AssociationId account = tree.addAccount(AssociationTree::root(), refused, 3);
        tree.addUser(account, refused);
        tree.addUser(tree.findAccount("chem"), refused);
    }
    const ChangeScripts scripts = changeScripts(baseline, draft);
    QVERIFY(scripts.refused.size() >= 9);
    const Cluster cluster;
    cluster.table("assoc", siteTable, after);
    cluster.table("defaults", "User|Account\n", defaults);
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
    QCOMPARE(outcome.calls, expectedCalls(baseline, draft));
    QVERIFY(!cluster.has("pwned"));

    cluster.write("count", "0");
    cluster.table("assoc", after, siteTable);
    const QByteArray back = expectedCalls(draft, baseline);
    const Outcome undone = cluster.run(scripts.rollback, static_cast<std::size_t>(back.count('\n')));
    QVERIFY2(undone.exitCode == 0, qPrintable(undone.output));
    QCOMPARE(undone.calls, back);
    QVERIFY(!cluster.has("pwned"));
    // Not even the name of the cluster.
    draft.clusterName = baseline.clusterName = "$(touch${IFS}pwned)`touch${IFS}pwned`;#";
    const ChangeScripts named = changeScripts(baseline, draft);
    (void)cluster.run(named.apply, named.calls);
    QVERIFY(!cluster.has("pwned"));
}

void TestChangeScript::textsDoNoHarm()
{
    const QList<QByteArray> texts { "a;touch pwned & b | c > d $HOME `touch pwned` $(touch pwned) \\ !", "x\ntouch pwned\n",
        "x\r\n'\n\"; touch pwned; '", "END_OF_LIST\ntouch pwned", "*/ ?[a]", "-rf" };
    for (const QByteArray &text : texts) {
        const Policy baseline = read(site);
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        QByteArray quoted = text;
        quoted.replace("\\", "\\\\").replace("'", "\\'");
        const std::string options
            = "Description='" + quoted.toStdString() + "':Comment='" + quoted.toStdString() + "':QOS='" + quoted.toStdString() + "'";
        tree.setOptions(tree.findAccount("chem"), options);
        tree.setOptions(tree.addAccount(AssociationTree::root(), "bio"), options);
        tree.setOptions(tree.findUser(tree.findAccount("chem"), "ann"),
            "DefaultAccount='" + quoted.toStdString() + "':AdminLevel='" + quoted.toStdString() + "'");
        draft.qos.edit().at(1).description = text.toStdString();
        draft.qos.edit().at(1).preempt = text.toStdString();
        const ChangeScripts scripts = changeScripts(baseline, draft);
        const Cluster cluster;
        // named as a QOS, it must be one
        const QByteArray known
            = text.contains('\n') || text.contains('|') ? QByteArray() : text.mid(text.startsWith('-') ? 1 : 0) + "|0|1.000000||x\n";
        cluster.table("qos", "Name|Priority|UsageFactor|Preempt|Description\nnormal|0|1.000000|low|x\nhigh|100|1.000000||high\n" + known);
        for (const std::string &script : { scripts.apply, scripts.rollback }) {
            const bool isApply = script == scripts.apply;
            cluster.table("assoc", isApply ? QString(siteTable) : siteTable + QString("bio|||root|1||||\n"));
            const Outcome outcome = cluster.run(script, 1000, { "--resume" });
            // the way back finds bio without what apply.sh gave it, and lets it be
            QVERIFY2(outcome.exitCode == (isApply ? 4 : 3) || (!isApply && outcome.exitCode == 4), qPrintable(outcome.output));
            QCOMPARE(outcome.calls.isEmpty(), outcome.exitCode == 3);
            QVERIFY2(!cluster.has("pwned"), text.constData());
            QVERIFY2(!outcome.output.contains("not found") && !outcome.output.contains("yntax"), qPrintable(outcome.output));
        }
    }
}

void TestChangeScript::nothingToChangeIsSaid()
{
    const ChangeScripts scripts = changeScripts(read(site), read(site));
    QCOMPARE(scripts.calls, std::size_t { 0 });
    const Outcome outcome = Cluster().run(scripts.apply, 0);
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.output.contains("Nothing to change."));
}

void TestChangeScript::ofManyChangesBothWaysAreWhole() // which are written at the same time
{
    constexpr int many = 1500;
    const Policy baseline = read(site);
    Policy draft = baseline;
    const AssociationId chem = draft.associations.findAccount("chem");
    for (int i = 0; i < many; ++i) {
        draft.associations.addUser(chem, "new" + std::to_string(i), static_cast<std::uint32_t>(i + 2));
    }
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const QByteArray apply = QByteArray::fromStdString(scripts.apply);
    const QByteArray rollback = QByteArray::fromStdString(scripts.rollback);
    QCOMPARE(apply.count("\nUser - 'new"), many);
    QCOMPARE(rollback.count("\nUser - 'new"), 0);
    for (int i = 0; i < many; ++i) {
        const QByteArray name = "new" + QByteArray::number(i);
        QCOMPARE(apply.count("\nUser - '" + name + "':DefaultAccount='chem':Fairshare='" + QByteArray::number(i + 2) + "'\n"), 1);
        QVERIFY2(rollback.contains("|user " + name + " in chem|exists|yes|no\n"), name.constData());
    }
    for (const QByteArray &script : { apply, rollback }) {
        QVERIFY(script.startsWith("#!/bin/sh\n"));
        QCOMPARE(script.count("\nchanges() {\n"), 1);
        QVERIFY(script.contains("\nkeep\n"));
    }
    const ChangeScripts again = changeScripts(baseline, draft);
    QVERIFY(again.apply == scripts.apply && again.rollback == scripts.rollback);
}

void TestChangeScript::shellcheckFindsNothing()
{
    const QString shellcheck = QStandardPaths::findExecutable("shellcheck");
    if (shellcheck.isEmpty()) {
        QSKIP("shellcheck is not installed");
    }
    const Change change;
    Policy hostile = change.baseline;
    for (const QString &name : hostileNames) {
        hostile.associations.addUser(hostile.associations.addAccount(AssociationTree::root(), name.toStdString(), 3), name.toStdString());
    }
    Policy nameless = change.draft;
    nameless.clusterName.clear();
    Policy withoutHigh = change.baseline;
    withoutHigh.qos.edit().pop_back();
    QTemporaryDir folder;
    for (const ChangeScripts &scripts : { change.scripts, changeScripts(change.baseline, hostile), changeScripts(change.baseline, change.baseline),
             changeScripts(change.baseline, nameless), changeScripts(change.baseline, withoutHigh) }) {
        for (const std::string &script : { scripts.apply, scripts.rollback }) {
            QFile file(folder.filePath("script.sh"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(script));
            file.close();
            QProcess check;
            check.start(shellcheck, { "--norc", file.fileName() });
            QVERIFY(check.waitForFinished(patience));
            QVERIFY2(check.exitCode() == 0, check.readAllStandardOutput().constData());
        }
    }
}

APPORTION_TEST(TestChangeScript)
} // namespace test_change_script

#include "test_change_script.moc"
