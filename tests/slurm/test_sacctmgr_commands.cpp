// SPDX-License-Identifier: GPL-3.0-or-later
#include "sacctmgr_testing.h"
#include "slurm/lists/cluster_state.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_sacctmgr_commands
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::sacctmgr_testing;

namespace
{

/// All changes, which last as long as the state, but for what they are of.
std::vector<StateChange> changesOf(const ClusterState &state)
{
    std::vector<StateChange> changes;
    for (const StateChange &change : state.changes()) {
        changes.push_back(change);
        changes.back().object = {}; // which does not last
    }
    return changes;
}

QStringList comments(const Policy &baseline, const Policy &draft)
{
    QStringList list;
    for (const SacctmgrCommand &command : sacctmgrCommands(baseline, draft)) {
        list << QString::fromStdString(command.comment);
    }
    return list;
}

} // namespace

class TestSacctmgrCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAChangeThereIsNothingToDo() { QCOMPARE(commandsFor({}), QStringList()); }

    void aChangedShareIsOneCommand()
    {
        const Policy baseline = read(site);
        Policy draft = baseline;
        const AssociationId chem = draft.associations.findAccount("chem");
        draft.associations.setRawShares(chem, 20);
        const std::vector<SacctmgrCommand> commands = sacctmgrCommands(baseline, draft);
        QCOMPARE(commands.size(), std::size_t { 1 });
        QCOMPARE(commands[0].line(), std::string("sacctmgr -i modify account where name=chem cluster=oracle set Fairshare=20"));
        QCOMPARE(commands[0].comment, std::string("fairshare 25 → 20"));
        QCOMPARE(commands[0].object, (ObjectRef { ObjectRef::Kind::Association, chem, "chem" }));
    }

    void usersOfAnAccountWithTheSameChangeShareACommand()
    {
        const Policy baseline = read(site);
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        const AssociationId chem = tree.findAccount("chem");
        for (const char *user : { "ann", "bob", "cat" }) {
            tree.setRawShares(tree.findUser(chem, user), sharesParent);
        }
        tree.setRawShares(tree.findUser(tree.findAccount("organic"), "ann"), sharesParent);
        QCOMPARE(lines(baseline, draft),
            QStringList({ "sacctmgr -i modify user where name=ann,bob,cat account=chem cluster=oracle set Fairshare=parent",
                "sacctmgr -i modify user where name=ann account=organic cluster=oracle set Fairshare=parent" }));
        QCOMPARE(comments(baseline, draft), QStringList({ "fairshare 1, 2, 3 → parent", "fairshare 1 → parent" }));
    }

    void accountsWithTheSameChangeShareACommand()
    {
        QCOMPARE(commandsFor({ { "Fairshare=25", "Fairshare=9" }, { "Fairshare=30", "Fairshare=9" } }),
            QStringList { "sacctmgr -i modify account where name=chem,physics cluster=oracle set Fairshare=9" });
    }

    /// As sacctmgr reads it: of a TRES the last counts, and lists that stand twice are one.
    void aTresThatIsNamedTwiceIsSetOnce()
    {
        for (const char *written : { "GrpTRES=cpu=1,mem=5,CPU=2", "GrpTRES=cpu=1,mem=5:GrpTRES=cpu=2" }) {
            const Policy draft = read(replaced({ { "Fairshare=25", QStringLiteral("Fairshare=25:") + QLatin1String(written) } }).toStdString());
            const QStringList calls = lines(read(site), draft);
            QCOMPARE(calls.size(), 1);
            QVERIFY2(calls.front().toLower().endsWith(QLatin1String("set grptres=cpu=2,mem=5")), qPrintable(calls.front()));
            ClusterState state;
            (void)sacctmgrCommands(read(site), draft, nullptr, &state);
            const auto isLimit = [](const StateChange &change) { return std::string_view(change.shown) == "GrpTRES"; };
            const std::vector<StateChange> changes = changesOf(state);
            QCOMPARE(std::ranges::count_if(changes, isLimit), 1);
            QCOMPARE(std::ranges::find_if(changes, isLimit)->after, std::optional<std::string_view>("cpu=2,mem=5M"));
            QCOMPARE(lines(draft, read(replaced({ { "Fairshare=25", "Fairshare=25:GrpTRES=cpu=2,mem=5" } }).toStdString())), QStringList());
        }
    }

    void whatIsClearedIsSetToMinusOne()
    {
        QCOMPARE(commandsFor({ { ":Priority=10\n", "\n" } }),
            QStringList { "sacctmgr -i modify account where name=physics cluster=oracle set Priority=-1" });
        const Policy limited
            = read(replaced({ { "Fairshare=25", "Fairshare=25:GrpTRES=cpu=4,mem=10:MaxJobs=5:DefaultQOS='high':Comment='x'" } }).toStdString());
        QCOMPARE(lines(limited, read(site)),
            QStringList({ "sacctmgr -i modify account where name=chem cluster=oracle set GrpTRES=cpu=-1,mem=-1 MaxJobs=-1 Comment=",
                "sacctmgr -i modify account where name=chem cluster=oracle set DefaultQOS=-1" }));
        const Policy other
            = read(replaced({ { "Fairshare=25", "Fairshare=25:GrpTRES=cpu=8:MaxJobs=6:DefaultQOS='high':Comment='x'" } }).toStdString());
        QCOMPARE(
            lines(limited, other), QStringList { "sacctmgr -i modify account where name=chem cluster=oracle set GrpTRES=cpu=8,mem=-1 MaxJobs=6" });
    }

    void anAccountMovesWithItsOtherChanges()
    {
        const Policy baseline = read(site);
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        tree.move(tree.findAccount("organic"), tree.findAccount("physics"));
        tree.setRawShares(tree.findAccount("organic"), 6);
        QCOMPARE(
            lines(baseline, draft), QStringList { "sacctmgr -i modify account where name=organic cluster=oracle set parent=physics Fairshare=6" });
        QCOMPARE(comments(baseline, draft), QStringList { "parent chem → physics, fairshare 5 → 6" });
    }

    void anAccountAndItsChildCanChangePlaces()
    {
        // organic leaves chem before chem moves below it.
        const Policy baseline = read(site);
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        tree.move(tree.findAccount("organic"), AssociationTree::root());
        tree.move(tree.findAccount("chem"), tree.findAccount("organic"));
        QCOMPARE(lines(baseline, draft),
            QStringList({ "sacctmgr -i modify account where name=organic cluster=oracle set parent=root",
                "sacctmgr -i modify account where name=chem cluster=oracle set parent=organic" }));
    }

    void eachAccountMovesInACallOfItsOwn()
    {
        // slurmdbd looks for children of the second where it stood before the first moved.
        const Policy baseline = read(site);
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        tree.move(tree.findAccount("organic"), AssociationTree::root());
        tree.move(tree.findAccount("chem"), tree.findAccount("physics"));
        tree.move(tree.findAccount("organic"), tree.findAccount("physics"));
        QStringList calls = lines(baseline, draft);
        calls.sort();
        QCOMPARE(calls,
            QStringList({ "sacctmgr -i modify account where name=chem cluster=oracle set parent=physics",
                "sacctmgr -i modify account where name=organic cluster=oracle set parent=physics" }));
    }

    void newAccountsComeBeforeTheirUsersAndSubAccounts()
    {
        const Policy baseline = read(site);
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        const AssociationId bio = tree.addAccount(AssociationTree::root(), "bio", 7);
        tree.setOptions(bio, "Description='Biology of $(life)':Organization='org':QOS='high,normal'");
        tree.setPriority(bio, 3);
        tree.addAccount(bio, "algae", 1);
        tree.addAccount(bio, "fungi", 1);
        const AssociationId yan = tree.addUser(bio, "yan", 1);
        tree.setOptions(yan, "DefaultAccount='bio':AdminLevel='Operator'");
        tree.addUser(bio, "zoe", 2, "gpu");
        QCOMPARE(lines(baseline, draft),
            QStringList({ QStringLiteral("sacctmgr -i add account name=bio cluster=oracle 'Description=Biology of $(life)' Organization=org "
                                         "QOS=high,normal Fairshare=7 Priority=3"),
                "sacctmgr -i add account name=algae,fungi parent=bio cluster=oracle",
                "sacctmgr -i add user name=yan account=bio cluster=oracle AdminLevel=Operator",
                "sacctmgr -i add user name=zoe account=bio partition=gpu cluster=oracle Fairshare=2" }));
        QCOMPARE(comments(baseline, draft)[0],
            QString("new account: description Biology of $(life), organization org, qos high,normal, fairshare 7, priority 3"));
    }

    void aNewUserIsAddedToHisDefaultAccountFirst()
    {
        const Policy baseline = read(site);
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        // bob's line for physics must not take zoe's with it: physics would become her default.
        tree.setOptions(tree.addUser(tree.findAccount("chem"), "zoe", 1), "DefaultAccount='physics'");
        tree.setOptions(tree.addUser(tree.findAccount("physics"), "zoe", 1), "DefaultAccount='physics'");
        tree.setOptions(tree.addUser(tree.findAccount("physics"), "bob", 1), "DefaultAccount='chem'");
        QCOMPARE(lines(baseline, draft),
            QStringList({ "sacctmgr -i add user name=zoe account=physics cluster=oracle", "sacctmgr -i add user name=zoe account=chem cluster=oracle",
                "sacctmgr -i add user name=bob account=physics cluster=oracle" }));
    }

    void whoeverLosesHisDefaultAccountGetsAnotherFirst()
    {
        const Policy baseline = read(site);
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        tree.remove(tree.findUser(tree.findAccount("chem"), "ann"));
        QCOMPARE(lines(baseline, draft),
            QStringList({ "sacctmgr -i modify user where name=ann cluster=oracle set DefaultAccount=organic",
                "sacctmgr -i remove user where name=ann account=chem cluster=oracle" }));
        QCOMPARE(comments(baseline, draft), QStringList({ "defaultaccount chem → organic", "removed from chem" }));
    }

    void removalsComeLastUsersBeforeAccountsBeforeQos()
    {
        const Policy baseline = read(site);
        Policy draft = read("QOS - 'normal':Description='Normal QOS default'\n"
                            "Cluster - 'oracle':Fairshare=1:QOS='normal'\n"
                            "Parent - 'root'\n"
                            "User - 'root':DefaultAccount='root':AdminLevel='Administrator':Fairshare=1\n"
                            "Account - 'physics':Description='physics':Organization='org':Fairshare=31:Priority=10\n");
        QCOMPARE(lines(baseline, draft),
            QStringList({ "sacctmgr -i modify account where name=physics cluster=oracle set Fairshare=31",
                "sacctmgr -i remove user where name=ann account=organic cluster=oracle",
                "sacctmgr -i remove user where name=dan account=physics cluster=oracle",
                "sacctmgr -i remove user where name=cat,bob,ann account=chem cluster=oracle",
                // each by itself, so that what was used in the lower one comes to the account that is left
                "sacctmgr -i remove account where name=organic cluster=oracle", "sacctmgr -i remove account where name=chem cluster=oracle",
                "sacctmgr -i remove qos where name=high" }));
    }

    void qosComeFirstAndMayPreemptEachOther()
    {
        QCOMPARE(commandsFor({ { "QOS - 'high':Description='high':Priority=100",
                     "QOS - 'high':Description='high':Preempt='low':Priority=200\n"
                     "QOS - 'urgent':Description='urgent':Preempt='low,high':Priority=900:UsageFactor=2.000000:Flags='DenyOnLimit'\n"
                     "QOS - 'low':Description='low'" } }),
            QStringList({ "sacctmgr -i add qos name=urgent Priority=900 UsageFactor=2 Flags=DenyOnLimit", "sacctmgr -i add qos name=low",
                "sacctmgr -i modify qos where name=high set Priority=200", "sacctmgr -i modify qos where name=high set Preempt=low",
                "sacctmgr -i modify qos where name=urgent set Preempt=low,high" }));
    }

    void limitsOfTypedTresOfAQosAreWhole()
    {
        // as dumps of 25.05 and later write them: without quotes
        QCOMPARE(commandsFor({ { "QOS - 'high':Description='high':Priority=100",
                     "QOS - 'high':Description='high':Priority=100:GrpTRES=cpu=5,gres/gpu:h100=6:MaxWallDurationPerJob=60\n"
                     "QOS - 'gpu':Description='gpu':MaxTRESPerUser=gres/gpu:h100=6,gres/gpu:a100=2:GraceTime=300" } }),
            QStringList({ "sacctmgr -i add qos name=gpu MaxTRESPerUser=gres/gpu:h100=6,gres/gpu:a100=2 GraceTime=300",
                "sacctmgr -i modify qos where name=high set GrpTRES=cpu=5,gres/gpu:h100=6 MaxWallDurationPerJob=60" }));
        // kept by a project as a dump, JSON or a script of sacctmgr's had them
        const Policy baseline = read(site);
        Policy draft = baseline;
        draft.qos.edit()[1].foreign = { { "GrpTRES", "gres/gpu:h100=6" }, { "GrpWall", "1-00:00:00" }, { "MaxTRESPerUser", "'cpu=4'" } };
        QCOMPARE(lines(baseline, draft),
            QStringList("sacctmgr -i modify qos where name=high set GrpTRES=gres/gpu:h100=6 GrpWall=1-00:00:00 MaxTRESPerUser=cpu=4"));
    }

    /// as_mysql_qos.c, _setup_qos_limits(), writes none.
    void aLimitFactorOfZeroIsNone()
    {
        Policy baseline = read(site);
        Policy draft = baseline;
        draft.qos.edit()[1].foreign = { { "LimitFactor", "0.000000" } };
        QCOMPARE(lines(baseline, draft), QStringList());
        baseline.qos.edit()[1].foreign = { { "LimitFactor", "2.000000" } };
        QCOMPARE(lines(baseline, draft), QStringList("sacctmgr -i modify qos where name=high set LimitFactor=-1"));
        QCOMPARE(lines(draft, baseline), QStringList("sacctmgr -i modify qos where name=high set LimitFactor=2.000000"));
    }

    void qosListsAreSetAddedToOrTakenFrom_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QStringList>("sets");
        QTest::newRow("a list of its own") << ""
                                           << ":QOS='high,normal'" << QStringList { "QOS=high,normal" };
        QTest::newRow("another list") << ":QOS='high'"
                                      << ":QOS='normal'" << QStringList { "QOS=normal" };
        QTest::newRow("the same in another order") << ":QOS='high,normal'"
                                                   << ":QOS='normal,high'" << QStringList();
        QTest::newRow("the same in two lists") << ":QOS='high,normal'"
                                               << ":QOS='HIGH':QOS='normal,high,'" << QStringList();
        QTest::newRow("none") << ":QOS='high'"
                              << "" << QStringList { "QOS=" };
        QTest::newRow("one more") << ":QOS='+high'"
                                  << ":QOS='+high,+low'" << QStringList { "QOS+=low" };
        QTest::newRow("one more and one less") << ""
                                               << ":QOS='+high,-low'" << QStringList { "QOS+=high QOS-=low" };
        QTest::newRow("turned round") << ":QOS='+high'"
                                      << ":QOS='-high'" << QStringList { "QOS-=high" };
        QTest::newRow("no longer more") << ":QOS='+high,+low'"
                                        << ":QOS='+high'" << QStringList({ "QOS=", "QOS+=high" });
        QTest::newRow("from a list to a difference") << ":QOS='high'"
                                                     << ":QOS='+low'" << QStringList({ "QOS=", "QOS+=low" });
    }

    void qosListsAreSetAddedToOrTakenFrom()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QStringList, sets);
        const Policy baseline = read(replaced({ { "Fairshare=25", "Fairshare=25" + before } }).toStdString());
        const Policy draft = read(replaced({ { "Fairshare=25", "Fairshare=25" + after } }).toStdString());
        QStringList expected;
        for (const QString &set : sets) {
            expected << "sacctmgr -i modify account where name=chem cluster=oracle set " + set;
        }
        QCOMPARE(lines(baseline, draft), expected);
    }

    void aClearedListIsNeverSetBeforeItIsCleared()
    {
        // chem only adds; physics must clear first: they must not meet in the command that stands before the clearing.
        QCOMPARE(commandsFor({ { "Fairshare=25", "Fairshare=25:QOS='+low'" } }).size(), 1);
        const Policy baseline = read(replaced({ { "Fairshare=30", "Fairshare=30:QOS='+high'" } }).toStdString());
        const Policy draft
            = read(replaced({ { "Fairshare=25", "Fairshare=25:QOS='+low'" }, { "Fairshare=30", "Fairshare=30:QOS='+low'" } }).toStdString());
        QCOMPARE(lines(baseline, draft),
            QStringList({ "sacctmgr -i modify account where name=chem cluster=oracle set QOS+=low",
                "sacctmgr -i modify account where name=physics cluster=oracle set QOS=",
                "sacctmgr -i modify account where name=physics cluster=oracle set QOS+=low" }));
    }

    void limitsAreSetAndTakenAwayByTheirKind_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QStringList>("sets");
        QTest::newRow("a TRES with a type") << ":GrpTRES=cpu=300,gres/gpu:h100=6:MaxJobs=4"
                                            << ":GrpTRES=cpu=300,gres/gpu:h100=8:MaxJobs=4" << QStringList { "GrpTRES=cpu=300,gres/gpu:h100=8" };
        QTest::newRow("a TRES that goes") << ":GrpTRES=cpu=300,gres/gpu:h100=6"
                                          << ":GrpTRES=cpu=300" << QStringList { "GrpTRES=cpu=300,gres/gpu:h100=-1" };
        QTest::newRow("the same, written otherwise") << ":GrpTRES=cpu=1,mem=2048:GrpWall=1440"
                                                     << ":GrpWall=1-0:GrpTRES=mem=2G,cpu=1" << QStringList();
        QTest::newRow("a time that goes") << ":MaxWallDurationPerJob=1-0"
                                          << "" << QStringList { "MaxWallDurationPerJob=-1" };
        QTest::newRow("another spelling") << ":MaxTRES=cpu=4"
                                          << ":MaxTRESPerJob=cpu=4" << QStringList();
    }

    void limitsAreSetAndTakenAwayByTheirKind() { qosListsAreSetAddedToOrTakenFrom(); }

    void memoryIsReadBackAsSlurmShowsIt()
    {
        // convert_num_unit2() of 22.05 with CONVERT_NUM_UNIT_EXACT, from megabytes
        const ShownField *field = shownField("account chem", "GrpTRES=");
        QVERIFY(field != nullptr);
        for (const auto &[set, shown] : { std::pair("mem=0", "mem=0"), std::pair("mem=1000", "mem=1000M"), std::pair("mem=512", "mem=512M"),
                 std::pair("mem=1536", "mem=1.50G"), std::pair("mem=2048", "mem=2G"), std::pair("mem=1536G,cpu=4", "cpu=4,mem=1.50T"),
                 std::pair("mem=1573376", "mem=1.50T"), std::pair("mem=1537", "mem=1537M") }) {
            QCOMPARE(stateValue(*field, set), std::string(shown));
        }
    }

    void qosThatOnlyTheClusterHasMustBeThere()
    {
        const auto flat = [](const char *options) { return std::string("Cluster - 'c'\nParent - 'root'\nAccount - 'a'") + options + "\n"; };
        const Policy before = read(flat(":QOS='+low'"));
        Policy after = read(flat(":QOS='+high,+low,+normal'"));
        Diagnostics refused;
        ClusterState state;
        (void)sacctmgrCommands(before, after, &refused, &state);
        QCOMPARE(refused.size(), 1U);
        QCOMPARE(refused.front().code, std::string("qos-needed"));
        QCOMPARE(refused.front().message.arguments, std::vector<std::string> { "high, low" });
        for (const char *name : { "qos high", "qos low", "qos normal" }) {
            bool isNeeded = false;
            for (const StateChange &change : state.changes()) {
                isNeeded = isNeeded || (change.object == name && change.shown == "exists" && change.before == "yes" && change.after == "yes");
            }
            QVERIFY2(isNeeded, name);
        }
        after.qos.edit().resize(2);
        after.qos.edit()[0].name = "high";
        after.qos.edit()[1].name = "low";
        refused.clear();
        (void)sacctmgrCommands(before, after, &refused);
        QCOMPARE(refused.size(), 0U);
    }

    void descriptionsAndOrganizationsAreSet()
    {
        QCOMPARE(commandsFor({ { "Description='chem':Organization='org'", "Description='Chemistry & more':Organization='faculty'" } }),
            QStringList { "sacctmgr -i modify account where name=chem cluster=oracle set 'Description=Chemistry & more' Organization=faculty" });
        // Users have none: sacctmgr passes over them in their lines.
        QCOMPARE(commandsFor({ { "DefaultAccount='chem':Fairshare=2", "DefaultAccount='chem':Organization='org':Description='x':Fairshare=4" } }),
            QStringList { "sacctmgr -i modify user where name=bob account=chem cluster=oracle set Fairshare=4" });
        QCOMPARE(commandsFor({ { "User - 'bob'", "User - 'eva':DefaultAccount='chem':Organization='org':Fairshare=1\nUser - 'bob'" } }),
            QStringList { "sacctmgr -i add user name=eva account=chem cluster=oracle" });
    }

    void textsAndLevelsOfWhatComesAreSetOnce()
    {
        // `add` leaves an account whose record is still there its description, and a user of another cluster his level
        const auto back = [](const QList<std::pair<QString, QString>> &edits) {
            return lines(read(site), read(replaced(edits).toStdString()), nullptr, Way::Back);
        };
        const QList<std::pair<QString, QString>> account { { "Parent - 'chem'",
            "Account - 'geo':Description='Rocks':Organization='org'\nParent - 'chem'" } };
        const QString geo = QStringLiteral("sacctmgr -i add account name=geo cluster=oracle Description=Rocks Organization=org");
        QCOMPARE(commandsFor(account), QStringList { geo }); // what nobody knows of is not overwritten
        QCOMPARE(back(account), QStringList { geo });
        const QList<std::pair<QString, QString>> user { { "User - 'bob'", "User - 'eva':DefaultAccount='chem':AdminLevel='op'\nUser - 'bob'" } };
        const QString eva = QStringLiteral("sacctmgr -i add user name=eva account=chem cluster=oracle AdminLevel=op");
        QCOMPARE(commandsFor(user), QStringList { eva });
        QCOMPARE(back(user), QStringList { eva });
    }

    void valuesAreTheSameHoweverTheyAreWritten_data()
    {
        QTest::addColumn<QString>("object");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("set");
        QTest::addColumn<QString>("shown"); // by a 22.05, its words in lower case and sorted
        const auto row = [](const char *object, const char *key, const char *set, const char *shown) {
            QTest::newRow(qPrintable(QString("%1=%2").arg(key, set))) << object << key << set << shown;
        };
        row("qos x", "PreemptMode", "suspend,gang", "gang,suspend");
        row("qos x", "PreemptMode", "GANG,Suspend", "gang,suspend");
        row("qos x", "PreemptMode", "cancel , within", "cancel,within");
        row("qos x", "PreemptMode", "on", "suspend");
        row("qos x", "PreemptMode", "Gang,on", "gang,suspend");
        row("qos x", "PreemptMode", "off", "cluster");
        row("qos x", "PreemptMode", "", "cluster");
        row("qos x", "Flags", "noreserve,DENYONLIMIT,NoReserve", "denyonlimit,noreserve");
        row("qos x", "Flags", "NoReserve, DenyOnLimit", "denyonlimit,noreserve");
        row("qos x", "Preempt", "low,High,LOW", "high,low");
        row("qos x", "MaxWallDurationPerJob", "4294967294", "");
        row("account a", "DefaultQOS", "Low", "low");
        row("user ann", "AdminLevel", "op", "operator");
        row("user ann", "AdminLevel", "Super", "administrator");
        row("user ann", "AdminLevel", "", "none");
    }

    void valuesAreTheSameHoweverTheyAreWritten()
    {
        QFETCH(QString, object);
        QFETCH(QString, key);
        QFETCH(QString, set);
        QFETCH(QString, shown);
        const ShownField *field = shownField(object.toStdString(), key.toStdString());
        QVERIFY(field != nullptr);
        QCOMPARE(QString::fromStdString(stateValue(*field, set.toStdString())), shown);
    }

    void aFileThatLeavesOutADescriptionSaysNothingOfIt()
    {
        ClusterState state;
        (void)sacctmgrCommands(read(replaced({ { ":Description='Normal QOS default'", "" } }).toStdString()), read(site), nullptr, &state);
        const std::vector<StateChange> changes = changesOf(state);
        QCOMPARE(changes.size(), std::size_t { 1 });
        QCOMPARE(changes[0].shown, std::string_view("Description"));
        QVERIFY(changes[0].kind == StateChange::Kind::AnyBefore);
    }

    void listsAreWrittenWithoutBlanks()
    {
        // sacctmgr would take a blank for a part of the name
        QCOMPARE(commandsFor({ { "User - 'bob'", "User - 'bob':QOS='low, high'" } }),
            QStringList { "sacctmgr -i modify user where name=bob account=chem cluster=oracle set QOS=low,high" });
    }

    void userWideOptionsAreSetOnce()
    {
        QCOMPARE(commandsFor({ { "User - 'ann':DefaultAccount='chem'",
                     "User - 'ann':DefaultAccount='organic':AdminLevel='Operator':Coordinator='chem,physics'" } }),
            QStringList({ "sacctmgr -i modify user where name=ann cluster=oracle set DefaultAccount=organic",
                "sacctmgr -i modify user where name=ann set AdminLevel=Operator", "sacctmgr -i add coordinator names=ann account=chem,physics" }));
    }

    void flagsOfAccountsAreSetAndTakenAway()
    {
        const Policy plain = read(site);
        const Policy flagged = read(replaced({ { "Account - 'chem'", "Account - 'chem':Flags='usersarecoords'" } }).toStdString());
        const QString modify = "sacctmgr -i modify account where name=chem cluster=oracle set Flags=";
        QCOMPARE(lines(plain, flagged), QStringList(modify + "UsersAreCoords"));
        QCOMPARE(lines(flagged, plain), QStringList(modify + "NoUsersAreCoords"));
        QCOMPARE(lines(flagged, read(replaced({ { "Account - 'chem'", "Account - 'chem':Flags='Users'" } }).toStdString())), QStringList());
        QCOMPARE(comments(plain, flagged), QStringList("flags none → UsersAreCoords"));
        ClusterState state;
        (void)sacctmgrCommands(flagged, plain, nullptr, &state);
        const std::vector<StateChange> changes = changesOf(state);
        const auto change = std::ranges::find_if(changes, [](const StateChange &noted) { return noted.shown == "Flags"; });
        QVERIFY(change != changes.end() && change->list == StateList::Accounts);
        QCOMPARE(change->before.value_or(""), std::string_view("usersarecoords"));
        QCOMPARE(change->after.value_or(""), std::string_view("none")); // as sacctmgr shows it
        // users have none, and a new account has them behind the call that adds it
        const QStringList added = commandsFor({ { "Account - 'organic'", "Account - 'new':Flags='UsersAreCoords'\nAccount - 'organic'" },
            { "User - 'bob':DefaultAccount='chem'", "User - 'bob':DefaultAccount='chem':Flags='UsersAreCoords'" } });
        QCOMPARE(added,
            QStringList({ "sacctmgr -i add account name=new parent=chem cluster=oracle",
                "sacctmgr -i modify account where name=new cluster=oracle set Flags=UsersAreCoords" }));
        // flags of a QOS are others
        QCOMPARE(commandsFor({ { "Priority=100", "Priority=100:Flags='NoDecay,DenyOnLimit'" } }),
            QStringList("sacctmgr -i modify qos where name=high set Flags=NoDecay,DenyOnLimit"));
        QCOMPARE(lines(read(replaced({ { "Priority=100", "Priority=100:Flags='NoDecay,DenyOnLimit'" } }).toStdString()),
                     read(replaced({ { "Priority=100", "Priority=100:Flags='denyonlimit,nodecay'" } }).toStdString())),
            QStringList());
    }

    void whoCoordinatesByAFlagIsNotReadBack()
    {
        const auto flagged = [](const char *coordinated) {
            return read(replaced({ { "Account - 'chem'", "Account - 'chem':Flags='UsersAreCoords'" },
                                     { "User - 'bob':DefaultAccount='chem'", "User - 'bob':DefaultAccount='chem'" + QString(coordinated) } })
                            .toStdString());
        };
        const auto noted = [&](const char *coordinated) {
            ClusterState state;
            (void)sacctmgrCommands(flagged(coordinated), flagged(""), nullptr, &state);
            return std::ranges::count_if(changesOf(state), [](const StateChange &change) { return change.list == StateList::Coordinators; });
        };
        QCOMPARE(noted(":Coordinator='organic'"), 0); // which he goes on to coordinate
        QCOMPARE(noted(":Coordinator='physics'"), 1);
    }

    void theClustersOptionsAreSet()
    {
        QCOMPARE(commandsFor({ { "Cluster - 'oracle':Fairshare=1:QOS='normal'", "Cluster - 'oracle':Fairshare=1:QOS='high,normal':MaxJobs=9" } }),
            QStringList { "sacctmgr -i modify cluster where name=oracle set QOS=high,normal MaxJobs=9" });
    }

    void partitionAssociationsAreToldApart()
    {
        const Policy baseline
            = read(replaced({ { "User - 'bob'", "User - 'bob':Partition='gpu':DefaultAccount='chem':Fairshare=8\nUser - 'bob'" } }).toStdString());
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        const AssociationId chem = tree.findAccount("chem");
        tree.setRawShares(tree.findUser(chem, "bob"), 5);
        tree.setRawShares(tree.findUser(chem, "bob", "gpu"), 6);
        tree.setRawShares(tree.findUser(chem, "cat"), 5);
        const QStringList got = lines(baseline, draft);
        QCOMPARE(QStringList(got.begin(), got.end()).filter("partition=gpu"),
            QStringList { "sacctmgr -i modify user where name=bob account=chem partition=gpu cluster=oracle set Fairshare=6" });
        QVERIFY(got.contains("sacctmgr -i modify user where name=bob account=chem partition= cluster=oracle set Fairshare=5"));
        QVERIFY(got.contains("sacctmgr -i modify user where name=cat account=chem cluster=oracle set Fairshare=5"));
    }
};

APPORTION_TEST(TestSacctmgrCommands)
} // namespace test_sacctmgr_commands

#include "test_sacctmgr_commands.moc"
