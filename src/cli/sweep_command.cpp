// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/sweep_folder.h"
#include "cli/sweep_show.h"
#include "cli/verbs.h"

#include "core/policy/guarded.h"
#include "slurm/text/shell_quote.h"
#include "storage/text_file.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <optional>
#include <ostream>
#include <sys/resource.h>
#include <system_error>
#include <thread>

namespace apportion::cli
{

namespace
{

/// The most tasks of a job array that a cluster takes without MaxArraySize.
constexpr std::uint64_t usualArray = 1000;

/// What a task needs, as measured here.
struct TaskCost
{
    double seconds = 0.0;
    double memoryMb = 0.0;
};

double mostMemoryMb()
{
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    constexpr double kilobytes = 1024.0;
    return static_cast<double>(usage.ru_maxrss) / kilobytes;
}

/// The script of the job array.
std::string jobScript(const LoadedSweep &sweep, const TaskCost &cost, std::uint64_t perJob, int atOnce)
{
    // Three times what one took here, and five minutes for a file system that is slow: other points may have longer queues.
    const std::uint64_t minutes = 5 + static_cast<std::uint64_t>(std::ceil(cost.seconds * 3.0 * static_cast<double>(perJob) / 60.0));
    const std::uint64_t memory = (static_cast<std::uint64_t>(cost.memoryMb * 1.5) / 100 + 2) * 100;
    const std::uint64_t jobs = (sweep.plan.tasks() + perJob - 1) / perJob;
    const std::string folder = slurm::shellQuote(QFile::encodeName(QDir(sweep.folder).absolutePath()).toStdString());
    const std::string program = slurm::shellQuote(QFile::encodeName(QCoreApplication::applicationFilePath()).toStdString());
    return fmt::format("#!/bin/bash\n"
                       "# The tasks of a sweep: sbatch job.sbatch, in this folder. A task that is done is skipped, so that the same can be\n"
                       "# submitted again for what is missing; apportion-cli sweep merge tells that.\n"
                       "# One task took {:.1f} seconds and {:.0f} MB where this was written.\n"
                       "#SBATCH --job-name=apportion-sweep\n"
                       "#SBATCH --array=0-{}%{}\n"
                       "#SBATCH --time={}\n"
                       "#SBATCH --mem={}M\n"
                       "#SBATCH --ntasks=1\n"
                       "#SBATCH --cpus-per-task=1\n"
                       "#SBATCH --requeue\n"
                       "#SBATCH --output=/dev/null\n"
                       "folder={}\n"
                       "[ -e \"$folder/plan.json\" ] || folder=$SLURM_SUBMIT_DIR\n"
                       "program={}\n"
                       "[ -x \"$program\" ] || program=apportion-cli\n"
                       "exec \"$program\" sweep task \"$folder\" \"$((SLURM_ARRAY_TASK_ID * {}))\" --count {} \\\n"
                       "    >>\"$folder/log/$SLURM_ARRAY_TASK_ID.txt\" 2>&1\n",
        cost.seconds, cost.memoryMb, jobs - 1, atOnce, minutes, memory, folder, program, perJob, perJob);
}

/// sweep: a replay for each of many policies.
class SweepCommand : public Command
{
public:
    SweepCommand() : Command("sweep", "Replay a trace under many policies: settings, shares and weights on a grid, several seeds") { }

    void declare(VerbOptions &verb) override
    {
        verb.needsVerb = false;
        verb.add("plan", &m_plan, "FILE", "Without a verb: the plan to look at (docs/SWEEP.md)");
        verb.add("--array", &m_array, "DIR", "Write a job array for a cluster of yours there: job.sbatch and all it needs, after a measured run");
        verb.add("--at-once", &m_atOnce, "N", "With --array: so many of its jobs run at once").range = { 1, 1'000'000 };
        verb.add("--per-job", &m_perJob, "N", "With --array: so many tasks in each; 0: as many as make it 1000 jobs").range = { 0, 100'000 };
        VerbOptions &run = verb.addVerb("run", "Run all tasks that are not done on this machine, and put them together");
        run.isChosen = &m_isRun;
        run.add("plan", &m_plan, "FILE", "The plan, or the folder of a sweep").isRequired = true;
        run.add("--out", &m_array, "DIR", "The folder of the sweep; with a plan");
        run.add("--workers", &m_workers, "N", "So many tasks at once; 0: one a processor").range = { 0, 1024 };
        VerbOptions &task = verb.addVerb("task", "Run single tasks, as the job array does; those that are done are skipped");
        task.isChosen = &m_isTask;
        task.add("folder", &m_array, "DIR", "The folder of the sweep").isRequired = true;
        task.add("task", &m_task, "N", "The first task, from 0").range = { 0, 100'000 };
        task.options.back().isRequired = true;
        task.add("--count", &m_count, "N", "How many").range = { 1, 100'000 };
        VerbOptions &merge = verb.addVerb("merge", "Put the tasks that are done together, and tell which are missing or failed");
        merge.isChosen = &m_isMerge;
        merge.add("folder", &m_array, "DIR", "The folder of the sweep").isRequired = true;
        VerbOptions &show = verb.addVerb("show", "Print what was measured: a row for each point, the best of two measures, or a map of two keys");
        show.isChosen = &m_isShow;
        m_show.declare(show);
    }

    [[nodiscard]] int run(const Streams &streams) override
    {
        if (m_isShow) {
            return m_show.run(streams);
        }
        if (m_isMerge) {
            return mergeSweep(folder(), streams);
        }
        if (m_isTask) {
            return runTasks(streams);
        }
        return m_isRun ? runAll(streams) : look(streams);
    }

private:
    [[nodiscard]] QString folder() const { return QFile::decodeName(m_array.c_str()); }

    /// Without a verb.
    [[nodiscard]] int look(const Streams &streams)
    {
        if (m_plan.empty()) {
            streams.err << "apportion-cli sweep: give a plan, or run, task, merge or show\n";
            return exitUnusable;
        }
        LoadedSweep sweep;
        if (!openSweepPlan(m_plan, sweep, streams)) {
            return exitUnusable;
        }
        streams.out << fmt::format(
            "{} points, {} seeds: {} tasks of {} jobs\n", sweep.plan.points(), sweep.plan.seeds.size(), sweep.plan.tasks(), sweep.trace.jobs.size());
        tellLeftOut(sweep, streams);
        return m_array.empty() ? exitOk : writeArray(sweep, streams);
    }

    [[nodiscard]] int writeArray(LoadedSweep &sweep, const Streams &streams)
    {
        if (!makeSweepFolder(sweep, folder(), streams) || !openSweepFolder(folder(), sweep, streams)) {
            return exitUnusable;
        }
        QElapsedTimer clock;
        clock.start();
        if (const QString wrong = runSweepTask(sweep, 0); !wrong.isEmpty()) {
            streams.err << "apportion-cli sweep: task 0 failed: " << wrong.toStdString() << '\n';
            return exitUnusable;
        }
        const TaskCost cost { static_cast<double>(clock.elapsed()) / 1000.0, mostMemoryMb() };
        const std::uint64_t perJob = m_perJob > 0 ? static_cast<std::uint64_t>(m_perJob) : (sweep.plan.tasks() + usualArray - 1) / usualArray;
        const QString path = QDir(folder()).filePath("job.sbatch");
        const WrittenFiles written = writeTextFiles({ { path, QByteArray::fromStdString(jobScript(sweep, cost, perJob, m_atOnce)) } });
        if (!written.error.isEmpty()) {
            streams.err << "apportion-cli sweep: " << written.error.toStdString() << '\n';
            return exitUnusable;
        }
        streams.out << fmt::format("{}: {} jobs, {} tasks each; task 0 is done, in {:.1f} s with {:.0f} MB\n", path.toStdString(),
            (sweep.plan.tasks() + perJob - 1) / perJob, perJob, cost.seconds, cost.memoryMb);
        return exitOk;
    }

    [[nodiscard]] int runTasks(const Streams &streams)
    {
        LoadedSweep sweep;
        if (!openSweepFolder(folder(), sweep, streams)) {
            return exitUnusable;
        }
        const auto first = static_cast<std::uint64_t>(m_task);
        if (first >= sweep.plan.tasks()) {
            streams.err << "apportion-cli sweep: the sweep has tasks 0 to " << sweep.plan.tasks() - 1 << '\n';
            return exitUnusable;
        }
        std::vector<std::uint64_t> tasks;
        for (std::uint64_t task = first; task < std::min(sweep.plan.tasks(), first + static_cast<std::uint64_t>(m_count)); ++task) {
            tasks.push_back(task);
        }
        return runThem(sweep, tasks, 1, streams) ? exitOk : exitFindings;
    }

    [[nodiscard]] int runAll(const Streams &streams)
    {
        LoadedSweep sweep;
        QString at = QFile::decodeName(m_plan.c_str());
        if (!QFileInfo(at).isDir()) {
            at = folder();
            if (at.isEmpty()) {
                streams.err << "apportion-cli sweep: a plan needs --out, the folder of the sweep\n";
                return exitUnusable;
            }
            if (!openSweepPlan(m_plan, sweep, streams) || !makeSweepFolder(sweep, at, streams)) {
                return exitUnusable;
            }
        }
        if (!openSweepFolder(at, sweep, streams)) {
            return exitUnusable;
        }
        tellLeftOut(sweep, streams);
        std::vector<std::uint64_t> tasks(sweep.plan.tasks());
        for (std::uint64_t task = 0; task < tasks.size(); ++task) {
            tasks[task] = task;
        }
        static_cast<void>(runThem(sweep, tasks, m_workers > 0 ? m_workers : QThread::idealThreadCount(), streams));
        return mergeSweep(at, streams);
    }

    /// Whether all of them are done then.
    [[nodiscard]] static bool runThem(const LoadedSweep &sweep, const std::vector<std::uint64_t> &tasks, int workers, const Streams &streams)
    {
        std::atomic<std::size_t> next { 0 };
        std::atomic<bool> isFine { true };
        std::mutex telling;
        const auto tell = [&](std::size_t i, const std::string &how) {
            const std::lock_guard lock(telling);
            streams.err << fmt::format("[{}/{}] task {}: {}\n", i + 1, tasks.size(), tasks[i], how) << std::flush;
        };
        const auto runTask = [&](std::size_t i) {
            if (stateOfTask(sweep.folder, sweep.identity, tasks[i]).state == TaskState::State::Done) {
                return;
            }
            QElapsedTimer clock;
            clock.start();
            const QString wrong = runSweepTask(sweep, tasks[i]);
            if (!wrong.isEmpty()) {
                isFine = false;
            }
            tell(i, wrong.isEmpty() ? fmt::format("{:.1f} s", static_cast<double>(clock.elapsed()) / 1000.0) : "failed: " + wrong.toStdString());
        };
        const auto work = [&] {
            const std::optional<Diagnostic> thrown = guarded([&] { // what failed may be told in vain, too
                for (std::size_t i = next++; i < tasks.size(); i = next++) {
                    if (const std::optional<Diagnostic> failure = guarded([&] { runTask(i); })) {
                        isFine = false;
                        tell(i, "failed: " + failure->english());
                    }
                }
            });
            if (thrown) {
                isFine = false;
            }
        };
        {
            // no event loop here that could be told of an end: this thread works and waits
            std::vector<std::jthread> threads;
            const int most = std::min(workers, static_cast<int>(std::min<std::size_t>(tasks.size(), 1024)));
            try {
                for (int i = 1; i < most; ++i) {
                    threads.emplace_back(work);
                }
            } catch (const std::system_error &) { // no more of them: those that there are do it all
            }
            work();
        }
        return isFine;
    }

    SweepShow m_show;
    std::string m_plan;
    std::string m_array;
    int m_atOnce = 50;
    int m_perJob = 0;
    int m_workers = 0;
    int m_task = 0;
    int m_count = 1;
    bool m_isRun = false;
    bool m_isTask = false;
    bool m_isMerge = false;
    bool m_isShow = false;
};

} // namespace

std::unique_ptr<Command> makeSweepCommand()
{
    return std::make_unique<SweepCommand>();
}

} // namespace apportion::cli
