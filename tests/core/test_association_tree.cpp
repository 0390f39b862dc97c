// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/association_tree.h"
#include "support/test_case.h"

#include <QTest>

namespace test_association_tree
{

using namespace apportion;

namespace
{

QString namesInOrder(const AssociationTree &tree)
{
    QStringList names;
    for (const AssociationId id : tree.layout().depthFirst()) {
        names << QString::fromStdString(std::string(tree.accountName(id)))
                + (tree.isUser(id) ? "/" + QString::fromStdString(std::string(tree.userName(id))) : QString());
    }
    return names.join(' ');
}

QString hangingFrom(const AssociationTree &tree, AssociationId id)
{
    const TreeLayout &layout = tree.layout();
    const TreeLayout::Position at = layout.positionOf(id);
    QStringList names;
    if (layout.hasNaturalChildren(at)) {
        for (TreeLayout::Position child = layout.firstChild(at); child < layout.childEnd(at); ++child) {
            names << QString::fromStdString(std::string(tree.name(layout.idAt(child))));
        }
    } else {
        for (const TreeLayout::Position child : layout.fsChildren(at)) {
            names << QString::fromStdString(std::string(tree.name(layout.idAt(child))));
        }
    }
    return names.join(' ');
}

} // namespace

class TestAssociationTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsUsersBeforeAccountsByName();
    void namesThatBeginAlikeSortAsLineagesDo();
    void partitionAssociationsStandApart();
    void idsSurviveMovesAndUndoneRemovals();
    void copiesAreSnapshots();
    void childrenOfParentAccountsHangHigher();
    void refusesCycles();
    void findsAccountsAndUsersAfterRenaming();
};

void TestAssociationTree::listsUsersBeforeAccountsByName()
{
    AssociationTree tree;
    const AssociationId physics = tree.addAccount(tree.root(), "physics");
    const AssociationId bio = tree.addAccount(tree.root(), "bio");
    tree.addAccount(bio, "neuro");
    tree.addUser(bio, "zoe");
    tree.addUser(bio, "Kim");
    tree.addUser(physics, "ann");
    tree.addUser(tree.root(), "root");
    QCOMPARE(namesInOrder(tree), "root root/root bio bio/Kim bio/zoe neuro physics physics/ann");
    QCOMPARE(tree.layout().userCount(), 4U);
    QCOMPARE(tree.layout().accountCount(), 4U);
    QCOMPARE(tree.layout().depth(tree.layout().positionOf(physics)), 1U);
}

void TestAssociationTree::namesThatBeginAlikeSortAsLineagesDo()
{
    // "/a-b/" comes before "/a/": '-' is less than '/'.
    AssociationTree tree;
    for (const char *name : { "a", "ab", "a-b", "a0" }) {
        tree.addAccount(tree.root(), name);
    }
    QCOMPARE(namesInOrder(tree), "root a-b a a0 ab");
    // however long they are, and whatever their bytes: each with a slash behind it as a row of bytes
    AssociationTree longer;
    std::vector<std::string> names { "k\xc3\xbc", "kz", "K" };
    for (const char *beginning : { "", "a", "abcde", "abcdef", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghijklmno" }) {
        for (const char *end : { "0", "-", ".x", "_", "z", "Z1", "zz-zz" }) {
            names.push_back(beginning + std::string(end));
        }
        names.emplace_back(beginning);
    }
    std::erase(names, std::string());
    std::ranges::reverse(names);
    for (const std::string &name : names) {
        longer.addAccount(longer.root(), name);
    }
    std::ranges::sort(names, {}, [](const std::string &name) { return name + '/'; });
    QByteArray expected = "root";
    for (const std::string &name : names) {
        expected += ' ' + QByteArray::fromStdString(name);
    }
    QCOMPARE(namesInOrder(longer), expected);
}

void TestAssociationTree::partitionAssociationsStandApart()
{
    AssociationTree tree;
    const AssociationId bio = tree.addAccount(tree.root(), "bio");
    const AssociationId gpu = tree.addUser(bio, "kim", 3, "gpu");
    const AssociationId any = tree.addUser(bio, "kim", 1);
    QCOMPARE(tree.findUser(bio, "kim"), any);
    QCOMPARE(tree.findUser(bio, "kim", "gpu"), gpu);
    QCOMPARE(tree.findUser(bio, "kim", "cpu"), noAssociation);
    // sacctmgr keeps them in lower case, and slurmctld finds them for a partition in any
    const AssociationId debug = tree.addUser(bio, "kim", 1, "Debug");
    QCOMPARE(tree.partition(debug), std::string_view("debug"));
    QCOMPARE(tree.findUser(bio, "kim", "DEBUG"), debug);
    QCOMPARE(tree.findUser(bio, "kim", "GPU"), gpu);
    QCOMPARE(tree.layout().idAt(tree.layout().firstChild(tree.layout().positionOf(bio))), any);
}

void TestAssociationTree::idsSurviveMovesAndUndoneRemovals()
{
    AssociationTree tree;
    const AssociationId a = tree.addAccount(tree.root(), "a", 5);
    const AssociationId b = tree.addAccount(tree.root(), "b");
    const AssociationId user = tree.addUser(a, "u", 7);
    const AssociationTree before = tree;
    tree.move(a, b);
    QCOMPARE(namesInOrder(tree), "root b a a/u");
    QCOMPARE(tree.rawShares(user), 7U);
    tree.remove(user);
    QVERIFY(!tree.isLive(user));
    QCOMPARE(tree.count(), 3U);
    QVERIFY(!(tree == before));
    tree.restore(user);
    tree.move(a, tree.root());
    QVERIFY(tree == before);
}

void TestAssociationTree::copiesAreSnapshots()
{
    AssociationTree tree;
    const AssociationId a = tree.addAccount(tree.root(), "a", 5);
    const AssociationTree snapshot = tree;
    const Shared<TreeLayout> layout = snapshot.layoutPointer();
    tree.setRawShares(a, 9);
    QCOMPARE(snapshot.rawShares(a), 5U);
    QCOMPARE(tree.rawShares(a), 9U);
    QVERIFY(tree.layoutPointer().sharesWith(layout)); // shares alone change no structure
    tree.addUser(a, "u");
    QVERIFY(!tree.layoutPointer().sharesWith(layout));
    QVERIFY(snapshot.layoutPointer().sharesWith(layout));
    QCOMPARE(snapshot.count(), 2U);
}

void TestAssociationTree::childrenOfParentAccountsHangHigher()
{
    AssociationTree tree;
    const AssociationId bio = tree.addAccount(tree.root(), "bio");
    const AssociationId genomics = tree.addAccount(bio, "genomics", sharesParent);
    const AssociationId inner = tree.addAccount(genomics, "inner", sharesParent);
    const AssociationId hal = tree.addUser(genomics, "hal");
    const AssociationId deep = tree.addUser(inner, "deep");
    tree.addUser(bio, "kim");
    tree.addAccount(bio, "neuro");
    QCOMPARE(hangingFrom(tree, bio), "kim genomics hal inner deep neuro");
    QCOMPARE(hangingFrom(tree, genomics), "");
    const TreeLayout &layout = tree.layout();
    QCOMPARE(layout.idAt(layout.fsParent(layout.positionOf(hal))), bio);
    QCOMPARE(layout.idAt(layout.fsParent(layout.positionOf(deep))), bio);
    QCOMPARE(layout.idAt(layout.parent(layout.positionOf(deep))), inner);
    tree.setRawShares(genomics, 2);
    QCOMPARE(hangingFrom(tree, genomics), "hal inner deep");
}

void TestAssociationTree::refusesCycles()
{
    AssociationTree tree;
    const AssociationId a = tree.addAccount(tree.root(), "a");
    const AssociationId b = tree.addAccount(a, "b");
    const AssociationId user = tree.addUser(b, "u");
    QVERIFY(!tree.canMove(a, b));
    QVERIFY(!tree.canMove(a, a));
    QVERIFY(!tree.canMove(tree.root(), a));
    QVERIFY(!tree.canMove(b, user));
    QVERIFY(tree.canMove(b, tree.root()));
    QVERIFY(tree.canMove(user, a));
}

void TestAssociationTree::findsAccountsAndUsersAfterRenaming()
{
    AssociationTree tree;
    const AssociationId a = tree.addAccount(tree.root(), "a");
    const AssociationId user = tree.addUser(a, "old");
    tree.rename(a, "b");
    tree.rename(user, "new");
    QCOMPARE(tree.findAccount("a"), noAssociation);
    QCOMPARE(tree.findAccount("b"), a);
    QCOMPARE(tree.findUser(a, "new"), user);
    QCOMPARE(tree.findUser(a, "old"), noAssociation);
    QCOMPARE(tree.findAccount("never"), noAssociation);
}

APPORTION_TEST(TestAssociationTree)
} // namespace test_association_tree

#include "test_association_tree.moc"
