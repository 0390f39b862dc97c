// SPDX-License-Identifier: GPL-3.0-or-later
// Policies that grew out of each other share columns, which saves looking at them: nothing may come out otherwise for it.
#include "core/change/compare.h"
#include "core/change/difference.h"
#include "core/check/checker.h"
#include "core/evaluate/evaluation.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <tuple>

namespace test_shared_columns
{

using namespace apportion;

namespace
{

/// The same with nothing shared, and with names that stand elsewhere in the pool's memory.
Snapshot apart(Snapshot now)
{
    AssociationTree &tree = now.policy.associations;
    const AssociationId rows = tree.rowCount();
    tree.addUser(AssociationTree::root(), "nobody that there is", 1, "nowhere");
    tree.truncate(rows); // every column was written
    now.situation.setOwnUsage(0, now.situation.ownUsage(0));
    now.situation.jobs.edit();
    return now;
}

AssociationId some(const AssociationTree &tree, test::Random &random, bool wantsAccount)
{
    for (;;) {
        const auto id = static_cast<AssociationId>(random.below(tree.rowCount()));
        if (id != AssociationTree::root() && tree.isLive(id) && tree.isAccount(id) == wantsAccount) {
            return id;
        }
    }
}

constexpr int editKinds = 11;

void edit(Snapshot &now, int kind, test::Random &random)
{
    AssociationTree &tree = now.policy.associations;
    const AssociationId user = some(tree, random, false);
    const AssociationId account = some(tree, random, true);
    const std::string name = "new_" + std::to_string(random.below(1000000));
    switch (kind) {
    case 0:
        return tree.setRawShares(random.chance(50) ? user : account, random.chance(10) ? sharesParent : static_cast<std::uint32_t>(random.below(50)));
    case 1:
        tree.addUser(account, name, 3, random.chance(20) ? "gpu" : "");
        return;
    case 2:
        tree.addAccount(account, name, 5);
        return;
    case 3:
        if (const AssociationId other = some(tree, random, true); tree.canMove(account, other)) {
            tree.move(account, other);
        }
        return;
    case 4:
        return tree.remove(user);
    case 5:
        return tree.rename(random.chance(50) ? user : account, name);
    case 6:
        return now.situation.setOwnUsage(user, random.chance(20) ? 0.0L : static_cast<long double>(random.below(1000000)));
    case 7:
        now.policy.priority.weightAge = static_cast<std::uint32_t>(random.below(1000));
        return;
    case 8:
        return tree.setOptions(user, random.chance(50) ? "MaxJobs=7" : "QOS='+none'");
    case 9:
        return tree.setPriority(user, static_cast<std::uint32_t>(random.below(100)));
    default:
        now.situation.jobs.edit()[random.below(now.situation.jobs->size())].account = name;
    }
}

auto fieldsOf(const AssociationChange &change)
{
    return std::tuple(change.kind, change.before, change.after, change.moved, change.rawShares, change.priority, change.options);
}

auto fieldsOf(const ComparedUser &user)
{
    return std::tuple(user.before, user.after, user.rankBefore, user.rankAfter);
}

auto fieldsOf(const Diagnostic &finding)
{
    return std::tuple(finding.severity, finding.code, finding.message.english(), finding.object.id);
}

template <typename Row>
bool sameRows(const std::vector<Row> &a, const std::vector<Row> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Row &x, const Row &y) { return fieldsOf(x) == fieldsOf(y); });
}

/// Those who fall most, those who rise most, the others by their rank, those who are gone; equal ones by their ids.
auto placeOf(const ComparedUser &user)
{
    const std::int64_t risen = user.risen();
    const bool isGone = user.after == noAssociation;
    const int group = risen < 0 ? 0 : risen > 0 ? 1 : isGone ? 3 : 2;
    return std::tuple(group, risen < 0 ? risen : -risen, isGone ? user.rankBefore : user.rankAfter, isGone ? user.before : user.after);
}

} // namespace

class TestSharedColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void edits_data()
    {
        QTest::addColumn<Algorithm>("algorithm");
        QTest::newRow("fair tree") << Algorithm::FairTree;
        QTest::newRow("classic") << Algorithm::Classic;
        QTest::newRow("depth-oblivious") << Algorithm::DepthOblivious;
        QTest::newRow("linear") << Algorithm::Linear2009;
    }
    void edits();
    void jobsOfManyNamesAreResolvedOneByOne();
};

void TestSharedColumns::edits()
{
    QFETCH(Algorithm, algorithm);
    EvaluationOptions options;
    options.algorithm = algorithm;
    test::Random random(16);
    const Snapshot baseline = test::generatedPolicy({ 400, 40, 3 });
    const Snapshot baselineApart = apart(baseline);
    const Evaluation before = *evaluate(baseline, options);
    std::vector<Snapshot> history { baseline };
    for (int step = 0; step < 120; ++step) {
        Snapshot draft = random.chance(15) ? history[random.below(history.size())] : history.back(); // undone, sometimes
        edit(draft, step % editKinds, random);
        history.push_back(draft);
        const Snapshot draftApart = apart(draft);
        QVERIFY(draft == draftApart);
        QCOMPARE(draft.policy.associations.layout().ids(), TreeLayout(draft.policy.associations).ids());
        QCOMPARE(draft.policy.associations.layout().parents(), TreeLayout(draft.policy.associations).parents());
        QCOMPARE(draft.policy.associations.layout().marks(), TreeLayout(draft.policy.associations).marks());
        QCOMPARE(draft == baseline, draftApart == baselineApart);
        QCOMPARE(draft.policy.associations == baseline.policy.associations, draftApart.policy.associations == baselineApart.policy.associations);

        const AssociationMatch match(baseline.policy.associations, draft.policy.associations);
        const AssociationMatch plain(baselineApart.policy.associations, draftApart.policy.associations);
        for (AssociationId id = 0; id < draft.policy.associations.rowCount(); ++id) {
            QCOMPARE(match.before(id), plain.before(id));
            QCOMPARE(match.after(id), plain.after(id));
        }
        const PolicyDifference changes = difference(baseline.policy, draft.policy, match);
        QVERIFY(sameRows(changes.associations, difference(baselineApart.policy, draftApart.policy, plain).associations));

        const Evaluation after = *evaluate(draft, options);
        const Evaluation afterApart = *evaluate(draftApart, options);
        QCOMPARE(after.factor, afterApart.factor);
        QVERIFY(sameRows(check(draft.policy, draft.situation, {}, &after), check(draftApart.policy, draftApart.situation)));
        const std::vector<ComparedUser> users = compareUsers(before, after, match);
        QVERIFY(sameRows(users, compareUsers(before, afterApart, plain)));
        QVERIFY(std::is_sorted(users.begin(), users.end(), [](const ComparedUser &a, const ComparedUser &b) { return placeOf(a) < placeOf(b); }));
    }
}

/// More partitions, QOS and accounts than are kept in mind from one job to the next.
void TestSharedColumns::jobsOfManyNamesAreResolvedOneByOne()
{
    Snapshot now = test::generatedPolicy({ 3000, 400, 5 });
    for (int i = 0; i < 40; ++i) {
        const std::string number = std::to_string(i);
        now.policy.partitions.edit().emplace_back().name = "p" + number;
        now.policy.qos.edit().emplace_back().name = "q" + number;
        now.policy.tres.track("license/l" + number);
    }
    AssociationTree &tree = now.policy.associations;
    test::Random random(7);
    const auto named = [&random](const char *stem) { return stem + std::to_string(random.below(44)); }; // some there are not
    for (Job &job : now.situation.jobs.edit()) {
        job.partitions = { named("p"), named("p") };
        job.qos = random.chance(50) ? named("q") : named("q") + "," + named("q");
        job.tres = { { named("license/l"), 1 + random.below(9) }, { "gres/gpu:a100", 2 } };
        if (random.chance(30)) {
            tree.addUser(tree.findAccount(job.account), job.user, 1, job.partitions.back());
        }
        job.user = random.chance(20) ? "U" + job.user : job.user; // unknown
    }
    const JobTable table = buildJobTable(now.policy, now.situation);
    JobRow row = 0;
    for (std::uint32_t index = 0; index < now.situation.jobs->size(); ++index) {
        const Job &job = (*now.situation.jobs)[index];
        // all of them have two partitions: one for one of these is of jobs in it alone
        AssociationId association = tree.findUser(tree.findAccount(job.account), job.user);
        for (const std::string &partition : job.partitions) {
            association = association == noAssociation ? tree.findUser(tree.findAccount(job.account), job.user, partition) : association;
        }
        for (const std::string &partition : job.partitions) {
            for (const std::string_view qos : qosNames(job)) {
                QCOMPARE(table.job[row], index);
                QCOMPARE(table.association[row], association);
                QCOMPARE(table.partition[row], now.policy.findPartition(partition));
                QCOMPARE(table.qos[row], now.policy.findQos(qos));
                QCOMPARE(table.tresOf(row), requestedTres(now.policy, job));
                QCOMPARE(table.submitTime[row], job.submitTime);
                ++row;
            }
        }
    }
    QCOMPARE(row, table.rowCount());
    QVERIFY(std::count(table.association.begin(), table.association.end(), noAssociation) > 0);

    // Few jobs are looked for in their accounts, many by their users' names.
    std::vector<AssociationId> oneByOne;
    for (const Job &job : *now.situation.jobs) {
        Situation one;
        one.jobs.edit() = { job };
        const JobTable small = buildJobTable(now.policy, one);
        oneByOne.insert(oneByOne.end(), small.association.begin(), small.association.end());
    }
    QCOMPARE(oneByOne, table.association);
}

APPORTION_TEST(TestSharedColumns)
} // namespace test_shared_columns

#include "test_shared_columns.moc"
