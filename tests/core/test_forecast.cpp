// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/forecast.h"

#include "core/explain/explain.h"
#include "core/plan/look_ahead.h"
#include "core/plan/moment.h"
#include "derivation.h"
#include "forecast_testing.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>

namespace test_forecast
{

using namespace apportion;
using namespace apportion::forecast_testing;

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
    void anotherPriceIsPaidByWhatGoesOn();
    void aPeriodThatIsNewMayClearAtOnce();
    void theAgeOfJobsGrows();
    void aJobKeepsThePriorityWithWhichItStarts();
    void everyNumberSaysThatItIsAForecast();
    void aLookBeginsAtThePresentThatIsAskedFor();
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

APPORTION_TEST(TestForecast)
} // namespace test_forecast

#include "test_forecast.moc"
