// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/billing.h"
#include "slurm/import/import.h"
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

namespace test_billing
{

using namespace apportion;

namespace
{

struct Bill
{
    Policy policy;
    Partition partition;

    Bill()
    {
        policy.tres.track("gres/gpu");
        policy.tres.track("license/matlab");
        partition.billingWeights = { { "CPU", 1.0, '\0' }, { "Mem", 0.25, 'G' }, { "GRES/gpu", 2.0, '\0' }, { "license/matlab", 3.0, '\0' } };
    }

    double value(BillingRule rule, std::uint64_t cpus, std::uint64_t memoryMb, std::uint64_t gpus, std::uint64_t licenses) const
    {
        std::vector<std::uint64_t> counts(policy.tres.size(), 0);
        counts[tresCpu] = cpus;
        counts[tresMem] = memoryMb;
        counts[policy.tres.find("gres/gpu")] = gpus;
        counts[policy.tres.find("license/matlab")] = licenses;
        return bill(policy, partition, counts, rule).value;
    }
};

} // namespace

class TestBilling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void memoryWeightsCarryAUnit();
    void theLastOfTwoEqualWeightsCounts();
    void threeRulesDiffer();
    void oldReleasesTakeTheThirdRuleForTheSecond();
    void aBillBelowZeroComesRound();
    void withoutWeightsCpusAreCharged();
    void billsTheGoldenJobsAsSlurmDid_data();
    void billsTheGoldenJobsAsSlurmDid();
};

void TestBilling::memoryWeightsCarryAUnit()
{
    QCOMPARE((TresWeight { "Mem", 0.25, 'G' }).perUnit(), 0.25 / 1024.0);
    QCOMPARE((TresWeight { "mem", 0.25, 'M' }).perUnit(), 0.25);
    QCOMPARE((TresWeight { "mem", 0.25, '\0' }).perUnit(), 0.25);
    QCOMPARE((TresWeight { "Mem", 1.0, 'T' }).perUnit(), 1.0 / (1024.0 * 1024.0));
    QCOMPARE((TresWeight { "Mem", 0.5, 'K' }).perUnit(), 0.5); // goldens/forms_weights: K changes nothing
    QCOMPARE((TresWeight { "BB/datawarp", 2.0, 'G' }).perUnit(), 2.0 / 1024.0);
    QCOMPARE((TresWeight { "CPU", 2.0, 'K' }).perUnit(), 2.0 / 1024.0);
    QCOMPARE((TresWeight { "CPU", 2.0, 'G' }).perUnit(), 2.0 / (1024.0 * 1024.0 * 1024.0));
    // 1024⁴ does not fit Slurm's int (seen in 22.05).
    QCOMPARE((TresWeight { "CPU", 2.0, 'T' }).perUnit(), 2.0);
    QCOMPARE((TresWeight { "CPU", 2.0, 'P' }).perUnit(), 2.0);
}

void TestBilling::theLastOfTwoEqualWeightsCounts()
{
    Bill bill;
    bill.partition.billingWeights = { { "CPU", 1.0, '\0' }, { "GRES/gpu", 2.0, '\0' }, { "cpu", 3.0, '\0' } };
    QCOMPARE(bill.value(BillingRule::Sum, 4, 16384, 1, 0), 14.0);
}

void TestBilling::threeRulesDiffer()
{
    const Bill bill;
    // 2 CPUs, 16 GB (4), 3 GPUs (6), 1 license (3)
    QCOMPARE(bill.value(BillingRule::Sum, 2, 16384, 3, 1), 2.0 + 4.0 + 6.0 + 3.0);
    QCOMPARE(bill.value(BillingRule::MaxTres, 2, 16384, 3, 1), 6.0 + 3.0);
    QCOMPARE(bill.value(BillingRule::MaxTresGres, 2, 16384, 3, 1), 4.0 + 6.0 + 3.0);
}

void TestBilling::oldReleasesTakeTheThirdRuleForTheSecond()
{
    Policy policy;
    policy.priority.set(PriorityFlag::MaxTresGres);
    for (const auto &[release, rule] : { std::pair { 0, BillingRule::MaxTresGres }, std::pair { 2411, BillingRule::MaxTres },
             std::pair { 2505, BillingRule::MaxTresGres }, std::pair { 2605, BillingRule::MaxTresGres } }) {
        policy.release = static_cast<std::uint16_t>(release);
        QCOMPARE(policy.billingRule(), rule);
    }
    policy.release = 2205;
    policy.priority.set(PriorityFlag::MaxTresGres, false);
    QCOMPARE(policy.billingRule(), BillingRule::Sum);
}

/// What slurmctld 22.05 prints as billing= of a job with weights of -1 a CPU and -2 a GB (OddClusters in tests/live).
void TestBilling::aBillBelowZeroComesRound()
{
    QCOMPARE(cutBilling(-1.0 - 2.0 * 99999999 / 1024), std::uint64_t { 18446744073709356303U });
    QCOMPARE(cutBilling(-0.5), std::uint64_t { 0 });
    QCOMPARE(cutBilling(-1e30), std::uint64_t { 9446744073709551616U });
    QCOMPARE(cutBilling(2.9), std::uint64_t { 2 });
}

void TestBilling::withoutWeightsCpusAreCharged()
{
    Bill bill;
    bill.partition.billingWeights.clear();
    QCOMPARE(bill.value(BillingRule::Sum, 12, 64000, 4, 2), 12.0);
}

void TestBilling::billsTheGoldenJobsAsSlurmDid_data()
{
    QTest::addColumn<QString>("folder");
    const QDir goldens(QStringLiteral(APPORTION_TEST_DATA "/goldens"));
    for (const QString &name : goldens.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!QFile::exists(goldens.filePath(name + "/jobs.txt"))) {
            continue;
        }
        QTest::newRow(qPrintable(name)) << goldens.filePath(name);
    }
}

void TestBilling::billsTheGoldenJobsAsSlurmDid()
{
    QFETCH(QString, folder);
    const std::string path = folder.toStdString() + '/';
    const Snapshot now = slurm::importFiles({ path + "slurm.conf", path + "associations.cfg", {}, path + "jobs.txt", {} });
    const Policy &policy = now.policy;
    const std::vector<Job> &jobs = *now.situation.jobs;
    QFile file(folder + "/jobs.txt");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(jobs.size(), static_cast<std::size_t>(lines.size()));
    static const QRegularExpression billing("ReqTRES=[^ ]*billing=(\\d+)");
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        const Job &job = jobs[i];
        const std::uint16_t partition = policy.findPartition(job.partitions.front());
        QVERIFY(partition != unknownIndex);
        const double value = billJob(policy, (*policy.partitions)[partition], job).value;
        const QString printed = billing.match(lines[static_cast<qsizetype>(i)]).captured(1);
        QVERIFY2(std::floor(value) == printed.toDouble(), qPrintable(QString("job %1: %2, Slurm %3").arg(job.id.c_str()).arg(value).arg(printed)));
    }
}

APPORTION_TEST(TestBilling)
} // namespace test_billing

#include "test_billing.moc"
