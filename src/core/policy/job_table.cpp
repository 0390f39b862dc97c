// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/job_table.h"

#include "core/policy/prefetch.h"
#include "core/policy/situation.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

namespace apportion
{

namespace
{

std::uint8_t stateOf(const Job &job)
{
    int bits = job.held ? JobTable::heldBit : 0;
    bits |= job.running ? JobTable::runningBit : 0;
    bits |= job.reservation ? JobTable::reservationBit : 0;
    return static_cast<std::uint8_t>(bits);
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

/// @p find gives the index of a name in the table.
template <typename Find>
void countRequested(const TresTable &tres, const Job &job, std::vector<std::uint64_t> &counts, const Find &find)
{
    counts.assign(tres.size(), 0);
    counts[tresCpu] = job.cpus;
    counts[tresNode] = job.nodes;
    for (const TresCount &entry : job.tres) {
        if (const TresIndex index = find(entry.name); index != noTres && index != tresBilling) {
            counts[index] = entry.count;
        }
    }
    countOtherName(tres, job.tres, counts);
}

} // namespace

std::vector<std::uint64_t> requestedTres(const Policy &policy, const Job &job)
{
    std::vector<std::uint64_t> counts;
    countRequested(policy.tres, job, counts, [&policy](std::string_view name) { return policy.tres.find(name); });
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

namespace
{

/// What the last few different names led to: jobs name the same partitions, QOS and TRES over and over.
template <typename Value>
class RecentNames
{
public:
    template <typename Find>
    const Value &get(const std::string &name, const Find &find)
    {
        // The same as before, or what came behind it the time before: the TRES of a job mostly stand in the same order.
        for (const std::size_t likely : { m_last, m_last + 1 }) {
            if (likely < m_count && m_known[likely].name == name) {
                m_last = likely;
                return m_known[likely].value;
            }
        }
        const auto end = m_known.begin() + static_cast<std::ptrdiff_t>(m_count);
        const auto known = std::find_if(m_known.begin(), end, [&name](const Known &entry) { return entry.name == name; });
        if (known != end) {
            m_last = static_cast<std::size_t>(known - m_known.begin());
            return known->value;
        }
        m_last = m_next++ % m_known.size();
        Known &entry = m_known[m_last];
        m_count = std::min(m_count + 1, m_known.size());
        entry.name = name;
        entry.value = find(name);
        return entry.value;
    }

private:
    struct Known
    {
        std::string name;
        Value value {};
    };

    std::array<Known, 16> m_known;
    std::size_t m_count = 0;
    std::size_t m_next = 0;
    std::size_t m_last = 0; ///< that was asked for
};

/// The QOS of a job's rows and the ones that count for them.
struct RowQos
{
    std::vector<std::uint16_t> qos;
    std::vector<std::uint16_t> counting;
};

/// Where a partition stands in the policy, and its name in the tree.
struct NamedPartition
{
    std::uint16_t index = unknownIndex;
    NameId name = NamePool::notFound;
};

/// Accounts and the associations of a user by the id of the name, to find one without a search among all of them.
class AssociationsByName
{
public:
    explicit AssociationsByName(const AssociationTree &tree)
        : m_tree(tree), m_accounts(tree.names().size(), noAssociation), m_first(tree.names().size()), m_next(tree.rowCount(), noAssociation)
    {
        const TreeLayout &layout = tree.layout();
        for (const auto &[name, account] : layout.accountsByName()) {
            AssociationId &known = m_accounts[name];
            known = known == noAssociation ? account : known;
        }
        for (TreeLayout::Position at = layout.size(); at-- > 0;) {
            if (const AssociationId id = layout.idAt(at); tree.isUser(id)) {
                Place &first = m_first[tree.nameId(id)];
                m_next[id] = first.id;
                first = { id, tree.parent(id), tree.partitionId(id) };
            }
        }
    }

    /// What these names lead to is soon to be asked for.
    void expect(NameId account, NameId user) const
    {
        if (account != NamePool::notFound && user != NamePool::notFound) {
            prefetch(m_accounts.data() + account);
            prefetch(m_first.data() + user);
        }
    }

    [[nodiscard]] AssociationId findAccount(NameId account) const { return m_accounts[account]; }

    [[nodiscard]] AssociationId findUser(AssociationId account, NameId user, NameId partition) const
    {
        const Place &first = m_first[user];
        if (first.id == noAssociation || (first.account == account && first.partition == partition)) {
            return first.id;
        }
        AssociationId id = m_next[first.id];
        while (id != noAssociation && (m_tree.parent(id) != account || m_tree.partitionId(id) != partition)) {
            id = m_next[id];
        }
        return id;
    }

private:
    /// What tells an association from the others of its name, in one place in memory: most names have one.
    struct Place
    {
        AssociationId id = noAssociation;
        AssociationId account = noAssociation;
        NameId partition = 0;
    };

    const AssociationTree &m_tree;
    std::vector<AssociationId> m_accounts; ///< by the id of the name
    std::vector<Place> m_first; ///< by the id of the name
    std::vector<AssociationId> m_next; ///< of the same name, by the id of the association
};

class JobTableBuilder
{
public:
    JobTableBuilder(const Policy &policy, const std::vector<Job> &jobs) : m_policy(policy), m_tree(policy.associations), m_layout(m_tree.layout())
    {
        makeRoom(jobs);
        constexpr std::size_t worthOneLook = 8; // so many are noted in the time of one search
        if (jobs.size() >= m_tree.count() / worthOneLook) {
            m_byName.emplace(m_tree);
        }
        const std::span<const Job> all = jobs;
        for (std::size_t begin = 0; begin < all.size(); begin += atOnce) {
            append(all.subspan(begin, std::min(atOnce, all.size() - begin)));
        }
    }

    JobTable take() { return std::move(m_table); }

private:
    /// So many jobs are looked up together: what one of them waits for of memory is asked for while the others are looked at.
    static constexpr std::size_t atOnce = 16;

    void makeRoom(const std::vector<Job> &jobs)
    {
        std::size_t rows = 0;
        bool hasSite = false;
        bool isAnySet = false;
        bool severalQos = false;
        for (const Job &job : jobs) {
            rows += rowsOf(job);
            hasSite = hasSite || job.siteFactor != 0;
            isAnySet = isAnySet || job.setPriority != 0;
            severalQos = severalQos || qosCount(job) > 1;
        }
        const auto resize = [](std::size_t size, auto &...columns) { (columns.resize(size), ...); };
        resize(rows, m_table.job, m_table.partition, m_table.association, m_table.position, m_table.qos, m_table.accrueTime, m_table.submitTime,
            m_table.nice, m_table.nodes, m_table.cpus, m_table.timeLimit, m_table.state, m_table.printedPriority);
        resize(severalQos ? rows : 0, m_table.countingQos);
        resize(hasSite ? rows : 0, m_table.site);
        resize(isAnySet ? rows : 0, m_table.setPriority);
        m_table.tres.resize(m_policy.tres.size());
        for (auto &column : m_table.tres) {
            column.resize(rows);
        }
    }

    void append(std::span<const Job> jobs)
    {
        std::array<std::string_view, atOnce * 2> names;
        std::array<NameId, atOnce * 2> ids {};
        for (std::size_t i = 0; i < jobs.size(); ++i) {
            names[2 * i] = jobs[i].account;
            names[2 * i + 1] = jobs[i].user;
            prefetch(jobs[i].partitions.data());
            prefetch(jobs[i].tres.data());
            prefetch(jobs[i].tres.data() + jobs[i].tres.size());
        }
        m_tree.names().find(std::span(names).first(2 * jobs.size()), ids);
        if (m_byName) {
            for (std::size_t i = 0; i < jobs.size(); ++i) {
                m_byName->expect(ids[2 * i], ids[2 * i + 1]);
            }
        }
        std::array<AssociationId, atOnce> associations {};
        for (std::size_t i = 0; i < jobs.size(); ++i) {
            associations[i] = associationOf(jobs[i], ids[2 * i], ids[2 * i + 1]);
            if (associations[i] != noAssociation) {
                prefetch(m_layout.positions().data() + associations[i]);
            }
        }
        for (std::size_t i = 0; i < jobs.size(); ++i) {
            append(jobs[i], associations[i]);
        }
    }

    void append(const Job &job, AssociationId association)
    {
        const RowQos &qos = m_qos.get(job.qos, [this, &job](const std::string &) { return readQos(job); });
        countRequested(m_policy.tres, job, m_requested,
            [this](const std::string &name) { return m_tres.get(name, [this](const std::string &unknown) { return m_policy.tres.find(unknown); }); });
        if (job.partitions.empty()) {
            appendRows(job, association, m_policy.defaultPartition(), qos);
        }
        for (const std::string &partition : job.partitions) {
            appendRows(job, association, named(partition).index, qos);
        }
        ++m_table.jobs;
    }

    /// A row for each QOS.
    void appendRows(const Job &job, AssociationId association, std::uint16_t partition, const RowQos &qos)
    {
        for (std::size_t i = 0; i < qos.qos.size(); ++i, ++m_row) {
            for (TresIndex tres = 0; tres < m_table.tres.size(); ++tres) {
                m_table.tres[tres].set(m_row, m_requested[tres]);
            }
            if (!m_table.site.empty()) {
                m_table.site[m_row] = job.siteFactor;
            }
            if (!m_table.setPriority.empty()) {
                m_table.setPriority[m_row] = job.setPriority;
            }
            if (!m_table.countingQos.empty()) {
                m_table.countingQos[m_row] = qos.counting[i];
            }
            m_table.job[m_row] = m_table.jobs;
            m_table.partition[m_row] = partition;
            m_table.association[m_row] = association;
            m_table.position[m_row] = association == noAssociation ? noAssociation : m_layout.positionOf(association);
            m_table.qos[m_row] = qos.qos[i];
            m_table.accrueTime.set(m_row, job.accrueTime);
            m_table.submitTime[m_row] = job.submitTime;
            m_table.nice[m_row] = job.nice;
            m_table.nodes[m_row] = job.nodes;
            m_table.cpus[m_row] = job.cpus;
            m_table.timeLimit[m_row] = job.timeLimit;
            m_table.state[m_row] = stateOf(job);
            m_table.printedPriority[m_row] = job.printedPriority;
        }
    }

    /// A user who writes his name with capitals has an association without them, unless slurmdbd keeps the case of names.
    AssociationId associationOf(const Job &job, NameId accountName, NameId user)
    {
        const AssociationId account = accountOf(accountName);
        if (account == noAssociation) {
            return noAssociation;
        }
        const AssociationId id = associationOf(account, job, user);
        return id == noAssociation ? associationOf(account, job, m_tree.names().find(lowerCase(job.user))) : id;
    }

    /// The association a user's job runs under: the one for its partition when there is one, else the one for all partitions.
    AssociationId associationOf(AssociationId account, const Job &job, NameId user)
    {
        if (user == NamePool::notFound) {
            return noAssociation;
        }
        for (const std::string &partition : job.partitions) {
            const NameId inTree = named(partition).name;
            if (const AssociationId id = inTree == NamePool::notFound ? noAssociation : findUser(account, user, inTree); id != noAssociation) {
                return id;
            }
        }
        return findUser(account, user, NameId { 0 });
    }

    [[nodiscard]] AssociationId findUser(AssociationId account, NameId user, NameId partition) const
    {
        return m_byName ? m_byName->findUser(account, user, partition) : m_tree.findUser(account, user, partition);
    }

    [[nodiscard]] AssociationId accountOf(NameId name) const
    {
        if (name == NamePool::notFound) {
            return noAssociation;
        }
        return m_byName ? m_byName->findAccount(name) : m_layout.findAccount(name);
    }

    const NamedPartition &named(const std::string &partition)
    {
        return m_partitions.get(partition, [this](const std::string &name) {
            return NamedPartition { m_policy.findPartition(name), m_tree.names().find(name) };
        });
    }

    RowQos readQos(const Job &job) const
    {
        RowQos read;
        for (const std::string_view name : qosNames(job)) {
            const std::uint16_t index = m_policy.findQos(name);
            const bool counts = read.counting.empty() || (index != unknownIndex && m_policy.qos->at(index).priority != 0);
            read.qos.push_back(index);
            read.counting.push_back(counts ? index : read.counting.front());
        }
        return read;
    }

    const Policy &m_policy;
    const AssociationTree &m_tree;
    const TreeLayout &m_layout;
    std::optional<AssociationsByName> m_byName; ///< where there are many jobs
    JobTable m_table;
    JobRow m_row = 0;
    std::vector<std::uint64_t> m_requested;
    RecentNames<NamedPartition> m_partitions;
    RecentNames<RowQos> m_qos;
    RecentNames<TresIndex> m_tres;
};

} // namespace

JobTable buildJobTable(const Policy &policy, const Situation &situation)
{
    return JobTableBuilder(policy, *situation.jobs).take();
}

} // namespace apportion
