// SPDX-License-Identifier: GPL-3.0-or-later
// Scripts that remove something are really run: what somebody else made meanwhile stays.
#include "fake_site.h"
#include "support/test_case.h"

namespace test_removal_script
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::fake_site;

class TestRemovalScript : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsRemovedMustBeKnownAsAWhole_data();
    void whatIsRemovedMustBeKnownAsAWhole();
    void whatIsMovedOutOfARemovedAccountIsNoStranger();
    void whatSlurmdbdTakesForPartOfItIsNotRemoved();
    void whatIsNamedAlikeIsNotRemoved_data();
    void whatIsNamedAlikeIsNotRemoved();
    void whatSomebodyAddsMeanwhileIsNotRemoved();
    void whatStandsLastInTheDatabaseGoesFirst();
    void coordinatorsAndWckeysOfOthersAreNotLost();
    void coordinatorsByAStaleLineageAreNobodys();
    void coordinatorsThatTheDraftMakesAreExpected();
    void aPartOfTheDefaultAccountStays();
    void usersOfAnotherClusterKeepWhatTheyHave();
    void whatAUserHasBesideAssociationsIsNotLost();
    void aQosThatOthersHaveStays_data();
    void aQosThatOthersHaveStays();
    void theWayBackSaysWhatItDoesNotBring();
    void theWayBackBringsTheDefaultAccount();
    void theWayBackTakesWhatWasNotFinished();
};

void TestRemovalScript::theWayBackBringsTheDefaultAccount()
{
    // the draft still names the account that the user was moved out of: apply.sh gives him the one he is in
    const ChangeScripts scripts = changeScripts(read(site),
        read(replaced(site,
            { { "User - 'ann':DefaultAccount='chem':Fairshare=1:MaxWallDurationPerJob=1530\n", "" },
                { "User - 'bob':DefaultAccount='chem':Fairshare=2\n",
                    "User - 'bob':DefaultAccount='chem':Fairshare=2\nParent - 'physics'\nUser - 'ann':DefaultAccount='chem':Fairshare=1\n" } })));
    QVERIFY2(scripts.apply.find("DefaultAccount=physics") != std::string::npos, scripts.apply.c_str());
    QVERIFY2(scripts.rollback.find("DefaultAccount=chem") != std::string::npos, scripts.rollback.c_str());
}

void TestRemovalScript::theWayBackTakesWhatWasNotFinished()
{
    const QString eve
        = "User - 'bob':DefaultAccount='chem':Fairshare=2\nUser - 'eve':DefaultAccount='chem':Fairshare=1:QOS='+high':DefaultQOS='high'\n";
    const ChangeScripts scripts = changeScripts(read(site), read(replaced(site, { { "User - 'bob':DefaultAccount='chem':Fairshare=2\n", eve } })));
    const Cluster cluster;
    // apply.sh was interrupted behind the call that adds the user
    cluster.table("assoc", siteTable + QString("chem|eve|||1||||\n"), siteTable);
    cluster.table("defaults", "User|Account\nroot|root\nann|chem\nbob|chem\neve|chem\n", "User|Account\nroot|root\nann|chem\nbob|chem\n");
    QCOMPARE(cluster.run(scripts.rollback, 1).exitCode, 3);
    const Outcome back = cluster.run(scripts.rollback, 1, { "--resume" });
    QVERIFY2(back.exitCode == 0, qPrintable(back.output));
    QVERIFY2(back.calls.contains("eve"), back.calls.constData());
    // of what somebody else gave that user meanwhile it lets go no more than apply.sh would
    cluster.write("count", "0");
    cluster.table("assoc", siteTable + QString("chem|eve|||1||||05:00:00\n"), siteTable);
    QCOMPARE(cluster.run(scripts.rollback, 1, { "--resume" }).exitCode, 3);
}

void TestRemovalScript::whatIsRemovedMustBeKnownAsAWhole_data()
{
    QTest::addColumn<QString>("theirs");
    QTest::addColumn<QString>("found"); // empty: it stands in nobody's way
    const QString table = siteTable;
    QTest::newRow("as it was") << table << "";
    QTest::newRow("somebody else's account") << table + "bio|||root|3||||\nbio|eve|||1||||\n"
                                             << "";
    QTest::newRow("a new user") << table + "chem|eve|||1||||\n"
                                << "user eve in chem|exists|yes";
    QTest::newRow("a new account") << table + "dye|||chem|1||||\n"
                                   << "account dye|exists|yes";
    QTest::newRow("two levels below") << table + "ink|||dye|1||||\nink|eve|||1||||\ndye|||chem|1||||\n"
                                      << "user eve in ink|exists|yes";
    QTest::newRow("a limit") << replaced(table, { { "chem|bob|||2||||", "chem|bob|||2||||05:00:00" } }) << "user bob in chem|MaxWall|05:00:00";
    QTest::newRow("another account") << table + "physics|ann|||1||||\n"
                                     << "user ann in physics|exists|yes";
    QTest::newRow("a partition") << table + "chem|ann|batch||1||||\n"
                                 << "user ann in chem for batch|exists|yes";
}

void TestRemovalScript::whatIsRemovedMustBeKnownAsAWhole()
{
    QFETCH(QString, theirs);
    QFETCH(QString, found);
    const Policy baseline = read(site);
    const ChangeScripts scripts = changeScripts(baseline, without(baseline, "chem"));
    const Cluster cluster;
    QStringList left = theirs.split('\n');
    left.erase(std::remove_if(left.begin(), left.end(), [](const QString &line) { return line.startsWith("chem|"); }), left.end());
    cluster.table("assoc", theirs, left.join('\n'));
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QCOMPARE(outcome.exitCode, found.isEmpty() ? 0 : 3);
    QCOMPARE(outcome.calls.isEmpty(), !found.isEmpty());
    QVERIFY2(found.isEmpty() || outcome.output.contains("found     " + found + '\n'), qPrintable(outcome.output));
    QCOMPARE(cluster.run(scripts.apply, scripts.calls, { "--resume" }).exitCode, found.isEmpty() ? 0 : 3);
}

void TestRemovalScript::whatIsMovedOutOfARemovedAccountIsNoStranger()
{
    const QString text = QString(site)
        + "Parent - 'physics'\nAccount - 'optics':Description='optics':Organization='org':Fairshare=3\n"
          "Parent - 'optics'\nUser - 'eve':DefaultAccount='optics':Fairshare=1\n";
    const Policy baseline = read(text);
    Policy draft = baseline;
    draft.associations.move(draft.associations.findAccount("optics"), draft.associations.findAccount("chem"));
    draft.associations.remove(draft.associations.findAccount("physics"));
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const Cluster cluster;
    const QString before = QString(siteTable) + "optics|||physics|3||||\noptics|eve|||1||||\n";
    cluster.table("assoc", before, replaced(before, { { "optics|||physics", "optics|||chem" }, { "physics|||root|30|10|||\n", "" } }));
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
}

/// Of what is two levels below an account that is moved, slurmdbd 23.11 to 25.05.0 goes on noting the lineage of before.
void TestRemovalScript::whatSlurmdbdTakesForPartOfItIsNotRemoved()
{
    const QString text = QString(site)
        + "Parent - 'physics'\nAccount - 'optics':Description='optics':Organization='org':Fairshare=3\n"
          "Parent - 'optics'\nAccount - 'lens':Description='lens':Organization='org'\nParent - 'lens'\nUser - "
          "'eve':DefaultAccount='lens':Fairshare=1\n";
    const QString header = "Account|User|Partition|ParentName|Share|Priority|QOS|GrpTRES|MaxWall|Lineage\n";
    const QString others = "root||||1||normal|||/\nroot|root|||1|||||/0-root/\nchem|||root|25|||cpu=4,mem=2G||/chem/\n"
                           "chem|ann|||1||||1-01:30:00|/chem/0-ann/\nchem|bob|||2|||||/chem/0-bob/\n";
    const QString physics = "physics|||root|30|10||||/physics/\n";
    const QString before = header + others + physics
        + "optics|||physics|3|||||/physics/optics/\nlens|||optics|1|||||/physics/optics/lens/\n"
          "lens|eve|||1|||||/physics/optics/lens/0-eve/\n";
    const QString moved = "optics|||chem|3|||||/chem/optics/\nlens|||optics|1|||||/chem/optics/lens/\n";
    const QString stale = "lens|eve|||1|||||/physics/optics/lens/0-eve/\n";
    const QString fresh = "lens|eve|||1|||||/chem/optics/lens/0-eve/\n";
    const Policy baseline = read(text);
    Policy draft = baseline;
    draft.associations.move(draft.associations.findAccount("optics"), draft.associations.findAccount("chem"));
    draft.associations.remove(draft.associations.findAccount("physics"));
    const ChangeScripts scripts = changeScripts(baseline, draft);
    QCOMPARE(scripts.calls, std::size_t { 2 });
    const auto run = [&scripts, &header, &others, &physics, &moved, &before](const QString &eve) {
        const Cluster cluster;
        cluster.table("assoc", before, header + others + physics + moved + eve);
        return cluster.run(scripts.apply, 1); // the call that moves
    };
    const Outcome stopped = run(stale);
    QVERIFY2(stopped.exitCode == 3, qPrintable(stopped.output));
    QCOMPARE(stopped.calls.count('\n'), 1);
    QVERIFY(!stopped.calls.contains("remove"));
    QVERIFY2(stopped.output.contains("though it is to stay: 1. Nothing was removed")
            && stopped.output.contains("user eve in lens|/physics/optics/lens/0-eve/"),
        qPrintable(stopped.output));
    // where every lineage is as it should be, the account goes: the fake goes on showing it
    const Outcome done = run(fresh);
    QVERIFY2(done.exitCode == 4 && done.calls.contains("remove"), qPrintable(done.output));

    // moved before by somebody, so that nothing is changed
    const QString there = QString(site)
        + "Parent - 'chem'\nAccount - 'optics':Description='optics':Organization='org':Fairshare=3\n"
          "Parent - 'optics'\nAccount - 'lens':Description='lens':Organization='org'\nParent - 'lens'\nUser - "
          "'eve':DefaultAccount='lens':Fairshare=1\n";
    const Policy known = read(there);
    const ChangeScripts removal = changeScripts(known, without(known, "physics"));
    const Cluster cluster;
    cluster.table("assoc", header + others + physics + moved + stale);
    const Outcome nothing = cluster.run(removal.apply, removal.calls);
    QVERIFY2(
        nothing.exitCode == 3 && nothing.calls.isEmpty() && nothing.output.contains("to stay: 1. Nothing was changed"), qPrintable(nothing.output));
    // with an account whose lineage tells of it, what is in it goes
    const ChangeScripts both = changeScripts(known, without(without(without(known, "physics"), "lens"), "optics"));
    const Cluster gone;
    gone.table("assoc", header + others + physics + moved + stale, header + others);
    gone.table("defaults", "User|Account\nroot|root\nann|chem\nbob|chem\neve|lens\n", "User|Account\nroot|root\nann|chem\nbob|chem\n");
    const Outcome all = gone.run(both.apply, both.calls);
    QVERIFY2(all.exitCode == 0, qPrintable(all.output));
}

void TestRemovalScript::whatIsNamedAlikeIsNotRemoved_data()
{
    QTest::addColumn<QString>("others"); // what sacctmgr shows beside what is removed
    QTest::addColumn<QString>("found"); // empty: nothing goes with it
    const auto row = [](const char *name, const char *others, const char *found) { QTest::newRow(name) << QString(others) << QString(found); };
    row("nothing else", "", "");
    row("another character", "oracle|bio-1|||root|/bio-1/\n", "account bio-1|/bio-1/");
    row("in it", "oracle|bio-1|||root|/bio-1/\noracle|bio-1|eve|gpu||/bio-1/0-eve/gpu/\n", "user eve in bio-1 for gpu|/bio-1/0-eve/gpu/");
    row("longer", "oracle|bio_12|||root|/bio_12/\n", "");
    row("elsewhere", "oracle|bio-1|||chem|/chem/bio-1/\n", "");
    row("the same by another name", "oracle|bic-1|||root|/bic-1/\n", "");
    row("a user", "oracle|chem|a.b|||/chem/0-a.b/\n", "user a.b in chem|/chem/0-a.b/");
    row("a user of another cluster", "other|lab|axb|||/lab/0-axb/\n", "user axb in lab on the cluster other|/lab/0-axb/");
    row("another user of another cluster", "other|lab|abb2|||/lab/0-abb2/\nother|bio-1|||root|/bio-1/\n", "");
}

/// As Slurm 26.05.3 did with the account and 24.11.5 with the user: in what slurmdbd looks for, "_" is any character.
void TestRemovalScript::whatIsNamedAlikeIsNotRemoved()
{
    QFETCH(QString, others);
    QFETCH(QString, found);
    const Policy baseline = read(QString(site)
        + "Parent - 'root'\nAccount - 'bio_1':Description='bio_1':Organization='org'\nParent - 'chem'\nUser - "
          "'a_b':DefaultAccount='chem':Fairshare=1\n");
    Policy draft = without(baseline, "bio_1");
    draft.associations.remove(draft.associations.findUser(draft.associations.findAccount("chem"), "a_b"));
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const QString gone = "oracle|bio_1|||root|1||||||/bio_1/\noracle|chem|a_b|||1||||||/chem/0-a_b/\n";
    const QString header = "Cluster|Account|User|Partition|ParentName|Share|Priority|QOS|GrpTRES|MaxWall|x|Lineage\n";
    QString left = header;
    for (const QString &line : QString(siteTable).split('\n').mid(1)) {
        left += line.isEmpty() ? QString()
                               : "oracle|" + line + "||/" + line.section('|', 0, 0) + (line.section('|', 1, 1).isEmpty() ? "/\n" : "/0-x/\n");
    }
    for (const QString &line : others.split('\n')) {
        const QStringList cells = line.split('|');
        left += line.isEmpty() ? QString() : cells.mid(0, 5).join('|') + "|1||||||" + cells.last() + '\n';
    }
    const Cluster cluster;
    cluster.table("assoc", left + gone, left);
    const QString before = "User|Account\nroot|root\nann|chem\nbob|chem\n";
    cluster.table("defaults", before + "a_b|chem\n", before);
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(outcome.exitCode == (found.isEmpty() ? 0 : 3), qPrintable(outcome.output));
    QCOMPARE(outcome.calls.isEmpty(), !found.isEmpty());
    QVERIFY2(found.isEmpty() || outcome.output.contains("    " + found + '\n'), qPrintable(outcome.output));
}

void TestRemovalScript::whatSomebodyAddsMeanwhileIsNotRemoved()
{
    const Change change; // four calls that change, one that removes bob
    const Cluster cluster;
    Change::show(cluster);
    const QString after = cluster.contents("assoc.after");
    cluster.table("assoc", siteTable, after + "chem|bob|||2||||\nphysics|bob|||1||||\n");
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls - 1);
    QCOMPARE(outcome.exitCode, 3);
    QVERIFY2(outcome.output.contains("nothing was removed") && outcome.output.contains("found     user bob in physics|exists|yes"),
        qPrintable(outcome.output));
    QCOMPARE(outcome.calls.count('\n'), static_cast<int>(change.scripts.calls) - 1);
    QVERIFY(!outcome.calls.contains("remove"));
}

void TestRemovalScript::whatStandsLastInTheDatabaseGoesFirst()
{
    const QString eve = QString(site) + "Parent - 'physics'\nUser - 'eve':DefaultAccount='physics':Fairshare=1\n";
    const ChangeScripts scripts = changeScripts(read(eve),
        read(replaced(
            eve, { { "User - 'bob':DefaultAccount='chem':Fairshare=2\n", "" }, { "User - 'eve':DefaultAccount='physics':Fairshare=1\n", "" } })));
    QCOMPARE(scripts.calls, std::size_t(2));
    const QString after = replaced(siteTable, { { "chem|bob|||2||||\n", "" } });
    const auto order = [&](const QString &bobsPlace, const QString &evesPlace) {
        const Cluster cluster;
        QString before = QString(siteTable) + "physics|eve|||1||||\n";
        if (!bobsPlace.isEmpty()) { // a release that numbers them
            before = replaced(before,
                { { "|MaxWall\n", "|MaxWall|LFT\n" }, { "chem|bob|||2||||\n", "chem|bob|||2|||||" + bobsPlace + '\n' },
                    { "physics|eve|||1||||\n", "physics|eve|||1|||||" + evesPlace + '\n' } });
        }
        cluster.table("assoc", before, after);
        cluster.table("defaults", "User|Account\nroot|root\nann|chem\nbob|chem\neve|physics\n", "User|Account\nroot|root\nann|chem\n");
        const Outcome outcome = cluster.run(scripts.apply, scripts.calls, { "--allow-removals", "2" });
        return outcome.exitCode == 0 ? outcome.calls.indexOf("name=eve") - outcome.calls.indexOf("name=bob") : 0;
    };
    QVERIFY(order("9", "10") < 0);
    QVERIFY(order("10", "9") > 0);
    QVERIFY(order({}, {}) != 0);
}

void TestRemovalScript::coordinatorsAndWckeysOfOthersAreNotLost()
{
    const auto scriptsOf = [](const QString &text) {
        const Policy baseline = read(text);
        return changeScripts(baseline, without(baseline, "chem"));
    };
    const QString gone
        = replaced(siteTable, { { "chem|||root|25|||cpu=4,mem=2G|\n", "" }, { "chem|ann|||1||||1-01:30:00\n", "" }, { "chem|bob|||2||||\n", "" } });
    const QString users = "User|AdminLevel|Coordinators\nroot|Administrator|\nann|None|\nbob|None|";
    const QString known
        = replaced(site, { { "User - 'bob':DefaultAccount='chem'", "User - 'bob':DefaultAccount='chem':Coordinator='chem':WCKeys='thesis'" } });
    for (const bool isKnown : { false, true }) {
        const ChangeScripts scripts = scriptsOf(isKnown ? known : QString(site));
        Cluster cluster;
        cluster.table("assoc", siteTable, gone);
        cluster.table("user", users + "chem\n", users + '\n');
        cluster.table("wckey", "User|WCKey\nbob|Thesis\nann|*\n", "User|WCKey\n");
        const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
        QVERIFY2(outcome.exitCode == (isKnown ? 0 : 3), qPrintable(outcome.output));
        QCOMPARE(outcome.output.contains("found     user bob|coordinator of chem|yes"), !isKnown);
        QCOMPARE(outcome.output.contains("found     user bob|WCKey Thesis|yes"), !isKnown);
        QCOMPARE(outcome.calls.isEmpty(), !isKnown);
    }
}

/// Where slurmdbd lost track of an account that was moved, it shows coordinators of where that was before.
void TestRemovalScript::coordinatorsByAStaleLineageAreNobodys()
{
    const Policy baseline = read(site);
    const ChangeScripts scripts = changeScripts(baseline, without(baseline, "chem"));
    const QString gone
        = replaced(siteTable, { { "chem|||root|25|||cpu=4,mem=2G|\n", "" }, { "chem|ann|||1||||1-01:30:00\n", "" }, { "chem|bob|||2||||\n", "" } });
    QString lineages = siteTable;
    lineages.replace("|MaxWall\n", "|MaxWall|Lineage\n").replace("cpu=4,mem=2G|\n", "cpu=4,mem=2G||/physics/chem/\n");
    const QString users = "User|AdminLevel|Coordinators\nroot|Administrator|physics,chem\nann|None|\nbob|None|\n";
    for (const bool isStale : { false, true }) {
        Cluster cluster;
        cluster.table("assoc", isStale ? lineages : siteTable, gone);
        cluster.table("user", users, replaced(users, { { ",chem", "" } }));
        const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
        QVERIFY2(outcome.exitCode == (isStale ? 0 : 3), qPrintable(outcome.output));
        QCOMPARE(outcome.output.contains("found     user root|coordinator of chem|yes"), !isStale);
    }
    // a dump tells of whom that is true all the same
    for (const bool isDirect : { false, true }) {
        Cluster cluster;
        cluster.table("assoc", lineages, gone);
        cluster.table("user", users, replaced(users, { { ",chem", "" } }));
        cluster.write("dumped",
            isDirect ? "User - 'root':DefaultAccount='root':Coordinator='chem,physics':Fairshare=1\n" : "User - 'root':Coordinator='physics'\n");
        const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
        QVERIFY2(outcome.exitCode == (isDirect ? 3 : 0), qPrintable(outcome.output));
        QCOMPARE(outcome.output.contains("found     user root|coordinator of chem|yes"), isDirect);
    }
}

/// slurmdbd of 23.11.1 to 25.11.5 removes no part of what a user has in his default account; later ones leave one of it.
void TestRemovalScript::aPartOfTheDefaultAccountStays()
{
    const QString parted = replaced(site, { { "User - 'bob'", "User - 'ann':Partition='gpu':DefaultAccount='chem':Fairshare=3\nUser - 'bob'" } });
    const QString table = replaced(siteTable, { { "chem|bob|||2||||\n", "chem|ann|gpu||3||||\nchem|bob|||2||||\n" } });
    const ChangeScripts scripts = changeScripts(read(parted), read(site));
    for (const char *defaults : { "Account|User|Partition\nchem|ann|gpu\nchem|ann|\n", "Account|User|Partition\nchem|ann|\n" }) {
        const bool isDefault = QByteArray(defaults).contains("gpu");
        Cluster cluster;
        cluster.table("assoc", table, siteTable);
        cluster.table("defaults", defaults);
        const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
        QVERIFY2(outcome.exitCode == (isDefault ? 3 : 0), qPrintable(outcome.output));
        QCOMPARE(outcome.output.contains("\n    user ann in chem for gpu\n"), isDefault);
        QCOMPARE(outcome.calls.isEmpty(), isDefault);
    }
    for (const auto &[version, defaults, isRefused] : { std::tuple("25.11.5", "chem|ann|gpu\nchem|ann|\n", true),
             std::tuple("25.11.6", "chem|ann|gpu\nchem|ann|\n", false), std::tuple("26.05.0", "chem|ann|gpu\nchem|ann|\n", false),
             std::tuple("26.05.0", "chem|ann|gpu\n", true), std::tuple("25.05.8\nAllowNoDefAcct         = Yes", "chem|ann|gpu\n", true),
             std::tuple("25.11.0\nAllowNoDefAcct         = Yes", "chem|ann|gpu\n", false),
             std::tuple("25.11.0\nAllowNoDefAcct         = No", "chem|ann|gpu\n", true) }) {
        Cluster cluster;
        cluster.table("assoc", table, siteTable);
        cluster.table("defaults", QString("Account|User|Partition\n") + defaults);
        cluster.write("slurmdbd.conf", QString("SLURMDBD_VERSION       = %1\n").arg(version).toUtf8());
        const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
        QVERIFY2(outcome.exitCode == (isRefused ? 3 : 0), qPrintable(version + outcome.output));
        QCOMPARE(outcome.output.contains("\n    user ann in chem for gpu\n"), isRefused);
    }
    // who goes has nothing left
    Policy before = read(parted);
    for (const auto &[release, calls] : { std::pair(std::uint16_t { 2205 }, 2), std::pair(std::uint16_t { 2311 }, 1) }) {
        before.release = release;
        Policy draft = before;
        const AssociationId chem = draft.associations.findAccount("chem");
        while (draft.associations.findUser(chem, "ann") != noAssociation || draft.associations.findUser(chem, "ann", "gpu") != noAssociation) {
            const AssociationId plain = draft.associations.findUser(chem, "ann");
            draft.associations.remove(plain != noAssociation ? plain : draft.associations.findUser(chem, "ann", "gpu"));
        }
        const QString apply = QString::fromStdString(changeScripts(before, draft).apply);
        QCOMPARE(apply.count("remove user where name=ann account=chem"), calls);
        QCOMPARE(apply.count("remove user where name=ann account=chem partition=gpu "), calls - 1);
        QVERIFY(apply.contains("|user ann in chem for gpu|exists|yes|no\n") && apply.contains("|user ann in chem|exists|yes|no\n"));
    }
}

/// Accounts are removed last: who coordinates one above them by then coordinates them, too, as sacctmgr shows it.
void TestRemovalScript::coordinatorsThatTheDraftMakesAreExpected()
{
    const Policy baseline = read(site);
    Policy draft = without(baseline, "physics");
    const AssociationId ann = draft.associations.findUser(draft.associations.findAccount("chem"), "ann");
    draft.associations.setOptions(ann, std::string(draft.associations.options(ann)) + ":Coordinator='root'");
    QVERIFY(changeScripts(baseline, draft).apply.find("\ncoordinator|ann|physics\n") != std::string::npos);

    // an account that goes, below one that is moved below the one that bob coordinates
    const Policy deeper = read(replaced(site, { { "User - 'bob':DefaultAccount='chem'", "User - 'bob':DefaultAccount='chem':Coordinator='chem'" } })
        + "Parent - 'physics'\nAccount - 'lab'\n");
    Policy moved = without(deeper, "lab");
    moved.associations.move(moved.associations.findAccount("physics"), moved.associations.findAccount("chem"));
    QVERIFY(changeScripts(deeper, moved).apply.find("\ncoordinator|bob|lab\n") != std::string::npos);
    QVERIFY(changeScripts(deeper, without(deeper, "lab")).apply.find("coordinator|bob|lab") == std::string::npos);

    // who goes is still there when his account gets the flag by which he coordinates it
    Policy flagged = baseline;
    const AssociationId chem = flagged.associations.findAccount("chem");
    flagged.associations.remove(flagged.associations.findUser(chem, "bob"));
    flagged.associations.setOptions(chem, "Flags='UsersAreCoords':" + std::string(flagged.associations.options(chem)));
    const std::string apply = changeScripts(baseline, flagged).apply;
    QVERIFY2(apply.find("\ncoordinator|bob|chem\n") != std::string::npos, apply.c_str());
    QVERIFY(apply.find("coordinator|ann|") == std::string::npos);
}

/// A database of two clusters, as one was recorded: eve is a user of the other one alone, and bob of both.
void TestRemovalScript::usersOfAnotherClusterKeepWhatTheyHave()
{
    const QString users = "User|AdminLevel|Coordinators\nroot|Administrator|\nann|None|\n";
    const Policy baseline = read(site);
    const ChangeScripts ofAccount = changeScripts(baseline, without(baseline, "chem"));
    Cluster cluster;
    cluster.table("assoc", siteTable,
        replaced(siteTable, { { "chem|||root|25|||cpu=4,mem=2G|\n", "" }, { "chem|ann|||1||||1-01:30:00\n", "" }, { "chem|bob|||2||||\n", "" } }));
    cluster.table("user", users + "bob|None|\neve|None|chem\n");
    const Outcome removed = cluster.run(ofAccount.apply, ofAccount.calls);
    QVERIFY2(removed.exitCode == 0, qPrintable(removed.output));

    // whoever is removed here keeps his level and his accounts there: the way back finds them, and is not half done for that
    const Policy withBob = read(
        replaced(site, { { "User - 'bob':DefaultAccount='chem'", "User - 'bob':DefaultAccount='chem':AdminLevel='Operator':Coordinator='chem'" } }));
    Policy draft = withBob;
    draft.associations.remove(draft.associations.findUser(draft.associations.findAccount("chem"), "bob"));
    const ChangeScripts ofUser = changeScripts(withBob, draft);
    Cluster back;
    back.table("assoc", replaced(siteTable, { { "chem|bob|||2||||\n", "" } }), siteTable);
    back.table("defaults", "User|Account\nroot|root\nann|chem\n", "User|Account\nroot|root\nann|chem\nbob|chem\n");
    back.table("user", users + "bob|Operator|chem\n");
    const std::size_t calls = sacctmgrCommands(draft, withBob).size();
    const Outcome restored = back.run(ofUser.rollback, calls);
    QVERIFY2(restored.exitCode == 0 && restored.calls.contains("bob"), qPrintable(restored.output));
    // another level than he had is somebody's own
    Cluster changed;
    changed.table("assoc", replaced(siteTable, { { "chem|bob|||2||||\n", "" } }), siteTable);
    changed.table("user", users + "bob|Administrator|\n");
    const Outcome refused = changed.run(ofUser.rollback, calls);
    QVERIFY2(refused.exitCode == 3 && refused.calls.isEmpty(), qPrintable(refused.output));
}

void TestRemovalScript::whatAUserHasBesideAssociationsIsNotLost()
{
    QString chem = "Account - 'chem'";
    const auto outcomeOf = [&chem](const QString &options, const QString &level, const QString &accounts) {
        const Policy baseline = read(replaced(
            site, { { "Account - 'chem'", chem }, { "User - 'bob':DefaultAccount='chem'", "User - 'bob':DefaultAccount='chem'" + options } }));
        Policy draft = baseline;
        draft.associations.remove(draft.associations.findUser(draft.associations.findAccount("chem"), "bob"));
        const ChangeScripts scripts = changeScripts(baseline, draft);
        const Cluster cluster;
        cluster.table("assoc", siteTable, replaced(siteTable, { { "chem|bob|||2||||\n", "" } }));
        const QString users = "User|AdminLevel|Coordinators\nroot|Administrator|\nann|None|\n";
        cluster.table("user", users + "bob|" + level + '|' + accounts + '\n', users);
        return cluster.run(scripts.apply, scripts.calls);
    };
    QCOMPARE(outcomeOf("", "None", "").exitCode, 0);
    const Outcome level = outcomeOf("", "Operator", "");
    QVERIFY2(
        level.exitCode == 3 && level.output.contains("found     user bob|AdminLevel|operator") && level.calls.isEmpty(), qPrintable(level.output));
    QCOMPARE(outcomeOf(":AdminLevel='Operator'", "Operator", "").exitCode, 0);
    const Outcome account = outcomeOf("", "None", "physics");
    QVERIFY2(account.exitCode == 3 && account.output.contains("found     user bob|coordinator of physics|yes"), qPrintable(account.output));
    QCOMPARE(outcomeOf(":Coordinator='physics'", "None", "physics").exitCode, 0);
    QCOMPARE(outcomeOf(":Coordinator='root'", "None", "chem,physics").exitCode, 0); // all below it
    QCOMPARE(outcomeOf(":Coordinator='chem'", "None", "chem,physics").exitCode, 3);
    QCOMPARE(outcomeOf(":Coordinator='far'", "None", "far,below_far").exitCode, 0); // of another cluster
    QCOMPARE(outcomeOf("", "None", "chem").exitCode, 3);
    chem = "Account - 'chem':Flags='UsersAreCoords'"; // by which its users coordinate it
    QCOMPARE(outcomeOf("", "None", "chem").exitCode, 0);
    QCOMPARE(outcomeOf("", "None", "chem,physics").exitCode, 3);
}

void TestRemovalScript::aQosThatOthersHaveStays_data()
{
    QTest::addColumn<QString>("associations");
    QTest::addColumn<QString>("qos");
    QTest::addColumn<QString>("found"); // empty: nobody has it
    const QString lists = replaced(siteTable, { { "Account|", "Cluster|Account|" }, { "|QOS|", "|QOS|DefaultQOS|" }, { "\n", "\noracle|" } });
    const QString table = lists.left(lists.lastIndexOf('\n') + 1);
    const QString qos = "Name|Priority|UsageFactor|Preempt|GraceTime\nnormal|0|1.000000||00:00:00\nhigh|100|1.000000||00:00:00\n";
    QTest::newRow("nobody") << table << qos << "";
    QTest::newRow("a list") << replaced(table, { { "oracle|physics|||root|30|10|", "oracle|physics|||root|30|10|normal,high" } }) << qos
                            << "qos high|in the list of account physics|yes";
    QTest::newRow("a difference") << replaced(table, { { "oracle|chem|bob|||2||", "oracle|chem|bob|||2||+high" } }) << qos
                                  << "qos high|in the list of user bob in chem|yes";
    QTest::newRow("another cluster") << table + "beta|bio|||root|1||normal,HIGH|\n"
                                     << qos << "qos high|in the list of account bio on the cluster beta|yes";
    QTest::newRow("a default") << table + "beta|bio|eve|batch||1|||high\n"
                               << qos << "qos high|the default of user eve in bio for batch on the cluster beta|yes";
    QTest::newRow("preempted") << table << replaced(qos, { { "normal|0|1.000000|", "normal|0|1.000000|high" } })
                               << "qos high|preempted by normal|yes";
    QTest::newRow("a value") << table << replaced(qos, { { "100|1.000000||00:00:00", "100|1.000000||00:05:00" } }) << "qos high|GraceTime|00:05:00";
    QTest::newRow("the priority") << table << replaced(qos, { { "100", "99" } }) << "qos high|Priority|99, expected 100";
}

void TestRemovalScript::aQosThatOthersHaveStays()
{
    QFETCH(QString, associations);
    QFETCH(QString, qos);
    QFETCH(QString, found);
    Policy draft = read(site);
    draft.qos.edit().pop_back();
    const ChangeScripts scripts = changeScripts(read(site), draft);
    const Cluster cluster;
    cluster.table("assoc", associations);
    cluster.table("qos", qos, qos.left(qos.indexOf("high|")));
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(outcome.exitCode == (found.isEmpty() ? 0 : 3), qPrintable(outcome.output));
    QCOMPARE(outcome.calls.isEmpty(), !found.isEmpty());
    QVERIFY2(found.isEmpty() || outcome.output.contains("found     " + found + '\n'), qPrintable(outcome.output));
    QCOMPARE(outcome.output.contains("A QOS is one of all clusters"), QTest::currentDataTag() != QByteArray("nobody") && found.endsWith("|yes"));
    QCOMPARE(outcome.output.contains("    sacctmgr modify account where name=bio cluster=beta set QOS=normal\n"),
        QTest::currentDataTag() == QByteArray("another cluster"));
    QCOMPARE(outcome.output.contains("    sacctmgr modify user where name=eve account=bio partition=batch cluster=beta set DefaultQOS=-1\n"),
        QTest::currentDataTag() == QByteArray("a default"));
    QCOMPARE(cluster.run(scripts.apply, scripts.calls, { "--resume" }).exitCode, found.isEmpty() ? 0 : 3);
}

void TestRemovalScript::theWayBackSaysWhatItDoesNotBring()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster, true);
    const Outcome outcome = cluster.run(change.scripts.rollback, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output.count("1 association of a user"), 2); // before and after
    QCOMPARE(outcome.output.count("usage, and the WCKeys of users who lost their last association"), 2);
}

APPORTION_TEST(TestRemovalScript)
} // namespace test_removal_script

#include "test_removal_script.moc"
