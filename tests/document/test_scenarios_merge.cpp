// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"
#include "document/refresh.h"
#include "scenario_support.h"
#include "storage/policy_json.h"
#include "support/test_case.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace test_scenarios_merge
{

using namespace apportion;
using namespace apportion::scenarios;

/// Several drafts of one project, when others changed it or the cluster is read anew.
class TestScenariosMerge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->setMergeInterval(std::chrono::milliseconds(0));
        m_document->load(small(), {}, {}, {});
    }

    void whatTheyMadeOfWhatWasCopiedHereIsKept()
    {
        Project base(small());
        base.scenario = QStringLiteral("draft");
        Project mine = base; // a copy of the draft is edited
        mine.others.push_back({ QStringLiteral("draft"), base });
        mine.scenario = QStringLiteral("copy");
        Project theirs = base;
        theirs.policy.associations.setRawShares(theirs.policy.associations.findAccount("chem"), 77);
        const Project merged = mergedProject(base, mine, theirs, mine);
        QCOMPARE(merged.scenario, QStringLiteral("copy"));
        QCOMPARE(sharesOf(other(merged, "draft"), "chem"), 77U);
    }

    void mergingKeepsThoseOfBothSides()
    {
        const auto add = [](Project &project, const char *name, std::uint32_t shares) {
            Snapshot snapshot = small();
            snapshot.policy.associations.setRawShares(snapshot.policy.associations.findAccount("chem"), shares);
            project.others.push_back({ QString::fromLatin1(name), snapshot });
        };
        Project base(small());
        base.scenario = QStringLiteral("draft");
        Project mine = base;
        Project theirs = base;
        for (Project *project : { &base, &mine, &theirs }) {
            add(*project, "both", project == &base ? 1 : project == &mine ? 2 : 3);
            add(*project, "only theirs", project == &theirs ? 5 : 4);
            add(*project, "only mine", project == &mine ? 7 : 6);
        }
        add(mine, "new here", 8);
        add(theirs, "new there", 9);
        const Project merged = mergedProject(base, mine, theirs, mine);
        QCOMPARE(merged.others.size(), std::size_t { 6 });
        QCOMPARE(sharesOf(other(merged, "both"), "chem"), 2U);
        QCOMPARE(sharesOf(other(merged, "both (theirs)"), "chem"), 3U);
        QCOMPARE(sharesOf(other(merged, "only theirs"), "chem"), 5U);
        QCOMPARE(sharesOf(other(merged, "only mine"), "chem"), 7U);
        QCOMPARE(sharesOf(other(merged, "new here"), "chem"), 8U);
        QCOMPARE(sharesOf(other(merged, "new there"), "chem"), 9U);
    }

    /// A file without a baseline: what was opened is it, and stays so, whatever others saved since.
    void aMergeKeepsTheBaselineThatTheFileDoesNotHave()
    {
        Project base(small());
        base.settleBaseline(Baseline::Origin::Opened, QStringLiteral("small"));
        Project mine = base;
        mine.policy.associations.setRawShares(mine.policy.associations.findAccount("chem"), 500);
        Project theirs(small());
        theirs.policy.priority.weightAge = 4444;
        Project draft = mine;
        draft.policy.priority.weightAge = 4444;
        const Project merged = mergedProject(base, mine, theirs, draft);
        QVERIFY(merged.baseline);
        QVERIFY(merged.baseline->snapshot == base.baseline->snapshot);
        QVERIFY(!(merged.baseline->snapshot == merged));
    }

    /// Both sides had as many as can be made: the file holds them all, since none may be lost for want of a key.
    void aMergeOfManyIsSavedWhole()
    {
        Project base(small());
        base.scenario = QStringLiteral("draft");
        Project mine = base;
        Project theirs = base;
        for (std::uint32_t i = 0; i < Project::mostOthers; ++i) {
            for (Project *project : { &mine, &theirs }) {
                Snapshot snapshot = small();
                snapshot.policy.associations.setRawShares(snapshot.policy.associations.findAccount("chem"), 100 + i + (project == &mine ? 50 : 0));
                project->others.push_back(
                    { QStringLiteral("%1 %2").arg(project == &mine ? QStringLiteral("mine") : QStringLiteral("theirs")).arg(i), snapshot });
            }
        }
        const Project merged = mergedProject(base, mine, theirs, mine);
        QCOMPARE(merged.others.size(), 2 * Project::mostOthers);
        const Project again = readPolicyJson(writePolicyJson(merged), "merged.apportion");
        QCOMPARE(again.others.size(), merged.others.size());
        for (const Scenario &kept : merged.others) {
            QCOMPARE(sharesOf(other(again, qPrintable(kept.name)), "chem"), sharesOf(kept.snapshot, "chem"));
        }
    }

    void aRefreshReachesAllOfThem()
    {
        refreshTwo();
        QCOMPARE(sharesOf(m_document->snapshot(), "chem"), 98U);
        QCOMPARE(sharesOf(other(m_document->project(), "draft"), "physics"), 44U);
        QVERIFY(m_document->editScenario(QStringLiteral("draft")));
        QCOMPARE(sharesOf(m_document->snapshot(), "physics"), 44U);
    }

    void oneUndoTakesARefreshBackInAllOfThem_data()
    {
        QTest::addColumn<QString>("edited");
        QTest::newRow("where it was made") << QStringLiteral("bold");
        QTest::newRow("in another one") << QStringLiteral("draft");
    }

    void oneUndoTakesARefreshBackInAllOfThem()
    {
        QFETCH(const QString, edited);
        const Project before = refreshTwo();
        const Project after = m_document->project();
        QVERIFY(m_document->readDiagnostics().size() == 1);
        m_document->editScenario(edited);
        const QSignalSpy told(m_document.get(), &Document::projectStepped);
        m_document->undoStack()->undo();
        QCOMPARE(told.count(), 1);
        QVERIFY(m_document->readDiagnostics().empty());
        QCOMPARE(savedOf("bold"), asSaved(before, "bold"));
        QVERIFY(!m_document->isModified());
        m_document->undoStack()->redo();
        QCOMPARE(savedOf("bold"), asSaved(after, "bold"));
        QVERIFY(m_document->readDiagnostics().size() == 1);
        m_document->editScenario(edited == QLatin1String("bold") ? QStringLiteral("draft") : QStringLiteral("bold"));
        m_document->undoStack()->undo();
        QCOMPARE(savedOf("bold"), asSaved(before, "bold"));
    }

    void whatWasEditedSinceStaysWhenARefreshIsTakenBack()
    {
        refreshTwo();
        QVERIFY(m_document->editScenario(QStringLiteral("draft")));
        setShares(*m_document, "chem", 77);
        QVERIFY(m_document->duplicateScenario(QStringLiteral("copy"), {}));
        setShares(*m_document, "chem", 78);
        QVERIFY(m_document->editScenario(QStringLiteral("bold")));
        const auto check = [this](std::uint32_t physics, const char *when) {
            QCOMPARE(sharesOf(m_document->baselineSnapshot(), "physics"), physics);
            for (const auto &[name, chem] : { std::pair("bold", 98U), std::pair("draft", 77U), std::pair("copy", 78U) }) {
                const std::uint32_t there = m_document->project().scenario == QLatin1String(name)
                    ? sharesOf(m_document->snapshot(), "physics")
                    : sharesOf(other(m_document->project(), name), "physics");
                QVERIFY2(there == physics, qPrintable(QStringLiteral("%1 %2: %3").arg(QLatin1String(when), QLatin1String(name)).arg(there)));
                const std::uint32_t own = m_document->project().scenario == QLatin1String(name)
                    ? sharesOf(m_document->snapshot(), "chem")
                    : sharesOf(other(m_document->project(), name), "chem");
                QVERIFY2(own == chem, when);
            }
        };
        m_document->undoStack()->undo();
        check(10, "taken back");
        QVERIFY(m_document->editScenario(QStringLiteral("copy")));
        m_document->undoStack()->undo();
        check(44, "and made again from another one");
        m_document->undoStack()->redo();
        check(10, "taken back once more");
        QVERIFY(m_document->editScenario(QStringLiteral("bold")));
        m_document->undoStack()->redo();
        check(44, "and made where it was made");
        m_document->undoStack()->undo();
        m_document->setLastReset(1700000000); // the refresh cannot be made again here
        QVERIFY(m_document->editScenario(QStringLiteral("draft")));
        m_document->undoStack()->undo();
        check(44, "and made from a scenario that has it still");
    }

    /// Each scenario is asked about what it changed itself.
    void aRefreshAsksInEachOfThem()
    {
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("draft")));
        setShares(*m_document, "chem", 98);
        OpenedFiles told;
        static_cast<Snapshot &>(told) = m_document->baselineSnapshot();
        told.policy.associations.setRawShares(told.policy.associations.findAccount("physics"), 44);
        told.policy.associations.setRawShares(told.policy.associations.findAccount("chem"), 77);
        told.sources.associations = "associations.cfg";
        const Project mine = m_document->project();
        const MergedPolicy merged = mergePolicies(mine.baseline->snapshot, mine, told);
        QCOMPARE(merged.conflicts.size(), std::size_t { 1 });
        const RefreshedScenarios others = refreshedScenarios(mine, told, merged);
        QVERIFY(
            std::none_of(others.conflicts.begin(), others.conflicts.end(), [](const MergeConflict &conflict) { return conflict.scenario.empty(); }));
        Project bold = mine;
        QVERIFY(bold.edit(QStringLiteral("draft")));
        const MergedPolicy draft = mergePolicies(mine.baseline->snapshot, bold, told);
        const RefreshedScenarios asked = refreshedScenarios(bold, told, draft);
        QCOMPARE(asked.conflicts.size(), std::size_t { 1 });
        QCOMPARE(asked.conflicts[0].scenario, std::string("bold"));
        QCOMPARE(asked.conflicts[0].mine, std::string("98"));
        QCOMPARE(sharesOf(refreshedScenarios(bold, told, draft).snapshots[0], "chem"), 98U);
        QCOMPARE(sharesOf(refreshedScenarios(bold, told, draft, asked.conflicts).snapshots[0], "chem"), 77U);
    }

    /// What is chosen for one scenario leaves the same conflict of the shown one as it was chosen there.
    void aChoiceOfOneScenarioIsNoneOfTheOther()
    {
        setShares(*m_document, "chem", 70);
        QVERIFY(m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("draft")));
        setShares(*m_document, "chem", 200);
        OpenedFiles told;
        static_cast<Snapshot &>(told) = m_document->baselineSnapshot();
        told.policy.associations.setRawShares(told.policy.associations.findAccount("chem"), 90);
        told.sources.associations = "associations.cfg";
        const Project mine = m_document->project();
        MergedPolicy draft = refreshedDraft(mine, told);
        const RefreshedScenarios others = refreshedScenarios(mine, told, draft);
        QCOMPARE(draft.conflicts.size(), std::size_t { 1 });
        QCOMPARE(others.conflicts.size(), std::size_t { 1 });
        draft = refreshedDraft(mine, told, others.conflicts);
        QCOMPARE(sharesOf(draft.snapshot, "chem"), 200U);
        QCOMPARE(sharesOf(refreshedScenarios(mine, told, draft, others.conflicts).snapshots[0], "chem"), 90U);
        const std::vector<MergeConflict> ofDraft = draft.conflicts;
        draft = refreshedDraft(mine, told, ofDraft);
        QCOMPARE(sharesOf(draft.snapshot, "chem"), 90U);
        QCOMPARE(sharesOf(refreshedScenarios(mine, told, draft, ofDraft).snapshots[0], "chem"), 70U);
    }

private:
    /// Two scenarios, of which "bold" is edited, refreshed with what gives physics 44 shares. Returns what was before.
    Project refreshTwo()
    {
        if (!m_document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("draft"))) {
            qFatal("no scenario");
        }
        setShares(*m_document, "chem", 98);
        m_document->setSaved(QStringLiteral("/tmp/p.apportion"), {});
        Project before = m_document->project();
        OpenedFiles told;
        static_cast<Snapshot &>(told) = m_document->baselineSnapshot();
        told.policy.associations.setRawShares(told.policy.associations.findAccount("physics"), 44);
        told.sources.associations = "associations.cfg";
        const MergedPolicy merged = mergePolicies(before.baseline->snapshot, before, told);
        const RefreshedScenarios others = refreshedScenarios(before, told, merged);
        m_document->replaceProject(refreshedProject(before, told, merged.snapshot, others.snapshots), QStringLiteral("Refresh"), Diagnostics(1));
        return before;
    }

    [[nodiscard]] std::string savedOf(const char *name) const { return asSaved(m_document->project(), name); }
    std::unique_ptr<Document> m_document;
};

APPORTION_TEST(TestScenariosMerge)
} // namespace test_scenarios_merge

#include "test_scenarios_merge.moc"
