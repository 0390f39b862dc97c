// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden_document.h"
#include "models/account_tree_model.h"
#include "models/limit_model.h"
#include "support/test_case.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace test_limit_model
{

using namespace apportion;

namespace
{

/// root / bio / ann and bob, with a QOS.
struct Cluster
{
    Document document;
    AssociationId bio = noAssociation;
    AssociationId ann = noAssociation;
    AssociationId bob = noAssociation;

    Cluster()
    {
        Project project;
        Policy &policy = project.policy;
        policy.tres.track("gres/gpu");
        AssociationTree &tree = policy.associations;
        bio = tree.addAccount(AssociationTree::root(), "bio");
        ann = tree.addUser(bio, "ann");
        bob = tree.addUser(bio, "bob");
        tree.setOptions(bio, "Description='Biology':GrpTRES=cpu=32,gres/no=1:MaxJobs=4:GrpTRESMins=billing=1000");
        tree.setOptions(ann, "GrpTRES=cpu=64:MaxJobs=9");
        Qos qos;
        qos.name = "normal";
        qos.foreign = { { "Flags", "'NoDecay'" }, { "MaxWall", "60" } };
        policy.qos.edit() = { qos };
        policy.priority.halfLife = { 0, {} };
        project.situation.setOwnUsage(ann, 400 * 60.0L);
        document.load(project, {}, QStringLiteral("x"), {});
        document.setMergeInterval({});
    }

    [[nodiscard]] std::string options(AssociationId id) const { return std::string(document.policy().associations.options(id)); }
};

QStringList shown(const LimitModel &model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column) {
            cells << model.index(row, column).data().toString();
        }
        lines << cells.join(QLatin1Char('|'));
    }
    return lines;
}

bool set(LimitModel &model, int row, int column, const char *text)
{
    return model.setData(model.index(row, column), QString::fromLatin1(text));
}

} // namespace

class TestLimitModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void eachRowShowsItsOwnTheInheritedAndTheBindingValue()
    {
        Cluster cluster;
        LimitModel model(&cluster.document);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(model.rowCount(), 0);
        model.setAssociations({ cluster.ann });
        QCOMPARE(shown(model),
            (QStringList { "MaxJobs|jobs|9|4 of bio|9 of ann", "MaxWallDurationPerJob|time|||01:00:00 of QOS normal",
                "GrpTRESMins|billing × min||1,000 of bio|1,000 of bio", "GrpTRES|cpu|64|32 of bio|32 of bio", "Add a limit…||||" }));
        Qos qos = cluster.document.policy().qos->at(0);
        qos.foreign.push_back({ "MaxTRESPU", "cpu=3" });
        QVERIFY(cluster.document.setQos(0, qos));
        QCOMPARE(shown(model).at(4), QStringLiteral("MaxTRESPerUser|cpu|||3 of QOS normal"));
        QVERIFY(!set(model, 4, LimitModel::Own, "2")); // an association cannot have it
        model.setAssociations({ cluster.ann, cluster.bob });
        QCOMPARE(shown(model), (QStringList { "MaxJobs|jobs|differs||", "GrpTRES|cpu|differs||", "Add a limit…||||" }));
    }

    void anEditIsOneStepAndKeepsWhatElseIsThere()
    {
        Cluster cluster;
        LimitModel model(&cluster.document);
        model.setAssociations({ cluster.bio });
        QVERIFY(set(model, 3, LimitModel::Own, "48"));
        QCOMPARE(cluster.options(cluster.bio), std::string("Description='Biology':GrpTRES=cpu=48,gres/no=1:MaxJobs=4:GrpTRESMins=billing=1000"));
        QVERIFY(!model.errorFor(model.index(3, LimitModel::Own), QStringLiteral("many")).isEmpty());
        QVERIFY(set(model, 2, LimitModel::Own, "100h"));
        QVERIFY(cluster.options(cluster.bio).ends_with("GrpTRESMins=billing=6000"));
        model.takeAway({ 0, 1, 2 });
        QCOMPARE(cluster.options(cluster.bio), std::string("Description='Biology':GrpTRES=cpu=48,gres/no=1"));
        QCOMPARE(cluster.document.undoStack()->count(), 3);
        cluster.document.undoStack()->undo();
        QVERIFY(cluster.options(cluster.bio).ends_with("GrpTRESMins=billing=6000"));
    }

    void aLimitIsAddedByChoosingItItsTresAndItsValue()
    {
        Cluster cluster;
        LimitModel model(&cluster.document);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setAssociations({ cluster.ann, cluster.bob });
        QVERIFY(model.choices(model.index(2, LimitModel::Kind)).contains(QStringLiteral("GrpTRES")));
        QVERIFY(!model.choices(model.index(2, LimitModel::Kind)).contains(QStringLiteral("MaxTRESPerUser")));
        QVERIFY(!set(model, 2, LimitModel::Own, "4"));
        QVERIFY(!set(model, 2, LimitModel::Kind, "GrpNothing"));
        QVERIFY(set(model, 2, LimitModel::Kind, "GrpTRES"));
        const QStringList tres = model.choices(model.index(2, LimitModel::Of));
        QVERIFY(tres.contains(QStringLiteral("gres/gpu")) && !tres.contains(QStringLiteral("cpu")));
        QVERIFY(set(model, 2, LimitModel::Of, "gres/gpu"));
        QVERIFY(set(model, 2, LimitModel::Own, "6"));
        QCOMPARE(cluster.options(cluster.ann), std::string("GrpTRES=cpu=64,gres/gpu=6:MaxJobs=9"));
        QCOMPARE(cluster.options(cluster.bob), std::string("GrpTRES=gres/gpu=6"));
        QCOMPARE(cluster.document.undoStack()->count(), 1);
    }

    void limitsOfAQosAreEditedInTheSameWay()
    {
        Cluster cluster;
        LimitModel model(&cluster.document);
        model.setQos(0);
        QCOMPARE(shown(model), (QStringList { "MaxWallDurationPerJob|time|01:00:00||", "Add a limit…||||" }));
        QVERIFY(model.choices(model.index(1, LimitModel::Kind)).contains(QStringLiteral("MaxTRESPerUser")));
        QVERIFY(set(model, 1, LimitModel::Kind, "MaxTRESPerUser"));
        QVERIFY(set(model, 1, LimitModel::Of, "mem"));
        QVERIFY(set(model, 1, LimitModel::Own, "2G"));
        const std::vector<ForeignKey> expected { { "Flags", "'NoDecay'" }, { "MaxWall", "60" }, { "MaxTRESPerUser", "'mem=2048'" } };
        QCOMPARE(cluster.document.policy().qos->at(0).foreign, expected);
    }

    /// Nothing is below a QOS, and what it counts may be kept from decaying.
    void forWhomALimitCountsIsToldOfAssociationsAndOfQos()
    {
        Cluster cluster;
        LimitModel model(&cluster.document);
        model.setQos(0);
        const auto tipOf = [&model](const QString &limit) {
            for (int row = 0; row < model.rowCount(); ++row) {
                if (model.index(row, LimitModel::Kind).data().toString() == limit) {
                    return model.index(row, LimitModel::Kind).data(Qt::ToolTipRole).toString();
                }
            }
            return QString();
        };
        const auto add = [&model](const char *limit, const char *tres, const char *value) {
            const int last = model.rowCount() - 1;
            return set(model, last, LimitModel::Kind, limit) && set(model, last, LimitModel::Of, tres) && set(model, last, LimitModel::Own, value);
        };
        QVERIFY(add("GrpTRES", "cpu", "8"));
        QVERIFY(add("GrpTRESMins", "cpu", "800"));
        QCOMPARE(tipOf(QStringLiteral("GrpTRES")), QStringLiteral("For all jobs of the QOS together"));
        QCOMPARE(tipOf(QStringLiteral("GrpTRESMins")),
            QStringLiteral("For all jobs of the QOS together; what was used decays like usage, unless the QOS has the flag NoDecay"));
        model.setAssociations({ cluster.bio });
        QCOMPARE(tipOf(QStringLiteral("GrpTRES")), QStringLiteral("For all jobs below together"));
        QCOMPARE(tipOf(QStringLiteral("GrpTRESMins")), QStringLiteral("For all jobs below together; what was used decays like usage"));
    }

    void theTreeHasColumnsForLimitsAndWhatIsLeft()
    {
        Cluster cluster;
        AccountTreeModel model(&cluster.document);
        model.setResults(resultsOf(cluster.document));
        const auto cell = [&](AssociationId id, int column) { return model.index(id, column).data().toString(); };
        QCOMPARE(cell(cluster.ann, AccountTreeModel::MaxJobs), QStringLiteral("9"));
        QCOMPARE(cell(cluster.ann, AccountTreeModel::MaxWall), QString());
        QCOMPARE(cell(cluster.bio, AccountTreeModel::MinutesLeft), QStringLiteral("billing 600 (+0 a day)"));
        QVERIFY(model.setData(model.index(cluster.ann, AccountTreeModel::GrpWall), QStringLiteral("1-0")));
        QVERIFY(!model.setData(model.index(cluster.ann, AccountTreeModel::GrpWall), QStringLiteral("soon")));
        QCOMPARE(cluster.options(cluster.ann), std::string("GrpTRES=cpu=64:MaxJobs=9:GrpWall=1-0"));
    }
};

APPORTION_TEST(TestLimitModel)
} // namespace test_limit_model

#include "test_limit_model.moc"
