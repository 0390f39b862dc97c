// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/account_view.h"
#include "gui/files/merge_dialog.h"
#include "gui/page/page.h"
#include "gui/shell/safety_net.h"
#include "gui/shell/set_aside_dialog.h"
#include "gui/shell/window_notices.h"
#include "gui/widgets/inline_notice.h"
#include "models/account_tree_model.h"
#include "storage/policy_json.h"
#include "support/prompt_journal.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QStyledItemDelegate>
#include <QTableView>

namespace test_safety_net
{

using namespace apportion;

/// What the window offers when work might be lost: recovery, and a file that somebody else wrote.
class TestSafetyNet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(QStringLiteral("draft.apportion"));
        m_journals = m_folder->filePath(QStringLiteral("journals"));
        const OpenedFiles imported = openFiles(WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")));
        QVERIFY(writePolicyFile(m_file, imported).isWritten());
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window.resize(1280, 800);
        m_fixture->window.show();
    }
    void cleanup() { m_fixture.reset(); }

    void unsavedEditsAreOfferedAndTakenOver()
    {
        leaveJournal(33);
        m_fixture->window.safetyNet()->protect(m_journals);
        InlineNotice *notice = m_fixture->window.notices()->recovery();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        QVERIFY2(notice->text().contains(QStringLiteral("draft.apportion")), qPrintable(notice->text()));
        QVERIFY2(notice->text().contains(QStringLiteral("1 share changed")), qPrintable(notice->text()));
        shoot(QStringLiteral("recovery"));
        click(notice, QStringLiteral("Recover"));
        QVERIFY(m_fixture->waitForResults());
        QVERIFY(!notice->isVisible());
        QCOMPARE(shares(), 33U);
        QVERIFY(m_fixture->window.isWindowModified());
        QCOMPARE(document()->filePath(), m_file);
        document()->undoStack()->undo();
        QVERIFY(!document()->isModified());
    }

    void editsThatArePutAsideAreKept()
    {
        leaveJournal(33);
        m_fixture->window.safetyNet()->protect(m_journals);
        InlineNotice *notice = m_fixture->window.notices()->recovery();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        click(notice, QStringLiteral("Put aside"));
        QTRY_COMPARE(QDir(m_journals + QStringLiteral("/set-aside")).entryList({ QStringLiteral("*.journal") }, QDir::Files).size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(notice->text().contains(QStringLiteral("set-aside")), patience);
    }

    void editsThatWerePutAsideAreOpened_data()
    {
        QTest::addColumn<bool>("fromFile");
        QTest::newRow("of the list") << false;
        QTest::newRow("of a file") << true;
    }
    void editsThatWerePutAsideAreOpened()
    {
        QFETCH(const bool, fromFile);
        leaveJournal(33);
        m_fixture->window.safetyNet()->protect(m_journals);
        InlineNotice *notice = m_fixture->window.notices()->recovery();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        click(notice, QStringLiteral("Put aside"));
        QTRY_VERIFY_WITH_TIMEOUT(notice->text().contains(QStringLiteral("set-aside")), patience);
        const QDir aside(m_journals + QStringLiteral("/set-aside"));
        const QString journal = aside.filePath(aside.entryList({ QStringLiteral("*.journal") }, QDir::Files).value(0));
        click(notice, QStringLiteral("Recover…"));
        SetAsideDialog *list = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((list = m_fixture->window.findChild<SetAsideDialog *>()) != nullptr, patience);
        const auto *rows = list->findChild<QListWidget *>();
        QCOMPARE(rows->count(), 1);
        const QString row = rows->item(0)->text(); // which policy, when, and what was changed
        QVERIFY2(row.startsWith(QStringLiteral("draft.apportion, ")) && row.endsWith(QStringLiteral("\n1 share changed")), qPrintable(row));
        QVERIFY(m_fixture->rest());
        QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"));
        QVERIFY(list->grab().save(QStringLiteral(APPORTION_BINARY_DIR "/screenshots/set_aside.png")));
        if (fromFile) {
            for (QPushButton *button : list->findChildren<QPushButton *>()) {
                if (button->text() == QStringLiteral("Other…")) {
                    button->click();
                }
            }
        } else {
            list->accept();
        }
        if (fromFile) {
            QFileDialog *dialog = nullptr;
            QTRY_VERIFY((dialog = m_fixture->window.findChild<QFileDialog *>()) != nullptr);
            QCOMPARE(dialog->directory(), aside);
            dialog->selectFile(journal);
            QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
        }
        QTRY_COMPARE(shares(), 33U);
        QVERIFY(document()->isModified());
        QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(journal), patience); // it is in this program's own journal
        QVERIFY(!notice->isVisible()); // nothing is put aside any more
    }

    void editsOfAFileThatIsGoneSayThatItIs()
    {
        leaveJournal(33);
        QVERIFY(QFile::remove(m_file));
        m_fixture->window.safetyNet()->protect(m_journals);
        InlineNotice *notice = m_fixture->window.notices()->recovery();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        click(notice, QStringLiteral("Recover"));
        QTRY_COMPARE(shares(), 33U);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->window.notices()->file()->isVisible(), patience);
    }

    void editsAreMergedIntoWhatOthersWrote()
    {
        leaveJournal(33);
        writeOthers(77, "chem");
        m_fixture->window.safetyNet()->protect(m_journals);
        InlineNotice *notice = m_fixture->window.notices()->recovery();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        QVERIFY2(notice->text().contains(QStringLiteral("merged")), qPrintable(notice->text()));
        const QSignalSpy said(m_fixture->window.files(), &FileController::said);
        click(notice, QStringLiteral("Recover"));
        QTRY_COMPARE(shares(), 33U);
        QCOMPARE(shares("chem"), 77U);
        QVERIFY(m_fixture->window.findChild<MergeDialog *>() == nullptr); // there is nothing to choose
        QVERIFY(!said.isEmpty());
        QVERIFY2(said.last().first().toString().startsWith(QStringLiteral("Merged with draft.apportion. Came in: 1 change")),
            qPrintable(said.last().first().toString()));
        QTRY_VERIFY_WITH_TIMEOUT(!notice->isVisible(), patience);
        document()->undoStack()->undo();
        QVERIFY(!document()->isModified());
        QCOMPARE(shares("chem"), 77U);
    }

    void whatBothChangedIsChosen()
    {
        leaveJournal(33);
        writeOthers(77);
        m_fixture->window.safetyNet()->protect(m_journals);
        InlineNotice *notice = m_fixture->window.notices()->recovery();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        click(notice, QStringLiteral("Recover"));
        QTRY_VERIFY_WITH_TIMEOUT(mergeDialog() != nullptr, patience);
        mergeDialog()->reject(); // nothing happens, and they are still offered
        QTRY_VERIFY_WITH_TIMEOUT(mergeDialog() == nullptr, patience);
        QVERIFY(!m_fixture->window.workspace()->hasPolicy());
        QVERIFY(notice->isVisible());
        click(notice, QStringLiteral("Recover"));
        QTRY_VERIFY_WITH_TIMEOUT(mergeDialog() != nullptr, patience);
        ConflictModel *model = mergeDialog()->model();
        QCOMPARE(model->rowCount(), 1);
        QCOMPARE(model->index(0, ConflictModel::Object).data().toString(), QStringLiteral("Account=bio"));
        QCOMPARE(model->index(0, ConflictModel::Mine).data().toString(), QStringLiteral("33"));
        QCOMPARE(model->index(0, ConflictModel::Theirs).data().toString(), QStringLiteral("77"));
        QVERIFY(model->setData(model->index(0, ConflictModel::Theirs), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(model->index(0, ConflictModel::Mine).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
        const QSignalSpy said(m_fixture->window.files(), &FileController::said);
        mergeDialog()->accept();
        QTRY_COMPARE(shares(), 77U);
        QVERIFY(!said.isEmpty());
        QVERIFY2(said.last().first().toString().startsWith(QStringLiteral("Merged with draft.apportion. Came in: 1 change")),
            qPrintable(said.last().first().toString()));
        QVERIFY(document()->isModified());
    }

    void numbersThatBothChangedAreGroupedAndNamesAreNot()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        const ConflictModel model({ { "Account=bio", "Fairshare", "480", "8000", "9000" }, { "User=ann", "DefaultAccount", "2023", "2024", "2025" } },
            QStringLiteral("On the cluster"));
        QCOMPARE(model.index(0, ConflictModel::Mine).data().toString(), QStringLiteral("8,000"));
        QCOMPARE(model.index(0, ConflictModel::Theirs).data().toString(), QStringLiteral("9,000"));
        QCOMPARE(model.index(1, ConflictModel::Theirs).data().toString(), QStringLiteral("2025"));
        QLocale::setDefault(before);
    }

    void fileWrittenMeanwhileIsMerged()
    {
        open();
        setShares(33);
        writeOthers(77, "chem");
        InlineNotice *notice = m_fixture->window.notices()->file();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        const QSignalSpy said(m_fixture->window.files(), &FileController::said);
        click(notice, QStringLiteral("Merge"));
        QTRY_COMPARE(shares("chem"), 77U);
        QCOMPARE(shares(), 33U);
        QTRY_COMPARE(said.size(), 1);
        QVERIFY2(said.first().first().toString().startsWith(QStringLiteral("Merged with draft.apportion. Came in: 1 change")),
            qPrintable(said.first().first().toString()));
        QTRY_VERIFY_WITH_TIMEOUT(!notice->isVisible(), patience);
        m_fixture->window.files()->save();
        QTRY_VERIFY_WITH_TIMEOUT(!document()->isModified(), patience);
        const AssociationTree tree = readPolicyFile(m_file).policy.associations;
        QCOMPARE(tree.rawShares(tree.findAccount("bio")), 33U);
        QCOMPARE(tree.rawShares(tree.findAccount("chem")), 77U);
    }

    void aScenarioThatBothChangedIsSaidToBeKept()
    {
        open();
        const QString first = document()->project().scenario;
        QVERIFY(document()->duplicateScenario(QStringLiteral("B"), first.isEmpty() ? QStringLiteral("Draft") : first));
        m_fixture->window.files()->save();
        QTRY_VERIFY_WITH_TIMEOUT(!document()->isModified(), patience);
        Project theirs = readPolicyFile(m_file);
        QCOMPARE(theirs.scenario, QStringLiteral("B"));
        const QString draft = theirs.others.front().name;
        theirs.others.front().snapshot.policy.associations.setRawShares(theirs.policy.associations.findAccount("bio"), 44);
        QVERIFY(writePolicyFile(m_file, theirs).isWritten());
        document()->editScenario(draft);
        setShares(33);
        document()->editScenario(QStringLiteral("B"));
        InlineNotice *notice = m_fixture->window.notices()->file();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        const QSignalSpy said(m_fixture->window.files(), &FileController::said);
        click(notice, QStringLiteral("Merge"));
        const QString kept = draft + QStringLiteral(" (theirs)");
        QTRY_VERIFY_WITH_TIMEOUT(findScenario(document()->project().others, kept) >= 0, patience);
        QVERIFY(std::any_of(said.begin(), said.end(), [&kept](const QVariantList &what) { return what.first().toString().contains(kept); }));
    }

    void whatIsWrongWithAFileEndsWithOneStop()
    {
        Diagnostic found;
        found.severity = Severity::Error;
        found.place.file = "/tmp/sshare.txt";
        found.message = { "Usage cannot be placed without the associations.", {} };
        found.advice = { "Give them.", {} };
        QCOMPARE(
            FileController::firstSentences({ found }), QStringLiteral("sshare.txt: Usage cannot be placed without the associations. Give them."));
    }

    /// A picture of what is asked, to be looked at.
    void mergeDialogIsDrawn()
    {
        std::vector<MergeConflict> conflicts;
        for (const char *name : { "bio", "chemistry", "physics-of-the-atmosphere" }) {
            conflicts.push_back({ std::string("Account=") + name, "Fairshare", "20", "33", "77" });
        }
        conflicts.push_back({ "User=ann Account=physics", {}, "ann", "ann", {} });
        conflicts.push_back({ "Account=chemie", {}, "chemie", {}, "chemie",
            { { {}, "Fairshare", "30", "35" }, { "fritz", "Fairshare", "1", "4" }, { "anna", {}, {}, {} }, { "fritz", "MaxJobs", {}, "7" } } });
        conflicts.push_back({ {}, "PriorityWeightFairshare", "100000", "77", "200000" });
        conflicts.push_back({ "PartitionName=batch", "TRESBillingWeights", {}, "CPU=1.0,Mem=0.25G,GRES/gpu=12.5", "CPU=1.0,Mem=0.5G" });
        conflicts.push_back({ "PartitionName=gpu-long_a100.big", "AllowAccounts", "ALL", "chem-theory,bio.seq,physik_ag-müller,genomics",
            "chem-theory,bio.seq,imaging_3t,physik_ag-müller,a_name_that_is_longer_than_any_column_is_wide" });
        conflicts.push_back({ "Account=idle-lab", {}, "idle-lab", "idle-lab", {}, { { {}, "Fairshare", "5", "9" } }, {}, 3 });
        MergeDialog dialog(conflicts, QStringLiteral("On the cluster"));
        dialog.model()->setData(dialog.model()->index(1, ConflictModel::Theirs), Qt::Checked, Qt::CheckStateRole);
        QCOMPARE(dialog.model()->index(4, ConflictModel::Mine).data().toString(), QStringLiteral("removed"));
        QCOMPARE(dialog.model()->index(4, ConflictModel::Theirs).data().toString(),
            QStringLiteral("chemie (Fairshare 30 → 35; fritz: Fairshare 1 → 4; anna: new; fritz: MaxJobs none → 7)"));
        QCOMPARE(dialog.model()->index(8, ConflictModel::Mine).data().toString(), QStringLiteral("idle-lab with 3 users (Fairshare 5 → 9)"));
        dialog.show();
        QVERIFY(m_fixture->rest());
        const auto *table = dialog.findChild<QTableView *>();
        const auto *cells = qobject_cast<QStyledItemDelegate *>(table->itemDelegate());
        for (int column = 0; column < ConflictModel::ColumnCount; ++column) {
            const QString shown = cells->displayText(dialog.model()->index(7, column).data(), {});
            static const QRegularExpression mayEnd(QStringLiteral("[\\s\\x{200b}]+"));
            for (const QString &part : shown.split(mayEnd)) { // none is cut
                QVERIFY2(table->fontMetrics().horizontalAdvance(part) + table->fontMetrics().averageCharWidth() < table->columnWidth(column),
                    qPrintable(part));
            }
            QVERIFY(static_cast<const QAbstractItemView *>(table)->sizeHintForRow(7) <= table->rowHeight(7));
        }
        QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"));
        for (const bool dark : { true, false }) {
            m_fixture->theme.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
            QVERIFY(m_fixture->rest());
            QVERIFY(dialog.grab().save(
                QStringLiteral(APPORTION_BINARY_DIR "/screenshots/merge_%1.png").arg(dark ? QStringLiteral("dark") : QStringLiteral("light"))));
        }
        QCOMPARE(dialog.model()->takenTheirs().size(), std::size_t { 1 });
    }

    void fileWrittenBySomebodyElseIsTold()
    {
        open();
        writeOthers(77);
        InlineNotice *notice = m_fixture->window.notices()->file();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        QCOMPARE(shares(), original());
        shoot(QStringLiteral("file_changed"));
    }

    void fileSavedHereIsNotTold()
    {
        open();
        setShares(33);
        m_fixture->window.files()->save();
        QTRY_VERIFY_WITH_TIMEOUT(!document()->isModified(), patience);
        m_fixture->window.safetyNet()->lookAtFile(); // as when the watcher tells of it
        QVERIFY(m_fixture->waitUntilFileIsSeen());
        QCOMPARE(m_fixture->window.safetyNet()->fileState(), SafetyNet::FileState::AsKnown);
    }

    void reloadCanBeUndone()
    {
        open();
        setShares(33);
        writeOthers(77);
        InlineNotice *notice = m_fixture->window.notices()->file();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        click(notice, QStringLiteral("Reload"));
        QTRY_COMPARE(shares(), 77U);
        QVERIFY(!document()->isModified());
        QTRY_VERIFY_WITH_TIMEOUT(!notice->isVisible(), patience);
        QCOMPARE(document()->baseline().associations.rawShares(document()->baseline().associations.findAccount("bio")), 77U);
        document()->undoStack()->undo();
        QCOMPARE(shares(), 33U);
        QVERIFY(document()->isModified());
    }

    void keepingOnesOwnLetsItBeSavedWithoutAsking()
    {
        open();
        writeOthers(77);
        InlineNotice *notice = m_fixture->window.notices()->file();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        click(notice, QStringLiteral("Keep mine"));
        QVERIFY(!notice->isVisible());
        QVERIFY(document()->isModified()); // it differs from what is on the disk
        m_fixture->window.files()->save();
        QTRY_VERIFY_WITH_TIMEOUT(!document()->isModified(), patience);
        const AssociationTree tree = readPolicyFile(m_file).policy.associations;
        QCOMPARE(tree.rawShares(tree.findAccount("bio")), original());
    }

    void comparingShowsTheFileAsTheBaseline()
    {
        open();
        writeOthers(77);
        InlineNotice *notice = m_fixture->window.notices()->file();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        click(notice, QStringLiteral("Compare"));
        QTRY_COMPARE(document()->baselineInfo().origin, Baseline::Origin::File);
        QVERIFY(m_fixture->waitForResults());
        QCOMPARE(m_fixture->window.currentPage()->title(), QStringLiteral("Compare"));
        QCOMPARE(document()->baseline().associations.rawShares(document()->baseline().associations.findAccount("bio")), 77U);
        QCOMPARE(shares(), original());
    }

    void fileThatIsGoneIsTold()
    {
        open();
        QVERIFY(QFile::remove(m_file));
        InlineNotice *notice = m_fixture->window.notices()->file();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        QVERIFY(m_fixture->window.safetyNet()->fileState() == SafetyNet::FileState::Gone);
        QVERIFY(document()->isModified()); // closing it would lose it
        m_fixture->window.files()->save();
        QTRY_VERIFY_WITH_TIMEOUT(!document()->isModified(), patience);
        QVERIFY(QFile::exists(m_file));
    }

    /// Somebody edited it by hand: how that is made complete is told.
    void whatIsNotCompleteIsNotReloadedAndSaysWhatToDo()
    {
        open();
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray text = file.readAll();
        const qsizetype place = text.indexOf("\"shares\":");
        QVERIFY(place > 0);
        text.insert(place + 9, '7');
        QVERIFY(file.seek(0));
        QCOMPARE(file.write(text), text.size());
        file.close();
        InlineNotice *notice = m_fixture->window.notices()->file();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        click(notice, QStringLiteral("Reload"));
        const InlineNotice *failure = m_fixture->window.notices()->failure();
        QTRY_VERIFY_WITH_TIMEOUT(failure->isVisible(), patience);
        QVERIFY2(failure->text().contains(QStringLiteral("apportion-cli seal")), qPrintable(failure->text()));
        QCOMPARE(shares(), original());
    }

    /// Saving would not write the file again: both what says so and what failed lead to another place.
    void folderThatIsGoneLeadsToAnotherPlace()
    {
        const QDir folder(m_folder->filePath(QStringLiteral("away")));
        QVERIFY(QDir().mkpath(folder.path()));
        const QString path = folder.filePath(QStringLiteral("policy.apportion"));
        QVERIFY(QFile::copy(m_file, path));
        m_fixture->window.files()->open({ path });
        QTRY_COMPARE(document()->filePath(), path);
        QVERIFY(m_fixture->waitForResults());
        QVERIFY(QDir(folder).removeRecursively());
        InlineNotice *notice = m_fixture->window.notices()->file();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        QVERIFY2(notice->text().contains(QStringLiteral("folder")), qPrintable(notice->text()));
        m_fixture->window.files()->save();
        InlineNotice *failure = m_fixture->window.notices()->failure();
        QTRY_VERIFY_WITH_TIMEOUT(failure->isVisible(), patience);
        for (InlineNotice *each : { notice, failure }) {
            click(each, QStringLiteral("Save as…"));
            QFileDialog *dialog = nullptr;
            QTRY_VERIFY((dialog = m_fixture->window.findChild<QFileDialog *>()) != nullptr);
            dialog->reject();
            QTRY_VERIFY(m_fixture->window.findChild<QFileDialog *>() == nullptr);
        }
        QCOMPARE(document()->filePath(), path); // nothing is lost
    }

    void newPolicyIsKeptUntilItIsSaved()
    {
        {
            Document killed;
            test::PromptJournal journal(&killed, m_journals);
            const QSignalSpy writes(&journal, &Journal::written);
            killed.load(readPolicyFile(m_file), {}, QStringLiteral("fresh"), {});
            QVERIFY(!killed.isModified());
            killed.setMade();
            QVERIFY(killed.isModified());
            QTRY_VERIFY_WITH_TIMEOUT(!writes.isEmpty(), patience);
        }
        m_fixture->window.safetyNet()->protect(m_journals);
        InlineNotice *notice = m_fixture->window.notices()->recovery();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        QVERIFY2(notice->text().contains(QStringLiteral("fresh")), qPrintable(notice->text()));
        click(notice, QStringLiteral("Recover"));
        QVERIFY(m_fixture->waitForResults());
        QVERIFY(document()->isModified());
        QVERIFY(document()->filePath().isEmpty());
        bool isGone = false;
        m_fixture->window.files()->whenSafe([&isGone] { isGone = true; });
        auto *question = m_fixture->window.findChild<QMessageBox *>();
        QVERIFY(question != nullptr && !isGone);
        QVERIFY2(question->informativeText().contains(QStringLiteral("All of it would be lost")), qPrintable(question->informativeText()));
        question->button(QMessageBox::Cancel)->click();
        document()->setSaved(m_file, {});
        QVERIFY(!document()->isModified());
    }

    void whatStandsInAnOpenEditorIsSaved()
    {
        open();
        m_fixture->window.goTo(PageName::Accounts);
        auto *tree = m_fixture->window.findChild<AccountView *>();
        QVERIFY(tree != nullptr);
        m_fixture->window.workspace()->selectAssociation(document()->policy().associations.findAccount("bio"));
        QTRY_VERIFY(tree->currentIndex().isValid());
        const QModelIndex cell = tree->currentIndex().siblingAtColumn(AccountTreeModel::RawShares);
        tree->setFocus();
        tree->setCurrentIndex(cell);
        tree->edit(cell);
        auto *editor = tree->findChild<QLineEdit *>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, QStringLiteral("47"));
        QCOMPARE(shares(), original());
        m_fixture->window.files()->save();
        QTRY_VERIFY_WITH_TIMEOUT(!document()->isModified() && shares() == 47U, patience);
        const Project saved = readPolicyFile(m_file);
        QCOMPARE(saved.policy.associations.rawShares(saved.policy.associations.findAccount("bio")), 47U);
    }

    void closingAfterDiscardLeavesNoJournal()
    {
        m_fixture->window.safetyNet()->protect(m_journals);
        open();
        setShares(33);
        QTRY_COMPARE(QDir(m_journals).entryList({ QStringLiteral("*.journal") }, QDir::Files).size(), 1);
        document()->undoStack()->setClean(); // as after saving
        m_fixture->window.close();
        m_fixture.reset();
        QVERIFY(QDir(m_journals).entryList({ QStringLiteral("*.journal") }, QDir::Files).isEmpty());
    }

private:
    [[nodiscard]] Document *document() const { return m_fixture->window.workspace()->document(); }
    void open() const
    {
        m_fixture->window.files()->open({ m_file });
        QVERIFY(m_fixture->waitForResults());
    }
    [[nodiscard]] MergeDialog *mergeDialog() const { return m_fixture->window.findChild<MergeDialog *>(); }
    /// 0 while nothing is open.
    [[nodiscard]] std::uint32_t shares(const char *account = "bio") const
    {
        const AssociationTree &tree = document()->policy().associations;
        const AssociationId id = tree.findAccount(account);
        return id == noAssociation ? 0 : tree.rawShares(id);
    }
    [[nodiscard]] std::uint32_t original() const
    {
        const AssociationTree &tree = document()->original().policy.associations;
        return tree.rawShares(tree.findAccount("bio"));
    }
    void setShares(std::uint32_t value) const { document()->setRawShares({ document()->policy().associations.findAccount("bio") }, value); }
    void writeOthers(std::uint32_t value, const char *account = "bio") const
    {
        Project others = readPolicyFile(m_file);
        others.policy.associations.setRawShares(others.policy.associations.findAccount(account), value);
        QVERIFY(writePolicyFile(m_file, others).isWritten());
    }
    void leaveJournal(std::uint32_t value) const
    {
        Document killed;
        test::PromptJournal journal(&killed, m_journals);
        const ReadPolicy read = readPolicyFile(m_file);
        killed.load(read, m_file, {}, {}, read.checksum);
        QSignalSpy writes(&journal, &Journal::written);
        killed.setRawShares({ killed.policy().associations.findAccount("bio") }, value);
        QVERIFY(writes.wait(patience));
    }
    static void click(const InlineNotice *notice, const QString &text)
    {
        const auto buttons = notice->findChildren<QPushButton *>();
        for (QPushButton *button : buttons) {
            if (button->text() == text && button->isVisible()) {
                button->click();
                return;
            }
        }
        QFAIL(qPrintable(QStringLiteral("no button ") + text));
    }
    void shoot(const QString &name) const
    {
        QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"));
        for (const bool dark : { true, false }) {
            m_fixture->theme.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
            QVERIFY(m_fixture->rest());
            QVERIFY(m_fixture->window.grab().save(
                QStringLiteral(APPORTION_BINARY_DIR "/screenshots/%1_%2.png").arg(name, dark ? QStringLiteral("dark") : QStringLiteral("light"))));
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    QString m_journals;
    std::unique_ptr<WindowFixture> m_fixture;
};

APPORTION_TEST(TestSafetyNet)
} // namespace test_safety_net

#include "test_safety_net.moc"
