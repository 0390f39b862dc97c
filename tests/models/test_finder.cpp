// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/finder.h"

#include "support/test_case.h"

#include <QTest>

namespace test_finder
{

using namespace apportion;

namespace
{

Snapshot cluster()
{
    Snapshot now;
    AssociationTree &tree = now.policy.associations;
    const AssociationId physics = tree.addAccount(AssociationTree::root(), "physics", 10);
    const AssociationId age = tree.addAccount(AssociationTree::root(), "age", 10);
    tree.addUser(physics, "ann");
    tree.addUser(age, "ann");
    Partition partition;
    partition.name = "ann-gpu";
    now.policy.partitions.edit() = { partition };
    Qos qos;
    qos.name = "High";
    now.policy.qos.edit() = { qos };
    Job job;
    job.id = "4102";
    job.name = "climate_run";
    job.user = "ann";
    job.account = "physics";
    now.situation.jobs.edit() = { job };
    return now;
}

QStringList labels(const Snapshot &now, const QString &text)
{
    const std::vector<FindableStep> steps { { QStringLiteral("Manage scenarios…"), QStringLiteral("Policy") },
        { QStringLiteral("Annotate"), QStringLiteral("Edit"), QStringLiteral("Remark, the reason") } };
    QStringList labels;
    for (const FoundThing &thing : findThings(now, steps, text, 20)) {
        labels << thing.label;
    }
    return labels;
}

} // namespace

class TestFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindIsFound()
    {
        const Snapshot now = cluster();
        QCOMPARE(labels(now, QStringLiteral("scenario")), QStringList { QStringLiteral("Manage scenarios…") });
        QCOMPARE(labels(now, QStringLiteral("weightqos")), QStringList { QStringLiteral("PriorityWeightQOS") });
        QCOMPARE(labels(now, QStringLiteral("phys")), QStringList { QStringLiteral("physics") });
        QCOMPARE(labels(now, QStringLiteral("physics/an")), QStringList { QStringLiteral("physics/ann") });
        QCOMPARE(labels(now, QStringLiteral("high")), QStringList { QStringLiteral("High") });
        QCOMPARE(labels(now, QStringLiteral("4102")), QStringList { QStringLiteral("4102 · climate_run") });
        QCOMPARE(labels(now, QStringLiteral("climate")), QStringList { QStringLiteral("4102 · climate_run") });
        QCOMPARE(labels(now, QStringLiteral("job 41")), QStringList { QStringLiteral("4102 · climate_run") });
        QCOMPARE(labels(now, QStringLiteral("QOS hi")), QStringList { QStringLiteral("High") });
        QCOMPARE(labels(now, QStringLiteral("account age")), QStringList { QStringLiteral("age") });
        QCOMPARE(labels(now, QStringLiteral("user ann")), (QStringList { QStringLiteral("physics/ann"), QStringLiteral("age/ann") }));
        QVERIFY(labels(now, QStringLiteral("nothing of it")).isEmpty());
        QVERIFY(labels(now, QStringLiteral("  ")).isEmpty());
    }

    void theVeryNameComesBeforeItsBeginningAndThatBeforeAPart()
    {
        const QStringList found = labels(cluster(), QStringLiteral("ann"));
        QCOMPARE(found.mid(0, 2), (QStringList { QStringLiteral("physics/ann"), QStringLiteral("age/ann") }));
        QCOMPARE(found.mid(2), (QStringList { QStringLiteral("Annotate"), QStringLiteral("ann-gpu") }));
        const QStringList age = labels(cluster(), QStringLiteral("age"));
        QCOMPARE(age.at(0), QStringLiteral("age"));
        QVERIFY(age.contains(QStringLiteral("PriorityWeightAge")) && age.contains(QStringLiteral("Manage scenarios…")));
    }

    void stepsAreFoundByOtherWordsAndByTheirMenu()
    {
        QCOMPARE(labels(cluster(), QStringLiteral("remark")), QStringList { QStringLiteral("Annotate") });
        QCOMPARE(labels(cluster(), QStringLiteral("the rea")), QStringList { QStringLiteral("Annotate") });
        QCOMPARE(labels(cluster(), QStringLiteral("eason")), QStringList()); // the beginning of a word
        QCOMPARE(labels(cluster(), QStringLiteral("policy")), QStringList { QStringLiteral("Manage scenarios…") });
    }

    void whatIsFoundCanBeGoneTo()
    {
        const Snapshot now = cluster();
        const FoundThing user = findThings(now, {}, QStringLiteral("age/ann"), 5).at(0);
        QCOMPARE(user.object.kind, ObjectRef::Kind::Association);
        QCOMPARE(now.policy.associations.accountName(user.object.id), std::string_view("age"));
        const FoundThing job = findThings(now, {}, QStringLiteral("climate"), 5).at(0);
        QCOMPARE(job.object, (ObjectRef { ObjectRef::Kind::Job, 0, "4102" }));
        const FoundThing step = findThings(now, { { QStringLiteral("Quit"), {} } }, QStringLiteral("quit"), 5).at(0);
        QCOMPARE(step.step, std::size_t { 0 });
        QCOMPARE(step.object.kind, ObjectRef::Kind::None);
    }

    void oneKindLeavesRoomForTheOthers()
    {
        Snapshot now = cluster();
        for (int i = 0; i < 1000; ++i) {
            now.policy.associations.addUser(now.policy.associations.findAccount("physics"), "ann" + std::to_string(i));
        }
        QVERIFY(labels(now, QStringLiteral("ann")).contains(QStringLiteral("ann-gpu")));
        QVERIFY(labels(now, QStringLiteral("ann")).size() <= 20);
    }

    void aStoppedSearchGivesNothing()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(findThings(cluster(), {}, QStringLiteral("ann"), 20, source.get_token()).empty());
    }
};

APPORTION_TEST(TestFinder)
} // namespace test_finder

#include "test_finder.moc"
