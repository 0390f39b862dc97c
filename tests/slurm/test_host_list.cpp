// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/text/host_list.h"
#include "support/test_case.h"

#include <QStringList>
#include <QTest>

namespace test_host_list
{

using namespace apportion::slurm;

class TestHostList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsAreExpandedInTheirOrder_data();
    void listsAreExpandedInTheirOrder();
    void largeRangesAreCountedAndKeepTheirZeros();
    void whatIsNoListIsRefusedAndTheRestIsRead_data();
    void whatIsNoListIsRefusedAndTheRestIsRead();
    void openBracketsAreTheNodesOfOldReleases_data();
    void openBracketsAreTheNodesOfOldReleases();
    void hugeListsEndInAnErrorInsteadOfInMemory_data();
    void hugeListsEndInAnErrorInsteadOfInMemory();
    void listsAreSplitOutsideOfBrackets();
};

namespace
{
QStringList namesOf(const HostList &list)
{
    QStringList names;
    for (const std::string &host : list.hosts) {
        names << QString::fromStdString(host);
    }
    return names;
}
} // namespace

void TestHostList::listsAreExpandedInTheirOrder_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QStringList>("hosts");
    QTest::newRow("one") << QByteArray("login") << QStringList { "login" };
    QTest::newRow("comma in brackets") << QByteArray("lxb00[1,2]") << QStringList { "lxb001", "lxb002" };
    QTest::newRow("mixed") << QByteArray("a[1-3,7],b5") << QStringList { "a1", "a2", "a3", "a7", "b5" };
    QTest::newRow("zeros") << QByteArray("n[08-11]") << QStringList { "n08", "n09", "n10", "n11" };
    QTest::newRow("two brackets") << QByteArray("r[1-2]n[01-02]") << QStringList { "r1n01", "r1n02", "r2n01", "r2n02" };
    QTest::newRow("text behind") << QByteArray("n[1-2]-ib") << QStringList { "n1-ib", "n2-ib" };
    QTest::newRow("blanks") << QByteArray(" a1 , a2 ,") << QStringList { "a1", "a2" };
    QTest::newRow("nothing") << QByteArray("") << QStringList {};
    // what looks odd and hostlist.c takes (_hostlist_create_bracketed() and _parse_single_range(); 20.11 to 26.05)
    QTest::newRow("blanks between") << QByteArray("a1 a[2-3]\tb1") << QStringList { "a1", "a2", "a3", "b1" };
    QTest::newRow("no last number") << QByteArray("n[1-],m[07-]") << QStringList { "n1", "m07" };
    QTest::newRow("a bracket that closes nothing") << QByteArray("n],m]1,],a][1-2]") << QStringList { "n]", "m]1", "]", "a]1", "a]2" };
    QTest::newRow("a blank and a sign before a number") << QByteArray("n[1, 2,+3]") << QStringList { "n1", "n02", "n03" };
    QTest::newRow("a number beyond all") << QByteArray("n[99999999999999999999]") << QStringList { "n18446744073709551615" };
}

void TestHostList::listsAreExpandedInTheirOrder()
{
    QFETCH(QByteArray, list);
    QFETCH(QStringList, hosts);
    const HostList expanded = expandHosts(list.toStdString());
    QVERIFY(expanded);
    QCOMPARE(namesOf(expanded), hosts);
    QCOMPARE(countHosts(list.toStdString()), static_cast<std::size_t>(hosts.size()));
}

void TestHostList::largeRangesAreCountedAndKeepTheirZeros()
{
    QCOMPARE(countHosts("n[001-087],m[001-096],b[001-024],g[001-008]"), std::size_t { 215 });
    QCOMPARE(countHosts("r[1-100]n[001-100]"), std::size_t { 10000 });
    QCOMPARE(countHosts("n[0-65535]"), std::size_t { 65536 });
    QCOMPARE(countHosts("n[0-65535,65536-131071]"), std::size_t { 131072 });
    const HostList list = expandHosts("n[001-087]");
    QCOMPARE(list.hosts.front(), std::string("n001"));
    QCOMPARE(list.hosts.back(), std::string("n087"));
}

void TestHostList::whatIsNoListIsRefusedAndTheRestIsRead_data()
{
    QTest::addColumn<QByteArray>("list");
    for (const char *list : { "n[]", "n[a-b]", "n[3-1]", "n[1--2]", "n[1-2-3]", "n[[1]]", "n[-1]", "n[1,]", "n[,1]", "n[1,,2]", "n[1-2]]", "n[0x1-2]",
             "n[0-18446744073709551615]" }) {
        QTest::newRow(list) << QByteArray(list);
    }
}

void TestHostList::whatIsNoListIsRefusedAndTheRestIsRead()
{
    QFETCH(QByteArray, list);
    const HostList expanded = expandHosts("good1," + list.toStdString());
    QVERIFY(!expanded);
    QCOMPARE(namesOf(expanded), QStringList { "good1" });
    QCOMPARE(countHosts(list.toStdString()), std::size_t { 0 });
}

void TestHostList::openBracketsAreTheNodesOfOldReleases_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QStringList>("hosts");
    QTest::addColumn<bool>("onlyOpen");
    QTest::newRow("range") << QByteArray("n[1-") << QStringList { "n]" } << true;
    QTest::newRow("of nothing") << QByteArray("[") << QStringList { QString() } << true;
    QTest::newRow("alone") << QByteArray("[1-2") << QStringList { "1-2" } << true;
    QTest::newRow("comma behind") << QByteArray("n[1,3") << QStringList { "n]", "3" } << true;
    QTest::newRow("comma before") << QByteArray("a[1-2],n[3") << QStringList { "a1", "a2", "n]" } << true;
    QTest::newRow("behind another") << QByteArray("r[1-2]n[3-") << QStringList { "r[1-2]n]" } << true;
    QTest::newRow("twice") << QByteArray("n[1[") << QStringList { "n[1]" } << true;
    QTest::newRow("closed before") << QByteArray("n]1[") << QStringList { "n]1]" } << true;
    QTest::newRow("beside no list") << QByteArray("m[3-1],n[1-") << QStringList { "n]" } << false;
    QTest::newRow("before no list") << QByteArray("n[],m[1-") << QStringList { "m]" } << false;
}

/// hostlist.c of 22.05, _hostlist_create_bracketed() and _next_tok().
void TestHostList::openBracketsAreTheNodesOfOldReleases()
{
    QFETCH(QByteArray, list);
    QFETCH(QStringList, hosts);
    QFETCH(bool, onlyOpen);
    const HostList expanded = expandHosts(list.toStdString());
    QVERIFY(!expanded);
    QCOMPARE(namesOf(expanded), hosts);
    QCOMPARE(expanded.open.has_value(), onlyOpen);
    QVERIFY(!onlyOpen || hosts.contains(QString::fromStdString(expanded.open->host)));
    QCOMPARE(countHosts(list.toStdString()), std::size_t { 0 });
    QVERIFY(!expandHosts(QByteArray("n[,").repeated(1000).toStdString(), 4).open);
}

void TestHostList::hugeListsEndInAnErrorInsteadOfInMemory_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::newRow("range") << QByteArray("n[1-999999999]");
    QTest::newRow("one more than Slurm takes in a range") << QByteArray("n[0-65536]");
    QTest::newRow("more than Slurm takes before the last bracket") << QByteArray("n[0-65535,65536]m[1]");
    QTest::newRow("largest numbers") << QByteArray("n[0-999999999999999999,0-999999999999999999]");
    QTest::newRow("product") << QByteArray("a[1-100000]b[1-100000]c[1-100000]d[1-100000]");
    QTest::newRow("many parts") << QByteArray("a[1-200000],").repeated(1000);
    QTest::newRow("many brackets") << QByteArray("[1-2]").repeated(100000);
    QTest::newRow("overflowing sum") << QByteArray("n[" + QByteArray("0-999999999999999999,").repeated(40) + "1]");
}

void TestHostList::hugeListsEndInAnErrorInsteadOfInMemory()
{
    QFETCH(QByteArray, list);
    const HostList expanded = expandHosts(list.toStdString());
    QVERIFY(!expanded);
    QVERIFY(expanded.hosts.size() <= mostHosts);
    QCOMPARE(countHosts(list.toStdString()), std::size_t { 0 });
    QVERIFY(expandHosts("n[1-5]", 4).hosts.empty());
}

void TestHostList::listsAreSplitOutsideOfBrackets()
{
    const std::vector<std::string_view> parts = splitHostList("a[1-3,7],b5, c[1,2]d[3,4]");
    QCOMPARE(parts.size(), std::size_t { 3 });
    QCOMPARE(std::string(parts[0]), std::string("a[1-3,7]"));
    QCOMPARE(std::string(parts[2]), std::string("c[1,2]d[3,4]"));
    QCOMPARE(splitHostList("a[1,b,c[2").size(), std::size_t { 3 });
    QCOMPARE(splitHostList("a[1, 2] b\t,c").size(), std::size_t { 3 });
    QCOMPARE(splitHostList("a][1,2]").size(), std::size_t { 2 }); // one that closes before the first that opens
    QCOMPARE(splitHostList("a[1,b[2,3],c").size(), std::size_t { 2 }); // a bracket ends at the first one that closes
    QCOMPARE(splitHostList(std::string(1000000, '[') + ",a]").size(), std::size_t { 1 });
}

APPORTION_TEST(TestHostList)
} // namespace test_host_list

#include "test_host_list.moc"
