// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/json_value.h"
#include "storage/policy_json.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <string>

namespace test_json_value
{

using namespace apportion;

namespace
{

void describe(const JsonValue &value, std::string &into)
{
    into += std::to_string(static_cast<int>(value.kind)) + " on " + std::to_string(value.line) + " \"" + value.key + "\": \"" + value.text + '"';
    for (const JsonValue &one : value.values) {
        describe(one, into += " (");
        into += ')';
    }
}

/// A text of which nothing is left where it was read.
class GoneText : public TextOwner
{
public:
    GoneText(std::string &text, bool isKept) : m_text(text), m_before(isKept ? text : std::string()) { }

    void passed(const char *end) override
    {
        m_wasTold = true;
        std::fill(m_text.data(), m_text.data() + (end - m_text.data()), '\0');
    }
    [[nodiscard]] bool restore() override
    {
        std::copy(m_before.begin(), m_before.end(), m_text.begin());
        return !m_before.empty();
    }
    [[nodiscard]] bool wasTold() const { return m_wasTold; }

private:
    std::string &m_text;
    std::string m_before;
    bool m_wasTold = false;
};

/// All that a sink is given before it wants no more than @p most, and the error.
std::string handedOut(const std::string &text, std::size_t most = std::numeric_limits<std::size_t>::max(), TextOwner *owner = nullptr)
{
    std::string all;
    const JsonError error = parseJsonMembers(
        text,
        [&](const JsonValue &value, const std::string &member, bool isElement) {
            all += (isElement ? "element of " : "member ") + member + ": ";
            describe(value, all);
            all += '\n';
            return --most > 0;
        },
        {}, owner);
    return all + error.reason + " on " + std::to_string(error.line);
}

JsonValue valueOf(const PlainRow &row)
{
    JsonValue value;
    value.kind = JsonValue::Kind::Object;
    value.line = row.line;
    for (const PlainMember &member : row.members) {
        JsonValue &one = value.values.emplace_back();
        one.kind = member.isString ? JsonValue::Kind::String : JsonValue::Kind::Number;
        one.line = row.line;
        one.key = member.key;
        one.text = member.text;
    }
    return value;
}

/// The same where one row in @p refused is left to be made a value.
std::string handedOutInRows(
    const std::string &text, std::size_t &rows, std::size_t refused = 3, std::size_t most = std::numeric_limits<std::size_t>::max())
{
    std::string all;
    const auto note = [&](const JsonValue &value, std::string_view member, bool isElement) {
        ((all += isElement ? "element of " : "member ") += member) += ": ";
        describe(value, all);
        all += '\n';
        return --most > 0;
    };
    const JsonError error = parseJsonMembers(
        text, [&](const JsonValue &value, const std::string &member, bool isElement) { return note(value, member, isElement); },
        [&](std::span<const PlainRow> offered, std::string_view member) {
            RowsTaken taken;
            while (taken.count < offered.size() && !taken.isEnd && ++rows % refused != 0) {
                taken.isEnd = !note(valueOf(offered[taken.count++]), member, true);
            }
            return taken;
        });
    return all + error.reason + " on " + std::to_string(error.line);
}

/// Read by the library alone: texts with a byte order mark are not plain.
std::string handedOutOfAny(const std::string &text, std::size_t most = std::numeric_limits<std::size_t>::max())
{
    const std::string mark = "\xef\xbb\xbf";
    std::string all = handedOut(mark + text, most);
    if (const std::size_t quoted = all.find(mark); quoted != std::string::npos) { // by what is said of an error
        all.erase(quoted, mark.size());
    }
    return all;
}

} // namespace

class TestJsonValue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plainTextsReadAsAnyDo_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing but blanks") << QByteArray(" \n");
        QTest::newRow("nothing in it") << QByteArray(" {\n } \n");
        QTest::newRow("empty members") << QByteArray("{\"a\":[],\"b\":{},\"\":\"\"}");
        QTest::newRow("numbers") << QByteArray(
            R"({"a":[0,-0,-1,01,1e3,1.50,18446744073709551615,18446744073709551616,999999999999999999,1000000000000000000],"b":12})");
        QTest::newRow("numbers that are none") << QByteArray(R"({"a":[1,+1]})");
        QTest::newRow("words") << QByteArray(R"({"a":[true,false,null],"b":true,"c":[nul]})");
        QTest::newRow("texts") << QByteArray("{\"a\":[\"x\",\"\\u0041\\\"]}\",\"\xc3\xa4\",\"\xff\"],\"b\":\"\\\\\"}");
        QTest::newRow("a line break in a text") << QByteArray("{\"a\":[\"x\ny\"]}");
        QTest::newRow("nested") << QByteArray(R"({"a":[{"b":{"c":[1,{"d":[{"e":[{}]}]}]}},[[[]]]]})");
        QTest::newRow("too deep") << "{\"a\":[" + QByteArray(40, '[') + QByteArray(40, ']') + "]}";
        QTest::newRow("something behind") << QByteArray("{\"a\":1} {");
        QTest::newRow("commas") << QByteArray("{\"a\":[1,],\"b\":2}");
        QTest::newRow("names given twice") << QByteArray("{\n\"a\":{\"b\":1,\n\"b\":2},\"a\":[\n{\"b\" : \"c\"\t,\r\n\"d\":3}]}");
        QTest::newRow("an array") << QByteArray("[1]");
        QTest::newRow("rows") << QByteArray(
            "{\"a\":[{\"b\":1,\"c\":\"\"},\n{\"b\":2},{\"b\":3,\"b\":\"\\\\\"},{\"b\":[1]},{\"b\":-1},{\"b\":01},{\"b\":1}\n]}");
        QTest::newRow("rows of many members") << QByteArray(
            R"({"a":[{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8},{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9}]})");
        QTest::newRow("a row that is cut") << QByteArray(R"({"a":[{"b":1},{"b":12)");
        QTest::newRow("a row without a number") << QByteArray(R"({"a":[{"b":1},{"b":)");
        QTest::newRow("a row with a comma too many") << QByteArray(R"({"a":[{"b":1,}]})");
        QTest::newRow("two values in the place of one") << QByteArray("{\"a\":1 2}");
    }
    void plainTextsReadAsAnyDo()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(handedOut(text.toStdString()), handedOutOfAny(text.toStdString()));
        std::size_t rows = 0;
        for (const std::size_t refused : { 1U, 2U, 3U, 1000U }) {
            QCOMPARE(handedOutInRows(text.toStdString(), rows, refused), handedOutOfAny(text.toStdString()));
        }
    }

    void policiesReadAsAnyTextDoes()
    {
        const std::string text = writePolicyJson(test::generatedPolicy({ 60, 5, 3 }));
        QCOMPARE(handedOut(text), handedOutOfAny(text));
        for (const std::size_t refused : { 3U, 20U, 1000U }) { // many rows at once, where few are refused
            std::size_t rows = 0;
            QCOMPARE(handedOutInRows(text, rows, refused), handedOut(text));
            QVERIFY(rows > 55); // of associations
            for (std::size_t most = 1; most < 60; ++most) {
                QCOMPARE(handedOut(text, most), handedOutOfAny(text, most));
                QCOMPARE(handedOutInRows(text, rows, refused, most), handedOut(text, most));
            }
        }
    }

    void aTextThatIsGivenBackAsItIsReadReadsTheSame()
    {
        std::string whole = "{\"a\":[";
        for (int i = 0; whole.size() < (std::size_t { 10 } << 20); ++i) {
            whole += "{\"n\":" + std::to_string(i) + ",\"t\":\"" + std::string(200, 'x') + "\"},\n";
        }
        for (const char *end : { "{\"n\":0}]}", "{\"n\":0}],}", "{\"n\":0}],\"b\":[1 2]}" }) { // what is wrong is found by reading anew
            const std::string before = whole + end;
            std::string text = before;
            GoneText gone(text, true);
            QCOMPARE(handedOut(text, std::numeric_limits<std::size_t>::max(), &gone), handedOut(before));
            QVERIFY(gone.wasTold());
        }
        std::string text = whole + "{\"n\":0}],}";
        GoneText lost(text, false);
        QVERIFY(QByteArray::fromStdString(handedOut(text, std::numeric_limits<std::size_t>::max(), &lost))
                    .contains("the file was changed while it was read on "));
    }

    void damagedPoliciesReadAsAnyTextDoes()
    {
        const std::string whole = writePolicyJson(test::generatedPolicy({ 8, 2, 3 }));
        test::Random random(11);
        constexpr std::string_view letters = "{}[]\",:\\ \n01e-.tfnx\x01\xc3";
        for (int i = 0; i < 1500; ++i) {
            std::string text = whole;
            for (std::uint64_t edits = 1 + random.below(2); edits > 0; --edits) {
                const std::size_t at = random.below(text.size());
                switch (random.below(4)) {
                case 0:
                    text.erase(at, 1 + random.below(3));
                    break;
                case 1:
                    text.resize(at + 1);
                    break;
                case 2:
                    text[at] = letters[random.below(letters.size())];
                    break;
                default:
                    text.insert(at, 1, letters[random.below(letters.size())]);
                }
            }
            QCOMPARE(handedOut(text), handedOutOfAny(text));
            std::size_t rows = 0;
            QCOMPARE(handedOutInRows(text, rows), handedOut(text));
            QCOMPARE(handedOutInRows(text, rows, 10), handedOut(text));
        }
    }
};

APPORTION_TEST(TestJsonValue)
} // namespace test_json_value

#include "test_json_value.moc"
