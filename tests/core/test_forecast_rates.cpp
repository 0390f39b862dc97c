// SPDX-License-Identifier: GPL-3.0-or-later
// Forecasts of what accounts run from now on: rates that are typed, and courses that are drawn.
#include "core/plan/forecast.h"

#include "core/explain/explain.h"
#include "core/plan/look_ahead.h"
#include "derivation.h"
#include "forecast_testing.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>
#include <span>

namespace test_forecast_rates
{

using namespace apportion;
using namespace apportion::forecast_testing;

class TestForecastRates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharesAreWhatEverybodyRuns();
    void anAccountRunsWhatIsTyped();
    void aCourseThatStaysIsARateThatWasTyped();
    void aDrawnCourseIsChargedPhaseByPhase();
    void aCourseChangesWhatIsBelowItAlone();
    void whatACourseBringsBeforeAResetIsCleared();
    void aNumberSaysThatItsRateWasDrawn();
    void ratesAreRead();
    void coursesAreReadAndWritten();
};

void TestForecastRates::sharesAreWhatEverybodyRuns()
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

void TestForecastRates::anAccountRunsWhatIsTyped()
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

void TestForecastRates::aCourseThatStaysIsARateThatWasTyped()
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
void TestForecastRates::aDrawnCourseIsChargedPhaseByPhase()
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

void TestForecastRates::aCourseChangesWhatIsBelowItAlone()
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

void TestForecastRates::whatACourseBringsBeforeAResetIsCleared()
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

void TestForecastRates::aNumberSaysThatItsRateWasDrawn()
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

void TestForecastRates::ratesAreRead()
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

void TestForecastRates::coursesAreReadAndWritten()
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

APPORTION_TEST(TestForecastRates)
} // namespace test_forecast_rates

#include "test_forecast_rates.moc"
