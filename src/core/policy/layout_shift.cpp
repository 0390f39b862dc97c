// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/layout_shift.h"

namespace apportion
{

namespace
{

using Position = TreeLayout::Position;

/// How many associations from two positions on are the same ones.
Position commonLength(const TreeLayout &before, Position from, const TreeLayout &after, Position to)
{
    const Position most = std::min(before.size() - from, after.size() - to);
    const AssociationId *were = before.ids().data() + from;
    const AssociationId *are = after.ids().data() + to;
    const auto same = static_cast<Position>(std::mismatch(were, were + most, are).first - were);
    Position count = 0;
    while (count < same && before.isUserAt(from + count) == after.isUserAt(to + count)) {
        ++count;
    }
    return count;
}

/// The positions from 0 to @p size that @p runs leave out.
std::vector<Position> leftOut(const std::vector<LayoutShift::Run> &runs, Position LayoutShift::Run::*begin, Position size)
{
    std::vector<Position> positions;
    Position next = 0;
    const auto addUpTo = [&positions, &next](Position end) {
        for (; next < end; ++next) {
            positions.push_back(next);
        }
    };
    for (const LayoutShift::Run &run : runs) {
        addUpTo(run.*begin);
        next = run.*begin + run.size;
    }
    addUpTo(size);
    return positions;
}

} // namespace

std::optional<LayoutShift> LayoutShift::between(const AssociationTree &treeBefore, const AssociationTree &treeAfter, std::size_t most)
{
    const TreeLayout &before = treeBefore.layout();
    const TreeLayout &after = treeAfter.layout();
    LayoutShift shift;
    shift.m_sizeBefore = before.size();
    shift.m_sizeAfter = after.size();
    std::size_t added = 0;
    for (Position position = 0; position < after.size();) {
        const AssociationId id = after.idAt(position);
        const Position was = treeBefore.isLive(id) ? before.positionOf(id) : nowhere;
        const Position length = was == nowhere ? 0 : commonLength(before, was, after, position);
        if (length == 0) {
            ++added;
            ++position;
        } else {
            shift.m_keepsOrder = shift.m_keepsOrder && (shift.m_runs.empty() || shift.m_runs.back().before < was);
            shift.m_runs.push_back({ was, position, length });
            position += length;
        }
        if (shift.m_runs.size() > most || added > after.size() / 4) {
            return std::nullopt;
        }
    }
    shift.m_byBefore = shift.m_runs;
    std::sort(shift.m_byBefore.begin(), shift.m_byBefore.end(), [](const Run &one, const Run &other) { return one.before < other.before; });
    return shift;
}

bool LayoutShift::isNone() const
{
    return m_runs.size() == 1 && m_runs.front().size == m_sizeBefore && m_sizeBefore == m_sizeAfter;
}

const LayoutShift::Run *LayoutShift::runBefore(Position before) const
{
    const auto next
        = std::upper_bound(m_byBefore.begin(), m_byBefore.end(), before, [](Position position, const Run &run) { return position < run.before; });
    return next == m_byBefore.begin() || before - (next - 1)->before >= (next - 1)->size ? nullptr : &*(next - 1);
}

Position LayoutShift::after(Position before) const
{
    const Run *run = runBefore(before);
    return run == nullptr ? nowhere : run->after + (before - run->before);
}

Position LayoutShift::before(Position after) const
{
    const auto next = std::upper_bound(m_runs.begin(), m_runs.end(), after, [](Position position, const Run &run) { return position < run.after; });
    return next == m_runs.begin() || after - (next - 1)->after >= (next - 1)->size ? nowhere : (next - 1)->before + (after - (next - 1)->after);
}

bool LayoutShift::carries(Position before, Position after, Position count) const
{
    if (count == 0) {
        return true;
    }
    const Run *run = runBefore(before);
    return run != nullptr && run->after + (before - run->before) == after && before - run->before + count <= run->size;
}

std::vector<Position> LayoutShift::added() const
{
    return leftOut(m_runs, &Run::after, m_sizeAfter);
}

std::vector<Position> LayoutShift::removed() const
{
    return leftOut(m_byBefore, &Run::before, m_sizeBefore);
}

} // namespace apportion
