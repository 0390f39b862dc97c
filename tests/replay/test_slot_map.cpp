// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/slot_map.h"
#include "support/test_case.h"

#include <QTest>

namespace test_slot_map
{

using namespace apportion::replay;

namespace
{

NodeSet setOf(std::initializer_list<NodeIndex> nodes)
{
    NodeSet set(4);
    for (const NodeIndex node : nodes) {
        set.insert(node);
    }
    return set;
}

/// "0-60:0123 60-300:23", slot by slot.
QString picture(const SlotMap &map)
{
    QStringList slotTexts;
    std::uint32_t at = 0;
    do {
        const SlotMap::Slot &slot = map.slots()[at];
        QString text = QString("%1-%2:").arg(slot.begin).arg(slot.end);
        slot.nodes.forEach([&text](NodeIndex node) { text += QString::number(node); });
        slotTexts << text;
        at = slot.next;
    } while (at != SlotMap::last);
    return slotTexts.join(' ');
}

} // namespace

class TestSlotMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReservationSplitsItsSlots();
    void theFirstSlotStaysEmptyBeforeAReservationAtOnce();
    void onePairOfEqualNeighboursIsMerged();
    void aReservationLastsForOneResolutionAtLeast();
    void overlapsAreFoundInEverySlot();
};

void TestSlotMap::aReservationSplitsItsSlots()
{
    SlotMap map(0, 600, setOf({ 0, 1, 2, 3 }));
    map.reserve(setOf({ 0, 1 }), 120, 300, 60);
    QCOMPARE(picture(map), "0-120:0123 120-300:23 300-600:0123");
    map.reserve(setOf({ 2 }), 240, 420, 60);
    QCOMPARE(picture(map), "0-120:0123 120-240:23 240-300:3 300-420:013 420-600:0123");
}

void TestSlotMap::theFirstSlotStaysEmptyBeforeAReservationAtOnce()
{
    SlotMap map(60, 600, setOf({ 0, 1 }));
    map.reserve(setOf({ 0 }), 0, 120, 60);
    QCOMPARE(picture(map), "60-60:01 60-120:1 120-600:01");
}

void TestSlotMap::onePairOfEqualNeighboursIsMerged()
{
    SlotMap map(0, 900, setOf({ 0, 1, 2 }));
    map.reserve(setOf({ 0 }), 120, 300, 60);
    map.reserve(setOf({ 0 }), 300, 480, 60);
    QCOMPARE(picture(map), "0-120:012 120-480:12 480-900:012");
    QCOMPARE(map.slots().size(), std::size_t { 4 }); // what was merged still counts
}

void TestSlotMap::aReservationLastsForOneResolutionAtLeast()
{
    SlotMap map(0, 600, setOf({ 0 }));
    map.reserve(setOf({ 0 }), 120, 120, 60);
    QCOMPARE(picture(map), "0-120:0 120-180: 180-600:0");
}

void TestSlotMap::overlapsAreFoundInEverySlot()
{
    SlotMap map(0, 600, setOf({ 0, 1 }));
    map.reserve(setOf({ 0 }), 120, 300, 60);
    QVERIFY(map.isFree(setOf({ 1 }), 0, 600));
    QVERIFY(map.isFree(setOf({ 0 }), 0, 120));
    QVERIFY(!map.isFree(setOf({ 0 }), 60, 180));
    QVERIFY(!map.isFree(setOf({ 0, 1 }), 240, 360));
    QVERIFY(map.isFree(setOf({ 0, 1 }), 300, 360));
}

APPORTION_TEST(TestSlotMap)
} // namespace test_slot_map

#include "test_slot_map.moc"
