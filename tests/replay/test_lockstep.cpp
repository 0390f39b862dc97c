// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace test_lockstep
{

namespace
{

const QString recordings = QStringLiteral(APPORTION_TEST_DATA "/replay/");

using Rows = QList<QMap<QString, QString>>;

Rows table(const QString &path)
{
    QFile file(path);
    Rows rows;
    if (!file.open(QIODevice::ReadOnly)) {
        return rows;
    }
    const QStringList header = QString::fromUtf8(file.readLine()).trimmed().split('\t');
    while (!file.atEnd()) {
        const QStringList cells = QString::fromUtf8(file.readLine()).chopped(1).split('\t');
        QMap<QString, QString> row;
        for (qsizetype column = 0; column < qMin(header.size(), cells.size()); ++column) {
            row[header[column]] = cells[column];
        }
        rows << row;
    }
    return rows;
}

/// The cells of each row that are named, joined.
QStringList picked(const Rows &rows, const QStringList &columns)
{
    QStringList lines;
    for (const auto &row : rows) {
        QStringList cells;
        for (const QString &column : columns) {
            cells << row.value(column);
        }
        lines << cells.join(' ');
    }
    lines.sort();
    return lines;
}

/// How many of the lines of one list the other, sorted as well, has too.
qsizetype countCommon(const QStringList &a, const QStringList &b)
{
    qsizetype common = 0;
    for (qsizetype i = 0, j = 0; i < a.size() && j < b.size();) {
        const int order = QString::compare(a[i], b[j]);
        common += order == 0 ? 1 : 0;
        i += order <= 0 ? 1 : 0;
        j += order >= 0 ? 1 : 0;
    }
    return common;
}

/// "pass job by" of the jobs that a recording says were pushed aside.
QStringList preemptionsOf(const QString &folder)
{
    QStringList lines;
    const Rows passes = table(folder + "/passes.tsv");
    for (const auto &event : table(folder + "/events.tsv")) {
        if (event["what"] == "preempted") {
            QString pass;
            for (const auto &one : passes) {
                const bool isBefore = one["kind"] != "priority" && one["seq"].toLongLong() < event["seq"].toLongLong();
                pass = isBefore ? one["pass"] : pass;
            }
            lines << pass + ' ' + event["job"] + ' ' + event["value"];
        }
    }
    lines.sort();
    return lines;
}

/// Runs `replay --lockstep` on a folder; what it wrote is in decisions.tsv, plans.tsv and priorities.tsv of @p out.
int replay(const QString &folder, const QTemporaryDir &out, QString *messages = nullptr)
{
    std::ostringstream printed;
    std::ostringstream errors;
    const int code = apportion::cli::runCommandLine(
        { "replay", "--lockstep", folder.toStdString(), "--decisions", out.filePath("decisions.tsv").toStdString(), "--plans",
            out.filePath("plans.tsv").toStdString(), "--preemptions", out.filePath("preemptions.tsv").toStdString(), "--priorities",
            out.filePath("priorities.tsv").toStdString() },
        { printed, errors });
    if (messages != nullptr) {
        *messages = QString::fromStdString(errors.str());
    }
    return code;
}

} // namespace

class TestLockstep : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decidesAsSlurmDid_data();
    void decidesAsSlurmDid();
    void decidesWithoutWhatCameAfterwards();
    void damagedFoldersAreToldAndNeverCrash_data();
    void damagedFoldersAreToldAndNeverCrash();
};

void TestLockstep::decidesAsSlurmDid_data()
{
    // The reservations and priorities that differ: a second that passed within a pass, or between a begin time and the
    // moment from which Slurm counts age.
    QTest::addColumn<int>("otherPlans");
    QTest::addColumn<int>("otherPriorities");
    QTest::newRow("22.05_arrays") << 0 << 1;
    QTest::newRow("22.05_choices") << 0 << 14;
    QTest::newRow("22.05_features") << 0 << 1;
    QTest::newRow("22.05_gpus") << 0 << 5;
    QTest::newRow("22.05_gpu_memory") << 4 << 35;
    QTest::newRow("22.05_gpus_of_jobs") << 5 << 12;
    QTest::newRow("22.05_gres") << 8 << 5;
    QTest::newRow("22.05_licenses") << 0 << 0;
    QTest::newRow("22.05_limits") << 1 << 6;
    QTest::newRow("22.05_mincpus") << 0 << 0;
    QTest::newRow("22.05_minutes") << 0 << 0;
    QTest::newRow("22.05_noreserve") << 0 << 18;
    QTest::newRow("22.05_preempt_after") << 0 << 4;
    QTest::newRow("22.05_preempt_cancel") << 4 << 5;
    QTest::newRow("22.05_preempt_grace") << 1 << 24; // arrays that were looked at as another job was submitted
    QTest::newRow("22.05_preempt_limits") << 0 << 1;
    QTest::newRow("22.05_preempt_partition") << 0 << 0;
    QTest::newRow("22.05_preempt_qos") << 2 << 0;
    QTest::newRow("22.05_safe") << 0 << 0;
    QTest::newRow("22.05_threads") << 0 << 2;
    QTest::newRow("23.11_limits") << 0 << 11;
    QTest::newRow("24.11_gpus") << 2 << 19;
    QTest::newRow("24.11_preempt_cancel") << 0 << 6;
    QTest::newRow("25.11_ends") << 0 << 1;
    QTest::newRow("25.11_limits") << 0 << 0;
    QTest::newRow("25.11_wholenode") << 16 << 1;
    QTest::newRow("26.05_limits") << 0 << 5;
    QTest::newRow("26.05_preempt_partition") << 0 << 16;
}

void TestLockstep::decidesAsSlurmDid()
{
    QFETCH(int, otherPlans);
    QFETCH(int, otherPriorities);
    const QString folder = recordings + QTest::currentDataTag();
    QTemporaryDir out;
    QString messages;
    QCOMPARE(replay(folder, out, &messages), 0);
    QCOMPARE(messages, QString());
    const QStringList decision = { "pass", "job", "by", "nodes" };
    QCOMPARE(picked(table(out.filePath("decisions.tsv")), decision), picked(table(folder + "/starts.tsv"), decision));
    QCOMPARE(picked(table(out.filePath("preemptions.tsv")), { "pass", "job", "by" }), preemptionsOf(folder));
    const QStringList plan = { "pass", "job", "start_s", "end_s", "nodes", "partition" };
    const QStringList plans = picked(table(folder + "/plans.tsv"), plan);
    QVERIFY(plans.size() - countCommon(plans, picked(table(out.filePath("plans.tsv")), plan)) <= otherPlans);
    const QStringList priority = { "seq", "job", "priority" };
    Rows computed = table(folder + "/priorities.tsv");
    QMap<QString, QString> firstPartition;
    for (const auto &row : table(folder + "/jobs.tsv")) {
        firstPartition[row["job"]] = row["partition"].section(',', 0, 0);
    }
    for (auto &row : computed) { // "main=6508, low=6328": that for the partition that the job named first
        const QString first = firstPartition.value(row["job"].section('_', 0, 0)) + '=';
        const QStringList ofEach = row.value("each").split(", ").filter(QRegularExpression('^' + QRegularExpression::escape(first)));
        row["priority"] = ofEach.isEmpty() ? row["priority"] : ofEach.first().section('=', 1, 1);
    }
    const QStringList priorities = picked(computed, priority);
    QVERIFY(priorities.size() - countCommon(priorities, picked(table(out.filePath("priorities.tsv")), priority)) <= otherPriorities);
}

/// The same decisions up to a pass when the recording ends there, and when Slurm's priorities are not known.
void TestLockstep::decidesWithoutWhatCameAfterwards()
{
    const QString folder = recordings + "25.11_limits";
    QTemporaryDir whole;
    QCOMPARE(replay(folder, whole), 0);
    const Rows passes = table(folder + "/passes.tsv");
    const qsizetype last = passes.size() / 2;
    const qint64 lastSeq = passes[last]["seq"].toLongLong();
    QTemporaryDir cut;
    for (const QString &name : QDir(folder).entryList(QDir::Files)) {
        const QString path = cut.filePath(name);
        QVERIFY(QFile::copy(folder + '/' + name, path));
        const QString column = QMap<QString, QString> { { "starts.tsv", "seq" }, { "ends.tsv", "end_seq" }, { "events.tsv", "seq" },
            { "passes.tsv", "seq" }, { "jobs.tsv", "submit_seq" } }[name];
        if (name == "priorities.tsv" || name == "plans.tsv") {
            QVERIFY(QFile::remove(path));
        } else if (!column.isEmpty()) {
            QFile from(folder + '/' + name);
            QVERIFY(from.open(QIODevice::ReadOnly));
            QByteArray kept = from.readLine();
            const qsizetype place = kept.trimmed().split('\t').indexOf(column.toUtf8());
            while (!from.atEnd()) {
                const QByteArray line = from.readLine();
                const qint64 seq = line.split('\t').value(place).toLongLong();
                kept += seq < lastSeq || (seq == lastSeq && name == "passes.tsv") ? line : QByteArray();
            }
            QVERIFY(QFile::remove(path));
            QFile to(path);
            QVERIFY(to.open(QIODevice::WriteOnly));
            to.write(kept);
        }
    }
    QTemporaryDir out;
    QCOMPARE(replay(cut.path(), out), 0);
    Rows expected = table(whole.filePath("decisions.tsv"));
    expected.removeIf([&](const auto &row) { return row["pass"].toLongLong() > passes[last]["pass"].toLongLong(); });
    const QStringList decision = { "pass", "job", "by", "nodes" };
    QCOMPARE(picked(table(out.filePath("decisions.tsv")), decision), picked(expected, decision));
}

void TestLockstep::damagedFoldersAreToldAndNeverCrash_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::newRow("no jobs") << "jobs.tsv" << QByteArray() << 2;
    QTest::newRow("no header") << "passes.tsv" << QByteArray("1\t2\t3\n") << 2;
    QTest::newRow("bytes") << "jobs.tsv" << QByteArray("\0\xff\t\n\t\t\n", 7) << 2;
    QTest::newRow("ends of no job") << "ends.tsv" << QByteArray("job\tattempt\tend_seq\tend_ms\tnode\trelease_seq\tstate\n9999\t1\t5\t5\tn01\t6\tX\n")
                                    << 1;
    QTest::newRow("starts out of the blue") << "starts.tsv"
                                            << QByteArray(
                                                   "job\tstart_ms\tpass\tby\tnodes\tcpus\tseq\tattempt\tstart_s\n1\t1\t1\tmain\tn01\t4000\t1\t1\t1\n")
                                            << 1;
    QTest::newRow("no nodes") << "slurm.conf" << QByteArray("ClusterName=x\n") << 2;
}

void TestLockstep::damagedFoldersAreToldAndNeverCrash()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(int, code);
    const QString folder = recordings + "25.11_limits";
    QTemporaryDir damaged;
    for (const QString &name : QDir(folder).entryList(QDir::Files)) {
        if (name != file) {
            QVERIFY(QFile::copy(folder + '/' + name, damaged.filePath(name)));
        }
    }
    QFile broken(damaged.filePath(file));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write(text);
    broken.close();
    QTemporaryDir out;
    QString messages;
    QCOMPARE(replay(damaged.path(), out, &messages), code);
    QVERIFY(!messages.isEmpty());
}

APPORTION_TEST(TestLockstep)
} // namespace test_lockstep

#include "test_lockstep.moc"
