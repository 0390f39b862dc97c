// SPDX-License-Identifier: GPL-3.0-or-later
// Names and values that sacctmgr cannot be told, and those that only look so.
#include "sacctmgr_testing.h"
#include "slurm/change/change_script.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_sacctmgr_names
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::sacctmgr_testing;

class TestSacctmgrNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesThatSacctmgrWouldTakeApartAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("comma") << "a,b";
        QTest::newRow("bracket") << "a[1-3]";
        QTest::newRow("backslash") << "a\\";
        QTest::newRow("blank in front") << " a";
        QTest::newRow("blank at the end") << "a ";
        QTest::newRow("a word of our own") << "a in b";
        QTest::newRow("such a word at the end") << "a for";
        QTest::newRow("line break") << "a\nb";
        QTest::newRow("bar between columns") << "a|b";
        QTest::newRow("quote") << "o'hara";
        QTest::newRow("double quote") << "a\"b";
        QTest::newRow("equals in front") << "=a";
        QTest::newRow("nothing") << "";
    }

    void namesThatSacctmgrWouldTakeApartAreRefused()
    {
        QFETCH(QString, name);
        const Policy baseline = read(site);
        Policy draft = baseline;
        draft.associations.addUser(draft.associations.findAccount("chem"), name.toStdString());
        Diagnostics refused;
        QCOMPARE(lines(baseline, draft, &refused), QStringList());
        QCOMPARE(refused.size(), std::size_t { 1 });
        QCOMPARE(refused[0].code, std::string("sacctmgr-name"));
    }

    void whatOnlyARefusedUserNamesIsNeededByNobody()
    {
        const Policy baseline = read(site);
        Policy draft = baseline;
        const AssociationId chem = draft.associations.findAccount("chem");
        draft.associations.setOptions(draft.associations.addUser(chem, "a,b"), "QOS='+rare':GrpTRES='gres/rare=2'");
        draft.associations.setOptions(draft.associations.addUser(chem, "ann2"), "QOS='+scarce'");
        Diagnostics refused;
        ClusterState state;
        (void)sacctmgrCommands(baseline, draft, &refused, &state);
        QVERIFY(state.qos().contains("scarce"));
        QVERIFY(!state.qos().contains("rare"));
        QVERIFY(!state.tres().contains("gres/rare"));
    }

    void usersOfWinbindAreChangedAndNothingElse()
    {
        Policy baseline = read(site);
        const AssociationId physics = baseline.associations.findAccount("physics");
        const AssociationId ann = baseline.associations.addUser(physics, "corp\\ann", 2);
        const AssociationId bob = baseline.associations.addUser(physics, "corp\\bob", 2);
        baseline.associations.setOptions(ann, "DefaultAccount='physics'");
        Policy draft = baseline;
        draft.associations.setRawShares(ann, 3);
        draft.associations.setOptions(ann, "DefaultAccount='physics':MaxJobs=4");
        draft.associations.setRawShares(bob, 5);
        Diagnostics refused;
        QCOMPARE(lines(baseline, draft, &refused),
            QStringList({ "sacctmgr -i modify user where 'name=corp\\ann' account=physics cluster=oracle set Fairshare=3 MaxJobs=4",
                "sacctmgr -i modify user where 'name=corp\\bob' account=physics cluster=oracle set Fairshare=5" }));
        QCOMPARE(refused.size(), std::size_t { 0 });
        Policy many = baseline;
        Policy others = baseline;
        for (int i = 0; i < 60; ++i) { // so many that they would be loaded
            many.associations.addUser(physics, "corp\\user" + std::to_string(i), 2);
            others.associations.addUser(physics, "corp\\user" + std::to_string(i), static_cast<std::uint32_t>(i + 3));
        }
        QVERIFY(QString::fromStdString(changeScripts(many, others).apply).contains(QStringLiteral("\nrun 60 sacctmgr -i modify user where")));
        // by their names slurmdbd would change, or remove, those of corpann
        const auto isRefused = [&](const Policy &changed) {
            refused.clear();
            return lines(baseline, changed, &refused).isEmpty() && refused.size() == 1 && refused[0].code == "sacctmgr-backslash";
        };
        Policy other = baseline;
        other.associations.remove(ann);
        QVERIFY(isRefused(other));
        other = baseline;
        other.associations.addUser(physics, "corp\\eve");
        QVERIFY(isRefused(other));
        other = baseline;
        other.associations.setOptions(ann, "DefaultAccount='physics':AdminLevel='Operator':Coordinator='chem'");
        QVERIFY(isRefused(other));
        // the database of 22.05 cannot be asked any more once a name ends so
        other = baseline;
        other.associations.rename(bob, "corp\\");
        QVERIFY(!lines(other, draft).join('\n').contains("name=corp\\'"));
    }

    void aNameThatIsRefusedIsFoundInItsFile()
    {
        const Policy draft = read(std::string(site) + "User - 'x,y':Fairshare=2\n");
        Diagnostics refused;
        (void)lines(Policy(), draft, &refused);
        const auto told = std::find_if(refused.begin(), refused.end(), [](const Diagnostic &one) { return one.code == "sacctmgr-name"; });
        QVERIFY(told != refused.end());
        QCOMPARE(told->message.arguments.front(), std::string("x,y"));
        QCOMPARE(told->place.line, static_cast<std::uint32_t>(QByteArray(site).count('\n') + 1));
        QVERIFY(!told->place.file.empty());
        // another name is of no line
        Policy renamed = draft;
        const auto rows = renamed.associations.layout().depthFirst();
        const auto user = std::find_if(rows.begin(), rows.end(), [&](AssociationId id) { return renamed.associations.name(id) == "x,y"; });
        renamed.associations.rename(*user, "y,x");
        refused.clear();
        (void)lines(Policy(), renamed, &refused);
        QCOMPARE(refused.front().message.arguments.front(), std::string("y,x"));
        QVERIFY(refused.front().place.file.empty());
    }

    void namesThatOnlyAShellWouldMindAreSaid()
    {
        const Policy baseline = read(site);
        Policy draft = baseline;
        const AssociationId chem = draft.associations.findAccount("chem");
        for (const char *name : { "-rf", "$(reboot)", "a;b", "x=y", "`id`", "~", "a&b", "Ångström", "my lab", "in" }) {
            draft.associations.addUser(chem, name);
        }
        const std::vector<SacctmgrCommand> commands = sacctmgrCommands(baseline, draft);
        QCOMPARE(commands.size(), std::size_t { 1 });
        QCOMPARE(commands[0].arguments[4], std::string("name=$(reboot),-rf,`id`,a&b,a;b,in,my lab,x=y,~,Ångström"));
    }

    void valuesThatSacctmgrWouldChangeAreTold()
    {
        const Policy baseline = read(site);
        Policy draft = baseline;
        const AssociationId chem = draft.associations.findAccount("chem");
        draft.associations.setOptions(chem, "Description='Chemist\\'s \"lab\"':Organization='org'");
        Diagnostics refused;
        QCOMPARE(lines(baseline, draft, &refused),
            QStringList { "sacctmgr -i modify account where name=chem cluster=oracle set 'Description=Chemist`s `lab`'" });
        QCOMPARE(refused.size(), std::size_t { 1 });
        QCOMPARE(refused[0].code, std::string("sacctmgr-inexact"));
    }

    void manyNamesAreSpreadOverCommandsThatAShellTakes()
    {
        Policy baseline;
        baseline.clusterName = "c";
        const AssociationId account = baseline.associations.addAccount(AssociationTree::root(), "a");
        for (int i = 0; i < 100000; ++i) {
            baseline.associations.addUser(account, "user" + std::to_string(i), 1);
        }
        Policy draft = baseline;
        for (AssociationId id = account + 1; id < draft.associations.rowCount(); ++id) {
            draft.associations.setRawShares(id, 2);
        }
        const std::vector<SacctmgrCommand> commands = sacctmgrCommands(baseline, draft);
        std::size_t names = 0;
        for (const SacctmgrCommand &command : commands) {
            QVERIFY(command.line().size() < 20000);
            names += static_cast<std::size_t>(std::count(command.arguments[5].begin(), command.arguments[5].end(), ',')) + 1;
        }
        QCOMPARE(names, std::size_t { 100000 });
        QVERIFY(commands.size() < 100);
    }
};

APPORTION_TEST(TestSacctmgrNames)
} // namespace test_sacctmgr_names

#include "test_sacctmgr_names.moc"
