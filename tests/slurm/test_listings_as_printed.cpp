// SPDX-License-Identifier: GPL-3.0-or-later
// Listings that somebody printed in another way than they are asked for: for people, or of several clusters.
#include "reader_testing.h"
#include "slurm/import/import.h"
#include "support/test_case.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace test_listings_as_printed
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

class TestListingsAsPrinted : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTableForPeopleIsRefused();
    void whatIsPrintedOfOtherClustersIsLeftOut();
};

/// As sacctmgr 22.05 prints them without -P: the two users have different names.
void TestListingsAsPrinted::aTableForPeopleIsRefused()
{
    QTemporaryDir dir;
    QFile table(dir.filePath("assoc.txt"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("   Cluster    Account       User  Partition ParentName     Share \n"
                "---------- ---------- ---------- ---------- ---------- --------- \n"
                "      long       root                                          1 \n"
                "      long physics_t+                             root         5 \n"
                "      long physics_t+ student20+                              13 \n"
                "      long physics_t+ student20+                               4 \n");
    table.close();
    ImportFiles files;
    files.associations = table.fileName().toStdString();
    const Imported imported = importFiles(files);
    QVERIFY(findCode(imported.diagnostics, "assoc-table") && findCode(imported.diagnostics, "flat-unusable"));
    QVERIFY(imported.policy.foreignAssociations->empty());
    QCOMPARE(imported.policy.associations.layout().accountCount(), std::uint32_t { 1 });
}

/// sshare -M and squeue -M all, of a database of two clusters.
void TestListingsAsPrinted::whatIsPrintedOfOtherClustersIsLeftOut()
{
    QTemporaryDir dir;
    const auto put = [&dir](const char *name, const QByteArray &text) {
        QFile file(dir.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName().toStdString() : std::string();
    };
    constexpr const char *header = "Account|User|RawUsage\n";
    const QByteArray west = QByteArray("CLUSTER: west\n") + header + "root||5\nchem||5\nchem|ann|5\n";
    const QByteArray east = QByteArray("CLUSTER: East\n") + header + "root||7\nchem||7\nchem|ann|7\n";
    constexpr const char *columns = "JOBID|USER|ACCOUNT|PARTITION|ST\n";
    const auto imported = [&](const char *cluster, const QByteArray &usage, const QByteArray &jobs) {
        ImportFiles files;
        files.associations = put("a.cfg",
            QByteArray("Cluster - '") + cluster
                + "':Fairshare=1\nParent - 'root'\nAccount - 'chem'\nParent - 'chem'\nUser - 'ann':DefaultAccount='chem'\n");
        files.usage = put("usage.txt", usage);
        files.jobs = put("jobs.txt", jobs);
        return importFiles(files);
    };
    const auto usageOf = [](const Imported &read) {
        const AssociationTree &tree = read.policy.associations;
        return static_cast<double>(read.situation.ownUsage(tree.findUser(tree.findAccount("chem"), "ann")));
    };
    const QByteArray jobs
        = QByteArray("CLUSTER: west\n") + columns + "1|ann|chem|p|PD\n\nCLUSTER: east\n" + columns + "2|ann|chem|p|PD\n3|ann|chem|p|PD\n";
    const Imported both = imported("east", west + '\n' + east, jobs);
    QVERIFY(both.usable);
    QCOMPARE(usageOf(both), 7.0);
    QCOMPARE(both.situation.jobs->size(), std::size_t { 2 });
    QCOMPARE(both.situation.jobs->front().id, std::string("2"));
    QCOMPARE(QString::fromStdString(findCode(both.diagnostics, "listing-other-cluster")->message.english()),
        QStringLiteral("What was printed of other clusters than east was left out: west."));
    QCOMPARE(usageOf(imported("west", west, jobs)), 5.0);

    // of another cluster alone, nothing is taken, and that is an error
    const Imported other = imported("north", west, jobs);
    QVERIFY(findCode(other.diagnostics, "listing-other-cluster") && findCode(other.diagnostics, "sshare-unusable"));
    QCOMPARE(usageOf(other), 0.0);
    QVERIFY(other.situation.jobs->empty());
}

APPORTION_TEST(TestListingsAsPrinted)
} // namespace test_listings_as_printed

#include "test_listings_as_printed.moc"
