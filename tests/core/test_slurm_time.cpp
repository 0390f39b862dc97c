// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/slurm_time.h"
#include "support/test_case.h"

#include <QTest>

namespace test_slurm_time
{

using namespace apportion;

class TestSlurmTime : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void timesAreReadAsSlurmReadsThem_data();
    void timesAreReadAsSlurmReadsThem();
    void anUnlimitedTimeIsKnownAsSlurmPrintsIt();
    void timesRoundUpToWholeMinutes();
    void whatIsNoTimeIsRefused_data();
    void whatIsNoTimeIsRefused();
    void whatIsTooLongWrapsRound();
    void onlyMinutesAndSecondsLookLikeSomethingElse();
    void readingsSayWhatATimeIs();
    void timestampsAreSecondsSinceTheEpoch_data();
    void timestampsAreSecondsSinceTheEpoch();
    void wordsForNoTimestampAreZero();
    void malformedTimestampsAreRefused_data();
    void malformedTimestampsAreRefused();
};

void TestSlurmTime::timesAreReadAsSlurmReadsThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("seconds");
    const auto add = [](const char *text, qint64 seconds) { QTest::newRow(text) << QString::fromLatin1(text) << seconds; };
    add("90", 90L * 60);
    add("0", 0);
    add("2:30", 150);
    add("00:30:00", 1800);
    add("24:00:00", 86400);
    add("7-0", 7L * 86400);
    add("7-", 7L * 86400);
    add("14-00", 14L * 86400);
    add("1-12", 36L * 3600);
    add("1-12:30", 36L * 3600 + 1800);
    add("1-12:30:05", 36L * 3600 + 1805);
    add(" 5 ", 300);
    add("UNLIMITED", -1);
    add("infinite", -1);
    add("-1", -1);
}

void TestSlurmTime::timesAreReadAsSlurmReadsThem()
{
    QFETCH(QString, text);
    QFETCH(qint64, seconds);
    const ParsedTime parsed = parseTime(text.toStdString());
    QVERIFY(parsed);
    QCOMPARE(parsed.seconds, std::int64_t { seconds });
    QCOMPARE(parsed.time.isUnlimited(), seconds < 0);
    QCOMPARE(parsed.time.written, text.trimmed().toStdString());
}

void TestSlurmTime::anUnlimitedTimeIsKnownAsSlurmPrintsIt()
{
    const ParsedTime parsed = parseTime("49710-06:27:16");
    QVERIFY(parsed);
    QVERIFY(parsed.time.isUnlimited());
    QCOMPARE(parsed.time.written, std::string("UNLIMITED")); // what slurm.conf takes
    QCOMPARE(parsed.seconds, std::int64_t { -1 });
    QVERIFY(!parseTime("49710-06:27:15"));
}

void TestSlurmTime::timesRoundUpToWholeMinutes()
{
    QCOMPARE(parseTime("2:30").time.minutes, 3u);
    QCOMPARE(parseTime("0:01").time.minutes, 1u);
    QCOMPARE(parseTime("0:00").time.minutes, 0u);
    QCOMPARE(parseTime("2:00").time.minutes, 2u);
    QCOMPARE(parseTime("7-0").time.minutes, 10080u);
    QCOMPARE(parseTime("1-0:0:1").time.minutes, 1441u);
}

void TestSlurmTime::whatIsNoTimeIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("error");
    const auto add = [](const char *text, TimeError error) { QTest::newRow(text) << QByteArray(text) << static_cast<int>(error); };
    add("", TimeError::Empty);
    add("   ", TimeError::Empty);
    add("7d", TimeError::NotATime);
    add("-5", TimeError::NotATime);
    add("1:2:3:4", TimeError::NotATime);
    add("1-2-3", TimeError::NotATime);
    add("1:2-3", TimeError::NotATime);
    add(":30", TimeError::NotATime);
    add("1.5", TimeError::NotATime);
    add("24856-0", TimeError::TooLong);
    add("99999999999999999999999999", TimeError::TooLong);
}

void TestSlurmTime::whatIsNoTimeIsRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(int, error);
    const ParsedTime parsed = parseTime(text.toStdString());
    QVERIFY(!parsed);
    QCOMPARE(static_cast<int>(parsed.error), error);
    QVERIFY(!timeErrorText(parsed.error, text.toStdString()).isEmpty());
}

void TestSlurmTime::whatIsTooLongWrapsRound()
{
    // MaxTime of a partition as slurmctld 22.05 showed it; with what gives nothing here it did not start
    const auto minutes = [](const char *text) { return timeInFewBits(text).value_or(SlurmTime { 77, {} }).minutes; };
    QCOMPARE(minutes("4294967296"), 0u);
    QCOMPARE(minutes("4294967295"), 0u);
    QCOMPARE(minutes("4294967295:30"), 0u);
    QCOMPARE(minutes("4294967297"), 1u);
    QCOMPARE(minutes("4294967396"), 100u);
    QCOMPARE(minutes("2147483647"), 0u);
    QCOMPARE(minutes("2147483648"), 0u);
    QCOMPARE(minutes("71582789"), 1u);
    QVERIFY(timeInFewBits("4294967294").value_or(SlurmTime()).isUnlimited());
    for (const char *text : { "4294967293", "71582788-0", "99999999999" }) {
        QVERIFY2(!timeInFewBits(text), text);
    }
}

void TestSlurmTime::onlyMinutesAndSecondsLookLikeSomethingElse()
{
    QVERIFY(looksLikeSomethingElse("2:30"));
    QVERIFY(looksLikeSomethingElse("24:00"));
    for (const char *text : { "7-0", "1-12:30", "00:30:00", "90", "UNLIMITED", "-1", "nonsense", "2:" }) {
        QVERIFY2(!looksLikeSomethingElse(text), text);
    }
}

void TestSlurmTime::readingsSayWhatATimeIs()
{
    QCOMPARE(timeReading("2:30"), std::string("2 min 30 s"));
    QCOMPARE(timeReading("7-0"), std::string("7 d"));
    QCOMPARE(timeReading("1-12:30"), std::string("1 d 12 h 30 min"));
    QCOMPARE(timeReading("0"), std::string("0 s"));
    QCOMPARE(timeReading("UNLIMITED"), std::string("no limit"));
    QCOMPARE(timeReading("soon"), std::string());
    QCOMPARE(timeReading(90061), std::string("1 d 1 h 1 min 1 s"));
    QCOMPARE(timeReading(7200), std::string("2 h"));
}

void TestSlurmTime::timestampsAreSecondsSinceTheEpoch_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("seconds");
    // `date -u -d TEXT +%s`
    QTest::newRow("of a golden") << QByteArray("2026-11-21T07:36:18") << qint64 { 1795246578 };
    QTest::newRow("leap day") << QByteArray("2024-02-29T23:59:59") << qint64 { 1709251199 };
    QTest::newRow("before the epoch") << QByteArray("1969-12-31T23:59:58") << qint64 { -2 };
    QTest::newRow("after 2038") << QByteArray("2100-03-01T00:00:00") << qint64 { 4107542400 };
}

void TestSlurmTime::timestampsAreSecondsSinceTheEpoch()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, seconds);
    QCOMPARE(parseTimestamp(text.toStdString()), std::optional<std::int64_t>(seconds));
}

void TestSlurmTime::wordsForNoTimestampAreZero()
{
    for (const char *text : { "Unknown", "N/A", "None", "NONE" }) {
        QCOMPARE(parseTimestamp(text), std::optional<std::int64_t>(0));
    }
    QCOMPARE(parseTimestamp("2026-11-21"), std::optional<std::int64_t>(1795219200));
}

void TestSlurmTime::malformedTimestampsAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : { "", "2026", "2026-13-01T00:00:00", "2026-02-29T00:00:00", "2026-11-21T24:00:00", "2026-11-21T07:36:1",
             "2026/11/21T07:36:18", "2026-11-21T07-36-18", "2026-11-21T07:36:18Z" }) {
        QTest::newRow(text) << QByteArray(text);
    }
}

void TestSlurmTime::malformedTimestampsAreRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!parseTimestamp(text.toStdString()));
}

APPORTION_TEST(TestSlurmTime)
} // namespace test_slurm_time

#include "test_slurm_time.moc"
