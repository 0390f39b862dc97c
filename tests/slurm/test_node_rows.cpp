// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/node_rows.h"
#include "support/test_case.h"

#include <QTest>

namespace test_node_rows
{

using namespace apportion;
using namespace apportion::slurm;

namespace
{

Policy cluster()
{
    Policy policy;
    NodeGroup thin;
    thin.names = "c[1-8]";
    thin.count = 8;
    NodeGroup fat;
    fat.names = "gpu[01-04]";
    fat.count = 4;
    policy.nodeGroups.edit() = { thin, fat };
    Partition all;
    all.name = "all";
    all.nodesWritten = "ALL";
    Partition some;
    some.name = "some";
    some.nodesWritten = "c[1-2],gpu[01-04]";
    policy.partitions.edit() = { all, some };
    recountPartitions(policy);
    return policy;
}

} // namespace

class TestNodeRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsAreResolvedAgainstTheGroups();
    void setsAreNames();
    void hostListsAreJudged();
    void countsChangeTheLastRange_data();
    void countsChangeTheLastRange();
    void copiesGetHostsOfTheirOwn();
    void removedHostsLeaveTheList();
    void manyUnknownListsAreAllLeftAlone();
};

void TestNodeRows::listsAreResolvedAgainstTheGroups()
{
    const Policy policy = cluster();
    QVERIFY(policy.partitions->at(0).nodes == (std::vector<PartitionNodes> { { 0, 8 }, { 1, 4 } }));
    QVERIFY(policy.partitions->at(1).nodes == (std::vector<PartitionNodes> { { 0, 2 }, { 1, 4 } }));
    Text error;
    QVERIFY(!resolveNodes(policy, "c[1-9]", error));
    QCOMPARE(error.english(), std::string("No NodeName or NodeSet line defines c9."));
    QVERIFY(!resolveNodes(policy, "c[1-", error));
    QVERIFY(resolveNodes(policy, "c1,c1,c2", error) == (std::vector<PartitionNodes> { { 0, 2 } }));
}

void TestNodeRows::setsAreNames()
{
    Policy policy = cluster();
    policy.nodeGroups.edit().at(1).foreign.push_back({ "Feature", "a100,nvlink" });
    policy.foreignConf.edit()
        = { { "NodeSet", "gpus Nodes=gpu[01-02],c8", {} }, { "nodeset", "fast Feature=nvlink", {} }, { "NodeSet", "broken Nodes=[", {} } };
    Text error;
    QVERIFY(resolveNodes(policy, "gpus", error) == (std::vector<PartitionNodes> { { 0, 1 }, { 1, 2 } }));
    QVERIFY(resolveNodes(policy, "gpus,c1,gpu02", error) == (std::vector<PartitionNodes> { { 0, 2 }, { 1, 2 } }));
    QVERIFY(resolveNodes(policy, "gpus,fast", error) == (std::vector<PartitionNodes> { { 0, 1 }, { 1, 4 } }));
    QVERIFY(!resolveNodes(policy, "gpus,slow", error));
    QCOMPARE(error.english(), std::string("No NodeName or NodeSet line defines slow."));
    QVERIFY(!resolveNodes(policy, "gpus,gpus", error));
    QCOMPARE(error.english(), std::string("NodeSet gpus is named twice."));
    // a group that grows has its new nodes in the partitions of its feature
    policy.partitions.edit().at(1).nodesWritten = "fast";
    policy.nodeGroups.edit().at(1).names = "gpu[01-06]";
    policy.nodeGroups.edit().at(1).count = 6;
    recountPartitions(policy);
    QVERIFY(policy.partitions->at(1).nodes == (std::vector<PartitionNodes> { { 1, 6 } }));
}

void TestNodeRows::hostListsAreJudged()
{
    const Policy policy = cluster();
    QVERIFY(hostListError(policy, 2, "d[1-4]").isEmpty());
    QVERIFY(hostListError(policy, 0, "c[1-12]").isEmpty());
    QCOMPARE(hostListError(policy, 2, "c[8-9]").english(), std::string("c8 is a node of c[1-8] already."));
    QVERIFY(!hostListError(policy, 2, "").isEmpty());
    QVERIFY(!hostListError(policy, 2, "d[1-").isEmpty());
    QVERIFY(!hostListError(policy, 2, "d1,d1").isEmpty());
    QVERIFY(!hostListError(policy, 2, "d1 CPUs=4").isEmpty());
    QVERIFY(!hostListError(policy, 2, "d[1-999999999]").isEmpty());
}

void TestNodeRows::countsChangeTheLastRange_data()
{
    QTest::addColumn<QString>("names");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("list");
    QTest::newRow("longer") << "c[1-8]" << 12 << "c[1-12]";
    QTest::newRow("padded") << "n[008-010]" << 4 << "n[008-011]";
    QTest::newRow("one left") << "c[1-8]" << 1 << "c1";
    QTest::newRow("from one") << "c7" << 3 << "c[7-9]";
    QTest::newRow("no number") << "login" << 2 << "login[1-2]";
    QTest::newRow("a list") << "a[1-2],b1" << 4 << "";
    QTest::newRow("holes") << "a[1,3]" << 4 << "";
    QTest::newRow("two ranges") << "r[1-2]n[1-4]" << 4 << "";
}

void TestNodeRows::countsChangeTheLastRange()
{
    QFETCH(QString, names);
    QFETCH(int, count);
    QFETCH(QString, list);
    const std::optional<std::string> changed = withHostCount(names.toStdString(), static_cast<std::size_t>(count));
    QCOMPARE(QString::fromStdString(changed.value_or("")), list);
}

void TestNodeRows::copiesGetHostsOfTheirOwn()
{
    Policy policy = cluster();
    QCOMPARE(freeHostList(policy, "c[1-8]"), std::string("cnew[1-8]"));
    NodeGroup copy;
    copy.names = "cnew[1-8]";
    policy.nodeGroups.edit().push_back(copy);
    QCOMPARE(freeHostList(policy, "c[1-8]"), std::string("cnewb[1-8]"));
}

void TestNodeRows::removedHostsLeaveTheList()
{
    QCOMPARE(withoutHosts("c[1-8],gpu[01-04]", "gpu[01-04]"), std::string("c[1-8]"));
    QCOMPARE(withoutHosts("c[1-3],x", "c2"), std::string("c1,c3,x"));
    QCOMPARE(withoutHosts("ALL", "c[1-8]"), std::string("ALL"));
    QCOMPARE(withoutHosts("c[1-8]", "c[1-8]"), std::string());
}

void TestNodeRows::manyUnknownListsAreAllLeftAlone()
{
    Policy policy = cluster();
    Partition odd;
    odd.nodesWritten = "nobody";
    odd.nodes = { { 0, 3 } };
    policy.partitions.edit().assign(300, odd);
    recountPartitions(policy);
    for (const Partition &partition : *policy.partitions) {
        QVERIFY(partition.nodes == odd.nodes);
    }
}

APPORTION_TEST(TestNodeRows)
} // namespace test_node_rows

#include "test_node_rows.moc"
