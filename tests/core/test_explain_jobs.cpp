// SPDX-License-Identifier: GPL-3.0-or-later
// Priorities, their terms and billings are derived as Slurm computes them.
#include "core/evaluate/billing.h"
#include "core/explain/explain.h"

#include "explain_testing.h"
#include "support/test_case.h"

#include <QTest>

namespace test_explain_jobs
{

using namespace apportion;
using namespace apportion::testing;

class TestExplainJobs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPriorityIsTheSumOfItsTermsCut()
    {
        // sprio: 2|short|fay|chem|60368|0|0|3000|50000|500|5000|low|500|100|cpu=1000,mem=469
        const auto [policy, situation] = golden("fair_tree_rules");
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const Explanation priority = explain(*evaluation, JobRow { 1 }, JobQuantity::Priority);
        QCOMPARE(priority.title.english(), std::string("Why is the priority of job 2 in short 60368?"));
        QStringList values;
        for (const ExplainStep &step : priority.steps) {
            values += QString::fromStdString(step.title.english() + '=' + lineText(step.value));
        }
        QCOMPARE(values,
            QStringList({ "Age=0", "Association=3000", "Fair share=50000", "Job size=500", "Partition=5000", "QOS=500", "TRES cpu=1000",
                "TRES mem=469", "TRES gres/gpu=0", "Site factor=0", "Nice=100", "Sum=60368.75", "Priority=60368" }));
        QCOMPARE(lineText(stepWith(priority, "sum")->numbers), std::string("3000 + 50000 + 500 + 5000 + 500 + 1468.75 − 100"));
    }

    void aTermIsDerivedFromItsFactor()
    {
        const auto [policy, situation] = golden("fair_tree_rules");
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const Explanation size = explain(*evaluation, JobRow { 1 }, JobQuantity::JobSize);
        QCOMPARE(lineText(size.steps.front().numbers), std::string("(2 / 4 + 32 / 64) / 2"));
        QCOMPARE(lineText(explain(*evaluation, JobRow { 1 }, JobQuantity::Assoc).steps.front().numbers), std::string("40 / 40"));
        QCOMPARE(lineText(explain(*evaluation, JobRow { 0 }, JobQuantity::Partition).steps.front().numbers), std::string("10 / 20"));
        QCOMPARE(lineText(explain(*evaluation, JobRow { 1 }, JobQuantity::Qos).steps.front().numbers), std::string("25 / 100"));
        const Explanation tres = explain(*evaluation, JobRow { 1 }, JobQuantity::Tres);
        QCOMPARE(lineText(tres.steps[1].numbers), std::string("120000 / 128000 · 500"));
        QCOMPARE(lineText(tres.steps.back().value), std::string("1469")); // 1000 + 468.75
        // fair share is derived from the shares down
        QVERIFY(stepWith(explain(*evaluation, JobRow { 1 }, JobQuantity::FairShare), "LevelFS") != nullptr);
    }

    void placesForNodesAreNamedWhereTheyCount()
    {
        auto [policy, situation] = golden("fair_tree_rules");
        policy.foreignConf.edit().push_back({ "MaxNodeCount", "8", {} });
        policy.release = 2205;
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const ExplainStep size = explain(*evaluation, JobRow { 1 }, JobQuantity::JobSize).steps.front();
        QCOMPARE(lineText(size.numbers), std::string("(2 / 8 + 32 / 64) / 2"));
        QVERIFY(size.note.english().find("N = 8 nodes of MaxNodeCount") != std::string::npos);
    }

    void heldAndCutPrioritiesSayWhy()
    {
        auto [policy, situation] = golden("fair_tree_rules");
        situation.jobs.edit()[0].held = true;
        situation.jobs.edit()[1].nice = 2000000000;
        situation.jobs.edit()[2].siteFactor = 5000000000;
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const Explanation held = explain(*evaluation, JobRow { 0 }, JobQuantity::Priority);
        QCOMPARE(lineText(held.steps.back().value), std::string("0"));
        QVERIFY(held.steps.back().note.english().find("held") != std::string::npos);
        const Explanation nice = explain(*evaluation, JobRow { 1 }, JobQuantity::Priority);
        QCOMPARE(lineText(nice.steps.back().value), std::string("1"));
        QVERIFY(nice.steps.back().note.english().find("Below 1") != std::string::npos);
        QCOMPARE(lineText(explain(*evaluation, JobRow { 2 }, JobQuantity::Priority).steps.back().value), std::string("4294967295"));
    }

    void billingEndsInWhatScontrolShows_data()
    {
        QTest::addColumn<QStringList>("billed"); // billing= of the five jobs
        QTest::newRow("tres_sum") << QStringList { "16", "16", "31", "36", "8" };
        QTest::newRow("tres_max") << QStringList { "15", "16", "16", "18", "8" };
        QTest::newRow("tres_max_gres") << QStringList { "15", "16", "16", "28", "8" };
    }

    void billingEndsInWhatScontrolShows()
    {
        QFETCH(QStringList, billed);
        const std::optional<Evaluation> evaluation = evaluate(golden(QTest::currentDataTag()));
        QStringList values;
        for (JobRow row = 0; row < 5; ++row) {
            values += QString::fromStdString(lineText(explain(*evaluation, row, JobQuantity::Billing).steps.back().value));
        }
        QCOMPARE(values, billed);
    }

    void aGresWithoutItsTypeIsBilledOnceTheJobRuns()
    {
        Policy policy;
        policy.tres.track("gres/gpu");
        policy.tres.track("gres/gpu:h100");
        Partition partition;
        partition.name = "batch";
        partition.billingWeights = { { "CPU", 1.0, '\0' }, { "GRES/gpu:h100", 10.0, '\0' } };
        policy.partitions.edit() = { partition };
        const auto noteOf = [&policy](TresCounts tres, bool running) {
            Job job;
            job.id = "7";
            job.partitions = { "batch" };
            job.tres = std::move(tres);
            job.running = running;
            Situation situation;
            situation.jobs.edit() = { job };
            const Explanation billing = explain(*evaluate(policy, situation), BillingNumber { 0, 0, BillingRule::Sum });
            return billing.steps.back().note.english();
        };
        QVERIFY(noteOf({ { "gres/gpu", 4 } }, false).find("asks for gpu without a type") != std::string::npos);
        QVERIFY(noteOf({ { "gres/gpu", 4 }, { "gres/gpu:h100", 4 } }, false).find("usage grows by") != std::string::npos);
        QVERIFY(noteOf({ { "gres/gpu", 4 } }, true).find("usage grows by") != std::string::npos);
        QVERIFY(noteOf({}, false).find("usage grows by") != std::string::npos);
    }

    void billingShowsWhatCounts()
    {
        const auto billing = [](const char *folder, JobRow row) { return explain(*evaluate(golden(folder)), row, JobQuantity::Billing); };
        QCOMPARE(lineText(billing("tres_sum", 0).steps.back().numbers), std::string("1 + 15"));
        const Explanation largest = billing("tres_max", 0);
        QCOMPARE(lineText(largest.steps.back().numbers), std::string("max(1, 15)"));
        QVERIFY(largest.steps[0].note.english().find("Does not count") != std::string::npos);
        QVERIFY(largest.steps[1].note.english().find("Does not count") == std::string::npos);
        // 8 CPUs, 40 GB at .25, 6 GPUs at 2, 2 licenses at 3
        QCOMPARE(lineText(billing("tres_max", 3).steps.back().numbers), std::string("max(8, 10, 12) + 6"));
        QCOMPARE(lineText(billing("tres_max_gres", 3).steps.back().numbers), std::string("max(8, 10) + 12 + 6"));
        const Explanation cpus = billing("tres_max", 4); // partition unweighted
        QCOMPARE(cpus.steps.size(), std::size_t { 1 });
        QVERIFY(cpus.steps[0].note.english().find("no TRESBillingWeights") != std::string::npos);
    }

    void basicHasNoTerms()
    {
        auto [policy, situation] = golden("fair_tree_rules");
        policy.priority.type = PriorityType::Basic;
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const Explanation priority = explain(*evaluation, JobRow { 0 }, JobQuantity::Priority);
        QCOMPARE(priority.steps.size(), std::size_t { 1 });
        QCOMPARE(priority.steps[0].number, static_cast<double>(evaluation->priority(0)));
        QVERIFY(priority.steps[0].note.english().find("first in, first out") != std::string::npos);
        QCOMPARE(explain(*evaluation, JobRow { 0 }, JobQuantity::Age).steps.size(), std::size_t { 1 });
    }
};

APPORTION_TEST(TestExplainJobs)
} // namespace test_explain_jobs

#include "test_explain_jobs.moc"
