// SPDX-License-Identifier: GPL-3.0-or-later
// Derivations must end in exactly what was evaluated, and the formulas beside them must be right: both are tried on
// every association and every job of the goldens, under each algorithm.
#include "core/evaluate/billing.h"
#include "core/explain/explain.h"

#include "derivation.h"
#include "explain_testing.h"
#include "support/test_case.h"

#include <QDir>
#include <QTest>

#include <cmath>
#include <random>

namespace test_explain
{

using namespace apportion;
using namespace apportion::testing;

namespace
{
constexpr auto root = AssociationTree::root();

const std::vector<AssociationQuantity> associationQuantities
    = { AssociationQuantity::NormShares, AssociationQuantity::RawUsage, AssociationQuantity::NormUsage, AssociationQuantity::EffectiveUsage,
          AssociationQuantity::LevelFs, AssociationQuantity::FairShare, AssociationQuantity::RawShares };
const std::vector<JobQuantity> jobQuantities = { JobQuantity::Priority, JobQuantity::Age, JobQuantity::Assoc, JobQuantity::FairShare,
    JobQuantity::JobSize, JobQuantity::Partition, JobQuantity::Qos, JobQuantity::Tres, JobQuantity::Billing, JobQuantity::Site, JobQuantity::Nice };

AssociationId user(const Policy &policy, const char *account, const char *name)
{
    return policy.associations.findUser(policy.associations.findAccount(account), name);
}

double evaluatedValue(const Evaluation &evaluation, AssociationId id, AssociationQuantity quantity)
{
    switch (quantity) {
    case AssociationQuantity::NormShares:
        return evaluation.normShares(id);
    case AssociationQuantity::RawUsage:
        return static_cast<double>(evaluation.rawUsage(id));
    case AssociationQuantity::NormUsage:
        return static_cast<double>(evaluation.normUsage(id));
    case AssociationQuantity::EffectiveUsage:
        return static_cast<double>(evaluation.effectiveUsage(id));
    case AssociationQuantity::LevelFs:
        return static_cast<double>(evaluation.levelFs(id));
    case AssociationQuantity::RawShares:
        return evaluation.tree().rawShares(id);
    case AssociationQuantity::Rank:
        return evaluation.rank(id);
    case AssociationQuantity::FairShare:
        break;
    }
    return evaluation.fairShare(id);
}

double evaluatedValue(const Evaluation &evaluation, JobRow row, JobQuantity quantity)
{
    const PriorityTerms terms = evaluation.terms(row);
    switch (quantity) {
    case JobQuantity::Priority:
        return evaluation.priority(row);
    case JobQuantity::Age:
        return terms.age;
    case JobQuantity::Assoc:
        return terms.assoc;
    case JobQuantity::FairShare:
        return terms.fairshare;
    case JobQuantity::JobSize:
        return terms.jobSize;
    case JobQuantity::Partition:
        return terms.partition;
    case JobQuantity::Qos:
        return terms.qos;
    case JobQuantity::Tres:
        return terms.tres;
    case JobQuantity::Site:
        return static_cast<double>(terms.site);
    case JobQuantity::Nice:
        return static_cast<double>(terms.nice);
    case JobQuantity::Billing:
        break;
    }
    const Policy &policy = evaluation.policy();
    return billJob(policy, policy.partitions.get()[evaluation.jobs().partition[row]], evaluation.situation().jobs.get()[evaluation.jobs().job[row]])
        .value;
}

bool equal(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

/// The first thing that is wrong with an explanation; empty when all is well.
QString wrongWith(const Explanation &explanation, double value)
{
    const QString title = QString::fromStdString(explanation.title.english());
    if (explanation.steps.empty()) {
        return title + ": no steps";
    }
    if (!equal(explanation.steps.back().number, value)) {
        return QStringLiteral("%1: ends in %2, not in %3").arg(title).arg(explanation.steps.back().number, 0, 'g', 17).arg(value, 0, 'g', 17);
    }
    for (const ExplainStep &step : explanation.steps) {
        const QString where = title + ": " + QString::fromStdString(step.title.english());
        if (step.title.isEmpty() || *step.source == '\0' || step.note.english().find('%') != std::string::npos) {
            return where + ": title, source or note";
        }
        if (const QString wrong = wrongNumbersOf(step); !wrong.isEmpty()) {
            return title + ": " + wrong;
        }
    }
    return title.contains('%') ? title : QString();
}

QString wrongWithAssociations(const Evaluation &evaluation)
{
    for (const AssociationId id : evaluation.layout().ids()) {
        if (evaluation.tree().isUser(id)) {
            if (QString wrong = wrongWith(explain(evaluation, id, AssociationQuantity::Rank), evaluation.rank(id)); !wrong.isEmpty()) {
                return wrong;
            }
        }
        for (const AssociationQuantity quantity : associationQuantities) {
            if (QString wrong = wrongWith(explain(evaluation, id, quantity), evaluatedValue(evaluation, id, quantity)); !wrong.isEmpty()) {
                return wrong;
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
    for (unsigned i = 0; i < 24; ++i) { // one in each account at least: an empty one has no level to walk
        const AssociationId id = tree.addUser(accounts[i < 13 ? i : below(13)], "u" + std::to_string(i), shares());
        now.situation.setOwnUsage(id, below(3) * 100.0L);
    }
    return now;
}

/// The figure of the 2009 page on a machine of 10 processors and a half-life of one day: R = 10 · 86400 · 2.
Snapshot figureOf2009()
{
    Snapshot now;
    Policy &policy = now.policy;
    policy.priority.halfLife = { 24 * 60, "1-0" };
    NodeGroup node;
    node.count = 1;
    node.cpus = 10;
    policy.nodeGroups.edit() = { node };
    const long double machine = 10.0L * 86400.0L * 2.0L;
    AssociationTree &tree = policy.associations;
    const AssociationId a = tree.addAccount(root, "a", 40);
    const AssociationId d = tree.addAccount(root, "d", 60);
    const AssociationId b = tree.addAccount(a, "b", 30);
    const AssociationId c = tree.addAccount(a, "c", 10);
    const AssociationId e = tree.addAccount(d, "e", 25);
    const AssociationId f = tree.addAccount(d, "f", 35);
    now.situation.setOwnUsage(tree.addUser(b, "user1"), 0.2L * machine);
    now.situation.setOwnUsage(tree.addUser(c, "user2"), 0.25L * machine);
    tree.addUser(c, "user3");
    now.situation.setOwnUsage(tree.addUser(e, "user4"), 0.25L * machine);
    tree.addUser(f, "user5");
    return now;
}
} // namespace

class TestExplain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNumberOfTheGoldensIsDerived_data()
    {
        QTest::addColumn<QString>("folder");
        const QDir goldens(QStringLiteral(APPORTION_TEST_DATA "/goldens"));
        for (const QString &name : goldens.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    void everyNumberOfTheGoldensIsDerived()
    {
        QFETCH(QString, folder);
        const auto [policy, situation] = golden(folder);
        QVERIFY(policy.associations.count() > 3);
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        QCOMPARE(wrongWithAssociations(*evaluation), QString());
        QVERIFY(evaluation->jobs().rowCount() >= situation.jobs->size());
        for (JobRow row = 0; row < evaluation->jobs().rowCount(); ++row) {
            for (const JobQuantity quantity : jobQuantities) {
                QCOMPARE(wrongWith(explain(*evaluation, row, quantity), evaluatedValue(*evaluation, row, quantity)), QString());
            }
        }
    }

    void everyAlgorithmIsDerivedOnEveryTree_data() { everyNumberOfTheGoldensIsDerived_data(); }

    void everyAlgorithmIsDerivedOnEveryTree()
    {
        QFETCH(QString, folder);
        auto [policy, situation] = golden(folder);
        for (const Algorithm algorithm : { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious, Algorithm::Linear2009 }) {
            for (const bool merged : { false, true }) {
                policy.priority.dampeningFactor = merged ? 3 : 1;
                const std::optional<Evaluation> evaluation = evaluate(policy, situation, { algorithm, merged, {}, true });
                QCOMPARE(wrongWithAssociations(*evaluation), QString());
            }
        }
    }

    void treesFullOfTiesAreDerived()
    {
        // Small shares and usages tie often, on several levels at once; some accounts and users are on `parent`.
        for (unsigned seed = 1; seed <= 40; ++seed) {
            const auto [policy, situation] = treeFullOfTies(seed);
            for (const Algorithm algorithm : { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious, Algorithm::Linear2009 }) {
                for (const bool merged : { false, true }) {
                    const std::optional<Evaluation> evaluation = evaluate(policy, situation, { algorithm, merged, {}, true });
                    const QString wrong = wrongWithAssociations(*evaluation);
                    QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(wrong)));
                }
            }
        }
    }

    void theFigureOf2009HasItsOwnNumbers_data()
    {
        QTest::addColumn<QString>("account");
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("value");
        QTest::newRow("b") << "b"
                           << "" << 0.3875;
        QTest::newRow("c") << "c"
                           << "" << 0.3;
        QTest::newRow("e") << "e"
                           << "" << 0.25;
        QTest::newRow("f") << "f"
                           << "" << 0.25 * 35.0 / 60.0; // the page writes 0.1458
        QTest::newRow("user1") << "b"
                               << "user1" << 0.45625;
        QTest::newRow("user2") << "c"
                               << "user2" << 0.3875;
        QTest::newRow("user3") << "c"
                               << "user3" << 0.45;
        QTest::newRow("user4") << "e"
                               << "user4" << 0.5;
        QTest::newRow("user5") << "f"
                               << "user5" << (0.35 - 0.25 * 35.0 / 60.0 + 1.0) / 2.0; // the page writes 0.6021
    }

    void theFigureOf2009HasItsOwnNumbers()
    {
        QFETCH(QString, account);
        QFETCH(QString, name);
        QFETCH(double, value);
        const auto [policy, situation] = figureOf2009();
        EvaluationOptions options;
        options.algorithm = Algorithm::Linear2009;
        const std::optional<Evaluation> evaluation = evaluate(policy, situation, options);
        QCOMPARE(wrongWithAssociations(*evaluation), QString());
        const AssociationId accountId = policy.associations.findAccount(account.toStdString());
        const bool isUser = !name.isEmpty();
        const Explanation explanation = isUser
            ? explain(*evaluation, policy.associations.findUser(accountId, name.toStdString()), AssociationQuantity::FairShare)
            : explain(*evaluation, accountId, AssociationQuantity::EffectiveUsage);
        QVERIFY(std::fabs(explanation.steps.back().number - value) < 1e-12);
        QCOMPARE(QString(explanation.steps.back().source), QString(isUser ? "2009 page, fair-share factor" : "2009 page, effective usage"));
    }

    void theFigureOf2009ShowsItsFormulas()
    {
        const auto [policy, situation] = figureOf2009();
        EvaluationOptions options;
        options.algorithm = Algorithm::Linear2009;
        const std::optional<Evaluation> evaluation = evaluate(policy, situation, options);
        const Explanation usage = explain(*evaluation, policy.associations.findAccount("b"), AssociationQuantity::EffectiveUsage);
        QCOMPARE(lineText(usage.steps.back().numbers), std::string("0.2 + (0.45 − 0.2) · 30 / 40"));
        QCOMPARE(lineText(usage.steps.back().value), std::string("0.387500"));
        QCOMPARE(lineText(stepWith(usage, "R")->numbers), std::string("10 · 86400 · 2"));
        QCOMPARE(lineText(stepWith(usage, "Uₙ")->value), std::string("0.200000"));
        const Explanation factor = explain(*evaluation, user(policy, "b", "user1"), AssociationQuantity::FairShare);
        QCOMPARE(lineText(factor.steps.back().numbers), std::string("(0.3 − 0.3875 + 1) / 2"));
        QCOMPARE(factor.title.english(), std::string("Why is the fair-share factor of user1 in b 0.456250?"));
    }

    void sharesAreWrittenWithTheirSiblings()
    {
        // root: root 1, bio 20, chem 30, idle1 5, idle2 9, physics 30, zero 0: seven, so their sum
        const auto [policy, situation] = golden("fair_tree_rules");
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const Explanation chem = explain(*evaluation, policy.associations.findAccount("chem"), AssociationQuantity::NormShares);
        QCOMPARE(chem.steps.size(), std::size_t { 2 });
        QCOMPARE(lineText(chem.steps[0].numbers), std::string("30 + 65"));
        QCOMPARE(lineText(chem.steps[0].value), std::string("95"));
        QCOMPARE(lineText(chem.steps[1].numbers), std::string("30 / 95"));
        QCOMPARE(lineText(chem.steps[1].value), std::string("0.315789"));
        QCOMPARE(QString(chem.steps[1].source), QString("Fair Tree page, Level FS"));
        const Explanation fay = explain(*evaluation, user(policy, "chem", "fay"), AssociationQuantity::NormShares);
        QCOMPARE(fay.steps.size(), std::size_t { 1 });
        QCOMPARE(lineText(fay.steps[0].numbers), std::string("3 / (3 + 1)"));
        QCOMPARE(lineText(fay.steps[0].formula), std::string("S = raw shares / level shares"));
        QCOMPARE(fay.steps[0].object, (ObjectRef { ObjectRef::Kind::Association, user(policy, "chem", "fay"), "fay" }));
    }

    void whatHangsHigherIsExplainedThere()
    {
        // hal stands in genomics, which is on `parent`: he competes with kim and neuro below bio.
        const auto [policy, situation] = golden("fair_tree_rules");
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const Explanation hal = explain(*evaluation, user(policy, "genomics", "hal"), AssociationQuantity::LevelFs);
        QCOMPARE(lineText(hal.steps.front().numbers), std::string("5 / (5 + 5 + 5)"));
        QCOMPARE(lineText(stepWith(hal, "U")->formula), std::string("U = usage / usage(bio)"));
        QCOMPARE(lineText(stepWith(hal, "U")->numbers), std::string("700 / 3000"));
        QCOMPARE(lineText(hal.steps.back().value), std::string("1.428571"));
        const Explanation ian = explain(*evaluation, user(policy, "genomics", "ian"), AssociationQuantity::NormShares);
        QCOMPARE(lineText(ian.steps.back().formula), std::string("S = S(bio)"));
        QCOMPARE(lineText(ian.steps.back().value), std::string("0.210526"));
    }

    void theWalkOfFairTreeIsTold()
    {
        const auto [policy, situation] = golden("fair_tree_rules");
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const Explanation ann = explain(*evaluation, user(policy, "physics", "ann"), AssociationQuantity::FairShare);
        std::vector<const ExplainStep *> places;
        for (const ExplainStep &step : ann.steps) {
            if (step.symbol == "place") {
                places.push_back(&step);
            }
        }
        QCOMPARE(places.size(), std::size_t { 2 });
        // root, idle1, idle2, bio, chem = physics, zero
        QCOMPARE(lineText(places[0]->value), std::string("6 / 7"));
        const std::string order = lineText(places[0]->numbers);
        QVERIFY2(order.find("chem 0.767271 = physics 0.767271 > zero 0") != std::string::npos, order.c_str());
        QVERIFY(places[0]->note.english().find("rank of the last of the 11 users") != std::string::npos);
        // eve (parent) and cat (unused) tie before ann; ann ties with bob
        QCOMPARE(lineText(places[1]->value), std::string("3 / 5"));
        QCOMPARE(lineText(stepWith(ann, "rank")->value), std::string("14"));
        QCOMPARE(lineText(stepWith(ann, "rank")->numbers), std::string("13 + 1"));
        QCOMPARE(lineText(ann.steps.back().numbers), std::string("(18 − 14 + 1) / 18"));
        QCOMPARE(lineText(ann.steps.back().value), std::string("0.277778"));
    }

    void mergedTiesAreOneLevel()
    {
        const auto [policy, situation] = golden("fair_tree_rules");
        EvaluationOptions options;
        options.mergeTiedAccounts = true;
        const std::optional<Evaluation> evaluation = evaluate(policy, situation, options);
        const Explanation ann = explain(*evaluation, user(policy, "physics", "ann"), AssociationQuantity::FairShare);
        const ExplainStep *level = nullptr;
        for (const ExplainStep &step : ann.steps) {
            level = step.symbol == "place" ? &step : level;
        }
        // the two users of chem and the five of physics
        QVERIFY(lineText(level->value).ends_with("/ 7"));
        const std::string order = lineText(level->numbers);
        QVERIFY2(order.find("fay 1.75125 = ann 1.75125") != std::string::npos, order.c_str());
    }

    void classicMultipliesTheLevels()
    {
        const auto [policy, situation] = golden("seed_figure3");
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const Explanation u2 = explain(*evaluation, user(policy, "c", "u2"), AssociationQuantity::FairShare);
        QCOMPARE(lineText(stepWith(u2, "s(a)")->numbers), std::string("40 / (1 + 40 + 60)"));
        QCOMPARE(lineText(stepWith(u2, "S")->formula), std::string("S = s(a) · s(c) · s(u2)"));
        QCOMPARE(lineText(stepWith(u2, "S")->value), std::string("0.049505"));
        QCOMPARE(lineText(stepWith(u2, "U(a)")->value), std::string("0.642857"));
        QCOMPARE(lineText(stepWith(u2, "U(c)")->formula), std::string("U = Uₙ + (U(a) − Uₙ) · raw shares / level shares"));
        QCOMPARE(lineText(stepWith(u2, "U(c)")->value), std::string("0.428571"));
        QCOMPARE(lineText(stepWith(u2, "U")->numbers), std::string("0.357143 + (0.428571 − 0.357143) · 1 / 2"));
        QCOMPARE(lineText(u2.steps.back().numbers), std::string("2^(−0.392857 / 0.049505)"));
        QCOMPARE(lineText(u2.steps.back().value), std::string("0.004084"));
    }

    void usersOnParentHaveTheFactorOfTheirAccount()
    {
        const auto [policy, situation] = golden("odyssey");
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const Explanation user1 = explain(*evaluation, user(policy, "test_lab", "user1"), AssociationQuantity::FairShare);
        QCOMPARE(lineText(user1.steps.back().formula), std::string("F = 2^(−U(test_lab) / S(test_lab))"));
        QCOMPARE(lineText(user1.steps.back().value), std::string("0.747597"));
        QVERIFY(user1.steps.back().note.english().find("test_lab as a whole") != std::string::npos);
    }

    void whatIsNotDefinedIsSaidInOneStep()
    {
        const auto [policy, situation] = golden("fair_tree_rules");
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        for (const AssociationId id : { root, policy.associations.findAccount("genomics"), user(policy, "physics", "eve") }) {
            const Explanation explanation = explain(*evaluation, id, AssociationQuantity::LevelFs);
            QCOMPARE(explanation.steps.size(), std::size_t { 1 });
            QVERIFY(explanation.steps[0].value.isEmpty());
            QVERIFY(!explanation.steps[0].note.isEmpty());
            QVERIFY(explanation.title.english().rfind("Why has ", 0) == 0);
        }
        QCOMPARE(explain(*evaluation, policy.associations.findAccount("chem"), AssociationQuantity::FairShare).steps.size(), std::size_t { 1 });
    }

    void jobsOfNobodyAreDerivedToo()
    {
        auto [policy, situation] = golden("fair_tree_rules");
        situation.jobs.edit()[0].user = "nobody";
        situation.jobs.edit()[0].partitions = { "nowhere" };
        situation.jobs.edit()[0].qos = "none";
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        for (const JobQuantity quantity : jobQuantities) {
            const Explanation explanation = explain(*evaluation, JobRow { 0 }, quantity);
            const double value = quantity == JobQuantity::Billing ? 0.0 : evaluatedValue(*evaluation, JobRow { 0 }, quantity);
            QCOMPARE(wrongWith(explanation, value), QString());
            QVERIFY(explanation.title.english().find("nowhere") != std::string::npos);
        }
    }

    void aDeepPathStaysShort()
    {
        Policy policy;
        Situation situation;
        AssociationId account = root;
        for (int i = 0; i < 1000; ++i) {
            account = policy.associations.addAccount(account, "level" + std::to_string(i), 3);
        }
        situation.setOwnUsage(policy.associations.addUser(account, "deep"), 5.0L);
        policy.priority.set(PriorityFlag::NoFairTree);
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const AssociationId deep = policy.associations.findUser(account, "deep");
        const Explanation explanation = explain(*evaluation, deep, AssociationQuantity::FairShare);
        QVERIFY(explanation.steps.size() < 30);
        QCOMPARE(wrongWith(explanation, evaluation->fairShare(deep)), QString());
    }

    void theTextHasAParagraphForEachStep()
    {
        const auto [policy, situation] = golden("fair_tree_rules");
        const std::optional<Evaluation> evaluation = evaluate(policy, situation);
        const std::string text = explanationText(explain(*evaluation, user(policy, "chem", "fay"), AssociationQuantity::NormShares));
        QCOMPARE(text,
            std::string("Why are the normalized shares of fay in chem 0.750000?\n"
                        "\n"
                        "Normalized shares\n"
                        "    S = raw shares / level shares\n"
                        "    S = 3 / (3 + 1)\n"
                        "    S = 0.750000\n"
                        "    [Fair Tree page, Level FS]\n"));
    }
};

APPORTION_TEST(TestExplain)
} // namespace test_explain

#include "test_explain.moc"
