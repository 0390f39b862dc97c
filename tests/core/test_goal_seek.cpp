// SPDX-License-Identifier: GPL-3.0-or-later
// Every answer is tried out: put back into the policy, it gives what was asked for, and the next smaller one does not.
#include "core/plan/goal_seek.h"

#include "core/evaluate/billing.h"
#include "core/evaluate/decay.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>
#include <random>

namespace test_goal_seek
{

using namespace apportion;

namespace
{

constexpr auto root = AssociationTree::root();
constexpr std::uint32_t tried = 400; // shares that are tried one after the other

EvaluationOptions under(Algorithm algorithm)
{
    EvaluationOptions options;
    options.algorithm = algorithm;
    options.associationsOnly = true;
    return options;
}

/// Accounts two levels deep with users of random shares and usage; some on `parent`, some unused.
Snapshot randomPolicy(unsigned seed)
{
    std::mt19937 random(seed);
    const auto below = [&random](std::uint32_t most) { return static_cast<std::uint32_t>(random() % most); };
    Snapshot now;
    Policy &policy = now.policy;
    policy.priority.halfLife = { 7 * 24 * 60, {} };
    AssociationTree &tree = policy.associations;
    int users = 0;
    const auto addUsers = [&](AssociationId account) {
        for (std::uint32_t i = 0; i < 1 + below(3); ++i) {
            const AssociationId user = tree.addUser(account, "u" + std::to_string(users++), below(5) == 0 ? sharesParent : 1 + below(9));
            now.situation.setOwnUsage(user, below(6) == 0 ? 0.0L : static_cast<long double>(below(100000)));
        }
    };
    for (int i = 0; i < 4; ++i) {
        const AssociationId top = tree.addAccount(root, "top" + std::to_string(i), 1 + below(50));
        addUsers(top);
        for (int j = 0; j < 2; ++j) {
            addUsers(tree.addAccount(top, "sub" + std::to_string(i) + std::to_string(j), below(7) == 0 ? sharesParent : 1 + below(20)));
        }
    }
    return now;
}

bool reachedWith(
    Policy policy, const Situation &situation, const EvaluationOptions &options, AssociationId id, std::uint32_t shares, const FairShareGoal &goal)
{
    policy.associations.setRawShares(id, shares);
    return isReached(*evaluate(policy, situation, options), id, goal);
}

FairShareGoal factorOf(double factor)
{
    FairShareGoal goal;
    goal.factor = factor;
    return goal;
}

FairShareGoal rankOf(std::uint32_t rank)
{
    FairShareGoal goal;
    goal.kind = FairShareGoal::Kind::Rank;
    goal.rank = rank;
    return goal;
}

FairShareGoal above(AssociationId other)
{
    FairShareGoal goal;
    goal.kind = FairShareGoal::Kind::Above;
    goal.other = other;
    return goal;
}

/// Three accounts of one user each; 10, 20 and 30 shares, usage 59.5, 20 and 20 thousand.
struct Three
{
    Policy policy;
    Situation situation;
    AssociationId account[3] = {};
    AssociationId user[3] = {};

    Three()
    {
        const char *names[] = { "a", "b", "c" };
        const std::uint32_t shares[] = { 10, 20, 30 };
        const long double usage[] = { 59.5L, 20.0L, 20.0L };
        for (std::size_t i = 0; i < 3; ++i) {
            account[i] = policy.associations.addAccount(root, names[i], shares[i]);
            user[i] = policy.associations.addUser(account[i], std::string("u") + names[i]);
            situation.setOwnUsage(user[i], usage[i] * 1000.0L);
        }
        policy.priority.halfLife = { 7 * 24 * 60, {} };
    }
};

} // namespace

class TestGoalSeek : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharesAreTheFewestThatReachTheGoal_data();
    void sharesAreTheFewestThatReachTheGoal();
    void sharesByHand();
    void whatNoSharesReachIsSaid();
    void restIsTheShortestThatReachesTheGoal_data();
    void restIsTheShortestThatReachesTheGoal();
    void restByHand();
    void whatNoRestReachesIsSaid();
    void everybodyRisesTogetherUnderLinear();
    void aResetIsAnAnswerToo();
    void weightsLetWaitingOutrankARegime();
    void weightsThatCannotBeAreSaid();
    void aJobIsBilledAndPlaced();
    void theWholeRunIsChargedAndCostsRanks();
    void whatNeverStartsIsTold();
    void stoppedQuestionsGiveNothing();
};

void TestGoalSeek::sharesAreTheFewestThatReachTheGoal_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::newRow("Fair Tree") << static_cast<int>(Algorithm::FairTree);
    QTest::newRow("classic") << static_cast<int>(Algorithm::Classic);
    QTest::newRow("depth-oblivious") << static_cast<int>(Algorithm::DepthOblivious);
    QTest::newRow("linear 2009") << static_cast<int>(Algorithm::Linear2009);
}

void TestGoalSeek::sharesAreTheFewestThatReachTheGoal()
{
    QFETCH(int, algorithm);
    const EvaluationOptions options = under(static_cast<Algorithm>(algorithm));
    int answers = 0;
    for (unsigned seed = 1; seed <= 6; ++seed) {
        const auto [policy, situation] = randomPolicy(seed);
        const AssociationTree &tree = policy.associations;
        for (AssociationId id = 1; id < tree.rowCount(); id += 3) {
            for (const FairShareGoal &goal : { factorOf(0.5), factorOf(0.8), rankOf(3), rankOf(10), above(tree.findAccount("top2")) }) {
                // an association that is asked about itself, or what lies below it, never comes before that
                if (goal.kind == FairShareGoal::Kind::Above && (id == goal.other || tree.parent(id) == goal.other)) {
                    continue;
                }
                const SharesAnswer answer = sharesFor(policy, situation, options, id, goal);
                if (!answer.shares) {
                    QVERIFY(!answer.reason.isEmpty());
                    // elsewhere, ranks of factors that are equal on paper turn with the rounding
                    const bool certain = options.algorithm == Algorithm::FairTree
                        || (options.algorithm == Algorithm::Classic && goal.kind == FairShareGoal::Kind::Factor);
                    for (std::uint32_t shares = 1; certain && shares < tried; shares += 7) {
                        QVERIFY2(!reachedWith(policy, situation, options, id, shares, goal), "it is possible");
                    }
                    continue;
                }
                ++answers;
                QVERIFY(reachedWith(policy, situation, options, id, *answer.shares, goal));
                if (options.algorithm != Algorithm::Linear2009 && options.algorithm != Algorithm::DepthOblivious) {
                    for (std::uint32_t shares = 1; shares < std::min(*answer.shares, tried); ++shares) {
                        QVERIFY2(!reachedWith(policy, situation, options, id, shares, goal), "fewer shares would do");
                    }
                }
                QVERIFY(*answer.shares == 1 || !reachedWith(policy, situation, options, id, *answer.shares - 1, goal));
            }
        }
    }
    QVERIFY(answers > 50);
}

void TestGoalSeek::sharesByHand()
{
    const Three three;
    // Under Fair Tree c and b come before a. a passes b when s/59.5 > 20/20, at 60 shares, and c when s/59.5 > 30/20,
    // at 90 (89.25).
    const EvaluationOptions fairTree = under(Algorithm::FairTree);
    QCOMPARE(sharesFor(three.policy, three.situation, fairTree, three.account[0], rankOf(2)).shares, std::optional<std::uint32_t>(60));
    const SharesAnswer first = sharesFor(three.policy, three.situation, fairTree, three.account[0], factorOf(1.0));
    QCOMPARE(first.shares, std::optional<std::uint32_t>(90));
    QCOMPARE(first.reached.rank, 1u);
    QCOMPARE(sharesFor(three.policy, three.situation, fairTree, three.account[0], above(three.user[1])).shares, std::optional<std::uint32_t>(60));

    // Under classic F = .5 when its shares are what it uses: s/(s + 50) = 59.5/99.5, at 74.375 shares.
    const SharesAnswer half = sharesFor(three.policy, three.situation, under(Algorithm::Classic), three.account[0], factorOf(0.5));
    QCOMPARE(half.shares, std::optional<std::uint32_t>(75));
    QVERIFY(half.reached.factor > 0.5 && half.reached.factor < 0.51);
}

void TestGoalSeek::whatNoSharesReachIsSaid()
{
    Three three;
    const EvaluationOptions fairTree = under(Algorithm::FairTree);
    // the only user of a: its own shares change nothing, the account's do
    const SharesAnswer user = sharesFor(three.policy, three.situation, fairTree, three.user[0], rankOf(1));
    QVERIFY(!user.shares);
    QCOMPARE(user.reached.rank, 3u);
    QCOMPARE(user.reason.english(),
        std::string("Its own shares bring it to rank 3 at best: on the level of a, b comes first, with 1 of the 2 users before it"));
    // a user of root who has run nothing is the first of all, and in nobody's way: an account with two users is
    Three crowded;
    crowded.policy.associations.addUser(root, "x", 1);
    crowded.policy.associations.addUser(crowded.account[2], "uc2");
    const SharesAnswer last = sharesFor(crowded.policy, crowded.situation, fairTree, crowded.user[0], rankOf(1));
    QVERIFY(!last.shares);
    QCOMPARE(last.reason.english(),
        std::string("Its own shares bring it to rank 5 at best: on the level of a, c comes first, with 2 of the 4 users before it"));
    three.situation.setOwnUsage(three.user[1], 0.0L);
    const SharesAnswer account = sharesFor(three.policy, three.situation, fairTree, three.account[0], rankOf(1));
    QVERIFY(!account.shares);
    QCOMPARE(account.reached.rank, 2u);
    // under classic half of all that was used cannot be less than its share
    const SharesAnswer classic = sharesFor(three.policy, three.situation, under(Algorithm::Classic), three.account[0], factorOf(0.9));
    QVERIFY(!classic.shares);
    QVERIFY(!classic.reason.isEmpty());
    QVERIFY(!sharesFor(three.policy, three.situation, fairTree, root, rankOf(1)).shares);
}

void TestGoalSeek::restIsTheShortestThatReachesTheGoal_data()
{
    sharesAreTheFewestThatReachTheGoal_data();
}

void TestGoalSeek::restIsTheShortestThatReachesTheGoal()
{
    QFETCH(int, algorithm);
    const EvaluationOptions options = under(static_cast<Algorithm>(algorithm));
    int answers = 0;
    for (unsigned seed = 11; seed <= 14; ++seed) {
        Snapshot now = randomPolicy(seed);
        Policy &policy = now.policy;
        const Situation &situation = now.situation;
        policy.priority.calcPeriod = { 60, {} };
        const AssociationTree &tree = policy.associations;
        for (AssociationId id = 1; id < tree.rowCount(); id += 4) {
            if (!tree.isUser(id)) {
                continue;
            }
            const RestAnswer answer = restFor(policy, situation, options, id, rankOf(4), OthersMeanwhile::GoOn, 0);
            if (!answer.seconds || *answer.seconds == 0) {
                continue;
            }
            ++answers;
            const auto reachedAfter = [&](std::int64_t seconds) {
                Situation rested = situation;
                rested.setOwnUsage(id, situation.ownUsage(id) * decayOver(decayFactor(policy.priority.halfLife), static_cast<double>(seconds)));
                return isReached(*evaluate(policy, rested, options), id, rankOf(4));
            };
            QCOMPARE(*answer.seconds % 3600, 0);
            QVERIFY(reachedAfter(*answer.seconds));
            QVERIFY(!reachedAfter(*answer.seconds - 3600));
        }
    }
    QVERIFY(answers > 0);
}

void TestGoalSeek::restByHand()
{
    Three three;
    // Classic, a: 10 of 60 shares. Half of its share is used when u/(u + 40) = 1/6: u = 8, of 59.5 thousand.
    three.policy.priority.calcPeriod = { 5, {} };
    const RestAnswer answer
        = restFor(three.policy, three.situation, under(Algorithm::Classic), three.account[0], factorOf(0.5), OthersMeanwhile::GoOn, 0);
    QVERIFY(answer.seconds);
    const double d = 1.0 - 0.693 / (7.0 * 86400.0);
    const double seconds = std::log(8.0 / 59.5) / std::log(d);
    QCOMPARE(*answer.seconds, static_cast<std::int64_t>(std::ceil(seconds / 300.0)) * 300);
    QVERIFY(!answer.byReset);
    // b has its share and more: it need not rest
    QCOMPARE(restFor(three.policy, three.situation, under(Algorithm::Classic), three.account[1], factorOf(0.5), OthersMeanwhile::GoOn, 0).seconds,
        std::optional<std::int64_t>(0));
}

void TestGoalSeek::whatNoRestReachesIsSaid()
{
    Three three;
    const EvaluationOptions classic = under(Algorithm::Classic);
    const RestAnswer together = restFor(three.policy, three.situation, classic, three.account[0], factorOf(0.5), OthersMeanwhile::RestToo, 0);
    QVERIFY(!together.seconds);
    QVERIFY(together.reason.english().find("all usage fades alike") != std::string::npos);
    three.policy.priority.halfLife = { 0, {} };
    const RestAnswer never = restFor(three.policy, three.situation, classic, three.account[0], factorOf(0.5), OthersMeanwhile::GoOn, 0);
    QVERIFY(!never.seconds);
    QVERIFY(never.reason.english().find("does not fade") != std::string::npos);
    three.policy.priority.halfLife = { 60, {} };
    three.policy.associations.setRawShares(three.account[0], 0);
    const RestAnswer nothing = restFor(three.policy, three.situation, classic, three.account[0], factorOf(0.5), OthersMeanwhile::GoOn, 0);
    QVERIFY(!nothing.seconds);
    QVERIFY(!nothing.reason.isEmpty());
}

/// Only there usage is held against what the machine can do: it falls for all who rest together.
void TestGoalSeek::everybodyRisesTogetherUnderLinear()
{
    Three three;
    NodeGroup node;
    node.names = "n1";
    node.count = 1;
    node.cpus = 1;
    three.policy.nodeGroups.edit().push_back(node);
    three.policy.priority.calcPeriod = { 60, {} };
    const EvaluationOptions linear = under(Algorithm::Linear2009);
    const auto factorAfter = [&](std::int64_t seconds) {
        Situation rested = three.situation;
        const double left = decayOver(decayFactor(three.policy.priority.halfLife), static_cast<double>(seconds));
        for (const AssociationId user : three.user) {
            rested.setOwnUsage(user, three.situation.ownUsage(user) * left);
        }
        return evaluate(three.policy, rested, linear)->fairShare(three.account[0]);
    };
    constexpr std::int64_t day = 86400;
    const double goal = factorAfter(5 * day);
    QVERIFY(goal > factorAfter(0));
    const RestAnswer answer = restFor(three.policy, three.situation, linear, three.account[0], factorOf(goal), OthersMeanwhile::RestToo, 0);
    QVERIFY2(answer.seconds, answer.reason.english().c_str());
    QCOMPARE(*answer.seconds, 5 * day);
}

void TestGoalSeek::aResetIsAnAnswerToo()
{
    Three three;
    three.policy.priority.halfLife = { 0, {} };
    three.policy.priority.usageReset = UsageReset::Daily;
    const RestAnswer answer
        = restFor(three.policy, three.situation, under(Algorithm::Classic), three.account[0], factorOf(0.5), OthersMeanwhile::GoOn, 3600);
    QCOMPARE(answer.seconds, std::optional<std::int64_t>(23 * 3600));
    QVERIFY(answer.byReset);
}

void TestGoalSeek::weightsLetWaitingOutrankARegime()
{
    Three three;
    Policy &policy = three.policy;
    policy.priority.weightFairshare = 10000;
    policy.priority.weightAge = 1000;
    policy.priority.maxAge = { 7 * 24 * 60, {} };
    constexpr std::int64_t day = 86400;
    Job waited;
    waited.id = "1";
    waited.user = "ua";
    waited.account = "a";
    waited.submitTime = waited.accrueTime = waited.eligibleTime = 10 * day;
    Job fresh = waited;
    fresh.id = "2";
    fresh.user = "ub";
    fresh.account = "b";
    fresh.submitTime = fresh.accrueTime = fresh.eligibleTime = 13 * day;
    three.situation.jobs.edit() = { waited, fresh };
    const Evaluation evaluation = *evaluate(policy, three.situation);
    QCOMPARE(evaluation.regime(three.user[0]), Regime::AtShare); // the only one of its account
    const WeightAnswer none = weightForWaiting(evaluation, 3 * day, Regime::NoShare, Regime::AtShare, RegimeGap::Typical);
    QVERIFY(!none.ageWeight && !none.reason.isEmpty());

    EvaluationOptions classic;
    classic.algorithm = Algorithm::Classic;
    const Evaluation before = *evaluate(policy, three.situation, classic);
    QCOMPARE(before.regime(three.user[0]), Regime::OverUsed);
    QCOMPARE(before.regime(three.user[1]), Regime::UnderUsed);
    const WeightAnswer answer = weightForWaiting(before, 3 * day, Regime::OverUsed, Regime::UnderUsed, RegimeGap::Widest);
    QVERIFY(answer.ageWeight && answer.fairshareWeight);
    const auto waitedComesFirst = [&](std::uint32_t ageWeight, std::uint32_t fairshareWeight) {
        Policy changed = policy;
        Situation other = three.situation;
        other.jobs.edit()[1].user = "uc"; // the best of the regime
        other.jobs.edit()[1].account = "c";
        changed.priority.weightAge = ageWeight;
        changed.priority.weightFairshare = fairshareWeight;
        const Evaluation after = *evaluate(changed, other, classic);
        return after.priority(0) > after.priority(1);
    };
    QVERIFY(waitedComesFirst(*answer.ageWeight, 10000));
    QVERIFY(!waitedComesFirst(*answer.ageWeight - 5, 10000)); // a point of priority is 7/3 of weight
    QVERIFY(waitedComesFirst(1000, *answer.fairshareWeight));
    QVERIFY(!waitedComesFirst(1000, *answer.fairshareWeight + 5));
}

void TestGoalSeek::weightsThatCannotBeAreSaid()
{
    Three three;
    three.policy.priority.weightFairshare = 4000000000u;
    EvaluationOptions classic;
    classic.algorithm = Algorithm::Classic;
    const WeightAnswer huge
        = weightForWaiting(*evaluate(three.policy, three.situation, classic), 60, Regime::OverUsed, Regime::UnderUsed, RegimeGap::Typical);
    QVERIFY(!huge.ageWeight && !huge.fairshareWeight);
    QVERIFY(!huge.reason.isEmpty());
    QVERIFY(!weightForWaiting(*evaluate(three.policy, three.situation, classic), 0, Regime::OverUsed, Regime::UnderUsed, RegimeGap::Typical)
                 .reason.isEmpty());
    QVERIFY(!weightForWaiting(*evaluate(three.policy, three.situation, classic), 60, Regime::UnderUsed, Regime::OverUsed, RegimeGap::Typical)
                 .reason.isEmpty());
}

void TestGoalSeek::aJobIsBilledAndPlaced()
{
    Three three;
    Policy &policy = three.policy;
    NodeGroup group;
    group.names = "n[1-4]";
    group.count = 4;
    group.cpus = group.cores = 16;
    group.memoryMb = 64000;
    policy.nodeGroups.edit() = { group };
    Partition slow;
    slow.name = "slow";
    slow.isDefault = true;
    slow.nodes = { { 0, 4 } };
    slow.billingWeights = { { "CPU", 2.0, '\0' }, { "Mem", 0.5, 'G' } };
    Partition fast = slow;
    fast.name = "fast";
    fast.isDefault = false;
    fast.billingWeights.clear();
    fast.priorityJobFactor = 10;
    policy.partitions.edit() = { slow, fast };
    policy.priority.weightFairshare = 1000;
    policy.priority.weightPartition = 5000;
    Job job;
    job.id = "1";
    job.user = "uc";
    job.account = "c";
    job.partitions = { "slow" };
    three.situation.jobs.edit() = { job };
    job.id = "2";
    job.user = "ua";
    job.account = "a";
    job.cpus = 8;
    job.tres = { { "cpu", 8 }, { "mem", 16384 } };
    job.partitions = { "slow", "fast" };
    const std::optional<JobOutcome> outcome = outcomeOf(policy, three.situation, {}, job);
    QVERIFY(outcome && outcome->knownUser);
    QCOMPARE(outcome->rows.size(), std::size_t { 2 });
    QCOMPARE(outcome->pending, 3u);
    QCOMPARE(outcome->rows[0].billing, 24.0); // 8 × 2 + 16 GB × .5
    QCOMPARE(outcome->rows[1].billing, 8.0); // no weights: CPUs
    QCOMPARE(outcome->rows[0].place, 3u); // the other user ranks higher
    QCOMPARE(outcome->rows[1].place, 1u); // the partition is worth 5000
    QCOMPARE(outcome->rows[1].terms.partition, 5000.0);
    job.user = "nobody";
    QVERIFY(!outcomeOf(policy, three.situation, {}, job)->knownUser);
}

void TestGoalSeek::theWholeRunIsChargedAndCostsRanks()
{
    Three three;
    Policy &policy = three.policy;
    Partition partition;
    partition.name = "p";
    partition.isDefault = true;
    partition.billingWeights = { { "CPU", 2.0, '\0' } };
    policy.partitions.edit() = { partition };
    Qos dear;
    dear.name = "dear";
    dear.usageFactor = 1.5;
    policy.qos.edit() = { dear };
    Job job;
    job.user = "uc";
    job.account = "c";
    job.qos = "dear";
    job.cpus = 8;
    job.tres = { { "cpu", 8 } };
    const auto run = [&] { return outcomeOf(policy, three.situation, {}, job)->rows.at(0).run; };
    QVERIFY(!run()); // nothing ends it
    policy.partitions.edit()[0].maxTime = { 120, "2:00:00" };
    QCOMPARE(run()->seconds, std::int64_t { 7200 });
    policy.partitions.edit()[0].foreign = { { "DefaultTime", "30" } };
    QCOMPARE(run()->seconds, std::int64_t { 1800 });
    job.timeLimit = 10;
    QCOMPARE(run()->seconds, std::int64_t { 600 });
    QCOMPARE(run()->usage, 8 * 2.0 * 600 * 1.5);
    const Evaluation before = *evaluate(policy, three.situation);
    const AssociationId user = three.user[2];
    QCOMPARE(run()->accountUsage, before.rawUsage(policy.associations.parent(user)));
    QCOMPARE(run()->rankBefore, before.rank(user));
    job.timeLimit = 60 * 24 * 365;
    Situation charged = three.situation;
    charged.setOwnUsage(user, charged.ownUsage(user) + 8 * 2.0L * 60 * 60 * 24 * 365 * 1.5L);
    QCOMPARE(run()->rankAfter, evaluate(policy, charged)->rank(user));
    QVERIFY(run()->rankAfter > run()->rankBefore);
    job.timeLimit = unlimitedTime;
    QVERIFY(!run());
}

/// Each thing that a partition, its nodes or a limit never gives is told where it stands in the way, and there alone.
void TestGoalSeek::whatNeverStartsIsTold()
{
    Three three;
    Policy &policy = three.policy;
    NodeGroup group;
    group.names = "n[1-4]";
    group.count = 4;
    group.cpus = group.cores = 16;
    group.memoryMb = 64000;
    group.gres = { { "gres/gpu", 2 } };
    policy.nodeGroups.edit() = { group };
    Partition small;
    small.name = "small";
    small.nodes = { { 0, 2 } };
    small.maxTime = { 60, "1:00:00" };
    Partition large = small;
    large.name = "large";
    large.nodes = { { 0, 4 } };
    large.maxTime.minutes = 120;
    policy.partitions.edit() = { small, large };
    Job usual;
    usual.user = "uc";
    usual.account = "c";
    usual.cpus = 8;
    usual.tres = { { "cpu", 8 }, { "mem", 1000 }, { "gres/gpu", 1 } };
    usual.timeLimit = 60;
    usual.partitions = { "small", "large" };
    const auto told = [&](const Job &job) {
        QStringList texts;
        const std::optional<JobOutcome> outcome = outcomeOf(policy, three.situation, {}, job);
        for (const JobOutcome::Row &row : outcome->rows) {
            texts << QString::fromStdString(row.neverStarts.english());
        }
        return texts;
    };
    const auto inSmall = [](const char *why) { return QStringList { QStringLiteral("In small it never starts: ") + QLatin1String(why), QString() }; };
    QCOMPARE(told(usual), QStringList({ QString(), QString() }));
    Job job = usual;
    job.nodes = 3;
    QCOMPARE(told(job), inSmall("it asks for node=3, and small has node=2"));
    job = usual;
    job.cpus = 33;
    QCOMPARE(told(job), inSmall("it asks for cpu=33, and small has cpu=32"));
    job = usual;
    job.tres = { { "cpu", 8 }, { "mem", 204800 } };
    QCOMPARE(told(job), inSmall("it asks for mem=200G, and small has mem=125G"));
    job = usual;
    job.tres = { { "cpu", 8 }, { "gres/gpu", 5 } };
    QCOMPARE(told(job), inSmall("it asks for gres/gpu=5, and small has gres/gpu=4"));
    job = usual;
    job.timeLimit = 61;
    QCOMPARE(told(job), inSmall("it asks for 01:01:00, and small has MaxTime=01:00:00"));
    policy.partitions.edit()[0].foreign = { { "DenyAccounts", "c" } };
    policy.foreignConf.edit() = { { "AccountingStorageEnforce", "limits", {} } };
    QCOMPARE(told(usual), inSmall("DenyAccounts names its account c, or one above it"));
    policy.partitions.edit()[0].foreign.clear();
    policy.associations.setOptions(three.user[2], "GrpTRES=cpu=7");
    QCOMPARE(told(usual).last(), QStringLiteral("In large it never starts: it asks for cpu=8, and uc has GrpTRES=cpu=7"));
    policy.associations.setOptions(three.user[2], "MaxJobs=0");
    QCOMPARE(told(usual).last(), QStringLiteral("In large it never starts: uc has MaxJobs=0"));
    policy.associations.setOptions(three.user[2], {});
    // nothing is said where nobody wrote what there is
    policy.nodeGroups.edit()[0].memoryMb = 1;
    policy.partitions.edit()[1].nodes.clear();
    job = usual;
    job.tres = { { "cpu", 8 }, { "mem", 204800 } };
    job.nodes = 2;
    QCOMPARE(told(job), QStringList({ QString(), QString() }));
    job.nodes = 9;
    QCOMPARE(told(job), inSmall("it asks for node=9, and small has node=2"));
}

void TestGoalSeek::stoppedQuestionsGiveNothing()
{
    std::stop_source source;
    source.request_stop();
    const Three three;
    const SharesAnswer shares = sharesFor(three.policy, three.situation, {}, three.account[0], rankOf(1), source.get_token());
    QVERIFY(!shares.shares && shares.reason.isEmpty());
    const RestAnswer rest = restFor(three.policy, three.situation, {}, three.account[0], rankOf(1), OthersMeanwhile::GoOn, 0, source.get_token());
    QVERIFY(!rest.seconds && rest.reason.isEmpty());
    QVERIFY(!outcomeOf(three.policy, three.situation, {}, {}, source.get_token()));
}

APPORTION_TEST(TestGoalSeek)
} // namespace test_goal_seek

#include "test_goal_seek.moc"
