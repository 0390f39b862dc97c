// SPDX-License-Identifier: GPL-3.0-or-later
// What sprio and the listing of jobs say of priorities against ours.
#include "agree_testing.h"
#include "core/agree/set_priorities.h"
#include "core/check/checker.h"
#include "core/evaluate/job_priority.h"
#include "core/policy/number_text.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace test_agree_jobs
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

void takeAdjustments(const Printed &printed, Snapshot &now)
{
    addSiteFactors(printed, now.situation);
    (void)takeSetPriorities(printed, now.policy, now.situation);
}

} // namespace

class TestAgreeJobs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPrioritySetByHandBelongsToTheJob();
    void aQosWhosePriorityWasTakenIsTheCause();
    void partitionsOfScontrolAreTheCause();
    void aPrioritySetByHandInSeveralPartitionsHasNoTerms();
    void jobsThatHaveEndedAreNotCompared();
    void prioritiesAloneSayLess();
    void sprioOfAnotherClusterIsNamed();
    void jobsThatAgedMeanwhileShow();
    void secondsOfAgeThatNoTermShowsAreTheCause();
    void plannedSizesAreNotTakenForAges();
    void aTimeBeforeThePassIsTheCause();
    void termsOfTresMayBeOfAnyPartitionOfTheJob();
    void aQosThatCountsAtTheSubmissionAloneIsTheCause();
    void whatAJobAskedForBeforeItBeganIsTheCause();
    void siteFactorsBelongToTheJobs();
    void aNiceValueThatWasChangedSinceIsTheCause();
    void columnsBetweenBlanksAreRead();
    void damagedListingsAreSurvived();
};

/// Of a job whose priority an administrator set, sprio prints that and 0 for every term (its print.c, direct_prio).
void TestAgreeJobs::aPrioritySetByHandBelongsToTheJob()
{
    Imported imported = golden("fair_tree_rules");
    const std::string job = imported.printed.terms.at(0).job;
    for (PrintedTerms &terms : imported.printed.terms) {
        if (terms.job == job) {
            terms.values.fill(0.0);
            terms.values[0] = 4711.0;
            terms.tres.clear();
        }
    }
    QVERIFY(!agree(imported, imported.printed)->isWhole());
    takeAdjustments(imported.printed, imported);
    const Agreement agreement = *agree(imported, imported.printed);
    QVERIFY2(agreement.isWhole(), differencesOf(agreement));
    const Evaluation evaluation = *evaluate(imported);
    for (JobRow row = 0; row < evaluation.jobs().rowCount(); ++row) {
        const bool isSet = sprioJobId(imported.situation.jobs->at(evaluation.jobs().job[row])) == job;
        QCOMPARE(evaluation.terms(row).isSet, isSet);
        QVERIFY(!isSet || (evaluation.priority(row) == 4711 && sprioPriority(sprioTerms(evaluation, row)) == 4711));
    }
    QVERIFY(evaluation.terms(0).isSet || evaluation.jobs().rowCount() > 1);

    // as slurmctld 22.05.8 printed it after: scontrol update jobid=1 priority=777777, jobid=3 sitefactor=33
    Snapshot live;
    live.situation.jobs.edit().resize(3);
    for (std::size_t i = 0; i < 3; ++i) {
        live.situation.jobs.edit()[i].id = std::to_string(i + 1);
    }
    takeAdjustments(
        printedBy(
            "          JOBID PARTITION     USER   PRIORITY       SITE        AGE      ASSOC  FAIRSHARE    JOBSIZE  PARTITION        QOS        NICE "
            "                TRES\n"
            "              1 gpu            bob     777777          0          0          0          0          0          0          0           0 "
            "                    \n"
            "              2 gpu            bob      80507          0          0          0          0         16      80000          0          50 "
            "cpu=42,mem=0,gres/gp\n"
            "              3 gpu            bob      80590         33          0          0          0         16      80000          0           0 "
            "cpu=42,mem=0,gres/gp\n"),
        live);
    const std::vector<Job> &jobs = *live.situation.jobs;
    QCOMPARE(jobs[0].setPriority, 777777U);
    QVERIFY(jobs[1].setPriority == 0 && jobs[1].siteFactor == 0);
    QVERIFY(jobs[2].setPriority == 0 && jobs[2].siteFactor == 33);

    // terms that are only rounded to 0, or columns that were not printed, tell nothing
    Imported before = golden("fair_tree_rules");
    before.policy.priority = {}; // no weights
    const Situation untouched = before.situation;
    takeAdjustments(printedBy("JOBID|PRIORITY\n" + job + "|4711\n"), before);
    takeAdjustments(printedBy("JOBID|PARTITION|PRIORITY|SITE|AGE|ASSOC|FAIRSHARE|JOBSIZE|PARTITION|QOSNAME|QOS|NICE|TRES\n" + job
                        + "|batch|2|0|0|0|0|0|0|normal|0|0|\n"),
        before);
    QVERIFY(before.situation.jobs == untouched.jobs);
}

/// As sprio -l of 22.05.8 printed a job in two partitions after: scontrol update jobid=3 priority=999
void TestAgreeJobs::aPrioritySetByHandInSeveralPartitionsHasNoTerms()
{
    const Printed printed = printedBy(
        "          JOBID PARTITION     USER   PRIORITY       SITE        AGE      ASSOC  FAIRSHARE    JOBSIZE  PARTITION        QOS        NICE "
        "                TRES\n"
        "              3 a               sb         20 -214748364          0          0          0          0         20          0 -2147483648 "
        "                    \n"
        "              3 b               sb        100 -214748364          0          0          0          0        100          0 -2147483648 "
        "                    \n");
    Snapshot live;
    live.situation.jobs.edit().push_back({});
    live.situation.jobs.edit()[0].id = "3";
    live.situation.jobs.edit()[0].printedPriority = 999;
    takeAdjustments(printed, live);
    QCOMPARE(live.situation.jobs->at(0).setPriority, 999U);
    QCOMPARE(live.situation.jobs->at(0).siteFactor, std::int64_t { 0 });

    Imported imported = golden("fair_tree_rules");
    for (PrintedTerms &terms : imported.printed.terms) {
        terms.values = printed.terms.at(0).values; // nothing of them is compared
        terms.hasTres = printed.terms.at(0).hasTres;
    }
    const Agreement agreement = *agree(imported, imported.printed);
    QVERIFY2(agreement.isWhole(), differencesOf(agreement));
}

/// Under CALCULATE_RUNNING sprio prints them until MinJobAge is over.
void TestAgreeJobs::jobsThatHaveEndedAreNotCompared()
{
    Printed printed = printedBy("JOBID|PARTITION|PRIORITY\n4|a|100\n5|a|200\n5|b|300\n");
    Situation situation;
    Diagnostics diagnostics;
    QVERIFY(readJobs("JobId=4 JobName=x UserId=u(1) Priority=100 Account=c QOS=normal JobState=PENDING Reason=Priority Partition=a\n"
                     "JobId=5 JobName=x UserId=u(1) Priority=200 Account=c QOS=normal JobState=FAILED Reason=NonZeroExitCode Partition=a,b\n",
        "jobs", situation, diagnostics, utcClock(), &printed));
    QCOMPARE(situation.jobs->size(), 1U);
    QCOMPARE(printed.ended, std::vector<std::string> { "5" });
    QCOMPARE(dropPastRows(printed, situation), 2U);
    QCOMPARE(printed.terms.size(), 1U);
    QCOMPARE(printed.terms.at(0).job, std::string("4"));
    QVERIFY(printed.ended.empty());

    // submitted with -p a,batch and running in batch, as scontrol says then
    printed = printedBy("JOBID|PARTITION|PRIORITY\n6|a|100\n6|bat|200\n");
    QVERIFY(readJobs("JobId=6 JobName=x UserId=u(1) Priority=200 Account=c QOS=normal JobState=RUNNING Reason=None Partition=batch\n", "jobs",
        situation, diagnostics, utcClock(), &printed));
    QCOMPARE(dropPastRows(printed, situation), 1U);
    QCOMPARE(printed.terms.size(), 1U);
    QCOMPARE(printed.terms.at(0).partition, std::string("bat"));
}

void TestAgreeJobs::prioritiesAloneSayLess()
{
    Imported imported = golden("fair_tree_rules");
    imported.printed.terms.at(0).job = "99999";
    QCOMPARE(agree(imported, imported.printed)->differences.at(0).cause, Cause::NoRow);

    imported = golden("fair_tree_rules"); // as of a dump before 25.05 alone, which names QOS and tells nothing of them
    imported.policy.qos.edit().clear();
    const Agreement without = *agree(imported, imported.printed);
    const auto isQos = [](const Disagreement &one) { return one.column == "QOS"; };
    const auto first = std::find_if(without.differences.begin(), without.differences.end(), isQos);
    QVERIFY(first == without.differences.end()); // there is nothing to compare it with
    QVERIFY(without.isWhole());
    QVERIFY(without.withoutQos > 0 && without.withoutUsage == 0);
    QCOMPARE(without.compared + without.withoutQos, agree(golden("fair_tree_rules"), golden("fair_tree_rules").printed)->compared);
    const Diagnostics findings = check(imported.policy, imported.situation);
    QCOMPARE(std::count_if(findings.begin(), findings.end(), [](const Diagnostic &one) { return one.code == "qos-priorities-unread"; }), 1);

    // of all that a 22.05 printed, one number differs: an administrator gave a job a site factor, which scontrol does not show
    const std::string folder = APPORTION_TEST_DATA "/slurm-22.05/";
    ImportFiles files;
    files.slurmConf = folder + "slurm.conf";
    files.configuration = folder + "config.txt";
    files.nodes = folder + "nodes.txt";
    files.partitions = folder + "partitions.txt";
    files.associations = folder + "dump.cfg";
    files.qos = folder + "qos.txt";
    files.usage = folder + "sshare_l.txt";
    files.jobs = folder + "jobs.txt";
    imported = importFiles(files, utcClock());
    const Agreement agreement = *agree(imported, imported.printed);
    QVERIFY2(agreement.differences.size() == 1 && agreement.differences[0].where == "3", differencesOf(agreement));
    QCOMPARE(agreement.differences[0].cause, Cause::Adjusted);
    imported.situation.jobs.edit().at(agreement.differences[0].object.id).siteFactor = 25;
    QVERIFY(agree(imported, imported.printed)->isWhole());

    imported = golden("fair_tree_rules", false);
    Job &job = *std::find_if(imported.situation.jobs.edit().begin(), imported.situation.jobs.edit().end(), [](const Job &one) { return !one.held; });
    job.printedPriority += 250;
    QCOMPARE(agree(imported, imported.printed)->differences.at(0).cause, Cause::Adjusted);

    imported.printed = {};
    imported.situation = {};
    imported.situation.jobs = golden("fair_tree_rules").situation.jobs;
    const Agreement priorities = *agree(imported, imported.printed);
    QVERIFY2(priorities.isWhole(), differencesOf(priorities));
    QCOMPARE(priorities.compared, std::size_t { 0 });
    QVERIFY(priorities.withoutUsage > 0);
    std::optional<Diagnostic> finding = agreementFinding(priorities);
    QVERIFY(finding && finding->severity == Severity::Note);
    QVERIFY2(finding->message.english().starts_with("None of the "), finding->message.english().c_str());
    QVERIFY2(finding->advice.english().find("sshare -a -l -P") != std::string::npos, finding->advice.english().c_str());

    // with sprio the other terms tell something
    imported.printed.terms = golden("fair_tree_rules").printed.terms;
    const Agreement terms = *agree(imported, imported.printed);
    QVERIFY2(terms.isWhole(), differencesOf(terms));
    QVERIFY(terms.compared > terms.withoutUsage);
    QCOMPARE(terms.withoutUsage, 2 * imported.printed.terms.size());
    finding = agreementFinding(terms);
    QVERIFY2(finding->message.english().ends_with("more cannot be compared."), finding->message.english().c_str());
}

void TestAgreeJobs::sprioOfAnotherClusterIsNamed()
{
    const Imported own = golden("wild_1");
    const Imported other = golden("wild_5");
    Printed mixed = own.printed;
    mixed.terms = other.printed.terms;
    const Agreement agreement = *agree(own, mixed);
    QVERIFY(!agreement.isWhole());
    std::size_t apart = 0;
    for (const Disagreement &one : agreement.differences) {
        QVERIFY2(one.cause != Cause::Unknown, differencesOf(agreement));
        apart += one.cause == Cause::Apart ? 1 : 0;
    }
    QVERIFY2(2 * apart > agreement.differences.size(), differencesOf(agreement));
}

void TestAgreeJobs::jobsThatAgedMeanwhileShow()
{
    // the priorities of all but one were computed an hour after the last submission
    Imported imported = golden("random_fair_tree_200", false);
    imported.policy.priority.weightAge = 100000;
    EvaluationOptions later;
    later.now = evaluate(imported)->now() + 3600;
    const Evaluation evaluation = *evaluate(imported, later);
    std::string text = "JOBID|PARTITION|PRIORITY|AGE|FAIRSHARE|QOSNAME\n";
    int rows = 0;
    for (JobRow row = 0; row < evaluation.jobs().rowCount(); ++row) {
        const Job &job = imported.situation.jobs->at(evaluation.jobs().job[row]);
        const PriorityTerms terms = sprioTerms(evaluation, row);
        if (isListedBySprio(imported.policy, job, *later.now)) {
            const double age = terms.age + (rows == 3 ? -400.0 : 0.0);
            text += sprioJobId(job) + '|' + imported.policy.partitions->at(evaluation.jobs().partition[row]).name + '|'
                + std::to_string(sprioPriority(terms) - (rows == 3 ? 400U : 0U)) + '|' + fixedText(age, 0) + '|' + fixedText(terms.fairshare, 0) + '|'
                + std::string(evaluation.jobs().qosName(row, job)) + '\n';
            ++rows;
        }
    }
    QVERIFY(rows > 4);
    Printed printed = printedBy(text);
    QCOMPARE(printed.terms.size(), static_cast<std::size_t>(rows));
    const Agreement agreement = *agree(imported, printed);
    QVERIFY(agreement.at && std::abs(*agreement.at - *later.now) < 10);
    QCOMPARE(agreement.differences.size(), std::size_t { 2 }); // the age, and the sum that follows
    QCOMPARE(agreement.differences[0].cause, Cause::Aged);
    QCOMPARE(agreement.differences[1].cause, Cause::Follows);
}

/// Where slurmctld has planned a job, it counts whole cores or nodes for it, which scontrol does not tell: the priority is no older for it.
/// As a live 22.05 printed a job two seconds old: AGE 0, and the sum cut one lower than ours.
void TestAgreeJobs::secondsOfAgeThatNoTermShowsAreTheCause()
{
    Imported imported = golden("fair_tree_rules");
    double &priority = imported.printed.terms.at(2).values[static_cast<std::size_t>(TermColumn::Priority)];
    const auto cause = [&imported] {
        const std::vector<Disagreement> differences = agree(imported, imported.printed)->differences;
        return differences.size() == 1 ? differences.front().cause : Cause::NoRow;
    };
    priority -= 1.0;
    QCOMPARE(cause(), Cause::Aged);
    priority -= 1.0;
    QCOMPARE(cause(), Cause::Unknown);
}

void TestAgreeJobs::plannedSizesAreNotTakenForAges()
{
    Imported imported = golden("random_fair_tree_200", false);
    imported.policy.priority.weightAge = 100000;
    EvaluationOptions later;
    later.now = evaluate(imported)->now() + 600;
    const Evaluation evaluation = *evaluate(imported, later);
    imported.printed.terms.clear();
    std::size_t planned = 0;
    std::size_t others = 0;
    std::vector<Job> &jobs = imported.situation.jobs.edit();
    for (Job &job : jobs) {
        job.printedPriority = 0;
        job.startTime = job.running ? job.startTime : 0;
    }
    for (JobRow row = 0; row < evaluation.jobs().rowCount(); ++row) {
        Job &job = jobs[evaluation.jobs().job[row]];
        if (job.partitions.size() != 1 || job.running || !isListedBySprio(imported.policy, job, *later.now)) {
            continue;
        }
        job.printedPriority = static_cast<std::uint32_t>(sprioPriority(sprioTerms(evaluation, row)));
        if (planned < 2 * others) {
            job.startTime = *later.now + 86400;
            job.printedPriority += 500; // as if it had waited seven minutes more
            ++planned;
        } else {
            ++others;
        }
    }
    QVERIFY(others > 1 && planned > others);
    const Agreement agreement = *agree(imported, imported.printed);
    QVERIFY2(agreement.at && std::abs(*agreement.at - *later.now) < 10, qPrintable(QString::number(agreement.at.value_or(0) - *later.now)));
    QCOMPARE(agreement.differences.size(), planned);
}

void TestAgreeJobs::aTimeBeforeThePassIsTheCause()
{
    // its priorities are of the pass 57 seconds after the last submission, by which the age makes one of them a point larger
    const Imported imported = golden("accrue_always_waiting");
    QVERIFY(agree(imported, imported.printed)->isWhole());
    EvaluationOptions submission;
    submission.now = imported.situation.jobs->front().submitTime;
    const Agreement early = *agree(imported, imported.printed, submission);
    QCOMPARE(early.differences.size(), std::size_t { 1 });
    QCOMPARE(early.differences[0].column, std::string("PRIORITY"));
    QCOMPARE(early.differences[0].cause, Cause::Aged);
}

/// Of several QOS one of priority 0 counts as the highest until the next pass, of which no time that is printed tells.
void TestAgreeJobs::aQosThatCountsAtTheSubmissionAloneIsTheCause()
{
    Snapshot now;
    now.policy.priority.weightQos = 1000;
    now.policy.associations.addUser(now.policy.associations.addAccount(0, "lab"), "ann");
    for (const auto &[name, priority] : { std::pair { "high", 10U }, std::pair { "none", 0U } }) {
        Qos qos;
        qos.name = name;
        qos.priority = priority;
        now.policy.qos.edit().push_back(qos);
    }
    Partition partition;
    partition.name = "p";
    now.policy.partitions.edit().push_back(partition);
    Job job;
    job.id = "7";
    job.user = "ann";
    job.account = "lab";
    job.partitions = { "p" };
    job.qos = "none,high";
    job.submitTime = job.eligibleTime = 1000;
    now.situation.jobs.edit() = { job };
    const auto causeAt = [&now](std::int64_t at, double term) {
        PrintedTerms terms;
        terms.job = "7";
        terms.partition = "p";
        terms.qos = "none";
        terms.values.fill(notPrinted);
        terms.values[static_cast<std::size_t>(TermColumn::Qos)] = term;
        Printed printed;
        printed.terms = { terms };
        EvaluationOptions options;
        options.now = at;
        const Agreement agreement = *agree(now, printed, options);
        return agreement.isWhole() ? std::optional<Cause>() : agreement.differences.at(0).cause;
    };
    QCOMPARE(causeAt(1001, 1000.0), std::optional<Cause>()); // as it is submitted
    QCOMPARE(causeAt(1100, 0.0), std::optional<Cause>());
    QCOMPARE(causeAt(1001, 0.0), std::optional(Cause::Aged)); // a pass came at once
    QCOMPARE(causeAt(1100, 1000.0), std::optional(Cause::Aged)); // none has come yet
    QCOMPARE(causeAt(1100, 500.0), std::optional(Cause::StaleTerm));
}

/// Seen live in 24.11, PriorityWeightQOS=313481: once sacctmgr had given a QOS Priority=-1, its jobs counted 313481 and those of others nothing.
void TestAgreeJobs::aQosWhosePriorityWasTakenIsTheCause()
{
    Snapshot now;
    Policy &policy = now.policy;
    policy.release = 2411;
    policy.priority.weightQos = 313481;
    policy.qos.edit().resize(2);
    policy.qos.edit()[0].name = "none";
    policy.qos.edit()[1].name = "high";
    policy.qos.edit()[1].priority = 50;
    Partition partition;
    partition.name = "batch";
    policy.partitions.edit().push_back(partition);
    const auto causeOf = [&now](const char *qos, double term) {
        Job job;
        job.id = "7";
        job.user = "ann";
        job.account = "lab";
        job.partitions = { "batch" };
        job.qos = qos;
        job.submitTime = job.eligibleTime = 1000;
        now.situation.jobs.edit() = { job };
        PrintedTerms terms;
        terms.job = "7";
        terms.partition = "batch";
        terms.values.fill(notPrinted);
        terms.values[static_cast<std::size_t>(TermColumn::Qos)] = term;
        Printed printed;
        printed.terms = { terms };
        const Agreement agreement = *agree(now, printed);
        return agreement.isWhole() ? std::optional<Cause>() : agreement.differences.at(0).cause;
    };
    QCOMPARE(causeOf("none", 0.0), std::optional<Cause>());
    QCOMPARE(causeOf("high", 313481.0), std::optional<Cause>());
    QCOMPARE(causeOf("none", 313481.0), std::optional(Cause::QosWithoutPriority));
    QCOMPARE(causeOf("high", 0.0), std::optional(Cause::QosWithoutPriority));
    QCOMPARE(causeOf("high", 1000.0), std::optional(Cause::StaleTerm));
    policy.release = 2605;
    QCOMPARE(causeOf("none", 313481.0), std::optional(Cause::StaleTerm));
    policy.release = 2411;
    policy.priority.set(PriorityFlag::NoNormalQos);
    QCOMPARE(causeOf("none", 313481.0 * 4294967295.0), std::optional(Cause::QosWithoutPriority));
    QCOMPARE(causeOf("high", 0.0), std::optional(Cause::StaleTerm));
}

/// Seen live in 22.05, PriorityWeightPartition=777000: once scontrol had deleted a partition of PriorityJobFactor=5000, one of 162 counted 25175,
/// and one that scontrol had created without a factor 0, until slurmctld was started anew.
void TestAgreeJobs::partitionsOfScontrolAreTheCause()
{
    Snapshot now;
    Policy &policy = now.policy;
    policy.priority.weightPartition = 777000;
    Partition partition;
    partition.name = "batch";
    partition.priorityJobFactor = 162;
    policy.partitions.edit().push_back(partition);
    partition.name = "plain";
    partition.priorityJobFactor = 1;
    policy.partitions.edit().push_back(partition);
    Job job;
    job.id = "7";
    job.user = "ann";
    job.account = "lab";
    job.partitions = { "batch", "plain" };
    job.submitTime = job.eligibleTime = 1000;
    now.situation.jobs.edit() = { job };
    const auto causeOf = [&now](const char *name, double term) {
        PrintedTerms terms;
        terms.job = "7";
        terms.partition = name;
        terms.values.fill(notPrinted);
        terms.values[static_cast<std::size_t>(TermColumn::Partition)] = term;
        Printed printed;
        printed.terms = { terms };
        const Agreement agreement = *agree(now, printed);
        return agreement.isWhole() ? std::optional<Cause>() : agreement.differences.at(0).cause;
    };
    QCOMPARE(causeOf("batch", 777000.0), std::optional<Cause>());
    QCOMPARE(causeOf("plain", 4796.0), std::optional<Cause>());
    QCOMPARE(causeOf("batch", 25175.0), std::optional(Cause::PartitionsSince));
    QCOMPARE(causeOf("plain", 0.0), std::optional(Cause::PartitionsSince));
    QCOMPARE(causeOf("plain", 9592.0), std::optional(Cause::StaleTerm));
    policy.priority.set(PriorityFlag::NoNormalPart); // by which nothing is divided
    QCOMPARE(causeOf("plain", 0.0), std::optional(Cause::StaleTerm));
}

/// Under CALCULATE_RUNNING a job that has begun since the last pass still counts what it asked for (seen on a live 22.05).
void TestAgreeJobs::whatAJobAskedForBeforeItBeganIsTheCause()
{
    Snapshot now;
    Policy &policy = now.policy;
    policy.priority.set(PriorityFlag::CalculateRunning);
    policy.priority.weightJobSize = 1000;
    policy.priority.weightTres = { { "CPU", 800.0, '\0' } };
    NodeGroup nodes;
    nodes.names = "n";
    nodes.count = 1;
    nodes.cpus = 8;
    policy.nodeGroups.edit().push_back(nodes);
    Partition partition;
    partition.name = "p";
    partition.nodes = { { 0, 1 } };
    policy.partitions.edit().push_back(partition);
    Job job;
    job.id = "7";
    job.partitions = { "p" };
    job.cpus = 2; // a core's threads, of which it asked for one
    job.tres = { { "cpu", 2 } };
    job.submitTime = job.eligibleTime = 1000;
    job.startTime = 1010;
    job.running = true;
    now.situation.jobs.edit() = { job };
    PrintedTerms terms;
    terms.job = "7";
    terms.partition = "p";
    terms.values.fill(notPrinted);
    terms.values[static_cast<std::size_t>(TermColumn::JobSize)] = 563.0; // (1/1 + 1/8)/2
    terms.hasTres = true;
    terms.tres = "cpu=100";
    Printed printed;
    printed.terms = { terms };
    const auto causesAt = [&](std::int64_t at) {
        now.situation.toldAt = at;
        std::vector<Cause> causes;
        const std::optional<Agreement> found = agree(now, printed);
        for (const Disagreement &one : found->differences) {
            causes.push_back(one.cause);
        }
        return causes;
    };
    QCOMPARE(causesAt(1310), (std::vector { Cause::BegunSince, Cause::BegunSince }));
    QCOMPARE(causesAt(1311), (std::vector { Cause::Unknown, Cause::Unknown })); // the pass of PriorityCalcPeriod=5 has been
}

/// sprio weighs twice what a partition has none of, as another of the job's partitions left it: that at which the scheduler looked last.
/// A live 22.05 prints so after a pass.
void TestAgreeJobs::termsOfTresMayBeOfAnyPartitionOfTheJob()
{
    Snapshot now;
    Policy &policy = now.policy;
    policy.tres.track("gres/gpu");
    policy.priority.weightTres = { { "GRES/gpu", 100.0, '\0' } };
    policy.associations.addUser(policy.associations.addAccount(0, "lab"), "ann");
    for (const char *name : { "cpu", "gpu" }) {
        NodeGroup group;
        group.names = name;
        group.count = 2;
        group.cpus = 4;
        group.gres = policy.nodeGroups->empty() ? TresCounts() : TresCounts { { "gres/gpu", 4 } };
        Partition partition;
        partition.name = name;
        partition.nodes = { { static_cast<std::uint32_t>(policy.nodeGroups->size()), 2 } };
        policy.nodeGroups.edit().push_back(group);
        policy.partitions.edit().push_back(partition);
    }
    Job job;
    job.id = "1";
    job.user = "ann";
    job.account = "lab";
    job.partitions = { "cpu", "gpu" };
    job.submitTime = job.eligibleTime = job.accrueTime = 1795000000;
    job.tres = { { "cpu", 1 }, { "node", 1 }, { "gres/gpu", 2 } };
    now.situation.jobs.edit() = { job };
    const auto agreement = [&now](const std::string &inCpu) {
        const Printed printed = printedBy("JOBID|PARTITION|PRIORITY|SITE|AGE|ASSOC|FAIRSHARE|JOBSIZE|PARTITIONPRIO|QOS|NICE|TRES\n1|cpu|" + inCpu
            + "\n1|gpu|25|0|0|0|0|0|0|0|0|gres/gpu=25\n");
        return *agree(now, printed);
    };
    QVERIFY(agreement("2500|0|0|0|0|0|0|0|0|gres/gpu=2500").compared > 0);
    for (const char *inCpu : { "2500|0|0|0|0|0|0|0|0|gres/gpu=2500", "1|0|0|0|0|0|0|0|0|" }) {
        QVERIFY2(agreement(inCpu).isWhole(), differencesOf(agreement(inCpu)));
    }
    QVERIFY(!agreement("99|0|0|0|0|0|0|0|0|gres/gpu=99").isWhole());
}

void TestAgreeJobs::siteFactorsBelongToTheJobs()
{
    Imported imported = golden("fair_tree_rules");
    const std::string job = imported.printed.terms.at(0).job;
    for (PrintedTerms &terms : imported.printed.terms) {
        if (terms.job == job) {
            terms.values[static_cast<std::size_t>(TermColumn::Site)] = 250.0;
            terms.values[static_cast<std::size_t>(TermColumn::Priority)] += 250.0;
        }
    }
    QVERIFY(!agree(imported, imported.printed)->isWhole());
    takeAdjustments(imported.printed, imported);
    const Agreement agreement = *agree(imported, imported.printed);
    QVERIFY2(agreement.isWhole(), differencesOf(agreement));
}

void TestAgreeJobs::aNiceValueThatWasChangedSinceIsTheCause()
{
    // scontrol top of another job makes jobs of the same user wait behind it: until the next pass sprio prints the terms of before
    Imported imported = golden("fair_tree_rules");
    const std::string job = imported.printed.terms.at(0).job;
    for (Job &one : imported.situation.jobs.edit()) {
        one.nice += sprioJobId(one) == job ? 7 : 0;
    }
    const Agreement agreement = *agree(imported, imported.printed);
    QVERIFY(!agreement.isWhole());
    for (const Disagreement &one : agreement.differences) {
        QVERIFY2(one.cause == (one.column == "NICE" ? Cause::NiceSince : Cause::Follows), differencesOf(agreement));
    }
}

void TestAgreeJobs::columnsBetweenBlanksAreRead()
{
    const Printed printed
        = printedBy("\n          JOBID PARTITION     USER    ACCOUNT   PRIORITY       SITE        AGE      ASSOC  FAIRSHARE    JOBSIZE  "
                    "PARTITION    QOSNAME        QOS        NICE                 TRES\n"
                    "             12 longparti     ann       chem       1030          0          5          0       1000          1  "
                    "       20     normal          4           0    cpu=482,mem=192\n"
                    "             13     batch     bob       chem         20          0          5          0          0          1  "
                    "       10     (null)          4          -3\n"
                    "             14     batch     bob       chem          x\n");
    QCOMPARE(printed.terms.size(), std::size_t { 2 });
    const PrintedTerms &first = printed.terms[0];
    QCOMPARE(first.job, std::string("12"));
    QCOMPARE(first.partition, std::string("longparti"));
    QCOMPARE(first.qos, std::string("normal"));
    QCOMPARE(first.tres, std::string("cpu=482,mem=192"));
    QCOMPARE(first.values, (std::array<double, termColumns> { 1030, 0, 5, 0, 1000, 1, 20, 4, 0 }));
    QCOMPARE(printed.terms[1].values[static_cast<std::size_t>(TermColumn::Nice)], -3.0);
    QVERIFY(printed.terms[1].qos.empty() && printed.terms[1].tres.empty());
}

void TestAgreeJobs::damagedListingsAreSurvived()
{
    Imported imported = golden("wild_1");
    feedDamaged(contentOf(goldenPath("wild_1", "sprio.txt")), [&imported](const std::string &text) {
        const Printed printed = printedBy(text);
        QVERIFY(agree(imported, printed)->compared >= printed.terms.size());
    });
    QVERIFY(isSprioHeader("JOBID|PARTITION|PRIORITY|FAIRSHARE"));
    QVERIFY(!isSprioHeader("JOBID PARTITION NAME USER ST TIME NODES NODELIST(REASON)"));
}

APPORTION_TEST(TestAgreeJobs)
} // namespace test_agree_jobs

#include "test_agree_jobs.moc"
