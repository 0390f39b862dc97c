// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/spent_text.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <string>

namespace test_spent_text
{

using namespace apportion;

namespace
{

constexpr std::size_t size = 4 * SpentText::step + 12'345;

} // namespace

class TestSpentText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasReadIsGivenBackAndTheRestStays()
    {
        std::string text(size, 'x');
        SpentText spent(text);
        spent.spend(text.data() + 100);
        QVERIFY(!spent.isSpent()); // that is little
        constexpr std::size_t read = 2 * SpentText::step + 77;
        spent.spend(text.data() + read);
        QVERIFY(spent.isSpent());
        QCOMPARE(text[read / 2], '\0'); // memory that the system gives anew
        QVERIFY(std::all_of(text.begin() + read, text.end(), [](char c) { return c == 'x'; }));
        spent.spend(text.data() + text.size());
        QCOMPARE(text[read + SpentText::step / 2], '\0');
    }
    void whatWasWrittenAnewIsSpentAnew()
    {
        std::string text(size, 'x');
        SpentText spent(text);
        spent.spend(text.data() + text.size());
        std::fill(text.begin(), text.end(), 'y');
        spent.restore();
        QVERIFY(!spent.isSpent());
        spent.spend(text.data() + text.size());
        QCOMPARE(text[text.size() / 2], '\0');
    }
    void whatIsOfNoTextSpendsNothing()
    {
        const std::string text(size, 'x');
        SpentText spent;
        spent.spend(text.data() + text.size());
        QVERIFY(!spent.isSpent());
        QCOMPARE(text, std::string(size, 'x'));
    }
};

APPORTION_TEST(TestSpentText)
} // namespace test_spent_text

#include "test_spent_text.moc"
