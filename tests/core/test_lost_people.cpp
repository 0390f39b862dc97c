// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/lost_people.h"
#include "support/test_case.h"

#include <QTest>

#include <string>

namespace test_lost_people
{

using namespace apportion;

class TestLostPeople : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void peopleAndAccountsAreCountedByTheirNames();
    void aThirdIsMuch();
    void usageIsLostByThoseWhoAreStillThere();
    void jobsOfNobodyAreStrange();
};

void TestLostPeople::peopleAndAccountsAreCountedByTheirNames()
{
    AssociationTree before;
    before.addUser(AssociationTree::root(), "root");
    const AssociationId chem = before.addAccount(AssociationTree::root(), "chem");
    const AssociationId bio = before.addAccount(AssociationTree::root(), "bio");
    before.addUser(chem, "ann");
    const AssociationId again = before.addUser(bio, "ann");
    const AssociationId bob = before.addUser(bio, "bob", 1, "gpu");
    AssociationTree after = before;
    after.setRawShares(bio, 7);
    LostPeople lost = lostPeople(before, after);
    QCOMPARE(lost.users, std::size_t { 0 });
    after.remove(again); // she stays in chem
    lost = lostPeople(before, after);
    QCOMPARE(lost.users, std::size_t { 0 });
    QCOMPARE(lost.usersBefore, std::size_t { 2 });
    after.remove(bob);
    after.remove(bio);
    lost = lostPeople(before, after);
    QCOMPARE(lost.users, std::size_t { 1 });
    QCOMPARE(lost.accounts, std::size_t { 1 });
    QCOMPARE(lost.accountsBefore, std::size_t { 2 });
    QVERIFY(!lost.areMany()); // of so few each may be meant
}

void TestLostPeople::aThirdIsMuch()
{
    QVERIFY((LostPeople { 34, 100, 0, 9 }).areMany());
    QVERIFY(!(LostPeople { 33, 100, 2, 9 }).areMany());
    QVERIFY((LostPeople { 0, 100, 3, 9 }).areMany());
    QVERIFY(!(LostPeople { 2, 2, 0, 0 }).areMany());
    QCOMPARE(manyAreLost({ 34, 100, 5, 9 }).message.english(), std::string("34 of 100 users and 5 of 9 accounts that the cluster has are gone."));
}

void TestLostPeople::usageIsLostByThoseWhoAreStillThere()
{
    Snapshot before;
    AssociationTree &tree = before.policy.associations;
    const AssociationId chem = tree.addAccount(AssociationTree::root(), "chem");
    const AssociationId bio = tree.addAccount(AssociationTree::root(), "bio");
    const AssociationId ann = tree.addUser(chem, "ann");
    const AssociationId annToo = tree.addUser(bio, "ann");
    const AssociationId bob = tree.addUser(bio, "bob");
    const AssociationId cyd = tree.addUser(bio, "cyd");
    tree.addUser(bio, "dan"); // never used anything
    for (const AssociationId id : { ann, annToo, bob, cyd }) {
        before.situation.setOwnUsage(id, 10.0L);
    }
    QCOMPARE(lostUsage(before, before).users, std::size_t { 0 });
    Snapshot after = before;
    after.situation.setOwnUsage(annToo, 0.0L); // she has used something in chem
    after.situation.setOwnUsage(bob, 0.0L);
    after.situation.setOwnUsage(cyd, 0.0L);
    after.policy.associations.remove(cyd); // who is gone lost no usage
    const LostUsage lost = lostUsage(before, after);
    QCOMPARE(lost.users, std::size_t { 1 });
    QCOMPARE(lost.usersBefore, std::size_t { 3 });
    QVERIFY(!lost.isMuch());
    QVERIFY((LostUsage { 4, 12 }).isMuch());
    QVERIFY(!(LostUsage { 3, 12 }).isMuch());
}

void TestLostPeople::jobsOfNobodyAreStrange()
{
    Snapshot before;
    AssociationTree &tree = before.policy.associations;
    tree.addUser(tree.addAccount(AssociationTree::root(), "chem"), "ann");
    const auto with = [&before](const std::vector<std::pair<std::string, std::string>> &owners) {
        Snapshot after = before;
        for (const auto &[user, account] : owners) {
            Job job;
            job.user = user;
            job.account = account;
            after.situation.jobs.edit().push_back(job);
        }
        return after;
    };
    const Snapshot mixed = with({ { "ann", "chem" }, { "root", "root" }, { "ann", "bio" }, { "bob", "chem" } });
    QCOMPARE(strangeJobs(before, mixed).strange, std::size_t { 2 });
    QCOMPARE(strangeJobs(before, mixed).jobs, std::size_t { 4 });
    QVERIFY(!strangeJobs(before, mixed).areMany()); // of so few each may be meant
    const Snapshot foreign = with({ { "eve", "lab" }, { "eve", "lab" }, { "eve", "lab" }, { "ann", "chem" } });
    QVERIFY(strangeJobs(before, foreign).areMany());
    QCOMPARE(strangeJobs(foreign, foreign).jobs, std::size_t { 0 }); // nothing came
    const Snapshot next = with({ { "eve", "lab" }, { "eve", "lab" }, { "eve", "lab" } });
    QVERIFY(!strangeJobs(foreign, next).areMany()); // as strange as those before
}

APPORTION_TEST(TestLostPeople)
} // namespace test_lost_people

#include "test_lost_people.moc"
