// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agree/agree_shares.h"

#include "core/evaluate/sshare_row.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace apportion
{

namespace
{

/// Differences of FairShare whose cause is looked for among all siblings.
constexpr std::size_t mostTieSearches = 200;
/// sshare prints six digits after the point.
constexpr double lastDigit = 1e-6;
/// What JSON leaves of usage with its fraction.
constexpr double lastBits = 1e-12;

constexpr std::array<const char *, shareColumns> shareNames = { "NormShares", "NormUsage", "EffectvUsage", "FairShare", "LevelFS" };

std::string associationText(const AssociationTree &tree, AssociationId id)
{
    std::string text(tree.accountName(id));
    return tree.isUser(id) ? text + '/' + std::string(tree.userName(id)) : text;
}

} // namespace

void ShareComparison::compare()
{
    findStale();
    m_isGrowing = isUsageGrowing();
    for (const PrintedShare &share : m_printed.shares) {
        m_rows.emplace(share.association, &share);
    }
    for (const PrintedShare &share : m_printed.shares) {
        if (share.association < m_tree.rowCount() && m_tree.isLive(share.association)) {
            compareShare(share);
        }
    }
}

Reason ShareComparison::reasonOfTerm(AssociationId association) const
{
    const auto found = m_fairShareReasons.find(association);
    return found == m_fairShareReasons.end() ? Reason() : found->second;
}

/// By how much the usage of an association over that of its parent may be off because both were printed without their
/// fraction, relative to it; of algorithms that look at all levels above, those of all of them together.
double ShareComparison::usageError(AssociationId id) const
{
    if (!m_printed.usageIsCut) {
        return 0.0;
    }
    const auto error = [this](AssociationId of) { return 1.0 / std::max(1.0, static_cast<double>(m_evaluation.rawUsage(of))); };
    double all = error(AssociationTree::root());
    for (AssociationId at = id; at != AssociationTree::root(); at = m_tree.parent(at)) {
        all += error(at) + error(m_tree.parent(at));
        if (m_evaluation.algorithm() == Algorithm::FairTree) {
            break;
        }
    }
    return all;
}

/// Whether usage was printed as 0 that may have been some: below a LevelFS without end there is none.
bool ShareComparison::mayHaveUsage(AssociationId id) const
{
    if (!m_printed.usageIsCut || m_evaluation.rawUsage(id) >= 1.0L) {
        return false;
    }
    for (AssociationId at = id; at != AssociationTree::root(); at = m_tree.parent(at)) {
        if (std::isinf(printedOf(at, ShareColumn::LevelFs))) {
            return false;
        }
    }
    return true;
}

double ShareComparison::computed(AssociationId id, ShareColumn column) const
{
    switch (column) {
    case ShareColumn::NormShares:
        return m_evaluation.normShares(id);
    case ShareColumn::NormUsage:
        return static_cast<double>(m_evaluation.normUsage(id));
    case ShareColumn::EffectiveUsage:
        return static_cast<double>(m_evaluation.effectiveUsage(id));
    case ShareColumn::FairShare:
        return printedFairShare(m_evaluation, id).value_or(m_evaluation.fairShare(id));
    case ShareColumn::LevelFs:
        return m_evaluation.hasLevelFs(id) ? static_cast<double>(m_evaluation.levelFs(id)) : notPrinted;
    }
    return notPrinted;
}

double ShareComparison::fairShareSlack(AssociationId id) const
{
    if (m_evaluation.algorithm() == Algorithm::FairTree) {
        return 0.0; // a rank: it is the same or another one
    }
    // F = 2^−x: an error of usage is one of x
    const double factor = m_evaluation.fairShare(id);
    return factor <= 0.0 ? 0.0 : factor * -std::log(factor) * std::max(usageError(id), m_printed.usageIsCut ? 1e-9 : 0.0);
}

double ShareComparison::slackOf(AssociationId id, ShareColumn column) const
{
    const double value = std::abs(computed(id, column));
    const double usage = std::max(1.0, static_cast<double>(m_evaluation.rawUsage(id)));
    switch (column) {
    case ShareColumn::NormShares:
        return 0.0;
    case ShareColumn::FairShare:
        return fairShareSlack(id);
    case ShareColumn::NormUsage:
    case ShareColumn::EffectiveUsage:
        // of no usage at all the error is that of one second's
        return std::max(value, mayHaveUsage(id) ? 1.0 / usage : 0.0) * usageError(id);
    case ShareColumn::LevelFs:
        return mayHaveUsage(id) ? std::numeric_limits<double>::infinity() : value * usageError(id);
    }
    return 0.0;
}

bool ShareComparison::isNew(const PrintedShare &share) const
{
    const double shares = share.values[static_cast<std::size_t>(ShareColumn::NormShares)];
    return m_evaluation.algorithm() == Algorithm::FairTree && m_tree.isUser(share.association) && m_evaluation.hasLevelFs(share.association)
        && share.values[static_cast<std::size_t>(ShareColumn::LevelFs)] == 0.0 && shares >= 2 * lastDigit;
}

bool ShareComparison::isOutdated(const PrintedShare &share) const
{
    const auto value = [&share](ShareColumn column) { return share.values[static_cast<std::size_t>(column)]; };
    const double shares = value(ShareColumn::NormShares);
    const double usage = value(ShareColumn::EffectiveUsage);
    const double levelFs = value(ShareColumn::LevelFs);
    // of less, six digits tell too little
    if (m_evaluation.algorithm() != Algorithm::FairTree || !m_evaluation.hasLevelFs(share.association) || !(usage >= 1e-3)
        || !(levelFs >= 1e-3 && std::isfinite(levelFs)) || std::isnan(shares)) {
        return false;
    }
    const double made = levelFs * usage;
    return std::abs(made - shares) > 2 * lastDigit * (1.0 + made / usage + made / levelFs);
}

void ShareComparison::findStale()
{
    m_isStale = m_evaluation.policy().priority.type != PriorityType::Basic
        && std::any_of(m_printed.shares.begin(), m_printed.shares.end(), [this](const PrintedShare &share) {
               return share.association < m_tree.rowCount() && m_tree.isLive(share.association) && (isNew(share) || isOutdated(share));
           });
}

double ShareComparison::bestPrinted(AssociationId account)
{
    if (m_printedFairShare.empty()) {
        for (const PrintedShare &share : m_printed.shares) {
            const double printed = share.values[static_cast<std::size_t>(ShareColumn::FairShare)];
            m_printedFairShare.emplace(share.association, std::isnan(printed) ? 0.0 : printed);
        }
    }
    const auto [known, isNew] = m_bestPrinted.try_emplace(account, 0.0);
    if (!isNew) {
        return known->second;
    }
    const TreeLayout &layout = m_evaluation.layout();
    double best = 0.0;
    std::vector<TreeLayout::Position> open { layout.positionOf(account) };
    while (!open.empty()) {
        const TreeLayout::Position parent = open.back();
        open.pop_back();
        for (TreeLayout::Position child = layout.firstChild(parent); child < layout.childEnd(parent); ++child) {
            if (layout.isUserAt(child)) {
                const auto found = m_printedFairShare.find(layout.idAt(child));
                best = std::max(best, found == m_printedFairShare.end() ? 0.0 : found->second);
            } else {
                open.push_back(child);
            }
        }
    }
    m_bestPrinted[account] = best;
    return best;
}

/// An account that ties with @p account, of which what was printed tells which of both was walked first.
bool ShareComparison::findTie(AssociationId account, bool isBetterThere, Reason &reason)
{
    if (!m_tree.isAccount(account)) {
        return false; // tied users share a rank
    }
    const TreeLayout &layout = m_evaluation.layout();
    const TreeLayout::Position parent = layout.positionOf(m_tree.parent(account));
    AssociationId other = noAssociation;
    double apart = 0.0;
    for (TreeLayout::Position child = layout.firstChild(parent); child < layout.childEnd(parent); ++child) {
        const AssociationId sibling = layout.idAt(child);
        if (sibling == account || !m_tree.isAccount(sibling) || m_evaluation.levelFs(sibling) != m_evaluation.levelFs(account)) {
            continue;
        }
        const double by = bestPrinted(account) - bestPrinted(sibling);
        // best of all one that went past it
        if (other == noAssociation || (by > apart) == isBetterThere) {
            other = sibling;
            apart = by;
        }
    }
    if (other == noAssociation) {
        return false;
    }
    const bool isFirst = apart == 0.0 ? isBetterThere : apart > 0.0;
    const std::uint16_t release = m_evaluation.policy().release;
    reason = { release != 0 && release < 2311 ? Cause::OldRelease : Cause::Tie, std::string(m_tree.name(isFirst ? account : other)),
        std::string(m_tree.name(isFirst ? other : account)) };
    return true;
}

/// What may have given the association another place than Slurm gave it, a better one if @p isBetterThere.
Reason ShareComparison::reasonOfFairShare(AssociationId id, bool isBetterThere)
{
    if (m_isStale) {
        return { Cause::Stale };
    }
    if (isUsageTaken()) {
        return { Cause::TakenAbove };
    }
    if (mayHaveUsage(id)) {
        return { Cause::UsageCut };
    }
    if (m_evaluation.algorithm() != Algorithm::FairTree || ++m_tieSearches > mostTieSearches) {
        return {};
    }
    const TreeLayout &layout = m_evaluation.layout();
    Reason reason;
    for (AssociationId at = id; at != AssociationTree::root(); at = m_tree.parent(at)) {
        if (findTie(at, isBetterThere, reason)) {
            return reason;
        }
        const auto own = static_cast<double>(m_evaluation.levelFs(at));
        const TreeLayout::Position parent = layout.positionOf(m_tree.parent(at));
        for (TreeLayout::Position child = layout.firstChild(parent); child < layout.childEnd(parent); ++child) {
            const AssociationId sibling = layout.idAt(child);
            const auto other = static_cast<double>(m_evaluation.levelFs(sibling));
            if (sibling != at && std::abs(own - other) <= own * (usageError(at) + usageError(sibling) + lastBits)) {
                reason.cause = Cause::UsageCut;
            }
        }
    }
    return reason;
}

bool ShareComparison::isUsageTaken()
{
    if (m_evaluation.algorithm() != Algorithm::FairTree && m_isGrowing) {
        return false; // each norm there may be one of another pass
    }
    if (m_isUsageTaken) {
        return *m_isUsageTaken;
    }
    struct Below
    {
        double usage = 0.0;
        std::size_t rows = 0;
    };
    std::unordered_map<AssociationId, Below> below;
    bool hasUsage = false;
    for (const auto &[id, share] : m_rows) {
        const double usage = share->values[static_cast<std::size_t>(ShareColumn::NormUsage)];
        if (id != AssociationTree::root() && id < m_tree.rowCount() && m_tree.isLive(id) && usage > 0.0) {
            Below &sum = below[m_tree.parent(id)];
            sum.usage += usage;
            ++sum.rows;
            hasUsage = true;
        }
    }
    const bool isPrinted = std::any_of(m_rows.begin(), m_rows.end(),
        [](const auto &row) { return !std::isnan(row.second->values[static_cast<std::size_t>(ShareColumn::NormUsage)]); });
    // of root itself the norm of all is 0, once it has none
    m_isUsageTaken = (isPrinted && !hasUsage && m_evaluation.rawUsage(AssociationTree::root()) >= 2.0L)
        || std::any_of(below.begin(), below.end(), [this](const auto &sum) {
               return sum.first != AssociationTree::root()
                   && printedOf(sum.first, ShareColumn::NormUsage) + lastDigit * static_cast<double>(sum.second.rows + 1) < sum.second.usage;
           });
    return *m_isUsageTaken;
}

bool ShareComparison::isUsageGrowing() const
{
    const std::vector<Job> &jobs = *m_evaluation.situation().jobs;
    return jobs.empty() || std::any_of(jobs.begin(), jobs.end(), [](const Job &job) { return job.running; });
}

double ShareComparison::printedOf(AssociationId id, ShareColumn column) const
{
    const auto found = m_rows.find(id);
    return found == m_rows.end() ? notPrinted : found->second->values[static_cast<std::size_t>(column)];
}

bool ShareComparison::isMadeOfPrinted(const PrintedShare &share, ShareColumn column) const
{
    const AssociationId id = share.association;
    const double effective = share.values[static_cast<std::size_t>(ShareColumn::EffectiveUsage)];
    if (column == ShareColumn::NormUsage) {
        return true; // of usage alone
    }
    if (column == ShareColumn::FairShare) {
        const double shares = m_evaluation.normShares(id);
        const int dampening = std::max<int>(1, m_evaluation.policy().priority.dampeningFactor);
        const double made = shares <= 0.0 ? 0.0 : std::pow(2.0, -effective / shares / dampening);
        const double digits = shares <= 0.0 ? 0.0 : made * std::log(2.0) / shares / dampening * lastDigit;
        // a `parent` association has the factor of the account above it
        return m_tree.usesParent(id) || std::abs(made - share.values[static_cast<std::size_t>(column)]) <= lastDigit + digits;
    }
    const AssociationId parent = m_evaluation.layout().idAt(m_evaluation.layout().parent(m_evaluation.layout().positionOf(id)));
    const double usage = share.values[static_cast<std::size_t>(ShareColumn::NormUsage)];
    if (parent == AssociationTree::root()) {
        return std::abs(effective - usage) <= 2 * lastDigit || m_tree.usesParent(id);
    }
    const double above = printedOf(parent, ShareColumn::EffectiveUsage);
    if (std::isnan(above) || std::isnan(usage)) {
        return true;
    }
    const double level = m_evaluation.normShares(parent);
    const double own = m_evaluation.normShares(id);
    if ((level <= 0.0 || own <= 0.0) && !m_tree.usesParent(id)) { // which part of the level it has does not show
        return effective >= std::min(usage, above) - 2 * lastDigit && effective <= std::max(usage, above) + 2 * lastDigit;
    }
    const double made = m_tree.usesParent(id) ? above : usage + (above - usage) * own / level;
    return std::abs(made - effective) <= 4 * lastDigit;
}

Cause ShareComparison::causeOfPass(const PrintedShare &share, ShareColumn column) const
{
    const bool isMade = column == ShareColumn::NormUsage || column == ShareColumn::EffectiveUsage || column == ShareColumn::FairShare;
    switch (m_evaluation.algorithm()) {
    case Algorithm::Classic:
        return isMade && m_isGrowing && isMadeOfPrinted(share, column) ? Cause::PassBefore : Cause::Unknown;
    case Algorithm::DepthOblivious:
        return column == ShareColumn::NormUsage && m_isGrowing ? Cause::PassBefore
            : isMade && column != ShareColumn::NormUsage       ? Cause::Settling
                                                               : Cause::Unknown;
    case Algorithm::FairTree:
    case Algorithm::Linear2009:
        break;
    }
    return Cause::Unknown;
}

/// Whether Slurm computes a column: priority/basic walks no tree, and leaves all that would come of it at 0.
bool ShareComparison::isComputedBySlurm(ShareColumn column) const
{
    return column == ShareColumn::NormShares || m_evaluation.policy().priority.type != PriorityType::Basic;
}

void ShareComparison::compareShare(const PrintedShare &share)
{
    const AssociationId id = share.association;
    const bool came = isNew(share);
    for (std::size_t i = 0; i < shareColumns; ++i) {
        const auto column = static_cast<ShareColumn>(i);
        const double printed = share.values[i];
        if (std::isnan(printed) || !isComputedBySlurm(column) || (column == ShareColumn::LevelFs && !m_evaluation.hasLevelFs(id))
            || (column == ShareColumn::FairShare && !m_tree.isUser(id))) {
            continue;
        }
        const double here = computed(id, column);
        const bool isClose = printed == here || std::abs(printed - here) <= lastDigit * std::max(1.0, std::abs(here)) + slackOf(id, column);
        const bool agrees = isClose && !(came && column == ShareColumn::LevelFs);
        Disagreement difference { { ObjectRef::Kind::Association, id, {} }, associationText(m_tree, id), shareNames[i], columnText(printed, 6),
            columnText(here, 6) };
        if (!agrees && column == ShareColumn::FairShare) {
            Reason reason = reasonOfFairShare(id, printed > here);
            if (reason.cause == Cause::Unknown) {
                reason.cause = causeOfPass(share, column);
            }
            reason.describe(difference);
            m_fairShareReasons.emplace(id, reason);
        } else if (m_isStale && column != ShareColumn::NormShares) { // which sshare's own answer makes anew
            difference.cause = Cause::Stale;
        } else if (!agrees) {
            difference.cause = column != ShareColumn::NormShares && isUsageTaken() ? Cause::TakenAbove : causeOfPass(share, column);
        }
        countNumber(m_agreement, agrees, std::move(difference));
    }
}

} // namespace apportion
