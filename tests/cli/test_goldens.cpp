// SPDX-License-Identifier: GPL-3.0-or-later
// What a real Slurm printed, cell by cell.
#include "cli/command_line.h"
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <sstream>

namespace test_goldens
{

using namespace apportion;

namespace
{

struct Printed
{
    QStringList header;
    QMap<QString, QStringList> rows; ///< by the key columns
    QStringList order; ///< the keys as printed
    int lines = 0;
};

Printed parse(const QString &text, const QStringList &keys)
{
    Printed printed;
    QStringList lines = text.split('\n', Qt::SkipEmptyParts);
    printed.header = lines.takeFirst().split('|');
    for (const QString &line : lines) {
        QStringList cells = line.split('|');
        for (QString &cell : cells) {
            cell = cell.trimmed();
        }
        QStringList key;
        for (const QString &column : keys) {
            key << cells.value(printed.header.indexOf(column));
        }
        printed.rows.insert(key.join('/'), cells);
        printed.order << key.join('/');
        ++printed.lines;
    }
    return printed;
}

QString readFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString run(const char *command, const QString &folder)
{
    const std::string path = folder.toStdString() + '/';
    std::vector<std::string> arguments
        = { command, "--slurm-conf", path + "slurm.conf", "--associations", path + "associations.cfg", "--usage", path + "usage.txt" };
    if (QFile::exists(folder + "/jobs.txt")) {
        const std::string when = readFile(folder + "/when.txt").trimmed().toStdString();
        arguments.insert(arguments.end(), { "--jobs", path + "jobs.txt", "--at", when });
    }
    std::ostringstream out;
    std::ostringstream err;
    return cli::runCommandLine(arguments, { out, err }) == 0 ? QString::fromStdString(out.str()) : QString::fromStdString(err.str());
}

/// The cells that differ. Cells are compared as text, but for @p slack units of an integer.
QStringList differences(const Printed &slurm, const Printed &here, const QStringList &left, int slack)
{
    QStringList found;
    for (auto row = slurm.rows.begin(); row != slurm.rows.end(); ++row) {
        const QStringList mine = here.rows.value(row.key());
        for (qsizetype column = 0; column < slurm.header.size(); ++column) {
            if (left.contains(slurm.header[column])) {
                continue;
            }
            const QString expected = row.value()[column];
            const QString actual = mine.value(here.header.indexOf(slurm.header[column]), "(absent)");
            const bool close = slack > 0 && qAbs(expected.toLongLong() - actual.toLongLong()) <= slack && actual != "(absent)";
            if (expected != actual && !close) {
                found << QString("%1 %2: Slurm %3, here %4").arg(row.key(), slurm.header[column], expected, actual);
            }
        }
    }
    return found;
}

} // namespace

class TestGoldens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsWhatSlurmPrinted_data();
    void printsWhatSlurmPrinted();
};

void TestGoldens::printsWhatSlurmPrinted_data()
{
    QTest::addColumn<QString>("folder");
    const QDir goldens(QStringLiteral(APPORTION_TEST_DATA "/goldens"));
    const QStringList names = goldens.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(names.size(), 32);
    for (const QString &name : names) {
        QTest::newRow(qPrintable(name)) << goldens.filePath(name);
    }
}

void TestGoldens::printsWhatSlurmPrinted()
{
    QFETCH(QString, folder);
    const Printed sshare = parse(readFile(folder + "/sshare.txt"), { "Account", "User" });
    const Printed sshareHere = parse(run("sshare", folder), { "Account", "User" });
    QCOMPARE(sshareHere.lines, sshare.lines);
    QCOMPARE(sshare.lines, static_cast<int>(sshare.rows.size()));
    const QStringList wrongShares = differences(sshare, sshareHere, { "GrpTRESMins", "TRESRunMins" }, 0);
    QVERIFY2(wrongShares.isEmpty(), qPrintable(wrongShares.join('\n')));

    if (!QFile::exists(folder + "/jobs.txt")) {
        return;
    }
    // A job has a row for each of its partitions and each of its QOS.
    const Printed sprio = parse(readFile(folder + "/sprio.txt"), { "JOBID", "PARTITION", "QOSNAME" });
    const Printed sprioHere = parse(run("sprio", folder), { "JOBID", "PARTITION", "QOSNAME" });
    QCOMPARE(sprioHere.header, sprio.header);
    QCOMPARE(sprioHere.lines, sprio.lines);
    QCOMPARE(sprio.lines, static_cast<int>(sprio.rows.size()));
    QCOMPARE(sprioHere.order, sprio.order);
    // Slurm's depth-oblivious terms in sprio lag one decay pass behind its sshare.
    const int slack = readFile(folder + "/slurm.conf").contains("DEPTH_OBLIVIOUS") ? 1 : 0;
    const QStringList wrongTerms = differences(sprio, sprioHere, {}, slack);
    QVERIFY2(wrongTerms.isEmpty(), qPrintable(wrongTerms.join('\n')));
}

APPORTION_TEST(TestGoldens)
} // namespace test_goldens

#include "test_goldens.moc"
