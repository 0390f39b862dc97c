// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/recording.h"

#include "replay/memory_defaults.h"

#include "core/policy/text_scan.h"
#include "replay/tsv_table.h"

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_map>

namespace apportion::replay
{

namespace
{

constexpr std::int64_t mostNumber = std::numeric_limits<std::int32_t>::max();
constexpr std::size_t mostTasks = 1000000;

class RecordingReader
{
public:
    RecordingReader(const RecordingTexts &texts, const Policy &policy, const Machine &machine, const HostExpander &expand, Diagnostics &diagnostics)
        : m_texts(texts), m_policy(policy), m_machine(machine), m_expand(expand), m_diagnostics(diagnostics)
    {
        for (NodeIndex node = 0; node < machine.size(); ++node) {
            m_byName.emplace(machine.names[node], node);
        }
    }

    Recording read()
    {
        readJobs();
        readEvents();
        readPasses();
        readStarts();
        readEnds();
        readPriorities();
        return std::move(m_recording);
    }

private:
    [[nodiscard]] TsvTable table(const std::string &text, const char *name)
    {
        return { text, m_texts.folder.empty() ? std::string(name) : m_texts.folder + '/' + name, m_diagnostics };
    }

    [[nodiscard]] static bool readName(TsvTable &rows, JobName &name)
    {
        if (!parseJobName(rows.text("job"), name)) {
            rows.reportCell("job");
            return false;
        }
        return true;
    }

    [[nodiscard]] static std::uint32_t count(TsvTable &rows, std::string_view column, std::uint32_t otherwise)
    {
        return static_cast<std::uint32_t>(rows.number(column, 0, mostNumber).value_or(otherwise));
    }

    void readJobs()
    {
        TsvTable rows = table(m_texts.jobs, "jobs.tsv");
        if (!rows.hasColumns({ "job", "submit_seq", "submit_ms", "user", "account", "partition" })) {
            return;
        }
        while (rows.next()) {
            Recording::Submission one;
            JobName name;
            const std::optional<std::int64_t> seq = rows.number("submit_seq");
            const std::optional<std::int64_t> ms = rows.number("submit_ms");
            if (!readName(rows, name) || !seq || !ms) {
                continue;
            }
            one.seq = *seq;
            one.ms = *ms;
            one.request.jobId = name.id;
            readRequest(rows, one.request);
            one.features = rows.text("features");
            if (readPlace(rows, one.request)) {
                completeMemory(one.request);
                m_recording.submissions.push_back(std::move(one));
            }
        }
    }

    /// What slurm.conf has for jobs that ask for no memory.
    void completeMemory(JobRequest &job) const
    {
        const MemoryDefaults defaults(m_policy, m_machine, job.partitions.front());
        if (job.memoryPerNode == 0 && job.memoryPerCpu == 0 && job.memoryPerGpu == 0) {
            defaults.give(job);
        } else if (job.memoryPerGpu == 0 && asksForGpus(job)) {
            job.freeMemoryPerGpu = defaults.perGpu;
        }
    }

    void readRequest(TsvTable &rows, JobRequest &job)
    {
        job.minNodes = std::max<std::uint32_t>(1, count(rows, "min_nodes", 1));
        job.tasks = std::max<std::uint32_t>(1, count(rows, "tasks", 1));
        job.cpusPerTask = std::max<std::uint32_t>(1, count(rows, "cpus_per_task", 1));
        job.threadsPerCore = static_cast<std::uint16_t>(std::min<std::uint32_t>(count(rows, "threads_per_core", 0), 0xffff));
        job.maxNodes = count(rows, "max_nodes", 0);
        if (job.maxNodes > 0) { // more nodes than tasks are no use
            job.maxNodes = std::max(job.minNodes, std::min(job.maxNodes, job.tasks));
        }
        job.memoryPerNode = static_cast<std::uint64_t>(rows.number("mem_node").value_or(0));
        job.memoryPerCpu = static_cast<std::uint64_t>(rows.number("mem_cpu").value_or(0));
        job.isExclusive = count(rows, "exclusive", 0) != 0;
        job.isHeld = count(rows, "hold", 0) != 0;
        job.mayRequeue = rows.text("no_requeue") != "1";
        job.limitMinutes = count(rows, "limit_min", JobRequest::noTimeLimitAsked);
        job.nice = static_cast<std::int32_t>(rows.number("nice", -mostNumber, mostNumber).value_or(0));
        job.beginTime = rows.number("begin_ms").value_or(0);
        job.arrayLimit = count(rows, "array_max", 0);
        if (!m_machine.readGres(rows.text("gres"), job.gres)) {
            rows.reportCell("gres");
        }
        job.tasksPerNode = count(rows, "tasks_per_node", 0);
        job.leastCpusPerNode = count(rows, "min_cpus", 0);
        job.memoryPerGpu = static_cast<std::uint64_t>(rows.number("mem_gpu").value_or(0));
        const std::size_t ofNodes = job.gres.size();
        if (!m_machine.readGres(rows.text("gres_task"), job.gres)) {
            rows.reportCell("gres_task");
        }
        std::for_each(job.gres.begin() + static_cast<std::ptrdiff_t>(ofNodes), job.gres.end(), [](GresRequest &one) { one.isPerTask = true; });
        const std::size_t ofTasks = job.gres.size();
        if (!m_machine.readGres(rows.text("gres_job"), job.gres)) {
            rows.reportCell("gres_job");
        }
        std::for_each(job.gres.begin() + static_cast<std::ptrdiff_t>(ofTasks), job.gres.end(), [](GresRequest &one) { one.isPerJob = true; });
        job.limitNodesByGres();
        if (!rows.text("nodelist").empty()) {
            (void)readNodes(rows, "nodelist", job.requiredNodes);
        }
        if (!rows.text("exclude").empty()) {
            (void)readNodes(rows, "exclude", job.excludedNodes);
        }
        if (const std::string_view features = rows.text("features"); !features.empty()) {
            if (std::optional<FeaturedNodes> nodes = m_machine.withFeatures(features)) {
                job.featured = std::make_shared<const FeaturedNodes>(std::move(*nodes));
            } else {
                rows.reportCell("features");
            }
        }
        if (!m_machine.readLicenses(rows.text("licenses"), job.licenses)) {
            rows.reportCell("licenses");
        }
        if (const std::string_view tasks = rows.text("array"); !tasks.empty()) {
            job.arrayTasks = parseArrayTasks(tasks);
            if (job.arrayTasks.empty()) {
                rows.reportCell("array");
            }
        }
        if (!parseDependencies(rows.text("dependency"), job)) {
            rows.reportCell("dependency");
        }
    }

    /// The association, QOS and partitions of a job; false when it has no place in the policy.
    bool readPlace(TsvTable &rows, JobRequest &job)
    {
        const AssociationTree &tree = m_policy.associations;
        const AssociationId account = tree.findAccount(lowerCase(rows.text("account")));
        job.association = account == noAssociation ? noAssociation : tree.findUser(account, rows.text("user"));
        if (job.association == noAssociation) {
            rows.reportCell("user");
            return false;
        }
        job.qos = m_policy.findQos(rows.text("qos"));
        splitEach(rows.text("partition"), ',', [&](std::string_view name) {
            const std::uint16_t partition = m_policy.findPartition(name);
            if (partition == unknownIndex) {
                rows.reportCell("partition");
            } else {
                job.partitions.push_back(partition);
                job.isExclusive = job.isExclusive || m_machine.partitions[partition].isExclusive;
            }
        });
        return !job.partitions.empty();
    }

    void readEvents()
    {
        using Kind = Recording::Event::Kind;
        constexpr std::array<std::pair<std::string_view, Kind>, 7> kinds
            = { { { "hold", Kind::Hold }, { "release", Kind::Release }, { "cancelled", Kind::Cancelled }, { "requeued", Kind::Requeued },
                { "exit", Kind::Exit }, { "preempted", Kind::Preempted }, { "warned", Kind::Warned } } };
        TsvTable rows = table(m_texts.events, "events.tsv");
        if (m_texts.events.empty() || !rows.hasColumns({ "seq", "ms", "what", "job", "value" })) {
            return;
        }
        while (rows.next()) {
            const std::string_view what = rows.text("what");
            const auto kind = std::find_if(kinds.begin(), kinds.end(), [what](const auto &known) { return known.first == what; });
            const std::optional<std::int64_t> seq = rows.number("seq");
            Recording::Event event;
            if (kind == kinds.end() || !seq || !readName(rows, event.job)) {
                continue; // "cancel", "timeout" and "refused" explain others and change nothing
            }
            event.seq = *seq;
            event.ms = rows.number("ms").value_or(0);
            event.kind = kind->second;
            if (event.kind != Kind::Preempted && event.kind != Kind::Warned) {
                event.value = rows.number("value", -mostNumber).value_or(0);
            } else if (!parseJobName(rows.text("value"), event.by)) {
                rows.reportCell("value");
            }
            m_recording.events.push_back(event);
        }
    }

    void readPasses()
    {
        using Kind = Recording::Pass::Kind;
        TsvTable rows = table(m_texts.passes, "passes.tsv");
        if (!rows.hasColumns({ "pass", "seq", "ms", "kind", "depth" })) {
            return;
        }
        while (rows.next()) {
            const std::optional<std::int64_t> number = rows.number("pass");
            const std::optional<std::int64_t> seq = rows.number("seq");
            const std::optional<std::int64_t> ms = rows.number("ms");
            const std::string_view kind = rows.text("kind");
            if (kind != "main" && kind != "backfill" && kind != "priority") {
                rows.reportCell("kind");
            } else if (number && seq && ms) {
                m_recording.passes.push_back({ *number, *seq, *ms,
                    kind == "main"           ? Kind::Main
                        : kind == "backfill" ? Kind::Backfill
                                             : Kind::Priority,
                    rows.text("depth") == "full", rows.find("end_ms") == TsvTable::none ? 0 : rows.number("end_ms").value_or(0) });
            }
        }
    }

    [[nodiscard]] bool readNodes(TsvTable &rows, std::string_view column, std::vector<NodeIndex> &nodes)
    {
        for (const std::string &name : m_expand(rows.text(column))) {
            const auto found = m_byName.find(name);
            if (found == m_byName.end()) {
                rows.reportCell(column);
                return false;
            }
            nodes.push_back(found->second);
        }
        std::sort(nodes.begin(), nodes.end());
        nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
        if (nodes.empty()) {
            rows.reportCell(column);
        }
        return !nodes.empty();
    }

    void readStarts()
    {
        TsvTable rows = table(m_texts.starts, "starts.tsv");
        if (m_texts.starts.empty() || !rows.hasColumns({ "job", "pass", "nodes", "cpus", "seq", "attempt", "start_s" })) {
            return;
        }
        while (rows.next()) {
            Recording::Start start;
            const std::optional<std::int64_t> seq = rows.number("seq");
            const std::optional<std::int64_t> second = rows.number("start_s");
            if (!readName(rows, start.job) || !seq || !second || !readNodes(rows, "nodes", start.nodes)) {
                continue;
            }
            start.seq = *seq;
            start.second = *second;
            start.pass = rows.number("pass").value_or(-1);
            start.attempt = count(rows, "attempt", 1);
            start.partition = m_policy.findPartition(rows.text("partition"));
            splitEach(rows.text("cpus"), ',', [&start](std::string_view cell) {
                if (const std::optional<std::uint64_t> cpus = unsignedNumber(cell); cpus && *cpus <= mostNumber) {
                    start.cpus.push_back(static_cast<std::uint32_t>(*cpus));
                }
            });
            if (start.cpus.size() != start.nodes.size()) {
                start.cpus.clear();
            }
            m_recording.starts.push_back(std::move(start));
        }
    }

    void readEnds()
    {
        TsvTable rows = table(m_texts.ends, "ends.tsv");
        if (m_texts.ends.empty() || !rows.hasColumns({ "job", "attempt", "end_seq", "end_ms", "node", "release_seq", "state" })) {
            return;
        }
        std::unordered_map<std::string, std::size_t> known;
        while (rows.next()) {
            Recording::End end;
            const std::optional<std::int64_t> seq = rows.number("end_seq");
            if (!readName(rows, end.job) || !seq) {
                continue;
            }
            end.seq = *seq;
            end.ms = rows.number("end_ms").value_or(0);
            end.attempt = count(rows, "attempt", 1);
            end.usage = rows.number("usage_s").value_or(-1);
            const std::string_view state = rows.text("state");
            end.state = state == "COMPLETED"           ? Recording::End::State::Well
                : state.empty() || state == "REQUEUED" ? Recording::End::State::Unknown
                                                       : Recording::End::State::Badly;
            if (known.emplace(std::string(rows.text("job")) + ' ' + std::to_string(end.attempt), m_recording.ends.size()).second) {
                m_recording.ends.push_back(end);
            }
            const std::optional<std::int64_t> released = rows.number("release_seq");
            std::vector<NodeIndex> nodes;
            if (released && readNodes(rows, "node", nodes)) {
                for (const NodeIndex node : nodes) {
                    m_recording.releases.push_back({ *released, end.job, node });
                }
            }
        }
    }

    void readPriorities()
    {
        TsvTable rows = table(m_texts.priorities, "priorities.tsv");
        if (m_texts.priorities.empty() || !rows.hasColumns({ "seq", "ms", "pass", "job" })) {
            return;
        }
        while (rows.next()) {
            Recording::Priority priority;
            const std::optional<std::int64_t> seq = rows.number("seq");
            const std::optional<std::int64_t> ms = rows.number("ms");
            if (!readName(rows, priority.job) || !seq || !ms) {
                continue;
            }
            priority.seq = *seq;
            priority.ms = *ms;
            priority.pass = rows.number("pass").value_or(-1);
            m_recording.priorities.push_back(priority);
        }
    }

    const RecordingTexts &m_texts;
    const Policy &m_policy;
    const Machine &m_machine;
    const HostExpander &m_expand;
    Diagnostics &m_diagnostics;
    std::unordered_map<std::string, NodeIndex> m_byName;
    Recording m_recording;
};

} // namespace

bool parseJobName(std::string_view text, JobName &name)
{
    const std::size_t bar = text.find('_');
    const std::optional<std::uint64_t> id = unsignedNumber(text.substr(0, bar));
    if (!id || *id > mostNumber) {
        return false;
    }
    name = { static_cast<std::uint32_t>(*id), noTask };
    if (bar == std::string_view::npos || text.substr(bar + 1).starts_with('[')) {
        return true;
    }
    const std::optional<std::uint64_t> task = unsignedNumber(text.substr(bar + 1));
    name.task = static_cast<std::uint32_t>(task.value_or(0));
    return task && *task <= mostNumber;
}

std::string jobNameText(const JobName &name)
{
    std::string text = std::to_string(name.id);
    return name.task == noTask ? text : text + '_' + std::to_string(name.task);
}

std::vector<std::uint32_t> parseArrayTasks(std::string_view text)
{
    std::vector<std::uint32_t> tasks;
    bool readable = true;
    splitEach(text, ',', [&](std::string_view part) {
        const std::size_t colon = part.find(':');
        const std::string_view range = part.substr(0, colon);
        const std::size_t dash = range.find('-');
        const std::optional<std::uint64_t> first = unsignedNumber(range.substr(0, dash));
        const std::optional<std::uint64_t> last = dash == std::string_view::npos ? first : unsignedNumber(range.substr(dash + 1));
        const std::optional<std::uint64_t> step = colon == std::string_view::npos ? 1 : unsignedNumber(part.substr(colon + 1));
        readable = readable && first && last && step && *step > 0 && *last >= *first && *last <= mostNumber
            && (*last - *first) / *step < mostTasks - std::min(mostTasks, tasks.size());
        for (std::uint64_t task = readable ? *first : 1; task <= (readable ? *last : 0); task += *step) {
            tasks.push_back(static_cast<std::uint32_t>(task));
        }
    });
    if (!readable) {
        return {};
    }
    std::sort(tasks.begin(), tasks.end());
    tasks.erase(std::unique(tasks.begin(), tasks.end()), tasks.end());
    return tasks;
}

bool parseDependencies(std::string_view text, JobRequest &request)
{
    using Kind = Dependency::Kind;
    constexpr std::array<std::pair<std::string_view, Kind>, 4> kinds
        = { { { "after", Kind::After }, { "afterany", Kind::AfterAny }, { "afterok", Kind::AfterOk }, { "afternotok", Kind::AfterNotOk } } };
    request.anyDependencySuffices = text.find('?') != std::string_view::npos;
    bool readable = true;
    splitEach(text, request.anyDependencySuffices ? '?' : ',', [&](std::string_view part) {
        std::optional<Kind> kind;
        bool isFirst = true;
        splitEach(part, ':', [&](std::string_view word) {
            if (std::exchange(isFirst, false)) {
                const auto found = std::find_if(kinds.begin(), kinds.end(), [word](const auto &known) { return known.first == word; });
                kind = found == kinds.end() ? std::nullopt : std::optional(found->second);
                readable = readable && kind;
                return;
            }
            JobName name;
            const std::size_t end = word.find_first_of("+("); // "after:12+5": minutes, which nothing here counts; "afterok:12(unfulfilled)"
            readable = readable && (end == std::string_view::npos || word[end] != '+');
            word = word.substr(0, end);
            word.remove_suffix(word.ends_with("_*") ? 2 : 0); // all tasks of an array, as slurmctld prints it
            if (!kind || !parseJobName(word, name)) {
                readable = false;
                return;
            }
            request.dependencies.push_back({ *kind, name.id, name.task });
        });
    });
    return readable;
}

Recording readRecording(
    const RecordingTexts &texts, const Policy &policy, const Machine &machine, const HostExpander &expand, Diagnostics &diagnostics)
{
    return RecordingReader(texts, policy, machine, expand, diagnostics).read();
}

} // namespace apportion::replay
