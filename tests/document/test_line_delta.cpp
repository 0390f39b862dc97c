// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/line_delta.h"
#include "support/test_case.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

namespace test_line_delta
{

using namespace apportion;

namespace
{

/// A line or two at once.
TextInParts inParts(const std::string &text)
{
    return [&text](const auto &take) {
        std::size_t begin = 0;
        for (std::size_t part = 0; begin < text.size(); ++part) {
            std::size_t end = text.find('\n', begin);
            end = part % 2 == 0 ? end : text.find('\n', end + 1);
            end = std::min(end, text.size() - 1) + 1;
            take(std::string_view(text).substr(begin, end - begin));
            begin = end;
        }
    };
}

} // namespace

class TestLineDelta : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deltaGivesTheTextBack_data()
    {
        QTest::addColumn<QByteArray>("base");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("same") << QByteArray("a\nb\nc\n") << QByteArray("a\nb\nc\n");
        QTest::newRow("changed") << QByteArray("a\nb\nc\n") << QByteArray("a\nB\nc\n");
        QTest::newRow("moved") << QByteArray("a\nb\nc\nd\n") << QByteArray("c\na\nb\nd\n");
        QTest::newRow("repeated") << QByteArray("x\nx\nx\ny\nx\n") << QByteArray("x\ny\nx\nx\nx\nx\n");
        QTest::newRow("empty lines") << QByteArray("\n\na\n") << QByteArray("a\n\n\n");
        QTest::newRow("empty base") << QByteArray() << QByteArray("a\nb\n");
        QTest::newRow("empty text") << QByteArray("a\n") << QByteArray();
        QTest::newRow("base without an end") << QByteArray("a\nb") << QByteArray("b\na\n");
        const auto row = [](const char *name, const char *shares, const char *usage = "") {
            return QByteArray("{\"user\":\"") + name + "\",\"shares\":" + shares + usage + ",\"options\":\"Description=a\"},\n";
        };
        QTest::newRow("all shares") << row("a", "1") + row("b", "2") + row("c", "3") << row("a", "7") + row("b", "\"parent\"") + row("c", "7");
        QTest::newRow("shares and usage") << row("a", "1", ",\"usage\":5") + row("b", "2")
                                          << row("a", "4", ",\"usage\":\"1.5\"") + row("b", "2", ",\"usage\":3");
        QTest::newRow("shares, and a line gone") << row("a", "1") + row("b", "2") + row("c", "3") + row("d", "3")
                                                 << row("a", "9") + row("c", "9") + row("d", "9");
        QTest::newRow("shares that mean something") << row("a", "1") + row("b", "2") << row("a", "\"1;2\"") + row("b", "\"3*4\"");
        QTest::newRow("lines like steps") << QByteArray("+a\n=0,1\n") << QByteArray("=0,1\n+a\n=9,9\n");
    }
    void deltaGivesTheTextBack()
    {
        QFETCH(QByteArray, base);
        QFETCH(QByteArray, text);
        const std::string delta = makeLineDelta(LineIndex(base.toStdString()), text.toStdString());
        const std::optional<std::string> made = applyLineDelta(base.toStdString(), delta);
        QVERIFY(made.has_value());
        QCOMPARE(QByteArray::fromStdString(*made), text);
    }

    void randomDeltasGiveTheirTextsBack()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 400; ++round) {
            std::string base;
            std::string text;
            for (std::string *side : { &base, &text }) {
                const int lines = random.bounded(40);
                for (int i = 0; i < lines; ++i) {
                    side->append(std::to_string(random.bounded(12))).append("\n");
                }
            }
            const std::string delta = makeLineDelta(LineIndex(base), text);
            QCOMPARE(applyLineDelta(base, delta), std::optional(text));
            QCOMPARE(makeLineDelta(LineIndex(inParts(base)), inParts(text)), delta);
        }
    }

    void damagedDeltaGivesNothing()
    {
        for (const char *delta : { "~0:5\n", "~0\n", "~:1\n", "~3:\n", "~0:1*99\n", "~0:1;;\n", "~0:1*\n", "~0:1*18446744073709551615\n", "=0,5\n",
                 "=4,1\n", "=1\n", "?\n", "=-1,2\n", "\n", "=18446744073709551615,2\n", "=0,1,\n" }) {
            QVERIFY2(!applyLineDelta("a\nb\nc\n", delta).has_value(), delta);
        }
        QVERIFY(!applyLineDelta("aaaa\n", "=0,1\n=0,1\n", 6).has_value());
        const std::string row = "{\"shares\":1}\n";
        QCOMPARE(applyLineDelta(row, "~0:22\n"), std::optional<std::string>("{\"shares\":22}\n"));
        for (const char *delta : { "~0:1,2\n", "~0:1;2\n", "~0:1*2\n", "~1:1\n" }) {
            QVERIFY2(!applyLineDelta(row, delta).has_value(), delta);
        }
        QVERIFY(!applyLineDelta(row, "~0:123456789\n", 12).has_value());
    }
};

APPORTION_TEST(TestLineDelta)
} // namespace test_line_delta

#include "test_line_delta.moc"
