// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_run.h"
#include "history/history.h"
#include "storage/open_files.h"
#include "support/test_case.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace test_history_command
{

using namespace apportion;
using namespace apportion::testing;

class TestHistoryCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void listsRunsAndPulls();
    void showsAnAccountOverThePulls();
    void aPolicyIsOpenedAgain();
    void twoDiffer();
    void replaysAreKeptUnlessToldOtherwise();
    void exportsValues();
    void deletes();
    void whatIsNotThereIsTold();

private:
    [[nodiscard]] std::string path(const char *name) const { return m_folder.filePath(name).toStdString(); }
    [[nodiscard]] Run history(std::vector<std::string> words) const
    {
        words.insert(words.begin(), "history");
        words.insert(words.end(), { "--file", path("history.sqlite") });
        return run(words);
    }
    [[nodiscard]] QJsonArray rows(std::vector<std::string> words) const
    {
        words.emplace_back("--json");
        return QJsonDocument::fromJson(history(std::move(words)).out.toUtf8()).array();
    }

    QTemporaryDir m_folder;
    Snapshot m_now;
};

void TestHistoryCommand::initTestCase()
{
    const OpenedFiles opened = openPolicyFile(APPORTION_SOURCE_DIR "/resources/samples/university.apportion");
    QVERIFY(opened.usable);
    m_now = opened;
    history::History kept(m_folder.filePath("history.sqlite"));
    QVERIFY(kept.addPull(m_now, 1000) > 0);
    Snapshot later = m_now;
    AssociationTree &tree = later.policy.associations;
    tree.setRawShares(tree.findAccount("physics"), 4711);
    QVERIFY(kept.addPull(later, 2000) > 0);
}

void TestHistoryCommand::listsRunsAndPulls()
{
    const Run listed = history({ "list" });
    QCOMPARE(listed.exitCode, 0);
    QVERIFY2(listed.out.contains("1|pull|1970-01-01 00:16 UTC|"), qPrintable(listed.out));
    const QJsonArray all = rows({ "list" });
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.at(1).toObject().value("PolicyChanges").toInt(), 1);
}

void TestHistoryCommand::showsAnAccountOverThePulls()
{
    const QJsonArray weeks = rows({ "show", "--account", "physics" });
    QCOMPARE(weeks.size(), 2);
    QCOMPARE(weeks.at(1).toObject().value("RawShares").toInt(), 4711);
    QVERIFY(weeks.at(0).toObject().value("RawShares").toInt() != 4711);
    QCOMPARE(history({ "show", "--account", "nobody" }).exitCode, 2);
    QVERIFY(rows({ "show", "2" }).size() > 100);
    const QJsonObject change = rows({ "show", "2", "--changes" }).at(0).toObject();
    QCOMPARE(change.value("Object").toString(), QString("account physics"));
    QCOMPARE(change.value("After").toString(), QString("4711"));
}

void TestHistoryCommand::aPolicyIsOpenedAgain()
{
    QCOMPARE(history({ "show", "2", "--policy", path("again.apportion") }).exitCode, 0);
    const OpenedFiles opened = openPolicyFile(m_folder.filePath("again.apportion"));
    QVERIFY(opened.usable && opened.complete);
    const AssociationTree &tree = opened.policy.associations;
    QCOMPARE(tree.rawShares(tree.findAccount("physics")), 4711U);
    QCOMPARE(history({ "show", "2", "--policy", path("again.apportion") }).exitCode, 2); // it is there
}

void TestHistoryCommand::twoDiffer()
{
    const Run numbers = history({ "diff", "1", "2" });
    QCOMPARE(numbers.exitCode, 1);
    QVERIFY2(numbers.out.contains("account physics|LevelFS|"), qPrintable(numbers.out.left(500)));
    const Run same = history({ "diff", "1", "1" });
    QCOMPARE(same.exitCode, 0);
    QCOMPARE(same.out.count('\n'), 1);
    const Run policy = history({ "diff", "1", "2", "--policy" });
    QCOMPARE(policy.exitCode, 1);
    QVERIFY2(policy.out.contains("account physics|Fairshare|") && policy.out.count('\n') == 2, qPrintable(policy.out));
}

void TestHistoryCommand::replaysAreKeptUnlessToldOtherwise()
{
    const std::string policy = APPORTION_SOURCE_DIR "/resources/samples/university.apportion";
    QCOMPARE(run({ "trace", "generate", policy, "--jobs", "50", "--out", path("t.trace") }).exitCode, 0);
    const auto replays = [] { return run({ "history", "list" }).out.count("|replay|"); };
    const auto before = replays();
    QCOMPARE(run({ "replay", policy, "--trace", path("t.trace"), "--no-history" }).exitCode, 0);
    QCOMPARE(replays(), before);
    QCOMPARE(run({ "replay", policy, "--trace", path("t.trace") }).exitCode, 0);
    QCOMPARE(replays(), before + 1);
    const QJsonObject kept = QJsonDocument::fromJson(run({ "history", "list", "--json" }).out.toUtf8()).array().last().toObject();
    QCOMPARE(kept.value("Kind").toString(), QString("replay"));
    QCOMPARE(kept.value("Jobs").toInt(), 50);
    const Run shown = run({ "history", "show", std::to_string(kept.value("Id").toInt()) });
    QVERIFY2(shown.out.startsWith("By|Name|jobs|neverStarted|") && shown.out.contains("\nall||50"), qPrintable(shown.out.left(300)));
}

void TestHistoryCommand::exportsValues()
{
    QCOMPARE(history({ "export", "--out", path("all.csv") }).exitCode, 0);
    QFile file(m_folder.filePath("all.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray csv = file.readAll();
    QVERIFY(csv.startsWith("Id,Time,Account,User,"));
    QCOMPARE(csv.count('\n'), 1 + 2 * static_cast<int>(m_now.policy.associations.count()));
    QCOMPARE(history({ "export", "--out", path("all.csv") }).exitCode, 2);
    QCOMPARE(history({ "export", "1", "--out", path("all.csv"), "--force" }).exitCode, 0);
}

void TestHistoryCommand::deletes()
{
    QCOMPARE(history({ "delete", "2", "99" }).exitCode, 2);
    QCOMPARE(rows({ "list" }).size(), 2);
    QCOMPARE(history({ "delete", "2", "2" }).exitCode, 0);
    QCOMPARE(rows({ "list" }).size(), 1);
}

void TestHistoryCommand::whatIsNotThereIsTold()
{
    QVERIFY(history({ "show", "99" }).err.contains("there is no run or pull 99"));
    QCOMPARE(history({ "show", "x" }).exitCode, 2);
    QCOMPARE(run({ "history", "list", "--file", path("none.sqlite") }).exitCode, 2);
    QVERIFY(!QFile::exists(m_folder.filePath("none.sqlite")));
}

APPORTION_TEST(TestHistoryCommand)

} // namespace test_history_command

#include "test_history_command.moc"
