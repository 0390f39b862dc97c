// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/association_match.h"
#include "core/policy/situation.h"
#include "storage/project.h"
#include "storage/row_reader.h"
#include "storage/row_writer.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace apportion
{

// A project file holds the baseline, and what was exported last, as what differs from the draft: an association's line has
// what it was there, and the other parts stand beside those of the draft.

/// How a version is called in a project file: in the lines of associations, and as a member, alone or before a point.
struct VersionKey
{
    const char *row;
    const char *member;
};
inline constexpr std::array versionKeys = { VersionKey { "was", "baseline" }, VersionKey { "exported", "exported" },
    VersionKey { "in1", "scenario1" }, VersionKey { "in2", "scenario2" }, VersionKey { "in3", "scenario3" }, VersionKey { "in4", "scenario4" },
    VersionKey { "in5", "scenario5" }, VersionKey { "in6", "scenario6" }, VersionKey { "in7", "scenario7" }, VersionKey { "in8", "scenario8" },
    VersionKey { "in9", "scenario9" }, VersionKey { "in10", "scenario10" }, VersionKey { "in11", "scenario11" }, VersionKey { "in12", "scenario12" },
    VersionKey { "in13", "scenario13" }, VersionKey { "in14", "scenario14" }, VersionKey { "in15", "scenario15" },
    VersionKey { "in16", "scenario16" }, VersionKey { "in17", "scenario17" }, VersionKey { "in18", "scenario18" },
    VersionKey { "in19", "scenario19" }, VersionKey { "in20", "scenario20" }, VersionKey { "in21", "scenario21" },
    VersionKey { "in22", "scenario22" } };
/// From here on they are the scenarios that are not edited.
inline constexpr std::size_t firstScenario = 2;
static_assert(versionKeys.size() == firstScenario + Project::mostKept);
/// The name of the draft.
inline constexpr const char *scenarioKey = "scenario";

/// What an association of the draft was in a version.
struct VersionRow
{
    AssociationId id = noAssociation; ///< in the draft
    std::uint32_t line = 0; ///< of the file
    bool isAbsent = false; ///< the version does not have it
    std::optional<std::uint32_t> shares; ///< nothing, here and below: as in the draft
    std::optional<std::uint32_t> priority;
    std::optional<long double> usage;
    std::optional<std::string> parent;
    std::optional<std::string> options;
    std::optional<std::vector<std::string>> formerly;
};

/// Writes what associations were in a version.
class VersionRowWriter
{
public:
    VersionRowWriter(const char *key, const Snapshot &version, const Snapshot &draft);

    /// Appends to the line of an association of the draft what it was, if it was something else.
    void write(RowWriter &row, AssociationId id) const;
    /// The associations of the version that the draft does not have, parents first.
    [[nodiscard]] std::vector<AssociationId> others() const;

private:
    const char *m_key;
    const Snapshot &m_version;
    const Snapshot &m_draft;
    bool m_isSame;
    AssociationMatch m_match;
};

/// Writes "shares" as a number, or "parent".
void writeShares(RowWriter &row, const AssociationTree &tree, AssociationId id);

/// Makes the draft's associations in @p version those of the version: moves and removes. The values of @p rows are set by
/// setVersionValues() when what the draft does not have has been added.
void setVersionStructure(Snapshot &version, const std::vector<VersionRow> &rows, ReadReport &report);
void setVersionValues(Snapshot &version, const std::vector<VersionRow> &rows, ReadReport &report);

/// Writes where a version comes from, on one line. @p sameAs names a member that holds the same; empty: none. Of a scenario
/// only its name is known.
void writeVersionInfo(std::string &to, const Baseline &info, const char *sameAs);
/// Reads it; false, and said, when it is none.
[[nodiscard]] bool readVersionInfo(JsonValue &value, Baseline &info, std::string &sameAs, ReadReport &report);

} // namespace apportion
