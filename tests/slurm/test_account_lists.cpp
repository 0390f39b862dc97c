// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/association_fields.h"
#include "reader_testing.h"
#include "slurm/import/import.h"
#include "slurm/lists/flat_file_writer.h"
#include "slurm/lists/listings.h"
#include "support/test_case.h"

#include <QTest>

namespace test_account_lists
{

using namespace apportion;
using namespace apportion::slurm;

namespace
{

// What sacctmgr 22.05 shows of a cluster to who may not dump it. bob coordinates top, and so sub; cid's default account is one
// of another cluster of the database.
constexpr const char *associations = "Cluster|Account|User|Partition|ID|Par Name|Share|Def QOS|QOS\n"
                                     "live|root|||1||1||normal\n"
                                     "live|root|root||2||1||normal\n"
                                     "live|top|||3|root|4||normal\n"
                                     "live|top|bob||4||2||normal\n"
                                     "live|sub|||5|top|3||normal\n"
                                     "live|sub|ann||6||1||normal\n"
                                     "live|sub|bob||7||1||normal\n"
                                     "live|sub|cid||8||1||normal\n";
constexpr const char *accounts = "Account|Descr|Org\nroot|default root account|root\nsub|a | in it|top\ntop|top of it|org\nelsewhere|x|y\n";
constexpr const char *users = "User|Def Acct|Def WCKey|Admin|Coord Accounts\n"
                              "ann|sub|thesis|None|\nbob|top||Operator|sub,top\ncid|elsewhere||None|\nroot|root||Administrator|\nzed|top||None|\n";
constexpr const char *thresholds = "Account|User|Partition|MinPrioThres\nroot|||\ntop|||8\nsub|||77\nsub|ann||5\ngone|ann||6\n";

} // namespace

class TestAccountLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_policy = {};
        m_diagnostics.clear();
        QVERIFY(readAssociationList(associations, "assoc.txt", m_policy, m_diagnostics));
    }

    void whatADumpHasIsReadOfThem()
    {
        QVERIFY(readAccountList(accounts, "accounts.txt", m_policy, m_diagnostics));
        QVERIFY(readUserList(users, "users.txt", m_policy, m_diagnostics));
        const std::string text = flatFile(m_policy);
        for (const char *line : { "Account - 'top':Description='top of it':Organization='org':Fairshare=4\n",
                 "Account - 'sub':Description='a | in it':Organization='top':Fairshare=3\n",
                 "User - 'ann':DefaultAccount='sub':DefaultWCKey='thesis':Fairshare=1\n",
                 "Parent - 'top'\nUser - 'bob':DefaultAccount='top':AdminLevel='Operator':Coordinator='top':Fairshare=2\n",
                 "User - 'bob':DefaultAccount='top':AdminLevel='Operator':Coordinator='top':Fairshare=1\n", "User - 'cid':Fairshare=1\n",
                 "User - 'root':DefaultAccount='root':AdminLevel='Administrator':Fairshare=1\n" }) {
            QVERIFY2(text.find(line) != std::string::npos, (line + text).c_str());
        }
        QCOMPARE(m_diagnostics.size(), 0U);
    }

    /// As sacctmgr of 26.05 prints it: who coordinates an account is told of those below it too.
    void jsonSaysWhatTheTablesSay()
    {
        const char *ofAccounts = R"({"accounts": [
            {"associations": [], "coordinators": [], "description": "default root account", "name": "root", "organization": "root", "flags": []},
            {"associations": [], "coordinators": [], "description": "a | in it", "name": "sub", "organization": "top", "flags": []},
            {"associations": [], "coordinators": [{"name": "bob", "direct": true}], "description": "top of it", "name": "top",
             "organization": "org", "flags": []},
            {"associations": [], "coordinators": [], "description": "x", "name": "elsewhere", "organization": "y", "flags": []}],
            "meta": {"slurm": {"release": "26.05.3"}}, "errors": [], "warnings": []})";
        const char *ofUsers = R"({"users": [
            {"administrator_level": ["None"], "coordinators": [],
             "default": {"qos": 0, "account": "sub", "wckey": "thesis"}, "flags": ["NONE"], "name": "ann", "wckeys": []},
            {"administrator_level": ["Operator"], "coordinators": [{"name": "top", "direct": true}, {"name": "sub", "direct": false}],
             "default": {"qos": 0, "account": "top", "wckey": ""}, "flags": ["NONE"], "name": "bob", "wckeys": []},
            {"administrator_level": ["None"], "coordinators": [],
             "default": {"qos": 0, "account": "elsewhere", "wckey": ""}, "flags": ["NONE"], "name": "cid", "wckeys": []},
            {"administrator_level": ["Administrator"], "coordinators": [],
             "default": {"qos": 0, "account": "root", "wckey": ""}, "flags": ["NONE"], "name": "root", "wckeys": []},
            {"administrator_level": ["None"], "coordinators": [],
             "default": {"qos": 0, "account": "top", "wckey": ""}, "flags": ["NONE"], "name": "zed", "wckeys": []}]})";
        QVERIFY(kindOfText(ofAccounts) == FileKind::Accounts);
        QVERIFY(kindOfText(ofUsers) == FileKind::Users);
        Policy tables = m_policy;
        QVERIFY(readAccountList(accounts, "accounts.txt", tables, m_diagnostics));
        QVERIFY(readUserList(users, "users.txt", tables, m_diagnostics));
        QVERIFY(readAccountList(ofAccounts, "accounts.json", m_policy, m_diagnostics));
        QVERIFY(readUserList(ofUsers, "users.json", m_policy, m_diagnostics));
        QCOMPARE(QString::fromStdString(flatFile(m_policy)), QString::fromStdString(flatFile(tables)));
        QVERIFY(*m_policy.otherAccounts == *tables.otherAccounts);
        QVERIFY(*m_policy.otherUsers == *tables.otherUsers);
        QCOMPARE(m_diagnostics.size(), 0U);
        QVERIFY(!readAccountList(R"({"accounts": []})", "accounts.json", m_policy, m_diagnostics));
        QVERIFY(!readUserList(R"({"users": [5, {"name": null}, {"default": 3}]})", "users.json", m_policy, m_diagnostics));
    }

    /// As a 24.11.5 does where an account was moved that has accounts below it.
    void whoIsNotInTheDumpIsTold()
    {
        QVERIFY(readThresholdList(thresholds, "thresholds.txt", m_policy, m_diagnostics));
        const Diagnostic *found = apportion::testing::findCode(m_diagnostics, "dump-incomplete");
        QVERIFY(found != nullptr && found->severity == Severity::Warning);
        QCOMPARE(found->message.english(),
            std::string("Not in the dump: 1 of the associations that sacctmgr lists, the first of them ann in account gone."));
        m_diagnostics.clear();
        QVERIFY(readThresholdList("Account|User|Partition|MinPrioThres\nroot|||\ntop|bob||\ntop|corp\\ann||\n", "t.txt", m_policy, m_diagnostics));
        QCOMPARE(m_diagnostics.size(), 0U);
        QVERIFY(readThresholdList("Account|User|Partition|MinPrioThres\ngone|||\ngone|ann||\ntop|bob|gpu|\n", "t.txt", m_policy, m_diagnostics));
        QCOMPARE(m_diagnostics.front().message.arguments, (std::vector<std::string> { "3", "gone" }));
    }

    void theNamePartsTwoTextsWithTheMarkBetweenColumns()
    {
        const char *parted = "Descr|Account|Org|Flags\na | b|top|x|y|z|None\n|live|sub|top|sub|None\nplain|elsewhere|top|None\nq|other|place|r|s|\n";
        QVERIFY(readAccountList(parted, "accounts.txt", m_policy, m_diagnostics));
        const AssociationTree &tree = m_policy.associations;
        const auto option = [&tree](const char *account, const char *name) { return optionValue(tree.options(tree.findAccount(account)), name); };
        QCOMPARE(option("top", "Description"), std::string("a | b"));
        QCOMPARE(option("top", "Organization"), std::string("x|y|z"));
        QCOMPARE(option("sub", "Description"), std::string("|live"));
        QCOMPARE(option("sub", "Organization"), std::string("top|sub"));
        QCOMPARE(m_policy.otherAccounts->size(), 2U);
        QCOMPARE(m_policy.otherAccounts->front().options, std::string("Description='plain':Organization='top'"));
        QCOMPARE(m_diagnostics.size(), 0U);
    }

    void whatTheClusterDoesNotHaveIsKeptBeside()
    {
        const char *more
            = "User|Def Acct|Def WCKey|Admin|Coord Accounts\nzed|elsewhere|thesis|None|\nann|sub||None|\ngus|x|y|Operator|elsewhere,below\n";
        QVERIFY(readAccountList(std::string(accounts) + "bare||\n", "accounts.txt", m_policy, m_diagnostics));
        QVERIFY(readUserList(more, "users.txt", m_policy, m_diagnostics));
        using Records = std::vector<DatabaseRecord>;
        // an empty text is one, which comes back as such
        QVERIFY(*m_policy.otherAccounts
            == Records({ { "bare", "Description='':Organization=''" }, { "elsewhere", "Description='x':Organization='y'" } }));
        QVERIFY(*m_policy.otherUsers == Records({ { "gus", "AdminLevel='Operator':Coordinator='elsewhere,below'" }, { "zed", "" } }));
    }

    void whoCoordinatesByAFlagIsMadeNoCoordinator()
    {
        // as sacctmgr of 24.05 and 24.11 shows it: ann, bob and cid coordinate as users of accounts at or below top, cid root's users too
        m_policy.release = 2411;
        const char *flagged = "Account|Descr|Org|Flags\nroot|default root account|root|None\nsub|sub|top|None\ntop|top|org|UsersAreCoords\n";
        const char *shown = "User|Def Acct|Def WCKey|Admin|Coord Accounts\n"
                            "ann|sub||None|sub\nbob|top||None|sub,top\ncid|sub||None|root,sub,top\nroot|root||Administrator|\n";
        for (const bool hasFlag : { true, false }) {
            QVERIFY(readAssociationList(associations, "assoc.txt", m_policy, m_diagnostics));
            QVERIFY(readAccountList(hasFlag ? flagged : accounts, "accounts.txt", m_policy, m_diagnostics));
            QVERIFY(readUserList(shown, "users.txt", m_policy, m_diagnostics));
            const AssociationTree &tree = m_policy.associations;
            const auto option = [&tree](AssociationId id, const char *name) { return optionValue(tree.options(id), name); };
            const AssociationId top = tree.findAccount("top");
            const AssociationId sub = tree.findAccount("sub");
            QCOMPARE(option(top, "Flags"), std::string(hasFlag ? "UsersAreCoords" : ""));
            QCOMPARE(option(sub, "Flags"), std::string());
            QCOMPARE(option(tree.findUser(sub, "ann"), "Coordinator"), std::string(hasFlag ? "" : "sub"));
            QCOMPARE(option(tree.findUser(top, "bob"), "Coordinator"), std::string(hasFlag ? "" : "top"));
            QCOMPARE(option(tree.findUser(sub, "cid"), "Coordinator"), std::string("root"));
            // no sacctmgr reads them from a file
            QCOMPARE(flatFile(m_policy).find("\nAccount - 'top':Description='top':Organization='org':Fairshare=4\n") != std::string::npos, hasFlag);
            QCOMPARE(flatFile(m_policy).find("# Flags of 'top', which a file cannot give: 'UsersAreCoords'\n") != std::string::npos, hasFlag);
        }
        QVERIFY(kindOfText(flagged) == FileKind::Accounts);
    }

    void usersBelowAFlagAreCoordinatorsOfTheirOwnSince2505()
    {
        const char *flagged = "Account|Descr|Org|Flags\nroot|default root account|root|None\nsub|sub|top|None\ntop|top|org|UsersAreCoords\n";
        const char *shown = "User|Def Acct|Def WCKey|Admin|Coord Accounts\nann|sub||None|sub\nbob|top||None|sub,top\n";
        for (const std::uint16_t release : { std::uint16_t { 2411 }, std::uint16_t { 2505 }, std::uint16_t { 0 } }) {
            m_policy.release = release;
            QVERIFY(readAssociationList(associations, "assoc.txt", m_policy, m_diagnostics));
            QVERIFY(readAccountList(flagged, "accounts.txt", m_policy, m_diagnostics));
            QVERIFY(readUserList(shown, "users.txt", m_policy, m_diagnostics));
            const AssociationTree &tree = m_policy.associations;
            const AssociationId top = tree.findAccount("top");
            const AssociationId sub = tree.findAccount("sub");
            QCOMPARE(optionValue(tree.options(tree.findUser(sub, "ann")), "Coordinator"), std::string(release == 2411 ? "" : "sub"));
            QCOMPARE(optionValue(tree.options(tree.findUser(top, "bob")), "Coordinator"), std::string());
        }
    }

    void flagsOfAnAccountStandInTheListOfAssociationsToo()
    {
        const char *flagged = "Cluster|Account|User|Partition|Par Name|Share|QOS|Flags\n"
                              "live|root||||1|normal|None\nlive|top|||root|4|normal|UsersAreCoords\nlive|top|bob|||2|normal|None\n";
        QVERIFY(readAssociationList(flagged, "assoc.txt", m_policy, m_diagnostics));
        const AssociationTree &tree = m_policy.associations;
        QCOMPARE(optionValue(tree.options(tree.findAccount("top")), "Flags"), std::string("UsersAreCoords"));
        QVERIFY(optionValue(tree.options(AssociationTree::root()), "Flags").empty());
        const char *json = R"({"associations": [
            {"account": "root", "cluster": "live", "user": "", "flags": [], "shares_raw": 1},
            {"account": "top", "cluster": "live", "parent_account": "root", "user": "", "flags": ["UsersAreCoords"], "shares_raw": 4},
            {"account": "top", "cluster": "live", "user": "bob", "flags": ["DEFAULT"], "shares_raw": 2}]})";
        QVERIFY(readAssociationList(json, "assoc.json", m_policy, m_diagnostics));
        const AssociationTree &again = m_policy.associations;
        QCOMPARE(std::string(again.options(again.findAccount("top"))), std::string("Flags='UsersAreCoords'"));
    }

    void backslashesThatADumpLosesComeBack()
    {
        // a dump writes them as they are, and whoever reads it takes them for escapes
        AssociationTree &tree = m_policy.associations;
        const AssociationId top = tree.findAccount("top");
        tree.setOptions(top, "Description='backslash':Organization='other'");
        QVERIFY(readAccountList("Account|Descr|Org\ntop|back\\slash|o\\rg\n", "accounts.txt", m_policy, m_diagnostics));
        QCOMPARE(optionValue(tree.options(top), "Description"), std::string("back\\slash"));
        QCOMPARE(optionValue(tree.options(top), "Organization"), std::string("other")); // which says something else
    }

    void whatIsKnownAlreadyStays()
    {
        AssociationTree &tree = m_policy.associations;
        const AssociationId ann = tree.findUser(tree.findAccount("sub"), "ann");
        tree.setOptions(ann, "DefaultAccount='top':Coordinator='sub'");
        QVERIFY(readUserList(users, "users.txt", m_policy, m_diagnostics));
        QCOMPARE(optionValue(tree.options(ann), "DefaultAccount"), std::string("top"));
        QCOMPARE(optionValue(tree.options(ann), "DefaultWCKey"), std::string("thesis"));
        QCOMPARE(optionValue(tree.options(ann), "Coordinator"), std::string("sub"));
    }

    void whatOldDumpsLeaveOutIsReadOfThem()
    {
        AssociationTree &tree = m_policy.associations;
        const AssociationId ann = tree.findUser(tree.findAccount("sub"), "ann");
        tree.setOptions(tree.findAccount("top"), "MinPrioThresh=3");
        QVERIFY(readThresholdList(thresholds, "thresholds.txt", m_policy, m_diagnostics));
        QCOMPARE(optionValue(tree.options(tree.findAccount("sub")), "MinPrioThresh"), std::string("77"));
        QCOMPARE(optionValue(tree.options(ann), "MinPrioThresh"), std::string("5"));
        QCOMPARE(optionValue(tree.options(tree.findAccount("top")), "MinPrioThresh"), std::string("3"));
        // releases before 23.11 tell the order of the database too
        std::vector<std::string> listed { "old" };
        const char *numbered = "Account|User|Partition|MinPrioThres|LFT\nroot||||1\ntop||||7\nsub||||8\nsub|ann|||9\nnew||||2\nodd||||x\n";
        QVERIFY(readThresholdList(numbered, "thresholds.txt", m_policy, m_diagnostics, &listed));
        QCOMPARE(listed, (std::vector<std::string> { "root", "new", "top", "sub" }));
        QVERIFY(kindOfText(numbered) == FileKind::Thresholds);
        QVERIFY(readThresholdList(thresholds, "thresholds.txt", m_policy, m_diagnostics, &listed));
        QVERIFY(listed.empty());
        QVERIFY(!readThresholdList("Account|User|Partition|MinPrioThres\n", "thresholds.txt", m_policy, m_diagnostics));
        QVERIFY(!readThresholdList(users, "thresholds.txt", m_policy, m_diagnostics));
    }

    void theyAreToldFromOtherTables_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *name, const char *text, FileKind kind) { QTest::newRow(name) << QByteArray(text) << static_cast<int>(kind); };
        row("accounts", accounts, FileKind::Accounts);
        row("with coordinators", "Account|Descr|Org|Coord Accounts\n", FileKind::Accounts);
        row("users", users, FileKind::Users);
        row("users of themselves", "User|Def Acct|Admin\n", FileKind::Users);
        row("users with associations", "User|Def Acct|Admin|Cluster|Account|Share\n", FileKind::Associations);
        row("associations", associations, FileKind::Associations);
        row("thresholds", thresholds, FileKind::Thresholds);
        row("QOS", "Name|Priority|GraceTime\n", FileKind::Qos);
    }

    void theyAreToldFromOtherTables()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, kind);
        QCOMPARE(static_cast<int>(kindOfText(text.toStdString())), kind);
    }

    void damagedTablesAreRead()
    {
        testing::feedDamaged(accounts, [&](const std::string &text) { (void)readAccountList(text, "accounts.txt", m_policy, m_diagnostics); });
        testing::feedDamaged(users, [&](const std::string &text) { (void)readUserList(text, "users.txt", m_policy, m_diagnostics); });
        testing::feedDamaged(thresholds, [&](const std::string &text) { (void)readThresholdList(text, "thresholds.txt", m_policy, m_diagnostics); });
        QVERIFY(!readUserList(accounts, "users.txt", m_policy, m_diagnostics));
        QVERIFY(!readAccountList(users, "accounts.txt", m_policy, m_diagnostics));
        QCOMPARE(m_policy.associations.count(), AssociationId { 8 });
    }

private:
    Policy m_policy;
    Diagnostics m_diagnostics;
};

APPORTION_TEST(TestAccountLists)
} // namespace test_account_lists

#include "test_account_lists.moc"
