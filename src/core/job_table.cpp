// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job_table.h"

#include "core/billing.h"
#include "core/policy.h"

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

void appendRows(JobTable &table, const Policy &policy, const Job &job, std::uint32_t index)
{
    if (job.partitions.empty()) {
        table.job.push_back(index);
        table.partition.push_back(policy.defaultPartition());
    }
    for (const std::string &name : job.partitions) {
        table.job.push_back(index);
        table.partition.push_back(policy.findPartition(name));
    }
}

} // namespace

std::vector<std::uint64_t> JobTable::tresOf(std::uint32_t jobIndex) const
{
    std::vector<std::uint64_t> counts(tresCount);
    for (TresIndex index = 0; index < tresCount; ++index) {
        counts[index] = tresColumn(index)[jobIndex];
    }
    return counts;
}

JobTable buildJobTable(const Policy &policy)
{
    JobTable table;
    table.tresCount = policy.tres.size();
    table.tres.resize(std::size_t { table.tresCount } * policy.jobs->size());
    const TreeLayout &layout = policy.associations.layout();
    std::uint32_t index = 0;
    for (const Job &job : *policy.jobs) {
        const AssociationId association = associationOf(policy, job);
        table.association.push_back(association);
        table.position.push_back(association == noAssociation ? noAssociation : layout.positionOf(association));
        table.qos.push_back(policy.findQos(job.qos));
        table.accrueTime.push_back(job.accrueTime);
        table.submitTime.push_back(job.submitTime);
        table.site.push_back(job.siteFactor);
        table.nice.push_back(job.nice);
        table.nodes.push_back(job.nodes);
        table.cpus.push_back(job.cpus);
        table.timeLimit.push_back(job.timeLimit);
        table.state.push_back(stateOf(job));
        table.printedPriority.push_back(job.printedPriority);
        const std::vector<std::uint64_t> requested = requestedTres(policy, job);
        for (TresIndex tres = 0; tres < table.tresCount; ++tres) {
            table.tres[std::size_t { tres } * policy.jobs->size() + index] = requested[tres];
        }
        appendRows(table, policy, job, index++);
    }
    return table;
}

} // namespace apportion
