// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/diff_effects.h"

#include "cli/policy_words.h"
#include "cli/table.h"

#include "core/change/change_course.h"
#include "core/change/compare_accounts.h"
#include "core/change/effect.h"
#include "core/change/renamed_accounts.h"
#include "core/evaluate/evaluation.h"
#include "core/plan/moment.h"

#include <array>
#include <ostream>
#include <utility>

namespace apportion::cli
{

namespace
{

/// What rises, falls, comes or goes, with what each change is worth to it.
class EffectPrinter
{
public:
    EffectPrinter(const Snapshot &before, const Snapshot &after, std::ostream &out)
        : m_out(out), m_draft(*evaluate(after)), m_baseline(*evaluate(before, atTime(m_draft.now()))),
          m_people(peopleMatch(before.policy.associations, after.policy.associations)),
          m_effects(*measureEffects(
              m_baseline, m_draft, AssociationMatch(before.policy.associations, after.policy.associations), difference(before.policy, after.policy))),
          m_queue(compareQueues(m_baseline, m_draft))
    {
    }

    void print()
    {
        m_out << "\"accounts\": ";
        printAccounts();
        m_out << ", \"users\": ";
        printUsers();
        m_out << ", \"jobs\": ";
        printJobs();
        m_out << ", \"effects\": ";
        printEach();
    }

private:
    /// One change's part in what becomes of an account, a user or a job.
    struct Part
    {
        std::string object;
        Effect effect;
    };

    static EvaluationOptions atTime(std::int64_t now)
    {
        EvaluationOptions options;
        options.now = now;
        return options;
    }

    /// Ranks and places begin with 1: who has none is not there, or waits for nothing.
    static void place(TablePrinter &printer, std::uint32_t number) { number == 0 ? printer.empty() : printer.number(number); }

    /// Who comes first in an account.
    static void best(TablePrinter &printer, const Evaluation &evaluation, const AccountStanding &standing)
    {
        standing.best == noAssociation ? printer.empty() : printer.text(wordOf(evaluation.tree(), standing.best).text());
    }

    void keep(const std::string &object, const std::vector<Effect> &effects)
    {
        for (const Effect &effect : effects) {
            m_parts.push_back({ object, effect });
        }
    }

    void printUsers()
    {
        TablePrinter printer(m_out, true);
        printer.header({ "User", "RankBefore", "RankAfter", "FairShareBefore", "FairShareAfter" });
        for (const ComparedUser &user : compareUsers(m_baseline, m_draft, m_people)) {
            if (user.rankBefore == user.rankAfter && user.factorBefore(m_baseline) == user.factorAfter(m_draft)) {
                continue;
            }
            const bool isThere = user.after != noAssociation;
            const std::string word = wordOf(isThere ? m_draft.tree() : m_baseline.tree(), isThere ? user.after : user.before).text();
            printer.text(word);
            place(printer, user.rankBefore);
            place(printer, user.rankAfter);
            user.before == noAssociation ? printer.empty() : printer.fixed(user.factorBefore(m_baseline));
            isThere ? printer.fixed(user.factorAfter(m_draft)) : printer.empty();
            keep(word, m_effects.ofUser(user.before));
        }
        printer.end();
    }

    void printAccounts()
    {
        TablePrinter printer(m_out, true);
        printer.header({ "Account", "ShareBefore", "ShareAfter", "BestUserBefore", "BestUserAfter", "BestRankBefore", "BestRankAfter", "UsersRise",
            "UsersFall", "JobsPassed" });
        for (const ComparedAccount &account : compareAccounts(m_baseline, m_draft, m_people, m_queue)) {
            if (!account.isChanged()) {
                continue;
            }
            const bool isThere = account.after.id != noAssociation;
            const std::string word = wordOf(isThere ? m_draft.tree() : m_baseline.tree(), isThere ? account.after.id : account.before.id).text();
            printer.text(word);
            account.before.id == noAssociation ? printer.empty() : printer.fixed(account.before.share);
            isThere ? printer.fixed(account.after.share) : printer.empty();
            best(printer, m_baseline, account.before);
            best(printer, m_draft, account.after);
            place(printer, account.before.place);
            place(printer, account.after.place);
            printer.number(account.rise);
            printer.number(account.fall);
            printer.number(account.jobsPassed);
            if (account.after.best != noAssociation) {
                keep(word, m_effects.ofUser(m_people.before(account.after.best)));
            }
        }
        printer.end();
    }

    void printJobs()
    {
        TablePrinter printer(m_out, true);
        printer.header({ "Job", "PlaceBefore", "PlaceAfter", "PriorityBefore", "PriorityAfter" });
        for (const ComparedJob &job : m_queue) {
            if (job.placeBefore == job.placeAfter && job.priorityBefore == job.priorityAfter) {
                continue;
            }
            const bool isThere = job.after != ComparedJob::absent;
            const std::string &id = isThere ? m_draft.situation().jobs->at(job.after).id : m_baseline.situation().jobs->at(job.before).id;
            printer.text(id);
            place(printer, job.placeBefore);
            place(printer, job.placeAfter);
            job.placeBefore == 0 ? printer.empty() : printer.number(job.priorityBefore);
            job.placeAfter == 0 ? printer.empty() : printer.number(job.priorityAfter);
            keep("job:" + id, m_effects.ofJob(job.before));
        }
        printer.end();
    }

    void printEach()
    {
        TablePrinter printer(m_out, true);
        printer.header({ "Object", "Because", "Places" });
        for (const Part &part : m_parts) {
            printer.text(part.object);
            printer.text(m_effects.causes()[part.effect.cause].text.english());
            printer.number(part.effect.places);
        }
        printer.end();
    }

    std::ostream &m_out;
    Evaluation m_draft;
    Evaluation m_baseline;
    AssociationMatch m_people; ///< who was renamed is in both
    ChangeEffects m_effects;
    std::vector<ComparedJob> m_queue;
    std::vector<Part> m_parts;
};

} // namespace

void printEffects(const Snapshot &before, const Snapshot &after, std::ostream &out)
{
    EffectPrinter(before, after, out).print();
}

void printCourse(const Snapshot &before, const Snapshot &after, std::int64_t now, bool json, std::ostream &out)
{
    TablePrinter printer(out, json);
    printer.header({ "Change", "TakenBy", "Moment", "Effect", "Source" });
    const PolicyDifference changes = difference(before.policy, after.policy);
    for (const ChangeCourse &course : changeCourses(changes, before.policy, after.policy, { after.situation.lastReset, now })) {
        const char *taken = course.appliedAt == schema::AppliedAt::NotOfConf                          ? "sacctmgr"
            : schema::appliedBy(course.appliedAt, after.policy.release) == schema::AppliedAt::Restart ? "restart"
                                                                                                      : "reconfigure";
        for (const CourseStep &step : course.steps) {
            for (const std::string &cell : { course.word, std::string(taken), momentText(step.moment).english(), step.text.english() }) {
                printer.text(cell);
            }
            printer.text(step.source);
        }
    }
    printer.end();
}

void printMoments(const Snapshot &before, const Snapshot &after, std::int64_t now, bool json, std::ostream &out)
{
    const AssociationMatch match = peopleMatch(before.policy.associations, after.policy.associations);
    const ResetOutlook outlook = resetOutlook(before.policy.priority.usageReset, after.policy.priority.usageReset, after.situation.lastReset, now);
    TablePrinter printer(out, json);
    printer.header({ "Moment", "Seconds", "UsersRise", "UsersFall", "JobsRise", "JobsFall", "UsageBefore", "UsageAfter" });
    const std::array<std::pair<Moment, const char *>, 4> moments
        = { { { Moment::Reconfigure, "at reconfigure" }, { Moment::Period, "after one period" }, { Moment::HalfLife, "after a half-life" },
            { Moment::InEffect, outlook == ResetOutlook::Stays ? "settled" : "settled, usage kept" } } };
    for (const auto &[moment, word] : moments) {
        const TwoWays ways = atMoment(moment, before, after, outlook, now);
        EvaluationOptions options;
        options.now = evaluate(after)->now() + ways.seconds;
        const Evaluation baseline = *evaluate(ways.before, options);
        const Evaluation draft = *evaluate(ways.after, options);
        std::array<std::uint64_t, 2> users {}; // that rise, that fall
        for (const ComparedUser &user : compareUsers(baseline, draft, match)) {
            const bool isBoth = user.rankBefore != 0 && user.rankAfter != 0;
            users[0] += isBoth && user.rankAfter < user.rankBefore ? 1 : 0;
            users[1] += isBoth && user.rankAfter > user.rankBefore ? 1 : 0;
        }
        std::array<std::uint64_t, 2> jobs {};
        for (const ComparedJob &job : compareQueues(baseline, draft)) {
            const bool isBoth = job.before != ComparedJob::absent && job.after != ComparedJob::absent;
            jobs[0] += isBoth && job.placeAfter < job.placeBefore ? 1 : 0;
            jobs[1] += isBoth && job.placeAfter > job.placeBefore ? 1 : 0;
        }
        printer.text(word);
        printer.number(ways.seconds);
        for (const auto &count : { users[0], users[1], jobs[0], jobs[1] }) {
            printer.number(static_cast<std::int64_t>(count));
        }
        for (const Evaluation *side : { &baseline, &draft }) {
            printer.number(static_cast<std::int64_t>(side->rawUsage(AssociationTree::root())));
        }
    }
    printer.end();
}

} // namespace apportion::cli
