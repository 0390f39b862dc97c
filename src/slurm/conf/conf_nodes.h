// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/schema/conf_keys.h"
#include "slurm/conf/conf_lexer.h"
#include "slurm/text/host_list.h"
#include "slurm/text/reading.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace apportion::slurm
{

/// A key of a DEFAULT line, and whether a row has it from there.
struct DefaultKey
{
    ConfPair pair;
    SourcePlace place;
    bool isInherited = false;
};

/// The keys of one NodeName or PartitionName line with those of the DEFAULT lines above it.
class ConfKeys
{
public:
    ConfKeys() = default;
    explicit ConfKeys(std::vector<ConfPair> pairs);

    /// Says that these are the keys of a DEFAULT line, and where that is. They are added to @p standing.
    void standAt(const SourcePlace &defaultLine, std::vector<DefaultKey> &standing);
    /// Says that a row has what it has of @p standing.
    void inheritTo(std::vector<DefaultKey> &standing) const;
    /// Fills in what @p defaults has and this has not.
    void inherit(const ConfKeys &defaults);
    /// The pair of that key (any case), or nullptr. Marks it as understood.
    const ConfPair *take(std::string_view key);
    /// Whether the line itself has the key, not a DEFAULT line above it.
    [[nodiscard]] bool isOwn(std::string_view key) const;
    /// The DEFAULT line that it comes from; nullptr: it is the line's own, or not there.
    [[nodiscard]] const SourcePlace *defaultLine(std::string_view key) const;
    /// What was not taken, in order.
    [[nodiscard]] std::vector<ForeignKey> foreign() const;
    /// Keys that stood twice on the line (the last stands).
    [[nodiscard]] const std::vector<std::string> &doubles() const { return m_doubles; }
    /// What stood on the line and does not count: slurmctld reads it all the same.
    [[nodiscard]] const std::vector<ConfPair> &overridden() const { return m_overridden; }

private:
    static constexpr std::size_t noDefault = static_cast<std::size_t>(-1);

    struct Entry
    {
        ConfPair pair;
        std::string folded; // Feature and Features, CPUs and Procs are one key each
        bool taken = false;
        SourcePlace inheritedFrom {};
        std::size_t ofDefault = noDefault; // its place among those that stand on DEFAULT lines
    };

    [[nodiscard]] Entry *find(std::string_view folded);

    std::vector<Entry> m_entries;
    std::vector<std::string> m_doubles;
    std::vector<ConfPair> m_overridden;
};

/// Whom to tell what is wrong with the values of rows, and where: of one from a DEFAULT line once, and at that line.
class RowFindings
{
public:
    explicit RowFindings(Findings &findings) : m_findings(findings) { }

    struct To
    {
        SourcePlace place;
        Findings &findings;
        bool isDefault = false;
    };
    /// For the value of that key of a row that stands at @p line.
    [[nodiscard]] To of(const ConfKeys &keys, std::string_view key, const SourcePlace &line);

private:
    Findings &m_findings;
    Diagnostics m_dropped;
    Findings m_again { m_dropped }; // what is told already
    std::map<std::tuple<std::string, std::uint32_t, std::string>, SourcePlace> m_told; // file, line and key: the row that tells of it
};

/// Pairs as they stood, without the first key: the value of a foreign line.
[[nodiscard]] std::string restOf(const std::vector<ConfPair> &pairs);

/// Lines that begin with one key, NodeName or PartitionName: its DEFAULT lines give their keys to those below.
class LineTable
{
public:
    /// DEFAULT lines below which no other stands, before the next DEFAULT line or the end: nobody takes their keys over.
    [[nodiscard]] std::vector<ForeignLine> takeUnusedDefaults();

protected:
    LineTable(schema::ConfSection section, std::uint16_t release, Findings &findings)
        : m_findings(findings), m_ofRows(findings), m_release(release), m_section(section)
    {
    }

    /// The keys of a line but for its name, with which @p pairs begins. Of one that stands twice @p twice tells, with the key and the name.
    [[nodiscard]] ConfKeys keysOf(std::vector<ConfPair> pairs, const SourcePlace &place, const char *twice);
    /// Fills in what the DEFAULT lines above the one of keysOf() say. Whether it is one itself, and its keys are those of the lines below.
    bool takeDefaults(ConfKeys &keys, const SourcePlace &place);
    /// Whether the line of keysOf() is a DEFAULT line.
    [[nodiscard]] bool isDefault() const { return m_isDefault; }

    Findings &m_findings;
    RowFindings m_ofRows;
    std::uint16_t m_release; ///< year · 100 + month; 0: nobody said, so the newest

private:
    void reportRefused(const ConfPair &pair, const SourcePlace &place);

    schema::ConfSection m_section;
    std::vector<DefaultKey> m_standing; ///< on DEFAULT lines
    ConfKeys m_defaults;
    bool m_isDefault = false;
    std::optional<ForeignLine> m_unused; ///< the last DEFAULT line, while no other has come
    std::vector<ForeignLine> m_unusedBefore;
};

/// Nodes and node sets of a slurm.conf, and which nodes a list names.
class NodeTable : public LineTable
{
public:
    /// As that @p release reads it (year · 100 + month; 0: nobody said, so the newest).
    NodeTable(std::uint16_t release, Findings &findings) : LineTable(schema::ConfSection::Node, release, findings) { }

    /// Reads a NodeName line: a DEFAULT line, or a group of nodes. @p pairs begins with NodeName.
    void addLine(std::vector<ConfPair> pairs, const SourcePlace &place);
    /// Reads a NodeSet line.
    void addSet(std::vector<ConfPair> pairs, const SourcePlace &place);
    /// The nodes of a partition's Nodes value by group: host lists, ALL, node sets. Nodes that no NodeName line
    /// defines are told and left out; a node named twice counts once.
    [[nodiscard]] std::vector<PartitionNodes> resolve(std::string_view nodes, const RowFindings::To &told, const ObjectRef &object);
    /// Tells of sets that are called as a node is, once all lines are read.
    void checkSetNames();
    [[nodiscard]] std::vector<NodeGroup> takeGroups() { return std::move(m_groups); }
    /// Where each group stands.
    [[nodiscard]] std::vector<SourcePlace> takePlaces() { return std::move(m_places); }

private:
    struct NodeSet
    {
        std::vector<std::string> features;
        std::string nodes;
        std::size_t number = 0; // among them
    };
    struct Node
    {
        std::uint32_t group = 0;
        std::uint32_t seen = 0; // the last resolve() that counted it
    };
    struct Resolving;

    void fillGroup(NodeGroup &group, ConfKeys &keys, const SourcePlace &place);
    void registerHosts(std::uint32_t group, const SourcePlace &place);
    [[nodiscard]] bool takes(const std::optional<OpenBracket> &open) const;
    void reportList(Findings &findings, const SourcePlace &place, const Text &error, const std::optional<OpenBracket> &open, const ObjectRef &object,
        Severity severity = Severity::Error) const;
    void checkAddresses(const NodeGroup &nodes, std::size_t count, const SourcePlace &place, const ObjectRef &object);
    std::optional<std::uint64_t> number(ConfKeys &keys, std::string_view key, std::uint64_t most, const SourcePlace &place);
    void countList(Resolving &resolving, std::string_view nodes, bool isOfSet);
    void countFeature(Resolving &resolving, std::string_view feature);
    void countSets(Resolving &resolving);
    void countGroup(Resolving &resolving, std::uint32_t group);

    std::vector<NodeGroup> m_groups;
    std::vector<SourcePlace> m_places;
    std::vector<std::vector<std::string>> m_features; // of each group, as written
    std::map<std::string, std::vector<std::uint32_t>, std::less<>> m_withFeature; // groups, of those that are indexed
    std::size_t m_indexed = 0;
    std::vector<Node> m_nodes;
    std::vector<std::vector<std::uint32_t>> m_members; // node indices of each group
    std::unordered_map<std::string, std::uint32_t> m_byName;
    bool m_hasNameless = false; ///< a node whose name is empty: OpenBracket
    std::map<std::string, NodeSet, std::less<>> m_sets;
    std::vector<std::pair<const std::string *, const NodeSet *>> m_setsInOrder; // of their lines
    std::vector<std::pair<std::string, SourcePlace>> m_setPlaces;
    std::uint32_t m_resolved = 0;
    std::size_t m_work = 0; // hosts expanded so far, to bound hostile input
};

} // namespace apportion::slurm
