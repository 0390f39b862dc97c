// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"
#include "storage/policy_json.h"
#include "support/random_edits.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <string>

namespace test_document_random
{

using namespace apportion;

/// Edits at random, keeps what the policy was after each step, and compares on the way back and forth.
class TestDocumentRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoneAndRedonePoliciesAreEqual_data();
    void undoneAndRedonePoliciesAreEqual();
    void tenThousandEditsGiveTheSameBytesBackAndForth();
};

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
    std::vector<Snapshot> states { d.snapshot() }; // by the index of the undo stack

    for (int step = 0; step < 300; ++step) {
        if (random.chance(20)) {
            const int index = static_cast<int>(random.below(static_cast<std::uint64_t>(d.undoStack()->count()) + 1));
            d.undoStack()->setIndex(index);
        } else {
            const quint64 before = d.generation();
            test::editAtRandom(d, random);
            if (d.generation() == before) {
                continue; // nothing would have changed
            }
            const auto index = static_cast<std::size_t>(d.undoStack()->index());
            if (index < states.size() && d.undoStack()->index() == d.undoStack()->count() && states[index] == d.snapshot()) {
                states.resize(index + 1); // a step that came to nothing was taken back
            } else {
                states.resize(index);
                states.push_back(d.snapshot());
            }
        }
        const auto index = static_cast<std::size_t>(d.undoStack()->index());
        QVERIFY(index < states.size());
        QVERIFY2(d.snapshot() == states[index], qPrintable(QString::number(step)));
        QCOMPARE(d.isModified(), !d.undoStack()->isClean());
    }
    for (int index = d.undoStack()->count(); index >= 0; --index) {
        d.undoStack()->setIndex(index);
        QVERIFY(d.snapshot() == states[static_cast<std::size_t>(index)]);
    }
    QVERIFY(d.snapshot() == d.baselineSnapshot());
    QVERIFY(!d.isModified());
}

void TestDocumentRandom::tenThousandEditsGiveTheSameBytesBackAndForth()
{
    test::Random random(2026);
    Document d;
    d.setMergeInterval(std::chrono::milliseconds(-1));
    d.load(test::generatedPolicy({ 300, 20, 11 }), {}, {}, {});
    std::map<int, std::string> bytes; // at some places of the undo stack
    const auto compare = [&] {
        const auto known = bytes.find(d.undoStack()->index());
        return known == bytes.end() || known->second == writePolicyJson(d.snapshot());
    };
    bytes[0] = writePolicyJson(d.snapshot());

    for (int edit = 0; edit < 10000; ++edit) {
        if (random.chance(1)) {
            // some steps back, and often some of them forth again
            const int back = std::max(0, d.undoStack()->index() - static_cast<int>(random.below(60)));
            d.undoStack()->setIndex(back);
            QVERIFY2(compare(), qPrintable(QString::number(edit)));
            d.undoStack()->setIndex(std::min(d.undoStack()->count(), back + static_cast<int>(random.below(60))));
            QVERIFY2(compare(), qPrintable(QString::number(edit)));
        }
        const quint64 before = d.generation();
        test::editAtRandom(d, random);
        if (d.generation() != before) {
            const int index = d.undoStack()->index();
            bytes.erase(bytes.lower_bound(index), bytes.end());
            if (index % 50 == 0) {
                bytes[index] = writePolicyJson(d.snapshot());
            }
        }
    }
    QVERIFY(d.undoStack()->count() > 5000);
    const std::string last = writePolicyJson(d.snapshot());
    const Snapshot end = d.snapshot();
    while (d.undoStack()->canUndo()) {
        d.undoStack()->undo();
        QVERIFY2(compare(), qPrintable(QString::number(d.undoStack()->index())));
    }
    QVERIFY(d.snapshot() == d.baselineSnapshot());
    QVERIFY(!d.isModified());
    while (d.undoStack()->canRedo()) {
        d.undoStack()->redo();
    }
    QCOMPARE(writePolicyJson(d.snapshot()), last);
    QVERIFY(d.snapshot() == end);
}

APPORTION_TEST(TestDocumentRandom)
} // namespace test_document_random

#include "test_document_random.moc"
