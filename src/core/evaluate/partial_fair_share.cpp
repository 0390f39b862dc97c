// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/partial_fair_share.h"

#include "core/evaluate/job_priority.h"

#include <algorithm>

namespace apportion
{

PartialFairShare::PartialFairShare(Evaluation whole, const std::vector<AssociationId> &wanted, const std::vector<AssociationId> &changing)
    : m_evaluation(std::move(whole)), m_machine(machineUsage(m_evaluation.policy(), m_evaluation.situation())), m_pass { m_evaluation.tree(),
          m_evaluation.layout(), m_stop, m_evaluation }
{
    const TreeLayout &layout = m_evaluation.layout();
    const bool isFairTree = m_evaluation.algorithm() == Algorithm::FairTree;
    m_blocks.isWalked.resize(layout.size());
    m_blocks.isWalked[0] = 1;
    for (const AssociationId id : wanted) {
        walkAbove(layout.positionOf(id));
        // What is below an account on `parent` hangs higher: there is no block that would tell its best one.
        if (isFairTree && m_evaluation.tree().usesParent(id)) {
            walkBelow(layout.positionOf(id));
        }
    }
    for (const AssociationId id : changing) {
        walkAbove(layout.positionOf(id));
        if (isFairTree) {
            walkBelow(layout.positionOf(id));
        }
    }
    collectPositions();
    if (isFairTree) {
        countBlocks();
        m_walk = std::make_unique<PartialFairTree>(m_pass, m_blocks);
    }
}

void PartialFairShare::walkAbove(Position position)
{
    while (position != 0) {
        position = m_pass.layout.fsParent(position);
        m_blocks.isWalked[position] = 1;
    }
}

void PartialFairShare::walkBelow(Position position)
{
    std::vector<Position> open { position };
    while (!open.empty()) {
        const Position here = open.back();
        open.pop_back();
        if (!m_pass.layout.isUserAt(here)) {
            m_blocks.isWalked[here] = 1;
            for (Position child = m_pass.layout.firstChild(here); child < m_pass.layout.childEnd(here); ++child) {
                open.push_back(child);
            }
        }
    }
}

void PartialFairShare::collectPositions()
{
    m_positions.push_back(0);
    for (Position position = 1; position < m_pass.size(); ++position) {
        if (m_blocks.isWalked[m_pass.layout.fsParent(position)] != 0) {
            m_positions.push_back(position);
        }
    }
}

/// A fair-share parent stands before what hangs from it: from the end, everything below an account comes before it.
void PartialFairShare::countBlocks()
{
    const Position size = m_pass.size();
    m_blocks.users.resize(size);
    m_blocks.tiedAtEnd.resize(size);
    m_blocks.best.resize(size);
    std::vector<std::uint32_t> last(size, 0); // the worst rank below
    for (Position position = size; position-- > 1;) {
        if (m_pass.layout.isUserAt(position)) {
            m_blocks.users[position] = 1;
            m_blocks.tiedAtEnd[position] = 1;
            last[position] = m_evaluation.rankAt(position);
        }
        const Position above = m_pass.layout.fsParent(position);
        m_blocks.users[above] += m_blocks.users[position];
        if (last[position] > last[above]) {
            last[above] = last[position];
            m_blocks.tiedAtEnd[above] = m_blocks.tiedAtEnd[position];
        } else if (last[position] == last[above]) {
            m_blocks.tiedAtEnd[above] += m_blocks.tiedAtEnd[position];
        }
    }
}

bool PartialFairShare::update(const std::stop_token &stop)
{
    m_stop = stop;
    const std::span<const Position> belowRoot(m_positions.data() + 1, m_positions.size() - 1);
    const std::uint16_t dampening = std::max<std::uint16_t>(1, m_evaluation.policy().priority.dampeningFactor);
    switch (m_evaluation.algorithm()) {
    case Algorithm::FairTree:
        return m_walk->run() && !m_stop.stop_requested();
    case Algorithm::Classic:
        updateClassic(m_pass, dampening, belowRoot);
        break;
    case Algorithm::DepthOblivious:
        updateDepthOblivious(m_pass, dampening, belowRoot);
        break;
    case Algorithm::Linear2009:
        updateLinear2009(m_pass, m_machine, belowRoot);
        break;
    }
    return !m_stop.stop_requested();
}

double PartialFairShare::factor(AssociationId id) const
{
    const Position position = m_pass.layout.positionOf(id);
    if (m_walk == nullptr || m_pass.layout.isUserAt(position)) {
        return m_evaluation.factor[position];
    }
    return m_evaluation.tree().usesParent(id) ? highestBelow(position) : m_blocks.best[position];
}

double PartialFairShare::highestBelow(Position account) const
{
    double highest = 0.0;
    std::vector<Position> open { account };
    while (!open.empty()) {
        const Position above = open.back();
        open.pop_back();
        for (Position child = m_pass.layout.firstChild(above); child < m_pass.layout.childEnd(above); ++child) {
            if (m_pass.layout.isUserAt(child)) {
                highest = std::max(highest, m_evaluation.factor[child]);
            } else {
                open.push_back(child);
            }
        }
    }
    return highest;
}

} // namespace apportion
