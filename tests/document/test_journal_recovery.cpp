// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/policy_merge.h"
#include "document/journal_file.h"
#include "document/recovery.h"
#include "journal_folder.h"
#include "support/test_case.h"

#include <QUuid>
#include <QtEndian>

#include <algorithm>

namespace test_journal_recovery
{

using namespace apportion;
using namespace apportion::test;

/// What comes back of the edits that a program did not save.
class TestJournalRecovery : public QObject, JournalFolder
{
    Q_OBJECT

private Q_SLOTS:
    void init() { renew(); }

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
            PromptJournal journal(&document, m_journals);
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
        QVERIFY((work.others == std::vector<OtherEdit> { isNote ? OtherEdit::Notes : OtherEdit::Usage }));
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
            PromptJournal journal(&document, m_journals);
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
        QVERIFY(work.others.empty());
        QVERIFY(findRecoverable(m_journals).works.empty()); // it is being offered already

        Document document;
        PromptJournal journal(&document, m_journals);
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
            PromptJournal journal(&document, m_journals);
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

    /// What stands beside the draft is kept apart since it first changed, which is no edit once it is in the file.
    void whatWasSavedBesideTheDraftIsNotToldAgain()
    {
        {
            Document document;
            PromptJournal journal(&document, m_journals);
            open(document);
            edit(document, 5);
            document.makeBaseline();
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
            QVERIFY(findRecoverable(m_journals).works.empty()); // whoever wrote it still runs
            const WrittenPolicy saved = writePolicyFile(m_file, document.project());
            document.setSaved(m_file, saved.checksum, document.generation(), document.project());
            edit(document, 6);
            QVERIFY(writes.wait(patience));
        }
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        QCOMPARE(found.works.front().changes.shares, 1);
        QVERIFY(!found.works.front().header.rest.isEmpty());
        QVERIFY(found.works.front().others.empty());
    }

    /// Another name is told as that, and not what follows from it: who comes and goes, jobs, lists of partitions.
    void anotherNameIsToldAsThat()
    {
        {
            Document document;
            PromptJournal journal(&document, m_journals);
            open(document);
            Policy draft = document.policy();
            Partition partition;
            partition.name = "special";
            partition.foreign.push_back({ "AllowAccounts", "edited" });
            draft.partitions.edit().push_back(partition);
            NodeGroup owned;
            owned.names = "x[1-2]";
            owned.owners = { "edited" };
            draft.nodeGroups.edit().push_back(owned);
            QVERIFY(document.apply(editBetween(document.policy(), draft), QStringLiteral("a partition")));
            const WrittenPolicy saved = writePolicyFile(m_file, document.project());
            document.setSaved(m_file, saved.checksum, document.generation(), document.project());
            QVERIFY(document.renameAssociation(document.policy().associations.findAccount("edited"), QStringLiteral("named")));
            QVERIFY(document.setRawShares({ document.policy().associations.findAccount("named") }, 6));
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
        }
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        const RecoverableWork &work = found.works.front();
        QVERIFY((work.renamed == std::vector<std::pair<QString, QString>> { { QStringLiteral("edited"), QStringLiteral("named") } }));
        QCOMPARE(work.changes.shares, 1);
        QCOMPARE(work.changes.added + work.changes.removed + work.changes.moved + work.changes.partitions, 0);
        QVERIFY(work.others.empty());
    }

    /// The draft is another one than the file's: it is told what became of it, not how the two differ.
    void editsOfTwoScenariosAreToldOfTheOneThatIsEdited()
    {
        {
            Document document;
            open(document);
            QVERIFY(document.duplicateScenario(QStringLiteral("bold"), QStringLiteral("plain")));
            edit(document, 500);
            PrioritySettings other = document.policy().priority;
            other.weightAge = 4321;
            QVERIFY(document.setPrioritySettings(other, PriorityKey::PriorityWeightAge));
            const WrittenPolicy written = writePolicyFile(m_file, document.project());
            QVERIFY(written.isWritten());
        }
        {
            Document document;
            PromptJournal journal(&document, m_journals);
            open(document);
            edit(document, 501);
            QVERIFY(document.editScenario(QStringLiteral("plain")));
            edit(document, 7);
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
        }
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        QCOMPARE(found.works.front().edited.scenario, QStringLiteral("plain"));
        QCOMPARE(found.works.front().changes.shares, 1);
        QCOMPARE(found.works.front().changes.weights, 0);
        QVERIFY((found.works.front().others == std::vector<OtherEdit> { OtherEdit::Scenarios }));
    }

    void anotherBaselineIsToldAmongTheEdits()
    {
        {
            Document document;
            PromptJournal journal(&document, m_journals);
            open(document);
            edit(document, 5);
            document.makeBaseline();
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
        }
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        QVERIFY((found.works.front().others == std::vector<OtherEdit> { OtherEdit::Baseline }));
    }

    /// The file has no baseline: it is compared with itself as it was opened, each time anew, which is no edit.
    void aBaselineThatNobodySetIsNotTold()
    {
        leaveJournal(77);
        for (const std::uint32_t shares : { 78U, 79U, 80U }) {
            Recovery found = findRecoverable(m_journals);
            QCOMPARE(found.works.size(), std::size_t { 1 });
            const RecoverableWork work = std::move(found.works.front());
            found.works.clear();
            QCOMPARE(work.changes.shares, 1);
            QVERIFY2(work.others.empty(), qPrintable(QString::number(work.others.empty() ? -1 : static_cast<int>(work.others.front()))));
            Document document;
            PromptJournal journal(&document, m_journals);
            recover(document, work, work.edited);
            QCOMPARE(editedShares(document.baselineSnapshot()), firstShares);
            journal.supersede(work.files());
            edit(document, shares);
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
            QTest::qWait(1100); // whole seconds are kept of when a baseline was taken
        }
        QVERIFY(findRecoverable(m_journals).works.front().others.empty());
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
        // somebody took the journal elsewhere without its base
        QVERIFY(missingOfJournal(aside).isEmpty());
        const QString alone = QDir(m_journals).filePath(QStringLiteral("alone.journal"));
        QVERIFY(QFile::copy(aside, alone));
        QVERIFY(!readRecoverable(alone).has_value());
        QCOMPARE(missingOfJournal(alone), QStringList(readJournal(aside)->header.base));
    }

    /// The journal may be behind what was saved: whoever is killed then lost nothing, and is offered nothing.

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

    /// As versions until 1.0 wrote them.
    void aBaseInOnePieceComesBack()
    {
        leaveJournal(77);
        const QString path = journals().constFirst();
        const QString base = baseOf(path);
        const QByteArray pieces = bytesOf(base);
        QByteArray text;
        int count = 0;
        for (qsizetype at = 0; at < pieces.size(); ++count) {
            const auto size = qFromBigEndian<quint32>(pieces.constData() + at);
            text += qUncompress(pieces.mid(at + 4, size));
            at += 4 + size;
        }
        QVERIFY2(count > 1, "a large text is never there as a whole");
        QVERIFY(readPolicyJson(text.toStdString(), "base").complete);
        write(base, qCompress(text));
        write(path, bytesOf(path).replace(R"("journal":4)", R"("journal":3)"));
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t { 1 });
        QCOMPARE(editedShares(found.works.front().base), firstShares);
        QCOMPARE(editedShares(found.works.front().edited), 77U);
    }

    void aJournalWithADamagedBaseIsPutAside_data()
    {
        QTest::addColumn<int>("kept");
        QTest::addColumn<QByteArray>("more");
        QTest::newRow("empty") << 0 << QByteArray();
        QTest::newRow("cut in the first length") << 3 << QByteArray();
        QTest::newRow("cut in the first piece") << 100 << QByteArray();
        QTest::newRow("cut in the last piece") << -10 << QByteArray();
        QTest::newRow("a length behind its end") << 1000000 << QByteArray("\0\0\0\5", 4);
        QTest::newRow("a piece that says it is large") << 1000000 << QByteArray("\0\0\0\6\x7f\xff\xff\xff\x78\x01", 10);
        QTest::newRow("an empty piece") << 1000000 << QByteArray("\0\0\0\0", 4);
    }
    void aJournalWithADamagedBaseIsPutAside()
    {
        QFETCH(int, kept);
        QFETCH(QByteArray, more);
        leaveJournal(77);
        const QString base = baseOf(journals().constFirst());
        const QByteArray bytes = bytesOf(base);
        write(base, (kept < 0 ? bytes.chopped(-kept) : bytes.left(kept)) + more);
        const Recovery found = findRecoverable(m_journals);
        QVERIFY(found.works.empty());
        QCOMPARE(found.setAside.size(), 1);
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

    /// The program ended before it removed the journal of what it had saved, and then somebody else wrote the file.
    void editsThatWereSavedBeforeOthersWroteAreNotOffered_data()
    {
        QTest::addColumn<bool>("isSaved");
        QTest::newRow("saved") << true;
        QTest::newRow("the save was begun alone") << false;
    }
    void editsThatWereSavedBeforeOthersWroteAreNotOffered()
    {
        QFETCH(const bool, isSaved);
        leaveJournal(77);
        const QString journal = journals().value(0);
        const std::optional<ReadJournal> left = readJournal(journal);
        QVERIFY(left);
        Project others = readPolicyFile(m_file);
        if (isSaved) {
            others.policy.associations.setRawShares(others.policy.associations.findAccount("edited"), 77);
        }
        others.policy.priority.weightAge = 4321;
        const SaveNote note { m_file, "the checksum that the file had then", left->header.generation, left->header.aside };
        QVERIFY(writeSaveNote(saveNotePath(journal, QFileInfo(journal).completeBaseName(), 1), note));
        QVERIFY(writePolicyFile(m_file, others).isWritten());
        const Recovery found = findRecoverable(m_journals);
        QCOMPARE(found.works.size(), std::size_t(isSaved ? 0 : 1));
        QCOMPARE(journals().isEmpty(), isSaved);
    }

    /// However soon the program ends after a save, nothing is offered that is in the file.
    void theJournalGoesWithTheSave()
    {
        Document document;
        PromptJournal journal(&document, m_journals);
        open(document);
        QSignalSpy writes(&journal, &Journal::written);
        document.setRawShares({ document.policy().associations.findAccount("edited") }, 77);
        QVERIFY(writes.wait(patience));
        QVERIFY(!journals().isEmpty());
        journal.setDelay(std::chrono::hours(1)); // it waits for no timer
        const WrittenPolicy saved = writePolicyFile(m_file, document.project());
        document.setSaved(m_file, saved.checksum, document.generation(), document.project());
        QTRY_VERIFY_WITH_TIMEOUT(journals().isEmpty(), patience);
    }

    /// Edits that never pause are written all the time, and what was told to be kept is there after the program was killed.
};

APPORTION_TEST(TestJournalRecovery)
} // namespace test_journal_recovery

#include "test_journal_recovery.moc"
