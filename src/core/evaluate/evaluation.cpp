// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/evaluation.h"

#include "core/evaluate/fair_share.h"
#include "core/evaluate/job_priority.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace apportion
{

double Evaluation::normShares(AssociationId id) const
{
    return m_algorithm == Algorithm::FairTree ? fairTreeShares(*this, at(id)) : sharesNorm[at(id)];
}

long double Evaluation::normUsage(AssociationId id) const
{
    if (m_algorithm == Algorithm::Linear2009) {
        const long double machine = machineUsage(m_policy, m_situation);
        return machine > 0.0L ? usage[at(id)] / machine : 0.0L;
    }
    return apportion::normUsage(usage[at(id)], usage[0]);
}

long double Evaluation::effectiveUsage(AssociationId id) const
{
    const Position position = at(id);
    if (m_algorithm != Algorithm::FairTree) {
        return usageEffective[position];
    }
    if (position == 0) {
        return 1.0L;
    }
    const long double above = usage[m_layout->fsParent(position)];
    return above == 0.0L ? 0.0L : usage[position] / above;
}

long double Evaluation::levelFs(AssociationId id) const
{
    const Position position = at(id);
    if (m_algorithm == Algorithm::FairTree) {
        return fairTreeLevel(*this, position);
    }
    const Position above = m_layout->fsParent(position);
    const std::uint32_t raw = tree().rawShares(id);
    if (position == 0 || raw == sharesParent) {
        return std::numeric_limits<long double>::infinity();
    }
    const double shares = sharesBelow[above] == 0 ? 0.0 : static_cast<double>(raw) / static_cast<double>(sharesBelow[above]);
    const long double effective = usage[above] == 0.0L ? 0.0L : usage[position] / usage[above];
    if (shares == 0.0) {
        return 0.0L;
    }
    return effective == 0.0L ? std::numeric_limits<long double>::infinity() : static_cast<long double>(shares) / effective;
}

bool Evaluation::hasLevelFs(AssociationId id) const
{
    return m_algorithm == Algorithm::FairTree && id != AssociationTree::root() && !tree().usesParent(id);
}

bool Evaluation::hasFairShare(AssociationId id) const
{
    return tree().isUser(id) || (m_algorithm != Algorithm::FairTree && id != AssociationTree::root());
}

AssociationId Evaluation::fairShareParent(AssociationId id) const
{
    return id == AssociationTree::root() ? noAssociation : m_layout->idAt(m_layout->fsParent(at(id)));
}

namespace
{

/// Unused at infinity, under-used above 1, at its share within 5 % of 1, over-used below, none at 0.
Regime regimeOfLevel(long double levelFs)
{
    if (levelFs == 0.0L) {
        return Regime::NoShare;
    }
    if (levelFs == std::numeric_limits<long double>::infinity()) {
        return Regime::Unused;
    }
    if (levelFs >= 0.95L && levelFs <= 1.05L) {
        return Regime::AtShare;
    }
    return levelFs > 1.0L ? Regime::UnderUsed : Regime::OverUsed;
}

/// Odyssey's five regimes: 1 unused; under-used above the factor @p atShare of who used exactly his share; over-used
/// below; 0 no share left. "Exactly" is what six printed decimals can tell.
Regime regimeOfFactor(double factor, double atShare)
{
    constexpr double printed = 0.5e-6;
    if (factor < printed) {
        return Regime::NoShare;
    }
    if (factor > 1.0 - printed) {
        return Regime::Unused;
    }
    if (factor > atShare - printed && factor < atShare + printed) {
        return Regime::AtShare;
    }
    return factor > atShare ? Regime::UnderUsed : Regime::OverUsed;
}

} // namespace

std::uint32_t Evaluation::rankAt(Position position) const
{
    if (m_algorithm != Algorithm::FairTree) {
        return m_ranks.of(factor, *m_layout)[position];
    }
    // F = how many users do not come before this one ÷ all users.
    return m_layout->isUserAt(position) ? userCount() - static_cast<std::uint32_t>(std::llround(factor[position] * userCount())) + 1 : 0;
}

void Evaluation::makeRanks() const
{
    if (m_algorithm != Algorithm::FairTree) {
        (void)m_ranks.of(factor, *m_layout);
    }
}

Regime Evaluation::regime(AssociationId id) const
{
    if (id == AssociationTree::root()) {
        return Regime::None;
    }
    if (m_algorithm == Algorithm::FairTree) {
        // An association on `parent` has no share of its own to be over or under: it uses that of its fair-share parent.
        return tree().usesParent(id) ? regime(fairShareParent(id)) : regimeOfLevel(levelFs(id));
    }
    if (m_algorithm == Algorithm::Linear2009) {
        // F = (S − U + 1) / 2 is .5 at U = S, and (S + 1) / 2 where nothing was used.
        return normShares(id) > 0.0 && effectiveUsage(id) <= 0.0L ? Regime::Unused : regimeOfFactor(factor[at(id)], 0.5);
    }
    return regimeOfFactor(factor[at(id)], std::exp2(-1.0 / std::max<std::uint16_t>(1, policy().priority.dampeningFactor)));
}

PriorityTerms Evaluation::terms(JobRow row) const
{
    return m_priorityContext->terms(*this, row);
}

std::size_t Evaluation::memoryBytes() const
{
    return (usage.size() + usageEffective.size()) * sizeof(long double) + (sharesNorm.size() + factor.size()) * sizeof(double)
        + (sharesBelow.size() + priorities.size() + jobOrder.size()) * sizeof(std::uint32_t);
}

} // namespace apportion
