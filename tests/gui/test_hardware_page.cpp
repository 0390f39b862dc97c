// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain.h"
#include "gui/hardware/hardware_page.h"
#include "gui/hardware/purchase_panel.h"

#include "charts/billing_chart.h"

#include "core/evaluate/odyssey.h"
#include "core/plan/purchase.h"
#include "core/schema/value_text.h"
#include "gui/widgets/inline_notice.h"
#include "gui/widgets/segmented_control.h"
#include "models/billing_model.h"
#include "models/chip_model.h"
#include "models/derived_weights_model.h"
#include "models/model_roles.h"
#include "models/partition_model.h"
#include "models/why_role.h"
#include "page_fixture.h"
#include "support/test_case.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace test_hardware_page
{

using namespace apportion;
using namespace apportion::test;

class TestHardwarePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void jobsAreBilledUnderEachRuleAsSlurmDoes();
    void choosingARuleSetsItsFlagAndCanBeUndone();
    void theBillingIsShownAsBarsToo();
    void billingWeightsAreEditedInPlace();
    void refusedWeightsSayWhyAndChangeNothing();
    void aRefusedCellStaysOpenWithItsText();
    void derivedWeightsAreThoseOfTheHardwareAndAppliedInOneStep();
    void derivedWeightsGoToSelectedPartitionsAlone();
    void derivedSharesStandBesideThoseInForceAndAreOneStep();
    void whatIsComputedFromHardwareAnswersWhy();
    void aPurchaseIsAnsweredAndAppliedInThreeClicks();
    void rowsAreAddedDuplicatedAndRemovedByKey();
    void theSelectionFollowsStepsThatAreUndone();
    void columnsOfPartitionsStandStill();
    void problemsJumpToTheirPartition();
    void emptyPoliciesSayWhatToDo();
    void pictures();

private:
    template <typename View>
    static View *view(Page &page, const char *model)
    {
        for (View *candidate : page.findChildren<View *>()) {
            if (candidate->model() != nullptr && QLatin1String(candidate->model()->metaObject()->className()) == QLatin1String(model)) {
                return candidate;
            }
        }
        return nullptr;
    }
    static QTableView *partitions(Page &page) { return view<QTableView>(page, "apportion::PartitionModel"); }
    /// Has the keys act on the partitions of a page that is shown; null where its window cannot be made the active one.
    static QTableView *activePartitions(PageHost &host, Page &page)
    {
        host.show();
        host.activateWindow();
        QTableView *table = QTest::qWaitForWindowActive(&host, patience) ? partitions(page) : nullptr;
        if (table != nullptr) {
            table->setFocus();
        }
        return table;
    }
    static QTableView *billing(Page &page) { return view<QTableView>(page, "apportion::BillingModel"); }
    static Snapshot withChips(Snapshot now);
    static void showQuestion(Page &page, int which)
    {
        page.findChild<SegmentedControl *>(QStringLiteral("hardwareQuestion"))->button(which)->click();
    }
    static void showDerived(Page &page) { showQuestion(page, 1); }

    std::unique_ptr<Theme> m_theme;
};

void TestHardwarePage::initTestCase()
{
    m_theme = std::make_unique<Theme>(qApp);
}

Snapshot TestHardwarePage::withChips(Snapshot now)
{
    now.policy.chips = Shared<std::vector<Chip>>(odysseyChips());
    for (NodeGroup &group : now.policy.nodeGroups.edit()) {
        for (const Chip &chip : *now.policy.chips) {
            const std::string name = lowerCase(chip.name);
            if (name.find(group.names.substr(0, 5)) != std::string::npos || (group.names.starts_with("abu") && name.starts_with("abu"))) {
                group.chip = chip.name;
            }
        }
    }
    for (Partition &partition : now.policy.partitions.edit()) {
        partition.requeue = partition.name.ends_with("requeue");
    }
    return now;
}

void TestHardwarePage::jobsAreBilledUnderEachRuleAsSlurmDoes()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    QVERIFY(load(workspace, golden("tres_max_gres"), "tres"));
    const QAbstractItemModel *model = billing(page)->model();
    QCOMPARE(model->rowCount(), 5);
    // "billing=" of the same five jobs in the three clusters that differ by their rule alone
    const struct
    {
        int column;
        std::array<int, 5> billed;
    } printed[] = { { BillingModel::Sum, { 16, 16, 31, 36, 8 } }, { BillingModel::MaxTres, { 15, 16, 16, 18, 8 } },
        { BillingModel::MaxTresGres, { 15, 16, 16, 28, 8 } } };
    for (const auto &[column, billed] : printed) {
        for (int row = 0; row < 5; ++row) {
            const double value = model->index(row, column).data(SortRole).toDouble();
            QCOMPARE(static_cast<int>(value), billed[static_cast<std::size_t>(row)]);
        }
    }
    QVERIFY(model->index(0, BillingModel::MaxTresGres).data(BillingModel::InUseRole).toBool());
    QVERIFY(!model->index(0, BillingModel::Sum).data(BillingModel::InUseRole).toBool());
}

void TestHardwarePage::choosingARuleSetsItsFlagAndCanBeUndone()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    QVERIFY(load(workspace, golden("tres_sum"), "tres"));
    auto *rule = page.findChild<SegmentedControl *>(QStringLiteral("billingRule"));
    QCOMPARE(rule->current(), 0);
    rule->button(1)->click();
    const PrioritySettings &settings = workspace.document()->policy().priority;
    QVERIFY(settings.has(PriorityFlag::MaxTres));
    QVERIFY(!settings.has(PriorityFlag::MaxTresGres));
    QVERIFY(settle(workspace));
    QVERIFY(billing(page)->model()->index(0, BillingModel::MaxTres).data(BillingModel::InUseRole).toBool());
    rule->button(2)->click();
    QCOMPARE(workspace.document()->policy().priority.billingRule(), BillingRule::MaxTresGres);
    workspace.document()->undoStack()->setIndex(0);
    QCOMPARE(rule->current(), 0);
    QCOMPARE(workspace.document()->policy().priority.billingRule(), BillingRule::Sum);
}

void TestHardwarePage::theBillingIsShownAsBarsToo()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    QVERIFY(load(workspace, golden("tres_sum"), "tres"));
    PageHost host(&page, &workspace);
    host.resize(1280, 800);
    host.show();
    QVERIFY(page.charts().isEmpty());
    const QList<QToolButton *> buttons = page.findChildren<QToolButton *>();
    const auto bars = std::find_if(buttons.begin(), buttons.end(), [](const QToolButton *button) { return button->text() == QLatin1String("Bars"); });
    QVERIFY(bars != buttons.end());
    (*bars)->click();
    auto *chart = page.findChild<BillingChart *>();
    QVERIFY(chart->isVisible());
    QTRY_COMPARE(chart->data().cases.size() + chart->data().leftOut, workspace.results()->evaluation->order().size());
    QCOMPARE(page.charts().size(), 1);
    // A click on a job's bars asks for the derivation of its billing.
    QSignalSpy asked(chart, &ChartWidget::questionAsked);
    QTest::mouseClick(chart, Qt::LeftButton, {}, QPoint(chart->width() / 2, 70));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(std::get<JobNumber>(asked.front().first().value<ExplainQuestion>()).quantity, JobQuantity::Billing);
    (*bars)->click();
    QVERIFY(!chart->isVisible());
}

void TestHardwarePage::billingWeightsAreEditedInPlace()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    QVERIFY(load(workspace, golden("tres_sum"), "tres"));
    page.show();
    QTableView *table = partitions(page);
    const QModelIndex cell = table->model()->index(0, PartitionModel::BillingWeights);
    QCOMPARE(cell.data().toString(), QStringLiteral("CPU=1.0,Mem=0.25G"));
    const double before = billing(page)->model()->index(0, BillingModel::Sum).data(SortRole).toDouble();
    typeInto(table, cell, QStringLiteral("CPU=2,Mem=0.5G"));
    QCOMPARE(QString::fromStdString(weightsText((*workspace.document()->policy().partitions)[0].billingWeights)), QStringLiteral("CPU=2.0,Mem=0.5G"));
    QVERIFY(cell.data(ChangedRole).toBool());
    QVERIFY(settle(workspace));
    // every weight is twice what it was
    QCOMPARE(billing(page)->model()->index(0, BillingModel::Sum).data(SortRole).toDouble(), 2.0 * before);
    workspace.document()->undoStack()->undo();
    QVERIFY(settle(workspace));
    QCOMPARE(billing(page)->model()->index(0, BillingModel::Sum).data(SortRole).toDouble(), before);
}

void TestHardwarePage::refusedWeightsSayWhyAndChangeNothing()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    QVERIFY(load(workspace, golden("tres_sum"), "tres"));
    page.show();
    QTableView *table = partitions(page);
    const Policy before = workspace.document()->policy();
    typeInto(table, table->model()->index(0, PartitionModel::JobFactor), QStringLiteral("70000"));
    QVERIFY(workspace.document()->policy() == before);
    QCOMPARE(workspace.document()->undoStack()->count(), 0);
    bool said = false;
    for (const QLabel *label : page.findChildren<QLabel *>()) {
        said = said || (label->isVisible() && label->text().contains(QStringLiteral("65")));
    }
    QVERIFY2(said, "the page does not say which factors are accepted");
}

void TestHardwarePage::aRefusedCellStaysOpenWithItsText()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    QVERIFY(load(workspace, golden("tres_sum"), "tres"));
    page.resize(900, 700);
    page.show();
    QTableView *table = partitions(page);
    const QModelIndex cell = table->model()->index(0, PartitionModel::BillingWeights);
    const QString wrong = QStringLiteral("CPU=1.0,Mem=much,GRES/gpu=20,License/a_license_with_a_long_name=3,License/another_one_with_a_long_name=4");
    typeInto(table, cell, wrong);
    auto *editor = table->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor != nullptr && editor->isVisible());
    QCOMPARE(editor->text(), wrong);
    QVERIFY(editor->property("invalid").toBool());
    QVERIFY(editor->width() > table->visualRect(cell).width()); // and all of it can be seen
    QVERIFY(table->viewport()->rect().contains(editor->geometry()));
    table->setCurrentIndex(table->model()->index(1, 0)); // leaves it
    QTest::qWait(1);
    QVERIFY(table->viewport()->findChild<QLineEdit *>() == nullptr);
    table->setCurrentIndex(cell);
    table->edit(cell);
    editor = table->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor != nullptr);
    QCOMPARE(editor->text(), wrong);
    const auto *notice = page.findChild<InlineNotice *>();
    QVERIFY(notice != nullptr && notice->isVisible());
    QVERIFY(!cell.data(ErrorRole).toString().isEmpty());
    QTest::keyClick(editor, Qt::Key_Escape); // gives it up: nothing is wrong any more
    QTest::qWait(1);
    QVERIFY(!notice->isVisible());
    QVERIFY(cell.data(ErrorRole).toString().isEmpty());
    table->edit(cell);
    editor = table->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor != nullptr && editor->text() != wrong);
    QCOMPARE(workspace.document()->undoStack()->count(), 0);
}

void TestHardwarePage::derivedWeightsAreThoseOfTheHardwareAndAppliedInOneStep()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    Snapshot now = withChips(golden("odyssey"));
    for (Partition &partition : now.policy.partitions.edit()) {
        partition.billingWeights.clear();
    }
    QVERIFY(load(workspace, now, "odyssey"));
    PageHost host(&page, &workspace);
    host.show();
    showDerived(page);
    QVERIFY(settle(workspace));
    auto *derived = view<QTableView>(page, "apportion::DerivedWeightsModel");
    QVERIFY(waitFor([derived] { return derived->model()->rowCount() > 0; }));
    // 32 Broadwell cores in 125 GB, 64 Abu Dhabi cores in 250 GB; a requeue partition is a flat half
    QCOMPARE(derived->model()->rowCount(), 4);
    const std::vector<DerivedWeights> expected = deriveBillingWeights(now.policy);
    QCOMPARE(cellText(derived->model(), 0, QStringLiteral("shared"), DerivedWeightsModel::Weights),
        QString::fromStdString(weightsText(expected[0].weights)));
    QCOMPARE(cellText(derived->model(), 0, QStringLiteral("serial_requeue"), DerivedWeightsModel::Weights), QStringLiteral("CPU=0.5,Mem=0.125G"));
    QPushButton *apply = page.findChild<QPushButton *>(QStringLiteral("applyDerived"));
    QVERIFY(apply != nullptr && apply->isEnabled());
    apply->click();
    QCOMPARE(
        QString::fromStdString(weightsText((*workspace.document()->policy().partitions)[3].billingWeights)), QStringLiteral("CPU=0.5,Mem=0.125G"));
    QCOMPARE(workspace.document()->undoStack()->count(), 1);
    QVERIFY(!apply->isEnabled());
    workspace.document()->undoStack()->undo();
    QVERIFY(waitFor([apply] { return apply->isEnabled(); }));
    for (const Partition &partition : *workspace.document()->policy().partitions) {
        QVERIFY(partition.billingWeights.empty());
    }
    QVERIFY(apply->isEnabled());
}

void TestHardwarePage::derivedWeightsGoToSelectedPartitionsAlone()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    Snapshot now = withChips(golden("odyssey"));
    for (Partition &partition : now.policy.partitions.edit()) {
        partition.billingWeights.clear();
    }
    QVERIFY(load(workspace, now, "odyssey"));
    PageHost host(&page, &workspace);
    host.show();
    showDerived(page);
    auto *derived = view<QTableView>(page, "apportion::DerivedWeightsModel");
    QVERIFY(waitFor([derived] { return derived->model()->rowCount() > 0; }));
    partitions(page)->selectRow(3);
    page.findChild<QPushButton *>(QStringLiteral("applyDerived"))->click();
    const std::vector<Partition> &after = *workspace.document()->policy().partitions;
    QVERIFY(!after[3].billingWeights.empty());
    QVERIFY(after[0].billingWeights.empty());
}

void TestHardwarePage::derivedSharesStandBesideThoseInForceAndAreOneStep()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    Snapshot now = withChips(golden("odyssey"));
    now.policy.nodeGroups.edit()[0].owner = NodeOwner::Account;
    now.policy.nodeGroups.edit()[0].owners = { std::string(now.policy.associations.name(deriveRawShares(now.policy)[0].account)) };
    QVERIFY(load(workspace, now, "odyssey"));
    PageHost host(&page, &workspace);
    host.show();
    showDerived(page);
    auto *table = view<QTableView>(page, "apportion::DerivedSharesModel");
    QVERIFY(table != nullptr);
    QVERIFY(waitFor([table] { return table->model()->rowCount() > 0; }));
    const std::vector<DerivedShares> expected = deriveRawShares(now.policy);
    for (int column = 0; column < DerivedSharesModel::ColumnCount; ++column) {
        const ExplainQuestion question = questionOf(table->model()->index(0, column));
        QCOMPARE(std::get<DerivedSharesOf>(question).account, expected.front().account);
        QVERIFY(!answer(question, *workspace.results()->evaluation, nullptr).steps.empty());
    }
    QCOMPARE(table->model()->rowCount(), static_cast<int>(expected.size()));
    const QAbstractItemModel *model = table->model();
    QCOMPARE(model->index(0, DerivedSharesModel::Derived).data().toString(), QLocale().toString(expected[0].rawShares));
    QCOMPARE(model->index(0, DerivedSharesModel::Now).data().toString(), QLocale().toString(now.policy.associations.rawShares(expected[0].account)));
    takePictures(host, *m_theme, QStringLiteral("page_hardware_derive"));
    auto *apply = page.findChild<QPushButton *>(QStringLiteral("applyShares"));
    QVERIFY(apply->isEnabled());
    apply->click();
    QCOMPARE(workspace.document()->undoStack()->count(), 1);
    for (const DerivedShares &shares : expected) {
        QCOMPARE(workspace.document()->policy().associations.rawShares(shares.account), shares.rawShares);
    }
    workspace.document()->undoStack()->undo();
    QVERIFY(workspace.document()->snapshot() == now);
}

void TestHardwarePage::whatIsComputedFromHardwareAnswersWhy()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    Snapshot now = withChips(golden("odyssey"));
    QVERIFY(load(workspace, now, "odyssey"));
    PageHost host(&page, &workspace);
    host.show();
    QVERIFY(waitFor([&workspace] { return workspace.isUpToDate(); }));
    const Evaluation &evaluation = *workspace.results()->evaluation;
    PartitionModel partitionModel(workspace.document());
    for (int row = 0; row < partitionModel.rowCount(); ++row) {
        for (const int column : { PartitionModel::Nodes, PartitionModel::Cpus, PartitionModel::Memory, PartitionModel::Gpus }) {
            const QModelIndex cell = partitionModel.index(row, column);
            const Explanation findings = answer(questionOf(cell), evaluation, nullptr);
            const double shown = cell.data(SortRole).toDouble() / (column == PartitionModel::Memory ? 1024.0 : 1.0);
            const bool found
                = std::any_of(findings.steps.begin(), findings.steps.end(), [shown](const ExplainStep &step) { return step.number == shown; });
            QVERIFY2(found || shown == 0.0, qPrintable(QStringLiteral("row %1, column %2: %3").arg(row).arg(column).arg(shown)));
        }
        QCOMPARE(questionOf(partitionModel.index(row, PartitionModel::NodeList)).index(), std::size_t { 0 }); // no number
    }
    ChipModel chips(workspace.document());
    int answered = 0;
    for (int row = 0; row < chips.rowCount(); ++row) {
        const QModelIndex cell = chips.index(row, ChipModel::EffectiveWeight);
        const ExplainQuestion question = questionOf(cell);
        const std::string title = "Weight of a core of " + chips.index(row, ChipModel::Name).data().toString().toStdString();
        const Explanation findings = answer(question, evaluation, nullptr);
        const auto step
            = std::find_if(findings.steps.begin(), findings.steps.end(), [&title](const ExplainStep &s) { return s.title.english() == title; });
        QVERIFY(step != findings.steps.end());
        ++answered;
        QCOMPARE(step->number, cell.data(SortRole).toDouble());
        const Explanation nodes = answer(questionOf(chips.index(row, ChipModel::Nodes)), evaluation, nullptr);
        QCOMPARE(nodes.steps.back().number, chips.index(row, ChipModel::Nodes).data(SortRole).toDouble());
    }
    QVERIFY(answered > 0);
}

void TestHardwarePage::aPurchaseIsAnsweredAndAppliedInThreeClicks()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    const Snapshot now = withChips(golden("odyssey"));
    QVERIFY(load(workspace, now, "odyssey"));
    PageHost host(&page, &workspace);
    host.show();
    showQuestion(page, 2);
    auto *apply = page.findChild<QPushButton *>(QStringLiteral("applyPurchase"));
    auto *buyer = page.findChild<QComboBox *>(QStringLiteral("buyer"));
    QVERIFY(waitFor([apply] { return apply->isEnabled(); }));
    const AssociationId account = now.policy.associations.findAccount(buyer->currentText().toStdString());
    // four more nodes like the first kind: cores times the weight of the chip
    const NodeGroup &kind = now.policy.nodeGroups->at(0);
    const Chip chip = *std::find_if(now.policy.chips->begin(), now.policy.chips->end(), [&](const Chip &c) { return c.name == kind.chip; });
    const double worth = 4.0 * kind.cores * cpuWeight(chip, referenceChip(*now.policy.chips));
    const auto wanted
        = static_cast<std::uint32_t>(now.policy.associations.rawShares(account) + std::lround(worth * shareScale(now.policy).sharesPerTres()));
    const std::string partition = now.policy.partitions->at(0).name;
    auto *chosen = page.findChild<QPushButton *>(QStringLiteral("purchasePartitions"));
    QAction *first = chosen->menu()->actions().constFirst();
    first->setChecked(true);
    QVERIFY(chosen->text().contains(QString::fromStdString(partition)));
    page.findChildren<QSpinBox *>().back()->setValue(4);
    QVERIFY(waitFor([apply] { return apply->isEnabled(); }));
    const auto *years = page.findChild<PurchasePanel *>()->findChild<QTableWidget *>();
    QVERIFY(years->columnCount() > 3);
    for (int column = 0; column < years->columnCount(); ++column) { // titles stand above what is below them
        const int side = years->horizontalHeaderItem(column)->textAlignment() & Qt::AlignHorizontal_Mask;
        QCOMPARE(side, static_cast<int>(column == 0 ? Qt::AlignLeft : Qt::AlignRight));
        QVERIFY(column == 0 || (years->item(0, column)->textAlignment() & Qt::AlignHorizontal_Mask) == side);
    }
    takePictures(host, *m_theme, QStringLiteral("page_hardware_purchase"));
    apply->click();
    QCOMPARE(workspace.document()->policy().associations.rawShares(account), wanted);
    QCOMPARE(workspace.document()->policy().nodeGroups->size(), now.policy.nodeGroups->size() + 1);
    QCOMPARE(workspace.document()->policy().nodeGroups->back().count, 4u);
    const auto added = static_cast<std::uint32_t>(now.policy.nodeGroups->size());
    QCOMPARE(workspace.document()->policy().partitions->at(0).nodes.back(), (PartitionNodes { added, 4 }));
    const auto *done = page.findChild<QLabel *>(QStringLiteral("purchaseDone"));
    QVERIFY(done->isVisible() && done->text().contains(QString::fromStdString(partition)));
    QCOMPARE(workspace.document()->undoStack()->count(), 1);
    workspace.document()->undoStack()->undo();
    QVERIFY(workspace.document()->snapshot() == now);
}

void TestHardwarePage::theSelectionFollowsStepsThatAreUndone()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    QVERIFY(load(workspace, golden("tres_sum"), "tres"));
    PageHost host(&page, &workspace);
    QTableView *table = activePartitions(host, page);
    QVERIFY(table != nullptr);
    QVERIFY(!table->currentIndex().isValid() || table->selectionModel()->selectedRows().isEmpty());
    const auto selected = [table] {
        std::vector<int> rows;
        for (const QModelIndex &index : table->selectionModel()->selectedRows()) {
            rows.push_back(index.row());
        }
        std::sort(rows.begin(), rows.end());
        return rows;
    };
    QUndoStack *steps = workspace.document()->undoStack();
    const int last = table->model()->rowCount() - 1;
    QVERIFY(last >= 2);
    for (const int row : { 0, last }) {
        table->selectRow(row);
        QTest::keyClick(table, Qt::Key_Delete);
        const int next = std::min(row, last - 1);
        QCOMPARE(selected(), std::vector<int> { next });
        steps->undo();
        QCOMPARE(selected(), std::vector<int> { row }); // what is back
        QCOMPARE(table->currentIndex().row(), row);
        steps->redo();
        QCOMPARE(selected(), std::vector<int> { next });
        QCOMPARE(table->currentIndex().row(), next);
        steps->undo();
    }
    // rows that do not stand together
    table->selectRow(0);
    table->selectionModel()->select(table->model()->index(2, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTest::keyClick(table, Qt::Key_Delete);
    steps->undo();
    steps->redo();
    QCOMPARE(selected().size(), std::size_t { 1 });
    QVERIFY(table->currentIndex().isValid());
    steps->undo();
    // another policy has other rows
    QVERIFY(load(workspace, golden("tres_sum"), "tres"));
    QVERIFY(selected().empty());
}

void TestHardwarePage::columnsOfPartitionsStandStill()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    QVERIFY(load(workspace, golden("tres_sum"), "tres"));
    PageHost host(&page, &workspace);
    QTableView *table = activePartitions(host, page);
    QVERIFY(table != nullptr);
    QVERIFY(rest());
    const auto widths = [table] {
        std::vector<int> all;
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            all.push_back(table->columnWidth(column));
        }
        return all;
    };
    const std::vector<int> before = widths();
    const auto edit = [table](int column, const QString &text) { return table->model()->setData(table->model()->index(0, column), text); };
    QVERIFY(edit(PartitionModel::BillingWeights, QStringLiteral("CPU=1.0,Mem=0.25G")));
    QVERIFY(rest());
    QCOMPARE(widths(), before);
    QVERIFY(edit(PartitionModel::Name, QStringLiteral("a_partition_whose_name_is_much_longer_than_any_other_one")));
    QVERIFY(rest());
    QCOMPARE(widths(), before);
    table->selectRow(1);
    QTest::keyClick(table, Qt::Key_Delete);
    QVERIFY(rest());
    QCOMPARE(widths(), before);
    workspace.document()->undoStack()->setIndex(0);
    QVERIFY(rest());
    QCOMPARE(widths(), before);
    table->setColumnWidth(PartitionModel::Name, 200); // by hand
    QVERIFY(rest());
    QCOMPARE(table->columnWidth(PartitionModel::Name), 200);
}

void TestHardwarePage::rowsAreAddedDuplicatedAndRemovedByKey()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    QVERIFY(load(workspace, golden("tres_sum"), "tres"));
    PageHost host(&page, &workspace);
    QTableView *table = activePartitions(host, page);
    QVERIFY(table != nullptr);
    const int rows = table->model()->rowCount();
    table->selectRow(0);
    QTest::keyClick(table, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(table->model()->rowCount(), rows + 1);
    QCOMPARE(table->currentIndex().row(), 1);
    QTest::keyClick(table, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(table->currentIndex().row(), 2);
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(table->model()->rowCount(), rows);
    QTest::keyClick(table, Qt::Key_Insert);
    QCOMPARE(table->model()->rowCount(), rows + 1);
    workspace.document()->undoStack()->setIndex(0);
    QCOMPARE(table->model()->rowCount(), rows);
}

void TestHardwarePage::problemsJumpToTheirPartition()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    QVERIFY(load(workspace, golden("tres_sum"), "tres"));
    QVERIFY(page.jumpTo({ ObjectRef::Kind::Partition, 2, "unweighted" }));
    QCOMPARE(partitions(page)->currentIndex().row(), 2);
    QVERIFY(!page.jumpTo({ ObjectRef::Kind::Partition, 99, "gone" }));
    QVERIFY(!page.jumpTo({ ObjectRef::Kind::Association, 1, "lab" }));
}

void TestHardwarePage::emptyPoliciesSayWhatToDo()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    QVERIFY(load(workspace, Snapshot(), "empty"));
    PageHost host(&page, &workspace);
    takePictures(host, *m_theme, QStringLiteral("page_hardware_empty"));
    const QList<QStackedWidget *> stacks = page.findChildren<QStackedWidget *>();
    QVERIFY(!stacks.isEmpty());
    for (const QStackedWidget *stack : stacks) {
        QVERIFY(stack->count() != 2 || stack->currentIndex() == 1); // a table, and what stands there without rows
    }
}

void TestHardwarePage::pictures()
{
    Workspace workspace;
    HardwarePage page(&workspace);
    Snapshot now = withChips(golden("odyssey"));
    now.situation.jobs = golden("tres_max_gres").situation.jobs;
    for (Job &job : now.situation.jobs.edit()) {
        job.partitions = { job.cpus > 8 ? "shared" : "general" };
    }
    Partition wide = (*now.policy.partitions)[0];
    wide.name = "a_partition_whose_name_is_much_longer_than_its_column";
    wide.billingWeights.push_back({ "GRES/gpu", 16.0, '\0' });
    wide.billingWeights.push_back({ "license/matlab", 3.0, '\0' });
    now.policy.partitions.edit().push_back(wide);
    QVERIFY(load(workspace, now, "odyssey"));
    PageHost host(&page, &workspace);
    Partition changed = now.policy.partitions->at(1);
    changed.billingWeights = { { "CPU", 0.5, '\0' }, { "Mem", 0.0625, 'G' } };
    workspace.document()->setPartition(1, changed);
    QVERIFY(settle(workspace));
    host.show();
    billing(page)->setCurrentIndex(billing(page)->model()->index(1, 0));
    takePictures(host, *m_theme, QStringLiteral("page_hardware"));
}

APPORTION_TEST(TestHardwarePage)
} // namespace test_hardware_page

#include "test_hardware_page.moc"
