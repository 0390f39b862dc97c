// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/job_table.h"

#include "core/policy/policy.h"

#include <algorithm>

namespace apportion
{

namespace
{

/// The association a job runs under: the one for its partition when there is one, else the one for all partitions.
AssociationId associationOf(const Policy &policy, const Job &job)
{
    const AssociationTree &tree = policy.associations;
    const AssociationId account = tree.findAccount(job.account);
    if (account == noAssociation) {
        return noAssociation;
    }
    for (const std::string &partition : job.partitions) {
        if (const AssociationId id = tree.findUser(account, job.user, partition); id != noAssociation) {
            return id;
        }
    }
    return tree.findUser(account, job.user);
}

std::uint8_t stateOf(const Job &job)
{
    int bits = job.held ? JobTable::heldBit : 0;
    bits |= job.running ? JobTable::runningBit : 0;
    bits |= job.reservation ? JobTable::reservationBit : 0;
    return static_cast<std::uint8_t>(bits);
}

/// Appends what the table holds of a job but its TRES.
void appendRow(JobTable &table, const Job &job, std::uint32_t index, AssociationId association, const TreeLayout &layout)
{
    table.job.push_back(index);
    table.association.push_back(association);
    table.position.push_back(association == noAssociation ? noAssociation : layout.positionOf(association));
    table.submitTime.push_back(job.submitTime);
    table.nice.push_back(job.nice);
    table.nodes.push_back(job.nodes);
    table.cpus.push_back(job.cpus);
    table.timeLimit.push_back(job.timeLimit);
    table.state.push_back(stateOf(job));
    table.printedPriority.push_back(job.printedPriority);
}

std::size_t rowsOf(const Job &job)
{
    return std::max<std::size_t>(1, job.partitions.size());
}

} // namespace

std::vector<std::uint64_t> requestedTres(const Policy &policy, const Job &job)
{
    std::vector<std::uint64_t> counts(policy.tres.size(), 0);
    counts[tresCpu] = job.cpus;
    counts[tresNode] = job.nodes;
    for (const TresCount &entry : job.tres) {
        if (const TresIndex index = policy.tres.find(entry.name); index != noTres && index != tresBilling) {
            counts[index] = entry.count;
        }
    }
    return counts;
}

std::vector<std::uint64_t> JobTable::tresOf(JobRow row) const
{
    std::vector<std::uint64_t> counts;
    counts.reserve(tres.size());
    for (const auto &column : tres) {
        counts.push_back(column[row]);
    }
    return counts;
}

JobTable buildJobTable(const Policy &policy)
{
    JobTable table;
    std::size_t rows = 0;
    bool hasSite = false;
    for (const Job &job : *policy.jobs) {
        rows += rowsOf(job);
        hasSite = hasSite || job.siteFactor != 0;
    }
    table.tres.resize(policy.tres.size());
    for (auto &column : table.tres) {
        column.resize(rows);
    }
    table.accrueTime.resize(rows);
    const TreeLayout &layout = policy.associations.layout();
    for (const Job &job : *policy.jobs) {
        const AssociationId association = associationOf(policy, job);
        const std::uint16_t qos = policy.findQos(job.qos);
        const std::vector<std::uint64_t> requested = requestedTres(policy, job);
        for (std::size_t i = 0; i < rowsOf(job); ++i) {
            for (TresIndex tres = 0; tres < table.tres.size(); ++tres) {
                table.tres[tres].set(table.rowCount(), requested[tres]);
            }
            if (hasSite) {
                table.site.push_back(job.siteFactor);
            }
            table.partition.push_back(job.partitions.empty() ? policy.defaultPartition() : policy.findPartition(job.partitions[i]));
            table.accrueTime.set(table.rowCount(), job.accrueTime);
            table.qos.push_back(qos);
            appendRow(table, job, table.jobs, association, layout);
        }
        ++table.jobs;
    }
    return table;
}

} // namespace apportion
