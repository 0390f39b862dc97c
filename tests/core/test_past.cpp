// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain.h"
#include "core/plan/look_ahead.h"
#include "support/test_case.h"

#include <QTest>

#include <memory>

namespace test_past
{

using namespace apportion;

namespace
{

constexpr std::int64_t then = 1'767'600'000;
constexpr std::int64_t now = then + std::int64_t { 14 } * 86400;

/// chem: ann, bob, and what somebody left; bio: cid.
Snapshot cluster()
{
    Snapshot made;
    made.policy.clusterName = "rome";
    made.policy.release = 2311;
    AssociationTree &tree = made.policy.associations;
    const AssociationId chem = tree.addAccount(AssociationTree::root(), "chem", 3);
    made.situation.setOwnUsage(chem, 7.0L);
    made.situation.setOwnUsage(tree.addUser(chem, "ann"), 1000.0L);
    made.situation.setOwnUsage(tree.addUser(chem, "bob"), 500.0L);
    made.situation.setOwnUsage(tree.addUser(tree.addAccount(AssociationTree::root(), "bio", 1), "cid"), 3000.0L);
    return made;
}

AssociationId user(const AssociationTree &tree, const char *account, const char *name)
{
    return tree.findUser(tree.findAccount(account), name);
}

double usageOf(const Snapshot &of, const Situation &situation, const char *account, const char *name)
{
    return static_cast<double>(situation.ownUsage(user(of.policy.associations, account, name)));
}

Job jobOf(const char *id, std::int64_t submitted, bool isRunning, std::int64_t started)
{
    Job job;
    job.id = id;
    job.user = "ann";
    job.account = "chem";
    job.submitTime = job.accrueTime = job.eligibleTime = submitted;
    job.running = isRunning;
    job.startTime = started;
    return job;
}

} // namespace

class TestPast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usageIsFoundByName();
    void whatIsGoneIsItsAccounts();
    void theQueueIsWhatIsKnownOfIt();
    void aDraftHasWhatItsChangeLeaves();
    void bothSidesAreLookedAt();
    void numbersSayThatTheyAreOfThePast();
};

void TestPast::usageIsFoundByName()
{
    const Past past { then, cluster() };
    Snapshot today; // other ids, another order, and a user who came later
    AssociationTree &tree = today.policy.associations;
    const AssociationId bio = tree.addAccount(AssociationTree::root(), "bio", 5);
    const AssociationId chem = tree.addAccount(bio, "chem", 2);
    for (const char *name : { "new", "bob", "ann" }) {
        today.situation.setOwnUsage(tree.addUser(chem, name), 9.0L);
    }
    tree.addUser(bio, "cid");
    today.situation.lastReset = 77;
    const Situation situation = situationOf(past, today.policy, today.situation);
    QCOMPARE(usageOf(today, situation, "chem", "ann"), 1000.0);
    QCOMPARE(usageOf(today, situation, "chem", "bob"), 500.0);
    QCOMPARE(usageOf(today, situation, "chem", "new"), 0.0);
    QCOMPARE(usageOf(today, situation, "bio", "cid"), 3000.0);
    QCOMPARE(situation.ownUsage(chem), 7.0L);
    QCOMPARE(situation.lastReset, std::optional<std::int64_t>(77));
}

void TestPast::whatIsGoneIsItsAccounts()
{
    const Past past { then, cluster() };
    Snapshot today = cluster();
    AssociationTree &tree = today.policy.associations;
    tree.remove(user(tree, "chem", "bob"));
    tree.remove(user(tree, "bio", "cid"));
    tree.remove(tree.findAccount("bio"));
    const Situation situation = situationOf(past, today.policy, today.situation);
    QCOMPARE(situation.ownUsage(tree.findAccount("chem")), 507.0L);
    QCOMPARE(situation.ownUsage(AssociationTree::root()), 3000.0L);
    QCOMPARE(usageOf(today, situation, "chem", "ann"), 1000.0);
}

void TestPast::theQueueIsWhatIsKnownOfIt()
{
    const Past past { then, cluster() };
    Snapshot today = cluster();
    today.situation.jobs.edit() = { jobOf("1", then - 60, false, 0), jobOf("2", then + 60, false, 0), jobOf("3", then - 60, true, then + 60),
        jobOf("4", then - 60, true, then - 30), jobOf("5", then - 60, true, 0), jobOf("6", then + 60, true, then + 90) };
    const Situation situation = situationOf(past, today.policy, today.situation);
    const std::vector<Job> &jobs = *situation.jobs;
    QCOMPARE(jobs.size(), std::size_t { 6 });
    QVERIFY(jobs[0] == today.situation.jobs->at(0));
    QVERIFY(jobs[1].held && !jobs[1].running);
    QVERIFY(!jobs[2].held && !jobs[2].running);
    QVERIFY(jobs[3].running);
    QVERIFY(jobs[4].running);
    QVERIFY(jobs[5].held && !jobs[5].running);
    // and stays as it is where nothing is another
    today.situation.jobs.edit() = { jobOf("1", then - 60, false, 0) };
    QVERIFY(situationOf(past, today.policy, today.situation).jobs.sharesWith(today.situation.jobs));
}

void TestPast::aDraftHasWhatItsChangeLeaves()
{
    const Past past { then, cluster() };
    const Snapshot until = cluster();
    Snapshot draft = until;
    AssociationTree &tree = draft.policy.associations;
    tree.move(user(tree, "chem", "ann"), tree.findAccount("bio"));
    const Situation situation = situationOf(past, until, draft);
    // ann's old association goes, and leaves its usage with the account; the new one has none
    QCOMPARE(usageOf(draft, situation, "bio", "ann"), 0.0);
    QCOMPARE(situation.ownUsage(tree.findAccount("chem")), 1007.0L);
    QCOMPARE(usageOf(draft, situation, "chem", "bob"), 500.0);
    QCOMPARE(usageOf(draft, situation, "bio", "cid"), 3000.0);
}

void TestPast::bothSidesAreLookedAt()
{
    LookAhead look;
    look.past = std::make_shared<const Past>(Past { then, cluster() });
    look.seconds = then - now;
    Snapshot today = cluster();
    today.situation.setOwnUsage(user(today.policy.associations, "chem", "ann"), 5.0L);
    const LookedAhead seen = lookedAhead(today, today, today.situation, {}, look);
    QCOMPARE(seen.time, std::optional(then));
    QVERIFY(!seen.ahead);
    QCOMPARE(usageOf(today, seen.situation, "chem", "ann"), 1000.0);
    EvaluationOptions options;
    options.now = seen.time;
    const Evaluation evaluation = evaluate(today.policy, seen.situation, options).value();
    QVERIFY(evaluation.rawUsage(today.policy.associations.findAccount("chem")) == 1507.0L);
    QCOMPARE(evaluation.now(), then);
}

void TestPast::numbersSayThatTheyAreOfThePast()
{
    const Past past { then, cluster() };
    Snapshot today = cluster();
    today.situation.jobs.edit() = { jobOf("1", then - 60, false, 0), jobOf("2", then + 60, false, 0) };
    EvaluationOptions options;
    options.now = then;
    const Evaluation evaluation = evaluate(today.policy, situationOf(past, today.policy, today.situation), options).value();
    Moments moments;
    moments.past = &past;
    const auto firstOf = [&](const ExplainQuestion &question) {
        const Explanation explanation = answer(question, evaluation, &evaluation, moments);
        return explanation.steps.empty() ? std::string() : explanation.steps.front().note.english();
    };
    const std::string said = "What had been used by 2026-01-05 08:00 UTC, as it was imported from rome, under this policy";
    const AssociationId ann = user(today.policy.associations, "chem", "ann");
    QCOMPARE(firstOf(AssociationNumber { ann, AssociationQuantity::RawUsage }), said);
    QCOMPARE(firstOf(AssociationNumber { ann, AssociationQuantity::FairShare }), said);
    QCOMPARE(firstOf(OrderOfAssociations { ann, today.policy.associations.findAccount("bio") }), said);
    for (const auto &[row, text] : { std::pair<JobRow, std::string> { 0, "It waited then" }, { 1, "It was handed in later" } }) {
        const Explanation explanation = answer(JobNumber { row, JobQuantity::Priority }, evaluation, &evaluation, moments);
        QCOMPARE(explanation.steps.at(0).note.english(), said);
        QCOMPARE(explanation.steps.at(1).note.english(), text);
    }
}

APPORTION_TEST(TestPast)
} // namespace test_past

#include "test_past.moc"
