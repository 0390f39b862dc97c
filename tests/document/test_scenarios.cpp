// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"
#include "document/journal.h"
#include "document/recovery.h"
#include "scenario_support.h"
#include "storage/policy_file.h"
#include "storage/policy_json.h"
#include "support/patience.h"
#include "support/prompt_journal.h"
#include "support/random_edits.h"
#include "support/test_case.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace test_scenarios
{

using namespace apportion;
using namespace apportion::scenarios;

/// Several drafts of one project.
class TestScenarios : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->setMergeInterval(std::chrono::milliseconds(0));
        m_document->load(small(), {}, {}, {});
    }

    void eachHasItsOwnUndo()
    {
        setShares(*m_document, "physics", 11);
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("careful")));
        QCOMPARE(m_document->undoStack()->count(), 0);
        setShares(*m_document, "physics", 99);
        setShares(*m_document, "chem", 98);
        QCOMPARE(sharesOf(other(m_document->project(), "careful"), "physics"), 11U);
        QVERIFY(m_document->editScenario(QStringLiteral("careful")));
        QCOMPARE(m_document->project().scenario, QStringLiteral("careful"));
        QCOMPARE(sharesOf(m_document->snapshot(), "chem"), 20U);
        m_document->undoStack()->undo();
        QCOMPARE(sharesOf(m_document->snapshot(), "physics"), 10U);
        QVERIFY(!m_document->undoStack()->canUndo());
        QVERIFY(m_document->editScenario(QStringLiteral("bold")));
        m_document->undoStack()->undo();
        QCOMPARE(sharesOf(m_document->snapshot(), "chem"), 20U);
        QCOMPARE(sharesOf(m_document->snapshot(), "physics"), 99U);
        QVERIFY(m_document->isModified());
    }

    void namesAreTheirOwn()
    {
        const QString bold = QStringLiteral("bold");
        QVERIFY(!m_document->duplicateScenario({}, QStringLiteral("draft")));
        QVERIFY(!m_document->duplicateScenario(bold, bold));
        QVERIFY(m_document->duplicateScenario(bold, QStringLiteral("draft")));
        QVERIFY(!m_document->renameScenario(QStringLiteral("draft")));
        QVERIFY(m_document->renameScenario(QStringLiteral("brave")));
        QVERIFY(!m_document->editScenario(bold));
        QVERIFY(!m_document->removeScenario(QStringLiteral("brave"))); // it is edited
        QVERIFY(m_document->removeScenario(QStringLiteral("draft")));
        for (std::size_t i = 0; i < Project::mostOthers; ++i) {
            QVERIFY(m_document->duplicateScenario(QStringLiteral("s%1").arg(i), {}));
        }
        QVERIFY(!m_document->duplicateScenario(QStringLiteral("one too many"), {}));
    }

    void oneThatGoesComesBackWithItsEdits()
    {
        setShares(*m_document, "physics", 11);
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("careful")));
        QVERIFY(m_document->duplicateScenario(QStringLiteral("third"), {}));
        const Project before = m_document->project();
        QVERIFY(m_document->removeScenario(QStringLiteral("careful")));
        QCOMPARE(m_document->project().others.size(), std::size_t(1));
        QCOMPARE(m_document->undoGroup()->stacks().size(), 2);
        m_document->undoStack()->undo();
        const auto isSame = [](const Scenario &a, const Scenario &b) { return a.name == b.name && a.snapshot == b.snapshot; };
        const std::vector<Scenario> &now = m_document->project().others;
        QVERIFY(std::equal(now.begin(), now.end(), before.others.begin(), before.others.end(), isSame));
        m_document->undoStack()->redo();
        QCOMPARE(m_document->project().others.size(), std::size_t(1));

        // under its name another was made: it comes back under a free one, with its own undo
        QVERIFY(m_document->editScenario(QStringLiteral("bold")));
        QVERIFY(m_document->duplicateScenario(QStringLiteral("careful"), {}));
        QVERIFY(m_document->editScenario(QStringLiteral("third")));
        m_document->undoStack()->undo();
        const QString again = QStringLiteral("careful (2)");
        QVERIFY(m_document->editScenario(again));
        QCOMPARE(sharesOf(m_document->snapshot(), "physics"), 11U);
        m_document->undoStack()->undo();
        QCOMPARE(sharesOf(m_document->snapshot(), "physics"), 10U);
        QVERIFY(m_document->editScenario(QStringLiteral("third")));
        m_document->undoStack()->redo();
        QVERIFY(findScenario(m_document->project().others, again) < 0);
        QVERIFY(findScenario(m_document->project().others, QStringLiteral("careful")) >= 0);
    }

    void oneThatIsGoneGoesWithTheDocument()
    {
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("draft")));
        setShares(*m_document, "physics", 12);
        QVERIFY(m_document->editScenario(QStringLiteral("draft")));
        QVERIFY(m_document->removeScenario(QStringLiteral("bold")));
        m_document->load(small(), {}, {}, {});
        QVERIFY(!m_document->isModified());
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("draft")));
        setShares(*m_document, "physics", 12);
        QVERIFY(m_document->editScenario(QStringLiteral("draft")));
        QVERIFY(m_document->removeScenario(QStringLiteral("bold")));
        m_document.reset();
    }

    /// Whatever was made meanwhile: none may be lost for want of room.
    void oneThatIsGoneComesBackBesideAllThatWereMadeMeanwhile()
    {
        QVERIFY(m_document->duplicateScenario(QStringLiteral("last"), QStringLiteral("first")));
        QVERIFY(m_document->removeScenario(QStringLiteral("first")));
        for (std::size_t i = 0; i < Project::mostOthers; ++i) {
            QVERIFY(m_document->duplicateScenario(QStringLiteral("s%1").arg(i), {}));
        }
        QVERIFY(m_document->editScenario(QStringLiteral("last")));
        m_document->undoStack()->undo();
        QCOMPARE(m_document->project().others.size(), Project::mostOthers + 1);
        QVERIFY(m_document->editScenario(QStringLiteral("first")));
        QVERIFY(m_document->editScenario(QStringLiteral("last")));
        m_document->undoStack()->redo();
        QCOMPARE(m_document->project().others.size(), Project::mostOthers);
    }

    void withoutRoomInTheFileItStaysGoneUntilThereIs()
    {
        Project many(small());
        many.scenario = QStringLiteral("draft");
        for (std::size_t i = 0; i < Project::mostKept; ++i) {
            many.others.push_back({ QStringLiteral("s%1").arg(i), small() });
        }
        m_document->load(many, {}, {}, {});
        QVERIFY(m_document->removeScenario(QStringLiteral("s0")));
        QVERIFY(m_document->editScenario(QStringLiteral("s1")));
        Project theirs = m_document->project();
        theirs.others.push_back({ QStringLiteral("theirs"), small() });
        m_document->replaceProject(theirs, QStringLiteral("Merge"));
        QCOMPARE(m_document->project().others.size(), Project::mostKept);
        QVERIFY(m_document->editScenario(QStringLiteral("draft")));
        const QSignalSpy told(m_document.get(), &Document::undoneOtherwise);
        m_document->undoStack()->undo();
        QCOMPARE(m_document->project().others.size(), Project::mostKept);
        QCOMPARE(told.count(), 1);
        m_document->undoStack()->redo();
        QVERIFY(m_document->editScenario(QStringLiteral("s1")));
        QVERIFY(m_document->removeScenario(QStringLiteral("theirs")));
        QVERIFY(m_document->editScenario(QStringLiteral("draft")));
        m_document->undoStack()->undo();
        QVERIFY(findScenario(m_document->project().others, QStringLiteral("s0")) >= 0);
    }

    void aNameIsTakenBack()
    {
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("draft")));
        QVERIFY(m_document->renameScenario(QStringLiteral("brave")));
        QVERIFY(m_document->isModified());
        m_document->undoStack()->undo();
        QCOMPARE(m_document->project().scenario, QStringLiteral("bold"));
        m_document->undoStack()->redo();
        QCOMPARE(m_document->project().scenario, QStringLiteral("brave"));
    }

    void aNameThatIsTakenSinceComesBackAsAFreeOne()
    {
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("draft")));
        QVERIFY(m_document->renameScenario(QStringLiteral("brave")));
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), {})); // has undo of its own
        QVERIFY(m_document->editScenario(QStringLiteral("brave")));
        const QSignalSpy told(m_document.get(), &Document::undoneOtherwise);
        m_document->undoStack()->undo();
        QCOMPARE(m_document->project().scenario, QStringLiteral("bold (2)"));
        QCOMPARE(told.count(), 1);
        QVERIFY(told.first().first().toString().contains(QStringLiteral("bold (2)")));
        m_document->undoStack()->redo();
        QCOMPARE(m_document->project().scenario, QStringLiteral("brave"));
        QVERIFY(m_document->editScenario(QStringLiteral("bold")));
        QVERIFY(m_document->removeScenario(QStringLiteral("brave")));
        m_document->undoStack()->undo();
        QCOMPARE(told.count(), 1); // as it was
    }

    void fileKeepsThem_data()
    {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 4; ++seed) {
            QTest::addRow("%llu", seed) << seed;
        }
    }
    void fileKeepsThem()
    {
        QFETCH(quint64, seed);
        test::Random random(seed);
        m_document->load(test::generatedPolicy({ 200, 20, seed }), {}, {}, {});
        for (const char *name : { "one", "two", "three" }) {
            for (int step = 0; step < 20; ++step) {
                test::editAtRandom(*m_document, random);
            }
            QVERIFY(m_document->duplicateScenario(QString::fromLatin1(name), QStringLiteral("zero")));
        }
        QVERIFY(m_document->editScenario(QStringLiteral("one")));
        const ParsedPolicy read = readPolicyJson(writePolicyJson(m_document->project()), "project");
        QVERIFY(read.complete);
        QCOMPARE(read.scenario, QStringLiteral("one"));
        QCOMPARE(read.others.size(), std::size_t { 3 });
        QCOMPARE(plain(read), plain(m_document->snapshot()));
        for (const char *name : { "zero", "two", "three" }) {
            QCOMPARE(plain(other(read, name)), plain(other(m_document->project(), name)));
        }
        QCOMPARE(plain(read.baseline->snapshot), plain(m_document->baselineSnapshot()));
        QCOMPARE(writePolicyJson(read), writePolicyJson(m_document->project()));
    }

    void oneThatIsAsTheDraftIsOneLine()
    {
        m_document->load(test::generatedPolicy({ 5000, 50, 3 }), {}, {}, {});
        const std::string before = writePolicyJson(m_document->project());
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("draft")));
        const std::string after = writePolicyJson(m_document->project());
        QVERIFY2(after.size() < before.size() + 200, qPrintable(QString::number(after.size() - before.size())));
    }

    void namesThatStandTwiceAreMadeAnew()
    {
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("draft")));
        QVERIFY(m_document->duplicateScenario(QStringLiteral("brave"), {}));
        std::string text = writePolicyJson(m_document->project());
        for (const char *name : { "\"draft\"", "\"bold\"" }) {
            text.replace(text.find(name), std::string(name).size(), "\"brave\"");
        }
        const ParsedPolicy read = readPolicyJson(text, "project");
        QVERIFY(!read.complete); // its sums say so
        QCOMPARE(read.others.size(), std::size_t { 2 });
        QVERIFY(read.others[0].name != read.others[1].name && read.others[0].name != read.scenario && read.others[1].name != read.scenario);
    }

    void whatIsNoScenarioIsReported_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("instead");
        QTest::newRow("no name") << QByteArray("\"scenario\": \"bold\"") << QByteArray("\"scenario\": [1]");
        QTest::newRow("no object") << QByteArray("\"scenario1\": {") << QByteArray("\"scenario1\": 5, \"other\": {");
        QTest::newRow("no origin") << QByteArray("\"scenario1\": {\"origin\":\"scenario\"") << QByteArray("\"scenario1\": {\"origin\":\"nowhere\"");
        QTest::newRow("a line of nobody") << QByteArray("\"in1\":{\"shares\":20}") << QByteArray("\"in7\":{\"shares\":20}");
        QTest::newRow("shares that are none") << QByteArray("\"in1\":{\"shares\":20}") << QByteArray("\"in1\":{\"shares\":-1}");
    }
    void whatIsNoScenarioIsReported()
    {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, instead);
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("draft")));
        setShares(*m_document, "chem", 98);
        QByteArray text = QByteArray::fromStdString(writePolicyJson(m_document->project()));
        QVERIFY2(text.contains(written), text.constData());
        const ParsedPolicy read = readPolicyJson(text.replace(written, instead).toStdString(), "project");
        QVERIFY(read.usable && !read.complete);
        QVERIFY(std::any_of(read.diagnostics.begin(), read.diagnostics.end(), [](const Diagnostic &found) { return found.code == "policy-value"; }));
        QCOMPARE(sharesOf(read, "chem"), 98U); // nothing else is lost
    }

    void savingAndReopeningKeepsThemClean()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("draft.apportion"));
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("draft")));
        setShares(*m_document, "chem", 5);
        QVERIFY(m_document->editScenario(QStringLiteral("draft")));
        const WrittenPolicy written = writePolicyFile(path, m_document->project());
        m_document->setSaved(path, written.checksum);
        QVERIFY(!m_document->isModified());
        QVERIFY(m_document->editScenario(QStringLiteral("bold"))); // to look at it changes nothing
        QVERIFY(!m_document->isModified());
        m_document->undoStack()->undo();
        QVERIFY(m_document->isModified());
        QCOMPARE(m_document->unsavedSteps(), std::optional(1));
        QVERIFY(m_document->editScenario(QStringLiteral("draft")));
        QVERIFY(m_document->isModified());
    }

    void allComeBackAfterAKill()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("draft.apportion"));
        QVERIFY(writePolicyFile(path, small()).isWritten());
        std::string before;
        {
            Document document;
            test::PromptJournal journal(&document, folder.filePath(QStringLiteral("journals")));
            const ReadPolicy read = readPolicyFile(path);
            document.load(read, path, {}, {}, read.checksum);
            setShares(document, "physics", 11);
            QVERIFY(document.duplicateScenario(QStringLiteral("bold"), QStringLiteral("careful")));
            setShares(document, "chem", 98);
            QVERIFY(document.editScenario(QStringLiteral("careful")));
            before = writePolicyJson(document.project());
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
        }
        const Recovery found = findRecoverable(folder.filePath(QStringLiteral("journals")));
        QCOMPARE(found.works.size(), std::size_t { 1 });
        recover(*m_document, found.works.front(), found.works.front().edited);
        QCOMPARE(m_document->project().others.size(), std::size_t { 1 });
        QCOMPARE(m_document->project().scenario, QStringLiteral("careful"));
        QCOMPARE(sharesOf(m_document->snapshot(), "physics"), 11U);
        QCOMPARE(sharesOf(other(m_document->project(), "bold"), "chem"), 98U);
        QVERIFY(m_document->isModified());
    }

    void aKillGoesOnInTheScenarioThatWasEdited_data()
    {
        QTest::addColumn<QString>("done");
        for (const char *done : { "switched", "renamed", "removed", "copied" }) {
            QTest::newRow(done) << QString::fromLatin1(done);
        }
    }
    void aKillGoesOnInTheScenarioThatWasEdited()
    {
        QFETCH(const QString, done);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("draft.apportion"));
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("careful")));
        QVERIFY(m_document->duplicateScenario(QStringLiteral("third"), {}));
        QVERIFY(m_document->editScenario(QStringLiteral("careful")));
        QVERIFY(writePolicyFile(path, m_document->project()).isWritten());
        std::string before;
        {
            Document document;
            test::PromptJournal journal(&document, folder.filePath(QStringLiteral("journals")));
            const ReadPolicy read = readPolicyFile(path);
            document.load(read, path, {}, {}, read.checksum);
            setShares(document, "physics", 11);
            if (done == QLatin1String("copied")) {
                QVERIFY(document.duplicateScenario(QStringLiteral("brave"), {}));
            } else {
                QVERIFY(document.editScenario(document.project().others.front().name));
            }
            if (done == QLatin1String("renamed")) {
                QVERIFY(document.renameScenario(QStringLiteral("brave")));
            } else if (done == QLatin1String("removed")) {
                QVERIFY(document.removeScenario(QStringLiteral("careful")));
            }
            setShares(document, "chem", 98);
            QVERIFY(document.setLastReset(1700000000));
            before = writePolicyJson(document.project());
            QSignalSpy writes(&journal, &Journal::written);
            QVERIFY(writes.wait(patience));
        }
        const Recovery found = findRecoverable(folder.filePath(QStringLiteral("journals")));
        QCOMPARE(found.works.size(), std::size_t { 1 });
        Document recovered;
        recover(recovered, found.works.front(), found.works.front().edited);
        QCOMPARE(recovered.project().scenario, found.works.front().edited.scenario);
        QCOMPARE(writePolicyJson(recovered.project()), before);
        QVERIFY(recovered.isModified());
    }

    void whatOnlyTheSituationHasIsTakenOver()
    {
        Project other = m_document->project();
        other.situation.lastReset = 1700000000;
        other.situation.walkOrder.edit() = { "physics", "chem" };
        m_document->replaceProject(other, QStringLiteral("Reload"));
        QVERIFY(m_document->snapshot() == other);
        m_document->undoStack()->undo();
        QVERIFY(!m_document->situation().lastReset && m_document->situation().walkOrder->empty());
    }

    void aNameTakenBackWhileItIsSavedIsNotSaved()
    {
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("careful")));
        const Project saving = m_document->project();
        const quint64 generation = m_document->generation();
        QVERIFY(m_document->renameScenario(QStringLiteral("brave")));
        m_document->setSaved(QStringLiteral("/tmp/p.apportion"), {}, generation, saving);
        QVERIFY(m_document->isModified());
        QVERIFY(m_document->renameScenario(QStringLiteral("bold")));
        m_document->setSaved(QStringLiteral("/tmp/p.apportion"), {}, m_document->generation(), m_document->project());
        QVERIFY(m_document->editScenario(QStringLiteral("careful"))); // to look at another one is no change
        QVERIFY(!m_document->isModified());
    }

private:
    std::unique_ptr<Document> m_document;
};

APPORTION_TEST(TestScenarios)
} // namespace test_scenarios

#include "test_scenarios.moc"
