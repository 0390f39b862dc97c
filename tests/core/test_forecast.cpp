// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/forecast.h"

#include "core/evaluate/decay.h"
#include "core/explain/explain.h"
#include "core/plan/look_ahead.h"
#include "core/plan/moment.h"
#include "derivation.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>
#include <span>

namespace test_forecast
{

using namespace apportion;

namespace
{

constexpr std::int64_t day = 86400;
/// Monday, 2026-03-02 00:00 UTC.
constexpr std::int64_t monday = 1772409600;

/// ann and bob in lab, eve in den; ann runs 4 CPUs in batch, where bob waits for 2; gone users left usage with lab.
struct Cluster : Snapshot
{
    AssociationId lab;
    AssociationId den;
    AssociationId ann;
    AssociationId bob;
    AssociationId eve;

    Cluster()
    {
        policy.priority.halfLife.minutes = 7 * 1440;
        policy.nodeGroups.edit().push_back({});
        policy.nodeGroups.edit().back().names = "n1";
        policy.nodeGroups.edit().back().count = 1;
        policy.nodeGroups.edit().back().cpus = 16;
        policy.partitions.edit().push_back({});
        policy.partitions.edit().back().name = "batch";
        policy.partitions.edit().back().nodes = { { 0, 1 } };
        AssociationTree &tree = policy.associations;
        lab = tree.addAccount(AssociationTree::root(), "lab", 30);
        den = tree.addAccount(AssociationTree::root(), "den", 10);
        ann = tree.addUser(lab, "ann", 1);
        bob = tree.addUser(lab, "bob", 2);
        eve = tree.addUser(den, "eve", 1);
        situation.setOwnUsage(lab, 500.0L);
        situation.setOwnUsage(ann, 100000.0L);
        situation.setOwnUsage(bob, 300000.0L);
        situation.setOwnUsage(eve, 200000.0L);
        addJob("1", "ann", 4, true);
        addJob("2", "bob", 2, false);
    }

    void addJob(const char *id, const char *user, std::uint32_t cpus, bool running)
    {
        Job job;
        job.id = id;
        job.user = user;
        job.account = "lab";
        job.partitions = { "batch" };
        job.cpus = cpus;
        job.running = running;
        job.submitTime = monday;
        job.accrueTime = monday;
        situation.jobs.edit().push_back(job);
    }
};

double usage(const Situation &of, AssociationId id)
{
    return static_cast<double>(of.ownUsage(id));
}

bool near(double a, double b, double part = 1e-9)
{
    return std::abs(a - b) <= part * std::max(std::abs(a), std::abs(b));
}

ForecastAssumption assume(Meanwhile meanwhile, std::vector<AccountRate> accounts = {})
{
    return { meanwhile, std::move(accounts) };
}

} // namespace

class TestForecast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsWhatPassesComeTo_data();
    void itIsWhatPassesComeTo();
    void aSteadyRateLeavesUsageAsItIs();
    void whatIsUsedSinceAResetGrowsOn();
    void whoRestsFades();
    void runningJobsAreChargedAsAtPasses();
    void theQueueIsChargedUntilItsLimits_data();
    void theQueueIsChargedUntilItsLimits();
    void onlyWhatIsBeyondTheRateIsCharged();
    void sharesAreWhatEverybodyRuns();
    void anAccountRunsWhatIsTyped();
    void aCourseThatStaysIsARateThatWasTyped();
    void aDrawnCourseIsChargedPhaseByPhase();
    void aCourseChangesWhatIsBelowItAlone();
    void whatACourseBringsBeforeAResetIsCleared();
    void aNumberSaysThatItsRateWasDrawn();
    void anotherPriceIsPaidByWhatGoesOn();
    void aPeriodThatIsNewMayClearAtOnce();
    void theAgeOfJobsGrows();
    void aJobKeepsThePriorityWithWhichItStarts();
    void everyNumberSaysThatItIsAForecast();
    void aLookBeginsAtThePresentThatIsAskedFor();
    void ratesAreRead();
    void coursesAreReadAndWritten();
};

void TestForecast::itIsWhatPassesComeTo_data()
{
    QTest::addColumn<int>("halfLifeMinutes");
    QTest::addColumn<int>("periodMinutes");
    QTest::addColumn<int>("reset");
    QTest::addColumn<bool>("atOnce");
    QTest::addColumn<double>("days");
    QTest::newRow("a week's half-life") << 10080 << 5 << static_cast<int>(UsageReset::None) << false << 20.0;
    QTest::newRow("half of a pass is none") << 10080 << 5 << static_cast<int>(UsageReset::None) << false << 0.0017;
    QTest::newRow("short against its period") << 60 << 30 << static_cast<int>(UsageReset::None) << false << 1.0;
    QTest::newRow("a very long one") << 5256000 << 5 << static_cast<int>(UsageReset::None) << false << 56.0;
    QTest::newRow("no decay") << 0 << 5 << static_cast<int>(UsageReset::Monthly) << false << 20.0;
    QTest::newRow("reset on Sundays") << 10080 << 7 << static_cast<int>(UsageReset::Weekly) << false << 30.0;
    QTest::newRow("every day, by rare passes") << 10080 << 3000 << static_cast<int>(UsageReset::Daily) << false << 30.0;
    QTest::newRow("at once and monthly") << 10080 << 5 << static_cast<int>(UsageReset::Monthly) << true << 40.0;
    QTest::newRow("now") << 10080 << 5 << static_cast<int>(UsageReset::Now) << false << 3.0;
}

void TestForecast::itIsWhatPassesComeTo()
{
    QFETCH(const int, halfLifeMinutes);
    QFETCH(const int, periodMinutes);
    QFETCH(const int, reset);
    QFETCH(const bool, atOnce);
    QFETCH(const double, days);
    PrioritySettings settings;
    settings.halfLife.minutes = static_cast<std::uint32_t>(halfLifeMinutes);
    settings.calcPeriod.minutes = static_cast<std::uint32_t>(periodMinutes);
    settings.usageReset = static_cast<UsageReset>(reset);
    const std::int64_t start = monday + 12345;
    const auto seconds = static_cast<std::int64_t>(days * day);
    const std::int64_t passes = seconds / (std::int64_t { periodMinutes } * 60);
    const std::int64_t whole = passes * periodMinutes * 60;
    const auto stepped = [&](long double first, double rate) {
        const std::vector<UsageCampaign> campaigns { { 0, seconds + whole + 1, rate } };
        return passes == 0 ? first : usageOverTime(settings, first, campaigns, start, whole, 1, atOnce).back().usage;
    };
    const UsageCourse course = usageCourse(settings, start, seconds, atOnce);
    QVERIFY(near(course.kept, static_cast<double>(stepped(1.0L, 0.0))));
    QVERIFY(near(course.gained, static_cast<double>(stepped(0.0L, 1.0))));
}

void TestForecast::aSteadyRateLeavesUsageAsItIs()
{
    Cluster cluster;
    cluster.situation.tresUsage.edit() = { { "lab", "", "gres/gpu", 7 } };
    const Forecaster forecast(cluster, assume(Meanwhile::GoOn), monday);
    QVERIFY(forecast.at(0).situation.sharesUsageWith(cluster.situation));
    const Ahead ahead = forecast.at(20 * day);
    const Situation &then = ahead.situation;
    QCOMPARE(usage(then, cluster.ann), 100000.0);
    QCOMPARE(usage(then, cluster.eve), 200000.0);
    // nobody runs what users who are gone left behind: 20 days of a week's half-life
    QVERIFY(near(usage(then, cluster.lab), 500.0 * std::pow(1.0 - 0.693 / (7.0 * day), 20.0 * day)));
    QCOMPARE(ahead.seconds, 20 * day);
    QVERIFY(then.tresUsage->empty());
    QCOMPARE(usage(ahead.basis->present, cluster.ann), 100000.0);
}

void TestForecast::whatIsUsedSinceAResetGrowsOn()
{
    Cluster cluster;
    cluster.policy.priority.halfLife.minutes = 0;
    cluster.policy.priority.usageReset = UsageReset::Yearly;
    cluster.situation.lastReset = monday - 10 * day;
    // ten days brought 100000; five more bring half as much
    QVERIFY(near(usage(Forecaster(cluster, assume(Meanwhile::GoOn), monday).at(5 * day).situation, cluster.ann), 150000.0));
}

void TestForecast::whoRestsFades()
{
    Cluster cluster;
    cluster.situation.tresUsage.edit() = { { "bio", "", "gres/gpu", 5 } };
    const Situation then = Forecaster(cluster, assume(Meanwhile::Rest), monday).at(7 * day).situation;
    QVERIFY(then.tresUsage->empty()); // of single TRES nobody knows what runs
    // (1 − 0.693/h)^h: a little over a half
    QVERIFY(near(usage(then, cluster.bob), 300000.0 * std::pow(1.0 - 0.693 / (7.0 * day), 7.0 * day)));
    QVERIFY(near(usage(then, cluster.bob), 150000.0, 1e-3));
}

void TestForecast::runningJobsAreChargedAsAtPasses()
{
    const Cluster cluster;
    Snapshot stepped = cluster;
    for (int pass = 0; pass < 500; ++pass) {
        stepped = afterPass(std::move(stepped), 300);
    }
    const Situation then = Forecaster(cluster, assume(Meanwhile::RunningJobs), monday).at(std::int64_t { 500 } * 300).situation;
    for (const AssociationId id : { cluster.lab, cluster.ann, cluster.bob, cluster.eve }) {
        QVERIFY(near(usage(then, id), usage(stepped.situation, id)));
    }
    QVERIFY(usage(then, cluster.ann) > 4.0 * 500 * 300 * 0.9);
}

void TestForecast::theQueueIsChargedUntilItsLimits_data()
{
    QTest::addColumn<int>("limitMinutes");
    QTest::addColumn<int>("passes");
    QTest::newRow("at the end of a pass") << 60 << 40;
    QTest::newRow("within a pass") << 63 << 40;
    QTest::newRow("it runs still") << 600 << 40;
    QTest::newRow("within the first one") << 3 << 40;
}

/// No more and no less than moment.cpp charges, which steps through it otherwise.
void TestForecast::theQueueIsChargedUntilItsLimits()
{
    QFETCH(int, limitMinutes);
    QFETCH(int, passes);
    Cluster cluster;
    cluster.situation.jobs.edit().pop_back();
    cluster.situation.jobs.edit().front().timeLimit = static_cast<std::uint32_t>(limitMinutes);
    const std::int64_t seconds = std::int64_t { passes } * 300;
    const Situation charged = afterPasses(cluster, monday, seconds).situation;
    LookAhead look;
    look.seconds = seconds;
    look.assumption = assume(Meanwhile::Rest);
    const LookedAhead then = lookedAhead(cluster, cluster, cluster.situation, {}, look);
    for (const AssociationId id : { cluster.lab, cluster.ann, cluster.bob, cluster.eve }) {
        QVERIFY2(near(usage(then.situation, id), usage(charged, id)), qPrintable(QString::number(usage(then.situation, id) - usage(charged, id))));
    }
    // what is cleared meanwhile is so for the queue, too: a job without an end is one that runs on
    cluster.policy.priority.usageReset = UsageReset::Daily;
    cluster.situation.jobs.edit().front().timeLimit = unlimitedTime;
    look.seconds = 5 * day / 2;
    const Situation cleared = lookedAhead(cluster, cluster, cluster.situation, {}, look).situation;
    const Situation runs = Forecaster(cluster, assume(Meanwhile::RunningJobs), monday).at(look.seconds).situation;
    QVERIFY(near(usage(cleared, cluster.ann), usage(runs, cluster.ann)) && usage(cleared, cluster.ann) < 4.0 * day);
}

void TestForecast::onlyWhatIsBeyondTheRateIsCharged()
{
    Cluster cluster;
    cluster.situation.jobs.edit().front().timeLimit = 2 * 1440;
    LookAhead look;
    look.seconds = 5 * day;
    const auto at = [&cluster, &look](Meanwhile meanwhile, std::vector<AccountRate> rates = {}) {
        look.assumption = assume(meanwhile, std::move(rates));
        return lookedAhead(cluster, cluster, cluster.situation, {}, look);
    };
    const auto without = [&](Meanwhile meanwhile) { return Forecaster(cluster, assume(meanwhile), monday).at(look.seconds); };
    // ann goes on at a sixth of a CPU, so that of the 4 that her job has for two days the rest comes on top
    const LookedAhead goesOn = at(Meanwhile::GoOn);
    const double rate = goesOn.ahead->basis->rate(cluster.ann);
    const double twoDays = gainedBetween(cluster.policy.priority, 0, 2 * day, 5 * day);
    QVERIFY(rate < 1.0 && twoDays > 1.3 * day && twoDays < 2.0 * day);
    QVERIFY(near(usage(goesOn.situation, cluster.ann), usage(without(Meanwhile::GoOn).situation, cluster.ann) + (4.0 - rate) * twoDays));
    QVERIFY(near(goesOn.ahead->queuedUsage(cluster.ann), (4.0 - rate) * twoDays));
    QCOMPARE(goesOn.ahead->queuedUsage(cluster.eve), 0.0);
    QCOMPARE(usage(goesOn.situation, cluster.eve), usage(without(Meanwhile::GoOn).situation, cluster.eve));
    // who takes her place when it ends is what "running" takes for granted: no more than that
    QCOMPARE(usage(at(Meanwhile::RunningJobs).situation, cluster.ann), usage(without(Meanwhile::RunningJobs).situation, cluster.ann));
    // a rate that was typed is all that runs
    QCOMPARE(at(Meanwhile::GoOn, { { "lab", 0.0, false } }).ahead->queuedUsage(cluster.ann), 0.0);
    // and the number says so
    EvaluationOptions options;
    options.now = goesOn.time;
    const Evaluation evaluation = *evaluate(cluster.policy, goesOn.situation, options);
    const Explanation why
        = answer(AssociationNumber { cluster.ann, AssociationQuantity::RawUsage, false }, evaluation, nullptr, { goesOn.ahead.get(), nullptr });
    for (const ExplainStep &step : why.steps) {
        QVERIFY2(wrongNumbersOf(step).isEmpty(), qPrintable(wrongNumbersOf(step)));
    }
    QVERIFY(std::any_of(why.steps.begin(), why.steps.end(), [](const ExplainStep &step) {
        return QString::fromStdString(step.note.english()).startsWith("Estimated: of today's jobs 0 wait, 1 run and 1 have ended.");
    }));
}

void TestForecast::sharesAreWhatEverybodyRuns()
{
    const Cluster cluster;
    const Forecaster goesOn(cluster, assume(Meanwhile::GoOn), monday);
    const Forecaster shares(cluster, assume(Meanwhile::Shares), monday);
    const auto of = [&](const Forecaster &forecast, AssociationId id) { return forecast.basis().rate(id); };
    // lab has 30 of 40 shares, a third of them ann's
    const double whole = of(shares, cluster.ann) + of(shares, cluster.bob) + of(shares, cluster.eve);
    QVERIFY(near(of(shares, cluster.ann), whole * 0.25));
    QVERIFY(near(of(shares, cluster.bob), whole * 0.5));
    QVERIFY(near(of(shares, cluster.eve), whole * 0.25));
    // as busy as it was, with what the gone ones ran
    QVERIFY(near(whole, of(goesOn, cluster.ann) * 6.005));
}

void TestForecast::anAccountRunsWhatIsTyped()
{
    const Cluster cluster;
    const Forecaster goesOn(cluster, assume(Meanwhile::GoOn), monday);
    const Forecaster typed(cluster, assume(Meanwhile::GoOn, { { "lab", 8.0, false }, { "den", 3.0, true }, { "nobody", 1.0, false } }), monday);
    QVERIFY(near(typed.basis().rate(cluster.ann), 2.0));
    QVERIFY(near(typed.basis().rate(cluster.bob), 6.0));
    QCOMPARE(typed.basis().rate(cluster.lab), 0.0);
    QVERIFY(near(typed.basis().rate(cluster.eve), 3.0 * goesOn.basis().rate(cluster.eve)));
    const Forecaster fromNothing(cluster, assume(Meanwhile::Rest, { { "lab", 8.0, false } }), monday);
    QVERIFY(near(fromNothing.basis().rate(cluster.ann), 4.0));
    QVERIFY(near(fromNothing.basis().rate(cluster.bob), 4.0));
    QCOMPARE(fromNothing.basis().rate(cluster.eve), 0.0);
}

void TestForecast::aCourseThatStaysIsARateThatWasTyped()
{
    const Cluster cluster;
    for (const bool isTimes : { false, true }) {
        const AccountRate typed { "lab", 2.7, isTimes };
        AccountRate drawn = typed;
        drawn.steps = { { 3, 2.7 }, { 11, 2.7 } };
        const Forecaster first(cluster, assume(Meanwhile::GoOn, { typed }), monday);
        const Forecaster second(cluster, assume(Meanwhile::GoOn, { drawn }), monday);
        QVERIFY(second.basis().phases.ids.empty());
        for (const std::int64_t seconds : { std::int64_t { 3600 }, 3 * day, 5 * day + 17, 40 * day }) {
            const Situation one = first.at(seconds).situation;
            const Situation other = second.at(seconds).situation;
            for (const AssociationId id : { cluster.lab, cluster.ann, cluster.bob, cluster.eve }) {
                QVERIFY(one.ownUsage(id) == other.ownUsage(id)); // to the last bit
            }
        }
    }
}

/// By hand, as slurmctld's pass adds them: the first phase comes to what it would, and decays through the second one.
void TestForecast::aDrawnCourseIsChargedPhaseByPhase()
{
    const Cluster cluster;
    const std::int64_t passes = 288; // of a day
    const double kept = std::pow(1.0 - 0.693 / (7.0 * day), 300.0); // over a pass
    const auto walked = [&](double start, double first, int firstDays, double second, int days) {
        long double used = start;
        for (std::int64_t pass = 0; pass < days * passes; ++pass) {
            used = used * kept + 300.0 * kept * (pass < firstDays * passes ? first : second);
        }
        return static_cast<double>(used);
    };
    const Forecaster drawn(cluster, assume(Meanwhile::Rest, { { "den", 40.0, false, { { 5, 3.0 } } } }), monday);
    for (const int days : { 4, 5, 6, 30 }) {
        QVERIFY(near(usage(drawn.at(days * day).situation, cluster.eve), walked(200000.0, 40.0, 5, 3.0, days)));
    }
    // before its step nothing of the second rate is charged
    QCOMPARE(usage(drawn.at(5 * day).situation, cluster.eve),
        usage(Forecaster(cluster, assume(Meanwhile::Rest, { { "den", 40.0, false } }), monday).at(5 * day).situation, cluster.eve));
    // and a forecast that goes on from there ends at the same
    Cluster then;
    then.situation.setOwnUsage(then.eve, drawn.at(5 * day).situation.ownUsage(cluster.eve));
    const Forecaster second(then, assume(Meanwhile::Rest, { { "den", 3.0, false } }), monday + 5 * day);
    QVERIFY(near(usage(drawn.at(30 * day).situation, cluster.eve), usage(second.at(25 * day).situation, then.eve)));
    // times what it would run
    const Forecaster goesOn(cluster, assume(Meanwhile::GoOn), monday);
    const double rate = goesOn.basis().rate(cluster.eve);
    const Forecaster times(cluster, assume(Meanwhile::GoOn, { { "den", 2.0, true, { { 5, 0.5 } } } }), monday);
    QVERIFY(near(usage(times.at(20 * day).situation, cluster.eve), walked(200000.0, 2.0 * rate, 5, 0.5 * rate, 20)));
}

void TestForecast::aCourseChangesWhatIsBelowItAlone()
{
    const Cluster cluster;
    const Forecaster drawn(
        cluster, assume(Meanwhile::Rest, { { "lab", 8.0, false, { { 2, 0.0 }, { 9, 4.0 } } }, { "den", 1.0, false, { { 3, 5.0 } } } }), monday);
    QCOMPARE(drawn.basis().phases.from, (std::vector<std::int64_t> { 0, 2 * day, 3 * day, 9 * day }));
    const auto of = [&](AssociationId id) {
        const std::span<const double> rates = drawn.basis().phases.ratesOf(id);
        return std::vector<double>(rates.begin(), rates.end());
    };
    QCOMPARE(of(cluster.ann), (std::vector<double> { 4.0, 0.0, 0.0, 2.0 }));
    QCOMPARE(of(cluster.bob), of(cluster.ann));
    QCOMPARE(of(cluster.eve), (std::vector<double> { 1.0, 1.0, 5.0, 5.0 }));
    QVERIFY(of(cluster.lab).empty() && of(AssociationTree::root()).empty());
    QCOMPARE(drawn.basis().rate(cluster.ann), 4.0);
    // jobs of the queue are part of what was drawn
    LookAhead look;
    look.seconds = 5 * day;
    look.assumption = drawn.basis().assumption;
    QCOMPARE(lookedAhead(cluster, cluster, cluster.situation, {}, look).ahead->queuedUsage(cluster.ann), 0.0);
    // of two that meet the later one counts, day by day
    const Forecaster meet(cluster, assume(Meanwhile::Rest, { { "lab", 8.0, false, { { 2, 6.0 } } }, { "lab", 2.0, false } }), monday);
    QVERIFY(meet.basis().phases.ids.empty());
    QCOMPARE(meet.basis().rate(cluster.ann), 1.0);
}

void TestForecast::whatACourseBringsBeforeAResetIsCleared()
{
    Cluster cluster;
    cluster.policy.priority.usageReset = UsageReset::Weekly; // on Sundays, six days from now
    const auto at = [&cluster](double before) {
        const Forecaster forecast(cluster, assume(Meanwhile::Rest, { { "den", before, false, { { 4, 7.0 } } } }), monday);
        return usage(forecast.at(10 * day).situation, cluster.eve);
    };
    const Situation flat = Forecaster(cluster, assume(Meanwhile::Rest, { { "den", 7.0, false } }), monday).at(10 * day).situation;
    QVERIFY(near(at(1000.0), usage(flat, cluster.eve)));
    QVERIFY(near(at(0.0), usage(flat, cluster.eve)));
    QVERIFY(usage(flat, cluster.eve) > 7.0 * day);
}

void TestForecast::aNumberSaysThatItsRateWasDrawn()
{
    const Cluster cluster;
    EvaluationOptions options;
    options.now = monday + 12 * day;
    const auto ask = [&](const std::vector<RateStep> &course, AssociationId id) {
        const Ahead ahead
            = Forecaster(cluster, assume(Meanwhile::Rest, { { "lab", 2.0, false, course }, { "den", 0.0, true } }), monday).at(12 * day);
        const Evaluation evaluation = *evaluate(cluster.policy, ahead.situation, options);
        return answer(AssociationNumber { id, AssociationQuantity::RawUsage, false }, evaluation, nullptr, { &ahead, nullptr });
    };
    const Explanation drawn = ask({ { 7, 6.0 }, { 20, 1.0 } }, cluster.ann);
    QCOMPARE(drawn.steps.size(), std::size_t { 6 });
    QCOMPARE(drawn.steps[1].note.english(), std::string("Meanwhile den=0x"));
    QCOMPARE(drawn.steps[2].note.english(), std::string("Meanwhile by a course, \"7d:\" being from the seventh day from now on: lab=2/7d:6/20d:1"));
    QVERIFY(drawn.steps[4].note.english().starts_with("It runs at 2 rates until then"));
    QVERIFY(drawn.steps[5].note.english().ends_with("the rate follows the course that was drawn"));
    for (const ExplainStep &step : drawn.steps) {
        QVERIFY2(wrongNumbersOf(step).isEmpty(), qPrintable(wrongNumbersOf(step)));
    }
    std::vector<RateStep> daily;
    for (int each = 1; each <= 12; ++each) {
        daily.push_back({ each, each * 1.0 });
    }
    const Explanation many = ask(daily, cluster.ann);
    QVERIFY(many.steps[4].note.english().starts_with("It runs at 12 rates until then"));
    QVERIFY2(wrongNumbersOf(many.steps[5]).isEmpty(), qPrintable(wrongNumbersOf(many.steps[5])));
    QCOMPARE(ask(daily, cluster.eve).steps.back().note.english(), std::string("Billing TRES × seconds; the rate is what is charged at any time"));
}

void TestForecast::anotherPriceIsPaidByWhatGoesOn()
{
    Cluster baseline;
    baseline.policy.partitions.edit().push_back(baseline.policy.partitions->front());
    baseline.policy.partitions.edit().back().name = "cheap";
    baseline.addJob("3", "eve", 1, true);
    baseline.situation.jobs.edit().back().account = "den";
    baseline.situation.jobs.edit().back().partitions = { "cheap" };
    Cluster draft = baseline;
    draft.policy.partitions.edit().front().billingWeights = { { "CPU", 3.0, '\0' } };
    draft.situation.jobs.edit().erase(draft.situation.jobs.edit().begin() + 1); // bob has none of his own
    const ForecastAssumption goOn = assume(Meanwhile::GoOn);
    const Forecaster before(baseline, goOn, monday);
    const Forecaster after(baseline, draft, draft.situation, goOn, monday);
    QVERIFY(near(after.basis().rate(draft.ann), 3.0 * before.basis().rate(draft.ann)));
    QVERIFY(near(after.basis().rate(draft.bob), 3.0 * before.basis().rate(draft.bob)));
    QVERIFY(near(after.basis().rate(draft.eve), before.basis().rate(draft.eve)));
}

void TestForecast::aPeriodThatIsNewMayClearAtOnce()
{
    const Cluster baseline;
    Cluster draft;
    draft.policy.priority.usageReset = UsageReset::Yearly;
    const Situation then = Forecaster(baseline, draft, draft.situation, assume(Meanwhile::Rest), monday).at(day).situation;
    QCOMPARE(usage(then, draft.ann), 0.0);
    // the last reset is known to lie in the running year
    draft.situation.lastReset = monday - 20 * day;
    QVERIFY(usage(Forecaster(baseline, draft, draft.situation, assume(Meanwhile::Rest), monday).at(day).situation, draft.ann) > 80000.0);
}

void TestForecast::theAgeOfJobsGrows()
{
    Cluster cluster;
    cluster.policy.priority.weightAge = 1000;
    cluster.policy.priority.maxAge.minutes = 10 * 1440;
    QCOMPARE(presentOf(cluster.situation, 5), monday);
    QCOMPARE(presentOf(Situation(), 5), std::int64_t { 5 });
    EvaluationOptions options;
    options.now = monday + 4 * day;
    const Situation then = Forecaster(cluster, assume(Meanwhile::GoOn), monday).at(4 * day).situation;
    const Evaluation evaluation = *evaluate(cluster.policy, then, options);
    QCOMPARE(evaluation.terms(1).age, 400.0);
}

/// Who starts by then runs with the priority of before, and who has ended is not said to run.
void TestForecast::aJobKeepsThePriorityWithWhichItStarts()
{
    Cluster cluster;
    cluster.policy.priority.weightAge = 1000;
    cluster.policy.priority.weightFairshare = 5000;
    cluster.situation.jobs.edit()[1].timeLimit = 60;
    const std::uint32_t today = evaluate(cluster.policy, cluster.situation)->priority(1);
    QVERIFY(today > 0);
    const auto look = [&cluster](std::int64_t seconds) {
        LookAhead ahead;
        ahead.seconds = seconds;
        return lookedAhead(cluster, cluster, cluster.situation, {}, ahead);
    };
    for (const std::int64_t seconds : { 1800, 7200 }) {
        const LookedAhead then = look(seconds);
        EvaluationOptions options;
        options.now = then.time;
        const Evaluation evaluation = *evaluate(cluster.policy, then.situation, options);
        QCOMPARE(evaluation.priority(1), today);
        const Explanation why = ofItsMoment(explain(evaluation, 1, JobQuantity::Priority), evaluation, then.ahead.get(), 1);
        const QString text = QString::fromStdString(explanationText(why));
        QCOMPARE(text.contains(QStringLiteral("It has ended by then")), seconds > 3600);
        QVERIFY(text.contains(QStringLiteral("start by their priority of today, and this is that one")));
        const Explanation age = ofItsMoment(explain(evaluation, 1, JobQuantity::Age), evaluation, then.ahead.get(), 1);
        QVERIFY(QString::fromStdString(explanationText(age)).contains(QStringLiteral("would come to if it still waited")));
        QCOMPARE(why.steps.front().title.english(), std::string(seconds > 3600 ? "By then" : "Not yet"));
        // age and fair share of then come to another sum: they do not lead to it
        QCOMPARE(why.steps.back().number, static_cast<double>(today));
        for (const char *term : { "Age", "Fair share", "Sum" }) {
            QVERIFY2(
                std::none_of(why.steps.begin(), why.steps.end(), [term](const ExplainStep &step) { return step.title.english() == term; }), term);
        }
    }
    QVERIFY((*look(1800).situation.jobs)[0].printedPriority == 0); // what runs already keeps what was read of it
    Cluster calculated = cluster;
    calculated.policy.priority.set(PriorityFlag::CalculateRunning);
    calculated.situation.jobs.edit()[1].running = true;
    const Evaluation again = *evaluate(calculated.policy, calculated.situation);
    QVERIFY(!QString::fromStdString(explanationText(explain(again, 1, JobQuantity::Age))).contains(QStringLiteral("if it still waited")));
}

void TestForecast::everyNumberSaysThatItIsAForecast()
{
    const Cluster cluster;
    EvaluationOptions options;
    options.now = monday + 12 * day;
    const auto look = [&](const Forecaster &forecast, std::int64_t seconds, AssociationQuantity quantity) {
        const Ahead ahead = forecast.at(seconds);
        const Evaluation evaluation = *evaluate(cluster.policy, ahead.situation, options);
        return answer(AssociationNumber { cluster.ann, quantity, false }, evaluation, nullptr, { seconds > 0 ? &ahead : nullptr, nullptr });
    };
    const Forecaster forecast(cluster, assume(Meanwhile::GoOn, { { "lab", 2.0, true } }), monday);
    const Explanation usage = look(forecast, 12 * day, AssociationQuantity::RawUsage);
    QCOMPARE(usage.steps.size(), std::size_t { 5 });
    QCOMPARE(usage.steps[0].note.english(), std::string("A forecast: in 12 d, if everybody goes on as in the last half-life"));
    QCOMPARE(usage.steps[1].note.english(), std::string("Meanwhile lab=2x"));
    for (const ExplainStep &step : usage.steps) {
        QVERIFY2(wrongNumbersOf(step).isEmpty(), qPrintable(wrongNumbersOf(step)));
    }
    // what is there now decays to d^t of it, and twice the steady rate brings 2 (1 − d^t)
    const double left = std::pow(1.0 - 0.693 / (7.0 * day), 12.0 * day);
    QVERIFY(near(usage.steps[2].number, left));
    QVERIFY(near(usage.steps[4].number, 100000.0 * (2.0 - left)));
    QCOMPARE(look(forecast, 12 * day, AssociationQuantity::FairShare).steps.front().note.english(), usage.steps[0].note.english());
    QCOMPARE(look(forecast, 0, AssociationQuantity::RawUsage).steps.size(), std::size_t { 1 });
}

void TestForecast::aLookBeginsAtThePresentThatIsAskedFor()
{
    Cluster cluster;
    LookAhead look;
    look.seconds = 9 * day;
    look.otherwiseNow = monday + 3 * day;
    const auto looked
        = [&cluster, &look](const EvaluationOptions &options) { return lookedAhead(cluster, cluster, cluster.situation, options, look); };
    QCOMPARE(looked({}).time, std::optional(monday + 9 * day)); // what the jobs say
    EvaluationOptions asked;
    asked.now = monday + 5 * day;
    QCOMPARE(looked(asked).time, std::optional(monday + 14 * day));
    const Forecaster forecast(cluster, look.assumption, monday + 5 * day, queueCourse(cluster.policy, cluster.situation, asked, monday + 5 * day));
    QVERIFY(looked(asked).situation.equals(forecast.at(look.seconds).situation, cluster.policy.associations));
    cluster.situation.jobs.edit().clear();
    QCOMPARE(looked({}).time, std::optional(monday + 12 * day)); // what the look says
    look.seconds = 0;
    QVERIFY(!looked(asked).ahead && looked(asked).time == asked.now && !looked({}).time);
    QVERIFY(looked({}).situation.equals(cluster.situation, cluster.policy.associations));
}

void TestForecast::ratesAreRead()
{
    QCOMPARE(readAccountRate(" Chem = 2.5X"), (AccountRate { "chem", 2.5, true }));
    QCOMPARE(readAccountRate("a=b=0"), (AccountRate { "a=b", 0.0, false }));
    for (const char *wrong : { "", "chem", "chem=", "chem=x", "=2", "chem=-1", "chem=inf", "chem=nan", "chem=1e300", "chem=2xx", "chem=2 h" }) {
        QVERIFY2(!readAccountRate(wrong), wrong);
    }
    for (const Meanwhile each : { Meanwhile::GoOn, Meanwhile::RunningJobs, Meanwhile::Shares, Meanwhile::Rest }) {
        QCOMPARE(meanwhileOf(meanwhileWord(each)), each);
    }
    QVERIFY(!meanwhileOf("sleep"));
}

void TestForecast::coursesAreReadAndWritten()
{
    const AccountRate course { "chem", 2.0, true, { { 7, 0.5 }, { 21, 1.0 } } };
    QCOMPARE(readAccountRate("chem=2x/7d:0.5x/21d:1x"), course);
    QCOMPARE(readAccountRate(" chem = 2X / 7D:.5x /21d: 1x"), course);
    QCOMPARE(accountRateText(course), std::string("chem=2x/7d:0.5x/21d:1x"));
    QCOMPARE(readAccountRate("a/b=c=3"), (AccountRate { "a/b=c", 3.0, false }));
    for (const char *wrong : { "chem=2x/", "chem=2x/7d:2", "chem=2/7d:2x", "chem=2/7d", "chem=2/d:1", "chem=2/7:1", "chem=2/0d:1", "chem=2/-3d:1",
             "chem=2/7d:1/7d:2", "chem=2/7d:1/3d:2", "chem=2/733d:1", "chem=2/99999999999d:1", "chem=2/7d:-1", "chem=2/7d:nan", "chem=/7d:1" }) {
        QVERIFY2(!readAccountRate(wrong), wrong);
    }
    QCOMPARE(course.at(-5), 2.0);
    QCOMPARE(course.at(7 * day - 1), 2.0);
    QCOMPARE(course.at(7 * day), 0.5);
    QCOMPARE(course.at(400 * day), 1.0);
    const std::vector<double> days = daysOf(course, 30);
    QCOMPARE(days[6], 2.0);
    QCOMPARE(days[7], 0.5);
    QCOMPARE(drawnRate("chem", true, days), course);
    QCOMPARE(drawnRate("chem", false, { 3.0, -1.0, std::nan(""), 3.0, 1e300 }),
        (AccountRate { "chem", 3.0, false, { { 1, 0.0 }, { 3, 3.0 }, { 4, 1e15 } } }));
    QCOMPARE(drawnRate("chem", false, {}), (AccountRate { "chem", 0.0, false }));
}

APPORTION_TEST(TestForecast)
} // namespace test_forecast

#include "test_forecast.moc"
