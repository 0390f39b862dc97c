// SPDX-License-Identifier: GPL-3.0-or-later
// What sshare of several releases prints.
#include "golden_run.h"
#include "support/test_case.h"

#include <QTemporaryDir>
#include <QTest>

namespace test_sshare_command
{

using namespace apportion;
using namespace apportion::testing;

namespace
{

/// As a running Slurm 22.05 dumped and printed it.
constexpr auto associations = R"(Cluster - 'old':Fairshare=1:QOS='normal'
Parent - 'root'
User - 'fay':DefaultAccount='root':Fairshare=6
User - 'root':DefaultAccount='root':AdminLevel='Administrator':Fairshare=1
Account - 'side':Description='side':Organization='side':Fairshare=2147483647
Account - 'up':Description='up':Organization='up':Fairshare=2147483647
Account - 'zero':Description='zero':Organization='zero':Fairshare=0
Parent - 'side'
User - 'dan':DefaultAccount='side':Fairshare=2147483647
Parent - 'up'
User - 'cid':DefaultAccount='up':Fairshare=2
Account - 'mid':Description='mid':Organization='up':Fairshare=2147483647
Parent - 'mid'
User - 'bob':DefaultAccount='mid':Fairshare=2147483647
Account - 'low':Description='low':Organization='mid':Fairshare=5
Parent - 'low'
User - 'ann':DefaultAccount='low':Fairshare=3
User - 'gus':DefaultAccount='low':Fairshare=2147483647
User - 'root':DefaultAccount='root':AdminLevel='Administrator':Fairshare=2
Parent - 'zero'
User - 'eve':DefaultAccount='zero':Fairshare=4
)";
constexpr auto printed = R"(Account|User|RawShares|NormShares|RawUsage|NormUsage|EffectvUsage|FairShare
root|||1.000000|23000000||1.000000|0.870551
 root|fay|6|0.428571|900000|0.039130|0.039130|0.987422
 root|root|1|0.071429|100000|0.004348|0.004348|0.991597
 side||parent|1.000000|2000000|0.086957|0.086957|0.988018
  side|dan|parent|1.000000|2000000|0.086957|0.086957|0.988018
 up||parent|1.000000|17000000|0.739130|0.739130|0.902610
  up|cid|2|0.142857|1000000|0.043478|0.043478|0.958686
  mid||parent|1.000000|16000000|0.695652|0.695652|0.908066
   mid|bob|parent|1.000000|7000000|0.304348|0.304348|0.958686
   low||5|0.357143|9000000|0.391304|0.391304|0.859083
    low|ann|3|0.214286|5000000|0.217391|0.321739|0.812089
    low|gus|parent|0.357143|4000000|0.173913|0.391304|0.859083
    low|root|2|0.142857|0|0.000000|0.156522|0.859083
 zero||0|0.000000|3000000|0.130435|0.130435|0.000000
  zero|eve|4|0.000000|3000000|0.130435|0.130435|0.000000
)";

} // namespace

class TestSshareCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// As a live 22.05 prints it, whose sum of shares comes round to 2: 1073741823 over 5/9000015 would be 1932738502625469.
    void numbersAreThoseThatSlurmctldSends()
    {
        const QTemporaryDir folder;
        const auto path = [&](const char *name) { return folder.filePath(QLatin1String(name)).toStdString(); };
        writeFile(folder.filePath("slurm.conf"), "ClusterName=large\nPriorityType=priority/multifactor\n");
        writeFile(folder.filePath("associations.cfg"),
            "Cluster - 'large':Fairshare=1\nParent - 'root'\nUser - 'root':DefaultAccount='root':Fairshare=1\nAccount - 'u2':Fairshare=1\n"
            "Parent - 'u2'\nUser - 'big':DefaultAccount='u2':Fairshare=2147483646\nUser - 'six':DefaultAccount='u2':Fairshare=6\n"
            "User - 'one':DefaultAccount='u2':Fairshare=2147483646\n");
        writeFile(folder.filePath("usage.txt"), "Account|User|RawUsage\nroot||9000015\n u2||9000015\n  u2|big|5\n  u2|one|9000010\n");
        const QString out
            = run({ "sshare", "--slurm-conf", path("slurm.conf"), "--associations", path("associations.cfg"), "--usage", path("usage.txt") }).out;
        QVERIFY2(out.contains("u2|big|2147483646|1073741823.000000|5|0.000001|0.000001|0.500000|1932738502625468.750000\n"), qPrintable(out));
    }
    /// Until 25.11 sshare made FairShare of its own row outside of Fair Tree, for accounts too.
    void olderReleasesMakeFairShareOfTheRow()
    {
        const QTemporaryDir folder;
        const auto path = [&](const char *name) { return folder.filePath(QLatin1String(name)).toStdString(); };
        writeFile(folder.filePath("slurm.conf"),
            "ClusterName=old\nPriorityType=priority/multifactor\nPriorityFlags=NO_FAIR_TREE\nFairShareDampeningFactor=5\n"
            "PriorityWeightFairshare=100000\n");
        writeFile(folder.filePath("associations.cfg"), associations);
        writeFile(folder.filePath("usage.txt"), printed);
        const auto sshare = [&](std::vector<std::string> more) {
            std::vector<std::string> words
                = { "sshare", "--slurm-conf", path("slurm.conf"), "--associations", path("associations.cfg"), "--usage", path("usage.txt") };
            words.insert(words.end(), more.begin(), more.end());
            return run(words).out;
        };
        QCOMPARE(sshare({ "--release", "22.05" }), QString(printed));
        QCOMPARE(sshare({ "--release", "25.05" }), QString(printed));
        for (const QString &newer : { sshare({ "--release", "25.11" }), sshare({}) }) {
            QVERIFY2(newer.contains("side||parent|1.000000|2000000|0.086957|0.086957|\n"), qPrintable(newer));
            QVERIFY2(newer.contains("side|dan|parent|1.000000|2000000|0.086957|0.086957|0.870551\n"), qPrintable(newer));
            QVERIFY2(newer.contains("up|cid|2|0.142857|1000000|0.043478|0.043478|0.958686\n"), qPrintable(newer));
        }
    }
};

APPORTION_TEST(TestSshareCommand)
} // namespace test_sshare_command

#include "test_sshare_command.moc"
