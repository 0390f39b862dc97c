// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/felt.h"

#include "support/test_case.h"

#include <QTest>

namespace test_felt
{

using namespace apportion;

namespace
{

constexpr std::int64_t day = 86400;

/// Two accounts of equal shares with a user each; a has used more. Under the draft b's partition is charged ten times.
struct Clusters
{
    Snapshot baseline;
    Snapshot draft;
    AssociationId a;
    AssociationId b;

    Clusters()
    {
        Policy &policy = baseline.policy;
        policy.priority.halfLife.minutes = 7 * 1440;
        policy.nodeGroups.edit().push_back({});
        policy.nodeGroups.edit().back().names = "n1";
        policy.nodeGroups.edit().back().count = 1;
        policy.nodeGroups.edit().back().cpus = 64;
        for (const char *name : { "cheap", "dear" }) {
            policy.partitions.edit().push_back({});
            policy.partitions.edit().back().name = name;
            policy.partitions.edit().back().nodes = { { 0, 1 } };
            policy.partitions.edit().back().billingWeights = { { "CPU", 1.0, '\0' } };
        }
        a = policy.associations.addAccount(AssociationTree::root(), "a", 50);
        b = policy.associations.addAccount(AssociationTree::root(), "b", 50);
        baseline.situation.setOwnUsage(policy.associations.addUser(a, "ann", 1), 300000.0L);
        baseline.situation.setOwnUsage(policy.associations.addUser(b, "bob", 1), 100000.0L);
        for (const auto &[user, account, partition] : { std::tuple { "ann", "a", "cheap" }, std::tuple { "bob", "b", "dear" } }) {
            Job job;
            job.id = user;
            job.user = user;
            job.account = account;
            job.partitions = { partition };
            job.cpus = 1;
            job.running = true;
            job.timeLimit = 1; // what goes on is what the usage says
            baseline.situation.jobs.edit().push_back(job);
        }
        draft = baseline;
        draft.policy.partitions.edit()[1].billingWeights = { { "CPU", 10.0, '\0' } };
    }

    [[nodiscard]] std::vector<FeltChange> felt(const FeltQuestion &question) const
    {
        const AssociationMatch match(baseline.policy.associations, draft.policy.associations);
        return whenFelt(baseline, draft, draft.situation, match, question).value_or(std::vector<FeltChange>());
    }
};

} // namespace

class TestFelt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPriceIsFeltOnceEnoughWasPaid();
    void sharesAreFeltAtOnce();
    void whatChangesNoPlaceIsNeverFelt();
    void whoFeelsNothingStandsAsToday();
    void itCanBeStopped();
};

void TestFelt::aPriceIsFeltOnceEnoughWasPaid()
{
    const std::vector<FeltChange> felt = Clusters().felt({});
    QCOMPARE(felt.size(), std::size_t { 2 });
    // b's usage goes from 1 to 10 with what is left, 10 − 9·2^(−t/h): it passes a's 3 when that is 7/9, at
    // t = h·ln(9/7)/0.693 = 2.54 days; the first whole day behind it is the third
    for (const FeltChange &each : felt) {
        QVERIFY(each.seconds.has_value());
        QCOMPARE(*each.seconds, 3 * day);
        QCOMPARE(each.placeBefore + each.placeAfter, 3U);
    }
    FeltQuestion hourly;
    hourly.step = 3600;
    QCOMPARE(Clusters().felt(hourly).front().seconds.value_or(0), std::int64_t { 61 } * 3600);
    FeltQuestion nobodyRuns;
    nobodyRuns.assumption.meanwhile = Meanwhile::Rest;
    QVERIFY(!Clusters().felt(nobodyRuns).front().seconds.has_value());
}

void TestFelt::sharesAreFeltAtOnce()
{
    Clusters clusters;
    clusters.draft = clusters.baseline;
    clusters.draft.policy.associations.setRawShares(clusters.a, 500);
    const std::vector<FeltChange> felt = clusters.felt({});
    QCOMPARE(felt.size(), std::size_t { 2 });
    QCOMPARE(felt.front().after, clusters.a);
    QCOMPARE(felt.front().seconds, std::optional<std::int64_t>(0));
    QCOMPARE(felt.front().placeBefore, 2U);
    QCOMPARE(felt.front().placeAfter, 1U);
}

void TestFelt::whatChangesNoPlaceIsNeverFelt()
{
    Clusters clusters;
    clusters.draft = clusters.baseline;
    clusters.draft.policy.associations.setRawShares(clusters.b, 60); // which stands first anyway
    const AssociationId more = clusters.draft.policy.associations.addAccount(AssociationTree::root(), "new", 1);
    const std::vector<FeltChange> felt = clusters.felt({});
    QCOMPARE(felt.size(), std::size_t { 2 }); // what is in one of them only has no two places
    for (const FeltChange &each : felt) {
        QVERIFY(!each.seconds.has_value());
        QVERIFY(each.after != more);
    }
}

/// Both pass each other under either policy: that is not the change's, and the places are those that a comparison of today shows.
void TestFelt::whoFeelsNothingStandsAsToday()
{
    Clusters clusters;
    clusters.baseline.policy = clusters.draft.policy;
    const std::vector<FeltChange> felt = clusters.felt({});
    QCOMPARE(felt.size(), std::size_t { 2 });
    for (const FeltChange &each : felt) {
        QVERIFY(!each.seconds.has_value());
        QCOMPARE(each.placeBefore, each.after == clusters.a ? 2U : 1U);
        QCOMPARE(each.placeAfter, each.placeBefore);
    }
}

void TestFelt::itCanBeStopped()
{
    const Clusters clusters;
    const AssociationMatch match(clusters.baseline.policy.associations, clusters.draft.policy.associations);
    std::stop_source source;
    int told = 0;
    const auto felt = whenFelt(clusters.baseline, clusters.draft, clusters.draft.situation, match, {}, source.get_token(), [&](double) {
        if (++told == 2) {
            source.request_stop();
        }
    });
    QVERIFY(!felt.has_value());
    QCOMPARE(told, 2);
}

APPORTION_TEST(TestFelt)
} // namespace test_felt

#include "test_felt.moc"
