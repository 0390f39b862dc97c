// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/json_text.h"
#include "storage/policy_json.h"
#include "storage/policy_sums.h"
#include "support/generated_policy.h"
#include "support/test_case.h"
#include "whole_policy.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <limits>

namespace test_policy_json
{

using namespace apportion;

namespace
{

ParsedPolicy readBack(const Snapshot &now)
{
    return readPolicyJson(writePolicyJson(now), "p.apportion");
}

QByteArrayList linesOf(const std::string &text)
{
    return QByteArray::fromStdString(text).split('\n');
}

/// The text without the sums at its end, which follow every edit.
std::string rowsOf(const std::string &text)
{
    return text.substr(0, checkPolicySums(text).begin);
}

/// The lines of @p after that are not in @p before, and the other way round.
qsizetype changedLines(const std::string &before, const std::string &after)
{
    QByteArrayList removed = linesOf(before);
    qsizetype added = 0;
    for (const QByteArray &line : linesOf(after)) {
        if (!removed.removeOne(line)) {
            ++added;
        }
    }
    return added + removed.size();
}

std::string escaped(std::string_view bytes)
{
    std::string out;
    appendJsonString(out, bytes);
    return out;
}

} // namespace

class TestPolicyJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholePolicyComesBackEqual();
    void readingTellsHowFarItIsAndCanBeGivenUp();
    void timesComeBackAsWritten();
    void longDoublesComeBackExactly();
    void emptyPolicyComesBackEqual();
    void generatedPolicyIsStableOnceRead();
    void writtenTextIsJsonWithoutControlBytes();
    void bytesBeyondUtf8AreEscaped();
    void associationsStandDepthFirstALineEach();
    void orderOfMakingDoesNotShow();
    void oneEditChangesOneLine();
    void oneEditOfAProjectIsTwoLines();
    void whatStandsBesideTheDraftCostsLittle();
    void movingAnAccountChangesOneLineOfItsOwn();
    void removedAssociationsAreNotWritten();
};

void TestPolicyJson::readingTellsHowFarItIsAndCanBeGivenUp()
{
    const std::string text = writePolicyJson(test::generatedPolicy({ 500, 5, 3 }));
    Progress progress;
    QCOMPARE(progress.part(), 0.0);
    QCOMPARE(readPolicyJson(text, {}, &progress).policy.associations.count(), AssociationId { 500 });
    QVERIFY2(progress.part() > 0.9, qPrintable(QString::number(progress.part())));
    QVERIFY(progress.part() <= 1.0);
    Progress given;
    given.cancel();
    QVERIFY(readPolicyJson(text, {}, &given).policy.associations.count() < 10);
}

void TestPolicyJson::wholePolicyComesBackEqual()
{
    const Snapshot whole = test::wholePolicy();
    const Policy &policy = whole.policy;
    const std::string text = writePolicyJson(whole);
    const ParsedPolicy read = readPolicyJson(text, "p.apportion");
    for (const Diagnostic &found : read.diagnostics) {
        qWarning("%s", found.english().c_str());
    }
    QVERIFY(read.usable);
    QVERIFY(read.diagnostics.empty());
    QCOMPARE(read.policy.clusterName, policy.clusterName);
    QVERIFY(read.policy.priority == policy.priority);
    QVERIFY(read.policy.tres == policy.tres);
    QVERIFY(read.policy.nodeGroups == policy.nodeGroups);
    QVERIFY(read.policy.partitions == policy.partitions);
    QVERIFY(read.policy.qos == policy.qos);
    QVERIFY(read.situation.jobs == whole.situation.jobs);
    QVERIFY(read.policy.associations == policy.associations);
    QVERIFY(read == whole);
    QCOMPARE(writePolicyJson(read), text);
}

void TestPolicyJson::timesComeBackAsWritten()
{
    // Equality of times looks at the minutes alone.
    const Policy read = readBack(test::wholePolicy()).policy;
    QCOMPARE(read.priority.halfLife.written, std::string("14-0"));
    QCOMPARE(read.priority.calcPeriod.written, std::string("2:30"));
    QCOMPARE(read.priority.calcPeriod.minutes, 3U);
    QCOMPARE(read.priority.maxAge.written, std::string("INFINITE"));
    QCOMPARE(read.partitions->at(0).maxTime.written, std::string("1:30:00"));
    QCOMPARE(read.partitions->at(1).maxTime.written, std::string("UNLIMITED"));
    QVERIFY(read.partitions->at(2).maxTime.written.empty());
}

void TestPolicyJson::longDoublesComeBackExactly()
{
    Snapshot now;
    const std::vector<long double> usages = { 0.1L, 1.0L / 3, 9007199254740992.0L, 9007199254740993.0L, 18446744073709551615.0L, 1e300L * 1e300L,
        std::numeric_limits<long double>::min(), std::numeric_limits<long double>::max(), 0.5L };
    for (std::size_t i = 0; i < usages.size(); ++i) {
        now.situation.setOwnUsage(now.policy.associations.addUser(0, "u" + std::to_string(i)), usages[i]);
    }
    const Situation read = readBack(now).situation;
    for (std::size_t i = 0; i < usages.size(); ++i) {
        QVERIFY2(read.ownUsage(static_cast<AssociationId>(i) + 1) == usages[i], std::to_string(i).c_str());
    }
}

void TestPolicyJson::emptyPolicyComesBackEqual()
{
    const ParsedPolicy read = readBack({});
    QVERIFY(read.usable);
    QVERIFY(read.diagnostics.empty());
    QVERIFY(read.policy == Policy());
}

void TestPolicyJson::generatedPolicyIsStableOnceRead()
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const std::string text = writePolicyJson(test::generatedPolicy({ 2000, 100, seed }));
        const ParsedPolicy once = readPolicyJson(text, {});
        QVERIFY(once.usable && once.diagnostics.empty());
        QCOMPARE(writePolicyJson(once), text);
        QVERIFY(readBack(once) == once);
        QCOMPARE(once.policy.associations.count(), 2000U);
    }
}

void TestPolicyJson::writtenTextIsJsonWithoutControlBytes()
{
    const std::string text = writePolicyJson(test::wholePolicy());
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text), &error);
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(document.object().value("format").toInt(), policyFormat);
    QVERIFY(QByteArray::fromStdString(text).isValidUtf8());
    for (const char c : text) {
        QVERIFY(static_cast<unsigned char>(c) >= 0x20 || c == '\n');
    }
}

void TestPolicyJson::bytesBeyondUtf8AreEscaped()
{
    QCOMPARE(escaped("zo\xc3\xab \xe2\x82\xac \xf0\x9f\x98\x80"), std::string("\"zo\xc3\xab \xe2\x82\xac \xf0\x9f\x98\x80\""));
    QCOMPARE(escaped("jos\xe9"), std::string("\"jos\\udbff\\udfe9\""));
    QCOMPARE(escaped("a\"\\\n\x01"), std::string("\"a\\\"\\\\\\n\\u0001\""));
    // Cut short, overlong, a surrogate, beyond Unicode: none is UTF-8.
    QCOMPARE(escaped("\xc3"), std::string("\"\\udbff\\udfc3\""));
    QCOMPARE(escaped("\xc0\x80"), std::string("\"\\udbff\\udfc0\\udbff\\udf80\""));
    QCOMPARE(escaped("\xed\xa0\x80"), std::string("\"\\udbff\\udfed\\udbff\\udfa0\\udbff\\udf80\""));
    QCOMPARE(escaped("\xf4\x90\x80\x80"), std::string("\"\\udbff\\udff4\\udbff\\udf90\\udbff\\udf80\\udbff\\udf80\""));
    std::string all;
    for (int byte = 0x80; byte <= 0xff; ++byte) {
        all += "\xf4\x8f";
        all += static_cast<char>(byte < 0xc0 ? 0xbe : 0xbf);
        all += static_cast<char>(0x80 | (byte & 0x3f));
    }
    unescapeBytes(all);
    QCOMPARE(all.size(), std::size_t { 128 });
    for (std::size_t i = 0; i < all.size(); ++i) {
        QCOMPARE(static_cast<int>(static_cast<unsigned char>(all[i])), static_cast<int>(0x80 + i));
    }
}

void TestPolicyJson::associationsStandDepthFirstALineEach()
{
    Snapshot now;
    AssociationTree &tree = now.policy.associations;
    const AssociationId physics = tree.addAccount(0, "physics", 30);
    const AssociationId optics = tree.addAccount(physics, "optics", sharesParent);
    tree.addUser(optics, "bob", 2);
    now.situation.setOwnUsage(tree.addUser(physics, "ann", 1), 1000);
    const QByteArrayList lines = linesOf(writePolicyJson(now));
    const qsizetype first = lines.indexOf("  \"associations\": [");
    QVERIFY(first > 0);
    QCOMPARE(lines.at(first + 1), QByteArray(R"(    {"account":"root","shares":1},)"));
    QCOMPARE(lines.at(first + 2), QByteArray(R"(    {"account":"physics","parent":"root","shares":30},)"));
    QCOMPARE(lines.at(first + 3), QByteArray(R"(    {"user":"ann","account":"physics","shares":1,"usage":1000},)"));
    QCOMPARE(lines.at(first + 4), QByteArray(R"(    {"account":"optics","parent":"physics","shares":"parent"},)"));
    QCOMPARE(lines.at(first + 5), QByteArray(R"(    {"user":"bob","account":"optics","shares":2})"));
    QCOMPARE(lines.at(first + 6), QByteArray("  ],"));
}

void TestPolicyJson::orderOfMakingDoesNotShow()
{
    Policy one;
    one.associations.addUser(one.associations.addAccount(0, "a"), "x");
    one.associations.addAccount(0, "b");
    Policy other;
    other.associations.addAccount(0, "b");
    const AssociationId a = other.associations.addAccount(0, "a");
    other.associations.addUser(a, "x");
    QCOMPARE(writePolicyJson(Snapshot { other, {} }), writePolicyJson(Snapshot { one, {} }));
}

void TestPolicyJson::oneEditChangesOneLine()
{
    const Snapshot before = test::generatedPolicy({ 500, 20, 3 });
    const std::string text = writePolicyJson(before);
    Snapshot after = before;
    after.policy.associations.setRawShares(17, 123456);
    QCOMPARE(changedLines(rowsOf(text), rowsOf(writePolicyJson(after))), 2); // the old one and the new one
    QCOMPARE(changedLines(text, writePolicyJson(after)), 4); // and a sum
    after = before;
    after.policy.priority.weightAge = 77;
    QCOMPARE(changedLines(rowsOf(text), rowsOf(writePolicyJson(after))), 2);
    after = before;
    after.policy.partitions.edit()[1].billingWeights[0].weight = 0.5;
    QCOMPARE(changedLines(rowsOf(text), rowsOf(writePolicyJson(after))), 2);
    after = before;
    after.policy.associations.addUser(before.policy.associations.findAccount("acc000000"), "a-new-one");
    QCOMPARE(changedLines(rowsOf(text), rowsOf(writePolicyJson(after))), 1);
}

namespace
{

/// A draft of edited shares, with a baseline, an export and four other scenarios, each with shares of its own.
Project projectOf(const Snapshot &imported, AssociationId edits)
{
    const auto edited = [&](AssociationId first) {
        Snapshot draft = imported;
        for (AssociationId i = 0; i < edits; ++i) {
            draft.policy.associations.setRawShares(2 + (first + i * 7) % (draft.policy.associations.rowCount() - 2), 4000 + first + i);
        }
        return draft;
    };
    Project project(edited(0));
    project.settleBaseline(Baseline::Origin::Imported, QStringLiteral("cluster"));
    project.baseline->snapshot = imported;
    project.exported = ProjectVersion { edited(1), { Baseline::Origin::Exported, {}, project.baseline->info.when } };
    project.scenario = QStringLiteral("Draft");
    for (AssociationId i = 1; i <= 4; ++i) {
        project.others.push_back({ QStringLiteral("Scenario %1").arg(i), edited(10 * i) });
    }
    return project;
}

} // namespace

void TestPolicyJson::oneEditOfAProjectIsTwoLines()
{
    const Project before = projectOf(test::generatedPolicy({ 500, 20, 3 }), 20);
    Project after = before;
    after.policy.associations.setRawShares(17, 123456);
    const std::string text = writePolicyJson(before);
    QCOMPARE(changedLines(rowsOf(text), rowsOf(writePolicyJson(after))), 2);
    after = before;
    after.others[2].snapshot.policy.associations.setRawShares(17, 123456);
    QCOMPARE(changedLines(rowsOf(text), rowsOf(writePolicyJson(after))), 2);
}

/// Beside a file of the first format, which held the draft alone and no sums.
void TestPolicyJson::whatStandsBesideTheDraftCostsLittle()
{
    const Snapshot imported = test::generatedPolicy({ 20000, 500, 3 });
    const auto first = static_cast<double>(rowsOf(writePolicyJson(imported)).size());
    const auto partOf = [first](const Project &project) { return static_cast<double>(writePolicyJson(project).size()) / first; };
    QVERIFY2(partOf(imported) < 1.05, qPrintable(QString::number(partOf(imported)))); // the sums
    const double part = partOf(projectOf(imported, 400)); // two in a hundred in each
    QVERIFY2(part < 1.2, qPrintable(QString::number(part)));
}

void TestPolicyJson::movingAnAccountChangesOneLineOfItsOwn()
{
    Policy policy;
    AssociationTree &tree = policy.associations;
    const AssociationId a = tree.addAccount(0, "a");
    tree.addAccount(0, "b");
    const AssociationId moved = tree.addAccount(a, "moved");
    for (int i = 0; i < 10; ++i) {
        tree.addUser(moved, "u" + std::to_string(i));
    }
    tree.addAccount(0, "z");
    const std::string text = writePolicyJson(Snapshot { policy, {} });
    tree.move(moved, tree.findAccount("b"));
    // Its users name their account alone, so that their lines stay as they are.
    QCOMPARE(changedLines(rowsOf(text), rowsOf(writePolicyJson(Snapshot { policy, {} }))), 2);
}

void TestPolicyJson::removedAssociationsAreNotWritten()
{
    Policy policy;
    const AssociationId gone = policy.associations.addUser(0, "gone");
    policy.associations.addUser(0, "stays");
    policy.associations.remove(gone);
    const Policy read = readBack({ policy, {} }).policy;
    QCOMPARE(read.associations.count(), 2U);
    QCOMPARE(read.associations.findUser(0, "gone"), noAssociation);
    QCOMPARE(read.associations.findUser(0, "stays"), 1U);
}

APPORTION_TEST(TestPolicyJson)
} // namespace test_policy_json

#include "test_policy_json.moc"
