// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/evaluation.h"
#include "core/schema/association_fields.h"
#include "reader_testing.h"
#include "slurm/change/export_bundle.h"
#include "slurm/conf/conf_includes.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/import/import.h"
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace test_import
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

/// How many lines of a file fit a pattern: what the readers find is compared with it.
std::size_t countLines(const std::string &path, const char *pattern)
{
    const QRegularExpression expression(QString::fromLatin1(pattern), QRegularExpression::CaseInsensitiveOption);
    std::size_t count = 0;
    for (const QString &line : QString::fromStdString(contentOf(path)).split(u'\n')) {
        count += expression.match(line.trimmed()).hasMatch() ? 1 : 0;
    }
    return count;
}

/// The nodes of sites whose slurm.conf was counted by hand.
const std::map<QString, std::uint64_t> knownNodes { { QStringLiteral("ub"), 217 }, { QStringLiteral("vega"), 8 } };

} // namespace

class TestImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goldensAreReadWithoutAFinding();
    void whatATableHasNoColumnForStays();
    void aDumpTellsAllOfAQos();
    void filesAreKnownByTheirBeginning();
    void textsOfOtherKindsAreUnknown_data();
    void textsOfOtherKindsAreUnknown();
    void everyKindHasOnePlace();
    void missingFilesAreToldAndTheOthersAreRead();
    void usageNeedsAssociations();
    void jobsOfUnknownUsersAndPartitionsAreTold();
    void filesOfOtherSystemsAreReadWhollyOrRefused();
    void linesThatEndWithCrAmongOthersAreRead();
    void whatSlurmReadsOfReturnsAndNuls();
    void thePrintedReleaseTellsWhereIncludedFilesLie();
    void aSlurmctldWithoutNodesIsOne();
    void filesOfTheWrongKindAreUnusable();
    void sitesFilesAreRead();
    void theLastResetStandsInTheStateOfSlurmctld();
    void thePresentIsWhenTheClusterWasAsked();
    void longListingsAreReadAsShortOnes();
};

namespace
{
ImportFiles goldenFiles(const std::string &golden)
{
    return { goldenPath(golden, "slurm.conf"), goldenPath(golden, "associations.cfg"), goldenPath(golden, "usage.txt"),
        goldenPath(golden, "jobs.txt"), goldenPath(golden, "partitions.txt") };
}
} // namespace

void TestImport::goldensAreReadWithoutAFinding()
{
    for (const char *golden : goldenNames) {
        Imported imported = importFiles(goldenFiles(golden));
        QVERIFY(imported.usable);
        // One of them has a half-life of 2:30, of which the reader tells; all were printed while the partitions were down.
        auto &found = imported.diagnostics;
        std::erase_if(found, [](const Diagnostic &d) { return d.code == "time-reads-otherwise" || d.code == "partition-state"; });
        QVERIFY2(found.empty(), golden + QByteArray(":\n") + textOf(found));
        QCOMPARE(imported.policy.clusterName, std::string("oracle"));
        QVERIFY(imported.policy.associations.count() > 5 && !imported.situation.jobs->empty() && !imported.policy.partitions->empty());
        // Everything but these stands in fields of its own.
        for (const ForeignLine &line : *imported.policy.foreignConf) {
            QVERIFY2(line.key == "GresTypes" || line.key == "Licenses", line.key.c_str());
        }
        for (const Partition &partition : *imported.policy.partitions) {
            QVERIFY2(partition.foreign.empty(), partition.name.c_str());
        }
    }
}

/// Jobs are read beside long associations, after short ones: nothing may tell which it was.
void TestImport::longListingsAreReadAsShortOnes()
{
    constexpr std::size_t longText = std::size_t { 5 } << 18;
    QTemporaryDir dir;
    const auto written = [&dir](const char *name, const std::string &text) {
        QFile file(dir.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size());
    };
    const ImportFiles golden = goldenFiles("fair_tree_rules");
    std::string associations = contentOf(golden.associations) + "Gibberish - 'x'\n";
    QVERIFY(written("associations.cfg", associations));
    while (associations.size() < longText) {
        associations += "# nothing that anybody could read\n";
    }
    const std::string first = contentOf(golden.jobs).substr(std::string("JobId=1").size());
    const std::string line = first.substr(0, first.find('\n') + 1);
    std::string jobs = "JobId=7000001 JobState=COMPLETED UserId=ann(1004) Account=physics\nJobId=x UserId=ghost(1) Account=chem\n";
    for (std::size_t number = 1; jobs.size() < longText; ++number) {
        jobs += "JobId=" + std::to_string(number) + line;
    }
    QVERIFY(written("long.txt", jobs));

    ImportFiles files = golden;
    files.jobs = dir.filePath("long.txt").toStdString();
    files.associations = dir.filePath("associations.cfg").toStdString();
    const Imported after = importFiles(files, utcClock());
    QVERIFY(written("associations.cfg", associations));
    Progress progress;
    const Imported beside = importFiles(files, utcClock(), &progress);
    QCOMPARE(progress.part(), 1.0);
    QVERIFY(beside.situation.jobs->size() > 500);
    QVERIFY(*beside.situation.jobs == *after.situation.jobs);
    QVERIFY(beside.situation.toldAt.has_value());
    QCOMPARE(beside.situation.toldAt, after.situation.toldAt);
    QVERIFY(beside.printed == after.printed);
    QVERIFY(findCode(beside.diagnostics, "job-ended"));
    QVERIFY(beside.diagnostics.size() > 1);
    QCOMPARE(textOf(beside.diagnostics), textOf(after.diagnostics)); // in the same order

    QVERIFY(written("long.txt", std::string(longText, 'x'))); // no jobs, told in the same place
    const Imported none = importFiles(files, utcClock());
    QVERIFY(findCode(none.diagnostics, "job-unusable"));
    QVERIFY(none.situation.jobs->empty() && none.usable);
}

void TestImport::thePresentIsWhenTheClusterWasAsked()
{
    ImportFiles files = goldenFiles("fair_tree_rules");
    const Imported plain = importFiles(files, utcClock());
    const std::int64_t told = plain.situation.toldAt.value_or(0);
    QVERIFY(told > 0);
    files.asked = told + 86400;
    const Imported later = importFiles(files, utcClock());
    QCOMPARE(later.situation.toldAt, std::optional(told + 86400));
    QCOMPARE(evaluate(later.policy, later.situation, {})->now(), told + 86400);
    files.asked = told - 86400; // whoever asked has a clock that is slow
    QCOMPARE(importFiles(files, utcClock()).situation.toldAt, std::optional(told));

    // other jobs tell of another moment, usage alone of none
    ImportFiles jobs;
    jobs.jobs = files.jobs;
    QVERIFY(isSituationAlone(jobs));
    QCOMPARE(importOnto(later, jobs, utcClock()).situation.toldAt, std::optional(told));
    ImportFiles usage;
    usage.usage = files.usage;
    QCOMPARE(importOnto(later, usage, utcClock()).situation.toldAt, std::optional(told + 86400));
    usage.asked = told + std::int64_t { 2 } * 86400;
    QVERIFY(isSituationAlone(usage));
    QCOMPARE(importOnto(later, usage, utcClock()).situation.toldAt, std::optional(told + std::int64_t { 2 } * 86400));
}

void TestImport::theLastResetStandsInTheStateOfSlurmctld()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("priority_last_decay_ran").toStdString();
    const auto write = [&path](const QByteArray &bytes) {
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    const QByteArray pass = QByteArray::fromHex("000000006a9f1234");
    write(pass + QByteArray::fromHex("0000000067c1d2a0")); // 2025-02-28 15:16
    QCOMPARE(kindOfFile(path), FileKind::DecayState);
    ImportFiles files = goldenFiles("odyssey");
    QVERIFY(placeFile(files, FileKind::DecayState, path));
    const Imported imported = importFiles(files);
    QCOMPARE(imported.situation.lastReset, std::optional<std::int64_t>(0x67c1d2a0));
    // whose bytes may be those of a line end
    write(pass + QByteArray::fromHex("000000006b0d0a0d"));
    const Imported ofReturns = importFiles(files);
    QCOMPARE(ofReturns.situation.lastReset, std::optional<std::int64_t>(0x6b0d0a0d));
    QVERIFY2(ofReturns.diagnostics.size() == imported.diagnostics.size(), textOf(ofReturns.diagnostics));
    write(pass + QByteArray::fromHex("0000000067c1d2a0"));
    // onto what is known it is the only thing that changes
    ImportFiles alone;
    alone.decayState = path;
    QVERIFY(isSituationAlone(alone));
    const Imported onto = importOnto(importFiles(goldenFiles("odyssey")), alone);
    QVERIFY(onto.usable && static_cast<const Snapshot &>(onto) == static_cast<const Snapshot &>(imported));
    for (const QByteArray &bytes : { QByteArray(), pass, pass + QByteArray(8, '\0'), pass + QByteArray(8, '\xff'), pass + pass + 'x' }) {
        write(bytes);
        const Imported other = importFiles(files);
        QVERIFY(!other.situation.lastReset);
        QVERIFY2(textOf(other.diagnostics).contains("not what slurmctld keeps of its last reset"), textOf(other.diagnostics));
    }
}

void TestImport::whatATableHasNoColumnForStays()
{
    Snapshot known;
    AssociationTree &tree = known.policy.associations;
    const AssociationId chem = tree.addAccount(AssociationTree::root(), "chem", 5);
    tree.setOptions(chem, "Description='chem':Organization='uni':GrpTRES=cpu=300:QOS='normal'");
    tree.setOptions(tree.addUser(chem, "ann", 2), "DefaultAccount='chem':AdminLevel='Operator'");
    tree.setPriority(chem, 7);
    Qos normal;
    normal.name = "normal";
    normal.priority = 3;
    normal.description = "for all";
    normal.foreign.push_back({ "MaxTRESPerUser", "cpu=8" });
    normal.foreign.push_back({ "MaxWall", "60" });
    known.policy.qos.edit() = { normal };
    known.policy.otherAccounts.edit() = { { "chem", "Description='before'" }, { "geo", "" } };
    known.policy.otherUsers.edit() = { { "ann", "" }, { "gus", "AdminLevel='Operator'" } };
    const QTemporaryDir folder;
    const auto write = [&folder](const char *name, const QByteArray &bytes) {
        const QString path = folder.filePath(QLatin1String(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("%s cannot be written", name);
        }
        return path.toStdString();
    };
    ImportFiles files;
    files.associations = write("assoc.txt",
        "Cluster|Account|User|Partition|ParentName|Share|QOS\n"
        "c|root||||1|\nc|root|root|||1|\nc|chem|||root|9|high\nc|chem|ann|||4|\n");
    const Imported onto = importOnto(known, files);
    const AssociationTree &now = onto.policy.associations;
    const AssociationId there = now.findAccount("chem");
    QCOMPARE(now.rawShares(there), 9U);
    QCOMPARE(now.priority(there), 7U);
    QVERIFY(differingOptions(now.options(there), "Description='chem':Organization='uni':GrpTRES=cpu=300:QOS='high'").empty());
    QVERIFY(differingOptions(now.options(now.findUser(there, "ann")), "DefaultAccount='chem':AdminLevel='Operator'").empty());
    QVERIFY(onto.policy.qos == known.policy.qos);
    // what is here now is none of the others any more
    QVERIFY(*onto.policy.otherAccounts == std::vector<DatabaseRecord>({ { "geo", "" } }));
    QVERIFY(*onto.policy.otherUsers == std::vector<DatabaseRecord>({ { "gus", "AdminLevel='Operator'" } }));
    // a column that is empty takes away
    files.associations = write("limits.txt",
        "Cluster|Account|User|Partition|ParentName|Share|QOS|GrpTRES\n"
        "c|root||||1||\nc|root|root|||1||\nc|chem|||root|9|normal|\nc|chem|ann|||4||\n");
    const Imported without = importOnto(known, files);
    QCOMPARE(optionValue(without.policy.associations.options(without.policy.associations.findAccount("chem")), "GrpTRES"), std::string());
    // no dump has the flags of accounts, which a list of them tells
    tree.setOptions(chem, "Flags='UsersAreCoords'");
    files.associations = write("dump.cfg", "Cluster - 'c':Fairshare=1\nParent - 'root'\nAccount - 'chem':Fairshare=9\n");
    const auto flagsNow = [&files, &known] {
        const AssociationTree &dumped = importOnto(known, files).policy.associations;
        return optionValue(dumped.options(dumped.findAccount("chem")), "Flags");
    };
    QCOMPARE(flagsNow(), std::string("UsersAreCoords"));
    files.accounts = write("accounts.txt", "Account|Descr|Org\nchem|chem|uni\n");
    QCOMPARE(flagsNow(), std::string("UsersAreCoords"));
    files.accounts = write("accounts.txt", "Account|Descr|Org|Flags\nchem|chem|uni|None\n");
    QCOMPARE(flagsNow(), std::string());
    ImportFiles qos;
    qos.qos = write("qos.txt", "Name|Priority|GraceTime|Preempt|UsageFactor|MaxWall\nnormal|11|00:00:00||1.000000|\n");
    const Imported other = importOnto(known, qos);
    QCOMPARE(other.policy.qos->size(), std::size_t { 1 });
    QCOMPARE(other.policy.qos->front().priority, 11U);
    QCOMPARE(other.policy.qos->front().description, std::string("for all"));
    QVERIFY(findKey(other.policy.qos->front().foreign, "MaxTRESPerUser") != nullptr);
    QVERIFY(findKey(other.policy.qos->front().foreign, "MaxWall") == nullptr);
}

void TestImport::aDumpTellsAllOfAQos()
{
    Snapshot known;
    Qos high { "high", 100, 2.0, "for few", "normal", { { "MaxTRESPerUser", "cpu=256" }, { "Flags", "DenyOnLimit" } } };
    known.policy.qos.edit() = { { "normal", 0, 1.0, {}, {}, {} }, high };
    const QTemporaryDir folder;
    ImportFiles files;
    files.associations = folder.filePath("dump.cfg").toStdString();
    const auto writeDump = [&files](const QByteArray &qosLines) {
        QFile file(QString::fromStdString(files.associations));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(qosLines + "Cluster - 'c':Fairshare=1\nParent - 'root'\nUser - 'root':DefaultAccount='root':Fairshare=1\n");
    };
    // of a limit and of a list that the cluster took away nothing is said
    writeDump("QOS - 'normal':Description='Normal QOS default'\nQOS - 'high':Description='for few':Priority=100:Flags=DenyOnLimit\n");
    const Imported onto = importOnto(known, files);
    QCOMPARE(onto.policy.qos->size(), std::size_t { 2 });
    QCOMPARE(onto.policy.qos->back(), (Qos { "high", 100, 1.0, "for few", {}, { { "Flags", "DenyOnLimit" } } }));
    writeDump({}); // before 25.05 a dump has no such lines
    QVERIFY(importOnto(known, files).policy.qos == known.policy.qos);
}

void TestImport::filesAreKnownByTheirBeginning()
{
    for (const char *golden : goldenNames) {
        const ImportFiles files = goldenFiles(golden);
        QCOMPARE(kindOfFile(files.slurmConf), FileKind::SlurmConf);
        QCOMPARE(kindOfFile(files.associations), FileKind::Associations);
        QCOMPARE(kindOfFile(files.usage), FileKind::Usage);
        QCOMPARE(kindOfFile(goldenPath(golden, "sshare.txt")), FileKind::Usage);
        QCOMPARE(kindOfFile(files.jobs), FileKind::Jobs);
        QCOMPARE(kindOfFile(files.partitions), FileKind::Partitions);
    }
    QCOMPARE(kindOfText("\n {\"format\": 1}"), FileKind::Policy);
    QCOMPARE(kindOfText("PartitionName=a Nodes=n1\n"), FileKind::SlurmConf);
    QCOMPARE(kindOfText("# comment\n\nInclude nodes.conf\n"), FileKind::SlurmConf);
    QCOMPARE(kindOfFile("/nonexistent/slurm.conf"), FileKind::Unknown);
    QCOMPARE(kindOfFile(APPORTION_TEST_DATA), FileKind::Unknown);
}

void TestImport::textsOfOtherKindsAreUnknown_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("prose") << QByteArray("The quick brown fox\njumps.\n");
    QTest::newRow("sprio") << QByteArray("          JOBID PARTITION   PRIORITY\n");
    QTest::newRow("binary") << QByteArray("\x7f"
                                          "ELF\0\0\0\1",
        8);
    QTest::newRow("padded sshare") << QByteArray("             Account       User  RawShares\n-------------------- ---------- ----------\n");
}

void TestImport::textsOfOtherKindsAreUnknown()
{
    QFETCH(QByteArray, text);
    QCOMPARE(kindOfText(text.toStdString()), FileKind::Unknown);
}

void TestImport::everyKindHasOnePlace()
{
    ImportFiles files;
    QVERIFY(placeFile(files, FileKind::Usage, "u"));
    QVERIFY(placeFile(files, FileKind::Usage, "u"));
    QVERIFY(!placeFile(files, FileKind::Usage, "other"));
    QVERIFY(placeFile(files, FileKind::SlurmConf, "s") && placeFile(files, FileKind::Associations, "a") && placeFile(files, FileKind::Jobs, "j")
        && placeFile(files, FileKind::Partitions, "p"));
    QVERIFY(!placeFile(files, FileKind::Policy, "x") && !placeFile(files, FileKind::Unknown, "x"));
    QCOMPARE(files, (ImportFiles { "s", "a", "u", "j", "p" }));
}

void TestImport::missingFilesAreToldAndTheOthersAreRead()
{
    ImportFiles files = goldenFiles("fair_tree_rules");
    files.slurmConf = "/nonexistent/slurm.conf";
    Imported imported = importFiles(files);
    QVERIFY(imported.usable);
    const Diagnostic *missing = findCode(imported.diagnostics, "file-missing");
    QVERIFY(missing);
    QCOMPARE(missing->severity, Severity::Error);
    QCOMPARE(missing->place.file, files.slurmConf);
    QCOMPARE(imported.policy.associations.count(), 27u);

    files.associations = APPORTION_TEST_DATA; // a folder
    files.partitions.clear();
    imported = importFiles(files);
    QVERIFY(!imported.usable);
    QVERIFY(findCode(imported.diagnostics, "file-unreadable"));
    QVERIFY(!importFiles({}).usable);
    QVERIFY(importFiles({}).diagnostics.empty());
}

void TestImport::usageNeedsAssociations()
{
    ImportFiles files = goldenFiles("fair_tree_rules");
    files.associations.clear();
    const Imported imported = importFiles(files);
    QVERIFY(imported.usable);
    QVERIFY(findCode(imported.diagnostics, "sshare-without-tree"));
    QVERIFY(!findCode(imported.diagnostics, "sshare-user-unknown"));
}

void TestImport::jobsOfUnknownUsersAndPartitionsAreTold()
{
    QTemporaryDir dir;
    QFile jobs(dir.filePath("jobs.txt"));
    QVERIFY(jobs.open(QIODevice::WriteOnly));
    jobs.write("JobId=1 UserId=ghost(1) Account=chem JobState=PENDING Partition=batch,nowhere\n");
    jobs.close();
    ImportFiles files = goldenFiles("fair_tree_rules");
    files.jobs = jobs.fileName().toStdString();
    Imported imported = importFiles(files);
    std::erase_if(imported.diagnostics, [](const Diagnostic &d) { return d.code == "partition-state"; });
    QCOMPARE(imported.diagnostics.size(), std::size_t { 2 });
    QVERIFY(findCode(imported.diagnostics, "job-association-unknown"));
    QCOMPARE(findCode(imported.diagnostics, "job-partition-unknown")->object, (ObjectRef { ObjectRef::Kind::Job, 0, "1" }));
}

void TestImport::filesOfOtherSystemsAreReadWhollyOrRefused()
{
    const QTemporaryDir folder;
    const ImportFiles plain = goldenFiles("fair_tree_rules");
    const Imported expected = importFiles(plain);
    for (const auto &entry : importPlaces) {
        const FileKind kind = entry.first;
        const auto place = entry.second;
        const std::string text = contentOf(plain.*place);
        if (text.empty()) {
            continue;
        }
        const auto readAs = [&](const std::string &bytes) {
            const QString path = folder.filePath(QFileInfo(QString::fromStdString(plain.*place)).fileName());
            QFile file(path);
            const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(bytes)) > 0;
            file.close();
            ImportFiles files = plain;
            files.*place = path.toStdString();
            return isWritten && kindOfFile(files.*place) == kind ? importFiles(files) : Imported();
        };
        std::string withCr = text;
        std::replace(withCr.begin(), withCr.end(), '\n', '\r');
        for (const auto &[code, bytes] : { std::pair("text-mark", "\xef\xbb\xbf" + text), std::pair("text-line-ends", withCr) }) {
            const Imported read = readAs(bytes);
            QVERIFY2(findCode(read.diagnostics, code) != nullptr, (plain.*place).c_str());
            QVERIFY2(static_cast<const Snapshot &>(read) == expected, (plain.*place).c_str());
        }
        const QByteArray wide(reinterpret_cast<const char *>(QString::fromStdString(text).utf16()), static_cast<qsizetype>(text.size()) * 2);
        const Imported refused = readAs("\xff\xfe" + wide.toStdString());
        QVERIFY2(findCode(refused.diagnostics, "text-utf16") != nullptr, (plain.*place).c_str());
    }
}

/// CR is a blank to slurmctld, and a line ends at its first NUL byte; all of 22.05 to 26.05.
void TestImport::whatSlurmReadsOfReturnsAndNuls()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("slurm.conf"));
    ImportFiles files;
    files.slurmConf = path.toStdString();
    const auto readAs = [&](const std::string &bytes) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString("ClusterName=x\n" + bytes)) > 0;
    };
    const auto severityOf = [](const Imported &read, const std::string &code) {
        const Diagnostic *found = findCode(read.diagnostics, code);
        return found == nullptr ? std::string("none") : found->severity == Severity::Error ? "error" : "warning";
    };
    for (const auto &[bytes, expected, age, nodes] : {
             std::tuple("PriorityWeightAge=7\rPriorityWeightQOS=5\n", "error", 7u, std::size_t { 0 }),
             std::tuple("NodeName=a CPUs=1\rNodeName=b CPUs=2\n", "error", 0u, std::size_t { 2 }),
             std::tuple("NodeName=a CPUs=1\rPriorityWeightAge=7\n", "error", 7u, std::size_t { 1 }),
             std::tuple("# a comment\rPriorityWeightAge=7\n", "warning", 7u, std::size_t { 0 }),
             std::tuple("PriorityWeightAge=7\r# a comment\n", "none", 7u, std::size_t { 0 }),
             std::tuple("PriorityWeightAge=7\r\r\n", "none", 7u, std::size_t { 0 }),
             std::tuple("NodeName=a\rCPUs=4 RealMemory=5\r\n", "none", 0u, std::size_t { 1 }),
         }) {
        QVERIFY(readAs(bytes));
        const Imported read = importFiles(files);
        QCOMPARE(severityOf(read, "text-line-ends"), std::string(expected));
        QCOMPARE(read.policy.priority.weightAge, age);
        QCOMPARE(read.policy.nodeGroups->size(), nodes);
        QCOMPARE(severityOf(read, "conf-stray") + severityOf(read, "conf-several"), std::string("nonenone"));
    }
    using namespace std::string_literals;
    for (const auto &[bytes, age] : { std::pair("PriorityWeightAge=7\0"
                                                "05\nPriorityWeightQOS=3\n"s,
                                          7u),
             std::pair("\0PriorityWeightAge=7\nPriorityWeightQOS=3\n"s, 0u), std::pair("# \0\nPriorityWeightQOS=3\n\0\0"s, 0u),
             std::pair("PriorityWeightAge=7 \0Foo\nPriorityWeightQOS=3"s, 7u) }) {
        QVERIFY(readAs(bytes));
        const Imported read = importFiles(files);
        QCOMPARE(severityOf(read, "text-nul"), std::string("warning"));
        QCOMPARE(severityOf(read, "conf-stray") + severityOf(read, "conf-value"), std::string("nonenone"));
        QCOMPARE(read.policy.priority.weightAge, age);
        QCOMPARE(read.policy.priority.weightQos, 3u);
    }
    // an export, which leaves out what stands behind them, tells as well
    ExportSource source;
    source.original = originalConf("PriorityWeightAge=7\0"
                                   "05\nNodeName=n1\n"s,
        "slurm.conf", 0, false);
    source.draft = readSlurmConf(source.original->text, "slurm.conf").policy;
    source.baseline = source.draft;
    const std::optional<ConfPatch> patch = patchOriginal(source);
    QVERIFY(patch);
    QCOMPARE(patch->text, std::string("PriorityWeightAge=7\nNodeName=n1\n"));
    QCOMPARE(patch->findings.size(), std::size_t { 1 });
    QCOMPARE(patch->findings.front().code, std::string("text-nul"));
    QCOMPARE(patch->findings.front().place.line, 1u);
    source.original = originalConf("PriorityWeightAge=7\nNodeName=n1\n", "slurm.conf", 0, false);
    QVERIFY(patchOriginal(source)->findings.empty());
    QVERIFY(readAs("Priority\0WeightAge=7\n"s));
    QCOMPARE(severityOf(importFiles(files), "conf-stray"), std::string("error"));
}

/// As an editor of another system leaves them that changed a part of the lines.
void TestImport::linesThatEndWithCrAmongOthersAreRead()
{
    const ImportFiles plain = goldenFiles("tres_max_gres");
    const Snapshot expected = importFiles(plain);
    const QTemporaryDir folder;
    ImportFiles files = plain;
    for (std::string ImportFiles::*place : { &ImportFiles::slurmConf, &ImportFiles::associations, &ImportFiles::usage }) {
        std::string text = contentOf(plain.*place);
        const std::size_t half = text.find('\n', text.size() / (place == &ImportFiles::usage ? 100 : 2)) + 1;
        std::replace(text.begin() + static_cast<std::ptrdiff_t>(half), text.end(), '\n', '\r');
        const QString path = folder.filePath(QFileInfo(QString::fromStdString(plain.*place)).fileName());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(text)) > 0);
        files.*place = path.toStdString();
    }
    const Imported read = importFiles(files);
    QCOMPARE(std::count_if(read.diagnostics.begin(), read.diagnostics.end(), [](const Diagnostic &one) { return one.code == "text-line-ends"; }), 3);
    QVERIFY(static_cast<const Snapshot &>(read) == expected);
    const OriginalConf original = originalConf(contentOf(files.slurmConf), files.slurmConf, 0, false); // which an export patches
    QCOMPARE(original.text, contentOf(plain.slurmConf));
    // within quotes it is a part of the value
    const QString flat = folder.filePath(QStringLiteral("quoted.cfg"));
    QFile file(flat);
    QVERIFY(file.open(QIODevice::WriteOnly)
        && file.write("Cluster - 'c'\nParent - 'root'\nAccount - 'a':Description='one\rtwo'\nAccount - 'b'\rAccount - 'd'\nAccount - 'e'\n") > 0);
    file.close();
    ImportFiles alone;
    alone.associations = flat.toStdString();
    const AssociationTree &tree = importFiles(alone).policy.associations;
    QVERIFY(tree.options(tree.findAccount("a")).find("one\rtwo") != std::string_view::npos);
    QVERIFY(tree.findAccount("d") != noAssociation && tree.findAccount("e") != noAssociation);
}

/// It is read behind slurm.conf, and tells where slurm.conf's included files lie.
void TestImport::thePrintedReleaseTellsWhereIncludedFilesLie()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("conf.d")));
    const auto write = [&folder](const char *name, const QByteArray &text) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName().toStdString() : std::string();
    };
    ImportFiles files;
    files.slurmConf = write("slurm.conf", "ClusterName=tux\nInclude conf.d/a.conf\n");
    (void)write("conf.d/a.conf", "Include more.conf\n");
    (void)write("conf.d/more.conf", "PriorityWeightQOS=9\n");
    (void)write("more.conf", "PriorityWeightQOS=7\n");
    QCOMPARE(importFiles(files).policy.priority.weightQos, 7u);
    QVERIFY(findCode(importFiles(files).diagnostics, "conf-include-two"));
    const Imported former = importFiles(files);

    files.configuration
        = write("config.txt", "Configuration data as of 2022-08-01T08:00:00\nClusterName             = tux\nSLURM_VERSION           = 22.05.8\n");
    const Imported old = importFiles(files);
    QCOMPARE(old.policy.release, std::uint16_t { 2205 });
    QCOMPARE(old.policy.priority.weightQos, 9u);
    QVERIFY(!findCode(old.diagnostics, "conf-include-two"));
    QCOMPARE(old.conf->included->back().text, std::string("Include more.conf\n"));
    QCOMPARE(old.conf->included->front().text, std::string("PriorityWeightQOS=9\n"));

    files.release = 2511; // whatever the cluster runs
    const Imported planned = importFiles(files);
    QCOMPARE(planned.policy.release, std::uint16_t { 2511 });
    QCOMPARE(planned.policy.priority.weightQos, 7u);
    QVERIFY2(planned.diagnostics.empty(), planned.diagnostics.empty() ? "" : planned.diagnostics.front().code.c_str());

    ImportFiles later; // onto a cluster of which it is known
    later.slurmConf = files.slurmConf;
    QCOMPARE(importOnto(old, later).policy.priority.weightQos, 9u);
    QCOMPARE(importOnto(former, later).policy.priority.weightQos, 7u);
    ImportFiles usage;
    usage.release = 2511;
    QVERIFY(isSituationAlone(usage));
}

void TestImport::aSlurmctldWithoutNodesIsOne()
{
    const QTemporaryDir folder;
    ImportFiles files = goldenFiles("tres_max_gres");
    for (const auto &[place, text] :
        { std::pair(&ImportFiles::nodes, "No nodes in the system\n"), std::pair(&ImportFiles::partitions, "No partitions in the system\n") }) {
        const QString path = folder.filePath(QString::fromLatin1(text).section(QLatin1Char(' '), 1, 1));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) > 0);
        files.*place = path.toStdString();
        file.close();
        QCOMPARE(kindOfFile(files.*place), place == &ImportFiles::nodes ? FileKind::Nodes : FileKind::Partitions);
    }
    const Imported read = importFiles(files);
    QVERIFY(std::none_of(read.diagnostics.begin(), read.diagnostics.end(), [](const Diagnostic &one) { return one.code.ends_with("-unusable"); }));
}

void TestImport::filesOfTheWrongKindAreUnusable()
{
    ImportFiles files = goldenFiles("fair_tree_rules");
    std::swap(files.usage, files.jobs);
    files.slurmConf = goldenPath("fair_tree_rules", "sprio.txt");
    const Imported imported = importFiles(files);
    QVERIFY(imported.usable); // the associations are
    QVERIFY(findCode(imported.diagnostics, "conf-unusable") && findCode(imported.diagnostics, "sshare-unusable")
        && findCode(imported.diagnostics, "job-unusable"));
}

void TestImport::sitesFilesAreRead()
{
    const QString folder = siteData();
    if (folder.isEmpty()) {
        QSKIP("Set APPORTION_SITE_DATA to a folder with the slurm.conf of sites, each in a folder of its own.");
    }
    int sites = 0;
    for (const QFileInfo &site : QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        ImportFiles files;
        for (const QFileInfo &file : QDir(site.filePath()).entryInfoList(QDir::Files)) {
            const std::string path = file.filePath().toStdString();
            placeFile(files, kindOfFile(path), path);
        }
        if (files.slurmConf.empty()) {
            continue;
        }
        const Imported imported = importFiles(files, utcClock());
        QVERIFY2(imported.usable && !hasErrors(imported.diagnostics), textOf(imported.diagnostics));
        QVERIFY(imported.policy.clusterCpus() > 0);
        QCOMPARE(imported.policy.partitions->size(), countLines(files.slurmConf, "^PartitionName=(?!DEFAULT)"));
        if (!files.associations.empty()) {
            // one association a line of a dump or a command of a script, root, and his user when no line names him
            const std::string pattern = "^(User|Account) - |^(sacctmgr.* )?add (account|user) ";
            const bool rootUser = countLines(files.associations, "^User - 'root'") > 0;
            // a user whose default account is another one than those named is in that one too
            const std::size_t inTwo = countLines(files.associations, "add user .*DefaultAccount=(\\S+) (.* )?Account=(?!\\1( |$))");
            QCOMPARE(
                std::size_t { imported.policy.associations.count() }, countLines(files.associations, pattern.c_str()) + inTwo + (rootUser ? 1 : 2));
        }
        const auto nodes = knownNodes.find(site.fileName());
        if (nodes != knownNodes.end()) {
            QCOMPARE(imported.policy.clusterNodes(), nodes->second);
        }
        ++sites;
    }
    QVERIFY(sites > 0);
}

APPORTION_TEST(TestImport)
} // namespace test_import

#include "test_import.moc"
