// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/export/export_findings.h"
#include "gui/export/export_item_delegate.h"
#include "gui/export/export_page.h"

#include "core/policy/work_count.h"
#include "export_fixture.h"
#include "gui/export/release_choice.h"
#include "gui/widgets/diff_view.h"
#include "gui/widgets/inline_notice.h"
#include "gui/widgets/segmented_control.h"
#include "models/problems_model.h"
#include "slurm/change/change_script.h"
#include "slurm/conf/fragment.h"
#include "slurm/lists/flat_file_writer.h"
#include "storage/open_files.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QClipboard>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>

namespace test_export_page
{

using namespace apportion;
using namespace apportion::test;

class TestExportPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void textsAreThoseOfTheWriters();
    void theAdministratorsFileChangesInItsOwnLinesAlone();
    void editedNodesChangeInTheirLines();
    void whatCannotBeWrittenIsToldOnWhicheverPage();
    void anUnknownOriginalIsAskedFor();
    void anUnreadableOriginalSaysWhy();
    void changesAreMarkedLineByLine();
    void hiddenPagesMakeNoTexts();
    void includedFilesAreListedWithWhatChangesInThem();
    void theReleaseOfSlurmIsChosenHere();
    void copyTakesTheWholeText();
    void textsOfALargePolicyAreMadeByAnotherThread();
    void pictures();

private:
    static void choose(ExportPage &page, ExportKind kind) { page.findChild<QListWidget *>()->setCurrentRow(static_cast<int>(kind)); }

    static QByteArray bytes(const std::string &text) { return QByteArray::fromStdString(text); }

    std::unique_ptr<Theme> m_theme;
};

void TestExportPage::initTestCase()
{
    m_theme = std::make_unique<Theme>(qApp);
}

void TestExportPage::textsAreThoseOfTheWriters()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    const AssociationId chem = workspace.document()->policy().associations.findAccount("chem");
    workspace.document()->setRawShares({ chem }, 20);
    QVERIFY(ready(page));
    const Policy &draft = workspace.document()->policy();
    QCOMPARE(page.texts().of(ExportKind::Fragment).text, bytes(slurm::confFragment(draft)));
    QCOMPARE(page.texts().of(ExportKind::FlatFile).text, bytes(slurm::flatFile(draft)));
    QCOMPARE(page.texts().of(ExportKind::Commands).text, bytes(slurm::changeScripts(workspace.document()->baseline(), draft).apply));
    QCOMPARE(page.texts().of(ExportKind::Commands).added, 1);
    QCOMPARE(page.texts().of(ExportKind::FlatFile).added, 1);
    QCOMPARE(page.texts().of(ExportKind::FlatFile).removed, 1);
    QCOMPARE(page.texts().of(ExportKind::Fragment).added, 0);
}

void TestExportPage::theAdministratorsFileChangesInItsOwnLinesAlone()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    const QString path = QString::fromStdString(goldenFiles("fair_tree_rules").slurmConf);
    page.setOriginalPath(path);
    QVERIFY(ready(page));
    QCOMPARE(page.texts().of(ExportKind::PatchedConf).text, contents(path));
    editWeight(workspace);
    QVERIFY(ready(page));
    QByteArray expected = contents(path);
    expected.replace("PriorityWeightAge=1000", "PriorityWeightAge=3000");
    QCOMPARE(page.texts().of(ExportKind::PatchedConf).text, expected);
    QCOMPARE(page.texts().of(ExportKind::PatchedConf).added, 1);
    QCOMPARE(page.texts().of(ExportKind::PatchedConf).removed, 1);
}

void TestExportPage::editedNodesChangeInTheirLines()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    QVERIFY(ready(page));
    NodeGroup group = workspace.document()->policy().nodeGroups.get()[0];
    group.memoryMb = 128000;
    QVERIFY(workspace.document()->setNodeGroup(0, group));
    QVERIFY(ready(page));
    QByteArray expected = contents(QString::fromStdString(goldenFiles("fair_tree_rules").slurmConf));
    expected.replace("RealMemory=64000", "RealMemory=128000");
    QCOMPARE(page.texts().of(ExportKind::PatchedConf).text, expected);
    QVERIFY(page.texts().of(ExportKind::Fragment).text.contains("NodeName=n[1-4] CPUs=16 RealMemory=128000 Gres=gpu:4"));
    QVERIFY(page.texts().of(ExportKind::Readme).text.contains("n[1-4]: RealMemory=64000 -> RealMemory=128000"));
    QVERIFY(page.texts().byHand.empty());
}

void TestExportPage::whatCannotBeWrittenIsToldOnWhicheverPage()
{
    const QTemporaryDir folder;
    QByteArray conf = contents(QString::fromStdString(goldenFiles("fair_tree_rules").slurmConf));
    conf.replace("NodeName=n[1-4]", "NodeName=n[1-4] NodeAddr=10.0.0.[1-4]");
    QVERIFY(writeTextFile(folder.filePath("slurm.conf"), conf, nullptr));
    const Project now = openSlurmFiles({ folder.filePath("slurm.conf").toStdString(), {}, {}, {}, {} });
    Workspace workspace;
    ExportPage page(&workspace);
    ProblemsModel problems(workspace.document());
    const ExportFindings findings(workspace.document());
    QObject::connect(&findings, &ExportFindings::found, &problems, &ProblemsModel::setExportFindings);
    QVERIFY(load(workspace, now, "rules"));
    const int before = problems.rowCount();
    NodeGroup group = now.policy.nodeGroups.get()[0];
    group.names = "n[1-6]";
    group.count = 6;
    QVERIFY(workspace.document()->setNodeGroup(0, group)); // while nobody looks at the page
    QTRY_COMPARE(problems.rowCount(), before + 1);
    PageHost host(&page, &workspace);
    host.show();
    QVERIFY(ready(page));
    takePictures(host, *m_theme, QStringLiteral("page_export_by_hand"));
    QVERIFY(page.texts().of(ExportKind::Readme).text.contains("What is left to be changed by hand in slurm.conf"));
    const auto notices = page.findChildren<InlineNotice *>();
    QVERIFY(std::any_of(
        notices.begin(), notices.end(), [](const InlineNotice *notice) { return notice->isVisible() && notice->text().contains("by hand"); }));
    workspace.document()->undoStack()->undo();
    QVERIFY(ready(page));
    QTRY_COMPARE(problems.rowCount(), before);
    QVERIFY(std::none_of(notices.begin(), notices.end(), [](const InlineNotice *notice) { return notice->isVisible(); }));
}

void TestExportPage::anUnknownOriginalIsAskedFor()
{
    Workspace workspace;
    ExportPage page(&workspace);
    Project now = golden("fair_tree_rules");
    now.conf.reset(); // as of a policy that was made by hand
    QVERIFY(load(workspace, now, "rules"));
    PageHost host(&page, &workspace);
    host.show();
    QVERIFY(ready(page));
    choose(page, ExportKind::PatchedConf);
    takePictures(host, *m_theme, QStringLiteral("page_export_no_original"));
    QVERIFY(!page.texts().of(ExportKind::PatchedConf).available);
    QVERIFY(button(page, QStringLiteral("Choose your slurm.conf…")) != nullptr);
    QVERIFY(!button(page, QStringLiteral("Save…"))->isEnabled());
}

void TestExportPage::anUnreadableOriginalSaysWhy()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    page.setOriginalPath(QStringLiteral("/nowhere/slurm.conf"));
    QVERIFY(ready(page));
    const auto notices = page.findChildren<InlineNotice *>();
    QVERIFY(std::any_of(
        notices.begin(), notices.end(), [](const InlineNotice *notice) { return notice->text().contains(QStringLiteral("/nowhere/slurm.conf")); }));
    QVERIFY(page.texts().of(ExportKind::PatchedConf).available); // the one that was known stays
}

void TestExportPage::changesAreMarkedLineByLine()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    editWeight(workspace);
    QVERIFY(ready(page));
    choose(page, ExportKind::Fragment);
    auto *view = page.findChild<DiffView *>();
    const QStringList whole = view->toPlainText().split(QLatin1Char('\n'));
    QVERIFY(whole.contains(QStringLiteral("\u2212PriorityWeightAge=1000")));
    QVERIFY(whole.contains(QStringLiteral("+PriorityWeightAge=3000")));
    page.findChild<SegmentedControl *>()->button(1)->click();
    QVERIFY(view->toPlainText().split(QLatin1Char('\n')).size() < whole.size());
    QVERIFY(view->toPlainText().contains(QStringLiteral("+PriorityWeightAge=3000")));
}

void TestExportPage::hiddenPagesMakeNoTexts()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    QTest::qWait(50);
    QVERIFY(page.texts().of(ExportKind::Fragment).text.isEmpty());
    QVERIFY(!page.isUpToDate());
    page.show();
    QVERIFY(ready(page));
    QVERIFY(!page.texts().of(ExportKind::Fragment).text.isEmpty());
}

void TestExportPage::includedFilesAreListedWithWhatChangesInThem()
{
    const QTemporaryDir folder;
    QVERIFY(writeTextFile(folder.filePath("slurm.conf"), "ClusterName=c\nNodeName=n1 CPUs=4\nInclude parts.conf\nInclude more.conf\n", nullptr));
    QVERIFY(writeTextFile(folder.filePath("parts.conf"), "PartitionName=a Nodes=n1 # ours\n", nullptr));
    QVERIFY(writeTextFile(folder.filePath("more.conf"), "PartitionName=b Nodes=n1\n", nullptr));
    Workspace workspace;
    ExportPage page(&workspace);
    PageHost host(&page, &workspace);
    host.show();
    QVERIFY(load(workspace, openSlurmFiles({ folder.filePath("slurm.conf").toStdString(), {}, {}, {}, {} }), "c"));
    auto *list = page.findChild<QListWidget *>();
    const auto rows = [list] {
        QStringList texts;
        for (int row = 0; row < list->count(); ++row) {
            const QListWidgetItem *item = list->item(row);
            texts.append(QStringList({ item->text(), item->data(ExportItemDelegate::SummaryRole).toString(),
                                         item->data(ExportItemDelegate::ChangedRole).toBool() ? QStringLiteral("dot") : QString() })
                             .join('|'));
        }
        return texts;
    };
    QVERIFY(ready(page));
    QVERIFY(rows().contains("Your slurm.conf|as the baseline|"));
    QCOMPARE(list->count(), static_cast<int>(allExportKinds.size()));

    Partition partition = workspace.document()->policy().partitions->front();
    partition.priorityTier = 7;
    QVERIFY(workspace.document()->setPartition(0, partition));
    QVERIFY(ready(page));
    QCOMPARE(list->count(), static_cast<int>(allExportKinds.size()) + 1); // more.conf stays as it is
    const qsizetype own = rows().indexOf("Your slurm.conf|unchanged but for what it includes|");
    QVERIFY2(own >= 0, qPrintable(rows().join('\n')));
    QCOMPARE(rows().value(own + 1), QStringLiteral("Included: parts.conf|1 line added, 1 removed|dot"));
    list->setCurrentRow(static_cast<int>(own) + 1);
    const auto *view = page.findChild<DiffView *>();
    QCOMPARE(view->toPlainText().trimmed(), QStringLiteral("−PartitionName=a Nodes=n1 # ours\n+PartitionName=a Nodes=n1 PriorityTier=7 # ours"));
    QPushButton *copy = button(page, "Copy");
    QVERIFY(copy != nullptr && copy->isEnabled());
    copy->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("PartitionName=a Nodes=n1 PriorityTier=7 # ours\n"));
    takePictures(host, *m_theme, QStringLiteral("page_export_included"));

    partition.priorityTier = 8;
    QVERIFY(workspace.document()->setPartition(0, partition));
    QVERIFY(ready(page));
    QVERIFY2(view->toPlainText().contains("PriorityTier=8"), "the file that was shown is not shown any more");
    workspace.document()->undoStack()->setIndex(0);
    QVERIFY(ready(page));
    QCOMPARE(list->count(), static_cast<int>(allExportKinds.size()));
    QCOMPARE(list->currentItem()->text(), QStringLiteral("Your slurm.conf"));
    choose(page, ExportKind::FlatFile);
    QCOMPARE(list->currentItem()->text(), QStringLiteral("Flat file of accounts"));
}

void TestExportPage::theReleaseOfSlurmIsChosenHere()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    auto *choice = page.findChild<ReleaseChoice *>();
    QCOMPARE(choice->currentText(), QStringLiteral("Newest Slurm (26.05)"));
    const int index = choice->findText(QStringLiteral("Slurm 23.11"));
    choice->setCurrentIndex(index);
    Q_EMIT choice->activated(index);
    QCOMPARE(int(workspace.document()->policy().release), 2311);
    workspace.document()->undoStack()->undo();
    QCOMPARE(int(workspace.document()->policy().release), 0);
    QCOMPARE(choice->currentIndex(), 0);
}

void TestExportPage::copyTakesTheWholeText()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    editWeight(workspace);
    QVERIFY(ready(page));
    button(page, QStringLiteral("Copy"))->click();
    QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(), page.texts().of(ExportKind::Fragment).text);
}

void TestExportPage::textsOfALargePolicyAreMadeByAnotherThread()
{
    Workspace workspace;
    ExportPage page(&workspace);
    workspace.document()->load(generatedPolicy({ 100000, 1000, 7 }), {}, QStringLiteral("large"), {});
    QVERIFY(waitFor([&workspace] { return workspace.isUpToDate(); }));
    page.show();
    QVERIFY(waitFor([&page] { return page.isUpToDate(); }));
    const WorkCounts before = workCounts();
    const AssociationId id = workspace.document()->policy().associations.count() / 2;
    workspace.document()->setRawShares({ id }, 4711);
    QVERIFY(waitFor([&page] { return page.isUpToDate(); }));
    choose(page, ExportKind::FlatFile);
    QCoreApplication::processEvents();
    QCOMPARE(workCounts()[static_cast<std::size_t>(Work::Write)], before[static_cast<std::size_t>(Work::Write)]);
    const ExportText &flat = page.texts().of(ExportKind::FlatFile);
    QVERIFY(flat.lines > 100000);
    QVERIFY(flat.wholeCut);
    QVERIFY(flat.whole.size() < 5000);
    QCOMPARE(flat.added, 1);
    QVERIFY(flat.changes.size() < 20);
    const ExportText &few = page.texts().of(ExportKind::Commands);
    QVERIFY(!few.wholeCut && !few.changesCut);
    QCOMPARE(static_cast<qsizetype>(few.whole.size()), few.lines);
    std::vector<AssociationId> many(4000);
    std::iota(many.begin(), many.end(), id);
    workspace.document()->setRawShares(many, 4712);
    QVERIFY(waitFor([&page] { return page.isUpToDate(); }));
    const ExportText &commands = page.texts().of(ExportKind::Commands);
    QVERIFY(commands.lines > 4000);
    QVERIFY(commands.wholeCut && commands.changesCut);
    QCOMPARE(commands.whole.size(), std::size_t { 3000 });
    QCOMPARE(commands.whole.back().line, commands.text.split('\n').at(2999).toStdString());
    QVERIFY(commands.whole.back().kind == slurm::DiffLine::Kind::Same);
}

void TestExportPage::pictures()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QTemporaryDir folder;
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    host.show();
    page.setOriginalPath(QString::fromStdString(goldenFiles("fair_tree_rules").slurmConf));
    editWeight(workspace);
    const AssociationId chem = workspace.document()->policy().associations.findAccount("chem");
    workspace.document()->setRawShares({ chem }, 20);
    QVERIFY(ready(page));
    takePictures(host, *m_theme, QStringLiteral("page_export"));
    choose(page, ExportKind::Commands);
    QSignalSpy saved(&page, &ExportPage::saved);
    page.saveAll(folder.path());
    QVERIFY(saved.wait(patience));
    takePictures(host, *m_theme, QStringLiteral("page_export_saved"));
}

APPORTION_TEST(TestExportPage)
} // namespace test_export_page

#include "test_export_page.moc"
