// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/policy_edit.h"
#include "core/change/policy_merge.h"
#include "document/document.h"
#include "document/refresh.h"
#include "slurm/change/export_bundle.h"
#include "slurm/lists/qos_references.h"
#include "storage/export_files.h"
#include "storage/policy_json.h"
#include "support/test_case.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace test_refresh
{

using namespace apportion;

namespace
{

QString golden(const char *name)
{
    return QStringLiteral(APPORTION_TEST_DATA "/goldens/fair_tree_rules/%1").arg(QLatin1String(name));
}

QStringList goldens()
{
    return { golden("slurm.conf"), golden("associations.cfg"), golden("usage.txt"), golden("jobs.txt") };
}

AssociationId account(const Snapshot &now, const char *name)
{
    return now.policy.associations.findAccount(name);
}

std::uint32_t sharesOf(const Snapshot &now, const char *name)
{
    return now.policy.associations.rawShares(account(now, name));
}

} // namespace

/// Slurm's files read onto a project that is open.
class TestRefresh : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_document = std::make_unique<Document>();
        const OpenedFiles opened = openFiles(goldens());
        QVERIFY(opened.complete);
        m_document->load(opened, {}, opened.name, {});
    }

    void whatTellsNothingNewChangesNothing();
    void usageIsReplacedAndIdsStay();
    void whatWasExportedIsLookedAtWithTheUsageOfNow();
    void jobsAreReplacedAndTriesAreGivenUp();
    void associationsAreMergedAndKeepTheirUsage();
    void whoWasRenamedHereHasWhatIsUsedThere();
    void whatBothRenamedKeepsItsUsage();
    void jobsFollowWhatWasRenamedHere();
    void jobsFollowWhatAnotherScenarioRenamed();
    void jobsKeepTheNameThatComesBack();
    void settingsAreMergedAndNotesStay();
    void whatWasTakenAwayIsKnownToTheDatabase();
    void theyMayChangeWhatIChanged();
    void whatBecameTheBaselineIsNoChangeOfItsSlurmConf();
    void nothingIsTakenFromWhatCannotBeRead_data();
    void nothingIsTakenFromWhatCannotBeRead();

private:
    /// A golden file in which something is written otherwise.
    QString changed(const char *name, const QByteArray &before, const QByteArray &after)
    {
        QFile from(golden(name));
        QString path = m_folder->filePath(QLatin1String(name));
        QFile to(path);
        QByteArray bytes = from.open(QIODevice::ReadOnly) ? from.readAll() : QByteArray();
        if (!bytes.contains(before) || !to.open(QIODevice::WriteOnly) || to.write(bytes.replace(before, after)) < 0) {
            qFatal("%s has no such line", name);
        }
        return path;
    }

    MergedPolicy refresh(const QStringList &paths)
    {
        const Project mine = m_document->project();
        const GivenFiles given = sortFiles(paths);
        const OpenedFiles told = openOnto(mine.baseline->snapshot, given);
        if (!told.complete) {
            qFatal("not all of it could be read");
        }
        MergedPolicy merged = refreshedDraft(mine, told);
        m_document->replaceProject(
            refreshedProject(mine, told, merged.snapshot, refreshedScenarios(mine, told, merged).snapshots), QStringLiteral("Refresh"));
        return merged;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Document> m_document;
};

void TestRefresh::whatTellsNothingNewChangesNothing()
{
    m_document->setRawShares({ account(m_document->snapshot(), "bio") }, 33);
    const Snapshot before = m_document->snapshot();
    const MergedPolicy merged = refresh(goldens());
    QCOMPARE(merged.taken, std::size_t { 0 });
    QVERIFY(merged.conflicts.empty());
    QVERIFY(m_document->snapshot() == before);
    QCOMPARE(sharesOf(m_document->baselineSnapshot(), "bio"), 20U);
}

void TestRefresh::usageIsReplacedAndIdsStay()
{
    const AssociationId bio = account(m_document->snapshot(), "bio");
    const AssociationId kim = m_document->policy().associations.findUser(bio, "kim");
    const long double before = m_document->situation().ownUsage(kim);
    m_document->setOwnUsage({ kim }, { 7.0L }); // tried here: fresh usage replaces it
    m_document->setRawShares({ bio }, 33);
    const quint64 loadedAt = m_document->loadedAt();
    const std::optional<std::int64_t> readAt = m_document->situation().usageAt;
    QVERIFY(readAt.has_value());
    const QString path = changed("usage.txt", "  bio|kim|1000", "  bio|kim|1500");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const qint64 printedAt = *readAt + 86400;
    QVERIFY(file.setFileTime(QDateTime::fromSecsSinceEpoch(printedAt), QFileDevice::FileModificationTime));
    file.close();
    const MergedPolicy merged = refresh({ path });
    QVERIFY(merged.conflicts.empty());
    QCOMPARE(m_document->situation().usageAt, std::optional<std::int64_t>(printedAt));
    QCOMPARE(m_document->situation().ownUsage(kim), 1500.0L);
    QCOMPARE(m_document->baselineSnapshot().situation.ownUsage(kim), 1500.0L);
    QCOMPARE(sharesOf(m_document->snapshot(), "bio"), 33U);
    QCOMPARE(m_document->loadedAt(), loadedAt); // what is selected and open stays
    m_document->undoStack()->undo();
    QCOMPARE(m_document->situation().ownUsage(kim), 7.0L);
    QCOMPARE(m_document->situation().usageAt, readAt);
    QCOMPARE(m_document->baselineSnapshot().situation.ownUsage(kim), before);
}

/// Else it would be compared by what was used since, and the project file would hold all of the old usage beside the new one.
void TestRefresh::whatWasExportedIsLookedAtWithTheUsageOfNow()
{
    const AssociationId bio = account(m_document->snapshot(), "bio");
    m_document->setRawShares({ bio }, 33);
    QVERIFY(m_document->renameAssociation(account(m_document->snapshot(), "chem"), QStringLiteral("chemistry")));
    m_document->setExported(m_document->snapshot());
    const Policy policy = m_document->project().exported->snapshot.policy;
    m_document->setSaved(m_folder->filePath(QStringLiteral("project.apportion")), "checksum");
    QVERIFY(refresh({ changed("usage.txt", "  bio|kim|1000", "  bio|kim|1500"), changed("jobs.txt", "JobId=1 ", "JobId=100 ") }).conflicts.empty());
    const Snapshot exported = m_document->project().exported->snapshot;
    QVERIFY(exported.policy == policy);
    QCOMPARE(exported.situation.ownUsage(exported.policy.associations.findUser(account(exported, "bio"), "kim")), 1500.0L);
    QVERIFY(exported == m_document->snapshot()); // nothing was edited since, and nothing of it takes room in the file
    const std::string text = writePolicyJson(m_document->project());
    QVERIFY(text.find("\"exported\":{\"usage\"") == std::string::npos && text.find("exported.jobs") == std::string::npos);
    m_document->undoStack()->undo();
    QVERIFY(!m_document->isModified());
}

void TestRefresh::jobsAreReplacedAndTriesAreGivenUp()
{
    const std::vector<Job> before = *m_document->situation().jobs;
    QVERIFY(before.size() > 2);
    m_document->setJobs({ before.front() });
    QVERIFY(refresh({ changed("jobs.txt", "JobId=1 ", "JobId=100 ") }).conflicts.empty());
    QCOMPARE(m_document->situation().jobs->size(), before.size());
    QCOMPARE(m_document->situation().jobs->front().id, std::string("100"));
    m_document->undoStack()->undo();
    QCOMPARE(m_document->situation().jobs->size(), std::size_t { 1 });
    m_document->undoStack()->undo();
    QVERIFY(*m_document->situation().jobs == before);
}

void TestRefresh::associationsAreMergedAndKeepTheirUsage()
{
    const Snapshot was = m_document->snapshot();
    m_document->setRawShares({ account(was, "bio") }, 33);
    const MergedPolicy merged = refresh({ changed("associations.cfg", "Account - 'chem':", "Account - 'newlab':Fairshare=4\nAccount - 'chem':") });
    QVERIFY(merged.conflicts.empty());
    QCOMPARE(sharesOf(m_document->snapshot(), "bio"), 33U);
    QCOMPARE(sharesOf(m_document->snapshot(), "newlab"), 4U);
    QCOMPARE(sharesOf(m_document->baselineSnapshot(), "newlab"), 4U);
    QCOMPARE(sharesOf(m_document->baselineSnapshot(), "bio"), 20U);
    for (AssociationId id = 0; id < was.policy.associations.rowCount(); ++id) {
        QCOMPARE(m_document->situation().ownUsage(id), was.situation.ownUsage(id));
    }
    QVERIFY(*m_document->situation().jobs == *was.situation.jobs);
    m_document->undoStack()->undo();
    QCOMPARE(account(m_document->snapshot(), "newlab"), noAssociation);
}

void TestRefresh::whoWasRenamedHereHasWhatIsUsedThere()
{
    const AssociationId bio = account(m_document->snapshot(), "bio");
    const AssociationId kim = m_document->policy().associations.findUser(bio, "kim");
    QVERIFY(m_document->renameAssociation(kim, QStringLiteral("kai")));
    QVERIFY(refresh({ changed("usage.txt", "  bio|kim|1000", "  bio|kim|1500") }).conflicts.empty());
    QCOMPARE(m_document->situation().ownUsage(kim), 1500.0L);
    QCOMPARE(appliedDraft(m_document->project()).situation.ownUsage(kim), 0.0L);
    // The cluster takes it, and he works there.
    const QString usage = changed("usage.txt", "  bio|kim|1000", "  bio|kai|12");
    QVERIFY(refresh({ changed("associations.cfg", "'kim'", "'kai'"), usage }).conflicts.empty());
    QCOMPARE(m_document->situation().ownUsage(kim), 12.0L);
    QCOMPARE(appliedDraft(m_document->project()).situation.ownUsage(kim), 12.0L);
}

void TestRefresh::whatBothRenamedKeepsItsUsage()
{
    const AssociationId bio = account(m_document->snapshot(), "bio");
    const AssociationId kim = m_document->policy().associations.findUser(bio, "kim");
    QVERIFY(m_document->renameAssociation(bio, QStringLiteral("biology")));
    const QString usage = changed("usage.txt", "bio|", "bio_x|"); // as much as before
    const MergedPolicy merged = refresh({ changed("associations.cfg", "'bio'", "'bio_x'"), usage });
    QCOMPARE(merged.conflicts.size(), std::size_t { 1 });
    QCOMPARE(merged.conflicts.front().field, std::string("Name"));
    QCOMPARE(account(m_document->snapshot(), "biology"), bio);
    QCOMPARE(account(m_document->snapshot(), "bio_x"), noAssociation);
    QCOMPARE(m_document->situation().ownUsage(kim), 1000.0L);
    QCOMPARE(appliedDraft(m_document->project()).situation.ownUsage(kim), 0.0L); // its new name is another one for the cluster
}

void TestRefresh::jobsFollowWhatWasRenamedHere()
{
    // nobody in it has used anything: only the row tells that it is the same account
    const QString usage = changed("usage.txt", "  bio|kim|1000", "  bio|kim|0");
    QVERIFY(refresh({ usage }).conflicts.empty());
    const auto chosen = [](const Job &job) { return job.id == "3"; };
    const auto job = [&]() -> Job { return *std::find_if(m_document->situation().jobs->begin(), m_document->situation().jobs->end(), chosen); };
    QCOMPARE(job().account, std::string("bio"));
    QCOMPARE(job().user, std::string("kim"));
    QCOMPARE(job().qos, std::string("normal"));
    const AssociationId bio = account(m_document->snapshot(), "bio");
    QVERIFY(m_document->renameAssociation(bio, QStringLiteral("biology")));
    QVERIFY(m_document->renameAssociation(m_document->policy().associations.findUser(bio, "kim"), QStringLiteral("kai")));
    Policy draft = m_document->policy();
    slurm::renameQos(draft, 0, "usual");
    PolicyEdit edit = editBetween(m_document->policy(), draft);
    letJobsFollow(edit, m_document->policy(), m_document->situation());
    QVERIFY(m_document->apply(edit, QStringLiteral("Rename")));
    QCOMPARE(job().qos, std::string("usual"));
    const QString jobs = changed("jobs.txt", "JobId=1 ", "JobId=100 ");
    for (int time = 0; time < 2; ++time) { // the second time onto a baseline that is as new
        QVERIFY(refresh({ jobs }).conflicts.empty());
        QCOMPARE(m_document->situation().jobs->front().id, std::string("100"));
        QCOMPARE(job().account, std::string("biology"));
        QCOMPARE(job().user, std::string("kai"));
        QCOMPARE(job().qos, std::string("usual"));
        const std::vector<Job> &cluster = *m_document->baselineSnapshot().situation.jobs;
        QCOMPARE(std::find_if(cluster.begin(), cluster.end(), chosen)->account, std::string("bio"));
    }
    // with its associations told anew, which have other rows, the jobs themselves tell
    QVERIFY(refresh({ changed("associations.cfg", "Account - 'bio':", "Account - 'aaa':Fairshare=4\nAccount - 'bio':"), jobs }).conflicts.empty());
    QVERIFY(refresh({ jobs }).conflicts.empty());
    QCOMPARE(job().account, std::string("biology"));
    QCOMPARE(job().user, std::string("kai"));
}

void TestRefresh::jobsFollowWhatAnotherScenarioRenamed()
{
    QVERIFY(m_document->duplicateScenario(QStringLiteral("Renamed"), QStringLiteral("Draft")));
    QVERIFY(m_document->renameAssociation(account(m_document->snapshot(), "chem"), QStringLiteral("chemistry")));
    const QString other = m_document->project().scenario;
    m_document->editScenario(m_document->project().others.front().name);
    QVERIFY(refresh({ changed("jobs.txt", "JobId=1 ", "JobId=100 ") }).conflicts.empty());
    const auto bears = [](const char *name) { return [name](const Job &job) { return job.account == name; }; };
    QVERIFY(std::any_of(m_document->situation().jobs->begin(), m_document->situation().jobs->end(), bears("chem")));
    m_document->editScenario(other);
    QCOMPARE(m_document->situation().jobs->front().id, std::string("100"));
    QVERIFY(std::any_of(m_document->situation().jobs->begin(), m_document->situation().jobs->end(), bears("chemistry")));
    QVERIFY(std::none_of(m_document->situation().jobs->begin(), m_document->situation().jobs->end(), bears("chem")));
}

void TestRefresh::jobsKeepTheNameThatComesBack()
{
    // it goes here, and another one comes in another place: that is no renaming
    const AssociationId chem = account(m_document->snapshot(), "chem");
    QVERIFY(m_document->removeAssociations({ chem }).done);
    QVERIFY(m_document->addAccount(AssociationTree::root(), QStringLiteral("other"), 1).done);
    QVERIFY(refresh({ changed("jobs.txt", "JobId=1 ", "JobId=100 ") }).conflicts.empty());
    QVERIFY(std::any_of(
        m_document->situation().jobs->begin(), m_document->situation().jobs->end(), [](const Job &job) { return job.account == "chem"; }));
}

void TestRefresh::settingsAreMergedAndNotesStay()
{
    NodeGroup group = m_document->policy().nodeGroups->front();
    group.chip = m_document->policy().chips->front().name;
    m_document->setNodeGroup(0, group);
    m_document->makeBaseline();
    Policy draft = m_document->policy();
    draft.priority.weightAge = 77;
    m_document->setSetting(draft, PriorityKey::PriorityWeightAge);
    const QString conf = changed("slurm.conf", "PriorityWeightFairshare=", "PriorityWeightFairshare=9");
    const std::uint32_t weight = m_document->policy().priority.weightFairshare;
    QVERIFY(refresh({ conf }).conflicts.empty());
    QVERIFY(m_document->policy().priority.weightFairshare != weight);
    QCOMPARE(m_document->policy().priority.weightAge, 77U);
    QCOMPARE(m_document->policy().nodeGroups->front().chip, group.chip);
    QVERIFY(m_document->policy().associations == m_document->baseline().associations);
    QVERIFY(m_document->project().conf != nullptr);
    QVERIFY(m_document->project().conf->text.find("PriorityWeightFairshare=9") != std::string::npos);
}

void TestRefresh::whatWasTakenAwayIsKnownToTheDatabase()
{
    const AssociationId chem = account(m_document->snapshot(), "chem");
    QVERIFY(m_document->removeAssociations({ chem }).done);
    m_document->makeBaseline();
    QVERIFY(findRecord(*m_document->baseline().otherAccounts, "chem") != nullptr);
    m_document->undoStack()->undo();
    QVERIFY(findRecord(*m_document->baseline().otherAccounts, "chem") == nullptr);
}

void TestRefresh::theyMayChangeWhatIChanged()
{
    Policy draft = m_document->policy();
    draft.priority.weightFairshare = 77;
    m_document->setSetting(draft, PriorityKey::PriorityWeightFairshare);
    const MergedPolicy merged = refresh({ changed("slurm.conf", "PriorityWeightFairshare=", "PriorityWeightFairshare=9") });
    QCOMPARE(merged.conflicts.size(), std::size_t { 1 });
    QCOMPARE(merged.conflicts.front().field, std::string("PriorityWeightFairshare"));
    QCOMPARE(merged.conflicts.front().mine, std::string("77"));
    QCOMPARE(m_document->policy().priority.weightFairshare, 77U);
}

/// It would be written as changed once more, beside a list that says that nothing is.
void TestRefresh::whatBecameTheBaselineIsNoChangeOfItsSlurmConf()
{
    const std::string was = m_document->project().conf->text;
    PrioritySettings settings = m_document->policy().priority;
    settings.weightAge += 4711;
    QVERIFY(m_document->setPrioritySettings(settings, PriorityKey::PriorityWeightAge));
    const std::string written = slurm::patchOriginal(exportSource(m_document->project()))->text;
    QVERIFY(written != was);
    m_document->makeBaseline();
    QCOMPARE(m_document->project().conf->text, written);
    QCOMPARE(slurm::patchOriginal(exportSource(m_document->project()))->text, written);
    m_document->undoStack()->undo();
    QCOMPARE(m_document->project().conf->text, was);
}

void TestRefresh::nothingIsTakenFromWhatCannotBeRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("jobs without one") << QByteArray("JobId=\n");
    QTest::newRow("usage without a row") << QByteArray("Account|User|RawUsage\n");
    QTest::newRow("torn dump") << QByteArray("# To edit this file\nCluster - 'c\n");
}

void TestRefresh::nothingIsTakenFromWhatCannotBeRead()
{
    QFETCH(QByteArray, bytes);
    const QString path = m_folder->filePath(QStringLiteral("given.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    const GivenFiles given = sortFiles({ path });
    QVERIFY(given.files != slurm::ImportFiles());
    QVERIFY(!openOnto(m_document->baselineSnapshot(), given).complete);
}

APPORTION_TEST(TestRefresh)
} // namespace test_refresh

#include "test_refresh.moc"
