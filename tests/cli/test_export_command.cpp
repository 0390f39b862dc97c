// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden_run.h"
#include "storage/open_files.h"
#include "storage/policy_file.h"
#include "support/test_case.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace test_export_command
{

using namespace apportion;
using namespace apportion::testing;

class TestExportCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void exportWritesWhatReadsBackTheSame();
    void exportAgainstABaselineIsTheDifference();
    void listsOfAQosThatGoesDoNotFailTheExport();
    void rootIsTheCluster();
    void anExportThatRemovesManySaysSo();
    void exportPatchesOnlyWhatChanged();
    void whatRunsOtherwiseIsTold();
    void includedFilesAreExportedBesideTheirSlurmConf();
    void aFailingExportLeavesNothing();
    void theWayBackOfAClusterIsNotReplaced();
    void aFileThatWasEditedIsNotReplaced();
    void theExportOfAnotherClusterIsNotReplaced();

private:
    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] std::string imported(const char *golden) const { return importedGolden(m_folder, golden); }

    QTemporaryDir m_folder;
};

void TestExportCommand::exportWritesWhatReadsBackTheSame()
{
    const QDir out(path("export"));
    const Run result = onGolden("export", "random_fair_tree_40", { "--out", out.path().toStdString() });
    QCOMPARE(result.exitCode, 0);
    // The fragment has the policy's keys and the partitions; the nodes are the cluster's own.
    QByteArray conf = contents(out.filePath("slurm.conf.fragment"));
    for (const QByteArray &line : contents(APPORTION_TEST_DATA "/goldens/random_fair_tree_40/slurm.conf").split('\n')) {
        if (line.startsWith("NodeName=")) {
            conf.prepend(line + '\n');
        }
    }
    writeFile(out.filePath("whole.conf"), conf);
    const std::string golden = APPORTION_TEST_DATA "/goldens/random_fair_tree_40/";
    for (const char *command : { "sshare", "sprio" }) {
        const Run again = run({ command, "--slurm-conf", out.filePath("whole.conf").toStdString(), "--associations",
            out.filePath("associations.cfg").toStdString(), "--usage", golden + "usage.txt", "--jobs", golden + "jobs.txt" });
        QCOMPARE(again.out, onGolden(command, "random_fair_tree_40").out);
    }
}

void TestExportCommand::exportAgainstABaselineIsTheDifference()
{
    const std::string baseline = imported("fair_tree_rules");
    QString draft = QString::fromUtf8(contents(QString::fromStdString(baseline)));
    const qsizetype lea = draft.indexOf("\"user\":\"lea\"");
    QVERIFY(lea > 0);
    const qsizetype shares = draft.indexOf("\"shares\":1", lea);
    draft.replace(shares, 10, "\"shares\":4");
    writeFile(path("draft.apportion"), draft.toUtf8());
    QCOMPARE(run({ "seal", path("draft.apportion").toStdString() }).exitCode, 0);
    const QDir out(path("difference"));
    QCOMPARE(run({ "export", path("draft.apportion").toStdString(), "--out", out.path().toStdString(), "--against", baseline }).exitCode, 0);
    QStringList commands;
    for (const QByteArray &line : contents(out.filePath("apply.sh")).split('\n')) {
        if (line.startsWith("run ") && line.contains(" sacctmgr ")) {
            commands << QString::fromUtf8(line);
        }
    }
    QCOMPARE(commands.size(), 1);
    QVERIFY2(commands[0].contains("lea") && commands[0].contains("idle1") && commands[0].contains("airshare=4"), qPrintable(commands[0]));
}

void TestExportCommand::listsOfAQosThatGoesDoNotFailTheExport()
{
    Snapshot now;
    now.policy.clusterName = "oak";
    now.policy.qos.edit() = { Qos { "normal", 0, 1.0, {}, "high", {} }, Qos { "high", 5, 1.0, {}, {}, {} } };
    AssociationTree &tree = now.policy.associations;
    tree.addUser(AssociationTree::root(), "root");
    tree.setOptions(tree.addAccount(AssociationTree::root(), "chem"), "QOS='+high'");
    QVERIFY(writePolicyFile(path("before.apportion"), now).isWritten());
    now.policy.qos.edit().pop_back();
    QVERIFY(writePolicyFile(path("after.apportion"), now).isWritten());
    const std::string after = path("after.apportion").toStdString();
    // the scripts take the QOS out of the list of chem and say so; a cluster made anew refuses it
    const auto against = run({ "export", after, "--out", path("a").toStdString(), "--against", path("before.apportion").toStdString() });
    QVERIFY2(against.exitCode == 0 && against.err.contains(QStringLiteral("they lose it")), qPrintable(against.err));
    QCOMPARE(run({ "export", after, "--out", path("b").toStdString() }).exitCode, 1);
}

/// What sacctmgr modify does to the account root and to the cluster, it does to one association, which is dumped as the cluster.
void TestExportCommand::rootIsTheCluster()
{
    Snapshot now;
    now.policy.clusterName = "oak";
    now.policy.clusterOptions = "Fairshare=1:QOS='normal':MaxJobs=1000";
    now.policy.qos.edit() = { Qos { "normal", 0, 1.0, {}, {}, {} }, Qos { "high", 5, 1.0, {}, {}, {} } };
    now.policy.associations.addUser(AssociationTree::root(), "root");
    QVERIFY(writePolicyFile(path("root.apportion"), now).isWritten());
    const std::string draft = path("root_draft.apportion").toStdString();
    const Run set = run({ "set", path("root.apportion").toStdString(), "account:root:QOS+=high", "account:root:MaxJobs=500", "account:root:GrpJobs=9",
        "account:root:Description=all", "--out", draft });
    QVERIFY2(set.exitCode == 0, qPrintable(set.err));
    const Policy policy = readPolicyFile(path("root_draft.apportion")).policy;
    QCOMPARE(policy.clusterOptions, std::string("Fairshare=1:QOS='normal,high':MaxJobs=500:GrpJobs=9"));
    QCOMPARE(std::string(policy.associations.options(AssociationTree::root())), std::string("Description='all'"));
    const auto appliedFrom = [&](const std::string &policyFile, const char *folder) {
        const auto result = run({ "export", policyFile, "--out", path(folder).toStdString(), "--against", path("root.apportion").toStdString() });
        QFile script(path(folder) + QStringLiteral("/apply.sh"));
        return result.exitCode == 0 && script.open(QIODevice::ReadOnly) ? QString::fromUtf8(script.readAll()) : result.err;
    };
    const QString script = appliedFrom(draft, "root_a");
    QVERIFY2(script.contains(QStringLiteral("modify cluster where name=oak")), qPrintable(script));
    QVERIFY2(!script.contains(QStringLiteral("MaxJobs=-1")), qPrintable(script));
    QVERIFY2(script.contains(QStringLiteral("1000|500")), qPrintable(script)); // what it expects of the cluster, and what it makes of it
    // a draft of which the account itself was given them
    now.policy.associations.setOptions(AssociationTree::root(), "QOS='+high':MaxJobs=500:GrpJobs=9:Description='all'");
    QVERIFY(writePolicyFile(path("root_older.apportion"), now).isWritten());
    const auto calls = [](const QString &text) { return text.split(QLatin1Char('\n')).filter(QStringLiteral("sacctmgr -i")); };
    QCOMPARE(calls(appliedFrom(path("root_older.apportion").toStdString(), "root_b")), calls(script));
    QVERIFY(!calls(script).isEmpty());
}

void TestExportCommand::anExportThatRemovesManySaysSo()
{
    const OpenedFiles baseline = openFiles({ QString::fromStdString(imported("fair_tree_rules")) });
    Snapshot few = baseline;
    AssociationTree &tree = few.policy.associations;
    for (const char *account : { "idle1", "idle2", "zero" }) {
        const AssociationId id = tree.findAccount(account);
        for (AssociationId user = 0; user < tree.rowCount(); ++user) {
            if (tree.isLive(user) && tree.isUser(user) && tree.parent(user) == id) {
                tree.remove(user);
            }
        }
        tree.remove(id);
    }
    QVERIFY(writePolicyFile(path("few.apportion"), few).isWritten());
    const std::string out = path("few").toStdString();
    const auto result = run({ "export", path("few.apportion").toStdString(), "--out", out, "--against", imported("fair_tree_rules") });
    QCOMPARE(result.exitCode, 0); // it may well be meant
    QVERIFY2(result.err.contains(QStringLiteral("6 of 17 users and 3 of 8 accounts that the cluster has are gone")), qPrintable(result.err));
    QVERIFY(QFileInfo::exists(path("few/apply.sh")));
}

void TestExportCommand::exportPatchesOnlyWhatChanged()
{
    const std::string policy = imported("odyssey");
    QByteArray draft = contents(QString::fromStdString(policy));
    QVERIFY(draft.contains("\"PriorityWeightAge\": 10000000"));
    draft.replace("\"PriorityWeightAge\": 10000000", "\"PriorityWeightAge\": 30000000");
    writeFile(path("patched.apportion"), draft);
    QCOMPARE(run({ "seal", path("patched.apportion").toStdString() }).exitCode, 0);
    const QDir out(path("patch"));
    const std::string original = APPORTION_TEST_DATA "/goldens/odyssey/slurm.conf";
    QCOMPARE(run({ "export", path("patched.apportion").toStdString(), "--out", out.path().toStdString(), "--patch", original }).exitCode, 0);
    QByteArray expected = contents(QString::fromStdString(original));
    expected.replace("PriorityWeightAge=10000000", "PriorityWeightAge=30000000");
    QCOMPARE(contents(out.filePath("slurm.conf")), expected);
}

/// scontrol update partition lasts until slurmctld reads its files again: the export makes it last, and says so.
void TestExportCommand::whatRunsOtherwiseIsTold()
{
    writeFile(path("running.conf"),
        "ClusterName=oak\nSlurmctldHost=h\nPriorityType=priority/multifactor\nPriorityWeightAge=5\n"
        "NodeName=n[1-2] CPUs=4\nPartitionName=std Nodes=n1 PriorityJobFactor=10\nPartitionName=all Nodes=ALL\n");
    writeFile(path("running.cfg"), "Cluster - 'oak':Fairshare=1\nParent - 'root'\nUser - 'root':DefaultAccount='root':Fairshare=1\n");
    writeFile(path("partitions.txt"), "PartitionName=std Nodes=n1 PriorityJobFactor=44 PriorityTier=1 TotalCPUs=4 TotalNodes=1\n");
    const std::string policy = path("running.apportion").toStdString();
    QCOMPARE(run({ "import", "--slurm-conf", path("running.conf").toStdString(), "--associations", path("running.cfg").toStdString(), "--partitions",
                     path("partitions.txt").toStdString(), "--out", policy })
                 .exitCode,
        0);
    const auto readme = [&](const char *folder) {
        (void)run({ "export", policy, "--out", path(folder).toStdString() });
        return QString::fromUtf8(contents(path(folder) + QStringLiteral("/README")));
    };
    const QString runs
        = QStringLiteral("     - PartitionName=std Nodes=n1 PriorityJobFactor=10\n     + PartitionName=std Nodes=n1 PriorityJobFactor=44\n");
    const QString unedited = readme("runs");
    QVERIFY2(unedited.contains(runs) && unedited.contains(QStringLiteral("3. The draft changes nothing of slurm.conf.")), qPrintable(unedited));
    QCOMPARE(run({ "set", policy, "PriorityWeightAge=7" }).exitCode, 0);
    const QString edited = readme("edited");
    QVERIFY2(edited.contains(runs) && edited.contains(QStringLiteral("PriorityWeightAge: 5 -> 7")), qPrintable(edited));
}

void TestExportCommand::includedFilesAreExportedBesideTheirSlurmConf()
{
    const QDir site(path("site"));
    QVERIFY(site.mkpath("."));
    writeFile(site.filePath("slurm.conf"), "ClusterName=oracle\nNodeName=n1 CPUs=4\nInclude parts.conf\n");
    writeFile(site.filePath("parts.conf"), "PartitionName=a Nodes=n1 # ours\n");
    const std::string policy = path("site.apportion").toStdString();
    QCOMPARE(run({ "import", "--slurm-conf", site.filePath("slurm.conf").toStdString(), "--associations",
                     std::string(APPORTION_TEST_DATA) + "/goldens/fair_tree_rules/associations.cfg", "--out", policy })
                 .exitCode,
        0);
    QCOMPARE(run({ "set", policy, "partition:a:PriorityTier=5" }).exitCode, 0);
    const QDir out(path("site.out"));
    QCOMPARE(run({ "export", policy, "--out", out.path().toStdString() }).exitCode, 0);
    QCOMPARE(contents(out.filePath("slurm.conf")), contents(site.filePath("slurm.conf")));
    QCOMPARE(contents(out.filePath("slurm.conf.included/relative/parts.conf")), "PartitionName=a Nodes=n1 PriorityTier=5 # ours\n");
    const QByteArray readme = contents(out.filePath("README"));
    QVERIFY2(readme.contains("slurm.conf.included/relative/parts.conf\n                     the same of parts.conf, which it includes\n"), readme);
    QVERIFY(!readme.contains("by hand"));
}

void TestExportCommand::aFailingExportLeavesNothing()
{
    const std::string policy = imported("fair_tree_rules");
    // a folder stands where the last of the files should go
    QVERIFY(QDir(m_folder.path()).mkpath("blocked/README/inside"));
    const Run result = run({ "export", policy, "--out", path("blocked").toStdString() });
    QCOMPARE(result.exitCode, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(result.err.contains("could not be written"));
    QCOMPARE(QDir(path("blocked")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList { "README" });
    const Run onAFile = run({ "export", policy, "--out", policy });
    QCOMPARE(onAFile.exitCode, 2);
    QVERIFY(onAFile.out.isEmpty());
}

void TestExportCommand::theWayBackOfAClusterIsNotReplaced()
{
    const std::string policy = imported("fair_tree_rules");
    const auto write = [&] { return run({ "export", policy, "--all", "--out", path("used").toStdString() }); };
    QCOMPARE(write().exitCode, 0);
    const QByteArray wayBack = contents(path("used/rollback.sh"));
    writeFile(path("used/apply.sh.made"), "1 2\n"); // as apply.sh leaves it when it begins
    QCOMPARE(write().exitCode, 0); // the same again
    QCOMPARE(run({ "set", policy, "account:chem:Fairshare=77" }).exitCode, 0);
    const Run refused = write();
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.out.isEmpty() && refused.err.contains("rollback.sh is the way back"), qPrintable(refused.err));
    QCOMPARE(contents(path("used/rollback.sh")), wayBack);
    QVERIFY(QFile::remove(path("used/apply.sh.made"))); // as rollback.sh does when all is as it was
    QCOMPARE(write().exitCode, 0);
    QVERIFY(contents(path("used/apply.sh")).contains("77"));
}

void TestExportCommand::aFileThatWasEditedIsNotReplaced()
{
    const std::string policy = imported("fair_tree_rules");
    const auto write = [&] { return run({ "export", policy, "--all", "--out", path("touched").toStdString() }); };
    QCOMPARE(write().exitCode, 0);
    const QByteArray script = contents(path("touched/apply.sh"));
    QCOMPARE(run({ "set", policy, "account:chem:Fairshare=78" }).exitCode, 0);
    writeFile(path("touched/apply.sh"), script + "# and tell the users\n");
    const Run refused = write();
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.out.isEmpty() && refused.err.contains("apply.sh is there already, and is not as an export left it"), qPrintable(refused.err));
    QCOMPARE(contents(path("touched/apply.sh")), script + "# and tell the users\n");
    writeFile(path("touched/apply.sh"), script);
    QCOMPARE(write().exitCode, 0);
    QVERIFY(contents(path("touched/apply.sh")).contains("78"));
}

void TestExportCommand::theExportOfAnotherClusterIsNotReplaced()
{
    const std::string policy = imported("fair_tree_rules");
    const QByteArray own = contents(QString::fromStdString(policy));
    const qsizetype begin = own.indexOf("\"cluster\": \"") + 12;
    const qsizetype end = own.indexOf('"', begin);
    QVERIFY(begin > 12 && end > begin);
    const auto ofCluster = [&](const QByteArray &name) {
        const QString file = path((name + ".apportion").constData());
        writeFile(file, own.first(begin) + name + own.sliced(end));
        [&] { QCOMPARE(run({ "seal", file.toStdString() }).exitCode, 0); }();
        const Run edited = run({ "set", file.toStdString(), "account:chem:Description=it's", "--out", file.toStdString(), "--force" });
        [&] { QVERIFY2(edited.exitCode == 0, qPrintable(edited.err)); }();
        return run({ "export", file.toStdString(), "--all", "--out", path("two").toStdString() });
    };
    const Run written = ofCluster("east");
    QCOMPARE(written.exitCode, 0);
    QVERIFY2(written.err.contains("cannot be set exactly"), qPrintable(written.err));
    const QByteArray script = contents(path("two/apply.sh"));
    for (const char *other : { "west", "east2", "eas" }) {
        const Run refused = ofCluster(other);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(
            refused.out.isEmpty() && refused.err.contains("associations.cfg is there already, and is of another cluster"), qPrintable(refused.err));
        QCOMPARE(refused.err.count('\n'), 1); // before the scripts were made, of which there would be more to say
        QCOMPARE(contents(path("two/apply.sh")), script);
    }
    QCOMPARE(ofCluster("east").exitCode, 0);
}

APPORTION_TEST(TestExportCommand)
} // namespace test_export_command

#include "test_export_command.moc"
