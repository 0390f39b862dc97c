// SPDX-License-Identifier: GPL-3.0-or-later
// What the program with windows is told on its command line.
#include "gui/report/headless_chart.h"
#include "gui/shell/program_options.h"
#include "gui/shell/quit_signals.h"
#include "gui/shell/screenshot.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QCommandLineParser>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QRegularExpression>

#include <csignal>

namespace test_program
{

using namespace apportion;

namespace
{

QString problemOf(const QStringList &arguments)
{
    const ProgramOptions options;
    QCommandLineParser parser;
    parser.addOptions(options.all());
    return parser.parse(QStringList(QStringLiteral("apportion")) + arguments) ? options.problem(parser) : parser.errorText();
}

} // namespace

class TestProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatNoOptionTakesIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char *option, const char *value, const char *problem) {
            QTest::newRow(value) << QStringList { QLatin1String(option), QLatin1String(value) } << QString::fromUtf8(problem);
        };
        row("--page", "nosuch", "--page: “nosuch” is none of ");
        row("--sample", "six-accounts", "--sample: “six-accounts” is none of ");
        row("--rows", "groups", "--rows: “groups” is none of accounts, users");
        row("--scale", "abc", "--scale: “abc” is no number");
        row("--scale", "0", "--scale: “0” is no number");
        row("--scale", "1e9", "--scale: “1e9” is no number");
        row("--show", "foo", "Unknown option 'show'.");
    }

    void whatNoOptionTakesIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, problem);
        const QString told = problemOf(arguments);
        QVERIFY2(told.startsWith(problem), qPrintable(told));
    }

    /// As the pages show at first, and all of them.
    void aChartHasEveryAccount()
    {
        const QTemporaryDir folder;
        const auto linesOf = [&folder](const char *kind, const char *rows) {
            const QString path = folder.filePath(QLatin1String(kind) + QLatin1String(rows) + QStringLiteral(".csv"));
            ChartFileRequest request;
            request.sample = QStringLiteral("university");
            request.kind = QLatin1String(kind);
            request.path = path;
            request.rows = QLatin1String(rows);
            QFile file(writeChart(request) == 0 ? path : QString());
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).count(QLatin1Char('\n')) : -1;
        };
        for (const char *kind : { "regimes", "algorithms", "priority" }) {
            const auto accounts = linesOf(kind, "");
            QVERIFY2(accounts > 1 && accounts == linesOf(kind, "accounts"), kind);
            QVERIFY2(linesOf(kind, "users") > accounts, kind);
        }
        ChartFileRequest request;
        request.sample = QStringLiteral("university");
        request.rows = QStringLiteral("users");
        request.scale = 1.0;
        for (const char *kind : { "regimes", "algorithms", "priority" }) {
            request.kind = QLatin1String(kind);
            request.path = folder.filePath(request.kind + QStringLiteral(".svg"));
            QCOMPARE(writeChart(request), 0);
            QFile file(request.path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!QString::fromUtf8(file.readAll()).contains(QRegularExpression(QStringLiteral(">1 to [0-9]+ of"))), kind);
        }
    }

    void askedToEndBySignalItEndsInOrder_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
    }

    void askedToEndBySignalItEndsInOrder()
    {
        QFETCH(const int, signal);
        int asked = 0;
        const QuitSignals told([&asked] { ++asked; });
        QCOMPARE(raise(signal), 0);
        QCOMPARE(asked, 0); // nothing is done in the handler
        QTRY_COMPARE_WITH_TIMEOUT(asked, 1, patience);
    }

    void whatTheyTakeIsNot()
    {
        QCOMPARE(problemOf({}), QString());
        QCOMPARE(problemOf({ QStringLiteral("--page"), QStringLiteral("compare"), QStringLiteral("--sample"), QStringLiteral("university"),
                     QStringLiteral("--scale"), QStringLiteral("1.5"), QStringLiteral("--size"), QStringLiteral("800x600") }),
            QString());
    }

    void aScreenshotThatCannotBeEnds()
    {
        const QTemporaryDir folder;
        for (const bool isDamaged : { false, true }) {
            WindowFixture fixture;
            const QString file = folder.filePath(QStringLiteral("policy.apportion"));
            if (isDamaged) {
                QFile policy(QStringLiteral(":/samples/five-accounts.apportion"));
                QFile half(file);
                QVERIFY(policy.open(QIODevice::ReadOnly) && half.open(QIODevice::WriteOnly) && half.write(policy.readAll().chopped(600)) > 0);
            }
            int code = -1;
            const QString picture = folder.filePath(QStringLiteral("window.png"));
            takeScreenshotWhenReady(&fixture.window, picture, true, [&code](int exitCode) { code = exitCode; });
            fixture.window.files()->open({ file });
            QTRY_COMPARE(code, 2);
            QVERIFY(!QFile::exists(picture));
        }
    }

    void aScreenshotReplacesNoFileThatCannotBecomeOne()
    {
        const QTemporaryDir folder;
        WindowFixture fixture;
        const QString file = folder.filePath(QStringLiteral("mine.apportion"));
        QVERIFY(QFile::copy(QStringLiteral(":/samples/five-accounts.apportion"), file));
        const qint64 size = QFileInfo(file).size();
        int code = -1;
        takeScreenshotWhenReady(&fixture.window, file, false, [&code](int exitCode) { code = exitCode; });
        QTRY_COMPARE(code, 2);
        QVERIFY(size > 0);
        QCOMPARE(QFileInfo(file).size(), size);
    }

    void aScreenshotOfNothingIsOfTheFirstPage()
    {
        const QTemporaryDir folder;
        WindowFixture fixture;
        int code = -1;
        takeScreenshotWhenReady(&fixture.window, folder.filePath(QStringLiteral("window.png")), false, [&code](int exitCode) { code = exitCode; });
        QTRY_COMPARE(code, 0);
        QVERIFY(!QImage(folder.filePath(QStringLiteral("window.png"))).isNull());
    }
};

APPORTION_TEST(TestProgram)
} // namespace test_program

#include "test_program.moc"
