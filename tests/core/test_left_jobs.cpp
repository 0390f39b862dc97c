// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/left_jobs.h"
#include "core/check/checker.h"
#include "support/test_case.h"

#include <QTest>

namespace test_left_jobs
{

using namespace apportion;

namespace
{

Partition partition(const char *name, const char *nodes)
{
    Partition row;
    row.name = name;
    row.nodesWritten = nodes;
    return row;
}

Qos qos(const char *name, std::uint32_t priority)
{
    Qos row;
    row.name = name;
    row.priority = priority;
    return row;
}

Job job(std::vector<std::string> partitions, const char *qos, bool running = false)
{
    Job row;
    row.partitions = std::move(partitions);
    row.qos = qos;
    row.running = running;
    return row;
}

Policy site()
{
    Policy policy;
    policy.partitions.edit() = { partition("cpu", "n[1-4]"), partition("gpu", "g1"), partition("old", "n9") };
    policy.qos.edit() = { qos("normal", 0), qos("high", 100), qos("turbo", 500) };
    return policy;
}

Situation jobs()
{
    Situation situation;
    situation.jobs.edit() = { job({ "gpu" }, "normal", true), job({ "cpu", "gpu" }, "High"), job({ "cpu" }, "turbo,normal"),
        job({ "cpu" }, "high", true), job({ "GPU" }, "normal") };
    return situation;
}

} // namespace

class TestLeftJobs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingGoesFromWhatStays()
    {
        Policy draft = site();
        draft.partitions.edit().push_back(partition("fast", "n1"));
        draft.qos.edit().front().priority = 5;
        QVERIFY(leftPartitions(site(), draft, jobs()).empty());
        QVERIFY(leftQos(site(), draft, jobs()).empty());
        QVERIFY(checkChange(site(), draft, {}, 0, jobs()).empty());
    }

    void aRenamedPartitionLosesTheJobsThatNameIt()
    {
        Policy draft = site();
        draft.partitions.edit()[1].name = "gpgpu";
        draft.partitions.edit()[1].priorityTier = 3;
        draft.partitions.edit().push_back(partition("fast", "n1"));
        const std::vector<LeftName> expected { { "gpu", "gpgpu", 2 } };
        QCOMPARE(leftPartitions(site(), draft, jobs()), expected);
        const Diagnostics findings = checkChange(site(), draft, {}, 0, jobs());
        QCOMPARE(findings.size(), std::size_t { 1 });
        QVERIFY(findings.front().severity == Severity::Error);
        QVERIFY(findings.front().message.english().ends_with("Jobs known in it: 2."));
        QVERIFY(findings.front().advice.english().find("scontrol update jobid=ID partition=gpgpu") != std::string::npos);
        QCOMPARE(findings.front().object, (ObjectRef { ObjectRef::Kind::Partition, 1, "gpgpu" }));
        // nobody knows the jobs: they may be there
        QVERIFY(checkChange(site(), draft).front().severity == Severity::Warning);
    }

    void rowsThatMoveUpAreFoundByWhatTheySay()
    {
        Policy draft = site();
        draft.partitions.edit() = { partition("gpgpu", "g1") };
        const std::vector<LeftName> expected { { "cpu", "", 3 }, { "gpu", "gpgpu", 2 }, { "old", "", 0 } };
        QCOMPARE(leftPartitions(site(), draft, jobs()), expected);
    }

    void anotherOneInThePlaceIsNoNewName()
    {
        Policy draft = site();
        draft.partitions.edit()[2] = partition("fast", "n1");
        draft.qos.edit()[2] = qos("slow", 1);
        const std::vector<LeftName> partitions { { "old", "", 0 } };
        const std::vector<LeftName> gone { { "turbo", "", 1 } };
        QCOMPARE(leftPartitions(site(), draft, jobs()), partitions);
        QCOMPARE(leftQos(site(), draft, jobs()), gone);
    }

    void whatWaitsInAQosThatGoesIsStranded()
    {
        Policy draft = site();
        draft.qos.edit()[1].name = "higher";
        draft.qos.edit().pop_back();
        const std::vector<LeftName> expected { { "high", "higher", 1 }, { "turbo", "", 1 } };
        QCOMPARE(leftQos(site(), draft, jobs()), expected);
        const Diagnostics findings = checkChange(site(), draft, {}, 0, jobs());
        QCOMPARE(findings.size(), std::size_t { 2 });
        QVERIFY(findings[0].severity == Severity::Warning);
        QVERIFY(findings[0].message.english().starts_with("QOS high becomes higher"));
        QVERIFY(findings[0].advice.english().find("qos=higher") != std::string::npos);
        QVERIFY(findings[1].message.english().starts_with("QOS turbo goes"));
        QVERIFY(checkChange(site(), draft).empty()); // apply.sh looks for jobs itself
        // names of QOS differ by more than case
        draft = site();
        draft.qos.edit()[1].name = "HIGH";
        QVERIFY(leftQos(site(), draft, jobs()).empty());
    }
};

APPORTION_TEST(TestLeftJobs)
} // namespace test_left_jobs

#include "test_left_jobs.moc"
