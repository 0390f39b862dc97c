// SPDX-License-Identifier: GPL-3.0-or-later
// How far the numbers are the cluster's: at the bottom of the window, in its dialog, and after saving, reopening, reloading.
#include "gui/shell/agreement_dialog.h"
#include "gui/shell/bottom_bar.h"
#include "models/agreement_model.h"
#include "storage/policy_file.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QLabel>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace test_agreement
{

using namespace apportion;

class TestAgreement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void theBottomSaysIt();
    void theBottomSaysItAgainAfterReopening();
    void aRefreshSaysItAnew();
    void theDialogListsWhatDiffers();
    void aReportNeedsWhatWasPrinted();

private:
    /// Opens a golden cluster whose sshare is told with another number.
    static bool openDiffering(WindowFixture &fixture, const QTemporaryDir &folder)
    {
        QStringList files = WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules"));
        files[2] = differing(folder);
        fixture.window.files()->open(files);
        return !files[2].isEmpty() && fixture.waitForResults();
    }
    static QString differing(const QTemporaryDir &folder)
    {
        QFile sshare(QStringLiteral(APPORTION_TEST_DATA "/goldens/fair_tree_rules/sshare.txt"));
        QFile changed(folder.filePath(QStringLiteral("sshare.txt")));
        if (!sshare.open(QIODevice::ReadOnly) || !changed.open(QIODevice::WriteOnly)) {
            return {};
        }
        changed.write(sshare.readAll().replace("|1.000000\n", "|0.123456\n").replace("|1.000000|", "|0.987654|"));
        return changed.fileName();
    }
    /// The line at the bottom; null when there is none.
    static const QPushButton *lineOf(const WindowFixture &fixture)
    {
        const QList<QPushButton *> buttons = fixture.window.findChild<BottomBar *>()->findChildren<QPushButton *>();
        const auto found
            = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton *one) { return one->text().startsWith(QLatin1String("Agrees")); });
        return found == buttons.end() ? nullptr : *found;
    }
};

void TestAgreement::theBottomSaysIt()
{
    WindowFixture fixture;
    QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
    const QPushButton *line = lineOf(fixture);
    QVERIFY(line != nullptr && line->isVisibleTo(&fixture.window));
    const std::shared_ptr<const ClusterAgreement> told = fixture.window.workspace()->document()->project().agreement;
    QVERIFY(told && told->agreement.isWhole());
    QCOMPARE(line->text(), agreementLine(told->agreement));
    // a sample has nothing that a cluster printed
    fixture.window.files()->open({ QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/five-regimes.apportion") });
    QVERIFY(fixture.waitForResults());
    QVERIFY(lineOf(fixture) == nullptr);
}

void TestAgreement::theBottomSaysItAgainAfterReopening()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("draft.apportion"));
    QString said;
    {
        WindowFixture fixture;
        QVERIFY(openDiffering(fixture, folder));
        QVERIFY(lineOf(fixture) != nullptr);
        said = lineOf(fixture)->text();
        Document *document = fixture.window.workspace()->document();
        const WrittenPolicy written = writePolicyFile(path, document->project());
        QVERIFY(written.isWritten());
        document->setSaved(path, written.checksum);
    }
    WindowFixture fixture;
    fixture.window.files()->open({ path });
    QVERIFY(fixture.waitForResults());
    QVERIFY(lineOf(fixture) != nullptr);
    QCOMPARE(lineOf(fixture)->text(), said);
    Document *document = fixture.window.workspace()->document();
    document->setRawShares({ document->policy().associations.findAccount("bio") }, 1);
    fixture.window.safetyNet()->reload();
    QTRY_VERIFY_WITH_TIMEOUT(!document->isModified(), patience);
    QVERIFY(fixture.waitForResults());
    QCOMPARE(lineOf(fixture)->text(), said);
}

void TestAgreement::aRefreshSaysItAnew()
{
    const QTemporaryDir folder;
    WindowFixture fixture;
    QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
    Document *document = fixture.window.workspace()->document();
    const QString before = lineOf(fixture)->text();
    const Snapshot was = document->snapshot();
    // the same usage, beside other factors: no number of ours is another one
    fixture.window.files()->refreshFrom({ differing(folder) });
    QTRY_VERIFY_WITH_TIMEOUT(document->undoStack()->canUndo(), patience);
    Snapshot same = document->snapshot();
    same.situation.usageAt = was.situation.usageAt; // the file of the other factors was written now
    QVERIFY(same == was);
    const std::shared_ptr<const ClusterAgreement> told = document->project().agreement;
    QVERIFY(told && !told->agreement.isWhole());
    QCOMPARE(lineOf(fixture)->text(), agreementLine(told->agreement));
    QVERIFY(lineOf(fixture)->text() != before);
    document->undoStack()->undo();
    QCOMPARE(lineOf(fixture)->text(), before);
    document->undoStack()->redo();
    QCOMPARE(lineOf(fixture)->text(), agreementLine(told->agreement));
}

void TestAgreement::theDialogListsWhatDiffers()
{
    const QTemporaryDir folder;
    WindowFixture fixture;
    QVERIFY(openDiffering(fixture, folder));
    const std::shared_ptr<const ClusterAgreement> told = fixture.window.workspace()->document()->project().agreement;
    QVERIFY(told && !told->agreement.isWhole());
    Q_EMIT fixture.window.findChild<BottomBar *>()->agreementRequested();
    const auto *dialog = fixture.window.findChild<AgreementDialog *>();
    QVERIFY(dialog != nullptr);
    auto *table = dialog->findChild<QTableView *>();
    QCOMPARE(table->model()->rowCount(), static_cast<int>(told->agreement.differences.size()));
    QCOMPARE(dialog->findChild<QLabel *>()->text(), agreementLine(told->agreement));
    // who opens a row is led to what it is about
    QSignalSpy jumps(dialog, &AgreementDialog::jumpTo);
    Q_EMIT table->activated(table->model()->index(0, AgreementModel::Where));
    QCOMPARE(jumps.size(), 1);
    QVERIFY(jumps[0][0].value<ObjectRef>() == told->agreement.differences[0].object);
}

void TestAgreement::aReportNeedsWhatWasPrinted()
{
    const QTemporaryDir folder;
    WindowFixture fixture;
    QVERIFY(openDiffering(fixture, folder));
    const auto told = std::make_shared<ClusterAgreement>(*fixture.window.workspace()->document()->project().agreement);
    const auto offersReport = [&] {
        auto *dialog = new AgreementDialog(told, &fixture.window); // deletes itself when it is closed
        const QList<QPushButton *> buttons = dialog->findChildren<QPushButton *>();
        const bool offers
            = std::any_of(buttons.begin(), buttons.end(), [](const QPushButton *one) { return one->text() == QStringLiteral("Write a report…"); });
        dialog->close();
        return offers;
    };
    QVERIFY(offersReport());
    told->printed = {};
    QVERIFY(!offersReport());
}

APPORTION_TEST(TestAgreement)
} // namespace test_agreement

#include "test_agreement.moc"
