// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"
#include "storage/export_files.h"
#include "storage/policy_json.h"
#include "storage/policy_seal.h"
#include "storage/policy_sums.h"
#include "support/export_bundle.h"
#include "support/random_edits.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace test_project
{

using namespace apportion;

namespace
{

constexpr const char *conf = "ClusterName=c\nInclude nodes.conf\nPartitionName=batch Nodes=ALL\n";

/// A project as it is in the middle of the work: a baseline, an export, a slurm.conf that includes others.
void edit(Document &document, test::Random &random, int steps)
{
    for (int step = 0; step < steps; ++step) {
        test::editAtRandom(document, random);
    }
}

std::shared_ptr<const slurm::OriginalConf> confOf(std::string text)
{
    const std::vector<slurm::IncludedFile> included { { "nodes.conf", "NodeName=n[1-4] CPUs=8\r\n" }, { "/etc/\xff", "no line end" } };
    return std::make_shared<const slurm::OriginalConf>(
        slurm::OriginalConf { "slurm.conf", std::move(text), std::make_shared<const std::vector<slurm::IncludedFile>>(included) });
}

/// The text of a policy alone, in which nothing of other versions stands.
std::string plain(const Snapshot &snapshot)
{
    return writePolicyJson(Project(snapshot));
}

Project readBack(const Project &project)
{
    return readPolicyJson(writePolicyJson(project), "project");
}

std::vector<std::string> filesOf(const Project &project)
{
    std::vector<std::string> files;
    for (const std::optional<std::string> &text : test::exportedTexts(exportSource(project))) {
        files.push_back(text.value_or("none"));
    }
    return files;
}

std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines;
    for (const QByteArray &line : QByteArray::fromStdString(text).split('\n')) {
        lines.push_back(line.toStdString());
    }
    return lines;
}

std::string textOf(const std::vector<std::string> &lines)
{
    std::string text;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        (text += i == 0 ? "" : "\n") += lines[i];
    }
    return text;
}

std::size_t differingLines(const std::string &before, const std::string &after)
{
    const std::vector<std::string> a = linesOf(before);
    const std::vector<std::string> b = linesOf(after);
    std::size_t count = std::max(a.size(), b.size()) - std::min(a.size(), b.size());
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        count += a[i] == b[i] ? 0 : 1;
    }
    return count;
}

} // namespace

/// What a project file keeps beside its draft.
class TestProject : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyVersionComesBack_data();
    void everyVersionComesBack();
    void weightsThatAreNoneComeBack();
    void exportsAreTheSameBytes();
    void whatTheDraftDoesNotHaveComesBack();
    void oneEditedShareIsTwoLines();
    void aBaselineLikeTheDraftIsOneLine();
    void olderFormatsAreTheirOwnBaseline();
    void partsWithoutTheirVersionAreReported();
    void damagedVersionsAreReportedAndLoseNothingElse_data();
    void damagedVersionsAreReportedAndLoseNothingElse();
    void tornFilesAreNeverComplete();
    void exportingIsNotedUntilItIsSaved();
    void anotherBaselineIsAStepOfUndo();
    void aRenamedAccountIsToldAfterReopening();
};

void TestProject::everyVersionComesBack_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 8; ++seed) {
        QTest::addRow("%llu", seed) << seed;
    }
}

/// slurm.conf had them: they are kept, weigh nothing, and are no damage of the file.
void TestProject::weightsThatAreNoneComeBack()
{
    Project project(test::generatedPolicy({ 20, 4, 1 }));
    TresWeights &weights = project.policy.priority.weightTres;
    for (const char *unread : { "MONTHLY", "cpu=many", "mem=1=2", "=5", "7", "2K" }) {
        const std::string entry(unread);
        weights.push_back({ entry.substr(0, entry.find('=')), 0.0, '\0', entry });
    }
    const ParsedPolicy read = readPolicyJson(writePolicyJson(project), "project");
    QVERIFY(read.complete && read.diagnostics.empty());
    QVERIFY(read.policy.priority.weightTres == weights);
}

void TestProject::everyVersionComesBack()
{
    QFETCH(quint64, seed);
    test::Random random(seed);
    Document document;
    document.load(test::generatedPolicy({ 200, 20, seed }), {}, {}, {});
    for (int round = 0; round < 6; ++round) {
        edit(document, random, 40);
        if (random.chance(40)) {
            document.setExported(document.snapshot());
        }
        if (random.chance(25)) {
            document.setBaseline(ProjectVersion { document.snapshot(), { Baseline::Origin::File, QStringLiteral("other"), {} } }, confOf(conf));
        }
        const std::string text = writePolicyJson(document.project());
        const ParsedPolicy read = readPolicyJson(text, "project");
        QVERIFY(read.complete && read.usable);
        QCOMPARE(plain(read), plain(document.snapshot()));
        QCOMPARE(plain(read.baseline->snapshot), plain(document.baselineSnapshot()));
        QCOMPARE(read.baseline->info.origin, document.baselineInfo().origin);
        QCOMPARE(read.baseline->info.name, document.baselineInfo().name);
        QCOMPARE(read.exported.has_value(), document.project().exported.has_value());
        if (read.exported) {
            QCOMPARE(plain(read.exported->snapshot), plain(document.project().exported->snapshot));
        }
        QCOMPARE(read.conf == nullptr, document.project().conf == nullptr);
        if (read.conf) {
            QCOMPARE(read.conf->text, document.project().conf->text);
            QVERIFY(*read.conf->included == *document.project().conf->included);
        }
        QCOMPARE(writePolicyJson(read), text);
    }
}

void TestProject::exportsAreTheSameBytes()
{
    for (const quint64 seed : { quint64 { 3 }, quint64 { 4 } }) {
        test::Random random(seed);
        Document document;
        Project project = test::generatedPolicy({ 300, 0, seed });
        project.conf = confOf(conf);
        document.load(project, {}, {}, {});
        for (int step = 0; step < 30; ++step) {
            const QString name = QStringLiteral("added%1").arg(random.below(100000));
            document.addUsers(test::anyAccount(document, random), { name, QStringLiteral("several") }, 3);
            document.addAccount(test::anyAccount(document, random), QLatin1Char('a') + name, 4);
            document.setRawShares(test::someAssociations(document, random, 5), static_cast<std::uint32_t>(random.below(90)));
            const AssociationId id = test::anyAssociation(document, random);
            if (document.policy().associations.isLive(id) && document.policy().associations.isUser(id)) {
                document.removeAssociations({ id });
            }
            document.moveAssociations({ test::anyAccount(document, random) }, test::anyAccount(document, random));
        }
        PrioritySettings settings = document.policy().priority;
        settings.weightAge += 5;
        QVERIFY(document.setPrioritySettings(settings, PriorityKey::PriorityWeightAge));
        const std::vector<std::string> before = filesOf(document.project());
        const std::vector<std::string> after = filesOf(readBack(document.project()));
        for (std::size_t i = 0; i < before.size(); ++i) {
            QCOMPARE(after[i], before[i]);
        }
        QVERIFY(filesOf(document.project()).front() != "none");
    }
}

void TestProject::whatTheDraftDoesNotHaveComesBack()
{
    Snapshot before;
    AssociationTree &tree = before.policy.associations;
    const AssociationId a = tree.addAccount(AssociationTree::root(), "a", 5);
    const AssociationId b = tree.addAccount(a, "b", 6);
    tree.addUser(b, "ann", 7);
    Project now = before;
    AssociationTree &draft = now.policy.associations;
    draft.move(b, AssociationTree::root()); // the two change places
    draft.move(a, b);
    draft.remove(draft.findUser(b, "ann"));
    const AssociationId c = draft.addAccount(b, "c", 8);
    draft.addUser(c, "ann", 9);
    now.baseline = ProjectVersion { before, {} };
    const Project read = readBack(now);
    QCOMPARE(plain(read), plain(now));
    QCOMPARE(plain(read.baseline->snapshot), plain(before));
    // a draft in which nothing is left, and a baseline in which nothing was
    Project empty;
    empty.baseline = ProjectVersion { before, {} };
    QCOMPARE(plain(readBack(empty).baseline->snapshot), plain(before));
    Project made = before;
    made.baseline = ProjectVersion { {}, {} };
    QCOMPARE(plain(readBack(made).baseline->snapshot), plain(Snapshot()));
}

void TestProject::oneEditedShareIsTwoLines()
{
    Document document;
    document.load(test::generatedPolicy({ 2000, 10, 5 }), {}, {}, {});
    const std::string before = writePolicyJson(document.project());
    QVERIFY(document.setRawShares({ 700 }, 123456));
    const std::string after = writePolicyJson(document.project());
    QVERIFY2(differingLines(before, after) <= 2, qPrintable(QString::number(differingLines(before, after)))); // its own, and that of its sum
    QVERIFY(document.setRawShares({ 700 }, 654321));
    QVERIFY(differingLines(after, writePolicyJson(document.project())) <= 2);
    document.setExported(document.snapshot());
    document.makeBaseline();
    const std::string settled = writePolicyJson(document.project());
    QVERIFY(document.setRawShares({ 701 }, 5));
    QVERIFY(differingLines(settled, writePolicyJson(document.project())) <= 3); // what was exported is told at the first edit
    QVERIFY(differingLines(settled, writePolicyJson(document.project())) <= 2);
}

void TestProject::aBaselineLikeTheDraftIsOneLine()
{
    Project project = test::generatedPolicy({ 1000, 10, 6 });
    const std::string without = writePolicyJson(project);
    project.settleBaseline(Baseline::Origin::Imported, QStringLiteral("c"));
    project.exported = project.baseline;
    const std::string with = writePolicyJson(project);
    QVERIFY(linesOf(with).size() <= linesOf(without).size() + 4); // they, and perhaps sums of their own
    const Project read = readPolicyJson(with, "p");
    QVERIFY(read.baseline->snapshot.situation.sharesUsageWith(read.situation)); // in memory too
    QVERIFY(read.baseline->snapshot.policy.partitions.sharesWith(read.policy.partitions));
}

void TestProject::olderFormatsAreTheirOwnBaseline()
{
    const Snapshot now = test::generatedPolicy({ 50, 0, 2 });
    std::string text = plain(now);
    text.replace(text.find("\"format\": 3"), 11, "\"format\": 2");
    text.resize(text.rfind(",\n  \"sums\""));
    text += ",";
    LineSums sums;
    sums.add(text);
    text += "\n  \"sums\": ";
    appendPolicySums(text, sums.take());
    text += "\n}\n";
    const ParsedPolicy read = readPolicyJson(text, "old");
    QVERIFY(read.complete && !read.baseline);
    QVERIFY(read.diagnostics.empty());
    Document document;
    document.load(read, QStringLiteral("/tmp/old.apportion"), {}, read.diagnostics);
    QCOMPARE(document.baselineInfo().origin, Baseline::Origin::Opened);
    QVERIFY(document.baselineSnapshot() == document.snapshot());
    QVERIFY(!document.isModified());
    QVERIFY(readPolicyJson(writePolicyJson(document.project()), "new").baseline.has_value());
}

void TestProject::partsWithoutTheirVersionAreReported()
{
    Document document;
    document.load(test::generatedPolicy({ 50, 0, 2 }), {}, {}, {});
    QVERIFY(document.setRawShares({ 7 }, 12345));
    std::vector<std::string> lines = linesOf(writePolicyJson(document.project()));
    std::erase_if(lines, [](const std::string &line) { return line.starts_with("  \"baseline\""); });
    const UnsealedPolicy read = readUnsealedPolicy(textOf(lines), "p");
    QCOMPARE(read.state, UnsealedPolicy::State::Damaged);
}

void TestProject::damagedVersionsAreReportedAndLoseNothingElse_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const char *before, const char *after) { QTest::newRow(name) << QByteArray(before) << QByteArray(after); };
    row("a parent that is not there", R"("was":{"parent":"top"})", R"("was":{"parent":"nowhere"})");
    row("a circle", R"("was":{"parent":"top"})", R"("was":{"parent":"low"})");
    row("absent, with something below", R"("was":{"parent":"top"})", R"("was":null)");
    row("no object", R"("was":{"parent":"top"})", R"("was":7)");
    row("an unknown key", R"("was":{"parent":"top"})", R"("was":{"parent":"top","colour":1})");
    row("shares that are none", R"("was":{"shares":5})", R"("was":{"shares":-5})");
    row("twice", R"("was":{"shares":5})", R"("was":{"shares":5},"was":{"shares":6})");
    row("no origin", R"("origin":"imported")", R"("origin":"nowhere")");
    row("marks of a conflict", "  \"baseline\":", "<<<<<<< HEAD\n  \"baseline\":");
    row("a conf of another kind", R"({"file":"slurm.conf")", R"(7,{"file":"slurm.conf")");
    row("a settings of another kind", "  \"originalConf\": [", "  \"baseline.settings\": 4,\n  \"originalConf\": [");
}

void TestProject::damagedVersionsAreReportedAndLoseNothingElse()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    Snapshot old;
    AssociationTree &tree = old.policy.associations;
    const AssociationId top = tree.addAccount(AssociationTree::root(), "top", 1);
    const AssociationId low = tree.addAccount(top, "low", 5);
    tree.addAccount(low, "lowest", 1);
    Document document;
    document.load(old, {}, {}, {});
    document.setBaseline(ProjectVersion { old, { Baseline::Origin::Imported, {}, {} } }, confOf(conf));
    QVERIFY(document.moveAssociations({ low }, AssociationTree::root()));
    QVERIFY(document.setRawShares({ top }, 6));
    document.setRawShares({ document.policy().associations.findAccount("lowest") }, 9);
    QByteArray text = QByteArray::fromStdString(writePolicyJson(document.project()));
    text.replace("\"was\":{\"shares\":1}", "\"was\":{\"shares\":5}");
    QVERIFY(text.contains(before));
    text.replace(text.indexOf(before), before.size(), after);
    const ParsedPolicy read = readPolicyJson(text.toStdString(), "p");
    QVERIFY(read.usable && !read.complete);
    QVERIFY(read.diagnostics.size() > 1);
    if (!after.startsWith('<')) {
        QCOMPARE(plain(read), plain(document.snapshot()));
    }
    QCOMPARE(readUnsealedPolicy(text.toStdString(), "p").state, UnsealedPolicy::State::Damaged);
}

void TestProject::tornFilesAreNeverComplete()
{
    test::Random random(11);
    Document document;
    document.load(test::generatedPolicy({ 120, 10, 9 }), {}, {}, {});
    edit(document, random, 60);
    document.setExported(document.snapshot());
    edit(document, random, 20);
    document.setBaseline(*document.project().baseline, confOf(conf));
    const std::string whole = writePolicyJson(document.project());
    for (int round = 0; round < 300; ++round) {
        std::string text = whole;
        if (random.chance(50)) {
            text.resize(random.below(whole.size() - 2));
        } else {
            for (std::uint64_t i = 0, count = 1 + random.below(4); i < count; ++i) {
                text[random.below(text.size())] = static_cast<char>(random.below(256));
            }
        }
        const ParsedPolicy read = readPolicyJson(text, "torn");
        QVERIFY(!read.complete || writePolicyJson(read) == whole);
    }
}

void TestProject::aRenamedAccountIsToldAfterReopening()
{
    Document document;
    document.load(test::generatedPolicy({ 200, 20, 3 }), {}, {}, {});
    const AssociationTree &tree = document.policy().associations;
    const std::vector<AssociationId> &order = tree.layout().depthFirst();
    const AssociationId user = *std::find_if(
        order.begin(), order.end(), [&tree](AssociationId id) { return tree.isUser(id) && tree.parent(id) != AssociationTree::root(); });
    document.setOwnUsage({ user }, { 7.5L });
    document.makeBaseline();
    QVERIFY(document.renameAssociation(tree.parent(user), QStringLiteral("renamed")).done);
    const auto notes = [](const Project &project) {
        const std::vector<std::string> files = filesOf(project);
        return std::count_if(
            files.begin(), files.end(), [](const std::string &file) { return file.find("sacctmgr cannot rename") != std::string::npos; });
    };
    QVERIFY(notes(document.project()) > 0);
    QCOMPARE(notes(readBack(document.project())), notes(document.project()));
}

void TestProject::exportingIsNotedUntilItIsSaved()
{
    Document document;
    const Snapshot now = test::generatedPolicy({ 50, 0, 2 });
    document.load(now, QStringLiteral("/tmp/p.apportion"), {}, {});
    document.setExported(document.snapshot());
    QVERIFY(document.isModified());
    document.setSaved(QStringLiteral("/tmp/p.apportion"), {});
    QVERIFY(!document.isModified());
    QVERIFY(readBack(document.project()).exported.has_value());
    document.load(now, {}, QStringLiteral("imported"), {});
    document.setExported(document.snapshot());
    QVERIFY(!document.isModified()); // there is no file that lacks it
}

void TestProject::anotherBaselineIsAStepOfUndo()
{
    Document document;
    document.load(test::generatedPolicy({ 50, 0, 2 }), QStringLiteral("/tmp/p.apportion"), {}, {});
    QVERIFY(document.setRawShares({ 7 }, 12345));
    document.makeBaseline();
    QVERIFY(document.baseline() == document.policy());
    document.undoStack()->undo();
    QVERIFY(!(document.baseline() == document.policy()));
    document.undoStack()->redo();
    document.setSaved(QStringLiteral("/tmp/p.apportion"), {});
    QVERIFY(!document.isModified());
    document.setBaseline(test::generatedPolicy({ 60, 0, 3 }), { Baseline::Origin::File, {}, {} });
    QVERIFY(document.isModified());
}

APPORTION_TEST(TestProject)
} // namespace test_project

#include "test_project.moc"
