// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/job_table.h"

#include "core/policy/situation.h"

#include <algorithm>

namespace apportion
{

namespace
{

/// The association a user's job runs under: the one for its partition when there is one, else the one for all partitions.
AssociationId associationOf(const AssociationTree &tree, AssociationId account, const Job &job, std::string_view user)
{
    for (const std::string &partition : job.partitions) {
        if (const AssociationId id = tree.findUser(account, user, partition); id != noAssociation) {
            return id;
        }
    }
    return tree.findUser(account, user);
}

/// A user who writes his name with capitals has an association without them, unless slurmdbd keeps the case of names.
AssociationId associationOf(const Policy &policy, const Job &job)
{
    const AssociationTree &tree = policy.associations;
    const AssociationId account = tree.findAccount(job.account);
    if (account == noAssociation) {
        return noAssociation;
    }
    const AssociationId id = associationOf(tree, account, job, job.user);
    return id == noAssociation ? associationOf(tree, account, job, lowerCase(job.user)) : id;
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

/// How many QOS a job names, without a list of them: most name one.
std::size_t qosCount(const Job &job)
{
    return 1 + static_cast<std::size_t>(std::count(job.qos.begin(), job.qos.end(), ','));
}

std::size_t rowsOf(const Job &job)
{
    return std::max<std::size_t>(1, job.partitions.size()) * qosCount(job);
}

/// The QOS of a job's rows and the ones that count for them.
struct RowQos
{
    std::vector<std::uint16_t> qos;
    std::vector<std::uint16_t> counting;

    void read(const Policy &policy, const Job &job)
    {
        if (job.qos.find(',') == std::string::npos) {
            qos.assign(1, policy.findQos(job.qos));
            counting = qos;
            return;
        }
        qos.clear();
        counting.clear();
        for (const std::string_view name : qosNames(job)) {
            const std::uint16_t index = policy.findQos(name);
            const bool counts = counting.empty() || (index != unknownIndex && policy.qos->at(index).priority != 0);
            qos.push_back(index);
            counting.push_back(counts ? index : counting.front());
        }
    }
};

} // namespace

std::vector<std::string_view> qosNames(const Job &job)
{
    std::vector<std::string_view> names;
    const std::string_view all = job.qos;
    for (std::size_t begin = 0; begin <= all.size();) {
        const std::size_t end = std::min(all.find(',', begin), all.size());
        names.push_back(all.substr(begin, end - begin));
        begin = end + 1;
    }
    return names;
}

std::string_view JobTable::qosName(JobRow row, const Job &rowsJob) const
{
    const std::vector<std::string_view> names = qosNames(rowsJob);
    return names[(row - firstRow(row)) % names.size()];
}

namespace
{

/// What a job asks for of a type counts for the name without one; what it asks for without a type counts for the first
/// type that is tracked where only types are (slurm.conf manual, AccountingStorageTRES). Slurm prints both.
void countOtherName(const TresTable &tres, const TresCounts &requested, std::vector<std::uint64_t> &counts)
{
    for (const TresCount &entry : requested) {
        const std::string_view name = entry.name;
        if (!name.starts_with("gres/")) {
            continue;
        }
        const std::size_t colon = name.find(':');
        const TresIndex plain = tres.find(name.substr(0, colon));
        const auto isListed = [&requested](std::string_view other) {
            return std::any_of(requested.begin(), requested.end(), [other](const TresCount &c) { return c.name == other; });
        };
        if (colon != std::string_view::npos) {
            if (plain != noTres && !isListed(name.substr(0, colon))) {
                counts[plain] += entry.count;
            }
        } else if (plain == noTres) {
            for (TresIndex index = alwaysTrackedTres; index < tres.size(); ++index) {
                const std::string_view typed = tres.name(index);
                if (typed.size() > name.size() && typed.starts_with(name) && typed[name.size()] == ':') {
                    counts[index] = std::max(counts[index], entry.count);
                    break;
                }
            }
        }
    }
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
    countOtherName(policy.tres, job.tres, counts);
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

JobTable buildJobTable(const Policy &policy, const Situation &situation)
{
    JobTable table;
    std::size_t rows = 0;
    bool hasSite = false;
    bool isAnySet = false;
    bool severalQos = false;
    for (const Job &job : *situation.jobs) {
        rows += rowsOf(job);
        hasSite = hasSite || job.siteFactor != 0;
        isAnySet = isAnySet || job.setPriority != 0;
        severalQos = severalQos || qosCount(job) > 1;
    }
    table.tres.resize(policy.tres.size());
    for (auto &column : table.tres) {
        column.resize(rows);
    }
    table.accrueTime.resize(rows);
    const TreeLayout &layout = policy.associations.layout();
    RowQos rowQos;
    for (const Job &job : *situation.jobs) {
        const AssociationId association = associationOf(policy, job);
        rowQos.read(policy, job);
        const std::vector<std::uint64_t> requested = requestedTres(policy, job);
        const std::size_t qosOfPartition = rowQos.qos.size();
        for (std::size_t i = 0; i < rowsOf(job); ++i) {
            for (TresIndex tres = 0; tres < table.tres.size(); ++tres) {
                table.tres[tres].set(table.rowCount(), requested[tres]);
            }
            if (hasSite) {
                table.site.push_back(job.siteFactor);
            }
            if (isAnySet) {
                table.setPriority.push_back(job.setPriority);
            }
            table.partition.push_back(job.partitions.empty() ? policy.defaultPartition() : policy.findPartition(job.partitions[i / qosOfPartition]));
            table.accrueTime.set(table.rowCount(), job.accrueTime);
            table.qos.push_back(rowQos.qos[i % qosOfPartition]);
            if (severalQos) {
                table.countingQos.push_back(rowQos.counting[i % qosOfPartition]);
            }
            appendRow(table, job, table.jobs, association, layout);
        }
        ++table.jobs;
    }
    return table;
}

} // namespace apportion
