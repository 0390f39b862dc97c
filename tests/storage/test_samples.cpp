// SPDX-License-Identifier: GPL-3.0-or-later
// The sample policies: each can be opened without a finding, and could be a real cluster's.
#include "core/policy/tres.h"
#include "storage/policy_file.h"
#include "support/test_case.h"

#include <QDir>
#include <QTest>

namespace test_samples
{

using namespace apportion;

namespace
{

/// Whether one node of a group holds its part of a job.
bool holds(const NodeGroup &group, const Job &job)
{
    const auto perNode = [&job](std::uint64_t count) { return (count + job.nodes - 1) / job.nodes; };
    if (perNode(job.cpus) > group.cpus || perNode(tresCount(job.tres, "mem")) > group.memoryMb) {
        return false;
    }
    return std::all_of(job.tres.begin(), job.tres.end(),
        [&](const auto &tres) { return tres.name.rfind("gres/", 0) != 0 || perNode(tres.count) <= tresCount(group.gres, tres.name); });
}

} // namespace

class TestSamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samplesAreWholePolicies_data() { samples(); }
    void samplesAreWholePolicies();
    void jobsFitTheNodesOfTheirPartitions_data() { samples(); }
    void jobsFitTheNodesOfTheirPartitions();

private:
    static void samples()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples"));
        const QStringList names = folder.entryList({ QLatin1String("*") + QLatin1String(policyFileExtension) });
        QVERIFY(names.size() >= 6);
        for (const QString &name : names) {
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
        }
    }
};

void TestSamples::samplesAreWholePolicies()
{
    QFETCH(QString, path);
    const ReadPolicy read = readPolicyFile(path);
    QVERIFY(read.usable && read.complete);
    QVERIFY2(read.diagnostics.empty(), read.diagnostics.empty() ? "" : read.diagnostics.front().english().c_str());
}

void TestSamples::jobsFitTheNodesOfTheirPartitions()
{
    QFETCH(QString, path);
    const ReadPolicy read = readPolicyFile(path);
    const Policy &policy = read.policy;
    for (const Job &job : *read.situation.jobs) {
        for (const std::string &name : job.partitions) {
            const std::uint16_t index = policy.findPartition(name);
            QVERIFY2(index != unknownIndex, job.id.c_str());
            std::uint64_t nodes = 0;
            for (const PartitionNodes &part : policy.partitions.get()[index].nodes) {
                nodes += holds(policy.nodeGroups.get()[part.group], job) ? part.count : 0;
            }
            QVERIFY2(nodes >= job.nodes, ("job " + job.id + " in " + name).c_str());
        }
    }
}

APPORTION_TEST(TestSamples)
} // namespace test_samples

#include "test_samples.moc"
