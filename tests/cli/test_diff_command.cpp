// SPDX-License-Identifier: GPL-3.0-or-later
// What apportion-cli diff tells of a draft: values, what they are worth, and when they are felt.
#include "edited_sample.h"
#include "support/test_case.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <QSet>
#include <QTest>

namespace test_diff_command
{

using namespace apportion;
using namespace apportion::testing;

class TestDiffCommand : public QObject, private EditedSample
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(begin()); }
    void differencesAreWordsOfSet();
    void aDefaultLineWithoutLinesBelowItIsNoDifference();
    void itIsToldWhenAChangeIsFelt();
    void differencesAsJson();
    void differencesAsJsonTellWhatEachChangeIsWorth();
    void aResetThatIsCertainEmptiesEachMomentButTheLast();
};

void TestDiffCommand::differencesAreWordsOfSet()
{
    const std::string other = m_folder.filePath(QStringLiteral("changed.apportion")).toStdString();
    QFile::remove(QString::fromStdString(other));
    QCOMPARE(edit("set",
                 { "--out", other, "PriorityWeightAge=4711", "account:course_ml:Fairshare=7", "account:course_ml:GrpTRES=cpu=3",
                     "qos:long:MaxJobsPU=9", "partition:cpu:AllowGroups=staff", "user:bhaas:course_ml:Priority=3", "cluster:MaxJobs=9" })
                 .exitCode,
        0);
    QCOMPARE(run({ "add", other, "account:fresh:courses" }).exitCode, 0);
    QCOMPARE(run({ "remove", other, "user:czhao:course_ml" }).exitCode, 0);
    const Run result = edit("diff", { other });
    QCOMPARE(result.exitCode, 1);
    for (const char *line : { "PriorityWeightAge 20000 → 4711", "account:course_ml:Fairshare 100 → 7", "account:course_ml:GrpTRES (none) → cpu=3",
             "qos:long:MaxJobsPerUser (none) → 9", "partition:cpu:AllowGroups (none) → staff", "user:bhaas:course_ml:Priority (none) → 3",
             "cluster:MaxJobs (none) → 9", "account:fresh added", "account:fresh:Parent (none) → courses", "user:czhao:course_ml removed" }) {
        QVERIFY2(result.out.split(QLatin1Char('\n')).contains(QString::fromUtf8(line)),
            qPrintable(QString::fromUtf8(line) + QLatin1Char('\n') + result.out));
    }
    QCOMPARE(result.out.count(QLatin1Char('\n')), 10);
    QCOMPARE(edit("diff", { m_path }).out, QString());
    QCOMPARE(edit("diff", { m_path }).exitCode, 0);
    QCOMPARE(edit("diff", { "/nowhere" }).exitCode, 2);
}

void TestDiffCommand::aDefaultLineWithoutLinesBelowItIsNoDifference()
{
    const auto imported = [this](const char *name, const char *partitions) {
        const QString conf = m_folder.filePath(QString::fromLatin1(name) + QStringLiteral(".conf"));
        QFile file(conf);
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray("ClusterName=x\nNodeName=n[1-2] CPUs=4\n") + partitions) < 0) {
            return std::string();
        }
        file.close();
        std::string policy = m_folder.filePath(QString::fromLatin1(name) + QStringLiteral(".apportion")).toStdString();
        QFile::remove(QString::fromStdString(policy));
        return run({ "import", "--slurm-conf", conf.toStdString(), "--out", policy }).exitCode == 0 ? policy : std::string();
    };
    // as an export leaves it whose last partition below such a line went
    const std::string with
        = imported("with", "PartitionName=a Nodes=n1\nPartitionName=DEFAULT MaxTime=9\n# PartitionName=b Nodes=n2\nNodeName=Default Weight=3\n");
    const std::string without = imported("without", "PartitionName=a Nodes=n1\n");
    const Run same = run({ "diff", with, without });
    QVERIFY2(same.exitCode == 0 && same.out.isEmpty(), qPrintable(same.out + same.err));
    const std::string other = imported("other", "PartitionName=a Nodes=n1\nPartitionName=DEFAULT MaxTime=9\nPartitionName=b Nodes=n2\n");
    QVERIFY(run({ "diff", without, other }).out.contains(QLatin1String("partition:b:MaxTime UNLIMITED")));
}

void TestDiffCommand::itIsToldWhenAChangeIsFelt()
{
    const std::string other = m_folder.filePath(QStringLiteral("felt.apportion")).toStdString();
    QFile::remove(QString::fromStdString(other));
    QCOMPARE(edit("set", { "--out", other, "account:courses:shares=100000" }).exitCode, 0);
    const Run table = edit("diff", { other, "--felt" });
    QCOMPARE(table.exitCode, 1);
    QVERIFY2(table.out.startsWith(QLatin1String("Account|Day|PlaceBefore|PlaceAfter\n")), qPrintable(table.out));
    const QJsonArray rows = QJsonDocument::fromJson(edit("diff", { other, "--felt", "--json", "--meanwhile", "rest" }).out.toUtf8()).array();
    QVERIFY(rows.size() > 1);
    // shares count at the next pass
    QCOMPARE(rows[0]["Day"].toInt(-1), 0);
    QVERIFY(rows[0]["PlaceBefore"].toInt() != rows[0]["PlaceAfter"].toInt());
    for (const auto &wrong : { std::vector<std::string> { other, "--meanwhile", "rest" }, { other, "--felt", "--meanwhile", "sleep" },
             { other, "--felt", "--rate", "course_ml" }, { other, "--felt", "--rate", "nobody=2x" } }) {
        const Run refused = edit("diff", wrong);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.out.isEmpty() && refused.err.contains(QLatin1String("apportion-cli diff: --")), qPrintable(refused.err));
    }
}

void TestDiffCommand::differencesAsJson()
{
    const std::string other = m_folder.filePath(QStringLiteral("json.apportion")).toStdString();
    QFile::remove(QString::fromStdString(other));
    QCOMPARE(edit("set", { "--out", other, "account:course_ml:Description=\"a\\b\"" }).exitCode, 0);
    const QJsonArray rows = QJsonDocument::fromJson(edit("diff", { other, "--json" }).out.toUtf8())["changes"].toArray();
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows[0].toObject()["Object"].toString(), "account:course_ml");
    QCOMPARE(rows[0].toObject()["Key"].toString(), "Description");
    QCOMPARE(rows[0].toObject()["Before"].toString(), "Course ml");
    QCOMPARE(rows[0].toObject()["After"].toString(), "\"a\\b\"");
    for (const char *list : { "changes", "notesWithoutChange", "accounts", "users", "jobs", "effects" }) { // of what is the same
        const QJsonValue empty = QJsonDocument::fromJson(edit("diff", { m_path, "--json" }).out.toUtf8())[list];
        QVERIFY2(empty.isArray() && empty.toArray().isEmpty(), list);
    }
}

void TestDiffCommand::aResetThatIsCertainEmptiesEachMomentButTheLast()
{
    const std::string other = m_folder.filePath(QStringLiteral("reset.apportion")).toStdString();
    QFile::remove(QString::fromStdString(other));
    QCOMPARE(edit("set", { "--out", other, "PriorityUsageResetPeriod=NOW" }).exitCode, 0);
    const QJsonDocument document = QJsonDocument::fromJson(edit("diff", { other, "--json", "--moments" }).out.toUtf8());
    const QJsonArray moments = document["moments"].toArray();
    QVERIFY(moments[0].toObject()["UsageBefore"].toInteger() > 0);
    QCOMPARE(moments[0].toObject()["UsageAfter"].toInteger(), 0);
    QCOMPARE(moments[3].toObject()["Moment"].toString(), QStringLiteral("settled, usage kept"));
    QVERIFY(moments[3].toObject()["UsageAfter"].toInteger() > 0);
    QCOMPARE(document["course"].toArray()[0].toObject()["Effect"].toString(), QStringLiteral("All usage becomes 0, for ever."));
}

void TestDiffCommand::differencesAsJsonTellWhatEachChangeIsWorth()
{
    const std::string other = m_folder.filePath(QStringLiteral("effects.apportion")).toStdString();
    QFile::remove(QString::fromStdString(other));
    QCOMPARE(edit("set", { "--out", other, "account:course_ml:Fairshare=1", "PriorityWeightAge=4711" }).exitCode, 0);
    const QJsonDocument document = QJsonDocument::fromJson(edit("diff", { other, "--json", "--moments" }).out.toUtf8());
    const QJsonArray moments = document["moments"].toArray();
    QCOMPARE(moments.size(), 4);
    QCOMPARE(moments[0].toObject()["Moment"].toString(), QStringLiteral("at reconfigure"));
    QCOMPARE(moments[0].toObject()["Seconds"].toInt(), 0);
    QCOMPARE(moments[2].toObject()["Moment"].toString(), QStringLiteral("after a half-life"));
    QVERIFY(moments[2].toObject()["Seconds"].toInt() > 86400);
    // with nothing that only a restart takes, and nobody running, what is settled is there at once
    for (const char *member : { "UsersRise", "UsersFall", "UsageAfter" }) {
        QCOMPARE(moments[0].toObject()[member], moments[3].toObject()[member]);
    }
    QVERIFY(!edit("diff", { other, "--json" }).out.contains("\"moments\""));
    QVERIFY(edit("diff", { other, "--moments" }).out.contains("after one period"));
    QCOMPARE(document["changes"].toArray().size(), 2);
    const QJsonArray way = document["course"].toArray();
    QCOMPARE(way[0].toObject()["Change"].toString(), QStringLiteral("PriorityWeightAge"));
    QCOMPARE(way[0].toObject()["TakenBy"].toString(), QStringLiteral("reconfigure"));
    QCOMPARE(way[0].toObject()["Moment"].toString(), QStringLiteral("First pass"));
    QCOMPARE(way.last().toObject()["TakenBy"].toString(), QStringLiteral("sacctmgr"));
    QVERIFY(edit("diff", { other, "--moments" }).out.contains("Norm shares changed with sacctmgr's call"));
    QMap<QString, int> moved; // by object: places gained
    for (const QJsonValue user : document["users"].toArray()) {
        moved[user["User"].toString()] = user["RankBefore"].toInt() - user["RankAfter"].toInt();
    }
    for (const QJsonValue job : document["jobs"].toArray()) {
        moved["job:" + job["Job"].toString()] = job["PlaceBefore"].toInt() - job["PlaceAfter"].toInt();
    }
    QVERIFY(moved.size() > 10);
    const QJsonArray accounts = document["accounts"].toArray();
    const auto course = std::find_if(accounts.begin(), accounts.end(), [](const QJsonValue &row) { return row["Account"] == "account:course_ml"; });
    QVERIFY(course != accounts.end());
    const QJsonValue standing = *course;
    QVERIFY(standing["ShareAfter"].toDouble() < standing["ShareBefore"].toDouble() / 50);
    // that of its users who comes first
    int best = 0;
    int falling = 0;
    for (const QJsonValue user : document["users"].toArray()) {
        if (user["User"].toString().endsWith(":course_ml")) {
            best = best == 0 ? user["RankAfter"].toInt() : std::min(best, user["RankAfter"].toInt());
            falling += user["RankAfter"].toInt() > user["RankBefore"].toInt() ? 1 : 0;
        }
    }
    QCOMPARE(standing["BestRankAfter"].toInt(), best);
    int told = 0;
    for (const QJsonValue row : accounts) { // an account goes with the user who comes first in it
        const QString user = row["BestUserAfter"].toString();
        QVERIFY(user.isEmpty() == row["BestRankAfter"].isNull());
        if (moved.contains(user)) {
            moved[row["Account"].toString()] = moved[user];
            ++told;
        }
    }
    QVERIFY(told > 0 && moved.value(QStringLiteral("account:course_ml")) != 0);
    QCOMPARE(standing["UsersFall"].toInt(), falling);
    QVERIFY(falling > 0);
    QSet<QString> because;
    for (const QJsonValue effect : document["effects"].toArray()) {
        QVERIFY(moved.contains(effect["Object"].toString()));
        moved[effect["Object"].toString()] -= effect["Places"].toInt();
        because.insert(effect["Because"].toString());
    }
    QCOMPARE(because, (QSet<QString> { "PriorityWeightAge 20000 → 4711", "raw shares of course_ml 100 → 1" }));
    for (auto rest = moved.cbegin(); rest != moved.cend(); ++rest) { // the effects are the whole
        QVERIFY2(rest.value() == 0, qPrintable(rest.key()));
    }
}

APPORTION_TEST(TestDiffCommand)
} // namespace test_diff_command

#include "test_diff_command.moc"
