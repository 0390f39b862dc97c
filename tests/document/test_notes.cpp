// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/change_notes.h"
#include "core/change/policy_edit.h"
#include "core/change/policy_merge.h"
#include "document/document.h"
#include "slurm/change/change_script.h"
#include "slurm/lists/qos_references.h"
#include "storage/policy_json.h"
#include "support/sanitizer.h"
#include "support/test_case.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace test_notes
{

using namespace apportion;

namespace
{

/// root: chem 25 (ann, ann for batch), physics 10; QOS high; a partition batch.
Snapshot small()
{
    Snapshot now;
    now.policy.clusterName = "c";
    AssociationTree &tree = now.policy.associations;
    const AssociationId chem = tree.addAccount(AssociationTree::root(), "chem", 25);
    tree.addUser(chem, "ann", 1);
    tree.addUser(chem, "ann", 1, "batch");
    tree.addAccount(AssociationTree::root(), "physics", 10);
    now.policy.qos.edit().emplace_back().name = "high";
    now.policy.partitions.edit().emplace_back().name = "batch";
    return now;
}

AssociationId account(const Snapshot &now, const char *name)
{
    return now.policy.associations.findAccount(name);
}

std::string noteOn(const Snapshot &now, const std::string &path)
{
    return std::string(NoteIndex(*now.policy.notes).text(path));
}

/// The notes as they stand in Compare: of each change its text, then those on no change.
QStringList shown(const Snapshot &baseline, const Snapshot &draft)
{
    const PolicyDifference changes = difference(baseline.policy, draft.policy);
    const std::vector<ChangedValue> rows = changedValues(changes);
    const NoteIndex notes(*draft.policy.notes);
    QStringList texts;
    for (const ChangedValue &row : rows) {
        texts += QString::fromStdString(notes.textOf(notePlace(baseline.policy, draft.policy, changes, row)));
    }
    for (const std::size_t loose : looseNotes(baseline.policy, draft.policy, changes, rows)) {
        texts += QStringLiteral("loose: ") + QString::fromStdString((*draft.policy.notes)[loose].text);
    }
    return texts;
}

} // namespace

class TestNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->load(Project(small()), {}, QStringLiteral("small"), {});
        m_document->setMergeInterval(std::chrono::milliseconds(0));
        QVERIFY(m_document->setRawShares({ account(m_document->snapshot(), "chem") }, 20));
    }

    void aStepIsNotedOnWhatItChanged()
    {
        Document &document = *m_document;
        const auto paths = [&document](int step) {
            QStringList all;
            for (const NotePlace &place : document.notePlaces(step)) {
                for (const std::string &path : place.paths()) {
                    all += QString::fromStdString(path);
                }
            }
            all.sort();
            return all.join(QLatin1Char(' '));
        };
        const AssociationTree &tree = document.policy().associations;
        const AssociationId chem = account(document.snapshot(), "chem");
        const AssociationId physics = account(document.snapshot(), "physics");
        const AssociationId ann = tree.findUser(chem, "ann");
        QVERIFY(document.setAssociationOption({ chem, physics }, "GrpTRES", "cpu=4"));
        QVERIFY(document.setAssociationPriority({ physics }, 7));
        QVERIFY(document.addAccount(AssociationTree::root(), QStringLiteral("bio")));
        QVERIFY(document.moveAssociations({ chem }, account(document.snapshot(), "bio")));
        QVERIFY(document.moveAssociations({ ann }, physics));
        Qos qos = document.policy().qos->front();
        qos.priority = 12;
        QVERIFY(document.setQos(0, qos));
        PrioritySettings settings = document.policy().priority;
        settings.weightAge = 1234;
        QVERIFY(document.setPrioritySettings(settings, PriorityKey::PriorityWeightAge));
        QVERIFY(document.setOwnUsage({ ann }, { 5.0L }));
        QVERIFY(document.renameAssociation(physics, QStringLiteral("fysica")));
        QCOMPARE(paths(-1), QString());
        QCOMPARE(paths(0), QStringLiteral("account:chem:Fairshare"));
        QCOMPARE(paths(1), QStringLiteral("account:chem:GrpTRES account:fysica:GrpTRES")); // under the names of now
        QCOMPARE(paths(2), QStringLiteral("account:fysica:Priority"));
        QCOMPARE(paths(3), QStringLiteral("account:bio:"));
        QCOMPARE(paths(4), QStringLiteral("account:chem:Parent"));
        QCOMPARE(paths(5), QStringLiteral("user:ann:chem: user:ann:fysica:"));
        QCOMPARE(paths(6), QStringLiteral("qos:high:Priority"));
        QCOMPARE(paths(7), QStringLiteral("PriorityWeightAge"));
        QCOMPARE(paths(8), QString()); // usage is no part of the policy
        QCOMPARE(paths(9), QStringLiteral("account:fysica: account:physics:"));
        QCOMPARE(paths(10), QString()); // there is no such step
        document.undoStack()->undo();
        QCOMPARE(paths(9), QString()); // it is not done
        QCOMPARE(paths(2), QStringLiteral("account:physics:Priority"));

        QVERIFY(document.setNoteOn(document.notePlaces(1), QStringLiteral("dean")));
        QCOMPARE(noteOn(document.snapshot(), "account:chem:GrpTRES"), std::string("dean"));
        QCOMPARE(noteOn(document.snapshot(), "account:physics:GrpTRES"), std::string("dean"));
        QCOMPARE(paths(9), QStringLiteral("account:chem:GrpTRES account:physics:GrpTRES")); // the step of the note leads to it
    }

    void aStepBeforeAnotherPolicyKeepsItsNames()
    {
        Snapshot other = m_document->snapshot();
        AssociationTree tree;
        const AssociationId law = tree.addAccount(AssociationTree::root(), "law", 5); // the id that chem had
        tree.addAccount(AssociationTree::root(), "chem", 20);
        QCOMPARE(law, account(m_document->snapshot(), "chem"));
        other.policy.associations = tree;
        m_document->replacePolicy(other, QStringLiteral("Users from a list"));
        m_document->setRawShares({ law }, 6);
        const std::vector<NotePlace> first = m_document->notePlaces(0);
        QCOMPARE(first.size(), std::size_t { 1 });
        QCOMPARE(first.front().object, std::string("account:chem"));
        QStringList objects;
        for (const NotePlace &place : m_document->notePlaces(1)) {
            objects += QString::fromStdString(place.object);
        }
        objects.sort();
        QCOMPARE(objects.join(QLatin1Char(' ')), QStringLiteral("account:law account:physics user:ann:chem user:ann:chem:batch"));
        QCOMPARE(m_document->notePlaces(2).front().object, std::string("account:law"));
    }

    void aNoteIsAStepOfUndo()
    {
        QVERIFY(m_document->setNote({ "account:chem", { "Fairshare" } }, QStringLiteral("  dean, ticket 4711\n")));
        QCOMPARE(noteOn(m_document->snapshot(), "account:chem:Fairshare"), std::string("dean, ticket 4711"));
        QVERIFY(!m_document->setNote({ "account:chem", { "Fairshare" } }, QStringLiteral("dean, ticket 4711")));
        m_document->undoStack()->undo();
        QVERIFY(m_document->policy().notes->empty());
        QCOMPARE(m_document->policy().associations.rawShares(account(m_document->snapshot(), "chem")), 20U);
        m_document->undoStack()->redo();
        QVERIFY(m_document->setNote({ "account:chem", { "Fairshare" } }, {}));
        QVERIFY(m_document->policy().notes->empty());
    }

    void aNoteStaysWhereItIsWhenTheChangeGoes()
    {
        m_document->setNote({ "account:chem", { "Fairshare" } }, QStringLiteral("dean"));
        QCOMPARE(shown(m_document->baselineSnapshot(), m_document->snapshot()), QStringList { QStringLiteral("dean") });
        m_document->setRawShares({ account(m_document->snapshot(), "chem") }, 25);
        QCOMPARE(shown(m_document->baselineSnapshot(), m_document->snapshot()), QStringList { QStringLiteral("loose: dean") });
        m_document->undoStack()->undo();
        QCOMPARE(shown(m_document->baselineSnapshot(), m_document->snapshot()), QStringList { QStringLiteral("dean") });
    }

    void aNoteOnOneUserIsNotThatOfHisPartition()
    {
        const AssociationTree &tree = m_document->policy().associations;
        std::vector<AssociationId> ann;
        for (AssociationId id = 0; id < tree.rowCount(); ++id) {
            if (tree.isUser(id)) {
                ann.push_back(id);
            }
        }
        QCOMPARE(ann.size(), std::size_t(2));
        m_document->removeAssociations(ann);
        m_document->setNote({ "user:ann:chem", {} }, QStringLiteral("left"));
        m_document->setNote({ "user:ann:chem:batch", {} }, QStringLiteral("batch is gone"));
        QStringList texts = shown(m_document->baselineSnapshot(), m_document->snapshot());
        texts.sort();
        QCOMPARE(texts, (QStringList { {}, QStringLiteral("batch is gone"), QStringLiteral("left") }));
    }

    void aNoteFollowsARename()
    {
        m_document->setNote({ "account:chem", { "Fairshare" } }, QStringLiteral("dean"));
        m_document->setNote({ "user:ann:chem:batch", { "Fairshare" } }, QStringLiteral("for her"));
        QVERIFY(m_document->renameAssociation(account(m_document->snapshot(), "chem"), QStringLiteral("chemistry")));
        QCOMPARE(noteOn(m_document->snapshot(), "account:chemistry:Fairshare"), std::string("dean"));
        QCOMPARE(noteOn(m_document->snapshot(), "user:ann:chemistry:batch:Fairshare"), std::string("for her"));
        const AssociationId user = m_document->policy().associations.findUser(account(m_document->snapshot(), "chemistry"), "ann");
        QVERIFY(m_document->renameAssociation(user, QStringLiteral("anna")));
        QCOMPARE(noteOn(m_document->snapshot(), "user:anna:chemistry:batch:Fairshare"), std::string("for her"));
        m_document->undoStack()->undo();
        m_document->undoStack()->undo();
        QCOMPARE(noteOn(m_document->snapshot(), "user:ann:chem:batch:Fairshare"), std::string("for her"));
    }

    /// Given before the rename, or afterwards to a step from before it.
    void aNoteOnAQosOrAPartitionFollowsItsRename()
    {
        Policy draft = m_document->policy();
        draft.qos.edit().front().priority = 12;
        draft.partitions.edit().front().priorityJobFactor = 4;
        QVERIFY(m_document->apply(editBetween(m_document->policy(), draft), QStringLiteral("Priorities")));
        QVERIFY(m_document->setNote({ "qos:high", { "Priority" } }, QStringLiteral("dean")));
        const int priorities = m_document->undoStack()->index() - 2;
        for (const char *name : { "top", "highest" }) {
            draft = m_document->policy();
            slurm::renameQos(draft, 0, name);
            renamePartition(draft, 0, name);
            QVERIFY(m_document->apply(editBetween(m_document->policy(), draft), QStringLiteral("Rename")));
            QCOMPARE(noteOn(m_document->snapshot(), std::string("qos:") + name + ":Priority"), std::string("dean"));
        }
        QVERIFY(m_document->setNoteOn(m_document->notePlaces(priorities), QStringLiteral("board")));
        QCOMPARE(noteOn(m_document->snapshot(), "qos:highest:Priority"), std::string("board"));
        QCOMPARE(noteOn(m_document->snapshot(), "partition:highest:PriorityJobFactor"), std::string("board"));
        QCOMPARE(m_document->policy().notes->size(), std::size_t(2));
        m_document->undoStack()->undo();
        m_document->undoStack()->undo();
        QCOMPARE(noteOn(m_document->snapshot(), "qos:top:Priority"), std::string("dean"));
        QCOMPARE(m_document->notePlaces(priorities).front().object.find("highest"), std::string::npos);
        m_document->undoStack()->undo();
        QCOMPARE(noteOn(m_document->snapshot(), "qos:high:Priority"), std::string("dean"));
    }

    void theFileKeepsThemForEachScenario()
    {
        const std::string before = writePolicyJson(m_document->project());
        QVERIFY(before.find("notes") == std::string::npos); // a file without notes is what it was before there were any
        const QString hostile = QStringLiteral("\"; rm -rf /\n$(reboot) `id` 'x' \\ \u0007 \u2028 end");
        m_document->setNote({ "account:chem", { "Fairshare" } }, hostile);
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("careful")));
        m_document->setNote({ "account:chem", { "Fairshare" } }, QStringLiteral("bolder"));
        const std::string text = writePolicyJson(m_document->project());
        ParsedPolicy read = readPolicyJson(text, "x");
        QVERIFY(read.complete);
        QVERIFY(read.diagnostics.empty());
        QCOMPARE(noteOn(read, "account:chem:Fairshare"), std::string("bolder"));
        QVERIFY(read.baseline->snapshot.policy.notes->empty());
        QVERIFY(read.edit(QStringLiteral("careful")));
        QCOMPARE(QString::fromStdString(noteOn(read, "account:chem:Fairshare")), hostile);
        QCOMPARE(writePolicyJson(readPolicyJson(text, "x")), text);
    }

    void whatTheClusterTookKeepsItsNotesInTheBaseline()
    {
        m_document->setNote({ "account:chem", { "Fairshare" } }, QStringLiteral("dean"));
        m_document->makeBaseline();
        QVERIFY(m_document->policy().notes->empty());
        QCOMPARE(noteOn(m_document->baselineSnapshot(), "account:chem:Fairshare"), std::string("dean"));
        m_document->undoStack()->undo();
        QCOMPARE(shown(m_document->baselineSnapshot(), m_document->snapshot()), QStringList { QStringLiteral("dean") });
    }

    void mergingTakesNotesOfBoth()
    {
        const Snapshot base = small();
        Snapshot mine = base;
        Snapshot theirs = base;
        mine.policy.notes.edit() = { { "account:chem:Fairshare", "mine" }, { "account:physics:Fairshare", "mine too" } };
        theirs.policy.notes.edit() = { { "PriorityWeightAge", "theirs" }, { "account:chem:Fairshare", "theirs too" } };
        const MergedPolicy merged = mergePolicies(base, mine, theirs);
        QCOMPARE(noteOn(merged.snapshot, "PriorityWeightAge"), std::string("theirs"));
        QCOMPARE(noteOn(merged.snapshot, "account:physics:Fairshare"), std::string("mine too"));
        QCOMPARE(noteOn(merged.snapshot, "account:chem:Fairshare"), std::string("mine"));
        QCOMPARE(merged.conflicts.size(), std::size_t(1));
        QCOMPARE(merged.snapshot.policy.notes->front().change, std::string("PriorityWeightAge")); // in the order of files
        const MergedPolicy other = mergePolicies(base, mine, theirs, merged.conflicts);
        QCOMPARE(noteOn(other.snapshot, "account:chem:Fairshare"), std::string("theirs too"));
    }

    void theScriptHasThemBesideTheirCalls()
    {
        Snapshot after = m_document->snapshot();
        const AssociationId chem = account(after, "chem");
        after.policy.associations.setOptions(after.policy.associations.findUser(chem, "ann"), "GrpJobs=4");
        after.policy.associations.addAccount(AssociationTree::root(), "newlab", 3);
        after.policy.qos.edit().front().priority = 7;
        after.policy.notes.edit()
            = { { "account:chem:Fairshare", "dean" }, { "account:chem:GrpJobs", "not this" }, { "account:newlab:", "hired on 12 May" },
                  { "qos:high:Priority", "urgent work" }, { "user:ann:chem:GrpJobs", "she asked" }, { "user:ann:chem:batch:GrpJobs", "nor this" } };
        const slurm::ChangeScripts scripts = slurm::changeScripts(m_document->baseline(), after.policy);
        const QString apply = QString::fromStdString(scripts.apply);
        const QStringList lines = apply.split(QLatin1Char('\n'));
        const auto callBehind = [&lines](const QString &note) {
            const qsizetype at = lines.indexOf(note);
            return at < 0 ? QStringLiteral("no note") : lines.at(at + 1);
        };
        QVERIFY(callBehind(QStringLiteral("# Note on chem: dean")).contains(QLatin1String("name=chem cluster=c set Fairshare=20")));
        QVERIFY(callBehind(QStringLiteral("# Note on newlab: hired on 12 May")).contains(QLatin1String("add account name=newlab")));
        QVERIFY(callBehind(QStringLiteral("# Note on high: urgent work")).contains(QLatin1String("modify qos where name=high set Priority=7")));
        QVERIFY(callBehind(QStringLiteral("# Note on ann in chem: she asked")).contains(QLatin1String("GrpJobs=4")));
        QVERIFY(!apply.contains(QLatin1String("not this")));
        QVERIFY(!apply.contains(QLatin1String("nor this")));
        QVERIFY(scripts.rollback.find("dean") == std::string::npos);
    }

    /// What slurm.conf makes has no call to stand beside.
    void notesOnSettingsAndPartitionsAreInTheScriptAndTheReadme()
    {
        const Policy &before = m_document->baseline();
        Policy after = before;
        after.priority.weightAge += 90000;
        Partition lab;
        lab.name = "lab";
        after.partitions.edit().push_back(lab);
        after.notes.edit()
            = { { "PriorityWeightAge", "the dean\nwants it" }, { "PriorityWeightQOS", "not this" }, { "partition:lab:", "of the new nodes" } };
        const slurm::ChangeScripts scripts = slurm::changeScripts(before, after);
        const std::string readme = slurm::changeReadme(before, after, scripts, slurm::ConfFile::Fragment);
        for (const std::string &text : { scripts.apply, readme }) {
            QVERIFY(text.find("Note on PriorityWeightAge: the dean wants it\n") != std::string::npos);
            QVERIFY(text.find("Note on partition:lab: of the new nodes\n") != std::string::npos);
            QVERIFY(text.find("not this") == std::string::npos);
        }
        QVERIFY(scripts.rollback.find("the dean") == std::string::npos);
    }

    /// Each text would make a file if the shell took any of it for its own.
    void hostileNotesAreNoShell_data()
    {
        QTest::addColumn<QString>("note");
        QTest::newRow("line feed") << QStringLiteral("x\ntouch owned\n");
        QTest::newRow("carriage return") << QStringLiteral("x\rtouch owned\r");
        QTest::newRow("quotes") << QStringLiteral("'; touch owned; '\"; touch owned; \"");
        QTest::newRow("substitution") << QStringLiteral("$(touch owned) `touch owned`");
        QTest::newRow("end of a list") << QStringLiteral("x\nEND_OF_LIST\ntouch owned\n");
        QTest::newRow("backslash") << QStringLiteral("x\\\ntouch owned\\");
        QTest::newRow("other line ends") << QStringLiteral("x\u2028touch owned\u0085touch owned\vtouch owned\ftouch owned");
        QTest::newRow("terminal") << QStringLiteral("\u001b]0;x\u0007touch owned");
    }
    void hostileNotesAreNoShell()
    {
#ifdef APPORTION_IS_THREAD_SANITIZED
        QSKIP("clang's ThreadSanitizer may fail where Qt starts a process while threads run.");
#endif
        QFETCH(const QString, note);
        Policy draft = m_document->policy();
        for (int i = 0; i < 60; ++i) { // as many as make one load of all
            draft.associations.addAccount(AssociationTree::root(), "lab" + std::to_string(i), static_cast<std::uint32_t>(i + 2));
            draft.notes.edit().push_back({ "account:lab" + std::to_string(i) + ':', note.toStdString() });
        }
        draft.notes.edit().push_back({ "account:chem:Fairshare", note.toStdString() });
        const std::string apply = slurm::changeScripts(m_document->baseline(), draft).apply;
        QVERIFY(apply.find("sacctmgr -i load") != std::string::npos);
        QVERIFY(apply.find("# Note on lab59: ") != std::string::npos);
        QTemporaryDir folder;
        QFile script(folder.filePath(QStringLiteral("apply.sh")));
        QVERIFY(script.open(QIODevice::WriteOnly));
        // the functions are run with nothing behind them that would change a cluster
        script.write("run() { :; }\ncat() { :; }\nmktemp() { mkdir work && echo work; }\n"
            + QByteArray::fromStdString(apply.substr(0, apply.find("\n# STEP|"))) + "\nchanges\n");
        script.close();
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        shell.start(QStringLiteral("sh"), { script.fileName() });
        QVERIFY(shell.waitForFinished(patience));
        QCOMPARE(shell.readAllStandardError(), QByteArray());
        QCOMPARE(shell.exitCode(), 0);
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("owned"))));
    }

private:
    std::unique_ptr<Document> m_document;
};

APPORTION_TEST(TestNotes)
} // namespace test_notes

#include "test_notes.moc"
