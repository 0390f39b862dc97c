// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_policies.h"
#include "charts/decay_data.h"
#include "charts/priority_data.h"
#include "charts/regime_chart.h"
#include "charts/regime_data.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace test_chart_data
{

using namespace apportion;

namespace
{

constexpr std::int64_t mondayNoon = 1'699'876'800; // 2023-11-13 12:00 UTC

PrioritySettings withHalfLife(std::uint32_t minutes, UsageReset reset = UsageReset::None)
{
    PrioritySettings settings;
    settings.halfLife.minutes = minutes;
    settings.usageReset = reset;
    return settings;
}

const RegimePoint *pointOf(const RegimeData &data, const QString &name)
{
    for (const RegimePoint &point : data.points) {
        if (point.name == name) {
            return &point;
        }
    }
    return nullptr;
}

bool near(double a, double b, double tolerance)
{
    return std::abs(a - b) <= tolerance;
}

} // namespace

class TestChartData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPeriodThatIsSwitchedOnClearsAtTheFirstPass()
    {
        const DecayData kept = decayData(withHalfLife(7 * 24 * 60, UsageReset::Monthly), mondayNoon);
        const DecayData cleared = decayData(withHalfLife(7 * 24 * 60, UsageReset::Monthly), mondayNoon, 0.0, 1200, true);
        QVERIFY(*decayAt(kept, 1.0) > 0.9);
        QCOMPARE(*decayAt(cleared, 1.0), 0.0);
        QCOMPARE(cleared.resets.front(), 300.0 / 86400.0); // one PriorityCalcPeriod
        QCOMPARE(cleared.resets.size(), kept.resets.size() + 1);
        QVERIFY(!cleared.half);
    }

    void afterOneHalfLifeSlurmKeepsAHairMoreThanHalf()
    {
        const DecayData data = decayData(withHalfLife(7 * 24 * 60), mondayNoon);
        QCOMPARE(*data.halfLifeDays, 7.0);
        QCOMPARE(data.horizonDays, 28.0);
        // (1 − 0.693/h)^h with h = 604,800 s: Slurm's factor is not 2^(−1/h).
        const double expected = std::pow(1.0 - 0.693 / 604800.0, 604800.0);
        QVERIFY(near(expected, 0.5000733, 1e-6));
        QVERIFY(near(*decayAt(data, 7.0), expected, 2e-6));
        QVERIFY(*decayAt(data, 7.0) > 0.5);
        QVERIFY(near(data.ideal[data.ideal.size() / 4].left, 0.5, 1e-12));
    }

    void halfAndTenthAreMarkedWhereSlurmReachesThem()
    {
        const DecayData data = decayData(withHalfLife(7 * 24 * 60), mondayNoon);
        QVERIFY(near(*decayAt(data, data.half->days), 0.5, 1e-4));
        QVERIFY(near(*decayAt(data, data.tenth->days), 0.1, 1e-4));
        QVERIFY(near(data.tenth->days, 7.0 * std::log2(10.0), 0.01));
    }

    void aLongTimeNeedsNoMorePointsThanAShortOne()
    {
        PrioritySettings settings = withHalfLife(4 * 365 * 24 * 60);
        settings.calcPeriod.minutes = 1;
        const DecayData data = decayData(settings, mondayNoon);
        QVERIFY(data.slurm.size() > 600);
        QVERIFY(data.slurm.size() < 2500);
        QVERIFY(near(*decayAt(data, 4 * 365.0), 0.50007, 1e-4));
    }

    void aResetIsAStepToZero()
    {
        const DecayData data = decayData(withHalfLife(7 * 24 * 60, UsageReset::Weekly), mondayNoon);
        // The next Sunday 00:00 after Monday noon is 5.5 days away.
        QVERIFY(!data.resets.empty());
        QCOMPARE(data.resets.front(), 5.5);
        QCOMPARE(data.resets.size(), std::size_t { 4 });
        double before = 0.0;
        double after = 1.0;
        for (const DecayPoint &point : data.slurm) {
            if (point.days == 5.5) {
                before = std::max(before, point.left);
                after = std::min(after, point.left);
            }
        }
        QVERIFY(near(before, std::exp2(-5.5 / 7.0), 1e-3));
        QCOMPARE(after, 0.0);
        QCOMPARE(*decayAt(data, 10.0), 0.0);
        // Decay alone does not reach a half before the reset.
        QVERIFY(!data.half);
    }

    void withoutAHalfLifeUsageStays()
    {
        for (const std::uint32_t minutes : { std::uint32_t { 0 }, SlurmTime::unlimited }) {
            const DecayData data = decayData(withHalfLife(minutes), mondayNoon);
            QVERIFY(!data.halfLifeDays);
            QVERIFY(data.ideal.empty());
            QVERIFY(!data.half);
            QVERIFY(1.0 - *decayAt(data, 14.0) <= (minutes == 0 ? 0.0 : 2e-4)); // no limit is one of 136 years
        }
        // A long half-life with a short reset period shows the first few resets, not a fence of them.
        QCOMPARE(decayData(withHalfLife(30 * 24 * 60, UsageReset::Daily), mondayNoon).resets.size(), std::size_t { 4 });
        const DecayData monthly = decayData(withHalfLife(0, UsageReset::Monthly), mondayNoon);
        // 2023-12-01 and 2024-01-01 are both inside.
        QCOMPARE(monthly.resets.size(), std::size_t { 2 });
        QCOMPARE(*decayAt(monthly, 10.0), 1.0);
        QCOMPARE(*decayAt(monthly, 20.0), 0.0);
    }

    void oddSettingsDoNotBreakTheSeries()
    {
        for (const std::uint32_t minutes : { 1U, 4294967294U }) {
            for (const UsageReset reset : { UsageReset::None, UsageReset::Now, UsageReset::Daily, UsageReset::Yearly }) {
                const DecayData data = decayData(withHalfLife(minutes, reset), 0, 0.0, 300);
                QVERIFY(!data.isEmpty());
                QVERIFY(data.slurm.size() < 4000);
                for (const DecayPoint &point : data.slurm) {
                    QVERIFY(std::isfinite(point.days) && std::isfinite(point.left));
                }
            }
        }
        QVERIFY(!decayData(withHalfLife(60), 0, std::numeric_limits<double>::quiet_NaN()).isEmpty());
        QVERIFY(DecayData().isEmpty());
        QVERIFY(!decayAt(DecayData(), 1.0));
    }

    void theCurveIsOneHalfAtItsShare()
    {
        QCOMPARE(regimeCurve(0.0, 1.0), 1.0);
        QCOMPARE(regimeCurve(1.0, 1.0), 0.5);
        QCOMPARE(regimeCurve(2.0, 1.0), 0.25);
        QCOMPARE(regimeCurve(3.0, 3.0), 0.5);
        QCOMPARE(regimeCurve(std::numeric_limits<double>::infinity(), 1.0), 0.0);
        QCOMPARE(regimeCurve(std::numeric_limits<double>::quiet_NaN(), 1.0), 0.0);
    }

    void underClassicThePointsAreWhatSshareShows()
    {
        const RegimeData data = regimeData(*test::evaluated(test::fiveAccounts()));
        QCOMPARE(data.algorithm, Algorithm::Classic);
        QVERIFY(data.others.empty());
        // goldens/seed_figure3/sshare.txt: u1 has 0.297030 shares, 0.553571 effective usage, FairShare 0.274772.
        const RegimePoint *u1 = pointOf(data, QStringLiteral("u1"));
        QVERIFY(u1 != nullptr);
        QVERIFY(u1->isUser);
        QVERIFY(near(u1->ratio, 0.553571 / 0.297030, 1e-5));
        QVERIFY(near(u1->factor, 0.274772, 1e-6));
        QCOMPARE(u1->regime, Regime::OverUsed);
        const RegimePoint *u5 = pointOf(data, QStringLiteral("u5"));
        QVERIFY(near(u5->factor, 0.659210, 1e-6));
        QCOMPARE(u5->regime, Regime::UnderUsed);
        for (const RegimePoint &point : data.points) {
            QVERIFY(near(point.factor, regimeCurve(point.ratio, data.dampening), 1e-9));
        }
        // 2 accounts, 4 below them, 5 users and the user root.
        QCOMPARE(data.points.size(), std::size_t { 12 });
    }

    void theDampeningFactorLiftsTheCurveButLeavesTheMiddleAtUsageOfTheShare()
    {
        Snapshot five = test::fiveAccounts();
        five.policy.priority.dampeningFactor = 3;
        const RegimeData data = regimeData(*test::evaluated(five));
        QCOMPARE(data.dampening, 3.0);
        QCOMPARE(data.atShareFrom, 1.0);
        QCOMPARE(data.atShareTo, 1.0);
        QVERIFY(regimeCurve(data.noShareFrom, 3.0) < 0.5000001e-6);
        for (const RegimePoint &point : data.points) {
            QVERIFY(near(point.factor, regimeCurve(point.ratio, 3.0), 1e-9));
            QCOMPARE(point.regime, point.ratio == 0.0 ? Regime::Unused : point.ratio > 1.0 ? Regime::OverUsed : Regime::UnderUsed);
        }
    }

    void underLinear2009TheCurveIsALineOverTheDifference()
    {
        EvaluationOptions options;
        options.algorithm = Algorithm::Linear2009;
        const auto evaluation = evaluate(test::fiveAccounts(), options);
        const RegimeData data = regimeData(*evaluation);
        QCOMPARE(data.algorithm, Algorithm::Linear2009);
        QCOMPARE(data.curve(0.0), 1.0);
        QCOMPARE(data.curve(1.0), 0.5);
        QCOMPARE(data.curve(data.noShareFrom), 0.0);
        QCOMPARE(data.maximumRatio, data.noShareFrom);
        QVERIFY(!data.isEmpty());
        for (const RegimePoint &point : data.points) {
            QVERIFY2(near(point.factor, data.curve(point.ratio), 1e-9), qPrintable(point.name));
        }
    }

    void underFairTreeTheRatioIsTheInverseOfLevelFs()
    {
        const auto evaluation = test::evaluated(test::smallUniversity());
        const RegimeData data = regimeData(*evaluation);
        QCOMPARE(data.algorithm, Algorithm::FairTree);
        const RegimePoint *chemistry = pointOf(data, QStringLiteral("chemistry"));
        QVERIFY(chemistry != nullptr);
        QVERIFY(near(chemistry->ratio, 1.0 / static_cast<double>(evaluation->levelFs(chemistry->id)), 1e-12));
        // By hand: 41.9 G of 79.66 G used, 25 of 95 shares; the guests used 2 M × (1 + … + 30) = 0.93 G, retired 1 G.
        const double usage = 41.9 / (25.1 + 41.9 + 11.6 + 0.93 + 1.0);
        QVERIFY(near(chemistry->ratio, usage / (25.0 / 95.0), 1e-9));
        QCOMPARE(pointOf(data, QStringLiteral("computing"))->regime, Regime::Unused);
        QCOMPARE(pointOf(data, QStringLiteral("computing"))->ratio, 0.0);
        QCOMPARE(pointOf(data, QStringLiteral("retired"))->regime, Regime::NoShare);
        QVERIFY(std::isinf(pointOf(data, QStringLiteral("retired"))->ratio));
        QCOMPARE(pointOf(data, QStringLiteral("retired"))->factor, 0.0);
        // On `parent`: no ratio of its own.
        QVERIFY(pointOf(data, QStringLiteral("genomics")) == nullptr);
        QVERIFY(std::isfinite(data.maximumRatio));
    }

    void bigTreesShowFewPointsAndAccountsOnly()
    {
        const test::GeneratedSize shape { .associations = 100000, .jobs = 0, .seed = 7 };
        const auto evaluation = test::evaluated(test::generatedPolicy(shape));
        const RegimeData data = regimeData(*evaluation, 300);
        QVERIFY(data.points.size() <= 300);
        QVERIFY(data.points.size() > 50);
        for (const RegimePoint &point : data.points) {
            QVERIFY(!point.isUser);
            QVERIFY(!std::isnan(point.ratio) && point.factor >= 0.0 && point.factor <= 1.0);
        }
        QVERIFY(!data.others.empty());
        RegimeChart chart;
        chart.setData(data);
        QCOMPARE(chart.table().rows.size(), data.points.size() + data.others.size()); // a file has those too that have no room
        const auto &ids = evaluation->layout().ids();
        const auto compared = [&](AssociationId id) { return !evaluation->tree().isUser(id) && evaluation->hasLevelFs(id); };
        QCOMPARE(chart.table().rows.size(), static_cast<std::size_t>(std::count_if(ids.begin(), ids.end(), compared)));
    }

    void theBarsPiecesAddUpToThePriority()
    {
        PriorityTerms terms;
        terms.fairshare = 4500.0;
        terms.age = 1000.0;
        terms.tres = 250.0;
        terms.site = -300;
        terms.nice = 700;
        const std::vector<PriorityBarSegment> segments = priorityBarSegments(terms);
        QCOMPARE(segments.size(), std::size_t { 5 });
        double above = 0.0;
        double below = 0.0;
        for (const PriorityBarSegment &segment : segments) {
            QVERIFY(segment.from < segment.to);
            (segment.from < 0.0 ? below : above) += segment.to - segment.from;
        }
        QCOMPARE(above, 5750.0);
        QCOMPARE(below, 1000.0);
        PriorityBarScale scale;
        scale.include(terms);
        QCOMPARE(scale.above, 5750.0);
        QCOMPARE(scale.below, 1000.0);
        QCOMPARE(segments.back().factor, Factor::Nice);
        QCOMPARE(segments.back().from, -1000.0);
        QCOMPARE(segments.back().to, -300.0);
    }

    void aNegativeNiceRaises()
    {
        PriorityTerms terms;
        terms.nice = -50;
        QCOMPARE(signedTerm(terms, Factor::Nice), 50.0);
        QCOMPARE(priorityBarSegments(terms).front().to, 50.0);
    }

    void termsThatAreNoNumbersHaveNoPiece()
    {
        PriorityTerms terms;
        terms.age = std::numeric_limits<double>::quiet_NaN();
        terms.tres = std::numeric_limits<double>::infinity();
        terms.qos = 5.0;
        QCOMPARE(priorityBarSegments(terms).size(), std::size_t { 1 });
        PriorityBarScale scale;
        scale.include(terms);
        QCOMPARE(scale.above, 5.0);
    }

    void theJobsStandInSlurmsOrder()
    {
        const auto evaluation = test::evaluated(test::smallUniversity());
        const PriorityData data = priorityData(*evaluation);
        QCOMPARE(data.total, std::size_t { 10 });
        QCOMPARE(data.rows.size(), std::size_t { 10 });
        for (std::size_t i = 1; i < data.rows.size(); ++i) {
            QVERIFY(data.rows[i - 1].terms.priority >= data.rows[i].terms.priority);
        }
        for (const PriorityRow &row : data.rows) {
            double sum = 0.0;
            for (const Factor factor : allFactors) {
                sum += signedTerm(row.terms, factor);
            }
            QVERIFY(near(sum, row.terms.sum, 1e-6 * std::abs(row.terms.sum) + 1e-6));
            QCOMPARE(row.terms.priority, evaluation->priority(row.row));
        }
        QCOMPARE(data.scale.below, 1200.0);
        QVERIFY(std::find(data.used.begin(), data.used.end(), Factor::Site) != data.used.end());
        const PriorityData accounts = priorityData(*evaluation, 200, { ShownRows::Accounts });
        std::size_t jobs = 0;
        for (const PriorityRow &row : accounts.rows) {
            const auto isFirst = [&row](const PriorityRow &one) { return one.account == row.account; };
            QCOMPARE(std::find_if(data.rows.begin(), data.rows.end(), isFirst)->row, row.row);
            jobs += row.ofAccount;
        }
        QCOMPARE(jobs, data.total);
        const JobRow against = data.rows[2].row;
        const PriorityData less = priorityData(*evaluation, 200, { ShownRows::Users, against });
        for (std::size_t i = 0; i < data.rows.size(); ++i) {
            for (const Factor factor : allFactors) {
                QCOMPARE(signedTerm(less.rows[i].terms, factor), signedTerm(data.rows[i].terms, factor) - signedTerm(data.rows[2].terms, factor));
            }
            QCOMPARE(less.priorityOf(less.rows[i]), data.priorityOf(data.rows[i]) - data.priorityOf(data.rows[2]));
        }
        QCOMPARE(priorityData(*evaluation, 3).rows.size(), std::size_t { 3 });
        QCOMPARE(priorityData(*evaluation, 3).total, std::size_t { 10 });
    }

    void realClustersGiveNumbersThatCanBeDrawn_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char *folder : { "seed_figure3", "fair_tree_rules", "odyssey", "tres_max_gres", "random_classic_200", "random_depth_oblivious_200",
                 "random_fair_tree_200" }) {
            QTest::newRow(folder) << QString::fromLatin1(folder);
        }
    }

    void realClustersGiveNumbersThatCanBeDrawn()
    {
        QFETCH(const QString, folder);
        const auto evaluation = test::evaluated(test::goldenPolicy(folder.toStdString()));
        QVERIFY(evaluation->layout().size() > 2);
        const RegimeData regimes = regimeData(*evaluation);
        QVERIFY(!regimes.isEmpty());
        QVERIFY(std::isfinite(regimes.maximumRatio) && regimes.maximumRatio > 0.0);
        for (const RegimePoint &point : regimes.points) {
            QVERIFY(point.ratio >= 0.0 && point.factor >= 0.0 && point.factor <= 1.0);
            if (regimes.algorithm != Algorithm::Linear2009) {
                QVERIFY2(near(point.factor, regimeCurve(point.ratio, regimes.dampening), 1e-9), qPrintable(point.name));
            }
        }
        const PriorityData priorities = priorityData(*evaluation);
        QCOMPARE(priorities.total, evaluation->order().size());
        for (const PriorityRow &row : priorities.rows) {
            double sum = 0.0;
            for (const PriorityBarSegment &segment : priorityBarSegments(row.terms)) {
                sum += segment.from < 0.0 ? segment.from - segment.to : segment.to - segment.from;
            }
            QVERIFY(near(sum, row.terms.sum, 1e-9 * std::abs(row.terms.sum) + 1e-6));
        }
    }

    void aPolicyWithoutAnythingGivesEmptyData()
    {
        const auto evaluation = test::evaluated(Snapshot());
        QVERIFY(regimeData(*evaluation).isEmpty());
        QVERIFY(priorityData(*evaluation).isEmpty());
    }
};

APPORTION_TEST(TestChartData)
} // namespace test_chart_data

#include "test_chart_data.moc"
