// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/sanitizer.h"
#include "support/test_case.h"
#include "window_probe.h"
#include "window_script.h"

#include <algorithm>
#include <map>

namespace test_window_thread
{

using namespace apportion;
using test::WindowWork;

namespace
{

// Both are trees whose rows another thread arranges.
constexpr AssociationId smallSize = 5000;
#if defined(NDEBUG)
// Sanitizers look at what is done, which is the same, and not at how much of it.
constexpr AssociationId largeSize = isSanitized ? smallSize : 100000;
#else
constexpr AssociationId largeSize = 20000; // evaluating takes a hundred times as long without optimization
#endif

constexpr int roundsOfEach = 2;

/// What a step needs is the least that one of its rounds took: something may be shown for the first time, and numbers,
/// findings and rows may come one by one instead of together. What must never be done counts in each round.
WindowWork leastOf(const WindowWork &a, const WindowWork &b)
{
    WindowWork least = a;
    for (std::size_t kind = 0; kind < workKinds; ++kind) {
        least.work[kind]
            = kind == static_cast<std::size_t>(Work::AskCell) ? std::min(a.work[kind], b.work[kind]) : std::max(a.work[kind], b.work[kind]);
    }
    least.given = { std::min(a.given.count, b.given.count), std::min(a.given.bytes, b.given.bytes) };
    least.bytesRead = std::min(a.bytesRead, b.bytesRead);
    least.bytesWritten = std::min(a.bytesWritten, b.bytesWritten);
    least.cellSignals = std::min(a.cellSignals, b.cellSignals);
    least.layoutSignals = std::min(a.layoutSignals, b.layoutSignals);
    least.rowSignals = std::min(a.rowSignals, b.rowSignals);
    return least;
}

using WorkByStep = std::map<QString, WindowWork>;

WorkByStep workOfScript(AssociationId size)
{
    WorkByStep counted;
    test::WindowScript script(size);
    for (const test::WindowStep &step : script.steps()) {
        for (int round = 0; round < roundsOfEach; ++round) {
            step.prepare(round);
            script.settle();
            const test::WindowProbe probe(script.window());
            step.perform(round);
            script.settle();
            const WindowWork work = probe.counted();
            counted[step.name] = round == 0 ? work : leastOf(counted[step.name], work);
            if (isSanitized && script.window().page(PageName::Compare)->isVisible()) {
                break; // behind each round a thousand evaluations measure what the changes are worth
            }
        }
    }
    return counted;
}

} // namespace

/// What the window's thread does while a policy is edited, filtered, sorted, scrolled, dragged, pasted and undone, and
/// while pages and charts follow, is bounded by what the window shows, however many associations there are.
class TestWindowThread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        try {
            m_small = workOfScript(smallSize);
            m_large = largeSize == smallSize ? m_small : workOfScript(largeSize);
        } catch (const test::ScriptError &error) {
            QFAIL(error.what());
        }
        QVERIFY(m_small.size() > 40);
        QCOMPARE(m_large.size(), m_small.size());
        m_screen = m_small.at(QStringLiteral("scroll")).of(Work::AskCell);
        QVERIFY(m_screen > 500); // as much as the tree shows at once
    }

    void stepIsBoundedByWhatIsVisible_data()
    {
        QTest::addColumn<WindowWork>("small");
        QTest::addColumn<WindowWork>("large");
        for (const auto &[name, work] : m_small) {
            QTest::newRow(qPrintable(name)) << work << m_large.at(name);
        }
    }
    void stepIsBoundedByWhatIsVisible()
    {
        QFETCH(WindowWork, small);
        QFETCH(WindowWork, large);
        const QString both = QStringLiteral("%1 associations: %2; %3: %4").arg(smallSize).arg(small.text()).arg(largeSize).arg(large.text());
        for (const WindowWork &work : { small, large }) {
            for (const Work kind :
                { Work::Evaluate, Work::Check, Work::Compare, Work::LayOut, Work::ArrangeRows, Work::PrepareChart, Work::Read, Work::Write }) {
                QVERIFY2(work.of(kind) == 0, qPrintable(both));
            }
            // no file went through its hands: that of the policy has a hundred bytes for each association
            QVERIFY2(work.bytesRead < 65536 && work.bytesWritten < 65536, qPrintable(both));
            // numbers, findings and rows may each come for themselves
            QVERIFY2(work.of(Work::AskCell) <= 10 * m_screen, qPrintable(both));
            QVERIFY2(work.cellSignals <= 12 && work.layoutSignals <= 24 && work.rowSignals <= 12, qPrintable(both));
        }
        if (test::allocationsAreCounted()) {
            // nothing is gathered for each association, and of the policy some columns are copied
            QVERIFY2(large.given.count <= 2 * small.given.count + 40000, qPrintable(both));
            QVERIFY2(large.given.bytes <= 2 * small.given.bytes + std::uint64_t { 200 } * largeSize, qPrintable(both));
        }
    }

private:
    WorkByStep m_small;
    WorkByStep m_large;
    std::uint64_t m_screen = 0; ///< cells that are asked for when all of the tree's room is painted
};

APPORTION_TEST(TestWindowThread)
} // namespace test_window_thread

#include "test_window_thread.moc"
