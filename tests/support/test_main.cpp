// SPDX-License-Identifier: GPL-3.0-or-later
// The program of a folder's tests: `tests_core` runs all of its classes one after another, `tests_core test_billing
// [FUNCTION…] [OPTION…]` one of them, `tests_core --list` says which there are.
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#if defined(QT_WIDGETS_LIB)
#include <QApplication>
using Application = QApplication;
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
using Application = QGuiApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

#include <algorithm>
#include <cstdio>

namespace apportion::test
{

std::vector<TestCase> &testCases()
{
    static std::vector<TestCase> all;
    return all;
}

std::vector<TestTool> &testTools()
{
    static std::vector<TestTool> all;
    return all;
}

std::string testNameOf(const char *file)
{
    const std::string path(file);
    const std::size_t begin = path.find_last_of('/') + 1;
    return path.substr(begin, path.find_last_of('.') - begin);
}

} // namespace apportion::test

int main(int argc, char **argv)
{
    using namespace apportion::test;
    Application application(argc, argv);
    QDir::setCurrent(QCoreApplication::applicationDirPath() + QStringLiteral("/" APPORTION_TEST_FOLDER)); // what the paths of tests begin at
    const QTemporaryDir ours; // the user's own history is not for tests
    qputenv("APPORTION_HISTORY", QFile::encodeName(ours.filePath(QStringLiteral("history.sqlite"))));
    application.setAttribute(Qt::AA_Use96Dpi, true);
    std::sort(testCases().begin(), testCases().end(), [](const TestCase &left, const TestCase &right) { return left.name < right.name; });

    QStringList arguments = QCoreApplication::arguments();
    const std::string first = arguments.value(1).toStdString();
    for (const TestTool &tool : testTools()) {
        if (tool.name == first) {
            return tool.run(arguments);
        }
    }
    if (first == "--list") {
        for (const TestCase &test : testCases()) {
            std::puts(test.name.c_str());
        }
        return 0;
    }
    const bool one = first.starts_with("test_");
    if (one) {
        arguments.removeAt(1);
    }
    // What a test keeps under the program's name is its own, as tests run side by side.
    QCoreApplication::setApplicationName(QString::fromStdString(one ? first : testNameOf(argv[0])));
    int failed = 0;
    bool found = false;
    for (const TestCase &test : testCases()) {
        if (!one || test.name == first) {
            found = true;
            failed += QTest::qExec(test.make().get(), arguments);
        }
    }
    if (!found) {
        std::fprintf(stderr, "There is no test %s here; --list says which there are.\n", first.c_str());
        return 1;
    }
    return std::min(failed, 127);
}
