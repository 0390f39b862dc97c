// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/compare_accounts.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace apportion
{

namespace
{

using Position = TreeLayout::Position;

/// How every account stands, by position.
std::vector<AccountStanding> standings(const Evaluation &evaluation)
{
    const TreeLayout &layout = evaluation.layout();
    const AssociationTree &tree = evaluation.tree();
    std::vector<AccountStanding> all(layout.size());
    for (Position at = 0; at < layout.size(); ++at) {
        const AssociationId id = layout.idAt(at);
        all[at].id = id;
        const double above = at == 0 ? 1.0 : all[layout.parent(at)].share;
        const std::uint32_t level = at == 0 || tree.usesParent(id) ? 0 : evaluation.levelShares(id);
        all[at].share = at == 0 || tree.usesParent(id) ? above : level == 0 ? 0.0 : above * tree.rawShares(id) / level;
    }
    for (Position at = layout.size(); at-- > 1;) { // whatever is below comes first
        AccountStanding &own = all[at];
        if (layout.isUserAt(at)) {
            own.best = own.id;
            own.place = evaluation.rank(own.id);
            own.factor = evaluation.fairShare(own.id);
        }
        AccountStanding &above = all[layout.parent(at)];
        // of those who tie the first in Slurm's order
        if (own.place > 0 && (above.place == 0 || own.place <= above.place)) {
            above.best = own.best;
            above.place = own.place;
            above.factor = own.factor;
        }
    }
    return all;
}

/// What the users and jobs at and below each position of the draft come to.
class Sums
{
public:
    Sums(const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match, const std::vector<ComparedJob> &queue)
        : m_layout(draft.layout()), m_all(m_layout.size())
    {
        for (Position at = m_layout.size(); at-- > 1;) {
            if (const AssociationId old = match.before(m_layout.idAt(at)); m_layout.isUserAt(at) && old != noAssociation) {
                const std::uint32_t was = baseline.rank(old);
                const std::uint32_t is = draft.rank(m_layout.idAt(at));
                m_all[at] = { {}, {}, 1, is < was ? 1U : 0U, is > was ? 1U : 0U };
            }
            ComparedAccount &above = m_all[m_layout.parent(at)];
            above.users += m_all[at].users;
            above.rise += m_all[at].rise;
            above.fall += m_all[at].fall;
        }
        std::vector<Position> ofJob(draft.situation().jobs->size(), 0);
        const JobTable &table = draft.jobs();
        for (JobRow row = 0; row < table.rowCount(); ++row) {
            ofJob[table.job[row]] = table.association[row] == noAssociation ? 0 : table.position[row];
        }
        for (const ComparedJob &job : queue) {
            Position at = job.after < ofJob.size() ? ofJob[job.after] : 0;
            if (at == 0) {
                m_left.push_back(job);
            }
            for (; at > 0; at = m_layout.parent(at)) {
                m_all[at].jobsPassed += std::int64_t { job.passes } - job.passedBy;
            }
        }
    }

    [[nodiscard]] const ComparedAccount &at(Position position) const { return m_all[position]; }
    /// The jobs that hang from no association of the draft.
    [[nodiscard]] const std::vector<ComparedJob> &left() const { return m_left; }

private:
    const TreeLayout &m_layout;
    std::vector<ComparedAccount> m_all;
    std::vector<ComparedJob> m_left;
};

/// Of such jobs those passed, by the position in the baseline at and above which each of them was.
std::vector<std::int64_t> passedByLeft(const Evaluation &baseline, const std::vector<ComparedJob> &left)
{
    const TreeLayout &layout = baseline.layout();
    std::vector<std::int64_t> passed(layout.size(), 0);
    if (left.empty()) {
        return passed;
    }
    const JobTable &table = baseline.jobs();
    std::vector<Position> ofJob(baseline.situation().jobs->size(), 0);
    for (JobRow row = 0; row < table.rowCount(); ++row) {
        ofJob[table.job[row]] = table.association[row] == noAssociation ? 0 : table.position[row];
    }
    for (const ComparedJob &job : left) {
        for (Position at = job.before < ofJob.size() ? ofJob[job.before] : 0; at > 0; at = layout.parent(at)) {
            passed[at] += std::int64_t { job.passes } - job.passedBy;
        }
    }
    return passed;
}

} // namespace

std::int64_t ComparedAccount::risen() const
{
    return before.place == 0 || after.place == 0 ? 0 : static_cast<std::int64_t>(before.place) - static_cast<std::int64_t>(after.place);
}

bool ComparedAccount::isChanged() const
{
    return risen() != 0 || rise > 0 || fall > 0 || jobsPassed != 0 || before.share != after.share || before.factor != after.factor;
}

std::vector<ComparedAccount> compareAccounts(const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match,
    const std::vector<ComparedJob> &queue, const std::stop_token &stop)
{
    const std::vector<AccountStanding> before = standings(baseline);
    const std::vector<AccountStanding> after = standings(draft);
    if (stop.stop_requested()) {
        return {};
    }
    const Sums sums(baseline, draft, match, queue);
    std::vector<ComparedAccount> accounts;
    const TreeLayout &now = draft.layout();
    for (Position at = 1; at < now.size(); ++at) {
        if (!now.isUserAt(at)) {
            ComparedAccount account = sums.at(at);
            account.after = after[at];
            if (const AssociationId old = match.before(now.idAt(at)); old != noAssociation) {
                account.before = before[baseline.layout().positionOf(old)];
            }
            accounts.push_back(account);
        }
    }
    const TreeLayout &was = baseline.layout();
    const std::vector<std::int64_t> passed = passedByLeft(baseline, sums.left());
    for (Position at = 1; at < was.size(); ++at) {
        if (!was.isUserAt(at) && match.after(was.idAt(at)) == noAssociation) {
            ComparedAccount &gone = accounts.emplace_back();
            gone.before = before[at];
            gone.jobsPassed = passed[at];
        }
    }
    if (stop.stop_requested()) {
        return {};
    }
    std::stable_sort(accounts.begin(), accounts.end(), [](const ComparedAccount &a, const ComparedAccount &b) {
        const auto key = [](const ComparedAccount &account) {
            const std::int64_t risen = account.risen();
            return std::tuple(risen != 0                ? 0
                    : account.after.id != noAssociation ? 1
                                                        : 2,
                -std::abs(risen), -std::abs(account.after.share - account.before.share));
        };
        return key(a) < key(b);
    });
    return accounts;
}

} // namespace apportion
