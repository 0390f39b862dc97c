// SPDX-License-Identifier: GPL-3.0-or-later
// "Why is A before B?" must agree with the ranks and the order of jobs for every pair, and every link must lead somewhere.
#include "core/change/effect.h"
#include "core/evaluate/odyssey.h"
#include "core/explain/explain.h"

#include "derivation.h"
#include "explain_testing.h"
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cmath>
#include <random>
#include <set>

namespace test_explain_order
{

using namespace apportion;
using namespace apportion::testing;

namespace
{
constexpr auto root = AssociationTree::root();

AssociationId user(const Policy &policy, const char *account, const char *name)
{
    return policy.associations.findUser(policy.associations.findAccount(account), name);
}

std::vector<AssociationId> usersOf(const Evaluation &evaluation, std::size_t most)
{
    std::vector<AssociationId> users;
    for (const AssociationId id : evaluation.layout().ids()) {
        if (evaluation.tree().isUser(id) && users.size() < most) {
            users.push_back(id);
        }
    }
    return users;
}

QString text(const Explanation &explanation)
{
    return QString::fromStdString(explanationText(explanation));
}

/// The first thing that is wrong with the story of two users; empty when it fits their ranks.
QString wrongWith(const Evaluation &evaluation, AssociationId one, AssociationId other)
{
    const Explanation story = explainOrder(evaluation, one, other);
    const std::uint32_t a = evaluation.rank(one);
    const std::uint32_t b = evaluation.rank(other);
    const double expected = a == b ? 0.0 : a < b ? -1.0 : 1.0;
    if (story.steps.empty() || story.steps.back().number != expected || story.title.english().find('%') != std::string::npos) {
        return QStringLiteral("%1 (ranks %2 and %3)").arg(text(story)).arg(a).arg(b);
    }
    for (const ExplainStep &step : story.steps) {
        if (!wrongNumbersOf(step).isEmpty() || *step.source == '\0' || step.note.english().find('%') != std::string::npos) {
            return text(story);
        }
    }
    return {};
}

QString wrongWithPairs(const Evaluation &evaluation)
{
    const std::vector<AssociationId> users = usersOf(evaluation, 60);
    for (const AssociationId one : users) {
        for (const AssociationId other : users) {
            if (one != other) {
                if (QString wrong = wrongWith(evaluation, one, other); !wrong.isEmpty()) {
                    return wrong;
                }
            }
        }
    }
    return {};
}

Snapshot treeFullOfTies(unsigned seed)
{
    std::mt19937 random(seed);
    const auto below = [&random](unsigned bound) { return static_cast<std::uint32_t>(random() % bound); };
    const auto shares = [&] { return below(6) == 0 ? sharesParent : below(3); };
    Snapshot now;
    AssociationTree &tree = now.policy.associations;
    std::vector<AssociationId> accounts { root };
    for (unsigned i = 0; i < 12; ++i) {
        accounts.push_back(
            tree.addAccount(accounts[below(static_cast<unsigned>(accounts.size()))], "acc" + std::to_string(below(1000) * 100 + i), shares()));
    }
    for (unsigned i = 0; i < 24; ++i) {
        const AssociationId id = tree.addUser(accounts[i < 13 ? i : below(13)], "u" + std::to_string(i), shares());
        now.situation.setOwnUsage(id, below(3) * 100.0L);
    }
    return now;
}

int linksIn(const Explanation &explanation, const Evaluation &evaluation, QString *wrong)
{
    int links = 0;
    for (const ExplainStep &step : explanation.steps) {
        for (const SymbolLink &link : linksOf(step.formula)) {
            ++links;
            const bool leads = link.object.kind != ObjectRef::Kind::None || !answer(link.question, evaluation, &evaluation).steps.empty();
            if (!leads) {
                *wrong = QStringLiteral("%1: %2").arg(QString::fromStdString(lineText(step.formula)), QString::fromStdString(link.symbol));
            }
        }
    }
    return links;
}
} // namespace

class TestExplainOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPairOfTheGoldensAgreesWithTheRanks_data()
    {
        QTest::addColumn<QString>("folder");
        const QDir goldens(QStringLiteral(APPORTION_TEST_DATA "/goldens"));
        for (const QString &name : goldens.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void everyPairOfTheGoldensAgreesWithTheRanks()
    {
        QFETCH(QString, folder);
        const auto [policy, situation] = golden(folder);
        for (const Algorithm algorithm : { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious, Algorithm::Linear2009 }) {
            const std::optional<Evaluation> evaluation
                = evaluate(policy, situation, { .algorithm = algorithm, .mergeTiedAccounts = false, .now = {} });
            QCOMPARE(wrongWithPairs(*evaluation), QString());
        }
    }

    void treesFullOfTiesAgreeWithTheRanks()
    {
        for (unsigned seed = 0; seed < 60; ++seed) {
            const auto [policy, situation] = treeFullOfTies(seed);
            for (const bool merge : { false, true }) {
                const std::optional<Evaluation> evaluation = evaluate(policy, situation, { .algorithm = {}, .mergeTiedAccounts = merge, .now = {} });
                const QString wrong = wrongWithPairs(*evaluation);
                QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(wrong)));
            }
        }
    }

    void tiedAccountsAreWalkedOneAfterTheOther()
    {
        const auto [policy, situation] = golden(QStringLiteral("fair_tree_rules"));
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const AssociationId chem = policy.associations.findAccount("chem");
        const AssociationId physics = policy.associations.findAccount("physics");
        const Explanation story = explainOrder(*evaluation, physics, chem);
        QCOMPARE(story.title.english(), std::string("Why does chem come before physics?"));
        QCOMPARE(lineText(story.steps.front().value), std::string("root"));
        QCOMPARE(story.steps.back().number, 1.0);
        QCOMPARE(story.steps.back().note.english(),
            std::string("They tie. Slurm walks them one after the other, chem first: the first below physics gets the rank of the last below chem"));
    }

    void theFirstAccountAboveBothIsWhereTheyMeet()
    {
        const auto [policy, situation] = golden(QStringLiteral("fair_tree_rules"));
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        // hal stands in genomics, which is on parent: he competes with kim on the level of bio
        const Explanation story = explainOrder(*evaluation, user(policy, "genomics", "hal"), user(policy, "bio", "kim"));
        QCOMPARE(lineText(story.steps.front().value), std::string("bio"));
        QCOMPARE(story.title.english(), std::string("Why does hal@genomics come before kim@bio?"));
        // LevelFS 5/15 ÷ 700/3000 and 5/15 ÷ 1000/3000
        QCOMPARE(lineText(story.steps[1].numbers), std::string("0.333333 / 0.233333"));
        QCOMPARE(lineText(story.steps[2].numbers), std::string("0.333333 / 0.333333"));
        QVERIFY(story.steps[3].note.english().find("hal has the higher LevelFS") == 0);
        // whoever lies in the other does not compete with it
        QCOMPARE(explainOrder(*evaluation, policy.associations.findAccount("bio"), user(policy, "bio", "kim")).steps.back().number, 0.0);
        QCOMPARE(explainOrder(*evaluation, root, user(policy, "bio", "kim")).steps.size(), std::size_t { 1 });
    }

    void mergedAccountsAreOneLevel()
    {
        const auto [policy, situation] = golden(QStringLiteral("fair_tree_rules"));
        const std::optional<Evaluation> evaluation = evaluate(policy, situation, { .algorithm = {}, .mergeTiedAccounts = true, .now = {} });
        const Explanation story = explainOrder(*evaluation, user(policy, "chem", "gus"), user(policy, "physics", "ann"));
        QVERIFY(text(story).contains("what is below them forms one level"));
    }

    void underClassicFactorsDecideOverTheWholeTree()
    {
        const auto [policy, situation] = golden(QStringLiteral("seed_figure3"));
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const Explanation story = explainOrder(*evaluation, user(policy, "c", "u3"), user(policy, "c", "u2"));
        QCOMPARE(story.title.english(), std::string("Why does u3@c come before u2@c?"));
        QCOMPARE(lineText(story.steps.front().value), std::string("c"));
        QVERIFY(story.steps.back().note.english().find("over the whole tree") != std::string::npos);
    }

    void theOrderOfJobsIsThatOfTheEvaluation_data() { everyPairOfTheGoldensAgreesWithTheRanks_data(); }
    void theOrderOfJobsIsThatOfTheEvaluation()
    {
        QFETCH(QString, folder);
        const std::optional<Evaluation> evaluation = evaluate(golden(folder));
        const std::vector<JobRow> &order = evaluation->order();
        QCOMPARE(order.empty(), !QFile::exists(QStringLiteral(APPORTION_TEST_DATA "/goldens/%1/jobs.txt").arg(folder)));
        for (std::size_t i = 0; i + 1 < order.size() && i < 40; ++i) {
            const Explanation story = explainJobOrder(*evaluation, order[i + 1], order[i]);
            QVERIFY2(story.steps.back().number == 1.0, qPrintable(text(story)));
            for (const ExplainStep &step : story.steps) {
                QVERIFY2(wrongNumbersOf(step).isEmpty(), qPrintable(text(story)));
            }
            QCOMPARE(explainJobOrder(*evaluation, order[i], order[i + 1]).steps.back().number, -1.0);
        }
    }

    void jobsAreComparedInTheOrderOfEvaluation()
    {
        auto [policy, situation] = golden(QStringLiteral("fair_tree_rules"));
        std::vector<Job> jobs = *situation.jobs;
        jobs[0].reservation = true;
        jobs[1].held = true;
        situation.jobs.edit() = jobs;
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const auto last = [&](JobRow a, JobRow b) { return explainJobOrder(*evaluation, a, b).steps.back(); };
        QCOMPARE(last(0, 2).note.english(), std::string("1 has a reservation: it is looked at first, whatever the priorities"));
        jobs[2].expedited = true;
        situation.jobs.edit() = jobs;
        const std::optional<Evaluation> requeued = evaluate(policy, situation);
        QCOMPARE(explainJobOrder(*requeued, 2, 0).steps.back().note.english(),
            std::string("3 was requeued with --requeue=expedite: it is looked at first, whatever the priorities"));
        QCOMPARE(last(1, 2).note.english(), std::string("2 is held, and waits behind all that are not"));
        // 103125 against 64704 in the other partition of job 4
        const Explanation terms = explainJobOrder(*evaluation, 3, 2);
        QCOMPARE(terms.title.english(), std::string("Why does Slurm look at job 4/batch before job 3?"));
        double sum = 0.0;
        for (const ExplainStep &step : terms.steps) {
            sum += step.numbers.isEmpty() ? 0.0 : step.number;
        }
        QCOMPARE(sum, evaluation->terms(3).sum - evaluation->terms(2).sum);
    }

    void everyLinkLeadsSomewhere_data() { everyPairOfTheGoldensAgreesWithTheRanks_data(); }
    void everyLinkLeadsSomewhere()
    {
        QFETCH(QString, folder);
        const std::optional<Evaluation> evaluation = evaluate(golden(folder));
        QString wrong;
        int links = 0;
        for (const AssociationId id : usersOf(*evaluation, 10)) {
            links += linksIn(explain(*evaluation, id, AssociationQuantity::FairShare), *evaluation, &wrong);
            links += linksIn(explain(*evaluation, id, AssociationQuantity::NormShares), *evaluation, &wrong);
        }
        for (JobRow row = 0; row < std::min<JobRow>(evaluation->jobs().rowCount(), 10); ++row) {
            links += linksIn(explain(*evaluation, row, JobQuantity::Priority), *evaluation, &wrong);
            links += linksIn(explain(*evaluation, row, JobQuantity::Age), *evaluation, &wrong);
        }
        QCOMPARE(wrong, QString());
        QVERIFY(links > (evaluation->layout().size() > 5 ? 40 : 5));
    }

    void symbolsOfAFormulaAreLinked()
    {
        const auto [policy, situation] = golden(QStringLiteral("fair_tree_rules"));
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const AssociationId hal = user(policy, "genomics", "hal");
        const Explanation levelFs = explain(*evaluation, hal, AssociationQuantity::LevelFs);
        const ExplainStep &last = levelFs.steps.back();
        const std::vector<SymbolLink> links = linksOf(last.formula);
        QCOMPARE(links.size(), std::size_t { 2 });
        QCOMPARE(links[0].symbol, std::string("S"));
        QVERIFY((links[0].question == ExplainQuestion(AssociationNumber { hal, AssociationQuantity::NormShares })));
        QCOMPARE(links[1].symbol, std::string("U"));
        // "U = usage / usage(bio)": the user's own usage, and that of bio
        const ExplainStep &usage = levelFs.steps[levelFs.steps.size() - 2];
        QCOMPARE(lineText(usage.formula), std::string("U = usage / usage(bio)"));
        QCOMPARE(linksOf(usage.formula).size(), std::size_t { 2 });
        QVERIFY((linksOf(usage.formula)[1].question
            == ExplainQuestion(AssociationNumber { policy.associations.findAccount("bio"), AssociationQuantity::RawUsage })));
    }

    void hardwareIsExplainedByTheRulesOfOdyssey()
    {
        Policy policy;
        policy.chips.edit() = odysseyChips();
        NodeGroup broadwell;
        broadwell.names = "b[1-2]";
        broadwell.count = 2;
        broadwell.cpus = broadwell.cores = 32;
        broadwell.memoryMb = 128000;
        broadwell.chip = "Broadwell";
        broadwell.owner = NodeOwner::Account;
        broadwell.owners = { "lab" };
        policy.nodeGroups.edit() = { broadwell };
        Partition partition;
        partition.name = "shared";
        partition.nodes = { { 0, 2 } };
        policy.partitions.edit() = { partition };
        const AssociationId lab = policy.associations.addAccount(root, "lab");
        const std::optional<Evaluation> evaluation = evaluate(policy, {});
        const Explanation weights = explain(*evaluation, DerivedWeightsOf { 0 });
        QCOMPARE(weights.title.english(), std::string("Why does the hardware ask for CPU=1.0,Mem=0.25G in partition shared?"));
        QCOMPARE(weights.steps[0].number, 2.0); // nodes
        QCOMPARE(lineText(weights.steps[1].numbers), std::string("2 · 32"));
        QCOMPARE(weights.steps[1].number, 64.0); // CPUs
        QCOMPARE(lineText(weights.steps[2].numbers), std::string("2 · 125"));
        QCOMPARE(weights.steps[2].number, 250.0); // GB
        QCOMPARE(lineText(weights.steps[4].numbers), std::string("32 · 1 / 128")); // there are no GPUs to add up
        QCOMPARE(weights.steps.back().number, 0.25);
        policy.nodeGroups.edit()[0].chip = "unheard of";
        policy.nodeGroups.edit()[0].gres = { { "gres/gpu", 4 } };
        const std::optional<Evaluation> unknown = evaluate(policy, {});
        const Explanation totals = explain(*unknown, DerivedWeightsOf { 0 });
        QCOMPARE(totals.steps.size(), std::size_t { 4 });
        QCOMPARE(totals.steps.back().number, 8.0); // GPUs
        const Explanation shares = explain(*evaluation, DerivedSharesOf { lab });
        QCOMPARE(shares.steps.back().number, 64.0); // two nodes of 32 cores of weight 1
        QVERIFY(explain(*evaluation, DerivedWeightsOf { 7 }).steps.empty());
    }

    void billingIsExplainedUnderEachRule()
    {
        const std::optional<Evaluation> evaluation = evaluate(golden(QStringLiteral("tres_sum")));
        const std::uint16_t partition = evaluation->jobs().partition[0];
        const Explanation sum = explain(*evaluation, BillingNumber { 0, partition, BillingRule::Sum });
        const Explanation largest = explain(*evaluation, BillingNumber { 0, partition, BillingRule::MaxTres });
        QCOMPARE(lineText(sum.steps.back().numbers), std::string("1 + 15"));
        QCOMPARE(lineText(largest.steps.back().numbers), std::string("max(1, 15)"));
        QVERIFY(explain(*evaluation, BillingNumber { 9999, 0, BillingRule::Sum }).steps.empty());
    }

    void aChangeIsExplainedByItsRanks()
    {
        const auto [before, situation] = golden(QStringLiteral("fair_tree_rules"));
        Policy after = before;
        const AssociationId chem = before.associations.findAccount("chem");
        after.associations.setRawShares(chem, 3);
        const std::optional<Evaluation> baseline = evaluate(before, situation);
        const std::optional<Evaluation> draft = evaluate(after, situation);
        const AssociationId fay = user(before, "chem", "fay");
        const Explanation unmeasured = explainChange(*baseline, *draft, { fay, fay, {} });
        QCOMPARE(unmeasured.title.english(), std::string("Why does fay@chem fall?"));
        QCOMPARE(unmeasured.steps.back().number, static_cast<double>(baseline->rank(fay)) - draft->rank(fay));
        QVERIFY(unmeasured.steps.back().note.english().find("measured on the page Compare") != std::string::npos);
        QCOMPARE(unmeasured.steps.size(), std::size_t { 3 });
    }

    void aChangeIsExplainedByWhatEachCauseIsWorth()
    {
        const auto [before, situation] = golden(QStringLiteral("fair_tree_rules"));
        Policy after = before;
        const AssociationId fay = user(before, "chem", "fay");
        after.associations.setRawShares(before.associations.findAccount("chem"), 3);
        after.associations.setRawShares(fay, 1);
        const std::optional<Evaluation> baseline = evaluate(before, situation);
        const std::optional<Evaluation> draft = evaluate(after, situation);
        const AssociationMatch match(baseline->tree(), draft->tree());
        const auto effects = std::make_shared<const ChangeEffects>(*measureEffects(*baseline, *draft, match, difference(before, after, match)));
        const Explanation change = explainChange(*baseline, *draft, { fay, fay, effects });
        double sum = 0;
        std::set<std::string> causes;
        for (std::size_t i = 2; i + 1 < change.steps.size(); ++i) {
            sum += change.steps[i].number;
            causes.insert(change.steps[i].title.english());
        }
        QCOMPARE(sum, change.steps.back().number);
        QVERIFY(sum < 0);
        QVERIFY(
            causes.contains("raw shares of chem " + std::to_string(before.associations.rawShares(before.associations.findAccount("chem"))) + " → 3"));
        QVERIFY(change.steps.back().note.english().find("over all orders") != std::string::npos);
        // what was measured for another draft is not passed off as this one's
        const std::optional<Evaluation> other = evaluate(before, situation);
        QCOMPARE(explainChange(*baseline, *other, { fay, fay, effects }).steps.size(), std::size_t { 3 });
    }

    void aChangeWithoutABaselineHasNoAnswer()
    {
        const std::optional<Evaluation> draft = evaluate(golden(QStringLiteral("fair_tree_rules")));
        const AssociationId fay = user(draft->policy(), "chem", "fay");
        QVERIFY(answer(ChangeOfUser { fay, fay, {} }, *draft, nullptr).steps.empty());
    }

    void whatIsGoneHasNoAnswer()
    {
        const std::optional<Evaluation> evaluation = evaluate(golden(QStringLiteral("fair_tree_rules")));
        QVERIFY(answer(AssociationNumber { 99999, AssociationQuantity::LevelFs }, *evaluation, nullptr).steps.empty());
        QVERIFY(answer(AssociationNumber { 1, AssociationQuantity::LevelFs, true }, *evaluation, nullptr).steps.empty());
        QVERIFY(answer(JobNumber { 99999, JobQuantity::Age }, *evaluation, nullptr).steps.empty());
        QVERIFY(answer(OrderOfJobs { 0, 99999 }, *evaluation, nullptr).steps.empty());
        QVERIFY(answer(std::monostate(), *evaluation, nullptr).steps.empty());
    }
};

APPORTION_TEST(TestExplainOrder)
} // namespace test_explain_order

#include "test_explain_order.moc"
