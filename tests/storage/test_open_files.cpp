// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker.h"
#include "slurm/reader_testing.h"
#include "storage/open_files.h"
#include "storage/policy_file.h"
#include "support/test_case.h"
#include "whole_policy.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace test_open_files
{

using namespace apportion;

namespace
{

QString golden(const char *name)
{
    return QStringLiteral(APPORTION_TEST_DATA "/goldens/fair_tree_rules/%1").arg(QLatin1String(name));
}

bool has(const OpenedFiles &opened, const std::string &code)
{
    return std::any_of(opened.diagnostics.begin(), opened.diagnostics.end(), [&code](const Diagnostic &found) { return found.code == code; });
}

bool put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

class TestOpenFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_directory.isValid()); }
    void policyFileIsOpenedToBeSavedAgain();
    void directoryOfAClusterIsImported();
    void filesAreToldApartByWhatTheyHold();
    void anyPartOfAClusterIsEnough();
    void importedPolicySurvivesSaving_data();
    void importedPolicySurvivesSaving();
    void aProjectKnowsTheLinesOfItsSlurmConf();
    void directoryWithAPolicyFileOpensIt();
    void directoryWithOtherNamesIsImported();
    void namesOfSavedAnswersComeFirst();
    void foldersOfSitesAreImported();
    void secondFileOfAKindIsLeftOut();
    void filesBesideAPolicyAreLeftOut();
    void partlyReadablePolicyIsNotSavedOver();
    void whatCannotBeOpenedIsTold();

private:
    [[nodiscard]] QString path(const char *name) const { return m_directory.filePath(QLatin1String(name)); }

    QTemporaryDir m_directory;
};

void TestOpenFiles::policyFileIsOpenedToBeSavedAgain()
{
    const QString file = path("caf\u00e9.apportion");
    const QByteArray checksum = writePolicyFile(file, test::wholePolicy()).checksum;
    const OpenedFiles opened = openFiles({ file });
    QVERIFY(opened.usable);
    QVERIFY(opened.diagnostics.empty());
    QVERIFY(opened == test::wholePolicy());
    QCOMPARE(opened.policyPath, file);
    QCOMPARE(opened.checksum, checksum);
    QCOMPARE(opened.name, QFileInfo(file).fileName());
}

void TestOpenFiles::directoryOfAClusterIsImported()
{
    const OpenedFiles opened = openFiles({ golden("") });
    QVERIFY(opened.usable);
    QVERIFY(!hasErrors(opened.diagnostics));
    QVERIFY(opened.policyPath.isEmpty());
    QCOMPARE(opened.name.toStdString(), opened.policy.clusterName);
    QVERIFY(!opened.name.isEmpty());
    QVERIFY(opened.sources.slurmConf.ends_with("/slurm.conf"));
    QVERIFY(opened.sources.jobs.ends_with("/jobs.txt"));
    // Something of each file: partitions, users, their usage, jobs.
    QVERIFY(!opened.policy.partitions->empty());
    QVERIFY(opened.policy.associations.findAccount("chem") != noAssociation);
    const std::vector<long double> &usage = opened.situation.ownUsageColumn();
    QVERIFY(std::any_of(usage.begin(), usage.end(), [](long double value) { return value > 0; }));
    QVERIFY(!opened.situation.jobs->empty());
}

void TestOpenFiles::filesAreToldApartByWhatTheyHold()
{
    // The same files under names that tell nothing, in another order.
    const OpenedFiles whole = openFiles({ golden("") });
    QStringList copies;
    for (const char *name : { "jobs.txt", "usage.txt", "slurm.conf", "partitions.txt", "associations.cfg" }) {
        const QString copy = path("copy") + QString::number(copies.size());
        QVERIFY(QFile::copy(golden(name), copy));
        copies.append(copy);
    }
    const OpenedFiles opened = openFiles(copies);
    QVERIFY(opened.usable);
    QCOMPARE(QString::fromStdString(opened.sources.jobs), copies[0]);
    QCOMPARE(QString::fromStdString(opened.sources.usage), copies[1]);
    QCOMPARE(QString::fromStdString(opened.sources.slurmConf), copies[2]);
    QCOMPARE(QString::fromStdString(opened.sources.partitions), copies[3]);
    QCOMPARE(QString::fromStdString(opened.sources.associations), copies[4]);
    const QDateTime copied = QFileInfo(copies[1]).lastModified();
    QCOMPARE(opened.situation.usageAt, std::optional<std::int64_t>(copied.toSecsSinceEpoch()));
    Snapshot same = opened; // but for when the files were written
    same.situation.usageAt = whole.situation.usageAt;
    QVERIFY(same == whole);
}

void TestOpenFiles::anyPartOfAClusterIsEnough()
{
    const OpenedFiles settings = openFiles({ golden("slurm.conf") });
    QVERIFY(settings.usable);
    QVERIFY(!settings.policy.partitions->empty());
    QCOMPARE(settings.policy.associations.count(), 1U);
    const OpenedFiles shares = openFiles({ golden("associations.cfg"), golden("usage.txt") });
    QVERIFY(shares.usable);
    QVERIFY(shares.policy.associations.count() > 1);
    QVERIFY(shares.policy.partitions->empty());
}

void TestOpenFiles::importedPolicySurvivesSaving_data()
{
    QTest::addColumn<QString>("folder");
    const QDir goldens(QStringLiteral(APPORTION_TEST_DATA "/goldens"));
    for (const QString &folder : goldens.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QTest::newRow(qPrintable(folder)) << goldens.filePath(folder);
    }
}

void TestOpenFiles::importedPolicySurvivesSaving()
{
    QFETCH(QString, folder);
    const OpenedFiles imported = openFiles({ folder });
    QVERIFY(imported.usable);
    const QString first = path("first.apportion");
    const QString second = path("second.apportion");
    QVERIFY(writePolicyFile(first, imported).isWritten());
    const OpenedFiles opened = openFiles({ first });
    QVERIFY(opened.usable && opened.diagnostics.empty());
    // Ids may be others; everything that has none is the same, and the second file is the first one.
    Policy same = imported.policy;
    same.associations = opened.policy.associations;
    QVERIFY(same == opened.policy);
    QCOMPARE(opened.policy.associations.count(), imported.policy.associations.count());
    QCOMPARE(writePolicyFile(second, opened).checksum, opened.checksum);
}

/// The places of rows are not saved, and the slurm.conf is: a mistake of a DEFAULT line stays one, and leads to its line.
void TestOpenFiles::aProjectKnowsTheLinesOfItsSlurmConf()
{
    QVERIFY(QDir().mkpath(path("lines")));
    QVERIFY(put(path("lines/slurm.conf"),
        "ClusterName=x\nNodeName=DEFAULT Featurs=x\nNodeName=n1\nNodeName=n2\nPrologg=/a\nPrologg=/a\n"
        "PartitionName=DEFAULT MaxTim=60 State=HUP\nPartitionName=a Nodes=n1\nPartitionName=b Nodes=n2\nPartitionName=c Nodes=n2 MaxTim=70\n"));
    const auto told = [](const Policy &policy) {
        QStringList lines;
        for (const Diagnostic &finding : check(policy, {})) {
            if (finding.code == "conf-key-unknown" || finding.code == "conf-value") {
                lines.append(QStringLiteral("%1:%2 %3")
                                 .arg(QFileInfo(QString::fromStdString(finding.place.file)).fileName())
                                 .arg(finding.place.line)
                                 .arg(QString::fromStdString(finding.message.arguments.front())));
            }
        }
        lines.sort();
        return lines;
    };
    OpenedFiles imported = openFiles({ path("lines/slurm.conf") });
    const QStringList lines { "slurm.conf:10 MaxTim", "slurm.conf:2 Featurs", "slurm.conf:5 Prologg", "slurm.conf:6 Prologg", "slurm.conf:7 MaxTim",
        "slurm.conf:7 State" };
    QCOMPARE(told(imported.policy), lines);
    imported.settleBaseline(Baseline::Origin::Imported, {});
    imported.policy.partitions.edit()[1].priorityTier = 7; // so that the baseline has others
    QVERIFY(writePolicyFile(path("lines.apportion"), imported).isWritten());
    const OpenedFiles opened = openFiles({ path("lines.apportion") });
    QCOMPARE(told(opened.policy), lines);
    QCOMPARE(told(opened.baseline->snapshot.policy), lines);
    QVERIFY(opened.policy.nodeGroups.sharesWith(opened.baseline->snapshot.policy.nodeGroups));
    QCOMPARE(opened.policy.partitions->at(2).place.line, 10u);
}

void TestOpenFiles::directoryWithAPolicyFileOpensIt()
{
    QVERIFY(QDir(m_directory.path()).mkdir("own"));
    QVERIFY(writePolicyFile(path("own/b.apportion"), test::wholePolicy()).isWritten());
    const OpenedFiles opened = openFiles({ path("own") });
    QVERIFY(opened.usable);
    QCOMPARE(opened.policyPath, path("own/b.apportion"));
}

void TestOpenFiles::directoryWithOtherNamesIsImported()
{
    QVERIFY(QDir(m_directory.path()).mkdir("named"));
    const auto take = [this](const char *from, const QString &as) { return QFile::copy(golden(from), path("named/") + as); };
    QVERIFY(take("slurm.conf", "willow.conf") && take("associations.cfg", "accounts") && take("usage.txt", "2026-11-21.shares"));
    QVERIFY(take("jobs.txt", "pending") && take("usage.txt", "older.shares"));
    // which most programs could have written
    QVERIFY(put(path("named/cgroup.conf"), "ConstrainCores=yes\n"));
    QVERIFY(put(path("named/gres.conf"), "NodeName=n1 Name=gpu File=/dev/nvidia0\n"));
    QVERIFY(put(path("named/notes"), "to do\n"));
    QVERIFY(writePolicyFile(path("named/now.apportion"), test::wholePolicy()).isWritten());
    const OpenedFiles opened = openFiles({ path("named") });
    QVERIFY(opened.usable && opened.policyPath.isEmpty());
    QCOMPARE(QString::fromStdString(opened.sources.slurmConf), path("named/willow.conf"));
    QCOMPARE(QString::fromStdString(opened.sources.associations), path("named/accounts"));
    QCOMPARE(QString::fromStdString(opened.sources.usage), path("named/2026-11-21.shares"));
    QCOMPARE(QString::fromStdString(opened.sources.jobs), path("named/pending"));
    // nothing is passed over in silence
    QMap<QString, QString> told;
    for (const Diagnostic &diagnostic : opened.diagnostics) {
        told.insert(QFileInfo(QString::fromStdString(diagnostic.place.file)).fileName(), QString::fromStdString(diagnostic.code));
    }
    QCOMPARE(told.value("cgroup.conf"), QString("file-kind"));
    QCOMPARE(told.value("gres.conf"), QString("file-kind"));
    QCOMPARE(told.value("notes"), QString("file-kind"));
    QCOMPARE(told.value("older.shares"), QString("file-twice"));
    QCOMPARE(told.value("now.apportion"), QString("file-beside-policy"));
}

void TestOpenFiles::namesOfSavedAnswersComeFirst()
{
    QVERIFY(QDir(m_directory.path()).mkdir("both"));
    QVERIFY(QFile::copy(QStringLiteral(APPORTION_TEST_DATA "/goldens/odyssey/slurm.conf"), path("both/a.conf")));
    QVERIFY(QFile::copy(golden("slurm.conf"), path("both/slurm.conf")));
    const OpenedFiles opened = openFiles({ path("both") });
    QCOMPARE(QString::fromStdString(opened.sources.slurmConf), path("both/slurm.conf"));
    QVERIFY(has(opened, "file-twice"));
    QVERIFY(!hasErrors(opened.diagnostics));
}

void TestOpenFiles::foldersOfSitesAreImported()
{
    const QString folder = testing::siteData();
    if (folder.isEmpty()) {
        QSKIP("Set APPORTION_SITE_DATA to a folder with the slurm.conf of sites, each in a folder of its own.");
    }
    int sites = 0;
    for (const QFileInfo &site : QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const OpenedFiles opened = openFiles({ site.filePath() });
        QVERIFY(opened.usable && !hasErrors(opened.diagnostics));
        QVERIFY(!opened.sources.slurmConf.empty() && !opened.sources.associations.empty());
        const qsizetype files = QDir(site.filePath()).entryList(QDir::Files).size();
        const auto leftOut = std::count_if(opened.diagnostics.begin(), opened.diagnostics.end(),
            [](const Diagnostic &found) { return found.code == "file-kind" || found.code == "file-twice"; });
        QCOMPARE(static_cast<qsizetype>(slurm::givenPaths(opened.sources).size() + static_cast<std::size_t>(leftOut)), files);
        ++sites;
    }
    QVERIFY(sites > 0);
}

void TestOpenFiles::secondFileOfAKindIsLeftOut()
{
    const OpenedFiles opened = openFiles({ golden("slurm.conf"), QStringLiteral(APPORTION_TEST_DATA "/goldens/odyssey/slurm.conf") });
    QVERIFY(opened.usable);
    QVERIFY(has(opened, "file-twice"));
    QVERIFY(QString::fromStdString(opened.sources.slurmConf).contains("fair_tree_rules"));
}

void TestOpenFiles::filesBesideAPolicyAreLeftOut()
{
    QVERIFY(writePolicyFile(path("one.apportion"), test::wholePolicy()).isWritten());
    QVERIFY(writePolicyFile(path("two.apportion"), Snapshot()).isWritten());
    const OpenedFiles opened = openFiles({ golden("usage.txt"), path("one.apportion"), path("two.apportion") });
    QVERIFY(opened.usable);
    QCOMPARE(opened.name, QStringLiteral("one.apportion"));
    QCOMPARE(
        std::count_if(opened.diagnostics.begin(), opened.diagnostics.end(), [](const Diagnostic &d) { return d.code == "file-beside-policy"; }), 2);
}

void TestOpenFiles::partlyReadablePolicyIsNotSavedOver()
{
    QVERIFY(put(path("merge.apportion"), "{\"format\":1,\"cluster\":\"c\",\n<<<<<<< HEAD\n"));
    const OpenedFiles opened = openFiles({ path("merge.apportion") });
    QVERIFY(opened.usable);
    QVERIFY(hasErrors(opened.diagnostics));
    QCOMPARE(opened.policy.clusterName, std::string("c"));
    QVERIFY(opened.policyPath.isEmpty());
    QVERIFY(opened.checksum.isEmpty());
}

void TestOpenFiles::whatCannotBeOpenedIsTold()
{
    QVERIFY(put(path("picture"), QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11)));
    QVERIFY(QDir(m_directory.path()).mkdir("empty"));
    for (const auto &[given, code] : { std::pair { path("absent"), "file-missing" }, std::pair { path("picture"), "file-kind" },
             std::pair { path("empty"), "directory-empty" } }) {
        const OpenedFiles opened = openFiles({ given });
        QVERIFY(!opened.usable);
        QVERIFY2(has(opened, code), code);
        QCOMPARE(opened.diagnostics[0].place.file, given.toStdString());
    }
    QVERIFY(!openFiles({}).usable);
}

APPORTION_TEST(TestOpenFiles)
} // namespace test_open_files

#include "test_open_files.moc"
