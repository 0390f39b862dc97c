// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/test_case.h"
#include "trace/wall_clock.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

namespace test_wall_clock
{

using namespace apportion::trace;

/// Seconds of a date and time, as if it stood in UTC.
qint64 reading(const char *text)
{
    return QDateTime::fromString(QString::fromLatin1(text) + 'Z', Qt::ISODate).toSecsSinceEpoch();
}

WallTimes timesOf(const char *zone)
{
    const QTimeZone known(zone);
    return WallTimes([known](std::int64_t time) { return time + known.offsetFromUtc(QDateTime::fromSecsSinceEpoch(time, QTimeZone::utc())); });
}

class TestWallClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReadingIsOnePointInTime();
    void theHourThatComesTwiceIsTwo();
    void theHourThatIsSkippedIsTakenAsBefore();
    void halfHoursAreHalfHours();
    void everyPointInTimeIsFoundAgain();
};

void TestWallClock::aReadingIsOnePointInTime()
{
    WallTimes berlin = timesOf("Europe/Berlin");
    const auto winter = berlin.at(reading("2026-01-05T12:00:00"));
    QCOMPARE(winter.first, reading("2026-01-05T11:00:00"));
    QVERIFY(!winter.isTwice());
    QCOMPARE(berlin.at(reading("2026-07-05T12:00:00")).first, reading("2026-07-05T10:00:00"));
    QCOMPARE(WallTimes(utcWallClock()).at(7).first, 7);
}

void TestWallClock::theHourThatComesTwiceIsTwo()
{
    WallTimes berlin = timesOf("Europe/Berlin");
    const auto twice = berlin.at(reading("2026-10-25T02:30:00"));
    QCOMPARE(twice.first, reading("2026-10-25T00:30:00"));
    QCOMPARE(twice.second, reading("2026-10-25T01:30:00"));
    QVERIFY(!berlin.at(reading("2026-10-25T01:59:59")).isTwice());
    QVERIFY(!berlin.at(reading("2026-10-25T03:00:00")).isTwice());
    QCOMPARE(berlin.at(reading("2026-10-25T03:00:00")).first, reading("2026-10-25T02:00:00"));
}

void TestWallClock::theHourThatIsSkippedIsTakenAsBefore()
{
    WallTimes berlin = timesOf("Europe/Berlin");
    const auto skipped = berlin.at(reading("2026-03-29T02:30:00"));
    QVERIFY(!skipped.isTwice());
    QCOMPARE(skipped.first, reading("2026-03-29T01:30:00"));
}

void TestWallClock::halfHoursAreHalfHours()
{
    // Lord Howe Island sets its clocks back by half an hour.
    WallTimes island = timesOf("Australia/Lord_Howe");
    const auto twice = island.at(reading("2026-04-05T01:45:00"));
    QVERIFY(twice.isTwice());
    QCOMPARE(twice.second - twice.first, 1800);
    QVERIFY(!island.at(reading("2026-04-05T01:15:00")).isTwice());
}

void TestWallClock::everyPointInTimeIsFoundAgain()
{
    for (const char *zone : { "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Kiritimati" }) {
        const QTimeZone known(zone);
        WallTimes times = timesOf(zone);
        for (qint64 time = reading("2026-01-01T00:00:00"); time < reading("2027-01-01T00:00:00"); time += 1799) {
            const auto found = times.at(time + known.offsetFromUtc(QDateTime::fromSecsSinceEpoch(time, QTimeZone::utc())));
            QVERIFY2(found.first == time || found.second == time, zone);
        }
    }
}

APPORTION_TEST(TestWallClock)
} // namespace test_wall_clock

#include "test_wall_clock.moc"
