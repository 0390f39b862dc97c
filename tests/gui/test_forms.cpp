// SPDX-License-Identifier: GPL-3.0-or-later
// The forms beside the pages: questions answered backwards, a job of mine, the settings that can be searched.
#include "gui/page/answer_row.h"
#include "gui/page/goal_panel.h"
#include "gui/priority/job_form.h"
#include "gui/priority/priority_page.h"
#include "gui/priority/settings_section.h"
#include "gui/priority/waiting_form.h"
#include "gui/usage/usage_page.h"
#include "gui/widgets/disclosure.h"
#include "page_fixture.h"
#include "support/test_case.h"

#include <QComboBox>
#include <QDateTimeEdit>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <tuple>

namespace test_forms
{

using namespace apportion;
using namespace apportion::test;

namespace
{

AnswerRow *answer(QWidget &form, const char *name)
{
    return form.findChild<AnswerRow *>(QString::fromLatin1(name));
}

/// Waits until an answer says something that holds @p part.
bool says(AnswerRow *row, const QString &part)
{
    return waitFor([&] { return row->text().contains(part); });
}

} // namespace

class TestForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_theme = std::make_unique<Theme>(qApp);
    }
    void sharesForAGoalAreFoundAndGiven();
    void aGoalBeginsWhereHalfOfThoseBeforeStand();
    void restSaysHowLongAndUntilWhen();
    void weightsForWaitingAreSetInOneStep();
    void aJobIsAnsweredWhileItIsFilledIn();
    void aJobWithoutATimeIsSubmittedNow();
    void aJobThatNamesNoQosHasTheDefault();
    void jobsAreAddedChangedAndRemoved();
    void jobsArePastedFromScontrol();
    void settingsAreSearchedAndReset();
    void pictures();

private:
    std::unique_ptr<Theme> m_theme;
};

void TestForms::sharesForAGoalAreFoundAndGiven()
{
    Workspace workspace;
    GoalPanel panel(&workspace);
    QVERIFY(load(workspace, golden(QStringLiteral("fair_tree_rules")), QStringLiteral("rules")));
    panel.show();
    const AssociationTree &tree = workspace.document()->policy().associations;
    const AssociationId chem = tree.findAccount("chem");
    QVERIFY(chem != noAssociation);
    workspace.selectAssociation(chem);
    auto *rank = panel.findChildren<QSpinBox *>().front();
    auto *kind = panel.findChildren<QComboBox *>().front();
    QCOMPARE(kind->currentData().toInt(), static_cast<int>(FairShareGoal::Kind::Rank)); // Fair Tree knows places, no factor to aim at
    kind->setCurrentIndex(1);
    rank->setValue(1);
    AnswerRow *row = answer(panel, "sharesAnswer");
    QVERIFY(waitFor([row] { return row->text().contains(QStringLiteral("rank 1")) || !row->text().isEmpty(); }));
    QTest::qWait(50);
    FairShareGoal goal;
    goal.kind = FairShareGoal::Kind::Rank;
    goal.rank = 1;
    const SharesAnswer expected = sharesFor(workspace.document()->policy(), workspace.document()->situation(), {}, chem, goal);
    if (!expected.shares) {
        QVERIFY(row->text().contains(QStringLiteral("at best")));
        return;
    }
    QVERIFY(says(row, QStringLiteral("rank 1")));
    row->applyButton()->click();
    QCOMPARE(workspace.document()->policy().associations.rawShares(chem), *expected.shares);
    QCOMPARE(workspace.document()->undoStack()->count(), 1);
    QVERIFY(settle(workspace));
    QCOMPARE(standingOf(*workspace.results()->evaluation, chem).rank, 1u);
}

void TestForms::aGoalBeginsWhereHalfOfThoseBeforeStand()
{
    Workspace workspace;
    GoalPanel panel(&workspace);
    QVERIFY(load(workspace, golden(QStringLiteral("fair_tree_rules")), QStringLiteral("rules")));
    panel.show();
    const QList<QSpinBox *> ranks = panel.findChildren<QSpinBox *>();
    const Evaluation &evaluation = *workspace.results()->evaluation;
    std::uint32_t last = 0;
    for (const AssociationId id : evaluation.tree().layout().ids()) {
        if (!evaluation.tree().isUser(id) || standingOf(evaluation, id).rank == last) {
            continue;
        }
        last = standingOf(evaluation, id).rank;
        workspace.selectAssociation(id);
        for (const QSpinBox *rank : ranks) {
            QTRY_COMPARE(rank->value(), static_cast<int>((last + 1) / 2));
        }
    }
    QVERIFY(last > 0);
    ranks.front()->setValue(7); // what somebody typed is kept for the next one
    workspace.selectAssociation(evaluation.tree().findAccount("chem"));
    const int best = static_cast<int>((standingOf(evaluation, evaluation.tree().findAccount("chem")).rank + 1) / 2);
    QTRY_COMPARE(ranks.back()->value(), best);
    QCOMPARE(ranks.front()->value(), 7);
}

void TestForms::restSaysHowLongAndUntilWhen()
{
    Workspace workspace;
    GoalPanel panel(&workspace);
    Snapshot three;
    Policy &policy = three.policy;
    for (const auto &[name, shares, usage] : { std::tuple("a", 10u, 60000.0L), std::tuple("b", 20u, 20000.0L), std::tuple("c", 30u, 20000.0L) }) {
        const AssociationId account = policy.associations.addAccount(AssociationTree::root(), name, shares);
        three.situation.setOwnUsage(policy.associations.addUser(account, std::string("u") + name), usage);
    }
    policy.priority.set(PriorityFlag::NoFairTree);
    QVERIFY(load(workspace, three, QStringLiteral("three")));
    panel.show();
    AnswerRow *row = answer(panel, "restAnswer");
    workspace.selectAssociation(workspace.document()->policy().associations.findAccount("a"));
    QVERIFY(says(row, QStringLiteral("days")));
    workspace.selectAssociation(workspace.document()->policy().associations.findAccount("b"));
    QVERIFY(says(row, QStringLiteral("already")));
}

void TestForms::weightsForWaitingAreSetInOneStep()
{
    Workspace workspace;
    WaitingForm form(&workspace);
    Snapshot now = golden(QStringLiteral("random_classic_40"));
    QVERIFY(load(workspace, now, QStringLiteral("classic")));
    form.show();
    AnswerRow *row = answer(form, "ageAnswer");
    QVERIFY(waitFor([row] { return !row->text().isEmpty(); }));
    const WeightAnswer expected
        = weightForWaiting(*workspace.results()->evaluation, 3L * 86400, Regime::OverUsed, Regime::UnderUsed, RegimeGap::Typical);
    QVERIFY(expected.ageWeight.has_value());
    QVERIFY(row->text().contains(QLocale().toString(*expected.ageWeight)));
    if (workspace.document()->policy().priority.weightAge < *expected.ageWeight) {
        row->applyButton()->click();
        QCOMPARE(workspace.document()->policy().priority.weightAge, *expected.ageWeight);
        QCOMPARE(workspace.document()->undoStack()->count(), 1);
    }
}

void TestForms::aJobIsAnsweredWhileItIsFilledIn()
{
    Workspace workspace;
    JobForm form(&workspace);
    QVERIFY(load(workspace, golden(QStringLiteral("tres_max_gres")), QStringLiteral("tres")));
    form.show();
    AnswerRow *row = answer(form, "jobAnswer");
    const Job &first = workspace.document()->situation().jobs->front();
    JobFields fields = jobFields(first);
    fields.submitTime = first.submitTime;
    form.setFields(fields);
    // the very job of the golden is billed 15 a second, as scontrol printed
    QVERIFY(says(row, QStringLiteral("billed 15")));
    QVERIFY(row->text().contains(QStringLiteral("of 6")));
    QVERIFY(row->text().contains(QStringLiteral(" of usage")) && !row->text().contains(QStringLiteral("never")));
    fields.nodes = 4000;
    form.setFields(fields);
    QVERIFY2(says(row, QStringLiteral("it never starts: it asks for node=4000, and ")), qPrintable(row->text()));
    QVERIFY2(!row->text().contains(QStringLiteral(" of usage")), qPrintable(row->text())); // what never runs costs nothing
    fields.partitions = QStringLiteral("nowhere");
    form.setFields(fields);
    QVERIFY(says(row, QStringLiteral("nowhere")));
    QVERIFY(!form.findChild<QPushButton *>(QStringLiteral("addJob"))->isEnabled());
}

void TestForms::aJobWithoutATimeIsSubmittedNow()
{
    Workspace workspace;
    JobForm form(&workspace);
    QVERIFY(load(workspace, golden(QStringLiteral("fair_tree_rules")), QStringLiteral("rules")));
    form.show();
    workspace.selectJobRow(Workspace::noJob);
    const AssociationTree &tree = workspace.document()->policy().associations;
    const Job &known = workspace.document()->situation().jobs->front();
    QVERIFY(tree.findAccount(known.account) != noAssociation);
    const auto type = [&form](const char *name, const std::string &text) {
        const QList<QLineEdit *> lines = form.findChildren<QLineEdit *>();
        const auto found
            = std::find_if(lines.begin(), lines.end(), [name](QLineEdit *line) { return line->accessibleName() == QLatin1String(name); });
        if (found != lines.end()) {
            (*found)->setText(QString::fromStdString(text));
        }
        return found != lines.end();
    };
    QVERIFY(type("Account", known.account) && type("User", known.user));
    QCOMPARE(form.fields().submitTime, workspace.results()->evaluation->now());
    AnswerRow *row = answer(form, "jobAnswer");
    QVERIFY(says(row, QStringLiteral("a second, priority")));
    QVERIFY2(!row->text().contains(QRegularExpression(QStringLiteral("\\bage "))), qPrintable(row->text())); // it has not waited
    auto *submitted = form.findChild<QDateTimeEdit *>();
    submitted->setDateTime(submitted->dateTime().addDays(-1));
    const std::int64_t chosen = form.fields().submitTime;
    QVERIFY(workspace.document()->setRawShares({ tree.findAccount(known.account) }, 9));
    QVERIFY(settle(workspace));
    QCOMPARE(form.fields().submitTime, chosen); // it stays what was chosen
}

/// As slurmctld gives it: the nearest DefaultQOS counts, in points and by its UsageFactor.
void TestForms::aJobThatNamesNoQosHasTheDefault()
{
    Workspace workspace;
    JobForm form(&workspace);
    Snapshot now = golden(QStringLiteral("fair_tree_rules"));
    now.policy.priority.weightQos = 1000;
    std::vector<Qos> qos(2);
    qos[0].name = "normal";
    qos[1].name = "high";
    qos[1].priority = 5;
    now.policy.qos = Shared(std::move(qos));
    const Job known = now.situation.jobs->front();
    AssociationTree &tree = now.policy.associations;
    const AssociationId account = tree.findAccount(known.account);
    QVERIFY(account != noAssociation);
    tree.setOptions(account, "DefaultQOS='high'");
    QVERIFY(load(workspace, now, QStringLiteral("rules")));
    form.show();
    JobFields fields = jobFields(known);
    fields.qos.clear();
    form.setFields(fields);
    auto *list = form.findChild<QComboBox *>();
    QCOMPARE(list->itemText(0), QStringLiteral("the default, high"));
    AnswerRow *row = answer(form, "jobAnswer");
    QVERIFY2(says(row, QStringLiteral("QOS 1,000")), qPrintable(row->text()));
    auto *add = form.findChild<QPushButton *>(QStringLiteral("addJob"));
    QVERIFY(waitFor([add] { return add->isEnabled(); }));
    add->click();
    QCOMPARE(workspace.document()->situation().jobs->back().qos, std::string("high"));
    fields.qos = QStringLiteral("normal"); // who names one has that
    form.setFields(fields);
    QVERIFY(waitFor([row] { return !row->text().isEmpty() && !row->text().contains(QStringLiteral("QOS 1,000")); }));
}

void TestForms::jobsAreAddedChangedAndRemoved()
{
    Workspace workspace;
    JobForm form(&workspace);
    const Snapshot now = golden(QStringLiteral("tres_max_gres"));
    QVERIFY(load(workspace, now, QStringLiteral("tres")));
    form.show();
    JobFields fields = jobFields(now.situation.jobs->front());
    fields.cpus = 7;
    form.setFields(fields);
    auto *add = form.findChild<QPushButton *>(QStringLiteral("addJob"));
    QVERIFY(waitFor([add] { return add->isEnabled(); }));
    add->click();
    QCOMPARE(workspace.document()->situation().jobs->size(), now.situation.jobs->size() + 1);
    QCOMPARE(workspace.document()->situation().jobs->back().cpus, 7u);
    QVERIFY(settle(workspace));
    workspace.selectJobRow(0);
    fields = form.fields();
    fields.nice = 100;
    form.setFields(fields);
    form.findChild<QPushButton *>(QStringLiteral("changeJob"))->click();
    QCOMPARE(workspace.document()->situation().jobs->front().nice, 100);
    QCOMPARE(workspace.document()->situation().jobs->front().id, now.situation.jobs->front().id);
    QCOMPARE(workspace.document()->situation().jobs->front().accrueTime, now.situation.jobs->front().accrueTime);
    QVERIFY(settle(workspace));
    workspace.selectJobRow(0);
    form.findChild<QPushButton *>(QStringLiteral("removeJob"))->click();
    QCOMPARE(workspace.document()->situation().jobs->size(), now.situation.jobs->size());
    QCOMPARE(workspace.document()->undoStack()->count(), 3);
    workspace.document()->undoStack()->setIndex(0);
    QVERIFY(workspace.document()->snapshot() == now);
}

void TestForms::jobsArePastedFromScontrol()
{
    Workspace workspace;
    JobForm form(&workspace);
    const Snapshot now = golden(QStringLiteral("tres_max_gres"));
    QVERIFY(load(workspace, now, QStringLiteral("tres")));
    form.show();
    const std::string taken = now.situation.jobs->front().id;
    form.addFromText(QStringLiteral("JobId=%1 JobName=x\n   UserId=ada(1000) Account=lab QOS=normal\n   JobState=PENDING Reason=Priority\n"
                                    "   TimeLimit=1-00:00:00 SubmitTime=2026-01-02T03:04:05 Partition=batch NumNodes=1 NumCPUs=4\n")
                         .arg(QString::fromStdString(taken)));
    QVERIFY(waitFor([&] { return workspace.document()->undoStack()->count() == 1; }));
    const Job &job = workspace.document()->situation().jobs->back();
    QCOMPARE(job.user, std::string("ada"));
    QCOMPARE(job.timeLimit, 1440u);
    QVERIFY(job.id != taken);
    QVERIFY(settle(workspace)); // newer numbers answer what was typed, over what was said of the text
    form.addFromText(QStringLiteral("hello"));
    QVERIFY(says(answer(form, "jobAnswer"), QStringLiteral("scontrol show job")));
    QCOMPARE(workspace.document()->undoStack()->count(), 1);
}

void TestForms::settingsAreSearchedAndReset()
{
    Workspace workspace;
    SettingsSection section(&workspace);
    QVERIFY(load(workspace, golden(QStringLiteral("fair_tree_rules")), QStringLiteral("rules")));
    section.show();
    const auto visible = [&section] {
        int rows = 0;
        for (int row = 0; row < section.model()->rowCount(); ++row) {
            rows += section.table()->isRowHidden(row) ? 0 : 1;
        }
        return rows;
    };
    QCOMPARE(visible(), static_cast<int>(priorityKeyCount) - 1); // PriorityFlags has a list of its own
    section.findChild<QLineEdit *>()->setText(QStringLiteral("half"));
    QVERIFY(visible() >= 1 && visible() < 6);
    QVERIFY(section.showKey("PriorityWeightAge"));
    QCOMPARE(visible(), static_cast<int>(priorityKeyCount) - 1);
    QVERIFY(section.findChild<QLabel *>(QStringLiteral("settingHelp"))->text().contains(QStringLiteral("points")));
    auto *reset = section.findChild<QPushButton *>(QStringLiteral("resetSetting"));
    QVERIFY(reset->isEnabled());
    reset->click();
    QCOMPARE(workspace.document()->policy().priority.weightAge, 0u);
    QVERIFY(!reset->isEnabled());
    workspace.document()->undoStack()->undo();
    QCOMPARE(workspace.document()->policy().priority.weightAge, 1000u);
}

void TestForms::pictures()
{
    Workspace workspace;
    PriorityPage priority(&workspace);
    UsagePage usage(&workspace);
    QVERIFY(load(workspace, golden(QStringLiteral("fair_tree_rules")), QStringLiteral("rules")));
    {
        PageHost host(&priority, &workspace);
        host.show();
        workspace.selectJobRow(0);
        for (Disclosure *disclosure : priority.sideWidget()->findChildren<Disclosure *>()) {
            disclosure->setOpen(true);
        }
        takePictures(host, *m_theme, QStringLiteral("page_priority_forms"));
    }
    {
        PageHost host(&usage, &workspace);
        host.show();
        workspace.selectAssociation(workspace.document()->policy().associations.findAccount("chem"));
        qobject_cast<Disclosure *>(usage.sideWidget())->setOpen(true);
        takePictures(host, *m_theme, QStringLiteral("page_usage_forms"));
    }
}

APPORTION_TEST(TestForms)
} // namespace test_forms

#include "test_forms.moc"
