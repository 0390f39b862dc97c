// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/change_course.h"
#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"
#include "support/slurm_source.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_change_course
{

using namespace apportion;

namespace
{

/// What a change of a setting does, a line a step.
QString told(PriorityKey key, const Policy &before, const Policy &after, const ResetTimes &times = {})
{
    QString text;
    for (const CourseStep &step : courseOf(key, before, after, times)) {
        text += QString::fromStdString(momentText(step.moment).english() + ": " + step.text.english()) + '\n';
    }
    return text;
}

} // namespace

class TestChangeCourse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySettingTellsItsCourseAndItsSource();
    void theWordsAreThoseOfTheValue();
    void whatIsKnownOfTheLastResetIsTold();
    void aSwitchOfTheTreeTakesARestartBefore2311();
    void whatRunsKeepsItsCharge();
    void eachKindIsToldOnce();
};

void TestChangeCourse::everySettingTellsItsCourseAndItsSource()
{
    const Policy before;
    Policy after;
    after.priority.flags.set(); // each flag has its own
    for (const schema::Setting &setting : schema::settings()) {
        const std::vector<CourseStep> steps = courseOf(setting.key, before, after);
        QVERIFY2(!steps.empty() && steps.front().moment == CourseMoment::FirstPass, setting.word);
        QVERIFY2(
            std::is_sorted(steps.begin(), steps.end(), [](const CourseStep &a, const CourseStep &b) { return a.moment < b.moment; }), setting.word);
        for (const CourseStep &step : steps) {
            const QStringList parts = QString::fromUtf8(step.source).split("; ");
            QVERIFY2(std::all_of(parts.begin(), parts.end(), testing::isSourceOfSlurm), setting.word);
            QVERIFY2(step.text.english().find('%') == std::string::npos || step.text.english().find("% of") != std::string::npos, setting.word);
        }
    }
    for (std::size_t i = 0; i < priorityFlagCount; ++i) {
        Policy one;
        one.priority.set(static_cast<PriorityFlag>(i));
        QVERIFY2(!courseOf(PriorityKey::PriorityFlags, before, one).empty(), priorityFlagWord(static_cast<PriorityFlag>(i)));
        QVERIFY2(!courseOf(PriorityKey::PriorityFlags, one, before).empty(), priorityFlagWord(static_cast<PriorityFlag>(i)));
    }
}

void TestChangeCourse::theWordsAreThoseOfTheValue()
{
    const Policy before;
    Policy after;
    after.priority.halfLife.minutes = 1440;
    after.priority.calcPeriod.minutes = 60;
    // (1 − 0.693/86400)^3600
    QVERIFY(told(PriorityKey::PriorityDecayHalfLife, before, after).contains("After one PriorityCalcPeriod: 97.154 % of today's usage"));
    QVERIFY(told(PriorityKey::PriorityCalcPeriod, before, after).contains("every 60 minutes"));
    after.priority.halfLife.minutes = 0;
    QVERIFY(told(PriorityKey::PriorityDecayHalfLife, before, after).contains("usage fades no more"));
    after.priority.weightAge = 10080;
    QVERIFY(told(PriorityKey::PriorityWeightAge, before, after).contains("up to 60 points"));
    after.priority.usageReset = UsageReset::Monthly;
    QVERIFY(told(PriorityKey::PriorityUsageResetPeriod, before, after).contains("until the periods that were missed are caught up"));
    after.priority.usageReset = UsageReset::Now;
    QVERIFY(told(PriorityKey::PriorityUsageResetPeriod, before, after).contains("each start and each reconfigure clears it anew"));
    QVERIFY(told(PriorityKey::PriorityUsageResetPeriod, after, before).contains("cleared no more"));
    QVERIFY(told(PriorityKey::FairShareDampeningFactor, before, after).contains("Nothing: Fair Tree"));
    after.priority.type = PriorityType::Basic;
    QVERIFY(told(PriorityKey::PriorityType, before, after).contains("There are no passes"));
    QVERIFY(told(PriorityKey::PriorityType, after, before).contains("charged since their beginning"));
    Policy classic;
    classic.priority.set(PriorityFlag::NoFairTree); // whose first pass is left early where no pass was before
    QVERIFY(told(PriorityKey::PriorityType, after, classic).contains("this pass only notes the time"));
    QVERIFY(!told(PriorityKey::PriorityType, after, classic).contains("charged since their beginning"));
}

/// Before and after the end of the month in which the last reset lies.
void TestChangeCourse::whatIsKnownOfTheLastResetIsTold()
{
    constexpr std::int64_t day = 86400;
    constexpr std::int64_t last = 1795564800; // 2026-11-25 00:00 UTC
    const Policy before;
    Policy after;
    after.priority.usageReset = UsageReset::Monthly;
    const auto toldAt = [&](std::optional<std::int64_t> now) { return told(PriorityKey::PriorityUsageResetPeriod, before, after, { last, now }); };
    QVERIFY(toldAt(last + day).startsWith("First pass: Usage stays until the period ends.\n"));
    QVERIFY(toldAt(last + 8 * day).startsWith("First pass: All usage becomes 0, for ever.\n"));
    QVERIFY(!toldAt(last + 8 * day).contains("again at each pass")); // one period ended
    QVERIFY(toldAt(last + 40 * day).contains("again at each pass")); // two
    for (const std::optional<std::int64_t> now : { std::optional<std::int64_t>(), std::optional(last + 6 * day) }) { // December may be there already
        QVERIFY(toldAt(now).startsWith("First pass: All usage becomes 0, for ever, if it is 2026-12-01 or later where slurmctld runs;"));
    }
    for (const std::int64_t days : { 1, 6, 8, 40 }) {
        QVERIFY(!toldAt(last + days * day).contains("unless"));
        QVERIFY(toldAt(last + days * day).contains("After a half-life: No usage is older than the beginning of the period"));
    }
}

void TestChangeCourse::aSwitchOfTheTreeTakesARestartBefore2311()
{
    const Policy before;
    Policy after;
    after.priority.set(PriorityFlag::NoFairTree);
    QCOMPARE(appliedAt(PriorityKey::PriorityFlags, before, after), schema::AppliedAt::Restart);
    QCOMPARE(appliedAt(PriorityKey::PriorityWeightAge, before, after), schema::AppliedAt::Reconfigure);
    QVERIFY(told(PriorityKey::PriorityFlags, before, after).contains("Before Slurm 23.11"));
    after.release = 2511;
    QVERIFY(!told(PriorityKey::PriorityFlags, before, after).contains("Before Slurm 23.11"));
    Policy deeper = after;
    deeper.priority.set(PriorityFlag::DepthOblivious);
    QCOMPARE(appliedAt(PriorityKey::PriorityFlags, after, deeper), schema::AppliedAt::Reconfigure);
    QVERIFY(told(PriorityKey::PriorityFlags, after, deeper).contains("After one PriorityCalcPeriod: Depth-oblivious factors settle"));
}

void TestChangeCourse::whatRunsKeepsItsCharge()
{
    const Policy before;
    Policy after;
    after.priority.set(PriorityFlag::MaxTres);
    QVERIFY(told(PriorityKey::PriorityFlags, before, after).contains("goes on being charged as when it began"));
    after.priority.halfLife.minutes = 0;
    QVERIFY(!told(PriorityKey::PriorityFlags, before, after).contains("half-life"));
}

void TestChangeCourse::eachKindIsToldOnce()
{
    Policy before;
    for (const char *name : { "batch", "gpu" }) {
        before.partitions.edit().push_back({});
        before.partitions.edit().back().name = name;
    }
    before.qos.edit().push_back({});
    before.qos.edit().back().name = "normal";
    const AssociationId lab = before.associations.addAccount(AssociationTree::root(), "lab");
    before.associations.addUser(lab, "ann");
    Policy after = before;
    for (Partition &partition : after.partitions.edit()) {
        partition.priorityTier = 7;
        partition.requeue = true; // of which no number follows
    }
    after.qos.edit().back().usageFactor = 0.5;
    after.associations.setRawShares(lab, 40);
    after.priority.maxAge.minutes = 1440;
    QStringList words;
    for (const ChangeCourse &course : changeCourses(difference(before, after), before, after)) {
        words += QString::fromStdString(course.word);
    }
    QCOMPARE(words, QStringList({ "PriorityMaxAge", "PriorityTier", "UsageFactor", "Fairshare" }));
    QVERIFY(changeCourses(difference(before, before), before, before).empty());
}

APPORTION_TEST(TestChangeCourse)
} // namespace test_change_course

#include "test_change_course.moc"
