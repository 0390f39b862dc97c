// SPDX-License-Identifier: GPL-3.0-or-later
// What the scripts make of a cluster that is not as they want it in the end, or is so without them.
#include "fake_site.h"
#include "slurm/change/removal_guard.h"
#include "support/test_case.h"

namespace test_script_result
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::fake_site;

class TestScriptResult : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasLeftOtherwiseIsTakenBack();
    void aUserWhoGotAnotherAccountMeanwhileKeepsIt();
    void whatSomebodyElseAddedHasNothingThatNobodyKnows();
    void anAccountThatIsNewToTheDraftAloneKeepsItsTexts();
    void whatTheDraftDoesNotSayOfANewAccountIsNoHindrance();
    void whatSomebodyChangedInAnAccountThatComesBackStays();
    void aLevelThatSomebodyTookAwayIsNotGivenBack();
    void ofManyAccountsThatComeBackTextsStay();
    void aNameWithAnEqualsSignIsInNoLoad();
    void whoIsRemovedByACutNameIsKnownYet();
    void capitalsThatSacctmgrWritesOtherwiseAreTold();
    void aUserWhoIsNewToTheDraftAloneKeepsHisRights();
    void anAccountThatIsKnownGetsItsTextsBack();
    void aUserWhoIsKnownGetsBackWhatHeHad();
    void aUserWhoIsKnownKeepsWhatNobodySays();
};

void TestScriptResult::whatWasLeftOtherwiseIsTakenBack()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("rollback.sh", QByteArray::fromStdString(change.scripts.rollback));
    const QString left = replaced(cluster.contents("assoc.after"), { { "root|20", "root|21" } }); // sacctmgr makes something else of it
    cluster.table("assoc", siteTable, left);
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 4);
    QVERIFY2(outcome.output.contains("sh rollback.sh --resume goes back from there"), qPrintable(outcome.output));
    QVERIFY(cluster.has("rollback.sh.noted"));

    const auto back = [&](const QString &now, const std::string &script, const QStringList &options) {
        Change::show(cluster, true);
        cluster.table("assoc", now, siteTable);
        cluster.write("count", "0");
        return cluster.run(script, change.scripts.calls, options);
    };
    const QString since = replaced(left, { { "root|21", "root|22" } });
    const Outcome refused = back(since, change.scripts.rollback, { "--resume" });
    QCOMPARE(refused.exitCode, 3);
    QVERIFY2(refused.output.contains("found     account chem|Share|22") && refused.calls.isEmpty(), qPrintable(refused.output));
    // the note is of this export
    const ChangeScripts others = changeScripts(change.baseline, read(replaced(site, { { "Fairshare=25", "Fairshare=77" } })));
    QCOMPARE(back(left, others.rollback, { "--resume" }).exitCode, 3);
    QCOMPARE(back(left, change.scripts.rollback, {}).exitCode, 3);
    const Outcome taken = back(left, change.scripts.rollback, { "--resume" });
    QVERIFY2(taken.exitCode == 0 && taken.calls.count('\n') == static_cast<int>(change.scripts.calls), qPrintable(taken.output));
    QVERIFY(!cluster.has("rollback.sh.noted"));
}

void TestScriptResult::aUserWhoGotAnotherAccountMeanwhileKeepsIt()
{
    const ChangeScripts scripts = changeScripts(read(site), read(QString(site) + "User - 'fay':DefaultAccount='chem':Fairshare=1\n"));
    const Cluster cluster;
    cluster.write("rollback.sh", QByteArray::fromStdString(scripts.rollback));
    const QString defaults = "User|Account\nroot|root\nann|chem\nbob|chem\n";
    const QString theirs = QString(siteTable) + "physics|fay|||1||||\n";
    const QString both = theirs + "chem|fay|||1||||\n";
    // while apply.sh ran, somebody else was quicker: the first account is the default
    cluster.table("assoc", siteTable, both);
    cluster.table("defaults", defaults, defaults + "fay|physics\n");
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QCOMPARE(outcome.exitCode, 4);
    QVERIFY2(outcome.output.contains("found     user fay|Account|physics, expected chem"), qPrintable(outcome.output));
    cluster.write("count", "0");
    cluster.table("assoc", both, theirs);
    const Outcome back = cluster.run(scripts.rollback, 1, { "--resume" });
    QVERIFY2(back.exitCode == 0 && back.calls.contains("account=chem"), qPrintable(back.output));
    // before it ran, that is told and nothing is done
    cluster.write("count", "0");
    cluster.table("assoc", theirs, both);
    cluster.table("defaults", defaults + "fay|physics\n");
    const Outcome refused = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(refused.exitCode == 3 && refused.output.contains("found     user fay|Account|physics"), qPrintable(refused.output));
}

void TestScriptResult::whatSomebodyElseAddedHasNothingThatNobodyKnows()
{
    const ChangeScripts scripts = changeScripts(read(site), read(QString(site) + "User - 'fay':DefaultAccount='chem':Fairshare=1\n"));
    const Cluster cluster;
    const auto said = [&](const QString &row) {
        const QString table = QString(siteTable) + row;
        cluster.table("assoc", table);
        cluster.table("defaults", "User|Account\nroot|root\nann|chem\nbob|chem\nfay|chem\n");
        return cluster.run(scripts.apply, scripts.calls).output;
    };
    QVERIFY(said("chem|fay|||1||||\n").contains("nothing to do"));
    QVERIFY(said("chem|fay|||33||||\n").contains("found     user fay in chem|Share|33"));
    QVERIFY(said("chem|fay|||1||||05:00:00\n").contains("found     user fay in chem|MaxWall|05:00:00"));
}

void TestScriptResult::anAccountThatIsNewToTheDraftAloneKeepsItsTexts()
{
    // which are those of all clusters of the database
    const QString draft
        = replaced(site, { { "Parent - 'chem'", "Account - 'geo':Description='Rocks':Organization='org':Fairshare=1\nParent - 'chem'" } });
    const ChangeScripts scripts = changeScripts(read(site), read(draft));
    QCOMPARE(scripts.calls, std::size_t { 1 });
    const Cluster cluster;
    const QString row = "geo|||root|1||||\n";
    cluster.table("assoc", siteTable, QString(siteTable) + row);
    const QString accounts = cluster.contents("account.before");
    cluster.table("account", accounts, accounts + "geo|rocks|org\n");
    const Outcome fresh = cluster.run(scripts.apply, 1);
    QVERIFY2(fresh.exitCode == 0 && fresh.calls.count('\n') == 1, qPrintable(fresh.output));

    cluster.write("count", "0");
    const QStringList kept = cluster.kept();
    for (const char *theirs : { "geo|earth|org\n", "geo||org\n", "geo|rocks|others\n" }) {
        cluster.table("account", accounts + theirs, accounts + "geo|rocks|org\n");
        for (const QStringList &arguments : { QStringList(), QStringList { "--check" }, QStringList { "--resume" } }) {
            const Outcome refused = cluster.run(scripts.apply, 1, arguments);
            QVERIFY2(refused.exitCode == 3 && refused.calls.isEmpty(), qPrintable(refused.output));
            QVERIFY2(refused.output.contains("Read the cluster again"), qPrintable(refused.output));
        }
        QCOMPARE(cluster.kept(), kept);
    }
    cluster.table("account", accounts + "geo|earth|others\n");
    const Outcome told = cluster.run(scripts.apply, 1);
    QVERIFY2(told.output.contains("    found     account geo|Description|earth, expected rocks\n"
                                  "    found     account geo|Organization|others, expected org\n"),
        qPrintable(told.output));
    // the same texts, as an apply.sh that was taken back leaves them
    cluster.table("account", accounts + "geo|Rocks|org\n");
    const Outcome alike = cluster.run(scripts.apply, 1);
    QVERIFY2(alike.exitCode == 0 && alike.calls.count('\n') == 1, qPrintable(alike.output));
}

void TestScriptResult::whatTheDraftDoesNotSayOfANewAccountIsNoHindrance()
{
    const Policy baseline = read(site);
    Policy draft = baseline;
    draft.associations.addAccount(AssociationTree::root(), "geo", 1);
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const Cluster cluster;
    cluster.table("assoc", siteTable, QString(siteTable) + "geo|||root|1||||\n");
    cluster.table("account", QString(cluster.contents("account.before")) + "geo|earth|others\n");
    const Outcome outcome = cluster.run(scripts.apply, 1);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
}

namespace
{

/// The site, and what its slurmdbd has besides.
Policy siteAmongOthers()
{
    Policy policy = read(site);
    policy.otherAccounts.edit() = { { "geo", "Description='earth':Organization='others'" } };
    policy.otherUsers.edit() = { { "gus", "AdminLevel='Operator':Coordinator='geo'" } };
    return policy;
}

QByteArray spaced(QByteArray calls)
{
    return calls.replace('\0', ' ');
}

const char *const userRows = "User|AdminLevel|Coordinators\nroot|Administrator|\nann|None|\nbob|None|\ngus|";
const char *const defaultRows = "User|Account\nroot|root\nann|chem\nbob|chem\n";

} // namespace

void TestScriptResult::anAccountThatIsKnownGetsItsTextsBack()
{
    const Policy baseline = siteAmongOthers();
    Policy draft = baseline;
    const AssociationId root = AssociationTree::root();
    draft.associations.setOptions(draft.associations.addAccount(root, "geo", 1), "Description='Rocks':Organization='others'");
    draft.associations.addAccount(root, "new", 1);
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const Cluster cluster;
    const QString rows = "geo|||root|1||||\nnew|||root|1||||\n";
    const QString accounts = cluster.contents("account.before");
    const QString before = accounts + "geo|earth|others\n";
    const QString after = accounts + "geo|rocks|others\nnew|new|new\n";
    cluster.table("assoc", siteTable, QString(siteTable) + rows);
    cluster.table("account", before, after);
    const Outcome there = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(there.exitCode == 0 && there.calls.count('\n') == 2, qPrintable(there.output));
    QVERIFY(spaced(there.calls).contains("modify account where name=geo cluster=oracle set Description=Rocks \n"));

    cluster.write("count", "0");
    cluster.table("account", accounts + "geo|moon|others\n", after); // somebody gave it another one meanwhile
    const Outcome refused = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(refused.exitCode == 3 && refused.output.contains("found     account geo|Description|moon, expected earth"), qPrintable(refused.output));

    cluster.table("assoc", QString(siteTable) + rows, siteTable);
    cluster.table("account", after, accounts + "geo|earth|others\nnew|new|new\n");
    const Outcome back = cluster.run(scripts.rollback, 2);
    QVERIFY2(back.exitCode == 0 && back.calls.count('\n') == 2, qPrintable(back.output));
    QVERIFY(spaced(back.calls).contains("name=geo cluster=oracle set Description=earth \n"));
    QVERIFY2(back.output.contains("accounts that apply.sh added (new),"), qPrintable(back.output)); // geo was there before
    // it was interrupted before it set the text: that is as it was
    cluster.write("count", "0");
    cluster.table("account", before + "new|new|new\n");
    const Outcome resumed = cluster.run(scripts.rollback, 1, { "--resume" });
    QVERIFY2(resumed.exitCode == 0 && resumed.calls.count('\n') == 1, qPrintable(resumed.output));
}

void TestScriptResult::whatSomebodyChangedInAnAccountThatComesBackStays()
{
    const Policy baseline = read(site);
    const ChangeScripts scripts = changeScripts(baseline, without(baseline, "physics"));
    const Cluster cluster;
    const QString gone = replaced(siteTable, { { "physics|||root|30|10|||\n", "" } });
    const QString accounts = cluster.contents("account.before");
    const auto back = [&](const char *record) {
        cluster.write("count", "0");
        cluster.table("assoc", gone, siteTable);
        cluster.table("account", replaced(accounts, { { "physics|physics|org\n", record } }));
        return cluster.run(scripts.rollback, 1);
    };
    for (const char *record : { "physics|physics|org\n", "physics|Physics|Org\n" }) { // with capitals that no call could bring back
        const Outcome plain = back(record);
        QVERIFY2(plain.exitCode == 0 && plain.calls.count('\n') == 1, qPrintable(plain.output));
        QVERIFY2(!plain.output.contains("stays as it is"), qPrintable(plain.output));
    }
    const Outcome told = back("physics|moved to the moon|org\n");
    QVERIFY2(told.exitCode == 0 && told.calls.count('\n') == 1, qPrintable(told.output));
    QVERIFY2(told.output.contains("stays as it is:\n    account physics|Description|moved to the moon, was physics\n"), qPrintable(told.output));
    QVERIFY2(told.output.contains("The cluster is as it was before apply.sh"), qPrintable(told.output));
    // a text with | goes over several columns: nobody knows whether it is another one
    const Outcome odd = back("physics|a|b|org\n");
    QVERIFY2(odd.exitCode == 0, qPrintable(odd.output));

    // a record that is gone gets its texts, and they are looked at
    cluster.write("count", "0");
    cluster.table("account", replaced(accounts, { { "physics|physics|org\n", "" } }), replaced(accounts, { { "physics|physics", "physics|other" } }));
    const Outcome anew = cluster.run(scripts.rollback, 1);
    QVERIFY2(anew.exitCode == 4 && anew.output.contains("account physics|Description|other, expected physics"), qPrintable(anew.output));
}

void TestScriptResult::aLevelThatSomebodyTookAwayIsNotGivenBack()
{
    const Policy baseline = read(replaced(
        site, { { "Parent - 'chem'\n", "Parent - 'physics'\nUser - 'gus':DefaultAccount='physics':AdminLevel='Operator'\nParent - 'chem'\n" } }));
    const ChangeScripts scripts = changeScripts(baseline, read(site));
    const Cluster cluster;
    cluster.table("assoc", siteTable, QString(siteTable) + "physics|gus|||1||||\n");
    cluster.table("defaults", defaultRows, QString(defaultRows) + "gus|physics\n");
    cluster.table("user", QString(userRows) + "None|\n"); // of whom another cluster knows
    const Outcome back = cluster.run(scripts.rollback, 1);
    QVERIFY2(back.exitCode == 0 && back.calls.count('\n') == 1, qPrintable(back.output));
    QVERIFY2(back.output.contains("    user gus|AdminLevel|none, was operator\n"), qPrintable(back.output));
}

void TestScriptResult::ofManyAccountsThatComeBackTextsStay()
{
    QString accounts;
    QString table;
    QString records;
    for (int i = 0; i < 60; ++i) { // which come back by one load
        accounts += QString("Account - 'many%1':Description='text %1':Organization='org %1':Fairshare=%2\n").arg(i).arg(i + 2);
        table += QString("many%1|||root|%2||||\n").arg(i).arg(i + 2);
        records += QString("many%1|%2|org %1\n").arg(i).arg(i == 7 ? QString("theirs") : QString("text %1").arg(i));
    }
    const Policy baseline = read(replaced(site, { { "Parent - 'chem'\n", accounts + "Parent - 'chem'\n" } }));
    const ChangeScripts scripts = changeScripts(baseline, read(site));
    QVERIFY(scripts.rollback.find("load file=") != std::string::npos);
    const Cluster cluster;
    cluster.program("sacctmgr",
        QByteArray(fakeSacctmgr).replace("cd \"$FAKE\" || exit 9", "cd \"$FAKE\" || exit 9\n[ \"$2\" != load ] || cat \"${3#file=}\" >loaded"));
    cluster.table("assoc", siteTable, QString(siteTable) + table);
    // the record of the last one is gone
    const QString known = QString(cluster.contents("account.before")) + replaced(records, { { "many59|text 59|org 59\n", "" } });
    cluster.table("account", known, known + "many59|text 59|org 59\n");
    const Outcome back = cluster.run(scripts.rollback, 1);
    QVERIFY2(back.exitCode == 0 && back.output.contains("account many7|Description|theirs, was text 7"), qPrintable(back.output));
    const QByteArray loaded = cluster.contents("loaded");
    QVERIFY2(loaded.contains("\nAccount - 'many7':Fairshare='9'\n"), loaded);
    QVERIFY2(loaded.contains("\nAccount - 'many59':Description='text 59':Organization='org 59':Fairshare='61'\n"), loaded);
}

/// A line of a file with one, be it in quotes, is refused (file_functions.c, _parse_options; 22.05 to 26.05); a command takes it.
void TestScriptResult::aNameWithAnEqualsSignIsInNoLoad()
{
    Policy baseline = read(site);
    AssociationTree &tree = baseline.associations;
    const AssociationId odd = tree.addAccount(AssociationTree::root(), "x=y", 1);
    const AssociationId below = tree.addAccount(odd, "below", 1);
    std::vector<AssociationId> all { odd, below, tree.addUser(below, "u=v", 1) };
    for (int i = 0; i < 60; ++i) {
        all.push_back(tree.addAccount(AssociationTree::root(), "many" + std::to_string(i), 1));
    }
    Policy draft = baseline;
    for (std::size_t i = 0; i < all.size(); ++i) {
        draft.associations.setRawShares(all[i], static_cast<std::uint32_t>(i + 2));
    }
    const QString apply = QString::fromStdString(changeScripts(baseline, draft).apply);
    QVERIFY(apply.contains("Account - 'many7'") || apply.contains("Account - many7"));
    QVERIFY2(!apply.contains("- 'x=y'") && !apply.contains("- x=y") && !apply.contains("'u=v':"), qPrintable(apply));
    for (const char *name : { "name=x=y ", "name=below ", "name=u=v " }) {
        QVERIFY2(apply.contains(QString(" where ") + name), qPrintable(apply));
    }
    const ChangeScripts added = changeScripts(read(site), draft);
    QVERIFY(added.apply.find("load file=") == std::string::npos); // what is added may stand below it
}

void TestScriptResult::whoIsRemovedByACutNameIsKnownYet()
{
    const Policy baseline
        = read(replaced(site, { { "Parent - 'chem'\n", "Parent - 'physics'\nUser - 'corp+gus':DefaultAccount='physics'\nParent - 'chem'\n" } }));
    const ChangeScripts scripts = changeScripts(baseline, read(site));
    const Cluster cluster;
    const QString with = QString(siteTable) + "physics|corp+gus|||1||||\n";
    const auto run = [&](const QString &users) {
        cluster.write("count", "0");
        cluster.table("assoc", with, siteTable);
        cluster.table("defaults", QString(defaultRows) + "corp+gus|physics\n", defaultRows);
        cluster.table("user", users);
        return cluster.run(scripts.apply, 1);
    };
    const QString users = "User|AdminLevel|Coordinators|Cluster|Account\nroot|Administrator||oracle|root\ncorp+gus|None||oracle|physics\n";
    const Outcome told = run(users);
    QVERIFY2(told.exitCode == 0, qPrintable(told.output));
    QVERIFY2(told.output.contains("goes on knowing users whose names sacctmgr cuts (corp+gus), without"), qPrintable(told.output));
    // whom sacctmgr would remove instead, as it did with those of 22.05 to 26.05
    cluster.program("sacctmgr",
        QByteArray(fakeSacctmgr)
            .replace("cd \"$FAKE\" || exit 9", "cd \"$FAKE\" || exit 9\ncase \"$*\" in *withassoc*name=corp*) cat beginning; exit ;; esac"));
    for (const char *row : { "corp||\n", "corp|oracle|chem\n", "" }) {
        cluster.write("beginning", row);
        const Outcome outcome = run(users);
        QCOMPARE(outcome.exitCode, QByteArray(row) == "corp||\n" ? 3 : 0);
        QCOMPARE(outcome.output.contains("begins with corp for one of corp, who has no association"), outcome.exitCode == 3);
        QCOMPARE(outcome.calls.isEmpty(), outcome.exitCode == 3);
    }
    for (const auto &[name, cut] :
        { std::pair("ann.b_c-d@e", "ann.b_c-d@e"), std::pair("corp+ann", "corp"), std::pair("\xc3\x85ngel", ""), std::pair("pc$", "pc") }) {
        QCOMPARE(std::string(cutUserName(name)), std::string(cut));
    }
}

void TestScriptResult::capitalsThatSacctmgrWritesOtherwiseAreTold()
{
    const Policy baseline = read(replaced(site, { { "'high':Description='high'", "'high':Description='High and Mighty'" } }));
    const Policy draft = read(replaced(site,
        { { "'high':Description='high'", "'high':Description='lower'" },
            { "Description='physics':Organization='org'", "Description='Physics':Organization='ORG'" },
            { "Description='chem'", "Description='Alchemy'" } }));
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const Cluster cluster;
    const QString qos = "Name|Priority|UsageFactor|Preempt|Description\nnormal|0|1.000000||Normal QOS default\nhigh|100|1.000000||";
    const QString accounts = cluster.contents("account.before");
    const QString changed = replaced(accounts, { { "chem|chem", "chem|alchemy" } });
    cluster.table("qos", qos + "High and Mighty\n", qos + "lower\n");
    cluster.table("account", accounts, changed);
    const Outcome there = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(there.exitCode == 0, qPrintable(there.output));
    const QString toldThere = "sacctmgr writes in lower case what has capitals in the draft (Description of account chem).\n";
    QCOMPARE(there.output.count(toldThere), 2);

    cluster.write("count", "0");
    cluster.table("qos", qos + "lower\n", qos + "high and mighty\n");
    cluster.table("account", changed, accounts);
    const Outcome back = cluster.run(scripts.rollback, scripts.calls);
    QVERIFY2(back.exitCode == 0, qPrintable(back.output));
    QCOMPARE(back.output.count("Not brought back: capitals, which sacctmgr writes in lower case (Description of qos high).\n"), 2);
}

void TestScriptResult::aUserWhoIsNewToTheDraftAloneKeepsHisRights()
{
    const Policy baseline = read(site);
    const auto scriptsFor = [&baseline](const char *options) {
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        tree.setOptions(tree.addUser(tree.findAccount("chem"), "gus", 1), options);
        return changeScripts(baseline, draft);
    };
    const Cluster cluster;
    const QString with = QString(siteTable) + "chem|gus|||1||||\n";
    const auto run = [&](const ChangeScripts &scripts, const QString &has, const QString &gets, const QStringList &arguments = {}) {
        cluster.write("count", "0");
        cluster.table("user", QString(userRows) + has, QString(userRows) + gets);
        cluster.table("assoc", arguments.isEmpty() ? QString(siteTable) : with, with);
        cluster.table("defaults", defaultRows + QString(arguments.isEmpty() ? "" : "gus|chem\n"), QString(defaultRows) + "gus|chem\n");
        return cluster.run(scripts.apply, arguments.isEmpty() ? scripts.calls : 1, arguments);
    };
    const ChangeScripts plain = scriptsFor("DefaultAccount='chem'");
    for (const auto &[has, found] : { std::pair("Operator|\n", "found     user gus|AdminLevel|operator, expected none\n"),
             std::pair("None|physics\n", "found     user gus|coordinator of physics|yes\n") }) {
        const Outcome refused = run(plain, has, has);
        QVERIFY2(refused.exitCode == 3 && refused.calls.isEmpty() && refused.output.contains(found), qPrintable(refused.output));
        QVERIFY2(refused.output.contains("Read the cluster again"), qPrintable(refused.output));
    }
    QCOMPARE(run(plain, "None|\n", "None|\n").exitCode, 0);
    const ChangeScripts told = scriptsFor("DefaultAccount='chem':AdminLevel='Operator':Coordinator='chem'");
    QCOMPARE(told.calls, std::size_t { 2 });
    QCOMPARE(run(told, "Operator|chem\n", "Operator|chem\n").exitCode, 0);
    QCOMPARE(run(told, "Operator|chem,physics\n", "Operator|chem\n").exitCode, 3);
    // what --resume finds of whom it has added may be its own
    const Outcome resumed = run(told, "Operator|\n", "Operator|chem\n", { "--resume" });
    QCOMPARE(resumed.exitCode, 0);
    QVERIFY2(spaced(resumed.calls) == "-i add coordinator names=gus account=chem \n", resumed.calls);
    QVERIFY(QString::fromStdString(told.apply).contains("newcomers\n"));
    QVERIFY(!QString::fromStdString(told.rollback).contains("newcomers"));
}

void TestScriptResult::aUserWhoIsKnownGetsBackWhatHeHad()
{
    const Policy baseline = siteAmongOthers();
    Policy draft = baseline;
    AssociationTree &tree = draft.associations;
    tree.setOptions(tree.addUser(tree.findAccount("chem"), "gus", 1), "DefaultAccount='chem':AdminLevel='Administrator':Coordinator='chem,geo'");
    const ChangeScripts scripts = changeScripts(baseline, draft);
    QCOMPARE(scripts.calls, std::size_t { 3 });
    const char *taken = "rollback.sh takes him out of it, with what he has there: AdminLevel='Operator':Coordinator='geo'";
    QCOMPARE(scripts.refused.size(), std::size_t { 1 });
    QVERIFY2(scripts.refused[0].english().find(taken) != std::string::npos, scripts.refused[0].english().c_str());
    for (const std::string &script : { scripts.apply, scripts.rollback }) {
        QVERIFY(
            script.find(std::string("# Note: slurmdbd knows the user gus already. Where no other cluster has him, ") + taken) != std::string::npos);
    }
    const Cluster cluster;
    const QString row = "chem|gus|||1||||\n";
    const QString before = QString(userRows) + "Operator|geo\n";
    const QString after = QString(userRows) + "Administrator|chem,geo\n";
    cluster.table("assoc", siteTable, QString(siteTable) + row);
    cluster.table("defaults", defaultRows, QString(defaultRows) + "gus|chem\n");
    cluster.table("user", before, after);
    const Outcome there = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(there.exitCode == 0 && there.calls.count('\n') == 3, qPrintable(there.output));
    QVERIFY(spaced(there.calls).contains("add user name=gus account=chem cluster=oracle \n"));

    cluster.write("count", "0");
    cluster.table("assoc", QString(siteTable) + row, siteTable);
    cluster.table("user", after, before);
    const Outcome back = cluster.run(scripts.rollback, 3);
    QVERIFY2(back.exitCode == 0 && back.calls.count('\n') == 3, qPrintable(back.output));
    for (const char *call : { "set AdminLevel=Operator \n", "remove coordinator where names=gus account=chem \n" }) {
        QVERIFY2(spaced(back.calls).contains(call), call);
    }
}

void TestScriptResult::aUserWhoIsKnownKeepsWhatNobodySays()
{
    const Policy baseline = siteAmongOthers();
    Policy draft = baseline;
    AssociationTree &tree = draft.associations;
    tree.setOptions(tree.addUser(tree.findAccount("chem"), "gus", 1), "DefaultAccount='chem'");
    const ChangeScripts scripts = changeScripts(baseline, draft);
    QCOMPARE(scripts.calls, std::size_t { 1 });
    QCOMPARE(scripts.refused.size(), std::size_t { 2 }); // the other one is of the way back
    QVERIFY2(QString::fromStdString(scripts.refused[0].message.english()).endsWith("say: AdminLevel='Operator':Coordinator='geo'"),
        scripts.refused[0].english().c_str());
    const Cluster cluster;
    const QString with = QString(siteTable) + "chem|gus|||1||||\n";
    const QString users = QString(userRows) + "Operator|geo\n";
    cluster.table("user", users);
    cluster.table("assoc", siteTable, with);
    cluster.table("defaults", defaultRows, QString(defaultRows) + "gus|chem\n");
    QCOMPARE(cluster.run(scripts.apply, 1).exitCode, 0);
    cluster.write("count", "0");
    cluster.table("assoc", with, siteTable);
    const Outcome back = cluster.run(scripts.rollback, 1);
    QVERIFY2(back.exitCode == 0 && back.calls.count('\n') == 1, qPrintable(back.output));
    // where no other cluster has him any more, he is gone, which is not as it was
    cluster.write("count", "0");
    cluster.table("user", users, replaced(userRows, { { "gus|", "" } }));
    const Outcome lost = cluster.run(scripts.rollback, 1);
    QVERIFY2(lost.exitCode == 4 && lost.output.contains("missing   user gus|AdminLevel, expected operator"), qPrintable(lost.output));
    QVERIFY2(lost.output.contains("found     user gus|coordinator of geo|no, expected yes"), qPrintable(lost.output));
}

APPORTION_TEST(TestScriptResult)
} // namespace test_script_result

#include "test_script_result.moc"
