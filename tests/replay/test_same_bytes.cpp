// SPDX-License-Identifier: GPL-3.0-or-later
// A replay is the same whoever compiled it: each build of the program compares its decisions with the same numbers.
#include "random_trace.h"
#include "support/test_case.h"

#include <QTest>

namespace test_same_bytes
{

using namespace apportion;
using namespace apportion::testing;

namespace
{

/// FNV-1a of the diaries of some replays.
quint64 digest(std::uint16_t release, bool isFast, bool preempts)
{
    quint64 hash = 0xcbf29ce484222325;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        RandomTrace random(seed, release);
        if (preempts) {
            letHighPreempt(random.policy, "REQUEUE");
            random.policy.qos.edit().front().foreign = { { "GraceTime", "30" } };
            for (replay::TraceJob &job : random.trace.jobs) {
                job.qos = random.trace.names.add(job.jobId % 3 == 0 ? "high" : "normal");
            }
        }
        for (const char letter : diary(random.replay(seed, isFast))) {
            hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
        }
    }
    return hash;
}

} // namespace

class TestSameBytes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBuildDecidesTheSame_data();
    void everyBuildDecidesTheSame();
};

void TestSameBytes::everyBuildDecidesTheSame_data()
{
    QTest::addColumn<std::uint16_t>("release");
    QTest::addColumn<bool>("isFast");
    QTest::addColumn<bool>("preempts");
    QTest::addColumn<quint64>("expected");
    // Who changes a rule on purpose takes the number that the test prints, and looks whether g++ and clang agree on it.
    QTest::newRow("2205, exact") << std::uint16_t { 2205 } << false << false << quint64 { 0x72b72842ce919339 };
    QTest::newRow("2205, exact, preemption") << std::uint16_t { 2205 } << false << true << quint64 { 0xe2daf8583c8116c9 };
    QTest::newRow("2205, fast") << std::uint16_t { 2205 } << true << false << quint64 { 0xee09cb1d07431a6e };
    QTest::newRow("2205, fast, preemption") << std::uint16_t { 2205 } << true << true << quint64 { 0xdcd28c076eca1167 };
    QTest::newRow("2511, exact") << std::uint16_t { 2511 } << false << false << quint64 { 0xd79df3a3c0737f9c };
    QTest::newRow("2511, exact, preemption") << std::uint16_t { 2511 } << false << true << quint64 { 0xf82c716cf580f5b6 };
    QTest::newRow("2511, fast") << std::uint16_t { 2511 } << true << false << quint64 { 0x6b0a894c508d37ee };
    QTest::newRow("2511, fast, preemption") << std::uint16_t { 2511 } << true << true << quint64 { 0x7b29002a7e9c17e6 };
    QTest::newRow("2605, exact") << std::uint16_t { 2605 } << false << false << quint64 { 0xd3dbdcb0b62f9510 };
}

void TestSameBytes::everyBuildDecidesTheSame()
{
    QFETCH(std::uint16_t, release);
    QFETCH(bool, isFast);
    QFETCH(bool, preempts);
    QFETCH(quint64, expected);
    QCOMPARE(QString::number(digest(release, isFast, preempts), 16), QString::number(expected, 16));
}

APPORTION_TEST(TestSameBytes)
} // namespace test_same_bytes

#include "test_same_bytes.moc"
