// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_run.h"
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <pthread.h>
#include <system_error>
#include <thread>

namespace test_sweep_command
{

using namespace apportion;
using namespace apportion::testing;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonArray array(const Run &run)
{
    return QJsonDocument::fromJson(run.out.toUtf8()).array();
}

class TestSweepCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void hostilePlansAreToldWithTheirLines_data();
    void hostilePlansAreToldWithTheirLines();
    void rangesBecomeValues();
    void theSameBytesWhateverTheNumberOfWorkers();
    void withoutAnotherThreadOneDoesAllTasks();
    void aPointIsWhatReplaySaysOfTheEditedPolicy();
    void whatIsDoneIsSkippedAndWhatIsDamagedIsDoneAgain();
    void mergeTellsWhatIsMissingOrFailed();
    void aFolderWithAnotherSweepIsRefused();
    void theArrayRunsTheTasksOfTheSweep();
    void aFrontHoldsWhatNothingBeats();
    void picturesHoldEveryPoint();
    void mapsHaveACellForEachPair();
    void whatIsNotModelledIsTold();

private:
    std::string file(const char *name, const QByteArray &bytes)
    {
        QFile written(m_folder.filePath(name));
        return written.open(QIODevice::WriteOnly) && written.write(bytes) == bytes.size() ? written.fileName().toStdString() : std::string();
    }
    [[nodiscard]] std::string path(const char *name) const { return m_folder.filePath(name).toStdString(); }
    /// A plan with those members behind policy and trace.
    std::string plan(const char *name, const QByteArray &more)
    {
        return file(name, "{\n\"policy\": \"p.apportion\",\n\"trace\": \"t.trace\",\n\"mode\": \"fast\",\n" + more + "}\n");
    }
    std::string gridPlan()
    {
        return plan("grid.json",
            "\"seeds\": 2,\n\"axes\": [\n{\"key\": \"PriorityWeightFairshare\", \"values\": [0, 100000]},\n"
            "{\"key\": \"PriorityDecayHalfLife\", \"values\": [\"1-00:00:00\", \"7-00:00:00\"]}\n],\n"
            "\"measures\": [\"waitMean\", \"waitP90@nodes:1\"]\n");
    }

    QTemporaryDir m_folder;
};

void TestSweepCommand::initTestCase()
{
    QVERIFY(QFile::copy(APPORTION_SOURCE_DIR "/resources/samples/university.apportion", m_folder.filePath("p.apportion")));
    const Run made = run({ "trace", "generate", path("p.apportion"), "--jobs", "400", "--seed", "3", "--load", "0.95", "--out", path("t.trace") });
    QVERIFY2(made.exitCode == 0, qPrintable(made.err));
}

void TestSweepCommand::hostilePlansAreToldWithTheirLines_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QString>("told");
    QTest::newRow("no such member") << QByteArray("\"axis\": []\n") << "bad.json:5: error: “axis” is nothing";
    QTest::newRow("twice") << QByteArray("\"seeds\": 1,\n\"seeds\": 2\n") << "bad.json:6: error: “seeds” stands twice";
    QTest::newRow("mode") << QByteArray("\"axes\": [], \"seeds\": [1, 1]\n") << "bad.json:5: error: seed 1 stands twice";
    QTest::newRow("seeds") << QByteArray("\"seeds\": 1e9\n") << "bad.json:5: error: seeds is a whole number";
    QTest::newRow("no key") << QByteArray("\"axes\": [\n{\"values\": [1]}]\n") << "bad.json:6: error: an axis has a key";
    QTest::newRow("no values") << QByteArray("\"axes\": [{\"key\": \"PriorityWeightAge\"}]\n") << "bad.json:5: error: an axis has values";
    QTest::newRow("no step") << QByteArray("\"axes\": [{\"key\": \"PriorityWeightAge\", \"from\": 1, \"to\": 2}]\n") << "bad.json:5: error: a range";
    QTest::newRow("too many") << QByteArray("\"axes\": [{\"key\": \"PriorityWeightAge\", \"from\": 0, \"to\": 1e300, \"step\": 1e-300}]\n")
                              << "bad.json:5: error: a range has a step";
    QTest::newRow("no such key") << QByteArray("\"axes\": [{\"key\": \"PriorityWeigthAge\", \"values\": [1]}]\n")
                                 << "bad.json:5: error: PriorityWeigthAge: there is no such key; is it PriorityWeightAge?";
    QTest::newRow("refused value") << QByteArray("\"axes\": [{\"key\": \"PriorityWeightAge\", \"values\": [1,\n\"many\"]}]\n")
                                   << "bad.json:6: error: PriorityWeightAge: PriorityWeightAge=many cannot be read.";
    QTest::newRow("refused edit") << QByteArray("\"set\": [\"account:nobody:Fairshare=1\"]\n") << "bad.json:5: error: account:nobody";
    QTest::newRow("measure") << QByteArray("\"measures\": [\"wait\"]\n") << "bad.json:5: error: “wait” is no measure";
    QTest::newRow("group") << QByteArray("\"measures\": [\"busy@planet:mars\"]\n") << "bad.json:5: error: “busy@planet:mars”: write";
    QTest::newRow("no JSON") << QByteArray("\"seeds\": [1,\n") << "bad.json:6: error: ";
    QTest::newRow("tasks") << QByteArray("\"seeds\": 1000, \"axes\": [{\"key\": \"PriorityWeightAge\", \"from\": 1, \"to\": 1000, \"step\": 1}]\n")
                           << "bad.json: error: the plan has 1000000 tasks";
}

void TestSweepCommand::hostilePlansAreToldWithTheirLines()
{
    QFETCH(QByteArray, more);
    QFETCH(QString, told);
    const Run looked = run({ "sweep", plan("bad.json", more) });
    QCOMPARE(looked.exitCode, 2);
    QVERIFY2(looked.err.contains(told), qPrintable(looked.err));
    QVERIFY(looked.out.isEmpty());
    QCOMPARE(run({ "sweep", "run", path("bad.json"), "--out", path("bad") }).exitCode, 2);
    QVERIFY(!QFile::exists(m_folder.filePath("bad")));
}

void TestSweepCommand::rangesBecomeValues()
{
    const std::string ranges = plan("ranges.json",
        "\"set\": [\"PriorityWeightAge=10\"], \"axes\": [{\"key\": \"PriorityWeightFairshare\", \"from\": 1, \"to\": 1000, \"log\": 4},\n"
        "{\"keys\": [\"PriorityWeightQOS\", \"PriorityWeightJobSize\"], \"values\": [[1, 2], [3, 4]]},\n"
        "{\"key\": \"PriorityWeightPartition\", \"from\": 0, \"to\": 30, \"step\": 10}]\n");
    const Run looked = run({ "sweep", ranges });
    QCOMPARE(looked.out, QString("32 points, 1 seeds: 32 tasks of 400 jobs\n"));
    QCOMPARE(run({ "sweep", ranges, "--array", path("ranges") }).exitCode, 0);
    const QByteArray written = bytesOf(m_folder.filePath("ranges/plan.json"));
    for (const char *part : { R"({"keys": ["PriorityWeightFairshare"], "values": [["1"], ["10"], ["100"], ["1000"]]})",
             R"({"keys": ["PriorityWeightQOS", "PriorityWeightJobSize"], "values": [["1", "2"], ["3", "4"]]})",
             R"("values": [["0"], ["10"], ["20"], ["30"]]})" }) {
        QVERIFY2(written.contains(part), written.constData());
    }
}

void TestSweepCommand::theSameBytesWhateverTheNumberOfWorkers()
{
    const Run one = run({ "sweep", "run", gridPlan(), "--out", path("one"), "--workers", "1" });
    QVERIFY2(one.exitCode == 0, qPrintable(one.err));
    QVERIFY2(one.out.endsWith("sweep.sqlite: 8 of 8 tasks, 0 missing, 0 failed\n"), qPrintable(one.out));
    QCOMPARE(run({ "sweep", "run", gridPlan(), "--out", path("four"), "--workers", "4" }).exitCode, 0);
    const QByteArray bytes = bytesOf(m_folder.filePath("one/sweep.sqlite"));
    QVERIFY(bytes.startsWith("SQLite format 3"));
    QCOMPARE(bytesOf(m_folder.filePath("four/sweep.sqlite")), bytes);
    QCOMPARE(QDir(m_folder.filePath("four/tasks")).entryList(QDir::Files).size(), 8);
}

void TestSweepCommand::withoutAnotherThreadOneDoesAllTasks()
{
    // A stack for which no address space is large enough: no thread can be started.
    pthread_attr_t usual;
    pthread_attr_t huge;
    QCOMPARE(pthread_getattr_default_np(&usual), 0);
    QCOMPARE(pthread_attr_init(&huge), 0);
    QCOMPARE(pthread_attr_setstacksize(&huge, std::size_t { 1 } << 57U), 0);
    QCOMPARE(pthread_setattr_default_np(&huge), 0);
    bool isStarted = true;
    try {
        std::thread([] {}).join();
    } catch (const std::system_error &) {
        isStarted = false;
    }
    const Run alone = run({ "sweep", "run", gridPlan(), "--out", path("alone"), "--workers", "4" });
    QCOMPARE(pthread_setattr_default_np(&usual), 0);
    pthread_attr_destroy(&huge);
    pthread_attr_destroy(&usual);
    QVERIFY(!isStarted);
    QVERIFY2(alone.exitCode == 0, qPrintable(alone.err));
    QVERIFY2(alone.out.endsWith("sweep.sqlite: 8 of 8 tasks, 0 missing, 0 failed\n"), qPrintable(alone.out));
}

void TestSweepCommand::aPointIsWhatReplaySaysOfTheEditedPolicy()
{
    const Run shown = run({ "sweep", "show", path("one"), "--each", "--json", "--measure", "waitMedian", "--measure", "waitP90" });
    QVERIFY2(shown.exitCode == 0, qPrintable(shown.err));
    const QJsonObject row = array(shown).at(7).toObject(); // the last point with seed 1
    QCOMPARE(row.value("PriorityWeightFairshare").toInt(), 100000);
    QCOMPARE(row.value("PriorityDecayHalfLife").toString(), QString("7-00:00:00"));
    QCOMPARE(row.value("Seed").toInt(), 1);
    QCOMPARE(run({ "set", path("p.apportion"), "PriorityWeightFairshare=100000", "PriorityDecayHalfLife=7-00:00:00", "--out", path("q.apportion") })
                 .exitCode,
        0);
    const Run replayed = run({ "replay", path("q.apportion"), "--trace", path("t.trace"), "--fast", "--seed", "1", "--sample", "1", "--json" });
    const QJsonObject all = array(replayed).at(0).toObject();
    QCOMPARE(all.value("By").toString(), QString("all"));
    QVERIFY(all.value("WaitP90").toDouble() > 0.0);
    QVERIFY(qAbs(row.value("waitMedian").toDouble() - all.value("WaitMedian").toDouble()) <= 0.5);
    QVERIFY(qAbs(row.value("waitP90").toDouble() - all.value("WaitP90").toDouble()) <= 0.5);
}

void TestSweepCommand::whatIsDoneIsSkippedAndWhatIsDamagedIsDoneAgain()
{
    const QByteArray merged = bytesOf(m_folder.filePath("one/sweep.sqlite"));
    QVERIFY(run({ "sweep", "run", path("one") }).err.isEmpty());
    const QString third = m_folder.filePath("one/tasks/3.sqlite");
    const QByteArray whole = bytesOf(third);
    file("one/tasks/3.sqlite", whole.left(whole.size() / 2));
    QVERIFY(QFile::remove(m_folder.filePath("one/tasks/5.sqlite")));
    file("one/tasks/6.sqlite", whole);
    const Run again = run({ "sweep", "run", path("one"), "--workers", "1" });
    QVERIFY2(again.exitCode == 0, qPrintable(again.err));
    QCOMPARE(again.err.count("task "), 3);
    QCOMPARE(bytesOf(third), whole);
    QCOMPARE(bytesOf(m_folder.filePath("one/sweep.sqlite")), merged);
}

void TestSweepCommand::mergeTellsWhatIsMissingOrFailed()
{
    QCOMPARE(run({ "sweep", "run", gridPlan(), "--out", path("part") }).exitCode, 0);
    for (const char *gone : { "1", "2", "6" }) {
        QVERIFY(QFile::remove(m_folder.filePath(QString("part/tasks/%1.sqlite").arg(gone))));
    }
    file("part/tasks/6.failed", "out of memory\n");
    file("part/tasks/4.sqlite", "no database");
    const Run merged = run({ "sweep", "merge", path("part") });
    QCOMPARE(merged.exitCode, 1);
    QVERIFY2(merged.out.endsWith(": 4 of 8 tasks, 2 missing, 2 failed\n"), qPrintable(merged.out));
    for (const char *part : { "missing: 1-2\n", "task 6 failed: out of memory\n", "task 4 failed: " }) {
        QVERIFY2(merged.err.contains(part), qPrintable(merged.err));
    }
    const Run shown = run({ "sweep", "show", path("part"), "--json" });
    QCOMPARE(shown.exitCode, 1);
    QVERIFY(shown.err.contains("4 of 8 tasks are not in it"));
    QCOMPARE(run({ "sweep", "task", path("part"), "8" }).exitCode, 2);
    QCOMPARE(run({ "sweep", "task", path("part"), "0", "--count", "100" }).exitCode, 0);
    QCOMPARE(run({ "sweep", "merge", path("part") }).exitCode, 0);
    QCOMPARE(bytesOf(m_folder.filePath("part/sweep.sqlite")), bytesOf(m_folder.filePath("one/sweep.sqlite")));
    QCOMPARE(run({ "sweep", "merge", path("nowhere") }).exitCode, 2);
}

void TestSweepCommand::aFolderWithAnotherSweepIsRefused()
{
    const std::string other = plan("other.json", "\"axes\": [{\"key\": \"PriorityWeightAge\", \"values\": [1]}]\n");
    const QByteArray kept = bytesOf(m_folder.filePath("one/plan.json"));
    const Run refused = run({ "sweep", "run", other, "--out", path("one") });
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.err.contains("holds another sweep"), qPrintable(refused.err));
    QCOMPARE(bytesOf(m_folder.filePath("one/plan.json")), kept);
}

void TestSweepCommand::theArrayRunsTheTasksOfTheSweep()
{
    const Run written = run({ "sweep", gridPlan(), "--array", path("it's"), "--at-once", "3", "--per-job", "3" });
    QVERIFY2(written.exitCode == 0, qPrintable(written.err));
    const QByteArray script = bytesOf(m_folder.filePath("it's/job.sbatch"));
    for (const char *line : { "#!/bin/bash\n", "\n#SBATCH --array=0-2%3\n", "\n#SBATCH --requeue\n" }) {
        QVERIFY2(script.contains(line), script.constData());
    }
    QVERIFY(script.contains("sweep task \"$folder\" \"$((SLURM_ARRAY_TASK_ID * 3))\" --count 3 "));
    QVERIFY(script.contains("/it'\\''s'\n")); // quoted for the shell
    for (const char *first : { "0", "3", "6" }) {
        QCOMPARE(run({ "sweep", "task", path("it's"), first, "--count", "3" }).exitCode, 0);
    }
    QCOMPARE(run({ "sweep", "merge", path("it's") }).exitCode, 0);
    QCOMPARE(bytesOf(m_folder.filePath("it's/sweep.sqlite")), bytesOf(m_folder.filePath("one/sweep.sqlite")));
}

void TestSweepCommand::aFrontHoldsWhatNothingBeats()
{
    const Run all = run({ "sweep", "show", path("one"), "--json", "--measure", "waitMean", "--measure", "busy" });
    const Run front = run({ "sweep", "show", path("one"), "--json", "--pareto", "--measure", "waitMean", "--measure", "busy" });
    QVERIFY2(front.exitCode == 0, qPrintable(front.err));
    QCOMPARE(array(all).size(), 4);
    QVERIFY(!array(front).isEmpty());
    const auto beats = [](const QJsonObject &a, const QJsonObject &b) {
        const double wait = a.value("waitMean").toDouble() - b.value("waitMean").toDouble();
        const double busy = b.value("busy").toDouble() - a.value("busy").toDouble();
        return wait <= 0.0 && busy <= 0.0 && (wait < 0.0 || busy < 0.0);
    };
    const QJsonArray points = array(all);
    const QJsonArray best = array(front);
    for (const QJsonValue point : points) {
        const bool isBeaten
            = std::any_of(points.begin(), points.end(), [&](const QJsonValue &other) { return beats(other.toObject(), point.toObject()); });
        const bool isIn = std::any_of(
            best.begin(), best.end(), [&](const QJsonValue &one) { return one.toObject().value("Point") == point.toObject().value("Point"); });
        QVERIFY2(isIn != isBeaten, qPrintable(all.out + front.out));
    }
}

void TestSweepCommand::picturesHoldEveryPoint()
{
    const auto countOf = [this](const char *file, const char *element) {
        const QByteArray text = bytesOf(m_folder.filePath(QLatin1String(file)));
        QXmlStreamReader reader(text);
        int count = 0;
        while (!reader.atEnd()) {
            count += reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String(element) ? 1 : 0;
        }
        return reader.hasError() ? -1 : count;
    };
    const std::vector<std::string> map { "sweep", "show", path("one"), "--rows", "PriorityDecayHalfLife", "--columns", "PriorityWeightFairshare" };
    const auto with = [](std::vector<std::string> call, const std::string &file) {
        call.insert(call.end(), { "--picture", file });
        return call;
    };
    QCOMPARE(run(with(map, path("map.svg"))).exitCode, 0);
    QCOMPARE(countOf("map.svg", "rect"), 1 + 4); // and the paper
    const std::vector<std::string> front { "sweep", "show", path("one"), "--pareto", "--measure", "waitMean", "--measure", "busy" };
    QCOMPARE(run(with(front, path("front.svg"))).exitCode, 0);
    QCOMPARE(countOf("front.svg", "circle"), 4);
    QCOMPARE(run(with(front, path("front.html"))).exitCode, 0);
    QVERIFY(bytesOf(m_folder.filePath("front.html")).startsWith("<!DOCTYPE html>"));
    QCOMPARE(run(with({ "sweep", "show", path("one") }, path("none.svg"))).exitCode, 2);
    QCOMPARE(run(with(map, path("no/such/folder.svg"))).exitCode, 2);
}

/// Of the policy, and of what single points set.
void TestSweepCommand::whatIsNotModelledIsTold()
{
    const std::string settings = plan("left.json",
        "\"set\": [\"qos:low:Flags=RequiresReservation\"],\n\"axes\": [{\"key\": \"qos:high:Flags\", \"values\": [\"Relative\", "
        "\"DenyOnLimit\"]}]\n");
    const char *told = "not modelled, so that starts may differ: QOS low: Flags=RequiresReservation, QOS high: Flags=Relative";
    const Run looked = run({ "sweep", settings });
    QVERIFY2(looked.exitCode == 0 && looked.err.contains(told), qPrintable(looked.err));
    const Run swept = run({ "sweep", "run", settings, "--out", path("left") });
    QVERIFY2(swept.exitCode == 0 && swept.err.contains(told), qPrintable(swept.err));
    QCOMPARE(bytesOf(m_folder.filePath("left/not-modelled.txt")), QByteArray("QOS low: Flags=RequiresReservation\nQOS high: Flags=Relative\n"));
    const Run shown = run({ "sweep", "show", path("left") });
    QVERIFY2(shown.exitCode == 0 && shown.err.contains(told), qPrintable(shown.err));
    QVERIFY(!run({ "sweep", "show", path("one") }).err.contains("not modelled"));
}

void TestSweepCommand::mapsHaveACellForEachPair()
{
    const Run map = run({ "sweep", "show", path("one"), "--rows", "PriorityDecayHalfLife", "--columns", "PriorityWeightFairshare", "--csv" });
    QVERIFY2(map.exitCode == 0, qPrintable(map.err));
    const QStringList lines = map.out.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[0], QString("PriorityDecayHalfLife,PriorityWeightFairshare=0,PriorityWeightFairshare=100000"));
    const QJsonArray points = array(run({ "sweep", "show", path("one"), "--json", "--where", "PriorityDecayHalfLife=7-00:00:00" }));
    QCOMPARE(points.size(), 2);
    QCOMPARE(lines[2].section(',', 0, 0), QString("7-00:00:00"));
    for (int column = 0; column < 2; ++column) {
        QCOMPARE(lines[2].section(',', column + 1, column + 1).toDouble(), points.at(column).toObject().value("waitMean").toDouble());
    }
    QCOMPARE(run({ "sweep", "show", path("one"), "--rows", "PriorityWeightAge", "--columns", "PriorityWeightFairshare" }).exitCode, 2);
    QCOMPARE(run({ "sweep", "show", path("one"), "--where", "PriorityWeightAge=1" }).exitCode, 2);
}

APPORTION_TEST(TestSweepCommand)

} // namespace test_sweep_command

#include "test_sweep_command.moc"
