// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/page.h"
#include "gui/shell/safety_net.h"
#include "gui/shell/window_notices.h"
#include "gui/widgets/inline_notice.h"
#include "storage/policy_json.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QLabel>
#include <QPushButton>

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
    [[nodiscard]] std::uint32_t shares() const
    {
        const AssociationTree &tree = document()->policy().associations;
        return tree.rawShares(tree.findAccount("bio"));
    }
    [[nodiscard]] std::uint32_t original() const
    {
        const AssociationTree &tree = document()->original().policy.associations;
        return tree.rawShares(tree.findAccount("bio"));
    }
    void setShares(std::uint32_t value) const { document()->setRawShares({ document()->policy().associations.findAccount("bio") }, value); }
    void writeOthers(std::uint32_t value) const
    {
        Snapshot others = readPolicyFile(m_file);
        others.policy.associations.setRawShares(others.policy.associations.findAccount("bio"), value);
        QVERIFY(writePolicyFile(m_file, others).isWritten());
    }
    void leaveJournal(std::uint32_t value) const
    {
        Document killed;
        Journal journal(&killed, m_journals);
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
