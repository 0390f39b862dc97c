// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/priority_keeper.h"

#include "core/evaluate/decay.h"

#include <algorithm>

namespace apportion::replay
{

namespace
{

/// Releases before 23.11 walk through tied siblings in the order of their creation (SLURM.md 5a.4): the same policy, with
/// names that sort so.
Policy inWalkingOrder(Policy policy)
{
    constexpr std::uint16_t firstByName = 2311;
    if (policy.release == 0 || policy.release >= firstByName) {
        return policy;
    }
    for (const AssociationId id : policy.associations.layoutPointer()->ids()) {
        if (id != AssociationTree::root()) {
            const std::string number = std::to_string(id);
            policy.associations.respell(id, std::string(10 - std::min<std::size_t>(number.size(), 10), '0') + number);
        }
    }
    return policy;
}

} // namespace

PriorityKeeper::PriorityKeeper(const Policy &policy, const Situation &start)
    : m_policy(inWalkingOrder(policy)), m_situation(start), m_decay(decayFactor(policy.priority.halfLife))
{
    m_situation.jobs = {};
    EvaluationOptions options;
    options.associationsOnly = true;
    m_evaluation = *evaluate(m_policy, m_situation, options);
}

void PriorityKeeper::addUse(JobBook &book, const RunningJob &running, std::int64_t seconds, bool ends)
{
    const JobRequest &job = book.request(running.entry);
    const JobEntry &entry = book.entry(running.entry);
    const auto ran = static_cast<double>(std::max<std::int64_t>(0, seconds));
    const double kept = decayOver(m_decay, ran);
    const std::int64_t left = std::max<std::int64_t>(0, running.endTime - std::max(entry.startTime, m_lastPass));
    book.limits().use(job, entry.partition, running.allocation, ran, kept, ends ? left : std::min(left, seconds));
    if (seconds < 1 || job.association == noAssociation) {
        return;
    }
    const double factor = job.qos < m_policy.qos->size() ? (*m_policy.qos)[job.qos].usageFactor : 1.0;
    const double used = ran * kept * running.billing * factor;
    m_situation.setOwnUsage(job.association, m_situation.ownUsage(job.association) + static_cast<long double>(used));
}

void PriorityKeeper::reset(JobBook &book)
{
    book.limits().decay(0.0L);
    for (const AssociationId id : m_policy.associations.layout().ids()) {
        m_situation.setOwnUsage(id, 0.0L);
    }
}

void PriorityKeeper::decayAndUse(JobBook &book, std::int64_t now)
{
    if (m_lastPass > 0) {
        const auto kept = static_cast<long double>(decayOver(m_decay, static_cast<double>(now - m_lastPass)));
        book.limits().decay(kept);
        for (const AssociationId id : m_policy.associations.layout().ids()) {
            if (const long double usage = m_situation.ownUsage(id); usage != 0.0L) {
                m_situation.setOwnUsage(id, usage * kept);
            }
        }
    }
    for (const RunningJob &job : book.running()) {
        addUse(book, job, now - std::max(book.entry(job.entry).startTime, m_lastPass), false);
    }
}

void PriorityKeeper::rank(std::int64_t now)
{
    m_lastPass = now;
    EvaluationOptions options;
    options.associationsOnly = true;
    m_evaluation = *evaluate(m_policy, m_situation, options, {}, std::move(m_evaluation));
}

JobTable PriorityKeeper::tableOf(const JobBook &book, std::span<const EntryIndex> entries) const
{
    const TreeLayout &layout = m_evaluation.layout();
    JobTable table;
    table.jobs = static_cast<std::uint32_t>(entries.size());
    std::vector<TresNumbers> sizes;
    for (std::uint32_t place = 0; place < entries.size(); ++place) {
        const JobEntry &entry = book.entry(entries[place]);
        const JobRequest &job = book.request(entries[place]);
        for (const std::uint16_t partition : job.partitions) {
            const std::uint32_t cpus = entry.triedCpus > 0 ? entry.triedCpus : job.minCpus();
            const std::uint64_t memory = job.memoryOf(job.minCpus(), job.minNodes);
            table.job.push_back(place);
            table.partition.push_back(partition);
            table.association.push_back(job.association);
            table.position.push_back(job.association == noAssociation ? noAssociation : layout.positionOf(job.association));
            table.qos.push_back(job.qos);
            table.submitTime.push_back(entry.submitTime);
            table.nice.push_back(job.nice);
            table.nodes.push_back(job.minNodes);
            table.cpus.push_back(cpus);
            table.timeLimit.push_back(job.limitMinutes);
            table.state.push_back(0);
            table.printedPriority.push_back(0);
            sizes.push_back(book.limits().sizeOf(job, partition, job.minCpus(), memory, job.minNodes));
        }
    }
    table.accrueTime.resize(table.job.size());
    table.tres.resize(m_policy.tres.size());
    for (TresIndex index = 0; index < table.tres.size(); ++index) {
        table.tres[index].resize(table.job.size());
    }
    for (std::size_t row = 0; row < table.job.size(); ++row) {
        table.accrueTime.set(row, book.entry(entries[table.job[row]]).accrueTime);
        for (TresIndex index = 0; index < table.tres.size(); ++index) {
            table.tres[index].set(row, sizes[row][index]);
        }
    }
    return table;
}

void PriorityKeeper::priceInTurn(JobBook &book, std::span<const EntryIndex> entries)
{
    for (const EntryIndex index : entries) {
        JobEntry &entry = book.entry(index);
        std::fill(entry.priorities.begin(), entry.priorities.end(), nextBasicPriority(m_lowest, book.request(index).nice));
        std::fill(entry.terms.begin(), entry.terms.end(), TermValues {});
    }
}

void PriorityKeeper::price(JobBook &book, std::span<const EntryIndex> entries, std::int64_t now)
{
    if (m_policy.priority.type == PriorityType::Basic) {
        return priceInTurn(book, entries);
    }
    priceJobs(m_evaluation, tableOf(book, entries), now);
    JobRow row = 0;
    for (const EntryIndex index : entries) {
        JobEntry &entry = book.entry(index);
        for (std::size_t place = 0; place < entry.priorities.size(); ++place, ++row) {
            const PriorityTerms terms = m_evaluation.terms(row);
            const double rest[] = { terms.age, terms.assoc, terms.fairshare, terms.jobSize, terms.partition, terms.qos, terms.tres,
                static_cast<double>(terms.site), -static_cast<double>(terms.nice) };
            std::transform(std::begin(rest), std::end(rest), entry.terms[place].begin(), [](double term) { return static_cast<float>(term); });
            entry.priorities[place] = m_evaluation.priority(row);
        }
    }
}

} // namespace apportion::replay
