// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "core/check/checker.h"
#include "engine/evaluation_pool.h"
#include "support/generated_policy.h"
#include "support/patience.h"
#include "support/same_numbers.h"
#include "support/sanitizer.h"
#include "support/test_case.h"
#include "told_failures.h"

#include <QDeadlineTimer>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

using namespace apportion;

namespace
{

/// From this size on allocations fail; 0: none do.
std::atomic<std::size_t> refusedSize { 0 };
/// What all threads were given together, in bytes.
std::atomic<std::size_t> givenBytes { 0 };

} // namespace

#ifndef APPORTION_IS_THREAD_SANITIZED // which has an operator new that no other may take the place of
void *operator new(std::size_t size, const std::nothrow_t & /*tag*/) noexcept
{
    const std::size_t refused = refusedSize.load(std::memory_order_relaxed);
    givenBytes.fetch_add(size, std::memory_order_relaxed);
    return refused != 0 && size >= refused ? nullptr : std::malloc(size == 0 ? 1 : size);
}

void *operator new(std::size_t size)
{
    void *memory = operator new(size, std::nothrow);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    return memory;
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t /*size*/) noexcept
{
    std::free(memory);
}
#endif

namespace
{

using ResultsPointer = std::shared_ptr<const Results>;

Snapshot generated(AssociationId associations)
{
    return test::generatedPolicy({ associations, 50, 9 });
}

Snapshot edited(const Snapshot &now, std::uint32_t shares)
{
    Snapshot copy = now;
    copy.policy.associations.setRawShares(2, shares);
    return copy;
}

ResultsPointer resultsOf(const QSignalSpy &spy, qsizetype at)
{
    return spy.at(at).at(0).value<ResultsPointer>();
}

/// Waits until the engine has nothing left to do.
bool waitIdle(Engine &engine)
{
    return waitFor([&engine] { return !engine.isBusy(); });
}

void compareEvaluations(const Evaluation &a, const Evaluation &b)
{
    QCOMPARE(a.algorithm(), b.algorithm());
    QVERIFY(a.policy() == b.policy());
    QVERIFY(a.situation().equals(b.situation(), b.tree()));
    test::compareNumbers(a, b);
}

} // namespace

class TestEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { refusedSize = 0; }
    void resultsAreThoseOfEvaluate_data();
    void resultsAreThoseOfEvaluate();
    void numbersComeBeforeTheRest();
    void everythingThatFollowsIsInTheResults();
    void usageIsThatOfTheClusterThatTookTheDraft();
    void aMomentAheadIsEvaluatedInstead();
    void unchangedDraftIsEvaluatedOnce();
    void baselineIsKeptWhileItAndTheOptionsStay();
    void supersededRequestsAreDropped();
    void idleComesAfterTheLastAnswer();
    void lastRequestIsAnsweredWhateverItsGeneration();
    void itIsBusyUntilTheLastIsAnswered();
    void requestFromTheAnswerKeepsItBusy();
    void continuousRequestsAreAnsweredMeanwhile();
    void memoryOfUnheldEvaluationsIsUsedAgain();
    void anEditIsWorkedOutFromAnEvaluationOfTheSameTree();
    void evaluationsOutliveTheirPool();
    void heldResultsStayAsTheyWere();
    void lackOfMemoryIsToldAndSurvived();
    void destructorStopsARunningEvaluation();
    void engineMayBeDeletedByWhoHearsIt();
};

void TestEngine::resultsAreThoseOfEvaluate_data()
{
    QTest::addColumn<int>("algorithm");
    for (const Algorithm algorithm : { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious, Algorithm::Linear2009 }) {
        QTest::newRow(algorithmName(algorithm)) << static_cast<int>(algorithm);
    }
}

void TestEngine::resultsAreThoseOfEvaluate()
{
    QFETCH(int, algorithm);
    EvaluationOptions options;
    options.algorithm = static_cast<Algorithm>(algorithm);
    const Snapshot baseline = generated(2000);
    const Snapshot draft = edited(baseline, 12345);
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    engine.request(draft, baseline, options, 7);
    QVERIFY(finished.wait(patience));
    const ResultsPointer results = resultsOf(finished, 0);
    QCOMPARE(results->generation, 7U);
    compareEvaluations(*results->evaluation, *evaluate(draft, options));
    compareEvaluations(*results->baseline, *evaluate(baseline, options));
}

void TestEngine::numbersComeBeforeTheRest()
{
    const Snapshot baseline = generated(2000);
    Engine engine;
    QSignalSpy numbers(&engine, &Engine::evaluated);
    QSignalSpy finished(&engine, &Engine::finished);
    bool wasFirst = false;
    connect(&engine, &Engine::evaluated, this, [&] { wasFirst = finished.isEmpty(); });
    engine.request(edited(baseline, 77), baseline, {}, 5);
    QVERIFY(waitIdle(engine));
    QVERIFY(wasFirst);
    QCOMPARE(numbers.count(), 1);
    QCOMPARE(finished.count(), 1);
    const ResultsPointer first = resultsOf(numbers, 0);
    const ResultsPointer last = resultsOf(finished, 0);
    QCOMPARE(first->generation, quint64 { 5 });
    QCOMPARE(first->evaluation, last->evaluation);
    QCOMPARE(first->baseline, last->baseline);
    QVERIFY(first->users.empty());
    QCOMPARE(last->changes.size(), std::size_t { 1 });
    QCOMPARE(last->changeCounts.shares, 1);
}

void TestEngine::everythingThatFollowsIsInTheResults()
{
    const Snapshot baseline = generated(500);
    Snapshot draft = edited(baseline, 999);
    draft.policy.priority.halfLife = {}; // without a reset period slurmctld would not start
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    engine.request(draft, baseline, {}, 1);
    QVERIFY(finished.wait(patience));
    const ResultsPointer results = resultsOf(finished, 0);
    const Diagnostics findings = check(draft.policy, draft.situation);
    QVERIFY(hasErrors(findings));
    QCOMPARE(results->findings.size(), findings.size());
    for (std::size_t i = 0; i < findings.size(); ++i) {
        QCOMPARE(results->findings[i].english(), findings[i].english());
    }
    QCOMPARE(results->difference.associations.size(), std::size_t { 1 });
    QVERIFY(results->difference.associations[0].rawShares);
    QCOMPARE(results->difference.settings.size(), std::size_t { 1 });
    QCOMPARE(results->users.size(), std::size_t { results->evaluation->userCount() });
    QVERIFY(results->evaluationTime.count() > 0);
}

void TestEngine::usageIsThatOfTheClusterThatTookTheDraft()
{
    Snapshot baseline;
    AssociationTree &tree = baseline.policy.associations;
    const AssociationId from = tree.addAccount(AssociationTree::root(), "from");
    const AssociationId to = tree.addAccount(AssociationTree::root(), "to");
    const AssociationId ann = tree.addUser(from, "ann");
    baseline.situation.setOwnUsage(ann, 40.0L);
    Snapshot draft = baseline;
    draft.policy.associations.move(ann, to);
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    engine.request(draft, baseline, {}, 1);
    QVERIFY(finished.wait(patience));
    const ResultsPointer applied = resultsOf(finished, 0);
    QCOMPARE(applied->evaluation->rawUsage(ann), 0.0L);
    QCOMPARE(applied->evaluation->rawUsage(from), 40.0L);
    QCOMPARE(applied->baseline->rawUsage(ann), 40.0L);
    engine.request(draft, baseline, {}, 2, Engine::Draft::AsItStands);
    QVERIFY(finished.wait(patience));
    QCOMPARE(resultsOf(finished, 1)->evaluation->rawUsage(ann), 40.0L);
}

void TestEngine::aMomentAheadIsEvaluatedInstead()
{
    const Snapshot now = generated(500);
    const Snapshot draft = edited(now, 77);
    LookAhead look;
    look.seconds = std::int64_t { 20 } * 86400;
    look.assumption.meanwhile = Meanwhile::Rest;
    look.otherwiseNow = 1772409600;
    Engine engine;
    QSignalSpy numbers(&engine, &Engine::evaluated);
    QSignalSpy finished(&engine, &Engine::finished);
    engine.request(draft, now, {}, 1, Engine::Draft::Applied, look);
    QVERIFY(finished.wait(patience));
    const ResultsPointer ahead = resultsOf(finished, 0);
    QCOMPARE(resultsOf(numbers, 0)->ahead, ahead->ahead);
    QCOMPARE(ahead->ahead->seconds, look.seconds);
    const std::int64_t present = presentOf(draft.situation, look.otherwiseNow);
    QCOMPARE(ahead->evaluation->now(), present + look.seconds);
    QCOMPARE(ahead->baseline->now(), present + look.seconds);
    QVERIFY(ahead->baseline->situation().equals(lookedAhead(now, now, now.situation, {}, look).situation, now.policy.associations));
    QVERIFY(ahead->evaluation->situation().equals(lookedAhead(now, draft, draft.situation, {}, look).situation, draft.policy.associations));
    QVERIFY(ahead->ahead->course.kept < 0.5);
    // of the next moment only what differs is worked out anew
    LookAhead later = look;
    later.seconds += 86400;
    engine.request(draft, now, {}, 1, Engine::Draft::Applied, later);
    QVERIFY(finished.wait(patience));
    QCOMPARE(resultsOf(finished, 1)->ahead->basis, ahead->ahead->basis);
    QCOMPARE(resultsOf(finished, 1)->baselineAhead->basis, ahead->baselineAhead->basis);
    QVERIFY(resultsOf(finished, 1)
                ->evaluation->situation()
                .equals(lookedAhead(now, draft, draft.situation, {}, later).situation, draft.policy.associations));
    // what is wrong with the policy is wrong today
    engine.request(draft, now, {}, 1);
    QVERIFY(finished.wait(patience));
    const ResultsPointer today = resultsOf(finished, 2);
    QVERIFY(!today->ahead);
    QCOMPARE(today->findings.size(), ahead->findings.size());
    QVERIFY(today->evaluation->situation().equals(draft.situation, draft.policy.associations));
    // one evaluation serves both where they are one
    engine.request(now, now, {}, 2, Engine::Draft::Applied, look);
    QVERIFY(finished.wait(patience));
    QCOMPARE(resultsOf(finished, 3)->baseline, resultsOf(finished, 3)->evaluation);
}

void TestEngine::unchangedDraftIsEvaluatedOnce()
{
    const Snapshot now = generated(500);
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    engine.request(now, now, {}, 1);
    QVERIFY(finished.wait(patience));
    QCOMPARE(resultsOf(finished, 0)->baseline, resultsOf(finished, 0)->evaluation);
    QVERIFY(resultsOf(finished, 0)->difference.isEmpty());
}

void TestEngine::baselineIsKeptWhileItAndTheOptionsStay()
{
    const Snapshot now = generated(500);
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    const auto answer = [&](const Snapshot &draft, const Snapshot &baseline, const EvaluationOptions &options) {
        engine.request(draft, baseline, options, static_cast<quint64>(finished.size()) + 1);
        return finished.wait(patience) ? resultsOf(finished, finished.size() - 1) : ResultsPointer();
    };
    const ResultsPointer first = answer(edited(now, 10), now, {});
    const ResultsPointer second = answer(edited(now, 11), now, {});
    QVERIFY(first && second);
    QCOMPARE(second->baseline, first->baseline);
    QVERIFY(second->evaluation != first->evaluation);

    EvaluationOptions classic;
    classic.algorithm = Algorithm::Classic;
    const ResultsPointer third = answer(edited(now, 11), now, classic);
    QVERIFY(third && third->baseline != first->baseline);
    QCOMPARE(third->baseline->algorithm(), Algorithm::Classic);

    const ResultsPointer fourth = answer(edited(now, 11), edited(now, 12), classic);
    QVERIFY(fourth && fourth->baseline != third->baseline);
    QCOMPARE(fourth->baseline->tree().rawShares(2), 12U);

    // another situation is another baseline, and another draft
    Snapshot used = now;
    used.situation.setOwnUsage(2, now.situation.ownUsage(2) + 1.0L);
    const ResultsPointer fifth = answer(now, now, {});
    QVERIFY(fifth && fifth->baseline == fifth->evaluation);
    const ResultsPointer sixth = answer(used, now, {});
    QVERIFY(sixth && sixth->baseline == fifth->baseline);
    QCOMPARE(sixth->evaluation->rawUsage(2), sixth->baseline->rawUsage(2) + 1.0L);
    const ResultsPointer seventh = answer(used, used, {});
    QVERIFY(seventh && seventh->baseline != fifth->baseline);
    QCOMPARE(seventh->baseline->rawUsage(2), sixth->evaluation->rawUsage(2));
    Snapshot waiting = used;
    waiting.situation.jobs.edit().pop_back();
    const ResultsPointer eighth = answer(waiting, used, {});
    QVERIFY(eighth && eighth->baseline == seventh->baseline);
    QCOMPARE(eighth->evaluation->jobs().jobCount() + 1, eighth->baseline->jobs().jobCount());
}

void TestEngine::supersededRequestsAreDropped()
{
    const Snapshot now = generated(50000);
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    constexpr quint64 requests = 100;
    for (quint64 generation = 1; generation <= requests; ++generation) {
        engine.request(edited(now, static_cast<std::uint32_t>(generation)), now, {}, generation);
    }
    QVERIFY(waitIdle(engine));
    QVERIFY(!finished.isEmpty());
    QVERIFY2(finished.size() < 50, qPrintable(QString::number(finished.size())));
    quint64 last = 0;
    for (qsizetype i = 0; i < finished.size(); ++i) {
        const ResultsPointer results = resultsOf(finished, i);
        QVERIFY(results->generation > last);
        last = results->generation;
        QCOMPARE(results->evaluation->tree().rawShares(2), static_cast<std::uint32_t>(last));
    }
    QCOMPARE(last, requests);
}

void TestEngine::idleComesAfterTheLastAnswer()
{
    // A run of nothing ends while the end of the one before it is still being dealt with.
    const Snapshot now;
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    for (quint64 generation = 1; generation <= 400; generation += 2) {
        engine.request(now, now, {}, generation);
        engine.request(now, now, {}, generation + 1);
        QVERIFY(waitIdle(engine));
        QVERIFY(!finished.isEmpty());
        QCOMPARE(resultsOf(finished, finished.size() - 1)->generation, generation + 1);
    }
}

void TestEngine::lastRequestIsAnsweredWhateverItsGeneration()
{
    // The options may change while the policy stays, and another document counts from the beginning.
    const Snapshot now = generated(300);
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    EvaluationOptions classic;
    classic.algorithm = Algorithm::Classic;
    engine.request(now, now, {}, 5);
    engine.request(now, now, classic, 5);
    QVERIFY(waitIdle(engine));
    QCOMPARE(resultsOf(finished, finished.size() - 1)->evaluation->algorithm(), Algorithm::Classic);
    engine.request(now, now, {}, 1);
    QVERIFY(waitIdle(engine));
    QCOMPARE(resultsOf(finished, finished.size() - 1)->generation, 1U);
}

void TestEngine::itIsBusyUntilTheLastIsAnswered()
{
    const Snapshot now = generated(2000);
    Engine engine;
    QVERIFY(!engine.isBusy());
    for (quint64 generation = 1; generation <= 5; ++generation) {
        engine.request(now, now, {}, generation);
        QVERIFY(engine.isBusy());
    }
    QVERIFY(waitIdle(engine));
}

void TestEngine::requestFromTheAnswerKeepsItBusy()
{
    const Snapshot now = generated(300);
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    connect(&engine, &Engine::finished, this, [&](const ResultsPointer &results) {
        if (results->generation < 4) {
            engine.request(now, now, {}, results->generation + 1);
        }
    });
    engine.request(now, now, {}, 1);
    QVERIFY(waitIdle(engine));
    QCOMPARE(finished.size(), 4);
}

void TestEngine::continuousRequestsAreAnsweredMeanwhile()
{
    // As when a slider is dragged: each request comes long before the one before could be answered.
    const Snapshot now = generated(200000);
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    quint64 generation = 0;
    const QDeadlineTimer deadline(patience);
    while (finished.size() < 3 && !deadline.hasExpired()) {
        ++generation;
        engine.request(edited(now, static_cast<std::uint32_t>(generation)), now, {}, generation);
        QTest::qWait(1);
    }
    QCOMPARE(finished.size(), 3);
    QVERIFY(generation > 3);
}

void TestEngine::memoryOfUnheldEvaluationsIsUsedAgain()
{
    const Snapshot now = generated(1000);
    const auto pool = std::make_shared<EvaluationPool>();
    auto first = pool->share(*evaluate(now));
    auto second = pool->share(*evaluate(now));
    auto third = pool->share(*evaluate(now));
    QCOMPARE(pool->size(), std::size_t { 0 });
    const auto *memory = first->factor.data();
    auto alsoFirst = first;
    first.reset();
    QCOMPARE(pool->size(), std::size_t { 0 }); // somebody holds it
    alsoFirst.reset();
    QCOMPARE(pool->size(), std::size_t { 1 });
    const Evaluation again = pool->take(now.policy.associations);
    QCOMPARE(again.factor.data(), memory);
    QCOMPARE(pool->size(), std::size_t { 0 });
    first = pool->share(*evaluate(now));
    first.reset();
    second.reset();
    third.reset();
    QCOMPARE(pool->size(), EvaluationPool::capacity);
}

void TestEngine::anEditIsWorkedOutFromAnEvaluationOfTheSameTree()
{
    const Snapshot now = generated(1000);
    const Snapshot other = generated(500);
    const auto pool = std::make_shared<EvaluationPool>();
    auto older = pool->share(*evaluate(other));
    const auto held = pool->share(*evaluate(now));
    QVERIFY(pool->take(other.policy.associations).factor.empty()); // another one is the newest
    older.reset();
    const Evaluation taken = pool->take(now.policy.associations);
    QCOMPARE(&taken.layout(), &held->layout());
    QVERIFY(taken.factor == held->factor); // a copy
    QCOMPARE(pool->size(), std::size_t { 0 }); // in the memory of the other one
    Snapshot grown = now;
    grown.policy.associations.addUser(AssociationTree::root(), "another");
    QVERIFY(pool->take(grown.policy.associations).factor == held->factor); // most of which is carried over
}

void TestEngine::evaluationsOutliveTheirPool()
{
    auto pool = std::make_shared<EvaluationPool>();
    auto evaluation = pool->share(*evaluate(generated(300)));
    pool.reset();
    QCOMPARE(evaluation->tree().count(), 300U);
    evaluation.reset(); // frees it; a checker of memory would tell
    QVERIFY(!evaluation);
}

void TestEngine::heldResultsStayAsTheyWere()
{
    const Snapshot now = generated(5000);
    std::vector<ResultsPointer> held;
    std::vector<std::vector<double>> factors;
    {
        Engine engine;
        QSignalSpy finished(&engine, &Engine::finished);
        for (quint64 generation = 1; generation <= 6; ++generation) {
            engine.request(edited(now, static_cast<std::uint32_t>(generation * 1000)), now, {}, generation);
            QVERIFY(finished.wait(patience));
            held.push_back(resultsOf(finished, 0));
            factors.push_back(held.back()->evaluation->factor);
            finished.clear();
            if (generation % 2 == 0) {
                held.erase(held.begin()); // so that its memory is used for the next one
                factors.erase(factors.begin());
            }
        }
    }
    for (std::size_t i = 0; i < held.size(); ++i) {
        QVERIFY(held[i]->evaluation->factor == factors[i]);
        QVERIFY(evaluate(held[i]->evaluation->policy(), held[i]->evaluation->situation())->factor == factors[i]);
    }
}

void TestEngine::lackOfMemoryIsToldAndSurvived()
{
#ifdef APPORTION_IS_THREAD_SANITIZED
    QSKIP("ThreadSanitizer has an operator new of its own, which finds memory.");
#endif
    const Snapshot now = generated(50000);
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    QSignalSpy failed(&engine, &Engine::failed);
    test::ToldFailures told;
    refusedSize = 300000; // smaller than a column
    engine.request(now, now, {}, 3);
    QVERIFY(failed.wait(patience));
    refusedSize = 0;
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].toULongLong(), 3U);
    QTRY_COMPARE(told.codes, QStringList { "memory" });
    QCOMPARE(finished.size(), 0);
    QVERIFY(!engine.isBusy());

    engine.request(now, now, {}, 4);
    QVERIFY(finished.wait(patience));
    compareEvaluations(*resultsOf(finished, 0)->evaluation, *evaluate(now));
}

void TestEngine::destructorStopsARunningEvaluation()
{
    const Snapshot now = generated(300000);
    auto engine = std::make_unique<Engine>();
    QSignalSpy finished(engine.get(), &Engine::finished);
    std::size_t before = givenBytes;
    engine->request(edited(now, 5), edited(now, 6), {}, 1); // two evaluations and their comparison
    QVERIFY(finished.wait(patience));
    const std::size_t whole = givenBytes - before;

    const Snapshot drafts[] = { edited(now, 7), edited(now, 8), edited(now, 9), edited(now, 10) };
    engine->request(drafts[0], drafts[1], {}, 2);
    QTest::qWait(1);
    engine->request(drafts[2], drafts[3], {}, 3);
    before = givenBytes;
    engine.reset();
    const std::size_t ending = givenBytes - before;
    QVERIFY2(ending <= whole, qPrintable(QStringLiteral("%1 of %2").arg(ending).arg(whole))); // not another answer, let alone the one that waits
    QCoreApplication::processEvents();
    QCOMPARE(finished.size(), 1);
}

void TestEngine::engineMayBeDeletedByWhoHearsIt()
{
    QPointer<Engine> engine = new Engine;
    connect(engine, &Engine::finished, this, [&engine] { delete engine; });
    const Snapshot now = generated(300);
    engine->request(now, now, {}, 1);
    QVERIFY(waitFor([&engine] { return engine.isNull(); }));
}

APPORTION_TEST(TestEngine)

#include "test_engine.moc"
