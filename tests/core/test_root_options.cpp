// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/effective_limits.h"
#include "core/schema/root_options.h"
#include "support/test_case.h"

#include <QTest>

namespace test_root_options
{

using namespace apportion;

namespace
{

constexpr auto root = AssociationTree::root();

Policy clusterWith(const char *line, const char *own = "")
{
    Policy policy;
    policy.clusterOptions = line;
    policy.associations.setOptions(root, own);
    return policy;
}

} // namespace

class TestRootOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rootHasWhatTheLineOfTheClusterSays()
    {
        const Policy policy
            = clusterWith("Fairshare=1:QOS='normal':MaxJobs=7:Classification='capability'", "Description='root':MaxJobs=9:Flags='UsersAreCoords'");
        QCOMPARE(optionsOf(policy, root), std::string("QOS='normal':MaxJobs=9:Description='root':Flags='UsersAreCoords'"));
        const Policy parted = withRootInCluster(policy);
        QCOMPARE(parted.clusterOptions, std::string("Fairshare=1:QOS='normal':MaxJobs=9:Classification='capability'"));
        QCOMPARE(std::string(parted.associations.options(root)), std::string("Description='root':Flags='UsersAreCoords'"));
        QVERIFY(withRootInCluster(parted).clusterOptions == parted.clusterOptions);
    }

    void aListWithSignsChangesTheOneOfTheLine()
    {
        QCOMPARE(withRootInCluster(clusterWith("QOS='normal'", "QOS='+high'")).clusterOptions, std::string("QOS='normal,high'"));
        QCOMPARE(withRootInCluster(clusterWith("QOS='normal,high'", "QOS='-normal'")).clusterOptions, std::string("QOS='high'"));
        QCOMPARE(withRootInCluster(clusterWith("QOS='normal,high'", "QOS='low'")).clusterOptions, std::string("QOS='low'"));
    }

    void thePriorityOfTheLineIsThatOfRoot()
    {
        Policy policy = clusterWith("Fairshare=1:Priority=29:QOS='normal'");
        takeRootPriority(policy);
        QCOMPARE(policy.clusterOptions, std::string("Fairshare=1:QOS='normal'"));
        QCOMPARE(policy.associations.priority(root), 29U);
        Policy odd = clusterWith("Fairshare=1:Priority=many");
        takeRootPriority(odd);
        QCOMPARE(odd.clusterOptions, std::string("Fairshare=1:Priority=many"));
        QCOMPARE(odd.associations.priority(root), noPriority);
    }

    void whatRootShallNotHaveGoesFromTheLine()
    {
        Policy policy = clusterWith("Fairshare=1:QOS='normal':GrpJobs=5");
        setRootOptions(policy, "QOS='normal':Organization='uni':Colour=blue");
        QCOMPARE(policy.clusterOptions, std::string("Fairshare=1:QOS='normal'"));
        QCOMPARE(std::string(policy.associations.options(root)), std::string("Organization='uni':Colour=blue"));
    }

    /// Every job counts against them, too.
    void limitsOfTheClusterAreInForce()
    {
        Policy policy = clusterWith("Fairshare=1:GrpTRES=cpu=100:DefaultQOS='high'");
        policy.qos.edit() = { { "normal", 0, 1.0, {}, {}, {} }, { "high", 9, 1.0, {}, {}, {} } };
        const AssociationId ann = policy.associations.addUser(policy.associations.addAccount(root, "lab"), "ann");
        QCOMPARE(defaultQos(policy, ann), std::uint16_t { 1 });
        const std::vector<OwnedLimit> limits = limitsInForce(policy, ann, unknownIndex, unknownIndex);
        QCOMPARE(limits.size(), std::size_t { 1 });
        QCOMPARE(limits.front().owner.association, root);
        QCOMPARE(limits.front().limit.value, std::uint64_t { 100 });
    }
};

APPORTION_TEST(TestRootOptions)
} // namespace test_root_options

#include "test_root_options.moc"
