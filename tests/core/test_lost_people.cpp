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

APPORTION_TEST(TestLostPeople)
} // namespace test_lost_people

#include "test_lost_people.moc"
