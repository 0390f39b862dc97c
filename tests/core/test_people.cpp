// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of people as getent(1) and ldapsearch(1) print them, and what becomes of a policy by them.
#include "core/people/people_sync.h"
#include "support/test_case.h"

#include <QTest>

namespace test_people
{

using namespace apportion;

namespace
{

People read(std::initializer_list<const char *> texts)
{
    PeopleReader reader;
    Diagnostics told;
    for (const char *text : texts) {
        if (!reader.read(text, "list", told)) {
            return {};
        }
    }
    return reader.take();
}

QStringList shown(const People &people)
{
    QStringList lines;
    for (const Person &person : people.persons) {
        QStringList accounts;
        for (const std::string &account : person.accounts) {
            accounts << QString::fromStdString(account);
        }
        lines << QString::fromStdString(person.user + " " + person.number + " " + person.formerly + ": ") + accounts.join(QLatin1Char(','));
    }
    return lines;
}

/// root / bio: ann, bob; root / chem: bob, cy.
Snapshot cluster()
{
    Snapshot now;
    AssociationTree &tree = now.policy.associations;
    const AssociationId bio = tree.addAccount(AssociationTree::root(), "bio");
    const AssociationId chem = tree.addAccount(AssociationTree::root(), "chem");
    tree.addUser(AssociationTree::root(), "root");
    now.situation.setOwnUsage(tree.addUser(bio, "ann", 7), 5.0L);
    tree.addUser(bio, "bob");
    tree.addUser(chem, "bob");
    tree.addUser(chem, "cy");
    return now;
}

QStringList shown(const std::vector<PeopleChange> &changes)
{
    QStringList lines;
    for (const PeopleChange &change : changes) {
        lines << QString::fromStdString(change.user + ' ' + peopleChangeWord(change.kind) + ' ' + change.from + '>' + change.to);
    }
    return lines;
}

QStringList users(const Snapshot &now)
{
    QStringList names;
    const AssociationTree &tree = now.policy.associations;
    for (const AssociationId id : tree.layout().depthFirst()) {
        if (tree.isUser(id) && tree.name(id) != "root") {
            names << QString::fromStdString(std::string(tree.accountName(id)) + '/' + std::string(tree.name(id)));
        }
    }
    return names;
}

} // namespace

class TestPeople : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void csvIsReadByItsHeader()
    {
        QCOMPARE(
            shown(read({ "\xef\xbb\xbf\"Login\";Name;Department;formerly\r\nann;\"Ann; A.\";bio chem;\r\n\r\ncy;;\"bio\";cyd\r\nann;;math\r\n" })),
            (QStringList { "ann  : bio,chem,math", "cy  cyd: bio" }));
        PeopleReader reader;
        Diagnostics told;
        QVERIFY(!reader.read("user,account\ncy,bio\nann,\"bio\nchem\n", "list", told)); // a quote that is never closed
        QCOMPARE(told.back().code, "people-quote");
        QCOMPARE(told.back().place.line, 3u);
        QVERIFY(!reader.read("user,\"account\nann,bio\n", "list", told));
        QCOMPARE(told.back().place.line, 1u);
        told.clear();
        PeopleReader whole;
        QVERIFY(whole.read("user,account\nann,\"bio,chem\"\n,bio\n", "list", told));
        QCOMPARE(shown(whole.take()), QStringList("ann  : bio,chem"));
        QCOMPARE(told.size(), std::size_t { 1 });
        QCOMPARE(told.back().place.line, 3u);
        told.clear();
        for (const char *text : { "", "\n\n", "name,mail\nann,x\n", "\x01\x02", "dn" }) {
            QVERIFY(!reader.read(text, "list", told));
        }
        QCOMPARE(told.size(), std::size_t { 5 });
    }

    void passwdAndGroupCompleteEachOther()
    {
        const People people
            = read({ "root:x:0:0:root:/root:/bin/sh\nann:x:1001:2001:Ann:/home/ann:/bin/sh\ncy:x:1002:2002::/h:/b\nnobody:x:65534:65534::/:/\n",
                "wheel:x:10:ann\nbio:x:2001:\nchem:*:2002:ann,bob\n" });
        QCOMPARE(shown(people), (QStringList { "ann 1001 : wheel,chem,bio", "bob  : chem", "cy 1002 : chem" }));
        QVERIFY(people.isRoster);
        QVERIFY(!read({ "bio:x:2001:ann\n" }).isRoster);
    }

    void ldifIsReadWithItsFoldedAndEncodedLines()
    {
        const People people
            = read({ "dn: uid=ann,ou=people,dc=x\nobjectClass: posixAccount\nuid: a\n nn\nuidNumber: 1001\ngidNumber: 2001\n"
                     "departmentNumber:: Y2hlbQ==\n\n# a comment\ndn: cn=bio,dc=x\nobjectClass: posixGroup\ncn: bio\ngidNumber: 2001\n"
                     "memberUid: cy\nmember: uid=dee,ou=people,dc=x\n\ndn: ou=people,dc=x\nou: people" });
        QCOMPARE(shown(people), (QStringList { "ann 1001 : chem,bio", "cy  : bio", "dee  : bio" }));
    }

    /// As Active Directory names them.
    void membersAreLookedUpByTheirDn()
    {
        PeopleReader reader;
        Diagnostics told;
        QVERIFY(reader.read("dn: CN=bio,OU=groups,DC=x\nobjectClass: group\ncn: bio\nsAMAccountName: bio\nmember: CN=Smith\\, Ann,OU=People,DC=x\n"
                            "member: CN=bob,OU=People,DC=x\nmember: CN=Dee Doe,OU=People,DC=x\n\n"
                            "dn: CN=Smith\\, Ann, ou=people,dc=x\nobjectClass: user\nsAMAccountName: ann\nuidNumber: 1001\n",
            "ad.ldif", told));
        const People people = reader.take(&told);
        QCOMPARE(shown(people), (QStringList { "ann 1001 : bio", "bob  : bio" }));
        QCOMPARE(told.size(), std::size_t { 1 }); // Dee, who would be taken for one who left the group
        QCOMPARE(told.front().code, std::string("people-member-unknown"));
        QVERIFY(told.front().message.english().find("CN=Dee Doe,OU=People,DC=x") != std::string::npos);
    }

    void whatDiffersIsSaid()
    {
        const Snapshot now = cluster();
        const People people = read({ "user,account\nann,chem\nbob,bio\ndee,bio\neve,math\n" });
        QCOMPARE(shown(peopleChanges(now.policy, people)),
            (QStringList { "ann moved bio>chem", "bob left-account chem>", "cy left >", "dee new >bio", "eve nowhere >math" }));
    }

    void sharesAreTakenFromAColumn()
    {
        const Snapshot now = cluster();
        PeopleReader reader;
        Diagnostics told;
        QVERIFY(reader.read(
            "user,account,Fairshare,e-mail\nann,bio,7,\nbob,bio,40,\nbob,chem,parent,\ncy,bio,3,\ndee,Chem,12,\neve,chem,much,\n", "list.csv", told));
        const std::vector<PeopleChange> changes = peopleChanges(now.policy, reader.take());
        QCOMPARE(shown(changes), (QStringList { "bob shares >bio", "bob shares >chem", "cy moved chem>bio", "dee new >chem", "eve new >chem" }));
        QCOMPARE(changes[0].formerShares, 1u);
        QCOMPARE(told.size(), std::size_t { 2 });
        QCOMPARE(told[0].code, "people-columns");
        QVERIFY(told[0].message.english().ends_with(": e-mail"));
        QCOMPARE(told[1].code, "people-shares");
        QCOMPARE(told[1].place.line, 7u);
        const Snapshot after = withPeople(now, changes, told);
        const auto sharesOf = [&after](const char *account, const char *user) {
            const AssociationTree &tree = after.policy.associations;
            return tree.rawShares(tree.findUser(tree.findAccount(account), user));
        };
        QCOMPARE(sharesOf("bio", "ann"), 7u);
        QCOMPARE(sharesOf("bio", "bob"), 40u);
        QCOMPARE(sharesOf("chem", "bob"), sharesParent);
        QCOMPARE(sharesOf("bio", "cy"), 3u);
        QCOMPARE(sharesOf("chem", "dee"), 12u);
        QCOMPARE(sharesOf("chem", "eve"), 1u);
        // without an account they are meant wherever somebody is, under his new name too
        QCOMPARE(shown(peopleChanges(now.policy, read({ "user;share;formerly\nanna;8;ann\nbob;1;\ncy;0;\n" }))),
            (QStringList { "anna renamed ann>", "anna shares >bio", "cy shares >chem" }));
    }

    /// As `set user:kim:bio:Fairshare=` does: those for a partition have shares of their own.
    void sharesAreThoseOfTheWholeAccount()
    {
        Snapshot now = cluster();
        AssociationTree &tree = now.policy.associations;
        const AssociationId bio = tree.findAccount("bio");
        const AssociationId gpu = tree.addUser(bio, "ann", 2, "gpu");
        const AssociationId only = tree.addUser(tree.findAccount("chem"), "dee", 2, "gpu");
        QVERIFY(peopleChanges(now.policy, read({ "user,account,shares\nann,bio,7\n" })).size() == 3); // those who are not listed
        Diagnostics told;
        const Snapshot after = withPeople(now, peopleChanges(now.policy, read({ "user,account,shares\nann,bio,9\ndee,chem,4\n" })), told);
        QCOMPARE(after.policy.associations.rawShares(after.policy.associations.findUser(bio, "ann")), 9u);
        QCOMPARE(after.policy.associations.rawShares(gpu), 2u);
        QCOMPARE(after.policy.associations.rawShares(only), 4u);
    }

    void nothingIsTakenByAnAccountThatIsNotThere()
    {
        const Snapshot now = cluster();
        QCOMPARE(shown(peopleChanges(now.policy, read({ "user,account\nann,nosuch chem\nbob,bio chem\ncy,chem\ndee,bio\n" }))),
            (QStringList { "ann nowhere >nosuch", "ann joined >chem", "dee new >bio" }));
    }

    void namesAreThoseThatTheClusterKeeps()
    {
        Snapshot now = cluster();
        const People people = read({ "user,account\nAnn,bio\nBob,bio\nbob,chem\nCY,chem\n" });
        QCOMPARE(peopleChanges(now.policy, people), std::vector<PeopleChange>());
        now.policy.associations.addUser(now.policy.associations.findAccount("bio"), "Dee"); // Parameters=PreserveCaseUser
        QCOMPARE(shown(peopleChanges(now.policy, read({ "user,account\nAnn,bio\nann,bio\nbob,bio chem\ncy,chem\nDee,bio\n" }))),
            QStringList("Ann new >bio"));
    }

    void whoBelongsToTheSystemHasNotLeft()
    {
        const Snapshot now = cluster();
        QCOMPARE(shown(peopleChanges(now.policy, read({ "ann:x:501:1::/:/\nbob:x:1002:1::/:/\n" }))), QStringList("cy left >"));
    }

    void groupsSayNothingOfAccountsThatTheyDoNotName()
    {
        const Snapshot now = cluster();
        QCOMPARE(shown(peopleChanges(now.policy, read({ "bio:x:2001:bob,fay\n" }))), (QStringList { "ann left-account bio>", "fay new >bio" }));
    }

    void whoWasRenamedIsKnownByTheNumber()
    {
        const Snapshot now = cluster();
        const People before = read({ "ann:x:1001:1::/:/\nbob:x:1002:1::/:/\ncy:x:1003:1::/:/\n" });
        const People people = read({ "anna:x:1001:1::/:/\nbob:x:1002:1::/:/\ncy:x:1003:1::/:/\n" });
        QCOMPARE(shown(peopleChanges(now.policy, people, before)), QStringList("anna renamed ann>"));
        QCOMPARE(shown(peopleChanges(now.policy, people)), (QStringList { "ann left >", "anna nowhere >" }));
        QCOMPARE(shown(peopleChanges(now.policy, read({ "user,account,formerly\nanna,chem,ann\nbob,bio chem\ncy,chem\n" }))),
            (QStringList { "anna renamed ann>", "anna moved bio>chem" }));
    }

    void chosenChangesAreMade()
    {
        const Snapshot now = cluster();
        const People people = read({ "user,account,formerly\nanna,chem,ann\nbob,bio\ndee,bio\n" });
        Diagnostics told;
        const Snapshot after = withPeople(now, peopleChanges(now.policy, people), told);
        QVERIFY(told.empty());
        QCOMPARE(users(after), (QStringList { "bio/bob", "bio/dee", "chem/anna" }));
        const AssociationId anna = after.policy.associations.findUser(after.policy.associations.findAccount("chem"), "anna");
        QCOMPARE(after.policy.associations.rawShares(anna), 7u);
        QCOMPARE(after.situation.ownUsage(anna), 5.0L);
        QCOMPARE(peopleChanges(after.policy, people), std::vector<PeopleChange>());
        QCOMPARE(users(now).size(), 4);
    }

    void whoIsCalledWhatNobodyCanIsOfferedToNobody()
    {
        const Snapshot now = cluster();
        const std::vector<PeopleChange> changes = peopleChanges(
            now.policy, read({ "user,account,formerly\nlee rer,bio,\n\"mit\"\"quote\",bio,\ndee,bio,\nan na,chem,ann\nbob,bio,\ncy,chem,\n" }));
        QStringList refused;
        for (const PeopleChange &change : changes) {
            QCOMPARE(change.canBeDone(), change.refusal.isEmpty());
            if (!change.refusal.isEmpty()) {
                refused << QString::fromStdString(change.user) + ' ' + peopleChangeWord(change.kind);
            }
        }
        QCOMPARE(refused, (QStringList { "an na renamed", "an na moved", "lee rer new", "mit\"quote new" }));
    }

    void aNameThatCannotBeIsRefusedAndTheOthersAreMade()
    {
        const Snapshot now = cluster();
        Diagnostics told;
        const Snapshot after
            = withPeople(now, { { PeopleChange::Kind::New, "a b:c", {}, "bio" }, { PeopleChange::Kind::New, "dee", {}, "bio" } }, told);
        QCOMPARE(told.size(), std::size_t { 1 });
        QCOMPARE(users(after).size(), 5);
    }
};

APPORTION_TEST(TestPeople)
} // namespace test_people

#include "test_people.moc"
