// SPDX-License-Identifier: GPL-3.0-or-later
// The fragment against the documentation's examples, and against the reader.
#include "core/change/difference.h"
#include "slurm/conf/conf_text.h"
#include "slurm/conf/fragment.h"
#include "slurm/conf/slurm_conf.h"
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace test_fragment
{

using namespace apportion;
using namespace apportion::slurm;

namespace
{

// The two examples of the Multifactor Priority page, section "Configuration Example".
constexpr const char *exampleWithDecay = R"(# Activate the Multifactor Job Priority Plugin with decay
PriorityType=priority/multifactor

# 2 week half-life
PriorityDecayHalfLife=14-0

# The larger the job, the greater its job size priority.
PriorityFavorSmall=NO

# The job's age factor reaches 1.0 after waiting in the
# queue for 2 weeks.
PriorityMaxAge=14-0

# This next group determines the weighting of each of the
# components of the Multifactor Job Priority Plugin.
# The default value for each of the following is 1.
PriorityWeightAge=1000
PriorityWeightFairshare=10000
PriorityWeightJobSize=1000
PriorityWeightPartition=1000
PriorityWeightQOS=0 # don't use the qos factor
)";

constexpr const char *exampleWithReset = R"(# Activate the Multifactor Job Priority Plugin with decay
PriorityType=priority/multifactor

# apply no decay
PriorityDecayHalfLife=0

# reset usage after 1 month
PriorityUsageResetPeriod=MONTHLY

# The larger the job, the greater its job size priority.
PriorityFavorSmall=NO

# The job's age factor reaches 1.0 after waiting in the
# queue for 2 weeks.
PriorityMaxAge=14-0

# This next group determines the weighting of each of the
# components of the Multifactor Job Priority Plugin.
# The default value for each of the following is 1.
PriorityWeightAge=1000
PriorityWeightFairshare=10000
PriorityWeightJobSize=1000
PriorityWeightPartition=1000
PriorityWeightQOS=0 # don't use the qos factor
)";

Policy read(const std::string &text)
{
    Policy policy;
    Diagnostics diagnostics;
    readSlurmConf(text, "slurm.conf", policy, diagnostics);
    return policy;
}

QByteArray golden(const QString &folder)
{
    QFile file(QString(APPORTION_TEST_DATA "/goldens/%1/slurm.conf").arg(folder));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString fragmentOf(const Policy &policy)
{
    return QString::fromStdString(confFragment(policy));
}

/// The documentation's first example as a policy of its own, not read from the text.
Policy documented()
{
    Policy policy;
    PrioritySettings &settings = policy.priority;
    settings.halfLife.minutes = 14 * 24 * 60;
    settings.maxAge.minutes = 14 * 24 * 60;
    settings.weightAge = 1000;
    settings.weightFairshare = 10000;
    settings.weightJobSize = 1000;
    settings.weightPartition = 1000;
    for (const PriorityKey key : { PriorityKey::PriorityType, PriorityKey::PriorityDecayHalfLife, PriorityKey::PriorityFavorSmall,
             PriorityKey::PriorityMaxAge, PriorityKey::PriorityWeightAge, PriorityKey::PriorityWeightFairshare, PriorityKey::PriorityWeightJobSize,
             PriorityKey::PriorityWeightPartition, PriorityKey::PriorityWeightQos }) {
        settings.markGiven(key);
    }
    return policy;
}

} // namespace

class TestFragment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reproducesTheExampleWithDecay()
    {
        QCOMPARE(fragmentOf(documented()), QString(exampleWithDecay));
        QCOMPARE(fragmentOf(read(exampleWithDecay)), QString(exampleWithDecay));
    }

    void reproducesTheExampleWithMonthlyReset()
    {
        Policy policy = documented();
        policy.priority.halfLife.minutes = 0;
        policy.priority.usageReset = UsageReset::Monthly;
        policy.priority.markGiven(PriorityKey::PriorityUsageResetPeriod);
        QCOMPARE(fragmentOf(policy), QString(exampleWithReset));
        QCOMPARE(fragmentOf(read(exampleWithReset)), QString(exampleWithReset));
    }

    void commentsFollowTheValues_data()
    {
        QTest::addColumn<unsigned>("halfLife");
        QTest::addColumn<QString>("comment");
        QTest::newRow("a week") << 7 * 1440U << "# 1 week half-life\n";
        QTest::newRow("thirty days") << 30 * 1440U << "# 30 day half-life\n";
        QTest::newRow("a day and a half") << 2160U << "# 36 hour half-life\n";
        QTest::newRow("two and a half hours") << 150U << "# 150 minute half-life\n";
        QTest::newRow("none") << 0U << "# apply no decay\n";
        QTest::newRow("no limit") << SlurmTime::unlimited << "# hardly any decay: slurmctld takes it for a half-life of 136 years\n";
    }

    void commentsFollowTheValues()
    {
        QFETCH(unsigned, halfLife);
        QFETCH(QString, comment);
        Policy policy = documented();
        policy.priority.halfLife.minutes = halfLife;
        QVERIFY2(fragmentOf(policy).contains('\n' + comment + "PriorityDecayHalfLife="), qPrintable(fragmentOf(policy)));
        policy.priority.maxAge.minutes = 3 * 1440;
        QVERIFY(fragmentOf(policy).contains("\n# queue for 3 days.\nPriorityMaxAge=3-0\n"));
        policy.priority.maxAge.minutes = 1440;
        QVERIFY(fragmentOf(policy).contains("\n# queue for 1 day.\nPriorityMaxAge=1-0\n"));
        policy.priority.favorSmall = true;
        QVERIFY(fragmentOf(policy).contains("\n# The smaller the job, the greater its job size priority.\nPriorityFavorSmall=YES\n"));
    }

    void ownPoliciesAreNotToldTheOutdatedDefault()
    {
        Policy policy = documented();
        policy.priority.weightAge = 500;
        QVERIFY(fragmentOf(policy).contains("# The default value for each of the following is 0.\n"));
        policy.priority.halfLife.minutes = 0;
        QVERIFY(fragmentOf(policy).startsWith("# Activate the Multifactor Job Priority Plugin without decay\n"));
    }

    void onlyWhatIsGivenOrNotADefaultIsWritten()
    {
        QCOMPARE(fragmentOf(Policy()), QString());
        Policy policy;
        policy.priority.weightAge = 5;
        QVERIFY(fragmentOf(policy).endsWith("\nPriorityWeightAge=5\n"));
        QCOMPARE(fragmentOf(policy).count('='), 1);
        policy.priority.markGiven(PriorityKey::PriorityCalcPeriod);
        QVERIFY(fragmentOf(policy).contains("\nPriorityCalcPeriod=5\n"));
    }

    void flagsOfBillingAreExplainedAsTheReleaseTakesThem()
    {
        const QString added = "# MAX_TRES_GRES: a job is billed for the largest of CPU, memory and node, and for all others\n";
        const QString largest = "# MAX_TRES_GRES: a job is billed for the largest of its node's TRES, and for all global ones\n";
        Policy policy = read("PriorityFlags=MAX_TRES_GRES\n");
        QVERIFY2(fragmentOf(policy).contains(added), qPrintable(fragmentOf(policy)));
        policy.release = 2411;
        QVERIFY2(fragmentOf(policy).contains(largest), qPrintable(fragmentOf(policy)));
        policy.release = 2505;
        policy.priority.set(PriorityFlag::MaxTres); // MAX_TRES_GRES wins
        QVERIFY2(fragmentOf(policy).contains(added), qPrintable(fragmentOf(policy)));
        QVERIFY2(!fragmentOf(policy).contains("largest of its node's TRES"), qPrintable(fragmentOf(policy)));
    }

    void flagsAreExplainedAndUnknownOnesKept()
    {
        Policy policy;
        policy.priority.set(PriorityFlag::NoFairTree);
        policy.priority.unknownFlags = { "FAIR_TREE" };
        QCOMPARE(fragmentOf(policy),
            QString("# NO_FAIR_TREE: classic fair share in place of Fair Tree\n"
                    "# FAIR_TREE: no flag that Slurm knows; ignored\n"
                    "PriorityFlags=NO_FAIR_TREE,FAIR_TREE\n"));
    }

    void partitionLinesCanBeUsedAsTheyAre()
    {
        const Policy policy
            = read("PartitionName=DEFAULT State=UP MaxTime=1-0\n"
                   "PartitionName=batch Nodes=n[1-4] Default=YES AllowGroups=\"a b\" PriorityTier=5 TRESBillingWeights=CPU=1,Mem=0.25G\n");
        QVERIFY2(fragmentOf(policy).endsWith("\nPartitionName=batch Default=YES Nodes=n[1-4] TRESBillingWeights=CPU=1.0,Mem=0.25G PriorityTier=5 "
                                             "MaxTime=1-0 AllowGroups=\"a b\" State=UP\n"),
            qPrintable(fragmentOf(policy)));
        QVERIFY(fragmentOf(policy).contains("\n# above PartitionName=DEFAULT lines, which would give them what they do not say.\n"));
    }

    void everyGoldenReadsBackToTheSameValues_data()
    {
        QTest::addColumn<QString>("folder");
        for (const QString &folder : QDir(APPORTION_TEST_DATA "/goldens").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QTest::newRow(qPrintable(folder)) << folder;
        }
    }

    void everyGoldenReadsBackToTheSameValues()
    {
        QFETCH(QString, folder);
        const Policy policy = read(golden(folder).toStdString());
        QVERIFY(!policy.partitions->empty());
        const Policy back = read(confFragment(policy));
        QVERIFY(difference(policy, back).isEmpty());
        QCOMPARE(back.priority, policy.priority);
        QCOMPARE(confFragment(back), confFragment(policy));
    }

    void hostileValuesReadBackToTheSameValues()
    {
        Policy policy;
        policy.priority.siteFactorPlugin = "a # b";
        policy.priority.siteFactorParameters = "back\\slash #hash\\";
        policy.priority.parameters = "a=b,c=\"d";
        Partition partition;
        partition.name = "it's";
        partition.nodesWritten = "n[1-2] PriorityTier=9";
        partition.qos = "q#1";
        partition.foreign = { { "Reason", "\"two words\"" }, { "Other", "x # y" }, { "Bad Key=1 PriorityTier", "7" } };
        policy.partitions.edit().push_back(partition);
        const Policy back = read(confFragment(policy));
        QCOMPARE(back.priority.siteFactorPlugin, policy.priority.siteFactorPlugin);
        QCOMPARE(back.priority.siteFactorParameters, policy.priority.siteFactorParameters);
        QCOMPARE(back.priority.parameters, policy.priority.parameters);
        QCOMPARE(back.partitions->size(), std::size_t { 1 });
        QCOMPARE(back.partitions->front().name, partition.name);
        QCOMPARE(back.partitions->front().nodesWritten, partition.nodesWritten);
        QCOMPARE(back.partitions->front().qos, partition.qos);
        QCOMPARE(back.partitions->front().priorityTier, std::uint16_t { 1 });
        QCOMPARE(back.partitions->front().foreign.front().value, std::string("\"two words\""));
    }

    void noValueCanBeginALineOfItsOwn()
    {
        Policy policy;
        policy.priority.parameters = "x\nPriorityWeightAge=9";
        policy.priority.unknownFlags = { "A\nPriorityWeightAge=9" };
        Partition partition;
        partition.name = "p\nPriorityWeightAge=9";
        partition.foreign = { { "K", "v\nPriorityWeightAge=9" }, { "K\nPriorityWeightAge", "9" } };
        policy.partitions.edit().push_back(partition);
        QVERIFY(!fragmentOf(policy).contains("\nPriorityWeightAge"));
        QCOMPARE(read(confFragment(policy)).priority.weightAge, 0U);
    }
};

APPORTION_TEST(TestFragment)
} // namespace test_fragment

#include "test_fragment.moc"
