// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/recovery.h"

#include "core/evaluate/decay.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace test_recovery
{

using namespace apportion;

namespace
{

/// Two accounts of equal shares with one user each; a has used three times as much as b.
struct TwoAccounts
{
    Policy policy;
    Situation situation;
    AssociationId a;
    AssociationId b;
    AssociationId ann;
    AssociationId bob;

    explicit TwoAccounts(bool fairTree = false)
    {
        policy.priority.set(PriorityFlag::NoFairTree, !fairTree);
        policy.priority.halfLife.minutes = 7 * 24 * 60;
        AssociationTree &tree = policy.associations;
        a = tree.addAccount(AssociationTree::root(), "a", 50);
        b = tree.addAccount(AssociationTree::root(), "b", 50);
        ann = tree.addUser(a, "ann", 1);
        bob = tree.addUser(b, "bob", 1);
        situation.setOwnUsage(ann, 3000.0L);
        situation.setOwnUsage(bob, 1000.0L);
    }
};

double classicFactor(double own, double others, double shares)
{
    return std::exp2(-(own / (own + others)) / shares);
}

bool near(double a, double b, double tolerance)
{
    return std::abs(a - b) <= tolerance;
}

} // namespace

class TestRecovery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSteadyRateKeepsUsageAsItIs()
    {
        const TwoAccounts two;
        const double rate = steadyUsageRate(two.policy, two.situation);
        // Nearly usage · 0.693 / half-life.
        QVERIFY(near(rate, 4000.0 * 0.693 / 604800.0, 4000.0 * 0.693 / 604800.0 * 1e-3));
        const auto points = usageOverTime(two.policy.priority, 4000.0L, { { 0, 40L * 86400, rate } }, 0, 28L * 86400);
        QVERIFY(near(static_cast<double>(points.back().usage), 4000.0, 1e-6));
    }

    void whoRunsNothingRecoversAsUsageDecays()
    {
        const TwoAccounts two;
        RecoveryOptions options;
        options.chosen = { two.a };
        options.hours = 14 * 24;
        options.everyHours = 7 * 24;
        const auto forecast = forecastRecovery(two.policy, two.situation, options);
        QVERIFY(forecast.has_value());
        QCOMPARE(forecast->hours.size(), std::size_t { 3 });
        const std::vector<double> &factor = forecast->lines.front().factor;
        QVERIFY(near(factor[0], classicFactor(3000.0, 1000.0, 0.5), 1e-12));
        // (1 − 0.693/604800)^604800 = 0.5000733 of it is left after a half-life; b keeps its 1000.
        QVERIFY(near(factor[1], classicFactor(3000.0 * 0.5000733, 1000.0, 0.5), 1e-6));
        QVERIFY(near(factor[2], classicFactor(3000.0 * 0.5000733 * 0.5000733, 1000.0, 0.5), 1e-6));
    }

    void whoRunsItsShareComesToItsShare()
    {
        const TwoAccounts two;
        RecoveryOptions options;
        options.chosen = { two.a, two.b };
        options.timesShare = 1.0;
        options.hours = 140 * 24;
        options.everyHours = 24;
        const auto forecast = forecastRecovery(two.policy, two.situation, options);
        // Both run half of the machine: in the end each has used half, and F is exactly 0.5 (SLURM.md 5b).
        QVERIFY(near(forecast->lines[0].factor.back(), 0.5, 1e-5));
        QVERIFY(near(forecast->lines[1].factor.back(), 0.5, 1e-5));
        QVERIFY(forecast->overtakings.empty());
    }

    void whoRunsTwiceItsShareFallsBelowWhoGoesOnAsBefore()
    {
        const TwoAccounts two;
        RecoveryOptions options;
        options.chosen = { two.b };
        options.timesShare = 2.0;
        options.hours = 140 * 24;
        options.everyHours = 24;
        const auto forecast = forecastRecovery(two.policy, two.situation, options);
        // b runs the whole machine's rate of 4000 in the end, a goes on at its 3000.
        QVERIFY(near(forecast->lines[0].factor.back(), classicFactor(4000.0, 3000.0, 0.5), 1e-5));
    }

    void anOvertakingIsMarkedAtItsFirstWholeHour()
    {
        Policy policy;
        Situation situation;
        policy.priority.set(PriorityFlag::NoFairTree);
        policy.priority.halfLife.minutes = 7 * 24 * 60;
        AssociationTree &tree = policy.associations;
        const AssociationId x = tree.addAccount(AssociationTree::root(), "x", 10);
        const AssociationId y = tree.addAccount(AssociationTree::root(), "y", 30);
        const AssociationId z = tree.addAccount(AssociationTree::root(), "z", 60);
        for (const auto &[account, name, usage] :
            { std::tuple { x, "ux", 3000.0L }, std::tuple { y, "uy", 1500.0L }, std::tuple { z, "uz", 5500.0L } }) {
            situation.setOwnUsage(tree.addUser(account, name, 1), usage);
        }
        RecoveryOptions options;
        options.chosen = { x };
        options.watched = { y, x, y };
        options.hours = 28 * 24;
        options.everyHours = 7;
        const auto forecast = forecastRecovery(policy, situation, options);
        QCOMPARE(forecast->lines.size(), std::size_t { 2 });
        // x is above y once 3000 · kept / 10 < 1500 / 30: kept = 1/6, after ln 6 / −ln(1 − 0.693/604800) = 1,563,709 s = 434.4 h.
        QCOMPARE(forecast->overtakings.size(), std::size_t { 1 });
        QCOMPARE(forecast->overtakings.front().overtaker, x);
        QCOMPARE(forecast->overtakings.front().overtaken, y);
        QCOMPARE(forecast->overtakings.front().hour, 435U);
    }

    void underFairTreeWhoRestsOvertakes()
    {
        TwoAccounts two(true);
        RecoveryOptions options;
        options.chosen = { two.ann };
        options.timesShare = 0.0;
        options.hours = 28 * 24;
        options.everyHours = 6;
        const auto forecast = forecastRecovery(two.policy, two.situation, options);
        // Second of two at first (0.5); a's usage falls below b's 1000 after log2(3) half-lives = 11.09 days, then it leads.
        const auto &line = forecast->lines.front();
        QCOMPARE(line.factor.front(), 0.5);
        QCOMPARE(line.factor.back(), 1.0);
        for (std::size_t i = 0; i < forecast->hours.size(); ++i) {
            const double days = forecast->hours[i] / 24.0;
            if (std::abs(days - 7.0 * std::log2(3.0)) > 0.3) {
                QCOMPARE(line.factor[i], days < 7.0 * std::log2(3.0) ? 0.5 : 1.0);
            }
        }
    }

    void anAccountUnderFairTreeHasThatOfItsBestUser()
    {
        TwoAccounts two(true);
        RecoveryOptions options;
        options.chosen = { two.a, two.b };
        options.hours = 4;
        const auto forecast = forecastRecovery(two.policy, two.situation, options);
        QCOMPARE(forecast->lines[0].factor.front(), 0.5);
        QCOMPARE(forecast->lines[1].factor.front(), 1.0);
    }

    void aResetLevelsEverybody()
    {
        TwoAccounts two;
        two.policy.priority.usageReset = UsageReset::Daily;
        RecoveryOptions options;
        options.chosen = { two.a };
        options.hours = 25;
        options.everyHours = 25;
        options.start = 1'699'920'000; // 2023-11-14 00:00 UTC
        const auto forecast = forecastRecovery(two.policy, two.situation, options);
        // After midnight only what b ran since counts: a, which runs nothing, has used nothing.
        QCOMPARE(forecast->lines[0].factor.back(), 1.0);
    }

    void progressIsToldAndStopsWhenAsked()
    {
        const TwoAccounts two;
        RecoveryOptions options;
        options.chosen = { two.a };
        std::vector<double> parts;
        QVERIFY(forecastRecovery(two.policy, two.situation, options, {}, [&parts](double part) { parts.push_back(part); }));
        QVERIFY(parts.size() > 5);
        QVERIFY(std::is_sorted(parts.begin(), parts.end()));
        QVERIFY(parts.front() > 0.0 && parts.back() < 1.0);
        std::stop_source source;
        int told = 0;
        QVERIFY(!forecastRecovery(two.policy, two.situation, options, source.get_token(), [&](double) {
            ++told;
            source.request_stop();
        }));
        QCOMPARE(told, 1);
    }

    void oddInputIsTaken()
    {
        RecoveryOptions options;
        QVERIFY(forecastRecovery(Policy(), Situation(), options)->lines.empty());
        TwoAccounts two;
        options.chosen = { 99, two.a };
        options.hours = 0;
        const auto forecast = forecastRecovery(two.policy, two.situation, options);
        QCOMPARE(forecast->lines.size(), std::size_t { 1 });
        QCOMPARE(forecast->hours.size(), std::size_t { 1 });
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!forecastRecovery(two.policy, two.situation, options, stopped.get_token()));
        two.policy.priority.halfLife.minutes = 0;
        options.hours = 100;
        const auto undecayed = forecastRecovery(two.policy, two.situation, options);
        for (const double factor : undecayed->lines.front().factor) {
            QVERIFY(std::isfinite(factor));
        }
    }
};

APPORTION_TEST(TestRecovery)
} // namespace test_recovery

#include "test_recovery.moc"
