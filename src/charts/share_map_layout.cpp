// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/share_map_layout.h"

#include "charts/regime_data.h"

#include <cmath>

namespace apportion
{

namespace
{

using Position = TreeLayout::Position;

/// Below this a gathered slice is not drawn either.
constexpr double invisibleSlice = 0.05;

double usageWeight(const Evaluation &evaluation, AssociationId id)
{
    const auto used = static_cast<double>(evaluation.rawUsage(id));
    return std::isfinite(used) && used > 0.0 ? used : 0.0;
}

double sharesWeight(const Evaluation &evaluation, Position position)
{
    const TreeLayout &layout = evaluation.layout();
    const AssociationId id = layout.idAt(position);
    if (!evaluation.tree().usesParent(id)) {
        return evaluation.tree().rawShares(id);
    }
    double sum = 0.0;
    for (Position child = layout.firstChild(position), end = child + layout.childCount(position); child != end; ++child) {
        sum += sharesWeight(evaluation, child);
    }
    return sum;
}

class SliceBuilder
{
public:
    SliceBuilder(const Evaluation &evaluation, ShareMapMode mode, int rings) : m_evaluation(evaluation), m_mode(mode), m_mostRings(rings) { }

    ShareMapLayout build(AssociationId centre)
    {
        m_layout.centre = centre;
        placeChildren(centre, 0, 0.0, 360.0);
        // Slices are appended ring by ring; those of a ring follow their parents' order.
        for (std::size_t i = 0; i < m_layout.slices.size(); ++i) {
            const ShareSlice slice = m_layout.slices[i];
            m_layout.rings = slice.ring + 1;
            if (slice.id != noAssociation && !slice.isUser && slice.ring + 1 < m_mostRings) {
                placeChildren(slice.id, slice.ring + 1, slice.start, slice.span);
            }
        }
        return std::move(m_layout);
    }

private:
    /// The weights of what hangs below @p account, and what its whole angle stands for.
    double weigh(AssociationId account, Position first, Position count)
    {
        m_weights.assign(count, 0.0);
        double sum = 0.0;
        for (Position i = 0; i < count; ++i) {
            m_weights[i] = shareMapWeight(m_evaluation, m_evaluation.layout().idAt(first + i), m_mode);
            sum += m_weights[i];
        }
        if (m_mode == ShareMapMode::Usage) {
            return std::max(sum, usageWeight(m_evaluation, account));
        }
        if (sum > 0.0) {
            return sum;
        }
        for (Position i = 0; i < count; ++i) {
            const AssociationId child = m_evaluation.layout().idAt(first + i);
            if (m_evaluation.tree().isUser(child) && m_evaluation.tree().usesParent(child)) {
                m_weights[i] = 1.0;
                sum += 1.0;
            }
        }
        return sum;
    }

    void placeChildren(AssociationId account, int ring, double start, double span)
    {
        const TreeLayout &layout = m_evaluation.layout();
        const Position position = layout.positionOf(account);
        const Position first = layout.firstChild(position);
        const Position count = layout.childCount(position);
        const double whole = weigh(account, first, count);
        if (!(whole > 0.0)) {
            return;
        }
        double at = start;
        double small = 0.0;
        std::uint32_t smallOnes = 0;
        Position lastSmall = first;
        for (Position i = 0; i < count; ++i) {
            const double wide = span * m_weights[i] / whole;
            if (wide >= smallestSlice) {
                m_layout.slices.push_back(sliceOf(layout.idAt(first + i), account, ring, at, wide));
                at += wide;
            } else if (wide > 0.0) {
                small += wide;
                ++smallOnes;
                lastSmall = first + i;
            }
        }
        if (small < invisibleSlice) {
            return;
        }
        if (smallOnes == 1) {
            m_layout.slices.push_back(sliceOf(layout.idAt(lastSmall), account, ring, at, small));
            return;
        }
        ShareSlice gathered;
        gathered.parent = account;
        gathered.gathered = smallOnes;
        gathered.ring = ring;
        gathered.start = at;
        gathered.span = small;
        m_layout.slices.push_back(gathered);
    }

    [[nodiscard]] ShareSlice sliceOf(AssociationId id, AssociationId parent, int ring, double start, double span) const
    {
        ShareSlice slice;
        slice.id = id;
        slice.parent = parent;
        slice.ring = ring;
        slice.start = start;
        slice.span = span;
        slice.ratio = ownLevelRatio(m_evaluation, id);
        slice.isUser = m_evaluation.tree().isUser(id);
        slice.regime = m_evaluation.regime(id);
        if (slice.regime == Regime::None && m_evaluation.tree().usesParent(id)) {
            slice.regime = m_evaluation.regime(m_evaluation.fairShareParent(id));
        }
        return slice;
    }

    const Evaluation &m_evaluation;
    ShareMapMode m_mode;
    int m_mostRings;
    ShareMapLayout m_layout;
    std::vector<double> m_weights;
};

} // namespace

int ShareMapLayout::sliceAt(int ring, double angle) const
{
    for (std::size_t i = 0; i < slices.size(); ++i) {
        const ShareSlice &slice = slices[i];
        if (slice.ring == ring && angle >= slice.start && angle < slice.start + slice.span) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

int ShareMapLayout::sliceOf(AssociationId id) const
{
    for (std::size_t i = 0; i < slices.size(); ++i) {
        if (id != noAssociation && slices[i].id == id) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

double shareMapWeight(const Evaluation &evaluation, AssociationId id, ShareMapMode mode)
{
    if (mode == ShareMapMode::Usage) {
        return usageWeight(evaluation, id);
    }
    return sharesWeight(evaluation, evaluation.layout().positionOf(id));
}

ShareMapLayout layoutShareMap(const Evaluation &evaluation, AssociationId centre, ShareMapMode mode, int rings)
{
    if (!evaluation.tree().isLive(centre) || evaluation.tree().isUser(centre) || rings < 1) {
        return {};
    }
    return SliceBuilder(evaluation, mode, rings).build(centre);
}

} // namespace apportion
