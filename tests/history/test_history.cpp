// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/history.h"

#include "core/evaluate/evaluation.h"
#include "history/kept_tables.h"
#include "replay/trace.h"
#include "storage/open_files.h"
#include "storage/policy_json.h"
#include "support/test_case.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace test_history
{

using namespace apportion;
using namespace apportion::history;

class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aPullKeepsWhatEvaluateSays();
    void anAccountIsFoundAtEveryPull();
    void changesOfThePolicyAreTold();
    void anUnchangedPolicyIsKeptOnce();
    void deletingAPullTellsTheChangesSinceTheOneBefore();
    void deletingIsAllOrNothing();
    void whatIsSetAsideComesBack();
    void whatIsSetAsideIsForgottenAfterADay();
    void aPullIsOpenedWithItsUsage();
    void runsAreExportedTogether();
    void aRunComesBackAsItWas();
    void aDamagedFileIsPutAside_data();
    void aDamagedFileIsPutAside();
    void aFileOfAnOlderFormatIsBroughtUpToDate_data();
    void aFileOfAnOlderFormatIsBroughtUpToDate();
    void aNewerFileStaysAsItIs();
    void aFileOfOthersStaysAsItIs();
    void aLockThatCannotBeMadeIsNobodysElse();
    void aLaterOpeningFindsWhatWasKept();
    void twoMayWriteAtOnce();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath("history.sqlite"); }

    std::unique_ptr<QTemporaryDir> m_folder;
    Snapshot m_now;
};

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestHistory::initTestCase()
{
    const OpenedFiles opened = openPolicyFile(APPORTION_SOURCE_DIR "/resources/samples/university.apportion");
    QVERIFY(opened.usable && opened.complete);
    m_now = opened;
}

void TestHistory::aPullKeepsWhatEvaluateSays()
{
    History kept(path());
    const std::int64_t id = kept.addPull(m_now, 1000);
    QVERIFY2(id > 0, qPrintable(kept.error()));
    const std::vector<UsageRow> rows = kept.usageAt(id);
    const Evaluation evaluation = *evaluate(m_now);
    const AssociationTree &tree = m_now.policy.associations;
    QCOMPARE(rows.size(), static_cast<std::size_t>(tree.count()));
    std::size_t place = 0;
    std::size_t users = 0;
    for (const AssociationId association : evaluation.layout().depthFirst()) {
        const UsageRow &row = rows[place++];
        QCOMPARE(row.account, std::string(tree.accountName(association)));
        QCOMPARE(row.user, std::string(tree.userName(association)));
        QCOMPARE(row.made, 1000);
        QCOMPARE(row.rawUsage, static_cast<double>(evaluation.rawUsage(association)));
        QCOMPARE(std::isnan(row.levelFs), !evaluation.hasLevelFs(association));
        QVERIFY(std::isnan(row.levelFs) || row.levelFs == static_cast<double>(evaluation.levelFs(association)));
        if (tree.isUser(association)) {
            QCOMPARE(row.factor, evaluation.fairShare(association));
            ++users;
        }
    }
    QVERIFY(users > 100);
}

void TestHistory::anAccountIsFoundAtEveryPull()
{
    History kept(path());
    const AssociationTree &tree = m_now.policy.associations;
    AssociationId user = 0;
    while (!tree.isUser(user)) {
        ++user;
    }
    const std::string account(tree.accountName(user));
    const auto before = static_cast<double>(evaluate(m_now)->rawUsage(tree.parent(user)));
    Snapshot later = m_now;
    later.situation.setOwnUsage(user, later.situation.ownUsage(user) + 1000.0L);
    QVERIFY(kept.addPull(later, 2000) > 0);
    QVERIFY(kept.addPull(m_now, 1000) > 0); // read later, made before
    const std::vector<UsageRow> rows = kept.usageOf(m_now.policy.clusterName, account);
    QCOMPARE(rows.size(), 2U);
    QCOMPARE(rows[0].made, 1000);
    QCOMPARE(rows[0].rawUsage, before);
    QVERIFY(std::abs(rows[1].rawUsage - before - 1000.0) < 1.0);
    QVERIFY(kept.usageOf(m_now.policy.clusterName, "no such account").empty());
    QVERIFY(kept.usageOf("another cluster", account).empty());
}

void TestHistory::changesOfThePolicyAreTold()
{
    History kept(path());
    QVERIFY(kept.addPull(m_now, 1000) > 0);
    Snapshot later = m_now;
    AssociationTree &tree = later.policy.associations;
    const AssociationId physics = tree.findAccount("physics");
    const std::string shares = rawSharesWord(tree.rawShares(physics));
    tree.setRawShares(physics, 4711);
    tree.setPriority(AssociationTree::root(), 29); // which has no account above it
    later.policy.priority.weightAge = m_now.policy.priority.weightAge + 5;
    const std::int64_t second = kept.addPull(later, 2000);
    const std::vector<PolicyChangeRow> rows = kept.changes(second);
    QCOMPARE(rows.size(), 3U);
    QCOMPARE(rows[0].key, std::string("PriorityWeightAge"));
    QCOMPARE(rows[0].after, std::to_string(m_now.policy.priority.weightAge + 5));
    const auto ofRoot = std::find_if(rows.begin(), rows.end(), [](const PolicyChangeRow &row) { return row.object == "account root"; });
    QVERIFY(ofRoot != rows.end());
    QCOMPARE(ofRoot->key, std::string("Priority"));
    QCOMPARE(ofRoot->after, std::string("29"));
    const auto ofPhysics = std::find_if(rows.begin(), rows.end(), [](const PolicyChangeRow &row) { return row.object == "account physics"; });
    QVERIFY(ofPhysics != rows.end());
    QCOMPARE(ofPhysics->key, std::string("Fairshare"));
    QCOMPARE(ofPhysics->before, shares);
    QCOMPARE(ofPhysics->after, std::string("4711"));
    QCOMPARE(kept.list().back().changes, 3U);
}

void TestHistory::anUnchangedPolicyIsKeptOnce()
{
    History kept(path());
    const std::int64_t first = kept.addPull(m_now, 1000);
    Snapshot later = m_now;
    later.situation.setOwnUsage(3, 12345.0L);
    const std::int64_t second = kept.addPull(later, 2000);
    QVERIFY(kept.changes(second).empty());
    QCOMPARE(kept.policyFile(first), kept.policyFile(second));
    Database database(path(), Database::Access::Read);
    QCOMPARE(database.value("SELECT count(*) FROM policy").toInt(), 1);
}

void TestHistory::deletingAPullTellsTheChangesSinceTheOneBefore()
{
    History kept(path());
    Snapshot second = m_now;
    second.policy.priority.weightAge = 1;
    Snapshot third = m_now;
    third.policy.priority.weightAge = 2;
    QVERIFY(m_now.policy.priority.weightAge > 2);
    const std::int64_t one = kept.addPull(m_now, 1000);
    const std::int64_t two = kept.addPull(second, 2000);
    const std::int64_t three = kept.addPull(third, 3000);
    QCOMPARE(kept.changes(three).front().before, std::string("1"));
    QVERIFY2(kept.remove({ two }), qPrintable(kept.error()));
    QCOMPARE(kept.changes(three).front().before, std::to_string(m_now.policy.priority.weightAge));
    QVERIFY(kept.remove({ one, three }));
    QVERIFY(kept.list().empty());
    Database database(path(), Database::Access::Read);
    for (const char *table : { "policy", "association", "usage", "change" }) {
        QCOMPARE(database.value(QString("SELECT count(*) FROM %1").arg(table)).toInt(), 0);
    }
}

void TestHistory::deletingIsAllOrNothing()
{
    History kept(path());
    const std::int64_t id = kept.addPull(m_now, 1000);
    QVERIFY(!kept.remove({ id, id + 7 }));
    QCOMPARE(kept.list().size(), 1U);
    QVERIFY(!kept.usageAt(id).empty());
}

void TestHistory::whatIsSetAsideComesBack()
{
    History kept(path());
    Snapshot now = m_now;
    const std::int64_t first = kept.addPull(now, 1000);
    now.policy.priority.weightAge += 10;
    const std::int64_t second = kept.addPull(now, 2000);
    now.policy.priority.weightAge += 10;
    const std::int64_t third = kept.addPull(now, 3000);
    const std::string cluster = now.policy.clusterName;
    const std::vector<PolicyChangeRow> changes = kept.changes(third);
    QCOMPARE(changes.size(), 1U);

    QVERIFY(!kept.setAside({ second, third + 7 }, 4000));
    QCOMPARE(kept.list().size(), 3U);
    QVERIFY(kept.setAside({ second }, 4000));
    QCOMPARE(kept.list().size(), 2U);
    QVERIFY(!kept.find(second));
    QCOMPARE(kept.usageOf(cluster, "root").size(), 2U);
    QCOMPARE(kept.changes(third).front().before, std::to_string(m_now.policy.priority.weightAge)); // of the first one
    QVERIFY(kept.setAside({ first }, 4000));
    QVERIFY(kept.changes(third).empty()); // nothing is before it

    QVERIFY(kept.bringBack({ second, first }));
    QCOMPARE(kept.list().size(), 3U);
    QCOMPARE(kept.usageOf(cluster, "root").size(), 3U);
    QCOMPARE(kept.changes(third).front().before, changes.front().before);
    QCOMPARE(kept.changes(second).size(), 1U);
    QVERIFY(kept.changes(first).empty());
    QVERIFY2(kept.error().isEmpty(), qPrintable(kept.error()));
}

void TestHistory::whatIsSetAsideIsForgottenAfterADay()
{
    const std::int64_t now = QDateTime::currentSecsSinceEpoch();
    std::int64_t old = 0;
    std::int64_t fresh = 0;
    {
        History kept(path());
        old = kept.addPull(m_now, 1000);
        fresh = kept.addPull(m_now, 2000);
        QVERIFY(kept.setAside({ old }, now - std::int64_t { 2 } * 86400) && kept.setAside({ fresh }, now - 3600));
    }
    History kept(path());
    QVERIFY(!kept.bringBack({ old }));
    QVERIFY(kept.bringBack({ fresh }));
    QCOMPARE(kept.list().size(), 1U);
    QVERIFY(kept.usageAt(old).empty());
    QVERIFY(!kept.usageAt(fresh).empty());
}

void TestHistory::aPullIsOpenedWithItsUsage()
{
    History kept(path());
    Snapshot now = m_now;
    const std::vector<AssociationId> &ids = now.policy.associations.layoutPointer()->ids();
    const auto account = std::find_if(
        ids.begin(), ids.end(), [&now](AssociationId id) { return id != AssociationTree::root() && now.policy.associations.isAccount(id); });
    QVERIFY(account != ids.end());
    now.situation.setOwnUsage(*account, 12345.0L); // of users that are gone
    const Entry entry = kept.find(kept.addPull(now, 1000)).value();
    const ParsedPolicy opened = keptPolicy(kept, entry);
    QVERIFY(opened.usable && opened.complete);
    QVERIFY(opened.policy == now.policy);
    bool hasUsage = false;
    for (const AssociationId id : now.policy.associations.layoutPointer()->ids()) {
        const AssociationTree &tree = opened.policy.associations;
        const AssociationId above = tree.findAccount(now.policy.associations.accountName(id));
        const AssociationId same = now.policy.associations.isUser(id)
            ? tree.findUser(above, now.policy.associations.userName(id), now.policy.associations.partition(id))
            : above;
        const auto was = static_cast<double>(now.situation.ownUsage(id));
        QVERIFY(std::abs(static_cast<double>(opened.situation.ownUsage(same)) - was) <= 1e-6 * was);
        hasUsage = hasUsage || was > 0.0;
    }
    QVERIFY(hasUsage);
}

void TestHistory::runsAreExportedTogether()
{
    History kept(path());
    const replay::Trace trace;
    SweepRow row { "account", "chem", {} };
    row.values.front() = 5.0;
    for (const char *scenario : { "before", "after" }) {
        QVERIFY(kept.addRun({ m_now, trace, "jobs.trace", "fast", 0, { row }, scenario }, 1000) > 0);
    }
    const std::vector<Entry> runs = kept.list();
    const QByteArrayList lines = csvOf(kept, runs).trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].startsWith("Id,Time,Trace,Scenario,By,Name,jobs,"), lines[0].constData());
    QVERIFY2(lines[2].contains(",jobs.trace,after,account,chem,5.0000,"), lines[2].constData());
    QVERIFY(csvOf(kept, { runs.front() }).startsWith("By,Name,jobs,"));
    std::vector<Entry> both = runs;
    both.push_back(kept.find(kept.addPull(m_now, 2000)).value());
    QVERIFY(tableFault(both) == TableFault::RunsAndPulls);
    QVERIFY(csvOf(kept, both).isEmpty());
}

void TestHistory::aRunComesBackAsItWas()
{
    History kept(path());
    replay::Trace trace;
    trace.jobs.emplace_back().jobId = 7;
    SweepRow row { "account", "a|b \"c\"", {} };
    for (std::size_t i = 0; i < row.values.size(); ++i) {
        row.values.at(i) = 0.1 * static_cast<double>(i);
    }
    const std::int64_t id = kept.addRun({ m_now, trace, "jobs.trace", "exact", 3, { { "all", "", {} }, row } }, 5000);
    const Entry entry = kept.find(id).value();
    QCOMPARE(entry.kind, std::string("replay"));
    QCOMPARE(entry.trace, std::string("jobs.trace"));
    QCOMPARE(entry.jobs, 1U);
    QCOMPARE(entry.seed, 3U);
    const std::vector<SweepRow> rows = kept.measured(id);
    QCOMPARE(rows.size(), 2U);
    QCOMPARE(rows[1].name, row.name);
    QVERIFY(rows[1].values == row.values);
    const QByteArray file = kept.policyFile(id);
    const ParsedPolicy parsed = readPolicyJson({ file.constData(), static_cast<std::size_t>(file.size()) }, "kept");
    QVERIFY(parsed.usable && parsed.complete);
    QVERIFY(Snapshot(parsed) == m_now);
    const std::int64_t again = kept.addRun({ m_now, trace, "elsewhere/jobs.trace", "fast", 0, {} }, 6000);
    QCOMPARE(kept.find(again)->traceDigest, entry.traceDigest);
}

void TestHistory::aDamagedFileIsPutAside_data()
{
    QTest::addColumn<int>("damage");
    QTest::newRow("no database") << 0;
    QTest::newRow("cut off") << 1;
    QTest::newRow("overwritten within") << 2;
}

void TestHistory::aDamagedFileIsPutAside()
{
    QFETCH(int, damage);
    {
        History kept(path());
        for (int day = 0; day < 5; ++day) {
            QVERIFY(kept.addPull(m_now, 1000 + day) > 0);
        }
    }
    QByteArray bytes = bytesOf(path());
    QVERIFY(bytes.size() > 40000);
    if (damage == 0) {
        bytes = QByteArray(10000, 'x');
    } else if (damage == 1) {
        bytes.truncate(bytes.size() / 2);
    } else {
        bytes.replace(8192, 16384, QByteArray(16384, '\x5a'));
    }
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    History kept(path());
    QVERIFY2(kept.error().isEmpty(), qPrintable(kept.error()));
    QVERIFY(kept.putAside().startsWith(path() + ".damaged-"));
    QCOMPARE(bytesOf(kept.putAside()), bytes);
    QVERIFY(kept.list().empty());
    QVERIFY(kept.addPull(m_now, 1) > 0);
}

void TestHistory::aFileOfAnOlderFormatIsBroughtUpToDate_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("1") << 1;
    QTest::newRow("2") << 2;
}

void TestHistory::aFileOfAnOlderFormatIsBroughtUpToDate()
{
    QFETCH(int, format);
    {
        History kept(path());
        QVERIFY(kept.addPull(m_now, 1000) > 0);
    }
    {
        Database database(path(), Database::Access::Write);
        QVERIFY(database.run("ALTER TABLE entry DROP COLUMN aside"));
        QVERIFY(format > 1 || database.run("ALTER TABLE entry DROP COLUMN scenario"));
        QVERIFY(database.run(QString("PRAGMA user_version=%1").arg(format)));
    }
    History kept(path());
    QVERIFY2(kept.error().isEmpty(), qPrintable(kept.error()));
    const replay::Trace trace;
    QVERIFY(kept.addRun({ m_now, trace, "jobs.trace", "fast", 0, {}, "aged" }, 2000) > 0);
    QCOMPARE(kept.list().size(), std::size_t { 2 });
    QCOMPARE(kept.list().front().scenario, std::string());
    QCOMPARE(kept.list().back().scenario, std::string("aged"));
    QVERIFY(kept.setAside({ kept.list().front().id }, 3000));
    QCOMPARE(kept.list().size(), std::size_t { 1 });
}

void TestHistory::aNewerFileStaysAsItIs()
{
    {
        History kept(path());
        QVERIFY(kept.addPull(m_now, 1000) > 0);
    }
    {
        Database database(path(), Database::Access::Write);
        QVERIFY(database.run("PRAGMA user_version=99"));
    }
    History kept(path());
    QVERIFY2(kept.error().contains("newer"), qPrintable(kept.error()));
    QVERIFY(kept.putAside().isEmpty());
    QCOMPARE(kept.addPull(m_now, 2000), 0);
    QVERIFY(kept.list().empty());
    QCOMPARE(Database(path(), Database::Access::Read).value("SELECT count(*) FROM entry").toInt(), 1);
}

void TestHistory::aFileOfOthersStaysAsItIs()
{
    {
        Database database(path(), Database::Access::Write);
        QVERIFY(database.run("CREATE TABLE mine (x)"));
    }
    const QByteArray bytes = bytesOf(path());
    QVERIFY(History(path()).error().contains("no history"));
    QCOMPARE(bytesOf(path()), bytes);
}

/// A full disk takes no lock either, and no other program is to be blamed for it: here it is a name that is too long with its suffix.
void TestHistory::aLockThatCannotBeMadeIsNobodysElse()
{
    constexpr int almostTooLong = 252;
    const QString tooLong = m_folder->filePath(QString(almostTooLong, QLatin1Char('h')));
    const QString error = History(tooLong).error();
    QVERIFY2(error.endsWith(": nothing can be written beside it"), qPrintable(error));
}

void TestHistory::aLaterOpeningFindsWhatWasKept()
{
    {
        History kept(path());
        QVERIFY(kept.addPull(m_now, 1000) > 0);
    }
    History kept(path());
    QVERIFY(kept.putAside().isEmpty());
    QCOMPARE(kept.list().size(), 1U);
    QCOMPARE(kept.list().front().cluster, m_now.policy.clusterName);
    const std::vector<UsageRow> names = kept.associations(m_now.policy.clusterName);
    QVERIFY(std::any_of(names.begin(), names.end(), [](const UsageRow &row) { return row.account == "physics" && row.user.empty(); }));
}

void TestHistory::twoMayWriteAtOnce()
{
    History one(path());
    History two(path());
    QVERIFY(one.addPull(m_now, 1000) > 0);
    QVERIFY2(two.addPull(m_now, 2000) > 0, qPrintable(two.error()));
    QCOMPARE(one.list().size(), 2U);
}

APPORTION_TEST(TestHistory)

} // namespace test_history

#include "test_history.moc"
