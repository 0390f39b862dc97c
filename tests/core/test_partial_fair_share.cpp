// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/partial_fair_share.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_partial_fair_share
{

using namespace apportion;

namespace
{

using Position = TreeLayout::Position;

Evaluation evaluated(const Snapshot &now, Algorithm algorithm)
{
    EvaluationOptions options;
    options.algorithm = algorithm;
    options.associationsOnly = true;
    return evaluate(now, options).value();
}

bool isBelow(const AssociationTree &tree, AssociationId id, AssociationId above)
{
    while (id != noAssociation && id != above) {
        id = tree.parent(id);
    }
    return id == above;
}

/// What PartialFairShare says an association's factor is.
double wholeFactor(const Evaluation &evaluation, AssociationId id)
{
    if (evaluation.hasFairShare(id)) {
        return evaluation.fairShare(id);
    }
    double highest = 0.0;
    for (const AssociationId each : evaluation.layout().ids()) {
        if (evaluation.tree().isUser(each) && isBelow(evaluation.tree(), each, id)) {
            highest = std::max(highest, evaluation.fairShare(each));
        }
    }
    return highest;
}

} // namespace

class TestPartialFairShare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPartSaysWhatTheWholeSays_data()
    {
        QTest::addColumn<Algorithm>("algorithm");
        QTest::addColumn<int>("seed");
        const std::pair<const char *, Algorithm> algorithms[] = { { "fair tree", Algorithm::FairTree }, { "classic", Algorithm::Classic },
            { "depth-oblivious", Algorithm::DepthOblivious }, { "linear", Algorithm::Linear2009 } };
        for (const auto &[name, algorithm] : algorithms) {
            for (int seed = 1; seed <= 16; ++seed) {
                QTest::addRow("%s %d", name, seed) << algorithm << seed;
            }
        }
    }
    void aPartSaysWhatTheWholeSays()
    {
        QFETCH(Algorithm, algorithm);
        QFETCH(int, seed);
        Snapshot now = test::generatedPolicy({ 400, 0, static_cast<std::uint64_t>(seed) });
        AssociationTree &tree = now.policy.associations;
        test::Random random(static_cast<std::uint64_t>(seed) * 77);
        const std::vector<AssociationId> ids = tree.layout().ids();
        std::vector<AssociationId> wanted;
        while (wanted.size() < 12) {
            if (const AssociationId id = ids[random.below(ids.size())]; id != AssociationTree::root()) {
                wanted.push_back(id);
            }
        }
        const std::vector<AssociationId> changing(wanted.begin(), wanted.begin() + 4);
        // Few different shares and usages: many ties. Powers of two keep the proportions of everybody else to the last bit.
        const bool isEven = seed % 2 == 0;
        for (const AssociationId id : ids) {
            now.situation.setOwnUsage(id, random.chance(60) ? 0.0L : static_cast<long double>(1 + random.below(isEven ? 1 : 20)));
            if (isEven && id != AssociationTree::root() && !tree.usesParent(id)) {
                tree.setRawShares(id, static_cast<std::uint32_t>(random.below(2)));
            }
        }
        PartialFairShare part(evaluated(now, algorithm), wanted, changing);
        for (const long double others : { 1.0L, 0.5L, 4.0L }) {
            for (const AssociationId id : ids) {
                const bool changes = std::any_of(changing.begin(), changing.end(), [&](AssociationId each) { return isBelow(tree, id, each); });
                const auto free = random.chance(40) ? 0.0L : static_cast<long double>(random.below(30)) * 0.75L;
                now.situation.setOwnUsage(id, changes ? free : now.situation.ownUsage(id) * others);
            }
            const Evaluation whole = evaluated(now, algorithm);
            for (const Position position : part.positions()) {
                part.setUsage(position, whole.usage[position]);
            }
            QVERIFY(part.update());
            for (const AssociationId id : wanted) {
                QCOMPARE(part.factor(id), wholeFactor(whole, id));
            }
        }
    }

    void aTieReachesAcrossAnAccountThatIsPassedOver()
    {
        // a and b are unused and tie. In a, p comes first; q and r, in an account without shares, tie as the second.
        Snapshot now;
        AssociationTree &tree = now.policy.associations;
        const AssociationId a = tree.addAccount(AssociationTree::root(), "a", 1);
        const AssociationId b = tree.addAccount(AssociationTree::root(), "b", 1);
        const AssociationId c = tree.addAccount(AssociationTree::root(), "c", 1);
        const AssociationId none = tree.addAccount(a, "none", 0);
        tree.addUser(a, "p", 1);
        tree.addUser(none, "q", 0);
        tree.addUser(none, "r", 0);
        const AssociationId z = tree.addUser(b, "z", 1);
        now.situation.setOwnUsage(tree.addUser(c, "w", 1), 100.0L);
        PartialFairShare part(evaluated(now, Algorithm::FairTree), { z, b, a }, {});
        QVERIFY(part.update());
        // SLURM.md 5a.4: z ties with the last user ranked before it, r, who has the second of five ranks.
        QCOMPARE(part.factor(z), 4.0 / 5.0);
        QCOMPARE(part.factor(b), 4.0 / 5.0);
        QCOMPARE(part.factor(a), 1.0);
    }

    void onlyALittleOfALargeTreeIsLookedAt()
    {
        const Snapshot now = test::generatedPolicy({ 20000, 0, 3 });
        const Evaluation whole = evaluated(now, Algorithm::FairTree);
        const AssociationTree &tree = now.policy.associations;
        AssociationId user = noAssociation;
        for (const AssociationId id : tree.layout().ids()) {
            user = tree.isUser(id) ? id : user;
        }
        const PartialFairShare part(whole, { user }, { user });
        QVERIFY(part.positions().size() < 2000);
    }

    void aStopIsHeeded()
    {
        const Snapshot now = test::generatedPolicy({ 100, 0, 3 });
        PartialFairShare part(evaluated(now, Algorithm::Classic), { 1 }, {});
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!part.update(stopped.get_token()));
    }
};

APPORTION_TEST(TestPartialFairShare)
} // namespace test_partial_fair_share

#include "test_partial_fair_share.moc"
