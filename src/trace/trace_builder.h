// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trace/job_row.h"
#include "trace/submit_line.h"

#include "core/policy/tres.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace apportion::trace
{

/// Makes a trace of the rows of one or several sources.
class TraceBuilder
{
public:
    explicit TraceBuilder(slurm::Findings &findings) : m_findings(findings) { }

    /// Makes room for so many more.
    void expect(std::size_t jobs) { m_trace.jobs.reserve(m_trace.jobs.size() + jobs); }
    /// Adds a run. False, with a finding, when the row has no id, no time of submission or no state that Slurm knows.
    bool add(const JobRow &row);
    /// Keeps the batch script of a job, or of the tasks of an array, for the rows that come behind it.
    void addScript(std::uint32_t jobId, std::string script) { m_scripts[jobId] = { std::move(script), false }; }
    /// Adds a run that is one already, its names being ids of names().
    void add(const replay::TraceJob &job) { m_trace.jobs.push_back(job); }
    [[nodiscard]] NamePool &names() { return m_trace.names; }
    [[nodiscard]] std::size_t size() const { return m_trace.jobs.size(); }

    /// The moments that a trace has noted itself.
    void setBegin(std::int64_t time) { m_trace.begin = m_trace.begin == replay::noTime ? time : std::min(m_trace.begin, time); }
    void setEnd(std::int64_t time) { m_trace.end = std::max(m_trace.end, time); }

    /// The trace: in order, each run once and numbered, although files overlap. Where no first moment was set: @p isWhole, no job is
    /// left out before the first one; otherwise all jobs are known from the first moment on at which one of them ended, as accounting lists what has
    /// not ended before a time.
    [[nodiscard]] replay::Trace finish(bool isWhole);

private:
    /// A text of TRES, taken apart once: rows repeat them.
    struct Tres
    {
        std::uint64_t cpus = 0; ///< 0: not said
        std::uint64_t nodes = 0;
        std::uint64_t memoryMb = 0;
        TresCounts gres; ///< "gpu:a100", of all nodes; of a name with types the types alone
        std::string licenses;
    };

    bool setId(const JobRow &row, replay::TraceJob &job);
    bool setState(const JobRow &row, replay::TraceJob &job);
    void setTimes(const JobRow &row, replay::TraceJob &job);
    [[nodiscard]] std::string_view userOf(const JobRow &row);
    void setNames(const JobRow &row, const SubmitLine &line, replay::TraceJob &job);
    void setSize(const JobRow &row, const SubmitLine &line, replay::TraceJob &job);
    void setMemory(const JobRow &row, const SubmitLine &line, std::uint64_t wholeMb, replay::TraceJob &job);
    void setGres(const SubmitLine &line, const Tres &tres, replay::TraceJob &job);
    /// Valid until it is asked for another.
    [[nodiscard]] const Tres &tresOf(const JobRow &row, std::string_view text);
    void tellUsers();
    void tellScripts();
    [[nodiscard]] std::string_view scriptOf(const JobRow &row, const replay::TraceJob &job);
    void dropDoubles();
    void takeStartedTasks();
    void report(const JobRow &row, const char *what, std::string_view value);
    [[nodiscard]] NameId name(std::string_view text) { return m_trace.names.add(text); }

    slurm::Findings &m_findings;
    replay::Trace m_trace;
    std::unordered_map<std::string, Tres> m_tres;
    std::unordered_set<NameId> m_numberedUsers;
    std::uint64_t m_jobsOfNobody = 0; ///< whose users the source did not tell apart
    /// A batch script, and whether a row came behind it.
    struct Script
    {
        std::string text;
        bool isUsed = false;
    };
    std::unordered_map<std::uint32_t, Script> m_scripts; ///< by job
    std::string m_key; ///< of a search in m_tres
};

} // namespace apportion::trace
