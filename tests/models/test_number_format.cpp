// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/count_text.h"
#include "core/policy/slurm_time.h"
#include "models/comparison.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "support/test_case.h"

#include <QLocale>
#include <QTest>
#include <QTranslator>

#include <limits>

namespace test_number_format
{

using namespace apportion;

namespace
{

class FrenchUnits : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *, int) const override
    {
        if (qstrcmp(context, "TimeReading") != 0) {
            return {};
        }
        return qstrcmp(source, "%1 d") == 0 ? QStringLiteral("%1 j") : qstrcmp(source, "no limit") == 0 ? QStringLiteral("sans limite") : QString();
    }
};

} // namespace

class TestNumberFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAChangeWasAndIsIsGrouped()
    {
        QCOMPARE(causeText({ "raw shares of %1 %2 → %3", { "2024", "6272", "9000" } }), QStringLiteral("raw shares of 2024 6,272 → 9,000"));
        QCOMPARE(causeText({ "%1 competes below %3 instead of %2", { "ann", "2024", "2025" } }),
            QStringLiteral("ann competes below 2025 instead of 2024"));
    }

    void wholeNumbersAreGroupedAndOtherTextsAreNot()
    {
        QCOMPARE(rawSharesText(6272), QStringLiteral("6,272"));
        QCOMPARE(typedSharesText(6272), QStringLiteral("6272"));
        QCOMPARE(rawSharesText(sharesParent), QStringLiteral("parent"));
        QCOMPARE(groupedText(QStringLiteral("100000")), QStringLiteral("100,000"));
        for (const char *other : { "", "7-0", "00012", "CPU=1000", "2.5", "UNLIMITED", "99999999999999999999" }) {
            QCOMPARE(groupedText(QString::fromLatin1(other)), QString::fromLatin1(other));
        }
    }
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void usageHasOneDecimalAndASuffix_data();
    void usageHasOneDecimalAndASuffix();
    void levelFsOfAnUnusedAssociationIsAWord();
    void durationsAreWords_data();
    void durationsAreWords();
    void sharesAreANumberOrParent_data();
    void sharesAreANumberOrParent();
    void termsAreRoundedHalfToEven();
    void numbersFollowTheLocale();
    void memoryGrowsInStepsOf1024();
    void argumentsThatLookLikePlacesStay();
    void countsOfSentencesAreGroupedAsTheLanguageDoes();
    void timesOfSentencesHaveTheUnitsOfTheLanguage();
};

void TestNumberFormat::usageHasOneDecimalAndASuffix_data()
{
    QTest::addColumn<double>("usage");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0.0 << "0";
    QTest::newRow("cut as sshare cuts it") << 45.9 << "45";
    QTest::newRow("largest without suffix") << 999.9 << "999";
    QTest::newRow("k") << 7005.0 << "7.0 k";
    QTest::newRow("M") << 60123456.0 << "60.1 M";
    QTest::newRow("G") << 25.1e9 << "25.1 G";
    QTest::newRow("never 1000.0 M") << 999.96e6 << "1.0 G";
    QTest::newRow("T") << 1.25e13 << "12.5 T";
    QTest::newRow("beyond the last suffix") << 2.5e22 << "25,000.0 E";
}

void TestNumberFormat::usageHasOneDecimalAndASuffix()
{
    QFETCH(double, usage);
    QTEST(usageText(static_cast<long double>(usage)), "text");
}

void TestNumberFormat::levelFsOfAnUnusedAssociationIsAWord()
{
    QCOMPARE(levelFsText(std::numeric_limits<long double>::infinity()), QStringLiteral("unused"));
    QCOMPARE(levelFsText(0.0L), QStringLiteral("0.000"));
    QCOMPARE(levelFsText(1.0021L), QStringLiteral("1.002"));
    QCOMPARE(levelFsText(69.72L), QStringLiteral("69.7"));
    QCOMPARE(levelFsText(12045.0L), QStringLiteral("12,045"));
    QCOMPARE(levelFsText(3.51e6L), QStringLiteral("3.5 M"));
}

void TestNumberFormat::durationsAreWords_data()
{
    QTest::addColumn<uint>("minutes");
    QTest::addColumn<QString>("text");
    QTest::newRow("a week") << 7u * 1440 << "7 days";
    QTest::newRow("a day") << 1440u << "1 day";
    QTest::newRow("1-12") << 1440u + 720 << "1 day 12 hours";
    QTest::newRow("five minutes") << 5u << "5 minutes";
    QTest::newRow("nothing") << 0u << "0 minutes";
    QTest::newRow("all units") << 2u * 1440 + 61 << "2 days 1 hour 1 minute";
    QTest::newRow("no limit") << SlurmTime::unlimited << "unlimited";
}

void TestNumberFormat::durationsAreWords()
{
    QFETCH(uint, minutes);
    QTEST(durationText(SlurmTime { minutes, {} }), "text");
}

void TestNumberFormat::sharesAreANumberOrParent_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qlonglong>("shares"); // -1: refused
    QTest::newRow("number") << "25" << 25LL;
    QTest::newRow("blanks") << "  25 " << 25LL;
    QTest::newRow("grouped") << "48,773" << 48773LL;
    QTest::newRow("zero") << "0" << 0LL;
    QTest::newRow("largest") << "2147483646" << 2147483646LL;
    QTest::newRow("parent") << "Parent" << qlonglong { sharesParent };
    QTest::newRow("the number of parent") << "2147483647" << -1LL;
    QTest::newRow("negative") << "-1" << -1LL;
    QTest::newRow("fraction") << "1.5" << -1LL;
    QTest::newRow("empty") << "" << -1LL;
    QTest::newRow("word") << "many" << -1LL;
    QTest::newRow("beyond 64 bit") << "99999999999999999999" << -1LL;
}

void TestNumberFormat::sharesAreANumberOrParent()
{
    QFETCH(QString, text);
    QFETCH(qlonglong, shares);
    const ParsedShares parsed = parseRawShares(text);
    QCOMPARE(parsed.shares ? qlonglong { *parsed.shares } : -1LL, shares);
    QCOMPARE(parsed.error.isEmpty(), parsed.shares.has_value());
}

void TestNumberFormat::termsAreRoundedHalfToEven()
{
    QCOMPARE(termText(0.5), QStringLiteral("0"));
    QCOMPARE(termText(1.5), QStringLiteral("2"));
    QCOMPARE(termText(27777.78), QStringLiteral("27,778"));
}

void TestNumberFormat::numbersFollowTheLocale()
{
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(factorText(0.31579), QStringLiteral("0,3158"));
    QCOMPARE(integerText(11210), QStringLiteral("11.210"));
    QCOMPARE(usageText(25.1e9L), QStringLiteral("25,1 G"));
    QCOMPARE(shortNumberText(0.25), QStringLiteral("0,25"));
    QCOMPARE(percentNumberText(0.00003, 2), QStringLiteral("<0,01"));
    QCOMPARE(percentNumberText(0.00003, 2, true), QStringLiteral("<0,01"));
    QCOMPARE(percentNumberText(0.00006, 2), QStringLiteral("0,01"));
    QCOMPARE(percentNumberText(0.0, 1), QStringLiteral("0"));
    QCOMPARE(percentNumberText(0.5, 2, true), QStringLiteral("50,00"));
    QCOMPARE(shortNumberText(200.0), QStringLiteral("200"));
    QCOMPARE(parseRawShares(QStringLiteral("48.773")).shares.value_or(0), 48773u);
}

void TestNumberFormat::memoryGrowsInStepsOf1024()
{
    QCOMPARE(memoryText(512), QStringLiteral("512 MB"));
    QCOMPARE(memoryText(64000), QStringLiteral("62.5 GB"));
    QCOMPARE(memoryText(65536), QStringLiteral("64 GB"));
    QCOMPARE(memoryText(1572864), QStringLiteral("1.5 TB"));
}

void TestNumberFormat::argumentsThatLookLikePlacesStay()
{
    QCOMPARE(translated(Text { "%1 and %2", { "%2", "b" } }), QStringLiteral("%2 and b"));
    QCOMPARE(translated(Text()), QString());
}

void TestNumberFormat::countsOfSentencesAreGroupedAsTheLanguageDoes()
{
    const Text text { "%1 of %2 at %3, %4", { countText(99001), countText(7), "10000", "1,2" } };
    QCOMPARE(text.english(), std::string("99,001 of 7 at 10000, 1,2"));
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(translated(text), QStringLiteral("99.001 of 7 at 10000, 1,2"));
    QCOMPARE(translatedHtml(text), QStringLiteral("99.001 of 7 at 10000, 1,2"));
    QCOMPARE(countText(1234567), std::string("1,234,567"));
    QCOMPARE(countText(999), std::string("999"));
}

void TestNumberFormat::timesOfSentencesHaveTheUnitsOfTheLanguage()
{
    const Text text { "%1, %2, %3, %4, %5", { timeReading(86400 + 2 * 3600), timeReading(600), timeReading("UNLIMITED"), "10 d of it", "main" } };
    QCOMPARE(translated(text), QStringLiteral("1 d 2 h, 10 min, no limit, 10 d of it, main"));
    FrenchUnits french;
    QCoreApplication::installTranslator(&french);
    QCOMPARE(translated(text), QStringLiteral("1 j 2 h, 10 min, sans limite, 10 d of it, main"));
    QCoreApplication::removeTranslator(&french);
}

APPORTION_TEST(TestNumberFormat)
} // namespace test_number_format

#include "test_number_format.moc"
