// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/fake_commands.h"
#include "cluster/pull_folder.h"
#include "command_run.h"
#include "storage/open_files.h"
#include "support/test_case.h"

#include <QTest>

namespace test_pull_command
{

using namespace apportion;
using namespace apportion::testing;

class TestPullCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fakes = std::make_unique<FakeCommands>();
        m_out = m_fakes->file(QStringLiteral("now.apportion")).toStdString();
        m_saved = m_fakes->file(QStringLiteral("saved")).toStdString();
    }
    void cleanup() { m_fakes.reset(); }

    void pulledPolicyHoldsWhatTheCommandsPrinted()
    {
        const Run result = run({ "pull", "--out", m_out });
        QVERIFY2(result.exitCode == 0, qPrintable(result.err));
        QVERIFY2(result.err.contains("[1/15] $ LC_ALL=C TZ=UTC SLURM_TIME_FORMAT=standard SLURM_BITSTR_LEN=0 scontrol show config\n"),
            qPrintable(result.err));
        const std::string golden = APPORTION_TEST_DATA "/goldens/fair_tree_rules/";
        QCOMPARE(run({ "sshare", m_out }).out,
            run({ "sshare", "--slurm-conf", golden + "slurm.conf", "--associations", golden + "associations.cfg", "--usage", golden + "usage.txt" })
                .out);
        // the terms of sprio are a part of what was compared
        const auto agreed = [&golden](const std::vector<std::string> &sprio) {
            std::vector<std::string> words { "agree", "--slurm-conf", golden + "slurm.conf", "--associations", golden + "associations.cfg", "--usage",
                golden + "usage.txt", "--jobs", golden + "jobs.txt", "--partitions", golden + "partitions.txt", "--time-zone", "UTC" };
            words.insert(words.end(), sprio.begin(), sprio.end());
            return run(words).out;
        };
        const auto compared = [](const QString &out) { return out.section(QStringLiteral(" of "), 1).section(QLatin1Char(' '), 0, 0).toInt(); };
        const int whole = compared(run({ "agree", m_out }).out);
        QCOMPARE(whole, compared(agreed({ "--sprio", golden + "sprio.txt" })));
        QVERIFY(whole > compared(agreed({})));
    }

    void whatIsPulledIsKeptInTheHistory()
    {
        const auto pulls = [] { return run({ "history", "list" }).out.count("|pull|"); };
        const auto before = pulls();
        QCOMPARE(run({ "pull", "--out", m_out }).exitCode, 0);
        QCOMPARE(pulls(), before + 1);
        QCOMPARE(run({ "pull", "--save", m_saved }).exitCode, 0);
        QCOMPARE(pulls(), before + 2);
        QCOMPARE(run({ "pull", "--out", m_out, "--force", "--no-history" }).exitCode, 0);
        m_fakes->fail(QStringLiteral("sshare"), "echo 'Access/permission denied' >&2; exit 1");
        QCOMPARE(run({ "pull", "--out", m_out, "--force" }).exitCode, 1); // nobody said what was used
        QCOMPARE(pulls(), before + 2);
    }

    void savedAnswersGiveTheSamePolicy()
    {
        QCOMPARE(run({ "pull", "--out", m_out, "--save", m_saved }).exitCode, 0);
        QVERIFY(cluster::isPullFolder(QString::fromStdString(m_saved)));
        qputenv("TZ", "Asia/Tokyo"); // who opens it may live elsewhere
        const std::string again = m_out + "2.apportion";
        const Run imported = run({ "import", m_saved, "--out", again });
        qputenv("TZ", "UTC");
        QVERIFY2(imported.exitCode == 0, qPrintable(imported.err));
        QCOMPARE(FakeCommands::contents(QString::fromStdString(again)), FakeCommands::contents(QString::fromStdString(m_out)));
    }

    void anAnswerInWhichNothingIsFoundIsAFinding()
    {
        QCOMPARE(run({ "pull", "--out", m_out }).exitCode, 0);
        const QByteArray whole = FakeCommands::contents(QString::fromStdString(m_out));
        m_fakes->answer(QStringLiteral("qos"), "something else\n");
        const Run pulled = run({ "pull", "--out", m_out, "--force" });
        QCOMPARE(pulled.exitCode, 1);
        QVERIFY2(pulled.err.contains("error: There is no QOS in the file") && pulled.err.contains("stays as it is"), qPrintable(pulled.err));
        QCOMPARE(FakeCommands::contents(QString::fromStdString(m_out)), whole);
    }

    void aClusterOfNobodyReplacesNoFile()
    {
        QCOMPARE(run({ "pull", "--out", m_out }).exitCode, 0);
        const QByteArray whole = FakeCommands::contents(QString::fromStdString(m_out));
        m_fakes->answer(QStringLiteral("dump"), "Cluster - 'oracle':Fairshare=1\nParent - 'root'\nUser - 'root':DefaultAccount='root':Fairshare=1\n");
        QCOMPARE(run({ "pull", "--out", m_out, "--force" }).exitCode, 1);
        QCOMPARE(FakeCommands::contents(QString::fromStdString(m_out)), whole);
    }

    void savedAnswersAreAsOldAsTheyAre()
    {
        QCOMPARE(run({ "pull", "--save", m_saved }).exitCode, 0);
        const QString path = QString::fromStdString(m_saved) + "/README.txt";
        QByteArray manifest = FakeCommands::contents(path);
        const qsizetype at = manifest.indexOf("asked:    2");
        QVERIFY(at > 0);
        manifest.replace(at + 10, 4, "2021");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(manifest) == manifest.size());
        file.close();
        QCOMPARE(run({ "import", m_saved, "--out", m_out }).exitCode, 0);
        QVERIFY(FakeCommands::contents(QString::fromStdString(m_out)).contains("\"when\":\"2021-" + manifest.mid(at + 15, 15) + '"'));
    }

    void dryRunRunsNothing()
    {
        const Run result = run({ "pull", "--dry-run", "--host", "me@login", "--bin", "/opt/slurm/bin" });
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(result.out.count('\n'), static_cast<qsizetype>(cluster::questions().size()) + 2);
        QVERIFY(result.out.startsWith("ssh -T -o BatchMode=yes -o ConnectTimeout=10 -- me@login 'sh -c "));
        QVERIFY(result.out.contains("LC_ALL=C; export LC_ALL; ") && result.out.contains("\n# which is given, a line each:\n"));
        QVERIFY(result.out.contains("\n/opt/slurm/bin/sshare -a --json"));
        QVERIFY(!QFileInfo::exists(m_fakes->file(QStringLiteral("asked"))) && m_fakes->sshWords().isEmpty());
    }

    void aFailureExitsWithOneAndWritesTheRest()
    {
        m_fakes->fail(QStringLiteral("sshare"), "echo 'Access/permission denied' >&2; exit 1");
        const Run result = run({ "pull", "--out", m_out });
        QCOMPARE(result.exitCode, 1);
        QVERIFY2(result.err.contains("sshare -a -l -P is not permitted: Access/permission denied"), qPrintable(result.err));
        QVERIFY(QFileInfo::exists(QString::fromStdString(m_out)));
    }

    void aPartialPullReplacesNothing()
    {
        QCOMPARE(run({ "pull", "--out", m_out, "--save", m_saved }).exitCode, 0);
        const QString saved = QString::fromStdString(m_saved);
        const QByteArray policy = FakeCommands::contents(QString::fromStdString(m_out));
        const QByteArray manifest = FakeCommands::contents(saved + "/README.txt");
        m_fakes->fail(QStringLiteral("sshare"), "echo 'Access/permission denied' >&2; exit 1");
        for (const char *name : { "now.partial.apportion", "now.partial2.apportion" }) {
            const Run result = run({ "pull", "--out", m_out, "--save", m_saved, "--force" });
            QCOMPARE(result.exitCode, 1);
            QVERIFY2(result.err.contains("stays as it is"), qPrintable(result.err));
            QVERIFY(QFileInfo::exists(m_fakes->file(QLatin1String(name))));
        }
        QCOMPARE(FakeCommands::contents(QString::fromStdString(m_out)), policy);
        QCOMPARE(FakeCommands::contents(saved + "/README.txt"), manifest);
        // what it lacks is told when it is opened
        const Run opened = run({ "sshare", "--associations", m_saved + ".partial/associations.cfg" });
        QCOMPARE(opened.exitCode, 0);
        QVERIFY2(opened.err.contains("the cluster did not give this answer: ") && opened.err.contains("usage.txt"), qPrintable(opened.err));
    }

    void whatPrivateDataHidesIsToldOfSavedAnswersToo()
    {
        m_fakes->answer(QStringLiteral("config"), FakeCommands::contents(m_fakes->file("config.answer")) + "PrivateData = accounts\n");
        m_fakes->fail(QStringLiteral("dump"), "echo 'access denied' >&2; exit 1");
        m_fakes->answer(QStringLiteral("assoc"), "Cluster|Account|User|Share\noracle|root||1\noracle|a||3\noracle|a|ann|1\n");
        m_fakes->answer(QStringLiteral("account"), "Account|Descr|Org\na|The first|physics\n");
        m_fakes->answer(QStringLiteral("user"), "User|Def Acct|Def WCKey|Admin|Coord Accounts\nann|a||Operator|a\n");
        const Run pulled = run({ "pull", "--save", m_saved });
        QCOMPARE(pulled.exitCode, 1);
        QVERIFY2(pulled.err.contains("you see 2 and 1"), qPrintable(pulled.err));
        const Run imported = run({ "import", m_saved, "--out", m_out });
        QVERIFY2(imported.err.contains("is a part: PrivateData=accounts: of an unknown number"), qPrintable(imported.err));
        const QByteArray policy = FakeCommands::contents(QString::fromStdString(m_out));
        QVERIFY2(policy.contains("Description='The first':Organization='physics'"), policy.constData());
        QVERIFY2(policy.contains("DefaultAccount='a':AdminLevel='Operator':Coordinator='a'"), policy.constData());
    }

    void savedAnswersThatWereCutAreNotComplete()
    {
        QCOMPARE(run({ "pull", "--out", m_out, "--save", m_saved }).exitCode, 0);
        const QString path = QString::fromStdString(m_saved) + "/associations.cfg";
        QFile file(path);
        QVERIFY(file.resize(file.size() / 2));
        const std::string out = m_out + ".out";
        for (const std::vector<std::string> &verb : std::vector<std::vector<std::string>> { { "import", m_saved, "--out", out },
                 { "export", m_out, "--against", m_saved, "--out", out }, { "sshare", m_saved }, { "check", m_saved } }) {
            const Run result = run(verb);
            QVERIFY2(result.exitCode == 2, verb[0].c_str());
            QVERIFY(result.out.isEmpty());
            QVERIFY2(result.err.contains("associations.cfg") && result.err.contains("it is not complete"), qPrintable(result.err));
            QVERIFY(!QFileInfo::exists(QString::fromStdString(out)));
        }
        QVERIFY(QFile::remove(path));
        const std::string golden = APPORTION_TEST_DATA "/goldens/fair_tree_rules/";
        const Run without = run({ "export", "--associations", golden + "associations.cfg", "--against", m_saved, "--out", out });
        QCOMPARE(without.exitCode, 2);
        QVERIFY2(without.err.contains("has no associations") && without.err.contains("is not there any more"), qPrintable(without.err));
    }

    void nothingToWorkWithExitsWithTwo()
    {
        m_fakes->fail(QStringLiteral("ssh"), "echo 'ssh: Could not resolve hostname nowhere' >&2; exit 255");
        QCOMPARE(run({ "pull", "--host", "nowhere", "--out", m_out, "--save", m_saved }).exitCode, 2);
        QVERIFY(!QFileInfo::exists(QString::fromStdString(m_saved)) && !QFileInfo::exists(QString::fromStdString(m_out)));
    }

    void nothingIsAskedWhenTheResultHasNoPlace()
    {
        QCOMPARE(run({ "pull", "--out", m_out }).exitCode, 0);
        QVERIFY(QFile::remove(m_fakes->file(QStringLiteral("asked"))));
        QCOMPARE(run({ "pull", "--out", m_out }).exitCode, 2); // it is there
        QCOMPARE(run({ "pull", "--out", m_saved + "/nowhere/now.apportion" }).exitCode, 2);
        QCOMPARE(run({ "pull", "--save", QFileInfo(m_fakes->file(QStringLiteral("ssh"))).path().toStdString() }).exitCode, 2);
        QCOMPARE(run({ "pull", "--out", "/proc/now.apportion" }).exitCode, 2); // which looks writable
        QCOMPARE(run({ "pull", "--save", "/proc/nowhere/answers" }).exitCode, 2);
        QCOMPARE(run({ "pull", "--save", m_out + "/answers" }).exitCode, 2); // below a file
        QVERIFY(!QFileInfo::exists(m_fakes->file(QStringLiteral("asked"))));
        QCOMPARE(run({ "pull", "--out", m_out, "--force" }).exitCode, 0);
    }

    void wrongCommandLinesExitWithTwo()
    {
        QCOMPARE(run({ "pull" }).exitCode, 2);
        QCOMPARE(run({ "pull", "--dry-run", "--host=-oProxyCommand=x" }).exitCode, 2);
        QCOMPARE(run({ "pull", "--dry-run", "--host", "" }).exitCode, 2);
        QCOMPARE(run({ "pull", "--dry-run", "--cluster", "a b" }).exitCode, 2);
        QCOMPARE(run({ "pull", "--dry-run", "--bin", "relative" }).exitCode, 2);
        QCOMPARE(run({ "pull", "--dry-run", "--timeout", "0" }).exitCode, 2);
        QCOMPARE(run({ "pull", "--dry-run", "--timeout", "soon" }).exitCode, 2);
    }

private:
    std::unique_ptr<FakeCommands> m_fakes;
    std::string m_out;
    std::string m_saved;
};

APPORTION_TEST(TestPullCommand)
} // namespace test_pull_command

#include "test_pull_command.moc"
