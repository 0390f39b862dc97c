// SPDX-License-Identifier: GPL-3.0-or-later
// What the program with windows is told on its command line.
#include "gui/shell/program_options.h"
#include "gui/shell/screenshot.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QCommandLineParser>
#include <QImage>

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
