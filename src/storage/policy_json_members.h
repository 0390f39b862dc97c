// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"
#include "storage/json_text.h"
#include "storage/policy_json_associations.h"
#include "storage/policy_json_versions.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion
{

/// Tells that a member's value is of another kind than it should be.
void reportWrongKind(const JsonValue &value, const std::string &member, ReadReport &report);

/// Sets the members of a policy: of the draft, or of a version of it, which has only what is not as in the draft.
class PolicyReader
{
public:
    /// @p lines: how many the document has.
    PolicyReader(ReadReport &report, bool isVersion, std::uint32_t lines)
        : m_report(report), m_isVersion(isVersion), m_lines(lines), m_associations(m_read.policy.associations, m_read.situation, report)
    {
    }

    /// @p key is its name without that of the version.
    void member(JsonValue &value, const std::string &key);
    void element(JsonValue &value, const std::string &key);
    /// Elements of the draft's associations; how many were taken: the next one is to be read as any other.
    [[nodiscard]] std::size_t associations(std::span<const PlainRow> rows) { return m_associations.addPlain(rows); }
    [[nodiscard]] Snapshot finish();
    /// The same for a version, with what the draft's lines say of it.
    [[nodiscard]] Snapshot finish(const Snapshot &draft, const std::vector<VersionRow> &rows);
    [[nodiscard]] const std::vector<VersionRow> &versionRows(std::size_t version) const { return m_associations.versionRows(version); }
    [[nodiscard]] bool isEmpty() const { return m_given.empty(); }

private:
    /// A member that is an array: what its elements are, and who reads them.
    struct Table
    {
        std::string_view name;
        JsonValue::Kind kind;
        void (*add)(PolicyReader &reader, JsonValue &value);
    };
    [[nodiscard]] static const Table *findTable(std::string_view name);

    template <typename Row>
    void addRow(Shared<std::vector<Row>> &table, JsonValue &value, void (*read)(RowReader &, Row &));
    void addJob(JsonValue &value);
    void giveRoomBack();
    void sortRecordsRead();
    void addPartition(JsonValue &value);
    void addAssociation(JsonValue &value);
    void trackTres(const JsonValue &value);
    void resolveNodes();
    void inherit(const Snapshot &draft);
    bool isWrong(const JsonValue &value, JsonValue::Kind kind, const std::string &member);

    ReadReport &m_report;
    bool m_isVersion;
    std::uint32_t m_lines; ///< of the document
    Snapshot m_read;
    AssociationReader m_associations;
    std::vector<AssociationLine> m_others; ///< of a version: what the draft does not have
    std::vector<std::pair<std::size_t, JsonValue>> m_partitionNodes; ///< by partition; they may precede the node groups
    std::optional<JsonValue> m_settings; ///< of a version: they change those of the draft
    std::set<std::string> m_given; ///< members that there were
};

} // namespace apportion
