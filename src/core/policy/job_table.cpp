// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/job_table.h"

#include "core/policy/prefetch.h"
#include "core/policy/short_text.h"
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
    bits |= job.expedited ? JobTable::expeditedBit : 0;
    return static_cast<std::uint8_t>(bits);
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

std::uint16_t JobTable::qosThatCounts(JobRow row, std::int64_t now) const
{
    constexpr std::int64_t ofSubmission = 1; // the second in which it was, and the next
    return countingQos.empty() || now - submitTime[row] > ofSubmission ? qos[row] : countingQos[row];
}

namespace
{

/// Where what a job asks for of a TRES counts.
struct NamedTres
{
    TresIndex index = noTres; ///< in the table; noTres when it is not tracked, and of "billing"
    TresIndex other = noTres; ///< counted there as well
    std::size_t typeAt = std::string_view::npos; ///< where its type begins
};

/// What a job asks for of a type counts for the name without one; what it asks for without a type counts for the first
/// type that is tracked where only types are (slurm.conf manual, AccountingStorageTRES). Slurm prints both.
NamedTres namedTres(const TresTable &tres, std::string_view name)
{
    NamedTres named;
    named.index = tres.find(name);
    named.index = named.index == tresBilling ? noTres : named.index;
    if (!name.starts_with("gres/")) {
        return named;
    }
    named.typeAt = name.find(':');
    const TresIndex plain = tres.find(name.substr(0, named.typeAt));
    if (named.typeAt != std::string_view::npos) {
        named.other = plain;
        return named;
    }
    for (TresIndex index = alwaysTrackedTres; index < tres.size() && plain == noTres; ++index) {
        const std::string_view typed = tres.name(index);
        if (typed.size() > name.size() && typed.starts_with(name) && typed[name.size()] == ':') {
            named.other = index;
            break;
        }
    }
    return named;
}

/// Counts what a job asks for into @p counts, all of them 0 before. @p find gives where a name counts.
template <typename Counts, typename Find>
void countRequested(const Job &job, Counts counts, const Find &find)
{
    counts.set(tresCpu, job.cpus);
    counts.set(tresNode, job.nodes);
    bool hasOther = false;
    for (const TresCount &entry : job.tres) {
        const NamedTres &named = find(entry.name);
        if (named.index != noTres) {
            counts.set(named.index, entry.count);
        }
        hasOther = hasOther || named.other != noTres;
    }
    if (!hasOther) {
        return;
    }
    const auto isListed = [&job](std::string_view name) {
        return std::any_of(job.tres.begin(), job.tres.end(), [name](const TresCount &c) { return c.name == name; });
    };
    for (const TresCount &entry : job.tres) {
        const NamedTres named = find(entry.name);
        if (named.other == noTres) {
            continue;
        }
        if (named.typeAt == std::string_view::npos) {
            counts.set(named.other, std::max(counts.get(named.other), entry.count));
        } else if (!isListed(std::string_view(entry.name).substr(0, named.typeAt))) {
            counts.set(named.other, counts.get(named.other) + entry.count);
        }
    }
}

/// The counts of a job by TresIndex.
struct CountList
{
    std::vector<std::uint64_t> &counts;

    void set(TresIndex index, std::uint64_t count) { counts[index] = count; }
    [[nodiscard]] std::uint64_t get(TresIndex index) const { return counts[index]; }
};

/// The counts of a row in a table.
struct CountRow
{
    std::vector<NarrowColumn<std::uint64_t>> &columns;
    JobRow row;

    void set(TresIndex index, std::uint64_t count) { columns[index].set(row, count); }
    [[nodiscard]] std::uint64_t get(TresIndex index) const { return columns[index][row]; }
};

} // namespace

std::vector<std::uint64_t> requestedTres(const Policy &policy, const Job &job)
{
    std::vector<std::uint64_t> counts(policy.tres.size(), 0);
    countRequested(job, CountList { counts }, [&policy](std::string_view name) { return namedTres(policy.tres, name); });
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

/// What the names that were asked for led to: jobs name the same partitions, QOS and TRES over and over.
template <typename Value>
class KnownNames
{
public:
    /// @p find gives what a name leads to that is asked for first. What is returned stays until the next name.
    template <typename Find>
    const Value &get(const std::string &name, const Find &find)
    {
        return m_known[indexOf(ShortKey(name), name, find)].value;
    }
    /// The same where names mostly follow each other in the same order.
    template <typename Find>
    const Value &getNext(const std::string &name, const Find &find)
    {
        const ShortKey key(name);
        if (m_known[m_likely].isFor(key, name)) {
            const Known &likely = m_known[m_likely];
            m_last = m_likely;
            m_likely = likely.next;
            return likely.value;
        }
        const std::size_t index = indexOf(key, name, find);
        m_known[m_last].next = index;
        m_last = index;
        m_likely = m_known[index].next;
        return m_known[index].value;
    }

private:
    struct Known
    {
        ShortKey key { {} };
        std::size_t next = 0; ///< that was asked for after it
        Value value {};
        std::string name;

        [[nodiscard]] bool isFor(const ShortKey &other, const std::string &otherName) const
        {
            return key == other && (key.isWhole() || isSameText(name, otherName));
        }
    };

    template <typename Find>
    std::size_t indexOf(const ShortKey &key, const std::string &name, const Find &find)
    {
        std::size_t slot = key.hash() & m_mask;
        for (; m_slots[slot] != 0; slot = (slot + 1) & m_mask) {
            if (m_known[m_slots[slot]].isFor(key, name)) {
                return m_slots[slot];
            }
        }
        const std::size_t index = m_known.size();
        m_slots[slot] = index;
        m_known.push_back({ key, 0, find(name), name });
        if (2 * m_known.size() > m_slots.size()) {
            grow();
        }
        return index;
    }
    void grow()
    {
        m_slots.assign(2 * m_slots.size(), 0);
        m_mask = m_slots.size() - 1;
        for (std::size_t index = 1; index < m_known.size(); ++index) {
            std::size_t slot = m_known[index].key.hash() & m_mask;
            while (m_slots[slot] != 0) {
                slot = (slot + 1) & m_mask;
            }
            m_slots[slot] = index;
        }
    }

    static constexpr std::size_t fewestSlots = 32;
    std::vector<Known> m_known = std::vector<Known>(1); ///< the first is none
    std::vector<std::size_t> m_slots = std::vector<std::size_t>(fewestSlots, 0); ///< open addressing, a power of two
    std::size_t m_mask = fewestSlots - 1;
    std::size_t m_last = 0; ///< that was asked for
    std::size_t m_likely = 0; ///< that is asked for next
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

/// The associations of users by the id of their name, to find one without a search among all of them: those of one name stand
/// together, with the names of their accounts.
class AssociationsByName
{
public:
    explicit AssociationsByName(const AssociationTree &tree) : m_names(tree.names()), m_begin(m_names.size() + 1)
    {
        const TreeLayout &layout = tree.layout();
        std::vector<AssociationId> accounts(m_names.size(), noAssociation);
        for (const auto &[name, account] : layout.accountsByName()) {
            accounts[name] = accounts[name] == noAssociation ? account : accounts[name];
        }
        const auto forEachUser = [&](const auto &take) {
            for (const AssociationId id : layout.ids()) {
                if (tree.isUser(id)) {
                    take(id, tree.nameId(id));
                }
            }
        };
        forEachUser([this](AssociationId, NameId name) { ++m_begin[name]; });
        std::uint32_t users = 0;
        for (std::uint32_t &begin : m_begin) { // where each name's end, until they are taken from there
            begin = users += begin;
        }
        m_places.resize(users);
        forEachUser([&](AssociationId id, NameId name) {
            const AssociationId account = tree.parent(id);
            const NameId accountName = tree.nameId(account);
            m_places[--m_begin[name]] = { id, accounts[accountName] == account ? accountName : NamePool::notFound, tree.partitionId(id) };
        });
    }

    // What such a name leads to is soon to be asked for, in three steps each of which waits for the one before.
    void expectPlaces(NameId user) const
    {
        if (user != NamePool::notFound) {
            prefetch(m_begin.data() + user);
        }
    }
    void expectAccounts(NameId user) const
    {
        if (user != NamePool::notFound) {
            prefetch(m_places.data() + m_begin[user]);
        }
    }

    [[nodiscard]] bool hasPartition(NameId user) const
    {
        const std::span<const Place> places = placesOf(user);
        return std::any_of(places.begin(), places.end(), [](const Place &place) { return place.partition != 0; });
    }

    [[nodiscard]] AssociationId find(std::string_view account, NameId user, NameId partition) const
    {
        for (const Place &place : placesOf(user)) {
            if (place.partition == partition && place.account != NamePool::notFound && isSameText(m_names[place.account], account)) {
                return place.id;
            }
        }
        return noAssociation;
    }

private:
    struct Place
    {
        AssociationId id = noAssociation;
        NameId account = NamePool::notFound; ///< the account that is meant by that name; none: it is another one
        NameId partition = 0;
    };

    [[nodiscard]] std::span<const Place> placesOf(NameId user) const
    {
        return std::span(m_places).subspan(m_begin[user], m_begin[user + 1] - m_begin[user]);
    }

    const NamePool &m_names;
    std::vector<std::uint32_t> m_begin; ///< by the id of the name, and one more
    std::vector<Place> m_places;
};

class JobTableBuilder
{
public:
    JobTableBuilder(const Policy &policy, const std::vector<Job> &jobs, JobTable &&recycled)
        : m_policy(policy), m_tree(policy.associations), m_layout(m_tree.layout()), m_table(std::move(recycled)), m_jobs(jobs)
    {
        clear();
        makeRoom(jobs.size());
        constexpr std::size_t worthOneLook = 8; // so many are noted in the time of one search
        if (jobs.size() >= m_tree.count() / worthOneLook) {
            m_byName.emplace(m_tree);
        }
        for (std::size_t begin = 0; begin < m_jobs.size(); begin += atOnce) {
            append(m_jobs.subspan(begin, std::min(atOnce, m_jobs.size() - begin)));
        }
        makeRoom(m_row);
    }

    JobTable take() { return std::move(m_table); }

private:
    /// So many jobs are looked up together: what one of them waits for of memory is asked for while the others are looked at.
    static constexpr std::size_t atOnce = 16;

    /// Forgets what the table's memory held and that is not written for each row.
    void clear()
    {
        m_table.jobs = 0;
        m_table.countingQos.clear();
        m_table.billedPartition.clear();
        m_table.site.clear();
        m_table.setPriority.clear();
        m_table.accrueTime.clear();
        m_table.tres.resize(m_policy.tres.size());
        for (auto &column : m_table.tres) {
            column.clear();
        }
    }

    void makeRoom(std::size_t rows)
    {
        m_room = rows;
        const auto resizeOne = [rows](auto &column) {
            column.reserve(rows); // else it would take twice what it had
            column.resize(rows);
        };
        const auto resize = [&resizeOne](auto &...columns) { (resizeOne(columns), ...); };
        resize(m_table.job, m_table.partition, m_table.association, m_table.position, m_table.qos, m_table.accrueTime, m_table.submitTime,
            m_table.nice, m_table.nodes, m_table.cpus, m_table.timeLimit, m_table.state, m_table.printedPriority);
        std::for_each(m_table.tres.begin(), m_table.tres.end(), resizeOne);
        const auto resizeUsed = [rows](auto &column) { column.resize(column.empty() ? 0 : rows); };
        resizeUsed(m_table.countingQos);
        resizeUsed(m_table.billedPartition);
        resizeUsed(m_table.site);
        resizeUsed(m_table.setPriority);
    }

    /// Room for the rows of the next job, and one for each of those behind it. Where that is not enough for all of them, theirs are
    /// counted: columns that grow by and by would be there twice, and take more than they need.
    void makeRoomFor(const Job &job, std::size_t rows)
    {
        if (m_row + rows + (m_jobs.size() - m_table.jobs - 1) <= m_room) {
            return;
        }
        std::size_t needed = m_row + rows;
        for (const Job &other : m_jobs.subspan(static_cast<std::size_t>(&job - m_jobs.data()) + 1)) {
            const auto several = static_cast<std::size_t>(std::count(other.qos.begin(), other.qos.end(), ','));
            needed += std::max<std::size_t>(1, other.partitions.size()) * (several + 1);
        }
        makeRoom(needed);
    }

    void append(std::span<const Job> jobs)
    {
        std::array<std::string_view, atOnce> names;
        std::array<NameId, atOnce> users {};
        for (std::size_t i = 0; i < jobs.size(); ++i) {
            names[i] = jobs[i].user;
            prefetch(jobs[i].partitions.data());
            prefetch(jobs[i].tres.data());
            prefetch(jobs[i].tres.data() + jobs[i].tres.size());
        }
        m_tree.names().find(std::span(names).first(jobs.size()), users);
        if (m_byName) {
            std::for_each_n(users.begin(), jobs.size(), [this](NameId user) { m_byName->expectPlaces(user); });
            std::for_each_n(users.begin(), jobs.size(), [this](NameId user) { m_byName->expectAccounts(user); });
        }
        std::array<AssociationId, atOnce> associations {};
        for (std::size_t i = 0; i < jobs.size(); ++i) {
            associations[i] = associationOf(jobs[i], users[i]);
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
        makeRoomFor(job, std::max<std::size_t>(1, job.partitions.size()) * qos.qos.size());
        noteRare(job, qos);
        const JobRow first = m_row;
        countRequested(job, CountRow { m_table.tres, first }, [this](const std::string &name) -> const NamedTres & {
            return m_tres.getNext(name, [this](const std::string &unknown) { return namedTres(m_policy.tres, unknown); });
        });
        if (job.partitions.empty()) {
            appendRows(job, association, m_policy.defaultPartition(), qos);
        }
        for (const std::string &partition : job.partitions) {
            appendRows(job, association, named(partition).index, qos);
        }
        if (!m_table.billedPartition.empty()) {
            const std::uint16_t billed = job.billedIn.empty() ? unknownIndex : named(job.billedIn).index;
            std::fill_n(m_table.billedPartition.begin() + first, m_row - first, billed == unknownIndex ? m_table.partition[first] : billed);
        }
        for (JobRow row = first + 1; row < m_row; ++row) {
            for (auto &column : m_table.tres) {
                column.set(row, column[first]);
            }
        }
        ++m_table.jobs;
    }

    /// Begins the columns that most queues have no use for.
    void noteRare(const Job &job, const RowQos &qos)
    {
        if (job.siteFactor != 0 && m_table.site.empty()) {
            m_table.site.resize(m_room);
        }
        if (job.setPriority != 0 && m_table.setPriority.empty()) {
            m_table.setPriority.resize(m_room);
        }
        if (!job.billedIn.empty() && m_table.billedPartition.empty()) {
            m_table.billedPartition.resize(m_room);
            for (JobRow row = 0; row < m_row; ++row) {
                m_table.billedPartition[row] = m_table.startsJob(row) ? m_table.partition[row] : m_table.billedPartition[row - 1];
            }
        }
        if (qos.qos.size() > 1 && m_table.countingQos.empty()) {
            m_table.countingQos = m_table.qos; // of the rows until here
        }
    }

    /// A row for each QOS.
    void appendRows(const Job &job, AssociationId association, std::uint16_t partition, const RowQos &qos)
    {
        const TreeLayout::Position position = association == noAssociation ? noAssociation : m_layout.positionOf(association);
        for (std::size_t i = 0; i < qos.qos.size(); ++i, ++m_row) {
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
            m_table.position[m_row] = position;
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
    AssociationId associationOf(const Job &job, NameId user)
    {
        const AssociationId id = associationAsWritten(job, user);
        return id == noAssociation ? associationAsWritten(job, m_tree.names().find(lowerCase(job.user))) : id;
    }

    /// The association a user's job runs under: the one for its partition when there is one, else the one for all partitions. Of a job
    /// in several it is the latter: slurmctld takes the job only where all of them lead to one association (job_mgr.c,
    /// _check_for_part_assocs()), and leaves it there when one for a partition comes later.
    AssociationId associationAsWritten(const Job &job, NameId user)
    {
        if (user == NamePool::notFound) {
            return noAssociation;
        }
        const AssociationId forAll = job.partitions.size() > 1 ? findUser(job, user, NameId { 0 }) : noAssociation;
        if (forAll != noAssociation) {
            return forAll;
        }
        if (!m_byName || m_byName->hasPartition(user)) {
            for (const std::string &partition : job.partitions) {
                const NameId inTree = named(partition).name;
                if (const AssociationId id = inTree == NamePool::notFound ? noAssociation : findUser(job, user, inTree); id != noAssociation) {
                    return id;
                }
            }
        }
        return findUser(job, user, NameId { 0 });
    }

    [[nodiscard]] AssociationId findUser(const Job &job, NameId user, NameId partition) const
    {
        if (m_byName) {
            return m_byName->find(job.account, user, partition);
        }
        const NameId name = m_tree.names().find(job.account);
        const AssociationId account = name == NamePool::notFound ? noAssociation : m_layout.findAccount(name);
        return account == noAssociation ? noAssociation : m_tree.findUser(account, user, partition);
    }

    const NamedPartition &named(const std::string &partition)
    {
        return m_partitions.get(partition, [this](const std::string &name) {
            return NamedPartition { m_policy.findPartition(name), m_tree.names().find(lowerCase(name)) }; // as associations have it
        });
    }

    RowQos readQos(const Job &job) const
    {
        RowQos read;
        for (const std::string_view name : qosNames(job)) {
            read.qos.push_back(m_policy.findQos(name));
        }
        const auto priorityOf = [this](std::uint16_t index) { return index == unknownIndex ? 0 : m_policy.qos->at(index).priority; };
        const std::uint16_t highest
            = *std::max_element(read.qos.begin(), read.qos.end(), [&](std::uint16_t a, std::uint16_t b) { return priorityOf(a) < priorityOf(b); });
        for (const std::uint16_t index : read.qos) {
            read.counting.push_back(priorityOf(index) != 0 || priorityOf(highest) == 0 ? index : highest);
        }
        return read;
    }

    const Policy &m_policy;
    const AssociationTree &m_tree;
    const TreeLayout &m_layout;
    std::optional<AssociationsByName> m_byName; ///< where there are many jobs
    JobTable m_table;
    JobRow m_row = 0;
    std::size_t m_room = 0; ///< how many rows the columns have
    std::span<const Job> m_jobs; ///< that there are
    KnownNames<NamedPartition> m_partitions;
    KnownNames<RowQos> m_qos;
    KnownNames<NamedTres> m_tres;
};

} // namespace

JobTable buildJobTable(const Policy &policy, const Situation &situation, JobTable &&recycled)
{
    return JobTableBuilder(policy, *situation.jobs, std::move(recycled)).take();
}

} // namespace apportion
