// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/change_notes.h"
#include "core/change/folded_values.h"
#include "support/test_case.h"

#include <QTest>

namespace test_folded_values
{

using namespace apportion;

namespace
{

using Kind = ChangedValue::Kind;

/// root: faculty with the accounts chem (ann, bob) and physics (cem).
Policy twoLabs()
{
    Policy policy;
    AssociationTree &tree = policy.associations;
    const AssociationId faculty = tree.addAccount(AssociationTree::root(), "faculty", 10);
    const AssociationId chem = tree.addAccount(faculty, "chem", 20);
    tree.addUser(chem, "ann", 1);
    tree.addUser(chem, "bob", 2);
    tree.addUser(tree.addAccount(faculty, "physics", 30), "cem", 3);
    return policy;
}

/// "removed chem +2, …"
std::string rowsOf(const Policy &baseline, const Policy &draft)
{
    const PolicyDifference changes = difference(baseline, draft);
    std::string text;
    for (const ChangedValue &row : foldedValues(changes, baseline, draft)) {
        const AssociationChange &change = changes.associations[row.index];
        const bool isGone = change.after == noAssociation;
        text += row.kind == Kind::Removed ? "removed " : row.kind == Kind::Added ? "added " : "changed ";
        text += (isGone ? baseline : draft).associations.name(isGone ? change.before : change.after);
        text += row.users > 0 ? " +" + std::to_string(row.users) + ", " : ", ";
    }
    return text;
}

} // namespace

/// What differs, as people read it.
class TestFoldedValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accountsComeBeforeUsers();
    void usersOfWhatIsGoneAreCountedWithIt();
    void usersOfWhatIsRenamedAreCountedWithIt();
    void whoHasANoteStandsAlone();
};

void TestFoldedValues::accountsComeBeforeUsers()
{
    const Policy baseline = twoLabs();
    Policy draft = baseline;
    AssociationTree &tree = draft.associations;
    tree.setRawShares(tree.findUser(tree.findAccount("chem"), "ann"), 9);
    tree.addUser(tree.findAccount("chem"), "zoe", 1);
    tree.setRawShares(tree.findAccount("physics"), 31);
    tree.remove(tree.findUser(tree.findAccount("physics"), "cem"));
    QCOMPARE(rowsOf(baseline, draft), std::string("changed physics, removed cem, changed ann, added zoe, "));
}

void TestFoldedValues::usersOfWhatIsGoneAreCountedWithIt()
{
    const Policy baseline = twoLabs();
    Policy draft = baseline;
    AssociationTree &tree = draft.associations;
    const AssociationId chem = tree.findAccount("chem");
    tree.remove(tree.findUser(chem, "ann"));
    tree.remove(tree.findUser(chem, "bob"));
    tree.remove(chem);
    tree.remove(tree.findUser(tree.findAccount("physics"), "cem"));
    QCOMPARE(rowsOf(baseline, draft), std::string("removed chem +2, removed cem, "));
    const PolicyDifference changes = difference(baseline, draft);
    const std::vector<ChangedValue> rows = foldedValues(changes, baseline, draft);
    QCOMPARE(foldedInto(rows[0], rows, changes, baseline, draft).size(), std::size_t { 2 });
    for (const std::uint32_t i : foldedInto(rows[0], rows, changes, baseline, draft)) {
        QCOMPARE(baseline.associations.parent(changes.associations[i].before), baseline.associations.findAccount("chem"));
    }
    QVERIFY(foldedInto(rows[1], rows, changes, baseline, draft).empty());
    // an account that is new tells of each of its users
    QCOMPARE(rowsOf(draft, baseline), std::string("added chem, added ann, added bob, added cem, "));
}

void TestFoldedValues::usersOfWhatIsRenamedAreCountedWithIt()
{
    const Policy baseline = twoLabs();
    Policy draft = baseline;
    AssociationTree &tree = draft.associations;
    tree.rename(tree.findAccount("chem"), "chemistry");
    tree.setRawShares(tree.findAccount("chemistry"), 25);
    tree.setRawShares(tree.findUser(tree.findAccount("chemistry"), "bob"), 7); // that is to be seen
    tree.addUser(tree.findAccount("chemistry"), "zoe", 1);
    QCOMPARE(rowsOf(baseline, draft), std::string("removed chem +2, added chemistry +1, added bob, added zoe, "));
}

void TestFoldedValues::whoHasANoteStandsAlone()
{
    const Policy baseline = twoLabs();
    Policy draft = baseline;
    AssociationTree &tree = draft.associations;
    const AssociationId chem = tree.findAccount("chem");
    tree.remove(tree.findUser(chem, "ann"));
    tree.remove(tree.findUser(chem, "bob"));
    tree.remove(chem);
    PolicyDifference changes = difference(baseline, draft);
    for (const ChangedValue &row : changedValues(changes)) {
        if (baseline.associations.name(changes.associations[row.index].before) == "bob") {
            draft.notes.edit().push_back({ notePlace(baseline, draft, changes, row).paths().front(), "left in May" });
        }
    }
    QCOMPARE(rowsOf(baseline, draft), std::string("removed chem +1, removed bob, "));
}

APPORTION_TEST(TestFoldedValues)
} // namespace test_folded_values

#include "test_folded_values.moc"
