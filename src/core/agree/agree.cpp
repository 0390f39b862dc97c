// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agree/agree.h"

#include "core/agree/agree_parts.h"
#include "core/evaluate/job_priority.h"
#include "core/policy/number_text.h"
#include "core/policy/text_scan.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace apportion
{

namespace
{

/// Differences that are kept; the others are counted.
constexpr std::size_t mostDifferences = 1000;
/// Differences of FairShare whose cause is looked for among all siblings.
constexpr std::size_t mostTieSearches = 200;
/// sshare prints six digits after the point.
constexpr double lastDigit = 1e-6;
/// What JSON leaves of usage with its fraction.
constexpr double lastBits = 1e-12;

constexpr std::array<const char *, shareColumns> shareNames = { "NormShares", "NormUsage", "EffectvUsage", "FairShare", "LevelFS" };
constexpr std::array<const char *, termColumns> termNames
    = { "PRIORITY", "SITE", "AGE", "ASSOC", "FAIRSHARE", "JOBSIZE", "PARTITION", "QOS", "NICE" };

/// A number as the column prints it: terms are whole, factors have six digits.
std::string columnText(double value, int decimals)
{
    return std::isnan(value) ? std::string() : fixedText(static_cast<long double>(value), decimals);
}

std::string associationText(const AssociationTree &tree, AssociationId id)
{
    std::string text(tree.accountName(id));
    return tree.isUser(id) ? text + '/' + std::string(tree.userName(id)) : text;
}

/// Why a number differs; of a tie, which of two accounts Slurm walked first.
struct Reason
{
    Cause cause = Cause::Unknown;
    std::string first {};
    std::string second {};

    void tellTo(Disagreement &difference) const
    {
        difference.cause = cause;
        difference.first = first;
        difference.second = second;
    }
};

class Comparison
{
public:
    Comparison(const Evaluation &evaluation, const Printed &printed, Agreement &agreement)
        : m_evaluation(evaluation), m_tree(evaluation.tree()), m_printed(printed), m_agreement(agreement)
    {
    }

    void compareShares()
    {
        findStale();
        for (const PrintedShare &share : m_printed.shares) {
            if (share.association < m_tree.rowCount() && m_tree.isLive(share.association)) {
                compareShare(share);
            }
        }
    }
    void compareTerms();
    void comparePriorities();
    /// Whether most jobs have another priority in sprio than beside themselves.
    [[nodiscard]] bool isSprioApart() const;

private:
    void compareShare(const PrintedShare &share);
    void compareRow(const PrintedTerms &printed, JobRow row);
    bool compareTres(const PrintedTerms &printed, const PriorityTerms &terms, const Disagreement &where, std::uint16_t partition);
    [[nodiscard]] JobRow rowOf(const std::vector<JobRow> &rows, const PrintedTerms &printed) const;
    [[nodiscard]] double computed(AssociationId id, ShareColumn column) const;
    [[nodiscard]] double slackOf(AssociationId id, ShareColumn column) const;
    [[nodiscard]] double usageError(AssociationId id) const;
    [[nodiscard]] bool mayHaveUsage(AssociationId id) const;
    [[nodiscard]] double fairShareSlack(AssociationId id) const;
    void findStale();
    /// Whether it came since Slurm computed last: with a share of its level LevelFS is at least that share.
    [[nodiscard]] bool isNew(const PrintedShare &share) const;
    /// Whether its shares are others than those that its LevelFS was made from.
    [[nodiscard]] bool isOutdated(const PrintedShare &share) const;
    Reason reasonOfFairShare(AssociationId id, bool isBetterThere);
    bool findTie(AssociationId account, bool isBetterThere, Reason &reason);
    double bestPrinted(AssociationId account);
    /// Why the fair-share term of a job may differ: its association's FairShare does.
    [[nodiscard]] Reason reasonOfFairShareTerm(AssociationId association) const
    {
        if (m_printed.shares.empty()) {
            return { m_evaluation.rawUsage(AssociationTree::root()) == 0.0L ? Cause::NoUsage : Cause::Unknown };
        }
        const auto found = m_fairShareReasons.find(association);
        return found == m_fairShareReasons.end() ? Reason() : found->second;
    }
    bool count(bool agrees, Disagreement difference) { return countNumber(m_agreement, agrees, std::move(difference)); }

    const Evaluation &m_evaluation;
    const AssociationTree &m_tree;
    const Printed &m_printed;
    Agreement &m_agreement;
    std::size_t m_tieSearches = 0;
    bool m_isStale = false; ///< something changed since Slurm computed last, and so all ranks may be others
    std::unordered_map<AssociationId, Reason> m_fairShareReasons; ///< of those whose FairShare differs
    std::unordered_map<AssociationId, double> m_bestPrinted; ///< the highest printed FairShare below an account, 0 for none
    std::unordered_map<AssociationId, double> m_printedFairShare; ///< filled when the first tie is looked at
};

/// By how much the usage of an association over that of its parent may be off because both were printed without their
/// fraction, relative to it; of algorithms that look at all levels above, those of all of them together.
double Comparison::usageError(AssociationId id) const
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

/// Whether usage was printed as 0 that may have been some.
bool Comparison::mayHaveUsage(AssociationId id) const
{
    return m_printed.usageIsCut && m_evaluation.rawUsage(id) < 1.0L;
}

double Comparison::computed(AssociationId id, ShareColumn column) const
{
    switch (column) {
    case ShareColumn::NormShares:
        return m_evaluation.normShares(id);
    case ShareColumn::NormUsage:
        return static_cast<double>(m_evaluation.normUsage(id));
    case ShareColumn::EffectiveUsage:
        return static_cast<double>(m_evaluation.effectiveUsage(id));
    case ShareColumn::FairShare:
        return m_evaluation.fairShare(id);
    case ShareColumn::LevelFs:
        return m_evaluation.hasLevelFs(id) ? static_cast<double>(m_evaluation.levelFs(id)) : notPrinted;
    }
    return notPrinted;
}

double Comparison::fairShareSlack(AssociationId id) const
{
    if (m_evaluation.algorithm() == Algorithm::FairTree) {
        return 0.0; // a rank: it is the same or another one
    }
    // F = 2^−x: an error of usage is one of x
    const double factor = m_evaluation.fairShare(id);
    return factor <= 0.0 ? 0.0 : factor * -std::log(factor) * std::max(usageError(id), m_printed.usageIsCut ? 1e-9 : 0.0);
}

double Comparison::slackOf(AssociationId id, ShareColumn column) const
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

bool Comparison::isNew(const PrintedShare &share) const
{
    const double shares = share.values[static_cast<std::size_t>(ShareColumn::NormShares)];
    return m_evaluation.algorithm() == Algorithm::FairTree && m_tree.isUser(share.association) && m_evaluation.hasLevelFs(share.association)
        && share.values[static_cast<std::size_t>(ShareColumn::LevelFs)] == 0.0 && shares >= 2 * lastDigit;
}

bool Comparison::isOutdated(const PrintedShare &share) const
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

void Comparison::findStale()
{
    m_isStale = std::any_of(m_printed.shares.begin(), m_printed.shares.end(), [this](const PrintedShare &share) {
        return share.association < m_tree.rowCount() && m_tree.isLive(share.association) && (isNew(share) || isOutdated(share));
    });
}

double Comparison::bestPrinted(AssociationId account)
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
bool Comparison::findTie(AssociationId account, bool isBetterThere, Reason &reason)
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
Reason Comparison::reasonOfFairShare(AssociationId id, bool isBetterThere)
{
    if (m_isStale) {
        return { Cause::Stale };
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

void Comparison::compareShare(const PrintedShare &share)
{
    const AssociationId id = share.association;
    const bool came = isNew(share);
    for (std::size_t i = 0; i < shareColumns; ++i) {
        const auto column = static_cast<ShareColumn>(i);
        const double printed = share.values[i];
        if (std::isnan(printed) || (column == ShareColumn::LevelFs && !m_evaluation.hasLevelFs(id))
            || (column == ShareColumn::FairShare && !m_tree.isUser(id))) {
            continue;
        }
        const double here = computed(id, column);
        const bool isClose = printed == here || std::abs(printed - here) <= lastDigit * std::max(1.0, std::abs(here)) + slackOf(id, column);
        const bool agrees = isClose && !(came && column == ShareColumn::LevelFs);
        Disagreement difference { { ObjectRef::Kind::Association, id, {} }, associationText(m_tree, id), shareNames[i], columnText(printed, 6),
            columnText(here, 6) };
        if (!agrees && column == ShareColumn::FairShare) {
            const Reason reason = reasonOfFairShare(id, printed > here);
            reason.tellTo(difference);
            m_fairShareReasons.emplace(id, reason);
        } else if (m_isStale && (column == ShareColumn::EffectiveUsage || column == ShareColumn::LevelFs)) {
            difference.cause = Cause::Stale;
        }
        count(agrees, std::move(difference));
    }
}

/// Whether a name was printed, which may have been cut at the width of its column.
bool isPrintedName(const std::string &printed, std::string_view name)
{
    constexpr std::size_t narrowest = 8;
    return printed == name || (printed.size() >= narrowest && name.substr(0, printed.size()) == printed);
}

JobRow Comparison::rowOf(const std::vector<JobRow> &rows, const PrintedTerms &printed) const
{
    const JobTable &jobs = m_evaluation.jobs();
    const auto row = std::find_if(rows.begin(), rows.end(), [&](JobRow candidate) {
        const std::uint16_t partition = jobs.partition[candidate];
        const Job &job = (*m_evaluation.situation().jobs)[jobs.job[candidate]];
        return (printed.partition.empty()
                   || (partition != unknownIndex && isPrintedName(printed.partition, (*m_evaluation.policy().partitions)[partition].name)))
            && (printed.qos.empty() || isPrintedName(printed.qos, jobs.qosName(candidate, job)));
    });
    return row == rows.end() ? static_cast<JobRow>(jobs.rowCount()) : *row;
}

void Comparison::compareTerms()
{
    const JobTable &jobs = m_evaluation.jobs();
    std::unordered_map<std::string, std::vector<JobRow>> rows;
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        rows[sprioJobId((*m_evaluation.situation().jobs)[jobs.job[row]])].push_back(row);
    }
    for (const PrintedTerms &printed : m_printed.terms) {
        const auto found = rows.find(printed.job);
        const JobRow row = found == rows.end() ? jobs.rowCount() : rowOf(found->second, printed);
        if (row < jobs.rowCount()) {
            compareRow(printed, row);
        } else {
            const double priority = printed.values[static_cast<std::size_t>(TermColumn::Priority)];
            count(false, { {}, printed.job + " in " + printed.partition, termNames[0], columnText(priority, 0), {}, Cause::NoRow });
        }
    }
}

void Comparison::compareRow(const PrintedTerms &printed, JobRow row)
{
    const Policy &policy = m_evaluation.policy();
    const JobTable &jobs = m_evaluation.jobs();
    const PriorityTerms terms = sprioTerms(m_evaluation, row);
    const double priority = policy.priority.type == PriorityType::Basic ? terms.priority : static_cast<double>(sprioPriority(terms));
    const std::array<double, termColumns> here = { priority, static_cast<double>(terms.site), terms.age, terms.assoc, terms.fairshare, terms.jobSize,
        terms.partition, terms.qos, static_cast<double>(terms.nice) };
    const AssociationId association = jobs.association[row];
    double slack = association == noAssociation ? 0.0 : fairShareSlack(association) * policy.priority.weightFairshare;
    // its terms lag one pass behind its sshare (docs/SLURM.md 5)
    slack += m_evaluation.algorithm() == Algorithm::DepthOblivious ? 1.0 : 0.0;
    const Job &job = (*m_evaluation.situation().jobs)[jobs.job[row]];
    const Disagreement where { { ObjectRef::Kind::Job, jobs.job[row], job.id }, job.id + " in " + printed.partition, {}, {}, {}, Cause::Unknown };
    bool all = true;
    const auto compare = [&](std::size_t i, double within, const Reason &reason) {
        if (std::isnan(printed.values[i])) {
            return;
        }
        Disagreement difference = where;
        difference.column = termNames[i];
        difference.printed = columnText(printed.values[i], 0);
        difference.computed = columnText(here[i], 0);
        reason.tellTo(difference);
        all = count(std::abs(printed.values[i] - here[i]) <= within, std::move(difference)) && all;
    };
    for (std::size_t i = 1; i < termColumns; ++i) {
        const auto column = static_cast<TermColumn>(i);
        // rounded to the nearest whole number; an ulp of a large term is more than nothing
        compare(i, 0.5 + 1e-9 * std::abs(here[i]) + (column == TermColumn::FairShare ? slack : 0.0),
            column == TermColumn::Age                                        ? Reason { Cause::Aged }
                : column == TermColumn::FairShare                            ? reasonOfFairShareTerm(association)
                : column == TermColumn::Qos && jobs.qos[row] == unknownIndex ? Reason { Cause::QosUnread }
                                                                             : Reason());
    }
    all = compareTres(printed, terms, where, jobs.partition[row]) && all;
    compare(0, slack + 1e-9 * priority, { all ? Cause::Unknown : Cause::Follows });
}

bool Comparison::isSprioApart() const
{
    std::unordered_map<std::string, bool> isSame; // of each job, whether one of its rows has the priority
    std::unordered_map<std::string, std::uint32_t> beside;
    for (const Job &job : *m_evaluation.situation().jobs) {
        if (job.printedPriority != 0 && !job.running) {
            beside.emplace(sprioJobId(job), job.printedPriority);
        }
    }
    for (const PrintedTerms &terms : m_printed.terms) {
        if (const auto found = beside.find(terms.job); found != beside.end()) {
            // above 32 bits sprio prints the sum as it is
            const double limit = std::numeric_limits<std::uint32_t>::max();
            const double printed = std::min(terms.values[static_cast<std::size_t>(TermColumn::Priority)], limit);
            bool &same = isSame.try_emplace(terms.job, false).first->second;
            same = same || std::abs(printed - found->second) <= 1.0;
        }
    }
    const auto others = static_cast<std::size_t>(std::count_if(isSame.begin(), isSame.end(), [](const auto &job) { return !job.second; }));
    constexpr std::size_t few = 3; // of so few, chance decides
    return others >= few && 2 * others > isSame.size();
}

/// Printed and computed, by name.
using TresEntries = std::map<std::string, std::pair<std::string, std::string>>;

/// Leaves out what a cut column does not show, and its last entry where that may be the beginning of what is computed.
void dropCutEntries(const std::string &printed, TresEntries &entries)
{
    const std::string last = lowerCase(std::string_view(printed).substr(printed.rfind(',') + 1));
    entries.erase(last.substr(0, last.find('=')));
    for (auto entry = entries.begin(); entry != entries.end();) {
        entry = entry->second.first.empty() ? entries.erase(entry) : std::next(entry);
    }
}

bool Comparison::compareTres(const PrintedTerms &printed, const PriorityTerms &terms, const Disagreement &where, std::uint16_t partition)
{
    if (!printed.hasTres) {
        return true;
    }
    TresEntries entries;
    splitEach(printed.tres, ',', [&entries](std::string_view entry) {
        const std::size_t equals = std::min(entry.find('='), entry.size());
        if (!entry.empty()) {
            entries[lowerCase(entry.substr(0, equals))].first = entry.substr(std::min(equals + 1, entry.size()));
        }
    });
    for (TresIndex index = 0; index < terms.tresTerms.size(); ++index) {
        if (terms.tresTerms[index] != 0.0) {
            entries[m_evaluation.policy().tres.name(index)].second = columnText(terms.tresTerms[index], 0);
        }
    }
    if (printed.isTresCut) {
        dropCutEntries(printed.tres, entries);
    }
    bool all = true;
    for (const auto &[name, texts] : entries) {
        Disagreement difference = where;
        difference.column = "TRES " + name;
        difference.printed = texts.first;
        difference.computed = texts.second;
        const bool agrees = texts.first == texts.second;
        difference.cause = agrees || agreesOnTotals(m_evaluation, m_printed, partition) ? Cause::Unknown : Cause::Running;
        all = count(agrees, std::move(difference)) && all;
    }
    return all;
}

/// The Priority beside each waiting job, where sprio did not print its terms. Of a job with several, one of them is printed:
/// that under which Slurm looked at it last.
void Comparison::comparePriorities()
{
    const Policy &policy = m_evaluation.policy();
    const JobTable &jobs = m_evaluation.jobs();
    const double maxAge = std::max<double>(1.0, policy.priority.maxAge.minutes) * 60.0;
    for (JobRow row = 0; row < jobs.rowCount();) {
        const std::uint32_t index = jobs.job[row];
        const Job &job = (*m_evaluation.situation().jobs)[index];
        const auto distance = [&](JobRow of) { return std::abs(static_cast<double>(m_evaluation.priority(of)) - job.printedPriority); };
        JobRow nearest = row;
        for (++row; row < jobs.rowCount() && jobs.job[row] == index; ++row) {
            nearest = distance(row) < distance(nearest) ? row : nearest;
        }
        if (job.printedPriority == 0 || job.running || !isListedBySprio(policy, job, m_evaluation.now())) {
            continue;
        }
        const AssociationId association = jobs.association[nearest];
        // the second in which it was computed is known, not its fraction
        const double slack = (association == noAssociation ? 0.0 : fairShareSlack(association) * policy.priority.weightFairshare)
            + (policy.priority.weightAge == 0 ? 0.0 : 1.0 + policy.priority.weightAge / maxAge)
            + (m_evaluation.algorithm() == Algorithm::DepthOblivious ? 1.0 : 0.0);
        Disagreement difference { { ObjectRef::Kind::Job, index, job.id }, job.id, termNames[0], std::to_string(job.printedPriority),
            std::to_string(m_evaluation.priority(nearest)) };
        const Reason reason = reasonOfFairShareTerm(association);
        (reason.cause == Cause::Unknown ? Reason { Cause::Adjusted } : reason).tellTo(difference);
        count(distance(nearest) <= slack, std::move(difference));
    }
}

/// The time at which most of the waiting jobs had the age that their priority tells: where most of the spans lie over each
/// other that an age rounded to a whole term leaves.
std::optional<std::int64_t> timeOfPriorities(const Evaluation &evaluation, const Printed &printed)
{
    const Policy &policy = evaluation.policy();
    const double weight = policy.priority.weightAge;
    const double maxAge = static_cast<double>(policy.priority.maxAge.minutes) * 60.0;
    if (weight <= 0.0 || maxAge <= 0.0) {
        return std::nullopt;
    }
    std::unordered_map<std::string_view, const PrintedTerms *> rows; // the first one of each job
    for (const PrintedTerms &terms : printed.terms) {
        rows.emplace(terms.job, &terms);
    }
    const JobTable &jobs = evaluation.jobs();
    std::vector<std::pair<double, int>> borders; // where a span begins, and where it ends
    const auto addSpan = [&](double start, double leastAge, double mostAge) {
        if (leastAge < weight && mostAge >= 0.0) {
            borders.emplace_back(start + leastAge / weight * maxAge, 1);
            borders.emplace_back(start + mostAge / weight * maxAge, -1);
        }
    };
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        const Job &job = (*evaluation.situation().jobs)[jobs.job[row]];
        const std::int64_t accrue = policy.priority.has(PriorityFlag::AccrueAlways) ? job.submitTime : jobs.accrueTime[row];
        if (!jobs.startsJob(row) || accrue == 0 || job.running || job.held) {
            continue;
        }
        const auto start = static_cast<double>(accrue);
        const PriorityTerms terms = evaluation.terms(row);
        const double rest = terms.sum - terms.age;
        if (const auto found = rows.find(sprioJobId(job)); found != rows.end()) {
            // the age is rounded, the sum is cut: together they say more, where the other terms agree
            const double age = found->second->values[static_cast<std::size_t>(TermColumn::Age)];
            const double sum = found->second->values[static_cast<std::size_t>(TermColumn::Priority)] - rest;
            const bool one = job.partitions.size() == 1 && std::abs(sum + 0.5 - age) < 1.0;
            if (!std::isnan(age)) {
                addSpan(start, one ? std::max(age - 0.5, sum) : age - 0.5, one ? std::min(age + 0.5, sum + 1.0) : age + 0.5);
            }
        } else if (printed.terms.empty() && job.printedPriority != 0 && job.partitions.size() == 1) {
            addSpan(start, job.printedPriority - rest, job.printedPriority - rest + 1.0);
        }
    }
    std::sort(borders.begin(), borders.end());
    int depth = 0;
    int deepest = 0;
    const auto known = static_cast<double>(evaluation.now());
    std::pair<double, double> best { known, known };
    for (std::size_t i = 0; i + 1 < borders.size(); ++i) {
        depth += borders[i].second;
        const std::pair<double, double> span { borders[i].first, borders[i + 1].first };
        const bool holdsKnown = span.first <= known && known <= span.second;
        if (depth > deepest || (depth == deepest && depth > 0 && holdsKnown)) {
            deepest = depth;
            best = span;
        }
    }
    if (deepest == 0 || (best.first <= known && known <= best.second)) {
        return evaluation.now();
    }
    return static_cast<std::int64_t>(std::llround((best.first + best.second) / 2.0));
}

} // namespace

Text causeText(const Disagreement &difference)
{
    switch (difference.cause) {
    case Cause::UsageCut:
        return { APPORTION_TEXT("usage was printed without its fraction, and two are too close to tell which comes first"), {} };
    case Cause::Tie: // without names where an earlier version wrote the file
        return difference.first.empty()
            ? Text { APPORTION_TEXT("two have the same LevelFS, and Slurm walked them in the other order"), {} }
            : Text { APPORTION_TEXT("%1 and %2 have the same LevelFS, and Slurm walked %1 first"), { difference.first, difference.second } };
    case Cause::Aged:
        return { APPORTION_TEXT("its priority was computed at another time than that of most jobs"), {} };
    case Cause::OldRelease:
        return difference.first.empty()
            ? Text { APPORTION_TEXT("two have the same LevelFS, and after a start of slurmctld releases before 23.11 mostly walk the newest first"),
                  {} }
            : Text { APPORTION_TEXT("%1 and %2 have the same LevelFS, and Slurm walked %1 first: after a start releases before 23.11 begin with what "
                                    "was added last"),
                  { difference.first, difference.second } };
    case Cause::Stale:
        return { APPORTION_TEXT(
                     "associations or shares changed since Slurm computed last, as it does once in PriorityCalcPeriod: pull again afterwards"),
            {} };
    case Cause::Adjusted:
        return { APPORTION_TEXT("unknown: a site factor or a priority set by an administrator shows only in sprio -l"), {} };
    case Cause::Running:
        return { APPORTION_TEXT("the nodes of the running cluster are not those of slurm.conf: give scontrol -o show node too"), {} };
    case Cause::Follows:
        return { APPORTION_TEXT("one of its terms differs"), {} };
    case Cause::NoUsage:
        return { APPORTION_TEXT("no usage was read, so everybody counts as unused: give the output of sshare -a -l -P too"), {} };
    case Cause::NoRow:
        return { APPORTION_TEXT("there is no such job, partition or QOS in what was read"), {} };
    case Cause::Apart:
        return { APPORTION_TEXT("sprio was printed of another cluster than the jobs, or at another time: print them together"), {} };
    case Cause::QosUnread:
        return { APPORTION_TEXT("no file tells the priority of its QOS: give what sacctmgr -P show qos prints, too"), {} };
    case Cause::Unknown:
        break;
    }
    return { APPORTION_TEXT("unknown: please report it"), {} };
}

bool countNumber(Agreement &agreement, bool agrees, Disagreement difference)
{
    ++agreement.compared;
    agreement.agreed += agrees ? 1 : 0;
    if (!agrees && agreement.differences.size() < mostDifferences) {
        agreement.differences.push_back(std::move(difference));
    }
    return agrees;
}

namespace
{

/// Where somebody says at which time jobs are looked at, what differs then and no more at the time at which slurmctld computed most
/// priorities has aged until or since then.
void nameAged(Agreement &agreement, const Snapshot &now, const Printed &printed, const EvaluationOptions &options, const std::stop_token &stop)
{
    EvaluationOptions byItself = options;
    byItself.now.reset();
    const std::optional<Agreement> other = agree(now, printed, byItself, stop);
    if (!other || !other->at || other->at == options.now) {
        return;
    }
    for (Disagreement &difference : agreement.differences) {
        const bool stays = std::any_of(other->differences.begin(), other->differences.end(),
            [&difference](const Disagreement &same) { return same.where == difference.where && same.column == difference.column; });
        difference.cause = difference.cause == Cause::Unknown && !stays ? Cause::Aged : difference.cause;
    }
}

} // namespace

std::optional<Agreement> agree(const Snapshot &now, const Printed &printed, const EvaluationOptions &options, const std::stop_token &stop)
{
    std::optional<Evaluation> evaluation = evaluate(now, options, stop);
    if (!evaluation) {
        return std::nullopt;
    }
    Agreement agreement;
    agreement.at = options.now ? options.now : timeOfPriorities(*evaluation, printed);
    if (agreement.at && *agreement.at != evaluation->now()) {
        EvaluationOptions then = options;
        then.now = agreement.at;
        evaluation = evaluate(now, then, stop);
        if (!evaluation) {
            return std::nullopt;
        }
    }
    Comparison comparison(*evaluation, printed, agreement);
    comparison.compareShares();
    compareBillings(*evaluation, printed, agreement);
    if (printed.terms.empty()) {
        comparison.comparePriorities();
    } else {
        const std::size_t before = agreement.differences.size();
        comparison.compareTerms();
        // jobs that aged meanwhile have other priorities beside themselves too, but agree at the time of sprio
        const bool areMost = 2 * (agreement.differences.size() - before) > printed.terms.size();
        if (areMost && comparison.isSprioApart()) {
            for (std::size_t i = before; i < agreement.differences.size(); ++i) {
                Cause &cause = agreement.differences[i].cause;
                cause = cause == Cause::Unknown || cause == Cause::Aged || cause == Cause::NoRow ? Cause::Apart : cause;
            }
        }
    }
    if (options.now && !agreement.isWhole()) {
        nameAged(agreement, now, printed, options, stop);
    }
    return agreement;
}

Text agreementText(const Agreement &agreement)
{
    return { APPORTION_TEXT("Agrees with the cluster on %1 of %2 numbers that it printed itself."),
        { std::to_string(agreement.agreed), std::to_string(agreement.compared) } };
}

std::optional<Diagnostic> agreementFinding(const Agreement &agreement)
{
    if (agreement.compared == 0) {
        return std::nullopt;
    }
    Diagnostic finding;
    finding.code = "agreement";
    finding.severity = agreement.isWhole() ? Severity::Note : Severity::Warning;
    finding.message = agreementText(agreement);
    if (!agreement.isWhole()) {
        const Disagreement &first = agreement.differences.front();
        finding.object = first.object;
        finding.advice = { APPORTION_TEXT("%1 of %2 is %3 there, %4 here. apportion-cli agree lists all that differ."),
            { first.column, first.where, first.printed, first.computed } };
    }
    return finding;
}

} // namespace apportion
