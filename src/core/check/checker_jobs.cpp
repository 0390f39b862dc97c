// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace apportion::checker
{

namespace
{
/// Whether names are known, each looked up once.
template <typename Lookup>
class Known
{
public:
    explicit Known(Lookup lookup) : m_lookup(std::move(lookup)) { }

    bool operator()(std::string_view name)
    {
        const auto [entry, isNew] = m_known.try_emplace(name, false);
        if (isNew) {
            entry->second = m_lookup(name);
        }
        return entry->second;
    }

private:
    Lookup m_lookup;
    std::unordered_map<std::string_view, bool> m_known;
};

/// What of a tree the jobs name. Of a large tree only that is kept.
class NamedByJobs
{
public:
    struct Names
    {
        NameId user;
        NameId account;
    };

    NamedByJobs(const AssociationTree &tree, const std::vector<Job> &jobs, const std::stop_token &stop)
    {
        const NamePool &names = tree.names();
        // Many at once, for none of which the others wait.
        constexpr std::size_t atOnce = 64;
        std::array<std::string_view, 2 * atOnce> texts;
        std::array<NameId, 2 * atOnce> ids {};
        std::vector<bool> asked(names.size(), false);
        m_names.reserve(jobs.size());
        for (std::size_t begin = 0; begin < jobs.size() && !stop.stop_requested(); begin += atOnce) {
            const std::size_t count = std::min(atOnce, jobs.size() - begin);
            for (std::size_t i = 0; i < count; ++i) {
                texts[2 * i] = jobs[begin + i].user;
                texts[2 * i + 1] = jobs[begin + i].account;
            }
            names.find({ texts.data(), 2 * count }, { ids.data(), 2 * count });
            for (std::size_t i = 0; i < count; ++i) {
                m_names.push_back({ ids[2 * i], ids[2 * i + 1] });
            }
            for (std::size_t i = 0; i < 2 * count; ++i) {
                if (ids[i] != NamePool::notFound) {
                    asked[ids[i]] = true;
                }
                const auto isCapital = [](char letter) { return letter >= 'A' && letter <= 'Z'; };
                if (std::any_of(texts[i].begin(), texts[i].end(), isCapital)) { // the tree may have it in lower case
                    if (const NameId other = names.find(lowerCase(texts[i])); other != NamePool::notFound) {
                        asked[other] = true;
                    }
                }
            }
        }
        m_accounts.reserve(jobs.size());
        m_users.reserve(jobs.size());
        for (AssociationId id = 0; id < tree.rowCount() && !stop.stop_requested(); ++id) {
            if (asked[tree.nameId(id)] && tree.isLive(id)) {
                if (tree.isUser(id)) {
                    m_users.insert(pairKey(tree.parent(id), tree.nameId(id)));
                } else {
                    m_accounts.try_emplace(tree.nameId(id), id);
                }
            }
        }
    }

    [[nodiscard]] Names of(std::size_t job) const { return m_names[job]; }
    [[nodiscard]] AssociationId account(NameId name) const
    {
        const auto found = m_accounts.find(name);
        return found == m_accounts.end() ? noAssociation : found->second;
    }
    [[nodiscard]] bool hasUser(AssociationId account, NameId user) const { return m_users.contains(pairKey(account, user)); }

private:
    std::vector<Names> m_names; ///< by job; NamePool::notFound where the tree has no such name
    std::unordered_map<NameId, AssociationId> m_accounts;
    std::unordered_set<std::uint64_t> m_users; ///< as account and name, for any partition
};

class JobChecker
{
public:
    JobChecker(const Policy &policy, const Situation &situation, Diagnostics &findings, const std::stop_token &stop)
        : m_policy(policy), m_named(policy.associations, *situation.jobs, stop), m_account(findings, Severity::Warning, "job-account-unknown"),
          m_user(findings, Severity::Warning, "job-user-unknown"), m_partition(findings, Severity::Warning, "job-partition-unknown"),
          m_qos(findings, Severity::Warning, "job-qos-unknown"), m_findings(findings)
    {
    }

    void check(const Job &job, const ObjectRef &object)
    {
        checkAssociation(job, m_named.of(object.id), object);
        for (const std::string &name : job.partitions) {
            if (!m_policy.partitions->empty() && !m_knownPartition(name)) {
                m_partition.add({ APPORTION_TEXT("Job %1 asks for partition %2, which does not exist"), { job.id, name } },
                    { APPORTION_TEXT("Read the slurm.conf that the jobs come from, or correct the partition"), {} }, object);
            }
        }
        if (!job.qos.empty() && m_policy.qos->empty() && m_policy.priority.weightQos > 0 && !std::exchange(m_hasUnreadQos, true)) {
            m_findings.push_back({ Severity::Warning, "qos-priorities-unread",
                { APPORTION_TEXT("PriorityWeightQOS is %1, and no file tells the priorities of QOS: the QOS term of every job is 0 here"),
                    { std::to_string(m_policy.priority.weightQos) } },
                { APPORTION_TEXT("Import what sacctmgr -P show qos prints, too."), {} }, {}, settingRef(PriorityKey::PriorityWeightQos) });
        }
        if (job.qos.empty() || m_policy.qos->empty()) {
            return;
        }
        for (const std::string_view name : qosNames(job)) {
            if (!m_knownQos(name)) {
                m_qos.add({ APPORTION_TEXT("Job %1 has the QOS %2, which does not exist"), { job.id, std::string(name) } },
                    { APPORTION_TEXT("Read an associations file with its QOS lines, or add the QOS"), {} }, object);
            }
        }
    }

private:
    void checkAssociation(const Job &job, NamedByJobs::Names names, const ObjectRef &object)
    {
        const AssociationTree &tree = m_policy.associations;
        if (tree.count() <= 1) {
            return; // no associations were read
        }
        const AssociationId account = m_named.account(names.account);
        if (account == noAssociation) {
            m_account.add({ APPORTION_TEXT("Job %1 runs under account %2, which does not exist"), { job.id, job.account } },
                { APPORTION_TEXT("Read the associations of the same cluster, or add the account"), {} }, object);
            return;
        }
        const auto isThereInLowerCase = [&] {
            const NameId user = tree.names().find(lowerCase(job.user));
            return user != NamePool::notFound && m_named.hasUser(account, user);
        };
        if (!m_named.hasUser(account, names.user) && !isThereInLowerCase()) {
            m_user.add({ APPORTION_TEXT("Job %1 belongs to user %2, who is not in account %3"), { job.id, job.user, job.account } },
                { APPORTION_TEXT("Add the user to the account, or correct the job"), {} }, object);
        }
    }

    struct FindPartition
    {
        const Policy *policy;
        bool operator()(std::string_view name) const { return policy->findPartition(name) != unknownIndex; }
    };
    struct FindQos
    {
        const Policy *policy;
        bool operator()(std::string_view name) const { return policy->findQos(name) != unknownIndex; }
    };

    const Policy &m_policy;
    NamedByJobs m_named;
    Known<FindPartition> m_knownPartition { FindPartition { &m_policy } };
    Known<FindQos> m_knownQos { FindQos { &m_policy } };
    Gathered m_account;
    Gathered m_user;
    Gathered m_partition;
    Gathered m_qos;
    Diagnostics &m_findings;
    bool m_hasUnreadQos = false;
};
} // namespace

void checkJobs(const Policy &policy, const Situation &situation, Diagnostics &findings, const std::stop_token &stop)
{
    if (situation.jobs->empty() || stop.stop_requested()) {
        return;
    }
    JobChecker checker(policy, situation, findings, stop);
    const auto &jobs = situation.jobs.get();
    for (std::size_t i = 0; i < jobs.size() && !stop.stop_requested(); ++i) {
        checker.check(jobs[i], { ObjectRef::Kind::Job, static_cast<std::uint32_t>(i), jobs[i].id });
    }
}

} // namespace apportion::checker
