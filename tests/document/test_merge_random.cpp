// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/flat_option.h"
#include "core/schema/association_fields.h"
#include "merge_testing.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

namespace test_merge_random
{

using namespace apportion;
using namespace apportion::test;

namespace
{

/// What is known of an association by a mark that goes with it wherever it goes, whatever it is called.
struct Marked
{
    AssociationId id = noAssociation;
    std::string name;
    std::string above; ///< the mark of the account above
    std::uint32_t shares = 0;
};

using MarkedTree = std::map<std::string, Marked>;

std::string markOf(const AssociationTree &tree, AssociationId id)
{
    return id == AssociationTree::root() ? "root" : optionValue(tree.options(id), "MaxJobs");
}

MarkedTree marksOf(const Snapshot &now)
{
    MarkedTree marks;
    const AssociationTree &tree = now.policy.associations;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && id != AssociationTree::root() && !markOf(tree, id).empty()) {
            marks[markOf(tree, id)] = { id, std::string(tree.name(id)), markOf(tree, tree.parent(id)), tree.rawShares(id) };
        }
    }
    return marks;
}

/// Edits a policy as somebody does for a week.
class Editor
{
public:
    Editor(Snapshot &now, test::Random &random, std::string word, unsigned firstMark)
        : m_now(now), m_random(random), m_word(std::move(word)), m_mark(firstMark)
    {
    }

    void step()
    {
        AssociationTree &tree = m_now.policy.associations;
        const AssociationId id = any();
        switch (m_random.below(6)) {
        case 0:
            rename(m_now, id, m_word + std::to_string(m_random.below(1000)));
            break;
        case 1:
            if (const AssociationId to = anyAccount(); tree.isAccount(id) && tree.canMove(id, to)) {
                tree.move(id, to);
            }
            break;
        case 2:
        case 3:
            tree.setRawShares(id, static_cast<std::uint32_t>(100 + m_random.below(900)));
            break;
        case 4: {
            const AssociationId to = anyAccount();
            const std::string name = m_word + std::to_string(1000 + m_mark);
            mark(m_random.chance(40) ? tree.addAccount(to, name, 7) : tree.addUser(to, name, 7));
            break;
        }
        default:
            if (m_random.chance(30) || tree.isUser(id)) {
                const std::vector<AssociationId> all = tree.layout().depthFirst();
                for (auto at = all.rbegin(); at != all.rend(); ++at) {
                    if (isBelow(*at, id)) {
                        tree.remove(*at);
                    }
                }
            }
        }
    }

    void mark(AssociationId id) { m_now.policy.associations.setOptions(id, "MaxJobs=" + std::to_string(++m_mark)); }

private:
    [[nodiscard]] bool isBelow(AssociationId id, AssociationId account) const
    {
        while (id != account && id != noAssociation) {
            id = m_now.policy.associations.parent(id);
        }
        return id == account;
    }

    [[nodiscard]] AssociationId any()
    {
        const AssociationTree &tree = m_now.policy.associations;
        while (true) {
            const auto id = static_cast<AssociationId>(1 + m_random.below(tree.rowCount() - 1));
            if (tree.isLive(id) && !markOf(tree, id).empty()) {
                return id;
            }
        }
    }

    [[nodiscard]] AssociationId anyAccount()
    {
        const AssociationId id = any();
        return m_now.policy.associations.isAccount(id) ? id : m_now.policy.associations.parent(id);
    }

    Snapshot &m_now;
    test::Random &m_random;
    std::string m_word;
    unsigned m_mark;
};

/// The associations that stand there twice.
std::string twice(const Snapshot &now)
{
    const AssociationTree &tree = now.policy.associations;
    std::set<std::string> seen;
    std::string found;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id)) {
            const std::string key = std::string(tree.accountName(id)) + ' ' + (tree.isUser(id) ? std::string(tree.name(id)) : std::string()) + ' '
                + std::string(tree.partition(id));
            found += seen.insert(key).second ? "" : key + '\n';
        }
    }
    return found;
}

bool isOther(const Marked &a, const Marked &b)
{
    return a.name != b.name || a.above != b.above || a.shares != b.shares;
}

} // namespace

/// Policies that two made of one by any edits, with saving and opening between them.
class TestMergeRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLostAfterAnyEdits_data();
    void nothingIsLostAfterAnyEdits();
};

void TestMergeRandom::nothingIsLostAfterAnyEdits_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<bool>("remembers");
    for (quint64 seed = 1; seed <= 60; ++seed) {
        QTest::addRow("%llu, a file", seed) << seed << true;
        QTest::addRow("%llu, the cluster", seed) << seed << false;
    }
}

/// Whatever both sides did since: what one of them changed alone stands in what was merged, and what both changed is told.
void TestMergeRandom::nothingIsLostAfterAnyEdits()
{
    QFETCH(quint64, seed);
    QFETCH(bool, remembers);
    test::Random random(seed);
    Snapshot base = test::generatedPolicy({ 40, 5, seed });
    {
        Editor marker(base, random, "x", 0);
        for (AssociationId id = 1; id < base.policy.associations.rowCount(); ++id) {
            if (base.policy.associations.name(id) != "root") {
                marker.mark(id);
            }
        }
    }
    Snapshot mine = base;
    Snapshot theirs = base;
    for (auto [side, word, first] : { std::tuple(&mine, "m", 5000U), std::tuple(&theirs, "t", 7000U) }) {
        unsigned mark = first;
        for (int week = 0; week < 3; ++week) {
            Editor editor(*side, random, word, mark);
            for (int i = 0; i < 5; ++i) {
                editor.step();
            }
            mark += 100;
            *side = reopened(*side);
        }
    }
    if (!remembers) {
        theirs = asTold(theirs);
    }
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    const std::string told = objectsOf(merged);
    const MarkedTree was = marksOf(base);
    const MarkedTree own = marksOf(mine);
    const MarkedTree other = marksOf(theirs);
    const MarkedTree now = marksOf(merged.snapshot);
    const auto tells = [&](const std::string &object, const std::string &field) {
        return std::any_of(merged.conflicts.begin(), merged.conflicts.end(), [&](const MergeConflict &conflict) {
            return conflict.object.find('=' + object) != std::string::npos && (field.empty() || conflict.field == field || conflict.field.empty());
        });
    };
    // an object is told of by any of its names, or with an account above it in its list of changes
    const auto tellsOf = [&](const std::string &mark, const std::string &field) {
        std::vector<std::string> names;
        for (const MarkedTree *tree : { &was, &own, &other, &now }) {
            if (const auto found = tree->find(mark); found != tree->end()) {
                names.push_back(found->second.name);
            }
        }
        return std::any_of(names.begin(), names.end(), [&](const std::string &name) {
            return tells(name, field) || std::any_of(merged.conflicts.begin(), merged.conflicts.end(), [&](const MergeConflict &conflict) {
                return std::any_of(
                    conflict.changes.begin(), conflict.changes.end(), [&](const MergeChange &change) { return change.object == name; });
            });
        });
    };
    const auto why = [&](const std::string &mark, const char *what) { return mark + ": " + what + '\n' + told; };
    for (const auto &entry : own) {
        const std::string &mark = entry.first;
        const Marked &one = entry.second;
        const auto before = was.find(mark);
        const auto there = other.find(mark);
        const auto found = now.find(mark);
        if (before == was.end()) { // mine is new
            QVERIFY2(found != now.end(), why(mark, "what I added is gone").c_str());
            continue;
        }
        if (there == other.end()) {
            const bool mayGo = !isOther(one, before->second);
            QVERIFY2(found != now.end() || mayGo, why(mark, "what I changed is gone").c_str());
            continue;
        }
        QVERIFY2(found != now.end(), why(mark, "what both have is gone").c_str());
        const Marked &b = before->second;
        const Marked &t = there->second;
        const Marked &n = found->second;
        const auto check = [&](const auto &of, const char *field) {
            const auto expected = of(one) == of(b) ? of(t) : of(one); // else it is mine, and told if they changed it too
            const bool isTold = of(one) == of(b) || of(t) == of(b) || of(one) == of(t) || tellsOf(mark, field);
            return (of(n) == expected || tellsOf(mark, field)) && isTold;
        };
        QVERIFY2(check([](const Marked &m) { return m.shares; }, "Fairshare"), why(mark, "shares").c_str());
        QVERIFY2(check([](const Marked &m) { return m.above; }, "Parent"), why(mark, "parent").c_str());
        if (remembers) {
            QVERIFY2(check([](const Marked &m) { return m.name; }, "Name"), why(mark, "name").c_str());
        } else {
            QVERIFY2(n.name == one.name || n.name == t.name, why(mark, "name").c_str());
        }
    }
    for (const auto &[mark, one] : other) {
        const auto before = was.find(mark);
        if (own.contains(mark)) {
            continue;
        }
        const bool isTold = tellsOf(mark, {}) || tellsOf(one.above, {});
        if (before == was.end()) {
            QVERIFY2(now.contains(mark) || isTold, why(mark, "what they added is gone").c_str());
        } else if (isOther(one, before->second)) {
            QVERIFY2(now.contains(mark) || isTold, why(mark, "what they changed and I removed is not told").c_str());
        }
    }
    // nothing stands there twice, whatever is chosen
    for (int i = 0; i < 4; ++i) {
        std::vector<MergeConflict> some;
        std::copy_if(merged.conflicts.begin(), merged.conflicts.end(), std::back_inserter(some),
            [&random, i](const MergeConflict &) { return i > 0 && random.chance(50); });
        const std::string found = twice(mergePolicies(base, mine, theirs, some).snapshot);
        QVERIFY2(found.empty(), (found + told).c_str());
    }
    // and whoever takes all of theirs has all that they changed
    Snapshot taken = merged.snapshot;
    std::vector<MergeConflict> choices = merged.conflicts;
    for (int i = 0; i < 5; ++i) {
        const MergedPolicy chosen = mergePolicies(base, mine, theirs, choices);
        taken = chosen.snapshot;
        choices.insert(choices.end(), chosen.conflicts.begin(), chosen.conflicts.end());
    }
    const MarkedTree all = marksOf(taken);
    for (const auto &[mark, one] : other) {
        const auto before = was.find(mark);
        if (before == was.end() || isOther(one, before->second)) {
            const auto found = all.find(mark);
            QVERIFY2(found != all.end(), why(mark, "theirs is not there, though it was chosen").c_str());
            QVERIFY2(before != was.end() && one.shares == before->second.shares ? true : found->second.shares == one.shares,
                why(mark, "their shares").c_str());
        }
    }
}

APPORTION_TEST(TestMergeRandom)
} // namespace test_merge_random

#include "test_merge_random.moc"
