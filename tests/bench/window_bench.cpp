// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window's thread is away, and when the numbers and all that follows from them are there, for each step of
// the script that the tests drive as well. Prints a table; judges nothing.
#include "gui/page/page.h"
#include "heartbeat.h"
#include "window_memory.h"
#include "window_script.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QRegularExpression>
#include <QSysInfo>
#include <QTextStream>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace
{

using namespace apportion;
using bench::Heartbeat;
using bench::valueIn;

/// Of the rounds of one step, in milliseconds.
struct Times
{
    std::vector<double> block; ///< the longest turn of the event loop
    std::vector<double> call; ///< what the user does
    std::vector<double> numbers; ///< until the new numbers are in the tree
    std::vector<double> all; ///< until nothing is computed any more
    std::vector<double> drawn; ///< until the last of what follows is drawn, charts that are made by threads of their own as well
};

/// When the window was last drawn.
class LastPaint : public QObject
{
public:
    explicit LastPaint(std::function<double()> clock) : m_clock(std::move(clock)) { qApp->installEventFilter(this); }
    [[nodiscard]] double ms() const { return m_ms; }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && !std::exchange(m_isPainting, true)) {
            // behind all that is painted in this turn
            QTimer::singleShot(0, this, [this] {
                m_ms = m_clock();
                m_isPainting = false;
            });
        }
        return false;
    }

private:
    std::function<double()> m_clock;
    double m_ms = 0.0;
    bool m_isPainting = false;
};

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0.0 : values[values.size() / 2];
}

QString processor()
{
    const QString model = valueIn("/proc/cpuinfo", "model name");
    return QStringLiteral("%1, %2 cores").arg(model.isEmpty() ? QSysInfo::currentCpuArchitecture() : model).arg(QThread::idealThreadCount());
}

void measure(test::WindowScript &script, const test::WindowStep &step, int round, Times &times)
{
    step.prepare(round);
    script.settle();
    double numbersMs = 0.0;
    QElapsedTimer clock;
    const auto sinceBegin = [&clock] { return static_cast<double>(clock.nsecsElapsed()) / 1e6; };
    QObject context;
    QObject::connect(script.window().workspace(), &Workspace::numbersChanged, &context, [&] { numbersMs = sinceBegin(); });
    const LastPaint painted(sinceBegin);
    Heartbeat heartbeat;
    clock.start();
    step.perform(round);
    times.call.push_back(sinceBegin());
    test::require(test::turnUntil([&script] { return script.isUpToDate(); }), "all numbers come");
    times.all.push_back(sinceBegin());
    if (numbersMs > 0.0) {
        times.numbers.push_back(numbersMs);
    }
    script.settle();
    times.block.push_back(heartbeat.longestMs());
    times.drawn.push_back(painted.ms());
}

void printRow(QTextStream &out, const QString &name, const Times &times)
{
    const auto [best, worst] = std::minmax_element(times.block.begin(), times.block.end());
    const auto shown = [](double ms) { return QString::number(ms, 'f', 1); };
    out << "| " << name << " | " << shown(*best) << " | " << shown(median(times.block)) << " | " << shown(*worst) << " | "
        << (times.call.empty() ? QString() : shown(median(times.call))) << " | " << (times.numbers.empty() ? QString() : shown(median(times.numbers)))
        << " | " << (times.all.empty() ? QString() : shown(median(times.all))) << " | "
        << (times.drawn.empty() ? QString() : shown(median(times.drawn))) << " |\n";
    out.flush();
}

/// Notes that a widget was painted.
class Painted : public QObject
{
public:
    explicit Painted(QWidget *widget) { widget->installEventFilter(this); }
    [[nodiscard]] bool isPainted() const { return m_isPainted; }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_isPainted = m_isPainted || event->type() == QEvent::Paint;
        return false;
    }

private:
    bool m_isPainted = false;
};

/// What @p show does until the widget that it returns is painted.
double paintedAfter(const std::function<QWidget *()> &show)
{
    QElapsedTimer clock;
    clock.start();
    const Painted painted(show());
    test::require(test::turnUntil([&painted] { return painted.isPainted(); }), "it is painted");
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

/// From nothing to a window, and from a click on the rail to a page that was not there yet; the first round also loads type
/// faces and drawings.
void measureStart(QTextStream &out, AssociationId associations, int rounds, const QRegularExpression &only)
{
    const Snapshot snapshot = test::generatedPolicy({ associations, 1000, 7 });
    const QStringList pages = MainWindow::pageNames();
    QStringList names { QStringLiteral("start: the window") };
    for (const QString &page : pages) {
        names.append(QStringLiteral("start: the page ") + page);
    }
    if (names.filter(only).isEmpty()) {
        return;
    }
    std::vector<Times> times(static_cast<std::size_t>(names.size()));
    for (int round = 0; round < rounds; ++round) {
        std::optional<WindowFixture> fixture;
        times[0].block.push_back(paintedAfter([&fixture] {
            fixture.emplace();
            fixture->window.show();
            return &fixture->window;
        }));
        fixture->window.workspace()->document()->load(snapshot, {}, QStringLiteral("large"), {});
        test::require(fixture->waitForResults() && fixture->rest(), "a policy is shown");
        for (int page = 0; page < pages.size(); ++page) {
            times[static_cast<std::size_t>(page) + 1].block.push_back(paintedAfter([&fixture, page] {
                fixture->window.showPage(page);
                fixture->window.currentPage()->update(); // the first one is there
                return fixture->window.currentPage();
            }));
            test::require(fixture->rest(), "the page comes to rest");
        }
    }
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (names[i].contains(only)) {
            printRow(out, names[i], times[static_cast<std::size_t>(i)]);
        }
    }
}

int run(AssociationId associations, int rounds, const QRegularExpression &only)
{
    QTextStream out(stdout);
    out << processor() << "; " << associations << " associations, " << rounds << " rounds; milliseconds\n\n"
        << "| step | longest block: best | median | worst | the call: median | numbers after | all after | drawn after |\n"
        << "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    measureStart(out, associations, rounds, only);
    test::WindowScript script(associations);
    for (const test::WindowStep &step : script.steps()) {
        if (!step.name.contains(only)) {
            continue;
        }
        Times times;
        for (int round = 0; round < rounds; ++round) {
            measure(script, step, round, times);
        }
        printRow(out, step.name, times);
    }
    if (const QString memory = valueIn("/proc/self/status", "VmHWM"); !memory.isEmpty()) {
        out << "\nmemory at most: " << memory << '\n';
    }
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Measures what edits of a large policy cost in the window, step by step."));
    const QCommandLineOption associations(
        QStringLiteral("associations"), QStringLiteral("How many there are in the policy."), QStringLiteral("number"), QStringLiteral("100000"));
    const QCommandLineOption rounds(
        QStringLiteral("rounds"), QStringLiteral("How often each step is done."), QStringLiteral("number"), QStringLiteral("7"));
    const QCommandLineOption only(
        QStringLiteral("only"), QStringLiteral("Only steps whose names hold a match of this."), QStringLiteral("expression"));
    const QCommandLineOption memory(QStringLiteral("memory"),
        QStringLiteral("Opens this policy file, edits and saves it, and tells what memory that takes; made when it is not there."),
        QStringLiteral("file"));
    parser.addOptions({ associations, rounds, only, memory });
    parser.addHelpOption();
    parser.process(application);
    const uint size = parser.value(associations).toUInt();
    const int times = parser.value(rounds).toInt();
    const QRegularExpression chosen(parser.value(only));
    if (!chosen.isValid()) {
        QTextStream(stderr) << chosen.errorString() << '\n';
        return 2;
    }
    if (size < 1000 || times < 1) {
        QTextStream(stderr) << "There must be at least 1000 associations and one round.\n";
        return 2;
    }
    try {
        if (parser.isSet(memory)) {
            return bench::measureMemory(parser.value(memory), size);
        }
        return run(size, times, chosen);
    } catch (const test::ScriptError &error) {
        QTextStream(stderr) << "This did not happen: " << error.what() << '\n';
        return 1;
    }
}
