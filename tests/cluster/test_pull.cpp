// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/pull.h"
#include "cluster/pull_folder.h"
#include "fake_commands.h"
#include "pull_run.h"
#include "support/test_case.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

namespace test_pull
{

using namespace apportion;
using namespace apportion::cluster;

class TestPull : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fakes = std::make_unique<FakeCommands>(); }
    void cleanup() { m_fakes.reset(); }

    void everyAnswerIsTaken();
    void theLastResetIsTakenWhereItMayBeRead();
    void throughSshTheSameAnswersCome();
    void whatALoginShellPrintsIsNoAnswer();
    void exitCodesComeThroughSsh();
    void answersThroughSshAreBounded();
    void whatPrivateDataHidesIsTold();
    void commandsRunWithoutTranslationsAndInUtc();
    void failuresAreToldAndTheRestIsTaken_data();
    void failuresAreToldAndTheRestIsTaken();
    void whoMayNotDumpIsShownTheAssociations();
    void olderReleasesAreAskedMorePlainly();
    void usageComesAsJsonWhereTheReleaseHasIt_data();
    void usageComesAsJsonWhereTheReleaseHasIt();
    void answersDespiteAWarningAreTaken();
    void withoutSettingsTheAssociationsAreNotAskedBlindly();
    void includedFilesAreFetchedAndKept_data();
    void includedFilesAreFetchedAndKept();
    void includedFilesOfThisMachineAreNotRead();
    void includesAreBounded();

private:
    /// Makes the cluster's slurm.conf and what lies beside it.
    QString makeConf(const QMap<QString, QByteArray> &files)
    {
        const QDir folder(m_fakes->file("conf"));
        for (auto file = files.begin(); file != files.end(); ++file) {
            QDir().mkpath(QFileInfo(folder.filePath(file.key())).path());
            QFile made(folder.filePath(file.key()));
            if (made.open(QIODevice::WriteOnly)) {
                made.write(file.value());
            }
        }
        m_fakes->setConf(folder.filePath("slurm.conf"));
        return folder.path();
    }
    static Policy imported(const slurm::ImportFiles &files, Diagnostics *told = nullptr)
    {
        slurm::Imported result = slurm::importFiles(files, slurm::utcClock());
        if (told != nullptr) {
            *told = result.diagnostics;
        }
        return result.policy;
    }

    std::unique_ptr<FakeCommands> m_fakes;
};

void TestPull::everyAnswerIsTaken()
{
    Pull pull({});
    QSignalSpy changes(&pull, &Pull::askedChanged);
    QVERIFY(run(pull));
    QVERIFY2(pull.failures().empty(), pull.failures().empty() ? "" : pull.failures().front().english().c_str());
    QCOMPARE(pull.answers().size(), static_cast<qsizetype>(questions().size()));
    const QString golden = QStringLiteral(APPORTION_TEST_DATA "/goldens/fair_tree_rules/");
    QCOMPARE(answerOf(pull, QuestionId::Associations), FakeCommands::contents(golden + "associations.cfg"));
    QCOMPARE(answerOf(pull, QuestionId::SlurmConf), FakeCommands::contents(golden + "slurm.conf"));
    QCOMPARE(answerOf(pull, QuestionId::Jobs), FakeCommands::contents(golden + "jobs.txt"));
    QCOMPARE(of(pull, QuestionId::Jobs).bytes, answerOf(pull, QuestionId::Jobs).size());
    QVERIFY(changes.size() >= 2 * static_cast<qsizetype>(questions().size()));
    QVERIFY(FakeCommands::contents(m_fakes->file("asked")).contains("dump oracle file=associations.cfg"));
}

/// Which is what only few may do: for all others it is said what that means.
void TestPull::theLastResetIsTakenWhereItMayBeRead()
{
    Pull pull({});
    QVERIFY(run(pull));
    const slurm::Imported imported = slurm::importFiles(pull.importFiles(), slurm::utcClock());
    QCOMPARE(imported.situation.lastReset, std::optional<std::int64_t>(0x69a38100));
    QVERIFY(QFile::remove(m_fakes->file("priority_last_decay_ran")));
    Pull without({});
    QVERIFY(run(without));
    QCOMPARE(without.failures().size(), std::size_t { 1 });
    const Diagnostic failure = without.failures().front();
    QCOMPARE(failure.severity, Severity::Note);
    QVERIFY(failure.advice.english().find("PriorityUsageResetPeriod") != std::string::npos);
    QVERIFY(without.importFiles().decayState.empty());
    // of another cluster, this machine has no state
    PullOptions options;
    options.clusterName = "oracle";
    Pull other(options);
    QVERIFY(run(other));
    QCOMPARE(of(other, QuestionId::LastReset).state, Asked::State::Skipped);
    QCOMPARE(of(other, QuestionId::LastReset).failure->severity, Severity::Note);
}

void TestPull::throughSshTheSameAnswersCome()
{
    Pull here({});
    QVERIFY(run(here));
    PullOptions options;
    options.place.host = "me@login";
    Pull there(options);
    QVERIFY(run(there));
    QVERIFY2(there.failures().empty(), there.failures().empty() ? "" : there.failures().front().english().c_str());
    for (const Question &question : questions()) {
        QCOMPARE(answerOf(there, question.id), answerOf(here, question.id));
    }
    QVERIFY(m_fakes->sshWords().startsWith("-T\n-o\nBatchMode=yes\n-o\nConnectTimeout=10\n--\nme@login\nsh -c "));
    QCOMPARE(m_fakes->sshWords().count("--\n"), 1); // one connection for all of them
    QVERIFY(of(there, QuestionId::Usage).invocation.shellText().starts_with("sshare "));
}

void TestPull::whatALoginShellPrintsIsNoAnswer()
{
    Pull here({});
    QVERIFY(run(here));
    m_fakes->fail("ssh", "printf 'Welcome to login\\nClusterName = other\\n'");
    PullOptions options;
    options.place.host = "login";
    Pull there(options);
    QVERIFY(run(there));
    for (const Question &question : questions()) {
        QCOMPARE(answerOf(there, question.id), answerOf(here, question.id));
    }
}

void TestPull::exitCodesComeThroughSsh()
{
    m_fakes->fail("dump", "echo 'half of it'; echo 'access denied' >&2; exit 1");
    m_fakes->fail("tres", "echo 'the moon' >&2; exit 255");
    m_fakes->fail("job", "head -c 100000 /dev/zero >&2; cat \"$here/job.answer\"; exit 0");
    PullOptions options;
    options.place.host = "login";
    Pull pull(options);
    QVERIFY(run(pull));
    QCOMPARE(answerOf(pull, QuestionId::Associations), "Cluster|Account|User\noracle|root|\n"); // not the half of a dump
    QCOMPARE(codeOf(pull, QuestionId::Tres), "pull-failed");
    QVERIFY(of(pull, QuestionId::Tres).failure->english().find("the moon") != std::string::npos);
    QCOMPARE(answerOf(pull, QuestionId::Jobs), FakeCommands::contents(m_fakes->file("job.answer")));
    QCOMPARE(pull.failures().size(), 1U);
    QCOMPARE(m_fakes->sshWords().count("--\n"), 1);
}

void TestPull::answersThroughSshAreBounded()
{
    m_fakes->fail("job", "head -c 1000000000 /dev/zero");
    PullOptions options;
    options.limits.outputBytes = qint64 { 1024 } * 1024;
    options.place.host = "login";
    Pull pull(options);
    QVERIFY(run(pull));
    QCOMPARE(codeOf(pull, QuestionId::Jobs), "pull-too-large");
    QCOMPARE(pull.failures().size(), 1U);
    QCOMPARE(of(pull, QuestionId::Priorities).state, Asked::State::Done); // by another connection
    QCOMPARE(m_fakes->sshWords().count("--\n"), 2);
}

void TestPull::whatPrivateDataHidesIsTold()
{
    const QByteArray config = FakeCommands::contents(m_fakes->file("config.answer"));
    m_fakes->answer("config", config + "PrivateData             = accounts,users\n");
    Pull all({});
    QVERIFY(run(all));
    QVERIFY(all.failures().empty());
    m_fakes->fail("dump", "echo ' You need to be an administrator: access denied' >&2; exit 1");
    Pull some({});
    QVERIFY(run(some));
    const Diagnostics failures = some.failures();
    QVERIFY(!failures.empty() && failures.front().code == "pull-private" && failures.front().severity == Severity::Error);
    QVERIFY(failures.front().english().find("PrivateData=accounts,users: of an unknown number of accounts and users you see 1 and 0")
        != std::string::npos);
    // slurmdbd has settings of its own
    m_fakes->answer("config", config);
    m_fakes->answer(
        "database", "AccountingStoragePass  = secret\nPrivateData = none\n\nSlurmDBD configuration:\nPrivateData            = users,accounts\n");
    Pull others({});
    QVERIFY(run(others));
    QVERIFY(!others.failures().empty() && others.failures().front().code == "pull-private");
    QVERIFY(others.failures().front().english().find("PrivateData=accounts,users: of an unknown") != std::string::npos);
    QCOMPARE(answerOf(others, QuestionId::Database), "PrivateData            = users,accounts\n");
}

void TestPull::commandsRunWithoutTranslationsAndInUtc()
{
    qputenv("LC_ALL", "de_DE.UTF-8");
    qputenv("TZ", "Asia/Tokyo");
    qputenv("SLURM_TIME_FORMAT", "relative");
    Pull pull({});
    QVERIFY(run(pull));
    qputenv("LC_ALL", "C.UTF-8");
    qputenv("TZ", "UTC");
    qunsetenv("SLURM_TIME_FORMAT");
    const QList<QByteArray> lines = FakeCommands::contents(m_fakes->file("asked")).trimmed().split('\n');
    QCOMPARE(lines.size(), static_cast<qsizetype>(questions().size()) - 1); // all but the two of cat, and sshare twice
    for (const QByteArray &line : lines) {
        QVERIFY2(line.endsWith("|C|standard|UTC"), line.constData());
    }
}

void TestPull::failuresAreToldAndTheRestIsTaken_data()
{
    QTest::addColumn<QByteArray>("errors");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("code");
    QTest::newRow("permission") << QByteArray("Access/permission denied") << 1 << "pull-denied";
    QTest::newRow("privileges") << QByteArray(" Your user does not have sufficient privileges to dump clusters.") << 1 << "pull-denied";
    QTest::newRow("no accounting") << QByteArray(
        "You are not running a supported accounting_storage plugin\nOnly 'accounting_storage/slurmdbd' is supported.")
                                   << 1 << "pull-no-accounting";
    QTest::newRow("slurmdbd") << QByteArray("sacctmgr: error: slurm_persist_conn_open_without_init: failed to open persistent connection to "
                                            "host:127.0.0.1:28002: Connection refused\nsacctmgr: error: Sending PersistInit msg: Connection refused")
                              << 1 << "pull-no-database";
    QTest::newRow("slurmctld") << QByteArray("Couldn't get shares from controller: Unable to contact slurm controller (connect failure)") << 1
                               << "pull-no-controller";
    QTest::newRow("munge") << QByteArray(
        "sshare: error: Munge encode failed: Failed to access \"/run/munge/munge.socket.2\": No such file or directory "
        "(Did you start munged?)\nslurm_load_shares: Protocol authentication error")
                           << 1 << "pull-credentials";
    QTest::newRow("versions") << QByteArray("slurm_load_partitions: Incompatible versions of client and server code") << 1 << "pull-versions";
    QTest::newRow("option") << QByteArray("sshare: unrecognized option '--frob'\nTry \"sshare --help\" for more information") << 1 << "pull-too-old";
    QTest::newRow("column") << QByteArray(" Unknown field 'frob'") << 1 << "pull-too-old";
    QTest::newRow("shell") << QByteArray("sh: 1: sshare: not found") << 127 << "pull-not-found";
    QTest::newRow("other") << QByteArray("the moon is full") << 3 << "pull-failed";
    QTest::newRow("silent") << QByteArray() << 3 << "pull-failed";
    QTest::newRow("nothing at all") << QByteArray() << 0 << "pull-empty";
}

void TestPull::failuresAreToldAndTheRestIsTaken()
{
    QFETCH(QByteArray, errors);
    QFETCH(int, exitCode);
    QFETCH(QString, code);
    m_fakes->answer("errors", errors);
    m_fakes->fail("sshare", "cat \"$here/errors.answer\" >&2; exit " + QByteArray::number(exitCode));
    Pull pull({});
    QVERIFY(run(pull));
    const Asked &usage = of(pull, QuestionId::Usage);
    QCOMPARE(usage.state, Asked::State::Failed);
    QVERIFY(usage.failure.has_value());
    QCOMPARE(QString::fromStdString(usage.failure->code), code);
    QCOMPARE(usage.failure->severity, Severity::Error);
    const QString message = QString::fromStdString(usage.failure->message.english());
    QVERIFY2(message.startsWith("sshare -a -l -P") && !message.contains('%') && !message.contains('\n'), qPrintable(message));
    QVERIFY(!usage.failure->advice.isEmpty() || code == "pull-failed");
    const int unanswered = code == "pull-no-controller" ? 3 : 1; // jobs and their terms are not asked for then
    QCOMPARE(pull.failures().size(), static_cast<std::size_t>(unanswered));
    QCOMPARE(pull.answers().size(), static_cast<qsizetype>(questions().size()) - unanswered);
    QVERIFY(pull.importFiles().usage.empty());
}

void TestPull::whoMayNotDumpIsShownTheAssociations()
{
    m_fakes->fail("dump", "echo ' Your user does not have sufficient privileges to dump clusters.' >&2; exit 1");
    Pull pull({});
    QVERIFY(run(pull));
    QVERIFY(pull.failures().empty());
    QCOMPARE(answerOf(pull, QuestionId::Associations), "Cluster|Account|User\noracle|root|\n");
    const QByteArray asked = FakeCommands::contents(m_fakes->file("asked"));
    QVERIFY(asked.contains("-P show assoc cluster=oracle wopl withrawqoslevel format=Cluster,"));
}

void TestPull::olderReleasesAreAskedMorePlainly()
{
    m_fakes->fail("qos", "case \"$*\" in *format=*) echo ' Unknown field '\\''LimitFactor'\\''' >&2; exit 1;; esac");
    Pull pull({});
    QVERIFY(run(pull));
    QVERIFY(pull.failures().empty());
    QCOMPARE(answerOf(pull, QuestionId::Qos), "Name|Priority|GraceTime\nnormal|0|00:00:00\n");
}

void TestPull::usageComesAsJsonWhereTheReleaseHasIt_data()
{
    addHosts();
}

void TestPull::usageComesAsJsonWhereTheReleaseHasIt()
{
    QFETCH(QString, host);
    const QByteArray json = FakeCommands::contents(APPORTION_TEST_DATA "/slurm-json/shares_v0.0.44.json");
    const QByteArray text = FakeCommands::contents(m_fakes->file("sshare.answer"));
    m_fakes->answer("shares", json);
    PullOptions options;
    options.place.host = host.toStdString();
    options.limits.outputBytes = qint64 { 1024 } * 1024;
    options.limits.time = std::chrono::milliseconds(2000);
    for (const auto &[lines, answer] :
        { std::pair(QByteArray(":"), json), { "head -c 2000000 /dev/zero", text }, { "sleep 300", text }, { "kill -SEGV $$", text } }) {
        m_fakes->fail("shares", lines);
        Pull pull(options);
        QVERIFY(run(pull));
        QVERIFY2(pull.failures().empty(), pull.failures().empty() ? "" : pull.failures().front().english().c_str());
        QCOMPARE(answerOf(pull, QuestionId::Usage), answer);
    }
}

void TestPull::answersDespiteAWarningAreTaken()
{
    m_fakes->fail("job", "echo 'Unauthorized users: access denied by law' >&2");
    m_fakes->fail("tres", "echo 'No such thing'; echo 'slurm_load_jobs error: Unable to contact slurm controller (connect failure)' >&2; exit 0");
    Pull pull({});
    QVERIFY(run(pull));
    QCOMPARE(of(pull, QuestionId::Jobs).state, Asked::State::Done);
    QCOMPARE(codeOf(pull, QuestionId::Tres), "pull-no-controller"); // though it ended with 0 and printed something
}

void TestPull::withoutSettingsTheAssociationsAreNotAskedBlindly()
{
    m_fakes->fail("config", "echo 'slurm_load_ctl_conf error: Unable to contact slurm controller (connect failure)' >&2; exit 1");
    Pull pull({});
    QVERIFY(run(pull));
    QCOMPARE(codeOf(pull, QuestionId::Configuration), "pull-no-controller");
    QCOMPARE(codeOf(pull, QuestionId::Associations), "pull-unknown");
    QVERIFY(!FakeCommands::contents(m_fakes->file("asked")).contains("assoc"));
    PullOptions named;
    named.clusterName = "oracle";
    Pull again(named);
    QVERIFY(run(again));
    QCOMPARE(of(again, QuestionId::Associations).state, Asked::State::Done);
}

void TestPull::includedFilesAreFetchedAndKept_data()
{
    addHosts();
}

void TestPull::includedFilesAreFetchedAndKept()
{
    QFETCH(QString, host);
    const QString conf
        = makeConf({ { "oracle.conf", "PriorityWeightAge=11\n" }, { "a $(touch pwned)'.conf", "NodeName=a1 CPUs=4\nInclude more/deep.conf\n" },
            { "more/deep.conf", "PriorityWeightQOS=13\n" }, { "parts/1.conf", "PartitionName=one Nodes=a1\n" },
            { "parts/2.conf", "PartitionName=two Nodes=a1\n" }, { "parts/.hidden.conf", "PartitionName=three Nodes=a1\n" } });
    makeConf({ { "slurm.conf",
        "ClusterName=oracle\nInclude %c.conf\nInclude \"a $(touch pwned)'.conf\"\nInclude " + conf.toUtf8()
            + "/parts/*.conf\nInclude gone.conf\n" } });
    PullOptions options;
    options.place.host = host.toStdString();
    Pull pull(options);
    QVERIFY(run(pull));
    QCOMPARE(pull.answers().size(), static_cast<qsizetype>(questions().size()));
    QCOMPARE(pull.failures().size(), std::size_t { 1 });
    QVERIFY2(pull.failures().front().english().find("gone.conf") != std::string::npos, pull.failures().front().english().c_str());
    const QString saved = m_fakes->file("saved");
    QCOMPARE(savePull(pull.asked(), options, QDateTime::currentDateTimeUtc(), saved), QString());
    QVERIFY(FakeCommands::contents(saved + "/README.txt").contains("slurm.conf.included/relative/more/deep.conf"));
    QVERIFY(QDir(conf).removeRecursively()); // from here on, nothing but what was fetched is there
    QVERIFY(!QFile::exists("pwned") && !QFile::exists(m_fakes->file("pwned")) && !QFile::exists(pull.folder()->filePath("pwned")));
    slurm::ImportFiles files;
    files.slurmConf = of(pull, QuestionId::SlurmConf).answer.toStdString();
    Diagnostics told;
    const Policy policy = imported(files, &told);
    QCOMPARE(policy.priority.weightAge, 11U);
    QCOMPARE(policy.priority.weightQos, 13U);
    QCOMPARE(policy.nodeGroups->size(), std::size_t { 1 });
    QCOMPARE(policy.partitions->size(), std::size_t { 2 });
    QVERIFY(std::any_of(told.begin(), told.end(), [](const Diagnostic &d) {
        return d.message.english() == "\"gone.conf\" could not be included."
            && d.advice.english().find("included/relative/gone.conf") != std::string::npos;
    }));
    files.slurmConf = (saved + "/slurm.conf").toStdString();
    QVERIFY(imported(files) == policy);
    QCOMPARE(savePull(pull.asked(), options, QDateTime::currentDateTimeUtc(), saved), QString()); // it may be replaced
}

void TestPull::includedFilesOfThisMachineAreNotRead()
{
    const QString here = m_fakes->file("here.conf");
    QFile file(here);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("PriorityWeightAge=99\n") > 0);
    file.close();
    makeConf({ { "slurm.conf", "ClusterName=oracle\nInclude " + here.toUtf8() + "\nInclude ../here.conf\n" } });
    PullOptions options;
    options.place.host = "login";
    // the host does not have it
    QFile cat(m_fakes->file("cat"));
    QVERIFY(cat.open(QIODevice::WriteOnly)
        && cat.write("#!/bin/sh\ncase $* in *here.conf*) echo 'cat: No such file or directory' >&2; exit 1;; esac\nexec /bin/cat \"$@\"\n") > 0);
    cat.close();
    QVERIFY(cat.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    Pull pull(options);
    QVERIFY(run(pull));
    QCOMPARE(pull.failures().size(), std::size_t { 2 });
    slurm::ImportFiles files;
    files.slurmConf = of(pull, QuestionId::SlurmConf).answer.toStdString();
    QCOMPARE(imported(files).priority.weightAge, 0U);
}

void TestPull::includesAreBounded()
{
    QByteArray many = "ClusterName=oracle\nInclude slurm.conf\nInclude /dev/zero\n";
    for (int i = 0; i < 300; ++i) {
        many += "Include part" + QByteArray::number(i) + ".conf\n";
    }
    makeConf({ { "slurm.conf", many } });
    Pull pull({});
    QVERIFY(run(pull));
    const Asked &conf = of(pull, QuestionId::SlurmConf);
    QVERIFY(conf.state == Asked::State::Done);
    QCOMPARE(conf.included.size(), std::size_t { 201 });
    QVERIFY(conf.included[1].failure); // endless
    QVERIFY(conf.included.back().failure->message.english().find("too many included files") != std::string::npos);
}

APPORTION_TEST(TestPull)
} // namespace test_pull

#include "test_pull.moc"
