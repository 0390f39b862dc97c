// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/cluster_state.h"
#include "support/test_case.h"

#include <QTest>

namespace test_cluster_state
{

using namespace apportion;
using namespace apportion::slurm;

namespace
{

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// "2 user ann in chem|Share|-|5".
QStringList textsOf(const ClusterState::Changes &changes)
{
    QStringList texts;
    for (const StateChange &change : changes) {
        const QStringList parts { textOf(change.object), textOf(change.shown), textOf(change.before.value_or("-")),
            textOf(change.after.value_or("-")) };
        texts << QString::number(change.step) + ' ' + parts.join('|');
    }
    return texts;
}

SacctmgrSettings shares(const char *before, const char *after)
{
    return { { "Fairshare=", after, before, after } };
}

} // namespace

class TestClusterState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatComesAndGoesIsToldWithAllItsValues()
    {
        ClusterState state;
        const std::optional<ShownValues> chem = state.shownOfAdded(" in chem", shares("", "5"));
        const std::optional<ShownValues> batch = state.shownOfAdded(" in chem for batch", {});
        const ShownValues gone = state.shownOfRemoved(" in bio", shares("", "7"));
        QVERIFY(chem && batch);
        state.noteAdded("ann", *chem, 1);
        state.noteNewUser("ann", "chem", {}, 1);
        state.noteAdded("ann", *batch, 2);
        state.noteAdded("bob", *chem, 1);
        state.noteNewUser("bob", "chem", "Operator", 1);
        state.noteRemoved("cleo", gone, 3);
        const QStringList expected { "1 user ann in chem|exists|no|yes", "1 user ann in chem|Share|-|5", "1 user ann|Account|-|chem",
            "2 user ann in chem for batch|exists|no|yes", "1 user bob in chem|exists|no|yes", "1 user bob in chem|Share|-|5",
            "1 user bob|Account|-|chem", "1 user bob|AdminLevel|-|operator", "3 user cleo in bio|exists|yes|no", "3 user cleo in bio|Share|7|-" };
        QCOMPARE(textsOf(state.changes()), expected);
    }

    void aDefaultAccountIsToldOfAUserWhoComesInAnotherWay()
    {
        ClusterState state;
        const std::optional<ShownValues> chem = state.shownOfAdded(" in chem", {});
        QVERIFY(chem);
        state.noteAdded("ann", *chem, 1);
        state.noteNewUser("bob", "chem", {}, 1); // not the one who came last
        state.noteNewUser("ann", "ch|em", {}, 1); // no column can show it
        QCOMPARE(textsOf(state.changes()), (QStringList { "1 user ann in chem|exists|no|yes", "1 user bob|Account|-|chem" }));
    }

    void whatIsSetOfOneThatCameHasNothingBefore()
    {
        ClusterState state;
        const std::optional<ShownValues> chem = state.shownOfAdded(" in chem", {});
        QVERIFY(chem);
        state.noteSettings("user ann in chem", shares("1", "2"), 1); // before it comes
        state.noteAdded("ann", *chem, 2);
        state.noteSettings("user ann in chem", shares("3", "4"), 3);
        state.noteAdded("bob", *chem, 2);
        state.noteSettings("user bob in chem", shares("5", "6"), 4);
        state.noteSettings("user cleo in chem", shares("7", "8"), 5); // who was there
        state.noteNew("user ann in chem", {}, 6); // told already
        const QStringList expected { "1 user ann in chem|Share|1|2", "2 user ann in chem|exists|no|yes", "3 user ann in chem|Share|-|4",
            "2 user bob in chem|exists|no|yes", "4 user bob in chem|Share|-|6", "5 user cleo in chem|Share|7|8" };
        QCOMPARE(textsOf(state.changes()), expected);
    }

    void ofManyThatComeAlikeOneTellsTheKind()
    {
        ClusterState state;
        const std::optional<ShownValues> chem = state.shownOfAdded(" in chem", shares("", "5"));
        const ShownValues gone = state.shownOfRemoved(" in bio", {});
        QVERIFY(chem);
        state.noteAdded("ann", *chem, 1);
        state.noteAdded("bob", *chem, 1);
        state.noteNewUser("bob", "chem", {}, 1); // one of another kind
        state.noteAdded("cleo", *chem, 1);
        state.noteNewUser("cleo", "chem", {}, 1);
        state.noteRemoved("dan", gone, 2);
        state.noteRemoved("eve", gone, 2);
        state.noteSettings("account bio", shares("1", "2"), 3);
        state.noteSettings("account chem", shares("1", "2"), 3);
        const QStringList expected { "1 user ann in chem|exists|no|yes", "1 user ann in chem|Share|-|5", "1 user bob in chem|exists|no|yes",
            "1 user bob in chem|Share|-|5", "1 user bob|Account|-|chem", "2 user dan in bio|exists|yes|no", "3 account bio|Share|1|2",
            "3 account chem|Share|1|2" };
        QCOMPARE(textsOf(state.kindsOfChanges()), expected);
        QCOMPARE(textsOf(ClusterState().kindsOfChanges()), QStringList());
    }
};

APPORTION_TEST(TestClusterState)
} // namespace test_cluster_state

#include "test_cluster_state.moc"
