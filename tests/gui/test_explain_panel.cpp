// SPDX-License-Identifier: GPL-3.0-or-later
// Every number answers "why?": in each table, from symbol to symbol and back, and for two that compete.
#include "gui/compare_page.h"
#include "gui/explain_panel.h"
#include "gui/formula/formula_view.h"
#include "gui/hardware_page.h"
#include "gui/why.h"
#include "page_fixture.h"
#include "window_fixture.h"

#include <QLabel>
#include <QTableView>
#include <QTreeView>

using namespace apportion;

namespace
{

AssociationId user(const Workspace &workspace, const char *account, const char *name)
{
    const AssociationTree &tree = workspace.document()->policy().associations;
    return tree.findUser(tree.findAccount(account), name);
}

} // namespace

class TestExplainPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCellOfEveryTableAnswers()
    {
        WindowFixture fixture;
        fixture.window.show();
        QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
        Workspace &workspace = *fixture.window.workspace();
        workspace.document()->setRawShares({ workspace.document()->policy().associations.findAccount("chem") }, 12);
        QVERIFY(fixture.waitForResults());
        QSet<QString> tables;
        const QStringList allAnswer { QStringLiteral("Accounts and users"), QStringLiteral("Usage of the accounts and their regimes"),
            QStringLiteral("Pending jobs in the order in which Slurm looks at them"), QStringLiteral("Jobs and what they are billed under each rule"),
            QStringLiteral("Users who rise and fall") };
        const QList<QAbstractItemView *> views = fixture.window.findChildren<QAbstractItemView *>();
        for (const QAbstractItemView *view : views) {
            const QAbstractItemModel *model = view->model();
            const QModelIndex top = qobject_cast<const QTreeView *>(view) != nullptr ? model->index(0, 0) : QModelIndex();
            for (int row = 0; model != nullptr && row < std::min(model->rowCount(top), 4); ++row) {
                for (int column = 0; column < model->columnCount(top); ++column) {
                    const ExplainQuestion question = questionAbout(model->index(row, column, top), workspace);
                    if (question.index() == 0) {
                        QVERIFY2(!allAnswer.contains(view->accessibleName()),
                            qPrintable(QStringLiteral("%1: nothing about column %2").arg(view->accessibleName()).arg(column)));
                        continue;
                    }
                    tables.insert(view->accessibleName());
                    const Explanation answered = answer(question, *workspace.results()->evaluation, workspace.results()->baseline.get());
                    const bool mayBeUnknown = std::holds_alternative<DerivedWeightsOf>(question); // the chips are not known
                    QVERIFY2(mayBeUnknown || !answered.steps.empty(), qPrintable(QStringLiteral("%1 %2").arg(view->accessibleName()).arg(column)));
                }
            }
        }
        for (const QString &name : allAnswer) {
            QVERIFY2(tables.contains(name), qPrintable(QStringList(tables.values()).join(QLatin1Char(';'))));
        }
        QVERIFY(tables.size() >= 5);
    }

    void symbolsAreFollowedAndTheWayBackIsTaken()
    {
        Workspace workspace;
        ExplainPanel panel(&workspace);
        QVERIFY(test::load(workspace, test::golden(QStringLiteral("fair_tree_rules")), QStringLiteral("rules")));
        panel.resize(300, 800);
        panel.show();
        const AssociationId hal = user(workspace, "genomics", "hal");
        workspace.explain(AssociationNumber { hal, AssociationQuantity::LevelFs });
        const QString first = panel.model().title();
        const int last = panel.model().rowCount() - 1;
        QCOMPARE(panel.model().index(last).data(ExplainModel::SymbolsRole).toStringList(), QStringList({ "S", "U" }));
        FormulaView *formula = nullptr;
        for (FormulaView *view : panel.findChildren<FormulaView *>()) {
            if (view->formula() == QLatin1String("LevelFS = S / U")) {
                formula = view;
            }
        }
        QVERIFY(formula != nullptr);
        Q_EMIT formula->linkActivated(0);
        QVERIFY((workspace.explainSubject() == ExplainSubject(AssociationNumber { hal, AssociationQuantity::NormShares })));
        QVERIFY(panel.model().title() != first);
        panel.goBack();
        QCOMPARE(panel.model().title(), first);
    }

    void twoAreCompared()
    {
        Workspace workspace;
        ExplainPanel panel(&workspace);
        QVERIFY(test::load(workspace, test::golden(QStringLiteral("fair_tree_rules")), QStringLiteral("rules")));
        workspace.explain(AssociationNumber { user(workspace, "bio", "kim"), AssociationQuantity::LevelFs });
        panel.beginPicking();
        QVERIFY(panel.isPicking());
        workspace.explain(AssociationNumber { user(workspace, "genomics", "hal"), AssociationQuantity::LevelFs });
        QVERIFY(!panel.isPicking());
        QCOMPARE(panel.model().title(), QString("Why does hal@genomics come before kim@bio?"));
        workspace.explain(JobNumber { 0, JobQuantity::Priority });
        panel.beginPicking();
        workspace.explain(JobNumber { 1, JobQuantity::Priority });
        QVERIFY(panel.model().title().startsWith(QLatin1String("Why does Slurm look at job")));
        workspace.explain(AssociationNumber { user(workspace, "bio", "kim"), AssociationQuantity::LevelFs });
        panel.beginPicking();
        panel.cancelPicking();
        QVERIFY(!panel.isPicking());
    }

    void codeInSentencesIsSetApart()
    {
        Workspace workspace;
        ExplainPanel panel(&workspace);
        QVERIFY(test::load(workspace, test::golden(QStringLiteral("fair_tree_rules")), QStringLiteral("rules")));
        workspace.explain(AssociationNumber { user(workspace, "physics", "eve"), AssociationQuantity::LevelFs });
        const QModelIndex step = panel.model().index(0);
        QVERIFY(!step.data(ExplainModel::NoteRole).toString().contains(QLatin1Char('`')));
        QVERIFY(step.data(ExplainModel::RichNoteRole).toString().contains(QLatin1String("monospace\">parent</span>")));
        QVERIFY(!panel.model().plainText().contains(QLatin1Char('`')));
    }

    void picturesAreTaken()
    {
        QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"));
        WindowFixture fixture;
        fixture.window.resize(1280, 1000);
        fixture.window.show();
        QVERIFY(fixture.openGolden(QStringLiteral("random_depth_oblivious_40")));
        Workspace &workspace = *fixture.window.workspace();
        AssociationId deep = noAssociation;
        for (const AssociationId id : workspace.results()->evaluation->layout().ids()) {
            deep = workspace.document()->policy().associations.isUser(id) ? id : deep;
        }
        const auto shoot = [&](const QString &name, const ExplainSubject &subject) {
            workspace.ask(subject);
            for (const bool dark : { false, true }) {
                fixture.theme.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
                QTest::qWait(250);
                QVERIFY(fixture.window.grab().save(QStringLiteral(APPORTION_BINARY_DIR "/screenshots/why_%1_%2.png")
                                                       .arg(name, dark ? QStringLiteral("dark") : QStringLiteral("light"))));
            }
        };
        shoot(QStringLiteral("depth_oblivious"), AssociationNumber { deep, AssociationQuantity::FairShare });
        shoot(QStringLiteral("job"), JobNumber { 0, JobQuantity::Priority });
        shoot(QStringLiteral("order_of_jobs"),
            OrderOfJobs { workspace.results()->evaluation->order()[0], workspace.results()->evaluation->order()[1] });
    }
};

QTEST_MAIN(TestExplainPanel)
#include "test_explain_panel.moc"
