// SPDX-License-Identifier: GPL-3.0-or-later
// What agree, check and explain tell, and how they end.
#include "golden_run.h"
#include "support/test_case.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace test_judging_commands
{

using namespace apportion;
using namespace apportion::testing;

class TestJudgingCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void agreementIsToldByTheExitCode();
    void checkTellsErrorsByItsExitCode();
    void checkTellsEachThingOnce();
    void explainBeginsWithTheNumber();
    void explainRefusesWhatIsNotThere();

private:
    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
};

void TestJudgingCommands::agreementIsToldByTheExitCode()
{
    const std::string golden = APPORTION_TEST_DATA "/goldens/fair_tree_rules/";
    const QString damaged = m_folder.filePath("sshare.txt");
    QFile sshare(QString::fromStdString(golden + "sshare.txt"));
    QVERIFY(sshare.open(QIODevice::ReadOnly));
    writeFile(damaged, sshare.readAll().replace("|1.000000\n", "|0.123456\n").replace("|1.000000|", "|0.987654|"));
    const auto agreeWith = [&golden](const std::string &usage, const std::vector<std::string> &more = {}) {
        std::vector<std::string> arguments = { "agree", "--slurm-conf", golden + "slurm.conf", "--associations", golden + "associations.cfg",
            "--usage", usage, "--jobs", golden + "jobs.txt", "--time-zone", "UTC" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    };
    const Run whole = agreeWith(golden + "sshare.txt", { "--sprio", golden + "sprio.txt" });
    QCOMPARE(whole.exitCode, 0);
    QCOMPARE(whole.out, QString("Agrees with the cluster on 193 of 193 numbers.\n"));
    // what slurmctld would refuse is another question
    QFile conf(QString::fromStdString(golden + "slurm.conf"));
    QVERIFY(conf.open(QIODevice::ReadOnly));
    const QString refused = m_folder.filePath("refused.conf");
    writeFile(refused, conf.readAll() + "\nFrobnicate=1\n");
    const std::vector<std::string> withRefused { "--slurm-conf", refused.toStdString(), "--associations", golden + "associations.cfg" };
    const auto runWith = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), withRefused.begin(), withRefused.end());
        return run(arguments);
    };
    QCOMPARE(runWith({ "agree", "--usage", golden + "sshare.txt" }).exitCode, 0);
    QCOMPARE(runWith({ "sshare", "--usage", golden + "sshare.txt" }).exitCode, 1);
    const Run other = agreeWith(damaged.toStdString());
    QCOMPARE(other.exitCode, 1);
    QVERIFY(other.out.contains("\nColumn|Where|Printed|Computed|Cause\n"));
    QVERIFY2(!other.err.contains("Agrees with the cluster on"), qPrintable(other.err)); // what it says itself, perhaps of another time
    const Run json = agreeWith(damaged.toStdString(), { "--json" });
    const QJsonObject told = QJsonDocument::fromJson(json.out.toUtf8()).object();
    QCOMPARE(told["compared"].toInt() - told["agreed"].toInt(), static_cast<int>(told["differences"].toArray().size()));
    // a report is a policy file without the cluster's names, on which the same numbers differ
    QCoreApplication::setApplicationVersion("1.0"); // by which a report is known
    const std::string report = path("report.apportion").toStdString();
    QCOMPARE(agreeWith(damaged.toStdString(), { "--report", report }).exitCode, 1);
    const Run reported = run({ "agree", report, "--json" });
    QCOMPARE(reported.exitCode, 1);
    const QJsonObject same = QJsonDocument::fromJson(reported.out.toUtf8()).object();
    QCOMPARE(same["compared"], told["compared"]);
    QCOMPARE(same["agreed"], told["agreed"]);
    QVERIFY(!contents(path("report.apportion")).contains("chem"));
    QCOMPARE(agreeWith(damaged.toStdString(), { "--report", path("no/such/folder.apportion").toStdString() }).exitCode, 2);
    // a policy file keeps what the import found
    const std::string policy = path("agree.apportion").toStdString();
    QCOMPARE(run({ "import", "--slurm-conf", golden + "slurm.conf", "--associations", golden + "associations.cfg", "--usage", damaged.toStdString(),
                     "--jobs", golden + "jobs.txt", "--time-zone", "UTC", "--out", policy })
                 .exitCode,
        0);
    QCOMPARE(run({ "agree", policy }).out, other.out);
    const QByteArray first = contents(path("report.apportion"));
    QCOMPARE(run({ "agree", policy, "--report", report }).exitCode, 1);
    QCOMPARE(contents(path("report.apportion")), first);
    const QByteArray kept = contents(path("agree.apportion"));
    QCOMPARE(run({ "agree", policy, "--report", policy }).exitCode, 2); // a report is no policy
    QCOMPARE(contents(path("agree.apportion")), kept);
    // as it was imported, whatever was edited since
    QCOMPARE(run({ "set", policy, "account:chem:Fairshare=77", "--out", policy, "--force" }).exitCode, 0);
    QCOMPARE(run({ "agree", policy }).out, other.out);
    const Run nothing = run({ "agree", APPORTION_SOURCE_DIR "/resources/samples/five-regimes.apportion" });
    QCOMPARE(nothing.exitCode, 2);
}

void TestJudgingCommands::checkTellsErrorsByItsExitCode()
{
    QCOMPARE(onGolden("check", "tres_sum").exitCode, 0);
    QByteArray conf = contents(APPORTION_TEST_DATA "/goldens/tres_sum/slurm.conf");
    conf.replace("AccountingStorageTRES=gres/gpu,license/matlab", "AccountingStorageTRES=license/matlab");
    writeFile(path("bad.conf"), conf);
    const std::string associations = APPORTION_TEST_DATA "/goldens/tres_sum/associations.cfg";
    const Run result = run({ "check", "--slurm-conf", path("bad.conf").toStdString(), "--associations", associations });
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.out.contains("gpu", Qt::CaseInsensitive) && result.out.contains("error: "), qPrintable(result.out));
    QCOMPARE(run({ "check", "--slurm-conf", "/nonexistent/slurm.conf" }).exitCode, 2);
}

void TestJudgingCommands::checkTellsEachThingOnce()
{
    writeFile(path("twice.cfg"),
        "Cluster - 'c':QOS='normal'\nParent - 'root'\nAccount - 'a'\nAccount - 'b'\nParent - 'a'\nUser - 'ann':MaxJobs=many\n"
        "Parent - 'b'\nUser - 'ann':MaxJobs=many:Comment='other'\n");
    const Run result = run({ "check", "--associations", path("twice.cfg").toStdString() });
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.out.count(QLatin1String("MaxJobs=many of ann cannot be read")), 2); // each in its line
    for (const char *line : { "twice.cfg:6: error: MaxJobs=many", "twice.cfg:8: error: MaxJobs=many" }) {
        QVERIFY2(result.out.contains(QLatin1String(line)), qPrintable(result.out));
    }
    QStringList lines = result.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.removeDuplicates(), 0);
}

void TestJudgingCommands::explainBeginsWithTheNumber()
{
    const Run user = onGolden("explain", "fair_tree_rules", { "--account", "chem", "--user", "fay" });
    QCOMPARE(user.exitCode, 0);
    QVERIFY2(user.out.contains("0.500000") && user.out.contains("1.751250"), qPrintable(user.out));
    QVERIFY2(user.out.indexOf("F = 0.500000") >= 0 && user.out.indexOf("F = 0.500000") < user.out.indexOf("1.751250"), qPrintable(user.out));
    const Run account = onGolden("explain", "fair_tree_rules", { "--account", "CHEM" }); // Slurm folds account names
    QVERIFY2(account.out.contains("0.767271"), qPrintable(account.out));
    const Run job = onGolden("explain", "fair_tree_rules", { "--job", "4", "--partition", "short" });
    QVERIFY2(job.out.contains("106000"), qPrintable(job.out));
    const Run billing = onGolden("explain", "tres_max", { "--job", "1", "--quantity", "billing" });
    QCOMPARE(billing.exitCode, 0);
}

void TestJudgingCommands::explainRefusesWhatIsNotThere()
{
    QCOMPARE(onGolden("explain", "fair_tree_rules", { "--account", "nowhere" }).exitCode, 2);
    QCOMPARE(onGolden("explain", "fair_tree_rules", { "--account", "chem", "--user", "nobody" }).exitCode, 2);
    QCOMPARE(onGolden("explain", "fair_tree_rules", { "--job", "4711" }).exitCode, 2);
    QCOMPARE(onGolden("explain", "fair_tree_rules").exitCode, 2);
    QCOMPARE(onGolden("explain", "fair_tree_rules", { "--account", "chem", "--quantity", "luck" }).exitCode, 2);
}

APPORTION_TEST(TestJudgingCommands)
} // namespace test_judging_commands

#include "test_judging_commands.moc"
