// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_run.h"
#include "storage/trace_file.h"
#include "support/test_case.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

namespace test_trace_command
{

using namespace apportion;
using namespace apportion::testing;

class TestTraceCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anImportIsATraceFile();
    void usersAndGroupsOfAWorkloadAreATree();
    void badRowsAreToldAndTheRestIsRead();
    void whatIsNoTraceIsUnusable();
    void filesAreReplacedWhenForced();
    void damagedTracesAreRefusedUnlessForced();
    void generatedTracesAreTheSameForTheSameSeed();
    void longerQueuesAreGeneratedWhenAsked();
    void tracesAreReplayed();
    void whatIsNotModelledIsCountedForEachJob();
    void whatIsNotKeptOfRequestsIsToldOnce();
    void policiesAreCompared();
    void optionsAreChecked();

private:
    std::string file(const char *name, const QByteArray &bytes)
    {
        QFile written(m_folder.filePath(name));
        return written.open(QIODevice::WriteOnly) && written.write(bytes) == bytes.size() ? written.fileName().toStdString() : std::string();
    }
    [[nodiscard]] std::string path(const char *name) const { return m_folder.filePath(name).toStdString(); }
    [[nodiscard]] static std::string sample() { return APPORTION_SOURCE_DIR "/resources/samples/university.apportion"; }

    QTemporaryDir m_folder;
};

const QByteArray good = "JobID|User|Account|Submit|Start|End|State\n7|ann|chem|1000|1010|1070|COMPLETED\n8|bob|bio|1005|Unknown|Unknown|PENDING\n";

QJsonObject object(const Run &run)
{
    return QJsonDocument::fromJson(run.out.toUtf8()).object();
}

void TestTraceCommand::anImportIsATraceFile()
{
    const Run imported = run({ "trace", "import", file("good.txt", good), "--out", path("a.trace"), "--json" });
    QVERIFY2(imported.exitCode == 0, qPrintable(imported.err));
    QCOMPARE(object(imported).value("runs").toInt(), 2);
    QCOMPARE(object(imported).value("PENDING").toInt(), 1);
    const Run info = run({ "trace", "info", path("a.trace"), "--json" });
    QVERIFY2(info.exitCode == 0, qPrintable(info.err));
    QCOMPARE(object(info).value("users").toInt(), 2);
    QCOMPARE(object(info).value("lacks.limit").toInt(), 2);
    QCOMPARE(object(info).value("begin").toString(), "1970-01-01T00:17:50Z");
    QVERIFY(run({ "trace", "info", path("a.trace") }).out.contains("not known: no time limit"));
}

void TestTraceCommand::usersAndGroupsOfAWorkloadAreATree()
{
    const std::string log = file("log.swf",
        "; MaxNodes: 1\n1 0 10 60 16 -1 -1 16 120 -1 1 3 1 -1 2 -1 -1 -1\n2 0 10 60 16 -1 -1 16 120 -1 1 4 1 -1 2 -1 -1 -1\n"
        "3 0 10 60 16 -1 -1 16 120 -1 1 3 2 -1 2 -1 -1 -1\n");
    const Run imported = run({ "trace", "import", log, "--out", path("log.trace"), "--associations", path("tree.cfg") });
    QVERIFY2(imported.exitCode == 0, qPrintable(imported.err));
    QFile written(m_folder.filePath("tree.cfg"));
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QString conf = m_folder.filePath("slurm.conf");
    QCOMPARE(file("slurm.conf", "ClusterName=c\n"), conf.toStdString());
    const Run shares = run({ "sshare", "--slurm-conf", conf.toStdString(), "--associations", path("tree.cfg") });
    for (const char *row : { "g1|u3|1|", "g1|u4|1|", "g2|u3|1|" }) {
        QVERIFY2(QString(shares.out).remove(' ').contains(row), qPrintable(shares.out + shares.err));
    }
}

void TestTraceCommand::badRowsAreToldAndTheRestIsRead()
{
    const Run imported
        = run({ "trace", "import", file("bad.txt", good + "nonsense\n9|eve|chem|never|1|2|COMPLETED\n"), "--out", path("b.trace"), "--json" });
    QCOMPARE(imported.exitCode, 1);
    QCOMPARE(object(imported).value("runs").toInt(), 2);
    QCOMPARE(object(imported).value("badRows").toInt(), 2);
    QVERIFY2(imported.err.contains("bad.txt:4: ") && imported.err.contains("bad.txt:5: "), qPrintable(imported.err));
}

void TestTraceCommand::whatIsNoTraceIsUnusable()
{
    for (const QByteArray &bytes : { QByteArray(), QByteArray("nothing\n"), QByteArray("JobID|Submit|State\nx\n"), QByteArray("{\"jobs\": [") }) {
        const Run imported = run({ "trace", "import", file("none.txt", bytes), "--out", path("c.trace") });
        QCOMPARE(imported.exitCode, 2);
        QVERIFY2(imported.err.contains("No job could be read."), qPrintable(imported.err));
        QVERIFY(imported.out.isEmpty());
    }
    QCOMPARE(run({ "trace", "info", path("there is none") }).exitCode, 2);
    QVERIFY(!QFile::exists(m_folder.filePath("c.trace")));
}

void TestTraceCommand::filesAreReplacedWhenForced()
{
    const std::string there = file("there.trace", "mine");
    QCOMPARE(run({ "trace", "import", file("good.txt", good), "--out", there }).exitCode, 2);
    QFile kept(QString::fromStdString(there));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), QByteArray("mine"));
    QCOMPARE(run({ "trace", "import", file("good.txt", good), "--out", there, "--force" }).exitCode, 0);
    QVERIFY(readTraceFiles({ QString::fromStdString(there) }).complete);
}

void TestTraceCommand::damagedTracesAreRefusedUnlessForced()
{
    QCOMPARE(run({ "trace", "import", file("good.txt", good), "--out", path("d.trace") }).exitCode, 0);
    QFile trace(m_folder.filePath("d.trace"));
    QVERIFY(trace.open(QIODevice::ReadOnly));
    const std::string damaged = file("e.trace", trace.readAll().chopped(3));
    const Run info = run({ "trace", "info", damaged });
    QCOMPARE(info.exitCode, 2);
    QVERIFY(info.out.isEmpty() && info.err.contains("not complete"));
    QCOMPARE(run({ "trace", "import", damaged, "--out", path("f.trace") }).exitCode, 2);
    QCOMPARE(run({ "trace", "info", damaged, "--force" }).exitCode, 1);
}

void TestTraceCommand::generatedTracesAreTheSameForTheSameSeed()
{
    const auto generate = [&](const char *name, const char *seed) {
        const Run made = run({ "trace", "generate", sample(), "--jobs", "500", "--seed", seed, "--out", path(name), "--json" });
        QFile trace(m_folder.filePath(name));
        return made.exitCode == 0 && trace.open(QIODevice::ReadOnly) ? trace.readAll() : made.err.toUtf8();
    };
    const QByteArray one = generate("1.trace", "1");
    QVERIFY2(one.startsWith("#apportion-trace 1\n"), one.constData());
    QCOMPARE(generate("2.trace", "1"), one);
    QVERIFY(generate("3.trace", "2") != one);
    const OpenedTrace opened = readTraceFiles({ m_folder.filePath("1.trace") });
    QVERIFY(opened.complete);
    QCOMPARE(opened.trace.jobs.size(), 500U);
    for (const replay::TraceJob &job : opened.trace.jobs) {
        QVERIFY(job.user != 0 && job.account != 0 && job.partitions != 0 && job.startTime >= job.submitTime && job.ranSeconds() > 0);
        QVERIFY(job.ranSeconds() <= std::int64_t { 60 } * job.limitMinutes);
        QVERIFY(job.lacksAny(replay::TraceJob::NoStart)); // nothing really happened
    }
}

void TestTraceCommand::longerQueuesAreGeneratedWhenAsked()
{
    const auto waiting = [&](const char *queue) {
        const Run made = run({ "trace", "generate", sample(), "--jobs", "5000", "--queue", queue, "--out", path("q.trace"), "--force", "--json" });
        return object(made).value("meanWaiting").toDouble(-1);
    };
    const double few = waiting("1");
    QVERIFY(few >= 0);
    QVERIFY(waiting("200") > 2 * few);
}

void TestTraceCommand::tracesAreReplayed()
{
    QCOMPARE(run({ "trace", "generate", sample(), "--jobs", "300", "--out", path("r.trace") }).exitCode, 0);
    const Run replayed = run({ "replay", sample(), "--trace", path("r.trace"), "--out", path("r.tsv") });
    QVERIFY2(replayed.exitCode == 0, qPrintable(replayed.err));
    // its own table is written anew, and nobody's file
    QCOMPARE(run({ "replay", sample(), "--trace", path("r.trace"), "--out", path("r.tsv") }).exitCode, 0);
    const Run refused = run({ "replay", sample(), "--trace", path("r.trace"), "--out", path("r.trace") });
    QCOMPARE(refused.exitCode, 2);
    QVERIFY(refused.out.isEmpty()); // before anything was replayed
    QVERIFY2(refused.err.contains("is there already"), qPrintable(refused.err));
    QCOMPARE(run({ "trace", "info", path("r.trace") }).exitCode, 0);
    QCOMPARE(run({ "replay", sample(), "--trace", path("r.trace"), "--against", sample(), "--out", path("none.tsv") }).exitCode, 2);
    QFile table(m_folder.filePath("r.tsv"));
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QList<QByteArray> rows = table.readAll().trimmed().split('\n');
    QCOMPARE(rows.size(), 301);
    qsizetype started = 0;
    for (const QByteArray &row : rows.mid(1)) {
        const QList<QByteArray> cells = row.split('\t');
        const qint64 start = cells.value(5).toLongLong();
        QVERIFY2(start == replay::noTime || start >= cells.value(4).toLongLong(), row.constData());
        started += start == replay::noTime ? 0 : 1;
    }
    QVERIFY(started > 200);
    const Run validated = run({ "validate", sample(), "--trace", path("r.trace"), "--seeds", "0", "--json", "--html", path("v.html") });
    QVERIFY2(validated.exitCode == 0, qPrintable(validated.err));
    QVERIFY(!object(validated).value("errors").toArray().isEmpty());
    QCOMPARE(object(validated).value("load").toArray().size(), 48);
    QFile page(m_folder.filePath("v.html"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    QCOMPARE(page.readAll().count("<svg "), 2);
    QFile whole(m_folder.filePath("r.trace"));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    QCOMPARE(run({ "replay", sample(), "--trace", file("cut.trace", whole.readAll().chopped(30)) }).exitCode, 2);
    QCOMPARE(run({ "replay", sample() }).exitCode, 2);
    QCOMPARE(run({ "replay", "--trace", path("r.trace") }).exitCode, 2);
}

void TestTraceCommand::whatIsNotModelledIsCountedForEachJob()
{
    const std::string trace = file("parts.txt",
        "JobID|User|Account|Submit|Start|End|State|Reservation|Constraints|Licenses\n6|ann|chem|990|995|1000|COMPLETED|||\n7|ann|chem|1000|1010|1070|"
        "COMPLETED|maint|avx|\n"
        "8|bob|bio|1005|1010|1080|COMPLETED||avx|fluent:2\n9|bob|bio|1006|1010|1080|COMPLETED|||\n");
    QCOMPARE(run({ "trace", "import", trace, "--out", path("parts.trace") }).exitCode, 0);
    const Run replayed = run({ "replay", sample(), "--trace", path("parts.trace"), "--no-history", "--json", "--out", path("parts.tsv") });
    QMap<QString, int> counts;
    for (const QJsonValue row : QJsonDocument::fromJson(replayed.out.toUtf8()).array()) {
        if (row["By"].toString() == "not-modelled") {
            counts[row["Name"].toString()] = row["Jobs"].toInt();
        }
    }
    const QMap<QString, int> expected { { "reservation", 1 }, { "features", 2 }, { "licenses", 1 } };
    QCOMPARE(counts, expected);
    QFile table(m_folder.filePath("parts.tsv"));
    QVERIFY(table.open(QIODevice::ReadOnly));
    QStringList cells;
    for (const QByteArray &row : table.readAll().trimmed().split('\n')) {
        cells << QString::fromUtf8(row.split('\t').last());
    }
    QCOMPARE(cells, QStringList({ "not_modelled", "reservation,features", "features,licenses", "-" }));
}

void TestTraceCommand::whatIsNotKeptOfRequestsIsToldOnce()
{
    const std::string trace = file("asked.txt",
        "JobID|User|Account|Submit|Start|End|State|SubmitLine\n6|ann|chem|990|995|1000|COMPLETED|sbatch -w elsewhere7 --wrap true\n"
        "7|ann|chem|1000|1010|1070|COMPLETED|sbatch --contiguous --wrap true\n8|bob|bio|1005|1010|1080|COMPLETED|sbatch job.sh\n");
    const Run imported = run({ "trace", "import", trace, "--out", path("asked.trace"), "--json" });
    QCOMPARE(object(imported).value("lacks.script").toInt(), 1);
    const Run replayed = run({ "replay", sample(), "--trace", path("asked.trace"), "--no-history" });
    for (const char *told : { "1 job with other options of sbatch", "1 job with --nodelist or --exclude of nodes that the policy has not",
             "1 job of batch scripts, whose own options (#SBATCH) accounting does not keep" }) {
        QVERIFY2(replayed.err.contains(told), qPrintable(replayed.err));
    }
}

void TestTraceCommand::policiesAreCompared()
{
    QCOMPARE(run({ "trace", "generate", sample(), "--jobs", "300", "--load", "1.5", "--out", path("c.trace") }).exitCode, 0);
    const auto compare = [this](std::vector<std::string> more) {
        std::vector<std::string> call { "replay", sample(), "--trace", path("c.trace"), "--fast", "--seeds", "4", "--json", "--against", sample() };
        call.insert(call.end(), more.begin(), more.end());
        return run(call);
    };
    const Run groups = compare({});
    QVERIFY2(groups.exitCode == 0, qPrintable(groups.err));
    QCOMPARE(object(groups).value("seeds").toInt(), 4);
    QVERIFY2(groups.err.contains("--fast on the first"), qPrintable(groups.err));
    const QJsonArray kept = QJsonDocument::fromJson(run({ "history", "list", "--json" }).out.toUtf8()).array();
    QVERIFY(kept.size() >= 2);
    QCOMPARE(kept.at(kept.size() - 2).toObject().value("Scenario").toString(), "baseline");
    QVERIFY(!kept.last().toObject().value("Scenario").toString().isEmpty());
    const QJsonArray rows = object(groups).value("groups").toArray();
    QVERIFY(rows.size() > 10);
    double waited = 0.0;
    for (const QJsonValue row : rows) { // one policy twice: no difference may be claimed
        const QJsonObject cells = row.toObject();
        QVERIFY(cells.value("IsNoise").isNull() || cells.value("IsNoise").toString() == "noise");
        waited += cells.value("WaitMean").toDouble();
    }
    QVERIFY(waited > 0.0);
    const QJsonArray shares = object(compare({ "--show", "shares" })).value("shares").toArray();
    QVERIFY(!shares.isEmpty() && shares.first().toObject().contains("Delivered"));
    QVERIFY(!object(compare({ "--show", "causes" })).value("causes").toArray().isEmpty());
    QVERIFY(!object(compare({ "--show", "load" })).value("load").toArray().isEmpty());
    // Why a job waited adds up to its wait.
    const QJsonArray causes = QJsonDocument::fromJson(compare({ "--job", "290" }).out.toUtf8()).array();
    QVERIFY(!causes.isEmpty());
    QHash<QString, double> left;
    for (const QJsonValue cause : causes) {
        const QJsonObject cells = cause.toObject();
        const QString key = cells.value("Job").toVariant().toString() + cells.value("Scenario").toString();
        left[key] += cells.value("Seconds").toDouble();
        left[key + "wait"] = cells.value("Wait").toDouble();
    }
    for (auto one = left.cbegin(); one != left.cend(); ++one) {
        QVERIFY(one.key().endsWith("wait") || one.value() == left.value(one.key() + "wait"));
    }
    QCOMPARE(compare({ "--job", "999999" }).exitCode, 2);
    QCOMPARE(compare({ "--show", "nothing" }).exitCode, 2);
    QCOMPARE(compare({ "--against", sample(), "--against", sample(), "--against", sample(), "--against", sample() }).exitCode, 2);
    QCOMPARE(run({ "replay", sample(), "--trace", path("c.trace"), "--against", path("none.apportion") }).exitCode, 2);
}

void TestTraceCommand::optionsAreChecked()
{
    const std::string trace = file("good.txt", good);
    QCOMPARE(run({ "trace" }).exitCode, 2);
    QCOMPARE(run({ "trace", "import", trace }).exitCode, 2);
    QCOMPARE(run({ "trace", "info", trace, "--time-zone", "Nowhere/Atlantis" }).exitCode, 2);
    QCOMPARE(run({ "trace", "info", trace, "--processors", "cats" }).exitCode, 2);
    QCOMPARE(run({ "trace", "generate", sample(), "--load", "0", "--out", path("g.trace") }).exitCode, 2);
    QCOMPARE(run({ "trace", "generate", trace, "--out", path("g.trace") }).exitCode, 2);
    QVERIFY(run({ "trace", "import", "--help" }).out.contains("docs/TRACE_FILE.md"));
}

APPORTION_TEST(TestTraceCommand)
} // namespace test_trace_command

#include "test_trace_command.moc"
