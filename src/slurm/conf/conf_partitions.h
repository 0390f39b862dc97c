// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"
#include "slurm/conf/conf_nodes.h"

#include <array>
#include <vector>

namespace apportion::slurm
{

/// The partitions of a slurm.conf. Lines are gathered first and read in finish(), since nodes may be defined below.
class PartitionTable
{
public:
    PartitionTable(NodeTable &nodes, Findings &findings) : m_nodes(nodes), m_findings(findings), m_ofRows(findings) { }

    /// Takes a PartitionName line: a DEFAULT line, or a partition. @p pairs begins with PartitionName.
    void addLine(std::vector<ConfPair> pairs, const SourcePlace &place);
    [[nodiscard]] std::vector<Partition> finish();
    /// Where each partition of finish() stands.
    [[nodiscard]] std::vector<SourcePlace> takePlaces() { return std::move(m_places); }
    /// DEFAULT lines below which no other stands, before the next DEFAULT line or the end: nobody takes their keys over.
    [[nodiscard]] std::vector<ForeignLine> takeUnusedDefaults();

private:
    struct Line
    {
        std::string name;
        ConfKeys keys;
        SourcePlace place;
    };

    Partition read(Line &line, std::uint32_t index);
    /// Keys of the line that Priority, @p both, overrules; @p own: what PriorityJobFactor and PriorityTier say.
    void reportOverruled(const Line &line, const ConfPair &both, const std::array<std::uint32_t, 2> &own, const ObjectRef &object);
    void reportSecondDefault(std::vector<Partition> &partitions, const Line &line);

    NodeTable &m_nodes;
    Findings &m_findings;
    RowFindings m_ofRows;
    ConfKeys m_defaults;
    std::optional<ForeignLine> m_unused; ///< the last DEFAULT line, while no other has come
    std::vector<ForeignLine> m_unusedBefore;
    std::vector<Line> m_lines;
    std::vector<SourcePlace> m_places;
};

} // namespace apportion::slurm
