// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/patience.h"

#include <QObject>

#include <memory>
#include <string>
#include <vector>

namespace apportion::test
{

/// What a program of tests can run: a QtTest class, named like the file that it stands in.
struct TestCase
{
    std::string name; ///< "test_billing"
    std::unique_ptr<QObject> (*make)();
};

/// What a test starts its own program as, to see it killed: `program NAME ARGUMENT…`.
struct TestTool
{
    std::string name;
    int (*run)(const QStringList &arguments);
};

/// All that is registered in this program, in the order of their names.
[[nodiscard]] std::vector<TestCase> &testCases();
[[nodiscard]] std::vector<TestTool> &testTools();

/// "…/test_billing.cpp" → "test_billing".
[[nodiscard]] std::string testNameOf(const char *file);

template <typename Test>
struct TestRegistration
{
    explicit TestRegistration(const char *file)
    {
        testCases().push_back({ testNameOf(file), [] { return std::unique_ptr<QObject>(std::make_unique<Test>()); } });
    }
};

} // namespace apportion::test

/// Stands at the end of a test's source in the place of QTEST_MAIN: the program of its folder runs it.
#define APPORTION_TEST(Class)                                                                                                                        \
    namespace                                                                                                                                        \
    {                                                                                                                                                \
    const apportion::test::TestRegistration<Class> registered##Class(__FILE__);                                                                      \
    }
