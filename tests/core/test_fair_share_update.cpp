// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from an edit alone is what follows from everything, to the last bit.
#include "core/evaluate/evaluation.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cstring>
#include <functional>

namespace test_fair_share_update
{

using namespace apportion;

namespace
{

EvaluationOptions withAlgorithm(Algorithm algorithm)
{
    EvaluationOptions options;
    options.algorithm = algorithm;
    return options;
}

bool sameBits(const std::vector<double> &a, const std::vector<double> &b)
{
    return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0);
}

std::vector<std::uint32_t> ranks(const Evaluation &evaluation)
{
    std::vector<std::uint32_t> all;
    for (const AssociationId id : evaluation.layout().ids()) {
        all.push_back(evaluation.rank(id));
    }
    return all;
}

void compareAll(const Evaluation &kept, const Evaluation &fresh)
{
    QVERIFY(kept.usage == fresh.usage);
    QCOMPARE(kept.sharesBelow, fresh.sharesBelow);
    QVERIFY(sameBits(kept.sharesNorm, fresh.sharesNorm));
    QVERIFY(kept.usageEffective == fresh.usageEffective);
    QVERIFY(sameBits(kept.factor, fresh.factor));
    QCOMPARE(ranks(kept), ranks(fresh));
    QCOMPARE(kept.priorities, fresh.priorities);
    QCOMPARE(kept.jobOrder, fresh.jobOrder);
}

/// That the order made of the one before is the one that is made of the tree alone.
void compareLayouts(const AssociationTree &tree)
{
    const TreeLayout &made = tree.layout();
    const TreeLayout anew(tree);
    QCOMPARE(made.ids(), anew.ids());
    QCOMPARE(made.parents(), anew.parents());
    QCOMPARE(made.marks(), anew.marks());
    QCOMPARE(made.userCount(), anew.userCount());
    for (TreeLayout::Position position = 0; position < made.size(); ++position) {
        QCOMPARE(made.positionOf(made.idAt(position)), position);
        QCOMPARE(made.firstChild(position), anew.firstChild(position));
        QCOMPARE(made.childEnd(position), anew.childEnd(position));
        QCOMPARE(made.fsParent(position), anew.fsParent(position));
        if (!made.hasNaturalChildren(position)) {
            const auto hangs = made.fsChildren(position);
            const auto shall = anew.fsChildren(position);
            QVERIFY(std::equal(hangs.begin(), hangs.end(), shall.begin(), shall.end()));
        }
        if (const AssociationId id = made.idAt(position); tree.isAccount(id)) {
            QCOMPARE(made.findAccount(tree.nameId(id)), anew.findAccount(tree.nameId(id)));
        }
    }
}

/// Few different shares and usages: many ties, at infinity too.
void makeTies(Snapshot &now, test::Random &random)
{
    AssociationTree &tree = now.policy.associations;
    const std::vector<AssociationId> ids = tree.layout().ids();
    for (const AssociationId id : ids) {
        now.situation.setOwnUsage(id, tree.isAccount(id) || random.chance(60) ? 0.0L : static_cast<long double>(1 + random.below(2)));
        if (id != AssociationTree::root() && !tree.usesParent(id)) {
            tree.setRawShares(id, static_cast<std::uint32_t>(random.below(3)));
        }
    }
}

/// One edit that a user may make, of any kind; most often other shares.
class RandomEdit
{
public:
    RandomEdit(Snapshot &now, test::Random &random) : m_now(now), m_tree(now.policy.associations), m_random(random), m_ids(m_tree.layout().ids()) { }

    void make()
    {
        switch (m_random.below(20)) {
        case 0:
            addUser();
            break;
        case 1:
            m_tree.addAccount(anyAccount(), newName(), m_random.chance(30) ? sharesParent : 2);
            break;
        case 2:
            remove(any());
            break;
        case 3:
            for (std::uint64_t i = m_random.below(4); i > 0; --i) {
                move(any());
            }
            break;
        case 16:
            m_tree.rename(any(), newName());
            break;
        case 17:
            restore();
            break;
        case 18:
            forgetLast();
            break;
        case 19: // below a new account, and what was there goes
            if (const AssociationId id = any(), above = m_tree.parent(id); m_tree.isAccount(id) && m_tree.isLive(above)) {
                if (const AssociationId to = m_tree.addAccount(above, newName(), 3); m_tree.canMove(id, to)) {
                    m_tree.move(id, to);
                }
                addUser();
                remove(any());
            }
            break;
        case 4:
            m_now.situation.setOwnUsage(any(), static_cast<long double>(m_random.below(100)));
            break;
        case 5:
            m_now.policy.priority.dampeningFactor = static_cast<std::uint16_t>(1 + m_random.below(3));
            break;
        case 6:
            m_now.policy.priority.weightFairshare += 1000;
            break;
        case 7:
            for (std::uint64_t i = m_random.below(20); i > 0; --i) {
                editShares();
            }
            break;
        default:
            editShares();
        }
    }

private:
    AssociationId any() { return m_ids[1 + m_random.below(m_ids.size() - 1)]; }

    AssociationId anyAccount()
    {
        AssociationId id = any();
        while (m_tree.isUser(id) || !m_tree.isLive(id)) {
            id = m_tree.parent(id);
        }
        return id;
    }

    std::string newName() { return std::string(1, static_cast<char>('a' + m_random.below(26))) + std::to_string(m_random.below(1000000)); }

    void addUser()
    {
        const AssociationId id = m_tree.addUser(anyAccount(), newName(), 1);
        m_now.situation.setOwnUsage(id, m_random.chance(50) ? 0.0L : static_cast<long double>(m_random.below(100)));
    }

    void move(AssociationId id)
    {
        if (const AssociationId to = anyAccount(); m_tree.isLive(id) && m_tree.canMove(id, to)) {
            m_tree.move(id, to);
        }
    }

    /// With all that is below it.
    void remove(AssociationId top)
    {
        if (!m_tree.isLive(top)) {
            return;
        }
        std::vector<AssociationId> subtree { top };
        for (std::size_t i = 0; i < subtree.size(); ++i) {
            for (AssociationId id = 1; id < m_tree.rowCount(); ++id) {
                if (m_tree.isLive(id) && m_tree.parent(id) == subtree[i]) {
                    subtree.push_back(id);
                }
            }
        }
        for (; subtree.size() < m_ids.size() / 2 && !subtree.empty(); subtree.pop_back()) {
            m_tree.remove(subtree.back()); // what is below it is gone
        }
    }

    void restore()
    {
        for (AssociationId id = 1; id < m_tree.rowCount(); ++id) {
            if (!m_tree.isLive(id) && m_tree.isLive(m_tree.parent(id))) {
                m_tree.restore(id);
                return;
            }
        }
    }

    /// The last row, whose number another one gets.
    void forgetLast()
    {
        if (m_random.chance(50)) {
            addUser();
        }
        const AssociationId last = m_tree.rowCount() - 1;
        if (m_tree.isUser(last) && last > 5) {
            m_tree.truncate(last);
            m_now.situation.truncate(last);
            if (m_random.chance(30)) {
                return;
            }
            m_random.chance(50) ? addUser() : static_cast<void>(m_tree.addAccount(anyAccount(), newName(), 5));
        }
    }

    void editShares()
    {
        const std::uint64_t kind = m_random.below(10);
        const auto shares = kind == 0 ? sharesParent : static_cast<std::uint32_t>(m_random.below(kind < 7 ? 3 : 1000));
        m_tree.setRawShares(any(), shares);
    }

    Snapshot &m_now;
    AssociationTree &m_tree;
    test::Random &m_random;
    const std::vector<AssociationId> m_ids;
};

} // namespace

class TestFairShareUpdate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void editsUndoAndRedoGiveTheBitsOfAFullEvaluation_data()
    {
        QTest::addColumn<Algorithm>("algorithm");
        QTest::addColumn<int>("seed");
        const std::pair<const char *, Algorithm> algorithms[] = { { "fair tree", Algorithm::FairTree }, { "classic", Algorithm::Classic },
            { "depth-oblivious", Algorithm::DepthOblivious }, { "linear", Algorithm::Linear2009 } };
        for (const auto &[name, algorithm] : algorithms) {
            for (int seed = 1; seed <= 24; ++seed) {
                QTest::addRow("%s %d", name, seed) << algorithm << seed;
            }
        }
    }
    void editsUndoAndRedoGiveTheBitsOfAFullEvaluation()
    {
        QFETCH(Algorithm, algorithm);
        QFETCH(int, seed);
        const AssociationId sizes[] = { 12, 60, 400, 1500 };
        test::Random random(static_cast<std::uint64_t>(seed) * 101);
        Snapshot now = test::generatedPolicy({ sizes[seed % 4], 20, static_cast<std::uint64_t>(seed) });
        if (seed % 3 != 0) {
            makeTies(now, random);
        }
        const EvaluationOptions options = withAlgorithm(algorithm);
        std::vector<Snapshot> history { now };
        std::size_t at = 0;
        Evaluation kept;
        for (int step = 0; step < 120; ++step) {
            if (const std::uint64_t what = random.below(10); what < 2 && at > 0) {
                --at; // undo
            } else if (what < 4 && at + 1 < history.size()) {
                ++at; // redo
            } else {
                history.resize(++at);
                history.push_back(history.back());
                RandomEdit(history.back(), random).make();
            }
            kept = evaluate(history[at].policy, history[at].situation, options, {}, std::move(kept)).value();
            compareLayouts(history[at].policy.associations);
            compareAll(kept, evaluate(history[at], options).value());
            if (QTest::currentTestFailed()) {
                QFAIL(qPrintable(QStringLiteral("after step %1").arg(step)));
            }
        }
    }

    void ofOneChangedLevelTheOthersAreLeftAlone_data()
    {
        QTest::addColumn<Algorithm>("algorithm");
        QTest::addColumn<bool>("moves");
        QTest::newRow("fair tree") << Algorithm::FairTree << false;
        QTest::newRow("classic") << Algorithm::Classic << false;
        QTest::newRow("depth-oblivious") << Algorithm::DepthOblivious << false;
        QTest::newRow("fair tree, a user moves") << Algorithm::FairTree << true;
        QTest::newRow("classic, a user moves") << Algorithm::Classic << true;
        QTest::newRow("depth-oblivious, a user moves") << Algorithm::DepthOblivious << true;
    }
    void ofOneChangedLevelTheOthersAreLeftAlone()
    {
        // What stands wrongly below another account stays so: nobody looked there.
        QFETCH(Algorithm, algorithm);
        QFETCH(bool, moves);
        Snapshot now;
        AssociationTree &tree = now.policy.associations;
        std::vector<AssociationId> users;
        for (int account = 0; account < 40; ++account) {
            const AssociationId id = tree.addAccount(AssociationTree::root(), "a" + std::to_string(account), 10);
            for (int user = 0; user < 8; ++user) {
                users.push_back(tree.addUser(id, "u" + std::to_string(users.size()), 1));
                now.situation.setOwnUsage(users.back(), users.size() == 101 ? 0.0L : static_cast<long double>(users.size()));
            }
        }
        const EvaluationOptions options = withAlgorithm(algorithm);
        Evaluation kept = evaluate(now, options).value();
        const std::size_t elsewhere = kept.layout().positionOf(users[1]);
        const double right = kept.factor[elsewhere];
        kept.factor[elsewhere] = 0.123;
        if (moves) {
            tree.move(users[100], tree.parent(users[110]));
        } else {
            tree.setRawShares(users[100], 50);
        }
        kept = evaluate(now.policy, now.situation, options, {}, std::move(kept)).value();
        const std::size_t place = kept.layout().positionOf(users[1]);
        QCOMPARE(kept.factor[place], 0.123);
        kept.factor[place] = right;
        compareAll(kept, evaluate(now, options).value());
    }

    void anEvaluationOfAnotherTreeIsNotBuiltUpon()
    {
        const Snapshot now = test::generatedPolicy({ 500, 20, 1 });
        const Snapshot other = test::generatedPolicy({ 500, 20, 2 });
        compareAll(evaluate(now.policy, now.situation, {}, {}, evaluate(other).value()).value(), evaluate(now).value());
        const EvaluationOptions classic = withAlgorithm(Algorithm::Classic);
        compareAll(evaluate(now.policy, now.situation, classic, {}, evaluate(now).value()).value(), evaluate(now, classic).value());
        EvaluationOptions merged;
        merged.mergeTiedAccounts = true;
        compareAll(evaluate(now.policy, now.situation, {}, {}, evaluate(now, merged).value()).value(), evaluate(now).value());
    }
};

APPORTION_TEST(TestFairShareUpdate)
} // namespace test_fair_share_update

#include "test_fair_share_update.moc"
