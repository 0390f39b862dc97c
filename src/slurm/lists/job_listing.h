// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/printed.h"
#include "core/policy/job_places.h"
#include "core/policy/job_table.h"
#include "core/policy/spent_text.h"
#include "slurm/text/local_clock.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// Whether Slurm printed "(null)", "N/A", "None" or nothing.
[[nodiscard]] bool printsNothing(std::string_view value);

/// The jobs of a listing, read one after the other: what its forms have in common. What cannot be read is reported under the
/// name that the form has for it.
class JobListing
{
public:
    explicit JobListing(Findings &findings, const LocalClock &clock = utcClock()) : m_findings(findings), m_clock(clock) { }

    /// Makes room for so many jobs.
    void reserve(std::size_t most);

    std::vector<Job> jobs;
    SpentText text; ///< what is read, where it may go as it is read
    std::vector<std::string> ended; ///< the ids of jobs that were left out since they have ended
    std::int64_t latest = 0; ///< the latest moment that had been when the jobs were printed
    std::size_t doubles = 0; ///< rows of a job that another row took the place of
    bool usable = false; ///< it is a listing of jobs, though it may be empty
    Job job; ///< the one that is being read
    std::vector<PrintedBilling> billings; ///< of those jobs that have one

    /// Begins another job; false when there are too many.
    bool begin(std::string_view id, std::uint32_t line);
    /// Notes a moment that had been when the listing was printed.
    void noteTime(std::int64_t time) { latest = std::max(latest, time); }
    /// Adds the job, in the place of one of the same id that stood before.
    void end();
    [[nodiscard]] Findings &findings() const { return m_findings; }
    void report(std::string_view key, std::string_view value) const;

    /// Sets whether it runs or is held from its state ("PENDING", "PD", "RUNNING+CONFIGURING") and the reason why it does
    /// not run; false for a job that has ended, which is counted.
    [[nodiscard]] bool setState(std::string_view state, std::string_view reason);
    /// Sets whether a pending job is held by the priority that Slurm prints, which is 0 then whatever the reason is called.
    void setHeldByPriority() { job.held = !job.running && job.printedPriority == 0; }
    /// The id of an array's job, "12_[1-50%5]" of several tasks, "12_7" of one; what was the id becomes its number. Leaves
    /// it when it is of no array.
    void setArrayId(std::string_view arrayId, std::string_view task);
    /// Of "batch,gpu" the partitions.
    void setPlace(std::string_view account, std::string_view qos, std::string_view partitions, std::string_view reservation);
    /// What a job waits for; of one that runs it is past.
    void setDependency(std::string_view value);
    void setTimeLimit(std::string_view key, std::string_view value);
    /// Sets what a job requests; its billing, which follows from the rest, is kept apart.
    void setTres(std::string_view key, std::string_view value);
    /// Takes the least number of nodes and the CPUs from the TRES that a job requests, where they stand there: NumNodes of a
    /// pending job is an estimate.
    void readRequestedCounts();

    // Values; where nothing is printed 0, but one node or CPU.
    [[nodiscard]] std::int64_t number(std::string_view key, std::string_view value, std::int64_t least, std::int64_t most) const;
    /// Points that users or administrators add or take away.
    [[nodiscard]] std::int64_t adjustment(std::string_view key, std::string_view value) const { return number(key, value, -mostNice, mostNice); }
    /// "1-4", "8" or "2K": the least that is asked for.
    [[nodiscard]] std::uint32_t count(std::string_view key, std::string_view value) const;
    [[nodiscard]] std::int64_t timestamp(std::string_view key, std::string_view value) const;

    static constexpr std::int64_t mostNice = 2147483645;

private:
    Findings &m_findings;
    const LocalClock &m_clock;
    std::uint32_t m_line = 0;
    std::optional<std::uint64_t> m_billing; // of the job that is being read
    bool m_awaitsTime = false; // likewise
    std::string m_id; // of the job that is being read, as the listing has it
    bool m_full = false;
    JobPlaces m_places; // of the jobs
};

/// What squeue prints: with '|' between the columns of any format (-o '%i|%P|…', -O), or in columns of fixed width as
/// it does by itself, with -l and with -O. Of the columns that are missing the defaults are taken, and a finding says
/// which ones matter.
void readSqueue(std::string_view text, JobListing &listing);
/// Whether a line is the header of squeue.
[[nodiscard]] bool isSqueueHeader(std::string_view line);

/// The JSON of jobs: `squeue --json`, `scontrol show job --json`, slurmrestd's /slurm/…/jobs, of the openapi plugins of
/// 21.08 and 22.05 and of the data_parser plugins v0.0.39 to v0.0.44. Times stand in it as seconds since the epoch.
void readJobsJson(std::string_view text, JobListing &listing);

} // namespace apportion::slurm
