// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which lists of QOS and default QOS change, as a real sacctmgr 22.05 takes it.
#include "slurm/change/change_script.h"
#include "slurm/change/default_qos.h"
#include "slurm/change/sacctmgr_commands.h"
#include "slurm/lists/cluster_state.h"
#include "slurm/lists/listings.h"
#include "support/test_case.h"

#include <QStringList>
#include <QTest>

namespace test_default_qos
{

using namespace apportion;
using namespace apportion::slurm;

namespace
{

constexpr const char *site = "QOS - 'normal':Description='Normal QOS default'\nQOS - 'a1'\nQOS - 'a2'\nQOS - 'a3'\n"
                             "Cluster - 'oracle':Fairshare=1:QOS='normal'\n"
                             "Parent - 'root'\n"
                             "Account - 'lab':QOS='normal,a1,a2':DefaultQOS='normal'\n"
                             "Account - 'own':QOS='normal,a1,a2':DefaultQOS='a1'\n"
                             "Parent - 'lab'\n"
                             "User - 'ann':DefaultAccount='lab':DefaultQOS='a2'\n"
                             "Parent - 'own'\n"
                             "User - 'bob':DefaultAccount='own':QOS='a3':DefaultQOS='a3'\n"
                             "User - 'dan':DefaultAccount='own':QOS='+a3'\n";

Policy read(QString text, std::initializer_list<std::pair<const char *, const char *>> edits, std::uint16_t release)
{
    for (const auto &[from, to] : edits) {
        if (!text.contains(from)) {
            qFatal("there is no %s", from);
        }
        text.replace(QLatin1String(from), QLatin1String(to));
    }
    Policy policy;
    Diagnostics diagnostics;
    readFlatFile(text.toStdString(), "a.cfg", policy, diagnostics);
    policy.release = release;
    return policy;
}

/// The calls of a change, without what all have.
QStringList calls(const Policy &baseline, const Policy &draft)
{
    QStringList lines;
    for (const SacctmgrCommand &command : sacctmgrCommands(baseline, draft)) {
        QString line = QString::fromStdString(command.line());
        lines << line.remove("sacctmgr -i ").remove(" where").remove(" cluster=oracle");
    }
    return lines;
}

} // namespace

class TestDefaultQos : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTheAccountLosesIsNobodysDefault()
    {
        const Policy before = read(site, {}, 2205);
        QCOMPARE(
            calls(before, read(site, { { "'lab':QOS='normal,a1,a2'", "'lab':QOS='normal,a1'" }, { "DefaultQOS='a2'", "DefaultQOS='a1'" } }, 2205)),
            (QStringList { "modify user name=ann account=lab set DefaultQOS=-1", "modify account name=lab set QOS=normal,a1",
                "modify user name=ann account=lab set DefaultQOS=a1" }));
        // it comes again where the user has it in a list of its own
        QCOMPARE(
            calls(before,
                read(site, { { "'lab':QOS='normal,a1,a2'", "'lab':QOS='normal,a1'" }, { ":DefaultQOS='a2'", ":QOS='normal,a2':DefaultQOS='a2'" } },
                    2205)),
            (QStringList { "modify user name=ann account=lab set DefaultQOS=-1", "modify account name=lab set QOS=normal,a1",
                "modify user name=ann account=lab set QOS=normal,a2", "modify user name=ann account=lab set DefaultQOS=a2" }));
        // newer releases look at each default too
        QCOMPARE(
            calls(read(site, {}, 2511), read(site, { { "'lab':QOS='normal,a1,a2'", "'lab':QOS='normal,a1'" }, { ":DefaultQOS='a2'", "" } }, 2511))
                .first(),
            QStringLiteral("modify user name=ann account=lab set DefaultQOS=-1"));
    }

    void usersWithAListOfTheirOwnHaveTheNewDefaultForAMoment()
    {
        const std::initializer_list<std::pair<const char *, const char *>> edit { { "'own':QOS='normal,a1,a2':DefaultQOS='a1'",
            "'own':QOS='normal,a1,a2':DefaultQOS='a2'" } };
        QCOMPARE(calls(read(site, {}, 2205), read(site, edit, 2205)),
            (QStringList { "modify user name=bob account=own set QOS=a3,a2", "modify account name=own set DefaultQOS=a2",
                "modify user name=bob account=own set QOS=a3" }));
        // since 23.11 it is the default of their own that they must have
        QCOMPARE(calls(read(site, {}, 2311), read(site, edit, 2311)), (QStringList { "modify account name=own set DefaultQOS=a2" }));
    }

    /// as_mysql_modify_assocs() gives users without a default of their own that of the account, there and back.
    void whoHasNoDefaultOfItsOwnHasTheNewOneForAMoment()
    {
        for (const std::uint16_t release : { std::uint16_t { 2302 }, std::uint16_t { 2311 }, std::uint16_t { 2605 } }) {
            const Policy before = read(site, { { "QOS='a3':DefaultQOS='a3'", "QOS='a1,a3'" } }, release);
            const Policy after = read(site,
                { { "QOS='a3':DefaultQOS='a3'", "QOS='a2,a3'" },
                    { "'own':QOS='normal,a1,a2':DefaultQOS='a1'", "'own':QOS='normal,a1,a2':DefaultQOS='a2'" } },
                release);
            QCOMPARE(calls(before, after),
                (QStringList { "modify user name=bob account=own set QOS=a1,a3,a2", "modify account name=own set DefaultQOS=a2",
                    "modify user name=bob account=own set QOS=a2,a3" }));
            QCOMPARE(calls(after, before),
                (QStringList { "modify user name=bob account=own set QOS=a2,a3,a1", "modify account name=own set DefaultQOS=a1",
                    "modify user name=bob account=own set QOS=a1,a3" }));
        }
    }

    void whatFitsIsChangedAtOnce()
    {
        QCOMPARE(calls(read(site, {}, 2205),
                     read(site, { { "'lab':QOS='normal,a1,a2':DefaultQOS='normal'", "'lab':QOS='normal,a2':DefaultQOS='a2'" } }, 2205)),
            (QStringList { "modify account name=lab set QOS=normal,a2 DefaultQOS=a2" }));
    }

    /// as_mysql_add_assocs_cond() of 23.11 and later looks at the default that counts when a user is added.
    void aListThatLacksTheOldDefaultComesBehindTheNewOne()
    {
        const std::initializer_list<std::pair<const char *, const char *>> edit { { "'own':QOS='normal,a1,a2':DefaultQOS='a1'",
                                                                                      "'own':QOS='normal,a1,a2':DefaultQOS='a2'" },
            { "User - 'dan'", "User - 'eve':DefaultAccount='own':QOS='a2':Fairshare=4\nUser - 'dan'" } };
        for (const std::uint16_t release : { std::uint16_t { 2311 }, std::uint16_t { 2605 }, std::uint16_t { 0 } }) {
            QStringList expected { "add user name=eve account=own Fairshare=4", "modify account name=own set DefaultQOS=a2",
                "modify user name=eve account=own set QOS=a2" };
            if (release == 0) { // which may be an old one, to which the default of bob's own does not matter
                expected.insert(1, "modify user name=bob account=own set QOS=a3,a2");
                expected << "modify user name=bob account=own set QOS=a3";
            }
            QCOMPARE(calls(read(site, {}, release), read(site, edit, release)), expected);
        }
        QCOMPARE(calls(read(site, {}, 2205), read(site, edit, 2205)).first(), QString("add user name=eve account=own QOS=a2 Fairshare=4"));
    }

    /// A user of a new account is refused for the list of that account, too.
    void theListOfANewAccountWaitsForTheDefaultAbove()
    {
        const Policy before = read(site, {}, 2311);
        Policy draft = read(site,
            { { "'own':QOS='normal,a1,a2':DefaultQOS='a1'", "'own':QOS='normal,a1,a2':DefaultQOS='a2'\nParent - 'own'\nAccount - 'new':QOS='a2'" } },
            2311);
        draft.associations.addUser(draft.associations.findAccount("new"), "eve", 4);
        const QStringList told = calls(before, draft);
        QVERIFY2(told.contains("add account name=new parent=own"), qPrintable(told.join('\n')));
        const qsizetype list = told.indexOf("modify account name=new set QOS=a2");
        QVERIFY2(list > told.indexOf("modify account name=own set DefaultQOS=a2") && list > 0, qPrintable(told.join('\n')));
    }

    void aNewAccountHasTheDefaultOfAnotherListBehindItsUsers()
    {
        const Policy after = read(site,
            { { "User - 'ann'", "Account - 'new':DefaultQOS='a2'\nUser - 'ann'" },
                { "Parent - 'own'", "Parent - 'new'\nUser - 'eve':DefaultAccount='new':QOS='a1':DefaultQOS='a1'\nParent - 'own'" } },
            2205);
        QCOMPARE(calls(read(site, {}, 2205), after),
            (QStringList { "add account name=new parent=lab", "add user name=eve account=new QOS=a1 DefaultQOS=a1",
                "modify user name=eve account=new set QOS=a1,a2", "modify account name=new set DefaultQOS=a2",
                "modify user name=eve account=new set QOS=a1" }));
    }

    void whatSlurmRefusesGetsADefaultOfItsList()
    {
        const std::initializer_list<std::pair<const char *, const char *>> edit { { "User - 'dan'",
            "User - 'eve':DefaultAccount='own':QOS='a3,a2'\nUser - 'dan'" } };
        for (const std::uint16_t release : { std::uint16_t { 0 }, std::uint16_t { 2311 }, std::uint16_t { 2605 } }) {
            const ChangeScripts scripts = changeScripts(read(site, {}, release), read(site, edit, release));
            QCOMPARE(scripts.refused.size(), std::size_t { 1 });
            QCOMPARE(scripts.refused[0].code, std::string("default-qos-given"));
            QVERIFY(QString::fromStdString(scripts.apply).contains("name=eve account=own cluster=oracle QOS=a3,a2 DefaultQOS=a3"));
            QVERIFY(QString::fromStdString(scripts.apply).contains("(eve have a3 for a1)"));
        }
        const ChangeScripts old = changeScripts(read(site, {}, 2205), read(site, edit, 2205)); // where new users are taken as they are
        QCOMPARE(old.refused.size(), std::size_t { 0 });
        QVERIFY(QString::fromStdString(old.apply).contains("name=eve account=own cluster=oracle QOS=a3,a2\n"));
    }

    /// Who is so already stays so until something of it changes, and then there is no way back.
    void whatASlurmRefusesIsNotBroughtBack()
    {
        const std::pair<const char *, const char *> as { "QOS='a3':DefaultQOS='a3'", "QOS='a3'" };
        const Policy before = read(site, { as }, 2605);
        const ChangeScripts other = changeScripts(before, read(site, { as, { "DefaultAccount='own':QOS='+a3'", "DefaultAccount='own'" } }, 2605));
        QVERIFY(!QString::fromStdString(other.apply + other.rollback).contains("name=bob"));
        QCOMPARE(other.refused.size(), std::size_t { 0 });

        const ChangeScripts mended = changeScripts(before, read(site, { { "QOS='a3':DefaultQOS='a3'", "QOS='a1,a3'" } }, 2605));
        QCOMPARE(mended.refused.size(), std::size_t { 0 });
        QVERIFY(QString::fromStdString(mended.rollback).contains("set QOS=a3 DefaultQOS=a3"));
        QVERIFY(QString::fromStdString(mended.rollback).contains("Not brought back: default QOS that are not in the list of QOS"));
    }

    /// A difference that takes the new default away gives it for a moment.
    void aDifferenceWithoutTheNewDefaultGivesItForAMoment()
    {
        const std::pair<const char *, const char *> less { "QOS='+a3'", "QOS='-a2'" };
        const std::pair<const char *, const char *> moved { "'own':QOS='normal,a1,a2':DefaultQOS='a1'", "'own':QOS='normal,a1,a2':DefaultQOS='a2'" };
        for (const std::uint16_t release : { std::uint16_t { 2205 }, std::uint16_t { 2311 }, std::uint16_t { 2605 } }) {
            const Policy before = read(site, { less }, release);
            QStringList found = calls(before, read(site, { less, moved, { "QOS='-a2'", "QOS='-a2':DefaultQOS='a1'" } }, release));
            found.removeIf([](const QString &line) { return line.contains("bob"); }); // who has another default of his own
            QCOMPARE(found,
                (QStringList { "modify user name=dan account=own set QOS+=a2", "modify account name=own set DefaultQOS=a2",
                    "modify user name=dan account=own set DefaultQOS=a1", "modify user name=dan account=own set QOS-=a2" }));
            // what takes nothing away any more needs nothing behind it
            found = calls(before, read(site, { { "QOS='+a3'", "QOS='a2'" }, moved }, release));
            found.removeIf([](const QString &line) { return line.contains("bob"); });
            QCOMPARE(found,
                (QStringList { "modify user name=dan account=own set QOS+=a2", "modify account name=own set DefaultQOS=a2",
                    "modify user name=dan account=own set QOS=a2" }));
            ClusterState state;
            QVERIFY(!sacctmgrCommands(before, read(site, { { "QOS='+a3'", "QOS='a2'" }, moved }, release), nullptr, &state).empty());
            QStringList ways;
            for (const StateChange &change : state.changes()) {
                if (change.kind == StateChange::Kind::OnTheWay && change.object == "user dan in own") {
                    ways << QString::fromStdString(std::string(change.after.value_or("")));
                }
            }
            QCOMPARE(ways, QStringList { "+a2" });
        }
    }

    void aDifferenceWithoutTheOldDefaultGivesItWhileItsOwnIsTaken()
    {
        const std::pair<const char *, const char *> less { "DefaultQOS='a2'", "QOS='-normal':DefaultQOS='a2'" };
        const Policy before = read(site, { less }, 2311);
        const Policy after = read(site,
            { { "'lab':QOS='normal,a1,a2':DefaultQOS='normal'", "'lab':QOS='normal,a1':DefaultQOS='a1'" },
                { "DefaultQOS='a2'", "QOS='-normal':DefaultQOS='a1'" } },
            2311);
        QCOMPARE(calls(before, after),
            (QStringList { "modify user name=ann account=lab set QOS+=normal DefaultQOS=-1",
                "modify account name=lab set QOS=normal,a1 DefaultQOS=a1", "modify user name=ann account=lab set DefaultQOS=a1",
                "modify user name=ann account=lab set QOS-=normal" }));
    }

    /// `modify cluster` sets the account root: who stands in it is looked at since 23.11.
    void usersOfRootPassWithTheCluster()
    {
        const std::pair<const char *, const char *> users { "Account - 'lab'",
            "User - 'eve':DefaultAccount='root':DefaultQOS='a1'\nUser - 'fay':DefaultAccount='root':QOS='-a3'\nAccount - 'lab'" };
        const std::pair<const char *, const char *> wide { "Fairshare=1:QOS='normal'", "Fairshare=1:QOS='normal,a1,a3'" };
        const auto less = [](const char *text) { return std::pair<const char *, const char *> { "Fairshare=1:QOS='normal,a1,a3'", text }; };
        for (const std::uint16_t release : { std::uint16_t { 2311 }, std::uint16_t { 2605 }, std::uint16_t { 0 } }) {
            const Policy before = read(site, { users, wide }, release);
            QCOMPARE(calls(before,
                         read(site,
                             { users, wide, less("Fairshare=1:QOS='normal,a3'"),
                                 { "DefaultQOS='a1'\nUser - 'fay'", "QOS='+a1':DefaultQOS='a1'\nUser - 'fay'" } },
                             release)),
                (QStringList { "modify user name=eve account=root set DefaultQOS=-1", "modify cluster name=oracle set QOS=normal,a3",
                    "modify user name=eve account=root set QOS+=a1", "modify user name=eve account=root set DefaultQOS=a1" }));
            const ChangeScripts scripts
                = changeScripts(before, read(site, { users, wide, less("Fairshare=1:QOS='normal,a1,a3':DefaultQOS='a3'") }, release));
            const QString apply = QString::fromStdString(scripts.apply);
            const qsizetype cluster = apply.indexOf("modify cluster where name=oracle set DefaultQOS=a3");
            QVERIFY(apply.indexOf("name=fay account=root cluster=oracle set QOS+=a3") < cluster && cluster > 0);
            QVERIFY(apply.indexOf("name=fay account=root cluster=oracle set QOS-=a3") > cluster);
            QCOMPARE(scripts.refused.size(), std::size_t { 1 });
            QCOMPARE(scripts.refused[0].code, std::string("default-qos-given"));
            QCOMPARE(scripts.refused[0].object.name, std::string("fay"));
            // the cluster itself
            const ChangeScripts out
                = changeScripts(before, read(site, { users, wide, less("Fairshare=1:QOS='normal,a1,a3':DefaultQOS='a2'") }, release));
            QVERIFY(QString::fromStdString(out.apply).contains("modify cluster where name=oracle set DefaultQOS=normal"));
            QCOMPARE(out.refused.front().object.name, std::string("root"));
        }
        // before, nobody looks
        QCOMPARE(calls(read(site, { users, wide }, 2205), read(site, { users, wide, less("Fairshare=1:QOS='normal,a3'") }, 2205)),
            (QStringList { "modify cluster name=oracle set QOS=normal,a3" }));
    }

    /// slurmdbd does not look at the accounts below when the list of the cluster loses their default, but at whoever is added there.
    void whoComesHasTheDefaultInTheList()
    {
        const std::pair<const char *, const char *> above { "Account - 'own':QOS='normal,a1,a2':DefaultQOS='a1'\n",
            "Account - 'own':DefaultQOS='a2'\n" };
        const std::pair<const char *, const char *> wide { "Fairshare=1:QOS='normal'", "Fairshare=1:QOS='normal,a2'" };
        const std::pair<const char *, const char *> more { "User - 'dan'", "User - 'eve':DefaultAccount='own'\nUser - 'dan'" };
        const QString cluster = "modify cluster name=oracle set QOS=normal,a2";
        const QString user = "add user name=eve account=own";
        for (const std::uint16_t release : std::vector<std::uint16_t> { 2311, 2605, 0 }) {
            QCOMPARE(calls(read(site, { above }, release), read(site, { above, wide, more }, release)), (QStringList { cluster, user }));
        }
        QCOMPARE(calls(read(site, { above }, 2205), read(site, { above, wide, more }, 2205)), (QStringList { user, cluster }));
        QCOMPARE(calls(read(site, {}, 2311), read(site, { wide, more }, 2311)), (QStringList { user, cluster })); // who has it already
        QCOMPARE(calls(read(site, { above, wide, more }, 2311), read(site, { above }, 2311)),
            (QStringList { cluster.chopped(3), "remove user name=eve account=own" }));
        // where it is in no list, the default of his own comes with him
        const std::pair<const char *, const char *> own { "User - 'dan'", "User - 'eve':DefaultAccount='own':DefaultQOS='normal'\nUser - 'dan'" };
        QCOMPARE(calls(read(site, { above }, 2311), read(site, { above, own }, 2311)), (QStringList { user + " DefaultQOS=normal" }));
        QCOMPARE(calls(read(site, { above }, 2205), read(site, { above, own }, 2205)),
            (QStringList { user, "modify user name=eve account=own set DefaultQOS=normal" }));
    }

    void whoGoesIsStillThere()
    {
        const Policy before = read(site, {}, 2205);
        Policy after = read(site, { { "'lab':QOS='normal,a1,a2'", "'lab':QOS='normal,a1'" } }, 2205);
        after.associations.remove(after.associations.findUser(after.associations.findAccount("lab"), "ann"));
        QCOMPARE(calls(before, after),
            (QStringList { "modify user name=ann account=lab set DefaultQOS=-1", "modify account name=lab set QOS=normal,a1",
                "remove user name=ann account=lab" }));
    }
};

APPORTION_TEST(TestDefaultQos)
} // namespace test_default_qos

#include "test_default_qos.moc"
