// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/policy_merge.h"
#include "document/document.h"
#include "document/journal.h"
#include "document/journal_file.h"
#include "document/line_delta.h"
#include "document/recovery.h"
#include "storage/policy_file.h"
#include "storage/policy_json.h"
#include "support/generated_policy.h"
#include "support/patience.h"
#include "support/sanitizer.h"
#include "support/test_case.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include <algorithm>
#include <cstdio>
#include <map>

namespace test_journal
{

using namespace apportion;

namespace
{

constexpr std::uint32_t firstShares = 1000;

Snapshot smallPolicy()
{
    return test::generatedPolicy({ 2000, 10, 11 });
}

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

Snapshot withEditedAccount()
{
    Snapshot small = smallPolicy();
    small.policy.associations.addAccount(AssociationTree::root(), "edited", firstShares);
    return readPolicyJson(writePolicyJson(small), "policy");
}

std::uint32_t editedShares(const Snapshot &now)
{
    const AssociationId id = now.policy.associations.findAccount("edited");
    return id == noAssociation ? 0 : now.policy.associations.rawShares(id);
}

} // namespace

class TestJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_journals = m_folder->filePath(QStringLiteral("journals"));
        m_file = m_folder->filePath(QStringLiteral("policy.apportion"));
        QVERIFY(writePolicyFile(m_file, withEditedAccount()).isWritten());
    }

    void deltaGivesTheTextBack_data()
    {
        QTest::addColumn<QByteArray>("base");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("same") << QByteArray("a\nb\nc\n") << QByteArray("a\nb\nc\n");
        QTest::newRow("changed") << QByteArray("a\nb\nc\n") << QByteArray("a\nB\nc\n");
        QTest::newRow("moved") << QByteArray("a\nb\nc\nd\n") << QByteArray("c\na\nb\nd\n");
        QTest::newRow("repeated") << QByteArray("x\nx\nx\ny\nx\n") << QByteArray("x\ny\nx\nx\nx\nx\n");
        QTest::newRow("empty lines") << QByteArray("\n\na\n") << QByteArray("a\n\n\n");
        QTest::newRow("empty base") << QByteArray() << QByteArray("a\nb\n");
        QTest::newRow("empty text") << QByteArray("a\n") << QByteArray();
        QTest::newRow("base without an end") << QByteArray("a\nb") << QByteArray("b\na\n");
        const auto row = [](const char *name, const char *shares, const char *usage = "") {
            return QByteArray("{\"user\":\"") + name + "\",\"shares\":" + shares + usage + ",\"options\":\"Description=a\"},\n";
        };
        QTest::newRow("all shares") << row("a", "1") + row("b", "2") + row("c", "3") << row("a", "7") + row("b", "\"parent\"") + row("c", "7");
        QTest::newRow("shares and usage") << row("a", "1", ",\"usage\":5") + row("b", "2")
                                          << row("a", "4", ",\"usage\":\"1.5\"") + row("b", "2", ",\"usage\":3");
        QTest::newRow("shares, and a line gone") << row("a", "1") + row("b", "2") + row("c", "3") + row("d", "3")
                                                 << row("a", "9") + row("c", "9") + row("d", "9");
        QTest::newRow("shares that mean something") << row("a", "1") + row("b", "2") << row("a", "\"1;2\"") + row("b", "\"3*4\"");
        QTest::newRow("lines like steps") << QByteArray("+a\n=0,1\n") << QByteArray("=0,1\n+a\n=9,9\n");
    }
    void deltaGivesTheTextBack()
    {
        QFETCH(QByteArray, base);
        QFETCH(QByteArray, text);
        const std::string delta = makeLineDelta(LineIndex(base.toStdString()), text.toStdString());
        const std::optional<std::string> made = applyLineDelta(base.toStdString(), delta);
        QVERIFY(made.has_value());
        QCOMPARE(QByteArray::fromStdString(*made), text);
    }

    void randomDeltasGiveTheirTextsBack()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 400; ++round) {
            std::string base;
            std::string text;
            for (std::string *side : { &base, &text }) {
                const int lines = random.bounded(40);
                for (int i = 0; i < lines; ++i) {
                    side->append(std::to_string(random.bounded(12))).append("\n");
                }
            }
            QCOMPARE(applyLineDelta(base, makeLineDelta(LineIndex(base), text)), std::optional(text));
        }
    }

    void damagedDeltaGivesNothing()
    {
        for (const char *delta : { "~0:5\n", "~0\n", "~:1\n", "~3:\n", "~0:1*99\n", "~0:1;;\n", "~0:1*\n", "~0:1*18446744073709551615\n", "=0,5\n",
                 "=4,1\n", "=1\n", "?\n", "=-1,2\n", "\n", "=18446744073709551615,2\n", "=0,1,\n" }) {
            QVERIFY2(!applyLineDelta("a\nb\nc\n", delta).has_value(), delta);
        }
        QVERIFY(!applyLineDelta("aaaa\n", "=0,1\n=0,1\n", 6).has_value());
        const std::string row = "{\"shares\":1}\n";
        QCOMPARE(applyLineDelta(row, "~0:22\n"), std::optional<std::string>("{\"shares\":22}\n"));
        for (const char *delta : { "~0:1,2\n", "~0:1;2\n", "~0:1*2\n", "~1:1\n" }) {
            QVERIFY2(!applyLineDelta(row, delta).has_value(), delta);
        }
        QVERIFY(!applyLineDelta(row, "~0:123456789\n", 12).has_value());
    }

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
        Journal journal(&document, m_journals);
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
        Journal journal(&document, m_journals);
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
            Journal journal(&document, m_journals);
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
            Journal journal(&document, m_journals);
            open(document);
            edit(document, 5);
            QTRY_COMPARE(journals().size(), 1);
            journal.discard();
        }
        QVERIFY(QDir(m_journals).entryList(QDir::Files).isEmpty());
    }

    void journalOfARunningProgramIsNotOffered()
    {
        Document document;
        Journal journal(&document, m_journals);
        open(document);
        edit(document, 5);
        QTRY_COMPARE(journals().size(), 1);
        QVERIFY(findRecoverable(m_journals).works.empty());
        QCOMPARE(journals().size(), 1);
    }

    void notesAndUsageAreToldAndComeBack_data()
    {
        QTest::addColumn<bool>("isNote");
        QTest::newRow("note") << true;
        QTest::newRow("usage") << false;
    }
    void notesAndUsageAreToldAndComeBack()
    {
        QFETCH(const bool, isNote);
        {
            Document document;
            Journal journal(&document, m_journals);
            open(document);
            const AssociationId edited = document.policy().associations.findAccount("edited");
            QVERIFY(isNote ? document.setNote({ "account:edited", { "Fairshare" } }, QStringLiteral("dean"))
                           : document.setOwnUsage({ edited }, { 4711.0L }));
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
        }
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        const RecoverableWork &work = found.works.front();
        QCOMPARE(work.changes.shares, 0);
        QVERIFY(work.hasOther);
        QCOMPARE(work.edited.policy.notes->size(), std::size_t(isNote ? 1 : 0));
        QCOMPARE(work.edited.situation.ownUsage(work.edited.policy.associations.findAccount("edited")), isNote ? 0.0L : 4711.0L);
    }

    /// Saved before a journal of its own was due: what the file says of the same value is the newer word.
    void recoveredEditsThatWereEditedAndSavedAreNotOffered()
    {
        leaveJournal(77);
        {
            const Recovery found = findRecoverable(m_journals);
            QCOMPARE(found.works.size(), std::size_t { 1 });
            Document document;
            Journal journal(&document, m_journals);
            journal.setDelay(std::chrono::hours(1));
            recover(document, found.works.front(), found.works.front().edited);
            journal.supersede(found.works.front().files());
            edit(document, 78);
            const WrittenPolicy written
                = writePolicyFile(m_file, document.project(), document.fileChecksum(), nullptr, journal.saveNote(m_file, document.generation()));
            QVERIFY(written.isWritten());
            document.setSaved(m_file, written.checksum);
            QVERIFY(!document.isModified());
        }
        const Recovery found = findRecoverable(m_journals);
        QVERIFY(found.works.empty());
        QVERIFY(found.setAside.isEmpty());
        QCOMPARE(editedShares(readPolicyFile(m_file)), 78U);
    }

    /// The program ended right behind the save, before it removed the journal whose edits it had taken over.
    void recoveredEditsThatWereSavedBeforeAJournalWasDueAreNotOffered()
    {
        leaveJournal(77);
        {
            const Recovery found = findRecoverable(m_journals);
            QCOMPARE(found.works.size(), std::size_t { 1 });
            Document document;
            Journal journal(&document, m_journals);
            journal.setDelay(std::chrono::hours(1));
            recover(document, found.works.front(), found.works.front().edited);
            journal.supersede(found.works.front().files());
            QVERIFY(writePolicyFile(m_file, document.project(), document.fileChecksum(), nullptr, journal.saveNote(m_file, document.generation()))
                        .isWritten());
        }
        QVERIFY(findRecoverable(m_journals).works.empty());
        QVERIFY(journals().isEmpty());
    }

    /// The program ended between writing its own journal and removing the one whose edits it had taken over.
    void ofTwoJournalsTheOneThatHasTheOthersEditsIsOffered()
    {
        leaveJournal(77);
        const QString older = journals().constFirst();
        const QTemporaryDir kept;
        for (const QString &file : filesOfJournal(older)) {
            QVERIFY(QFile::copy(file, kept.filePath(QFileInfo(file).fileName())));
        }
        {
            const Recovery found = findRecoverable(m_journals);
            QCOMPARE(found.works.size(), std::size_t { 1 });
            Document document;
            Journal journal(&document, m_journals);
            recover(document, found.works.front(), found.works.front().edited);
            journal.supersede(found.works.front().files());
            edit(document, 78);
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
        }
        QVERIFY(!QFile::exists(older));
        const QStringList files = QDir(kept.path()).entryList(QDir::Files);
        for (const QString &file : files) {
            QVERIFY(QFile::copy(kept.filePath(file), QDir(m_journals).filePath(file)));
        }
        QCOMPARE(journals().size(), 2);
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        QCOMPARE(editedShares(found.works.front().edited), 78U);
        QCOMPARE(journals().size(), 1);
    }

    void recoveredEditsAreOneStepThatCanBeUndone()
    {
        leaveJournal(77);
        Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        const RecoverableWork &work = found.works.front();
        QCOMPARE(work.header.file, m_file);
        QCOMPARE(work.changes.shares, 1);
        QCOMPARE(work.changes.added + work.changes.removed + work.changes.moved, 0);
        QVERIFY(!work.hasOther);
        QVERIFY(findRecoverable(m_journals).works.empty()); // it is being offered already

        Document document;
        Journal journal(&document, m_journals);
        recover(document, work, work.edited);
        journal.supersede(work.files());
        QCOMPARE(document.filePath(), m_file);
        QVERIFY(document.isModified());
        QCOMPARE(editedShares(document.snapshot()), 77U);
        QSignalSpy writes(&journal, &Journal::written);
        QVERIFY(writes.wait(patience));
        QVERIFY(!QFile::exists(work.journalPath));
        QCOMPARE(journals().size(), 1);
        document.undoStack()->undo();
        QVERIFY(!document.isModified());
        QCOMPARE(editedShares(document.snapshot()), firstShares);
    }

    void editsComeBackWhateverBecameOfTheFile_data()
    {
        QTest::addColumn<QString>("fate");
        for (const char *fate : { "deleted", "damaged", "a folder" }) {
            QTest::newRow(fate) << QString::fromLatin1(fate);
        }
    }
    void editsComeBackWhateverBecameOfTheFile()
    {
        QFETCH(QString, fate);
        leaveJournal(77);
        QByteArray bytes = bytesOf(m_file);
        QVERIFY(QFile::remove(m_file));
        if (fate == QLatin1String("damaged")) {
            write(m_file, bytes.chopped(100));
        } else if (fate == QLatin1String("a folder")) {
            QVERIFY(QDir().mkpath(m_file));
        }
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        QVERIFY(found.works.front().theirs == nullptr);
        Document document;
        recover(document, found.works.front(), found.works.front().edited);
        QCOMPARE(editedShares(document.snapshot()), 77U);
        QCOMPARE(editedShares(document.baselineSnapshot()), firstShares);
        QVERIFY(document.isModified());
        QCOMPARE(document.filePath().isEmpty(), fate == QLatin1String("damaged")); // nothing takes its place unasked
    }

    void editsAreMergedIntoAFileThatOthersWrote()
    {
        leaveJournal(77);
        Project others = readPolicyFile(m_file);
        others.policy.priority.weightAge = 4321;
        QVERIFY(writePolicyFile(m_file, others).isWritten());
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        const RecoverableWork &work = found.works.front();
        QVERIFY(work.theirs != nullptr);
        QCOMPARE(work.changes.shares, 1); // mine, not those of others
        const MergedPolicy merged = mergePolicies(work.base, work.edited, *work.theirs);
        QVERIFY(merged.conflicts.empty());
        QCOMPARE(editedShares(merged.snapshot), 77U);
        QCOMPARE(merged.snapshot.policy.priority.weightAge, 4321U);
        Document document;
        recover(document, work, mergedProject(work.base, work.edited, *work.theirs, merged.snapshot));
        QCOMPARE(document.fileChecksum(), policyChecksum(bytesOf(m_file)));
        QCOMPARE(editedShares(document.snapshot()), 77U);
        document.undoStack()->undo();
        QCOMPARE(editedShares(document.snapshot()), firstShares);
        QCOMPARE(document.policy().priority.weightAge, 4321U);
        QVERIFY(!document.isModified());
    }

    void baselineAndConfComeBackToo()
    {
        const auto conf = std::make_shared<const slurm::OriginalConf>(slurm::OriginalConf { "slurm.conf", "ClusterName=c\n", {} });
        std::string before;
        {
            Document document;
            Journal journal(&document, m_journals);
            open(document);
            edit(document, 5);
            document.makeBaseline();
            document.setBaseline(*document.project().baseline, conf);
            edit(document, 6);
            document.setExported(document.snapshot());
            before = writePolicyJson(document.project());
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
        }
        QVERIFY(QFile::remove(m_file));
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        Document document;
        recover(document, found.works.front(), found.works.front().edited);
        QCOMPARE(writePolicyJson(document.project()), before);
    }

    void journalThatWasPutAsideIsOpened()
    {
        leaveJournal(77);
        const QString aside = setJournalAside(journals().constFirst());
        QVERIFY(!aside.isEmpty());
        QVERIFY(findRecoverable(m_journals).works.empty());
        const std::optional<RecoverableWork> work = readRecoverable(aside);
        QVERIFY(work.has_value());
        QCOMPARE(editedShares(work->edited), 77U);
        QCOMPARE(work->files().size(), 2);
    }

    /// The journal may be behind what was saved: whoever is killed then lost nothing, and is offered nothing.
    void killBehindASaveIsNoAlarm()
    {
        {
            Document document;
            Journal journal(&document, m_journals);
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
            Journal journal(&document, m_journals);
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
            Journal journal(&document, m_journals);
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

    void whatKilledProgramsLeftIsCleanedUp()
    {
        leaveJournal(77);
        const QString journal = journals().constFirst();
        const QString other = QUuid::createUuid().toString(QUuid::WithoutBraces);
        const QDir folder(m_journals);
        for (const char *name : { ".journal.AbCdEf", ".3.base", ".3.base.XyZxyz", ".saving" }) {
            write(folder.filePath(other + QLatin1String(name)), "left");
        }
        write(folder.filePath(QStringLiteral("notes.txt")), "not ours");
        Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        QVERIFY(found.setAside.isEmpty());
        found.works.clear(); // and its lock
        QStringList left = folder.entryList(QDir::Files);
        QCOMPARE(left.removeAll(QStringLiteral("notes.txt")), 1);
        QCOMPARE(left.size(), 2); // the journal and its base
        QVERIFY(left.contains(QFileInfo(journal).fileName()));
    }

    void damagedJournalIsPutAside_data()
    {
        QTest::addColumn<int>("kept");
        QTest::addColumn<QByteArray>("more");
        QTest::newRow("cut in its head") << 20 << QByteArray();
        QTest::newRow("empty") << 0 << QByteArray();
        QTest::newRow("cut in the middle") << -10 << QByteArray();
        QTest::newRow("more at its end") << 1000000 << QByteArray("+{}\n");
    }
    void damagedJournalIsPutAside()
    {
        QFETCH(int, kept);
        QFETCH(QByteArray, more);
        leaveJournal(77);
        const QString path = journals().constFirst();
        QByteArray bytes = bytesOf(path);
        bytes = (kept < 0 ? bytes.chopped(-kept) : bytes.left(kept)) + more;
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const Recovery found = findRecoverable(m_journals);
        QVERIFY(found.works.empty());
        QCOMPARE(found.setAside.size(), 1);
        QCOMPARE(bytesOf(found.setAside.constFirst()), bytes);
    }

    void aJournalGoesBeforeWhatItNeeds()
    {
        QTemporaryDir folder;
        const QDir place(folder.path());
        for (const QString &name : { QStringLiteral("a.1.base"), QStringLiteral("b.1.base"), QStringLiteral("b.journal") }) {
            QFile file(place.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QVERIFY(place.mkdir(QStringLiteral("a.journal"))); // what is no file cannot be removed as one
        const auto path = [&place](const char *name) { return place.filePath(QString::fromLatin1(name)); };
        removeJournalFiles({ path("a.1.base"), path("a.journal"), path("b.1.base"), path("b.journal") });
        QCOMPARE(place.entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot), QStringList({ "a.1.base", "a.journal" }));
        removeJournalFiles({ path("gone.1.base"), path("gone.journal") });
    }
    void editsThatWereSavedAlreadyAreNotOffered()
    {
        leaveJournal(77);
        Snapshot saved = withEditedAccount();
        saved.policy.associations.setRawShares(saved.policy.associations.findAccount("edited"), 77);
        QVERIFY(writePolicyFile(m_file, saved).isWritten());
        const Recovery found = findRecoverable(m_journals);
        QVERIFY(found.works.empty());
        QVERIFY(found.setAside.isEmpty());
        QVERIFY(journals().isEmpty());
    }

    /// Edits that never pause are written all the time, and what was told to be kept is there after the program was killed.
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

private:
    void open(Document &document) const
    {
        const ReadPolicy read = readPolicyFile(m_file);
        document.load(read, m_file, {}, {}, read.checksum);
    }
    static void edit(Document &document, std::uint32_t shares)
    {
        document.setRawShares({ document.policy().associations.findAccount("edited") }, shares);
    }
    /// What a program leaves that ends without a word.
    void leaveJournal(std::uint32_t shares) const
    {
        Document document;
        Journal journal(&document, m_journals);
        open(document);
        edit(document, shares);
        QSignalSpy writes(&journal, &Journal::written);
        QVERIFY(writes.wait(patience));
    }
    [[nodiscard]] QStringList journals() const
    {
        QStringList paths;
        const QFileInfoList files = QDir(m_journals).entryInfoList({ QStringLiteral("*.journal") }, QDir::Files);
        for (const QFileInfo &file : files) {
            paths.append(file.absoluteFilePath());
        }
        return paths;
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_journals;
    QString m_file;
};

namespace
{
const bool toolIsThere = (apportion::test::testTools().push_back({ "--edit-until-killed", editUntilKilled }), true);
}

APPORTION_TEST(TestJournal)
} // namespace test_journal

#include "test_journal.moc"
