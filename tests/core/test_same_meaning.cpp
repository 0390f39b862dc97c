// SPDX-License-Identifier: GPL-3.0-or-later
// What is the same to sacctmgr is no difference.
#include "core/change/difference.h"
#include "core/schema/association_fields.h"
#include "support/test_case.h"

#include <QTest>

#include <utility>

namespace test_same_meaning
{

using namespace apportion;

namespace
{

/// Whose options differ: "chem", "chem/ann".
QStringList changesOf(const Policy &baseline, const Policy &draft)
{
    QStringList list;
    for (const AssociationChange &change : difference(baseline, draft).associations) {
        const AssociationTree &tree = draft.associations;
        const std::string user = tree.isUser(change.after) ? '/' + std::string(tree.name(change.after)) : std::string();
        list << QString::fromStdString(std::string(tree.accountName(change.after)) + user);
    }
    return list;
}

} // namespace

class TestSameMeaning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatSacctmgrFillsInIsNoDifference()
    {
        Policy told;
        AssociationTree &cluster = told.associations;
        const AssociationId chem = cluster.addAccount(AssociationTree::root(), "chem", 1);
        cluster.setOptions(chem, "Description='chem':Organization='chem'");
        const AssociationId theory = cluster.addAccount(chem, "theory", 1);
        cluster.setOptions(theory, "Description='theory':Organization='chem'");
        cluster.setOptions(cluster.addUser(chem, "ann", 1), "DefaultAccount='chem':AdminLevel='Operator':Coordinator='chem,theory'");
        cluster.setOptions(cluster.addUser(theory, "ann", 1), "DefaultAccount='chem':AdminLevel='Operator':Coordinator='chem,theory'");
        const AssociationId bob = cluster.addUser(theory, "bob", 1);
        cluster.setOptions(bob, "DefaultAccount='theory'");
        Policy draft;
        AssociationTree &tree = draft.associations;
        const AssociationId mine = tree.addAccount(AssociationTree::root(), "chem", 1);
        const AssociationId below = tree.addAccount(mine, "theory", 1);
        tree.setOptions(tree.addUser(mine, "ann", 1), "DefaultAccount='chem':AdminLevel='Operator':Coordinator='theory,chem'");
        tree.addUser(below, "ann", 1);
        const AssociationId mybob = tree.addUser(below, "bob", 1);
        tree.setOptions(mybob, "AdminLevel='None'");
        QCOMPARE(changesOf(told, draft), QStringList());
        // nobody tells there what accounts are described by: that it is the name may be news
        QCOMPARE(changesOf(draft, told), QStringList({ "chem", "theory" }));
        tree.setOptions(mine, "Description='chem':Organization='chem'");
        QCOMPARE(changesOf(draft, told), QStringList());
        cluster.setOptions(theory, "Description='Theory of all':Organization='chem'");
        QCOMPARE(changesOf(draft, told), QStringList({ "theory" }));
        cluster.setOptions(theory, "Description='theory':Organization='physics'");
        QCOMPARE(changesOf(told, draft), QStringList({ "theory" }));
        cluster.setOptions(theory, "Description='theory':Organization='chem'");
        cluster.setOptions(bob, "DefaultAccount='theory':AdminLevel='Administrator'");
        QCOMPARE(changesOf(draft, told), QStringList({ "theory/bob" }));
        QCOMPARE(changesOf(told, draft), QStringList({ "theory/bob" }));
        tree.setOptions(mybob, "DefaultAccount='chem':AdminLevel='Administrator'");
        QCOMPARE(changesOf(told, draft), QStringList({ "theory/bob" }));
    }

    void theOptionsOfManyUsersAreComparedByAnIndex()
    {
        Policy told;
        Policy draft;
        for (Policy *policy : { &told, &draft }) {
            AssociationTree &tree = policy->associations;
            const AssociationId chem = tree.addAccount(AssociationTree::root(), "chem", 1);
            const AssociationId theory = tree.addAccount(AssociationTree::root(), "theory", 1);
            for (int i = 0; i < 20; ++i) {
                const std::string name = "u" + std::to_string(i);
                tree.setOptions(tree.addUser(chem, name, 1), policy == &told ? "DefaultAccount='chem'" : "");
                tree.setOptions(tree.addUser(theory, name, 1), policy == &told ? "DefaultAccount='chem'" : i == 19 ? "DefaultAccount='theory'" : "");
            }
        }
        QCOMPARE(changesOf(told, draft), QStringList({ "chem/u19", "theory/u19" }));
    }

    void textsAreTheSameAsSacctmgrKeepsThem()
    {
        QVERIFY(sameOptions("Description='Ein \"feines\" Lab'", "Description='ein `feines` lab'"));
        QVERIFY(!sameOptions("Description='ein feines lab'", "Description='ein `feines` lab'"));
    }

    void optionsOfQosAreComparedByWhatTheyMean_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("was");
        QTest::addColumn<QString>("now");
        QTest::addColumn<bool>("differs");
        const auto row = [](const char *key, const char *was, const char *now, bool differs) {
            QTest::addRow("%s %s %s", key, was, now) << key << was << now << differs;
        };
        row("UsageThreshold", "0.5", "0.500000", false);
        row("UsageThreshold", "0.5", "0.51", true);
        row("MaxWallDurationPerJob", "30-0", "30-00:00:00", false);
        row("MaxWallDurationPerJob", "90", "'01:30:00'", false);
        row("MaxWallDurationPerJob", "90", "91", true);
        row("GrpTRESRunMins", "cpu=100000,mem=5", "mem=5M,cpu=100000", false);
        row("GrpTRESRunMins", "mem=5", "mem=5G", true);
        row("MaxTRESPerUser", "mem=1024", "mem=1G", false);
        row("MaxTRESPerUser", "cpu=8", "cpu=8,mem=1G", true);
        row("Flags", "DenyOnLimit,NoReserve", "noreserve,DenyOnLimit", false);
        row("Flags", "DenyOnLimit", "DenyOnLimit,NoReserve", true);
        row("GraceTime", "65", "00:01:05", false);
        row("GraceTime", "0", "", false);
        row("PreemptMode", "cluster", "", false);
        row("PreemptMode", "requeue", "", true);
        row("PreemptExemptTime", "600", "00:10:00", false);
        row("MaxJobsPerUser", "4294967295", "-1", false);
        row("MaxJobsPerUser", "0", "", true);
        row("GrpJobs", "7", "8", true);
        row("SomethingNew", "x", "X", true);
    }

    void optionsOfQosAreComparedByWhatTheyMean()
    {
        QFETCH(QString, key);
        QFETCH(QString, was);
        QFETCH(QString, now);
        QFETCH(bool, differs);
        Policy before;
        Policy after;
        Qos high;
        high.name = "high";
        high.preempt = "low,normal";
        before.qos.edit().push_back(high);
        high.description = "High"; // as sacctmgr describes it
        high.preempt = "normal,low";
        after.qos.edit().push_back(high);
        for (const auto &[policy, value] : { std::pair(&before, was), std::pair(&after, now) }) {
            if (!value.isEmpty()) {
                policy->qos.edit().front().foreign.push_back({ key.toStdString(), value.toStdString() });
            }
        }
        QCOMPARE(difference(before, after).qos.size(), differs ? 1U : 0U);
        QCOMPARE(difference(after, before).qos.size(), differs ? 1U : 0U);
        after.qos.edit().front().description = "for the brave";
        QVERIFY(difference(before, after).qos.front().has("description"));
    }
};

APPORTION_TEST(TestSameMeaning)
} // namespace test_same_meaning

#include "test_same_meaning.moc"
