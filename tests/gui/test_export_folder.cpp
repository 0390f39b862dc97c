// SPDX-License-Identifier: GPL-3.0-or-later
// Saving the whole export into a folder: what is written there, what is not replaced, and what becomes the baseline.
#include "cli/command_line.h"
#include "export_fixture.h"
#include "gui/report/headless.h"
#include "gui/widgets/inline_notice.h"
#include "slurm/change/change_script.h"
#include "storage/open_files.h"
#include "storage/policy_file.h"
#include "support/test_case.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

#include <cstdio>
#include <map>
#include <sstream>

namespace test_export_folder
{

using namespace apportion;
using namespace apportion::test;

class TestExportFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everythingIsSavedIntoAFolder();
    void copiesOfIncludedFilesAreSavedToo();
    void windowCommandLineAndHeadlessWriteTheSameBytes();
    void headlessLooksAtTheFolderBeforeItComputes();
    void filesThatAreThereAreNotReplacedUnasked();
    void theWayBackOfAClusterIsNotReplaced();
    void failuresAreTold();
    void savedPoliciesMayBecomeTheBaseline();
    void aPolicyThatChangedSinceDoesNotBecomeTheBaseline();
    void whatIsEditedWhileItIsPreparedDoesNotBecomeTheBaseline();

private:
    std::unique_ptr<Theme> m_theme;
};

void TestExportFolder::initTestCase()
{
    m_theme = std::make_unique<Theme>(qApp);
}

void TestExportFolder::everythingIsSavedIntoAFolder()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QTemporaryDir folder;
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    page.setOriginalPath(QString::fromStdString(goldenFiles("fair_tree_rules").slurmConf));
    editWeight(workspace);
    QVERIFY(ready(page));
    QSignalSpy saved(&page, &ExportPage::saved);
    page.saveAll(folder.path());
    QVERIFY(saved.wait(patience));
    QCOMPARE(saved.first().first().toBool(), true);
    for (const ExportKind kind : allExportKinds) {
        QCOMPARE(contents(folder.filePath(exportName(kind))), page.texts().of(kind).text);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), static_cast<qsizetype>(allExportKinds.size()) + 1); // and their sums
}

void TestExportFolder::copiesOfIncludedFilesAreSavedToo()
{
    const QTemporaryDir folder;
    QVERIFY(writeTextFile(folder.filePath("slurm.conf"), "ClusterName=c\nNodeName=n1 CPUs=4\nInclude parts.conf\n", nullptr));
    QVERIFY(writeTextFile(folder.filePath("parts.conf"), "PartitionName=a Nodes=n1 # ours\n", nullptr));
    Workspace workspace;
    ExportPage page(&workspace);
    page.show();
    QVERIFY(load(workspace, openSlurmFiles({ folder.filePath("slurm.conf").toStdString(), {}, {}, {}, {} }), "c"));
    Partition partition = workspace.document()->policy().partitions->front();
    partition.priorityTier = 7;
    QVERIFY(workspace.document()->setPartition(0, partition));
    QVERIFY(ready(page));
    QVERIFY(page.texts().byHand.empty());
    QSignalSpy saved(&page, &ExportPage::saved);
    QVERIFY(QDir(folder.path()).mkpath("out"));
    page.saveAll(folder.filePath("out"));
    QVERIFY(saved.wait(patience));
    QCOMPARE(
        contents(folder.filePath("out/slurm.conf.included/relative/parts.conf")), QByteArray("PartitionName=a Nodes=n1 PriorityTier=7 # ours\n"));
}

void TestExportFolder::windowCommandLineAndHeadlessWriteTheSameBytes()
{
    const QTemporaryDir folder;
    const auto path = [&folder](const char *name) { return folder.filePath(QLatin1String(name)); };
    const auto cli = [](const QStringList &arguments) {
        std::vector<std::string> words;
        for (const QString &argument : arguments) {
            words.push_back(argument.toStdString());
        }
        std::ostringstream said;
        return cli::runCommandLine(words, { said, said });
    };
    const Snapshot baseline = golden("odyssey");
    Snapshot draft = baseline;
    draft.policy.priority.weightAge = 3000;
    draft.policy.associations.setRawShares(draft.policy.associations.findAccount("big_lab"), 77);
    draft.policy.nodeGroups.edit()[0].memoryMb += 1000;
    QVERIFY(writePolicyFile(path("baseline.apportion"), baseline).isWritten() && writePolicyFile(path("draft.apportion"), draft).isWritten());
    const QString conf = QString::fromStdString(goldenFiles("odyssey").slurmConf);

    Workspace workspace;
    ExportPage page(&workspace);
    page.show();
    QVERIFY(load(workspace, openFiles({ path("draft.apportion") }), "draft"));
    QSignalSpy saved(&page, &ExportPage::saved);
    const auto save = [&](const QString &original, const Snapshot &against, const char *name) {
        workspace.document()->setBaseline(against, { Baseline::Origin::File, QStringLiteral("baseline"), {} });
        if (!original.isEmpty()) {
            page.setOriginalPath(original);
        }
        saved.clear();
        return ready(page) && QDir().mkpath(path(name)) && (page.saveAll(path(name)), saved.wait(patience)) && saved.first().first().toBool();
    };
    const auto filesOf = [&path](const char *name, const QStringList &kinds) {
        std::map<QString, QByteArray> files;
        for (const QString &file : QDir(path(name)).entryList(kinds, QDir::Files)) {
            files.emplace(file, contents(QDir(path(name)).filePath(file)));
        }
        return files;
    };

    QVERIFY(save(conf, openFiles({ path("baseline.apportion") }), "window"));
    QCOMPARE(cli({ "export", path("draft.apportion"), "--out", path("cli"), "--against", path("baseline.apportion"), "--patch", conf }), 0);
    QCOMPARE(filesOf("window", {}).size(), allExportKinds.size() + 1); // and their sums
    QVERIFY(filesOf("window", {}) == filesOf("cli", {}));
    QVERIFY(contents(path("window/slurm.conf")) != contents(conf));

    // saved, and opened a week later: the same, in the window and without --against and --patch
    QVERIFY(writePolicyFile(path("project.apportion"), workspace.document()->project()).isWritten());
    QVERIFY(load(workspace, openFiles({ path("project.apportion") }), "project"));
    saved.clear();
    QVERIFY(ready(page) && QDir().mkpath(path("reopened")));
    page.saveAll(path("reopened"));
    QVERIFY(saved.wait(patience));
    QVERIFY(filesOf("reopened", {}) == filesOf("window", {}));
    QCOMPARE(cli({ "export", path("project.apportion"), "--out", path("cli project") }), 0);
    QVERIFY(filesOf("cli project", {}) == filesOf("window", {}));

    QVERIFY(load(workspace, openFiles({ path("draft.apportion") }), "draft"));
    QVERIFY(save({}, { slurm::emptyCluster(draft.policy), {} }, "window all"));
    QCOMPARE(cli({ "export", path("draft.apportion"), "--out", path("cli all") }), 0);
    QCOMPARE(runHeadless({ { path("draft.apportion") }, {}, path("headless all"), false }), 0);
    const auto all = filesOf("window all", {});
    QCOMPARE(all.size(), allExportKinds.size());
    QVERIFY(all == filesOf("cli all", {}));
    QVERIFY(all == filesOf("headless all", { "slurm.conf*", "*.sh", "*.cfg", "README", "*.b2sums" }));

    // what none of them may replace keeps a folder free of charts too
    QVERIFY(QDir().mkpath(path("mine")) && writeTextFile(path("mine/README"), "mine", nullptr));
    QVERIFY(runHeadless({ { path("draft.apportion") }, {}, path("mine"), false }) != 0);
    QCOMPARE(QDir(path("mine")).entryList(QDir::Files), QStringList { "README" });
    QCOMPARE(contents(path("mine/README")), QByteArray("mine"));
}

void TestExportFolder::headlessLooksAtTheFolderBeforeItComputes()
{
    const QTemporaryDir folder;
    Snapshot snapshot = golden("fair_tree_rules");
    const QString file = folder.filePath("policy.apportion");
    const QString out = folder.filePath("out");
    const QString printed = folder.filePath("printed");
    const auto run = [&](const char *cluster) {
        snapshot.policy.clusterName = cluster;
        [&] { QVERIFY(writePolicyFile(file, snapshot).isWritten()); }();
        std::fflush(stdout);
        const int kept = dup(STDOUT_FILENO);
        FILE *sink = std::fopen(qPrintable(printed), "w");
        dup2(fileno(sink), STDOUT_FILENO);
        const int status = runHeadless({ { file }, {}, out, false });
        std::fflush(stdout);
        dup2(kept, STDOUT_FILENO);
        close(kept);
        std::fclose(sink);
        return status;
    };
    QCOMPARE(run("east"), 0);
    QVERIFY2(contents(printed).contains(" ms\n"), contents(printed));
    const QByteArray script = contents(out + "/apply.sh");
    QVERIFY(run("west") != 0);
    QCOMPARE(contents(printed), QByteArray());
    QCOMPARE(contents(out + "/apply.sh"), script);
}

void TestExportFolder::filesThatAreThereAreNotReplacedUnasked()
{
    Workspace workspace;
    ExportPage page(&workspace);
    PageHost host(&page, &workspace);
    QTemporaryDir folder;
    const QString present = folder.filePath(exportName(ExportKind::Commands));
    QVERIFY(writeTextFile(present, "mine", nullptr));
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    host.show();
    QVERIFY(ready(page));
    const auto *notice = page.findChild<InlineNotice *>();
    QSignalSpy saved(&page, &ExportPage::saved);
    const auto answerTo = [&](bool replace) {
        saved.clear();
        page.saveAll(folder.path(), replace);
        return saved.wait(patience) && !saved.first().first().toBool() ? notice->text() : QStringLiteral("saved");
    };
    QVERIFY(answerTo(false).endsWith("has files that are not as an export left them: apply.sh. Nothing was written."));
    takePictures(host, *m_theme, QStringLiteral("page_export_edited"));
    QCOMPARE(contents(present), QByteArray("mine"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    saved.clear();
    button(page, QStringLiteral("Replace them"))->click();
    QVERIFY(saved.wait(patience));
    const QByteArray script = page.texts().of(ExportKind::Commands).text;
    QCOMPARE(contents(present), script);

    // its own are not replaced unasked either; of them, what was edited since is named alone
    QVERIFY(answerTo(false).contains("has these already: slurm.conf.fragment, slurm.conf, apply.sh,"));
    QVERIFY(writeTextFile(present, script + "# and tell the users\n", nullptr));
    QVERIFY(answerTo(false).contains("not as an export left them: apply.sh."));
    QCOMPARE(contents(present), script + "# and tell the users\n");
    QCOMPARE(answerTo(true), QStringLiteral("saved"));
    QCOMPARE(contents(present), script);
}

void TestExportFolder::theWayBackOfAClusterIsNotReplaced()
{
    Workspace workspace;
    ExportPage page(&workspace);
    PageHost host(&page, &workspace);
    const QTemporaryDir folder;
    QVERIFY(writeTextFile(folder.filePath("apply.sh.made"), "1 2\n", nullptr)); // as apply.sh leaves it when it begins
    QVERIFY(writeTextFile(folder.filePath("rollback.sh"), "back", nullptr));
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    host.show();
    QVERIFY(ready(page));
    QSignalSpy saved(&page, &ExportPage::saved);
    page.saveAll(folder.path());
    QVERIFY(saved.wait(patience));
    const auto *notice = page.findChild<InlineNotice *>();
    QVERIFY2(notice->text().contains("rollback.sh beside it is the way back"), qPrintable(notice->text()));
    QVERIFY(button(page, QStringLiteral("Another folder…")) != nullptr && button(page, QStringLiteral("Replace them")) == nullptr);
    takePictures(host, *m_theme, QStringLiteral("page_export_way_back"));
    page.saveAll(folder.path(), true);
    QVERIFY(saved.wait(patience) && !saved.last().first().toBool());
    QCOMPARE(contents(folder.filePath("rollback.sh")), QByteArray("back"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
}

void TestExportFolder::failuresAreTold()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    QVERIFY(ready(page));
    QSignalSpy saved(&page, &ExportPage::saved);
    page.saveAll(QStringLiteral("/nowhere/at/all"));
    QVERIFY(saved.wait(patience));
    QCOMPARE(saved.first().first().toBool(), false);
    QVERIFY(page.findChild<InlineNotice *>()->text().contains(QStringLiteral("/nowhere/at/all")));
    QVERIFY(button(page, QStringLiteral("Make this the new baseline")) == nullptr);
}

void TestExportFolder::savedPoliciesMayBecomeTheBaseline()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QTemporaryDir folder;
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    editWeight(workspace);
    QVERIFY(ready(page));
    QSignalSpy saved(&page, &ExportPage::saved);
    page.saveAll(folder.path());
    QVERIFY(saved.wait(patience));
    QCOMPARE(workspace.document()->baseline().priority.weightAge, 1000U);
    button(page, QStringLiteral("Make this the new baseline"))->click();
    QCOMPARE(workspace.document()->baseline().priority.weightAge, 1000U); // what it takes is prepared by another thread
    QTRY_COMPARE(workspace.document()->baseline().priority.weightAge, 3000U);
    QVERIFY(ready(page));
    QCOMPARE(page.texts().of(ExportKind::Fragment).added, 0);
}

void TestExportFolder::aPolicyThatChangedSinceDoesNotBecomeTheBaseline()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QTemporaryDir folder;
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    QVERIFY(ready(page));
    QSignalSpy saved(&page, &ExportPage::saved);
    page.saveAll(folder.path());
    QVERIFY(saved.wait(patience));
    editWeight(workspace);
    QVERIFY(ready(page));
    QPushButton *offer = button(page, QStringLiteral("Make this the new baseline"));
    if (offer != nullptr) {
        offer->click();
    }
    QCOMPARE(workspace.document()->baseline().priority.weightAge, 1000U);
}

void TestExportFolder::whatIsEditedWhileItIsPreparedDoesNotBecomeTheBaseline()
{
    Workspace workspace;
    ExportPage page(&workspace);
    QTemporaryDir folder;
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    editWeight(workspace);
    QVERIFY(ready(page));
    QSignalSpy saved(&page, &ExportPage::saved);
    page.saveAll(folder.path());
    QVERIFY(saved.wait(patience));
    button(page, QStringLiteral("Make this the new baseline"))->click();
    workspace.document()->setRawShares({ workspace.document()->policy().associations.findAccount("bio") }, 33);
    const auto *notice = page.findChild<InlineNotice *>();
    QTRY_VERIFY(notice->text().contains(QStringLiteral("save it again first")));
    QCOMPARE(workspace.document()->baseline().priority.weightAge, 1000U);
}

APPORTION_TEST(TestExportFolder)

} // namespace test_export_folder

#include "test_export_folder.moc"
