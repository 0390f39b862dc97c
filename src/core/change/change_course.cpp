// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/change_course.h"

#include "core/change/row_changes.h"
#include "core/evaluate/decay.h"
#include "core/policy/number_text.h"
#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace apportion
{

namespace
{

using schema::Course;
using enum CourseMoment;

constexpr schema::Release startsAnewFrom = 2311;

// Where slurmctld does it, in Slurm's source.
constexpr const char *inPass = "priority_multifactor.c, _decay_thread";
constexpr const char *inSetup = "priority_multifactor.c, _internal_setup";
constexpr const char *inFactors = "priority_multifactor.c, set_priority_factors";
constexpr const char *inCharge = "priority_multifactor.c, _apply_new_usage";
constexpr const char *inBilling = "job_mgr.c, calc_job_billable_tres";
constexpr const char *inAccrual = "acct_policy.c, acct_policy_handle_accrue_time";

bool switchesTree(const Policy &before, const Policy &after)
{
    return (before.priority.algorithm() == Algorithm::FairTree) != (after.priority.algorithm() == Algorithm::FairTree);
}

/// Collects what a change does.
class Steps
{
public:
    Steps(const Policy &before, const Policy &after, const ResetTimes &times = {}) : m_before(before), m_after(after), m_times(times) { }

    std::vector<CourseStep> take()
    {
        std::stable_sort(m_steps.begin(), m_steps.end(), [](const CourseStep &a, const CourseStep &b) { return a.moment < b.moment; });
        std::vector<CourseStep> once;
        for (CourseStep &step : m_steps) {
            const bool isKnown
                = std::any_of(once.begin(), once.end(), [&](const CourseStep &other) { return other.text.source == step.text.source; });
            if (!isKnown) {
                once.push_back(std::move(step));
            }
        }
        return once;
    }

    void add(Course course)
    {
        switch (course) {
        case Course::None:
            break;
        case Course::Tracked:
            return say(FirstPass,
                APPORTION_TEXT("Use of a TRES that is new is counted from here on; nothing is known of it before. Raw usage stays as it is."),
                "assoc_mgr.c, load_assoc_usage");
        case Course::Type:
            return type();
        case Course::Flags:
            return flags();
        case Course::HalfLife:
            return halfLife();
        case Course::Reset:
            return reset();
        case Course::CalcPeriod:
            say(FirstPass, APPORTION_TEXT("The pass that is due comes after the old period, unless slurmctld starts anew."), inPass);
            say(Period, APPORTION_TEXT("From here on usage fades, is charged and moves priorities every %1 minutes."), inPass,
                { std::to_string(m_after.priority.calcPeriod.minutes) });
            break;
        case Course::Term:
            return term();
        case Course::AgeTerm:
            return age();
        case Course::FairShareTerm:
            term();
            say(HalfLife, APPORTION_TEXT("The factors under it have moved by then: half of today's usage is left beside what was used since."),
                inPass);
            break;
        case Course::Dampening:
            return dampening();
        case Course::SiteFactor:
            return say(FirstPass,
                APPORTION_TEXT("The plugin is asked for site factors at each pass and for each job that comes; until then a job keeps its own."),
                "priority_multifactor.c, _decay_thread and priority_p_set");
        case Course::Unread:
            return say(FirstPass, APPORTION_TEXT("Nothing: Slurm keeps it and no priority plugin of Slurm reads it."),
                "read_config.c, _validate_and_set_defaults");
        case Course::Billing:
            return billing();
        case Course::UsageFactor:
            say(FirstPass, APPORTION_TEXT("What runs under the QOS is charged by the new factor from the last pass on; what was charged stays."),
                inCharge);
            say(HalfLife, APPORTION_TEXT("Half of what was charged by the old factor still counts."), inPass, {}, fades());
            break;
        case Course::Totals:
            return say(FirstPass, APPORTION_TEXT("Job size and TRES terms of all pending jobs are computed anew with what there is."), inFactors);
        case Course::Tier:
            return say(FirstPass, APPORTION_TEXT("It needs no pass: the scheduler looks at tiers each time that it sorts the queue."),
                "job_scheduler.c, sort_job_queue2");
        case Course::Shares:
            say(FirstPass,
                APPORTION_TEXT(
                    "Norm shares changed with sacctmgr's call; now fair-share factors and the terms of pending jobs follow. Usage stays as it is."),
                "assoc_mgr.c, assoc_mgr_update_assocs");
            say(HalfLife, APPORTION_TEXT("Half of today's usage is left beside what was used under the new shares."), inPass, {}, fades());
            break;
        }
    }

private:
    void say(CourseMoment moment, const char *text, const char *source, std::vector<std::string> arguments = {}, bool isSo = true)
    {
        if (isSo) {
            m_steps.push_back({ moment, { text, std::move(arguments) }, source });
        }
    }

    /// As far as anybody will see.
    [[nodiscard]] bool fades() const { return m_after.priority.halfLife.minutes > 0 && !m_after.priority.halfLife.isUnlimited(); }
    [[nodiscard]] bool turnsOn(PriorityFlag flag) const { return m_after.priority.has(flag) && !m_before.priority.has(flag); }
    [[nodiscard]] bool turnsOff(PriorityFlag flag) const { return m_before.priority.has(flag) && !m_after.priority.has(flag); }
    [[nodiscard]] bool turns(PriorityFlag flag) const { return turnsOn(flag) || turnsOff(flag); }

    void term()
    {
        say(FirstPass, APPORTION_TEXT("The terms of all pending jobs are computed anew; jobs that were submitted meanwhile have it already."),
            inSetup);
    }

    void dampening()
    {
        if (m_after.priority.algorithm() == Algorithm::FairTree) {
            say(FirstPass, APPORTION_TEXT("Nothing: Fair Tree does not look at it."), "fair_tree.c, _calc_assoc_fs");
        } else {
            say(FirstPass, APPORTION_TEXT("All fair-share factors change at once; usage stays as it is."),
                "priority_multifactor.c, _set_assoc_fs_factor");
        }
    }

    void type()
    {
        if (m_after.priority.type == PriorityType::Basic) {
            say(FirstPass,
                APPORTION_TEXT(
                    "There are no passes: pending jobs keep the priority that they have and new ones come behind them, unless their nice is "
                    "below 0; usage neither fades nor grows."),
                "priority_basic.c, priority_p_set");
            return;
        }
        if (m_after.priority.algorithm() == Algorithm::FairTree) {
            say(FirstPass,
                APPORTION_TEXT("Each pending job gets the sum of its weighted factors. Jobs that run are charged since their beginning; those that "
                               "ended under priority/basic never are."),
                inCharge);
            say(Period, APPORTION_TEXT("Priorities follow their factors from pass to pass."), inPass);
        } else {
            say(FirstPass,
                APPORTION_TEXT(
                    "Where priority/multifactor has never run, this pass only notes the time: pending jobs keep the priority that they have, "
                    "and what was used under priority/basic is never charged. Where it has, each pending job gets the sum of its weighted "
                    "factors."),
                inPass);
            say(Period, APPORTION_TEXT("Each pending job has the sum of its weighted factors, and what runs is charged from pass to pass."), inPass);
        }
        say(HalfLife, APPORTION_TEXT("Half of today's usage is left beside what was used since."), inPass, {}, fades());
    }

    void flags()
    {
        algorithm();
        if (turns(PriorityFlag::MaxTres) || turns(PriorityFlag::MaxTresGres)) {
            billing();
        }
        for (const PriorityFlag flag : { PriorityFlag::NoNormalAssoc, PriorityFlag::NoNormalPart, PriorityFlag::NoNormalQos,
                 PriorityFlag::NoNormalTres, PriorityFlag::SmallRelativeToTime }) {
            if (turns(flag)) {
                term();
            }
        }
        say(FirstPass, APPORTION_TEXT("Running jobs get priorities again, and sprio lists them."),
            "priority_multifactor.c, decay_apply_weighted_factors", {}, turnsOn(PriorityFlag::CalculateRunning));
        say(FirstPass, APPORTION_TEXT("Running jobs keep the priority that they have."), "priority_multifactor.c, decay_apply_weighted_factors", {},
            turnsOff(PriorityFlag::CalculateRunning));
        say(FirstPass, APPORTION_TEXT("A pending job whose priority would fall keeps the one that it has."),
            "priority_multifactor.c, decay_apply_weighted_factors", {}, turnsOn(PriorityFlag::IncrOnly));
        say(FirstPass, APPORTION_TEXT("The priorities of pending jobs fall to what is computed."),
            "priority_multifactor.c, decay_apply_weighted_factors", {}, turnsOff(PriorityFlag::IncrOnly));
        say(FirstPass,
            APPORTION_TEXT("Jobs that a hold, a dependency or a begin time keeps back and that have no AccrueTime yet get that of their submission."),
            inAccrual, {}, turnsOn(PriorityFlag::AccrueAlways));
        say(FirstPass,
            APPORTION_TEXT(
                "Jobs that have an AccrueTime keep it; where limits are enforced, those that may not begin yet lose it as slurmctld reads this."),
            "acct_policy.c, acct_policy_add_accrue_time", {}, turnsOff(PriorityFlag::AccrueAlways));
    }

    void algorithm()
    {
        const Algorithm was = m_before.priority.algorithm();
        const Algorithm becomes = m_after.priority.algorithm();
        if (was == becomes) {
            return;
        }
        say(FirstPass, APPORTION_TEXT("All fair-share factors are those of the other algorithm at once; usage stays as it is."), inPass);
        say(FirstPass,
            APPORTION_TEXT("Before Slurm 23.11 scontrol reconfigure leaves the norm shares of the old algorithm in place: restart slurmctld there."),
            "priority_multifactor.c, priority_p_reconfig", {}, switchesTree(m_before, m_after) && m_after.release < startsAnewFrom);
        say(Period, APPORTION_TEXT("Depth-oblivious factors settle: they are made of the siblings' usage of the pass before."),
            "priority_multifactor.c, _depth_oblivious_set_usage_efctv", {}, becomes == Algorithm::DepthOblivious);
    }

    void halfLife()
    {
        if (!fades()) {
            say(FirstPass,
                m_after.priority.halfLife.isUnlimited()
                    ? APPORTION_TEXT("From here on hardly any usage fades: slurmctld takes no limit for a half-life of 136 years.")
                    : APPORTION_TEXT("From here on usage fades no more."),
                inPass);
            say(HalfLife, APPORTION_TEXT("All of today's usage still counts as it does now."), inPass);
            return;
        }
        const PrioritySettings &settings = m_after.priority;
        const double left = decayOver(decayFactor(settings.halfLife), static_cast<double>(settings.calcPeriod.minutes) * 60.0);
        say(FirstPass, APPORTION_TEXT("From here on all usage fades by it. Everybody's part of it stays as it is: the change alone moves nobody."),
            inPass);
        say(Period, APPORTION_TEXT("%1 % of today's usage is left beside what was used since."), inPass, { formulaText(left * 100.0, 3) });
        say(HalfLife, APPORTION_TEXT("Half of today's usage is left beside what was used since."), inPass);
    }

    void reset()
    {
        const UsageReset period = m_after.priority.usageReset;
        constexpr const char *source = "priority_multifactor.c, _next_reset";
        if (period == UsageReset::None) {
            say(FirstPass, APPORTION_TEXT("Usage stays, and is cleared no more."), source);
            return;
        }
        if (period == UsageReset::Now) {
            say(FirstPass, APPORTION_TEXT("All usage becomes 0, for ever."), inPass);
            say(Period,
                APPORTION_TEXT("It grows again from nothing. As long as NOW stands in slurm.conf, each start and each reconfigure clears it anew."),
                inPass);
            return;
        }
        const std::optional<std::int64_t> due
            = m_times.lastReset && period != m_before.priority.usageReset ? nextUsageReset(period, *m_times.lastReset + 1) : std::nullopt;
        if (due) {
            resetDue(*due, source);
        } else if (mayResetAtOnce(m_before.priority.usageReset, period)) {
            say(FirstPass,
                APPORTION_TEXT("All usage becomes 0, for ever, unless the last reset, or the first start of slurmctld, lies in the present period."),
                source);
            say(Period, APPORTION_TEXT("Usage becomes 0 again at each pass until the periods that were missed are caught up."), source, {},
                period == UsageReset::Monthly || period == UsageReset::Quarterly || period == UsageReset::Yearly);
        } else {
            say(FirstPass, APPORTION_TEXT("Usage stays until the period ends."), source);
        }
        say(HalfLife, APPORTION_TEXT("No usage is older than the beginning of the period: at each end of one all becomes 0."), source);
    }

    /// Of a known last reset: @p due is the first end of a period behind it.
    void resetDue(std::int64_t due, const char *source)
    {
        const UsageReset period = m_after.priority.usageReset;
        const auto outlook = [this, period](std::optional<std::int64_t> last) {
            return m_times.now ? resetOutlook(m_before.priority.usageReset, period, last, *m_times.now) : ResetOutlook::MayClear;
        };
        switch (outlook(m_times.lastReset)) {
        case ResetOutlook::Stays:
            say(FirstPass, APPORTION_TEXT("Usage stays until the period ends."), source);
            break;
        case ResetOutlook::MayClear:
            say(FirstPass,
                APPORTION_TEXT("All usage becomes 0, for ever, if it is %1 or later where slurmctld runs; before that, usage stays until then."),
                source, { utcText(due).substr(0, 10) });
            break;
        case ResetOutlook::Clears:
            say(FirstPass, APPORTION_TEXT("All usage becomes 0, for ever."), source);
            say(Period, APPORTION_TEXT("Usage becomes 0 again at each pass until the periods that were missed are caught up."), source, {},
                outlook(due) != ResetOutlook::Stays);
            break;
        }
    }

    void age()
    {
        const PrioritySettings &settings = m_after.priority;
        say(FirstPass, APPORTION_TEXT("The age terms of all waiting jobs are computed anew, also for the time that they have waited already."),
            inFactors);
        if (settings.maxAge.minutes > 0 && !settings.maxAge.isUnlimited() && settings.weightAge > 0) {
            const double points = static_cast<double>(settings.weightAge) * settings.calcPeriod.minutes / settings.maxAge.minutes;
            say(Period, APPORTION_TEXT("They have grown by up to %1 points, and grow on until a job has waited PriorityMaxAge."), inFactors,
                { formulaText(std::min(points, static_cast<double>(settings.weightAge)), 2) });
        }
    }

    void billing()
    {
        say(FirstPass,
            APPORTION_TEXT("What runs goes on being charged as when it began; jobs that begin from now on are charged anew. What was used stays."),
            inBilling);
        say(Period, APPORTION_TEXT("Usage grows by both: by the old rule for jobs that began before, by the new one for the others."), inBilling);
        say(HalfLife, APPORTION_TEXT("Half of what was charged by the old rule still counts."), inPass, {}, fades());
    }

    const Policy &m_before;
    const Policy &m_after;
    const ResetTimes m_times;
    std::vector<CourseStep> m_steps;
};

template <typename Row>
void addFields(Steps &steps, const RowChange<Row> &change)
{
    for (const schema::Field<Row> *field : change.fields) {
        steps.add(field->course);
    }
}

/// The courses of rows, each field's once.
template <typename Row>
void addRows(std::vector<ChangeCourse> &courses, const std::vector<RowChange<Row>> &changes, const Policy &before, const Policy &after)
{
    std::vector<const schema::Field<Row> *> told;
    for (const RowChange<Row> &change : changes) {
        for (const schema::Field<Row> *field : change.fields) {
            if (field->course == Course::None || std::find(told.begin(), told.end(), field) != told.end()) {
                continue;
            }
            told.push_back(field);
            Steps steps(before, after);
            steps.add(field->course);
            courses.push_back({ field->word, field->appliedAt, steps.take() });
        }
    }
}

} // namespace

schema::AppliedAt appliedAt(PriorityKey key, const Policy &before, const Policy &after)
{
    return key == PriorityKey::PriorityFlags && switchesTree(before, after) ? schema::AppliedAt::Restart : schema::setting(key).appliedAt;
}

std::vector<CourseStep> courseOf(PriorityKey key, const Policy &before, const Policy &after, const ResetTimes &times)
{
    Steps steps(before, after, times);
    steps.add(schema::setting(key).course);
    return steps.take();
}

std::vector<CourseStep> courseOf(
    const ChangedValue &value, const PolicyDifference &difference, const Policy &before, const Policy &after, const ResetTimes &times)
{
    using Kind = ChangedValue::Kind;
    Steps steps(before, after);
    switch (value.kind) {
    case Kind::Setting:
        return courseOf(difference.settings[value.index].key, before, after, times);
    case Kind::Partition:
        addFields(steps, difference.partitions[value.index]);
        break;
    case Kind::Qos:
        addFields(steps, difference.qos[value.index]);
        break;
    case Kind::Added:
    case Kind::Removed:
    case Kind::Moved:
    case Kind::RawShares:
        steps.add(Course::Shares);
        break;
    case Kind::Priority:
        steps.add(Course::Term);
        break;
    case Kind::Options:
        break;
    }
    return steps.take();
}

std::vector<ChangeCourse> changeCourses(const PolicyDifference &difference, const Policy &before, const Policy &after, const ResetTimes &times)
{
    std::vector<ChangeCourse> courses;
    courses.reserve(difference.settings.size());
    for (const SettingChange &change : difference.settings) {
        courses.push_back({ priorityKeyWord(change.key), appliedAt(change.key, before, after), courseOf(change.key, before, after, times) });
    }
    addRows(courses, rowChanges(*before.nodeGroups, *after.nodeGroups, schema::nodeGroupFields()), before, after);
    addRows(courses, difference.partitions, before, after);
    addRows(courses, difference.qos, before, after);
    const auto addAssociations = [&](const char *word, Course course, auto isSo) {
        if (std::any_of(difference.associations.begin(), difference.associations.end(), isSo)) {
            Steps steps(before, after);
            steps.add(course);
            courses.push_back({ word, schema::AppliedAt::NotOfConf, steps.take() });
        }
    };
    addAssociations("Fairshare", Course::Shares,
        [](const AssociationChange &change) { return change.rawShares || change.moved || change.kind != AssociationChange::Kind::Changed; });
    addAssociations("Priority", Course::Term, [](const AssociationChange &change) { return change.priority; });
    std::erase_if(courses, [](const ChangeCourse &course) { return course.steps.empty(); });
    return courses;
}

Text momentText(CourseMoment moment)
{
    switch (moment) {
    case CourseMoment::FirstPass:
        return { APPORTION_TEXT("First pass"), {} };
    case CourseMoment::Period:
        return { APPORTION_TEXT("After one PriorityCalcPeriod"), {} };
    case CourseMoment::HalfLife:
        return { APPORTION_TEXT("After a half-life"), {} };
    }
    return {};
}

} // namespace apportion
