// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/usage_fractions.h"

#include "core/policy/tree_layout.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

namespace apportion::slurm
{

namespace
{

using Position = TreeLayout::Position;

/// The last digit that sshare prints of a LevelFS, halved.
constexpr long double levelRounding = 5e-7L;
/// A fraction that may be this much wrong says less than none.
constexpr long double mostError = 0.25L;
/// As much as may stand behind the point and not show.
constexpr long double mostFraction = 0.999L;

class Fractions
{
public:
    Fractions(const AssociationTree &tree, const std::vector<double> &levelFs, std::vector<long double> &printed)
        : m_tree(tree), m_layout(tree.layout()), m_levelFs(levelFs), m_printed(printed), m_sharesBelow(m_layout.size(), 0), m_usage(m_layout.size()),
          m_least(m_layout.size()), m_isExact(m_layout.size(), false)
    {
    }

    bool restore()
    {
        sumShares();
        for (Position position = 0; position < m_layout.size(); ++position) {
            m_least[position] = cut(position);
        }
        if (!findUsage()) {
            return false;
        }
        sumUsage(); // of accounts, which is what LevelFS is a part of
        (void)findUsage();
        fitIntoAccounts();
        return true;
    }

private:
    [[nodiscard]] long double cut(Position position) const { return std::max(m_printed[m_layout.idAt(position)], 0.0L); }

    void sumShares()
    {
        for (Position position = 1; position < m_layout.size(); ++position) {
            const AssociationId id = m_layout.idAt(position);
            m_sharesBelow[m_layout.fsParent(position)] += m_tree.usesParent(id) ? 0 : m_tree.rawShares(id);
        }
    }

    /// From root down; false when no user has anything behind the point.
    bool findUsage()
    {
        bool isFound = false;
        m_usage[0] = m_least[0];
        for (Position position = 1; position < m_layout.size(); ++position) {
            const std::optional<long double> exact = exactUsage(position);
            m_usage[position] = exact ? *exact : m_least[position];
            m_isExact[position] = exact.has_value();
            isFound = isFound || (exact && m_layout.isUserAt(position));
        }
        return isFound;
    }

    void sumUsage()
    {
        std::vector<long double> sums(m_layout.size(), 0.0L);
        for (Position position = m_layout.size(); position-- > 0;) {
            if (!m_layout.isUserAt(position)) {
                m_least[position] = std::clamp(sums[position], m_least[position], m_least[position] + mostFraction);
            }
            if (position > 0) {
                sums[m_layout.parent(position)] += m_layout.isUserAt(position) ? m_usage[position] : m_least[position];
            }
        }
    }

    /// What LevelFS tells of it; nothing where that is not enough, or is not of this usage.
    [[nodiscard]] std::optional<long double> exactUsage(Position position) const
    {
        const AssociationId id = m_layout.idAt(position);
        const long double level = m_levelFs[id];
        const Position above = m_layout.fsParent(position);
        const long double usageAbove = m_usage[above];
        if (!std::isfinite(level) || level <= 0.0L || m_printed[id] < 0.0L || m_tree.usesParent(id) || m_tree.rawShares(id) == 0
            || usageAbove <= 0.0L) {
            return std::nullopt;
        }
        const long double shares = static_cast<long double>(m_tree.rawShares(id)) / static_cast<long double>(m_sharesBelow[above]);
        const long double exact = shares / level * usageAbove;
        const long double error = exact * (levelRounding / level + (m_isExact[above] ? 0.0L : 1.0L / usageAbove));
        const long double fraction = exact - cut(position);
        // a whole number stays one: ties depend on the last bit
        if (!(error <= mostError && fraction > 2.0L * error && fraction <= 1.0L + error)) { // nor what is no number
            return std::nullopt;
        }
        return cut(position) + std::min(fraction, mostFraction);
    }

    /// Lessens the fractions below accounts whose own number would not be the printed one, and writes those of users.
    void fitIntoAccounts()
    {
        const Position size = m_layout.size();
        std::vector<long double> wholes(size, 0.0L); // of the association and everything below
        std::vector<double> fractions(size, 0.0);
        std::vector<double> parts(size, 1.0); // of each fraction below that may stay
        for (Position position = size; position-- > 0;) {
            if (m_layout.isUserAt(position)) {
                wholes[position] = cut(position);
                fractions[position] = static_cast<double>(m_usage[position] - cut(position));
            } else if (m_printed[m_layout.idAt(position)] >= 0.0L) {
                const long double room = cut(position) + mostFraction - wholes[position];
                if (fractions[position] > room) {
                    parts[position] = static_cast<double>(std::max(room, 0.0L)) / fractions[position];
                    fractions[position] *= parts[position];
                }
                wholes[position] += std::max(cut(position) - wholes[position] - fractions[position], 0.0L); // what is of the account itself
            }
            if (position > 0) {
                wholes[m_layout.parent(position)] += wholes[position];
                fractions[m_layout.parent(position)] += fractions[position];
            }
        }
        for (Position position = 1; position < size; ++position) {
            const double part = parts[position] *= parts[m_layout.parent(position)];
            if (m_layout.isUserAt(position) && m_printed[m_layout.idAt(position)] >= 0.0L) {
                m_printed[m_layout.idAt(position)] += (m_usage[position] - cut(position)) * static_cast<long double>(part);
            }
        }
    }

    const AssociationTree &m_tree;
    const TreeLayout &m_layout;
    const std::vector<double> &m_levelFs;
    std::vector<long double> &m_printed;
    std::vector<std::uint32_t> m_sharesBelow; // level_shares of each association as a fair-share parent, as wide as Slurm's
    std::vector<long double> m_usage; // by position: with its fraction where that is known
    std::vector<long double> m_least; // by position: as printed, or what is below it and known
    std::vector<bool> m_isExact; // by position: m_usage follows from LevelFS
};

} // namespace

bool restoreFractions(const AssociationTree &tree, const std::vector<double> &levelFs, std::vector<long double> &printed)
{
    return Fractions(tree, levelFs, printed).restore();
}

} // namespace apportion::slurm
