// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/background_job.h"
#include "engine/background_run.h"
#include "engine/file_tasks.h"
#include "support/test_case.h"
#include "told_failures.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <thread>
#include <utility>

namespace test_background_job
{

using namespace apportion;

class TestBackgroundJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNewestWaitsAndOlderOnesAreDropped();
    void overtakenWorkIsAskedToStop();
    void whatIsThrownIsToldAndTheNextOneRuns();
    void failuresOfOvertakenWorkAreNotTold();
    void anOwnerThatWentIsNotCalled();
    void aThrowingFileTaskEndsAndTheNextOneRuns();
    void whatTheWorkHoldsIsFreedInItsThreadBeforeItsEndIsTold();
};

namespace
{

void waitFor(const std::atomic<bool> &gate)
{
    while (!gate) {
        std::this_thread::yield();
    }
}

} // namespace

void TestBackgroundJob::theNewestWaitsAndOlderOnesAreDropped()
{
    QList<int> results;
    BackgroundJob<int> job([&results](int result) { results.append(result); });
    std::atomic<bool> gate = false;
    std::atomic<int> ran = 0;
    for (int number = 1; number <= 5; ++number) {
        job.request([&gate, &ran, number] {
            waitFor(gate);
            ++ran;
            return number;
        });
    }
    QVERIFY(job.isBusy());
    gate = true;
    QTRY_VERIFY(!job.isBusy());
    QCOMPARE(results, QList<int> { 5 });
    QCOMPARE(ran.load(), 2); // the first, which ran already, and the newest
}

void TestBackgroundJob::overtakenWorkIsAskedToStop()
{
    QList<int> results;
    BackgroundJob<int> job([&results](int result) { results.append(result); });
    const auto untilStopped = [](const std::stop_token &stop) {
        while (!stop.stop_requested()) {
            std::this_thread::yield();
        }
        return 1;
    };
    job.request(untilStopped);
    job.request([](const std::stop_token &stop) { return stop.stop_requested() ? 3 : 2; });
    QTRY_COMPARE(results, QList<int> { 2 });
    job.request(untilStopped);
    job.stop();
    QTRY_COMPARE(results, (QList<int> { 2, 1 }));
}

void TestBackgroundJob::whatIsThrownIsToldAndTheNextOneRuns()
{
    test::ToldFailures told;
    QList<int> results;
    int failed = 0;
    BackgroundJob<int> job([&results](int result) { results.append(result); }, [&failed] { ++failed; });
    job.request([]() -> int { throw std::bad_alloc(); });
    QTRY_COMPARE(told.codes, QStringList { "memory" });
    QCOMPARE(failed, 1);
    QVERIFY(!job.isBusy());
    job.request([]() -> int { throw std::runtime_error("no such luck"); });
    QTRY_COMPARE(told.codes, (QStringList { "memory", "failed" }));
    QVERIFY(told.messages[1].contains("no such luck"));
    job.request([]() -> int { throw 7; });
    QTRY_COMPARE(told.codes.size(), 3);
    QVERIFY(results.isEmpty());
    job.request([] { return 4; });
    QTRY_COMPARE(results, QList<int> { 4 });
    QCOMPARE(failed, 3);
}

void TestBackgroundJob::failuresOfOvertakenWorkAreNotTold()
{
    test::ToldFailures told;
    QList<int> results;
    BackgroundJob<int> job([&results](int result) { results.append(result); });
    std::atomic<bool> gate = false;
    job.request([&gate]() -> int {
        waitFor(gate);
        throw std::bad_alloc();
    });
    job.request([] { return 2; });
    gate = true;
    QTRY_COMPARE(results, QList<int> { 2 });
    QCoreApplication::processEvents();
    QVERIFY(told.codes.isEmpty());
}

void TestBackgroundJob::anOwnerThatWentIsNotCalled()
{
    test::ToldFailures told;
    bool called = false;
    std::atomic<bool> gate = false;
    std::atomic<bool> done = false;
    {
        BackgroundJob<int> job([&called](int) { called = true; }, [&called] { called = true; });
        job.request([&gate, &done]() -> int {
            waitFor(gate);
            done = true;
            throw std::bad_alloc();
        });
    }
    gate = true;
    QTRY_VERIFY(done);
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(!called && told.codes.isEmpty());
}

void TestBackgroundJob::aThrowingFileTaskEndsAndTheNextOneRuns()
{
    test::ToldFailures told;
    FileTasks tasks;
    QStringList progress;
    connect(&tasks, &FileTasks::progressChanged, this, [&progress](const QString &text) { progress.append(text); });
    bool done = false;
    tasks.run(
        QStringLiteral("first"), []() -> int { throw std::bad_alloc(); }, [&done](int) { done = true; });
    int second = 0;
    tasks.run(
        QStringLiteral("second"), [] { return 2; }, [&second](int result) { second = result; });
    QTRY_COMPARE(second, 2);
    QTRY_COMPARE(told.codes, QStringList { "memory" });
    QVERIFY(!done && !tasks.isBusy());
    QCOMPARE(progress.constLast(), QString());
}

void TestBackgroundJob::whatTheWorkHoldsIsFreedInItsThreadBeforeItsEndIsTold()
{
    std::thread::id freedIn;
    std::shared_ptr<int> held(new int(7), [&freedIn](const int *number) {
        freedIn = std::this_thread::get_id();
        delete number;
    });
    QThreadPool pool;
    QObject owner;
    std::atomic<bool> gate = false;
    std::optional<int> told;
    auto work = [&gate, held = std::exchange(held, nullptr)] {
        waitFor(gate);
        return *held;
    };
    runInBackground(pool, &owner, std::move(work), [&](const Outcome<int> &outcome) {
        QVERIFY(freedIn != std::thread::id() && freedIn != std::this_thread::get_id());
        told = outcome.result;
    });
    gate = true;
    QTRY_VERIFY(told == 7);
}

APPORTION_TEST(TestBackgroundJob)
} // namespace test_background_job

#include "test_background_job.moc"
