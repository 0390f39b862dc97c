// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/job_parts.h"

#include "core/policy/tres.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>
#include <limits>

namespace apportion::slurm
{

bool printsNothing(std::string_view value)
{
    return value.empty() || value == "(null)" || value == "N/A" || sameIgnoringCase(value, "none");
}

bool setJobState(Job &job, std::string_view state, std::string_view reason)
{
    static constexpr std::array<std::string_view, 12> running
        = { "RUNNING", "SUSPENDED", "COMPLETING", "CONFIGURING", "STAGE_OUT", "SIGNALING", "R", "S", "CG", "CF", "SO", "SI" };
    static constexpr std::array<std::string_view, 13> pending
        = { "PENDING", "REQUEUED", "REQUEUE_HOLD", "REQUEUE_FED", "SPECIAL_EXIT", "RESV_DEL_HOLD", "", "PD", "RQ", "RH", "RF", "SE", "RD" };
    const std::string_view first = state.substr(0, state.find_first_of(" +,"));
    job.running = std::find(running.begin(), running.end(), first) != running.end();
    job.held = !job.running && lowerCase(reason).find("held") != std::string::npos;
    return job.running || std::find(pending.begin(), pending.end(), first) != pending.end();
}

void setHeldByPriority(Job &job, std::uint64_t priority)
{
    job.held = !job.running && priority == 0;
}

void readRequestedCounts(Job &job)
{
    const auto take = [&job](std::string_view name, std::uint32_t &count) {
        if (const std::uint64_t requested = tresCount(job.tres, name); requested > 0 && requested <= std::numeric_limits<std::uint32_t>::max()) {
            count = static_cast<std::uint32_t>(requested);
        }
    };
    take("node", job.nodes);
    take("cpu", job.cpus);
}

void setArrayId(Job &job, std::string_view arrayId, std::string_view task)
{
    if (printsNothing(arrayId) || arrayId == "0" || printsNothing(task)) {
        return;
    }
    const bool one = unsignedNumber(task).has_value();
    job.number = static_cast<std::uint32_t>(std::min<std::uint64_t>(unsignedNumber(job.id).value_or(0), std::numeric_limits<std::uint32_t>::max()));
    job.id = std::string(arrayId) + (one ? "_" : "_[") + std::string(task) + (one ? "" : "]");
}

void setPartitions(Job &job, std::string_view list)
{
    splitEach(list, ',', [&](std::string_view partition) {
        if (!printsNothing(partition)) {
            job.partitions.emplace_back(partition);
        }
    });
}

void dropBilling(TresCounts &tres)
{
    tres.erase(std::remove_if(tres.begin(), tres.end(), [](const TresCount &entry) { return entry.name == "billing"; }), tres.end());
}

} // namespace apportion::slurm
