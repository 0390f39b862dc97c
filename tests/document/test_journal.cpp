// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/journal_file.h"
#include "document/recovery.h"
#include "journal_folder.h"
#include "support/sanitizer.h"
#include "support/test_case.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <map>

namespace test_journal
{

using namespace apportion;
using namespace apportion::test;

namespace
{

/// What the killed process does: opens a file (or its policy as if it were imported), edits all the time and says each edit, and which
/// of them the journal has.
int editUntilKilled(const QStringList &arguments)
{
    const QString &folder = arguments[2];
    const QString &file = arguments[3];
    const bool asImport = arguments.size() > 4;
    Document document;
    document.setMergeInterval(std::chrono::milliseconds(0));
    Journal journal(&document, folder);
    const ReadPolicy read = readPolicyFile(file);
    if (asImport) {
        document.load(read, {}, QStringLiteral("imported"), {});
    } else {
        document.load(read, file, {}, {}, read.checksum);
    }
    std::uint32_t shares = firstShares;
    std::map<quint64, std::uint32_t> sharesAt; // by the document's generation
    QObject::connect(&journal, &Journal::written, &document, [&](quint64 generation) {
        std::printf("%u is kept\n", sharesAt[generation]);
        std::fflush(stdout);
    });
    QTimer edits;
    QObject::connect(&edits, &QTimer::timeout, &document, [&] {
        document.setRawShares({ document.policy().associations.findAccount("edited") }, ++shares);
        sharesAt[document.generation()] = shares;
        std::printf("%u\n", shares);
        std::fflush(stdout);
    });
    edits.start(20);
    return QCoreApplication::exec();
}

} // namespace

/// What a journal has of the edits, and what it leaves behind.
class TestJournal : public QObject, JournalFolder
{
    Q_OBJECT

private Q_SLOTS:
    void init() { renew(); }

    void journalOfAnEditOfAllRowsHasTheirValuesAlone()
    {
        const auto rows = static_cast<AssociationId>(std::max(qEnvironmentVariableIntValue("APPORTION_TEST_ASSOCIATIONS"), 5000));
        QVERIFY(writePolicyFile(m_file, test::generatedPolicy({ rows, 10, 11 })).isWritten());
        Document document;
        Journal journal(&document, m_journals);
        journal.setDelay(std::chrono::milliseconds(0));
        open(document);
        const std::vector<AssociationId> all = document.policy().associations.layout().depthFirst();
        const std::vector<AssociationId> ids(all.begin() + 1, all.end()); // root has no shares to give
        QSignalSpy writes(&journal, &Journal::written);
        document.setMergeInterval(std::chrono::milliseconds(0));
        std::vector<std::uint32_t> shares;
        shares.reserve(ids.size());
        for (const AssociationId id : ids) {
            shares.push_back(1 + id % 1000);
        }
        for (int edit = 0; edit < 3; ++edit) { // the second finds the base indexed, and so does each that follows
            QVERIFY(document.setRawShares(ids, shares));
            QTRY_VERIFY_WITH_TIMEOUT(!writes.isEmpty() && writes.constLast().constFirst().toULongLong() == document.generation(), patience);
            std::rotate(shares.begin(), shares.begin() + 1, shares.end());
        }
        QVERIFY2(QFileInfo(journals().constFirst()).size() * 5 < QFileInfo(m_file).size(), "names and options are not written again");
        QVERIFY(document.setRawShares(ids, 5));
        QTRY_VERIFY_WITH_TIMEOUT(writes.constLast().constFirst().toULongLong() == document.generation(), patience);
        QVERIFY2(QFileInfo(journals().constFirst()).size() < 2000 + 2 * rows, "all have the same: it is their sums");
        const std::optional<ReadJournal> read = readJournal(journals().constFirst());
        QVERIFY(read.has_value());
        QCOMPARE(writePolicyJson(read->edited), writePolicyJson(document.project()));
    }

    void journalOfOneEditIsSmallAndGoesWithTheEdit()
    {
        Document document;
        PromptJournal journal(&document, m_journals);
        open(document);
        edit(document, 5);
        QTRY_COMPARE(journals().size(), 1);
        QVERIFY(QFileInfo(m_file).size() > 100000);
        QVERIFY2(QFileInfo(journals().constFirst()).size() < 2000, "one changed line is no reason to write them all");
        document.undoStack()->undo();
        QTRY_VERIFY(journals().isEmpty());
    }

    void savedPolicyNeedsNoJournal()
    {
        Document document;
        PromptJournal journal(&document, m_journals);
        open(document);
        edit(document, 5);
        QTRY_COMPARE(journals().size(), 1);
        const WrittenPolicy written = writePolicyFile(m_file, document.snapshot());
        document.setSaved(m_file, written.checksum);
        QTRY_VERIFY(journals().isEmpty());
    }

    void editMadeWhileSavingIsKeptAgainstTheNewFile()
    {
        {
            Document document;
            PromptJournal journal(&document, m_journals);
            open(document);
            edit(document, 5);
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
            const Project saving = document.project();
            const quint64 generation = document.generation();
            const WrittenPolicy written = writePolicyFile(m_file, saving);
            edit(document, 6);
            document.setSaved(m_file, written.checksum, generation, saving);
            writes.clear();
            QVERIFY(writes.wait(patience));
        }
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        QCOMPARE(editedShares(found.works.front().base), 5U);
        QCOMPARE(editedShares(found.works.front().edited), 6U);
    }

    void discardedEditsLeaveNothing()
    {
        Document document;
        {
            PromptJournal journal(&document, m_journals);
            open(document);
            edit(document, 5);
            QTRY_COMPARE(journals().size(), 1);
            journal.discard();
        }
        QVERIFY(QDir(m_journals).entryList(QDir::Files).isEmpty());
    }

    void whatIsUnsavedIsWrittenWhenItIsAskedFor()
    {
        {
            Document document;
            Journal journal(&document, m_journals);
            journal.setDelay(std::chrono::hours(1));
            open(document);
            edit(document, 77);
            journal.flush();
            QCOMPARE(journals().size(), 1);
            edit(document, 78);
            journal.flush();
        }
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        QCOMPARE(editedShares(found.works.front().edited), 78U);
    }

    void journalOfARunningProgramIsNotOffered()
    {
        Document document;
        PromptJournal journal(&document, m_journals);
        open(document);
        edit(document, 5);
        QTRY_COMPARE(journals().size(), 1);
        QVERIFY(findRecoverable(m_journals).works.empty());
        QCOMPARE(journals().size(), 1);
    }

    void killBehindASaveIsNoAlarm()
    {
        {
            Document document;
            PromptJournal journal(&document, m_journals);
            open(document);
            edit(document, 5);
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
            journal.setDelay(std::chrono::hours(1));
            edit(document, 6); // is not in the journal
            QVERIFY(writePolicyFile(m_file, document.project(), document.fileChecksum(), nullptr, journal.saveNote(m_file, document.generation()))
                        .isWritten());
        }
        const Recovery found = findRecoverable(m_journals);
        QVERIFY(found.works.empty());
        QVERIFY(found.setAside.isEmpty());
        QVERIFY(QDir(m_journals).entryList(QDir::Files).isEmpty());
    }

    /// The file of the first save is another than the one that the journal knows: none.
    void killBehindTheFirstSaveIsNoAlarm()
    {
        const QString saved = m_folder->filePath(QStringLiteral("saved.apportion"));
        {
            Document document;
            PromptJournal journal(&document, m_journals);
            document.load(withEditedAccount(), {}, QStringLiteral("imported"), {});
            edit(document, 5);
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
            QVERIFY(writePolicyFile(saved, document.project(), {}, nullptr, journal.saveNote(saved, document.generation())).isWritten());
        }
        QVERIFY(findRecoverable(m_journals).works.empty());
        QVERIFY(QDir(m_journals).entryList(QDir::Files).isEmpty());
    }

    void noteOfASaveGoesWithIt()
    {
        Document document;
        Journal journal(&document, m_journals);
        open(document);
        journal.setDelay(std::chrono::milliseconds(1));
        edit(document, 5);
        const WrittenPolicy written = writePolicyFile(m_file, document.project(), {}, nullptr, journal.saveNote(m_file, document.generation()));
        document.setSaved(m_file, written.checksum);
        QTRY_COMPARE(QDir(m_journals).entryList(QDir::Files).size(), 1); // the lock
    }

    void editsBehindASaveAreOffered()
    {
        {
            Document document;
            PromptJournal journal(&document, m_journals);
            open(document);
            edit(document, 5);
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
            const Project saving = document.project();
            const auto note = journal.saveNote(m_file, document.generation());
            edit(document, 6);
            QVERIFY(writes.wait(patience));
            QVERIFY(writePolicyFile(m_file, saving, {}, nullptr, note).isWritten());
        }
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        QVERIFY(found.works.front().theirs == nullptr);
        QCOMPARE(editedShares(found.works.front().base), 5U);
        QCOMPARE(editedShares(found.works.front().edited), 6U);
    }

    void killedProgramLosesOnlyWhatWasNotYetKept_data()
    {
        QTest::addColumn<bool>("hasFile");
        QTest::addColumn<int>("writings");
        for (const int writings : { 1, 2, 4 }) {
            QTest::addRow("a file, written %d times", writings) << true << writings;
            QTest::addRow("imported, written %d times", writings) << false << writings;
        }
    }
    void killedProgramLosesOnlyWhatWasNotYetKept()
    {
#ifdef APPORTION_IS_THREAD_SANITIZED
        QSKIP("clang's ThreadSanitizer may fail where Qt starts a process while threads run.");
#endif
        QFETCH(bool, hasFile);
        QFETCH(int, writings);
        QProcess child;
        QStringList arguments { QStringLiteral("--edit-until-killed"), m_journals, m_file };
        if (!hasFile) {
            arguments.append(QStringLiteral("as-import"));
        }
        child.start(QCoreApplication::applicationFilePath(), arguments);
        QVERIFY(child.waitForStarted(patience));
        QByteArray said;
        while (said.count("kept") < writings) {
            QVERIFY(child.waitForReadyRead(patience));
            said += child.readAllStandardOutput();
        }
        child.kill(); // SIGKILL
        QVERIFY(child.waitForFinished(patience));
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        said += child.readAllStandardOutput();

        std::uint32_t last = 0;
        std::uint32_t kept = 0;
        const QList<QByteArray> lines = said.left(said.lastIndexOf('\n')).split('\n');
        for (const QByteArray &line : lines) {
            const std::uint32_t shares = line.split(' ').first().toUInt();
            if (line.endsWith("kept")) {
                QVERIFY2(shares > kept, "it is written again when there is something new");
                kept = shares;
            } else {
                last = shares;
            }
        }
        QVERIFY(kept > firstShares);

        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        const RecoverableWork &work = found.works.front();
        const std::uint32_t recovered = editedShares(work.edited);
        QVERIFY2(recovered >= kept, qPrintable(QStringLiteral("%1 of %2").arg(recovered).arg(kept)));
        QVERIFY(recovered <= last + 1); // one may have been made and not said
        QCOMPARE(work.header.file, hasFile ? m_file : QString());
        // nothing but that edit
        Snapshot expected = withEditedAccount();
        expected.policy.associations.setRawShares(expected.policy.associations.findAccount("edited"), recovered);
        QCOMPARE(draftText(work.edited), draftText(expected));
    }
};

namespace
{
const bool toolIsThere = (apportion::test::testTools().push_back({ "--edit-until-killed", editUntilKilled }), true);
}

APPORTION_TEST(TestJournal)
} // namespace test_journal

#include "test_journal.moc"
