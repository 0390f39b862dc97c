// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/job_listing.h"

#include "core/policy/slurm_time.h"
#include "core/policy/tres.h"
#include "slurm/text/bounds.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace apportion::slurm
{

bool printsNothing(std::string_view value)
{
    return value.empty() || value == "(null)" || value == "N/A" || sameIgnoringCase(value, "none");
}

void JobListing::reserve(std::size_t most)
{
    jobs.reserve(most);
    m_places.reserve(most);
}

bool JobListing::begin(std::string_view id, std::uint32_t line)
{
    m_line = line;
    job = {};
    job.id = id;
    m_id = id;
    m_billing.reset();
    if (jobs.size() < mostRows) {
        return true;
    }
    if (!std::exchange(m_full, true)) {
        reportTooMany(m_findings, line, mostRows);
    }
    return false;
}

void JobListing::end()
{
    noteTime(job.submitTime);
    if (job.running) {
        noteTime(job.startTime); // of one that waits it is a plan
    } else if (job.printedPriority > 0 && !m_awaitsTime && !startsAtBeginTime(job)) { // the partition may be down, or the time just changed
        noteTime(job.eligibleTime);
        noteTime(job.accrueTime);
    }
    const std::optional<std::uint32_t> known = m_places.find(jobs, job.id);
    const std::uint32_t place = known.value_or(static_cast<std::uint32_t>(jobs.size()));
    if (known) {
        ++doubles;
        std::erase_if(billings, [place](const PrintedBilling &billing) { return billing.job == place; });
        jobs[place] = std::move(job);
    } else {
        jobs.push_back(std::move(job));
        m_places.add(jobs, place);
    }
    if (m_billing) {
        billings.push_back({ place, *m_billing });
    }
}

void JobListing::report(std::string_view key, std::string_view value) const
{
    m_findings.add(Severity::Error, "job-value", m_line,
        { APPORTION_TEXT("Job %1: %2=%3 cannot be read."), { m_id, std::string(key), std::string(value.substr(0, 100)) } },
        { APPORTION_TEXT("Print the jobs again with: scontrol -o show job"), {} });
}

bool JobListing::setState(std::string_view state, std::string_view reason)
{
    // a flag of the job stands in the place of its state (slurm_protocol_defs.c, job_state_string)
    static constexpr std::array<std::string_view, 16> running = { "RUNNING", "SUSPENDED", "COMPLETING", "CONFIGURING", "STAGE_OUT", "SIGNALING",
        "RESIZING", "STOPPED", "R", "S", "CG", "CF", "SO", "SI", "RS", "ST" };
    static constexpr std::array<std::string_view, 14> pending = { "PENDING", "REQUEUED", "REQUEUE_HOLD", "REQUEUE_FED", "SPECIAL_EXIT",
        "RESV_DEL_HOLD", "EXPEDITING", "", "PD", "RQ", "RH", "RF", "SE", "RD" };
    const std::string_view first = state.substr(0, state.find_first_of(" +,"));
    job.running = std::find(running.begin(), running.end(), first) != running.end();
    job.expedited = state.find("EXPEDITING") != std::string_view::npos;
    m_awaitsTime = reason.find("BeginTime") != std::string_view::npos;
    job.held = !job.running && lowerCase(reason).find("held") != std::string::npos;
    const bool counts = job.running || std::find(pending.begin(), pending.end(), first) != pending.end();
    if (!counts) {
        ended.push_back(m_id);
    }
    return counts;
}

void JobListing::setArrayId(std::string_view arrayId, std::string_view task)
{
    if (printsNothing(arrayId) || arrayId == "0" || printsNothing(task)) {
        return;
    }
    const bool one = unsignedNumber(task).has_value();
    job.number = static_cast<std::uint32_t>(std::min<std::uint64_t>(unsignedNumber(job.id).value_or(0), std::numeric_limits<std::uint32_t>::max()));
    job.id = std::string(arrayId) + (one ? "_" : "_[") + std::string(task) + (one ? "" : "]");
}

void JobListing::setPlace(std::string_view account, std::string_view qos, std::string_view partitions, std::string_view reservation)
{
    job.account = printsNothing(account) ? std::string() : lowerCase(account);
    job.qos = printsNothing(qos) ? std::string() : std::string(qos);
    splitEach(partitions, ',', [&](std::string_view partition) {
        if (!printsNothing(partition)) {
            job.partitions.emplace_back(partition);
        }
    });
    job.reservation = !printsNothing(reservation);
}

void JobListing::setDependency(std::string_view value)
{
    if (!job.running && !printsNothing(value)) {
        job.dependency = std::string(value);
    }
}

void JobListing::setTimeLimit(std::string_view key, std::string_view value)
{
    if (printsNothing(value) || sameIgnoringCase(value, "NOT_SET") || sameIgnoringCase(value, "Partition_Limit")) {
        return;
    }
    if (const ParsedTime time = parseTime(value)) {
        job.timeLimit = time.time.isUnlimited() ? unlimitedTime : time.time.minutes;
    } else {
        report(key, value);
    }
}

void JobListing::setTres(std::string_view key, std::string_view value)
{
    BadEntries bad;
    job.tres = parseTresCounts(value, bad);
    std::erase_if(job.tres, [this](const TresCount &entry) {
        const bool isBilling = entry.name == "billing";
        m_billing = isBilling ? std::optional(entry.count) : m_billing;
        return isBilling;
    });
    job.tres.shrink_to_fit(); // of a queue of 300,000 jobs a dozen megabytes
    for (const std::string &entry : bad) {
        report(key, entry);
    }
}

void JobListing::readRequestedCounts()
{
    const auto take = [this](std::string_view name, std::uint32_t &count) {
        if (const std::uint64_t requested = tresCount(job.tres, name); requested > 0 && requested <= std::numeric_limits<std::uint32_t>::max()) {
            count = static_cast<std::uint32_t>(requested);
        }
    };
    take("node", job.nodes);
    take("cpu", job.cpus);
}

std::int64_t JobListing::number(std::string_view key, std::string_view value, std::int64_t least, std::int64_t most) const
{
    const std::optional<std::int64_t> read = wholeNumber(value);
    if (read && *read >= least && *read <= most) {
        return *read;
    }
    if (!printsNothing(value)) {
        report(key, value);
    }
    return 0;
}

std::uint32_t JobListing::count(std::string_view key, std::string_view value) const
{
    if (printsNothing(value)) {
        return 1;
    }
    const std::optional<std::uint64_t> read = countWithUnit(value.substr(0, value.find('-')), '\0');
    if (!read || *read > std::numeric_limits<std::uint32_t>::max()) {
        report(key, value);
        return 1;
    }
    return static_cast<std::uint32_t>(*read);
}

std::int64_t JobListing::timestamp(std::string_view key, std::string_view value) const
{
    const std::optional<std::int64_t> read = printsNothing(value) ? std::optional<std::int64_t>(0) : parseLocalTimestamp(value, m_clock);
    if (!read) {
        report(key, value);
    }
    return read.value_or(0);
}

} // namespace apportion::slurm
