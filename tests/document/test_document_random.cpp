// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"
#include "support/generated_policy.h"

#include <QTest>

using namespace apportion;

/// Edits at random, keeps what the policy was after each step, and compares on the way back and forth.
class TestDocumentRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoneAndRedonePoliciesAreEqual_data();
    void undoneAndRedonePoliciesAreEqual();
};

namespace
{

void editAtRandom(Document &d, test::Random &random)
{
    const auto pick = [&random](std::size_t size) { return static_cast<int>(random.below(size)); };
    PrioritySettings settings = d.policy().priority;
    switch (random.below(8)) {
    case 0: {
        std::vector<AssociationId> ids;
        for (std::uint64_t i = 0, count = 1 + random.below(20); i < count; ++i) {
            ids.push_back(static_cast<AssociationId>(random.below(d.policy().associations.rowCount() + 3)));
        }
        d.setRawShares(ids, random.chance(20) ? sharesParent : static_cast<std::uint32_t>(random.below(5)));
        break;
    }
    case 1:
        settings.weightFairshare = static_cast<std::uint32_t>(random.below(3));
        d.setPrioritySettings(settings, PriorityKey::PriorityWeightFairshare);
        break;
    case 2:
        settings.flags.flip(random.below(priorityFlagCount));
        d.setPrioritySettings(settings, PriorityKey::PriorityFlags);
        break;
    case 3: {
        TresTable tres;
        for (const char *name : { "gres/gpu", "license/x" }) {
            if (random.chance(50)) {
                tres.track(name);
            }
        }
        d.setTrackedTres(tres);
        break;
    }
    case 4: {
        const int index = pick(d.policy().partitions->size());
        Partition partition = d.policy().partitions->at(static_cast<std::size_t>(index));
        partition.priorityTier = static_cast<std::uint16_t>(random.below(3));
        d.setPartition(index, partition);
        break;
    }
    case 5: {
        const int index = pick(d.policy().nodeGroups->size());
        NodeGroup group = d.policy().nodeGroups->at(static_cast<std::size_t>(index));
        group.cpus = static_cast<std::uint32_t>(random.below(3));
        d.setNodeGroup(index, group);
        break;
    }
    case 6: {
        const int index = pick(d.policy().qos->size());
        Qos qos = d.policy().qos->at(static_cast<std::size_t>(index));
        qos.priority = static_cast<std::uint32_t>(random.below(3));
        d.setQos(index, qos);
        break;
    }
    default: {
        std::vector<Job> jobs = *d.policy().jobs;
        if (!jobs.empty() && random.chance(50)) {
            jobs.pop_back();
        } else {
            jobs.emplace_back();
        }
        d.setJobs(jobs);
    }
    }
}

} // namespace

void TestDocumentRandom::undoneAndRedonePoliciesAreEqual_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<bool>("merging");
    for (quint64 seed = 1; seed <= 6; ++seed) {
        QTest::addRow("%llu apart", seed) << seed << false;
        QTest::addRow("%llu merging", seed) << seed << true;
    }
}

void TestDocumentRandom::undoneAndRedonePoliciesAreEqual()
{
    QFETCH(quint64, seed);
    QFETCH(bool, merging);
    test::Random random(seed);
    Document d;
    d.setMergeInterval(merging ? std::chrono::hours(1) : std::chrono::milliseconds(-1));
    d.load(test::generatedPolicy({ 150, 20, seed }), {}, {}, {});
    std::vector<Policy> states { d.policy() }; // by the index of the undo stack

    for (int step = 0; step < 300; ++step) {
        if (random.chance(20)) {
            const int index = static_cast<int>(random.below(static_cast<std::uint64_t>(d.undoStack()->count()) + 1));
            d.undoStack()->setIndex(index);
        } else {
            const quint64 before = d.generation();
            editAtRandom(d, random);
            if (d.generation() == before) {
                continue; // nothing would have changed
            }
            const auto index = static_cast<std::size_t>(d.undoStack()->index());
            if (index < states.size() && d.undoStack()->index() == d.undoStack()->count() && states[index] == d.policy()) {
                states.resize(index + 1); // a step that came to nothing was taken back
            } else {
                states.resize(index);
                states.push_back(d.policy());
            }
        }
        const auto index = static_cast<std::size_t>(d.undoStack()->index());
        QVERIFY(index < states.size());
        QVERIFY2(d.policy() == states[index], qPrintable(QString::number(step)));
        QCOMPARE(d.isModified(), !d.undoStack()->isClean());
    }
    for (int index = d.undoStack()->count(); index >= 0; --index) {
        d.undoStack()->setIndex(index);
        QVERIFY(d.policy() == states[static_cast<std::size_t>(index)]);
    }
    QVERIFY(d.policy() == d.baseline());
    QVERIFY(!d.isModified());
}

QTEST_GUILESS_MAIN(TestDocumentRandom)
#include "test_document_random.moc"
