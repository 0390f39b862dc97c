// SPDX-License-Identifier: GPL-3.0-or-later
// Names as numbers: pools that grow out of each other share what they had, and never mix up what they have not.
#include "core/policy/association_tree.h"
#include "core/policy/name_pool.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <unordered_map>

namespace test_name_pool
{

using namespace apportion;

namespace
{

/// A pool and what it has to say.
struct Checked
{
    NamePool pool;
    std::vector<std::string> names { "" };
    std::unordered_map<std::string, NameId> ids { { "", 0 } };

    void add(const std::string &name)
    {
        const auto [known, isNew] = ids.emplace(name, static_cast<NameId>(names.size()));
        if (isNew) {
            names.push_back(name);
        }
        QCOMPARE(pool.add(name), known->second);
    }

    void verify(const std::vector<std::string> &others) const
    {
        QCOMPARE(pool.size(), names.size());
        std::vector<std::string_view> asked;
        std::vector<NameId> expected;
        for (NameId id = 0; id < names.size(); ++id) {
            QCOMPARE(std::string(pool[id]), names[id]);
            asked.emplace_back(names[id]);
            expected.push_back(id);
        }
        for (const std::string &other : others) {
            const auto known = ids.find(other);
            asked.emplace_back(other);
            expected.push_back(known == ids.end() ? NamePool::notFound : known->second);
            QCOMPARE(pool.find(other), expected.back());
        }
        std::vector<NameId> found(asked.size());
        pool.find(asked, found);
        QCOMPARE(found, expected);
    }
};

} // namespace

class TestNamePool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Copies, and copies of copies, go their own ways; more is added to some than a pool keeps apart from what it shares.
    void copiesGoTheirOwnWays()
    {
        test::Random random(20261126);
        std::vector<Checked> pools(1);
        for (int step = 0; step < 60; ++step) {
            const std::size_t from = random.below(pools.size());
            if (pools.size() < 12) {
                pools.push_back(pools[from]);
            }
            Checked &one = pools[random.below(pools.size())];
            const auto count = random.chance(15) ? 3000U : static_cast<unsigned>(random.below(40));
            for (unsigned i = 0; i < count; ++i) {
                one.add(random.chance(50) ? "user" + std::to_string(random.below(5000)) : "u" + std::to_string(random.below(30)));
            }
            if (random.chance(10)) {
                one.pool.reserve(one.names.size() + 100, 1000);
            }
        }
        for (const Checked &pool : pools) {
            constexpr int asked = 200;
            std::vector<std::string> others;
            others.reserve(asked);
            for (int i = 0; i < asked; ++i) {
                others.push_back("user" + std::to_string(random.below(6000)));
            }
            pool.verify(others);
        }
        for (const Checked &one : pools) {
            for (const Checked &other : pools) {
                const NameId common = one.pool.commonWith(other.pool);
                QVERIFY(std::equal(one.names.begin(), one.names.begin() + common, other.names.begin()));
                const bool isEnd = common == std::min(one.names.size(), other.names.size());
                QVERIFY(isEnd || common == 0 || one.names[common] != other.names[common]);
            }
        }
    }

    /// A user more costs what is new: the columns get little room, and the names are not written again.
    void aRowMoreCostsNoSecondTable()
    {
        AssociationTree tree = test::generatedPolicy({ 20000, 100, 3 }).policy.associations;
        const std::size_t before = tree.memoryBytes();
        AssociationTree edited = tree;
        edited.addUser(AssociationTree::root(), "one more");
        QCOMPARE(edited.names().commonWith(tree.names()), static_cast<NameId>(tree.names().size()));
        QCOMPARE(std::string(edited.names()[edited.names().find("one more")]), "one more");
        QCOMPARE(tree.names().find("one more"), NamePool::notFound);
        QVERIFY(edited.rawSharesColumn().capacity() < tree.rawSharesColumn().size() * 17 / 16);
        QVERIFY(edited.memoryBytes() < before * 17 / 16);
    }
};

APPORTION_TEST(TestNamePool)
} // namespace test_name_pool

#include "test_name_pool.moc"
