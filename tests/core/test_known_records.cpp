// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/additions.h"
#include "core/change/known_records.h"
#include "support/test_case.h"

#include <QTest>

namespace test_known_records
{

using namespace apportion;

class TestKnownRecords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotToldStays();
    void additionsComeWithWhatIsKnown();
    void whatIsKnownOnceItIsApplied();
};

namespace
{

using Records = std::vector<DatabaseRecord>;

Policy site()
{
    Policy policy;
    AssociationTree &tree = policy.associations;
    const AssociationId chem = tree.addAccount(AssociationTree::root(), "chem", 1);
    tree.setOptions(chem, "Description='the lab':Organization='org':MaxJobs=3");
    tree.addUser(chem, "ann", 1);
    policy.otherAccounts.edit() = { { "geo", "Description='theirs':Organization=''" } };
    policy.otherUsers.edit() = { { "gus", "AdminLevel='Operator':Coordinator='geo'" }, { "hal", "" } };
    return policy;
}

NewAssociation row(const char *name, bool isUser, AssociationId parent, const char *options = "")
{
    NewAssociation added;
    added.name = name;
    added.isUser = isUser;
    added.parent = parent;
    added.options = options;
    return added;
}

} // namespace

void TestKnownRecords::whatIsNotToldStays()
{
    const char *geo = "Description='theirs':Organization='beta':Flags='UsersAreCoords'";
    QCOMPARE(settledRecord(geo, "MaxJobs=3"), std::string(geo));
    QCOMPARE(settledRecord(geo, "Description='ours':Organization=''"), std::string("Description='ours':Organization='':Flags='UsersAreCoords'"));
    const char *gus = "AdminLevel='Operator':Coordinator='geo'";
    QCOMPARE(settledRecord(gus, ""), std::string(gus));
    QCOMPARE(settledRecord(gus, "AdminLevel='None':Coordinator='Chem'"), std::string("AdminLevel='None':Coordinator='geo,chem'"));
    QCOMPARE(untoldRights(gus, ""), std::string(gus));
    QCOMPARE(untoldRights(gus, "AdminLevel='None':Coordinator='chem,Geo'"), std::string());
}

void TestKnownRecords::additionsComeWithWhatIsKnown()
{
    const Policy policy = site();
    const AssociationId chem = policy.associations.findAccount("chem");
    const PreparedAdditions added = prepareAdditions(policy,
        { row("geo", false, chem, "MaxJobs=7"), row("new", false, chem), row("gus", true, chem, "AdminLevel='None'"), row("hal", true, chem),
            row("ann", true, AssociationTree::root()) });
    QVERIFY(added.isPossible());
    const std::vector<std::string> wanted { "MaxJobs=7:Description='theirs'", "", "AdminLevel='None':Coordinator='geo'", "", "" };
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        QCOMPARE(std::string(added.after.options(added.first + static_cast<AssociationId>(i))), wanted[i]);
    }
}

void TestKnownRecords::whatIsKnownOnceItIsApplied()
{
    const Policy baseline = site();
    Policy draft = baseline;
    AssociationTree &tree = draft.associations;
    const AssociationId chem = tree.findAccount("chem");
    tree.remove(tree.findUser(chem, "ann"));
    tree.remove(chem);
    tree.addUser(tree.addAccount(AssociationTree::root(), "geo", 1), "gus", 1);
    const RecordsAfterApply after = recordsAfterApply(baseline, draft);
    QVERIFY(*after.accounts == Records({ { "chem", "Description='the lab':Organization='org'" } }));
    QVERIFY(*after.users == Records({ { "hal", "" } }));
    QVERIFY(recordsAfterApply(baseline, baseline).accounts.sharesWith(baseline.otherAccounts));
}

APPORTION_TEST(TestKnownRecords)

} // namespace test_known_records

#include "test_known_records.moc"
