// SPDX-License-Identifier: GPL-3.0-or-later
// Files that nobody writes in good faith: each must end in findings, in bounded memory, and never in a crash.
#include "core/check/checker.h"
#include "core/evaluate/evaluation.h"
#include "core/policy/spent_text.h"
#include "reader_testing.h"
#include "slurm/import/import.h"
#include "slurm/lists/flat_file_writer.h"
#include "slurm/text/bounds.h"
#include "slurm/text/host_list.h"
#include "support/sanitizer.h"
#include "support/test_case.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace test_hostile_files
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

constexpr std::size_t megabyte = std::size_t { 1 } << 20;

/// The most memory that the process ever had, in megabytes.
long peakMegabytes()
{
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

/// The most memory that @p work took in a process of its own, in megabytes; -1 when it did not say true.
template <typename Work>
long megabytesOf(Work work)
{
    const pid_t child = fork();
    if (child == 0) {
        _exit(work() ? 0 : 1);
    }
    int status = 0;
    rusage usage {};
    return child > 0 && wait4(child, &status, 0, &usage) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0 ? usage.ru_maxrss / 1024 : -1;
}

std::string repeated(const std::string &text, std::size_t times)
{
    if (text.size() == 1) {
        return std::string(times, text.front());
    }
    std::string all = text;
    all.reserve(text.size() * times);
    while (all.size() < text.size() * times) {
        all.append(all, 0, text.size() * times - all.size());
    }
    return times == 0 ? std::string() : all;
}

} // namespace

class TestHostileFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void longLinesEndInFindings_data();
    void longLinesEndInFindings();
    void tinyRowsTakeBoundedMemory_data();
    void tinyRowsTakeBoundedMemory();
    void aMillionNestedParentsAreATree_data();
    void aMillionNestedParentsAreATree();
    void oddBytesAreToldAndReadOver_data();
    void oddBytesAreToldAndReadOver();
    void numbersOutOfRangeAreTold_data();
    void numbersOutOfRangeAreTold();
    void deepJsonIsRefused_data();
    void deepJsonIsRefused();
    void hugeHostListsAreRefused_data();
    void hugeHostListsAreRefused();
    void manyNamesTakeSeconds_data();
    void manyNamesTakeSeconds();
    void manyFindingsAreCounted();
    void cleanupTestCase();

private:
    Imported import(FileKind kind, const std::string &content)
    {
        const std::string path = m_folder.filePath(QStringLiteral("file")).toStdString();
        QFile file(QString::fromStdString(path));
        if (!file.open(QIODevice::WriteOnly) || file.write(content.data(), static_cast<qint64>(content.size())) < 0) {
            return {};
        }
        file.close();
        ImportFiles files;
        placeFile(files, kind, path);
        (void)kindOfFile(path);
        if (kind == FileKind::Usage) {
            files.associations = goldenPath("fair_tree_rules", "associations.cfg");
        }
        return importFiles(files, utcClock());
    }
    void columns()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("content");
    }
    void row(const char *name, FileKind kind, const std::string &content)
    {
        QTest::newRow(name) << static_cast<int>(kind) << QByteArray::fromStdString(content);
    }
    /// Imports the row: there must be findings, each with advice, and what was read must bear being worked with.
    void importRow()
    {
        QFETCH(int, kind);
        QFETCH(QByteArray, content);
        m_imported = import(static_cast<FileKind>(kind), content.toStdString());
        QVERIFY(!m_imported.diagnostics.empty());
        for (const Diagnostic &diagnostic : m_imported.diagnostics) {
            QVERIFY2(!diagnostic.advice.isEmpty(), diagnostic.code.c_str());
            QVERIFY2(!diagnostic.place.file.empty(), diagnostic.code.c_str());
            QVERIFY2(diagnostic.english().size() < 2000, diagnostic.code.c_str());
        }
        QVERIFY(evaluate(m_imported).has_value());
    }

    QTemporaryDir m_folder;
    Imported m_imported;
};

void TestHostileFiles::longLinesEndInFindings_data()
{
    // the rows hold what is repeated, so that not all of them are in memory at once
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("repeats");
    const auto add = [](const char *name, FileKind kind, const char *before, const char *repeats) {
        QTest::newRow(name) << static_cast<int>(kind) << QByteArray(before) << QByteArray(repeats);
    };
    add("slurm.conf, one value", FileKind::SlurmConf, "PriorityWeightAge=", "9");
    add("slurm.conf, one word", FileKind::SlurmConf, "", "x");
    add("flat file, open quote", FileKind::Associations, "Account - 'a':Description='", "x");
    add("flat file, shares", FileKind::Associations, "Account - 'a':Fairshare=", "9");
    add("listing of bars", FileKind::Associations, "Account|User|Share\n|ann|", "|");
    add("script, open quote", FileKind::Associations, "sacctmgr add account '", "x");
    add("script, words", FileKind::Associations, "sacctmgr add account ", "a ");
    add("sshare, usage", FileKind::Usage, "Account|User|RawUsage\nroot||", "9");
    add("jobs, fields", FileKind::Jobs, "JobId=1 NumCPUs=x JobName=", "JobId= ");
    add("squeue", FileKind::Jobs, "JOBID|NAME|ST\n|", "x");
    add("partitions", FileKind::Partitions, "PartitionName=a PriorityTier=", "9");
    add("nodes", FileKind::Nodes, "NodeName=a Gres=", "x:");
    add("configuration", FileKind::Configuration, "PriorityWeightAge = ", "9");
    add("json, text", FileKind::Jobs, "{\"jobs\": [{\"job_id\": 1, \"name\": \"", "x");
    add("json, number", FileKind::Jobs, "{\"jobs\": [{\"job_id\": ", "9");
    add("json, list", FileKind::Jobs, "{\"jobs\": [{\"job_id\": 1, \"x\": [", "1,");
    add("json, key", FileKind::Jobs, "{\"jobs\": [{\"", "x");
}

void TestHostileFiles::longLinesEndInFindings()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, repeats);
    std::string content = before.toStdString();
    // a byte that is read wrongly is so in a shorter line too, and sanitizers look at each of them: longer than the longest line
    // that is taken, and than what is given back at once of a text that is read
    constexpr std::size_t size = isSanitized ? std::max(mostLineBytes, SpentText::step) + megabyte : 100 * megabyte;
    content += repeated(repeats.toStdString(), size / static_cast<std::size_t>(repeats.size()));
    const Imported imported = import(static_cast<FileKind>(kind), content);
    QVERIFY(!imported.diagnostics.empty());
    for (const Diagnostic &diagnostic : imported.diagnostics) {
        QVERIFY2(!diagnostic.advice.isEmpty(), diagnostic.code.c_str());
        QVERIFY2(diagnostic.english().size() < 4000, diagnostic.code.c_str());
    }
}

void TestHostileFiles::tinyRowsTakeBoundedMemory_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("repeats");
    const auto add = [](const char *name, FileKind kind, const char *before, const char *repeats) {
        QTest::newRow(name) << static_cast<int>(kind) << QByteArray(before) << QByteArray(repeats);
    };
    add("slurm.conf, pairs", FileKind::SlurmConf, "", "a=b ");
    add("slurm.conf, lines", FileKind::SlurmConf, "", "k=v\n");
    add("slurm.conf, nodes", FileKind::SlurmConf, "", "NodeName=n CPUs=1\n");
    add("slurm.conf, a name", FileKind::SlurmConf, "ClusterName=", "\xff");
    add("flat file, nonsense", FileKind::Associations, "Cluster - 'c'\nParent - 'root'\n", "x\n");
    add("listing", FileKind::Associations, "Account|User|Share\n", "a|b|1\n");
    add("script, names", FileKind::Associations, "sacctmgr add account a", "1,b");
    add("script, nonsense", FileKind::Associations, "add account a\n", "x\n");
    add("jobs", FileKind::Jobs, "", "JobId=1 JobState=PENDING\n");
    add("squeue", FileKind::Jobs, "JOBID|NAME|ST\n", "1|x|PD\n");
    add("nodes", FileKind::Nodes, "", "NodeName=a CPUTot=4\n");
    add("json, jobs", FileKind::Jobs, "{\"jobs\": [", "{\"job_id\":1,\"job_state\":\"PENDING\"},");
    add("json, nodes", FileKind::Nodes, "{\"nodes\": [", "{\"name\":\"a\"},");
    add("json, sinfo", FileKind::Nodes, "{\"sinfo\": [", "{\"nodes\":{\"nodes\":[\"a[1-9]\"]}},");
    add("json, associations", FileKind::Associations, "{\"associations\": [", "{\"account\":\"a\",\"user\":\"b\"},");
}

void TestHostileFiles::tinyRowsTakeBoundedMemory()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, repeats);
    if (isSanitized) {
        QSKIP("Sanitizers take memory of their own.");
    }
    constexpr std::size_t size = 16 * megabyte; // with rows enough for most of the limits
    const long peak = megabytesOf([&] {
        std::string content = before.toStdString();
        content += repeated(repeats.toStdString(), size / static_cast<std::size_t>(repeats.size()));
        const Imported imported = import(static_cast<FileKind>(kind), content); // the same node again and again is no finding
        return imported.usable || !imported.diagnostics.empty();
    });
    QVERIFY(peak > 0);
    // What a million jobs take, however long the file is.
    QVERIFY2(peak < 1000, std::to_string(peak).c_str());
}

void TestHostileFiles::aMillionNestedParentsAreATree_data()
{
    QTest::addColumn<QString>("form");
    QTest::newRow("dump") << QStringLiteral("dump");
    QTest::newRow("listing") << QStringLiteral("listing");
    QTest::newRow("listing, backwards") << QStringLiteral("backwards");
    QTest::newRow("script") << QStringLiteral("script");
}

void TestHostileFiles::aMillionNestedParentsAreATree()
{
    QFETCH(QString, form);
    constexpr int depth = isSanitized ? 200000 : 1000000; // either is far beyond what a stack holds
    std::string content = form == QLatin1String("dump") ? "Cluster - 'c'\n"
        : form == QLatin1String("script")               ? ""
                                                        : "Account|User|ParentName|Share\n";
    for (int i = 0; i < depth; ++i) {
        const std::string parent = i == 0 ? "root" : "a" + std::to_string(i - 1);
        const std::string name = "a" + std::to_string(i);
        if (form == QLatin1String("dump")) {
            content += "Parent - '" + parent + "'\nAccount - '" + name + "'\n";
        } else if (form == QLatin1String("script")) {
            content += "add account " + name + " parent=" + parent + "\n";
        } else if (form == QLatin1String("listing")) {
            content += name + "||" + parent + "|1\n";
        } else {
            const std::string last = std::to_string(depth - 1 - i);
            content += "a" + last + "||" + (i == depth - 1 ? std::string("root") : "a" + std::to_string(depth - 2 - i)) + "|1\n";
        }
    }
    const Imported imported = import(FileKind::Associations, content);
    QVERIFY(imported.usable);
    QCOMPARE(imported.policy.associations.count(), static_cast<AssociationId>(depth + 2));
    QVERIFY(evaluate(imported).has_value());
}

void TestHostileFiles::oddBytesAreToldAndReadOver_data()
{
    columns();
    const std::string bad("\xff\xfe\x80", 3);
    const std::string nul("\0\0", 2);
    for (const std::string &odd : { bad, nul }) {
        row("slurm.conf", FileKind::SlurmConf, "ClusterName=c" + odd + "\nPriorityWeightAge=5\n");
        row("flat file", FileKind::Associations, "Cluster - 'c'\nParent - 'root'\nAccount - 'a" + odd + "'\n");
        row("listing", FileKind::Associations, "Account|User|ParentName|Share\na" + odd + "||root|1\n");
        row("script", FileKind::Associations, "add account a" + odd + "\n");
        row("sshare", FileKind::Usage, "Account|User|RawUsage\nroot" + odd + "||5\n");
        row("jobs", FileKind::Jobs, "JobId=1 JobName=" + odd + " JobState=PENDING\n");
        row("nodes", FileKind::Nodes, "NodeName=n" + odd + " CPUTot=4\n");
        row("partitions", FileKind::Partitions, "PartitionName=p" + odd + "\n");
        row("configuration", FileKind::Configuration, "PriorityWeightAge = 5\nx = " + odd + "\n");
        row("json", FileKind::Jobs, "{\"jobs\": [{\"job_id\": 1, \"job_state\": \"PENDING\", \"name\": \"" + odd + "\"}]}");
    }
    row("a cycle", FileKind::Associations, "Account|User|ParentName|Share\na||b|1\nb||c|1\nc||a|1\n");
    row("parents that never come", FileKind::Associations, "Parent - 'a'\nAccount - 'b'\nParent - 'b'\nAccount - 'a'\n");
}

void TestHostileFiles::oddBytesAreToldAndReadOver()
{
    importRow();
}

void TestHostileFiles::numbersOutOfRangeAreTold_data()
{
    columns();
    const std::string huge = "99999999999999999999999999";
    row("weights", FileKind::SlurmConf, "PriorityWeightAge=" + huge + "\nPriorityMaxAge=" + huge + "-0\nPriorityWeightTRES=CPU=1e999\n");
    row("partitions", FileKind::SlurmConf,
        "NodeName=n1 CPUs=" + huge + " RealMemory=" + huge + " Gres=gpu:" + huge + "\nPartitionName=p PriorityTier=" + huge + "\n");
    row("shares", FileKind::Associations, "Cluster - 'c'\nParent - 'root'\nAccount - 'a':Fairshare=" + huge + ":Priority=" + huge + "\n");
    row("listing", FileKind::Associations, "Account|User|Share|Priority|LFT|RGT\na||" + huge + '|' + huge + '|' + huge + "|-" + huge + "\n");
    row("script", FileKind::Associations, "add account a\nadd account b fairshare=" + huge + "\nadd qos q priority=" + huge + "\n");
    row("usage", FileKind::Usage, "Account|User|RawUsage\nroot||-5\nchem||1e999\n");
    row("jobs", FileKind::Jobs,
        "JobId=1 JobState=PENDING NumCPUs=" + huge + " Nice=" + huge + " Priority=" + huge + " SubmitTime=99999-99-99T99:99:99\n");
    row("nodes", FileKind::Nodes, "NodeName=n1 CPUTot=" + huge + " RealMemory=" + huge + " Gres=gpu:" + huge + "\n");
    row("json", FileKind::Jobs,
        "{\"jobs\": [{\"job_id\": 1, \"job_state\": \"PENDING\", \"cpus\": -5, \"nice\": " + huge + ", \"priority\": 1e999}]}");
    row("configuration", FileKind::Configuration, "PriorityWeightAge = " + huge + "\nPriorityWeightQOS = 5\n");
}

void TestHostileFiles::numbersOutOfRangeAreTold()
{
    importRow();
}

void TestHostileFiles::deepJsonIsRefused_data()
{
    columns();
    const std::size_t depth = 1000000;
    row("lists", FileKind::Jobs, "{\"jobs\": " + std::string(depth, '['));
    row("objects", FileKind::Nodes, "{\"nodes\": [" + repeated("{\"a\":", depth));
    row("within an element", FileKind::Partitions, "{\"partitions\": [{\"name\": \"p\", \"x\": " + std::string(depth, '['));
    row("associations", FileKind::Associations, "{\"associations\": " + repeated("[{\"a\":", depth));
}

void TestHostileFiles::deepJsonIsRefused()
{
    importRow();
    QVERIFY(findCode(m_imported.diagnostics, "json-broken"));
}

void TestHostileFiles::hugeHostListsAreRefused_data()
{
    columns();
    const std::string longName(megabyte, 'n');
    row("one range", FileKind::SlurmConf, "NodeName=n[1-999999999999] CPUs=1\nPartitionName=p Nodes=n[1-999999999999]\n");
    row("product", FileKind::SlurmConf, "NodeName=" + repeated("n[1-9]", 15) + " CPUs=1\n");
    row("many lines", FileKind::SlurmConf, repeated("NodeName=n[1-65536] CPUs=1\n", 20));
    row("many partitions", FileKind::SlurmConf, "NodeName=n[1-65536] CPUs=1\n" + repeated("PartitionName=p Nodes=n[1-65536]\n", 3));
    row("long names", FileKind::SlurmConf, "NodeName=" + longName + "[1-65536] CPUs=1\n");
    row("unclosed", FileKind::SlurmConf, "NodeName=n[1-4 CPUs=1\nNodeName=m]1[ CPUs=1\n");
    row("running partitions", FileKind::Partitions, "PartitionName=p Nodes=n[1-999999999999] TotalNodes=5 TotalCPUs=5\n");
    row("sinfo", FileKind::Nodes,
        "{\"sinfo\": [{\"nodes\": {\"nodes\": [\"n[1-999999999999]\"]}}, {\"nodes\": {\"nodes\": [\"" + longName + "[1-60000]\"]}}]}");
}

void TestHostileFiles::hugeHostListsAreRefused()
{
    importRow();
}

void TestHostileFiles::manyNamesTakeSeconds_data()
{
    columns();
    const auto numbered = [](const char *before, const char *each, const char *separator) {
        std::string text = before;
        for (int i = 0; i < 100000; ++i) {
            std::string entry = each;
            entry.replace(entry.find('#'), 1, std::to_string(i));
            (text += i == 0 ? "" : separator) += entry;
        }
        return text;
    };
    row("tracked", FileKind::SlurmConf, numbered("AccountingStorageTRES=", "gres/g#", ","));
    row("licenses", FileKind::SlurmConf, numbered("Licenses=", "l#:1", ","));
    row("GRES", FileKind::SlurmConf, numbered("NodeName=n1 Gres=", "g#:1", ","));
    row("TRES", FileKind::Tres, numbered("Type|Name|ID\n", "gres|g#|1", "\n"));
    row("QOS", FileKind::Qos, numbered("Name|Priority|UsageFactor\n", "q#|1|1", "\n"));
    row("QOS as JSON", FileKind::Qos, numbered("{\"qos\": [", "{\"name\":\"q#\"}", ",") + "]}");
    row("QOS lines", FileKind::Associations, numbered("Cluster - 'c'\n", "QOS - 'q#'", "\n"));
    row("partitions", FileKind::Partitions, numbered("", "PartitionName=p# State=UP", "\n"));
    row("partitions as JSON", FileKind::Partitions, numbered("{\"partitions\": [", "{\"name\":\"p#\"}", ",") + "]}");
    row("nodes as JSON", FileKind::Nodes, numbered("{\"sinfo\": [", "{\"nodes\": {\"nodes\": [\"n#x[1-60000]\"]}}", ",") + "]}");
}

/// No list is searched from its beginning for each of its rows: this would take hours.
void TestHostileFiles::manyNamesTakeSeconds()
{
    importRow();
}

void TestHostileFiles::manyFindingsAreCounted()
{
    // wrong in every line: a hundred findings of a kind, how many more there are, and that not all lines are kept
    const Imported imported = import(FileKind::Associations, "add account a\n" + repeated("nonsense\n", 1000000));
    QVERIFY(imported.usable);
    QCOMPARE(imported.diagnostics.size(), std::size_t { 102 });
    QVERIFY(findCode(imported.diagnostics, "too-many"));
}

void TestHostileFiles::cleanupTestCase()
{
    // the largest input is 100 MB
    QVERIFY2(isSanitized || peakMegabytes() < 4096, std::to_string(peakMegabytes()).c_str());
    qInfo("peak memory: %ld MB", peakMegabytes());
}

APPORTION_TEST(TestHostileFiles)
} // namespace test_hostile_files

#include "test_hostile_files.moc"
