// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/line_checksum.h"
#include "storage/open_files.h"
#include "storage/policy_file.h"
#include "storage/policy_json.h"
#include "storage/policy_seal.h"
#include "storage/policy_sums.h"
#include "support/generated_policy.h"
#include "support/test_case.h"
#include "whole_policy.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <functional>

namespace test_completeness
{

using namespace apportion;

namespace
{

/// The sample of a university, as it is written now.
std::string sampleText()
{
    return writePolicyJson(openPolicyFile(QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/university.apportion")));
}

std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        lines.push_back(text.substr(begin, end - begin));
        begin = end == std::string::npos ? text.size() : end + 1;
    }
    return lines;
}

std::string textOf(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines) {
        (text += line) += '\n';
    }
    return text;
}

/// The line of the @p nth user, counted from 0.
std::size_t userLine(const std::vector<std::string> &lines, std::size_t nth)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].find("{\"user\":") == 4 && nth-- == 0) {
            return i;
        }
    }
    return 0;
}

std::size_t sumsLine(const std::vector<std::string> &lines)
{
    return static_cast<std::size_t>(std::find(lines.begin(), lines.end(), "  \"sums\": [") - lines.begin());
}

/// What git makes of two branches that each changed some lines of @p base in their place: where both changed one, a
/// conflict with its marks.
std::vector<std::string> merged(const std::vector<std::string> &base, const std::vector<std::string> &ours, const std::vector<std::string> &theirs)
{
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < base.size(); ++i) {
        if (ours[i] == theirs[i] || theirs[i] == base[i]) {
            lines.push_back(ours[i]);
        } else if (ours[i] == base[i]) {
            lines.push_back(theirs[i]);
        } else {
            lines.insert(lines.end(), { "<<<<<<< HEAD", ours[i], "=======", theirs[i], ">>>>>>> other" });
        }
    }
    return lines;
}

bool has(const Diagnostics &diagnostics, const std::string &code)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(), [&](const Diagnostic &found) { return found.code == code; });
}

/// Damage is noticed, or did no harm.
bool isRefusedOrWhole(const std::string &text, const Snapshot &whole)
{
    const ParsedPolicy read = readPolicyJson(text, "p.apportion");
    return !read.usable || !read.complete || read == whole;
}

} // namespace

class TestCompleteness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreToldApartByTheChecksumOfQt();
    void whatWasWrittenIsComplete();
    void anyDamageIsNoticed_data();
    void anyDamageIsNoticed();
    void randomTruncationsAreRefused();
    void randomBytesAreRefused();
    void filesWithoutSumsOpenAndSaySo();
    void tornFilesWithoutSumsAreRescued();
    void editsApartAreMergedWithoutAConflict();
    void editsBesideEachOtherMeetInTheSumsAlone();
    void whatPeopleEditedIsSealed();
    void whatWouldBeLostIsNotSealed();
};

void TestCompleteness::whatWasWrittenIsComplete()
{
    for (const Snapshot &now : { Snapshot(), test::wholePolicy(), test::generatedPolicy({ 3000, 40, 5 }) }) {
        const std::string text = writePolicyJson(now);
        QCOMPARE(checkPolicySums(text).state, SumsCheck::State::Right);
        const ParsedPolicy read = readPolicyJson(text, {});
        QVERIFY(read.complete && read.diagnostics.empty());
        // as git writes it on other systems
        const std::string withReturns = QByteArray::fromStdString(text).replace("\n", "\r\n").toStdString();
        QVERIFY(readPolicyJson(withReturns, {}).complete);
        // whoever takes it part by part has the same, line by line
        std::string parts;
        int count = 0;
        writePolicyJson(now, [&](std::string_view part) {
            QVERIFY(part.ends_with('\n'));
            parts += part;
            ++count;
        });
        QVERIFY(parts == text);
        QCOMPARE(count > 2, text.size() > 100'000);
        // the line feed behind the end is nobody's
        QVERIFY(readPolicyJson(text.substr(0, text.size() - 1), {}).complete);
    }
}

void TestCompleteness::anyDamageIsNoticed_data()
{
    using Lines = std::vector<std::string>;
    QTest::addColumn<std::function<void(Lines &)>>("damage");
    const auto row = [](const char *name, const std::function<void(Lines &)> &damage) { QTest::newRow(name) << damage; };
    const auto at = [](Lines &lines, std::size_t index) { return lines.begin() + static_cast<std::ptrdiff_t>(index); };
    row("a conflict in the middle", [at](Lines &l) { l.insert(at(l, l.size() / 2), "<<<<<<< HEAD"); });
    row("a line lost", [at](Lines &l) { l.erase(at(l, userLine(l, 40))); });
    row("all users lost", [](Lines &l) { std::erase_if(l, [](const std::string &line) { return line.find("{\"user\":") == 4; }); });
    row("a line twice", [at](Lines &l) { l.insert(at(l, userLine(l, 7)), l[userLine(l, 7)]); });
    row("two lines exchanged", [](Lines &l) { std::swap(l[userLine(l, 3)], l[userLine(l, 4)]); });
    row("a share changed", [](Lines &l) { l[userLine(l, 9)].insert(l[userLine(l, 9)].find("\"shares\":") + 9, "1"); });
    row("a setting changed", [](Lines &l) { l[1] = "  \"format\": 1,"; });
    row("the sums lost", [at](Lines &l) {
        l[sumsLine(l) - 1].pop_back();
        l.erase(at(l, sumsLine(l)), l.end() - 1);
    });
    row("a sum lost", [at](Lines &l) { l.erase(at(l, sumsLine(l) + 2)); });
    row("a sum of other lines", [](Lines &l) { l[sumsLine(l) + 2] = l[sumsLine(l) + 3]; });
    row("more behind the end", [](Lines &l) { l.emplace_back("{}"); });
}

void TestCompleteness::anyDamageIsNoticed()
{
    QFETCH(std::function<void(std::vector<std::string> &)>, damage);
    std::vector<std::string> lines = linesOf(sampleText());
    damage(lines);
    const ParsedPolicy read = readPolicyJson(textOf(lines), "p.apportion");
    QVERIFY(read.usable);
    QVERIFY(!read.complete);
    QVERIFY(has(read.diagnostics, "policy-incomplete"));
}

void TestCompleteness::randomTruncationsAreRefused()
{
    for (const std::string &text : { sampleText(), writePolicyJson(test::wholePolicy()) }) {
        const Snapshot whole = readPolicyJson(text, {});
        test::Random random(41);
        for (int round = 0; round < 200; ++round) {
            const std::size_t length = random.below(text.size());
            QVERIFY2(isRefusedOrWhole(text.substr(0, length), whole), qPrintable(QString::number(length)));
        }
    }
}

void TestCompleteness::randomBytesAreRefused()
{
    for (const std::string &text : { sampleText(), writePolicyJson(test::wholePolicy()) }) {
        const Snapshot whole = readPolicyJson(text, {});
        test::Random random(43);
        for (int round = 0; round < 200; ++round) {
            std::string damaged = text;
            const std::size_t at = random.below(text.size());
            damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ (1U << random.below(8)));
            QVERIFY2(isRefusedOrWhole(damaged, whole), qPrintable(QString::number(at)));
        }
    }
}

void TestCompleteness::filesWithoutSumsOpenAndSaySo()
{
    const ParsedPolicy read = readPolicyJson(R"({"format":1,"cluster":"c"})", "p.apportion");
    QVERIFY(read.complete);
    QCOMPARE(read.diagnostics.size(), std::size_t { 1 });
    QCOMPARE(read.diagnostics[0].code, std::string("policy-unchecked"));
    QCOMPARE(read.diagnostics[0].severity, Severity::Warning);
    QVERIFY(!readPolicyJson(R"({"format":2,"cluster":"c"})", "p.apportion").complete);
}

void TestCompleteness::tornFilesWithoutSumsAreRescued()
{
    const ParsedPolicy read = readPolicyJson(
        "{\"format\":1,\"associations\":[\n{\"account\":\"root\"},\n{\"account\":\"a\",\"parent\":\"root\"},\n{\"user\":\"u\",\"acc", "p.apportion");
    QVERIFY(read.usable);
    QVERIFY(!read.complete);
    QVERIFY(read.policy.associations.findAccount("a") != noAssociation);
}

void TestCompleteness::editsApartAreMergedWithoutAConflict()
{
    const Snapshot now = test::generatedPolicy({ 2000, 0, 9 });
    const std::vector<std::string> base = linesOf(writePolicyJson(now));
    test::Random random(3);
    int torn = 0;
    for (int round = 0; round < 50; ++round) {
        Snapshot ours = now;
        Snapshot theirs = now;
        const auto one = static_cast<AssociationId>(1 + random.below(now.policy.associations.count() - 1));
        const auto other = static_cast<AssociationId>(1 + random.below(now.policy.associations.count() - 1));
        ours.policy.associations.setRawShares(one, 123456);
        theirs.policy.associations.setRawShares(other, 654321);
        const ParsedPolicy read = readPolicyJson(textOf(merged(base, linesOf(writePolicyJson(ours)), linesOf(writePolicyJson(theirs)))), {});
        if (!read.complete) {
            ++torn;
            continue;
        }
        Snapshot both = ours;
        both.policy.associations.setRawShares(other, 654321);
        QVERIFY(read == readPolicyJson(writePolicyJson(both), {}));
    }
    QVERIFY2(torn <= 3, qPrintable(QString::number(torn))); // about 125 sums, of which two edits seldom meet one
}

void TestCompleteness::editsBesideEachOtherMeetInTheSumsAlone()
{
    const std::string text = sampleText();
    const Snapshot now = readPolicyJson(text, {});
    const std::vector<std::string> base = linesOf(text);
    Snapshot ours = now;
    Snapshot theirs = now;
    const AssociationTree &tree = now.policy.associations;
    const AssociationId account = tree.findAccount("ecology");
    const TreeLayout::Position position = tree.layout().positionOf(account);
    const AssociationId one = tree.layout().idAt(tree.layout().firstChild(position));
    const AssociationId other = tree.layout().idAt(tree.layout().firstChild(position) + 2);
    ours.policy.associations.setRawShares(one, 123456);
    theirs.policy.associations.setRawShares(other, 654321);
    const std::string torn = textOf(merged(base, linesOf(writePolicyJson(ours)), linesOf(writePolicyJson(theirs))));
    const ParsedPolicy read = readPolicyJson(torn, "p.apportion");
    QVERIFY(!read.complete);
    QVERIFY(has(read.diagnostics, "policy-incomplete"));
    QVERIFY(!has(read.diagnostics, "policy-json")); // what is torn are the sums
    const UnsealedPolicy sealed = readUnsealedPolicy(torn, "p.apportion");
    QCOMPARE(sealed.state, UnsealedPolicy::State::Whole);
    Snapshot both = ours;
    both.policy.associations.setRawShares(other, 654321);
    QVERIFY(writePolicyJson(sealed) == writePolicyJson(both));
}

void TestCompleteness::whatPeopleEditedIsSealed()
{
    const std::string text = sampleText();
    QCOMPARE(readUnsealedPolicy(text, {}).state, UnsealedPolicy::State::Sealed);
    std::vector<std::string> lines = linesOf(text);
    const std::size_t line = userLine(lines, 9);
    lines[line].insert(lines[line].find("\"shares\":") + 9, "7");
    const UnsealedPolicy edited = readUnsealedPolicy(textOf(lines), {});
    QCOMPARE(edited.state, UnsealedPolicy::State::Whole);
    QVERIFY(edited.diagnostics.empty());
    const std::vector<std::string> written = linesOf(writePolicyJson(edited));
    QVERIFY(std::equal(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(sumsLine(lines)), written.begin()));
    QVERIFY(readPolicyJson(textOf(written), {}).complete);
}

void TestCompleteness::whatWouldBeLostIsNotSealed()
{
    const std::string text = sampleText();
    const auto stateWith = [&text](const std::string &line) {
        std::vector<std::string> lines = linesOf(text);
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(userLine(lines, 9)), line);
        return readUnsealedPolicy(textOf(lines), {}).state;
    };
    QCOMPARE(stateWith("    {\"user\":\"new\",\"account\":\"ecology\"},"), UnsealedPolicy::State::Whole);
    QCOMPARE(stateWith("<<<<<<< HEAD"), UnsealedPolicy::State::Damaged);
    QCOMPARE(stateWith("    {\"user\":\"new\",\"account\":\"gone\"},"), UnsealedPolicy::State::Damaged);
    QCOMPARE(stateWith("    {\"user\":\"new\",\"account\":\"ecology\",\"share\":7},"), UnsealedPolicy::State::Damaged);
    QCOMPARE(readUnsealedPolicy(text.substr(0, text.size() / 2), {}).state, UnsealedPolicy::State::Damaged);
    QCOMPARE(readUnsealedPolicy(text + text, {}).state, UnsealedPolicy::State::Damaged);
    QCOMPARE(readUnsealedPolicy(text + "    {\"user\":\"new\",\"account\":\"ecology\"},\n", {}).state, UnsealedPolicy::State::Damaged);
    QCOMPARE(readUnsealedPolicy("", {}).state, UnsealedPolicy::State::Damaged);
}

void TestCompleteness::linesAreToldApartByTheChecksumOfQt()
{
    test::Random random(3);
    std::string bytes;
    for (int i = 0; i < 200; ++i) {
        QCOMPARE(lineChecksum(bytes), qChecksum(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size()))));
        bytes += static_cast<char>(random.below(256));
    }
}

APPORTION_TEST(TestCompleteness)
} // namespace test_completeness

#include "test_completeness.moc"
