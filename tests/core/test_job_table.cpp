// SPDX-License-Identifier: GPL-3.0-or-later
// Many jobs are looked up together and by tables of names, few of them one by one: each has the association that a search finds.
#include "core/policy/situation.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

namespace test_job_table
{

using namespace apportion;

namespace
{

constexpr AssociationId associations = 3000;

/// The one for the first of the job's partitions that the user has one for, else the one for all partitions.
AssociationId searched(const AssociationTree &tree, const Job &job)
{
    const AssociationId account = tree.findAccount(job.account);
    for (const std::string &user : { job.user, lowerCase(job.user) }) {
        if (account == noAssociation || tree.names().find(user) == NamePool::notFound) {
            continue;
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

APPORTION_TEST(TestJobTable)
} // namespace test_job_table

#include "test_job_table.moc"
