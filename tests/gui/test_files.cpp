// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_kinds.h"
#include "gui/compare/compare_page.h"
#include "gui/export/export_page.h"
#include "gui/files/file_chooser.h"
#include "gui/files/import_dialog.h"
#include "gui/report/headless.h"
#include "gui/shell/rail_entries.h"
#include "gui/shell/window_actions.h"
#include "gui/shell/window_notices.h"
#include "gui/widgets/inline_notice.h"
#include "slurm/conf/fragment.h"
#include "storage/policy_file.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QThread>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace test_files
{

using namespace apportion;

/// Opening, saving, closing, and the program without a window.
class TestFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window.show();
    }
    void cleanup() { m_fixture.reset(); }

    void savedPolicyHoldsTheEditAndIsRecent()
    {
        const QString path = openCopy();
        setShares(33);
        QVERIFY(m_fixture->window.isWindowModified());
        m_fixture->window.files()->save();
        QTRY_VERIFY(!m_fixture->window.isWindowModified());
        QCOMPARE(sharesInFile(path), 33U);
        QCOMPARE(m_fixture->window.files()->recentFiles()->paths(), QStringList { path });
    }

    void aDamagedFileIsOnlyOpenedForRescue()
    {
        const QString whole = openCopy();
        const QString path = m_folder->filePath(QStringLiteral("torn.apportion"));
        QFile file(whole);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const QByteArray torn = bytes.left(bytes.size() / 2);
        QFile tornFile(path);
        QVERIFY(tornFile.open(QIODevice::WriteOnly) && tornFile.write(torn) == torn.size());
        tornFile.close();
        MainWindow &window = m_fixture->window;
        const InlineNotice *notice = window.notices()->damage();
        QCOMPARE(runHeadless({ { path }, {}, m_folder->filePath(QStringLiteral("never")), false }), 2);
        QVERIFY(!QFileInfo::exists(m_folder->filePath(QStringLiteral("never"))));

        // it is no baseline, and it is not opened
        const Document *document = window.workspace()->document();
        window.files()->setBaselineFrom({ path }, [] { QFAIL("there is nothing to compare with"); });
        QTRY_VERIFY(window.notices()->failure()->text().contains(QStringLiteral("torn.apportion is not complete")));
        window.files()->open({ path });
        QTRY_VERIFY(notice->text().contains(QStringLiteral("torn.apportion is not complete")));
        QCOMPARE(document->filePath(), whole);
        QCOMPARE(document->baselineInfo().origin, Baseline::Origin::Opened);

        // what is left of it is neither compared nor exported
        clickButton(notice, QStringLiteral("Open what is left"));
        QTRY_COMPARE(document->rescuedFrom(), path);
        QVERIFY(m_fixture->waitForResults());
        QVERIFY(document->filePath().isEmpty());
        QVERIFY(notice->text().contains(QStringLiteral("what is left of torn.apportion")));
        for (const QToolButton *button : notice->findChildren<QToolButton *>()) {
            QVERIFY(!button->isVisible()); // it stays
        }
        const auto *exportPage = qobject_cast<ExportPage *>(window.page(PageName::Export));
        const auto *comparePage = qobject_cast<ComparePage *>(window.page(PageName::Compare));
        window.goTo(PageName::Export);
        QVERIFY(m_fixture->rest());
        QVERIFY(!exportPage->isUpToDate());
        QVERIFY(!exportPage->texts().of(ExportKind::Commands).available);
        QVERIFY(showsText(exportPage, QStringLiteral("Nothing is exported from a damaged file")));
        window.goTo(PageName::Compare);
        setShares(33);
        QVERIFY(m_fixture->rest());
        QVERIFY(showsText(comparePage, QStringLiteral("Nothing is compared with a damaged file")));

        // it is saved under another name only, and then a policy like others
        saveAs(path);
        QVERIFY(window.notices()->failure()->text().contains(QStringLiteral("choose another name")));
        QVERIFY(tornFile.open(QIODevice::ReadOnly) && tornFile.readAll() == torn);
        saveAs(m_folder->filePath(QStringLiteral("rescued.apportion")));
        QTRY_VERIFY(document->rescuedFrom().isEmpty());
        QVERIFY(notice->text().isEmpty());
        window.goTo(PageName::Export);
        QVERIFY(m_fixture->rest());
        QVERIFY(exportPage->isUpToDate());
    }

    void fileChangedBySomeoneElseIsNotOverwrittenUnasked()
    {
        const QString path = openCopy();
        Snapshot others = readPolicyFile(path);
        others.policy.associations.setRawShares(others.policy.associations.findAccount("bio"), 77);
        QVERIFY(writePolicyFile(path, others).isWritten());

        setShares(33);
        m_fixture->window.files()->save();
        const InlineNotice *notice = m_fixture->window.notices()->file();
        QTRY_VERIFY(notice->text().contains(QStringLiteral("Not saved")));
        QVERIFY(m_fixture->window.findChild<QMessageBox *>() == nullptr);
        QCOMPARE(sharesInFile(path), 77U);
        QVERIFY(m_fixture->window.isWindowModified());
        QVERIFY(m_fixture->waitUntilFileIsSeen());
        clickButton(notice, QStringLiteral("Overwrite"));
        QTRY_COMPARE(sharesInFile(path), 33U);
        QTRY_VERIFY(!m_fixture->window.isWindowModified());
        QVERIFY(!notice->isVisible());
    }

    void whatIsWrittenWhileOneDecidesIsNotOverwrittenEither()
    {
        const QString path = openCopy();
        const auto writeOthers = [&path](std::uint32_t shares) {
            Snapshot others = readPolicyFile(path);
            others.policy.associations.setRawShares(others.policy.associations.findAccount("bio"), shares);
            QVERIFY(writePolicyFile(path, others).isWritten());
        };
        writeOthers(77);
        setShares(33);
        m_fixture->window.files()->save();
        const InlineNotice *notice = m_fixture->window.notices()->file();
        QTRY_VERIFY(notice->text().contains(QStringLiteral("Not saved")));
        QVERIFY(m_fixture->waitUntilFileIsSeen());
        writeOthers(78);
        clickButton(notice, QStringLiteral("Overwrite")); // of what was seen
        QTRY_VERIFY(!m_fixture->window.files()->tasks()->isBusy());
        QCOMPARE(sharesInFile(path), 78U);
        QVERIFY(notice->isVisible());
    }

    void closingGoesOnOnceTheConflictIsDecided()
    {
        const QString path = openCopy();
        Snapshot others = readPolicyFile(path);
        others.policy.associations.setRawShares(others.policy.associations.findAccount("bio"), 77);
        QVERIFY(writePolicyFile(path, others).isWritten());
        setShares(33);
        QVERIFY(!m_fixture->window.close());
        m_fixture->window.findChild<QMessageBox *>()->button(QMessageBox::Save)->click();
        const InlineNotice *notice = m_fixture->window.notices()->file();
        QTRY_VERIFY(notice->text().contains(QStringLiteral("Not saved")));
        QVERIFY(m_fixture->window.isVisible());
        QVERIFY(m_fixture->waitUntilFileIsSeen());
        clickButton(notice, QStringLiteral("Overwrite"));
        QTRY_VERIFY(!m_fixture->window.isVisible());
        QCOMPARE(sharesInFile(path), 33U);
    }

    void closingAsksForUnsavedChanges()
    {
        const QString path = openCopy();
        setShares(33);
        QVERIFY(!m_fixture->window.close());
        auto *box = m_fixture->window.findChild<QMessageBox *>();
        QVERIFY(box != nullptr);
        QCOMPARE(box->windowModality(), Qt::WindowModal);
        QVERIFY(box->informativeText().contains(path));
        QVERIFY2(box->informativeText().contains(QLatin1String("1 edit")), qPrintable(box->informativeText()));
        box->button(QMessageBox::Cancel)->click();
        QVERIFY(m_fixture->window.isVisible());
        QTRY_VERIFY(m_fixture->window.findChild<QMessageBox *>() == nullptr);

        QVERIFY(!m_fixture->window.close());
        box = m_fixture->window.findChild<QMessageBox *>();
        QVERIFY(box != nullptr);
        box->button(QMessageBox::Save)->click();
        QTRY_VERIFY(!m_fixture->window.isVisible());
        QCOMPARE(sharesInFile(path), 33U);
    }

    void questionCountsTheEditsAndDiscardingLeavesTheFile()
    {
        const QString path = openCopy();
        m_fixture->window.workspace()->document()->setMergeInterval(std::chrono::milliseconds(0));
        const std::uint32_t before = sharesInFile(path);
        for (const std::uint32_t shares : { 33U, 34U, 35U }) {
            setShares(shares);
        }
        QVERIFY(!m_fixture->window.close());
        QVERIFY(!m_fixture->window.close()); // asked again, not asked twice
        QTRY_COMPARE(m_fixture->window.findChildren<QMessageBox *>().size(), 1);
        auto *box = m_fixture->window.findChild<QMessageBox *>();
        QVERIFY2(box->informativeText().contains(QLatin1String("3 edit")), qPrintable(box->informativeText()));
        box->button(QMessageBox::Discard)->click();
        QTRY_VERIFY(!m_fixture->window.isVisible());
        QCOMPARE(sharesInFile(path), before);
    }

    void whatIsEditedWhileItIsSavedIsAskedAboutBeforeClosing()
    {
        const QString path = openCopy();
        setShares(33);
        QVERIFY(!m_fixture->window.close());
        m_fixture->window.findChild<QMessageBox *>()->button(QMessageBox::Save)->click(); // by a thread
        m_fixture->window.workspace()->document()->setMergeInterval(std::chrono::milliseconds(0));
        setShares(34);
        QTRY_VERIFY(!m_fixture->window.files()->tasks()->isBusy());
        QCOMPARE(sharesInFile(path), 33U);
        QVERIFY(m_fixture->window.isVisible());
        QMessageBox *box = nullptr;
        QTRY_VERIFY((box = m_fixture->window.findChild<QMessageBox *>()) != nullptr && box->isVisible());
        box->button(QMessageBox::Save)->click();
        QTRY_VERIFY(!m_fixture->window.isVisible());
        QCOMPARE(sharesInFile(path), 34U);
    }

    void savingTellsHowMuchIsWrittenAndStopsOnDemand()
    {
        const QString path = openCopy();
        setShares(33);
        FileTasks *tasks = m_fixture->window.files()->tasks();
        // the thread is kept busy, so that saving is stopped before it has begun
        std::atomic<bool> go { false };
        tasks->run(
            {},
            [&go] {
                while (!go) {
                    QThread::msleep(1);
                }
                return 0;
            },
            [](int) {});
        QSignalSpy said(m_fixture->window.files(), &FileController::said);
        m_fixture->window.files()->save();
        QVERIFY(tasks->canCancel());
        tasks->cancel();
        QVERIFY(!tasks->canCancel());
        QVERIFY(tasks->isBusy()); // its end is waited for: it may have been too late
        const std::uint32_t before = sharesInFile(path);
        go = true;
        QTRY_COMPARE(said.size(), 1);
        QVERIFY(!tasks->isBusy());
        QCOMPARE(sharesInFile(path), before);
        QVERIFY(m_fixture->window.isWindowModified());
        m_fixture->window.files()->save(); // and nobody else is said to have written it
        QTRY_COMPARE(sharesInFile(path), 33U);
        QTRY_VERIFY(!m_fixture->window.isWindowModified());
    }

    void choosingAFileDoesNotBlock()
    {
        openCopy();
        m_fixture->window.files()->saveAs();
        auto *dialog = m_fixture->window.findChild<QFileDialog *>(); // there, and this function goes on
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->windowModality(), Qt::WindowModal);
        QCOMPARE(dialog->defaultSuffix(), QStringLiteral("apportion"));
        const QString other = m_folder->filePath(QStringLiteral("other"));
        dialog->setDirectory(m_folder->path());
        dialog->selectFile(other);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY(QFile::exists(other + QStringLiteral(".apportion")));
        QTRY_COMPARE(m_fixture->window.workspace()->document()->filePath(), other + QStringLiteral(".apportion"));
    }

    void dialogsBeginWhereThePolicyLies()
    {
        openCopy(); // not chosen in a dialog
        m_fixture->window.files()->chooseAndOpen();
        const auto *dialog = m_fixture->window.findChild<QFileDialog *>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->directory().absolutePath(), QDir(m_folder->path()).absolutePath());
        const auto *list = dialog->findChild<QTreeView *>(QStringLiteral("treeView"));
        QTRY_VERIFY(list->model()->rowCount(list->rootIndex()) > 0);
        QTRY_COMPARE(list->horizontalScrollBar()->maximum(), 0); // its columns have what stands in them, and the names the rest
        QTRY_VERIFY(list->header()->sectionSize(0) > list->fontMetrics().horizontalAdvance(QString(30, QLatin1Char('n'))));
        QCOMPARE(lastFolder(pictureFolderKey), QDir(m_folder->path()).absolutePath());
        rememberFolder(m_folder->filePath(QStringLiteral("gone/picture.svg")), pictureFolderKey);
        QCOMPARE(lastFolder(pictureFolderKey), QDir::homePath());
    }

    void closingWithoutChangesDoesNotAsk()
    {
        openCopy();
        QVERIFY(m_fixture->window.close());
    }

    void droppedFilesAreOpened()
    {
        QMimeData mime;
        QList<QUrl> urls;
        for (const QString &file : WindowFixture::goldenFiles(QStringLiteral("odyssey"))) {
            urls.append(QUrl::fromLocalFile(file));
        }
        mime.setUrls(urls);
        // a file manager that is told that they were moved may delete them
        QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction | Qt::MoveAction, &mime, Qt::LeftButton, Qt::ShiftModifier);
        enter.setDropAction(Qt::MoveAction);
        QCoreApplication::sendEvent(&m_fixture->window, &enter);
        QVERIFY(enter.isAccepted());
        QCOMPARE(enter.dropAction(), Qt::CopyAction);
        QDropEvent drop(QPointF(100, 100), Qt::CopyAction | Qt::MoveAction, &mime, Qt::LeftButton, Qt::ShiftModifier);
        drop.setDropAction(Qt::MoveAction);
        QCoreApplication::sendEvent(&m_fixture->window, &drop);
        QCOMPARE(drop.dropAction(), Qt::CopyAction);
        QVERIFY(m_fixture->waitForResults());
        QVERIFY(m_fixture->window.workspace()->hasPolicy());
        QVERIFY(m_fixture->window.workspace()->document()->policy().associations.count() > 2);
    }

    void whatIsOnNoDiskIsNotTaken()
    {
        QMimeData mime;
        mime.setUrls({ QUrl(QStringLiteral("https://example.org/slurm.conf")) });
        QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(&m_fixture->window, &enter);
        QVERIFY(!enter.isAccepted());
    }

    void jobsAreDroppedOntoTheOpenPolicy()
    {
        const QString path = openCopy();
        setShares(33);
        Document *document = m_fixture->window.workspace()->document();
        const std::size_t jobs = document->situation().jobs->size();
        document->setJobs({});
        const QSignalSpy said(m_fixture->window.files(), &FileController::said);
        m_fixture->window.files()->openOrRefresh({ WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")).last() });
        QTRY_COMPARE(document->situation().jobs->size(), jobs);
        QVERIFY(m_fixture->waitForResults());
        QVERIFY(m_fixture->window.findChild<QMessageBox *>() == nullptr); // nothing is lost: nothing is asked
        const QFileInfo refreshed(WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")).last());
        const QString when = QLocale().toString(refreshed.lastModified(), QLocale::ShortFormat);
        QCOMPARE(document->undoStack()->undoText(), QStringLiteral("Refresh from %1 of %2").arg(refreshed.fileName(), when));
        QVERIFY(!said.isEmpty());
        const QString told = said.last().first().toString();
        QCOMPARE(told, QStringLiteral("Refreshed from %1 of %2").arg(refreshed.fileName(), when)); // the jobs that there were are there again
        QCOMPARE(document->filePath(), path);
        QCOMPARE(document->policy().associations.rawShares(document->policy().associations.findAccount("bio")), 33U);
        document->undoStack()->undo();
        QVERIFY(document->situation().jobs->empty());
    }

    void whatCannotBeOpenedAsksForNoSave()
    {
        const QString path = openCopy();
        setShares(33);
        QTemporaryDir folder;
        QFile picture(folder.filePath(QStringLiteral("picture.png")));
        QVERIFY(picture.open(QIODevice::WriteOnly) && picture.write("\x89PNG\r\n\x1a\n") > 0);
        picture.close();
        m_fixture->window.files()->openOrRefresh({ picture.fileName() });
        const InlineNotice *notice = m_fixture->window.notices()->failure();
        QTRY_VERIFY(notice->isVisible());
        QVERIFY(m_fixture->window.findChild<QMessageBox *>() == nullptr);
        QCOMPARE(m_fixture->window.workspace()->document()->filePath(), path);
        QVERIFY(m_fixture->window.workspace()->document()->isModified());
    }

    void theMenuRefreshesWithoutAsking()
    {
        const QString path = openCopy();
        setShares(33);
        Document *document = m_fixture->window.workspace()->document();
        QVERIFY(m_fixture->window.actions()->refresh->isEnabled());
        m_fixture->window.files()->refreshFrom(WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")));
        QTRY_COMPARE(document->baselineInfo().origin, Baseline::Origin::Imported);
        QVERIFY(m_fixture->waitForResults());
        QVERIFY(m_fixture->window.findChild<QMessageBox *>() == nullptr);
        QVERIFY2(document->undoStack()->undoText().contains(QLatin1String("more files")), qPrintable(document->undoStack()->undoText()));
        QCOMPARE(document->filePath(), path);
        QCOMPARE(document->policy().associations.rawShares(document->policy().associations.findAccount("bio")), 33U);
        const InlineNotice *notice = m_fixture->window.notices()->failure();
        QVERIFY(!notice->isVisible());
        m_fixture->window.files()->refreshFrom({ path }); // a project is opened, not taken for the cluster
        QTRY_VERIFY(notice->isVisible());
    }

    void aClusterRefreshesThePolicyOrIsAnother()
    {
        const QString path = openCopy();
        setShares(33);
        Document *document = m_fixture->window.workspace()->document();
        for (const char *answer : { "Cancel", "Refresh", "Open" }) {
            m_fixture->window.files()->openOrRefresh(WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")));
            QMessageBox *box = nullptr;
            QTRY_VERIFY((box = m_fixture->window.findChild<QMessageBox *>()) != nullptr);
            const auto buttons = box->buttons();
            const auto button
                = std::find_if(buttons.begin(), buttons.end(), [answer](const QAbstractButton *one) { return one->text() == QLatin1String(answer); });
            QVERIFY(button != buttons.end());
            (*button)->click();
            QTRY_VERIFY(m_fixture->window.findChild<QMessageBox *>() == nullptr || qstrcmp(answer, "Open") == 0);
            QVERIFY(m_fixture->waitForResults());
            QCOMPARE(document->filePath(), path);
            QCOMPARE(document->baselineInfo().origin, qstrcmp(answer, "Cancel") == 0 ? Baseline::Origin::Opened : Baseline::Origin::Imported);
            QCOMPARE(document->policy().associations.rawShares(document->policy().associations.findAccount("bio")), 33U);
        }
        QMessageBox *unsaved = nullptr; // another policy: what is unsaved is asked about
        QTRY_VERIFY((unsaved = m_fixture->window.findChild<QMessageBox *>()) != nullptr && unsaved->button(QMessageBox::Discard) != nullptr);
        unsaved->button(QMessageBox::Discard)->click();
        QTRY_VERIFY(document->filePath().isEmpty());
        QVERIFY(!document->isModified());
    }

    void unreadableFileIsToldAndLeavesTheOpenPolicy()
    {
        const QString path = openCopy();
        QFile nonsense(m_folder->filePath(QStringLiteral("nonsense.apportion")));
        QVERIFY(nonsense.open(QIODevice::WriteOnly));
        nonsense.write("{ \"this is\": not a policy");
        nonsense.close();
        m_fixture->window.files()->open({ nonsense.fileName() });
        const InlineNotice *notice = m_fixture->window.notices()->failure();
        QTRY_VERIFY(notice->isVisible());
        QVERIFY2(notice->text().contains(QLatin1Char('\n')), "what was wrong is told too");
        QVERIFY(m_fixture->window.findChild<QMessageBox *>() == nullptr);
        QCOMPARE(m_fixture->window.workspace()->document()->filePath(), path);
    }

    void longReadingTellsHowMuchIsRead()
    {
        FileTasks tasks;
        QStringList findings;
        connect(&tasks, &FileTasks::progressChanged, this, [&findings](const QString &text) { findings.append(text); });
        bool done = false;
        const auto work = [](Progress *progress) {
            progress->begin(200);
            progress->passed(60);
            progress->reached(24);
            while (!progress->isCancelled()) {
                QThread::msleep(5);
            }
            return 0;
        };
        tasks.runCancellable(QStringLiteral("Opening…"), work, [&done](int) { done = true; });
        QTRY_VERIFY(findings.contains(QStringLiteral("Opening… 42 %")));
        QCOMPARE(findings.constFirst(), QStringLiteral("Opening…"));
        tasks.cancel(); // which the work hears of
        QCOMPARE(findings.constLast(), QString());
        bool after = false;
        tasks.run(
            QStringLiteral("next"), [] { return 1; }, [&after](int) { after = true; });
        QTRY_VERIFY(after);
        QVERIFY(!done);
    }

    void workThatThrowsEndsInANotice()
    {
        QVERIFY(!openCopy().isEmpty());
        MainWindow &window = m_fixture->window;
        const InlineNotice *notice = window.notices()->failure();
        QVERIFY(!notice->isVisible());
        window.files()->tasks()->run(
            QStringLiteral("Working…"), []() -> int { throw std::bad_alloc(); }, [](int) { QFAIL("there is no result"); });
        QTRY_VERIFY(notice->isVisible());
        QVERIFY2(notice->text().contains(QStringLiteral("memory")), qPrintable(notice->text()));
        QVERIFY(!window.files()->tasks()->isBusy());
        setShares(7); // and the window goes on
        QVERIFY(m_fixture->waitForResults());
    }

    void openingThatIsCancelledLeavesTheOpenPolicy()
    {
        const QString path = openCopy();
        FileTasks *tasks = m_fixture->window.files()->tasks();
        m_fixture->window.files()->open(WindowFixture::goldenFiles(QStringLiteral("odyssey")));
        QVERIFY(tasks->canCancel());
        tasks->cancel();
        QVERIFY(!tasks->isBusy());
        QVERIFY(!tasks->canCancel());
        bool isNext = false; // one thread: what was given up is over then
        tasks->run(
            {}, [] { return 0; }, [&isNext](int) { isNext = true; });
        QTRY_VERIFY(isNext);
        QCOMPARE(m_fixture->window.workspace()->document()->filePath(), path);
        m_fixture->window.files()->open({ path });
        QVERIFY(m_fixture->waitForResults());
        QVERIFY(!tasks->isBusy());
    }

    void importDialogPutsEachFileWhereItBelongs()
    {
        ImportDialog dialog;
        dialog.placeFiles(WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")));
        const slurm::ImportFiles files = dialog.files();
        QVERIFY(QString::fromStdString(files.slurmConf).endsWith(QLatin1String("/slurm.conf")));
        QVERIFY(QString::fromStdString(files.associations).endsWith(QLatin1String("/associations.cfg")));
        QVERIFY(QString::fromStdString(files.usage).endsWith(QLatin1String("/usage.txt")));
        QVERIFY(QString::fromStdString(files.jobs).endsWith(QLatin1String("/jobs.txt")));
        auto *associations = dialog.findChild<QLineEdit *>(QStringLiteral("associationsPath"));
        associations->setText(QStringLiteral("/nowhere/at/all"));
        QVERIFY(associations->property("invalid").toBool());
    }

    void importDialogMovesWhatStandsInTheFieldOfAnotherKind()
    {
        const QStringList golden = WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules"));
        ImportDialog dialog;
        const auto field = [&dialog](const char *name) { return dialog.findChild<QLineEdit *>(QLatin1String(name)); };
        // two that changed places, and one below which its own field is free
        field("slurmConfPath")->setText(golden.at(1));
        field("associationsPath")->setText(golden.at(0));
        field("partitionsPath")->setText(golden.at(3));
        dialog.accept();
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        const slurm::ImportFiles files = dialog.files();
        QCOMPARE(QString::fromStdString(files.slurmConf), golden.at(0));
        QCOMPARE(QString::fromStdString(files.associations), golden.at(1));
        QCOMPARE(QString::fromStdString(files.jobs), golden.at(3));
        QVERIFY(files.partitions.empty());

        // where the field of its own is taken, nobody guesses which of the two is meant
        ImportDialog other;
        other.findChild<QLineEdit *>(QStringLiteral("slurmConfPath"))->setText(golden.at(0));
        other.findChild<QLineEdit *>(QStringLiteral("associationsPath"))->setText(golden.at(1));
        QTemporaryDir folder;
        const QString second = folder.filePath(QStringLiteral("second.cfg"));
        QVERIFY(QFile::copy(golden.at(1), second));
        other.findChild<QLineEdit *>(QStringLiteral("jobsPath"))->setText(second);
        other.accept();
        QCOMPARE(other.result(), static_cast<int>(QDialog::Rejected));
        const auto *message = other.findChild<QLabel *>(QStringLiteral("message"));
        QVERIFY(message != nullptr && message->text().contains(QLatin1String("second.cfg")));
        QCOMPARE(QString::fromStdString(other.files().jobs), second);
    }

    void headlessRunWritesSettingsCommandsAndEveryChart()
    {
        const QString out = m_folder->filePath(QStringLiteral("out"));
        QCOMPARE(runHeadless({ WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")), {}, out, false }), 0);
        const OpenedFiles opened = openFiles(WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")));
        const QDir folder(out);
        QFile fragment(folder.filePath(exportName(ExportKind::Fragment)));
        QVERIFY(fragment.open(QIODevice::ReadOnly));
        QCOMPARE(fragment.readAll().toStdString(), slurm::confFragment(opened.policy));
        const QStringList pictures = folder.entryList({ QStringLiteral("*.png") });
        QCOMPARE(pictures.size(), static_cast<qsizetype>(std::size(allChartKinds)));
        QCOMPARE(folder.entryList({ QStringLiteral("*.svg") }).size(), static_cast<qsizetype>(std::size(allChartKinds)));
        for (const QString &picture : pictures) {
            const QImage image(folder.filePath(picture));
            QVERIFY2(image.width() >= 300, qPrintable(picture));
        }
    }

    void headlessRunWithoutInputFails()
    {
        QCOMPARE(runHeadless({ { QStringLiteral("/nowhere/slurm.conf") }, {}, m_folder->filePath(QStringLiteral("out")), false }), 2);
        QCOMPARE(runHeadless({ {}, QStringLiteral("no such sample"), m_folder->filePath(QStringLiteral("out")), false }), 2);
    }

private:
    /// A golden as a policy file of its own, opened.
    QString openCopy()
    {
        QString path = m_folder->filePath(QStringLiteral("draft.apportion"));
        const OpenedFiles imported = openFiles(WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")));
        if (!writePolicyFile(path, imported).isWritten()) {
            return {};
        }
        m_fixture->window.files()->open({ path });
        m_fixture->waitForResults();
        return path;
    }
    void setShares(std::uint32_t shares)
    {
        Document *document = m_fixture->window.workspace()->document();
        document->setRawShares({ document->policy().associations.findAccount("bio") }, shares);
    }
    static std::uint32_t sharesInFile(const QString &path)
    {
        const AssociationTree tree = readPolicyFile(path).policy.associations;
        const AssociationId bio = tree.findAccount("bio");
        return bio == noAssociation ? 0 : tree.rawShares(bio);
    }
    static bool showsText(const QWidget *page, const QString &text)
    {
        const QList<QLabel *> labels = page->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel *label) { return label->isVisible() && label->text() == text; });
    }
    void saveAs(const QString &path)
    {
        m_fixture->window.files()->saveAs();
        auto *dialog = m_fixture->window.findChild<QFileDialog *>();
        QVERIFY(dialog != nullptr);
        dialog->setOption(QFileDialog::DontConfirmOverwrite); // that would wait for an answer
        dialog->setDirectory(QFileInfo(path).path());
        dialog->selectFile(path);
        QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
        QTRY_VERIFY(m_fixture->window.findChild<QFileDialog *>() == nullptr);
    }
    static void clickButton(const InlineNotice *notice, const QString &text)
    {
        const auto buttons = notice->findChildren<QPushButton *>();
        for (QPushButton *button : buttons) {
            if (button->text() == text && button->isVisible()) {
                button->click();
                return;
            }
        }
        QFAIL(qPrintable(text));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowFixture> m_fixture;
};

APPORTION_TEST(TestFiles)
} // namespace test_files

#include "test_files.moc"
