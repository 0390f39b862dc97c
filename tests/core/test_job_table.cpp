// SPDX-License-Identifier: GPL-3.0-or-later
// Many jobs are looked up together and by tables of names, few of them one by one: each has the association that a search finds.
#include "core/policy/situation.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <utility>

namespace test_job_table
{

using namespace apportion;

namespace
{

constexpr AssociationId associations = 3000;

/// The one for all partitions of a job in several, else the one for the first of the job's partitions that the user has one for, else
/// the one for all.
AssociationId searched(const AssociationTree &tree, const Job &job)
{
    const AssociationId account = tree.findAccount(job.account);
    for (const std::string &user : { job.user, lowerCase(job.user) }) {
        if (account == noAssociation || tree.names().find(user) == NamePool::notFound) {
            continue;
        }
        if (const AssociationId id = tree.findUser(account, user); job.partitions.size() > 1 && id != noAssociation) {
            return id;
        }
        for (const std::string &partition : job.partitions) {
            if (const AssociationId id = tree.findUser(account, user, partition); id != noAssociation) {
                return id;
            }
        }
        if (const AssociationId id = tree.findUser(account, user); id != noAssociation) {
            return id;
        }
    }
    return noAssociation;
}

/// Jobs of everybody, and of names that lead nowhere, to capitals, or to one partition alone.
Snapshot oddPolicy(std::uint32_t jobs)
{
    Snapshot now = test::generatedPolicy({ associations, jobs, 11 });
    AssociationTree &tree = now.policy.associations;
    const AssociationId account = tree.addAccount(AssociationTree::root(), "odd");
    const std::string partition = now.policy.partitions->front().name;
    tree.addUser(account, "both", 1);
    tree.addUser(account, "both", 1, partition);
    tree.addUser(account, "part", 1, partition);
    tree.addUser(account, "a_name_that_is_longer_than_what_fits_beside_a_string", 1);
    std::vector<Job> &all = now.situation.jobs.edit();
    test::Random random(5);
    for (Job &job : all) {
        const std::uint64_t kind = random.below(20);
        const auto become = [&job](const char *user, const char *inAccount) {
            job.user = user;
            job.account = inAccount;
        };
        switch (kind) {
        case 0:
            become("both", "odd");
            break;
        case 1:
            become("part", "odd");
            break;
        case 2:
            become("PART", "odd");
            break;
        case 3:
            become("nobody", "odd");
            break;
        case 4:
            become("both", "nowhere");
            break;
        case 5:
            become("", "");
            break;
        case 6:
            become("a_name_that_is_longer_than_what_fits_beside_a_string", "odd");
            break;
        case 7:
            become("odd", "both");
            break;
        default:
            break;
        }
    }
    if (!all.empty()) { // as in a cluster where the job was there before the association for its partition
        all.front().user = "both";
        all.front().account = "odd";
        all.front().partitions = { now.policy.partitions->back().name, partition };
    }
    return now;
}

} // namespace

class TestJobTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreFoundTogetherAsAlone();
    void eachJobHasTheAssociationThatASearchFinds_data();
    void eachJobHasTheAssociationThatASearchFinds();
    void rowsOfSeveralPartitionsTakeNoMoreRoomThanTheyNeed();
    void aTableInTheMemoryOfAnotherIsTheSame();
};

void TestJobTable::namesAreFoundTogetherAsAlone()
{
    NamePool pool;
    std::vector<std::string> held;
    test::Random random(3);
    for (int i = 0; i < 1000; ++i) {
        held.push_back(i % 50 == 0 ? std::string() : "n" + std::to_string(random.below(1500)));
        if (random.chance(60)) {
            pool.add(held.back());
        }
    }
    for (const std::size_t count : { 0U, 1U, 15U, 16U, 17U, 1000U }) {
        const std::vector<std::string_view> names(held.begin(), held.begin() + static_cast<std::ptrdiff_t>(count));
        std::vector<NameId> ids(count, 77);
        pool.find(names, ids);
        for (std::size_t i = 0; i < count; ++i) {
            QCOMPARE(ids[i], pool.find(names[i]));
        }
    }
}

void TestJobTable::eachJobHasTheAssociationThatASearchFinds_data()
{
    QTest::addColumn<std::uint32_t>("jobs");
    for (const std::uint32_t jobs : { 1U, 15U, 16U, 37U, 300U, 5000U }) {
        QTest::addRow("%u jobs", jobs) << jobs;
    }
}

void TestJobTable::eachJobHasTheAssociationThatASearchFinds()
{
    QFETCH(std::uint32_t, jobs);
    const Snapshot now = oddPolicy(jobs);
    const AssociationTree &tree = now.policy.associations;
    const JobTable table = buildJobTable(now.policy, now.situation);
    QCOMPARE(table.jobCount(), jobs);
    std::uint32_t missing = 0;
    for (JobRow row = 0; row < table.rowCount(); ++row) {
        const Job &job = now.situation.jobs->at(table.job[row]);
        const AssociationId expected = searched(tree, job);
        QCOMPARE(table.association[row], expected);
        QCOMPARE(table.position[row], expected == noAssociation ? noAssociation : tree.layout().positionOf(expected));
        missing += expected == noAssociation ? 1 : 0;
    }
    QVERIFY(jobs < 300 || (missing > jobs / 10 && missing < jobs / 2));
}

/// Jobs with rows of their own for partitions and QOS, and with all that most queues do not have.
Snapshot fullPolicy(std::uint32_t jobs)
{
    Snapshot now = oddPolicy(jobs);
    test::Random random(jobs);
    const std::string second = now.policy.partitions->back().name;
    for (Job &job : now.situation.jobs.edit()) {
        if (random.chance(30)) {
            job.partitions.push_back(second);
        }
        if (random.chance(10)) {
            job.billedIn = random.chance(50) ? second : "gone";
        }
        if (random.chance(30)) {
            job.qos = "low,normal,high";
        }
        job.siteFactor = random.chance(10) ? 7 : 0;
        job.setPriority = random.chance(10) ? 9 : 0;
        if (random.chance(10)) {
            job.accrueTime = std::int64_t { 1 } << 40;
            job.tres.push_back({ "gres/gpu:a100", std::uint64_t { 1 } << 40 }); // counts for gres/gpu
        }
    }
    return now;
}

void compareTables(const JobTable &table, const JobTable &fresh, const Snapshot &now)
{
    const std::vector<Job> &jobs = *now.situation.jobs;
    QCOMPARE(table.jobs, fresh.jobs);
    QCOMPARE(table.job, fresh.job);
    QCOMPARE(table.partition, fresh.partition);
    QCOMPARE(table.association, fresh.association);
    QCOMPARE(table.position, fresh.position);
    QCOMPARE(table.qos, fresh.qos);
    QCOMPARE(table.countingQos, fresh.countingQos);
    QCOMPARE(table.billedPartition, fresh.billedPartition);
    QCOMPARE(table.submitTime, fresh.submitTime);
    QCOMPARE(table.site, fresh.site);
    QCOMPARE(table.setPriority, fresh.setPriority);
    QCOMPARE(table.nice, fresh.nice);
    QCOMPARE(table.nodes, fresh.nodes);
    QCOMPARE(table.cpus, fresh.cpus);
    QCOMPARE(table.timeLimit, fresh.timeLimit);
    QCOMPARE(table.state, fresh.state);
    QCOMPARE(table.printedPriority, fresh.printedPriority);
    const auto has = [&jobs](const auto &isSo) { return std::any_of(jobs.begin(), jobs.end(), isSo); };
    QCOMPARE(!table.site.empty(), has([](const Job &job) { return job.siteFactor != 0; }));
    QCOMPARE(!table.setPriority.empty(), has([](const Job &job) { return job.setPriority != 0; }));
    QCOMPARE(!table.countingQos.empty(), has([](const Job &job) { return job.qos.find(',') != std::string::npos; }));
    QCOMPARE(!table.billedPartition.empty(), has([](const Job &job) { return !job.billedIn.empty(); }));
    for (JobRow row = 0; row < table.rowCount(); ++row) {
        const Job &job = jobs[table.job[row]];
        const std::uint16_t billed = now.policy.findPartition(job.billedIn);
        QCOMPARE(table.billedPartitionOf(row), billed == unknownIndex ? table.partition[table.firstRow(row)] : billed);
        QCOMPARE(table.tresOf(row), fresh.tresOf(row));
        QCOMPARE(table.accrueTime[row], job.accrueTime);
        QCOMPARE(table.submitTime[row], job.submitTime);
        QCOMPARE(table.siteOf(row), job.siteFactor);
        QCOMPARE(table.setPriorityOf(row), job.setPriority);
    }
}

void TestJobTable::aTableInTheMemoryOfAnotherIsTheSame()
{
    std::vector<Snapshot> snapshots { oddPolicy(300), fullPolicy(5000), fullPolicy(37), oddPolicy(0) };
    snapshots[2].policy.tres.track("license/l");
    JobTable table;
    for (const std::size_t index : { 0U, 1U, 2U, 0U, 1U, 1U, 3U, 2U }) {
        const auto &[policy, situation] = snapshots[index];
        table = buildJobTable(policy, situation, std::move(table));
        compareTables(table, buildJobTable(policy, situation), snapshots[index]);
        for (JobRow row = 0; row < table.rowCount(); ++row) {
            QCOMPARE(table.tresOf(row), requestedTres(policy, situation.jobs->at(table.job[row])));
        }
    }
}

void TestJobTable::rowsOfSeveralPartitionsTakeNoMoreRoomThanTheyNeed()
{
    const auto [policy, situation] = fullPolicy(5000);
    const JobTable table = buildJobTable(policy, situation);
    QVERIFY(table.rowCount() > table.jobCount());
    QCOMPARE(table.submitTime.capacity(), std::size_t { table.rowCount() });
    QCOMPARE(table.job.capacity(), std::size_t { table.rowCount() });
}

APPORTION_TEST(TestJobTable)
} // namespace test_job_table

#include "test_job_table.moc"
