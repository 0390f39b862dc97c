// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/queue_backfill.h"
#include "core/plan/queue_course.h"

#include "support/test_case.h"

#include <QTest>

namespace test_queue_course
{

using namespace apportion;

namespace
{

/// Monday, 2026-03-02 00:00 UTC.
constexpr std::int64_t monday = 1772409600;
constexpr std::int64_t hour = 3600;

/// Two nodes of 8 CPUs, one of which has 2 GPUs; ann has an hour for each job, where nothing else is said.
struct Queue : Snapshot
{
    Queue()
    {
        policy.tres.track("gres/gpu");
        for (const char *name : { "n1", "g1" }) {
            policy.nodeGroups.edit().push_back({});
            NodeGroup &group = policy.nodeGroups.edit().back();
            group.names = name;
            group.count = 1;
            group.cpus = 8;
            group.cores = 8;
        }
        policy.nodeGroups.edit().back().gres = { { "gres/gpu", 2 } };
        addPartition("batch", { { 0, 1 } });
        addPartition("gpu", { { 1, 1 } });
        addPartition("all", { { 0, 1 }, { 1, 1 } });
        policy.priority.weightJobSize = 0;
        AssociationTree &tree = policy.associations;
        ann = tree.addUser(tree.addAccount(AssociationTree::root(), "lab", 1), "ann", 1);
    }

    void addPartition(const char *name, std::vector<PartitionNodes> nodes)
    {
        Partition partition;
        partition.name = name;
        partition.nodes = std::move(nodes);
        partition.maxTime.minutes = 60;
        policy.partitions.edit().push_back(partition);
    }

    /// One that is handed in later comes later.
    Job &add(const char *id, const char *partition, std::uint32_t cpus, bool running = false)
    {
        Job job;
        job.id = id;
        job.user = "ann";
        job.account = "lab";
        job.partitions = { partition };
        job.cpus = cpus;
        job.running = running;
        job.submitTime = job.accrueTime = job.eligibleTime = monday + static_cast<std::int64_t>(situation.jobs->size());
        return situation.jobs.edit().emplace_back(job);
    }

    [[nodiscard]] QueueCourse course(Planned planned = Planned::Ignored) const
    {
        EvaluationOptions options;
        options.now = monday + 1000;
        return estimateQueue(*evaluate(policy, situation, options), planned);
    }

    AssociationId ann;
};

JobSpan span(std::int64_t from, std::int64_t to)
{
    return { from, to };
}

} // namespace

class TestQueueCourse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jobsStartInOrderAsRoomBecomesFree();
    void nobodyOvertakesWithoutBackfill();
    void whoDelaysNobodyOvertakes();
    void roomIsKeptForSeveralThatWait();
    void backfillLooksAsFarAsItIsTold();
    void backfillIsReadAsSlurmReadsIt();
    void whoAsksForGpusWaitsForThem();
    void tasksOfAnArrayStartAsTheyFit();
    void whatCannotStartWaits();
    void tasksAreCounted();
    void whatHasNoEndIsLookedAtForTwoYears();
    void withoutALimitThatOfThePartitionCounts();
    void whatRunsEndsAtWhatIsLeftOfItsLimit();
    void whatSlurmctldMeansToStartStartsThen();
    void whatALimitNeverLetsStartWaits();
    void whoIsAtALimitIsPassedOver();
    void withAssocLimitStopHeWaitsInHisPlace();
    void limitsHoldForWhatLiesBelow();
    void limitsOfAQosCountEachUserApart();
    void whoDependsOnAJobStartsBehindIt();
};

/// acct_policy.c and job_limits_check(): what asks for more than a limit is never let start.
void TestQueueCourse::whatALimitNeverLetsStartWaits()
{
    Queue queue;
    queue.add("1", "batch", 8);
    queue.add("2", "batch", 8).timeLimit = 90; // an hour is the partition's
    queue.add("3", "batch", 2);
    queue.policy.associations.setOptions(queue.policy.associations.parent(queue.ann), "MaxTRES=cpu=4");
    QueueCourse course = queue.course(); // which nobody enforces
    QCOMPARE(course.jobs[0], span(0, hour));
    QCOMPARE(course.limited, std::vector<std::uint32_t> { 1 });
    queue.policy.foreignConf.edit() = { { "AccountingStorageEnforce", "limits", {} } };
    course = queue.course();
    QCOMPARE(course.limited, (std::vector<std::uint32_t> { 0, 1 }));
    QCOMPARE(course.jobs[0].start, JobSpan::never);
    QCOMPARE(course.jobs[1].start, JobSpan::never);
    QCOMPARE(course.jobs[2], span(0, hour)); // they are in nobody's way
    queue.policy.partitions.edit()[0].foreign.push_back({ "State", "DOWN" });
    course = queue.course();
    QCOMPARE(course.jobs[2].start, JobSpan::never);
    QCOMPARE(course.limited.size(), std::size_t { 2 }); // it will be up again
    // in another partition it may start
    queue.situation.jobs.edit()[1].partitions = { "batch", "gpu" };
    queue.situation.jobs.edit()[1].cpus = 4;
    queue.policy.partitions.edit()[1].maxTime.minutes = 90;
    course = queue.course();
    QCOMPARE(course.jobs[1].start, std::int64_t { 0 });
    QCOMPARE(course.limited, std::vector<std::uint32_t> { 0 });
}

void TestQueueCourse::whoIsAtALimitIsPassedOver()
{
    Queue queue;
    queue.policy.foreignConf.edit() = { { "AccountingStorageEnforce", "limits", {} } };
    AssociationTree &tree = queue.policy.associations;
    tree.addUser(tree.parent(queue.ann), "bob", 1);
    queue.add("1", "batch", 2, true);
    queue.add("2", "batch", 2); // two at once
    queue.add("3_[1-2]", "batch", 2);
    queue.add("4", "batch", 2).user = "bob";
    queue.add("5", "batch", 2).user = "bob";
    tree.setOptions(tree.parent(queue.ann), "MaxJobs=2"); // of each user apart
    QueueCourse course = queue.course();
    QCOMPARE(course.jobs[1], span(0, hour));
    QCOMPARE(course.jobs[2], span(hour, 2 * hour));
    QCOMPARE(course.jobs[3], span(0, hour));
    QCOMPARE(course.jobs[4], span(0, hour));
    tree.setOptions(queue.ann, "MaxJobs=1");
    course = queue.course();
    QCOMPARE(course.jobs[1], span(hour, 2 * hour));
    QCOMPARE(course.jobs[2], span(3 * hour, 4 * hour)); // the last task
    QCOMPARE(course.jobs[4], span(0, hour));
}

void TestQueueCourse::withAssocLimitStopHeWaitsInHisPlace()
{
    Queue queue;
    AssociationTree &tree = queue.policy.associations;
    tree.addUser(tree.parent(queue.ann), "bob", 1);
    queue.add("1", "batch", 2, true);
    queue.add("2", "batch", 6);
    queue.add("3", "batch", 2).user = "bob"; // ends when the first does
    queue.add("4", "batch", 4).user = "bob";
    queue.situation.jobs.edit()[0].timeLimit = 30;
    queue.situation.jobs.edit()[2].timeLimit = 30;
    tree.setOptions(queue.ann, "MaxJobs=1");
    const auto starts = [&queue](const char *scheduler, const char *parameters) {
        queue.policy.foreignConf.edit()
            = { { "AccountingStorageEnforce", "limits", {} }, { "SchedulerType", scheduler, {} }, { "SchedulerParameters", parameters, {} } };
        const QueueCourse course = queue.course();
        return std::vector<std::int64_t> { course.jobs[1].start / 60, course.jobs[2].start / 60, course.jobs[3].start / 60 };
    };
    using Minutes = std::vector<std::int64_t>;
    QCOMPARE(starts("sched/builtin", ""), (Minutes { 60, 0, 0 })); // those who may start do
    QCOMPARE(starts("sched/builtin", "nohold,Assoc_Limit_Stop"), (Minutes { 30, 30, 90 }));
    QCOMPARE(starts("sched/backfill", ""), (Minutes { 60, 0, 0 }));
    QCOMPARE(starts("sched/backfill", "assoc_limit_stop"), (Minutes { 30, 0, 90 })); // who delays him not goes first all the same
}

void TestQueueCourse::limitsHoldForWhatLiesBelow()
{
    Queue queue;
    queue.policy.foreignConf.edit() = { { "AccountingStorageEnforce", "limits", {} } };
    AssociationTree &tree = queue.policy.associations;
    const AssociationId lab = tree.parent(queue.ann);
    tree.addUser(tree.addAccount(lab, "part", 1), "eve", 1);
    queue.add("1", "batch", 4, true);
    Job &below = queue.add("2", "gpu", 4);
    below.user = "eve";
    below.account = "part";
    queue.add("3", "gpu", 2);
    tree.setOptions(lab, "GrpTRES=cpu=6");
    const QueueCourse course = queue.course();
    QCOMPARE(course.jobs[1], span(hour, 2 * hour));
    QCOMPARE(course.jobs[2], span(0, hour)); // the smaller one has room below the limit
    tree.setOptions(lab, "GrpJobs=1");
    QCOMPARE(queue.course().jobs[2], span(2 * hour, 3 * hour));
}

void TestQueueCourse::limitsOfAQosCountEachUserApart()
{
    Queue queue;
    queue.policy.foreignConf.edit() = { { "AccountingStorageEnforce", "limits", {} } };
    Qos normal;
    normal.name = "normal";
    normal.foreign.push_back({ "MaxTRESPerUser", "cpu=4" });
    queue.policy.qos.edit() = { normal };
    AssociationTree &tree = queue.policy.associations;
    const AssociationId other = tree.addAccount(AssociationTree::root(), "other", 1);
    tree.addUser(other, "ann", 1);
    tree.addUser(other, "bob", 1);
    queue.add("1", "batch", 4, true);
    queue.add("2", "gpu", 4).account = "other"; // she is the same user there
    Job &bob = queue.add("3", "gpu", 4);
    bob.account = "other";
    bob.user = "bob";
    QueueCourse course = queue.course();
    QCOMPARE(course.jobs[1], span(hour, 2 * hour));
    QCOMPARE(course.jobs[2], span(0, hour));
    queue.policy.qos.edit()[0].foreign = { { "MaxJobsPerAccount", "1" } };
    course = queue.course();
    QCOMPARE(course.jobs[1], span(0, hour));
    QCOMPARE(course.jobs[2], span(hour, 2 * hour));
}

void TestQueueCourse::whoDependsOnAJobStartsBehindIt()
{
    Queue queue;
    queue.add("1", "batch", 8, true);
    const auto dependent = [&queue](const char *id, const char *on) {
        Job &job = queue.add(id, "gpu", 1);
        job.accrueTime = job.eligibleTime = 0;
        job.dependency = on;
    };
    dependent("2", "afterok:1(unfulfilled)");
    dependent("3", "afterany:2(unfulfilled)");
    dependent("4", "afterok:1(unfulfilled),afterany:3(unfulfilled)");
    dependent("5", "afterok:1(unfulfilled)?afterany:3(unfulfilled)");
    dependent("6", "after:2+30(unfulfilled)");
    dependent("7", "afterok:99(unfulfilled)"); // who knows
    dependent("8", "afterok:1(failed)");
    dependent("9", "singleton(unfulfilled)");
    dependent("10", "afternotok:1(unfulfilled)");
    dependent("11", "afterok:20(unfulfilled)"); // all tasks
    dependent("12", "afterok:20_1(unfulfilled)");
    queue.add("20_[1-3%1]", "gpu", 1);
    dependent("13", "afterok:7(unfulfilled)");
    dependent("14", "afterok:1(unfulfilled)");
    queue.situation.jobs.edit().back().held = true;
    const QueueCourse course = queue.course();
    QCOMPARE(course.jobs[1], span(hour, 2 * hour));
    QCOMPARE(course.jobs[2], span(2 * hour, 3 * hour));
    QCOMPARE(course.jobs[3], span(3 * hour, 4 * hour));
    QCOMPARE(course.jobs[4], span(hour, 2 * hour));
    QCOMPARE(course.jobs[5], span(hour + hour / 2, 2 * hour + hour / 2));
    for (const std::size_t job : { 6U, 7U, 8U, 9U, 13U, 14U }) {
        QCOMPARE(course.jobs[job].start, JobSpan::never);
    }
    QCOMPARE(course.jobs[10], span(3 * hour, 4 * hour));
    QCOMPARE(course.jobs[11], span(3 * hour, 4 * hour));
    QVERIFY(course.limited.empty());
}

void TestQueueCourse::withoutALimitThatOfThePartitionCounts()
{
    Queue queue;
    queue.add("1", "batch", 8, true);
    queue.add("2", "batch", 8);
    queue.add("3", "batch", 8).timeLimit = 45;
    Partition &batch = queue.policy.partitions.edit()[0];
    QCOMPARE(batch.name, std::string("batch"));
    batch.foreign.push_back({ "DefaultTime", "20" });
    QueueCourse course = queue.course();
    QCOMPARE(course.jobs[0], span(0, 1200));
    QCOMPARE(course.jobs[1], span(1200, 2400));
    QCOMPARE(course.jobs[2], span(2400, 2400 + 45 * 60));
    batch.foreign.back().value = "5-0"; // more than MaxTime
    QCOMPARE(queue.course().jobs[0], span(0, hour));
    batch.maxTime.minutes = unlimitedTime;
    QCOMPARE(queue.course().jobs[0], span(0, std::int64_t { 5 } * 24 * hour));
    batch.foreign.clear();
    course = queue.course();
    QCOMPARE(course.jobs[0], span(0, JobSpan::never));
    QCOMPARE(course.jobs[1].start, JobSpan::never);
}

void TestQueueCourse::whatRunsEndsAtWhatIsLeftOfItsLimit()
{
    Queue queue;
    queue.add("1", "batch", 8, true).startTime = monday + 1000 - 2400; // an hour in all
    queue.add("2", "batch", 8);
    queue.add("3", "gpu", 1, true).startTime = monday - 10 * hour; // past its end
    const QueueCourse course = queue.course();
    QCOMPARE(course.jobs[0], span(0, 1200));
    QCOMPARE(course.jobs[1], span(1200, 1200 + hour));
    QCOMPARE(course.jobs[2], span(0, 60));
    QCOMPARE(course.charges.front().to, std::int64_t { 60 });
}

void TestQueueCourse::whatSlurmctldMeansToStartStartsThen()
{
    Queue queue;
    queue.add("1", "batch", 8);
    queue.add("2", "batch", 8).startTime = monday + 1000 + 5 * hour;
    queue.add("3", "batch", 8).startTime = monday + 999; // it had meant to
    queue.add("7_[0-1]", "gpu", 8).startTime = monday + 1000 + 2 * hour; // the first task
    Job &begun = queue.add("8", "batch", 8); // its own begin time is no plan
    begun.startTime = begun.eligibleTime = monday + 1000 + 60;
    QueueCourse course = queue.course(Planned::Starts);
    QCOMPARE(course.planned, std::size_t { 2 });
    QCOMPARE(course.jobs[0], span(0, hour));
    QCOMPARE(course.jobs[1], span(5 * hour, 6 * hour));
    QCOMPARE(course.jobs[2], span(hour, 2 * hour));
    QCOMPARE(course.jobs[3], span(3 * hour, 4 * hour));
    QCOMPARE(course.jobs[4], span(2 * hour, 3 * hour));
    course = queue.course();
    QCOMPARE(course.jobs[1], span(hour, 2 * hour));
    QCOMPARE(course.jobs[3], span(hour, 2 * hour));
}

void TestQueueCourse::jobsStartInOrderAsRoomBecomesFree()
{
    Queue queue;
    queue.policy.partitions.edit()[0].maxTime.minutes = 120;
    queue.add("1", "batch", 8, true).timeLimit = 30;
    queue.add("2", "batch", 4).timeLimit = 60;
    queue.add("3", "batch", 4);
    queue.add("4", "batch", 8).timeLimit = 60;
    const QueueCourse course = queue.course();
    QCOMPARE(course.jobs[0], span(0, hour / 2));
    QCOMPARE(course.jobs[1], span(hour / 2, hour / 2 + hour));
    QCOMPARE(course.jobs[2], span(hour / 2, hour / 2 + 2 * hour));
    QCOMPARE(course.jobs[3], span(hour / 2 + 2 * hour, hour / 2 + 3 * hour));
    QCOMPARE(course.charges.size(), std::size_t { 4 });
    QCOMPARE(course.charges.back().id, queue.ann);
    QCOMPARE(course.charges.back().rate, 8.0);
    const QueueCounts counts = countQueue(course, hour);
    QCOMPARE(counts.waiting, std::size_t { 1 });
    QCOMPARE(counts.running, std::size_t { 2 });
    QCOMPARE(counts.ended, std::size_t { 1 });
}

void TestQueueCourse::nobodyOvertakesWithoutBackfill()
{
    Queue queue;
    queue.policy.foreignConf.edit() = { { "SchedulerType", "sched/builtin", {} } };
    queue.add("1", "batch", 6, true);
    queue.add("2", "batch", 4);
    queue.add("3", "batch", 2); // would fit at once
    queue.add("4", "gpu", 2); // waits for nobody
    queue.situation.jobs.edit()[2].nice = 100;
    const QueueCourse course = queue.course();
    QCOMPARE(course.jobs[1], span(hour, 2 * hour));
    QCOMPARE(course.jobs[2], span(hour, 2 * hour));
    QCOMPARE(course.jobs[3], span(0, hour));
}

void TestQueueCourse::whoDelaysNobodyOvertakes()
{
    Queue queue;
    queue.policy.partitions.edit()[0].maxTime.minutes = 600;
    queue.add("1", "batch", 6, true).timeLimit = 60;
    queue.add("2", "batch", 7).timeLimit = 60; // when that ends
    queue.add("3", "batch", 1).timeLimit = 61; // beside it
    queue.add("4", "batch", 1).timeLimit = 61; // would be in its way
    queue.add("5", "batch", 1).timeLimit = 60; // is not
    const QueueCourse course = queue.course();
    QCOMPARE(course.jobs[1], span(hour, 2 * hour));
    QCOMPARE(course.jobs[2], span(0, hour + 60));
    QCOMPARE(course.jobs[3], span(hour + 60, 2 * hour + 120));
    QCOMPARE(course.jobs[4], span(0, hour));
}

/// Each that is looked at gets a reservation (_add_reservation()), not the first one alone.
void TestQueueCourse::roomIsKeptForSeveralThatWait()
{
    Queue queue;
    queue.policy.partitions.edit()[0].maxTime.minutes = 600;
    queue.add("1", "batch", 7, true).timeLimit = 60;
    queue.add("2", "batch", 8).timeLimit = 60; // from one hour on
    queue.add("3", "batch", 8).timeLimit = 60; // from two
    queue.add("4", "batch", 1).timeLimit = 150; // fits into none of the gaps before
    queue.add("5", "batch", 1).timeLimit = 60;
    const QueueCourse course = queue.course();
    QCOMPARE(course.jobs[1], span(hour, 2 * hour));
    QCOMPARE(course.jobs[2], span(2 * hour, 3 * hour));
    QCOMPARE(course.jobs[3].start, 3 * hour);
    QCOMPARE(course.jobs[4], span(0, hour));
}

void TestQueueCourse::backfillLooksAsFarAsItIsTold()
{
    Queue queue;
    queue.policy.partitions.edit()[0].maxTime.minutes = 600;
    queue.add("1", "batch", 6, true).timeLimit = 60;
    queue.add("2", "batch", 8).timeLimit = 60;
    queue.add("3", "batch", 2).timeLimit = 120;
    QCOMPARE(queue.course().jobs[1].start, hour);
    // what cannot start within the window has no room kept, and may be overtaken
    queue.policy.foreignConf.edit() = { { "SchedulerParameters", "bf_window=30", {} } };
    QCOMPARE(queue.course().jobs[1].start, 2 * hour);
    QCOMPARE(queue.course().jobs[2].start, std::int64_t { 0 });
    // those behind the ones that are tested wait
    queue.situation.jobs.edit()[2].timeLimit = 30;
    queue.policy.foreignConf.edit() = { { "SchedulerParameters", "bf_max_job_test=1", {} } };
    QCOMPARE(queue.course().jobs[2].start, 2 * hour);
    queue.policy.foreignConf.edit() = { { "SchedulerParameters", "bf_max_job_test=2", {} } };
    QCOMPARE(queue.course().jobs[2].start, std::int64_t { 0 });
}

void TestQueueCourse::backfillIsReadAsSlurmReadsIt()
{
    Policy policy;
    QVERIFY(backfillSettings(policy).backfills);
    policy.foreignConf.edit() = { { "SchedulerParameters", "bf_window=1,bf_max_job_test=7", {} }, { "SCHEDULERTYPE", "sched/BUILTIN", {} },
        { "SchedulerParameters", "defer, BF_WINDOW=2880,bf_max_job_test=0,bf_continue", {} } };
    const BackfillSettings settings = backfillSettings(policy);
    QVERIFY(!settings.backfills);
    QCOMPARE(settings.window, std::int64_t { 2880 } * 60);
    QCOMPARE(settings.mostTested, std::size_t { 500 });
    policy.foreignConf.edit() = { { "SchedulerParameters", "\"bf_window=60,bf_max_job_test=7\"", {} }, { "SchedulerType", "\"sched/builtin\"", {} } };
    QCOMPARE(backfillSettings(policy).window, std::int64_t { 3600 });
    QCOMPARE(backfillSettings(policy).mostTested, std::size_t { 7 });
    QVERIFY(!backfillSettings(policy).backfills);
}

void TestQueueCourse::whoAsksForGpusWaitsForThem()
{
    Queue queue;
    queue.add("1", "gpu", 1, true).tres = { { "gres/gpu", 2 } };
    queue.add("2", "all", 1).tres = { { "gres/gpu", 1 } };
    queue.add("3", "batch", 8);
    queue.add("4", "all", 15); // of two nodes together
    const QueueCourse course = queue.course();
    QCOMPARE(course.jobs[1], span(hour, 2 * hour));
    QCOMPARE(course.jobs[2], span(0, hour)); // which has none
    QCOMPARE(course.jobs[3], span(hour, 2 * hour)); // all that is left
    queue.policy.foreignConf.edit() = { { "SchedulerType", "sched/builtin", {} } };
    const QueueCourse builtin = queue.course();
    QCOMPARE(builtin.jobs[2].start, builtin.jobs[1].start); // "all" waits for its nodes, too
    QCOMPARE(builtin.jobs[3], span(2 * hour, 3 * hour));
}

void TestQueueCourse::tasksOfAnArrayStartAsTheyFit()
{
    Queue queue;
    queue.add("1_[1-5]", "batch", 4);
    queue.add("7_[0-3%1]", "gpu", 2);
    queue.add("8", "gpu", 2); // the array's limit is not one of room
    const QueueCourse course = queue.course();
    QCOMPARE(course.jobs[0], span(2 * hour, 3 * hour)); // two, two and one
    QCOMPARE(course.jobs[1], span(3 * hour, 4 * hour));
    QCOMPARE(course.jobs[2], span(0, hour));
    double charged = 0.0;
    for (const ChargedSpan &charge : course.charges) {
        charged += charge.rate * static_cast<double>(charge.to - charge.from);
    }
    QCOMPARE(charged, static_cast<double>(hour) * (5 * 4 + 4 * 2 + 2));
}

void TestQueueCourse::whatCannotStartWaits()
{
    Queue queue;
    queue.policy.partitions.edit()[0].maxTime.minutes = unlimitedTime;
    queue.add("1", "batch", 9); // than which the node is smaller
    queue.add("2", "batch", 8).held = true;
    Job &dependent = queue.add("3", "batch", 8);
    dependent.accrueTime = dependent.eligibleTime = 0;
    Job &later = queue.add("4", "batch", 8);
    later.eligibleTime = monday + 1000 + 10 * hour;
    later.timeLimit = 60;
    queue.add("5", "nowhere", 1);
    queue.add("6", "batch", 8).timeLimit = unlimitedTime;
    const QueueCourse course = queue.course();
    for (std::size_t job = 0; job < 5; ++job) {
        QCOMPARE(course.jobs[job].start, JobSpan::never);
    }
    QCOMPARE(course.jobs[5], span(0, JobSpan::never));
    queue.situation.jobs.edit()[5].timeLimit = 60;
    QCOMPARE(queue.course().jobs[3], span(10 * hour, 11 * hour));
}

void TestQueueCourse::tasksAreCounted()
{
    std::uint32_t atOnce = 0;
    QCOMPARE(waitingTasks("12", atOnce), 1U);
    QCOMPARE(atOnce, 0xffffffffU);
    QCOMPARE(waitingTasks("12_[4-7,9]", atOnce), 5U);
    QCOMPARE(waitingTasks("12_[1-50:2%5]", atOnce), 25U);
    QCOMPARE(atOnce, 5U);
    QCOMPARE(waitingTasks("12_[1,3,...]", atOnce), 3U);
    QCOMPARE(waitingTasks("12_[%0]", atOnce), 1U);
    QCOMPARE(atOnce, 1U);
    QCOMPARE(waitingTasks("12_[0-4294967295]", atOnce), 1U << 30);
}

void TestQueueCourse::whatHasNoEndIsLookedAtForTwoYears()
{
    Queue queue;
    queue.add("1_[0-4294967295%1]", "batch", 8);
    const QueueCourse course = queue.course();
    QCOMPARE(course.jobs[0].start, JobSpan::never);
    QCOMPARE(course.charges.size(), std::size_t { 2 * 366 * 24 + 1 });
}

APPORTION_TEST(TestQueueCourse)
} // namespace test_queue_course

#include "test_queue_course.moc"
