// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>

namespace test_document
{

using namespace apportion;
using std::chrono::hours;
using std::chrono::milliseconds;

namespace
{

constexpr auto together = hours(1); // every two edits are one gesture
constexpr auto apart = milliseconds(-1); // none are

Snapshot samplePolicy()
{
    return test::generatedPolicy({ 200, 10, 5 });
}

/// What a document told, in short.
struct Told
{
    explicit Told(Document &document)
    {
        QObject::connect(&document, &Document::policyChanged, &document, [this](const PolicyChange &change) { changes.push_back(change); });
    }
    std::vector<PolicyChange> changes;
};

} // namespace

class TestDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void loadedPolicyIsCleanAndItsOwnBaseline();
    void everyEditIsUndoneAndRedone_data();
    void everyEditIsUndoneAndRedone();
    void editsWithoutEffectPushNothing();
    void editsOutOfRangePushNothing();
    void sharesOfManyAreOneStep();
    void rootCannotBeOnParent();
    void typingIsOneStep();
    void editsFarApartAreTwoSteps();
    void editsOfDifferentObjectsAreTwoSteps();
    void typingTheOldValueTakesTheStepBack();
    void typingTheOldSettingTakesTheMarkBack();
    void editedSettingIsMarkedAsGiven();
    void takingOffAMarkIsAnEdit();
    void editDetachesOnlyWhatItWrites();
    void savingIsTheCleanState();
    void editsWhileSavingStayModified();
    void stepsDoNotMergeAcrossTheCleanState();
    void baselineStaysUntilItIsMade();
    void theNewBaselineHasUsageWhereTheClusterHasIt();
    void generationCountsEveryChange();

private:
    std::unique_ptr<Document> m_document;
    Snapshot m_loaded;
};

void TestDocument::init()
{
    m_loaded = samplePolicy();
    m_document = std::make_unique<Document>();
    m_document->setMergeInterval(apart);
    m_document->load(m_loaded, {}, QStringLiteral("sample"), {});
}

void TestDocument::loadedPolicyIsCleanAndItsOwnBaseline()
{
    Document document;
    QCOMPARE(document.displayName(), QStringLiteral("Untitled"));
    Told told(document);
    QSignalSpy moved(&document, &Document::filePathChanged);
    Diagnostics said(1);
    said[0].code = "said";
    document.load(m_loaded, QStringLiteral("/tmp/x/uni.apportion"), QStringLiteral("ignored"), said, "sum");
    QCOMPARE(told.changes.size(), std::size_t { 1 });
    QCOMPARE(told.changes[0].kind, PolicyChange::Kind::Everything);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(document.displayName(), QStringLiteral("uni.apportion"));
    QCOMPARE(document.fileChecksum(), QByteArray("sum"));
    QCOMPARE(document.readDiagnostics().at(0).code, std::string("said"));
    QVERIFY(document.snapshot() == m_loaded);
    QVERIFY(document.baselineSnapshot() == m_loaded);
    QVERIFY(!document.isModified());

    QVERIFY(document.setRawShares({ 2 }, 77777));
    QSignalSpy modified(&document, &Document::modifiedChanged);
    document.load(Snapshot(), {}, QStringLiteral("imported"), {});
    QCOMPARE(document.displayName(), QStringLiteral("imported"));
    QVERIFY(document.filePath().isEmpty());
    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(!document.isModified());
    QCOMPARE(modified.size(), 1);
    QCOMPARE(modified[0][0].toBool(), false);
}

using Edit = std::function<bool(Document &)>;

void TestDocument::everyEditIsUndoneAndRedone_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("index");
    const auto row = [](const char *name, PolicyChange::Kind kind, int index, const Edit &edit) {
        QTest::newRow(name) << edit << static_cast<int>(kind) << index;
    };
    using Kind = PolicyChange::Kind;
    row("raw shares", Kind::RawShares, -1, [](Document &d) { return d.setRawShares({ 3, 5 }, 4711); });
    row("raw shares by value", Kind::RawShares, -1, [](Document &d) { return d.setRawShares({ 3, 5 }, { 4711, sharesParent }); });
    row("setting", Kind::Setting, -1, [](Document &d) {
        PrioritySettings settings = d.policy().priority;
        settings.halfLife = { 60, {} };
        return d.setPrioritySettings(settings, PriorityKey::PriorityDecayHalfLife);
    });
    row("tracked TRES", Kind::Setting, -1, [](Document &d) {
        Policy draft = d.policy();
        draft.tres.track("license/x");
        return d.setSetting(draft, PriorityKey::AccountingStorageTres);
    });
    row("partition", Kind::Partition, 1, [](Document &d) {
        Partition partition = d.policy().partitions->at(1);
        partition.billingWeights.clear();
        return d.setPartition(1, partition);
    });
    row("node group", Kind::NodeGroup, 2, [](Document &d) {
        NodeGroup group = d.policy().nodeGroups->at(2);
        group.owner = NodeOwner::Account;
        return d.setNodeGroup(2, group);
    });
    row("QOS", Kind::Qos, 0, [](Document &d) {
        Qos qos = d.policy().qos->at(0);
        qos.priority = 9;
        return d.setQos(0, qos);
    });
    row("jobs", Kind::Jobs, -1, [](Document &d) { return d.setJobs({}); });
}

void TestDocument::everyEditIsUndoneAndRedone()
{
    QFETCH(Edit, edit);
    QFETCH(int, kind);
    QFETCH(int, index);
    Told told(*m_document);
    QSignalSpy modified(m_document.get(), &Document::modifiedChanged);

    QVERIFY(edit(*m_document));
    const Snapshot edited = m_document->snapshot();
    QVERIFY(!(edited == m_loaded));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(!m_document->undoStack()->undoText().isEmpty());
    QVERIFY(m_document->isModified());

    m_document->undoStack()->undo();
    QVERIFY(m_document->snapshot() == m_loaded);
    QVERIFY(!m_document->isModified());
    m_document->undoStack()->redo();
    QVERIFY(m_document->snapshot() == edited);
    QVERIFY(m_document->baseline() == m_loaded.policy);

    // Redo, undo and redo again tell the same narrow change.
    QCOMPARE(told.changes.size(), std::size_t { 3 });
    for (const PolicyChange &change : told.changes) {
        QCOMPARE(static_cast<int>(change.kind), kind);
        QCOMPARE(change.index, index);
        QCOMPARE(change.associations, told.changes[0].associations);
        QCOMPARE(change.key, told.changes[0].key);
    }
    QCOMPARE(modified.size(), 3);
}

void TestDocument::editsWithoutEffectPushNothing()
{
    Document &d = *m_document;
    Told told(d);
    QVERIFY(!d.setRawShares({ 4 }, d.policy().associations.rawShares(4)));
    QVERIFY(!d.setRawShares({}, 5));
    QVERIFY(!d.setPrioritySettings(d.policy().priority, PriorityKey::PriorityMaxAge));
    QVERIFY(!d.setSetting(d.policy(), PriorityKey::AccountingStorageTres));
    QVERIFY(!d.setPartition(0, d.policy().partitions->at(0)));
    QVERIFY(!d.setNodeGroup(0, d.policy().nodeGroups->at(0)));
    QVERIFY(!d.setQos(0, d.policy().qos->at(0)));
    QVERIFY(!d.setJobs(*d.situation().jobs));
    QCOMPARE(d.undoStack()->count(), 0);
    QVERIFY(told.changes.empty());
    QVERIFY(d.policy() == m_loaded.policy);
}

void TestDocument::editsOutOfRangePushNothing()
{
    Document &d = *m_document;
    QVERIFY(!d.setRawShares({ d.policy().associations.rowCount(), noAssociation }, 5));
    QVERIFY(!d.setRawShares({ 1 }, sharesParent + 1));
    QVERIFY(!d.setRawShares({ 1, 2 }, std::vector<std::uint32_t> { 5 }));
    QVERIFY(!d.setPartition(-1, Partition()));
    QVERIFY(!d.setPartition(static_cast<int>(d.policy().partitions->size()), Partition()));
    QVERIFY(!d.setNodeGroup(99, NodeGroup()));
    QVERIFY(!d.setQos(99, Qos()));
    QVERIFY(d.policy() == m_loaded.policy);
}

void TestDocument::sharesOfManyAreOneStep()
{
    Told told(*m_document);
    QVERIFY(m_document->setRawShares({ 9, 3, 9, 7, noAssociation }, 1234));
    QCOMPARE(told.changes.size(), std::size_t { 1 });
    QCOMPARE(told.changes[0].associations, (std::vector<AssociationId> { 9, 3, 7 }));
    for (const AssociationId id : { 9U, 3U, 7U }) {
        QCOMPARE(m_document->policy().associations.rawShares(id), 1234U);
    }
    m_document->undoStack()->undo();
    QVERIFY(m_document->snapshot() == m_loaded);
}

void TestDocument::rootCannotBeOnParent()
{
    QVERIFY(!m_document->setRawShares({ AssociationTree::root() }, sharesParent));
    QVERIFY(m_document->setRawShares({ AssociationTree::root(), 2 }, sharesParent));
    QVERIFY(!m_document->policy().associations.usesParent(AssociationTree::root()));
    QVERIFY(m_document->policy().associations.usesParent(2));
}

void TestDocument::typingIsOneStep()
{
    Document &d = *m_document;
    d.setMergeInterval(together);
    for (const std::uint32_t shares : { 7U, 70U, 701U }) {
        QVERIFY(d.setRawShares({ 4, 6 }, shares));
    }
    QCOMPARE(d.undoStack()->count(), 1);
    for (const std::uint32_t weight : { 11U, 12U, 13U }) {
        PrioritySettings settings = d.policy().priority;
        settings.weightAge = weight;
        QVERIFY(d.setPrioritySettings(settings, PriorityKey::PriorityWeightAge));
    }
    QCOMPARE(d.undoStack()->count(), 2);
    for (const char *description : { "a", "ab" }) {
        Qos qos = d.policy().qos->at(1);
        qos.description = description;
        QVERIFY(d.setQos(1, qos));
    }
    QCOMPARE(d.undoStack()->count(), 3);
    const Policy typed = d.policy();
    QCOMPARE(typed.associations.rawShares(6), 701U);
    QCOMPARE(typed.priority.weightAge, 13U);
    QCOMPARE(typed.qos->at(1).description, std::string("ab"));
    d.undoStack()->setIndex(0);
    QVERIFY(d.policy() == m_loaded.policy);
    d.undoStack()->setIndex(3);
    QVERIFY(d.policy() == typed);
}

void TestDocument::editsFarApartAreTwoSteps()
{
    m_document->setMergeInterval(milliseconds(20));
    QVERIFY(m_document->setRawShares({ 4 }, 70));
    QTest::qWait(60);
    QVERIFY(m_document->setRawShares({ 4 }, 71));
    QCOMPARE(m_document->undoStack()->count(), 2);
    m_document->undoStack()->undo();
    QCOMPARE(m_document->policy().associations.rawShares(4), 70U);
}

void TestDocument::editsOfDifferentObjectsAreTwoSteps()
{
    Document &d = *m_document;
    d.setMergeInterval(together);
    QVERIFY(d.setRawShares({ 4 }, 70));
    QVERIFY(d.setRawShares({ 5 }, 70));
    PrioritySettings settings = d.policy().priority;
    settings.weightAge = 99;
    QVERIFY(d.setPrioritySettings(settings, PriorityKey::PriorityWeightAge));
    settings.weightQos = 99;
    QVERIFY(d.setPrioritySettings(settings, PriorityKey::PriorityWeightQos));
    for (const int index : { 0, 1 }) {
        Partition partition = d.policy().partitions->at(static_cast<std::size_t>(index));
        partition.priorityTier = 9;
        QVERIFY(d.setPartition(index, partition));
    }
    QCOMPARE(d.undoStack()->count(), 6);
}

void TestDocument::typingTheOldValueTakesTheStepBack()
{
    Document &d = *m_document;
    d.setMergeInterval(together);
    const std::uint32_t before = d.policy().associations.rawShares(4);
    QVERIFY(d.setRawShares({ 4 }, before + 1));
    QVERIFY(d.isModified());
    QVERIFY(d.setRawShares({ 4 }, before));
    QCOMPARE(d.undoStack()->count(), 0);
    QVERIFY(!d.isModified());
    QVERIFY(d.policy() == m_loaded.policy);
}

void TestDocument::typingTheOldSettingTakesTheMarkBack()
{
    Document &d = *m_document;
    d.setMergeInterval(together);
    PrioritySettings settings = d.policy().priority;
    const std::uint32_t before = settings.weightJobSize;
    QVERIFY(!settings.isGiven(PriorityKey::PriorityWeightJobSize));
    settings.weightJobSize = 5;
    QVERIFY(d.setPrioritySettings(settings, PriorityKey::PriorityWeightJobSize));
    settings = d.policy().priority;
    settings.weightJobSize = before;
    QVERIFY(d.setPrioritySettings(settings, PriorityKey::PriorityWeightJobSize));
    QCOMPARE(d.undoStack()->count(), 0);
    QVERIFY(!d.isModified());
    QVERIFY(d.policy() == m_loaded.policy);
}

void TestDocument::editedSettingIsMarkedAsGiven()
{
    Document &d = *m_document;
    PrioritySettings settings = d.policy().priority;
    settings.dampeningFactor = 3;
    QVERIFY(d.setPrioritySettings(settings, PriorityKey::FairShareDampeningFactor));
    QVERIFY(d.policy().priority.isGiven(PriorityKey::FairShareDampeningFactor));
    Policy draft = d.policy();
    draft.tres.track("license/x");
    QVERIFY(d.setSetting(draft, PriorityKey::AccountingStorageTres));
    QVERIFY(d.policy().priority.isGiven(PriorityKey::AccountingStorageTres));
    d.undoStack()->undo();
    QVERIFY(!d.policy().priority.isGiven(PriorityKey::AccountingStorageTres));
    QVERIFY(d.policy().priority.isGiven(PriorityKey::FairShareDampeningFactor));
}

void TestDocument::takingOffAMarkIsAnEdit()
{
    Document &d = *m_document;
    PrioritySettings settings = d.policy().priority;
    settings.markGiven(PriorityKey::PriorityMaxAge);
    QVERIFY(d.setPrioritySettings(settings, PriorityKey::PriorityMaxAge));
    QVERIFY(d.policy().priority.isGiven(PriorityKey::PriorityMaxAge));
    settings.markGiven(PriorityKey::PriorityMaxAge, false);
    QVERIFY(d.setPrioritySettings(settings, PriorityKey::PriorityMaxAge));
    QVERIFY(!d.policy().priority.isGiven(PriorityKey::PriorityMaxAge));
}

void TestDocument::editDetachesOnlyWhatItWrites()
{
    Document &d = *m_document;
    const Policy before = d.policy();
    const Situation situation = d.situation();
    const std::uint32_t *shares = before.associations.rawSharesColumn().data();
    QVERIFY(d.setRawShares({ 4 }, 70));
    QVERIFY(d.policy().associations.rawSharesColumn().data() != shares);
    QCOMPARE(before.associations.rawSharesColumn().data(), shares);
    QVERIFY(d.situation().sharesUsageWith(situation));
    QCOMPARE(&d.policy().associations.names(), &before.associations.names());
    QVERIFY(d.situation().jobs.sharesWith(situation.jobs));
    QVERIFY(d.policy().partitions.sharesWith(before.partitions));
    QVERIFY(d.policy().associations.layoutPointer().sharesWith(before.associations.layoutPointer())); // the structure is the same
    Partition partition = d.policy().partitions->at(0);
    partition.priorityTier = 9;
    QVERIFY(d.setPartition(0, partition));
    QVERIFY(!d.policy().partitions.sharesWith(before.partitions));
    QVERIFY(d.policy().nodeGroups.sharesWith(before.nodeGroups));
}

void TestDocument::savingIsTheCleanState()
{
    Document &d = *m_document;
    QSignalSpy moved(&d, &Document::filePathChanged);
    QVERIFY(d.setRawShares({ 4 }, 70));
    d.setSaved(QStringLiteral("/tmp/saved.apportion"), "sum");
    QVERIFY(!d.isModified());
    QCOMPARE(moved.size(), 1);
    QCOMPARE(d.displayName(), QStringLiteral("saved.apportion"));
    QCOMPARE(d.fileChecksum(), QByteArray("sum"));
    d.undoStack()->undo();
    QVERIFY(d.isModified());
    d.undoStack()->redo();
    QVERIFY(!d.isModified());
    d.setSaved(QStringLiteral("/tmp/saved.apportion"), "sum2");
    QCOMPARE(moved.size(), 1);
}

void TestDocument::editsWhileSavingStayModified()
{
    Document &d = *m_document;
    QVERIFY(d.setRawShares({ 4 }, 70));
    const quint64 snapshot = d.generation();
    d.setSaved(QStringLiteral("/tmp/saved.apportion"), "1", snapshot, d.project());
    QVERIFY(!d.isModified());

    const quint64 older = d.generation();
    QVERIFY(d.setRawShares({ 4 }, 71));
    d.setSaved(QStringLiteral("/tmp/saved.apportion"), "2", older, d.project());
    QVERIFY(d.isModified());
    QCOMPARE(d.fileChecksum(), QByteArray("2"));
}

void TestDocument::stepsDoNotMergeAcrossTheCleanState()
{
    Document &d = *m_document;
    d.setMergeInterval(together);
    QVERIFY(d.setRawShares({ 4 }, 70));
    d.setSaved(QStringLiteral("/tmp/saved.apportion"), {});
    QVERIFY(d.setRawShares({ 4 }, 71));
    QCOMPARE(d.undoStack()->count(), 2);
    d.undoStack()->undo();
    QVERIFY(!d.isModified());
    QCOMPARE(d.policy().associations.rawShares(4), 70U);
}

void TestDocument::baselineStaysUntilItIsMade()
{
    Document &d = *m_document;
    QVERIFY(d.setRawShares({ 4 }, 70));
    QVERIFY(d.baseline() == m_loaded.policy);
    Told told(d);
    d.makeBaseline();
    QVERIFY(d.baseline() == d.policy());
    QCOMPARE(told.changes.size(), std::size_t { 1 });
    QCOMPARE(told.changes[0].kind, PolicyChange::Kind::Baseline);
    QVERIFY(d.isModified()); // exporting does not save
    d.undoStack()->undo();
    QVERIFY(d.baseline() == m_loaded.policy);
}

void TestDocument::theNewBaselineHasUsageWhereTheClusterHasIt()
{
    Document &d = *m_document;
    const AssociationTree &tree = d.policy().associations;
    AssociationId user = 1;
    while (!tree.isLive(user) || !tree.isUser(user) || d.situation().ownUsage(user) == 0.0L) {
        ++user;
    }
    const long double used = d.situation().ownUsage(user);
    const AssociationId account = tree.parent(user);
    const long double left = d.situation().ownUsage(account);
    QVERIFY(d.renameAssociation(user, QStringLiteral("another")));
    QCOMPARE(d.situation().ownUsage(user), used); // as long as it is no more than a draft
    const int steps = d.undoStack()->count();
    d.makeBaseline();
    QCOMPARE(d.undoStack()->count(), steps + 1);
    QCOMPARE(d.situation().ownUsage(user), 0.0L);
    QCOMPARE(d.situation().ownUsage(account), left + used);
    QVERIFY(d.snapshot() == d.baselineSnapshot());
    d.undoStack()->undo();
    QCOMPARE(d.situation().ownUsage(user), used);
    QCOMPARE(d.situation().ownUsage(account), left);
    d.undoStack()->undo();
    QVERIFY(d.snapshot() == m_loaded);
}

void TestDocument::generationCountsEveryChange()
{
    Document &d = *m_document;
    quint64 last = d.generation();
    const auto grew = [&] { return std::exchange(last, d.generation()) < d.generation(); };
    QVERIFY(d.setRawShares({ 4 }, 70));
    QVERIFY(grew());
    d.undoStack()->undo();
    QVERIFY(grew());
    d.undoStack()->redo();
    QVERIFY(grew());
    d.makeBaseline();
    QVERIFY(grew());
    d.load(Snapshot(), {}, {}, {});
    QVERIFY(grew());
    d.setSaved(QStringLiteral("/tmp/x"), {});
    QVERIFY(!grew());
}

APPORTION_TEST(TestDocument)
} // namespace test_document

#include "test_document.moc"
