// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/share_split.h"
#include "models/account_tree_model.h"
#include "models/association_finder.h"
#include "models/pasted_table.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>

namespace test_tree_tools
{

using namespace apportion;

namespace
{

using Shares = std::vector<std::uint32_t>;

/// root(physics(ann, bob), chemistry(ann, dan))
Policy smallPolicy()
{
    Policy policy;
    AssociationTree &tree = policy.associations;
    const AssociationId physics = tree.addAccount(AssociationTree::root(), "physics", 40);
    tree.addUser(physics, "ann", 10);
    tree.addUser(physics, "bob", 20);
    const AssociationId chemistry = tree.addAccount(AssociationTree::root(), "chemistry", 60);
    tree.addUser(chemistry, "ann", 5);
    tree.addUser(chemistry, "dan", 5);
    return policy;
}

QStringList labels(const std::vector<FoundAssociation> &found)
{
    QStringList list;
    for (const FoundAssociation &one : found) {
        list.append(one.label);
    }
    return list;
}

} // namespace

/// What the account tree's tools compute before anything is edited: splitting, pasting, finding.
class TestTreeTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void splitSharesAddUp()
    {
        QCOMPARE(splitShares(100, { 1, 1, 1 }), (Shares { 34, 33, 33 }));
        QCOMPARE(splitShares(100, { 0, 0, 0 }), (Shares { 34, 33, 33 })); // nobody used anything
        QCOMPARE(splitShares(10, { 3, 1, 0 }), (Shares { 8, 2, 0 })); // 7.5 and 2.5: the rests tie, the first wins
        QCOMPARE(splitShares(7, { 1, 2, 4 }), (Shares { 1, 2, 4 }));
        QCOMPARE(splitShares(0, { 1, 2 }), (Shares { 0, 0 }));
        QCOMPARE(splitShares(5, {}), Shares());
        constexpr long double infinite = std::numeric_limits<long double>::infinity();
        QCOMPARE(splitShares(9, { infinite, -4, 2, 1 }), (Shares { 0, 0, 6, 3 }));
        for (const std::uint32_t total : { 1U, 999U, 2147483646U }) {
            const Shares shares = splitShares(total, { 0.1L, 7e18L, 3.3L, 5e17L, 1e-9L });
            QCOMPARE(std::accumulate(shares.begin(), shares.end(), std::uint64_t { 0 }), std::uint64_t { total });
        }
    }

    void tablesAreReadAsSpreadsheetsWriteThem()
    {
        const auto lines = readPastedTable(QStringLiteral("a;b\r\n\r\n\"x;\"\"y\"\"\"; 2 \n3"));
        QCOMPARE(lines.size(), std::size_t { 3 });
        QCOMPARE(lines[0].cells, QStringList({ QStringLiteral("a"), QStringLiteral("b") }));
        QCOMPARE(lines[1].cells, QStringList({ QStringLiteral("x;\"y\""), QStringLiteral("2") }));
        QCOMPARE(lines[1].number, 3);
        QCOMPARE(lines[2].cells, QStringList({ QStringLiteral("3") }));
        QCOMPARE(readPastedTable(QStringLiteral("a,b\tc")).at(0).cells.size(), 2); // a tab separates, so the comma does not
        QCOMPARE(readPastedTable(QString()).size(), std::size_t { 0 });
        QCOMPARE(readPastedTable(QStringLiteral("\"open")).at(0).cells, QStringList { QStringLiteral("open") });
    }

    void columnsGoFromRowToRow()
    {
        const Policy policy = smallPolicy();
        const PastePlan plan
            = planPaste({ QStringLiteral("1\n20\nparent\nmany\n5\n"), policy.associations, { 2, 3, 5, 6 }, AccountTreeModel::RawShares });
        QVERIFY(!plan.isByName);
        QCOMPARE(plan.same, std::size_t { 1 }); // bob has his 20
        QCOMPARE(plan.cells.size(), std::size_t { 2 });
        QCOMPARE(plan.cells[0].id, AssociationId { 2 });
        QCOMPARE(plan.cells[0].before, QStringLiteral("10"));
        QCOMPARE(plan.cells[0].after, QStringLiteral("1"));
        QCOMPARE(plan.cells[1].after, QStringLiteral("parent"));
        QCOMPARE(plan.unread.size(), std::size_t { 2 });
        QCOMPARE(plan.unread[0].number, 4);
        QVERIFY(plan.unread[0].reason.contains(QStringLiteral("many")));
        QVERIFY(plan.unread[1].reason.contains(QStringLiteral("no row left")));
    }

    void oneValueGoesIntoAllRows()
    {
        const Policy policy = smallPolicy();
        const PastePlan plan = planPaste({ QStringLiteral("7"), policy.associations, { 2, 3, 5 }, AccountTreeModel::RawShares });
        QCOMPARE(plan.cells.size(), std::size_t { 3 });
    }

    void namesAreFoundWithAndWithoutAHeader()
    {
        Document document;
        document.load({ smallPolicy(), {} }, {}, {}, {});
        const AssociationTree &tree = document.policy().associations;
        const PastePlan plan
            = planPaste({ QStringLiteral("User,Account,Note,Raw shares,Description\n,Physics,x,41,Hall 3\nann,chemistry,,9,\neve,physics,,1,\n"),
                tree, {}, AccountTreeModel::RawShares });
        QVERIFY(plan.isByName);
        QCOMPARE(plan.cells.size(), std::size_t { 3 });
        QCOMPARE(plan.unread.size(), std::size_t { 1 });
        QVERIFY(plan.unread[0].reason.contains(QStringLiteral("no user eve in account physics")));
        QVERIFY(applyPaste(document, plan));
        QCOMPARE(document.undoStack()->count(), 1);
        QCOMPARE(tree.rawShares(tree.findAccount("physics")), 41u);
        QCOMPARE(tree.rawShares(tree.findUser(tree.findAccount("chemistry"), "ann")), 9u);
        QCOMPARE(tree.options(tree.findAccount("physics")), std::string_view("Description='Hall 3'"));
        document.undoStack()->undo();
        QVERIFY(document.policy() == document.baseline());

        const PastePlan bare = planPaste({ QStringLiteral("bob\t3\nann\t4\nchemistry/ann\t6\nPHYSICS\t50\nPHYSICS\t51"), tree, {}, 1 });
        QCOMPARE(bare.cells.size(), std::size_t { 3 });
        QCOMPARE(bare.unread.size(), std::size_t { 2 });
        QVERIFY(bare.unread[0].reason.contains(QStringLiteral("several accounts")));
        QVERIFY(bare.unread[1].reason.contains(QStringLiteral("twice")));
        const PastePlan triple = planPaste({ QStringLiteral("physics\tann\t8"), tree, {}, 1 });
        QCOMPARE(triple.cells.size(), std::size_t { 1 });
        QCOMPARE(triple.cells[0].id, tree.findUser(tree.findAccount("physics"), "ann"));
    }

    void anyTextIsTaken()
    {
        const Policy policy = smallPolicy();
        for (const char *text : { "", "\n\n", "\t\t\t", "\"\"\"\"", "Account,Raw shares", "a,b,c,d,e", "99999999999999999999", "-1", "\u0000x" }) {
            const PastePlan plan = planPaste({ QString::fromUtf8(text), policy.associations, { 0, 2 }, AccountTreeModel::RawShares });
            QVERIFY2(plan.cells.empty(), text);
        }
    }

    void nearestNamesComeFirst()
    {
        const Policy policy = smallPolicy();
        const auto find = [&](const char *text) { return labels(findAssociations(policy.associations, QString::fromUtf8(text), 5)); };
        QCOMPARE(find("ANN"), QStringList({ QStringLiteral("physics/ann"), QStringLiteral("chemistry/ann") }));
        QCOMPARE(find("chem/ann"), QStringList { QStringLiteral("chemistry/ann") });
        QCOMPARE(find("chemistry/"), QStringList({ QStringLiteral("chemistry/ann"), QStringLiteral("chemistry/dan") }));
        QCOMPARE(find("s"), QStringList({ QStringLiteral("physics"), QStringLiteral("chemistry") }));
        QCOMPARE(find("n").size(), 3);
        QCOMPARE(find(""), QStringList());
        QCOMPARE(find("nobody"), QStringList());
    }
};

APPORTION_TEST(TestTreeTools)
} // namespace test_tree_tools

#include "test_tree_tools.moc"
