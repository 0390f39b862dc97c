// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/decay.h"
#include "support/test_case.h"

#include <QTest>

#include <chrono>
#include <cmath>

namespace test_decay
{

using namespace apportion;

namespace
{

constexpr std::int64_t day = 86400;

std::int64_t utc(int year, unsigned month, unsigned dayOfMonth, int hour = 0)
{
    using namespace std::chrono;
    const sys_days date { std::chrono::year(year) / static_cast<int>(month) / static_cast<int>(dayOfMonth) };
    return duration_cast<seconds>(date.time_since_epoch()).count() + std::int64_t { hour } * 3600;
}

PrioritySettings withHalfLife(std::uint32_t minutes)
{
    PrioritySettings settings;
    settings.halfLife.minutes = minutes;
    return settings;
}

} // namespace

class TestDecay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void factorIsSlurmsApproximation();
    void usageHalvesInAboutAHalfLife();
    void runningJobAddsItsDecayedUse();
    void resetsFallOnCalendarDays_data();
    void resetsFallOnCalendarDays();
    void resetSetsUsageToZeroAgainAndAgain();
    void switchingAPeriodOnMayClearAtOnce();
    void pointsAreAtEveryNthPeriodAndAtTheEnd();
    void timeUntilAFraction();
};

void TestDecay::factorIsSlurmsApproximation()
{
    QCOMPARE(decayFactor({ 7 * 24 * 60, {} }), 1.0 - 0.693 / 604800.0);
    QCOMPARE(decayFactor({ 0, {} }), 1.0);
    // slurmctld multiplies minutes by 60 in 32 bits, and -1 is what it keeps for no limit
    QCOMPARE(halfLifeSeconds({ SlurmTime::unlimited, {} }), 4294967236U);
    QCOMPARE(decayFactor({ SlurmTime::unlimited, {} }), 1.0 - 0.693 / 4294967236.0);
    QCOMPARE(halfLifeSeconds({ 71582788, {} }), 4294967280U);
    QCOMPARE(halfLifeSeconds({ 71582789, {} }), 44U);
}

void TestDecay::usageHalvesInAboutAHalfLife()
{
    const PrioritySettings settings = withHalfLife(7 * 24 * 60);
    const std::vector<UsagePoint> points = usageOverTime(settings, 1000.0L, {}, 0, 7 * day);
    QCOMPARE(points.size(), std::size_t { 7 * 24 * 12 + 1 });
    // (1 − .693/604800)^604800 = e^−.6930004 = .500073
    QVERIFY(std::abs(static_cast<double>(points.back().usage) - 500.0734) < 0.001);
}

void TestDecay::runningJobAddsItsDecayedUse()
{
    const PrioritySettings settings = withHalfLife(60);
    const double d = decayFactor(settings.halfLife);
    // One period of 300 s, of which the job runs the last 100 s at 8 TRES a second.
    const std::vector<UsagePoint> points = usageOverTime(settings, 50.0L, { { 200, 1000, 8.0 } }, 0, 600);
    const double afterOne = 50.0 * std::pow(d, 300.0) + 100.0 * std::pow(d, 100.0) * 8.0;
    QVERIFY(std::abs(static_cast<double>(points[1].usage) - afterOne) < 1e-9);
    const double afterTwo = afterOne * std::pow(d, 300.0) + 300.0 * std::pow(d, 300.0) * 8.0;
    QVERIFY(std::abs(static_cast<double>(points[2].usage) - afterTwo) < 1e-9);
}

void TestDecay::resetsFallOnCalendarDays_data()
{
    QTest::addColumn<int>("reset");
    QTest::addColumn<qint64>("expected");
    // From Saturday, 21 November 2026, 07:00
    QTest::newRow("now") << int(UsageReset::Now) << qint64(utc(2026, 11, 21, 7));
    QTest::newRow("daily") << int(UsageReset::Daily) << qint64(utc(2026, 11, 22));
    QTest::newRow("weekly, on Sunday") << int(UsageReset::Weekly) << qint64(utc(2026, 11, 22));
    QTest::newRow("monthly") << int(UsageReset::Monthly) << qint64(utc(2026, 12, 1));
    QTest::newRow("quarterly") << int(UsageReset::Quarterly) << qint64(utc(2027, 1, 1));
    QTest::newRow("yearly") << int(UsageReset::Yearly) << qint64(utc(2027, 1, 1));
}

void TestDecay::resetsFallOnCalendarDays()
{
    QFETCH(int, reset);
    QFETCH(qint64, expected);
    QCOMPARE(qint64(nextUsageReset(static_cast<UsageReset>(reset), utc(2026, 11, 21, 7)).value()), expected);
    QVERIFY(!nextUsageReset(UsageReset::None, 0).has_value());
    QCOMPARE(nextUsageReset(UsageReset::Quarterly, utc(2026, 4, 1)).value(), utc(2026, 4, 1));
    QCOMPARE(nextUsageReset(UsageReset::Monthly, utc(2026, 12, 31, 1)).value(), utc(2027, 1, 1));
}

void TestDecay::resetSetsUsageToZeroAgainAndAgain()
{
    PrioritySettings settings = withHalfLife(0);
    settings.usageReset = UsageReset::Daily;
    const std::vector<UsagePoint> points = usageOverTime(settings, 5.0L, { { 0, 10 * day, 1.0 } }, utc(2026, 11, 21), 3 * day);
    QCOMPARE(static_cast<double>(points[1].usage), 5.0 + 300.0);
    for (const UsagePoint &point : points) {
        QVERIFY2(point.usage <= 5.0L + day, "no day's use outlives its midnight");
    }
    const auto afterReset = points[288]; // the period that ends at the first midnight
    QCOMPARE(static_cast<double>(afterReset.usage), 300.0);
}

void TestDecay::switchingAPeriodOnMayClearAtOnce()
{
    using enum UsageReset;
    for (const UsageReset period : { Daily, Weekly, Monthly, Quarterly, Yearly }) {
        QVERIFY(mayResetAtOnce(None, period));
        QVERIFY(mayResetAtOnce(Now, period));
        QVERIFY(!mayResetAtOnce(period, period));
        QVERIFY(!mayResetAtOnce(period, None));
        QVERIFY(!mayResetAtOnce(period, Now));
        QVERIFY(mayResetAtOnce(Yearly, period) == (period != Yearly));
        QVERIFY(!mayResetAtOnce(Daily, period)); // the last reset was today
        QVERIFY(mayResetAtOnce(Weekly, period) == (period != Weekly)); // a week may begin in the month before
    }
    QVERIFY(!mayResetAtOnce(Monthly, Quarterly));
    QVERIFY(!mayResetAtOnce(Quarterly, Yearly));
    // the last reset is known
    const std::int64_t last = utc(2026, 11, 10);
    QCOMPARE(resetOutlook(None, Monthly, last, utc(2026, 11, 21)), ResetOutlook::Stays);
    QCOMPARE(resetOutlook(None, Monthly, last, utc(2026, 12, 1) - 3600), ResetOutlook::MayClear); // it may be December there already
    QCOMPARE(resetOutlook(None, Monthly, last, utc(2026, 12, 2)), ResetOutlook::Clears);
    QCOMPARE(resetOutlook(Weekly, Yearly, last, utc(2026, 12, 2)), ResetOutlook::Stays);
    QCOMPARE(resetOutlook(None, Yearly, last, utc(2027, 1, 2)), ResetOutlook::Clears);
    QCOMPARE(resetOutlook(Monthly, Monthly, last, utc(2027, 1, 2)), ResetOutlook::Stays);
    QCOMPARE(resetOutlook(None, Monthly, std::nullopt, utc(2026, 12, 2)), ResetOutlook::MayClear);
    QVERIFY(mayResetAtOnce(Quarterly, Monthly));
    // NOW asks for no last reset
    for (const std::optional<std::int64_t> reset : { std::optional(last), std::optional<std::int64_t>() }) {
        QCOMPARE(resetOutlook(None, Now, reset, utc(2026, 11, 21)), ResetOutlook::Clears);
        QCOMPARE(resetOutlook(Monthly, Now, reset, utc(2026, 11, 21)), ResetOutlook::Clears);
        QCOMPARE(resetOutlook(Now, Now, reset, utc(2026, 11, 21)), ResetOutlook::Stays);
    }

    PrioritySettings settings = withHalfLife(0);
    settings.usageReset = Monthly;
    const std::int64_t start = utc(2026, 11, 21);
    const std::vector<UsagePoint> kept = usageOverTime(settings, 5.0L, {}, start, 11 * day);
    const std::vector<UsagePoint> cleared = usageOverTime(settings, 5.0L, { { 0, 20 * day, 1.0 } }, start, 11 * day, 1, true);
    QCOMPARE(static_cast<double>(kept[1].usage), 5.0);
    QCOMPARE(static_cast<double>(cleared[1].usage), 300.0); // what ran in the period
    QVERIFY(cleared[cleared.size() - 2].usage < static_cast<long double>(day) + 1.0L); // and once more on the first of the month
}

void TestDecay::pointsAreAtEveryNthPeriodAndAtTheEnd()
{
    const std::vector<UsagePoint> points = usageOverTime(withHalfLife(60), 1.0L, {}, 0, 1000, 3);
    QCOMPARE(points.size(), std::size_t { 3 });
    QCOMPARE(points[0].time, 0);
    QCOMPARE(points[1].time, 900);
    QCOMPARE(points[2].time, 1200);
}

void TestDecay::timeUntilAFraction()
{
    const PrioritySettings settings = withHalfLife(7 * 24 * 60);
    const double half = secondsUntil(settings, 0.5).value();
    QVERIFY(std::abs(half / 604800.0 - std::log(2.0) / 0.693) < 1e-5);
    QCOMPARE(secondsUntil(settings, 1.0).value(), 0.0);
    QVERIFY(!secondsUntil(settings, 0.0).has_value());
    QVERIFY(!secondsUntil(withHalfLife(0), 0.5).has_value());
}

APPORTION_TEST(TestDecay)
} // namespace test_decay

#include "test_decay.moc"
