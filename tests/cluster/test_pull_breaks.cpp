// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/pull.h"
#include "fake_commands.h"
#include "pull_run.h"
#include "support/patience.h"
#include "support/sanitizer.h"
#include "support/test_case.h"

#include <QFileInfo>
#include <QStandardPaths>
#include <QTest>

#include <sys/resource.h>

namespace test_pull_breaks
{

using namespace apportion;
using namespace apportion::cluster;

/// What does not answer, breaks off, hangs or never ends.
class TestPullBreaks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fakes = std::make_unique<FakeCommands>(); }
    void cleanup() { m_fakes.reset(); }

    void aConnectionThatBreaksIsTold();
    void aSilentControllerIsAskedOnce();
    void aSilentHostIsAskedOnce();
    void aSilentDatabaseIsAskedOnce();
    void aCommandThatIsNotThereIsTold();
    void whatHangsIsEndedWithAllThatItStarted_data();
    void whatHangsIsEndedWithAllThatItStarted();
    void whatPrintsWithoutEndIsStopped();
    void cancelledPullKeepsWhatItHas();
    void aHostThatCannotBeReachedEndsThePull_data();
    void aHostThatCannotBeReachedEndsThePull();

private:
    std::unique_ptr<FakeCommands> m_fakes;
};

void TestPullBreaks::aConnectionThatBreaksIsTold()
{
    m_fakes->fail("node", "kill -9 0");
    PullOptions options;
    options.place.host = "login";
    Pull pull(options);
    QVERIFY(run(pull));
    QCOMPARE(of(pull, QuestionId::Nodes).state, Asked::State::Failed);
    QVERIFY(pull.importFiles().nodes.empty());
    QVERIFY(!pull.importFiles().partitions.empty());
}

void TestPullBreaks::aSilentControllerIsAskedOnce()
{
    m_fakes->fail("config", "echo 'slurm_load_ctl_conf error: Unable to contact slurm controller (connect failure)' >&2; exit 1");
    PullOptions options;
    options.clusterName = "oracle";
    Pull pull(options);
    QVERIFY(run(pull));
    const QByteArray asked = FakeCommands::contents(m_fakes->file("asked"));
    QCOMPARE(asked.count("scontrol "), 1);
    QCOMPARE(asked.count("sshare "), 0);
    QVERIFY(asked.contains("dump oracle"));
}

void TestPullBreaks::aSilentHostIsAskedOnce()
{
    m_fakes->fail("ssh", "sleep 300");
    PullOptions options;
    options.place.host = "login";
    options.limits.time = std::chrono::milliseconds(500);
    Pull pull(options);
    QVERIFY(run(pull));
    QCOMPARE(codeOf(pull, QuestionId::Configuration), "pull-timeout");
    QCOMPARE(pull.failures().size(), questions().size());
    QCOMPARE(codeOf(pull, QuestionId::Tres), "pull-skipped");
    QCOMPARE(m_fakes->sshWords().count("--\n"), 1);
}

void TestPullBreaks::aSilentDatabaseIsAskedOnce()
{
    m_fakes->fail("tres", "sleep 300");
    PullOptions options;
    options.limits.time = std::chrono::milliseconds(700);
    Pull pull(options);
    QVERIFY(run(pull));
    QCOMPARE(codeOf(pull, QuestionId::Tres), "pull-timeout");
    for (const QuestionId id : { QuestionId::Qos, QuestionId::Associations, QuestionId::Accounts, QuestionId::Users }) {
        QCOMPARE(codeOf(pull, id), "pull-skipped");
    }
    QCOMPARE(of(pull, QuestionId::Usage).state, Asked::State::Done);
    QCOMPARE(FakeCommands::contents(m_fakes->file("asked")).count("sacctmgr "), 1);
}

void TestPullBreaks::aCommandThatIsNotThereIsTold()
{
    m_fakes->remove("sshare");
    if (!QStandardPaths::findExecutable("sshare").isEmpty()) {
        PullOptions options; // this machine has Slurm's own: look only among ours
        options.place.commandFolder = QFileInfo(m_fakes->file("ssh")).path().toStdString();
        Pull pull(options);
        QVERIFY(run(pull));
        QCOMPARE(codeOf(pull, QuestionId::Usage), "pull-not-found");
        QCOMPARE(pull.failures().size(), 1U);
        return;
    }
    Pull pull({});
    QVERIFY(run(pull));
    QCOMPARE(codeOf(pull, QuestionId::Usage), "pull-not-found");
    QCOMPARE(pull.failures().size(), 1U);
}

void TestPullBreaks::whatHangsIsEndedWithAllThatItStarted_data()
{
    addHosts();
}

void TestPullBreaks::whatHangsIsEndedWithAllThatItStarted()
{
    QFETCH(QString, host);
    m_fakes->fail("node", "sleep 300 & echo $! >\"$here/child\"; wait");
    PullOptions options;
    options.limits.time = std::chrono::milliseconds(700);
    options.place.host = host.toStdString();
    Pull pull(options);
    QVERIFY(run(pull));
    QCOMPARE(codeOf(pull, QuestionId::Nodes), "pull-timeout");
    QCOMPARE(pull.failures().size(), 1U);
    const QByteArray child = FakeCommands::contents(m_fakes->file("child")).trimmed();
    QVERIFY(!child.isEmpty());
    const auto hasEnded = [&child] {
        const QByteArray status = FakeCommands::contents("/proc/" + QString::fromLatin1(child) + "/stat");
        return status.isEmpty() || status.contains(") Z ");
    };
    QVERIFY(waitFor(hasEnded));
}

void TestPullBreaks::whatPrintsWithoutEndIsStopped()
{
    rusage before {};
    getrusage(RUSAGE_SELF, &before);
    m_fakes->fail("job", "head -c 1000000000 /dev/zero");
    m_fakes->fail("tres", "head -c 100000000 /dev/zero >&2; exit 1");
    PullOptions options;
    options.limits.outputBytes = qint64 { 8 } * 1024 * 1024;
    Pull pull(options);
    QVERIFY(run(pull));
    QCOMPARE(codeOf(pull, QuestionId::Jobs), "pull-too-large");
    QVERIFY(of(pull, QuestionId::Jobs).bytes <= options.limits.outputBytes);
    QCOMPARE(codeOf(pull, QuestionId::Tres), "pull-failed");
    QCOMPARE(pull.failures().size(), 2U);
    rusage after {};
    getrusage(RUSAGE_SELF, &after);
    QVERIFY2(
        isSanitized || after.ru_maxrss - before.ru_maxrss < 64L * 1024, qPrintable(QString::number(after.ru_maxrss - before.ru_maxrss))); // in kB
}

void TestPullBreaks::cancelledPullKeepsWhatItHas()
{
    m_fakes->fail("node", "sleep 300");
    Pull pull({});
    connect(&pull, &Pull::askedChanged, &pull, [&pull] {
        if (of(pull, QuestionId::Nodes).state == Asked::State::Running) {
            pull.cancel();
        }
    });
    QVERIFY(run(pull));
    QCOMPARE(codeOf(pull, QuestionId::Nodes), "pull-cancelled");
    QCOMPARE(of(pull, QuestionId::Usage).state, Asked::State::Skipped);
    QCOMPARE(pull.answers().size(), 3);
}

void TestPullBreaks::aHostThatCannotBeReachedEndsThePull_data()
{
    QTest::addColumn<QByteArray>("errors");
    QTest::addColumn<QString>("code");
    QTest::newRow("name") << QByteArray("ssh: Could not resolve hostname nowhere: Name or service not known") << "pull-unreachable";
    QTest::newRow("refused") << QByteArray("ssh: connect to host login port 22: Connection refused") << "pull-unreachable";
    QTest::newRow("key") << QByteArray("me@login: Permission denied (publickey,password).") << "pull-ssh-denied";
    QTest::newRow("host key") << QByteArray("Host key verification failed.") << "pull-host-key";
    QTest::newRow("banner") << QByteArray("*** No error: you are denied if you are not permitted ***\nlogin: Permission denied (publickey).")
                            << "pull-ssh-denied";
}

void TestPullBreaks::aHostThatCannotBeReachedEndsThePull()
{
    QFETCH(QByteArray, errors);
    QFETCH(QString, code);
    m_fakes->fail("ssh", "echo '" + errors + "' >&2; exit 255");
    PullOptions options;
    options.place.host = "login";
    Pull pull(options);
    QVERIFY(run(pull));
    QCOMPARE(QString::fromStdString(codeOf(pull, QuestionId::Configuration)), code);
    const std::string told = of(pull, QuestionId::Configuration).failure->english();
    QVERIFY2(told.find(errors.split('\n').last().toStdString()) != std::string::npos, told.c_str());
    QVERIFY(pull.answers().isEmpty());
    QCOMPARE(m_fakes->sshWords().count("--\n"), 1); // it was not tried again
    QCOMPARE(of(pull, QuestionId::Jobs).state, Asked::State::Skipped);
}

APPORTION_TEST(TestPullBreaks)
} // namespace test_pull_breaks

#include "test_pull_breaks.moc"
