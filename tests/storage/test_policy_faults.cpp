// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/evaluation.h"
#include "storage/policy_json.h"
#include "support/generated_policy.h"
#include "support/test_case.h"
#include "whole_policy.h"

#include <QTest>

#include <algorithm>

namespace test_policy_faults
{

using namespace apportion;

namespace
{

/// Reads what has no sums, and says so each time.
ParsedPolicy read(const std::string &text)
{
    ParsedPolicy parsed = readPolicyJson(text, "p.apportion");
    std::erase_if(parsed.diagnostics, [](const Diagnostic &found) { return found.code == "policy-unchecked"; });
    return parsed;
}

const Diagnostic *find(const ParsedPolicy &parsed, const std::string &code)
{
    const auto found = std::find_if(parsed.diagnostics.begin(), parsed.diagnostics.end(), [&](const Diagnostic &d) { return d.code == code; });
    return found == parsed.diagnostics.end() ? nullptr : &*found;
}

/// Whatever was read must be fit for use.
void use(const ParsedPolicy &parsed)
{
    static_cast<void>(evaluate(parsed));
    static_cast<void>(readPolicyJson(writePolicyJson(parsed), {}));
}

} // namespace

class TestPolicyFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newerFormatIsRefusedWithBothNumbers();
    void otherFilesAreRefused_data();
    void otherFilesAreRefused();
    void syntaxErrorTellsItsLineAndKeepsWhatStoodAbove();
    void unknownKeysAreWarnedOf();
    void wrongValuesAreToldWithTheirLine_data();
    void wrongValuesAreToldWithTheirLine();
    void linesMayComeInAnyOrder();
    void accountsWithoutParentHangFromRoot();
    void usersWithoutAccountAreLeftOut();
    void circlesAreCut();
    void associationsGivenTwiceAreLeftOut();
    void accountsInUpperCaseAreFolded();
    void partitionsMayComeBeforeTheirNodes();
    void unknownNodeGroupsAreLeftOut();
    void deepNestingIsRefused();
    void manyFaultsAreCounted();
    void reversedChainIsReadInLinearTime();
    void damagedFilesNeverCrash();
    void rowsAreReadAsAnyTextIs();
};

void TestPolicyFaults::newerFormatIsRefusedWithBothNumbers()
{
    const ParsedPolicy parsed = read(R"({"format": 7, "cluster": "c"})");
    QVERIFY(!parsed.usable);
    QCOMPARE(parsed.diagnostics.size(), std::size_t { 1 });
    QCOMPARE(parsed.diagnostics[0].severity, Severity::Error);
    QCOMPARE(parsed.diagnostics[0].code, std::string("policy-format"));
    QCOMPARE(parsed.diagnostics[0].message.english(), std::string("the file has format 7; this release knows formats up to 3"));
    QVERIFY(!parsed.diagnostics[0].advice.isEmpty());
}

void TestPolicyFaults::otherFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("slurm.conf") << QByteArray("ClusterName=x\n");
    QTest::newRow("array") << QByteArray("[1,2]");
    QTest::newRow("number") << QByteArray("1");
    QTest::newRow("no format") << QByteArray("{\"cluster\":\"x\"}");
    QTest::newRow("format 0") << QByteArray("{\"format\":0}");
    QTest::newRow("negative format") << QByteArray("{\"format\":-1}");
    QTest::newRow("format as text") << QByteArray("{\"format\":\"1\"}");
    QTest::newRow("huge format") << QByteArray("{\"format\":99999999999999999999999}");
    QTest::newRow("format inside") << QByteArray("{\"x\":{\"format\":1}}");
    QTest::newRow("format in array") << QByteArray("{\"x\":[{\"format\":1}]}");
}

void TestPolicyFaults::otherFilesAreRefused()
{
    QFETCH(QByteArray, text);
    const ParsedPolicy parsed = read(text.toStdString());
    QVERIFY(!parsed.usable);
    QVERIFY(hasErrors(parsed.diagnostics));
    QVERIFY(find(parsed, "policy-format") != nullptr);
}

void TestPolicyFaults::syntaxErrorTellsItsLineAndKeepsWhatStoodAbove()
{
    const ParsedPolicy parsed = read("{\n\"format\": 1,\n\"cluster\": \"c\",\n<<<<<<< ours\n\"tres\": []\n}");
    QVERIFY(parsed.usable);
    QCOMPARE(parsed.policy.clusterName, std::string("c"));
    const Diagnostic *found = find(parsed, "policy-json");
    QVERIFY(found != nullptr);
    QCOMPARE(found->severity, Severity::Error);
    QCOMPARE(found->place, (SourcePlace { "p.apportion", 4 }));
}

void TestPolicyFaults::unknownKeysAreWarnedOf()
{
    const ParsedPolicy parsed = read("{\"format\":1,\n\"colour\":\"red\",\n\"associations\":[{\"account\":\"root\"},\n"
                                     "{\"account\":\"a\",\"parent\":\"root\",\"share\":3}],\n\"extra\":[1,{\"a\":2}]}");
    QVERIFY(parsed.usable);
    QCOMPARE(parsed.diagnostics.size(), std::size_t { 3 });
    QCOMPARE(parsed.diagnostics[0].place.line, 2U);
    QCOMPARE(parsed.diagnostics[0].severity, Severity::Warning);
    QVERIFY(parsed.diagnostics[0].english().find("colour") != std::string::npos);
    QCOMPARE(parsed.diagnostics[1].place.line, 4U);
    QVERIFY(parsed.diagnostics[1].english().find("share") != std::string::npos);
    QVERIFY(parsed.diagnostics[2].english().find("extra") != std::string::npos);
}

void TestPolicyFaults::wrongValuesAreToldWithTheirLine_data()
{
    QTest::addColumn<QByteArray>("member");
    const auto row = [](const char *member) { QTest::newRow(member) << QByteArray(member); };
    row(R"("cluster":5)");
    row(R"("settings":[])");
    row(R"("settings":{"PriorityWeightAge":-1})");
    row(R"("settings":{"PriorityWeightAge":4294967296})");
    row(R"("settings":{"PriorityWeightAge":1.5})");
    row(R"("settings":{"PriorityFlags":["NO_FAIRTREE"]})");
    row(R"("settings":{"PriorityFlags":"NO_FAIR_TREE"})");
    row(R"("settings":{"PriorityType":"priority/other"})");
    row(R"("settings":{"PriorityDecayHalfLife":"7-0"})");
    row(R"("settings":{"PriorityDecayHalfLife":{"written":"7-0"}})");
    row(R"("settings":{"PriorityFavorSmall":1})");
    row(R"("settings":{"PriorityWeightTRES":{"CPU":"1X"}})");
    row(R"("settings":{"PriorityWeightTRES":{"CPU":"inf"}})");
    row(R"("settings":{"PriorityWeightTRES":{"CPU":"nan"}})");
    row(R"("qos":{})");
    row(R"("qos":[5])");
    row(R"("qos":[{"name":"a","usageFactor":"inf"}])");
    row(R"("trackedTres":[5])");
    row(R"("associations":[{"account":"a","parent":"root","shares":-1}])");
    row(R"("associations":[{"account":"a","parent":"root","shares":2147483648}])");
    row(R"("associations":[{"account":"a","parent":"root","shares":"some"}])");
    row(R"("associations":[{"account":"a","parent":"root","usage":-5}])");
    row(R"("associations":[{"account":"a","parent":"root","usage":"nan"}])");
    row(R"("associations":[{"account":"a","parent":"root","usage":"inf"}])");
    row(R"("associations":[{"account":"a","parent":"root","usage":"1x"}])");
    row(R"("jobs":[{"tres":{"cpu":-1}}])");
    row(R"("jobs":[{"nice":2147483648}])");
    row(R"("jobs":[{"partitions":["a",null]}])");
    row(R"("foreignAssociations":[null])");
    row(R"("partitions":[{"priorityTier":65536}])");
    row(R"("licenses":[])");
}

void TestPolicyFaults::wrongValuesAreToldWithTheirLine()
{
    QFETCH(QByteArray, member);
    const ParsedPolicy parsed = read("{\"format\":1,\n\n" + member.toStdString() + "}");
    QVERIFY(parsed.usable);
    QCOMPARE(parsed.diagnostics.size(), std::size_t { 1 });
    QCOMPARE(parsed.diagnostics[0].code, std::string("policy-value"));
    QCOMPARE(parsed.diagnostics[0].severity, Severity::Error);
    QCOMPARE(parsed.diagnostics[0].place.line, 3U);
    QVERIFY(!parsed.diagnostics[0].advice.isEmpty());
    use(parsed);
}

void TestPolicyFaults::linesMayComeInAnyOrder()
{
    const ParsedPolicy parsed = read(R"({"format":1,"associations":[{"user":"u","account":"c","shares":9},{"account":"c","parent":"b"},
        {"account":"b","parent":"a"},{"account":"a","parent":"root"},{"account":"root","shares":4}]})");
    QVERIFY(parsed.diagnostics.empty());
    const AssociationTree &tree = parsed.policy.associations;
    QCOMPARE(tree.count(), 5U);
    QCOMPARE(tree.rawShares(0), 4U);
    const AssociationId user = tree.findUser(tree.findAccount("c"), "u");
    QCOMPARE(tree.rawShares(user), 9U);
    QCOMPARE(tree.name(tree.parent(tree.findAccount("c"))), std::string_view("b"));
}

void TestPolicyFaults::accountsWithoutParentHangFromRoot()
{
    const ParsedPolicy parsed = read(R"({"format":1,"associations":[{"account":"a","parent":"gone","shares":5},{"user":"u","account":"a"}]})");
    QCOMPARE(parsed.diagnostics.size(), std::size_t { 1 });
    QCOMPARE(parsed.diagnostics[0].code, std::string("policy-association"));
    const AssociationTree &tree = parsed.policy.associations;
    const AssociationId a = tree.findAccount("a");
    QCOMPARE(tree.parent(a), 0U);
    QCOMPARE(tree.rawShares(a), 5U);
    QVERIFY(tree.findUser(a, "u") != noAssociation);
}

void TestPolicyFaults::usersWithoutAccountAreLeftOut()
{
    const ParsedPolicy parsed = read("{\"format\":1,\"associations\":[\n{\"user\":\"u\",\"account\":\"gone\"},\n{\"user\":\"v\"}]}");
    QCOMPARE(parsed.diagnostics.size(), std::size_t { 2 });
    QVERIFY(hasErrors(parsed.diagnostics));
    QCOMPARE(parsed.policy.associations.count(), 1U);
}

void TestPolicyFaults::circlesAreCut()
{
    const ParsedPolicy parsed
        = read(R"({"format":1,"associations":[{"account":"a","parent":"b"},{"account":"b","parent":"a"},{"account":"c","parent":"c"}]})");
    QCOMPARE(parsed.policy.associations.count(), 4U);
    QCOMPARE(parsed.diagnostics.size(), std::size_t { 2 }); // one for each circle
    use(parsed);
}

void TestPolicyFaults::associationsGivenTwiceAreLeftOut()
{
    const ParsedPolicy parsed = read(R"({"format":1,"associations":[{"account":"a","parent":"root"},{"account":"a","parent":"root","shares":2},
        {"user":"u","account":"a"},{"user":"u","account":"a","partition":"p"},{"user":"u","account":"a","shares":3},{"account":"root","parent":"a"}]})");
    QCOMPARE(parsed.diagnostics.size(), std::size_t { 3 });
    const AssociationTree &tree = parsed.policy.associations;
    QCOMPARE(tree.count(), 4U);
    QCOMPARE(tree.rowCount(), 4U);
    QCOMPARE(tree.rawShares(tree.findAccount("a")), 1U);
}

void TestPolicyFaults::accountsInUpperCaseAreFolded()
{
    const ParsedPolicy parsed = read(R"({"format":1,"associations":[{"account":"Chem","parent":"root"},{"account":"dye","parent":"CHEM"}]})");
    QCOMPARE(parsed.diagnostics.size(), std::size_t { 1 });
    QCOMPARE(parsed.diagnostics[0].severity, Severity::Warning);
    const AssociationTree &tree = parsed.policy.associations;
    QCOMPARE(tree.parent(tree.findAccount("dye")), tree.findAccount("chem"));
}

void TestPolicyFaults::partitionsMayComeBeforeTheirNodes()
{
    const ParsedPolicy parsed
        = read(R"({"format":1,"partitions":[{"name":"p","nodes":{"c2":3,"c1":4}}],"nodeGroups":[{"names":"c1"},{"names":"c2"}]})");
    QVERIFY(parsed.diagnostics.empty());
    QCOMPARE(parsed.policy.partitions->at(0).nodes, (std::vector<PartitionNodes> { { 1, 3 }, { 0, 4 } }));
}

void TestPolicyFaults::unknownNodeGroupsAreLeftOut()
{
    const ParsedPolicy parsed = read(R"({"format":1,"partitions":[{"name":"p","nodes":{"c1":3,"#7":4,"c2":-1}}],"nodeGroups":[{"names":"c2"}]})");
    QCOMPARE(parsed.diagnostics.size(), std::size_t { 3 });
    QVERIFY(parsed.policy.partitions->at(0).nodes.empty());
    use(parsed);
}

void TestPolicyFaults::deepNestingIsRefused()
{
    std::string text = "{\"format\":1,\"jobs\":[";
    text.append(200000, '[');
    const ParsedPolicy parsed = read(text);
    const Diagnostic *found = find(parsed, "policy-json");
    QVERIFY(found != nullptr);
    QVERIFY(found->message.english().find("nested too deeply") != std::string::npos);
    QVERIFY(!read(std::string(1000000, '[')).usable);
}

void TestPolicyFaults::manyFaultsAreCounted()
{
    std::string text = "{\"format\":1,\"associations\":[";
    for (int i = 0; i < 5000; ++i) {
        text += "{\"account\":\"a" + std::to_string(i) + "\",\"parent\":\"root\",\"x\":1},\n";
    }
    const ParsedPolicy parsed = read(text + "{\"account\":\"z\",\"parent\":\"gone\"}]}");
    QCOMPARE(parsed.policy.associations.count(), 5002U);
    QCOMPARE(parsed.diagnostics.size(), std::size_t { 1000 }); // and that it has no sums
    QCOMPARE(parsed.diagnostics.back().message.english(), std::string("4,002 more findings in this file are not listed"));
    QCOMPARE(parsed.diagnostics.back().severity, Severity::Error); // the worst among them
}

void TestPolicyFaults::reversedChainIsReadInLinearTime()
{
    constexpr int length = 200000; // what grows with the square of it does not come to an end
    std::string text = "{\"format\":1,\"associations\":[";
    for (int i = length; i > 0; --i) {
        text += "{\"account\":\"a" + std::to_string(i) + "\",\"parent\":\"" + (i == 1 ? "root" : "a" + std::to_string(i - 1)) + "\"},";
    }
    const ParsedPolicy parsed = read(text + "{\"account\":\"root\"}]}");
    QVERIFY(parsed.diagnostics.empty());
    QCOMPARE(parsed.policy.associations.count(), length + 1U);
}

void TestPolicyFaults::damagedFilesNeverCrash()
{
    const std::string text = writePolicyJson(test::wholePolicy());
    test::Random random(11);
    for (std::size_t length = 0; length < text.size(); length += 13) {
        use(read(text.substr(0, length)));
    }
    static constexpr std::string_view bytes = "{}[]\",:0-9eE+.ntf\\u\0\xff\x80 ";
    for (int round = 0; round < 3000; ++round) {
        std::string damaged = text;
        for (std::uint64_t i = 0, faults = 1 + random.below(4); i < faults; ++i) {
            const std::size_t at = random.below(damaged.size());
            if (random.chance(50)) {
                damaged[at] = bytes[random.below(bytes.size())];
            } else {
                const std::size_t from = random.below(damaged.size());
                const std::size_t taken = random.below(40);
                damaged.replace(at, random.below(20), damaged, from, taken);
            }
        }
        use(read(damaged));
    }
}

namespace
{

/// What a file says and what is said of it, but for its sums.
std::string allOf(const std::string &text)
{
    const std::string mark = "\xef\xbb\xbf";
    const ParsedPolicy parsed = readPolicyJson(text, "p.apportion");
    std::string all = parsed.usable ? writePolicyJson(parsed) : "not usable";
    for (const Diagnostic &found : parsed.diagnostics) {
        if (found.code != "policy-incomplete") {
            all += '\n' + found.code + " on " + std::to_string(found.place.line) + ": " + found.message.english() + ' ' + found.advice.english();
        }
    }
    if (const std::size_t quoted = all.find(mark); quoted != std::string::npos) { // by what is said of JSON
        all.erase(quoted, mark.size());
    }
    return all;
}

/// Edits lines as people and merges do.
std::string edited(std::vector<std::string> lines, test::Random &random)
{
    const auto any = [&]() -> std::string & { return lines[random.below(lines.size())]; };
    for (std::uint64_t edits = 1 + random.below(4); edits > 0; --edits) {
        switch (random.below(8)) {
        case 0: // twice, nearby or far away
            lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(random.below(lines.size())), any());
            break;
        case 1: // moved, so that users do not follow each other by name, or come before their account
            std::swap(any(), any());
            break;
        case 2:
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(random.below(lines.size())));
            break;
        case 3: {
            std::string &line = any();
            std::transform(line.begin(), line.end(), line.begin(), [](char c) { return c == 'u' ? 'U' : c == 'c' ? 'C' : c; });
            break;
        }
        case 4: { // a number of another size
            std::string &line = any();
            if (const std::size_t digit = line.find_first_of("123456789"); digit != std::string::npos) {
                line.insert(digit, random.below(2) == 0 ? "99999999" : "-");
            }
            break;
        }
        case 5: { // a value of another kind, a name of another row
            const std::string &from = any();
            std::string &line = any();
            line.replace(line.find('"') + 1, line.size(), from.substr(from.find('"') + 1));
            break;
        }
        default: {
            std::string &line = any();
            line[random.below(line.size())] = "\",:{}019aX \\"[random.below(12)];
        }
        }
    }
    std::string text;
    for (const std::string &line : lines) {
        (text += line) += '\n';
    }
    return text;
}

} // namespace

/// A mark before the text keeps it from being read in place.
void TestPolicyFaults::rowsAreReadAsAnyTextIs()
{
    Project project(test::generatedPolicy({ 40, 0, 5 }));
    AssociationTree &tree = project.policy.associations;
    const AssociationId account = tree.layout().idAt(tree.layout().firstChild(0));
    for (const char *partition : { "", "gpu", "a" }) { // not in their order
        tree.setOptions(tree.addUser(tree.isUser(account) ? tree.parent(account) : account, "several", 3, partition), "QOS='+x'");
    }
    project.baseline = ProjectVersion { project, {} };
    tree.setRawShares(account, 77);
    const std::string whole = writePolicyJson(project);
    QCOMPARE(allOf("\xef\xbb\xbf" + whole), allOf(whole));
    QCOMPARE(allOf(whole), whole);
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < whole.size();) {
        const std::size_t end = whole.find('\n', at);
        lines.push_back(whole.substr(at, end - at));
        at = end + 1;
    }
    test::Random random(4);
    for (int i = 0; i < 600; ++i) {
        const std::string text = edited(lines, random);
        QCOMPARE(allOf(text), allOf("\xef\xbb\xbf" + text));
    }
}

APPORTION_TEST(TestPolicyFaults)
} // namespace test_policy_faults

#include "test_policy_faults.moc"
