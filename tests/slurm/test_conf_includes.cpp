// SPDX-License-Identifier: GPL-3.0-or-later
// Files that a slurm.conf includes.
#include "conf_testing.h"
#include "reader_testing.h"
#include "slurm/conf/conf_text.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/text/reading.h"
#include "support/test_case.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <map>

namespace test_conf_includes
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

void writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}
} // namespace

class TestConfIncludes : public ConfTest
{
    Q_OBJECT

private Q_SLOTS:
    void whatLiesElsewhereIsIncludedOnlyWhenAsked();
    void includesAreRelativeToTheirFile();
    void namesOfIncludedFilesAreThoseOfTheRelease();
    void ofTwoIncludedFilesTheReleaseTakesItsOwn();
    void includesOfAnotherFormAreTold_data();
    void includesOfAnotherFormAreTold();
    void includesThatGoInCirclesAreRefused();
    void devicesAreNotIncluded();
    void aFolderIsAnEmptyFile();
    void whatStandsBehindANulIsNotRead();
};

void TestConfIncludes::whatLiesElsewhereIsIncludedOnlyWhenAsked()
{
    QTemporaryDir dir;
    QVERIFY(QDir(dir.path()).mkpath("etc"));
    writeFile(dir.filePath("id"), "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXkt=\nAAAAC3NzaC1lZDI1==\nPriorityWeightQOS=9\n");
    const std::string conf = "ClusterName=tux\nInclude ../id\n";
    const std::string name = dir.filePath("etc/slurm.conf").toStdString();
    for (const bool follows : { false, true }) {
        Policy policy;
        Diagnostics diagnostics;
        QVERIFY(readSlurmConf(conf, name, policy, diagnostics, follows));
        QVERIFY(policy.foreignConf->empty());
        QCOMPARE(policy.priority.weightQos, follows ? 9u : 0u);
        QVERIFY(findCode(diagnostics, follows ? "conf-include-line" : "conf-include-outside"));
        for (const Diagnostic &diagnostic : diagnostics) {
            QVERIFY(diagnostic.english().find("b3BlbnNzaC1rZXkt") == std::string::npos);
        }
    }
    writeFile(dir.filePath("etc/environ"), QByteArray("SHELL=/bin/sh\0TOKEN=secret\0", 27)); // as /proc has it
    Policy policy;
    Diagnostics diagnostics;
    QVERIFY(readSlurmConf("ClusterName=tux\nInclude environ\n", name, policy, diagnostics, true));
    QVERIFY(policy.foreignConf->empty());
    QVERIFY(findCode(diagnostics, "conf-include-line"));
    for (const Diagnostic &diagnostic : diagnostics) {
        QVERIFY2(diagnostic.english().find("/bin/sh") == std::string::npos, textOf(diagnostics));
    }
}

void TestConfIncludes::includesAreRelativeToTheirFile()
{
    QTemporaryDir dir;
    QVERIFY(QDir(dir.path()).mkpath("parts/deep"));
    writeFile(dir.filePath("parts/nodes.conf"), "NodeName=n[1-4] CPUs=2\nInclude deep/more.conf\n");
    writeFile(dir.filePath("parts/deep/more.conf"), "PriorityWeightQOS=9\nPriorityWeightAge=x\n");
    writeFile(dir.filePath("parts/p1.part"), "PartitionName=one Nodes=n1\n");
    writeFile(dir.filePath("parts/p2.part"), "PartitionName=two Nodes=n2\n");
    writeFile(dir.filePath("tux.conf"), "PriorityWeightAssoc=4\n");
    QVERIFY(read(
        "ClusterName=Tux\nInclude parts/nodes.conf # all of them\ninclude parts/*.part\nInclude %c.conf\nInclude nothing.conf\nPriorityWeightAge=3\n",
        dir.filePath("slurm.conf").toStdString()));
    QCOMPARE(group(0).count, 4u);
    QCOMPARE(m_policy.priority.weightQos, 9u);
    QCOMPARE(m_policy.priority.weightAssoc, 4u);
    QCOMPARE(m_policy.priority.weightAge, 3u);
    QCOMPARE(m_policy.partitions->size(), std::size_t { 2 });
    QCOMPARE(partition(1).name, std::string("two"));
    const Diagnostic *inner = findCode(m_diagnostics, "conf-value");
    QCOMPARE(QString::fromStdString(inner->place.file), dir.filePath("parts/deep/more.conf"));
    QCOMPARE(inner->place.line, 2u);
    QCOMPARE(findCode(m_diagnostics, "conf-include")->place.line, 5u);
    QCOMPARE(findCode(m_diagnostics, "conf-include-pattern")->severity, Severity::Error); // the files are read, and Slurm would not
    QCOMPARE(findCode(m_diagnostics, "conf-include-pattern")->place.line, 3u);
    QVERIFY(findCode(m_diagnostics, "file-missing"));
}

/// parse_config.c: beside slurm.conf since 23.02, beside the file that includes before (seen on a live 22.05).
void TestConfIncludes::namesOfIncludedFilesAreThoseOfTheRelease()
{
    QTemporaryDir dir;
    QVERIFY(QDir(dir.path()).mkpath("conf.d"));
    const std::string conf = "ClusterName=tux\nInclude conf.d/a.conf\n";
    const std::string name = dir.filePath("slurm.conf").toStdString();
    writeFile(dir.filePath("conf.d/a.conf"), "Include conf.d/nodes.conf\nPartitionName=two Nodes=n1 TRESBillingWeights=\"\"\n");
    writeFile(dir.filePath("conf.d/nodes.conf"), "NodeName=n1 CPUs=2\nInclude more.conf\n");
    QVERIFY(read(conf, name));
    QVERIFY2(m_diagnostics.size() == 2, textOf(m_diagnostics)); // there is no more.conf
    QCOMPARE(findCode(m_diagnostics, "conf-include")->place.line, 2u);
    QCOMPARE(group(0).count, 1u);
    QCOMPARE(m_policy.partitions->size(), std::size_t { 1 }); // nothing in quotes is a value
    // 22.05 looks for conf.d/nodes.conf below conf.d
    QVERIFY(read(conf, name, 2205));
    const Diagnostic *elsewhere = findCode(m_diagnostics, "conf-include-release");
    QVERIFY2(elsewhere, textOf(m_diagnostics));
    QCOMPARE(elsewhere->severity, Severity::Error);
    QCOMPARE(elsewhere->message.arguments, (std::vector<std::string> { "conf.d/nodes.conf", "22.05" }));
    QCOMPARE(QString::fromStdString(elsewhere->place.file), dir.filePath("conf.d/a.conf"));
    QCOMPARE(group(0).count, 1u); // and the rest can still be looked at
    QCOMPARE(QString::fromStdString(findCode(m_diagnostics, "conf-include")->message.arguments.front()), dir.filePath("conf.d/more.conf"));

    writeFile(dir.filePath("conf.d/a.conf"), "NodeName=n1 CPUs=2\nInclude more.conf\n");
    writeFile(dir.filePath("conf.d/more.conf"), "PriorityWeightQOS=9\n");
    QVERIFY(read(conf, name, 2205));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(m_policy.priority.weightQos, 9u);
    for (const std::uint16_t release : std::array<std::uint16_t, 3> { 0, 2302, 2511 }) {
        QVERIFY(read(conf, name, release));
        QCOMPARE(m_policy.priority.weightQos, 9u);
        QCOMPARE(m_diagnostics.size(), std::size_t { 1 });
        QCOMPARE(findCode(m_diagnostics, "conf-include-beside")->place.line, 2u);
        QCOMPARE(m_diagnostics.front().severity, Severity::Error);
    }
}

/// Each release reads its own of two files, and one that nobody named is told of both.
void TestConfIncludes::ofTwoIncludedFilesTheReleaseTakesItsOwn()
{
    QTemporaryDir dir;
    QVERIFY(QDir(dir.path()).mkpath("conf.d"));
    const std::string conf = "ClusterName=tux\nInclude conf.d/a.conf\nInclude more.conf\n";
    const std::string name = dir.filePath("slurm.conf").toStdString();
    writeFile(dir.filePath("conf.d/a.conf"), "Include more.conf\n");
    writeFile(dir.filePath("conf.d/more.conf"), "NodeName=n[1-9] CPUs=2\n");
    writeFile(dir.filePath("more.conf"), "NodeName=m[1-2] CPUs=2\n");
    for (const auto &[release, groups] : std::map<std::uint16_t, std::string> {
             { 0, "m[1-2] m[1-2]" }, { 2205, "n[1-9] m[1-2]" }, { 2302, "m[1-2] m[1-2]" }, { 2511, "m[1-2] m[1-2]" } }) {
        QVERIFY(read(conf, name, release));
        QCOMPARE(group(0).names + ' ' + group(1).names, groups);
        const Diagnostic *two = findCode(m_diagnostics, "conf-include-two");
        QCOMPARE(two != nullptr, release == 0);
        QCOMPARE(two == nullptr ? Severity::Warning : two->severity, Severity::Warning);
        // and so does what an export patches
        const OriginalConf original = originalConf(conf, name, release, false);
        QCOMPARE(original.included->size(), release == 2205 ? std::size_t { 3 } : std::size_t { 2 });
        const ConfReading again = readSlurmConf(original.text, original.name, original.included, release);
        QCOMPARE(again.policy.nodeGroups->at(0).names, group(0).names);
    }
    QVERIFY(QFile::remove(dir.filePath("conf.d/more.conf")));
    QVERIFY(QFile::link(dir.filePath("more.conf"), dir.filePath("conf.d/more.conf"))); // which is one file
    QVERIFY(read(conf, name));
    QVERIFY2(!findCode(m_diagnostics, "conf-include-two"), textOf(m_diagnostics));
}

void TestConfIncludes::includesOfAnotherFormAreTold_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("told");
    const auto add = [](const char *line, bool told) { QTest::newRow(line) << QByteArray(line) << told; };
    // Each as a slurmctld of 22.05 takes it; the parser of 26.05 is the same.
    add("Include a.conf\n", false);
    add("INCLUDE\t a.conf \r\n", false);
    add("Include a.conf # all of them\n", false);
    add("Include a.conf#all\n", false);
    add("  Include a.conf\n", true);
    add("Include \"a.conf\"\n", true);
    add("Include a.conf b.conf\n", true);
    add("Include a.conf PriorityWeightQOS=3\n", true);
    add("Include a.conf# two words\n", true);
    add("Include a.conf", true);
    add("Include a.conf ", false);
}

void TestConfIncludes::includesOfAnotherFormAreTold()
{
    QFETCH(QByteArray, line);
    QFETCH(bool, told);
    const QTemporaryDir dir;
    writeFile(dir.filePath("a.conf"), "PriorityWeightAge=4\n");
    QVERIFY(read("ClusterName=tux\n" + line.toStdString(), dir.filePath("slurm.conf").toStdString()));
    QCOMPARE(m_policy.priority.weightAge, 4u); // what was meant is read
    const Diagnostic *found = findCode(m_diagnostics, "conf-include-form");
    QVERIFY2((found != nullptr) == told, textOf(m_diagnostics));
    QVERIFY(found == nullptr || (found->severity == Severity::Error && found->place.line == 2));
}

void TestConfIncludes::includesThatGoInCirclesAreRefused()
{
    QTemporaryDir dir;
    writeFile(dir.filePath("slurm.conf"), "PriorityWeightAge=3\nInclude a.conf\n");
    writeFile(dir.filePath("a.conf"), "Include ./b.conf\nPriorityWeightQOS=1\n");
    writeFile(dir.filePath("b.conf"), "Include a.conf\nInclude slurm.conf\nPriorityWeightAssoc=2\n");
    QVERIFY(read("PriorityWeightAge=3\nInclude a.conf\n", dir.filePath("slurm.conf").toStdString()));
    QCOMPARE(m_diagnostics.size(), std::size_t { 2 });
    QCOMPARE(m_diagnostics.front().code, std::string("conf-include"));
    QCOMPARE(m_policy.priority.weightAssoc, 2u);
    QCOMPARE(m_policy.priority.weightQos, 1u);
    // Every file includes the next one many times over: the number of files ends it.
    for (int i = 0; i < 12; ++i) {
        writeFile(dir.filePath(QString("w%1.conf").arg(i)), QByteArray("Include w" + QByteArray::number(i + 1) + ".conf\n").repeated(10));
    }
    writeFile(dir.filePath("w12.conf"), "PriorityWeightAge=8\n");
    QVERIFY(read("ClusterName=c\nInclude w0.conf\n", dir.filePath("slurm.conf").toStdString()));
    QCOMPARE(m_policy.priority.weightAge, 8u);
    QVERIFY(hasErrors(m_diagnostics));
}

void TestConfIncludes::devicesAreNotIncluded()
{
    QVERIFY(read("ClusterName=c\nInclude /dev/zero\n"));
    QVERIFY(findCode(m_diagnostics, "file-unreadable"));
    QCOMPARE(m_policy.clusterName, std::string("c"));
}

/// As 22.05, 24.11 and 26.05 take it.
void TestConfIncludes::aFolderIsAnEmptyFile()
{
    const QTemporaryDir dir;
    QVERIFY(QDir(dir.path()).mkpath("etc/conf.d"));
    writeFile(dir.filePath("etc/conf.d/a.conf"), "PriorityWeightAge=4\n");
    const std::string conf = "PriorityWeightQOS=1\nInclude conf.d\nInclude conf.d/\nInclude /\nPriorityWeightAssoc=3\n";
    const std::string name = dir.filePath("etc/slurm.conf").toStdString();
    for (const bool follows : { false, true }) {
        Policy policy;
        Diagnostics diagnostics;
        QVERIFY(readSlurmConf(conf, name, policy, diagnostics, follows));
        QVERIFY2(diagnostics.size() == 3 && !hasErrors(diagnostics), textOf(diagnostics));
        QCOMPARE(findCode(diagnostics, "conf-include-folder")->place.line, 2u);
        QCOMPARE(policy.priority.weightAge, 0u);
        QCOMPARE(policy.priority.weightAssoc, 3u);
    }
    const OriginalConf original = originalConf(conf, name, 0, false);
    const ConfReading again = readSlurmConf(original.text, original.name, original.included, 0);
    QVERIFY2(again.policy.priority.weightAssoc == 3 && !hasErrors(again.diagnostics), textOf(again.diagnostics));
}

/// As slurmctld reads the lines of a file, of which nothing behind a NUL byte counts.
void TestConfIncludes::whatStandsBehindANulIsNotRead()
{
    const QTemporaryDir dir;
    writeFile(
        dir.filePath("a.conf"), QByteArray("PriorityWeightAge=4\0 TOKEN=secret\n# note\0\nNodeName=n1 CPUs=2 \0x\n\0PriorityWeightQOS=1\n", 85));
    QVERIFY(read("ClusterName=tux\nInclude a.conf\n", dir.filePath("slurm.conf").toStdString()));
    QVERIFY2(m_diagnostics.size() == 1 && !hasErrors(m_diagnostics), textOf(m_diagnostics));
    QCOMPARE(findCode(m_diagnostics, "text-nul")->place.line, 1u);
    QCOMPARE(m_policy.priority.weightAge, 4u);
    QCOMPARE(m_policy.priority.weightQos, 0u);
    QCOMPARE(group(0).count, 1u);
}

APPORTION_TEST(TestConfIncludes)
} // namespace test_conf_includes

#include "test_conf_includes.moc"
