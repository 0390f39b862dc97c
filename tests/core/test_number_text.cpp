// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/number_text.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <array>
#include <cmath>
#include <cstdio>
#include <limits>

namespace test_number_text
{

using namespace apportion;

class TestNumberText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fixedPrintsAsSshareDoes()
    {
        QCOMPARE(fixedText(25.0L / 95.0L), std::string("0.263158"));
        QCOMPARE(fixedText(1.0L), std::string("1.000000"));
        QCOMPARE(fixedText(std::numeric_limits<long double>::infinity()), std::string("inf"));
        QCOMPARE(fixedText(2.5L, 0), std::string("2")); // half to even, as sprio
        QCOMPARE(fixedText(3.5L, 0), std::string("4"));
    }

    void fixedHoldsTheLargestAndTheSmallest()
    {
        // Slurm printed this one of .5 / (200000 / 1979546393).
        QCOMPARE(fixedText(0.5L / (200000.0L / 1979546393.0L)), std::string("4948.865983"));
        QCOMPARE(fixedText(std::numeric_limits<double>::max(), 0).size(), std::size_t { 309 });
        QCOMPARE(cutText(std::numeric_limits<long double>::max()).size(), std::size_t { 4933 });
        QCOMPARE(fixedText(std::numeric_limits<long double>::denorm_min()), std::string("0.000000"));
        QCOMPARE(fixedText(0.5L, 40).size(), std::size_t { 42 });
    }

    void numbersAreThoseOfPrintf()
    {
        test::Random random(5);
        for (int i = 0; i < 20000; ++i) {
            const double value = std::ldexp(static_cast<double>(random.next()), -static_cast<int>(random.below(160)));
            const int decimals = static_cast<int>(random.below(9));
            std::array<char, 512> printed;
            std::snprintf(printed.data(), printed.size(), "%.*f", decimals, value);
            QCOMPARE(fixedText(static_cast<long double>(value), decimals), std::string(printed.data()));
            const long double usage = std::ldexp(static_cast<long double>(random.next()), 12 - static_cast<int>(random.below(80)));
            std::snprintf(printed.data(), printed.size(), "%.0Lf", std::trunc(usage));
            QCOMPARE(cutText(usage), std::string(printed.data()));
        }
        std::string text = "a ";
        appendFixed(text, 0.5L, 2);
        appendCut(text += ' ', 7.9L);
        QCOMPARE(text, std::string("a 0.50 7"));
    }

    void shortestReadsBack()
    {
        QCOMPARE(shortestText(0.25), std::string("0.25"));
        QCOMPARE(shortestText(0.1), std::string("0.1"));
        QCOMPARE(shortestText(1e22), std::string("10000000000000000000000"));
        QCOMPARE(shortestText(-0.0625), std::string("-0.0625"));
        QCOMPARE(std::stod(shortestText(std::numeric_limits<double>::min())), std::numeric_limits<double>::min());
    }

    void usageIsCutNotRounded()
    {
        QCOMPARE(cutText(7005.999L), std::string("7005"));
        QCOMPARE(cutText(-0.5L), std::string("0"));
        QCOMPARE(cutText(79660567079.0L), std::string("79660567079"));
    }

    void formulaNumbersAreShortAndTell()
    {
        QCOMPARE(formulaText(25.0L), std::string("25"));
        QCOMPARE(formulaText(0.75L), std::string("0.75"));
        QCOMPARE(formulaText(1000000.0L), std::string("1000000"));
        QCOMPARE(formulaText(2.0L / 3.0L), std::string("0.666667"));
        QCOMPARE(formulaText(0.0000061882345L), std::string("0.0000061882"));
        QCOMPARE(formulaText(0.0L), std::string("0"));
        QCOMPARE(formulaText(-0.0000000001L, 2), std::string("-0.0000000001"));
    }
};

APPORTION_TEST(TestNumberText)
} // namespace test_number_text

#include "test_number_text.moc"
