// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/lost_people.h"

#include "core/policy/count_text.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

namespace
{

/// Of fewer, as on a cluster to try things on, each may well be meant.
constexpr std::size_t fewest = 3;

bool isMuchOf(std::size_t lost, std::size_t of)
{
    return lost >= fewest && lost * 3 >= of;
}

/// Names of a tree, each once.
class PeopleNames
{
public:
    explicit PeopleNames(const AssociationTree &tree) : m_tree(tree), m_isIn(tree.names().size()) { }

    void add(NameId name)
    {
        m_count += m_isIn[name] ? 0 : 1;
        m_isIn[name] = true;
    }
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] bool contains(std::string_view name) const { return isIn(m_tree.names().find(name)); }

    /// How many names are in both, and @p isCounted holds of them, which is asked for their ids in @p other.
    template <typename IsCounted>
    [[nodiscard]] std::size_t countIn(const PeopleNames &other, const IsCounted &isCounted) const
    {
        const NamePool &names = m_tree.names();
        const NamePool &others = other.m_tree.names();
        const NameId common = names.commonWith(others); // the same in both
        std::size_t count = 0;
        const auto look = [&](NameId id) { count += other.isIn(id) && isCounted(id) ? 1 : 0; };
        std::vector<std::string_view> elsewhere;
        for (NameId id = 0; id < m_isIn.size(); ++id) {
            if (m_isIn[id] && id < common) {
                look(id);
            } else if (m_isIn[id]) {
                elsewhere.push_back(names[id]);
            }
        }
        std::vector<NameId> found(elsewhere.size());
        others.find(elsewhere, found);
        std::for_each(found.begin(), found.end(), look);
        return count;
    }
    [[nodiscard]] bool isIn(NameId name) const { return name < m_isIn.size() && m_isIn[name]; }

private:
    const AssociationTree &m_tree;
    std::vector<bool> m_isIn; // by the id of the name
    std::size_t m_count = 0;
};

PeopleNames namesOfPeople(const AssociationTree &tree, bool users)
{
    PeopleNames names(tree);
    const NameId root = tree.names().find("root");
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id) == users && tree.nameId(id) != root) {
            names.add(tree.nameId(id));
        }
    }
    return names;
}

/// Users who have used something. One association of several is enough.
PeopleNames namesOfThoseWhoUsed(const Snapshot &snapshot)
{
    const AssociationTree &tree = snapshot.policy.associations;
    PeopleNames names(tree);
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id) && snapshot.situation.ownUsage(id) > 0.0L) {
            names.add(tree.nameId(id));
        }
    }
    return names;
}

StrangeJobs strangeAmong(const Snapshot &snapshot)
{
    const AssociationTree &tree = snapshot.policy.associations;
    const PeopleNames users = namesOfPeople(tree, true);
    const auto isStrange = [&](const Job &job) {
        const bool isKnown = tree.findAccount(job.account) != noAssociation && (job.user == "root" || users.contains(job.user));
        return !isKnown;
    };
    const std::vector<Job> &jobs = *snapshot.situation.jobs;
    return { static_cast<std::size_t>(std::count_if(jobs.begin(), jobs.end(), isStrange)), jobs.size() };
}

std::size_t lostOf(const PeopleNames &before, const PeopleNames &after)
{
    return before.count() - before.countIn(after, [](NameId) { return true; });
}

} // namespace

bool LostPeople::areMany() const
{
    return isMuchOf(users, usersBefore) || isMuchOf(accounts, accountsBefore);
}

bool LostUsage::isMuch() const
{
    return isMuchOf(users, usersBefore);
}

LostUsage lostUsage(const Snapshot &before, const Snapshot &after)
{
    if (before.situation.sharesUsageWith(after.situation)) {
        return {};
    }
    const PeopleNames used = namesOfThoseWhoUsed(before);
    const PeopleNames uses = namesOfThoseWhoUsed(after);
    const PeopleNames known = namesOfPeople(after.policy.associations, true);
    return { used.countIn(known, [&uses](NameId name) { return !uses.isIn(name); }), used.count() };
}

bool StrangeJobs::areMany() const
{
    return isMuchOf(strange, jobs);
}

StrangeJobs strangeJobs(const Snapshot &before, const Snapshot &after)
{
    if (before.situation.jobs.sharesWith(after.situation.jobs) || strangeAmong(before).areMany()) {
        return {};
    }
    return strangeAmong(after);
}

LostPeople lostPeople(const AssociationTree &before, const AssociationTree &after)
{
    if (before.sharesStructureWith(after)) {
        return {};
    }
    const PeopleNames users = namesOfPeople(before, true);
    const PeopleNames accounts = namesOfPeople(before, false);
    return { lostOf(users, namesOfPeople(after, true)), users.count(), lostOf(accounts, namesOfPeople(after, false)), accounts.count() };
}

Diagnostic manyAreLost(const LostPeople &lost)
{
    return { Severity::Warning, "many-are-lost",
        { APPORTION_TEXT("%1 of %2 users and %3 of %4 accounts that the cluster has are gone."),
            { countText(lost.users), countText(lost.usersBefore), countText(lost.accounts), countText(lost.accountsBefore) } },
        { APPORTION_TEXT("Check that what was read was not cut short, and is not of a part of the cluster alone."), {} }, {}, {} };
}

} // namespace apportion
