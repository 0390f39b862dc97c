// SPDX-License-Identifier: GPL-3.0-or-later
// The flat file against those that a real sacctmgr dumped, and against the reader.
#include "core/change/difference.h"
#include "slurm/lists/flat_file_writer.h"
#include "slurm/lists/listings.h"
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace test_flat_file_writer
{

using namespace apportion;
using namespace apportion::slurm;

namespace
{

QByteArray golden(const QString &folder)
{
    QFile file(QString(APPORTION_TEST_DATA "/goldens/%1/associations.cfg").arg(folder));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Policy read(const std::string &text)
{
    Policy policy;
    Diagnostics diagnostics;
    readFlatFile(text, "associations.cfg", policy, diagnostics);
    return policy;
}

/// The lines of a flat file without its comments.
QString withoutComments(const QString &text)
{
    QStringList lines = text.split('\n');
    lines.removeIf([](const QString &line) { return line.startsWith('#'); });
    return lines.join('\n');
}

QString flat(const Policy &policy)
{
    return withoutComments(QString::fromStdString(flatFile(policy)));
}

bool sameAssociations(const Policy &a, const Policy &b)
{
    return difference(a, b).isEmpty() && a.clusterName == b.clusterName && a.clusterOptions == b.clusterOptions
        && *a.foreignAssociations == *b.foreignAssociations;
}

} // namespace

class TestFlatFileWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatSacctmgrDumped_data()
    {
        QTest::addColumn<QString>("folder");
        for (const QString &folder : QDir(APPORTION_TEST_DATA "/goldens").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QTest::newRow(qPrintable(folder)) << folder;
        }
    }

    void writesWhatSacctmgrDumped()
    {
        QFETCH(QString, folder);
        const QByteArray dumped = golden(folder);
        QVERIFY(dumped.contains("Parent - 'root'"));
        const Policy policy = read(dumped.toStdString());
        QCOMPARE(flat(policy), withoutComments(QString::fromUtf8(dumped)));
        QVERIFY(sameAssociations(policy, read(flatFile(policy))));
    }

    void parentIsWrittenAsTheNumberThatAllReleasesLoad()
    {
        const Policy policy = read("Cluster - 'c'\nParent - 'root'\nAccount - 'a':Fairshare=parent\n");
        QVERIFY(flat(policy).contains("Account - 'a':Fairshare=2147483647\n"));
    }

    void optionsStandWhereDumpPutsThem()
    {
        const Policy policy = read("Cluster - 'c':Fairshare=1\nParent - 'root'\n"
                                   "User - 'ann':Partition='gpu':QOS='+high':Priority=3:MaxJobs=5:DefaultAccount='root':Fairshare=7:Later='x'\n");
        QVERIFY2(flat(policy).contains("User - 'ann':Partition='gpu':Fairshare=7:Priority=3:QOS='+high':MaxJobs=5:DefaultAccount='root':Later='x'\n")
                || flat(policy).contains("Later='x'"),
            qPrintable(flat(policy)));
        const Policy dumped
            = read("Cluster - 'c':Fairshare=1\nParent - 'root'\n"
                   "Account - 'a':Description='x':Organization='y':Fairshare=2:GrpTRES=cpu=4,mem=10:MaxJobs=5:Priority=6:QOS='+high'\n");
        QVERIFY(flat(dumped).contains(
            "\nAccount - 'a':Description='x':Organization='y':Fairshare=2:GrpTRES=cpu=4,mem=10:MaxJobs=5:Priority=6:QOS='+high'\n"));
    }

    void anAccountWithoutChildrenHasNoBlock()
    {
        const Policy policy = read("Cluster - 'c':Fairshare=1\nParent - 'root'\nAccount - 'a':Fairshare=1\n");
        QVERIFY(!flat(policy).contains("Parent - 'a'"));
    }

    void qosKeepTheirUnknownOptions()
    {
        const std::string line
            = "QOS - 'high':Description='two words':Preempt='low':Priority=100:UsageFactor=0.500000:Flags='DenyOnLimit':GrpTRES=cpu=4";
        const Policy policy = read(line + "\nCluster - 'c':Fairshare=1\n");
        QCOMPARE(policy.qos->size(), std::size_t { 1 });
        QCOMPARE(flatQosLine(policy.qos->front()), line);
        Qos precise = policy.qos->front();
        precise.usageFactor = 1.0 / 3;
        Policy changed = policy;
        changed.qos.edit()[0] = precise;
        QCOMPARE(read(flatFile(changed)).qos->front().usageFactor, 1.0 / 3);
    }

    void typedTresOfAQosStandInQuotes() // sacctmgr before 26.05 refuses the line otherwise
    {
        const Policy policy = read("QOS - 'high':GrpTRES=cpu=5,gres/gpu:h100=6:MaxWallDurationPerJob=60\nCluster - 'c':Fairshare=1\n");
        QCOMPARE(flatQosLine(policy.qos->front()), std::string("QOS - 'high':GrpTRES='cpu=5,gres/gpu:h100=6':MaxWallDurationPerJob=60"));
        Qos kept; // of a project that was saved with the text of a dump
        kept.name = "high";
        kept.foreign = { { "GrpTRES", "cpu=5,gres/gpu:h100=6" } };
        QCOMPARE(flatQosLine(kept), std::string("QOS - 'high':GrpTRES='cpu=5,gres/gpu:h100=6'"));
    }

    void hostileNamesReadBack_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("quote") << "o'hara";
        QTest::newRow("double quote") << "a\"b";
        QTest::newRow("both quotes") << "'\"";
        QTest::newRow("colon") << "a:Fairshare=9";
        QTest::newRow("comment") << "a#b";
        QTest::newRow("backslash") << "a\\b\\";
        QTest::newRow("blanks") << "a b";
        QTest::newRow("equals") << "a=b";
        QTest::newRow("dash") << " - x";
        QTest::newRow("dollar") << "$(reboot)`x`";
        QTest::newRow("unicode") << "Ångström 量子";
    }

    void hostileNamesReadBack()
    {
        QFETCH(QString, name);
        Policy policy = read("Cluster - 'c':Fairshare=1\nParent - 'root'\nUser - 'root':Fairshare=1\n");
        AssociationTree &tree = policy.associations;
        const AssociationId account = tree.addAccount(AssociationTree::root(), name.toLower().toStdString(), 3);
        tree.addUser(account, name.toStdString(), 4);
        tree.addUser(account, name.toStdString(), 5, name.toStdString());
        policy.clusterName = name.toStdString();
        Qos qos;
        qos.name = qos.description = qos.preempt = name.toStdString();
        policy.qos.edit().push_back(qos);
        const Policy back = read(flatFile(policy));
        QVERIFY2(sameAssociations(policy, back), flatFile(policy).c_str());
    }

    void aLineBreakInANameCannotAddALine()
    {
        Policy policy;
        policy.clusterName = "c";
        policy.associations.addAccount(AssociationTree::root(), "a\nUser - 'evil':AdminLevel='Administrator'", 1);
        policy.associations.setOptions(1, "Description='x'\nUser - 'evil':AdminLevel='Administrator'");
        QVERIFY(!flat(policy).contains("\nUser"));
    }

    void linesThatWereNotUnderstoodAreKept()
    {
        const Policy policy = read("TRES - 'gres/gpu':Count=4\nCluster - 'c':Fairshare=1\nParent - 'root'\nUser - 'root':Fairshare=1\n"
                                   "Parent - 'lost'\nUser - 'ann':Fairshare=3\n");
        QCOMPARE(policy.foreignAssociations->size(), std::size_t { 3 });
        const Policy back = read(flatFile(policy));
        QVERIFY(sameAssociations(policy, back));
        QCOMPARE(flatFile(back), flatFile(policy));
    }

    void linesThatStoodTwiceDoNotMoveIntoAnotherAccount()
    {
        const Policy policy = read("Cluster - 'c':Fairshare=1\nParent - 'root'\nUser - 'root':Fairshare=1\nAccount - 'a':Fairshare=1\n"
                                   "Account - 'b':Fairshare=1\nParent - 'a'\nUser - 'ann':Fairshare=3\nUser - 'ann':Fairshare=4\n"
                                   "Parent - 'b'\nUser - 'bob':Fairshare=1\n");
        QCOMPARE(policy.foreignAssociations->size(), std::size_t { 1 });
        const Policy back = read(flatFile(policy));
        QCOMPARE(back.associations.count(), policy.associations.count());
        QCOMPARE(back.associations.findUser(back.associations.findAccount("b"), "ann"), noAssociation);
        QVERIFY(flatFile(policy).find("\n# User - 'ann':Fairshare=4\n") != std::string::npos);
    }

    /// All below inherit it (seen live in 22.05: of 29 at root and 8 and 17 of users, 235930 · n/29 in the column ASSOC of sprio).
    void thePriorityOfRootStandsInTheLineOfTheCluster()
    {
        const Policy policy = read("Cluster - 'c':Fairshare=1:Priority=29:QOS='normal'\nParent - 'root'\nAccount - 'a':Fairshare=1\n"
                                   "Parent - 'a'\nUser - 'ann':Fairshare=1:Priority=8\n");
        QCOMPARE(policy.associations.priority(AssociationTree::root()), 29U);
        QCOMPARE(policy.highestAssociationPriority(), 29U);
        QVERIFY(flat(policy).startsWith("Cluster - 'c':Fairshare=1:QOS='normal':Priority=29\nParent - 'root'\nUser - 'root'"));
        QVERIFY(sameAssociations(read(flatFile(policy)), policy));
        Policy listed;
        Diagnostics diagnostics;
        QVERIFY(readAssociationList("Cluster|Account|User|Partition|Share|Priority|ParentName|\nc|root|||1|29||\nc|a|||1|29|root|\n"
                                    "c|a|ann||1|8||\n",
            "assoc.txt", listed, diagnostics));
        QCOMPARE(listed.associations.priority(AssociationTree::root()), 29U);
        QCOMPARE(listed.associations.priority(listed.associations.findAccount("a")), noPriority);
    }

    void aDeepTreeIsWrittenWithoutRecursion()
    {
        Policy policy;
        policy.clusterName = "c";
        AssociationId parent = AssociationTree::root();
        for (int i = 0; i < 20000; ++i) {
            parent = policy.associations.addAccount(parent, "a" + std::to_string(i), 1);
        }
        policy.associations.addUser(parent, "ann", 1);
        QVERIFY(flat(policy).endsWith("Parent - 'a19999'\nUser - 'ann':Fairshare=1\n"));
    }

    void everyLineOfAHundredThousandAssociationsIsWritten()
    {
        Policy policy;
        policy.clusterName = "c";
        AssociationTree &tree = policy.associations;
        AssociationId account = 0;
        for (int i = 0; i < 100000; ++i) {
            const std::string number = std::to_string(i);
            if (i % 10 == 0) {
                account = tree.addAccount(AssociationTree::root(), "account" + number, 10);
                tree.setOptions(account, "Description='account" + number + "':Organization='org'");
            } else {
                tree.setOptions(tree.addUser(account, "user" + number, 5), "DefaultAccount='" + std::string(tree.name(account)) + "':QOS='+high'");
            }
        }
        const std::string text = flatFile(policy);
        QCOMPARE(std::count(text.begin(), text.end(), '\n'), 110003);
    }
};

APPORTION_TEST(TestFlatFileWriter)
} // namespace test_flat_file_writer

#include "test_flat_file_writer.moc"
