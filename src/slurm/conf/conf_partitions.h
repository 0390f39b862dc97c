// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"
#include "slurm/conf/conf_nodes.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// Whether slurmctld reads a key of the line of a partition alone, and never of DEFAULT lines (read_config.c, _parse_partitionname, to 26.05).
[[nodiscard]] bool isOfOwnLine(std::string_view key);

/// The partitions of a slurm.conf. Lines are gathered first and read in finish(), since nodes may be defined below.
class PartitionTable : public LineTable
{
public:
    /// As that @p release reads it, as NodeTable does.
    PartitionTable(std::uint16_t release, NodeTable &nodes, Findings &findings)
        : LineTable(schema::ConfSection::Partition, release, findings), m_nodes(nodes)
    {
    }

    /// Takes a PartitionName line: a DEFAULT line, or a partition. @p pairs begins with PartitionName.
    void addLine(std::vector<ConfPair> pairs, const SourcePlace &place);
    [[nodiscard]] std::vector<Partition> finish();
    /// Where each partition of finish() stands.
    [[nodiscard]] std::vector<SourcePlace> takePlaces() { return std::move(m_places); }

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
    std::vector<Line> m_lines;
    std::vector<SourcePlace> m_places;
};

} // namespace apportion::slurm
