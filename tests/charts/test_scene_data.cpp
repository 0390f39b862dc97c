// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_policies.h"
#include "charts/billing_chart.h"
#include "charts/decay_chart.h"
#include "charts/dominance_chart.h"
#include "charts/palette.h"
#include "charts/recovery_chart.h"
#include "charts/waiting_chart.h"
#include "support/test_case.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace test_scene_data
{

using namespace apportion;

namespace
{

constexpr std::int64_t mondayNoon = 1'699'876'800; // 2023-11-13 12:00 UTC

DecayRequest sevenDays()
{
    DecayRequest request;
    request.settings.halfLife.minutes = 7 * 24 * 60;
    request.start = mondayNoon;
    return request;
}

/// One job on nodes of 16 CPUs, 64 GB and 4 GPUs: 2 CPUs, 16 GB, 3 GPUs, 1 license.
Snapshot oneJob()
{
    Snapshot now;
    Policy &policy = now.policy;
    policy.tres.track("gres/gpu");
    policy.tres.track("license/matlab");
    NodeGroup nodes;
    nodes.count = 4;
    nodes.cpus = 16;
    nodes.memoryMb = 65536;
    nodes.gres = { { "gres/gpu", 4 } };
    policy.nodeGroups.edit() = { nodes };
    Partition partition;
    partition.name = "gpu";
    partition.nodes = { { 0, 4 } };
    partition.billingWeights = { { "CPU", 1.0, '\0' }, { "Mem", 0.25, 'G' }, { "GRES/gpu", 2.0, '\0' }, { "license/matlab", 3.0, '\0' } };
    policy.partitions.edit() = { partition };
    Job job;
    job.id = "17";
    job.partitions = { "gpu", "nowhere" };
    job.cpus = 2;
    job.tres = { { "cpu", 2 }, { "mem", 16384 }, { "gres/gpu", 3 }, { "license/matlab", 1 } };
    now.situation.jobs.edit() = { job };
    return now;
}

const BillingTerm *termOf(const Billing &billing, TresIndex tres)
{
    for (const BillingTerm &term : billing.terms) {
        if (term.tres == tres) {
            return &term;
        }
    }
    return nullptr;
}

bool near(double a, double b, double tolerance)
{
    return std::abs(a - b) <= tolerance;
}

} // namespace

class TestSceneData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void otherHalfLivesStandBesideThePolicysOwn()
    {
        DecayRequest request = sevenDays();
        request.otherHalfLives = { 24 * 60, 14 * 24 * 60 };
        const DecayScene scene = decayScene(request);
        QCOMPARE(scene.others.size(), std::size_t { 2 });
        QCOMPARE(scene.own.horizonDays, 28.0);
        QVERIFY(near(*decayAt(scene.own, 7.0), 0.5000733, 1e-5));
        QVERIFY(near(*decayAt(scene.others[0].second, 7.0), std::pow(0.5, 7.0), 1e-4));
        QVERIFY(near(*decayAt(scene.others[1].second, 7.0), std::sqrt(0.5), 1e-4));
        QCOMPARE(scene.others[1].second.horizonDays, 28.0);
        // their lines differ from the policy's own by more than colour
        struct OpenChart : DecayChart
        {
            using DecayChart::layOut;
        };
        OpenChart chart;
        chart.setData(scene);
        MarkSheet sheet(QSize(900, 400));
        chart.layOut(sheet);
        const std::vector<Mark> &marks = sheet.marks();
        const auto dashed = std::count_if(
            marks.begin(), marks.end(), [](const Mark &mark) { return mark.pen.widthF() == 1.5 && mark.pen.style() == Qt::DashLine; });
        QVERIFY(dashed >= 2);
    }

    /// A reset has its date, and a curve that lies on the axis from the first pass on says why.
    void resetsHaveTheirDates()
    {
        struct OpenChart : DecayChart
        {
            using DecayChart::layOut;
        };
        DecayRequest request = sevenDays();
        request.settings.usageReset = UsageReset::Monthly;
        for (const bool atOnce : { false, true }) {
            request.resetsAtOnce = atOnce;
            OpenChart chart;
            chart.setData(decayScene(request));
            MarkSheet sheet(QSize(900, 400));
            chart.layOut(sheet);
            int dated = 0;
            int reasons = 0;
            for (const Mark &mark : sheet.marks()) {
                dated += mark.text.startsWith(QLatin1String("reset ")) && mark.text.contains(QRegularExpression(QStringLiteral("[0-9]"))) ? 1 : 0;
                reasons += mark.text.contains(QLatin1String("PriorityUsageResetPeriod")) ? 1 : 0;
            }
            QVERIFY(dated > 0);
            QCOMPARE(reasons, atOnce ? 1 : 0);
        }
    }

    /// However low and narrow the picture is, no text of it lies on another one; two of the curve's points are named in one of half a
    /// page at least.
    void captionsOfDecayLieApart()
    {
        struct OpenChart : DecayChart
        {
            using DecayChart::layOut;
        };
        OpenChart chart;
        DecayRequest request = sevenDays();
        request.longestJobDays = 7.0;
        const DecayScene scene = decayScene(request);
        chart.setData(scene);
        const auto distance = [](const QRectF &box, const QPointF &at) {
            return std::hypot(
                std::max({ box.left() - at.x(), 0.0, at.x() - box.right() }), std::max({ box.top() - at.y(), 0.0, at.y() - box.bottom() }));
        };
        for (const int height : { 130, 150, 180, 220, 400 }) {
            for (const int width : { 220, 260, 300, 380, 470, 560, 900 }) {
                MarkSheet sheet(QSize(width, height));
                chart.layOut(sheet);
                QList<std::pair<QRectF, QString>> texts;
                for (const Mark &mark : sheet.marks()) {
                    if (mark.kind == MarkKind::Text && mark.turn == 0.0) {
                        const QRectF ink = QFontMetricsF(mark.font).tightBoundingRect(mark.text);
                        texts.append({ mark.box.isEmpty() ? ink.translated(mark.box.topLeft()) : mark.box, mark.text });
                    }
                }
                for (qsizetype i = 0; i < texts.size(); ++i) {
                    for (qsizetype k = i + 1; k < texts.size(); ++k) {
                        QVERIFY2(!texts[i].first.intersects(texts[k].first),
                            qPrintable(QStringLiteral("%1 × %2: %3, %4").arg(width).arg(height).arg(texts[i].second, texts[k].second)));
                    }
                }
                // what names a point stands nearer to it than to the other one
                QList<QPointF> points;
                for (const Mark &mark : sheet.marks()) {
                    if (mark.kind == MarkKind::Point) {
                        points.append(mark.box.center());
                    }
                }
                QCOMPARE(points.size(), 2);
                for (int point = 0; point < 2; ++point) {
                    const DecayPoint mark = point == 0 ? *scene.own.half : *scene.own.tenth;
                    for (const auto &[box, text] : texts) {
                        if (text.contains(QStringLiteral("after ") + spanText(mark.days)) || text == spanText(mark.days)) {
                            QVERIFY2(distance(box, points[point]) < distance(box, points[1 - point]) && distance(box, points[point]) < 80.0,
                                qPrintable(QStringLiteral("%1 × %2: %3").arg(width).arg(height).arg(text)));
                        }
                    }
                }
                const auto named
                    = std::count_if(texts.begin(), texts.end(), [](const auto &text) { return text.second.contains(QLatin1String("after")); });
                QVERIFY2(width < 470 || height < 180 || named == 2, qPrintable(QStringLiteral("%1 × %2").arg(width).arg(height)));
            }
        }
    }

    void aCampaignIsAddedAsItRunsAndFadesAfterIt()
    {
        DecayRequest request = sevenDays();
        request.campaign = CampaignSpan { 2.0, 3.0, 0.5 };
        const DecayScene scene = decayScene(request);
        const CampaignData &campaign = *scene.campaign;
        // At the end of the fifth day: what there was, and a stretch of 0.5/3 a day that faded meanwhile: ∫ 2^(−t/7) dt over 3 days.
        const double rate = std::log(2.0) / 7.0;
        const double expected = std::exp(-5.0 * rate) + 0.5 / 3.0 * (1.0 - std::exp(-3.0 * rate)) / rate;
        QVERIFY(near(campaign.atEnd, expected, 2e-3));
        // From there on nothing is added: back at half after a half-life, at a tenth after log2(10) of them.
        QVERIFY(near(campaign.half->days - 5.0, 7.0, 0.05));
        QVERIFY(!campaign.tenth); // 5 + 23.25 days are beyond the 28 that are shown
        QVERIFY(scene.highest >= campaign.atEnd);
        request.campaign = CampaignSpan { 0.0, 1.0, 0.5 };
        QVERIFY(near(decayScene(request).campaign->tenth->days - 1.0, 7.0 * std::log2(10.0), 0.1));
        // Before it nothing is different.
        QVERIFY(near(*decayAt(scene.own, 1.0), campaign.usage[static_cast<std::size_t>(1.0 / (campaign.usage[1].days))].left, 2e-2));
    }

    void theLongestJobIsHeldAgainstTheHalfLife()
    {
        Policy policy;
        Partition shorter;
        shorter.maxTime.minutes = 24 * 60;
        Partition longer;
        longer.maxTime.minutes = 7 * 24 * 60;
        policy.partitions.edit() = { shorter, longer };
        QCOMPARE(longestJobDays(policy), 7.0);
        DecayRequest request = sevenDays();
        request.longestJobDays = longestJobDays(policy);
        QVERIFY(near(decayScene(request).longestJobKeeps, 0.5000733, 1e-6));
        policy.partitions.edit()[0].maxTime.minutes = SlurmTime::unlimited;
        QCOMPARE(longestJobDays(policy), 0.0);
        QCOMPARE(longestJobDays(Policy()), 0.0);
    }

    void theCampaignIsDragged()
    {
        DecayRequest request = sevenDays();
        request.campaign = CampaignSpan { 7.0, 3.0, 0.5 };
        DecayChart chart;
        chart.resize(800, 400);
        chart.setData(decayScene(request));
        QSignalSpy changed(&chart, &DecayChart::campaignChanged);
        const QRectF block = chart.campaignRect();
        const double perDay = block.width() / 3.0;
        QTest::mousePress(&chart, Qt::LeftButton, {}, block.center().toPoint());
        QTest::mouseMove(&chart, (block.center() + QPointF(2.0 * perDay, 0.0)).toPoint());
        QTest::mouseRelease(&chart, Qt::LeftButton, {}, (block.center() + QPointF(2.0 * perDay, 0.0)).toPoint());
        QVERIFY(!changed.isEmpty());
        const auto moved = changed.last().first().value<CampaignSpan>();
        QVERIFY(near(moved.beginDays, 9.0, 0.1));
        QCOMPARE(moved.lengthDays, 3.0);
        QTest::keyClick(&chart, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(changed.last().first().value<CampaignSpan>().lengthDays > 3.0);
    }

    void theTimeIsZoomedAndShownWholeAgain()
    {
        DecayChart chart;
        chart.resize(800, 400);
        chart.setData(decayScene(sevenDays()));
        QCOMPARE(chart.shownTo(), 28.0);
        QTest::keyClick(&chart, Qt::Key_Plus);
        QVERIFY(near(chart.shownTo() - chart.shownFrom(), 28.0 * 0.8, 1e-9));
        const double from = chart.shownFrom();
        QTest::keyClick(&chart, Qt::Key_Right);
        QVERIFY(chart.shownFrom() > from);
        QTest::keyClick(&chart, Qt::Key_0);
        QCOMPARE(chart.shownFrom(), 0.0);
        QCOMPARE(chart.shownTo(), 28.0);
    }

    void longSeriesAreThinnedWithoutLosingPeaks()
    {
        std::vector<QPointF> points;
        for (int i = 0; i <= 100000; ++i) {
            points.emplace_back(i / 1000.0, i == 54321 ? 9.0 : std::sin(i / 5000.0));
        }
        const std::vector<QPointF> few = thinnedPoints(points, 0.0, 100.0, 500);
        QVERIFY(few.size() <= 1010);
        const auto peak = std::max_element(few.begin(), few.end(), [](const QPointF &a, const QPointF &b) { return a.y() < b.y(); });
        QCOMPARE(peak->y(), 9.0);
        QCOMPARE(few.front().x(), 0.0);
        QCOMPARE(few.back().x(), 100.0);
        QVERIFY(std::is_sorted(few.begin(), few.end(), [](const QPointF &a, const QPointF &b) { return a.x() < b.x(); }));
        // Of a part its neighbours are kept, so that the line reaches the edge.
        const std::vector<QPointF> part = thinnedPoints(points, 10.0, 10.01, 500);
        QVERIFY(part.front().x() <= 10.0 && part.back().x() >= 10.01);
        QVERIFY(thinnedPoints({}, 0.0, 1.0, 10).empty());
    }

    void aCurveIsDrawnThroughFewPointsThatLieOnIt()
    {
        constexpr double tolerance = 0.05;
        std::vector<QPointF> curve;
        for (int i = 0; i <= 1200; ++i) {
            curve.emplace_back(i / 2.0, i < 700 ? 300.0 * std::exp2(-i / 250.0) : 300.0 - i / 8.0); // falls, and rises in a step
        }
        const std::vector<QPointF> few = withoutNeedlessPoints(curve, tolerance);
        QVERIFY2(few.size() < 60, qPrintable(QString::number(few.size())));
        QCOMPARE(few.front(), curve.front());
        QCOMPARE(few.back(), curve.back());
        for (std::size_t i = 0, line = 0; i < curve.size(); ++i) {
            line += curve[i].x() > few[line + 1].x() ? 1 : 0;
            const double part = (curve[i].x() - few[line].x()) / (few[line + 1].x() - few[line].x());
            const double drawn = few[line].y() + part * (few[line + 1].y() - few[line].y());
            QVERIFY(std::abs(drawn - curve[i].y()) <= tolerance + 1e-9);
        }

        const std::vector<QPointF> steps { { 0.0, 1.0 }, { 5.0, 1.0 }, { 5.0, 8.0 }, { 5.0, 8.0 }, { 9.0, 8.0 }, { 9.0, 2.0 }, { 9.0, 1.0 } };
        QCOMPARE(withoutNeedlessPoints(steps, tolerance), steps);
        QCOMPARE(withoutNeedlessPoints({ { 0.0, 1.0 }, { 1.0, 2.0 }, { 2.0, 3.0 }, { 7.0, 8.0 } }, tolerance).size(), std::size_t { 2 });
        QCOMPARE(withoutNeedlessPoints({ { 3.0, 1.0 } }, tolerance).size(), std::size_t { 1 });
        QVERIFY(withoutNeedlessPoints({}, tolerance).empty());
    }

    void eachTresAddsItsPartUnderEachRule()
    {
        const auto evaluation = test::evaluated(oneJob());
        const BillingData data = billingData(*evaluation);
        // 2 + 4 + 6 + 3 = 15; max(2, 4, 6) + 3 = 9; max(2, 4) + 6 + 3 = 13 (SLURM.md 4).
        QCOMPARE(data.cases.size(), std::size_t { 1 });
        const BillingCase &one = data.cases.front();
        QCOMPARE(one.bills[0].value, 15.0);
        QCOMPARE(one.bills[1].value, 9.0);
        QCOMPARE(one.bills[2].value, 13.0);
        const TresIndex gpu = evaluation->policy().tres.find("gres/gpu");
        QVERIFY(!termOf(one.bills[1], tresCpu)->counts);
        QVERIFY(!termOf(one.bills[1], tresMem)->counts);
        QVERIFY(termOf(one.bills[1], gpu)->counts);
        QVERIFY(termOf(one.bills[2], tresMem)->counts);
        QCOMPARE(data.used.size(), std::size_t { 4 });
        QCOMPARE(data.highest, 15.0);
    }

    void aJobIsHeldAgainstWhatItBlocksOfItsNodes()
    {
        const BillingCase one = billingData(*test::evaluated(oneJob())).cases.front();
        // A whole node is billed 16 + 16 + 8 = 40; max(16, 16, 8) = 16; max(16, 16) + 8 = 24.
        QVERIFY(near(one.billedPart[0], 15.0 / 40.0, 1e-12));
        QVERIFY(near(one.billedPart[1], 9.0 / 16.0, 1e-12));
        QVERIFY(near(one.billedPart[2], 13.0 / 24.0, 1e-12));
        // Three of the four GPUs are taken: who needs two more finds no room there.
        QCOMPARE(one.blockedPart, 0.75);
        QCOMPARE(one.blockedBy, TresIndex { alwaysTrackedTres });
        Snapshot bare = oneJob();
        bare.policy.nodeGroups.edit().clear();
        const BillingCase without = billingData(*test::evaluated(bare)).cases.front();
        QCOMPARE(without.blockedPart, 0.0);
        QCOMPARE(without.billedPart[0], 0.0);
    }

    void billingOfRealClustersIsWhatSlurmPrinted()
    {
        // goldens/tres_max_gres/jobs.txt: the first job, 1 CPU and 60G, is billed 15.
        const BillingData data = billingData(*test::evaluated(test::goldenPolicy("tres_max_gres")));
        QCOMPARE(data.rule, BillingRule::MaxTresGres);
        QCOMPARE(std::floor(data.cases.front().bills[2].value), 15.0);
    }

    void waitingJobsAreThoseAroundTheSelectedOne()
    {
        const auto evaluation = test::evaluated(test::smallUniversity());
        const WaitingData first = waitingData(*evaluation, noWaitingJob, 4);
        QCOMPARE(first.jobs.size(), std::size_t { 4 });
        QCOMPARE(first.leftOut, std::size_t { 6 });
        QCOMPARE(first.jobs.front().line.row, evaluation->order().front());
        const JobRow last = evaluation->order().back();
        const WaitingData around = waitingData(*evaluation, last, 4);
        QVERIFY(around.find(last) != nullptr);
        QCOMPARE(around.jobs.size(), std::size_t { 4 });
        for (const WaitingJob &job : first.jobs) {
            QVERIFY(near(job.line.after(0.0), std::max(1.0, evaluation->terms(job.line.row).sum), 1e-6));
        }
        for (const WaitingCrossing &crossing : around.crossings) {
            QVERIFY(near(
                around.find(crossing.overtaker)->line.after(crossing.seconds), around.find(crossing.overtaken)->line.after(crossing.seconds), 1e-3));
        }
    }

    /// A line's colour stands out at 3:1, and its name, in the same hue, can be read.
    void namesOfLinesCanBeReadInBothThemes()
    {
        struct OpenChart : RecoveryChart
        {
            using RecoveryChart::layOut;
        };
        const auto evaluation = test::evaluated(test::smallUniversity());
        for (const Palette *theme : { &Palette::light(), &Palette::dark() }) {
            OpenChart chart;
            chart.setPalette(*theme);
            chart.setData(recoveryData(*evaluation, {}));
            MarkSheet sheet(QSize(900, 400));
            chart.layOut(sheet);
            int texts = 0;
            for (const Mark &mark : sheet.marks()) {
                if (mark.kind == MarkKind::Text) {
                    ++texts;
                    QVERIFY2(contrastRatio(mark.pen.color(), theme->panel) >= 4.5, qPrintable(mark.text + mark.pen.color().name()));
                }
            }
            QVERIFY(texts > 10);
        }
    }

    void recoveryFollowsTheMostOverUsedAccount()
    {
        const auto evaluation = test::evaluated(test::smallUniversity());
        // chemistry used 1.98 times its share; no other account just below root used more of its own.
        const std::vector<AssociationId> chosen = recoveryDefaults(*evaluation);
        QCOMPARE(chosen, std::vector { evaluation->tree().findAccount("chemistry") });
        const RecoveryData data = recoveryData(*evaluation, {});
        QCOMPARE(data.scenarios.size(), std::size_t { 3 });
        QCOMPARE(data.chosen, std::size_t { 1 });
        QCOMPARE(data.names.front(), QStringLiteral("chemistry"));
        QCOMPARE(data.ids.size(), std::size_t { 5 });
        QCOMPARE(data.leftOut, std::size_t { 0 });
        // Who runs nothing stands at least as high as who runs twice the share, at every hour.
        const std::vector<double> &nothing = data.scenarios[0].forecast.lines[0].factor;
        const std::vector<double> &twice = data.scenarios[2].forecast.lines[0].factor;
        for (std::size_t i = 0; i < nothing.size(); ++i) {
            QVERIFY(nothing[i] >= twice[i]);
        }
        QVERIFY(!data.scenarios[0].forecast.overtakings.empty());
        // an account has no factor of its own: the line is that of a user below it, who can be asked
        QCOMPARE(data.owners.size(), data.ids.size());
        for (std::size_t line = 0; line < data.ids.size(); ++line) {
            QVERIFY(evaluation->hasFairShare(data.owners[line]) && evaluation->tree().isUser(data.owners[line]));
            QVERIFY(near(evaluation->fairShare(data.owners[line]), data.scenarios[0].forecast.lines[line].factor.front(), 1e-12));
        }
        RecoveryChart chart;
        chart.setData(data);
        chart.resize(900, 400);
        const QSignalSpy asked(&chart, &ChartWidget::questionAsked);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart, patience));
        QTest::keyClick(&chart, Qt::Key_Down); // to its line
        QTest::keyClick(&chart, Qt::Key_Return);
        QVERIFY(!asked.isEmpty());
        const auto question = asked.back().front().value<ExplainQuestion>();
        const auto *of = std::get_if<AssociationNumber>(&question);
        QVERIFY(of != nullptr && std::find(data.owners.begin(), data.owners.end(), of->id) != data.owners.end());
        QVERIFY(recoveryData(*test::evaluated(Snapshot()), {}).isEmpty());
    }

    void aCellOfTheMatrixReadsInDays()
    {
        const PriorityStep day { PriorityStepKind::AgeDay, {}, {}, 100.0, 700.0 };
        const PriorityStep qos { PriorityStepKind::Qos, "low", "high", 250.0, 1000.0 };
        const PriorityStep fairShare { PriorityStepKind::FairShareHalf, {}, {}, 5000.0, 10000.0 };
        QCOMPARE(DominanceChart::ratioText(qos, day), QStringLiteral("2.5 d"));
        QCOMPARE(DominanceChart::ratioText(fairShare, day), QStringLiteral("never"));
        QCOMPARE(DominanceChart::ratioText(fairShare, qos), QStringLiteral("never"));
        QCOMPARE(DominanceChart::ratioText(day, qos), QStringLiteral("0.4 ×"));
        QCOMPARE(DominanceChart::stepText(qos), QStringLiteral("QOS low → high"));
        DominanceChart lead;
        lead.setData({ day, qos });
        QVERIFY2(lead.sentence().contains("QOS low → high") && lead.sentence().contains("2.5 d"), qPrintable(lead.sentence()));
        lead.setData({ day, fairShare });
        QVERIFY2(lead.sentence().contains("No waiting makes up"), qPrintable(lead.sentence()));
        lead.setData({ day });
        QVERIFY2(lead.sentence().startsWith("Only one counts"), qPrintable(lead.sentence()));
    }

    void aStepOfTheMatrixAsksForItsWeight()
    {
        DominanceChart chart;
        chart.resize(800, 500);
        chart.setMatrixAlone(true);
        chart.setData({ { PriorityStepKind::AgeDay, {}, {}, 100.0, 700.0 }, { PriorityStepKind::Qos, "low", "high", 250.0, 1000.0 },
            { PriorityStepKind::Nice, {}, {}, 1000.0, 0.0 } });
        std::vector<ExplainQuestion> asked;
        connect(&chart, &ChartWidget::questionAsked, &chart, [&asked](const ExplainQuestion &question) { asked.push_back(question); });
        for (const int row : { 0, 1, 2 }) {
            QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(40, 75 + 40 * row)); // the rows' names
        }
        QCOMPARE(asked.size(), std::size_t { 2 });
        QVERIFY(asked[0] == ExplainQuestion(SettingNumber { PriorityKey::PriorityWeightAge }));
        QVERIFY(asked[1] == ExplainQuestion(SettingNumber { PriorityKey::PriorityWeightQos }));
    }

    void aClickOnTheCurveAsksForTheHalfLife()
    {
        DecayChart chart;
        chart.resize(800, 400);
        chart.setData(decayScene(sevenDays()));
        int asked = 0;
        connect(&chart, &ChartWidget::questionAsked, &chart, [&asked](const ExplainQuestion &question) {
            asked += question == ExplainQuestion(SettingNumber { PriorityKey::PriorityDecayHalfLife }) ? 1 : 0;
        });
        QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(300, 200));
        QCOMPARE(asked, 1);
        QTest::mousePress(&chart, Qt::LeftButton, {}, QPoint(300, 200));
        QTest::mouseMove(&chart, QPoint(360, 200));
        QTest::mouseRelease(&chart, Qt::LeftButton, {}, QPoint(360, 200)); // dragged: nothing is asked
        QCOMPARE(asked, 1);
    }

    void dataLeavesAsCsvInTheCLocale()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        ChartTable table;
        table.columns = { QStringLiteral("Name"), QStringLiteral("Value") };
        table.rows = { { QStringLiteral("a \"b\", c"), 1234.5 }, { QStringLiteral("=1+1"), std::numeric_limits<double>::infinity() },
            { QString(), std::nan("") }, { true, qulonglong { 18446744073709551615ULL } } };
        QCOMPARE(toCsv(table), QByteArray("\"Name\",\"Value\"\r\n\"a \"\"b\"\", c\",1234.5\r\n\"'=1+1\",inf\r\n\"\",\r\n1,18446744073709551615\r\n"));
        table.lastCell = QStringLiteral("x"); // in the last column of every row, those that are made later too
        table.columns += { QStringLiteral("Both"), QStringLiteral("Whose") };
        table.madeRows = 100'000;
        table.makeRow = [](std::size_t number) { return QVariantList { static_cast<qulonglong>(number) }; };
        QByteArray all;
        int parts = 0;
        QVERIFY(writeCsv(table, [&](const QByteArray &part) {
            all += part;
            return ++parts > 0;
        }));
        QVERIFY(parts > 2); // never all of it at once
        QCOMPARE(all, toCsv(table));
        QVERIFY(all.startsWith("\"Name\",\"Value\",\"Both\",\"Whose\"\r\n\"a \"\"b\"\", c\",1234.5,,\"x\"\r\n"));
        QVERIFY(all.endsWith("\r\n99999,,,\"x\"\r\n"));
        QCOMPARE(all.count("\r\n"), 100'005);
        parts = 0;
        QVERIFY(!writeCsv(table, [&parts](const QByteArray &) { return ++parts < 2; }));
        QCOMPARE(parts, 2);
        const auto evaluation = test::evaluated(oneJob());
        BillingChart chart;
        chart.setData(billingData(*evaluation));
        QVERIFY(toCsv(chart.table()).contains("\"17\",\"gpu\",\"MAX_TRES\",\"gres/gpu\",3,2,6,1,9,0.5625,0.75"));
        QLocale::setDefault(QLocale::c());
    }
};

APPORTION_TEST(TestSceneData)
} // namespace test_scene_data

#include "test_scene_data.moc"
